//! The events at which undo stops.

use super::events::Event;
use super::places::{Place, place};
use crate::table::any_of;

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
            any_of! { Self:
                Delayed, Character, Bonus, First, Turn, Phase, Step, Pass, Push, Resolve, Fizzle, Cancel, ChangeRoll,
                Rolled, Hit, Miss, Damage, Spawn, Heal, Kill, Die, Saved, Redirect, Destroy, Coins, Recharge,
                Deactivate, Counters, Soul, Grant, Ends, Become, Copy, DeclareAttack, Attack, Helper, AttackEnds,
                AttackCancelled, Must, DeclarePurchase, Buy, PurchaseFails, DeclareEnd, WithdrawEnd, EndTurn, LootPlay,
                MoreAttacks, MorePurchases, ExtraTurn, SkipTurn, Skipped, Timer, Reward, Slots, Scry, Vote, Offer,
                Accept, Decline, Concede, Win
            } => false,
        }
    }
}
