//! Where stations and frames may be placed (M-78 to M-85), and places to suggest.

use crate::games::frames::Step;
use crate::games::frames::board::Board;
use crate::games::frames::content::StationPlaces;
use crate::games::frames::cover_by_place::CoverByPlace;
use crate::games::frames::geometry::{
    EPSILON, FRAME_RADIUS, Point, STATION_RADIUS, UNIT, at_angle, free_share, gap, overlap, within,
    within_square,
};
use crate::games::frames::ids::{Thing, thing};
use crate::games::frames::refusals as no;
use crate::table::{Answer, ObjectId};

/// Places suggested for each thing.
const SAMPLES: usize = 12;
/// "Exactly 8 units" (Q26), in thousandths of a unit.
const EXACT: i32 = 50;

impl Board<'_> {
    /// Whether the thing may be placed there now.
    pub fn place_answer(&self, id: ObjectId, at: Point) -> Answer {
        self.place_beside(&self.cover_by_place(), id, at)
    }

    /// The cover that stands, for questions about many places.
    fn cover_by_place(&self) -> CoverByPlace {
        CoverByPlace::new(self.cover().map(|(_, segment)| segment))
    }

    fn place_beside(&self, cover: &CoverByPlace, id: ObjectId, at: Point) -> Answer {
        match thing(id) {
            Thing::Station(_) => self.station_place(cover, id, at),
            _ => self.frame_place(cover, id, at),
        }
    }

    fn station_place(&self, cover: &CoverByPlace, id: ObjectId, at: Point) -> Answer {
        if !self.game.field.contains(at, STATION_RADIUS) {
            return Err(&no::OFF_FIELD);
        }
        let taken = self
            .stations()
            .any(|(_, s)| s.placed && overlap(at, STATION_RADIUS, s.at, STATION_RADIUS))
            || self
                .standing()
                .any(|(_, f)| overlap(at, STATION_RADIUS, f.at, FRAME_RADIUS))
            || cover.overlaps(at, STATION_RADIUS);
        if taken {
            return Err(&no::OCCUPIED);
        }
        self.field_lets_stand(at)?;
        if self.step != Step::DefenderStations {
            return Ok(());
        }
        let Thing::Station(n) = thing(id) else {
            return Ok(());
        };
        // M-78: with one station alone there is nothing to be near to.
        let own = self.station_at(n).brought;
        let mut placed: Vec<Point> = self
            .stations()
            .filter(|(_, s)| s.placed && s.brought == own)
            .map(|(_, s)| s.at)
            .collect();
        let near = |other: &Point| {
            within(
                at,
                STATION_RADIUS,
                *other,
                STATION_RADIUS,
                self.ruler() + EPSILON,
            )
        };
        if !placed.is_empty() && !placed.iter().any(near) {
            return Err(&no::STATION_FAR);
        }
        // M-79.
        placed.push(at);
        if self.perimeter_is_small(placed.len()) {
            return Ok(());
        }
        let (free, all) = free_share(self.game.field, &placed, self.ruler());
        if free * 3 < all * usize::from(self.rules().free_share) {
            return Err(&no::PERIMETER_LARGE);
        }
        Ok(())
    }

    /// Where the field lets stations stand.
    fn station_places(&self) -> Option<&'static StationPlaces> {
        let field = self.content().fields.get(usize::from(self.game.laid?))?;
        Some(&field.stations)
    }

    /// The parts of the field in which stations may stand, by two corners; none: anywhere.
    pub fn station_areas(&self) -> impl Iterator<Item = (Point, Point)> {
        let half = self.game.field.width() / 2;
        let areas = self
            .station_places()
            .map_or(&[][..], |places| &places.areas);
        let point = move |(x, y): (i32, i32)| Point {
            x: x + half,
            y: y + half,
        };
        areas
            .iter()
            .map(move |area| (point(area.low), point(area.high)))
    }

    /// M-150, M-151: in an area of the field for stations, and as far from other stations and the edge as it says.
    fn field_lets_stand(&self, at: Point) -> Answer {
        let Some(places) = self.station_places() else {
            return Ok(());
        };
        let half = self.game.field.width() / 2;
        let from_middle = (at.x - half, at.y - half);
        if !places.areas.is_empty() && !places.areas.iter().any(|a| a.holds(from_middle)) {
            return Err(&no::STATION_AREA);
        }
        if !self.game.field.contains(at, STATION_RADIUS + places.edge) {
            return Err(&no::STATION_EDGE);
        }
        let near =
            |other: Point| gap(at, STATION_RADIUS, other, STATION_RADIUS) + EPSILON < places.apart;
        if self.stations().any(|(_, s)| s.placed && near(s.at)) {
            return Err(&no::STATIONS_APART);
        }
        Ok(())
    }

    /// Whether so few stations cannot cover too much, wherever they stand: then nothing is sampled.
    fn perimeter_is_small(&self, stations: usize) -> bool {
        let reach = i64::from(self.ruler() + STATION_RADIUS);
        let width = i64::from(self.game.field.width());
        // A disc is less than 3.2 squares of its radius; a circular field more than 0.78 of its square.
        let most = stations as i64 * reach * reach * 32 / 10;
        let field = width * width * 78 / 100;
        most * 3 < field * (3 - i64::from(self.rules().free_share).min(3))
    }

    fn frame_place(&self, cover: &CoverByPlace, id: ObjectId, at: Point) -> Answer {
        self.stand_answer(id, at)?;
        if cover.overlaps(at, FRAME_RADIUS) {
            return Err(&no::OCCUPIED);
        }
        if self.rules().demo {
            return self.demo_place(id, at);
        }
        // When it is close it is as whoever places would have it (Q72): the defender inside, the others outside.
        let slack = match self.step {
            Step::FirstFrames | Step::LastFrames => EPSILON,
            _ => 0,
        };
        let inside = self.in_perimeter(at, slack);
        match self.step {
            Step::FirstFrames if !inside => Err(&no::NOT_IN_PERIMETER),
            Step::FirstFrames => self.leaves_point_spot(cover, id, at),
            Step::PointFrame | Step::AttackerFrames if inside => Err(&no::IN_PERIMETER),
            Step::PointFrame => self.point_place(cover, id, at),
            Step::AttackerFrames if self.near_defender(at) => Err(&no::TOO_NEAR),
            Step::LastFrames if !inside && !self.sheltered(cover, id, at) => Err(&no::NEEDS_COVER),
            _ => Ok(()),
        }
    }

    /// In the demo nobody defends: frames start apart from hostile ones and off the middle.
    fn demo_place(&self, id: ObjectId, at: Point) -> Answer {
        let owner = self.frame(id).owner;
        let near = self.standing().any(|(_, f)| {
            f.owner != owner && within(at, FRAME_RADIUS, f.at, FRAME_RADIUS, self.ruler())
        });
        let on_station = self
            .stations()
            .any(|(_, s)| within(at, FRAME_RADIUS, s.at, STATION_RADIUS, self.contest()));
        if near || on_station {
            Err(&no::DEMO_NEAR)
        } else {
            Ok(())
        }
    }

    /// Within 8 units and the slack of a station of the defender.
    fn in_perimeter(&self, at: Point, slack: i32) -> bool {
        let (defender, reach) = (self.defender(), self.ruler() + slack);
        self.stations().any(|(_, s)| {
            s.placed
                && s.brought == defender
                && within(at, FRAME_RADIUS, s.at, STATION_RADIUS, reach)
        })
    }

    fn near_defender(&self, at: Point) -> bool {
        let defender = self.defender();
        self.standing().any(|(_, f)| {
            Some(f.owner) == defender && within(at, FRAME_RADIUS, f.at, FRAME_RADIUS, self.ruler())
        })
    }

    /// M-81, Q25, Q26: exactly 8 units from a frame of the defender and out of cover to it, also of that which
    /// a third frame gives.
    fn point_place(&self, cover: &CoverByPlace, id: ObjectId, at: Point) -> Answer {
        let defender = self.defender();
        let mut exact = false;
        for (other, frame) in self.standing().filter(|(_, f)| Some(f.owner) == defender) {
            let far = gap(at, FRAME_RADIUS, frame.at, FRAME_RADIUS);
            if (far - self.ruler()).abs() > EXACT {
                continue;
            }
            exact = true;
            if !self.shielded(cover, frame.at, at, self.thirds(other, id)) {
                return Ok(());
            }
        }
        Err(if exact {
            &no::POINT_IN_COVER
        } else {
            &no::NOT_AT_EIGHT
        })
    }

    /// Where the frames stand that are neither of these two.
    fn thirds(&self, one: ObjectId, other: ObjectId) -> impl Iterator<Item = Point> + '_ {
        let thirds = self.standing();
        thirds
            .filter(move |&(id, _)| id != one && id != other)
            .map(|(_, frame)| frame.at)
    }

    /// M-79: the last of the first frames must leave a place for the point frame.
    fn leaves_point_spot(&self, cover: &CoverByPlace, id: ObjectId, at: Point) -> Answer {
        let owner = self.frame(id).owner;
        let mut from: Vec<Point> = self
            .standing()
            .filter(|(_, f)| f.owner == owner)
            .map(|(_, f)| f.at)
            .collect();
        from.push(at);
        if from.len() < usize::from(self.rules().deployment_frames) {
            return Ok(());
        }
        let free = from.iter().any(|&frame| {
            let thirds = || from.iter().copied().filter(|&third| third != frame);
            self.ring(frame).any(|spot| {
                self.game.field.contains(spot, FRAME_RADIUS)
                    && !self.in_perimeter(spot, 0)
                    && !thirds().any(|third| overlap(spot, FRAME_RADIUS, third, FRAME_RADIUS))
                    && !cover.overlaps(spot, FRAME_RADIUS)
                    && !self.shielded(cover, frame, spot, thirds())
            })
        });
        if free {
            Ok(())
        } else {
            Err(&no::NO_POINT_SPOT)
        }
    }

    /// Points exactly one ruler from a frame.
    fn ring(&self, frame: Point) -> impl Iterator<Item = Point> + use<> {
        let length = self.ruler() + 2 * FRAME_RADIUS;
        (0..64).map(move |n| at_angle(frame, n, length))
    }

    /// Q27: in cover to a hostile frame, behind terrain or a third frame, or right at a piece of cover.
    fn sheltered(&self, cover: &CoverByPlace, id: ObjectId, at: Point) -> bool {
        let defender = self.defender();
        let reach = UNIT + EPSILON;
        let at_cover = cover
            .near(at, FRAME_RADIUS + reach)
            .any(|s| within_square(at, FRAME_RADIUS, s.at, reach));
        at_cover
            || self
                .standing()
                .filter(|(_, f)| Some(f.owner) != defender)
                .any(|(other, f)| self.shielded(cover, f.at, at, self.thirds(other, id)))
    }

    /// Some legal places, the same whenever the same is asked: for the point frame those on the rings about
    /// the defender's frames, else points spread evenly over the field.
    pub fn sample_places(&self, id: ObjectId, mut each: impl FnMut(Point)) {
        let mut found = 0;
        let cover = self.cover_by_place();
        let mut take = |at: Point| {
            let legal = self.place_beside(&cover, id, at).is_ok();
            if legal {
                found += 1;
                each(at);
            }
            found >= SAMPLES
        };
        if self.step == Step::PointFrame {
            let defender = self.defender();
            let theirs = self.standing().filter(|(_, f)| Some(f.owner) == defender);
            for (_, frame) in theirs {
                if self.ring(frame.at).any(&mut take) {
                    return;
                }
            }
        }
        let width = self.game.field.width();
        let start = u32::from(id.0).wrapping_mul(7_919);
        let areas: Vec<(Point, Point)> = match thing(id) {
            Thing::Station(_) => self.station_areas().collect(),
            _ => Vec::new(),
        };
        (0..4_000).any(|n| {
            let at = start.wrapping_add(n);
            let Some((low, high)) = areas.get(n as usize % areas.len().max(1)) else {
                return take(spread(at, width));
            };
            // Areas are small beside the field: they are filled by themselves, one after the other.
            let within = spread(at, 1 << 16);
            let share = |part: i32, low: i32, high: i32| {
                low + ((i64::from(part) * i64::from(high - low + 1)) >> 16) as i32
            };
            take(Point {
                x: share(within.x, low.x, high.x),
                y: share(within.y, low.y, high.y),
            })
        });
    }
}

/// The n-th point of a sequence that fills a square evenly (multiples of two irrational steps).
fn spread(n: u32, width: i32) -> Point {
    let share = |step: u32| {
        let fraction = u64::from(n.wrapping_mul(step));
        ((fraction * width as u64) >> 32) as i32
    };
    Point {
        x: share(3_242_174_889),
        y: share(2_447_445_414),
    }
}
