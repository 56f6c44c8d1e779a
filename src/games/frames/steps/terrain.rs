//! Terrain: the field is placed. Any player may veto it once (Q29).

use crate::games::frames::board::Board;
use crate::games::frames::components::Segment;
use crate::games::frames::content::{Area, Shape};
use crate::games::frames::geometry::{Disc, Field, Point};
use crate::games::frames::ids::SEGMENTS;
use crate::games::frames::refusals as no;
use crate::games::frames::{Choice, Event, Step, Topic};
use crate::table::{Offers, Ref, Seat, Seats, refusals};

/// Places the terrain. Hazardous ground and roofs are there only under their optional rules (Q60, Q67).
pub fn enter(board: &mut Board<'_>) {
    let field = &board.content().fields[board.game.terrain as usize];
    let half = field.width / 2;
    let pieces = field.generate_pieces(board.rng);
    let segments: Vec<Segment> = pieces
        .iter()
        .flat_map(|piece| &piece.segments)
        .map(|s| Segment {
            at: Point {
                x: s.x + half,
                y: s.y + half,
            },
            hits: s.hits,
        })
        .collect();
    place_terrain(board, field.shape, field.width, &segments);
    let hazards = if board.rules().hazards {
        field.generate_hazards(board.rng)
    } else {
        Vec::new()
    };
    let discs = |areas: &[Area]| {
        let disc = |area: &Area| Disc {
            at: Point {
                x: area.x + half,
                y: area.y + half,
            },
            radius: area.radius,
        };
        areas.iter().map(disc).collect()
    };
    board.game.hazards = discs(&hazards);
    let roofs = if board.rules().climbing {
        &field.roofs[..]
    } else {
        &[]
    };
    board.game.roofs = discs(roofs);
    board.game.agreed = Seats::NONE;
    board.game.laid = Some(board.game.terrain);
    board.find_objectives();
}

/// Asks each player whether the terrain will do.
pub fn offer(board: &mut Board<'_>) {
    let open = board
        .seats()
        .find(|&seat| !board.game.agreed.contains(seat));
    match open {
        None => board.goto_next(),
        Some(seat) => {
            let mut offers = board.offers();
            board.terrain_answers(seat, &mut offers);
            if let [only] = offers.options[..] {
                board.offer.decision.options = offers.options;
                board.offer.close();
                super::apply(board, seat, &only);
            } else {
                board.ask(seat, Topic::Terrain, Ref::None, offers);
            }
        }
    }
}

/// The field will do.
pub fn agree(board: &mut Board<'_>, seat: Seat) {
    board.game.agreed = board.game.agreed.and(seat);
}

/// Another field.
pub fn veto(board: &mut Board<'_>, by: Seat) {
    board.company_mut(by).vetoed = true;
    board.log(Event::Veto { by });
    let fields = board.content().fields.len() as u32;
    board.game.terrain = board.rng.below(fields) as u16;
    enter(board);
}

impl Board<'_> {
    /// Both answers.
    pub fn terrain_answers(&self, seat: Seat, offers: &mut Offers) {
        let time = if self.step == Step::Terrain && !self.game.agreed.contains(seat) {
            Ok(())
        } else {
            Err(&refusals::NOT_ASKED)
        };
        offers.candidate(Choice::Agree, time);
        let once = if self.company(seat).vetoed {
            Err(&no::VETOED)
        } else {
            Ok(())
        };
        offers.candidate(Choice::Veto, time.and(once));
    }
}

/// Puts a field on the table.
pub fn place_terrain(board: &mut Board<'_>, shape: Shape, width: i32, segments: &[Segment]) {
    board.game.field = match shape {
        Shape::Square => Field::Square(width),
        Shape::Circle => Field::Circle(width),
    };
    board.game.segments = segments.len().min(SEGMENTS);
    for (n, segment) in segments.iter().take(SEGMENTS).enumerate() {
        *board.segment_mut(n) = *segment;
    }
    let segments = segments.len();
    board.log(Event::Terrain { segments });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::frames::content::{TABLES, builtin};
    use crate::games::frames::{Frames, Setup};
    use crate::table::Match;

    /// How many roofs a game has on a field with one.
    fn roofs(climbing: bool) -> usize {
        let mut content = (*builtin().expect("the built-in packs are sound")).clone();
        content.rules.climbing = climbing;
        content.fields[0].roofs = vec![Area {
            x: 0,
            y: 0,
            radius: 2_000,
        }];
        let content = &*Box::leak(Box::new(content));
        let setup = Setup::in_turn(content, TABLES[0], 0);
        Match::<Frames>::new(setup, 1).view(None).roofs.len()
    }

    #[test]
    fn roofs_are_there_only_for_those_who_climb() {
        assert_eq!((roofs(false), roofs(true)), (0, 1));
    }
}
