//! Abilities: triggered, activated and continuous ones, and what a Manipulation does.

use ron2::{FromRon, Spanned};

use super::{
    Amount, Condition, Cost, Effect, Filter, Grant, ReplacedEvent, Replacement, TargetSpec, Where,
};
use crate::cards::counters::CounterName;
use crate::cards::language::{
    CardText, HowMany, Language, Part, PartMut, Parts, Scene, card_words, texts_together,
};
use crate::cards::uses::Often;
use crate::games::sanctuary::{Phase, Sanctuary};
use crate::packs::Whose;

/// One ability of a card (rules page, section 8.2).
#[derive(Debug, Clone, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub enum Ability {
    /// The effects of a Manipulation. With several on one card, the player picks one when playing it.
    Resolve {
        /// Paid besides its cost.
        #[ron(default)]
        costs: Vec<Cost>,
        /// Must hold for it to be chosen.
        #[ron(default)]
        only_if: Option<Condition>,
        /// Chosen when it is played.
        #[ron(default)]
        targets: Vec<TargetSpec>,
        /// The effects.
        effects: Vec<Effect>,
        /// The numbers of the texts that it is, if several are chosen together.
        #[ron(skip)]
        of: Vec<u8>,
    },
    /// Goes on the Stack when its condition happens.
    Triggered {
        /// The condition.
        when: TriggerCondition,
        /// At most once a turn, a round or a game.
        #[ron(default)]
        once: Often,
        /// Where its card has to be: in play, or in its owner's Limbo.
        #[ron(default)]
        place: Where,
        /// Only the n-th time each turn.
        #[ron(default)]
        nth: Option<u8>,
        /// Checked when it happens and again on resolution.
        #[ron(default)]
        only_if: Option<Condition>,
        /// Chosen when it goes on the Stack; if none is legal it does not.
        #[ron(default)]
        targets: Vec<TargetSpec>,
        /// The effects.
        effects: Vec<Effect>,
    },
    /// Used by its controller for a cost, in any window unless `phases` says otherwise.
    Activated {
        /// Volition to pay.
        #[ron(default)]
        cost: Option<Spanned<u8>>,
        /// Whatever else is paid.
        #[ron(default)]
        costs: Vec<Cost>,
        /// Also destroys its card.
        #[ron(default)]
        destroy: bool,
        /// Where its card has to be: in play, in its owner's Limbo, or in the hand.
        #[ron(default)]
        place: Where,
        /// At most once a turn.
        #[ron(default)]
        once: Often,
        /// Only in these phases; left out: in any that has a window.
        #[ron(default)]
        phases: Vec<Phase>,
        /// Must hold for the ability to be used.
        #[ron(default)]
        only_if: Option<Condition>,
        /// Chosen when the ability is activated.
        #[ron(default)]
        targets: Vec<TargetSpec>,
        /// The effects.
        effects: Vec<Effect>,
    },
    /// Holds as long as its card is in play.
    Continuous {
        /// Must hold for the ability to count.
        #[ron(default)]
        only_if: Option<Condition>,
        /// The cards it affects. Left out: only its own card (for a Technology: its carrier).
        #[ron(default)]
        who: Option<Filter>,
        /// The bonuses they get.
        gives: Vec<Grant>,
        /// So many times each. Left out: once.
        #[ron(default)]
        per: Option<Amount>,
    },
    /// Replaces an event before it happens, once for each event (C70).
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
    let texts = texts.filter(|(_, ability)| matches!(ability, Ability::Resolve { .. }));
    let texts: Vec<_> = texts.map(|(n, text)| text.card_text(n)).collect();
    let choices = texts_together(&texts, picks);
    abilities.extend(choices.into_iter().map(|all| Ability::Resolve {
        costs: all.costs,
        only_if: all.only_if,
        targets: all.targets,
        effects: all.effects,
        of: all.of,
    }));
}

impl Ability {
    fn card_text(&self, number: u8) -> CardText<'_, Sanctuary> {
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
            Self::Resolve { targets, .. }
            | Self::Triggered { targets, .. }
            | Self::Activated { targets, .. } => targets,
            Self::Continuous { .. } | Self::Replaces { .. } => &[],
        }
    }

    /// What it does when it resolves.
    #[must_use]
    pub fn effects(&self) -> &[Effect] {
        match self {
            Self::Resolve { effects, .. }
            | Self::Triggered { effects, .. }
            | Self::Activated { effects, .. } => effects,
            Self::Continuous { .. } => &[],
            Self::Replaces { instead, .. } => instead.effects(),
        }
    }

    /// What is paid for it besides its cost.
    #[must_use]
    pub fn costs(&self) -> &[Cost] {
        match self {
            Self::Resolve { costs, .. } | Self::Activated { costs, .. } => costs,
            Self::Triggered { .. } | Self::Continuous { .. } | Self::Replaces { .. } => &[],
        }
    }

    /// The numbers of the texts that it is, if several are chosen together.
    #[must_use]
    pub fn of(&self) -> &[u8] {
        match self {
            Self::Resolve { of, .. } => of,
            _ => &[],
        }
    }

    /// What must hold for it.
    #[must_use]
    pub const fn only_if(&self) -> Option<&Condition> {
        match self {
            Self::Resolve { only_if, .. }
            | Self::Triggered { only_if, .. }
            | Self::Activated { only_if, .. }
            | Self::Continuous { only_if, .. }
            | Self::Replaces { only_if, .. } => only_if.as_ref(),
        }
    }

    /// Shows every part of it, those that hold others first.
    pub fn parts<'a>(&'a self, visit: &mut dyn FnMut(Part<'a, Sanctuary>, &Scene<'a, Sanctuary>)) {
        let scene = &Scene::new(self.targets());
        if let Self::Triggered { when, .. } = self {
            when.parts(scene, visit);
        }
        // A text is chosen before its targets.
        let early = &Scene::new(&[]);
        let chosen = if matches!(self, Self::Resolve { .. }) {
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
        if let Self::Continuous { who, per, .. } = self {
            who.parts(scene, visit);
            per.parts(scene, visit);
        }
        let paid = &scene.paying(self.costs().iter().any(Sanctuary::gives_up));
        self.effects().iter().for_each(|e| e.parts(paid, visit));
    }

    /// Shows every part that a loader may change.
    pub fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, Sanctuary>)) {
        match self {
            Self::Resolve {
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
            Self::Triggered {
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
            Self::Continuous {
                only_if, who, per, ..
            } => {
                only_if.parts_mut(visit);
                who.parts_mut(visit);
                per.parts_mut(visit);
            }
        }
    }
}

/// When a triggered ability triggers. "You" is the controller of its card.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum TriggerCondition {
    /// Meditation of a turn (H-18).
    StartOfTurn(Whose),
    /// Contemplation of a turn begins.
    EndOfTurn(Whose),
    /// This enters play.
    Enters,
    /// This is destroyed.
    Destroyed,
    /// This leaves play in any way.
    Leaves,
    /// This challenges.
    Challenges,
    /// This is challenged.
    Challenged,
    /// This wins a duel.
    WinsDuel,
    /// This loses a duel.
    LosesDuel,
    /// This attacks.
    Attacks,
    /// This blocks; `That` is the attacker.
    Blocks,
    /// This is blocked; `That` is the first blocker.
    Blocked,
    /// This damages a Sanctuary; `That` amount.
    DamagesSanctuary,
    /// This damages a Character; `That` Character and amount.
    DamagesCharacter,
    /// This is damaged and not by that destroyed; `That` amount.
    Damaged,
    /// Your Sanctuary is damaged; `That` amount.
    SanctuaryDamaged,
    /// This is chosen as a target by that player's card or ability; `ThatPlayer` (C112).
    Targeted(Whose),
    /// Another card that matches enters play; `That` card.
    OtherEnters(Filter),
    /// Another card that matches is destroyed; `That` card.
    OtherDestroyed(Filter),
    /// A Manipulation is played by that player; `That` card.
    ManipulationPlayed(Whose),
    /// Another card that matches is played by whose the filter says; `That` card.
    Plays(Filter),
    /// A duel is won by another Character that matches; `That` Character.
    OtherWinsDuel(Filter),
    /// Another Character that matches challenges; `That` Character.
    OtherChallenges(Filter),
    /// Another Character that matches is challenged; `That` Character.
    OtherChallenged(Filter),
    /// Another Character that matches attacks; `That` Character.
    OtherAttacks(Filter),
    /// Another Character that matches blocks; `That` Character.
    OtherBlocks(Filter),
    /// That player draws a card; `ThatPlayer`.
    Draws(Whose),
    /// That player discards a card; `ThatPlayer`, and `That` card.
    Discards(Whose),
    /// This is discarded (C108).
    Discarded,
    /// This has fewer than so many counters of that kind and gets as many or more.
    CountersReach(CounterName, u16),
}

impl TriggerCondition {
    /// The cards whose deed it is about, if it says which.
    #[must_use]
    pub const fn filter(&self) -> Option<&Filter> {
        match self {
            Self::OtherEnters(filter)
            | Self::OtherDestroyed(filter)
            | Self::Plays(filter)
            | Self::OtherWinsDuel(filter)
            | Self::OtherChallenges(filter)
            | Self::OtherChallenged(filter)
            | Self::OtherAttacks(filter)
            | Self::OtherBlocks(filter) => Some(filter),
            _ => None,
        }
    }

    /// Whether it is a deed of the card itself or of its carrier.
    #[must_use]
    pub const fn is_own(&self) -> bool {
        match self {
            Self::Enters
            | Self::Destroyed
            | Self::Leaves
            | Self::Challenges
            | Self::Challenged
            | Self::WinsDuel
            | Self::LosesDuel
            | Self::Attacks
            | Self::Blocks
            | Self::Blocked
            | Self::DamagesSanctuary
            | Self::DamagesCharacter
            | Self::Damaged
            | Self::Discarded
            | Self::Targeted(_)
            | Self::CountersReach(..) => true,
            Self::StartOfTurn(_)
            | Self::EndOfTurn(_)
            | Self::SanctuaryDamaged
            | Self::OtherEnters(_)
            | Self::OtherDestroyed(_)
            | Self::ManipulationPlayed(_)
            | Self::Plays(_)
            | Self::OtherWinsDuel(_)
            | Self::OtherChallenges(_)
            | Self::OtherChallenged(_)
            | Self::OtherAttacks(_)
            | Self::OtherBlocks(_)
            | Self::Draws(_)
            | Self::Discards(_) => false,
        }
    }

    const fn filter_mut(&mut self) -> Option<&mut Filter> {
        match self {
            Self::OtherEnters(filter)
            | Self::Plays(filter)
            | Self::OtherDestroyed(filter)
            | Self::OtherWinsDuel(filter)
            | Self::OtherChallenges(filter)
            | Self::OtherChallenged(filter)
            | Self::OtherAttacks(filter)
            | Self::OtherBlocks(filter) => Some(filter),
            _ => None,
        }
    }
}

card_words! { Sanctuary;
    /// Conditions that only a card of this game can have.
    pub enum OwnCondition {
        /// You have at least that much Volition.
        VolitionAtLeast(n: i32),
        /// Your Sanctuary has at most that much Structure.
        StructureAtMost(n: i32),
        /// Your opponent's Sanctuary has more Structure than yours.
        StructureBehind,
        /// This card is tapped.
        ThisTapped,
        /// This card (for a Technology its carrier) has marked damage.
        ThisDamaged,
        /// This card carries a Technology.
        ThisCarries,
    }
}

impl Parts<Sanctuary> for TriggerCondition {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, Sanctuary>,
        visit: &mut dyn FnMut(Part<'a, Sanctuary>, &Scene<'a, Sanctuary>),
    ) {
        self.filter().iter().for_each(|f| f.parts(scene, visit));
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, Sanctuary>)) {
        if let Self::CountersReach(counter, _) = self {
            Parts::<Sanctuary>::parts_mut(counter, visit);
        }
        if let Some(filter) = self.filter_mut() {
            filter.parts_mut(visit);
        }
    }
}

impl Parts<Sanctuary> for Grant {}
impl Parts<Sanctuary> for Phase {}
