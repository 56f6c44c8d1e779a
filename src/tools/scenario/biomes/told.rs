//! Events as a script describes them: `terminate("pup")`, `move("pup", cache(0))`.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Span, Spanned};

use super::super::phrase::{phrase, unknown};
use super::thing::Thing;

/// Everything that a game of Biomes writes into its log.
const EVENTS: [&str; 45] = [
    "anomaly",
    "attach",
    "attack",
    "biome",
    "buff",
    "cancel",
    "collapse",
    "concede",
    "control",
    "convert",
    "damage",
    "defend",
    "detach",
    "draw_game",
    "draw_match",
    "durability",
    "energy",
    "execute",
    "fade",
    "fade_effects",
    "grant",
    "heal",
    "keep",
    "lock",
    "look",
    "lose_sector",
    "marker",
    "match",
    "move",
    "mulligan",
    "order",
    "overclock",
    "pass",
    "phase",
    "push",
    "scan",
    "select",
    "shift",
    "shuffle",
    "step",
    "terminate",
    "turn",
    "unlock",
    "win_game",
    "win_match",
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
        let (name, things) = phrase(expr, "an event like `terminate(\"card\")`")?;
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
