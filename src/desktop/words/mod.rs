//! The words of the interface. They stand in files of data, one for each language, under `assets/words`; here is declared
//! which words there are.
//!
//! What a game says of its cards, choices and events is in the game's own phrases, what only its window says in its own
//! words.

mod around;
mod declare;
mod editor;
mod keyed;
mod options;
mod passing;
mod read;
mod saves;
mod sentence;
mod setup;

pub use around::{HandoverWords, MenuWords, RefusedWords, ResultWords};
pub use editor::EditorWords;
pub use options::{SettingsWords, TitleWords};
pub use passing::PassingWords;
pub use saves::{SavesWords, TurnWords};
pub use setup::SetupWords;

pub(crate) use declare::{word_files, words};
pub(crate) use keyed::keyed;
pub use keyed::{Hole, Keyed, Kind};
pub use read::{Glossary, Node, Table, Word, read};
pub use sentence::{HoleSpec, Sentence};

use crate::desktop::session::Controller;
use crate::table::Language;

word_files!("interface", Words);

words! {
    /// Every word of the interface.
    pub struct Words {
        /// Which language it is.
        language: Language,
        /// Drop a half-announced action.
        cancel: &'static str,
        /// Close a list.
        close: &'static str,
        /// Head of a hint.
        hint: &'static str,
        /// A hint was read.
        hint_read: &'static str,
        /// No more hints at all.
        no_hints: &'static str,
        /// Back to where one was.
        back: &'static str,
        /// Take back the last choice.
        undo: &'static str,
        /// Undo with nothing to take back.
        no_undo: &'static str,
        /// Head of the log before the first turn.
        log: &'static str,
        /// An empty log.
        no_log: &'static str,
        /// Whose name stands at the far side of a menu of somebody who only watches.
        watching: &'static str,
        /// Nothing is asked of the watcher.
        nothing_to_do: &'static str,
        /// Something runs by itself.
        by_itself: &'static str,
        /// Nothing is shown large.
        look_closer: &'static str,
        /// A person at the screen.
        human: &'static str,
        /// The menu.
        menu: MenuWords,
        /// The title.
        front: TitleWords,
        /// The settings.
        settings: SettingsWords,
        /// What the setups of games share.
        setup: SetupWords,
        /// The cover between two people.
        handover: HandoverWords,
        /// The end.
        result: ResultWords,
        /// What a refused choice is called.
        refused: RefusedWords,
        /// Passing by oneself.
        passing: PassingWords,
        /// Saves, replays, notes.
        saves: SavesWords,
        /// The position editor.
        editor: EditorWords,
    }
    says {
        /// Somebody else must choose.
        is_choosing(name: &str);
        /// Who chooses next, in a match that is watched.
        chooses_next(name: &str);
        /// Head of the log in a turn.
        log_of_turn(turn: usize);
        /// How many cards lie in a pile.
        cards_in_pile(n: usize);
        /// The pile offers something.
        click_outlined(what: &str);
        /// Somebody acts and it is not the watcher.
        acts(name: &str);
        /// A bot of that name.
        bot(name: &str);
    }
}

impl Words {
    /// What kind of player that is.
    #[must_use]
    pub fn sitter(&self, sitter: Controller) -> String {
        match sitter {
            Controller::Human => self.human.to_owned(),
            Controller::Bot(name) => self.bot(name),
        }
    }
}
