//! Events as a script describes them: `destroy("a")`, `attack("a", "b", 5)`.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Span, Spanned};

use super::super::phrase::{phrase, unknown};
use super::thing::{Sort, Thing};

/// Everything that a game of Frames writes into its log.
const EVENTS: [&str; 44] = [
    "abandon",
    "activate",
    "add_frame",
    "attack",
    "call",
    "climb",
    "clock",
    "concede",
    "control",
    "count",
    "cover",
    "damage_die",
    "defend",
    "defer",
    "designate",
    "destroy",
    "end_round",
    "end_turn",
    "extra_round",
    "fall",
    "hazard",
    "hit",
    "hit_cover",
    "initiative",
    "lose_system",
    "lose_white",
    "miss",
    "move",
    "pass",
    "place",
    "ppa",
    "rank",
    "remove_frame",
    "rockets",
    "role",
    "roll",
    "round",
    "score",
    "spot",
    "step",
    "terrain",
    "use_spot",
    "veto",
    "win",
];

/// An event as a script describes it: every thing in the brackets must be in the event.
#[derive(Debug, Clone)]
pub struct Told {
    /// The word of the log.
    pub verb: String,
    /// What must be in it.
    pub things: Vec<Spanned<Thing>>,
    /// Where it stands.
    pub span: Span,
}

impl FromRon for Told {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let (name, things) = phrase(expr, "an event like `destroy(\"a\")`")?;
        if !EVENTS.contains(&name.value.as_str()) {
            return Err(unknown("event", &name, &EVENTS));
        }
        Ok(Self {
            verb: name.value,
            things,
            span: *expr.span(),
        })
    }
}

/// What the words of an event are, and whether they are its number or stand before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Words {
    /// In the amount.
    Amount(Sort),
    /// In `from`, as a kind.
    From(Sort),
}

/// Where an event keeps its word.
pub fn words(verb: &str) -> Option<Words> {
    Some(match verb {
        "roll" => Words::From(Sort::Colour),
        "lose_system" => Words::From(Sort::System),
        "attack" => Words::From(Sort::Range),
        "designate" => Words::Amount(Sort::Range),
        "step" => Words::Amount(Sort::Step),
        "role" => Words::Amount(Sort::Role),
        _ => return None,
    })
}
