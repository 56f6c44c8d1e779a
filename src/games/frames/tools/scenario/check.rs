//! The expectations of this game's scripts.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Span, Spanned};

use super::Stage;
use super::thing::SeatSpec;
use super::words::{point_words, units};
use crate::games::frames::components::{Company, Frame, Role};
use crate::games::frames::content::{Length, System, Systems};
use crate::games::frames::geometry::{FRAME_RADIUS, Point, STATION_RADIUS, gap, gap_to_square};
use crate::games::frames::match_state::{Colour, Turn};
use crate::games::frames::position::At;
use crate::games::frames::{Frames, Thing, thing};
use crate::table::{ObjectId, Seat, Seats};
use crate::tools::scenario::phrase::plain;
use crate::tools::scenario::scenario_error::{Done, ScenarioError, same, same_words};
use crate::tools::scenario::scripted::expectations;

/// The controller of a station: a seat or `nobody`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Holder(pub Option<Seat>);

/// A number, or `none` for a marker that is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Marker(pub Option<u8>);

impl FromRon for Holder {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match expr {
            Expr::Struct(word) if word.name.name == "nobody" => Ok(Self(None)),
            Expr::Number(_) => SeatSpec::from_ast(expr).map(|seat| Self(Some(seat.0))),
            _ => Err(plain("a seat or `nobody`".to_owned(), *expr.span())),
        }
    }
}

impl FromRon for Marker {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match expr {
            Expr::Struct(word) if word.name.name == "none" => Ok(Self(None)),
            Expr::Number(_) => u8::from_ast(expr).map(|n| Self(Some(n))),
            _ => Err(plain("a number or `none`".to_owned(), *expr.span())),
        }
    }
}

expectations! {
    /// An expectation.
    pub enum Check: Frames = |stage, at, view| {
        /// Score of a company.
        Score(seat: SeatSpec, n: i32) => same(at, "score", *n, stage.company(*seat).score);
        /// Its living frames and controlled stations.
        Assets(seat: SeatSpec, n: i32) => same(at, "assets", *n, stage.company(*seat).assets);
        /// Its points per asset.
        PointsPerAsset(seat: SeatSpec, n: i32) => same(at, "points per asset", *n, stage.company(*seat).ppa);
        /// Its part in the deployment.
        Role(seat: SeatSpec, role: Role) => same(at, "role", *role, stage.company(*seat).role);
        /// Players as tactical order asks them.
        Order(seats: Vec<SeatSpec>) => {
            let found = view.order.iter().map(|seat| seat.0).collect();
            same(at, "order", numbers(seats), found)
        };
        /// The doomsday clock.
        Clock(n: u8) => same(at, "clock", *n, view.clock);
        /// Rounds begun.
        Round(n: u16) => same(at, "round", *n, view.round);
        /// The controller of a station.
        Controls(name: Spanned<String>, holder: Holder) => {
            let words =
                |seat: Option<Seat>| seat.map_or("nobody".to_owned(), |s| s.0.to_string());
            let found = stage.station(name)?.controller;
            same_words(at, "controller", words(holder.0), words(found))
        };
        /// Where something stands.
        At(name: Spanned<String>, wanted: At) => {
            let found = stage.place(name)?;
            let words = |p: Point| point_words(p.x, p.y);
            same_words(at, "it at", words(wanted.point()), words(found))
        };
        /// Space between the nearest points of two things, in units.
        Gap(a: Spanned<String>, b: Spanned<String>, wanted: Length) => {
            let found = stage.gap(a, b)?;
            same_words(at, "a gap of", units(wanted.0), units(found))
        };
        /// Units above the ground, under the optional rule of climbing.
        Height(name: Spanned<String>, wanted: u8) => {
            let found = view.stand(stage.place(name)?).height;
            same(at, "height", *wanted, found)
        };
        /// It is on the board.
        Placed(name: Spanned<String>) => same(at, "that it is placed:", true, stage.is_placed(name)?);
        /// It is not yet.
        NotPlaced(name: Spanned<String>) => same(at, "that it is placed:", false, stage.is_placed(name)?);
        /// Systems of a frame that work, in any order.
        Systems(name: Spanned<String>, systems: Vec<System>) => {
            let wanted: Systems = systems.iter().copied().collect();
            let found = stage.frame(name)?.systems;
            same(at, "systems", listed(wanted), listed(found))
        };
        /// White dice left.
        Whites(name: Spanned<String>, n: u8) => same(at, "white dice", *n, stage.frame(name)?.whites);
        /// Armour left.
        Armour(name: Spanned<String>, n: u8) => same(at, "armour", *n, stage.frame(name)?.armour);
        /// What abilities added to its defense until the round ends, or took off it.
        Ward(name: Spanned<String>, n: i8) => same(at, "ward", *n, stage.frame(name)?.ward);
        /// Counters of that kind on it.
        Counters(name: Spanned<String>, counter: Spanned<String>, n: i32) => {
            let id = stage.called(name)?;
            let Some(kind) = stage.content.counter(&counter.value) else {
                let message = format!("there are no counters `{}`", counter.value);
                return Err(ScenarioError::new("S021", counter.span, message));
            };
            let mut all = view.counters.iter();
            let found = all.find(|(of, k, _)| (*of, *k) == (id, kind));
            same(at, "counters", *n, found.map_or(0, |(_, _, n)| *n))
        };
        /// Points of a player besides those of assets.
        Points(seat: SeatSpec, n: i32) => same(at, "points", *n, stage.company(*seat).points);
        /// Frames of others that a company destroyed.
        Kills(seat: SeatSpec, n: u16) => same(at, "kills", *n, stage.company(*seat).kills);
        /// A player reaches the objective of that number now: those of the field from 0, of seat 0 from 8, of seat 1 from 16.
        Reached(seat: SeatSpec, n: u8) => same(at, "that it is reached:", true, stage.reached(at, *seat, *n)?);
        /// A player does not.
        NotReached(seat: SeatSpec, n: u8) => same(at, "that it is reached:", false, stage.reached(at, *seat, *n)?);
        /// Rockets left.
        Rockets(name: Spanned<String>, n: u8) => same(at, "rockets", *n, stage.frame(name)?.rockets);
        /// Defense marker.
        Defense(name: Spanned<String>, n: Marker) => {
            let words = |n: Option<u8>| n.map_or("none".to_owned(), |n| n.to_string());
            same_words(at, "defense", words(n.0), words(stage.frame(name)?.defense))
        };
        /// Spot marker, 0 for none.
        Spot(name: Spanned<String>, n: u8) => same(at, "spot", *n, stage.frame(name)?.spot);
        /// Has had its turn this round.
        Acted(name: Spanned<String>) => same(at, "acted", true, stage.frame(name)?.acted);
        /// Has not.
        Fresh(name: Spanned<String>) => same(at, "acted", false, stage.frame(name)?.acted);
        /// Is destroyed.
        Destroyed(name: Spanned<String>) => same(at, "alive", false, stage.frame(name)?.alive);
        /// Is not.
        Alive(name: Spanned<String>) => same(at, "alive", true, stage.frame(name)?.alive);
        /// Living frames of a company.
        Frames(seat: SeatSpec, n: usize) => {
            let own = |(_, f): &&(ObjectId, Frame)| f.alive && f.owner == seat.0;
            same(at, "frames", *n, view.frames.iter().filter(own).count())
        };
        /// Hits that a segment of cover still takes, 0 if it is gone.
        Hits(name: Spanned<String>, n: u8) => {
            let id = stage.called(name)?;
            let found = view.segments.iter().find(|(s, _)| *s == id);
            same(at, "hits left", *n, found.map_or(0, |(_, s)| s.hits))
        };
        /// Dice of the open turn, used ones too: colour and sides.
        Pool(wanted: Vec<(Colour, u8)>) => {
            let turn = open(at, view.current.as_ref())?;
            let found: Vec<_> = turn.dice.iter().map(|d| (d.colour, d.sides)).collect();
            same(at, "dice", wanted.clone(), found)
        };
        /// Dice of the open turn that are not assigned: colour and what they show.
        Dice(wanted: Vec<(Colour, u8)>) => {
            let turn = open(at, view.current.as_ref())?;
            let left = turn.dice.iter().filter(|d| !d.used);
            let found: Vec<_> = left.map(|d| (d.colour, d.value)).collect();
            same(at, "unassigned dice", wanted.clone(), found)
        };
        /// The frame whose turn goes on.
        InTurn(name: Spanned<String>) => stage.in_turn(at, Some(name), view.current.as_ref());
        /// No turn is open.
        NobodyInTurn => stage.in_turn(at, None, view.current.as_ref());
        /// The frame whose turn is paused.
        Paused(name: Spanned<String>) => stage.in_turn(at, Some(name), view.pending.as_ref());
        /// No turn is paused.
        NobodyPaused => stage.in_turn(at, None, view.pending.as_ref());
        /// The only winner.
        Winner(seat: SeatSpec) => stage.won(at, "winners", Seats::one(seat.0));
        /// The winners.
        Winners(seats: Vec<SeatSpec>) => stage.won(at, "winners", seats.iter().map(|seat| seat.0).collect());
    }
}

impl Stage {
    fn company(&mut self, seat: SeatSpec) -> Company {
        let all = self.see().companies;
        all.get(seat.0.index()).copied().unwrap_or_default()
    }

    /// Whether a player reaches an objective.
    fn reached(&mut self, at: Span, seat: SeatSpec, n: u8) -> Done<bool> {
        let view = self.see();
        let found = view.objectives.iter().find(|o| o.number.0 == n);
        let found = found.map(|objective| objective.reached.contains(seat.0));
        found.ok_or_else(|| ScenarioError::failed(at, format!("there is no objective {n}")))
    }

    fn place(&mut self, name: &Spanned<String>) -> Done<Point> {
        let id = self.called(name)?;
        self.see().place(id).ok_or_else(|| {
            let message = format!("`{}` is not on the board", name.value);
            ScenarioError::new("S021", name.span, message)
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
        let found = turn.map(|turn| self.called_as(turn.frame, &view));
        let words = |name: Option<String>| name.unwrap_or_else(|| "nobody's".to_owned());
        let wanted = name.map(|n| n.value.clone());
        same_words(at, "this turn:", words(wanted), words(found))
    }
}

fn numbers(seats: &[SeatSpec]) -> Vec<u8> {
    seats.iter().map(|seat| seat.0.0).collect()
}

fn listed(systems: Systems) -> Vec<System> {
    let each = |(system, n): (System, u8)| (0..n).map(move |_| system);
    systems.iter().flat_map(each).collect()
}

fn open(at: Span, turn: Option<&Turn>) -> Done<&Turn> {
    turn.ok_or_else(|| ScenarioError::failed(at, "no turn is open".to_owned()))
}
