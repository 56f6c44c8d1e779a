//! A scenario as it is written.

use ron2::{FromRon, Spanned};

use super::item::Item;
use crate::games::souls::content::CardDef;
use crate::games::souls::position::PositionDef;
use crate::games::souls::{Mode, Modules};

/// One scenario.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Scenario {
    /// What it shows.
    pub title: Spanned<String>,
    /// The rules it would catch being broken.
    #[ron(default)]
    pub rules: Vec<Spanned<String>>,
    /// The game, `souls`.
    pub game: Spanned<String>,
    /// Cards only for this scenario, in the vocabulary of the packs.
    #[ron(default)]
    pub cards: Vec<Spanned<CardDef>>,
    /// Where it begins.
    #[ron(default)]
    pub position: Option<Spanned<PositionDef>>,
    /// Or a whole game from the start.
    #[ron(default)]
    pub fresh: Option<Fresh>,
    /// All chance comes from it; 1.
    #[ron(default)]
    pub seed: Option<u64>,
    /// What is done and what must come of it.
    pub script: Vec<Spanned<Item>>,
}

/// Cards and how many of each.
pub type Copies = Vec<(Spanned<String>, Spanned<u8>)>;

/// A whole game from shuffled decks.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Fresh {
    /// How many play; 2.
    #[ron(default)]
    pub seats: Option<Spanned<u8>>,
    /// Against each other or together.
    #[ron(default)]
    pub mode: Mode,
    /// Optional parts; none of them.
    #[ron(default)]
    pub modules: Option<Modules>,
    /// By seat, as far as they are not dealt.
    #[ron(default)]
    pub characters: Vec<Spanned<String>>,
    /// A set of the packs; left out, decks of plain cards with what stands in the fields below.
    #[ron(default)]
    pub set: Option<Spanned<String>>,
    /// The treasure deck; left out, 20 plain cards. So are the others.
    #[ron(default)]
    pub treasure: Option<Copies>,
    /// The loot deck.
    #[ron(default)]
    pub loot: Option<Copies>,
    /// The monster deck.
    #[ron(default)]
    pub monsters: Option<Copies>,
    /// The room deck.
    #[ron(default)]
    pub rooms: Option<Copies>,
    /// Bonus souls.
    #[ron(default)]
    pub bonus: Vec<Spanned<String>>,
}
