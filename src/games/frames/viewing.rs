//! Making views.

use bevy::prelude::*;

use crate::table::Seat;

use super::View;
use super::board::Tables;

/// What a seat (or a spectator) may know. Everything on the board is public; the companies are revealed
/// before a match begins (section 3).
pub fn look(In(seat): In<Option<Seat>>, mut tables: Tables) -> View {
    let board = tables.board();
    View {
        seat,
        content: board.content(),
        table: board.war.table,
        field: board.war.field,
        step: board.step,
        round: board.war.round,
        clock: board.war.clock,
        companies: board.seats().map(|seat| *board.company(seat)).collect(),
        order: board.order(),
        passed: board.war.passed.iter().collect(),
        frames: board.frames().map(|(id, f)| (id, *f)).collect(),
        stations: board.stations().map(|(id, s)| (id, *s)).collect(),
        segments: board.cover().map(|(id, s)| (id, *s)).collect(),
        hazards: board.war.hazards.clone(),
        roofs: board.war.roofs.clone(),
        current: board.war.current.clone(),
        pending: board.war.pending.clone(),
        strike: board.war.strike.clone(),
        placing: board.war.placing,
        outcome: *board.outcome,
    }
}
