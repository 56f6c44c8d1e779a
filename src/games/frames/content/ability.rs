//! Abilities of frames and companies, in the language of cards: what they trigger on or cost, and what they do.

use ron2::FromRon;

use super::{Filter, ReplacedEvent, Replacement, RolledDice, System, Whose};
use crate::cards::counters::CounterName;
use crate::cards::language::{self, Language, Part, PartMut, Parts, Scene, card_words};
use crate::cards::uses::Often;
use crate::games::frames::Frames;
use crate::games::frames::Phase;
use crate::games::frames::match_state::{Colour, Range};

impl Language for Frames {
    type Verb = Verb;
    type Filter = Filter;
    type Thing = OwnThing;
    type Number = OwnNumber;
    type Cost = OwnCost;
    type Condition = OwnCondition;
    type Trigger = Trigger;
    /// There are no decks in this game; the check says so.
    type Deck = PlayerSelector;
    type Phase = Phase;
    type Replaced = ReplacedEvent;

    /// There is one kind.
    fn mean_any_kind(_: &mut Filter, _: &ObjectSelector) {}

    /// A cost is paid with the frame itself.
    fn gives_up(_: &OwnCost) -> bool {
        false
    }

    fn is_in_turns(phase: Phase) -> bool {
        matches!(phase, Phase::TacticalOrder | Phase::Turn | Phase::Doomsday)
    }

    const PILE: &'static str = "Pile";
    const MISSING: &'static [&'static str] = &[
        "Target",
        "Paid",
        "X",
        "Share",
        "Hand",
        "ThisTurn",
        "HandAtLeast",
        "HandAtMost",
        "RevealUntil",
        "ReplaceNext",
        "TopCards",
        "AtRandom",
        "CostsLess",
        "CostsMore",
        "NextCostsLess",
        "NextCostsMore",
        "Later",
    ];
}

/// One thing that happens. Effects of a list happen in order.
pub type Effect = language::Effect<Frames>;
/// How much.
pub type Amount = language::Amount<Frames>;
/// If what.
pub type Condition = language::Condition<Frames>;
/// Which frames.
pub type ObjectSelector = language::ObjectSelector<Frames>;
/// Which players.
pub type PlayerSelector = language::PlayerSelector<Frames>;

/// One ability of a type of frame or of a company (M-140 to M-147).
#[derive(Debug, Clone, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub enum Ability {
    /// Happens by itself.
    Triggered {
        /// On what.
        when: Trigger,
        /// At most once a round or a game.
        #[ron(default)]
        once: Often,
        /// Only the n-th time each round.
        #[ron(default)]
        nth: Option<u8>,
        /// Looked at when it triggers and again when it happens.
        #[ron(default)]
        only_if: Option<Condition>,
        /// What happens.
        effects: Vec<Effect>,
    },
    /// Used by its player: that of a frame in its own turn, that of a company in tactical order.
    Activated {
        /// What is paid.
        #[ron(default)]
        costs: Vec<OwnCost>,
        /// At most once a round or a game.
        #[ron(default)]
        once: Often,
        /// Must hold for it to be used.
        #[ron(default)]
        only_if: Option<Condition>,
        /// What happens.
        effects: Vec<Effect>,
    },
    /// Holds as long as its frame stands, or its company plays.
    Continuous {
        /// The frames that have it; left out: the frame that has the ability.
        #[ron(default)]
        who: Option<Filter>,
        /// Must hold.
        #[ron(default)]
        only_if: Option<Condition>,
        /// What they have.
        gives: Vec<Gain>,
        /// So many times each; left out: once.
        #[ron(default)]
        per: Option<Amount>,
    },
    /// Replaces what would happen to frames, once for each event (M-183).
    Replaces {
        /// What would happen.
        event: ReplacedEvent,
        /// At most once a round or a game.
        #[ron(default)]
        once: Often,
        /// Must hold for it to count.
        #[ron(default)]
        only_if: Option<Condition>,
        /// What happens instead.
        instead: Replacement,
    },
}

impl Ability {
    /// What happens.
    #[must_use]
    pub fn effects(&self) -> &[Effect] {
        match self {
            Self::Triggered { effects, .. } | Self::Activated { effects, .. } => effects,
            Self::Continuous { .. } => &[],
            Self::Replaces { instead, .. } => instead.effects(),
        }
    }

    /// What must hold.
    #[must_use]
    pub const fn only_if(&self) -> Option<&Condition> {
        match self {
            Self::Triggered { only_if, .. }
            | Self::Activated { only_if, .. }
            | Self::Continuous { only_if, .. }
            | Self::Replaces { only_if, .. } => only_if.as_ref(),
        }
    }

    /// How often.
    #[must_use]
    pub const fn once(&self) -> Often {
        match self {
            Self::Triggered { once, .. }
            | Self::Activated { once, .. }
            | Self::Replaces { once, .. } => *once,
            Self::Continuous { .. } => Often::Any,
        }
    }

    /// Changes parts of it: filters, verbs and what they hold.
    pub fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, Frames>)) {
        let (only_if, effects) = match self {
            Self::Triggered {
                when,
                only_if,
                effects,
                ..
            } => {
                when.parts_mut(visit);
                (only_if, &mut effects[..])
            }
            Self::Activated {
                costs,
                only_if,
                effects,
                ..
            } => {
                costs.iter_mut().for_each(|cost| cost.parts_mut(visit));
                (only_if, &mut effects[..])
            }
            Self::Continuous {
                who, only_if, per, ..
            } => {
                who.iter_mut().for_each(|who| who.parts_mut(visit));
                per.parts_mut(visit);
                (only_if, &mut [][..])
            }
            Self::Replaces {
                event,
                only_if,
                instead,
                ..
            } => {
                event.parts_mut(visit);
                instead.parts_mut(visit);
                (only_if, &mut [][..])
            }
        };
        only_if.iter_mut().for_each(|c| c.parts_mut(visit));
        effects.iter_mut().for_each(|e| e.parts_mut(visit));
    }

    /// Shows every part of it, those that hold others first.
    pub fn parts<'a>(&'a self, visit: &mut dyn FnMut(Part<'a, Frames>, &Scene<'a, Frames>)) {
        let scene = &Scene::new(&[]);
        if let Self::Triggered { when, .. } = self {
            when.parts(scene, visit);
        }
        if let Self::Continuous { who, per, .. } = self {
            who.iter().for_each(|who| who.parts(scene, visit));
            per.parts(scene, visit);
        }
        self.only_if().iter().for_each(|c| c.parts(scene, visit));
        if let Self::Activated { costs, .. } = self {
            costs.parts(scene, visit);
        }
        if let Self::Replaces { event, instead, .. } = self {
            event.parts(scene, visit);
            instead.parts(scene, visit);
        } else {
            self.effects().iter().for_each(|e| e.parts(scene, visit));
        }
    }
}

card_words! { Frames;
    /// A word for what an effect does.
    pub enum Verb {
        /// So many points of damage.
        Damage(n: Amount, who: ObjectSelector),
        /// So many dice, each 4, 5 and 6 a point of damage.
        DamageDice(n: Amount, who: ObjectSelector),
        /// So many things that it lost are back: white dice, then systems of its owner's choice, then armour.
        Repair(n: Amount, who: ObjectSelector),
        /// So many white dice are gone; without the last one the frame is destroyed.
        LoseWhite(n: Amount, who: ObjectSelector),
        /// It is destroyed, whatever it still has.
        Destroy(who: ObjectSelector),
        /// Rockets more, as many as it may carry.
        GainRockets(n: Amount, who: ObjectSelector),
        /// Rockets fewer.
        LoseRockets(n: Amount, who: ObjectSelector),
        /// Added to its defense until the round ends.
        AddDefense(n: Amount, who: ObjectSelector),
        /// Taken off its defense until the round ends.
        LoseDefense(n: Amount, who: ObjectSelector),
        /// Added to its spot marker.
        AddSpot(n: Amount, who: ObjectSelector),
        /// Taken off its spot marker (M-174).
        LoseSpot(n: Amount, who: ObjectSelector),
        /// Dice of a colour more in its next roll.
        ExtraDice(n: Amount, colour: Colour, who: ObjectSelector),
        /// Dice of a colour fewer in its next roll.
        FewerDice(n: Amount, colour: Colour, who: ObjectSelector),
        /// Dice of its open turn that are not assigned are rolled again.
        Reroll(dice: RolledDice, who: ObjectSelector),
        /// Damage dice that are not read yet are rolled again.
        RerollDamage(dice: RolledDice),
        /// It may have its turn again this round, once a round.
        Refresh(who: ObjectSelector),
        /// A destroyed frame comes back.
        Revive(who: ObjectSelector),
        /// Two frames change places.
        Swap(one: ObjectSelector, other: ObjectSelector),
        /// It has one more of that system, if the rules allow it.
        GainSystem(system: System, who: ObjectSelector),
        /// It has a system more that the other frame has, or had.
        GainSystemOf(other: ObjectSelector, who: ObjectSelector),
        /// One of those systems is gone.
        LoseSystem(system: System, who: ObjectSelector),
        /// That many counters of a kind more.
        AddCounters(counter: CounterName, n: Amount, who: ObjectSelector),
        /// That many counters of a kind fewer.
        RemoveCounters(counter: CounterName, n: Amount, who: ObjectSelector),
        /// To a free place within so many units, over whatever is between, of the player's choice.
        Move(n: Amount, who: ObjectSelector),
        /// A segment of cover that takes so many hits, within so many units of this frame.
        BuildCover(hits: u8, within: u8),
        /// Hazardous ground of that radius, its middle within so many units of this frame.
        MakeHazard(radius: u8, within: u8),
        /// So many units straight away from this frame, as far as the way is free.
        Push(n: Amount, who: ObjectSelector),
        /// So many units straight towards this frame.
        Pull(n: Amount, who: ObjectSelector),
        /// Points for a player.
        GainPoints(n: Amount, player: PlayerSelector),
        /// Points fewer.
        LosePoints(n: Amount, player: PlayerSelector),
        /// The doomsday clock goes up.
        AddClock(n: Amount),
        /// The doomsday clock goes down.
        LoseClock(n: Amount),
    }
}

card_words! { Frames;
    /// What frames have as long as an ability holds.
    pub enum Gain {
        /// Added to its defense.
        Defense(n: i8),
        /// Added to the die of its movement.
        Movement(n: i8),
        /// Added to the die of its attack.
        Attack(n: i8),
        /// Added to the die of its spotting.
        Spotting(n: i8),
        /// Dice of a colour more in each of its rolls.
        Dice(n: i8, colour: Colour),
        /// Nobody designates it as a target from farther away.
        AimedWithin(units: u8),
    }
}

impl Gain {
    /// How much, and the word itself.
    #[must_use]
    pub const fn number(&self) -> (&'static str, i16) {
        match self {
            Self::Defense(n) => ("Defense", *n as i16),
            Self::Movement(n) => ("Movement", *n as i16),
            Self::Attack(n) => ("Attack", *n as i16),
            Self::Spotting(n) => ("Spotting", *n as i16),
            Self::Dice(n, _) => ("Dice", *n as i16),
            Self::AimedWithin(n) => ("AimedWithin", *n as i16),
        }
    }
}

card_words! { Frames;
    /// Frames besides those of the shared words.
    pub enum OwnThing {
        /// The attacker of the hit or the destruction that triggered.
        Attacker,
        /// The frame that is attacked.
        Attacked,
        /// The frame whose turn goes on.
        InTurn,
    }
}

card_words! { Frames;
    /// Numbers of this game.
    pub enum OwnNumber {
        /// Stations that those players control.
        Stations(player: PlayerSelector),
        /// Stations that those players control and others brought.
        StationsOfOthers(player: PlayerSelector),
        /// Scores of those players.
        Score(player: PlayerSelector),
        /// Frames of others that those players have destroyed (M-175).
        Kills(player: PlayerSelector),
        /// Rounds begun.
        Round,
        /// The doomsday clock.
        Clock,
        /// Systems of those frames that work.
        SystemsOf(who: ObjectSelector),
        /// White dice of those frames.
        WhitesOf(who: ObjectSelector),
        /// Parts of those frames that are lost: white dice, systems, armour.
        LostOf(who: ObjectSelector),
        /// Rockets of those frames.
        RocketsOf(who: ObjectSelector),
        /// Counters of a kind on those frames.
        Counters(counter: CounterName, who: ObjectSelector),
        /// Whole units that this ability moved frames so far.
        Moved,
    }
}

card_words! { Frames;
    /// What can be paid.
    pub enum OwnCost {
        /// So many rockets of this frame.
        Rockets(n: u8),
        /// This frame is destroyed.
        DestroyThis,
        /// So many points of the player.
        Points(n: u8),
        /// So many counters of a kind on this frame.
        RemoveCounters(counter: CounterName, n: u8),
    }
}

card_words! { Frames;
    /// Conditions of this game.
    pub enum OwnCondition {
        /// Your score is the highest, alone or with others.
        Leading,
        /// You are the defender.
        Defending,
        /// This frame has not had its turn this round.
        ThisFresh,
        /// The last frame that this ability pushed or pulled was stopped on the way.
        Blocked,
        /// The attack is one at that range.
        AttackAt(range: Range),
    }
}

card_words! { Frames;
    /// What abilities trigger on.
    pub enum Trigger {
        /// A round begins.
        RoundBegins,
        /// A round ends.
        RoundEnds,
        /// Such a frame is activated; `That` frame.
        Activates(of: Filter),
        /// Such a frame has moved; `That` frame.
        Moves(of: Filter),
        /// Such a frame comes onto hazardous ground; `That` frame.
        EntersHazard(of: Filter),
        /// Such a frame attacks; `That` frame, `Attacked` if it is a frame, its value.
        Attacks(of: Filter),
        /// Such a frame attacks such a frame; `That` frame, `Attacked`, its value.
        AttacksFrame(of: Filter, target: Filter),
        /// Such a frame is attacked; `That` frame, `Attacker`, the value.
        Attacked(of: Filter),
        /// An attack on such a frame is about to be resolved; `That` frame, `Attacker`, the value.
        BeforeHits(of: Filter),
        /// Such a frame has rolled its dice; `That` frame.
        Rolls(of: Filter),
        /// Such a frame has rolled damage dice in an attack; `That` frame, `Attacked` if it is a frame, how many dice.
        RollsDamage(of: Filter),
        /// Damage dice were rolled in an attack on such a frame; `That` frame, `Attacker`, how many dice.
        RolledAgainst(of: Filter),
        /// Such a frame is hit; `That` frame, `Attacker`, the number of hits.
        Hit(of: Filter),
        /// Such a frame loses a system; `That` frame.
        LosesSystem(of: Filter),
        /// Such a frame is destroyed; `That` frame, `Attacker`.
        Destroyed(of: Filter),
        /// This frame has fewer than so many counters of that kind and gets as many or more.
        CountersReach(counter: CounterName, n: u16),
        /// A player gains control of a station; `ThatPlayer`.
        Captures(whose: Whose),
        /// A player loses control of a station; `ThatPlayer`.
        LosesStation(whose: Whose),
    }
}

impl Parts<Frames> for Whose {}
impl Parts<Frames> for System {}
impl Parts<Frames> for Colour {}
impl Parts<Frames> for Range {}
