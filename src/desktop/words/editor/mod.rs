//! What the position editor says.

mod english;
mod problems;
mod spanish;
mod spelled;

use super::Named;
use crate::table::{Busy, Language};
use crate::tools::editing::{Label, Place};

pub(super) use english::ENGLISH;
pub(super) use spanish::SPANISH;

/// Words of the position editor.
pub struct EditorWords {
    /// Its name, also on the title.
    pub editor: &'static str,
    /// Opens it on the running match.
    pub edit: &'static str,
    /// What that means: head, text, do it, do not.
    pub sure: (&'static str, &'static str, &'static str, &'static str),
    /// A new position of that game.
    pub fresh: &'static str,
    /// Takes back, and makes again.
    pub steps: (&'static str, &'static str),
    /// Loads a scenario.
    pub load: &'static str,
    /// Writes one.
    pub export: &'static str,
    /// Begins a match.
    pub play: &'static str,
    /// Title of the scenario that is written.
    pub title: &'static str,
    /// What it is called if nobody says so.
    pub untitled: &'static str,
    /// A file cannot be opened; because of cards of its own, or for what is said below.
    pub unopened: fn(bool) -> &'static str,
    /// Nothing is wrong.
    pub sound: &'static str,
    /// Something is.
    pub problem: Named,
    /// No game leads there.
    pub wrong: Named,
    /// Where the scenario went.
    pub written: Named,
    /// Why it could not be written.
    pub unwritten: Named,
    /// Why the match cannot be edited.
    pub unfit: Named,
    /// What stands in the way.
    pub busy: fn(Busy) -> &'static str,
    /// The nearest moment before was taken, so many choices back.
    pub nearest: fn(&str, usize) -> String,
    /// Something is not in the position.
    pub lacking: &'static str,
    /// Searches the catalogue.
    pub search: &'static str,
    /// Nothing is found.
    pub nothing: &'static str,
    /// How to put a card somewhere.
    pub how: &'static str,
    /// The whole table.
    pub table: &'static str,
    /// A seat, from 1.
    pub seat: fn(usize) -> String,
    /// Nobody, nothing.
    pub none: &'static str,
    /// The piece that is chosen.
    pub piece: &'static str,
    /// No piece is chosen.
    pub no_piece: &'static str,
    /// Shows what is seldom needed.
    pub rare: &'static str,
    /// Buttons on a piece: towards the top, away from it, take away.
    pub moves: (&'static str, &'static str, &'static str),
    /// Brings the piece to another place.
    pub carry: &'static str,
    /// Takes all pieces of a place away.
    pub empty: &'static str,
    /// Who plays.
    pub players: &'static str,
    /// One person plays all seats of people.
    pub single: &'static str,
    /// A file's path.
    pub path: &'static str,
    /// Opens it.
    pub open: &'static str,
    /// Scenarios in the folder.
    pub folder: Named,
    /// There are none.
    pub no_files: &'static str,
    /// A file with several positions.
    pub which: &'static str,
    /// Heads the keys among those of the program.
    pub keys_of: &'static str,
    /// The keys, with what each does.
    pub keys: &'static [(&'static str, &'static str)],
    language: Language,
    label: fn(Label) -> &'static str,
    place: fn(Place) -> &'static str,
    energies: [&'static str; 6],
}

impl EditorWords {
    /// What a field is called; of several of one name, the n-th from 0.
    #[must_use]
    pub fn label(&self, label: Label, at: u8) -> String {
        let word = match label {
            Label::Word(word) => return self.word(word),
            Label::Energy(n) => self.energies[usize::from(n.min(5))],
            other => (self.label)(other),
        };
        match label {
            Label::Biome | Label::Durability | Label::Lost | Label::Die | Label::Used => {
                format!("{word} {}", at + 1)
            }
            _ => word.to_owned(),
        }
    }

    /// A word of a scenario file or a pack: a step, a sort of card.
    #[must_use]
    pub fn word(&self, spelled: &str) -> String {
        spelled::read(spelled, self.language)
    }

    /// What stands before the tenths of a number.
    #[must_use]
    pub const fn decimal_point(&self) -> char {
        self.language.decimal_point()
    }

    /// What a place is called.
    #[must_use]
    pub fn place(&self, place: Place, about: Option<&str>) -> String {
        let word = (self.place)(place);
        match about {
            None => word.to_owned(),
            Some(number) if number.bytes().all(|b| b.is_ascii_digit()) => {
                format!("{word} {number}")
            }
            Some(about) => format!("{word}: {}", self.word(about)),
        }
    }
}
