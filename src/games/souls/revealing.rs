//! The events at which undo stops.

use super::events::Event;
use super::places::{Place, place};

impl Event {
    /// Whether it revealed something hidden, or chance decided it: undo stops there.
    #[must_use]
    pub fn reveals(self) -> bool {
        match self {
            Self::Card(event) => event.reveals(),
            Self::FirstRoll { .. }
            | Self::Roll { .. }
            | Self::Reroll { .. }
            | Self::Shuffle { .. }
            | Self::AtRandom { .. } => true,
            Self::Move { from, to, .. } => match place(from) {
                Place::Deck(_) => true,
                Place::Hand(_) => matches!(place(to), Place::Hand(_)),
                _ => false,
            },
            Self::Delayed { .. }
            | Self::Character { .. }
            | Self::Bonus { .. }
            | Self::First { .. }
            | Self::Turn { .. }
            | Self::Phase { .. }
            | Self::Step { .. }
            | Self::Pass { .. }
            | Self::Push { .. }
            | Self::Resolve { .. }
            | Self::Fizzle { .. }
            | Self::Cancel { .. }
            | Self::ChangeRoll { .. }
            | Self::Rolled { .. }
            | Self::Hit { .. }
            | Self::Miss { .. }
            | Self::Damage { .. }
            | Self::Spawn { .. }
            | Self::Heal { .. }
            | Self::Kill { .. }
            | Self::Die { .. }
            | Self::Saved { .. }
            | Self::Redirect { .. }
            | Self::Destroy { .. }
            | Self::Coins { .. }
            | Self::Recharge { .. }
            | Self::Deactivate { .. }
            | Self::Counters { .. }
            | Self::Soul { .. }
            | Self::Grant { .. }
            | Self::Ends { .. }
            | Self::Become { .. }
            | Self::Copy { .. }
            | Self::DeclareAttack { .. }
            | Self::Attack { .. }
            | Self::Helper { .. }
            | Self::AttackEnds { .. }
            | Self::AttackCancelled { .. }
            | Self::Must { .. }
            | Self::DeclarePurchase { .. }
            | Self::Buy { .. }
            | Self::PurchaseFails { .. }
            | Self::DeclareEnd { .. }
            | Self::WithdrawEnd { .. }
            | Self::EndTurn { .. }
            | Self::LootPlay { .. }
            | Self::MoreAttacks { .. }
            | Self::MorePurchases { .. }
            | Self::ExtraTurn { .. }
            | Self::SkipTurn { .. }
            | Self::Skipped { .. }
            | Self::Timer { .. }
            | Self::Reward { .. }
            | Self::Slots { .. }
            | Self::Scry { .. }
            | Self::Vote { .. }
            | Self::Offer { .. }
            | Self::Accept { .. }
            | Self::Decline { .. }
            | Self::Concede { .. }
            | Self::Win { .. } => false,
        }
    }
}
