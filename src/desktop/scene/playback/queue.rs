//! Beats waiting for their time: one after the other, each long enough to be read, all of them quicker when they
//! pile up.

use std::collections::VecDeque;

use super::beat::{Beat, COUNT, Kind};
use crate::table::Event;

/// Seconds that the table may be behind before everything goes quicker.
const LAG: f32 = 6.0;
/// Never quicker than so many times.
const QUICKEST: f32 = 8.0;

/// Something that is due.
#[derive(Debug, Clone, PartialEq)]
pub enum Due {
    /// The gesture before it begins.
    Gesture(Kind, Vec<Event>),
    /// It happens: as a whole, for all to see.
    Happens(Kind, Vec<Event>),
    /// The changes on the table. A number changes in several steps.
    Changes(Vec<Event>),
}

/// The beat that is being shown.
#[derive(Debug)]
struct Running {
    beat: Beat,
    time: f32,
    step: i32,
}

/// All beats that are not over.
#[derive(Debug, Default)]
pub struct Queue {
    waiting: VecDeque<Beat>,
    running: Option<Running>,
}

impl Queue {
    /// Beats that come after all others.
    pub fn add(&mut self, beats: Vec<Beat>) {
        self.waiting.extend(beats);
    }

    /// Nothing is shown any more.
    pub fn clear(&mut self) {
        self.waiting.clear();
        self.running = None;
    }

    /// Whether everything was shown.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.waiting.is_empty() && self.running.is_none()
    }

    /// Seconds until everything was shown, at the usual pace.
    #[must_use]
    pub fn left(&self) -> f32 {
        let now = self.running.as_ref().map_or(0.0, |r| {
            let left = r.beat.seconds() - r.time;
            left.max(0.0)
        });
        now + self.waiting.iter().map(Beat::seconds).sum::<f32>()
    }

    /// How much quicker than usual everything goes.
    #[must_use]
    pub fn hurry(&self) -> f32 {
        (self.left() / LAG).clamp(1.0, QUICKEST)
    }

    /// Moves on by that many seconds and returns the entries that became due, in order. An entry that takes no time is
    /// due with the one after it.
    pub fn advance(&mut self, seconds: f32) -> Vec<Due> {
        let mut seconds = seconds * self.hurry();
        let mut due = Vec::new();
        loop {
            if self.running.is_none() {
                let Some(beat) = self.waiting.pop_front() else {
                    break;
                };
                if beat.kind.has_gesture() {
                    due.push(Due::Gesture(beat.kind, beat.events().collect()));
                }
                self.running = Some(Running {
                    beat,
                    time: 0.0,
                    step: 0,
                });
            }
            let Some(running) = &mut self.running else {
                break;
            };
            running.time += seconds;
            running.pass(&mut due);
            let over = running.time - running.beat.seconds();
            if over < 0.0 {
                break;
            }
            seconds = over;
            self.running = None;
        }
        due
    }
}

impl Running {
    /// Takes the entries that became due.
    fn pass(&mut self, due: &mut Vec<Due>) {
        let steps = self.beat.steps();
        while self.step < steps && self.time >= self.beat.lead() + COUNT * self.step as f32 {
            if self.step == 0 {
                let all = self.beat.events().collect();
                due.push(Due::Happens(self.beat.kind, all));
            }
            due.push(Due::Changes(self.beat.step(self.step, steps)));
            self.step += 1;
        }
    }
}
