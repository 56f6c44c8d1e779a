//! The words of the interface, one table for each language. A word that a table lacks does not compile.
//!
//! What a game says of its cards, choices and events is in the game's own phrases.

mod editor;
mod english;
mod options;
mod passing;
mod saves;
mod setup;
mod spanish;

pub use editor::EditorWords;
pub use options::{SettingsWords, TitleWords};
pub use passing::PassingWords;
pub use saves::SavesWords;
pub use setup::SetupWords;

use crate::desktop::session::Controller;
use crate::games::biomes::desktop::words::BiomesWords;
use crate::games::frames::desktop::words::FramesWords;
use crate::games::souls::desktop::words::SoulsWords;
use crate::table::Language;

/// The words of a language.
#[must_use]
pub const fn of(language: Language) -> &'static Words {
    match language {
        Language::English => &english::WORDS,
        Language::Spanish => &spanish::WORDS,
    }
}

/// A sentence with a name in it.
pub type Named = fn(&str) -> String;
/// A sentence with a number in it.
pub type Counted = fn(usize) -> String;

/// Every word of the interface.
pub struct Words {
    /// Which language it is.
    pub language: Language,
    /// Somebody else must choose.
    pub is_choosing: Named,
    /// Who chooses next, in a match that is watched.
    pub chooses_next: Named,
    /// Drop a half-announced action.
    pub cancel: &'static str,
    /// Close a list.
    pub close: &'static str,
    /// Head of a hint.
    pub hint: &'static str,
    /// A hint was read.
    pub hint_read: &'static str,
    /// No more hints at all.
    pub no_hints: &'static str,
    /// Back to where one was.
    pub back: &'static str,
    /// Take back the last choice.
    pub undo: &'static str,
    /// Undo with nothing to take back.
    pub no_undo: &'static str,
    /// Head of the log before the first turn.
    pub log: &'static str,
    /// Head of the log in a turn.
    pub log_of_turn: Counted,
    /// An empty log.
    pub no_log: &'static str,
    /// How many cards lie in a pile.
    pub cards_in_pile: Counted,
    /// The pile offers something.
    pub click_outlined: Named,
    /// Whose name stands at the far side of a menu of somebody who only watches.
    pub watching: &'static str,
    /// Somebody acts and it is not the watcher.
    pub acts: Named,
    /// Nothing is asked of the watcher.
    pub nothing_to_do: &'static str,
    /// Something runs by itself.
    pub by_itself: &'static str,
    /// A person at the screen.
    pub human: &'static str,
    /// A bot of that name.
    pub bot: Named,
    /// The menu.
    pub menu: MenuWords,
    /// The title.
    pub front: TitleWords,
    /// The settings.
    pub settings: SettingsWords,
    /// The setup of Sanctuary, and what all setups share.
    pub setup: SetupWords,
    /// The setup of Biomes.
    pub biomes: BiomesWords,
    /// The cover between two people.
    pub handover: HandoverWords,
    /// The end.
    pub result: ResultWords,
    /// What a refused choice is called.
    pub refused: RefusedWords,
    /// Sanctuary.
    pub sanctuary: SanctuaryWords,
    /// Souls.
    pub souls: SoulsWords,
    /// Passing by oneself.
    pub passing: PassingWords,
    /// Saves, replays, notes.
    pub saves: SavesWords,
    /// Frames.
    pub frames: FramesWords,
    /// The position editor.
    pub editor: &'static EditorWords,
}

impl Words {
    /// What kind of player that is.
    #[must_use]
    pub fn sitter(&self, sitter: Controller) -> String {
        match sitter {
            Controller::Human => self.human.to_owned(),
            Controller::Bot(name) => (self.bot)(name),
        }
    }
}

/// The menu over a match.
pub struct MenuWords {
    /// Its name, also on the button that opens it.
    pub title: &'static str,
    /// Go on.
    pub resume: &'static str,
    /// Opens the settings.
    pub settings: &'static str,
    /// Opens the keys, and heads them.
    pub keys: &'static str,
    /// Writes the replay.
    pub save_replay: &'static str,
    /// Give up.
    pub concede: &'static str,
    /// Give up the whole game.
    pub concede_game: &'static str,
    /// Leave.
    pub leave: &'static str,
    /// Asks once more.
    pub really: &'static str,
    /// The same for a whole game.
    pub really_game: &'static str,
    /// What conceding does in a game of cards.
    pub concedes: &'static str,
    /// What it does in Frames.
    pub concedes_frames: &'static str,
    /// Concede.
    pub yes: &'static str,
    /// Play on.
    pub no: &'static str,
    /// Where the replay file is.
    pub saved: Named,
    /// Why there is none.
    pub not_saved: Named,
}

/// The cover between two people.
pub struct HandoverWords {
    /// Before the name.
    pub pass_to: &'static str,
    /// That nothing is shown yet.
    pub hidden: &'static str,
    /// The button.
    pub ready: Named,
}

/// The end of a match.
pub struct ResultWords {
    /// The watcher won.
    pub you_win: &'static str,
    /// Somebody won.
    pub wins: Named,
    /// Several won.
    pub all_win: Named,
    /// Between the last two of several names.
    pub and: &'static str,
    /// Those who played together lost.
    pub lost: &'static str,
    /// Nobody won.
    pub draw: &'static str,
    /// How, if nobody won.
    pub nobody: &'static str,
    /// How, if nobody won because the same was repeated too often.
    pub endless: &'static str,
    /// After how many turns.
    pub turns: Counted,
    /// Somebody gave up.
    pub conceded: Named,
    /// Several gave up.
    pub all_conceded: Named,
    /// The watcher gave up.
    pub you_conceded: &'static str,
    /// Head of the table.
    pub stood: &'static str,
    /// Once more.
    pub again: &'static str,
    /// What the key for it does.
    pub again_hint: &'static str,
    /// Below it, where the match began at a position or at a moment of another one.
    pub again_there: &'static str,
    /// To the title.
    pub title: &'static str,
    /// Writes the replay.
    pub save_replay: &'static str,
    /// To the setup.
    pub change: &'static str,
}

/// Heads of the card that says why not, each with the thing's name.
pub struct RefusedWords {
    /// Nothing in particular.
    pub not_now: &'static str,
    /// Playing.
    pub play: Named,
    /// Attacking.
    pub attack: Named,
    /// Blocking.
    pub block: Named,
    /// Challenging.
    pub challenge: Named,
    /// Being aimed at.
    pub target: Named,
    /// Anything else.
    pub other: Named,
    /// Head of a rule.
    pub rule: Named,
    /// That a click on its id opens its text.
    pub read: &'static str,
    /// The language that rules are told in, unless it is the reader's.
    pub told_in: &'static str,
    /// A rule that no page tells.
    pub untold: &'static str,
}

/// What only Sanctuary says.
pub struct SanctuaryWords {
    /// The Stack.
    pub stack: &'static str,
    /// How it works.
    pub last_first: &'static str,
    /// An empty Stack.
    pub stack_empty: &'static str,
    /// That the top can be answered.
    pub answer_or_pass: &'static str,
    /// An entry that is a Manipulation.
    pub manipulation: &'static str,
    /// An entry that is an ability.
    pub ability: &'static str,
    /// Choose an entry, said to those who do not see.
    pub choose: Named,
    /// A pass that leads somewhere.
    pub pass_to: Named,
    /// Skips the Duel.
    pub skip_duel: &'static str,
    /// Skips the Combat.
    pub skip_combat: &'static str,
    /// Confirms so many attackers.
    pub attack_with: Counted,
    /// Confirms so many blockers.
    pub block_with: Counted,
    /// Enhancements in play of those the Sanctuary bears.
    pub enhancements: fn(u8, u8) -> String,
    /// Cards in hand.
    pub hand: Counted,
    /// Cards in deck.
    pub deck: Counted,
    /// Cards in Limbo.
    pub limbo: Counted,
    /// Opens the Limbo.
    pub look_through: &'static str,
    /// Whose turn it is.
    pub has_turn: &'static str,
    /// Name of a Limbo.
    pub limbo_of: Named,
    /// The watcher's Limbo.
    pub your_limbo: &'static str,
    /// A Character that the exchange destroys.
    pub falls: &'static str,
    /// Volition, beside its flames.
    pub volition: &'static str,
    /// A Conflict without Characters.
    pub no_characters: &'static str,
    /// Nothing is shown large.
    pub look_closer: &'static str,
    /// What to do about that.
    pub point_at_card: &'static str,
    /// Notes on a card: tapped.
    pub tapped: (&'static str, &'static str),
    /// Entered this turn, and what that means for one that could block or never can.
    pub entered: (&'static str, fn(bool) -> &'static str),
    /// Damaged, with damage and Strength.
    pub damaged: &'static str,
    /// How much of it.
    pub damage_of: fn(i32, i32) -> String,
    /// Changed Strength: now and printed.
    pub strength_now: fn(i32, i32) -> String,
    /// Head of that.
    pub strength: &'static str,
    /// Durability left.
    pub durability: &'static str,
    /// How much of it.
    pub durability_left: fn(u8) -> String,
    /// Silenced.
    pub silenced: (&'static str, &'static str),
    /// Carried by somebody.
    pub carried: &'static str,
    /// Carries something.
    pub carries: &'static str,
    /// The Sanctuary was destroyed.
    pub fell: Named,
    /// The watcher's was.
    pub yours_fell: &'static str,
    /// Rows of the final table: Structure, Volition, Enhancements, Characters, hand, deck, Limbo.
    pub rows: [&'static str; 7],
    /// Whose question, mine first.
    pub you_act: Named,
    /// What the opening hands are called in the ribbon.
    pub opening: &'static str,
    /// Which turn it is.
    pub turn: Counted,
}
