//! The vocabulary of effects of resolving entries of the Stack.

use ron2::FromRon;

use super::{Amount, Condition, Duration, Filter, Grant};

/// One thing that happens. Effects of a list happen in order.
#[derive(Debug, Clone, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub enum Effect {
    /// Deals damage to Characters.
    Damage(Amount, ObjectSelector),
    /// Deals damage to a Sanctuary.
    DamageSanctuary(Amount, PlayerSelector),
    /// A Sanctuary gains Structure; there is no upper limit.
    GainStructure(Amount, PlayerSelector),
    /// A player gains Volition.
    GainVolition(Amount, PlayerSelector),
    /// A player loses Volition, never below 0.
    LoseVolition(Amount, PlayerSelector),
    /// Draws cards; an empty deck gives none (H-83).
    Draw(Amount, PlayerSelector),
    /// The player discards cards of their own choice.
    Discard(Amount, PlayerSelector),
    /// The player discards cards at random.
    DiscardAtRandom(Amount, PlayerSelector),
    /// The top cards of the deck go to Limbo.
    Mill(Amount, PlayerSelector),
    /// Looks at the top cards of your deck, puts any on the bottom, the rest back on top.
    Foresee(Amount),
    /// Destroys: play to the owner's Limbo.
    Destroy(ObjectSelector),
    /// Play to the owner's hand.
    Return(ObjectSelector),
    /// Play to the owner's deck, which is shuffled.
    ShuffleAway(ObjectSelector),
    /// Limbo to the owner's hand.
    Recover(ObjectSelector),
    /// A Character or Enhancement from Limbo into play under your control.
    Revive(ObjectSelector),
    /// Taps a Character.
    Tap(ObjectSelector),
    /// Untaps a Character.
    Untap(ObjectSelector),
    /// Removes all marked damage.
    Heal(ObjectSelector),
    /// Technologies gain durability.
    Repair(Amount, ObjectSelector),
    /// Technologies lose durability; at 0 they are destroyed.
    Wear(Amount, ObjectSelector),
    /// More or less Strength.
    Strengthen {
        /// Added.
        by: Amount,
        /// Taken away.
        #[ron(default = "Amount::zero")]
        less: Amount,
        /// Whom.
        who: ObjectSelector,
        /// The duration.
        until: Duration,
    },
    /// Gives anything that a continuous ability can give.
    Give(Grant, ObjectSelector, Duration),
    /// You control it until the end of this turn's Contemplation. A Technology goes with it.
    Control(ObjectSelector),
    /// An entry of the Stack does nothing.
    Cancel(ObjectSelector),
    /// You may challenge once more this turn.
    AnotherDuel,
    /// Only if the condition holds.
    If(Condition, Vec<Effect>),
    /// The controller may; asked when it resolves.
    May(Vec<Effect>),
}

/// The cards that an effect affects.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum ObjectSelector {
    /// The n-th target, counted from 0.
    Target(u8),
    /// The card that has the ability.
    This,
    /// The Character that carries this Technology.
    Carrier,
    /// The Technology that the n-th target carries.
    CarriedBy(u8),
    /// The other card of the event that triggered.
    That,
    /// The Characters that this (or the carrier of this Technology) fights now: in the duel, or as blocker or
    /// blocked attacker.
    Opposing,
    /// Everything that matches.
    Each(Filter),
}

/// The players that an effect affects.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum PlayerSelector {
    /// The controller.
    You,
    /// The other player.
    Opponent,
    /// Both, the active player first.
    Each,
    /// The controller of the n-th target.
    Target(u8),
    /// The controller of that card.
    ControllerOf(ObjectSelector),
}
