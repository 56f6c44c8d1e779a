//! Makes views.

use crate::table::{ObjectId, Seat};

use super::View;
use super::abilities::Given;
use super::board::Board;
use super::components::Segment;
use super::objectives::InPlay;
use super::slots::ObjectiveNumber;
use super::view::SeenObjective;

/// The view of a seat or a spectator. Everything on the board is public; the companies are revealed before a match
/// begins (section 3).
pub fn view(board: &Board<'_>, seat: Option<Seat>) -> View {
    View {
        seat,
        content: board.content(),
        table: board.game.table,
        field: board.game.field,
        step: board.step,
        round: board.game.round,
        clock: board.game.clock,
        companies: board.seats().map(|seat| *board.company(seat)).collect(),
        order: board.order(),
        passed: board.game.passed.iter().collect(),
        frames: board.frames().map(|(id, f)| (id, *f)).collect(),
        stations: board.stations().map(|(id, s)| (id, *s)).collect(),
        segments: segments(board),
        hazards: board.game.hazards.clone(),
        roofs: board.game.roofs.clone(),
        current: board.game.current.clone(),
        pending: board.game.pending.clone(),
        strike: board.game.strike.clone(),
        objectives: objectives(board),
        puts: board.puts(),
        counters: counters(board),
        given: given(board),
        station_areas: board.station_areas().collect(),
        asked: board.game.abilities.asked.as_ref().map(|a| a.question),
        placing: board.game.placing,
        outcome: *board.outcome,
    }
}

/// Cover that stands.
fn segments(board: &Board<'_>) -> Vec<(ObjectId, Segment)> {
    // A filter does not know how much passes it, and the list would grow again and again.
    let mut list = Vec::with_capacity(board.game.segments);
    list.extend(board.cover().map(|(id, s)| (id, *s)));
    list
}

/// Named counters on frames.
fn counters(board: &Board<'_>) -> Vec<(ObjectId, u8, i32)> {
    let counters = &board.game.abilities.counters;
    let of = |id| counters.on(id).map(move |(kind, n)| (id, kind, n));
    board.frames().flat_map(|(id, _)| of(id)).collect()
}

/// What frames have of abilities that hold.
fn given(board: &Board<'_>) -> Vec<(ObjectId, Given)> {
    let all = board.standing().map(|(id, _)| (id, board.given(id)));
    all.filter(|(_, given)| *given != Given::default())
        .collect()
}

/// The objectives of the match.
fn objectives(board: &Board<'_>) -> Vec<SeenObjective> {
    if !board.game.objectives {
        return Vec::new();
    }
    let seen = |in_play: InPlay| SeenObjective {
        number: ObjectiveNumber(in_play.number),
        owner: in_play.owner,
        objective: in_play.objective,
        area: board.objective_area(in_play.objective),
        reached: board.reached_by(&in_play),
        done: board.game.objectives_done & 1 << in_play.number != 0,
    };
    board.objectives().map(seen).collect()
}
