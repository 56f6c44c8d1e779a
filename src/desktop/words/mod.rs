//! The words of the interface. Their texts are files in `assets/words`, one for each language; this module declares
//! which words there are.
//!
//! Sentences about cards, choices and events are in a game's phrases; what only its window says is in its own words.

mod advice;
mod around;
mod book;
mod declare;
mod editor;
mod guide;
mod keyed;
mod lab;
mod options;
mod passing;
mod puzzles;
mod read;
mod saves;
mod sentence;
mod setup;

pub use advice::AdviceWords;
pub use around::{HandoverWords, MenuWords, RefusedWords, ResultWords};
pub use book::BookWords;
pub use editor::EditorWords;
pub use guide::GuideWords;
pub use lab::LabWords;
pub use options::{SettingsWords, TitleWords};
pub use passing::PassingWords;
pub use puzzles::PuzzleWords;
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
        /// The language of these words.
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
        /// Undoes the last choice.
        undo: &'static str,
        /// Undo is not possible.
        no_undo: &'static str,
        /// Head of the log before the first turn.
        log: &'static str,
        /// An empty log.
        no_log: &'static str,
        /// The name at the far side of the menu for people who only watch.
        watching: &'static str,
        /// The program goes on without asking.
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
        /// The words that the setups of games share.
        setup: SetupWords,
        /// The cover between two people.
        handover: HandoverWords,
        /// The end.
        result: ResultWords,
        /// The names of refused choices.
        refused: RefusedWords,
        /// Passing by oneself.
        passing: PassingWords,
        /// Hints.
        advice: AdviceWords,
        /// Puzzles.
        puzzles: PuzzleWords,
        /// The lab.
        lab: LabWords,
        /// Saves, replays, notes.
        saves: SavesWords,
        /// The position editor.
        editor: EditorWords,
        /// How to play.
        book: BookWords,
        /// Guided matches.
        guide: GuideWords,
    }
    says {
        /// Somebody else must choose.
        is_choosing(name: &str);
        /// The next player to choose, in a match that is watched.
        chooses_next(name: &str);
        /// Head of the log in a turn.
        log_of_turn(turn: usize);
        /// How many cards lie in a pile.
        cards_in_pile(n: usize);
        /// The pile offers something.
        click_outlined(what: &str);
        /// Somebody acts and it is not the watcher.
        acts(name: &str);
        /// Nothing is asked of the watcher; somebody else is asked.
        waiting_for(name: &str);
        /// A bot of that name.
        bot(name: &str);
    }
}

impl Words {
    /// The name of that kind of player.
    #[must_use]
    pub fn controller(&self, controller: Controller) -> String {
        match controller {
            Controller::Human => self.human.to_owned(),
            Controller::Bot(name) => self.bot(&name.to_string()),
        }
    }
}
