//! What must be true of the table whenever somebody is asked. Rules never rely on it; tests do.

use bevy::prelude::*;

use super::Step;
use super::board::{Board, Tables};
use super::geometry::{FRAME_RADIUS, STATION_RADIUS, overlap, overlaps_square};
use super::scoring::controller;
use crate::table::Seats;

/// Looks the whole table over.
///
/// # Errors
/// The first thing found wrong, as a sentence.
pub fn audit(mut tables: Tables) -> Result<(), String> {
    let board = tables.board();
    board.audit_scores()?;
    board.audit_frames()?;
    board.audit_turns()?;
    board.audit_stations()
}

fn check(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

impl Board<'_> {
    /// M-04: the score is always assets times points per asset.
    fn audit_scores(&self) -> Result<(), String> {
        if matches!(self.step, Step::Setup | Step::Terrain) {
            return Ok(());
        }
        for seat in self.seats() {
            let company = self.company(seat);
            let wanted = self.assets(seat) * company.ppa;
            check(company.score == wanted, || {
                format!("{seat:?} has score {} instead of {wanted}", company.score)
            })?;
            let fits = self.rules().demo
                || (3..=7).contains(&(company.ppa + 5 - i32::from(self.rules().points_per_asset)));
            check(fits, || {
                format!("{seat:?} has {} points per asset", company.ppa)
            })?;
        }
        Ok(())
    }

    /// M-97: no frame overlaps another or a station, leaves the field, or lives without white dice.
    fn audit_frames(&self) -> Result<(), String> {
        for (id, frame) in self.standing() {
            check(self.war.field.contains(frame.at, FRAME_RADIUS), || {
                format!("{id:?} stands off the field at {:?}", frame.at)
            })?;
            check(frame.whites > 0, || {
                format!("{id:?} lives without white dice")
            })?;
            for (other, second) in self.standing().filter(|(other, _)| *other > id) {
                check(
                    !overlap(frame.at, FRAME_RADIUS, second.at, FRAME_RADIUS),
                    || format!("{id:?} and {other:?} overlap"),
                )?;
            }
            for (station, s) in self.stations().filter(|(_, s)| s.placed) {
                check(
                    !overlap(frame.at, FRAME_RADIUS, s.at, STATION_RADIUS),
                    || format!("{id:?} stands on {station:?}"),
                )?;
            }
        }
        Ok(())
    }

    /// M-37: two open turns at most, of different living frames that have had their turn.
    fn audit_turns(&self) -> Result<(), String> {
        let open = [&self.war.current, &self.war.pending];
        for turn in open.into_iter().flatten() {
            let frame = self.frame(turn.frame);
            check(frame.acted, || {
                format!("{:?} is in its turn and fresh", turn.frame)
            })?;
        }
        if let [Some(a), Some(b)] = open {
            check(a.frame != b.frame, || "a frame is in two turns".to_owned())?;
        }
        let falling = !self.war.falls.is_empty() && self.step != Step::Hits;
        check(!falling, || "a frame is left in the air".to_owned())?;
        let idle = self.war.current.is_none() && self.war.pending.is_some();
        check(!idle, || "a turn is paused and none goes on".to_owned())
    }

    /// M-43 to M-46: control is what the frames near a station make it, whenever no move is under way.
    fn audit_stations(&self) -> Result<(), String> {
        if self.war.round == 0 {
            return Ok(());
        }
        for (id, station) in self.stations() {
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
                format!(
                    "{id:?} is controlled by {:?} and should be by {now:?}",
                    station.controller
                )
            })?;
            let on_cover = self
                .cover()
                .any(|(_, s)| overlaps_square(station.at, STATION_RADIUS, s.at));
            check(!on_cover || self.rules().demo, || {
                format!("{id:?} stands in cover")
            })?;
        }
        Ok(())
    }
}
