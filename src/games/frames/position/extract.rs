//! Extracts a position from a running match: the inverse of [`apply_position`](fn@super::apply_position).

use super::{
    AreaAt, At, CompanyAt, FieldAt, FrameAt, Position, ScoredAt, SegmentAt, StationAt, UsedAt,
};
use crate::cards::uses::Span;
use crate::games::frames::abilities::{extra_dice, fewer_dice};
use crate::games::frames::board::Board;
use crate::games::frames::content::{Length, Shape, StationPlaces};
use crate::games::frames::geometry::{Disc, Field, Point};
use crate::games::frames::{Frames, Step, ids};
use crate::table::{Busy, Extracted, Match, ObjectId, Seats, ask_board};

impl Frames {
    /// The position that the match is in, at the beginning of the step that runs.
    ///
    /// # Errors
    /// Why no position can be extracted now.
    pub fn extract_position(game: &mut Match<Self>) -> Result<Extracted<Position>, Busy> {
        ask_board(game, |board, ()| extract(board), ())
    }
}

fn extract(board: &Board<'_>) -> Result<Extracted<Position>, Busy> {
    let game = &*board.game;
    match board.step {
        _ if board.outcome.is_some() => return Err(Busy::Over),
        Step::Over => return Err(Busy::Over),
        Step::Setup | Step::Terrain => return Err(Busy::Opening),
        _ => {}
    }
    let turn = game.current.is_some() || game.pending.is_some() || game.strike.is_some();
    if turn || game.loss.is_some() || !game.falls.is_empty() || board.step == Step::Initiative {
        return Err(Busy::Midway);
    }
    let passes = game.passed != Seats::NONE || game.counted != Seats::NONE;
    if game.abilities.are_busy() || passes || game.placing.is_some() || game.loose_rockets > 0 {
        return Err(Busy::Midway);
    }
    let conceded = board.seats().any(|seat| board.company(seat).conceded);
    let rolled = board.frames().any(|(_, frame)| frame.initiative.is_some());
    let memory = &game.abilities.memory;
    let counted = (0..game.frames).map(ids::frame_id).any(|id| {
        let uses = memory.uses.of(id);
        uses.iter().any(|(_, span, _)| *span == Span::Turn)
    });
    let whole = memory.delayed.is_empty() && !counted && !conceded && !game.extended && !rolled;
    let (shape, width) = match game.field {
        Field::Square(width) => (Shape::Square, width),
        Field::Circle(width) => (Shape::Circle, width),
    };
    let position = Position {
        step: board.step,
        table: Some(game.table),
        field: FieldAt {
            shape,
            width: Length(width),
        },
        companies: board
            .seats()
            .map(|seat| board.extract_company(seat))
            .collect(),
        frames: (0..game.frames).map(|n| board.extract_frame(n)).collect(),
        stations: (0..game.stations)
            .map(|n| board.extract_station(n))
            .collect(),
        // Razed segments lie there no more.
        cover: (0..game.segments)
            .filter(|&n| board.segment_at(n).hits > 0)
            .map(|n| board.extract_segment(n))
            .collect(),
        hazards: game.hazards.iter().map(area).collect(),
        roofs: game.roofs.iter().map(area).collect(),
        terrain: board.extract_terrain(),
        scored: board.extract_scored(),
        clock: Some(game.clock),
        round: Some(game.round),
        begun: board.step == Step::Countdown,
        last: game.last.map(|seat| seat.0),
        dice: game.scripted.clone(),
    };
    Ok(Extracted { position, whole })
}

const fn at(point: Point) -> At {
    At(Length(point.x), Length(point.y))
}

fn area(disc: &Disc) -> AreaAt {
    AreaAt {
        at: at(disc.at),
        radius: Length(disc.radius),
    }
}

impl Board<'_> {
    fn extract_company(&self, seat: crate::table::Seat) -> CompanyAt {
        let (company, game_has_objectives) = (self.company(seat), self.game.objectives);
        CompanyAt {
            ppa: Some(company.ppa),
            company: self.brought(company.brought),
            points: company.points,
            kills: if game_has_objectives {
                company.kills
            } else {
                0
            },
            used: self.extract_uses(ids::company_id(seat)),
            rank: Some(company.rank),
            role: company.role,
        }
    }

    /// Id of the company of the packs that somebody brought, if it has abilities.
    fn brought(&self, n: Option<u16>) -> Option<String> {
        let company = self.content().companies.get(usize::from(n?))?;
        let plain = company.abilities.is_empty() && company.objectives.is_empty();
        (!plain).then(|| company.id.clone())
    }

    /// Id of the field, if it has objectives or places for stations.
    fn extract_terrain(&self) -> Option<String> {
        let field = self.content().fields.get(usize::from(self.game.laid?))?;
        let plain = field.objectives.is_empty() && field.stations == StationPlaces::default();
        (!plain).then(|| field.id.clone())
    }

    /// Objectives that are not scored again.
    fn extract_scored(&self) -> Vec<ScoredAt> {
        let mut all = Vec::new();
        let mut counts = std::collections::BTreeMap::new();
        for in_play in self.objectives() {
            let n = counts.entry(in_play.owner.map(|seat| seat.0)).or_insert(0);
            if self.game.objectives_done & 1 << in_play.number != 0 {
                all.push(ScoredAt {
                    seat: in_play.owner.map(|seat| seat.0),
                    objective: *n,
                });
            }
            *n += 1;
        }
        all
    }

    /// Uses of the abilities of a frame or a company. How often something triggered without reaching its limit is not
    /// told.
    fn extract_uses(&self, source: ObjectId) -> Vec<UsedAt> {
        let uses = self.game.abilities.memory.uses.of(source);
        let limited = uses.into_iter().filter(|(_, span, _)| *span != Span::Turn);
        limited
            .map(|(ability, span, _)| UsedAt {
                ability,
                game: span == Span::Game,
            })
            .collect()
    }

    fn extract_counters(&self, frame: ObjectId) -> Vec<(String, u16)> {
        let kinds = &self.content().counters;
        let all = self.game.abilities.counters.on(frame);
        all.filter_map(|(kind, n)| {
            let kind = kinds.get(usize::from(kind))?;
            Some((kind.id.clone(), u16::try_from(n).ok()?))
        })
        .collect()
    }

    /// Frames are called a1, a2, b1: by seat and number.
    fn extract_frame(&self, n: usize) -> FrameAt {
        let frame = self.frame(ids::frame_id(n));
        let own = (0..=n).filter(|&m| self.frame(ids::frame_id(m)).owner == frame.owner);
        let systems = frame.systems.iter();
        let systems = systems.flat_map(|(s, n)| std::iter::repeat_n(s, n.into()));
        FrameAt {
            name: format!("{}{}", letter(b'a', frame.owner.0), own.count()),
            seat: frame.owner.0,
            kind: Some(self.kind(ids::frame_id(n)).id.clone()),
            systems: Some(systems.collect()),
            whites: Some(frame.whites),
            armour: (self.numbers(ids::frame_id(n)).armour > 0).then_some(frame.armour),
            ward: frame.ward,
            extra: extra_dice(&frame.extra)
                .flat_map(|(colour, n)| std::iter::repeat_n(colour, n.into()))
                .collect(),
            fewer: fewer_dice(&frame.extra)
                .flat_map(|(colour, n)| std::iter::repeat_n(colour, n.into()))
                .collect(),
            counters: self.extract_counters(ids::frame_id(n)),
            again: frame.again,
            used: self.extract_uses(ids::frame_id(n)),
            rockets: frame.rockets,
            at: frame.placed.then(|| at(frame.at)),
            acted: frame.acted,
            defense: frame.defense,
            spot: frame.spot,
            destroyed: !frame.alive,
        }
    }

    /// Stations are called A1, B1, and the one of nobody middle.
    fn extract_station(&self, n: usize) -> StationAt {
        let station = self.station_at(n);
        let same = |m: &usize| self.station_at(*m).brought == station.brought;
        let count = (0..=n).filter(same).count();
        let name = match station.brought {
            Some(seat) => format!("{}{count}", letter(b'A', seat.0)),
            None if count == 1 => "middle".to_owned(),
            None => format!("middle{count}"),
        };
        StationAt {
            name,
            brought: station.brought.map(|seat| seat.0),
            held: station.controller.map(|seat| seat.0),
            at: station.placed.then(|| at(station.at)),
        }
    }

    fn extract_segment(&self, n: usize) -> SegmentAt {
        let segment = self.segment_at(n);
        SegmentAt {
            name: format!("s{}", n + 1),
            at: at(segment.at),
            hits: segment.hits,
        }
    }
}

fn letter(first: u8, seat: u8) -> char {
    char::from(first + seat.min(25))
}
