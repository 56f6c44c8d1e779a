//! What effects of this game do, and what they do it to.

use ron2::ast::Expr;
use ron2::{FromRon, Result};

use super::{Amount, Cost, Energy, Filter, Keyword, Kind, ObjectSelector, PlayerSelector, Whose};
use crate::cards::counters::CounterName;
use crate::cards::language::{
    self, CardRef, Language, Part, PartMut, Parts, Scene, TargetNumber, card_words,
};
use crate::games::biomes::Biomes;
use crate::games::biomes::Phase;

impl Language for Biomes {
    type Verb = Verb;
    type Filter = Filter;
    type Thing = OwnThing;
    type Number = OwnNumber;
    type Cost = OwnCost;
    type Condition = super::OwnCondition;
    type Trigger = super::TriggerCondition;
    type Deck = PlayerSelector;
    type Phase = Phase;
    type Replaced = super::ReplacedEvent;

    fn mean_any_kind(filter: &mut Filter, _: &ObjectSelector) {
        filter.kind = Kind::Any;
    }

    fn gives_up(cost: &OwnCost) -> bool {
        matches!(cost, OwnCost::Discard(_) | OwnCost::Forfeit(_))
    }

    fn is_in_turns(phase: Phase) -> bool {
        !matches!(phase, Phase::Setup | Phase::Over)
    }

    const PILE: &'static str = "Cache";
}

/// How long something is given, as a card says it.
pub type Lasting = language::Lasting<Biomes>;

/// One thing that happens. Effects of a list happen in order.
pub type Effect = language::Effect<Biomes>;

card_words! { Biomes;
    /// A word for what an effect does.
    pub enum Verb {
        /// Deals damage to agents or, if the target is a sector, takes durability.
        Damage(n: Amount, who: ObjectSelector),
        /// A sector loses durability.
        LoseDurability(n: Amount, at: SectorSelector),
        /// A sector gains durability; there is no upper limit.
        GainDurability(n: Amount, at: SectorSelector),
        /// Draws cards; each missing one is a collapse (N-21).
        Draw(n: Amount, player: PlayerSelector),
        /// The player discards cards of their own choice.
        Discard(n: Amount, player: PlayerSelector),
        /// *Erase N*: the top cards of the deck go to the cache.
        Erase(n: Amount, player: PlayerSelector),
        /// *Scan N*: looks at the top cards, puts any on the bottom, the rest back on top.
        Scan(n: Amount, player: PlayerSelector),
        /// Terminates: planet to the owner's cache.
        Terminate(who: ObjectSelector),
        /// Deletes: from anywhere to the archive (D102).
        Delete(who: ObjectSelector),
        /// *Bounce*: planet to the owner's hand.
        Bounce(who: ObjectSelector),
        /// *Recover*: cache or deck to hand.
        Recover(who: ObjectSelector),
        /// *Restore*: cache, hand or deck to the planet (staging).
        Restore(who: ObjectSelector),
        /// A hand or a deck to the owner's cache.
        PutInCache(who: ObjectSelector),
        /// A cache, a hand or a deck to the top of the owner's deck.
        PutOnTop(who: ObjectSelector),
        /// A cache, a hand or a deck to the bottom of the owner's deck.
        PutOnBottom(who: ObjectSelector),
        /// A card of another hand goes to yours and is your own from then on (D86).
        Steal(who: ObjectSelector),
        /// To the owner's cache; nothing replaces that (D93).
        Forfeit(who: ObjectSelector),
        /// Everybody sees a card of a hand or a deck (D92).
        Show(who: ObjectSelector),
        /// Shuffles a deck.
        Shuffle(player: PlayerSelector),
        /// Locks a constant.
        Lock(who: ObjectSelector),
        /// Unlocks a constant.
        Unlock(who: ObjectSelector),
        /// *Stasis*: does not unlock at its controller's next Refresh.
        Stasis(who: ObjectSelector),
        /// +attack/+defense (negative: *decrease*).
        Buff {
            /// Added to attack.
            #[ron(default)]
            attack: Change,
            /// Added to defense.
            #[ron(default)]
            defense: Change,
            /// Whom.
            who: ObjectSelector,
            /// The duration.
            until: Lasting,
        },
        /// Puts increase markers, +1/+1 each (N-155).
        Marker(n: Amount, who: ObjectSelector),
        /// Puts that many counters of a kind on constants.
        AddCounters(counter: CounterName, n: Amount, who: ObjectSelector),
        /// Takes that many off, as many as there are.
        RemoveCounters(counter: CounterName, n: Amount, who: ObjectSelector),
        /// The next so much damage to each this turn is prevented (D32).
        Shield(n: Amount, who: ObjectSelector),
        /// All damage to each this turn is prevented.
        PreventAll(who: ObjectSelector),
        /// All battle damage in the biomes of those this turn is prevented (D105).
        PreventBattle(who: ObjectSelector),
        /// Attack, defense or both become that much (D77).
        SetStats {
            /// The attack.
            #[ron(default)]
            attack: Option<Amount>,
            /// The defense.
            #[ron(default)]
            defense: Option<Amount>,
            /// Whom.
            who: ObjectSelector,
            /// The duration.
            until: Lasting,
        },
        /// Gives a keyword.
        Grant(keyword: Keyword, who: ObjectSelector, until: Lasting),
        /// *Shift*: the agent switches reach until used again (N-154, D19).
        Shift(who: ObjectSelector),
        /// *Overclock N*: +N speed until end of turn, at most 3, S1 and S2 only (N-153).
        Overclock(n: u8, who: ObjectSelector),
        /// Adds energy to a player's store.
        Energy(energy: Energy, n: Amount, player: PlayerSelector),
        /// *Generate*: adds a common anomaly card to the hand.
        Generate(energy: Energy, player: PlayerSelector),
        /// Cancels an action on the queue.
        Cancel(who: ObjectSelector),
        /// Creates spawns in the controller's staging area.
        Spawn(card: CardRef, n: Amount),
        /// Such spawns are created as copies of an agent (D84).
        SpawnCopy(card: CardRef, n: Amount, other: ObjectSelector),
        /// Objects on the planet become that card (D35).
        Become(card: CardRef, who: ObjectSelector, until: Lasting),
        /// The first become copies of the second.
        Copy(who: ObjectSelector, other: ObjectSelector, until: Lasting),
        /// *Hologram*: spawns a copy, deleted at its controller's next Reset.
        Hologram(who: ObjectSelector),
        /// *Hack*: unlock and control it until end of turn; it gains ready.
        Hack(who: ObjectSelector),
        /// You control them for that long (D36).
        GainControl(who: ObjectSelector, until: Lasting),
        /// Gear is attached to another agent of its controller (D83).
        Attach(who: ObjectSelector, to: ObjectSelector),
        /// The controllers of two constants swap them for good.
        Swap(who: ObjectSelector, other: ObjectSelector),
        /// Two agents swap the attack and defense that they have now.
        SwapStats(who: ObjectSelector, other: ObjectSelector, until: Lasting),
        /// An action on the queue is copied; the copy is yours, chooses new targets and pays nothing (D37).
        CopyAction(who: ObjectSelector),
        /// Moves an agent in a biome back to its controller's staging area.
        Retreat(who: ObjectSelector),
        /// Moves an agent to its controller's sector of the biome of the second thing.
        MoveTo(who: ObjectSelector, at: SectorSelector),
        /// A player takes an extra turn after this one.
        ExtraTurn(player: PlayerSelector),
        /// A player skips their next turn.
        SkipTurn(player: PlayerSelector),
        /// After the battle phase of this turn there is another one.
        AnotherBattle,
        /// *Domination*: the sector is lost.
        LoseSector(at: SectorSelector),
        /// *Domination*: the player loses the match.
        LoseMatch(player: PlayerSelector),
    }
}

card_words! { Biomes;
    /// Things that only a card of this game can mean.
    pub enum OwnThing {
        /// The host of this modification or gear.
        Host,
        /// Everything that matches in the biome of that, or in that biome.
        EachAt(who: Box<ObjectSelector>, what: Filter),
    }
}

card_words! { Biomes;
    /// Numbers that only a card of this game can ask for.
    pub enum OwnNumber {
        /// The attack of that agent; of several, the sum.
        AttackOf(who: Box<ObjectSelector>),
        /// The defense of that agent; of several, the sum.
        DefenseOf(who: Box<ObjectSelector>),
        /// The damage marked on that agent; of several, the sum.
        DamageOn(who: Box<ObjectSelector>),
        /// The energy value of that card; of several, the sum.
        ValueOf(who: Box<ObjectSelector>),
        /// The counters of a kind on those constants.
        Counters(counter: CounterName, who: Box<ObjectSelector>),
        /// The energy of one kind in the stores of those players.
        Stored(energy: Energy, player: PlayerSelector),
        /// The durability of those sectors.
        DurabilityOf(at: Box<SectorSelector>),
        /// The sectors that those players have lost.
        SectorsLost(player: PlayerSelector),
    }
}

card_words! { Biomes;
    /// The sectors that an effect affects.
    pub enum SectorSelector {
        /// The n-th target (a sector).
        Target(n: TargetNumber),
        /// The sector that the enclosing `Choose` picked.
        Picked,
        /// In the biome where the skill's object is (or last was).
        Here(whose: Whose),
        /// In the biome where that object is.
        At(who: ObjectSelector, whose: Whose),
        /// Every sector not lost.
        Each(whose: Whose),
    }
}

card_words! { Biomes;
    /// What can be paid for a skill, or within an effect.
    pub enum OwnCost {
        /// Energy.
        Energy(cost: Cost),
        /// Cards of your hand, which you choose.
        Discard(n: u8),
        /// This card is discarded, of a skill that is used from the hand (D80).
        DiscardThis,
        /// This card is locked.
        Lock,
        /// Counters are taken off this card.
        RemoveCounters(counter: CounterName, n: u8),
        /// One of your constants that match goes to the cache; you choose it.
        Forfeit(filter: Filter),
        /// Durability of one of your sectors that has more; you choose it.
        Durability(n: u8),
    }
}

impl OwnCost {
    /// Whether energy is paid.
    #[must_use]
    pub const fn is_energy(&self) -> bool {
        matches!(self, Self::Energy(_))
    }
}

/// A number that is added to a stat. A plain one may be below 0.
#[derive(Debug, Clone, PartialEq)]
pub struct Change(pub Amount);

impl Default for Change {
    fn default() -> Self {
        Self(Amount::zero())
    }
}

impl FromRon for Change {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        Amount::from_ast(expr).map(Self)
    }
}

impl Parts<Biomes> for Change {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, Biomes>,
        visit: &mut dyn FnMut(Part<'a, Biomes>, &Scene<'a, Biomes>),
    ) {
        if !matches!(self.0, Amount::N(_)) {
            self.0.parts(scene, visit);
        }
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, Biomes>)) {
        self.0.parts_mut(visit);
    }
}

impl Parts<Biomes> for Cost {}
impl Parts<Biomes> for Energy {}
impl Parts<Biomes> for Keyword {}
impl Parts<Biomes> for Whose {}
