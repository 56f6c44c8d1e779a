//! The position that the editor shows and changes, independent of its game.

use std::fmt::Debug;

use super::field::{Field, FieldRange, Label};
use super::file;
use crate::packs::{Report, TextFile};
use crate::table::{Busy, Extracted, Language, Match};
use crate::tools::scenario::run::ScenarioOf;
use crate::tools::scenario::scripted::Scripted;

/// A place where pieces lie.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Zone {
    /// The game's own number of it.
    pub id: u16,
    /// The kind of place.
    pub place: Place,
    /// Its seat, if any.
    pub seat: Option<u8>,
    /// The difference from others of its kind: the type of a biome, the number of a slot.
    pub about: Option<String>,
}

/// The kind of a zone; the interface words have its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the whole of it")]
pub enum Place {
    Archive,
    Bonus,
    Cache,
    Character,
    Conflict,
    Cover,
    Curses,
    Deck,
    DiscardLoot,
    DiscardMonster,
    DiscardRoom,
    DiscardTreasure,
    Dying,
    Frames,
    Hand,
    Hazards,
    Items,
    Limbo,
    LootDeck,
    MonsterDeck,
    MonsterSlot,
    Neutral,
    Outside,
    PointZero,
    Reserve,
    Roofs,
    RoomDeck,
    RoomSlot,
    Sector,
    ShopSlot,
    Souls,
    Stack,
    Staging,
    Stations,
    TreasureDeck,
    /// Something that the game calls by this word.
    Word(&'static str),
}

/// An entry of the catalogue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its name.
    pub name: String,
    /// Its full id.
    pub id: String,
    /// The kind of card, as in packs.
    pub kind: String,
}

/// The subject of fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FieldSubject {
    /// The table as a whole.
    Table,
    /// A seat.
    Seat(u8),
    /// A piece.
    Piece(u16),
}

/// The range of a field, ready to be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Choices {
    /// A whole number between these.
    Number(i32, i32),
    /// Thousandths between these.
    Units(i32, i32),
    /// No or yes.
    Toggle,
    /// One of these.
    Words(Vec<String>),
    /// One of these pieces, or none.
    Pieces(Vec<u16>),
    /// A seat; `true`: or nobody.
    Seat(bool),
}

/// A field with its current value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its number among those of what it is about.
    pub n: usize,
    /// Its name.
    pub label: Label,
    /// Its place among several of that name, from 0.
    pub at: u8,
    /// Its range.
    pub choices: Choices,
    /// Its value.
    pub value: i32,
    /// Whether it is seldom needed.
    pub rare: bool,
}

/// A game whose positions can be edited.
pub trait EditableGame: Scripted {
    /// A position with what a setup says beside it.
    type Draft: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// The fields of the table.
    const TABLE: &'static [Field<Self::Draft>];
    /// The fields of a seat.
    const SEAT: &'static [Field<Self::Draft>];
    /// The fields of a piece.
    const PIECE: &'static [Field<Self::Draft>];

    /// The number of players.
    fn seat_count(draft: &Self::Draft) -> usize;
    /// The zones.
    fn zones(draft: &Self::Draft) -> Vec<Zone>;
    /// The pieces in that zone, in order.
    fn pieces_in(draft: &Self::Draft, zone: u16) -> Vec<u16>;
    /// The index of that piece in the catalogue.
    fn what(draft: &Self::Draft, content: &Self::Content, piece: u16) -> Option<usize>;
    /// The catalogue index of the card that it was converted to.
    fn passes_for(draft: &Self::Draft, content: &Self::Content, piece: u16) -> Option<usize> {
        let _ = (draft, content, piece);
        None
    }
    /// The catalogue of all pieces.
    fn catalogue(content: &Self::Content, language: Language) -> Vec<Entry>;
    /// Adds one of these to a zone. Returns its number.
    fn put(draft: &mut Self::Draft, content: &Self::Content, entry: usize, zone: u16) -> u16;
    /// Moves a piece to another zone. Returns its new number.
    fn carry(draft: &mut Self::Draft, piece: u16, zone: u16) -> u16;
    /// Moves a piece within its zone. Returns its new number.
    fn shift(draft: &mut Self::Draft, piece: u16, on: bool) -> u16;
    /// Removes a piece.
    fn remove(draft: &mut Self::Draft, piece: u16);
    /// Why it cannot be played, if it cannot.
    fn problem(draft: &Self::Draft, content: &Self::Content) -> Option<String>;
    /// The position that a match is in.
    ///
    /// # Errors
    /// Why there is none.
    fn extract(game: &mut Match<Self>) -> Result<Extracted<Self::Draft>, Busy>;
    /// The setup for it.
    fn deal_from(draft: &Self::Draft, content: &'static Self::Content) -> Self::Setup;
    /// A position to begin with.
    fn blank(content: &'static Self::Content) -> Self::Draft;
    /// The spelling in scenario files.
    fn text(draft: &Self::Draft, labels: bool) -> String;
    /// The position of a scenario, if it begins with one; mistakes go to the report.
    fn from_scenario(
        scenario: &ScenarioOf<Self>,
        content: &'static Self::Content,
        file: &TextFile,
        report: &mut Report,
    ) -> Option<Self::Draft>;
    /// The positions of the scenarios in a file, with their titles.
    ///
    /// # Errors
    /// The report of what is wrong with the file, with lines and columns.
    fn read(
        path: &str,
        text: &str,
        content: &'static Self::Content,
    ) -> Result<Vec<(String, Self::Draft)>, String> {
        file::read(path, text, |scenario, file, report| {
            Self::from_scenario(scenario, content, file, report)
        })
    }
}

/// The fields of a table with their current values.
pub fn lines<D>(fields: &[Field<D>], draft: &D, of: usize) -> Vec<Line> {
    let shown = fields.iter().enumerate();
    let shown = shown.filter(|(_, field)| (field.fits)(draft, of));
    let line = |(n, field): (usize, &Field<D>)| Line {
        n,
        label: field.label,
        at: field.at,
        choices: match field.range {
            FieldRange::Number(least, most) => Choices::Number(least, most),
            FieldRange::Units(least, most) => Choices::Units(least, most),
            FieldRange::Toggle => Choices::Toggle,
            FieldRange::Choice(all) => Choices::Words(all(draft)),
            FieldRange::Piece(all) => Choices::Pieces(all(draft, of)),
            FieldRange::Seat => Choices::Seat(false),
            FieldRange::Anybody => Choices::Seat(true),
        },
        value: (field.get)(draft, of, field.at.into()),
        rare: field.rare,
    };
    shown.map(line).collect()
}
