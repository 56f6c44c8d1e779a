//! The events at which undo stops.

use super::events::Event;
use super::places::{Place, place};

impl Event {
    /// Whether it showed somebody something that was hidden, or chance decided: undo must not cross it.
    #[must_use]
    pub fn reveals(self) -> bool {
        match self {
            Self::Card(event) => event.reveals(),
            Self::Shuffle { .. } | Self::Roll { .. } | Self::Match { .. } => true,
            // A card of another hand is seen by whoever takes it.
            Self::Move { from, to, .. } => matches!(
                (place(from).1, place(to).1),
                (Place::Deck, _) | (Place::Hand, Place::Hand)
            ),
            Self::Biome { .. }
            | Self::Keep { .. }
            | Self::Mulligan { .. }
            | Self::Turn { .. }
            | Self::Phase { .. }
            | Self::Step { .. }
            | Self::Pass { .. }
            | Self::Fade { .. }
            | Self::Energy { .. }
            | Self::Push { .. }
            | Self::Execute { .. }
            | Self::Cancel { .. }
            | Self::Convert { .. }
            | Self::Anomaly { .. }
            | Self::Attach { .. }
            | Self::Detach { .. }
            | Self::Terminate { .. }
            | Self::Lock { .. }
            | Self::Unlock { .. }
            | Self::Damage { .. }
            | Self::Heal { .. }
            | Self::Buff { .. }
            | Self::Marker { .. }
            | Self::Become { .. }
            | Self::Grant { .. }
            | Self::Shift { .. }
            | Self::Overclock { .. }
            | Self::FadeEffects { .. }
            | Self::Collapse { .. }
            | Self::Delay { .. }
            | Self::ExtraTurn { .. }
            | Self::SkipTurn { .. }
            | Self::AnotherBattle { .. }
            | Self::Truce { .. }
            | Self::Counters { .. }
            | Self::Scan { .. }
            | Self::Select { .. }
            | Self::Attack { .. }
            | Self::Defend { .. }
            | Self::Order { .. }
            | Self::Durability { .. }
            | Self::LoseSector { .. }
            | Self::Full { .. }
            | Self::Concede { .. }
            | Self::WinMatch { .. }
            | Self::DrawMatch { .. }
            | Self::WinGame { .. }
            | Self::DrawGame { .. } => false,
        }
    }
}
