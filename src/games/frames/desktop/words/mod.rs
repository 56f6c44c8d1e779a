//! The interface words of Frames, on its panels and on its board.

mod board;
mod inspect;
mod setup;
mod turn;

pub use board::{BoardWords, DamageWords, FateWord};
pub use inspect::InspectWords;
pub use setup::{CrewWords, EndWords};
pub use turn::{StripWords, TrayWords};

use crate::desktop::words::{keyed, word_files, words};
use crate::games::frames::components::Role;
use crate::table::Language;

word_files!("frames", FramesWords);

words! {
    /// The words that only Frames has, in one language.
    pub struct FramesWords {
        /// The language, for the words of the game itself.
        language: Language,
        /// The game in one sentence, and its number of players.
        about: (&'static str, &'static str),
        /// The result of conceding.
        concedes: &'static str,
        /// The strip.
        strip: StripWords,
        /// The tray.
        tray: TrayWords,
        /// The dice of the last attack.
        damage: DamageWords,
        /// The panel of the thing under the pointer.
        inspect: InspectWords,
        /// The setup.
        setup: CrewWords,
        /// The end.
        end: EndWords,
        /// The board.
        board: BoardWords,
        /// Head of the log before the first round.
        log: &'static str,
        /// A single-shot rocket.
        rocket: &'static str,
        /// A die that waits.
        die_free: &'static str,
        /// A die that was used.
        die_used: &'static str,
    }
    says {
        /// Head of the log in a round.
        log_of_round(round: usize);
        /// Name of a die by its colour and value.
        die(colour: &str, value: u8);
    }
}

keyed!(Role: None Defender PointAttacker Attacker);
