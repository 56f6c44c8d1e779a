//! What happened, one thing after the other, slowly enough to be seen. The rules never wait for it: the match is
//! ahead, and only bots and what passes by itself pause until all of it was shown.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::beats::{SceneContext, make_beats};
use super::draw::LIES;
use super::scene::{EventScene, Scene};
use super::shown_board::ShownBoard;
use crate::desktop::cue::Cue;
use crate::desktop::intent::Intent;
use crate::desktop::screen::{Animating, Settings, Speed};
use crate::desktop::session::Session;
use crate::games::frames::{self, Frames, Step};
use crate::table::{Event, Seat};

/// So many scenes may wait before they run faster.
const CALM_QUEUE: usize = 8;
/// How many times as fast they run at most.
const HASTE: f32 = 3.0;

/// What is being shown.
#[derive(Debug, Default, Resource)]
pub struct Show {
    /// The board as far as it has been shown.
    pub seen: ShownBoard,
    /// Nothing moves: each scene is one still picture for as long as it would take. The one place that whoever
    /// wants less motion needs.
    pub calm: bool,
    queue: VecDeque<EventScene>,
    now: Option<(EventScene, f32)>,
    epoch: Option<u32>,
    /// Steps that begin before a scene which waits: as the how manieth event of the game, and which.
    steps: VecDeque<(usize, Step)>,
    /// The step of the moment that is shown.
    step: Step,
    /// The round of the moment that is shown.
    round: u16,
    /// The round that is announced across the board, and how many seconds ago that began.
    announced: Option<(u16, f32)>,
}

/// Seconds for which a round is announced.
const ANNOUNCED: f32 = 1.0;

/// A score as it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// What it shows now.
    pub value: i32,
    /// By how much it changes as long as that is shown.
    pub change: i32,
}

impl Show {
    /// What is shown now and how far it is, 0 to 1.
    #[must_use]
    pub fn now(&self) -> Option<(&Scene, f32)> {
        let (beat, time) = self.now.as_ref()?;
        let scene = &beat.scene;
        let part = (time / scene.length()).clamp(0.0, 1.0);
        Some((scene, if self.calm { scene.still() } else { part }))
    }

    /// The step of the moment that is shown.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The round of that moment.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// Begins to announce the round that is shown.
    pub fn announce_round(&mut self) {
        self.announced = Some((self.round, 0.0));
    }

    /// The round that is announced, and how far that is, 0 to 1.
    #[must_use]
    pub fn announced(&self) -> Option<(u16, f32)> {
        let (round, time) = self.announced?;
        let part = if self.calm { 0.5 } else { time / ANNOUNCED };
        Some((round, part))
    }

    /// What happened to bring what is shown now.
    #[must_use]
    pub fn current_event(&self) -> Option<&Event> {
        self.now.as_ref().map(|(beat, _)| &beat.event)
    }

    /// How many scenes are shown or wait.
    #[must_use]
    pub fn running(&self) -> usize {
        self.queue.len() + usize::from(self.now.is_some())
    }

    /// How far the roll of the open pool is; 1 once it lies.
    #[must_use]
    pub fn rolling(&self) -> f32 {
        match self.now() {
            Some((Scene::Roll(_), part)) => part,
            _ if self.queue.iter().any(|b| matches!(b.scene, Scene::Roll(_))) => 0.0,
            _ => 1.0,
        }
    }

    /// The first event that has not been seen yet, as dice tell nothing before they lie; nothing once all was.
    #[must_use]
    pub fn untold(&self) -> Option<usize> {
        let falls = match self.now() {
            Some((Scene::Roll(_), part)) => part < 1.0,
            Some((Scene::Damage { .. }, part)) => part < LIES,
            _ => false,
        };
        let now = self.now.as_ref().filter(|_| falls).map(|(beat, _)| beat);
        now.or(self.queue.front()).map(|beat| beat.number)
    }

    /// Whether the damage dice of the last attack lie: none are still to fall.
    #[must_use]
    pub fn struck(&self) -> bool {
        let falls = |scene: &Scene| matches!(scene, Scene::Damage { .. });
        let now = self.now();
        !now.is_some_and(|(scene, part)| falls(scene) && part < LIES)
            && !self.queue.iter().any(|beat| falls(&beat.scene))
    }

    /// The score of a seat as it is shown; nothing before anything was.
    #[must_use]
    pub fn tally(&self, seat: Seat) -> Option<Tally> {
        let before = *self.seen.scores.get(seat.index())?;
        let Some((Scene::Score(scores), part)) = self.now() else {
            let change = 0;
            return Some(Tally {
                value: before,
                change,
            });
        };
        let after = scores.iter().rev().find(|(of, _)| *of == seat);
        let change = after.map_or(0, |(_, after)| after - before);
        // Counts in the first half and stands still in the second.
        let counted = (change as f32 * (part * 2.0).min(1.0)).round() as i32;
        Some(Tally {
            value: before + counted,
            change,
        })
    }

    /// Ends everything at once.
    pub fn skip(&mut self, session: &Session<Frames>) {
        self.queue.clear();
        self.now = None;
        self.announced = None;
        self.catch_up(session);
    }

    /// All was shown.
    fn catch_up(&mut self, session: &Session<Frames>) {
        let view = &session.shown.view;
        self.seen = ShownBoard::of(view);
        self.steps.clear();
        self.step = view.step;
        self.round = view.round;
    }

    /// A scene begins: it is of the step that began before it.
    fn begin(&mut self, beat: &EventScene) {
        while let Some((_, step)) = self.steps.pop_front_if(|(number, _)| *number < beat.number) {
            self.step = step;
        }
        if let Scene::Round(round) = beat.scene {
            self.round = round;
        }
    }

    /// Takes in what happened since the last call, `Instant` or a jump to another board ends what ran.
    pub fn take(
        &mut self,
        session: &Session<Frames>,
        (events, beside): (&[Event], SceneContext),
        ends: bool,
    ) {
        let jumps = self.epoch != Some(session.shown.epoch);
        self.epoch = Some(session.shown.epoch);
        if jumps || ends {
            self.skip(session);
        } else {
            let steps = (beside.before..).zip(events);
            self.steps
                .extend(steps.filter_map(|(number, event)| Some((number, step_of(event)?))));
            make_beats(events, beside, &mut self.queue);
        }
    }

    /// Lets so many seconds pass, counted at normal speed; what is to be heard of it.
    pub fn pass(&mut self, seconds: f32, session: &Session<Frames>) -> Vec<Cue> {
        let mut heard = Vec::new();
        let mut left = seconds * haste(self.queue.len());
        self.announced = self.announced.and_then(|(round, time)| {
            let time = time + left;
            (time < ANNOUNCED).then_some((round, time))
        });
        while let Some((beat, passed)) = self.now.take().or_else(|| {
            let next = self.queue.pop_front()?;
            self.begin(&next);
            heard.extend(next.scene.cue());
            Some((next, 0.0))
        }) {
            let needed = beat.scene.length() - passed;
            if left < needed {
                self.now = Some((beat, passed + left));
                break;
            }
            left -= needed;
            self.seen.done(&beat.scene, &session.shown.view);
        }
        if self.running() == 0 {
            self.catch_up(session);
        }
        heard
    }
}

/// The step that an event begins.
fn step_of(event: &Event) -> Option<Step> {
    match frames::Event::read(event) {
        Some(frames::Event::Step { step, .. }) => Some(step),
        _ => None,
    }
}

/// How many times as fast scenes run while so many more wait.
fn haste(waiting: usize) -> f32 {
    let more = waiting.saturating_sub(CALM_QUEUE);
    (1.0 + more as f32 * 0.15).min(HASTE)
}

/// Takes what happened and shows it.
pub fn follow(
    time: Res<Time>,
    settings: Res<Settings>,
    mut session: ResMut<Session<Frames>>,
    mut show: ResMut<Show>,
    mut animating: ResMut<Animating>,
    mut intents: MessageReader<Intent>,
    mut cues: MessageWriter<Cue>,
) {
    let skips = intents.read().any(|i| *i == Intent::Skip);
    let events = session.bypass_change_detection().shown.take_events();
    let before = session.shown.events_seen().saturating_sub(events.len());
    let walk = session.bypass_change_detection().take_walk();
    let session = &*session;
    let fates = session
        .extra
        .blow
        .as_ref()
        .map_or(&[][..], |blow| &blow.dice);
    let beside = SceneContext {
        walk: &walk,
        fates,
        before,
    };
    let ends = skips || settings.speed == Speed::Instant;
    if show.calm != settings.reduced_motion {
        show.calm = settings.reduced_motion;
    }
    show.take(session, (&events, beside), ends);
    let seconds = time.delta_secs().min(0.1) / settings.speed.factor().max(0.01);
    cues.write_batch(show.pass(seconds, session));
    let running = u32::try_from(show.running()).unwrap_or(u32::MAX);
    if animating.0 != running {
        animating.0 = running;
    }
}
