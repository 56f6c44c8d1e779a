//! Deployment: stations and frames are placed (M-78 to M-85).

use crate::games::frames::board::Board;
use crate::games::frames::components::Role;
use crate::games::frames::geometry::Point;
use crate::games::frames::ids::{Thing, thing};
use crate::games::frames::{Choice, Event, Step, Topic};
use crate::table::{ObjectId, Offers, Ref, Seat};

/// Asks who places next what, then where; a part of the deployment without anything left leads to the next.
pub fn offer(board: &mut Board<'_>) {
    let Some(seat) = board.placing_seat() else {
        board.next_part();
        return;
    };
    let Some(id) = board.game.placing else {
        let mut offers = board.offers();
        board.placeables(seat, &mut offers);
        if let [only] = offers.options[..] {
            board.offer.decision.options = offers.options;
            board.offer.close();
            super::apply(board, seat, &only);
        } else {
            board.ask(seat, Topic::Deploy, Ref::None, offers);
        }
        return;
    };
    let place = |at| Choice::Place { thing: id, at };
    let mut offers = board.offers();
    board.sample_places(id, |at| offers.offer(place(Some(at))));
    if offers.options.is_empty() {
        // No place fits, which only a position can lead to: what is left stays off the board.
        board.offer.decision.options = offers.options;
        board.next_part();
        return;
    }
    board.ask_point(seat, Topic::Place, place(None), offers);
}

/// A frame or station is placed there.
pub fn place(board: &mut Board<'_>, id: ObjectId, at: Point) {
    board.game.placing = None;
    let by = match thing(id) {
        Thing::Station(n) => {
            let station = board.station_mut(n);
            station.at = at;
            station.placed = true;
            station.brought.unwrap_or_default()
        }
        _ => {
            let frame = board.frame_mut(id);
            frame.at = at;
            frame.placed = true;
            frame.owner
        }
    };
    board.game.placed_last = Some(by);
    board.log(Event::Place { by, thing: id, at });
}

impl Board<'_> {
    /// M-83, M-84: each part goes round from the highest score on.
    fn next_part(&mut self) {
        self.game.placing = None;
        self.game.placed_last = None;
        self.goto_next();
    }

    /// The defender.
    #[must_use]
    pub fn defender(&self) -> Option<Seat> {
        self.seats()
            .find(|&seat| self.company(seat).role == Role::Defender)
    }

    /// The next seat to place in this part; `None` once it is over.
    #[must_use]
    pub fn placing_seat(&self) -> Option<Seat> {
        let has = |seat: Seat| self.unplaced(seat).next().is_some();
        let defender = self.defender();
        match self.step {
            Step::FirstFrames => {
                let placed = |seat| self.standing().filter(|(_, f)| f.owner == seat).count();
                let enough = usize::from(self.rules().deployment_frames);
                defender.filter(|&seat| has(seat) && placed(seat) < enough)
            }
            Step::DefenderStations | Step::LastFrames => defender.filter(|&seat| has(seat)),
            Step::PointFrame => self.seats().find(|&seat| {
                let placed = self.standing().any(|(_, f)| f.owner == seat);
                self.company(seat).role == Role::PointAttacker && has(seat) && !placed
            }),
            Step::AttackerFrames | Step::AttackerStations => self.next_in_turn(has),
            _ => None,
        }
    }

    /// M-83, M-84: the offensive players in descending score, one each, round and round. In the demo all
    /// players, in seat order.
    fn next_in_turn(&self, has: impl Fn(Seat) -> bool) -> Option<Seat> {
        let mut order = self.order();
        if self.rules().demo {
            order.sort_unstable();
        } else {
            order.retain(|&seat| Some(seat) != self.defender());
        }
        let count = order.len();
        let last = self.game.placed_last;
        let at = last.and_then(|last| order.iter().position(|&s| s == last));
        let first = at.map_or(0, |at| at + 1);
        (0..count)
            .map(|n| order[(first + n) % count])
            .find(|&seat| has(seat))
    }

    /// The things that the seat still has to place in this part.
    pub fn unplaced(&self, seat: Seat) -> impl Iterator<Item = ObjectId> + '_ {
        let wants_stations = matches!(self.step, Step::DefenderStations | Step::AttackerStations);
        let stations = self
            .stations()
            .filter(move |(_, s)| wants_stations && !s.placed && s.brought == Some(seat))
            .map(|(id, _)| id);
        let frames = self
            .frames()
            .filter(move |(_, f)| !wants_stations && f.alive && !f.placed && f.owner == seat)
            .map(|(id, _)| id);
        stations.chain(frames)
    }

    /// Everything that may be placed next; stations are all alike, and so are frames of one type with as
    /// many rockets.
    pub fn placeables(&self, seat: Seat, offers: &mut Offers) {
        let mut seen = Vec::new();
        for id in self.unplaced(seat) {
            let look = match thing(id) {
                Thing::Frame(_) => {
                    let frame = self.frame(id);
                    Some((frame.kind, frame.systems, frame.rockets))
                }
                _ => None,
            };
            if !seen.contains(&look) {
                seen.push(look);
                offers.offer(Choice::Deploy { thing: id });
            }
        }
    }
}
