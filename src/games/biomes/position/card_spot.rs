//! How a RON file spells a card of a position.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Spanned};

use crate::games::biomes::content::{Duration, Keyword};
use crate::games::biomes::limits::ABILITIES;
use crate::packs::labelled;
use crate::table::Seat;

use super::State;
use super::spelling::message;

/// A card of a position: `"card"`, `"card as alias"` or `(card: "card", as: "alias", locked: true, ..)`.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
struct CardFields {
    card: Spanned<String>,
    #[ron(default, rename = "as")]
    alias: Option<Spanned<String>>,
    #[ron(default)]
    copies: Option<u8>,
    #[ron(default)]
    locked: bool,
    #[ron(default)]
    stasis: bool,
    #[ron(default)]
    hologram: bool,
    #[ron(default)]
    shifted: bool,
    #[ron(default)]
    arrived: bool,
    #[ron(default)]
    markers: u8,
    #[ron(default)]
    damage: i32,
    #[ron(default)]
    used: Vec<Spanned<u8>>,
    #[ron(default)]
    overclock: u8,
    #[ron(default)]
    converted: Option<Spanned<String>>,
    #[ron(default)]
    to: Option<Spanned<String>>,
    #[ron(default)]
    owner: Option<Seat>,
    #[ron(default)]
    returns: bool,
    #[ron(default)]
    buffs: Vec<(i32, i32, Duration)>,
    #[ron(default)]
    gains: Vec<(Keyword, Duration)>,
}

/// A card of a position.
#[derive(Debug, Clone)]
pub struct CardSpot {
    /// Its id, full or short.
    pub card: Spanned<String>,
    /// What the script calls it.
    pub alias: Option<Spanned<String>>,
    /// How many of it; 1.
    pub copies: u8,
    /// How it stands.
    pub state: State,
    /// The anomaly it was converted to.
    pub converted: Option<Spanned<String>>,
    /// Alias of what it is attached to.
    pub to: Option<Spanned<String>>,
    /// Whose card, if not of the side it lies on.
    pub owner: Option<Seat>,
    /// Control goes back at the end of the turn.
    pub returns: bool,
    /// Increases and decreases.
    pub buffs: Vec<(i32, i32, Duration)>,
    /// Keywords gained.
    pub gains: Vec<(Keyword, Duration)>,
}

impl FromRon for CardSpot {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        if let Expr::String(_) = expr {
            let (card, alias) = labelled(Spanned::from_ast(expr)?);
            return Ok(Self {
                card,
                alias,
                copies: 1,
                state: State::default(),
                converted: None,
                to: None,
                owner: None,
                returns: false,
                buffs: Vec::new(),
                gains: Vec::new(),
            });
        }
        let f = CardFields::from_ast(expr)?;
        if f.copies.is_some() && f.alias.is_some() {
            return Err(message(
                "several copies cannot share one alias",
                f.card.span,
            ));
        }
        if let Some(n) = f.used.iter().find(|n| i64::from(n.value) >= ABILITIES) {
            let text = format!("abilities are counted from 0 to {}", ABILITIES - 1);
            return Err(message(&text, n.span));
        }
        Ok(Self {
            card: f.card,
            alias: f.alias,
            copies: f.copies.unwrap_or(1),
            state: State {
                locked: f.locked,
                stasis: f.stasis,
                hologram: f.hologram,
                shifted: f.shifted,
                arrived: f.arrived,
                markers: f.markers,
                damage: f.damage,
                used: f.used.iter().fold(0, |bits, n| bits | 1 << n.value),
                overclock: f.overclock,
            },
            converted: f.converted,
            to: f.to,
            owner: f.owner,
            returns: f.returns,
            buffs: f.buffs,
            gains: f.gains,
        })
    }
}
