//! How a RON file spells a card of a position.

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result, Spanned};

use super::State;
use crate::games::sanctuary::content::{Duration, Grant};
use crate::games::sanctuary::limits::ABILITIES;
use crate::packs::labelled;
use crate::table::Seat;

/// The long form: `(card: "card", as: "label", tapped: true, ..)`.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
struct Fields {
    card: Spanned<String>,
    #[ron(default, rename = "as")]
    alias: Option<Spanned<String>>,
    #[ron(default)]
    copies: Option<u8>,
    #[ron(default)]
    tapped: bool,
    #[ron(default)]
    entered: bool,
    #[ron(default)]
    able: bool,
    #[ron(default)]
    attacked: bool,
    #[ron(default)]
    damage: i32,
    #[ron(default)]
    durability: Option<u8>,
    #[ron(default)]
    used: Vec<Spanned<u8>>,
    #[ron(default)]
    on: Option<Spanned<String>>,
    #[ron(default)]
    owner: Option<Seat>,
    #[ron(default)]
    gives: Vec<(Grant, Duration)>,
    #[ron(default)]
    returns: bool,
}

/// A card of a position: `"card"`, `"card as label"` or the long form.
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
    /// Of a Technology: the label of its carrier, or the only card of that id.
    pub on: Option<Spanned<String>>,
    /// Whose card, if not of the side it lies on.
    pub owner: Option<Seat>,
    /// What effects gave it, and how long.
    pub gives: Vec<(Grant, Duration)>,
    /// Control goes back to the owner when the turn ends.
    pub returns: bool,
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
                on: None,
                owner: None,
                gives: Vec::new(),
                returns: false,
            });
        }
        let f = Fields::from_ast(expr)?;
        if f.copies.is_some() && f.alias.is_some() {
            let message = "several copies cannot share one label".to_owned();
            return Err(Error::with_span(ErrorKind::Message(message), f.card.span));
        }
        if let Some(n) = f.used.iter().find(|n| usize::from(n.value) >= ABILITIES) {
            let message = format!("abilities are counted from 0 to {}", ABILITIES - 1);
            return Err(Error::with_span(ErrorKind::Message(message), n.span));
        }
        Ok(Self {
            card: f.card,
            alias: f.alias,
            copies: f.copies.unwrap_or(1),
            state: State {
                tapped: f.tapped,
                entered: f.entered,
                able: f.able,
                attacked: f.attacked,
                damage: f.damage,
                durability: f.durability,
                used: f.used.iter().fold(0, |bits, n| bits | 1 << n.value),
            },
            on: f.on,
            owner: f.owner,
            gives: f.gives,
            returns: f.returns,
        })
    }
}
