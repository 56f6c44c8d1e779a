//! The events at which undo stops.

use super::events::Event;
use super::places::{Place, place};

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
            Self::Move { from, to, .. } => matches!(
                (place(from).1, place(to).1),
                (Place::Deck, _) | (Place::Hand, Place::Hand)
            ),
            Self::Sanctuary { .. }
            | Self::Spawn { .. }
            | Self::Become { .. }
            | Self::Keep { .. }
            | Self::Redraw { .. }
            | Self::Turn { .. }
            | Self::Phase { .. }
            | Self::Step { .. }
            | Self::Pass { .. }
            | Self::End { .. }
            | Self::Skip { .. }
            | Self::Play { .. }
            | Self::Push { .. }
            | Self::Resolve { .. }
            | Self::Fizzle { .. }
            | Self::Cancel { .. }
            | Self::Carry { .. }
            | Self::Destroy { .. }
            | Self::Tap { .. }
            | Self::Untap { .. }
            | Self::Damage { .. }
            | Self::Heal { .. }
            | Self::Wear { .. }
            | Self::Volition { .. }
            | Self::Structure { .. }
            | Self::Change { .. }
            | Self::Prices { .. }
            | Self::Fade { .. }
            | Self::Challenge { .. }
            | Self::DuelWon { .. }
            | Self::DuelEven { .. }
            | Self::AnotherDuel { .. }
            | Self::Attack { .. }
            | Self::Block { .. }
            | Self::NoCard { .. }
            | Self::Foresee { .. }
            | Self::Delay { .. }
            | Self::ExtraTurn { .. }
            | Self::SkipTurn { .. }
            | Self::SkipPhase { .. }
            | Self::AnotherCombat { .. }
            | Self::Counters { .. }
            | Self::Concede { .. }
            | Self::WinGame { .. }
            | Self::DrawGame { .. } => false,
        }
    }
}
