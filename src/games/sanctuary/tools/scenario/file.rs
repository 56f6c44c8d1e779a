//! A scenario as it is written.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Spanned};

use super::item::Item;
use crate::games::sanctuary::content::{CardDef, FactionDef};
use crate::games::sanctuary::position::PositionDef;

/// One scenario.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Scenario {
    /// What it shows.
    pub title: Spanned<String>,
    /// The rules it would catch being broken.
    #[ron(default)]
    pub rules: Vec<Spanned<String>>,
    /// The game, `sanctuary`.
    pub game: Spanned<String>,
    /// Cards only for this scenario, in the vocabulary of the packs.
    #[ron(default)]
    pub cards: Vec<Spanned<CardDef>>,
    /// Factions only for this scenario, in the vocabulary of the packs.
    #[ron(default)]
    pub factions: Vec<Spanned<FactionDef>>,
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
    /// Its Sanctuary; left out: the Practice Hall.
    #[ron(default)]
    pub sanctuary: Option<Spanned<String>>,
    /// Cards and copies.
    pub cards: Vec<(Spanned<String>, Spanned<u8>)>,
}

/// A whole game from shuffled decks.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Fresh {
    /// By seat: the id of a deck, or a list of cards and copies.
    pub decks: (DeckName, DeckName),
}

/// A deck of the packs or of the scenario.
#[derive(Debug, Clone)]
pub enum DeckName {
    /// `"noon_charge"`.
    Id(Spanned<String>),
    /// `[("two", 20), ..]`: any number of cards, with the Practice Hall.
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
