//! Steps of a turn as Bevy states, run by hand.
//!
//! A game has one `States` enum. What a step does by itself are its `OnEnter` systems; what may be
//! chosen in it is its *offer* system. The loop that goes from step to step is [`Match`](super::Match).
//!
//! The transition is our own and not the `StateTransition` schedule of `bevy_state`: that one
//! runs some thirteen bookkeeping systems a state type (scoped entities, transition messages), all
//! of no use in a match and most of the cost of a turn. `State`, `NextState`, `OnEnter`, `OnExit`
//! and `in_state` mean what they always mean. The match keeps the schedules and systems of its
//! steps itself ([`Steps`]), so that nothing is looked up by name while it runs.
//!
//! A game whose rules work on a [`Board`](super::Board) has one system for each step too, and a shorter way
//! ([`StepApp::shorten`]): systems that do the same for one step after the other, so that a choice costs one system run,
//! however many steps it leads through. It is taken as long as nobody adds a system to an `OnEnter` or `OnExit`.

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings, SingleThreadedExecutor};
use bevy::ecs::system::BoxedSystem;
use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;

use super::{Choice, Decision, EventLog, Offers, Outcome, Ref, Seat, TableRng, Zones};

/// The state that every game keeps on its table. It is one resource, because each further one costs every system.
#[derive(Debug, Default, Resource)]
pub struct TableState {
    /// Piles and rows.
    pub zones: Zones,
    /// The log.
    pub log: EventLog,
    /// Chance.
    pub rng: TableRng,
    /// The open question.
    pub offer: Offer,
    /// The outcome.
    pub outcome: Option<Outcome>,
}

/// The open question, if any. Steps fill it; the match reads and clears it.
#[derive(Debug, Default)]
pub struct Offer {
    /// The decision. Without options nothing is asked.
    pub decision: Decision,
}

impl Offer {
    /// Whether somebody must choose.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.decision.options.is_empty()
    }

    /// An empty collector that reuses the buffer of the last question.
    pub fn collector(&mut self) -> Offers {
        Offers::reusing(std::mem::take(&mut self.decision.options))
    }

    /// Asks `seat`. Without options nothing is asked.
    pub fn ask(&mut self, seat: Seat, topic: impl Into<&'static str>, about: Ref, offers: Offers) {
        self.decision = Decision {
            seat,
            topic: topic.into(),
            about,
            options: offers.options,
            region: None,
        };
    }

    /// Closes the question, keeping its buffer.
    pub fn close(&mut self) {
        self.decision.options.clear();
        self.decision.region = None;
    }
}

/// The system that carries out an accepted choice: the only one that belongs to no step.
type Chooser = Box<dyn System<In = In<(Seat, Choice)>, Out = ()>>;

/// Systems that go from step to step by themselves.
struct Shortcut {
    /// Goes on, and says whether it did anything.
    advance: Box<dyn System<In = (), Out = bool>>,
    /// Carries out a choice and goes on.
    choose: Chooser,
}

/// The systems of one step.
struct Part<S: States> {
    step: S,
    enter: Option<Schedule>,
    exit: Option<Schedule>,
    offer: Option<BoxedSystem>,
}

impl<S: States> Part<S> {
    /// Whether somebody added systems to those of the game.
    fn is_extended(&self) -> bool {
        self.exit.is_some() || self.enter.as_ref().is_some_and(|s| s.systems_len() > 1)
    }
}

/// The steps of a game with their systems: its plugin fills them, its match owns and runs them.
#[derive(Resource)]
pub struct Steps<S: States> {
    parts: Vec<Part<S>>,
    chooser: Option<Chooser>,
    shortcut: Option<Shortcut>,
    /// Some step has an `OnExit`.
    exits: bool,
}

impl<S: FreelyMutableState + Copy> Steps<S> {
    /// Takes the steps out of a world that a game's plugin has filled, ready to run.
    #[must_use]
    pub fn take(world: &mut World) -> Self {
        let mut this = world.remove_resource::<Self>().unwrap_or(Self {
            parts: Vec::new(),
            chooser: None,
            shortcut: None,
            exits: false,
        });
        world.resource_scope(|world, mut schedules: Mut<Schedules>| {
            for (_, schedule) in schedules.iter_mut() {
                schedule.set_executor(SingleThreadedExecutor::new());
            }
            for part in &mut this.parts {
                part.enter = schedules.remove(OnEnter(part.step));
                part.exit = schedules.remove(OnExit(part.step));
                this.exits |= part.exit.is_some();
                if let Some(offer) = &mut part.offer {
                    offer.initialize(world);
                }
            }
            if this.parts.iter().any(Part::is_extended) {
                this.shortcut = None;
            }
            if let Some(chooser) = &mut this.chooser {
                chooser.initialize(world);
            }
            if let Some(shortcut) = &mut this.shortcut {
                shortcut.advance.initialize(world);
                shortcut.choose.initialize(world);
            }
        });
        this
    }

    /// Goes on from the step that the match is in. Returns `false` if that step neither leads on nor asks.
    pub fn advance(&mut self, world: &mut World) -> bool {
        match &mut self.shortcut {
            Some(shortcut) => shortcut.advance.run((), world).is_ok_and(|went| went),
            None => self.go(world) || self.ask(world),
        }
    }

    /// Goes to the pending step, if any: `OnExit`, the new state, `OnEnter`. Returns whether it went.
    pub fn go(&mut self, world: &mut World) -> bool {
        let mut next = world.resource_mut::<NextState<S>>();
        let (NextState::Pending(to) | NextState::PendingIfNeq(to)) = *next else {
            return false;
        };
        *next = NextState::Unchanged;
        if self.exits {
            let now = step_now::<S>(world);
            if let Some(exit) = self.part(now).and_then(|part| part.exit.as_mut()) {
                exit.run(world);
            }
        }
        *world.resource_mut::<State<S>>() = State::new(to);
        if let Some(enter) = self.part(to).and_then(|part| part.enter.as_mut()) {
            enter.run(world);
        }
        true
    }

    /// Runs the offer system of the step the match is in. Returns `false` if it has none.
    pub fn ask(&mut self, world: &mut World) -> bool {
        let step = step_now::<S>(world);
        let offer = self.part(step).and_then(|part| part.offer.as_mut());
        offer.is_some_and(|system| system.run((), world).is_ok())
    }

    /// Runs the system that carries out an accepted choice.
    pub fn choose(&mut self, world: &mut World, seat: Seat, choice: Choice) {
        let shortcut = self.shortcut.as_mut().map(|shortcut| &mut shortcut.choose);
        if let Some(chooser) = shortcut.or(self.chooser.as_mut()) {
            // It has only parameters that cannot fail.
            let _ = chooser.run((seat, choice), world);
        }
    }

    /// The offer system of a step.
    pub(super) fn set_offer(&mut self, step: S, system: BoxedSystem) {
        self.part_or_new(step).offer = Some(system);
    }

    fn part(&mut self, step: S) -> Option<&mut Part<S>> {
        self.parts.iter_mut().find(|part| part.step == step)
    }

    fn part_or_new(&mut self, step: S) -> &mut Part<S> {
        let at = self.parts.iter().position(|part| part.step == step);
        let at = at.unwrap_or_else(|| {
            self.parts.push(Part {
                step,
                enter: None,
                exit: None,
                offer: None,
            });
            self.parts.len() - 1
        });
        &mut self.parts[at]
    }
}

/// Registers the systems of a game's steps, for its plugin.
pub trait StepApp {
    /// The step enum of the game, with the step every match starts in.
    fn steps<S: FreelyMutableState + Copy>(&mut self, first: S) -> &mut Self;
    /// Adds the action of `step` when it is entered.
    fn enter<S: FreelyMutableState + Copy, M>(
        &mut self,
        step: S,
        systems: impl IntoScheduleConfigs<bevy::ecs::system::ScheduleSystem, M>,
    ) -> &mut Self;
    /// Adds the options of `step`: they fill the [`Offer`] or set the next step.
    fn offer<S: FreelyMutableState + Copy, M>(
        &mut self,
        step: S,
        system: impl IntoSystem<(), (), M> + 'static,
    ) -> &mut Self;
    /// Adds what does the same as all systems of steps and choices, from step to step. `advance` enters the pending step
    /// and asks, and returns whether it did either; `choose` carries out a choice first.
    fn shorten<S: FreelyMutableState + Copy, M, N>(
        &mut self,
        advance: impl IntoSystem<(), bool, M> + 'static,
        choose: impl IntoSystem<In<(Seat, Choice)>, (), N> + 'static,
    ) -> &mut Self;
    /// Adds the effect of an accepted choice in any step of `S`.
    fn on_choice<S: FreelyMutableState + Copy, M>(
        &mut self,
        system: impl IntoSystem<In<(Seat, Choice)>, (), M> + 'static,
    ) -> &mut Self;
}

impl StepApp for App {
    fn steps<S: FreelyMutableState + Copy>(&mut self, first: S) -> &mut Self {
        self.insert_resource(State::new(first))
            .init_resource::<NextState<S>>()
            .insert_resource(Steps::<S> {
                parts: Vec::new(),
                chooser: None,
                shortcut: None,
                exits: false,
            })
            .init_resource::<TableState>()
    }

    fn enter<S: FreelyMutableState + Copy, M>(
        &mut self,
        step: S,
        systems: impl IntoScheduleConfigs<bevy::ecs::system::ScheduleSystem, M>,
    ) -> &mut Self {
        self.world_mut()
            .resource_mut::<Steps<S>>()
            .part_or_new(step);
        self.add_systems(OnEnter(step), systems);
        self.edit_schedule(OnEnter(step), |schedule| {
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
        let mut steps = self.world_mut().resource_mut::<Steps<S>>();
        steps.part_or_new(step).offer = Some(Box::new(IntoSystem::into_system(system)));
        self
    }

    fn shorten<S: FreelyMutableState + Copy, M, N>(
        &mut self,
        advance: impl IntoSystem<(), bool, M> + 'static,
        choose: impl IntoSystem<In<(Seat, Choice)>, (), N> + 'static,
    ) -> &mut Self {
        let mut steps = self.world_mut().resource_mut::<Steps<S>>();
        steps.shortcut = Some(Shortcut {
            advance: Box::new(IntoSystem::into_system(advance)),
            choose: Box::new(IntoSystem::into_system(choose)),
        });
        self
    }

    fn on_choice<S: FreelyMutableState + Copy, M>(
        &mut self,
        system: impl IntoSystem<In<(Seat, Choice)>, (), M> + 'static,
    ) -> &mut Self {
        let mut steps = self.world_mut().resource_mut::<Steps<S>>();
        steps.chooser = Some(Box::new(IntoSystem::into_system(system)));
        self
    }
}

/// The step the match is in.
#[must_use]
pub fn step_now<S: States + Copy>(world: &World) -> S {
    *world.resource::<State<S>>().get()
}
