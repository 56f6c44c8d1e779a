//! A scenario as it is written.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Spanned};

use super::item::Item;
use crate::games::biomes::content::{BiomeDef, CardDef};
use crate::games::biomes::position::PositionDef;

/// One scenario.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Scenario {
    /// What it shows.
    pub title: Spanned<String>,
    /// The rules it would catch being broken.
    #[ron(default)]
    pub rules: Vec<Spanned<String>>,
    /// The game, `biomes`.
    pub game: Spanned<String>,
    /// Cards only for this scenario, in the vocabulary of the packs.
    #[ron(default)]
    pub cards: Vec<Spanned<CardDef>>,
    /// Biomes that differ from the built-in ones, in the vocabulary of the packs.
    #[ron(default)]
    pub biomes: Vec<Spanned<BiomeDef>>,
    /// Decks only for this scenario, of any size.
    #[ron(default)]
    pub decks: Vec<OwnDeck>,
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

/// A deck of a scenario's own, of any size.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct OwnDeck {
    /// How `fresh` names it.
    pub id: Spanned<String>,
    /// Cards and copies.
    pub cards: Vec<(Spanned<String>, Spanned<u8>)>,
}

/// A whole game from shuffled decks.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Fresh {
    /// By seat: the id of a deck, or a list of cards and copies.
    pub decks: (DeckName, DeckName),
    /// 1 or 3; 1.
    #[ron(default)]
    pub best_of: Option<u8>,
}

/// A deck of the packs or of the scenario.
#[derive(Debug, Clone)]
pub enum DeckName {
    /// `"ember_tide"`.
    Id(Spanned<String>),
    /// `[("spark", 3), ..]`: any number of cards.
    List(Vec<(Spanned<String>, Spanned<u8>)>),
}

impl FromRon for DeckName {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match expr {
            Expr::Seq(_) => Vec::from_ast(expr).map(Self::List),
            _ => Spanned::from_ast(expr).map(Self::Id),
        }
    }
}
