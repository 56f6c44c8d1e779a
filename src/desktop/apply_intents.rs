//! The one place where intents become choices, screens and settings.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::cue::Cue;
use super::intent::Intent;
use super::match_session::MatchSession;
use super::panels::{PanelText, PanelView, Textures};
use super::scene::{TableLayout, choose};
use super::screen::{Animating, GameStops, Overlay, Playing, Screen, Settings};
use super::series::{self, Series};
use super::session::{RunningMatch, Session, SessionGame, Tick, primary};
use super::start::Libraries;
use super::{saving, words};
use crate::games::window::{Forms, Running};
use crate::games::{self, NAMES, Windowed, WithGame};
use crate::table::{Choice, Language, Ref, TableRng, TopicWords};
use crate::tools::passing::{PassingSituation, Until};

/// Result of the last "save replay", for the screens that show it.
#[derive(Debug, Clone, Default, Resource)]
pub struct Saved(pub Option<String>);

/// Seconds between two choices of bots, so that a person can follow them.
pub(crate) const PACE: f32 = 0.45;

/// How much of that passing takes where many are asked.
const HASTE: f32 = 0.2;

/// Everything that brings a match forward; the table and the panels show it in the same frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, SystemSet)]
pub(super) struct Acts;

/// Registers what runs a session.
pub fn plugin(app: &mut App) {
    app.add_message::<Intent>()
        .add_message::<Cue>()
        .init_resource::<Animating>()
        .init_resource::<Overlay>()
        .init_resource::<Settings>()
        .init_resource::<Playing>()
        .init_resource::<Saved>()
        .add_systems(Update, apply_intents.in_set(Acts));
}

/// Registers what brings the matches of a card game forward.
pub(crate) fn run_cards<G: TableLayout>(app: &mut App) {
    let run = run::<G>.after(apply_intents).in_set(Acts);
    app.add_systems(Update, run.run_if(in_state(Screen::Match)));
}

/// Everything that intents can change besides the match.
#[derive(SystemParam)]
pub struct Program<'w> {
    overlay: ResMut<'w, Overlay>,
    settings: ResMut<'w, Settings>,
    playing: ResMut<'w, Playing>,
    forms: Forms<'w>,
    saved: ResMut<'w, Saved>,
    screen: ResMut<'w, NextState<Screen>>,
}

/// Takes the collected intents in order.
pub fn apply_intents(
    mut commands: Commands,
    mut intents: MessageReader<Intent>,
    mut running: Running,
    mut program: Program,
    libraries: Res<Libraries>,
    mut exit: MessageWriter<AppExit>,
) {
    for intent in intents.read() {
        let unasked = unasked(intent, &program.settings);
        let intent = unasked.as_ref().unwrap_or(intent);
        match intent {
            Intent::Show(what) => *program.overlay = *what,
            Intent::Set(next) => *program.settings = *next,
            Intent::Quit => {
                exit.write(AppExit::Success);
            }
            Intent::ToSetup | Intent::Open(_) => {
                if let Intent::Open(game) = intent {
                    *program.playing = *game;
                }
                *program.overlay = Overlay::None;
                leave(&mut commands);
                program.screen.set(Screen::Setup);
            }
            Intent::ToTitle => {
                *program.overlay = Overlay::None;
                leave(&mut commands);
                program.screen.set(Screen::Title);
            }
            Intent::PlayAgain if again(&running, &mut commands) => {
                program.saved.0 = None;
                *program.overlay = Overlay::None;
                program.screen.set(Screen::Match);
            }
            Intent::Start | Intent::PlayAgain => {
                if *intent == Intent::PlayAgain {
                    program.forms.change_seeds();
                }
                program.saved.0 = None;
                *program.overlay = Overlay::None;
                let game = program.playing.game();
                let Some(session) = program.forms.open(game, &libraries) else {
                    continue;
                };
                session.insert(&mut commands);
                program.screen.set(Screen::Match);
            }
            Intent::SaveReplay => {
                let Some(text) = save(&running, program.settings.language) else {
                    continue;
                };
                program.saved.0 = Some(text);
                *program.overlay = Overlay::Saved;
            }
            Intent::Stops(_) | Intent::StopHere => {
                if let Some(session) = running.get() {
                    session.set_stops(intent, &mut program.settings.stops);
                }
            }
            other => {
                if let Some(session) = running.get_mut() {
                    session.apply(other, &mut program.overlay);
                }
            }
        }
    }
}

/// What is done at once if the settings say that it is not asked about first.
fn unasked(intent: &Intent, settings: &Settings) -> Option<Intent> {
    match intent {
        Intent::Show(Overlay::Concede(whole)) if !settings.ask_before_conceding => {
            Some(Intent::Concede(*whole))
        }
        _ => None,
    }
}

/// Where the replay of the running match went, or what went wrong.
fn save(running: &Running, language: Language) -> Option<String> {
    let session = running.get()?;
    let words = &words::of(language).menu;
    Some(saving::save(
        session.game(),
        session.replay(language),
        words,
    ))
}

/// Begins the match once more where it began. Returns whether there is one that the setup screen did not begin.
fn again(running: &Running, commands: &mut Commands) -> bool {
    let next = running.get().and_then(MatchSession::next);
    next.map(|next| next.insert(commands)).is_some()
}

/// Puts the match away.
pub(super) fn leave(commands: &mut Commands) {
    for name in NAMES {
        games::with(name, Leave(commands));
    }
}

/// Puts the match of a game away.
struct Leave<'a, 'w, 's>(&'a mut Commands<'w, 's>);

impl WithGame for Leave<'_, '_, '_> {
    type Output = ();

    fn with<G: Windowed>(self) {
        self.0.remove_resource::<Session<G>>();
    }
}

/// Carries out the intents that concern the match itself.
pub(super) fn play<G: TableLayout + PanelText>(
    session: &mut Session<G>,
    intent: &Intent,
    overlay: &mut Overlay,
) {
    match intent {
        // The next question waits until the table has shown the events. A quicker player wants to see their end, and to
        // choose if the key means what it meant before.
        Intent::Pass | Intent::Take | Intent::Word(_) if session.shown.is_playing_back() => {
            let counts = is_same_key(session, intent);
            session.shown.unstage();
            if counts {
                play(session, intent, overlay);
            }
        }
        Intent::Choose(choice) if session.doubts(*choice) => {}
        Intent::Choose(choice) if session.choose(*choice).is_ok() => {
            answer(session);
            session.focus.pinned = None;
            session.focus.cursor = None;
            *overlay = Overlay::None;
        }
        Intent::Pass => {
            if let Some(choice) = session.primary() {
                let _ = session.choose(choice);
                session.focus.pinned = None;
                session.focus.cursor = None;
            }
        }
        Intent::Step(forward) => step(session, *forward),
        Intent::Take => {
            // Enter never passes by where something could be chosen: it goes there first.
            let at = session.focus.cursor;
            let wish = match at.filter(|&id| choose::choosable(session, id)) {
                Some(id) => choose::click(session, id),
                None if !choose::all(session).is_empty() => Intent::Step(true),
                None if !listed(session).is_empty() => return,
                None => Intent::Pass,
            };
            play(session, &wish, overlay);
        }
        Intent::Word(n) => {
            if let Some(wish) = listed(session).into_iter().nth(*n) {
                play(session, &wish, overlay);
            }
        }
        Intent::PassOn => session.start_passing(G::ON),
        Intent::ResolveAll => session.start_passing(Until::Resolved),
        Intent::PassUntil(until) => session.start_passing(*until),
        Intent::StopPassing => {
            session.stop_passing();
        }
        Intent::Ignore(trigger) => session.ignore(*trigger),
        Intent::Begin(now, later) => {
            session.begin(*now, *later);
            session.focus.pinned = None;
        }
        Intent::Answer(entry) => {
            session.focus.answering = entry.filter(|_| session.focus.answering != *entry);
            session.focus.apart = false;
            session.focus.pinned = None;
        }
        Intent::Apart(listed) => {
            session.focus.apart = *listed;
            session.focus.answering = None;
        }
        Intent::Undo if session.far().is_some() => *overlay = Overlay::Back,
        Intent::Undo => session.undo(),
        Intent::Cancel
            if !session.stop_passing()
                && !session.cancel_part()
                && session.focus.pinned.take().is_none()
                && session.focus.answering.take().is_none()
                && !std::mem::take(&mut session.focus.apart)
                && !session.cancel() =>
        {
            *overlay = Overlay::Menu;
        }
        Intent::Hover(object) => {
            session.focus.point_at(*object);
            session.focus.cursor = None;
            session.focus.looked = object.or(session.focus.looked);
        }
        Intent::Slide(object) => {
            session.focus.slide_under(*object);
            session.focus.looked = object.or(session.focus.looked);
        }
        Intent::Inspect(object) => {
            session.focus.pin(*object);
            session.focus.apart = false;
        }
        Intent::Explain(object) => {
            session.shown.notice = session.why_not(*object);
        }
        Intent::Offer(object) => {
            session.focus.pin(Some(*object));
            session.focus.apart = false;
            session.shown.notice = session.why_not_else(*object);
        }
        Intent::Ready => session.ready(),
        Intent::Concede(whole) => {
            *overlay = Overlay::None;
            session.concede(*whole);
        }
        _ => {}
    }
}

/// Whether a key chooses what it chose in the question before what the table still plays.
fn is_same_key<G: TableLayout + PanelText>(session: &Session<G>, intent: &Intent) -> bool {
    let Some(both) = session.shown.asked_again() else {
        return false;
    };
    let [before, now] = both.map(|(view, decision)| PanelView {
        view,
        decision: Some(decision),
        ..PanelView::of(session, Settings::default(), Textures::NONE)
    });
    let said = |p: &PanelView<G>| match intent {
        Intent::Word(n) => G::listed(p).into_iter().nth(*n),
        _ => primary::<G>(p.decision?).map(Intent::Choose),
    };
    if *intent == Intent::Take {
        // Where nothing is under the keyboard Enter goes to the next thing, or passes: the player looks first.
        let at = session.focus.cursor;
        return at.is_some_and(|id| choose::is_same_click(session, id));
    }
    let same = said(&now).is_some() && said(&before) == said(&now);
    // To pass is to let something happen, so that must be the same as well.
    same && (*intent != Intent::Pass || leads(&before) == leads(&now))
}

/// What the big button says, and what passing lets happen.
fn leads<G: PanelText>(p: &PanelView<G>) -> Option<(String, PassingSituation)> {
    let decision = p.decision?;
    let choice = primary::<G>(decision)?;
    Some((G::big(p, &choice), G::moment(p.view, decision.seat)))
}

/// The intents of the number keys now.
fn listed<G: PanelText>(session: &Session<G>) -> Vec<Intent> {
    let p = PanelView::of(session, Settings::default(), Textures::NONE);
    G::listed(&p)
}

/// Changes where passing stops in the game that runs.
pub(super) fn stop<G: SessionGame>(session: &Session<G>, intent: &Intent, all: &mut GameStops) {
    let Some(stops) = all.named(G::NAME) else {
        return;
    };
    if let Intent::Stops(next) = intent {
        *stops = *next;
        return;
    }
    let moment = G::moment(&session.shown.view, session.shown.near());
    if let Some(window) = moment.window {
        let now = stops.step(window, moment.side);
        stops.set_step(window, moment.side, !now);
    }
}

/// Aims the object chosen to answer an entry of the stack at that entry, if it can.
fn answer<G: SessionGame>(session: &mut Session<G>) {
    let Some(serial) = session.focus.answering.take() else {
        return;
    };
    let open = session
        .shown
        .decision
        .as_ref()
        .filter(|d| d.is_any(G::Topics::TARGET));
    let aims = |c: &&Choice| c.subject == Ref::Entry(serial);
    let choice = open.and_then(|d| d.options.iter().find(aims).copied());
    if let Some(choice) = choice {
        let _ = session.choose(choice);
    }
}

/// Whether there is a thing that can be chosen after the one under the keyboard.
pub(super) fn goes_on<G: TableLayout>(session: &Session<G>) -> bool {
    let all = choose::all(session);
    match session.focus.cursor {
        Some(at) => all.last().is_some_and(|last| *last != at),
        None => !all.is_empty(),
    }
}

/// Goes with the keyboard to the next thing that can be chosen.
fn step<G: TableLayout>(session: &mut Session<G>, forward: bool) {
    let all = choose::all(session);
    let now = session
        .focus
        .cursor
        .and_then(|id| all.iter().position(|&a| a == id));
    let count = all.len().max(1);
    let next = match (now, forward) {
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + count - 1) % count,
        (None, true) => 0,
        (None, false) => count - 1,
    };
    session.focus.cursor = all.get(next).copied();
    session.focus.point_at(session.focus.cursor);
    session.focus.looked = session.focus.cursor.or(session.focus.looked);
}

/// How long to wait before passing by itself, in seconds: from 0.2 to 1.2.
fn pause(seed: u64) -> f32 {
    0.2 + TableRng::new(seed).below(1000) as f32 / 1000.0
}

/// Lets bots and settings choose while nothing moves, and ends the match.
fn run<G: TableLayout>(
    time: Res<Time>,
    session: Option<ResMut<Session<G>>>,
    settings: Res<Settings>,
    animating: Res<Animating>,
    overlay: Res<Overlay>,
    series: Option<Res<Series>>,
    (mut waited, mut breath): (Local<f32>, Local<(usize, f32)>),
    mut screen: ResMut<NextState<Screen>>,
) {
    let Some(mut session) = session else { return };
    *waited += time.delta_secs();
    if session.language() != settings.language {
        session.apply_settings(&settings);
    }
    let haste = if session.shown.brief { HASTE } else { 1.0 };
    let mut pace = PACE * haste * settings.speed.factor();
    if settings.pauses && session.goes_by() {
        if breath.0 != session.host.count() {
            *breath = (
                session.host.count(),
                pause(time.elapsed().as_nanos() as u64),
            );
        }
        pace = pace.max(breath.1);
    }
    if animating.0 > 0 || *overlay != Overlay::None || *waited < pace {
        return;
    }
    if tick(session, &settings, series.is_some(), &mut screen) {
        *waited = 0.0;
    }
}

/// Makes the choices of a frame that nobody is asked for, and ends the match. Returns whether there were any.
pub(crate) fn tick<G: SessionGame>(
    mut session: ResMut<Session<G>>,
    settings: &Settings,
    series: bool,
    screen: &mut ResMut<NextState<Screen>>,
) -> bool {
    let before = (session.shown.epoch, session.host.resting);
    let (tick, moved) = series::ticks(series, || {
        let session = session.bypass_change_detection();
        (session.tick(settings), session.host.is_thinking())
    });
    if moved || before != (session.shown.epoch, session.host.resting) {
        session.set_changed();
    }
    // What a person did last may be of this very frame: it is shown to its end before the result.
    if tick == Tick::Over && !session.shown.is_ahead() {
        screen.set(Screen::Result);
    }
    moved
}

#[cfg(test)]
mod tests;
