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
            Self::Shuffle { .. } | Self::Roll { .. } | Self::Match { .. } => true,
            // A card of another hand is seen by whoever takes it.
            Self::Move { from, to, .. } => {
                matches!(
                    (place(from).1, place(to).1),
                    (Place::Deck, _) | (Place::Hand, Place::Hand)
                )
            }
            any_of! { Self:
                Biome, Keep, Mulligan, Turn, Phase, Step, Pass, Fade, Energy, Push, Execute, Cancel, Convert, Anomaly,
                Attach, Detach, Terminate, Lock, Unlock, Damage, Heal, Buff, Marker, Become, Grant, Shift, Overclock,
                FadeEffects, Collapse, Delay, ExtraTurn, SkipTurn, AnotherBattle, Truce, Counters, Scan, Select, Attack,
                Defend, Order, Durability, LoseSector, Full, Concede, WinMatch, DrawMatch, WinGame, DrawGame
            } => false,
        }
    }
}
