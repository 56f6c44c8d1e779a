//! The step that the window shows, as a state: `State<Step>` of the game that is played.
//!
//! It is the step of the moment that is shown, not of the one the match has reached. It is there only while a match
//! of that game is shown. [`ShownStep`] asks for the transition, which Bevy's `StateTransition` runs at the beginning
//! of the next frame: before input is read, so what is clicked meets the step that was seen. `OnEnter`, `OnExit` and
//! `in_state` of a step mean what Bevy means by them.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::state::state::{FreelyMutableState, PreviousState};
use bevy::window::RequestRedraw;

use super::playback::effects::{Banner, banner};
use super::playback::{self, Cue};
use super::table_layout::TableLayout;
use super::{SceneParams, TableSet, card_entities};
use crate::desktop::art::{ArtKey, palette};
use crate::desktop::cue::Cue as Sound;
use crate::desktop::screen::Screen;
use crate::desktop::session::Session;
use crate::desktop::session::SessionGame;
use crate::packs::prose::capital;

/// The moment that is shown, and how its transition is shown.
#[derive(Debug, Default, Clone, Copy, PartialEq, Resource)]
pub(crate) struct ShownMoment {
    /// The view that is shown: no events lead from one to another.
    epoch: Option<u32>,
    /// Turns, or rounds, that have begun.
    turn: u32,
    /// What every duration of the last transition is multiplied with; 0 for a transition that was not played: a jump,
    /// an undone choice.
    pub pace: f32,
    /// Whether the last transition began a turn to which events led.
    begins_turn: bool,
}

/// The moment that a frame shows.
pub(crate) struct Moment<S> {
    /// The step.
    pub step: S,
    /// Which view it is of.
    pub epoch: u32,
    /// Turns, or rounds, that have begun.
    pub turn: u32,
    /// What every duration is multiplied with; 0 if nothing is played.
    pub pace: f32,
}

/// Shows a step: the state follows.
#[derive(SystemParam)]
pub(crate) struct ShownStep<'w, 's, S: FreelyMutableState + Copy> {
    commands: Commands<'w, 's>,
    now: Option<Res<'w, State<S>>>,
    next: ResMut<'w, NextState<S>>,
    shown: ResMut<'w, ShownMoment>,
    begun: MessageWriter<'w, StateTransitionEvent<S>>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl<S: FreelyMutableState + Copy> ShownStep<'_, '_, S> {
    /// Asks for the transition to that moment, if it is another one. The same step of another turn is entered again.
    pub fn show(&mut self, moment: Moment<S>) {
        let Moment { step, epoch, .. } = moment;
        let led = self.shown.epoch == Some(epoch);
        let begins = moment.turn != self.shown.turn;
        let known = self.now.as_ref().map(|now| *now.get());
        self.shown.epoch = Some(epoch);
        self.shown.turn = moment.turn;
        let Some(known) = known else {
            (self.shown.pace, self.shown.begins_turn) = (0.0, false);
            self.commands.insert_resource(State::new(step));
            self.begun.write(StateTransitionEvent {
                exited: None,
                entered: Some(step),
                allow_same_state_transitions: false,
            });
            self.redraw.write(RequestRedraw);
            return;
        };
        if known != step || begins {
            self.shown.pace = if led { moment.pace } else { 0.0 };
            self.shown.begins_turn = led && begins;
            self.next.set(step);
            self.redraw.write(RequestRedraw);
        }
    }
}

/// Registers the steps of one game as states of the window; `turn` are all of them.
pub(crate) fn plugin<S: FreelyMutableState + Copy>(app: &mut App, turn: &[S]) {
    app.init_resource::<NextState<S>>()
        .init_resource::<ShownMoment>()
        .add_message::<StateTransitionEvent<S>>();
    if let Some(schedule) = app.get_schedule_mut(StateTransition) {
        S::register_state(schedule);
    }
    for step in turn {
        app.add_systems(OnEnter(*step), sound_turn);
    }
    app.add_systems(OnExit(Screen::Match), leave_step::<S>);
}

/// Registers the steps of a game of cards.
pub(super) fn cards<G: TableLayout>(app: &mut App) {
    plugin(app, G::TURN);
    for step in G::TURN {
        app.add_systems(OnEnter(*step), announce_phase::<G>);
    }
    let shown = in_state(Screen::Match).and_then(resource_exists::<Session<G>>);
    let read = show_step::<G>
        .in_set(TableSet::Mirror)
        .after(playback::play::<G>)
        .before(card_entities::mirror::<G>);
    app.add_systems(Update, read.run_if(shown));
}

/// Shows the step of the moment that is on the table.
fn show_step<G: TableLayout>(
    (session, cue): (Res<Session<G>>, Res<Cue>),
    mut shown: ShownStep<G::Step>,
) {
    shown.show(Moment {
        step: G::step(session.shown.table()),
        epoch: session.shown.epoch,
        turn: G::turn(session.shown.table()),
        pace: if cue.now { 0.0 } else { cue.pace },
    });
}

/// Whether the turn table says that somebody may act in the step that is shown.
pub(super) fn in_acted_step<G: TableLayout>(step: Option<Res<State<G::Step>>>) -> bool {
    step.is_some_and(|step| G::ACTED.contains(step.get()))
}

/// Whether somebody at the screen is asked: also about what triggered in a step in which nobody acts, and already
/// while the table shows the last of an earlier step.
pub(super) fn is_asked<G: SessionGame>(session: Option<Res<Session<G>>>) -> bool {
    session.is_some_and(|session| session.shown.question().is_some())
}

/// The match leaves the window: the step is left, and there is no step after it.
fn leave_step<S: FreelyMutableState + Copy>(
    mut commands: Commands,
    now: Option<Res<State<S>>>,
    mut next: ResMut<NextState<S>>,
    mut left: MessageWriter<StateTransitionEvent<S>>,
) {
    next.reset();
    let Some(now) = now else {
        return;
    };
    commands.remove_resource::<State<S>>();
    commands.remove_resource::<PreviousState<S>>();
    left.write(StateTransitionEvent {
        exited: Some(*now.get()),
        entered: None,
        allow_same_state_transitions: false,
    });
}

/// Says which phase begins, in place of what was said of the one before.
#[derive(SystemParam)]
pub(crate) struct PhaseWords<'w, 's> {
    params: SceneParams<'w, 's>,
    banners: Query<'w, 's, (Entity, &'static Banner)>,
}

impl PhaseWords<'_, '_> {
    /// Says it with the middle at `at`, in points of the design.
    pub fn say(&mut self, words: &str, at: Vec2, pace: f32) {
        let same = self.banners.iter().filter(|(_, banner)| !banner.large);
        same.for_each(|(entity, _)| self.params.commands.entity(entity).despawn());
        let key = ArtKey::Banner(capital(words), palette::text_dim());
        banner(&key, at, false, pace, &mut self.params);
    }
}

/// Says over the table which phase begins, where a step of another phase was left.
fn announce_phase<G: TableLayout>(
    session: Option<Res<Session<G>>>,
    (exited, entered): (Option<Res<PreviousState<G::Step>>>, Res<State<G::Step>>),
    shown: Res<ShownMoment>,
    mut said: PhaseWords,
) {
    let (Some(session), Some(exited)) = (session, exited) else {
        return;
    };
    let language = G::spoken(session.language());
    let words = G::phase_words(*exited.get(), *entered.get(), language);
    if let Some(words) = words.filter(|_| shown.pace > 0.0) {
        said.say(&words, G::banner(false), shown.pace);
    }
}

/// A turn begins: it is heard.
fn sound_turn(shown: Res<ShownMoment>, mut sounds: MessageWriter<Sound>) {
    if shown.begins_turn {
        sounds.write(Sound::Turn);
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::bots::roster::BotName;
    use crate::desktop::session::{Controller, Player};
    use crate::games;
    use crate::table::Match;

    type Game = games::sanctuary::Sanctuary;
    type Step = games::sanctuary::Step;

    /// The steps that were entered and left.
    #[derive(Default, Resource)]
    struct Seen(Vec<(&'static str, Step)>);

    fn session() -> Session<Game> {
        let content = games::sanctuary::content::builtin().expect("the built-in pack loads");
        let setup = games::sanctuary::Setup {
            content: Box::leak(Box::new((*content).clone())),
            decks: [0, 1],
            position: None,
        };
        let players = [0, 1].map(|seat| Player::new("Ada", Controller::Bot(BotName::Random), seat));
        Session::new(Match::<Game>::new(setup, 3), players)
    }

    #[test]
    fn the_step_that_is_shown_is_a_state_while_a_match_is_shown() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .add_message::<RequestRedraw>()
            .init_resource::<NextState<Step>>()
            .init_resource::<ShownMoment>()
            .init_resource::<Cue>()
            .init_resource::<Seen>()
            .add_message::<StateTransitionEvent<Step>>()
            .insert_resource(session())
            .add_systems(Update, show_step::<Game>);
        let schedule = app
            .get_schedule_mut(StateTransition)
            .expect("of the plugin");
        Step::register_state(schedule);
        for step in Game::TURN {
            let enter = move |mut seen: ResMut<Seen>| seen.0.push(("enter", *step));
            let exit = move |mut seen: ResMut<Seen>| seen.0.push(("exit", *step));
            app.add_systems(OnEnter(*step), enter);
            app.add_systems(OnExit(*step), exit);
        }
        app.update();
        app.update();
        let shown = |app: &App| Game::step(app.world().resource::<Session<Game>>().shown.table());
        let first = shown(&app);
        assert_eq!(app.world().resource::<State<Step>>().get(), &first);
        assert_eq!(app.world().resource::<Seen>().0, [("enter", first)]);

        // Bots choose until another step is shown.
        while shown(&app) == first {
            let world = app.world_mut();
            world
                .resource_mut::<Session<Game>>()
                .tick(&Default::default());
        }
        let second = shown(&app);
        app.update();
        app.update();
        assert_eq!(app.world().resource::<State<Step>>().get(), &second);
        let went = [("enter", first), ("exit", first), ("enter", second)];
        assert_eq!(app.world().resource::<Seen>().0, went);

        // Without a match there is no step.
        let left = app.world_mut().run_system_once(leave_step::<Step>);
        assert!(left.is_ok());
        app.world_mut().remove_resource::<Session<Game>>();
        assert!(app.world().get_resource::<State<Step>>().is_none());
    }

    /// The moments to be shown, one a frame.
    #[derive(Default, Resource)]
    struct Moments(Vec<(Step, u32, u32)>);

    fn show_next(mut moments: ResMut<Moments>, mut shown: ShownStep<Step>) {
        if let Some((step, epoch, turn)) = moments.0.pop() {
            shown.show(Moment {
                step,
                epoch,
                turn,
                pace: 1.0,
            });
        }
    }

    #[test]
    fn the_same_step_of_another_turn_is_entered_again_and_a_turn_is_heard() {
        let harvest = Step::Harvest;
        let mut moments = vec![
            (harvest, 0, 1),
            (harvest, 0, 1),
            // The same step of another turn, then of a view that no events lead to.
            (harvest, 0, 2),
            (harvest, 1, 3),
        ];
        moments.reverse();
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<Screen>()
            .add_message::<RequestRedraw>()
            .add_message::<Sound>()
            .init_resource::<Seen>()
            .insert_resource(Moments(moments))
            .add_systems(Update, show_next);
        plugin(&mut app, Game::TURN);
        let enter = move |mut seen: ResMut<Seen>| seen.0.push(("enter", harvest));
        app.add_systems(OnEnter(harvest), enter);
        let mut heard = Vec::new();
        let mut entered = Vec::new();
        for _ in 0..5 {
            app.update();
            let mut sounds = app.world_mut().resource_mut::<Messages<Sound>>();
            heard.push(sounds.drain().count());
            entered.push(app.world().resource::<Seen>().0.len());
        }
        // A transition runs at the beginning of the frame after it was asked for.
        assert_eq!(entered, [0, 1, 1, 2, 3]);
        assert_eq!(heard, [0, 0, 0, 1, 0], "a jump is not heard");
    }

    #[test]
    fn a_click_is_taken_where_somebody_acts_or_is_asked() {
        use bevy::input::ButtonInput;

        use crate::desktop::intent::Intent;
        use crate::desktop::scene::pointer::{Drag, PointerTarget, press_card};
        use crate::games::biomes;
        use crate::games::biomes::Biomes;
        use crate::games::biomes::desktop::sample::Still;
        use crate::table::ObjectId;

        let pressed = |step: biomes::Step, asked: bool| {
            let players = [
                Player::new("Ada", Controller::Human, 1),
                Player::new("Mara", Controller::Bot(BotName::Random), 2),
            ];
            let mut session = Session::<Biomes>::new(Still, players);
            if !asked {
                session.shown.decision = None;
            }
            let mut mouse = ButtonInput::<MouseButton>::default();
            mouse.press(MouseButton::Left);
            let mut app = App::new();
            app.add_message::<RequestRedraw>()
                .add_message::<Intent>()
                .insert_resource(session)
                .insert_resource(mouse)
                .init_resource::<Drag>()
                .insert_resource(PointerTarget::on(Vec2::ZERO, &[ObjectId(101)]))
                .insert_resource(State::new(step));
            let takes = in_acted_step::<Biomes>.or_else(is_asked::<Biomes>);
            app.add_systems(Update, press_card::<Biomes>.run_if(takes));
            app.update();
            *app.world().resource::<Drag>() != Drag::default()
        };
        let (nobody, window) = (biomes::Step::Refresh, biomes::Step::Maintenance);
        assert!(pressed(window, false));
        assert!(!pressed(nobody, false), "nobody acts when cards unlock");
        // The table still shows the end of that step, and the next question is open.
        assert!(pressed(nobody, true));
    }
}
