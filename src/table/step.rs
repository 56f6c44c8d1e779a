//! Steps of a turn as Bevy states, run by hand.
//!
//! A game has one `States` enum. What a step does by itself are its `OnEnter` systems; what may be
//! chosen in it is its *offer* system. The loop that goes from step to step is [`Match`](super::Match).
//!
//! The transition is our own and not the `StateTransition` schedule of `bevy_state`: that one
//! runs some thirteen bookkeeping systems a state type (scoped entities, transition messages), all
//! of no use in a match and most of the cost of a turn. `State`, `NextState`, `OnEnter`, `OnExit`
//! and `in_state` mean what they always mean.

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings, SingleThreadedExecutor};
use bevy::ecs::system::SystemId;
use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;

use super::{Choice, Decision, EventLog, Outcome, Seat, TableRng, Zones};

/// What every game keeps on its table. One resource, because each one more costs every system.
#[derive(Debug, Default, Resource)]
pub struct Tabletop {
    /// Piles and rows.
    pub zones: Zones,
    /// The log.
    pub log: EventLog,
    /// Chance.
    pub rng: TableRng,
    /// The open question.
    pub offer: Offer,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// The open question, if any. Steps fill it; the match reads and clears it.
#[derive(Debug, Default)]
pub struct Offer {
    /// Who is asked, about what, among what. No options: nothing is asked.
    pub decision: Decision,
}

impl Offer {
    /// Whether somebody must choose.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.decision.options.is_empty()
    }

    /// Closes the question, keeping its buffer.
    pub fn close(&mut self) {
        self.decision.options.clear();
    }
}

/// What an accepted choice does: the one system of a game that belongs to no step.
#[derive(Resource, Default)]
pub(super) struct Chooser(pub(super) Option<SystemId<In<(Seat, Choice)>, ()>>);

/// The offer system of each step.
#[derive(Resource)]
pub(super) struct OfferSystems<S: States>(Vec<(S, SystemId)>);

impl<S: States> Default for OfferSystems<S> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<S: States + Copy> OfferSystems<S> {
    pub(super) fn of(&self, step: S) -> Option<SystemId> {
        self.0.iter().find(|(s, _)| *s == step).map(|&(_, id)| id)
    }
}

/// How a game's plugin says what happens in its steps.
pub trait StepApp {
    /// The step enum of the game, with the step every match starts in.
    fn steps<S: FreelyMutableState + Copy>(&mut self, first: S) -> &mut Self;
    /// What `step` does by itself when it is entered.
    fn enter<S: FreelyMutableState + Copy, M>(
        &mut self,
        step: S,
        systems: impl IntoScheduleConfigs<bevy::ecs::system::ScheduleSystem, M>,
    ) -> &mut Self;
    /// What may be chosen in `step`: fills the [`Offer`] or sets the next step.
    fn offer<S: FreelyMutableState + Copy, M>(
        &mut self,
        step: S,
        system: impl IntoSystem<(), (), M> + 'static,
    ) -> &mut Self;
    /// What an accepted choice does.
    fn on_choice<M>(
        &mut self,
        system: impl IntoSystem<In<(Seat, Choice)>, (), M> + 'static,
    ) -> &mut Self;
}

impl StepApp for App {
    fn steps<S: FreelyMutableState + Copy>(&mut self, first: S) -> &mut Self {
        self.insert_resource(State::new(first))
            .init_resource::<NextState<S>>()
            .init_resource::<OfferSystems<S>>()
            .init_resource::<Chooser>()
            .init_resource::<Tabletop>()
    }

    fn enter<S: FreelyMutableState + Copy, M>(
        &mut self,
        step: S,
        systems: impl IntoScheduleConfigs<bevy::ecs::system::ScheduleSystem, M>,
    ) -> &mut Self {
        self.add_systems(OnEnter(step), systems);
        self.edit_schedule(OnEnter(step), |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
            schedule.set_build_settings(ScheduleBuildSettings {
                ambiguity_detection: LogLevel::Error,
                ..default()
            });
        })
    }

    fn offer<S: FreelyMutableState + Copy, M>(
        &mut self,
        step: S,
        system: impl IntoSystem<(), (), M> + 'static,
    ) -> &mut Self {
        let id = self.world_mut().register_system(system);
        self.world_mut()
            .resource_mut::<OfferSystems<S>>()
            .0
            .push((step, id));
        self
    }

    fn on_choice<M>(
        &mut self,
        system: impl IntoSystem<In<(Seat, Choice)>, (), M> + 'static,
    ) -> &mut Self {
        let id = self.world_mut().register_system(system);
        self.world_mut().resource_mut::<Chooser>().0 = Some(id);
        self
    }
}

/// Goes to the pending step, if any: `OnExit`, the new state, `OnEnter`. Returns whether it went.
pub fn go<S: FreelyMutableState + Copy>(world: &mut World) -> bool {
    let mut next = world.resource_mut::<NextState<S>>();
    let (NextState::Pending(to) | NextState::PendingIfNeq(to)) = *next else {
        return false;
    };
    *next = NextState::Unchanged;
    let next = to;
    let now = *world.resource::<State<S>>().get();
    let _ = world.try_run_schedule(OnExit(now));
    *world.resource_mut::<State<S>>() = State::new(next);
    let _ = world.try_run_schedule(OnEnter(next));
    true
}

/// The step the match is in.
#[must_use]
pub fn step_now<S: States + Copy>(world: &World) -> S {
    *world.resource::<State<S>>().get()
}
