//! How a RON file spells a position.

use std::collections::BTreeMap;

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result, Span, Spanned};

use crate::cards::chance::Coin;
use crate::cards::position::DelayedSpot;
use crate::cards::tally::Tally;
use crate::games::biomes::Step;
use crate::games::biomes::content::{BiomeType, Cost};
use crate::packs::optional_fields;
use crate::table::Seat;

use super::CardSpot;

optional_fields! {
    /// A position as it is written. Everything may be left out.
    pub struct PositionDef {
        /// The step that begins; `FirstPrimary`.
        pub step: Option<Spanned<Step>>,
        /// Turns begun, this one included; 5.
        pub turn: Option<Spanned<u16>>,
        /// Whose turn; seat 0.
        pub active: Option<Seat>,
        /// Who took the first turn; whoever fits the number of the turn.
        pub starting: Option<Seat>,
        /// 1 or 3; 1.
        pub best_of: Option<Spanned<u8>>,
        /// Number of the match; 1.
        pub match_number: Option<u8>,
        /// Matches won, by seat.
        pub wins: Option<(u8, u8)>,
        /// Three different ones, left to right; Woods, Shore, Badlands.
        pub biomes: Option<Spanned<Vec<BiomeSpot>>>,
        /// Seat 0.
        pub p0: Side,
        /// Seat 1.
        pub p1: Side,
        /// Agents selected to advance, and where.
        pub advancing: Vec<(Spanned<String>, BiomeName)>,
        /// Declared attackers.
        pub attackers: Vec<Spanned<String>>,
        /// Declared defenders and whom they defend against, in damage order.
        pub defenders: Vec<(Spanned<String>, Spanned<String>)>,
        /// Whether the damage order stands.
        pub ordered: bool,
        /// Delayed effects that wait, the oldest first.
        pub delayed: Vec<DelayedSpot>,
        /// What the next dice show; after them chance decides.
        pub dice: Vec<u8>,
        /// What the next coins show; after them chance decides.
        pub flips: Vec<Coin>,
    }

    /// One player's side.
    pub struct Side {
        /// Energy in store.
        pub energy: Cost,
        /// Conversions this turn.
        pub conversions: u8,
        /// Anomalies played this turn.
        pub anomalies: u8,
        /// Functions played this turn.
        pub functions: u8,
        /// Mulligans taken.
        pub mulligans: u8,
        /// Has kept; left out: yes, unless the step is Mulligan.
        pub kept: Option<bool>,
        /// Cards of the deck, top first.
        pub deck: Vec<CardSpot>,
        /// Plain agents below them; 20.
        pub filler: Option<u8>,
        /// Hand.
        pub hand: Vec<CardSpot>,
        /// Staging area.
        pub staging: Vec<CardSpot>,
        /// Cache.
        pub cache: Vec<CardSpot>,
        /// Archive.
        pub archive: Vec<CardSpot>,
        /// Sectors: `{ Woods: [..] }`.
        pub sectors: BTreeMap<BiomeName, Vec<CardSpot>>,
        /// What happened this turn, where a card asks for it.
        pub this_turn: Vec<(Tally, u16)>,
    }
}

/// A biome by type or by number from the left. Its place in the text does not matter to order.
#[derive(Debug, Clone, Copy)]
pub struct BiomeName {
    /// Its type.
    pub kind: Option<BiomeType>,
    /// Or its number.
    pub number: u8,
    /// Where it is written.
    pub span: Span,
}

impl PartialEq for BiomeName {
    fn eq(&self, other: &Self) -> bool {
        (self.kind, self.number) == (other.kind, other.number)
    }
}

impl Eq for BiomeName {}

impl PartialOrd for BiomeName {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for BiomeName {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.kind, self.number).cmp(&(other.kind, other.number))
    }
}

impl FromRon for BiomeName {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let span = *expr.span();
        if let Expr::Number(_) = expr {
            let number = u8::from_ast(expr)?;
            if number > 2 {
                return Err(message("biomes are numbered 0, 1 and 2", span));
            }
            return Ok(Self {
                kind: None,
                number,
                span,
            });
        }
        let kind = Some(BiomeType::from_ast(expr)?);
        Ok(Self {
            kind,
            number: 0,
            span,
        })
    }
}

/// A biome of a position: `Woods` or `(kind: Woods, durability: (10, 7), lost: [1])`.
#[derive(Debug, Clone)]
pub struct BiomeSpot {
    /// Its type.
    pub kind: Spanned<BiomeType>,
    /// Durability by seat.
    pub durability: Option<(i32, i32)>,
    /// Seats that lost it.
    pub lost: Vec<Seat>,
    /// The next damage to the sectors that is prevented, by seat.
    pub shield: Option<(i32, i32)>,
    /// Seats all damage to whose sector is prevented.
    pub prevent_all: Vec<Seat>,
    /// All battle damage in it this turn is prevented.
    pub truce: bool,
}

mod full {
    use super::*;

    #[derive(FromRon)]
    #[ron(deny_unknown_fields)]
    pub struct Biome {
        pub kind: Spanned<BiomeType>,
        #[ron(default)]
        pub durability: Option<(i32, i32)>,
        #[ron(default)]
        pub lost: Vec<Seat>,
        #[ron(default)]
        pub shield: Option<(i32, i32)>,
        #[ron(default)]
        pub prevent_all: Vec<Seat>,
        #[ron(default)]
        pub truce: bool,
    }
}

impl FromRon for BiomeSpot {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let full = match expr {
            Expr::Struct(_) => full::Biome {
                kind: Spanned::<BiomeType>::from_ast(expr)?,
                durability: None,
                lost: Vec::new(),
                shield: None,
                prevent_all: Vec::new(),
                truce: false,
            },
            _ => full::Biome::from_ast(expr)?,
        };
        Ok(Self {
            kind: full.kind,
            durability: full.durability,
            lost: full.lost,
            shield: full.shield,
            prevent_all: full.prevent_all,
            truce: full.truce,
        })
    }
}

/// An error in plain words.
pub(super) fn message(text: &str, span: Span) -> Error {
    Error::with_span(ErrorKind::Message(text.to_owned()), span)
}

impl FromRon for Seat {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match u8::from_ast(expr)? {
            seat @ (0 | 1) => Ok(Self(seat)),
            _ => Err(message("a seat is 0 or 1", *expr.span())),
        }
    }
}
