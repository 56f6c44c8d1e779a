//! Abilities: what loot and events do, activated, triggered, static and replacing ones (rules page, section 8).

use ron2::{FromRon, Spanned};

use super::{
    Amount, Condition, Effect, Filter, Grant, ReplacedEvent, Replacement, TargetSpec,
    TriggerCondition, Where,
};
use crate::cards::language::{
    CardText, HowMany, Language, Part, PartMut, Parts, Scene, texts_together,
};
use crate::cards::uses::Often;
use crate::games::souls::Souls;

/// One ability of a card.
#[derive(Debug, Clone, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub enum Ability {
    /// The effects of a loot card when it resolves, or of an event when it enters play.
    Resolve {
        /// Paid when it is played.
        #[ron(default)]
        costs: Vec<Spanned<Cost>>,
        /// Chosen when it goes on the stack (F-76).
        #[ron(default)]
        targets: Vec<TargetSpec>,
        /// The effects.
        #[ron(default)]
        effects: Vec<Effect>,
        /// Instead of the two above: one of these, chosen when it goes on the stack (F-77).
        #[ron(default)]
        choose: Vec<Mode>,
        /// How many of those.
        #[ron(default)]
        picks: HowMany,
    },
    /// Used by its controller whenever they have priority.
    Activated {
        /// The tap symbol: deactivates the object, which must be charged (F-148).
        #[ron(default)]
        tap: bool,
        /// The money symbol: any other cost (F-149).
        #[ron(default)]
        costs: Vec<Spanned<Cost>>,
        /// Where its card is while it is used: in play, or in hand (R112).
        #[ron(default)]
        place: Where,
        /// At most once a turn.
        #[ron(default)]
        once: Often,
        /// Must hold for it to be used.
        #[ron(default)]
        only_if: Option<Condition>,
        /// Chosen when it goes on the stack.
        #[ron(default)]
        targets: Vec<TargetSpec>,
        /// The effects.
        #[ron(default)]
        effects: Vec<Effect>,
        /// Instead of the two above: one of these.
        #[ron(default)]
        choose: Vec<Mode>,
        /// How many of those.
        #[ron(default)]
        picks: HowMany,
    },
    /// Goes on the stack at the next checkpoint after its condition happened.
    Triggered {
        /// The condition.
        when: TriggerCondition,
        /// Of deaths: only after the reward or the penalty (F-121).
        #[ron(default)]
        late: bool,
        /// Only the first time in each turn, round or game.
        #[ron(default)]
        once: Often,
        /// Only the n-th time each turn.
        #[ron(default)]
        nth: Option<u8>,
        /// Checked when it happens.
        #[ron(default)]
        only_if: Option<Condition>,
        /// Chosen when it goes on the stack; if none is legal it does not.
        #[ron(default)]
        targets: Vec<TargetSpec>,
        /// The effects.
        #[ron(default)]
        effects: Vec<Effect>,
        /// Instead of the two above: one of these.
        #[ron(default)]
        choose: Vec<Mode>,
        /// How many of those.
        #[ron(default)]
        picks: HowMany,
    },
    /// Always on while its card is in play (not in a shop slot, F-63).
    Static {
        /// Must hold for it to count.
        #[ron(default)]
        only_if: Option<Condition>,
        /// The objects it affects. Left out: its controller for an item, a character or a curse, itself for a monster.
        #[ron(default)]
        who: Option<Filter>,
        /// The bonuses they get.
        gives: Vec<Grant>,
        /// So many times each. Left out: once.
        #[ron(default)]
        per: Option<Amount>,
    },
    /// Changes an event before it happens, once for each event (F-158).
    Replaces {
        /// The event.
        event: ReplacedEvent,
        /// At most once a turn, a round or a game.
        #[ron(default)]
        once: Often,
        /// Must hold for it to count.
        #[ron(default)]
        only_if: Option<Condition>,
        /// The replacement.
        instead: Replacement,
    },
}

impl Ability {
    /// What is paid for it, besides deactivating.
    #[must_use]
    pub fn costs(&self) -> &[Spanned<Cost>] {
        match self {
            Self::Resolve { costs, .. } | Self::Activated { costs, .. } => costs,
            Self::Triggered { .. } | Self::Static { .. } | Self::Replaces { .. } => &[],
        }
    }

    /// Whether it is used while its card is there.
    #[must_use]
    pub fn is_used_at(&self, at: Where) -> bool {
        matches!(self, Self::Activated { place, .. } if *place == at)
    }

    /// Adds the choices of several ways that can be made: each is a way of its own.
    pub fn add_choices(&mut self) {
        let (Self::Resolve { choose, picks, .. }
        | Self::Activated { choose, picks, .. }
        | Self::Triggered { choose, picks, .. }) = self
        else {
            return;
        };
        let ways = (0_u8..).zip(&*choose);
        let ways: Vec<_> = ways.map(|(n, way)| way.card_text(n)).collect();
        let choices = texts_together(&ways, *picks).into_iter();
        choose.extend(choices.map(|all| Mode {
            only_if: all.only_if,
            targets: all.targets,
            effects: all.effects,
            of: all.of,
        }));
    }

    /// How many of its ways are chosen together.
    #[must_use]
    pub const fn picks(&self) -> HowMany {
        match self {
            Self::Resolve { picks, .. }
            | Self::Activated { picks, .. }
            | Self::Triggered { picks, .. } => *picks,
            Self::Static { .. } | Self::Replaces { .. } => HowMany::One,
        }
    }

    const fn only_if(&self) -> Option<&Condition> {
        match self {
            Self::Activated { only_if, .. }
            | Self::Triggered { only_if, .. }
            | Self::Static { only_if, .. }
            | Self::Replaces { only_if, .. } => only_if.as_ref(),
            Self::Resolve { .. } => None,
        }
    }

    /// Whom it is about, besides its targets: whose event it waits for, or who gets what it gives.
    const fn about(&self) -> Option<&Filter> {
        match self {
            Self::Triggered { when, .. } => when.filter(),
            Self::Static { who, .. } => who.as_ref(),
            Self::Resolve { .. } | Self::Activated { .. } | Self::Replaces { .. } => None,
        }
    }

    /// Shows every part of it, those that hold others first.
    pub fn parts<'a>(&'a self, visit: &mut dyn FnMut(Part<'a, Souls>, &Scene<'a, Souls>)) {
        let outside = &Scene::new(&[]);
        self.about().iter().for_each(|f| f.parts(outside, visit));
        self.only_if().iter().for_each(|c| c.parts(outside, visit));
        self.choose()
            .iter()
            .for_each(|mode| mode.only_if.parts(outside, visit));
        let gives_up = (self.costs().iter()).any(|cost| Souls::gives_up(&cost.value));
        let mut way = |targets: &'a [TargetSpec], effects: &'a [Effect]| {
            // A target can be one of a player who is aimed at before.
            for (n, target) in targets.iter().enumerate() {
                target.parts(&Scene::new(&targets[..n]), visit);
            }
            let scene = &Scene::new(targets).paying(gives_up);
            effects.iter().for_each(|e| e.parts(scene, visit));
        };
        match self {
            Self::Resolve {
                targets,
                effects,
                choose,
                ..
            }
            | Self::Activated {
                targets,
                effects,
                choose,
                ..
            }
            | Self::Triggered {
                targets,
                effects,
                choose,
                ..
            } => {
                way(targets, effects);
                choose
                    .iter()
                    .for_each(|mode| way(&mode.targets, &mode.effects));
            }
            Self::Replaces { event, instead, .. } => {
                event.parts(outside, visit);
                instead.parts(outside, visit);
            }
            Self::Static { per, .. } => per.iter().for_each(|per| per.parts(outside, visit)),
        }
    }

    /// Shows every part of its effects that a loader may change.
    pub fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, Souls>)) {
        match self {
            Self::Resolve {
                effects, choose, ..
            }
            | Self::Activated {
                effects, choose, ..
            }
            | Self::Triggered {
                effects, choose, ..
            } => {
                effects.parts_mut(visit);
                for mode in choose {
                    mode.effects.parts_mut(visit);
                }
            }
            Self::Replaces { instead, .. } => instead.parts_mut(visit),
            Self::Static { .. } => {}
        }
    }
}

/// One of several ways an ability can go.
#[derive(Debug, Clone, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Mode {
    /// Must hold for it to be chosen.
    #[ron(default)]
    pub only_if: Option<Condition>,
    /// Chosen when it goes on the stack.
    #[ron(default)]
    pub targets: Vec<TargetSpec>,
    /// The effects.
    pub effects: Vec<Effect>,
    /// The numbers of the ways that it is, if several are chosen together.
    #[ron(skip)]
    pub of: Vec<u8>,
}

impl Mode {
    const fn card_text(&self, number: u8) -> CardText<'_, Souls> {
        CardText {
            number,
            costs: &[],
            only_if: self.only_if.as_ref(),
            targets: self.targets.as_slice(),
            effects: self.effects.as_slice(),
        }
    }
}

/// A cost besides deactivating.
#[derive(Debug, Clone, PartialEq, Eq, FromRon)]
pub enum Cost {
    /// That many ¢.
    Coins(u8),
    /// X ¢, which is chosen before the targets (R111).
    CoinsX,
    /// That many of the controller's hit points (R26).
    Hp(u8),
    /// Discards that many loot cards of the controller's choice.
    Loot(u8),
    /// Destroys that many other items of the controller's, by their choice.
    Items(u8),
    /// Takes that many counters off this.
    Counters(u8),
    /// Takes X counters off this; X is chosen before the targets (R111).
    CountersX,
    /// Destroys this.
    DestroyThis,
    /// This card is discarded, of an ability that is used from the hand (R112).
    DiscardThis,
}

impl Cost {
    /// Whether X is paid with it.
    #[must_use]
    pub const fn is_x(&self) -> bool {
        matches!(self, Self::CoinsX | Self::CountersX)
    }
}
