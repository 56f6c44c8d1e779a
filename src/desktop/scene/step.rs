//! The step that the table shows, as a state of the window: `State<Step>` of the game that is played.
//!
//! It is the step of the moment that is shown, not of the one the match has reached. It is there only while a match
//! of that game is on the table. [`show_step`] reads it from the staged view; systems in `OnEnter`, `OnExit` and
//! `in_state` of a step mean what Bevy means by them. A transition is run at the beginning of the next frame.

use bevy::prelude::*;
use bevy::state::state::{FreelyMutableState, PreviousState};
use bevy::window::RequestRedraw;

use super::playback::effects::{Banner, banner};
use super::playback::{self, Cue};
use super::table_layout::TableLayout;
use super::{Studio, Work, mirror};
use crate::desktop::art::{ArtKey, palette};
use crate::desktop::screen::Screen;
use crate::desktop::session::Session;
use crate::packs::prose::capital;

/// How the last transition is shown.
#[derive(Debug, Default, Clone, Copy, PartialEq, Resource)]
struct StepPace {
    /// What every duration is multiplied with; 0 for a transition that was not played: a jump, an undone choice.
    pace: f32,
    /// The view that was shown.
    epoch: Option<u32>,
}

/// Registers the steps of one game as states of the window.
pub(super) fn plugin<G: TableLayout>(app: &mut App) {
    app.init_resource::<NextState<G::Step>>()
        .init_resource::<StepPace>()
        .add_message::<StateTransitionEvent<G::Step>>();
    if let Some(schedule) = app.get_schedule_mut(StateTransition) {
        G::Step::register_state(schedule);
    }
    for step in G::TURN {
        app.add_systems(OnEnter(*step), announce_phase::<G>);
    }
    let shown = in_state(Screen::Match).and_then(resource_exists::<Session<G>>);
    let read = show_step::<G>
        .in_set(Work::Mirror)
        .after(playback::play::<G>)
        .before(mirror::mirror::<G>);
    app.add_systems(Update, read.run_if(shown))
        .add_systems(OnExit(Screen::Match), leave_step::<G>);
}

/// Reads the step of the moment that is shown, and asks for the transition to it.
fn show_step<G: TableLayout>(
    mut commands: Commands,
    (session, cue): (Res<Session<G>>, Res<Cue>),
    (now, mut next): (Option<Res<State<G::Step>>>, ResMut<NextState<G::Step>>),
    mut pace: ResMut<StepPace>,
    mut begun: MessageWriter<StateTransitionEvent<G::Step>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let step = G::step(session.shown.table());
    let played = pace.epoch == Some(session.shown.epoch) && !cue.now;
    let Some(now) = now else {
        *pace = StepPace {
            pace: 0.0,
            epoch: Some(session.shown.epoch),
        };
        commands.insert_resource(State::new(step));
        begun.write(StateTransitionEvent {
            exited: None,
            entered: Some(step),
            allow_same_state_transitions: false,
        });
        redraw.write(RequestRedraw);
        return;
    };
    if *now.get() != step {
        pace.pace = if played { cue.pace } else { 0.0 };
        next.set(step);
        redraw.write(RequestRedraw);
    }
    pace.epoch = Some(session.shown.epoch);
}

/// The match leaves the table: the step is left, and there is no step after it.
fn leave_step<G: TableLayout>(
    mut commands: Commands,
    now: Option<Res<State<G::Step>>>,
    mut next: ResMut<NextState<G::Step>>,
    mut left: MessageWriter<StateTransitionEvent<G::Step>>,
) {
    next.reset();
    let Some(now) = now else {
        return;
    };
    commands.remove_resource::<State<G::Step>>();
    commands.remove_resource::<PreviousState<G::Step>>();
    left.write(StateTransitionEvent {
        exited: Some(*now.get()),
        entered: None,
        allow_same_state_transitions: false,
    });
}

/// Says over the table which phase begins, where a step of another phase was left.
fn announce_phase<G: TableLayout>(
    mut studio: Studio,
    session: Option<Res<Session<G>>>,
    (exited, entered): (Option<Res<PreviousState<G::Step>>>, Res<State<G::Step>>),
    pace: Res<StepPace>,
    banners: Query<(Entity, &Banner)>,
) {
    let (Some(session), Some(exited)) = (session, exited) else {
        return;
    };
    let language = G::spoken(session.language());
    let words = G::phase_words(*exited.get(), *entered.get(), language);
    let Some(words) = words.filter(|_| pace.pace > 0.0) else {
        return;
    };
    let same = banners.iter().filter(|(_, banner)| !banner.large);
    same.for_each(|(entity, _)| studio.commands.entity(entity).despawn());
    let key = ArtKey::Banner(capital(&words), palette::text_dim());
    banner(&key, G::banner(false), false, pace.pace, &mut studio);
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;
    use bevy::state::app::StatesPlugin;

    use super::*;
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
        let players = [0, 1].map(|seat| Player::new("Ada", Controller::Bot("random"), seat));
        Session::new(Match::<Game>::new(setup, 3), players)
    }

    #[test]
    fn the_step_that_is_shown_is_a_state_while_a_match_is_shown() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .add_message::<RequestRedraw>()
            .init_resource::<NextState<Step>>()
            .init_resource::<StepPace>()
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
        let left = app.world_mut().run_system_once(leave_step::<Game>);
        assert!(left.is_ok());
        app.world_mut().remove_resource::<Session<Game>>();
        assert!(app.world().get_resource::<State<Step>>().is_none());
    }
}
