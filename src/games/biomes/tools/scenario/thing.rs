//! The things that a script can refer to: cards by name, biomes, sectors, players, energies, entries of the queue,
//! zones, numbers.

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result};

use crate::games::biomes::Place;
use crate::games::biomes::content::{BiomeType, Energy};
use crate::games::biomes::position::BiomeName;
use crate::table::Seat;

/// One thing in a script.
#[derive(Debug, Clone, PartialEq)]
pub enum Thing {
    /// `"pup"`: an alias, or the id of a card of which there is only one.
    Named(String),
    /// `3`.
    Number(i32),
    /// `Woods`.
    Biome(BiomeName),
    /// `Light`.
    Energy(Energy),
    /// `player(1)`.
    Player(Seat),
    /// `sector(1, Woods)`: that player's side.
    Sector(Seat, BiomeName),
    /// `skill("bench", 0)`: an activated skill as a target, counted from 0.
    Skill(String, u8),
    /// `queued("spark")`: the entry of the queue, where the card itself could be meant too.
    Queued(String),
    /// `top`: the top of the queue.
    Top,
    /// `global`: the extra cost of *global* is paid.
    Global,
    /// `hand(0)`; `staging` alone is the asked player's.
    Row(Option<Seat>, Place),
}

/// Bare words beside biome types and energies.
const WORDS: &[&str] = &[
    "Badlands",
    "Desert",
    "Grassland",
    "Highlands",
    "Metro",
    "Shore",
    "Subsurface",
    "Tundra",
    "Wetland",
    "Woods",
    "Light",
    "Storm",
    "Dark",
    "Chaos",
    "Growth",
    "Void",
    "top",
    "global",
    "staging",
    "queue",
    "gone",
];

/// Things with arguments in brackets.
#[derive(FromRon)]
#[ron(rename = "thing", rename_all = "snake_case")]
enum Call {
    Sector(Seat, BiomeName),
    Player(Seat),
    Skill(String, u8),
    Queued(String),
    Deck(Seat),
    Hand(Seat),
    Staging(Seat),
    Cache(Seat),
    Archive(Seat),
}

impl FromRon for Thing {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match expr {
            Expr::String(_) => String::from_ast(expr).map(Self::Named),
            Expr::Number(_) => i32::from_ast(expr).map(Self::Number),
            Expr::Struct(call) if call.body.is_none() => word(expr, &call.name.name),
            Expr::Struct(_) => Ok(match Call::from_ast(expr)? {
                Call::Sector(seat, biome) => Self::Sector(seat, biome),
                Call::Player(seat) => Self::Player(seat),
                Call::Skill(name, n) => Self::Skill(name, n),
                Call::Queued(name) => Self::Queued(name),
                Call::Deck(seat) => Self::Row(Some(seat), Place::Deck),
                Call::Hand(seat) => Self::Row(Some(seat), Place::Hand),
                Call::Staging(seat) => Self::Row(Some(seat), Place::Staging),
                Call::Cache(seat) => Self::Row(Some(seat), Place::Cache),
                Call::Archive(seat) => Self::Row(Some(seat), Place::Archive),
            }),
            _ => Err(Error::with_span(
                ErrorKind::TypeMismatch {
                    expected: "a card's name in quotes, a biome, an energy, a place or a number"
                        .to_owned(),
                    found: ron2::convert::expr_type_name(expr).to_owned(),
                },
                *expr.span(),
            )),
        }
    }
}

fn word(expr: &Expr<'_>, name: &str) -> Result<Thing> {
    if BiomeType::from_ast(expr).is_ok() {
        return BiomeName::from_ast(expr).map(Thing::Biome);
    }
    if let Ok(energy) = Energy::from_ast(expr) {
        return Ok(Thing::Energy(energy));
    }
    Ok(match name {
        "top" => Thing::Top,
        "global" => Thing::Global,
        "staging" => Thing::Row(None, Place::Staging),
        "queue" => Thing::Row(None, Place::Queue),
        "gone" => Thing::Row(None, Place::Gone),
        _ => {
            return Err(Error::with_span(
                ErrorKind::UnknownVariant {
                    variant: name.to_owned().into(),
                    expected: WORDS,
                    outer: Some("thing".into()),
                },
                *expr.span(),
            ));
        }
    })
}
