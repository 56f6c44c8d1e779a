//! How a RON file spells a card of a position, and a slot that holds some.

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result, Spanned};

use super::State;
use crate::games::souls::content::{Duration, Grant};
use crate::games::souls::limits::ABILITIES;
use crate::packs::labelled;

/// The long form: `(card: "card", as: "label", deactivated: true, ..)`.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
struct Fields {
    card: Spanned<String>,
    #[ron(default, rename = "as")]
    alias: Option<Spanned<String>>,
    #[ron(default)]
    copies: Option<u8>,
    #[ron(default)]
    deactivated: bool,
    #[ron(default)]
    damage: i32,
    #[ron(default)]
    counters: i32,
    #[ron(default)]
    used: Vec<Spanned<u8>>,
    #[ron(default)]
    gives: Vec<(Grant, Duration)>,
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
    /// What effects gave it, and how long.
    pub gives: Vec<(Grant, Duration)>,
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
                gives: Vec::new(),
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
                deactivated: f.deactivated,
                damage: f.damage,
                counters: f.counters,
                used: f.used.iter().fold(0, |bits, n| bits | 1 << n.value),
            },
            gives: f.gives,
        })
    }
}

/// A slot of a position: one card, or a list of cards of which the last lies on top and covers the others.
#[derive(Debug, Clone)]
pub struct SlotSpot(pub Vec<CardSpot>);

impl FromRon for SlotSpot {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        Ok(Self(match expr {
            Expr::Seq(_) => Vec::from_ast(expr)?,
            _ => vec![CardSpot::from_ast(expr)?],
        }))
    }
}
