//! A position being edited, with its history for undo.

use super::editable::{EditableGame, Entry, FieldSubject, Line, Zone, lines};
use super::field::{Field, FieldRange, Label};
use super::file;
use crate::table::Language;

/// The most steps that can be undone.
const HISTORY: usize = 200;

/// The operations of the editor on a position of any game.
pub trait Bench: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The number of players.
    fn seat_count(&self) -> usize;
    /// The zones.
    fn zones(&self) -> Vec<Zone>;
    /// The pieces in that zone, in order.
    fn pieces_in(&self, zone: u16) -> Vec<u16>;
    /// The index of that piece in the catalogue.
    fn what(&self, piece: u16) -> Option<usize>;
    /// The index of the card that it was converted to, if any.
    fn passes_for(&self, piece: u16) -> Option<usize>;
    /// The catalogue of all pieces.
    fn catalogue(&self, language: Language) -> Vec<Entry>;
    /// The fields of that.
    fn lines(&self, of: FieldSubject) -> Vec<Line>;
    /// The fields of a piece that differ from their defaults, with their values.
    fn marks(&self, piece: u16) -> Vec<(Label, u8, i32)>;
    /// Sets its n-th field, as close to the value as possible.
    fn set(&mut self, of: FieldSubject, n: usize, value: i32);
    /// Sets several fields as one undo step.
    fn set_all(&mut self, of: FieldSubject, values: &[(usize, i32)]);
    /// Empties that zone.
    fn empty(&mut self, zone: u16);
    /// Takes the other position, if it is of the same game.
    fn replace(&mut self, other: &dyn Bench);
    /// Adds a piece of the catalogue to that zone. Returns its number.
    fn put(&mut self, entry: usize, zone: u16) -> u16;
    /// Moves a piece to another zone. Returns its new number.
    fn carry(&mut self, piece: u16, zone: u16) -> u16;
    /// Moves a piece within its zone. Returns its new number.
    fn shift(&mut self, piece: u16, on: bool) -> u16;
    /// Removes a piece.
    fn remove(&mut self, piece: u16);
    /// Why it cannot be played, if it cannot.
    fn problem(&self) -> Option<String>;
    /// Why no game leads there, if none does. Deals the position to find out.
    fn wrong(&self) -> Option<String>;
    /// Undoes the last change. Returns whether there was one.
    fn undo(&mut self) -> bool;
    /// Redoes the change that was undone last. Returns whether there was one.
    fn redo(&mut self) -> bool;
    /// Whether there is something to undo, and something to redo.
    fn history(&self) -> (bool, bool);
    /// As a scenario of that title.
    fn scenario(&self, title: &str) -> String;
    /// Loads the n-th position of a scenario file. Returns the titles of all positions.
    ///
    /// # Errors
    /// What is wrong with the file, with lines and columns.
    fn read(&mut self, path: &str, text: &str, n: usize) -> Result<Vec<String>, String>;
    /// The titles of all positions in a scenario file.
    ///
    /// # Errors
    /// What is wrong with the file, with lines and columns.
    fn titles(&self, path: &str, text: &str) -> Result<Vec<String>, String>;
    /// For downcasts to the concrete type.
    fn any(&self) -> &dyn std::any::Any;
}

/// A position of one game.
pub struct EditedPosition<G: EditableGame> {
    content: &'static G::Content,
    draft: G::Draft,
    past: Vec<G::Draft>,
    future: Vec<G::Draft>,
}

/// The edited position of a game.
#[must_use]
pub fn open<G: EditableGame>(
    content: &'static G::Content,
    draft: Option<G::Draft>,
) -> Box<dyn Bench> {
    let draft = draft.unwrap_or_else(|| G::blank(content));
    Box::new(EditedPosition::<G> {
        content,
        draft,
        past: Vec::new(),
        future: Vec::new(),
    })
}

impl<G: EditableGame> EditedPosition<G> {
    /// The setup to deal.
    #[must_use]
    pub fn deal(&self) -> G::Setup {
        G::deal_from(&self.draft, self.content)
    }

    /// The current position.
    #[must_use]
    pub const fn draft(&self) -> &G::Draft {
        &self.draft
    }

    /// Changes it; the change can be undone.
    fn change<T>(&mut self, change: impl FnOnce(&mut G::Draft) -> T) -> T {
        let before = self.draft.clone();
        let done = change(&mut self.draft);
        if before != self.draft {
            self.past.push(before);
            self.future.clear();
            if self.past.len() > HISTORY {
                self.past.remove(0);
            }
        }
        done
    }

    /// The table of fields of that, and the index of the seat or piece.
    fn about(of: FieldSubject) -> (&'static [Field<G::Draft>], usize) {
        match of {
            FieldSubject::Table => (G::TABLE, 0),
            FieldSubject::Seat(n) => (G::SEAT, n.into()),
            FieldSubject::Piece(n) => (G::PIECE, n.into()),
        }
    }

    /// Whether there is such a seat or piece.
    fn exists(&self, of: FieldSubject) -> bool {
        match of {
            FieldSubject::Table => true,
            FieldSubject::Seat(n) => usize::from(n) < G::seat_count(&self.draft),
            FieldSubject::Piece(n) => G::what(&self.draft, self.content, n).is_some(),
        }
    }
}

impl<G: EditableGame> Bench for EditedPosition<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seat_count(&self) -> usize {
        G::seat_count(&self.draft)
    }

    fn zones(&self) -> Vec<Zone> {
        G::zones(&self.draft)
    }

    fn pieces_in(&self, zone: u16) -> Vec<u16> {
        G::pieces_in(&self.draft, zone)
    }

    fn what(&self, piece: u16) -> Option<usize> {
        G::what(&self.draft, self.content, piece)
    }

    fn passes_for(&self, piece: u16) -> Option<usize> {
        G::passes_for(&self.draft, self.content, piece)
    }

    fn catalogue(&self, language: Language) -> Vec<Entry> {
        G::catalogue(self.content, language)
    }

    fn lines(&self, of: FieldSubject) -> Vec<Line> {
        if !self.exists(of) {
            return Vec::new();
        }
        let (fields, at) = Self::about(of);
        lines(fields, &self.draft, at)
    }

    fn marks(&self, piece: u16) -> Vec<(Label, u8, i32)> {
        if !self.exists(FieldSubject::Piece(piece)) {
            return Vec::new();
        }
        let at = usize::from(piece);
        let fields = G::PIECE
            .iter()
            .filter(|field| (field.fits)(&self.draft, at));
        let mark = |field: &Field<G::Draft>| {
            let value = (field.get)(&self.draft, at, field.at.into());
            let usual = match field.range {
                FieldRange::Toggle | FieldRange::Number(0, _) | FieldRange::Choice(_) => 0,
                FieldRange::Number(..) if !field.rare => -1,
                FieldRange::Number(..) => 0,
                // Where a thing is and whose it is stands there anyway.
                _ => value,
            };
            let told = value != usual && !matches!(field.label, Label::WhiteDice | Label::OnBoard);
            told.then_some((field.label, field.at, value))
        };
        fields.filter_map(mark).collect()
    }

    fn set(&mut self, of: FieldSubject, n: usize, value: i32) {
        self.set_all(of, &[(n, value)]);
    }

    fn set_all(&mut self, of: FieldSubject, values: &[(usize, i32)]) {
        if !self.exists(of) {
            return;
        }
        let (fields, at) = Self::about(of);
        self.change(|draft| {
            for &(n, value) in values {
                if let Some(field) = fields.get(n).filter(|field| (field.fits)(draft, at)) {
                    let value = field.near(draft, at, value, G::seat_count(draft));
                    (field.set)(draft, at, field.at.into(), value);
                }
            }
        });
    }

    fn empty(&mut self, zone: u16) {
        self.change(|draft| {
            for piece in G::pieces_in(draft, zone).into_iter().rev() {
                G::remove(draft, piece);
            }
        });
    }

    fn replace(&mut self, other: &dyn Bench) {
        if let Some(other) = other.any().downcast_ref::<Self>() {
            self.change(|draft| draft.clone_from(&other.draft));
        }
    }

    fn put(&mut self, entry: usize, zone: u16) -> u16 {
        let content = self.content;
        self.change(|draft| G::put(draft, content, entry, zone))
    }

    fn carry(&mut self, piece: u16, zone: u16) -> u16 {
        self.change(|draft| G::carry(draft, piece, zone))
    }

    fn shift(&mut self, piece: u16, on: bool) -> u16 {
        self.change(|draft| G::shift(draft, piece, on))
    }

    fn remove(&mut self, piece: u16) {
        self.change(|draft| G::remove(draft, piece));
    }

    fn problem(&self) -> Option<String> {
        G::problem(&self.draft, self.content)
    }

    fn wrong(&self) -> Option<String> {
        self.problem()
            .or_else(|| file::wrong::<G>(&self.draft, self.content))
    }

    fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else {
            return false;
        };
        self.future.push(std::mem::replace(&mut self.draft, before));
        true
    }

    fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else {
            return false;
        };
        self.past.push(std::mem::replace(&mut self.draft, after));
        true
    }

    fn history(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }

    fn scenario(&self, title: &str) -> String {
        file::write::<G>(&self.draft, self.content, title)
    }

    fn read(&mut self, path: &str, text: &str, n: usize) -> Result<Vec<String>, String> {
        let found = G::read(path, text, self.content)?;
        let titles = found.iter().map(|(title, _)| title.clone()).collect();
        let chosen = found.into_iter().nth(n).map(|(_, draft)| draft);
        self.change(|draft| *draft = chosen.unwrap_or_else(|| draft.clone()));
        Ok(titles)
    }

    fn titles(&self, path: &str, text: &str) -> Result<Vec<String>, String> {
        let found = G::read(path, text, self.content)?;
        Ok(found.into_iter().map(|(title, _)| title).collect())
    }

    fn any(&self) -> &dyn std::any::Any {
        self
    }
}
