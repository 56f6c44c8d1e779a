//! The vocabulary of effects of resolving entries of the stack.

use ron2::FromRon;

use super::{
    Amount, Condition, DeckKind, Duration, Filter, Grant, ObjectSelector, PlayerSelector, SlotKind,
};

/// One thing that happens. Effects of a list happen in order, each whether or not the one before could ("then");
/// `And` is for "A and B" (F-157). "Each player" acts in turn order from the controller (F-160).
#[derive(Debug, Clone, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub enum Effect {
    /// A player gains ¢ from the bank.
    GainCoins(Amount, PlayerSelector),
    /// A player loses ¢, as many as they have.
    LoseCoins(Amount, PlayerSelector),
    /// A player pays ¢: impossible if they have fewer.
    PayCoins(Amount, PlayerSelector),
    /// You take ¢ from a player, as many as they have.
    StealCoins(Amount, PlayerSelector),
    /// You give ¢ to a player, as many as you have.
    GiveCoins(Amount, PlayerSelector),
    /// A player loots.
    Loot(Amount, PlayerSelector),
    /// A player discards loot cards of their own choice.
    Discard(Amount, PlayerSelector),
    /// A player discards loot cards at random.
    DiscardAtRandom(Amount, PlayerSelector),
    /// A player discards their whole hand.
    DiscardHand(PlayerSelector),
    /// You take loot cards at random from a player's hand.
    StealLoot(Amount, PlayerSelector),
    /// You see a player's hand.
    LookAtHand(PlayerSelector),
    /// You swap hands with a player.
    SwapHands(PlayerSelector),
    /// A player gains treasures from the top of the deck (F-163: that is gaining).
    GainTreasure(Amount, PlayerSelector),
    /// Damage goes on the stack aimed at each (F-115, F-161).
    Damage(Amount, ObjectSelector),
    /// Removes marked damage (F-117 to F-119).
    Heal(Amount, ObjectSelector),
    /// Damage waiting on the stack is lessened; at 0 it leaves the stack (F-116).
    PreventDamage(Amount, ObjectSelector),
    /// The next so much damage to each this turn is prevented.
    Shield(Amount, ObjectSelector),
    /// A death waiting on the stack is prevented (F-80).
    PreventDeath(ObjectSelector),
    /// An object with hit points loses them all, any other is destroyed. Never characters or Eternal ones.
    Kill(ObjectSelector),
    /// Items, curses, souls and rooms go to discard, unless Eternal (F-152); monsters lose all hit points.
    Destroy(ObjectSelector),
    /// Any card in play, in a slot or in a hand goes to its discard; not destroyed, not dead.
    PutInDiscard(ObjectSelector),
    /// A loot card goes to a player's hand; any other card stays where it is (F-59).
    PutInHand(ObjectSelector, PlayerSelector),
    /// A card goes on top of its deck.
    PutOnTop(ObjectSelector),
    /// A card goes to the bottom of its deck.
    PutOnBottom(ObjectSelector),
    /// You look at the top cards of a deck and put any of them on the bottom, the rest back on top.
    Scry(DeckKind, Amount),
    /// The top cards of a deck go to its discard.
    Mill(DeckKind, Amount),
    /// The top card of the monster deck covers a monster slot of your choice, as in a deck attack; an event
    /// resolves.
    RevealMonster,
    /// A deactivated object is charged.
    Recharge(ObjectSelector),
    /// A charged object is deactivated.
    Deactivate(ObjectSelector),
    /// You roll; what was rolled picks the effects, in which the amount of the event is the result (F-89).
    Roll(Vec<Band>),
    /// A player rolls instead of you.
    RollBy(PlayerSelector, Vec<Band>),
    /// The same roll gets a new number (F-85).
    Reroll(ObjectSelector),
    /// A roll goes up or down, never beyond 1 and 6 (F-84).
    AddToRoll(i32, ObjectSelector),
    /// A roll becomes that number.
    SetRoll(u8, ObjectSelector),
    /// A roll becomes a number of your choice.
    ChooseRoll(ObjectSelector),
    /// A roll of n becomes 7 - n (F-86).
    FlipRoll(ObjectSelector),
    /// An item is destroyed; if it was, its controller gains 1 treasure (F-162). A shop item is replaced.
    RerollItem(ObjectSelector),
    /// Takes control of an item, curse or soul; that is giving, not gaining (F-163).
    Steal(ObjectSelector),
    /// A player gets control of it.
    Give(ObjectSelector, PlayerSelector),
    /// The controllers of two objects swap them.
    Swap(ObjectSelector, ObjectSelector),
    /// A player gains this as a soul.
    BecomeSoul(ObjectSelector, PlayerSelector),
    /// An entry of the stack leaves it without effect (F-79).
    Cancel(ObjectSelector),
    /// The running attack is cancelled.
    CancelAttack,
    /// The turn ends: the end phase begins at once (F-40 to F-42).
    EndTurn,
    /// A player may play that many more loot cards this turn (F-176, R33).
    MoreLootPlays(Amount, PlayerSelector),
    /// A player may declare that many more attacks this turn.
    MoreAttacks(Amount, PlayerSelector),
    /// A player may declare that many more purchases this turn.
    MorePurchases(Amount, PlayerSelector),
    /// The active player must attack that this turn, with one of their attacks (F-92, F-113).
    MustAttack(ObjectSelector),
    /// The active player must attack that this turn, in an additional attack.
    MustAttackAlso(ObjectSelector),
    /// The active player must attack the monster deck this turn, in an additional attack.
    MustAttackDeck,
    /// A player takes an extra turn after this one (R28).
    ExtraTurn(PlayerSelector),
    /// A player's next turn is skipped (F-47).
    SkipTurn(PlayerSelector),
    /// Adds that many counters.
    AddCounters(Amount, ObjectSelector),
    /// Removes that many counters.
    RemoveCounters(Amount, ObjectSelector),
    /// Gives anything that a static ability can give.
    Grant(Grant, ObjectSelector, Duration),
    /// The first becomes a copy of the second (F-165).
    Copy(ObjectSelector, ObjectSelector, Duration),
    /// A loot card on the stack is copied; the copy is yours, chooses new targets and pays nothing.
    CopyLoot(ObjectSelector),
    /// Adds that many slots for the rest of the game.
    MoreSlots(SlotKind, u8),
    /// A player wins.
    Win(PlayerSelector),
    /// Each happens only if the one before did (F-157).
    And(Vec<Effect>),
    /// Only if the condition holds.
    If(Condition, Vec<Effect>),
    /// You may; asked when it resolves.
    May(Vec<Effect>),
    /// A player may; asked when it resolves. In the effects `They` is that player.
    MayDo(PlayerSelector, Vec<Effect>),
    /// Players do this one after the other; in the effects `They` is the player whose turn it is.
    EachDoes(PlayerSelector, Vec<Effect>),
    /// A player chooses one that matches now; in the effects `Picked` is it and `They` the player.
    Choose(PlayerSelector, Filter, Vec<Effect>),
    /// Everybody votes for one of these, in turn order from you; most votes win, you break ties.
    Vote(Vec<Vec<Effect>>),
}

/// The effects of some results of a roll.
#[derive(Debug, Clone, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Band {
    /// Results, 1 to 6.
    pub on: Vec<u8>,
    /// The effects.
    pub effects: Vec<Effect>,
}
