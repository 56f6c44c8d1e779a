//! How a RON file spells a position.

use std::collections::BTreeMap;

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result, Span, Spanned};

use crate::games::biomes::Step;
use crate::games::biomes::content::{BiomeType, Cost, Duration, Keyword};
use crate::table::Seat;

/// A position as it is written. Everything may be left out.
#[derive(Debug, Clone, Default, FromRon)]
#[ron(deny_unknown_fields)]
pub struct PositionDef {
    /// The step that begins; `FirstPrimary`.
    #[ron(default)]
    pub step: Option<Spanned<Step>>,
    /// Turns begun, this one included; 5.
    #[ron(default)]
    pub turn: Option<Spanned<u16>>,
    /// Whose turn; seat 0.
    #[ron(default)]
    pub active: Option<Seat>,
    /// Who took the first turn; whoever fits the number of the turn.
    #[ron(default)]
    pub starting: Option<Seat>,
    /// 1 or 3; 1.
    #[ron(default)]
    pub best_of: Option<Spanned<u8>>,
    /// Number of the match; 1.
    #[ron(default)]
    pub match_number: Option<u8>,
    /// Matches won, by seat.
    #[ron(default)]
    pub wins: Option<(u8, u8)>,
    /// Three different ones, left to right; Woods, Shore, Badlands.
    #[ron(default)]
    pub biomes: Option<Spanned<Vec<BiomeSpot>>>,
    /// Seat 0.
    #[ron(default)]
    pub p0: Side,
    /// Seat 1.
    #[ron(default)]
    pub p1: Side,
    /// Agents selected to advance, and where.
    #[ron(default)]
    pub advancing: Vec<(Spanned<String>, BiomeName)>,
    /// Declared attackers.
    #[ron(default)]
    pub attackers: Vec<Spanned<String>>,
    /// Declared defenders and whom they defend against, in damage order.
    #[ron(default)]
    pub defenders: Vec<(Spanned<String>, Spanned<String>)>,
    /// Whether the damage order stands.
    #[ron(default)]
    pub ordered: bool,
}

/// One player's side.
#[derive(Debug, Clone, Default, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Side {
    /// Energy in store.
    #[ron(default)]
    pub energy: Cost,
    /// Conversions this turn.
    #[ron(default)]
    pub conversions: u8,
    /// Anomalies played this turn.
    #[ron(default)]
    pub anomalies: u8,
    /// Functions played this turn.
    #[ron(default)]
    pub functions: u8,
    /// Mulligans taken.
    #[ron(default)]
    pub mulligans: u8,
    /// Has kept; left out: yes, unless the step is Mulligan.
    #[ron(default)]
    pub kept: Option<bool>,
    /// Cards of the deck, top first.
    #[ron(default)]
    pub deck: Vec<CardSpot>,
    /// Plain agents below them; 20.
    #[ron(default)]
    pub filler: Option<u8>,
    /// Hand.
    #[ron(default)]
    pub hand: Vec<CardSpot>,
    /// Staging area.
    #[ron(default)]
    pub staging: Vec<CardSpot>,
    /// Cache.
    #[ron(default)]
    pub cache: Vec<CardSpot>,
    /// Archive.
    #[ron(default)]
    pub archive: Vec<CardSpot>,
    /// Sectors: `{ Woods: [..] }`.
    #[ron(default)]
    pub sectors: BTreeMap<BiomeName, Vec<CardSpot>>,
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
    }
}

impl FromRon for BiomeSpot {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        if let Expr::Struct(_) = expr {
            let kind = Spanned::<BiomeType>::from_ast(expr)?;
            return Ok(Self {
                kind,
                durability: None,
                lost: Vec::new(),
            });
        }
        let full::Biome {
            kind,
            durability,
            lost,
        } = full::Biome::from_ast(expr)?;
        Ok(Self {
            kind,
            durability,
            lost,
        })
    }
}

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
    used: Vec<u8>,
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
    pub state: super::State,
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
            let text = Spanned::<String>::from_ast(expr)?;
            let span = text.span;
            let spanned = |value: &str| Spanned {
                value: value.trim().to_owned(),
                span,
            };
            let (card, alias) = match text.value.split_once(" as ") {
                Some((card, alias)) => (spanned(card), Some(spanned(alias))),
                None => (text, None),
            };
            return Ok(Self {
                card,
                alias,
                copies: 1,
                state: super::State::default(),
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
        Ok(Self {
            card: f.card,
            alias: f.alias,
            copies: f.copies.unwrap_or(1),
            state: super::State {
                locked: f.locked,
                stasis: f.stasis,
                hologram: f.hologram,
                shifted: f.shifted,
                arrived: f.arrived,
                markers: f.markers,
                damage: f.damage,
                used: f.used.iter().fold(0, |bits, n| bits | 1 << n.min(&7)),
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
