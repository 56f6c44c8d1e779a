//! How long something is given.

use ron2::FromRon;
use serde::{Deserialize, Serialize};

use crate::cards::language::TurnsOf;

/// How long a change of a card lasts, once it is known of whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Duration {
    /// Until the end of this turn's Contemplation (H-74).
    Contemplation,
    /// Until the next turn of the controller of the text begins.
    Round,
    /// Until the next turn of one of those players begins.
    NextTurnOf(TurnsOf),
    /// While the card that has the text is in play.
    WhileInPlay,
    /// While the card is in play.
    Permanent,
}

/// The words for it: `Turn`, as in every game, is the same as `Contemplation`.
#[derive(FromRon)]
#[ron(rename = "Duration")]
enum Word {
    Turn,
    Contemplation,
    Round,
    NextTurnOf(TurnsOf),
    WhileInPlay,
    Permanent,
}

impl FromRon for Duration {
    fn from_ast(expr: &ron2::ast::Expr<'_>) -> ron2::Result<Self> {
        Ok(match Word::from_ast(expr)? {
            Word::Turn | Word::Contemplation => Self::Contemplation,
            Word::Round => Self::Round,
            Word::NextTurnOf(players) => Self::NextTurnOf(players),
            Word::WhileInPlay => Self::WhileInPlay,
            Word::Permanent => Self::Permanent,
        })
    }
}
