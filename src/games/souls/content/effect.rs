//! What effects of this game do, and what they do it to.

use ron2::FromRon;

use super::{Amount, Filter, Grant, Kind, ObjectSelector, PlayerSelector};
use crate::cards::language::{self, CardRef, Language, Parts, card_words};
use crate::games::souls::Phase;
use crate::games::souls::Souls;

impl Language for Souls {
    type Verb = Verb;
    type Filter = super::Filter;
    type Thing = OwnThing;
    type Number = OwnNumber;
    type Cost = super::Cost;
    type Condition = super::OwnCondition;
    type Trigger = super::TriggerCondition;
    type Deck = DeckKind;
    type Phase = Phase;
    type Replaced = super::ReplacedEvent;

    fn mean_any_kind(filter: &mut Filter, who: &ObjectSelector) {
        filter.kind = match who {
            ObjectSelector::Own(OwnThing::Player(_)) => Kind::Player,
            _ => Kind::Any,
        };
    }

    fn gives_up(cost: &super::Cost) -> bool {
        matches!(cost, super::Cost::Loot(_) | super::Cost::Items(_))
    }

    fn is_in_turns(phase: Phase) -> bool {
        !matches!(phase, Phase::Setup | Phase::Over)
    }

    const PILE: &'static str = "Discard";
}

/// How long something is given, as a card says it.
pub type Lasting = language::Lasting<Souls>;

/// One thing that happens. Effects of a list happen in order, each whether or not the one before could ("then");
/// `And` is for "A and B" (F-157). "Each player" acts in turn order from the controller (F-160).
pub type Effect = language::Effect<Souls>;

card_words! { Souls;
    /// A word for what an effect does.
    pub enum Verb {
        /// A player gains ¢ from the bank.
        GainCoins(n: Amount, player: PlayerSelector),
        /// A player loses ¢, as many as they have.
        LoseCoins(n: Amount, player: PlayerSelector),
        /// A player pays ¢: impossible if they have fewer.
        PayCoins(n: Amount, player: PlayerSelector),
        /// You take ¢ from a player, as many as they have.
        StealCoins(n: Amount, player: PlayerSelector),
        /// You give ¢ to a player, as many as you have.
        GiveCoins(n: Amount, player: PlayerSelector),
        /// A player loots.
        Loot(n: Amount, player: PlayerSelector),
        /// A player discards loot cards of their own choice.
        Discard(n: Amount, player: PlayerSelector),
        /// A player discards loot cards at random.
        DiscardAtRandom(n: Amount, player: PlayerSelector),
        /// A player discards their whole hand.
        DiscardHand(player: PlayerSelector),
        /// You take loot cards at random from a player's hand.
        StealLoot(n: Amount, player: PlayerSelector),
        /// You see a player's hand.
        LookAtHand(player: PlayerSelector),
        /// You swap hands with a player.
        SwapHands(player: PlayerSelector),
        /// Each player gives their hand to the next one on that side (R114).
        PassHands(side: Side),
        /// A player gains treasures from the top of the deck (F-163: that is gaining).
        GainTreasure(n: Amount, player: PlayerSelector),
        /// Damage goes on the stack aimed at each (F-115, F-161).
        Damage(n: Amount, who: ObjectSelector),
        /// Removes marked damage (F-117 to F-119).
        Heal(n: Amount, who: ObjectSelector),
        /// Removes all marked damage (R129).
        HealAll(who: ObjectSelector),
        /// Damage waiting on the stack is lessened; at 0 it leaves the stack (F-116).
        PreventDamage(n: Amount, who: ObjectSelector),
        /// Damage waiting on the stack will be dealt to that instead (R106).
        Redirect(who: ObjectSelector, to: ObjectSelector),
        /// The next so much damage to each this turn is prevented.
        Shield(n: Amount, who: ObjectSelector),
        /// All damage to each this turn is prevented.
        PreventAll(who: ObjectSelector),
        /// A death waiting on the stack is prevented (F-80).
        PreventDeath(who: ObjectSelector),
        /// An object with hit points loses them all, any other is destroyed. Never characters or Eternal ones.
        Kill(who: ObjectSelector),
        /// Items, curses, souls and rooms go to discard, unless Eternal (F-152); monsters lose all hit points.
        Destroy(who: ObjectSelector),
        /// Those loot cards are discarded from the hands they are in (R125).
        DiscardCards(who: ObjectSelector),
        /// Any card in play, in a slot or in a hand goes to its discard; not destroyed, not dead.
        PutInDiscard(who: ObjectSelector),
        /// A loot card goes to a player's hand; any other card stays where it is (F-59).
        PutInHand(who: ObjectSelector, player: PlayerSelector),
        /// A player gains that treasure, from its deck or discard or from the shop (F-163).
        GainItem(who: ObjectSelector, player: PlayerSelector),
        /// You gain tokens (R73).
        Spawn(card: CardRef, n: Amount),
        /// You gain such tokens as copies of a card (R110).
        SpawnCopy(card: CardRef, n: Amount, other: ObjectSelector),
        /// A monster card of its deck or discard covers a monster slot of your choice; an event resolves.
        PlaceMonster(who: ObjectSelector),
        /// Shuffles a deck.
        Shuffle(deck: DeckKind),
        /// A card goes on top of its deck.
        PutOnTop(who: ObjectSelector),
        /// A card goes to the bottom of its deck.
        PutOnBottom(who: ObjectSelector),
        /// You look at the top cards of a deck and put any of them on the bottom, the rest back on top.
        Scry(deck: DeckKind, n: Amount),
        /// The top cards of a deck go to its discard.
        Mill(deck: DeckKind, n: Amount),
        /// The top card of the monster deck covers a monster slot of your choice, as in a deck attack; an event
        /// resolves.
        RevealMonster,
        /// A deactivated object is charged.
        Recharge(who: ObjectSelector),
        /// A charged object is deactivated.
        Deactivate(who: ObjectSelector),
        /// A player rolls instead of you (F-89).
        RollBy(player: PlayerSelector, bands: Vec<Band>),
        /// The same roll gets a new number (F-85).
        Reroll(who: ObjectSelector),
        /// A roll goes up or down, never beyond 1 and 6 (F-84).
        AddToRoll(n: i32, who: ObjectSelector),
        /// A roll becomes that number.
        SetRoll(n: u8, who: ObjectSelector),
        /// A roll becomes a number of your choice.
        ChooseRoll(who: ObjectSelector),
        /// A roll of n becomes 7 - n (F-86).
        FlipRoll(who: ObjectSelector),
        /// An item is destroyed; if it was, its controller gains 1 treasure (F-162). A shop item is replaced.
        RerollItem(who: ObjectSelector),
        /// Takes control of an item, curse or soul; that is giving, not gaining (F-163).
        Steal(who: ObjectSelector),
        /// Everybody sees a card of a hand or a deck (R118).
        Show(who: ObjectSelector),
        /// You control items, curses or souls for that long (R105).
        GainControl(who: ObjectSelector, until: Lasting),
        /// A player gets control of it.
        Give(who: ObjectSelector, player: PlayerSelector),
        /// The controllers of two objects swap them.
        Swap(who: ObjectSelector, other: ObjectSelector),
        /// Two things swap the attack and the hit points at most that they have now (R76).
        SwapStats(who: ObjectSelector, other: ObjectSelector, until: Lasting),
        /// Attack, hit points at most or both become that much (R102).
        SetStats {
            /// The attack.
            #[ron(default)]
            attack: Option<Amount>,
            /// The hit points.
            #[ron(default)]
            hp: Option<Amount>,
            /// Whom.
            who: ObjectSelector,
            /// The duration.
            until: Lasting,
        },
        /// A player gains this as a soul.
        BecomeSoul(who: ObjectSelector, player: PlayerSelector),
        /// An entry of the stack leaves it without effect (F-79).
        Cancel(who: ObjectSelector),
        /// The running attack is cancelled.
        CancelAttack,
        /// The turn ends: the end phase begins at once (F-40 to F-42).
        EndTurn,
        /// A player may play that many more loot cards this turn (F-176, R33).
        MoreLootPlays(n: Amount, player: PlayerSelector),
        /// A player may declare that many more attacks this turn.
        MoreAttacks(n: Amount, player: PlayerSelector),
        /// A player may declare that many more purchases this turn.
        MorePurchases(n: Amount, player: PlayerSelector),
        /// The active player must attack that this turn, with one of their attacks (F-92, F-113).
        MustAttack(who: ObjectSelector),
        /// The active player must attack that this turn, in an additional attack.
        MustAttackAlso(who: ObjectSelector),
        /// The active player must attack something this turn, with one of their attacks (R127).
        MustAttackAny,
        /// The active player must attack something this turn, in an additional attack.
        MustAttackAnyAlso,
        /// The active player must attack the monster deck this turn, in an additional attack.
        MustAttackDeck,
        /// A player takes an extra turn after this one (R28).
        ExtraTurn(player: PlayerSelector),
        /// A player's next turn is skipped (F-47).
        SkipTurn(player: PlayerSelector),
        /// Adds that many counters.
        AddCounters(n: Amount, who: ObjectSelector),
        /// Removes that many counters.
        RemoveCounters(n: Amount, who: ObjectSelector),
        /// Gives anything that a static ability can give.
        Grant(grant: Grant, who: ObjectSelector, until: Lasting),
        /// Gives it so many times, as many as there are now (R77).
        GrantPer(n: Amount, grant: Grant, who: ObjectSelector, until: Lasting),
        /// Things become that card (R75).
        Become(card: CardRef, who: ObjectSelector, until: Lasting),
        /// The first becomes a copy of the second (F-165).
        Copy(who: ObjectSelector, other: ObjectSelector, until: Lasting),
        /// A loot card on the stack is copied; the copy is yours, chooses new targets and pays nothing.
        CopyLoot(who: ObjectSelector),
        /// Adds that many slots for the rest of the game.
        MoreSlots(slots: SlotKind, n: u8),
        /// A player wins.
        Win(player: PlayerSelector),
    }
}

/// The effects of some results of a roll.
pub type Band = language::Band<Souls>;

card_words! { Souls;
    /// Things that only a card of this game can mean.
    pub enum OwnThing {
        /// The target of the attack.
        Attacked,
        /// Those players, as the ones who take damage, heal, get counters.
        Player(player: PlayerSelector),
    }
}

card_words! { Souls;
    /// Numbers that only a card of this game can ask for; of several, the sum.
    pub enum OwnNumber {
        /// The ¢ of that player.
        Coins(player: PlayerSelector),
        /// The soul value of that player.
        Souls(player: PlayerSelector),
        /// Counters on those.
        Counters(who: Box<ObjectSelector>),
        /// The attack of those.
        AttackOf(who: Box<ObjectSelector>),
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
/// A side of a player, in turn order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRon)]
pub enum Side {
    /// The next player.
    Left,
    /// The one before.
    Right,
}

impl Parts<Souls> for Side {}
impl Parts<Souls> for Grant {}
impl Parts<Souls> for super::Cost {}
