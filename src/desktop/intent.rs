//! Intents: what the player wants. Panels, keys and the table write them, and one system applies them.

use bevy::prelude::Message;

use super::advice::AdviceWish;
use super::editor::EditWish;
use super::guide::GuideWish;
use super::lab::LabWish;
use super::puzzles::PuzzleWish;
use super::saves::{SaveWish, WatchWish};
use super::screen::{Overlay, Playing, Settings};
use crate::games::frames::desktop::session::Selection;
use crate::table::{Choice, ObjectId};
use crate::tools::passing::{Stops, Trigger, Until};

/// One intent. Panels collect them; [`apply_intents`](super::apply_intents) turns them into choices and screens.
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
    /// List the answers to that entry of the stack; again, or for none: close the list.
    Answer(Option<u16>),
    /// List the choices that already have a place on the table, or close the list.
    Apart(bool),
    /// Move the keyboard focus to the next thing that can be chosen, or to the previous one.
    Step(bool),
    /// Choose the focused thing. Without a focus: go to the first thing; press the big button if nothing else can be
    /// chosen, on the table or in a list.
    Take,
    /// Choose the n-th of the choices that are listed in words.
    Word(usize),
    /// Undo the last choice.
    Undo,
    /// Cancel a half-announced action; without one, open the menu.
    Cancel,
    /// The pointer is over that object, or over none.
    Hover(Option<ObjectId>),
    /// That object came under the resting pointer, or none is there any more.
    Slide(Option<ObjectId>),
    /// Keep that object large at the left, or stop that.
    Inspect(Option<ObjectId>),
    /// Show why that object cannot be used.
    Explain(ObjectId),
    /// A hand card was dropped that can only be converted or the like: keep it large with that choice beside it, and
    /// show why nothing else can be done with it.
    Offer(ObjectId),
    /// The next player sits down at the screen.
    Ready,
    /// Finish all running animations at once.
    Skip,
    /// Show an overlay, or close it.
    Show(Overlay),
    /// Changed settings.
    Set(Settings),
    /// Concede the match, or (`true`) the whole game.
    Concede(bool),
    /// Write the replay file.
    SaveReplay,
    /// Select that: a die, an action, a target.
    Hold(Selection),
    /// To the setup screen of a game.
    Open(Playing),
    /// To the setup screen of the game that was played.
    ToSetup,
    /// Start a match from the setup screen.
    Start,
    /// Play again: the same players and decks with a new seed.
    PlayAgain,
    /// Back to the title; a running match is given up.
    ToTitle,
    /// Close the program.
    Quit,
    /// Pass repeatedly for that long.
    PassUntil(Until),
    /// Stop passing repeatedly.
    StopPassing,
    /// Pass always, or no longer, when that is about to resolve.
    Ignore(Trigger),
    /// Where passing stops from now on.
    Stops(Stops),
    /// Set or clear a stop in the current window, for turns like this one.
    StopHere,
    /// An intent about the hint.
    Advise(AdviceWish),
    /// An intent about puzzles.
    Puzzle(PuzzleWish),
    /// An intent about saves.
    Save(SaveWish),
    /// An intent about a watched match, or about undo past revealed information.
    Watch(WatchWish),
    /// An intent about guided matches.
    Guide(GuideWish),
    /// An intent about the position editor.
    Edit(EditWish),
    /// An intent about the lab.
    Lab(LabWish),
}
