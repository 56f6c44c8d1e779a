//! What effects of this game do, and what they do it to.

use ron2::FromRon;

use super::{Amount, Duration, Grant, Player, Who};
use crate::cards::language::{self, Language, Part, PartMut, Parts, Scene, card_words};
use crate::games::souls::Souls;

impl Language for Souls {
    type Verb = Verb;
    type Filter = super::Filter;
    type Thing = OwnThing;
    type Number = OwnNumber;
    type Condition = super::OwnCondition;
}

/// One thing that happens. Effects of a list happen in order, each whether or not the one before could ("then");
/// `And` is for "A and B" (F-157). "Each player" acts in turn order from the controller (F-160).
pub type Effect = language::Effect<Souls>;

card_words! { Souls;
    /// A word for what an effect does.
    pub enum Verb {
        /// A player gains ¢ from the bank.
        GainCoins(n: Amount, player: Player),
        /// A player loses ¢, as many as they have.
        LoseCoins(n: Amount, player: Player),
        /// A player pays ¢: impossible if they have fewer.
        PayCoins(n: Amount, player: Player),
        /// You take ¢ from a player, as many as they have.
        StealCoins(n: Amount, player: Player),
        /// You give ¢ to a player, as many as you have.
        GiveCoins(n: Amount, player: Player),
        /// A player loots.
        Loot(n: Amount, player: Player),
        /// A player discards loot cards of their own choice.
        Discard(n: Amount, player: Player),
        /// A player discards their whole hand.
        DiscardHand(player: Player),
        /// You take loot cards at random from a player's hand.
        StealLoot(n: Amount, player: Player),
        /// You see a player's hand.
        LookAtHand(player: Player),
        /// You swap hands with a player.
        SwapHands(player: Player),
        /// A player gains treasures from the top of the deck (F-163: that is gaining).
        GainTreasure(n: Amount, player: Player),
        /// Damage goes on the stack aimed at each (F-115, F-161).
        Damage(n: Amount, who: Who),
        /// Removes marked damage (F-117 to F-119).
        Heal(n: Amount, who: Who),
        /// Damage waiting on the stack is lessened; at 0 it leaves the stack (F-116).
        PreventDamage(n: Amount, who: Who),
        /// The next so much damage to each this turn is prevented.
        Shield(n: Amount, who: Who),
        /// A death waiting on the stack is prevented (F-80).
        PreventDeath(who: Who),
        /// An object with hit points loses them all, any other is destroyed. Never characters or Eternal ones.
        Kill(who: Who),
        /// Items, curses, souls and rooms go to discard, unless Eternal (F-152); monsters lose all hit points.
        Destroy(who: Who),
        /// Any card in play, in a slot or in a hand goes to its discard; not destroyed, not dead.
        PutInDiscard(who: Who),
        /// A loot card goes to a player's hand; any other card stays where it is (F-59).
        PutInHand(who: Who, player: Player),
        /// A card goes on top of its deck.
        PutOnTop(who: Who),
        /// A card goes to the bottom of its deck.
        PutOnBottom(who: Who),
        /// You look at the top cards of a deck and put any of them on the bottom, the rest back on top.
        Scry(deck: DeckKind, n: Amount),
        /// The top cards of a deck go to its discard.
        Mill(deck: DeckKind, n: Amount),
        /// The top card of the monster deck covers a monster slot of your choice, as in a deck attack; an event
        /// resolves.
        RevealMonster,
        /// A deactivated object is charged.
        Recharge(who: Who),
        /// A charged object is deactivated.
        Deactivate(who: Who),
        /// You roll; what was rolled picks the effects, in which the amount of the event is the result (F-89).
        Roll(bands: Vec<Band>),
        /// A player rolls instead of you.
        RollBy(player: Player, bands: Vec<Band>),
        /// The same roll gets a new number (F-85).
        Reroll(who: Who),
        /// A roll goes up or down, never beyond 1 and 6 (F-84).
        AddToRoll(n: i32, who: Who),
        /// A roll becomes that number.
        SetRoll(n: u8, who: Who),
        /// A roll becomes a number of your choice.
        ChooseRoll(who: Who),
        /// A roll of n becomes 7 - n (F-86).
        FlipRoll(who: Who),
        /// An item is destroyed; if it was, its controller gains 1 treasure (F-162). A shop item is replaced.
        RerollItem(who: Who),
        /// Takes control of an item, curse or soul; that is giving, not gaining (F-163).
        Steal(who: Who),
        /// A player gets control of it.
        Give(who: Who, player: Player),
        /// The controllers of two objects swap them.
        Swap(who: Who, other: Who),
        /// A player gains this as a soul.
        BecomeSoul(who: Who, player: Player),
        /// An entry of the stack leaves it without effect (F-79).
        Cancel(who: Who),
        /// The running attack is cancelled.
        CancelAttack,
        /// The turn ends: the end phase begins at once (F-40 to F-42).
        EndTurn,
        /// A player may play that many more loot cards this turn (F-176, R33).
        MoreLootPlays(n: Amount, player: Player),
        /// A player may declare that many more attacks this turn.
        MoreAttacks(n: Amount, player: Player),
        /// A player may declare that many more purchases this turn.
        MorePurchases(n: Amount, player: Player),
        /// The active player must attack that this turn, with one of their attacks (F-92, F-113).
        MustAttack(who: Who),
        /// The active player must attack that this turn, in an additional attack.
        MustAttackAlso(who: Who),
        /// The active player must attack the monster deck this turn, in an additional attack.
        MustAttackDeck,
        /// A player takes an extra turn after this one (R28).
        ExtraTurn(player: Player),
        /// A player's next turn is skipped (F-47).
        SkipTurn(player: Player),
        /// Adds that many counters.
        AddCounters(n: Amount, who: Who),
        /// Removes that many counters.
        RemoveCounters(n: Amount, who: Who),
        /// Gives anything that a static ability can give.
        Grant(grant: Grant, who: Who, until: Duration),
        /// The first becomes a copy of the second (F-165).
        Copy(who: Who, other: Who, until: Duration),
        /// A loot card on the stack is copied; the copy is yours, chooses new targets and pays nothing.
        CopyLoot(who: Who),
        /// Adds that many slots for the rest of the game.
        MoreSlots(slots: SlotKind, n: u8),
        /// A player wins.
        Win(player: Player),
    }
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

impl Parts<Souls> for Band {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, Souls>,
        visit: &mut dyn FnMut(Part<'a, Souls>, &Scene<'a, Souls>),
    ) {
        self.effects.parts(&scene.rolled(), visit);
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, Souls>)) {
        self.effects.parts_mut(visit);
    }
}

card_words! { Souls;
    /// Things that only a card of this game can mean.
    pub enum OwnThing {
        /// The target of the attack.
        Attacked,
        /// Those players, as the ones who take damage, heal, get counters.
        Player(player: Player),
    }
}

card_words! { Souls;
    /// Numbers that only a card of this game can ask for; of several, the sum.
    pub enum OwnNumber {
        /// The ¢ of that player.
        Coins(player: Player),
        /// The soul value of that player.
        Souls(player: Player),
        /// Counters on those.
        Counters(who: Box<Who>),
        /// The attack of those.
        AttackOf(who: Box<Who>),
    }
}

/// One of the decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, FromRon)]
pub enum DeckKind {
    /// Items.
    Treasure,
    /// Loot cards.
    Loot,
    /// Monsters and events.
    Monster,
    /// Rooms.
    Room,
}

/// One sort of slots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, FromRon)]
pub enum SlotKind {
    /// Items for sale.
    Shop,
    /// Monsters.
    Monster,
    /// Rooms.
    Room,
}

impl Parts<Souls> for DeckKind {}
impl Parts<Souls> for SlotKind {}
impl Parts<Souls> for Grant {}
impl Parts<Souls> for Duration {}
