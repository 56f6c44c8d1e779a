//! What effects of this game do, and what they do it to.

use super::{Amount, Filter, Grant, Kind, ObjectSelector, PlayerSelector};
use crate::cards::counters::CounterName;
use crate::cards::language::{self, CardRef, Language, TargetNumber, card_words};
use crate::games::sanctuary::Phase;
use crate::games::sanctuary::Sanctuary;

impl Language for Sanctuary {
    type Verb = Verb;
    type Filter = Filter;
    type Thing = OwnThing;
    type Number = OwnNumber;
    type Cost = Cost;
    type Condition = super::OwnCondition;
    type Trigger = super::TriggerCondition;
    type Deck = PlayerSelector;
    type Phase = Phase;
    type Replaced = super::ReplacedEvent;

    fn mean_any_kind(filter: &mut Filter, _: &ObjectSelector) {
        filter.kind = Kind::Any;
    }

    fn gives_up(cost: &Cost) -> bool {
        matches!(cost, Cost::Discard(_) | Cost::Destroy(_))
    }

    fn is_in_turns(phase: Phase) -> bool {
        !matches!(phase, Phase::Setup | Phase::Over)
    }

    const PILE: &'static str = "Limbo";
    const TURN_ENDS: &'static str = "Contemplation";
}

/// How long something is given, as a card says it.
pub type Lasting = language::Lasting<Sanctuary>;

/// One thing that happens. Effects of a list happen in order.
pub type Effect = language::Effect<Sanctuary>;

card_words! { Sanctuary;
    /// A word for what an effect does.
    pub enum Verb {
        /// Deals damage to Characters.
        Damage(n: Amount, who: ObjectSelector),
        /// Deals damage to a Sanctuary.
        DamageSanctuary(n: Amount, player: PlayerSelector),
        /// A Sanctuary gains Structure; there is no upper limit.
        GainStructure(n: Amount, player: PlayerSelector),
        /// A player gains Volition.
        GainVolition(n: Amount, player: PlayerSelector),
        /// A player loses Volition, never below 0.
        LoseVolition(n: Amount, player: PlayerSelector),
        /// Draws cards; an empty deck gives none (H-83).
        Draw(n: Amount, player: PlayerSelector),
        /// The player discards cards of their own choice.
        Discard(n: Amount, player: PlayerSelector),
        /// Those cards are discarded from the hands they are in (C135).
        DiscardCards(who: ObjectSelector),
        /// The player discards cards at random.
        DiscardAtRandom(n: Amount, player: PlayerSelector),
        /// The top cards of the deck go to Limbo.
        Mill(n: Amount, player: PlayerSelector),
        /// Looks at the top cards of your deck, puts any on the bottom, the rest back on top.
        Foresee(n: Amount),
        /// Destroys: play to the owner's Limbo.
        Destroy(who: ObjectSelector),
        /// Play to the owner's hand.
        Return(who: ObjectSelector),
        /// Play to the owner's deck, which is shuffled.
        ShuffleAway(who: ObjectSelector),
        /// Limbo or deck to the owner's hand.
        Recover(who: ObjectSelector),
        /// A Character or Enhancement from Limbo, a hand or a deck into play under your control.
        Revive(who: ObjectSelector),
        /// The same under its owner's control (C117).
        Restore(who: ObjectSelector),
        /// A card of another hand goes to yours and is your own from then on (C119).
        Steal(who: ObjectSelector),
        /// Everybody sees a card of a hand or a deck (C126).
        Show(who: ObjectSelector),
        /// A hand or a deck to the owner's Limbo.
        PutInLimbo(who: ObjectSelector),
        /// Limbo, a hand or a deck to the top of the owner's deck.
        PutOnTop(who: ObjectSelector),
        /// The same to the bottom.
        PutOnBottom(who: ObjectSelector),
        /// Shuffles a deck.
        Shuffle(player: PlayerSelector),
        /// Taps a Character.
        Tap(who: ObjectSelector),
        /// Untaps a Character.
        Untap(who: ObjectSelector),
        /// Removes all marked damage.
        Heal(who: ObjectSelector),
        /// Technologies gain durability.
        Repair(n: Amount, who: ObjectSelector),
        /// Technologies lose durability; at 0 they are destroyed.
        Wear(n: Amount, who: ObjectSelector),
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
            until: Lasting,
        },
        /// Strength becomes that much (C106).
        SetStrength(n: Amount, who: ObjectSelector, until: Lasting),
        /// The next so much damage to each this turn is prevented (C69).
        Shield(n: Amount, who: ObjectSelector),
        /// All damage to each this turn is prevented.
        PreventAll(who: ObjectSelector),
        /// Gives anything that a continuous ability can give.
        Grant(grant: Grant, who: ObjectSelector, until: Lasting),
        /// Gives it so many times, as many as there are now (C76).
        GrantPer(n: Amount, grant: Grant, who: ObjectSelector, until: Lasting),
        /// Tokens enter play under your control (C71).
        Spawn(card: CardRef, n: Amount),
        /// Such tokens enter play as copies of a card (C118).
        SpawnCopy(card: CardRef, n: Amount, other: ObjectSelector),
        /// Cards in play become that card (C73).
        Become(card: CardRef, who: ObjectSelector, until: Lasting),
        /// The first become copies of the second.
        Copy(who: ObjectSelector, other: ObjectSelector, until: Lasting),
        /// You control it until the end of this turn's Contemplation. A Technology goes with it.
        Control(who: ObjectSelector),
        /// You control them for that long. A Technology goes with its carrier (C74).
        GainControl(who: ObjectSelector, until: Lasting),
        /// A Technology is carried by another Character that may carry it, and is its controller's (C116).
        Attach(who: ObjectSelector, to: ObjectSelector),
        /// The controllers of two cards swap them for good; the carriers of two Technologies swap those (C134).
        Swap(who: ObjectSelector, other: ObjectSelector),
        /// Two Characters swap the Strength that they have now.
        SwapStats(who: ObjectSelector, other: ObjectSelector, until: Lasting),
        /// An entry of the Stack is copied; the copy is yours, chooses new targets and pays nothing (C75).
        CopyAction(who: ObjectSelector),
        /// Puts that many counters of a kind on cards in play.
        AddCounters(counter: CounterName, n: Amount, who: ObjectSelector),
        /// Takes that many off, as many as there are.
        RemoveCounters(counter: CounterName, n: Amount, who: ObjectSelector),
        /// An entry of the Stack does nothing.
        Cancel(who: ObjectSelector),
        /// A player takes an extra turn after this one.
        ExtraTurn(player: PlayerSelector),
        /// A player skips their next turn.
        SkipTurn(player: PlayerSelector),
        /// A player skips their next Duel phase (C133).
        SkipDuel(player: PlayerSelector),
        /// A player skips their next Combat phase (C133).
        SkipCombat(player: PlayerSelector),
        /// A player loses the match at once (C102).
        LoseMatch(player: PlayerSelector),
        /// After the Combat of this turn there is another one.
        AnotherCombat,
        /// You may challenge once more this turn.
        AnotherDuel,
    }
}

card_words! { Sanctuary;
    /// Cards that only a card of this game can mean.
    pub enum OwnThing {
        /// The Character that carries this Technology.
        Carrier,
        /// The Technology that the n-th target carries.
        CarriedBy(n: TargetNumber),
        /// The Characters that this (or the carrier of this Technology) fights now: in the duel, or as blocker or
        /// blocked attacker.
        Opposing,
    }
}

card_words! { Sanctuary;
    /// Numbers that only a card of this game can ask for.
    pub enum OwnNumber {
        /// The Strength of that Character; of several, the sum.
        StrengthOf(who: Box<ObjectSelector>),
        /// The cost of that card; of several, the sum.
        CostOf(who: Box<ObjectSelector>),
        /// The counters of a kind on those cards.
        Counters(counter: CounterName, who: Box<ObjectSelector>),
        /// The Volition of those players.
        Volition(player: PlayerSelector),
        /// The Structure of those players' Sanctuaries.
        Structure(player: PlayerSelector),
    }
}

card_words! { Sanctuary;
    /// What can be paid for an ability, or within an effect.
    pub enum Cost {
        /// Volition.
        Volition(n: u8),
        /// As much Volition as you choose; that is X (C114).
        VolitionX,
        /// Structure of your Sanctuary. You cannot pay all of it.
        Structure(n: u8),
        /// Cards of your hand, which you choose.
        Discard(n: u8),
        /// This card is discarded, of an ability that is used from the hand (C110).
        DiscardThis,
        /// This card is tapped; of a Technology its carrier.
        Tap,
        /// Counters are taken off this card.
        RemoveCounters(counter: CounterName, n: u8),
        /// One of your cards in play that match is destroyed; you choose it.
        Destroy(filter: Filter),
    }
}
