//! The phases in sentences.

use crate::games::frames::Phase;

/// A phase with its article, in both languages.
pub const fn phase(phase: Phase) -> [&'static str; 2] {
    match phase {
        Phase::Bidding => ["the bidding", "la puja"],
        Phase::Deployment => ["the deployment", "el despliegue"],
        Phase::TacticalOrder => ["the tactical order", "el orden táctico"],
        Phase::Turn => ["a frame's turn", "el turno de un armazón"],
        Phase::Doomsday => ["the countdown", "la cuenta atrás"],
        Phase::Over => ["the end", "el final"],
    }
}
