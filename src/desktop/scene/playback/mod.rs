//! Playback: what happened is shown on the table as a sequence of beats that can be followed.
//!
//! The match is always ahead. What happened since the table last caught up is cut into beats ([`beat`]), which
//! play one after the other ([`queue`]). Meanwhile the session stages the view from before ([`Session::stage`]),
//! and each beat brings it forward by the events in it, as the game says ([`TableLayout::forward`]). The table mirrors
//! the staged view as it mirrors any other. When the last beat is over, or somebody skips, the present view shows
//! again, so a mistake in the piecewise view cannot stay. All of it is made of views and events of the seat that
//! watches, so nothing can be seen that this seat may not see.

pub mod beat;
pub mod cards;
pub(super) mod die;
pub(super) mod effects;
pub(super) mod pulse;
pub mod queue;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

use super::table_layout::TableLayout;
use crate::desktop::cue::Cue as Sound;
use crate::desktop::intent::Intent;
use crate::desktop::screen::{Overlay, Settings};
use crate::desktop::series::Series;
use crate::desktop::session::{Earlier, Session};
use crate::table::{Event, Language};
use beat::{Kind, make_beats};
use queue::{Due, Queue};

/// The events that are being played back.
#[derive(Debug, Default, Resource)]
pub struct Playback {
    queue: Queue,
    /// The view that it belongs to: its epoch and language.
    known: Option<(u32, Language)>,
}

impl Playback {
    /// Whether the table has caught up.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.queue.is_over()
    }
}

/// The table as this frame shows it. Playback writes it, mirror and effects read it.
#[derive(Debug, Default, Resource)]
pub struct Cue {
    /// Gestures that begin.
    pub gestures: Vec<(Kind, Vec<Event>)>,
    /// The events, by beat.
    pub happens: Vec<(Kind, Vec<Event>)>,
    /// The factor of all durations.
    pub pace: f32,
    /// The events that were not shown.
    pub untold: Vec<Event>,
    /// Everything is put where it belongs at once.
    pub now: bool,
}

impl Cue {
    /// Whether nothing is new.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.gestures.is_empty() && self.happens.is_empty() && !self.now
    }

    /// Everything that happens in this frame.
    #[must_use]
    pub fn events(&self) -> Vec<Event> {
        let beats = self.happens.iter();
        beats.flat_map(|(_, events)| events).copied().collect()
    }

    /// It was shown.
    pub fn clear(&mut self) {
        self.gestures.clear();
        self.happens.clear();
        self.now = false;
    }
}

/// A frame that took longer than that counts as this long, so that nothing is missed.
const LONGEST: f32 = 0.1;

/// Takes what happened, and brings the table forward by as much time as has passed.
pub fn play<G: TableLayout>(
    time: Res<Time>,
    (settings, overlay, series): (Res<Settings>, Res<Overlay>, Option<Res<Series>>),
    mouse: Res<ButtonInput<MouseButton>>,
    mut intents: MessageReader<Intent>,
    mut session: ResMut<Session<G>>,
    mut playback: ResMut<Playback>,
    (mut cue, mut sounds): (ResMut<Cue>, MessageWriter<Sound>),
) {
    let wished = intents.read().any(|intent| *intent == Intent::Skip);
    let click = mouse.just_pressed(MouseButton::Left) && *overlay == Overlay::None;
    let speed = settings.speed.factor();
    let still = speed == 0.0 || series.is_some();
    let pass = Pass {
        seconds: time.delta_secs().min(LONGEST),
        speed: if still { 0.0 } else { speed },
        skips: wished || click,
    };
    let changed = playback.pass(session.bypass_change_detection(), &mut cue, pass);
    let heard = cue.untold.drain(..).collect::<Vec<_>>();
    let heard = heard.into_iter().chain(cue.events());
    sounds.write_batch(heard.filter_map(|event| G::sound(&event)));
    if changed {
        session.set_changed();
    }
}

/// The result of one frame.
#[derive(Debug, Clone, Copy)]
pub struct Pass {
    /// Seconds that went by.
    pub seconds: f32,
    /// The factor of all durations. With 0 only the end is shown.
    pub speed: f32,
    /// Whether somebody wants to see the end.
    pub skips: bool,
}

impl Playback {
    /// One frame. Returns whether the table changed.
    pub fn pass<G: TableLayout>(
        &mut self,
        session: &mut Session<G>,
        cue: &mut Cue,
        pass: Pass,
    ) -> bool {
        let known = Some((session.shown.epoch, session.language()));
        let fresh = self.known != known;
        self.known = known;
        let events = session.shown.take_events();
        let earlier = session.shown.take_earlier();
        cue.pace = pass.speed;
        if fresh || pass.speed == 0.0 {
            let changed = self.stop(session, cue);
            if !fresh {
                cue.untold = events;
            }
            return changed;
        }
        let new = !events.is_empty();
        if new {
            self.take(session, events, earlier, cue);
        }
        let behind = !self.queue.is_over();
        if behind && (pass.skips || !session.shown.is_staged()) {
            self.stop(session, cue);
            return true;
        }
        if !behind {
            return new;
        }
        cue.pace = pass.speed / self.queue.hurry();
        let mut changed = new;
        for due in self.queue.advance(pass.seconds / pass.speed) {
            changed = true;
            match due {
                Due::Gesture(kind, events) => cue.gestures.push((kind, events)),
                Due::Happens(kind, events) => cue.happens.push((kind, events)),
                Due::Changes(events) => {
                    if let Some((view, present)) = session.shown.staging() {
                        events.iter().for_each(|e| G::forward(view, e, present));
                    }
                }
            }
        }
        if self.queue.is_over() {
            session.shown.unstage();
            return true;
        }
        session.shown.stage_for(self.queue.left() * cue.pace) || changed
    }

    /// Puts what happened at the end of the queue; shows it at once if there is nothing to wait for.
    fn take<G: TableLayout>(
        &mut self,
        session: &mut Session<G>,
        events: Vec<Event>,
        earlier: Option<Earlier<G::View>>,
        cue: &mut Cue,
    ) {
        let beats = make_beats(&events, G::kind_of);
        let seen = beats.iter().any(|beat| beat.seconds() > 0.0);
        if self.queue.is_over() {
            let Some(earlier) = earlier.filter(|_| seen) else {
                let told = beats
                    .iter()
                    .map(|beat| (beat.kind, beat.events().collect()));
                cue.happens.extend(told);
                return;
            };
            session.shown.stage(earlier);
        }
        self.queue.add(beats);
    }

    /// Shows the present. Returns whether anything else was shown.
    fn stop<G: TableLayout>(&mut self, session: &mut Session<G>, cue: &mut Cue) -> bool {
        let behind = session.shown.is_staged() || !self.queue.is_over();
        self.queue.clear();
        session.shown.unstage();
        cue.clear();
        cue.now = behind;
        behind
    }
}
