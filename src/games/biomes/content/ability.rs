//! Skills: persistent, reactive and activated ones, and what a function does when executed.

use ron2::{FromRon, Spanned};
use serde::{Deserialize, Serialize};

use super::{
    Amount, BiomeType, Condition, Cost, Effect, Filter, Keyword, OwnCost, ReplacedEvent,
    Replacement, TargetSpec, Verb, Where, Whose,
};
use crate::cards::counters::CounterName;
use crate::cards::language::{
    CardText, HowMany, Language, Part, PartMut, Parts, Scene, TurnsOf, card_words, texts_together,
};
use crate::cards::uses::Often;
use crate::games::biomes::Biomes;

/// One skill or text of a card, or one influence of a biome.
#[derive(Debug, Clone, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub enum Ability {
    /// The effect of an event, or of a constant as part of its own execution. With several on one card, the player
    /// picks one.
    Execute {
        /// Paid besides its cost.
        #[ron(default)]
        costs: Vec<OwnCost>,
        /// Must hold for it to be chosen.
        #[ron(default)]
        only_if: Option<Condition>,
        /// Chosen when the action is taken (N-62).
        #[ron(default)]
        targets: Vec<TargetSpec>,
        /// The effects.
        effects: Vec<Effect>,
        /// The numbers of the texts that it is, if several are chosen together.
        #[ron(skip)]
        of: Vec<u8>,
    },
    /// What happens as its object arrives: before anything reacts to that or is checked (D103).
    Arriving {
        /// The effects.
        effects: Vec<Effect>,
    },
    /// Goes on the queue when its condition happens (N-70); speed 3 (B14).
    Reactive {
        /// The condition.
        when: TriggerCondition,
        /// At most once a turn, a round or a game.
        #[ron(default)]
        once: Often,
        /// Where its card has to be: on the planet, or in its owner's cache.
        #[ron(default)]
        place: Where,
        /// Only the n-th time each turn.
        #[ron(default)]
        nth: Option<u8>,
        /// Checked when it happens and again on execution.
        #[ron(default)]
        only_if: Option<Condition>,
        /// Chosen when it is queued; if none is legal it is not queued.
        #[ron(default)]
        targets: Vec<TargetSpec>,
        /// The effects.
        effects: Vec<Effect>,
    },
    /// Used by its controller for a cost at a speed.
    Activated {
        /// Energy to pay.
        #[ron(default)]
        cost: Cost,
        /// Also locks its object.
        #[ron(default)]
        lock: bool,
        /// Also forfeits its object.
        #[ron(default)]
        forfeit: bool,
        /// Where its object has to be: on the planet, or in its owner's cache.
        #[ron(default)]
        place: Where,
        /// Whatever else is paid.
        #[ron(default)]
        costs: Vec<OwnCost>,
        /// At most once a turn.
        #[ron(default)]
        once: Often,
        /// 1, 2 or 3.
        speed: Spanned<u8>,
        /// Must hold for the skill to be used.
        #[ron(default)]
        only_if: Option<Condition>,
        /// Chosen when the skill is activated.
        #[ron(default)]
        targets: Vec<TargetSpec>,
        /// The effects.
        effects: Vec<Effect>,
    },
    /// Holds as long as its object is on the planet.
    Persistent {
        /// Must hold for the skill to count.
        #[ron(default)]
        only_if: Option<Condition>,
        /// The objects it affects. Left out: only its own object (for gear and modifications: the host).
        #[ron(default)]
        who: Option<Filter>,
        /// The bonuses they get.
        gives: Vec<Grant>,
        /// So many times each. Left out: once.
        #[ron(default)]
        per: Option<Amount>,
    },
    /// Replaces an event before it happens, once for each event (D33).
    Replaces {
        /// The event.
        event: ReplacedEvent,
        /// At most once a turn, a round or a game.
        #[ron(default)]
        once: Often,
        /// Must hold for it to count.
        #[ron(default)]
        only_if: Option<Condition>,
        /// What happens instead.
        instead: Replacement,
    },
}

/// Adds the choices of several texts that can be made: each is a text of its own.
pub fn add_choices(abilities: &mut Vec<Ability>, picks: HowMany) {
    let texts = (0_u8..).zip(&*abilities);
    let texts = texts.filter(|(_, ability)| matches!(ability, Ability::Execute { .. }));
    let texts: Vec<_> = texts.map(|(n, text)| text.card_text(n)).collect();
    let choices = texts_together(&texts, picks);
    abilities.extend(choices.into_iter().map(|all| Ability::Execute {
        costs: all.costs,
        only_if: all.only_if,
        targets: all.targets,
        effects: all.effects,
        of: all.of,
    }));
}

impl Ability {
    fn card_text(&self, number: u8) -> CardText<'_, Biomes> {
        CardText {
            number,
            costs: self.costs(),
            only_if: self.only_if(),
            targets: self.targets(),
            effects: self.effects(),
        }
    }

    /// The targets that are chosen for it.
    #[must_use]
    pub fn targets(&self) -> &[TargetSpec] {
        match self {
            Self::Execute { targets, .. }
            | Self::Reactive { targets, .. }
            | Self::Activated { targets, .. } => targets,
            Self::Arriving { .. } | Self::Persistent { .. } | Self::Replaces { .. } => &[],
        }
    }

    /// The same, to change them.
    pub fn targets_mut(&mut self) -> &mut [TargetSpec] {
        match self {
            Self::Execute { targets, .. }
            | Self::Reactive { targets, .. }
            | Self::Activated { targets, .. } => targets,
            Self::Arriving { .. } | Self::Persistent { .. } | Self::Replaces { .. } => &mut [],
        }
    }

    /// What it does when it is executed.
    #[must_use]
    pub fn effects(&self) -> &[Effect] {
        match self {
            Self::Execute { effects, .. }
            | Self::Arriving { effects }
            | Self::Reactive { effects, .. }
            | Self::Activated { effects, .. } => effects,
            Self::Persistent { .. } => &[],
            Self::Replaces { instead, .. } => instead.effects(),
        }
    }

    /// What is paid for it besides its cost.
    #[must_use]
    pub fn costs(&self) -> &[OwnCost] {
        match self {
            Self::Execute { costs, .. } | Self::Activated { costs, .. } => costs,
            Self::Arriving { .. }
            | Self::Reactive { .. }
            | Self::Persistent { .. }
            | Self::Replaces { .. } => &[],
        }
    }

    /// The numbers of the texts that it is, if several are chosen together.
    #[must_use]
    pub fn of(&self) -> &[u8] {
        match self {
            Self::Execute { of, .. } => of,
            _ => &[],
        }
    }

    /// What must hold for it.
    #[must_use]
    pub const fn only_if(&self) -> Option<&Condition> {
        match self {
            Self::Execute { only_if, .. }
            | Self::Reactive { only_if, .. }
            | Self::Activated { only_if, .. }
            | Self::Persistent { only_if, .. }
            | Self::Replaces { only_if, .. } => only_if.as_ref(),
            Self::Arriving { .. } => None,
        }
    }

    /// Shows every part of it, those that hold others first.
    pub fn parts<'a>(&'a self, visit: &mut dyn FnMut(Part<'a, Biomes>, &Scene<'a, Biomes>)) {
        let scene = &Scene::new(self.targets());
        if let Self::Reactive { when, .. } = self {
            when.parts(scene, visit);
        }
        // A text is chosen before its targets.
        let early = &Scene::new(&[]);
        let chosen = if matches!(self, Self::Execute { .. }) {
            early
        } else {
            scene
        };
        self.only_if().iter().for_each(|c| c.parts(chosen, visit));
        self.costs().iter().for_each(|c| c.parts(scene, visit));
        self.targets().iter().for_each(|f| f.parts(scene, visit));
        if let Self::Replaces { event, instead, .. } = self {
            event.parts(scene, visit);
            instead.parts(scene, visit);
            return;
        }
        if let Self::Persistent { who, per, .. } = self {
            who.parts(scene, visit);
            per.parts(scene, visit);
        }
        let paid = &scene.paying(self.costs().iter().any(Biomes::gives_up));
        self.effects().iter().for_each(|e| e.parts(paid, visit));
    }

    /// Shows every part that a loader may change.
    pub fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, Biomes>)) {
        match self {
            Self::Execute {
                costs,
                only_if,
                targets,
                effects,
                ..
            } => {
                costs.parts_mut(visit);
                only_if.parts_mut(visit);
                targets.parts_mut(visit);
                effects.parts_mut(visit);
            }
            Self::Arriving { effects } => effects.parts_mut(visit),
            Self::Reactive {
                when,
                only_if,
                targets,
                effects,
                ..
            } => {
                when.parts_mut(visit);
                only_if.parts_mut(visit);
                targets.parts_mut(visit);
                effects.parts_mut(visit);
            }
            Self::Activated {
                costs,
                only_if,
                targets,
                effects,
                ..
            } => {
                costs.parts_mut(visit);
                only_if.parts_mut(visit);
                targets.parts_mut(visit);
                effects.parts_mut(visit);
            }
            Self::Replaces {
                event,
                only_if,
                instead,
                ..
            } => {
                event.parts_mut(visit);
                only_if.parts_mut(visit);
                instead.parts_mut(visit);
            }
            Self::Persistent {
                only_if, who, per, ..
            } => {
                only_if.parts_mut(visit);
                who.parts_mut(visit);
                per.parts_mut(visit);
            }
        }
    }

    /// Shows every word for what its effects do, to change it.
    pub fn verbs_mut(&mut self, visit: &mut dyn FnMut(&mut Verb)) {
        self.parts_mut(&mut |part| {
            if let PartMut::Verb(verb) = part {
                visit(verb);
            }
        });
    }
}

/// A bonus from a persistent skill.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum Grant {
    /// Attack, may be negative; never below 0 in total.
    Attack(i32),
    /// Defense, may be negative.
    Defense(i32),
    /// A keyword.
    Keyword(Keyword),
    /// So much more void to play it (negative: less); for cards in hand.
    Cost(i32),
    /// `Cost` beside it takes the cost of a card no lower than that (D106).
    CostsAtLeast(u32),
    /// Its controller pays so much void to declare it an attacker (D100).
    AttackCost(i32),
}

/// The trigger of a reactive skill. "You" is the controller of its object.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum TriggerCondition {
    /// Maintenance of a turn (N-23).
    StartOfTurn(Whose),
    /// The End step of a turn (N-134).
    EndOfTurn(Whose),
    /// *Setup*: start of your battle phase.
    Setup,
    /// Start of the Attack step of a turn (N-89).
    StartOfAttack(Whose),
    /// *Aftermath*: end of a battle phase.
    Aftermath,
    /// *Cleanup*: start of your end phase.
    Cleanup,
    /// *Deploy*: this arrives (N-152).
    Deploy,
    /// *Initiate*: this attacks (N-152).
    Initiate,
    /// This defends.
    Defend,
    /// *Despawn*: this is put into a cache from the planet.
    Despawn,
    /// This leaves the planet, wherever it goes (D101).
    Leaves,
    /// *Exploit*: this deals battle damage to an enemy sector; `That` amount.
    Exploit,
    /// This damages an agent in a biome; `That` amount and object (*transfer* is the keyword for it).
    DamagesAgent,
    /// This is damaged; `That` amount.
    Damaged,
    /// This is chosen as a target by that player's card or skill; `ThatPlayer` (D81).
    Targeted(Whose),
    /// *Triumph*: you win a biome, that is your opponent loses a sector.
    Triumph,
    /// *Amplify*: you play a function that is no agent.
    Amplify,
    /// Another card that matches is played by whose the filter says; `That` card.
    Plays(Filter),
    /// Another object that matches arrives on the planet; `That` object.
    Arrives(Filter),
    /// An agent that matches is terminated; `That` object.
    Terminated(Filter),
    /// A player draws a card.
    Draws(Whose),
    /// A player discards a card; `That` card.
    Discards(Whose),
    /// This is discarded (D78).
    Discarded,
    /// This has fewer than so many counters of that kind and gets as many or more.
    CountersReach(CounterName, u16),
}

impl TriggerCondition {
    /// The things whose deed it is about, if it says which.
    #[must_use]
    pub const fn filter(&self) -> Option<&Filter> {
        match self {
            Self::Arrives(filter) | Self::Terminated(filter) | Self::Plays(filter) => Some(filter),
            _ => None,
        }
    }

    /// Whether it is a deed of the object itself.
    #[must_use]
    pub const fn is_own(&self) -> bool {
        match self {
            Self::Deploy
            | Self::Initiate
            | Self::Defend
            | Self::Despawn
            | Self::Leaves
            | Self::Exploit
            | Self::DamagesAgent
            | Self::Damaged
            | Self::Discarded
            | Self::Targeted(_)
            | Self::CountersReach(..) => true,
            Self::StartOfTurn(_)
            | Self::EndOfTurn(_)
            | Self::Setup
            | Self::StartOfAttack(_)
            | Self::Aftermath
            | Self::Cleanup
            | Self::Triumph
            | Self::Amplify
            | Self::Plays(_)
            | Self::Arrives(_)
            | Self::Terminated(_)
            | Self::Draws(_)
            | Self::Discards(_) => false,
        }
    }
}

card_words! { Biomes;
    /// Conditions that only a card of this game can have.
    pub enum OwnCondition {
        /// *Adept*: its object is in a biome aligned with one of its energies.
        Adept,
        /// *Chain*: you already played another function this turn.
        Chain,
        /// Its object is in a biome of that type. Lifted by *global* (D19).
        InBiome(kind: BiomeType),
        /// Its object is in any biome.
        InAnyBiome,
        /// Its object has marked damage.
        ThisDamaged,
        /// Its object is locked.
        ThisLocked,
    }
}

/// How long a change of an object lasts, once it is known of whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, FromRon)]
pub enum Duration {
    /// *Temporarily*: until the Reset of this turn (N-142).
    Turn,
    /// Until the next turn of the controller of the text begins.
    Round,
    /// Until the next turn of one of those players begins.
    NextTurnOf(TurnsOf),
    /// While the object that has the text is on the planet.
    WhileInPlay,
    /// *Permanently*: while the object is on the planet.
    Permanent,
}

impl Parts<Biomes> for TriggerCondition {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, Biomes>,
        visit: &mut dyn FnMut(Part<'a, Biomes>, &Scene<'a, Biomes>),
    ) {
        self.filter().iter().for_each(|f| f.parts(scene, visit));
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, Biomes>)) {
        match self {
            Self::CountersReach(counter, _) => Parts::<Biomes>::parts_mut(counter, visit),
            Self::Arrives(filter) | Self::Terminated(filter) | Self::Plays(filter) => {
                filter.parts_mut(visit);
            }
            _ => {}
        }
    }
}

impl Parts<Biomes> for BiomeType {}
