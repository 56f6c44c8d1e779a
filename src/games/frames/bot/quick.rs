//! Quick play of Frames: shoot, go where stations are taken or held, and let nobody wait.

use crate::games::frames::components::{Frame, Station};
use crate::games::frames::geometry::{FRAME_RADIUS, Point, STATION_RADIUS, UNIT, within};
use crate::games::frames::{Choice, ChoiceWord, Frames, Topic, View};
use crate::table::{Imagination, ObjectId, Seat};

use super::{best_die, place};

/// The value of a station that is taken, or not lost.
const STATION: i32 = 100;

/// The choice of whoever is asked; none where doing the least is as good.
pub(super) fn choose(world: &mut Imagination<'_, Frames>) -> Option<usize> {
    let open = world.question()?;
    let at = |word: ChoiceWord| open.options.iter().position(|option| word.is_of(option));
    match Topic::of(open.topic)? {
        Topic::Activate => at(ChoiceWord::Activate),
        // Where it can shoot it does.
        Topic::Turn if at(ChoiceWord::Attack).is_none() => best_die(open, ChoiceWord::Move),
        Topic::To => {
            let (seat, options) = (open.seat, open.options.clone());
            let view = world.view_of(seat);
            let id = view.current.as_ref()?.frame;
            let worth = |(_, option): &(usize, &crate::table::Choice)| {
                let at = match Choice::read(option) {
                    Some(Choice::To { at, .. }) => at,
                    _ => None,
                };
                stands(&view, seat, id, at)
            };
            // Of equal ones the first, which is to stay.
            let all = options.iter().enumerate().rev();
            all.max_by_key(worth).map(|(at, _)| at)
        }
        _ => None,
    }
}

/// The value of a frame's place; none: where it is.
fn stands(view: &View, seat: Seat, id: ObjectId, at: Option<Point>) -> i32 {
    let Some((_, frame)) = view.frames.iter().find(|(other, _)| *other == id) else {
        return 0;
    };
    let here = Frame {
        at: at.unwrap_or(frame.at),
        ..*frame
    };
    let contest = i32::from(view.content.rules.contest) * UNIT;
    let near = |frame: &Frame, station: &Station| {
        within(frame.at, FRAME_RADIUS, station.at, STATION_RADIUS, contest)
    };
    let stations = view.stations.iter().filter(|(_, station)| station.placed);
    let gains = stations.map(|(_, station)| {
        let others = view.frames.iter();
        let others = others.filter(|(other, frame)| *other != id && frame.stands());
        let (mut friend, mut hostile) = (false, false);
        for (_, other) in others.filter(|(_, other)| near(other, station)) {
            friend |= other.owner == seat;
            hostile |= other.owner != seat;
        }
        match (station.controller == Some(seat), near(&here, station)) {
            // Whoever leaves a disputed station loses it.
            (true, false) if hostile && !friend => -STATION,
            (false, true) if !hostile => STATION,
            // Nobody has it then.
            (false, true) if station.controller.is_some() => STATION / 2,
            _ => 0,
        }
    });
    gains.sum::<i32>() + place(view, seat, &here)
}
