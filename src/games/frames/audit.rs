//! The audit: what must be true of the table whenever a seat is asked. Rules never rely on it; tests do.

use super::Step;
use super::board::Board;
use super::geometry::{FRAME_RADIUS, STATION_RADIUS, overlap, overlaps_square};
use super::scoring::controller;
use crate::table::{Fault, ObjectId, Seat, Seats, check};

impl Board<'_> {
    /// Looks the whole table over.
    ///
    /// # Errors
    /// The first fault.
    pub fn audit(&self) -> Result<(), Fault> {
        self.audit_scores()?;
        self.audit_frames()?;
        self.audit_turns()?;
        self.audit_stations()
    }

    /// That a fault is about a frame.
    fn fault_of(&self, fault: Fault, id: ObjectId) -> Fault {
        let state = format!("{id:?} {:?}", self.frame(id));
        fault.about(&self.kind(id).id, state)
    }

    /// A frame by its type.
    fn called(&self, id: ObjectId) -> String {
        format!("`{}`", self.kind(id).id)
    }

    /// M-04: the score is always assets times points per asset.
    fn audit_scores(&self) -> Result<(), Fault> {
        if matches!(self.step, Step::Setup | Step::Terrain) {
            return Ok(());
        }
        for seat in self.seats() {
            let company = self.company(seat);
            let wanted = self.assets(seat) * company.ppa + company.points;
            check(company.score == wanted, || {
                format!(
                    "seat {} has score {} instead of {wanted}",
                    seat.0, company.score
                )
            })?;
            let fits = self.rules().demo
                || (3..=7).contains(&(company.ppa + 5 - i32::from(self.rules().points_per_asset)));
            check(fits, || {
                format!("seat {} has {} points per asset", seat.0, company.ppa)
            })?;
        }
        Ok(())
    }

    /// M-97: no frame overlaps another or a station, leaves the field, or lives without white dice.
    fn audit_frames(&self) -> Result<(), Fault> {
        for (id, frame) in self.standing() {
            let told = |fault| self.fault_of(fault, id);
            let on = self.game.field.contains(frame.at, FRAME_RADIUS);
            check(on, || "is outside the field").map_err(told)?;
            check(frame.whites > 0, || "lives without white dice").map_err(told)?;
            for (other, second) in self.standing().filter(|(other, _)| *other > id) {
                let clear = !overlap(frame.at, FRAME_RADIUS, second.at, FRAME_RADIUS);
                let both = || format!("overlaps with {}", self.called(other));
                check(clear, both).map_err(told)?;
            }
            for (_, s) in self.stations().filter(|(_, s)| s.placed) {
                let clear = !overlap(frame.at, FRAME_RADIUS, s.at, STATION_RADIUS);
                check(clear, || "stands on a station").map_err(told)?;
            }
        }
        Ok(())
    }

    /// M-37: two open turns at most, of different living frames that have had their turn.
    fn audit_turns(&self) -> Result<(), Fault> {
        let open = [&self.game.current, &self.game.pending];
        for turn in open.into_iter().flatten() {
            let frame = self.frame(turn.frame);
            check(frame.acted, || "is in its turn and fresh")
                .map_err(|fault| self.fault_of(fault, turn.frame))?;
        }
        if let [Some(a), Some(b)] = open {
            check(a.frame != b.frame, || "a frame is in two turns")?;
        }
        let falling = !self.game.falls.is_empty() && self.step != Step::Hits;
        check(!falling, || "a frame is left in the air")?;
        let idle = self.game.current.is_none() && self.game.pending.is_some();
        check(!idle, || "a turn is paused and none goes on")
    }

    /// M-43 to M-46: control is what the frames near a station make it, whenever no move is under way.
    fn audit_stations(&self) -> Result<(), Fault> {
        if self.game.round == 0 {
            return Ok(());
        }
        for (n, (_, station)) in (1..).zip(self.stations()) {
            let near: Seats = self
                .standing()
                .filter(|(_, f)| {
                    super::geometry::gap(f.at, FRAME_RADIUS, station.at, STATION_RADIUS)
                        <= self.contest()
                })
                .map(|(_, f)| f.owner)
                .collect();
            let now = controller(station.controller, near);
            check(now == station.controller, || {
                let seat = |seat: Option<Seat>| match seat {
                    Some(seat) => format!("seat {}", seat.0),
                    None => "nobody".to_owned(),
                };
                let (is, should) = (seat(station.controller), seat(now));
                format!("station {n} is controlled by {is} and should be by {should}")
            })?;
            let on_cover = self
                .cover()
                .any(|(_, s)| overlaps_square(station.at, STATION_RADIUS, s.at));
            check(!on_cover || self.rules().demo, || {
                format!("station {n} stands in cover")
            })?;
        }
        Ok(())
    }
}
