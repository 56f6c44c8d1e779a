//! Where a frame goes (M-97 to M-99, Q53).

use crate::games::frames::abilities::TriggerEvent;
use crate::games::frames::board::Board;
use crate::games::frames::cover_by_place::CoverByPlace;
use crate::games::frames::elevation::{HeightChange, climb};
use crate::games::frames::geometry::{
    EPSILON, FRAME_RADIUS, Obstacles, Point, STATION_RADIUS, UNIT, Walk, at_angle, distance, gap,
    nearest_at_gap, overlap, straight_is_free, walk_on, within,
};
use crate::games::frames::match_state::Turn;
use crate::games::frames::refusals as no;
use crate::games::frames::{Choice, Event, Step, Topic};
use crate::table::{Answer, ObjectId, Seat};

/// End points offered besides any other legal one (Q40).
const DIRECTIONS: usize = 64;

/// Asks for the end point; staying is always allowed.
pub fn offer(board: &mut Board<'_>) {
    let Some(id) = board.turn().map(|turn| turn.frame) else {
        board.goto(Step::Tactical);
        return;
    };
    let to = |at| Choice::To { frame: id, at };
    let mut offers = board.offers();
    offers.offer(Choice::Stay { mover: Some(id) });
    board.sample_moves(|at| offers.offer(to(Some(at))));
    let seat = board.frame(id).owner;
    board.ask_point(seat, Topic::To, to(None), offers);
}

/// The frame goes there, or stays; stations are looked at once it stands (Q15).
pub fn go(board: &mut Board<'_>, at: Option<Point>) {
    if let Some(at) = at {
        board.go(at);
    }
    // Whoever falls on the way takes the damage before the turn goes on.
    if board.game.falls.is_empty() {
        board.goto_next();
    } else {
        board.goto(Step::Hits);
    }
}

impl Board<'_> {
    /// The frame in its turn goes there, up, down or over the edge (Q64, Q65).
    fn go(&mut self, at: Point) {
        let Some(turn) = self.turn() else {
            return;
        };
        let id = turn.frame;
        let way = climb(turn, &self.stand(self.frame(id).at), &self.stand(at));
        let walked = self.way_to(turn, at).map(|way| way.length);
        self.relocate(id, at, |owner, from| Event::Move {
            owner,
            frame: id,
            from,
            to: at,
            length: walked.unwrap_or_else(|| distance(from, at)),
        });
        self.happened(TriggerEvent::Moves(id));
        match way {
            Ok(HeightChange::Climbs(rise)) => {
                self.log(Event::Climb {
                    owner: self.frame(id).owner,
                    frame: id,
                    rise,
                });
            }
            Ok(HeightChange::Falls(height)) => self.falls_later(id, height),
            _ => {}
        }
    }

    /// Puts a frame elsewhere and looks at what follows from it. `told` makes the event of whose frame it is and
    /// where it was.
    pub fn relocate(&mut self, id: ObjectId, at: Point, told: impl FnOnce(Seat, Point) -> Event) {
        let frame = self.frame_mut(id);
        let from = std::mem::replace(&mut frame.at, at);
        let event = told(frame.owner, from);
        self.log(event);
        self.enters(id, from);
        self.check_stations();
    }

    /// Whether the frame in its turn may go to `at` with the die assigned to its movement.
    pub fn move_answer(&self, at: Point) -> Answer {
        let Some(turn) = self.turn() else {
            return Err(&no::NOT_NOW);
        };
        let near = Surroundings::of(self, turn);
        self.move_there(turn, at, &near, true)
    }

    /// The way of the frame in its turn to `at`, straight or round what is in the way; nothing if it may not go
    /// there.
    pub fn move_way(&self, at: Point) -> Option<Walk> {
        self.move_answer(at).ok()?;
        self.way_to(self.turn()?, at)
    }

    /// The way of the frame in that turn to a point where it may go.
    fn way_to(&self, turn: &Turn, at: Point) -> Option<Walk> {
        let from = self.frame(turn.frame).at;
        if turn.flies() {
            let (length, path) = (distance(from, at), vec![from, at]);
            return Some(Walk { length, path });
        }
        let near = Surroundings::of(self, turn);
        self.walk(from, at, &near.obstacles(), turn)
    }

    /// The shortest way on the field for a frame without green dice (M-97, M-98, Q73).
    fn walk(&self, from: Point, at: Point, way: &Obstacles<'_>, turn: &Turn) -> Option<Walk> {
        let most = i32::from(turn.moving) * UNIT;
        walk_on(self.game.field, from, at, FRAME_RADIUS, way, most)
    }

    /// `round` false looks at the straight way alone, which is what samples need.
    fn move_there(&self, turn: &Turn, at: Point, near: &Surroundings, round: bool) -> Answer {
        let from = self.frame(turn.frame).at;
        let most = i32::from(turn.moving) * UNIT;
        if !within(from, 0, at, 0, most + EPSILON) {
            return Err(&no::TOO_FAR);
        }
        if at != from {
            let frames = near.discs.iter().map(|(frame, _)| *frame);
            self.stand_among(at, frames, near.stations.iter().copied())?;
        }
        climb(turn, &self.stand(from), &self.stand(at))?;
        if turn.flies() {
            return Ok(());
        }
        if near.cover.overlaps(at, FRAME_RADIUS) {
            return Err(&no::ON_COVER);
        }
        let way = near.obstacles();
        let free = straight_is_free(from, at, FRAME_RADIUS, &way)
            || (round && self.walk(from, at, &way, turn).is_some());
        if free { Ok(()) } else { Err(&no::BLOCKED) }
    }

    /// Whether a frame can end at a point: on the field and on no other frame or station.
    pub fn stand_answer(&self, id: ObjectId, at: Point) -> Answer {
        let others = self.standing().filter(|(other, _)| *other != id);
        let stations = self.stations().filter(|(_, s)| s.placed);
        self.stand_among(at, others.map(|(_, f)| f.at), stations.map(|(_, s)| s.at))
    }

    /// The same among these frames and stations: all that a frame at that point could stand on.
    fn stand_among(
        &self,
        at: Point,
        mut frames: impl Iterator<Item = Point>,
        mut stations: impl Iterator<Item = Point>,
    ) -> Answer {
        if !self.game.field.contains(at, FRAME_RADIUS) {
            return Err(&no::OFF_FIELD);
        }
        if frames.any(|frame| overlap(at, FRAME_RADIUS, frame, FRAME_RADIUS))
            || stations.any(|station| overlap(at, FRAME_RADIUS, station, STATION_RADIUS))
        {
            Err(&no::OCCUPIED)
        } else {
            Ok(())
        }
    }

    /// Q40: 64 end points on the reachable disc, and the nearest points of the boundaries that matter: the
    /// ranges to hostile frames and the rings of stations. For who climbs, the tops of cover.
    fn sample_moves(&self, mut each: impl FnMut(Point)) {
        let Some(turn) = self.turn() else {
            return;
        };
        let (id, from) = (turn.frame, self.frame(turn.frame).at);
        let near = Surroundings::of(self, turn);
        let most = i32::from(turn.moving) * UNIT;
        let mut take = |at: Point| {
            let legal = at != from && self.move_there(turn, at, &near, false).is_ok();
            if legal {
                each(at);
            }
            legal
        };
        for n in 0..DIRECTIONS {
            // Three rings: all of the way, two thirds, one third.
            let length = most * (3 - (n % 3) as i32) / 3;
            take(at_angle(from, n, length));
        }
        for (_, station) in self.stations().filter(|(_, s)| s.placed) {
            let reach = most + self.contest();
            if within(from, FRAME_RADIUS, station.at, STATION_RADIUS, reach) {
                take(nearest_at_gap(
                    from,
                    FRAME_RADIUS,
                    station.at,
                    STATION_RADIUS,
                    self.contest(),
                ));
            }
        }
        if self.rules().climbing && turn.climbs() {
            for &top in &near.squares {
                take(top);
            }
        }
        let (owner, ends) = (self.frame(id).owner, self.ranges(id));
        for (_, other) in self.standing().filter(|(_, f)| f.owner != owner) {
            for boundary in [ends.melee, ends.direct, ends.direct + 2 * EPSILON] {
                let far = gap(from, FRAME_RADIUS, other.at, FRAME_RADIUS);
                if (far - boundary).abs() <= most {
                    take(nearest_at_gap(
                        from,
                        FRAME_RADIUS,
                        other.at,
                        FRAME_RADIUS,
                        boundary,
                    ));
                }
            }
        }
    }
}

/// The things that may be in the way of a frame within its reach.
struct Surroundings {
    discs: Vec<(Point, i32)>,
    squares: Vec<Point>,
    /// The same segments as `squares`.
    cover: CoverByPlace,
    /// The stations among them, which are in the way of no move but can be no end of one.
    stations: Vec<Point>,
}

impl Surroundings {
    fn of(board: &Board<'_>, turn: &Turn) -> Self {
        let (id, value) = (turn.frame, turn.moving);
        let from = board.frame(id).at;
        // A way round something may lead past what lies beyond the end point.
        let reach = i32::from(value) * UNIT + 2 * UNIT;
        let near = |at: Point| within(from, 0, at, 0, reach + UNIT);
        // Whoever flies over cover may only mind where its tops are.
        let minds_cover = !turn.flies() || board.rules().climbing;
        let segments = || board.cover().filter(|(_, s)| minds_cover && near(s.at));
        Self {
            discs: board
                .standing()
                .filter(|&(other, f)| other != id && near(f.at))
                .map(|(_, f)| (f.at, FRAME_RADIUS))
                .collect(),
            squares: segments().map(|(_, s)| s.at).collect(),
            cover: CoverByPlace::new(segments().map(|(_, s)| s)),
            stations: board
                .stations()
                .filter(|(_, s)| s.placed && near(s.at))
                .map(|(_, s)| s.at)
                .collect(),
        }
    }

    fn obstacles(&self) -> Obstacles<'_> {
        Obstacles {
            discs: &self.discs,
            squares: &self.squares,
        }
    }
}
