//! The step of the moment that is shown on the board as a state of the window, and what starts in it.

use bevy::prelude::*;
use bevy::state::state::PreviousState;

use super::show::Show;
use super::viewport::BoardViewport;
use crate::desktop::scene::step::{self, Moment, PhaseWords, ShownMoment, ShownStep};
use crate::desktop::screen::Settings;
use crate::desktop::session::Session;
use crate::games::frames::desktop::words;
use crate::games::frames::phrases::step_name;
use crate::games::frames::turn::TURN;
use crate::games::frames::{Frames, Phase, Step};
use crate::table::{Language, StepSet};

/// All steps of a game.
const STEPS: [Step; TURN.count(StepSet::All)] = TURN.steps(StepSet::All);
/// Those in which somebody may act.
const ACTED: [Step; TURN.count(StepSet::Acted)] = TURN.steps(StepSet::Acted);

/// Registers the steps and what starts in them.
pub(super) fn plugin(app: &mut App) {
    step::plugin(app, &STEPS);
    for step in STEPS {
        app.add_systems(OnEnter(step), announce_phase);
    }
    app.add_systems(OnEnter(Step::Round), announce_round);
}

/// Shows the step of the moment that is shown.
pub(super) fn show_step(
    (show, session): (Res<Show>, Res<Session<Frames>>),
    settings: Res<Settings>,
    mut shown: ShownStep<Step>,
) {
    shown.show(Moment {
        step: show.step(),
        epoch: session.shown.epoch,
        turn: u32::from(show.round()),
        pace: if show.running() > 0 {
            settings.speed.factor()
        } else {
            0.0
        },
    });
}

/// Whether the turn table says that somebody may act in the step that is shown.
pub(super) fn in_acted_step(step: Option<Res<State<Step>>>) -> bool {
    step.is_some_and(|step| ACTED.contains(step.get()))
}

/// Whether somebody at the screen is asked.
pub(super) fn is_asked(session: Option<Res<Session<Frames>>>) -> bool {
    session.is_some_and(|session| session.shown.decision.is_some())
}

/// A round begins: it stands across the board.
fn announce_round(mut show: ResMut<Show>, shown: Res<ShownMoment>) {
    if shown.pace > 0.0 {
        show.announce_round();
    }
}

/// Says over the board that bidding or the deployment begins.
fn announce_phase(
    (exited, entered): (Option<Res<PreviousState<Step>>>, Res<State<Step>>),
    (shown, eye, settings): (Res<ShownMoment>, Res<BoardViewport>, Res<Settings>),
    mut said: PhaseWords,
) {
    let exited = exited.map(|exited| *exited.get());
    let words = exited.and_then(|exited| phase_words(exited, *entered.get(), settings.language));
    if let Some(words) = words.filter(|_| shown.pace > 0.0) {
        let at = Vec2::new(eye.space.center().x, eye.space.min.y + 22.0);
        said.say(words, at, shown.pace);
    }
}

/// What the phase that begins is called. A round has words of its own, and turns change too often to be announced.
fn phase_words(exited: Step, entered: Step, language: Language) -> Option<&'static str> {
    if exited.phase() == entered.phase() {
        return None;
    }
    match entered.phase() {
        Phase::Bidding => Some(step_name(entered, language)),
        Phase::Deployment => Some(words::of(language).strip.deployment),
        Phase::TacticalOrder | Phase::Turn | Phase::Doomsday | Phase::Over => None,
    }
}
