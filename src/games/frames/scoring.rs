//! Scores, the order they make, and who controls the stations (rules page, sections 3, 5.2 and 7).

use crate::table::{ObjectId, Seat, Seats};

use super::Event;
use super::abilities::TriggerEvent;
use super::board::Board;
use super::content::Scored;
use super::geometry::{FRAME_RADIUS, STATION_RADIUS, UNIT, within};
use super::ids::{company_id, station_id};

/// The controller of a station now (M-43 to M-46, M-49 to M-57, Q41, Q42). `owner` is the controller so far, `near`
/// the seats with a living frame within 1 unit.
#[must_use]
pub fn controller(owner: Option<Seat>, near: Seats) -> Option<Seat> {
    match (near.only(), owner) {
        (Some(alone), _) => Some(alone),
        (None, Some(owner)) if near == Seats::NONE || near.contains(owner) => Some(owner),
        // Contested by several others, or nobody's and still disputed.
        (None, _) => None,
    }
}

impl Board<'_> {
    /// Living frames of a company, placed or not.
    pub fn living(&self, seat: Seat) -> impl Iterator<Item = ObjectId> + '_ {
        self.frames()
            .filter(move |(_, f)| f.alive && f.owner == seat)
            .map(|(id, _)| id)
    }

    /// Whether the company has a frame that may still act this round.
    #[must_use]
    pub fn has_fresh(&self, seat: Seat) -> bool {
        self.frames().any(|(_, f)| f.owner == seat && f.fresh())
    }

    /// M-04: living frames and controlled stations.
    #[must_use]
    pub fn assets(&self, seat: Seat) -> i32 {
        let stations = self.stations();
        let held = stations.filter(|(_, s)| s.controller == Some(seat)).count();
        (self.living(seat).count() + held) as i32
    }

    /// M-02, M-03, M-05, M-47: computes all scores again, and logs those that changed.
    pub fn rescore(&mut self) {
        for seat in self.seats() {
            let assets = self.assets(seat);
            let company = self.company_mut(seat);
            let score = assets * company.ppa + company.points;
            company.assets = assets;
            if company.score != score {
                company.score = score;
                // M-68: the loser of the tie was last only until now.
                self.game.last = None;
                let company = company_id(seat);
                self.log(Event::Score {
                    seat,
                    company,
                    score,
                });
            }
        }
    }

    /// M-09, M-21, Q55: the players by score, highest first; the ranking breaks ties.
    #[must_use]
    pub fn order(&self) -> Vec<Seat> {
        let mut order: Vec<Seat> = self
            .seats()
            .filter(|&s| !self.company(s).conceded)
            .collect();
        let demo_start = self.rules().demo && self.game.round <= 1;
        order.sort_by_key(|&seat| {
            let company = self.company(seat);
            let last = self.game.last == Some(seat);
            let rank = if demo_start { seat.0 } else { company.rank };
            (last, -company.score, rank)
        });
        order
    }

    /// M-42 to M-58: who controls each station now, and the scores that follow. Positions are read when a
    /// move is finished (M-55, Q44).
    pub fn check_stations(&mut self) {
        for n in 0..self.game.stations {
            let station = *self.station_at(n);
            if !station.placed {
                continue;
            }
            let near: Seats = self
                .standing()
                .filter(|(_, f)| {
                    within(
                        f.at,
                        FRAME_RADIUS,
                        station.at,
                        STATION_RADIUS,
                        self.contest(),
                    )
                })
                .map(|(_, f)| f.owner)
                .collect();
            let now = controller(station.controller, near);
            if now != station.controller {
                let before = station.controller;
                self.station_mut(n).controller = now;
                self.log(Event::Control {
                    by: now.or(station.controller).unwrap_or_default(),
                    station: station_id(n),
                    holder: now,
                });
                if let Some(seat) = before {
                    self.happened(TriggerEvent::LosesStation(seat));
                }
                if let Some(seat) = now {
                    self.happened(TriggerEvent::Captures(seat));
                }
            }
        }
        self.rescore();
        self.score_objectives(Scored::First);
    }

    /// The distance at which a frame contests a station, in thousandths of a unit.
    #[must_use]
    pub fn contest(&self) -> i32 {
        i32::from(self.rules().contest) * UNIT
    }

    /// The ruler: direct fire, spotting and perimeter reach that far, in thousandths of a unit.
    #[must_use]
    pub fn ruler(&self) -> i32 {
        i32::from(self.rules().ruler) * UNIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(near: &[u8]) -> Seats {
        near.iter().map(|&n| Seat(n)).collect()
    }

    #[test]
    fn one_player_near_takes_the_station() {
        assert_eq!(controller(Some(Seat(0)), seats(&[1])), Some(Seat(1)));
        assert_eq!(controller(None, seats(&[2])), Some(Seat(2)));
    }

    #[test]
    fn an_owner_who_stands_by_keeps_it() {
        assert_eq!(controller(Some(Seat(0)), seats(&[])), Some(Seat(0)));
        assert_eq!(controller(Some(Seat(0)), seats(&[0, 1, 2])), Some(Seat(0)));
    }

    #[test]
    fn two_others_leave_it_to_nobody() {
        assert_eq!(controller(Some(Seat(0)), seats(&[1, 2])), None);
        assert_eq!(controller(None, seats(&[1, 2])), None);
        assert_eq!(controller(None, seats(&[])), None);
    }
}
