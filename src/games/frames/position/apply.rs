//! Sets up a position on the table. Frames, stations and segments keep the order of the file, so their ids follow from
//! it.

use super::{Position, UsedAt};
use crate::cards::uses::Span;
use crate::games::frames::Step;
use crate::games::frames::board::Board;
use crate::games::frames::components::{Company, Frame, Segment, Station};
use crate::games::frames::dealing::{NO_FRAME, NO_STATION};
use crate::games::frames::ids::{company_id, frame_id};
use crate::games::frames::match_state::{COLOURS, Colour};
use crate::games::frames::objectives::InPlay;
use crate::games::frames::steps::place_terrain;
use crate::table::{ObjectId, Seat};

/// Sets up the table as the position says and goes to its step.
pub fn apply_position(board: &mut Board<'_>, position: &Position) {
    board.clear();
    let segments: Vec<Segment> = position
        .cover
        .iter()
        .map(|s| Segment {
            at: s.at.point(),
            hits: s.hits,
        })
        .collect();
    place_terrain(
        board,
        position.field.shape,
        position.field.width.0,
        &segments,
    );
    let discs = |areas: &[super::AreaAt]| areas.iter().map(|a| a.disc()).collect();
    board.game.hazards = discs(&position.hazards);
    board.game.roofs = discs(&position.roofs);
    for (n, at) in position.frames.iter().enumerate() {
        let frame = frame(board, at);
        board.game.frames = n + 1;
        *board.frame_mut(frame_id(n)) = frame;
        set_uses(board, frame_id(n), Seat(at.seat), &at.used);
        for (name, count) in &at.counters {
            if let Some(kind) = board.content().counter(name) {
                let counters = &mut board.game.abilities.counters;
                counters.change(frame_id(n), kind, i32::from(*count));
            }
        }
    }
    for (n, at) in position.stations.iter().enumerate() {
        board.game.stations = n + 1;
        *board.station_mut(n) = Station {
            brought: at.brought.map(Seat),
            controller: at.held.map(Seat),
            at: at.at.map_or(NO_STATION.at, super::At::point),
            placed: at.at.is_some(),
        };
    }
    let begun = u16::from(matches!(position.step, Step::Tactical | Step::Countdown));
    board.game.round = position.round.unwrap_or(begun);
    board.game.clock = position.clock.unwrap_or(board.game.clock);
    board.game.scripted.clone_from(&position.dice);
    for seat in board.seats() {
        let given = position.companies.get(seat.index());
        *board.company_mut(seat) = Company {
            seated: true,
            rank: given.and_then(|c| c.rank).unwrap_or(seat.0),
            role: given.map(|c| c.role).unwrap_or_default(),
            points: given.map_or(0, |c| c.points),
            kills: given.map_or(0, |c| c.kills),
            brought: given.and_then(|c| company_named(board, c.company.as_deref()?)),
            ..Company::default()
        };
        let used = given.map_or(&[][..], |c| &c.used);
        set_uses(board, company_id(seat), seat, used);
    }
    let field = position.terrain.as_ref().and_then(|id| {
        let n = board.content().fields.iter().position(|f| f.id == *id);
        u16::try_from(n?).ok()
    });
    board.game.laid = field;
    for scored in &position.scored {
        let number = InPlay::number_of(scored.seat.map(Seat), scored.objective.into());
        board.game.objectives_done |= 1_u64.checked_shl(number.into()).unwrap_or(0);
    }
    board.find_abilities();
    board.find_objectives();
    board.score_companies();
    for (seat, given) in board.seats().zip(&position.companies) {
        if let Some(ppa) = given.ppa {
            board.company_mut(seat).ppa = ppa;
        }
    }
    board.rescore();
    board.game.last = position.last.map(Seat);
    board.game.begun = position.begun && position.step == Step::Countdown;
    board.goto(position.step);
}

/// Index of the company of that id.
fn company_named(board: &Board<'_>, id: &str) -> Option<u16> {
    let mut all = board.content().companies.iter();
    let n = all.position(|company| company.id == id)?;
    u16::try_from(n).ok()
}

fn set_uses(board: &mut Board<'_>, source: ObjectId, owner: Seat, used: &[UsedAt]) {
    let span = |used: &UsedAt| match used.game {
        true => Span::Game,
        false => Span::Round(owner),
    };
    let uses = used.iter().map(|used| (used.ability, span(used), 1));
    let uses: Vec<(u8, Span, u16)> = uses.collect();
    board.game.abilities.memory.uses.set(source, &uses);
}

fn frame(board: &Board<'_>, at: &super::FrameAt) -> Frame {
    let content = board.content();
    let kind = at.kind.as_ref().and_then(|id| {
        let found = content.frames.iter().position(|f| f.id == *id);
        found.map(|n| n as u16)
    });
    let kind = kind.unwrap_or(0);
    let frame_type = &content.frames[usize::from(kind)];
    let (printed, numbers) = (frame_type.systems, &frame_type.numbers);
    let systems = at.systems.as_ref();
    Frame {
        kind,
        owner: Seat(at.seat),
        systems: systems.map_or(printed, |all| all.iter().copied().collect()),
        whites: at.whites.unwrap_or_else(|| numbers.whites(board.rules())),
        armour: at.armour.unwrap_or(numbers.armour),
        ward: at.ward,
        extra: extra(&at.extra, &at.fewer),
        rockets: at.rockets,
        at: at.at.map_or(NO_FRAME.at, super::At::point),
        placed: at.at.is_some(),
        alive: !at.destroyed,
        acted: at.acted,
        again: at.again,
        defense: at.defense,
        spot: at.spot,
        initiative: None,
    }
}

/// Dice of each colour more or fewer.
fn extra(more: &[Colour], fewer: &[Colour]) -> [i8; COLOURS.len()] {
    let mut all = NO_FRAME.extra;
    for colour in more {
        all[*colour as usize] += 1;
    }
    for colour in fewer {
        all[*colour as usize] -= 1;
    }
    all
}
