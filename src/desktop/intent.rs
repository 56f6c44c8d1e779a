//! Intents: what the player wants. Panels, keys and the table write them, and one system applies them.

use bevy::prelude::Message;

use super::editor::EditWish;
use super::saves::{SaveWish, WatchWish};
use super::screen::{Overlay, Playing, Settings};
use crate::games::frames::desktop::session::Held;
use crate::table::{Choice, ObjectId};
use crate::tools::passing::{Stops, Trigger, Until};

/// One wish. Panels collect them; [`apply_intents`](super::apply_intents) turns them into choices and screens.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
pub enum Intent {
    /// Make this choice.
    Choose(Choice),
    /// The big button: pass, or finish what is being put together.
    Pass,
    /// Go on passing until somebody else acts or the turn ends.
    PassOn,
    /// Go on passing until nothing waits to resolve.
    ResolveAll,
    /// Choose the first, and the second as soon as it is asked.
    Begin(Choice, Choice),
    /// List everything that answers that entry of the stack; once more, or for none: no longer.
    Answer(Option<u16>),
    /// List the choices that have a place of their own, or no longer.
    Apart(bool),
    /// With the keyboard to the next thing that can be chosen, or back to the one before.
    Step(bool),
    /// Choose what the keyboard went to. If it went nowhere: go to the first thing; press the big button if nothing else
    /// can be chosen, on the table or in a list.
    Take,
    /// Choose the n-th of the choices that are listed in words.
    Word(usize),
    /// Take the last choice back.
    Undo,
    /// Drop a half-announced action; with nothing half-announced, the menu.
    Cancel,
    /// The pointer is over that object, or over none.
    Hover(Option<ObjectId>),
    /// Keep that object large at the left, or stop that.
    Inspect(Option<ObjectId>),
    /// Somebody tried to use that object in vain: say why not.
    Explain(ObjectId),
    /// Somebody dropped a card of the hand that can only be put to a use that is asked first: keep it large with that
    /// choice beside it, and say why nothing else can be done with it.
    Offer(ObjectId),
    /// The next player sits down at the screen.
    Ready,
    /// Finish all running animations at once.
    Skip,
    /// Put something over the screen, or take it away.
    Show(Overlay),
    /// Changed settings.
    Set(Settings),
    /// Give up the match, or (`true`) the whole game.
    Concede(bool),
    /// Write the replay file.
    SaveReplay,
    /// Take that in hand: a die, an action, a target.
    Hold(Held),
    /// To the setup screen of a game.
    Open(Playing),
    /// To the setup screen of the game that was played.
    ToSetup,
    /// Begin with what the setup screen says.
    Start,
    /// The same players and decks once more with another seed.
    PlayAgain,
    /// Back to the title; a running match is given up.
    ToTitle,
    /// Close the program.
    Quit,
    /// Go on passing for so long.
    PassUntil(Until),
    /// Go on passing no longer.
    StopPassing,
    /// From now on, or no longer, pass whenever that is about to resolve.
    Ignore(Trigger),
    /// Where passing stops from now on.
    Stops(Stops),
    /// Stop, or no longer, in the window that the game is in, in turns such as this one.
    StopHere,
    /// Something about saves.
    Save(SaveWish),
    /// Something about a match that is watched, or about going back in one that is played.
    Watch(WatchWish),
    /// Something about the position editor.
    Edit(EditWish),
}
