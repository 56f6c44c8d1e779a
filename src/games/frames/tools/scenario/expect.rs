//! Checking what must be so.

use ron2::{Span, Spanned};

use super::item::Check;
use super::stage::Stage;
use super::thing::SeatSpec;
use super::words::{point_words, units};
use crate::games::frames::content::{System, Systems};
use crate::games::frames::geometry::{FRAME_RADIUS, Point, STATION_RADIUS, gap, gap_to_square};
use crate::games::frames::components::{Company, Frame};
use crate::games::frames::match_state::Turn;
use crate::games::frames::{Thing, thing};
use crate::table::{ObjectId, Seat};
use crate::tools::scenario::trouble::{Done, Trouble, before, same, same_words, winner_words};

impl Stage {
    /// Checks one expectation.
    pub fn check(&mut self, check: &Spanned<Check>) -> Done {
        let at = check.span;
        let view = self.see();
        match &check.value {
            Check::Score(seat, n) => same(at, "score", *n, self.company(*seat).score),
            Check::Assets(seat, n) => same(at, "assets", *n, self.company(*seat).assets),
            Check::PointsPerAsset(seat, n) => {
                same(at, "points per asset", *n, self.company(*seat).ppa)
            }
            Check::Role(seat, role) => same(at, "role", *role, self.company(*seat).role),
            Check::Order(seats) => {
                let found = view.order.iter().map(|seat| seat.0).collect();
                same(at, "order", numbers(seats), found)
            }
            Check::Clock(n) => same(at, "clock", *n, view.clock),
            Check::Round(n) => same(at, "round", *n, view.round),
            Check::Step(step) => same(at, "step", *step, view.step),
            Check::Controls(name, holder) => {
                let words =
                    |seat: Option<Seat>| seat.map_or("nobody".to_owned(), |s| s.0.to_string());
                let found = self.station(name)?.controller;
                same_words(at, "controller", words(holder.0), words(found))
            }
            Check::At(name, wanted) => {
                let found = self.place(name)?;
                let words = |p: Point| point_words(p.x, p.y);
                same_words(at, "it at", words(wanted.point()), words(found))
            }
            Check::Gap(a, b, wanted) => {
                let found = self.gap(a, b)?;
                same_words(at, "a gap of", units(wanted.0), units(found))
            }
            Check::Height(name, wanted) => {
                let found = view.stand(self.place(name)?).height;
                same(at, "height", *wanted, found)
            }
            Check::Placed(name) => same(at, "that it is placed:", true, self.is_placed(name)?),
            Check::NotPlaced(name) => same(at, "that it is placed:", false, self.is_placed(name)?),
            Check::Systems(name, systems) => {
                let wanted: Systems = systems.iter().copied().collect();
                let found = self.frame(name)?.systems;
                same(at, "systems", listed(wanted), listed(found))
            }
            Check::Whites(name, n) => same(at, "white dice", *n, self.frame(name)?.whites),
            Check::Rockets(name, n) => same(at, "rockets", *n, self.frame(name)?.rockets),
            Check::Defense(name, n) => {
                let words = |n: Option<u8>| n.map_or("none".to_owned(), |n| n.to_string());
                same_words(at, "defense", words(n.0), words(self.frame(name)?.defense))
            }
            Check::Spot(name, n) => same(at, "spot", *n, self.frame(name)?.spot),
            Check::Acted(name) => same(at, "acted", true, self.frame(name)?.acted),
            Check::Fresh(name) => same(at, "acted", false, self.frame(name)?.acted),
            Check::Destroyed(name) => same(at, "alive", false, self.frame(name)?.alive),
            Check::Alive(name) => same(at, "alive", true, self.frame(name)?.alive),
            Check::Frames(seat, n) => {
                let own = |(_, f): &&(ObjectId, Frame)| f.alive && f.owner == seat.0;
                same(at, "frames", *n, view.frames.iter().filter(own).count())
            }
            Check::Hits(name, n) => {
                let id = self.called(name)?;
                let found = view.segments.iter().find(|(s, _)| *s == id);
                same(at, "hits left", *n, found.map_or(0, |(_, s)| s.hits))
            }
            Check::Pool(wanted) => {
                let turn = open(at, view.current)?;
                let found: Vec<_> = turn.dice.iter().map(|d| (d.colour, d.sides)).collect();
                same(at, "dice", wanted.clone(), found)
            }
            Check::Dice(wanted) => {
                let turn = open(at, view.current)?;
                let left = turn.dice.iter().filter(|d| !d.used);
                let found: Vec<_> = left.map(|d| (d.colour, d.value)).collect();
                same(at, "unassigned dice", wanted.clone(), found)
            }
            Check::InTurn(name) => self.in_turn(at, Some(name), view.current.as_ref()),
            Check::NobodyInTurn => self.in_turn(at, None, view.current.as_ref()),
            Check::Paused(name) => self.in_turn(at, Some(name), view.pending.as_ref()),
            Check::NobodyPaused => self.in_turn(at, None, view.pending.as_ref()),
            Check::Winner(seat) => self.won(at, &[*seat]),
            Check::Winners(seats) => self.won(at, seats),
            Check::Running => same(at, "the game over", false, view.outcome.is_some()),
            Check::Happened(told) => {
                let n = self.happened(told)?.len();
                same(at, "that this happened:", true, n > 0)
            }
            Check::NotHappened(told) => {
                let n = self.happened(told)?.len();
                same(at, "that this happened:", false, n > 0)
            }
            Check::Times(n, told) => {
                let found = self.happened(told)?.len();
                same(at, "how often it happened:", *n, found)
            }
            Check::Before(first, second) => {
                let (a, b) = (self.happened(first)?, self.happened(second)?);
                before(at, (first.span, &a), (second.span, &b))
            }
        }
    }

    fn company(&mut self, seat: SeatSpec) -> Company {
        let all = self.see().companies;
        all.get(seat.0.index()).copied().unwrap_or_default()
    }

    fn place(&mut self, name: &Spanned<String>) -> Done<Point> {
        let id = self.called(name)?;
        self.see().place(id).ok_or_else(|| {
            let message = format!("`{}` is not on the board", name.value);
            Trouble::new("S021", name.span, message)
        })
    }

    fn is_placed(&mut self, name: &Spanned<String>) -> Done<bool> {
        let id = self.called(name)?;
        Ok(self.see().place(id).is_some())
    }

    /// Space between the nearest points of two things, in thousandths of a unit.
    fn gap(&mut self, a: &Spanned<String>, b: &Spanned<String>) -> Done<i32> {
        let (from, to) = (self.place(a)?, self.place(b)?);
        let radius = |id| match thing(id) {
            Thing::Station(_) => STATION_RADIUS,
            _ => FRAME_RADIUS,
        };
        let (first, second) = (self.called(a)?, self.called(b)?);
        Ok(match (thing(first), thing(second)) {
            (_, Thing::Segment(_)) => gap_to_square(from, radius(first), to),
            (Thing::Segment(_), _) => gap_to_square(to, radius(second), from),
            _ => gap(from, radius(first), to, radius(second)),
        })
    }

    fn in_turn(&mut self, at: Span, name: Option<&Spanned<String>>, turn: Option<&Turn>) -> Done {
        if let Some(name) = name {
            self.called(name)?;
        }
        let view = self.see();
        let found = turn.map(|turn| self.name(turn.frame, &view));
        let words = |name: Option<String>| name.unwrap_or_else(|| "nobody's".to_owned());
        let wanted = name.map(|n| n.value.clone());
        same_words(at, "this turn:", words(wanted), words(found))
    }

    fn won(&mut self, at: Span, seats: &[SeatSpec]) -> Done {
        let winners = seats.iter().map(|seat| seat.0).collect();
        let wanted = winner_words(Some(winners));
        same_words(
            at,
            "winners",
            wanted,
            winner_words(self.game.outcome().map(|o| o.winners)),
        )
    }
}

fn numbers(seats: &[SeatSpec]) -> Vec<u8> {
    seats.iter().map(|seat| seat.0.0).collect()
}

fn listed(systems: Systems) -> Vec<System> {
    let each = |(system, n): (System, u8)| (0..n).map(move |_| system);
    systems.iter().flat_map(each).collect()
}

fn open(at: Span, turn: Option<Turn>) -> Done<Turn> {
    turn.ok_or_else(|| Trouble::failed(at, "no turn is open".to_owned()))
}
