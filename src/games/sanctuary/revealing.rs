//! The events at which undo stops.

use super::events::Event;
use super::places::{Place, place};
use crate::table::any_of;

impl Event {
    /// Whether it showed somebody something that was hidden, or chance decided: undo must not cross it.
    #[must_use]
    pub fn reveals(self) -> bool {
        match self {
            Self::Card(event) => event.reveals(),
            Self::Roll { .. }
            | Self::Shuffle { .. }
            | Self::First { .. }
            | Self::AtRandom { .. } => true,
            // A card of another hand is seen by whoever takes it.
            Self::Move { from, to, .. } => {
                matches!(
                    (place(from).1, place(to).1),
                    (Place::Deck, _) | (Place::Hand, Place::Hand)
                )
            }
            any_of! { Self:
                Sanctuary, Spawn, Become, Keep, Redraw, Turn, Phase, Step, Pass, End, Skip, Play, Push, Resolve, Fizzle,
                Cancel, Carry, Destroy, Tap, Untap, Damage, Heal, Wear, Volition, Structure, Change, Prices, Fade,
                Challenge, DuelWon, DuelEven, AnotherDuel, Attack, Block, NoCard, Foresee, Delay, ExtraTurn, SkipTurn,
                SkipPhase, AnotherCombat, Counters, Concede, WinGame, DrawGame
            } => false,
        }
    }
}
