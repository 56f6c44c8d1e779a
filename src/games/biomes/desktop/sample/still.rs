//! A match that stands still.

use crate::bots::Bot;
use crate::desktop::session::Driver;
use crate::games::biomes::{Biomes, View};
use crate::table::{Choice, Decision, Event, ObjectId, Outcome, Ref, Refusal, Refused, Seat};

use super::view;

/// A driver that shows [`view`] and asks the near player the same question for ever.
pub struct Still;

static SPEED_ONE: Refusal = Refusal::new(
    &["N-34", "N-35"],
    "Speed 1 needs your own turn, a primary phase and an empty queue.",
);

/// The question to the near player in [`view`].
#[must_use]
pub fn decision() -> Decision {
    let play = |id| Choice::new("play").of(Ref::Object(ObjectId(id)));
    let make = Choice::new("make").of(Ref::Object(ObjectId(106)));
    Decision {
        seat: Seat(0),
        topic: "act",
        about: Ref::None,
        options: vec![play(101), play(102), make, Choice::new("pass")],
        region: None,
    }
}

impl Driver<Biomes> for Still {
    fn view(&mut self, seat: Option<Seat>) -> View {
        view(seat)
    }

    fn decision(&self) -> Option<Decision> {
        Some(decision())
    }

    fn think(&mut self, _: Seat, _: &mut dyn Bot<Biomes>) -> usize {
        0
    }

    fn choose(&mut self, _: Seat, choice: Choice) -> Result<(), Refused> {
        if decision().options.contains(&choice) {
            return Ok(());
        }
        let refusal = &SPEED_ONE;
        Err(Refused { choice, refusal })
    }

    fn why_not(&mut self, _: Seat) -> Vec<Refused> {
        let refused = |id| Refused {
            choice: Choice::new("play").of(Ref::Object(ObjectId(id))),
            refusal: &SPEED_ONE,
        };
        [100, 103, 104, 105].map(refused).into()
    }

    fn events_for(&self, _: Option<Seat>, _: usize) -> Vec<Event> {
        Vec::new()
    }

    fn picks(&self) -> usize {
        0
    }

    fn undoable(&self) -> usize {
        0
    }

    fn undo(&mut self, _: usize) {}

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn replay(&self) -> Result<String, String> {
        Err("a still position has no replay".to_owned())
    }
}
