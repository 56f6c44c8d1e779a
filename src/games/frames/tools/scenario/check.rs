//! What only scripts of this game can expect.

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
use crate::games::frames::{Frames, Thing, View, thing};
use crate::table::{ObjectId, Seat};
use crate::tools::scenario::phrase::plain;
use crate::tools::scenario::scripted::Holds;
use crate::tools::scenario::trouble::{Done, Trouble, same, same_words, winner_words};

/// Who controls a station: a seat or `nobody`.
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

/// Something that must be so.
#[derive(FromRon)]
pub enum Check {
    /// Score of a company.
    Score(SeatSpec, i32),
    /// Its living frames and controlled stations.
    Assets(SeatSpec, i32),
    /// Its points per asset.
    PointsPerAsset(SeatSpec, i32),
    /// Its part in the deployment.
    Role(SeatSpec, Role),
    /// Players as tactical order asks them.
    Order(Vec<SeatSpec>),
    /// The doomsday clock.
    Clock(u8),
    /// Rounds begun.
    Round(u16),
    /// Who controls a station.
    Controls(Spanned<String>, Holder),
    /// Where something stands.
    At(Spanned<String>, At),
    /// Space between the nearest points of two things, in units.
    Gap(Spanned<String>, Spanned<String>, Length),
    /// Units above the ground, under the optional rule of climbing.
    Height(Spanned<String>, u8),
    /// It is on the board.
    Placed(Spanned<String>),
    /// It is not yet.
    NotPlaced(Spanned<String>),
    /// Systems of a frame that work, in any order.
    Systems(Spanned<String>, Vec<System>),
    /// White dice left.
    Whites(Spanned<String>, u8),
    /// Rockets left.
    Rockets(Spanned<String>, u8),
    /// Defense marker.
    Defense(Spanned<String>, Marker),
    /// Spot marker, 0 for none.
    Spot(Spanned<String>, u8),
    /// Has had its turn this round.
    Acted(Spanned<String>),
    /// Has not.
    Fresh(Spanned<String>),
    /// Is destroyed.
    Destroyed(Spanned<String>),
    /// Is not.
    Alive(Spanned<String>),
    /// Living frames of a company.
    Frames(SeatSpec, usize),
    /// Hits that a segment of cover still takes, 0 if it is gone.
    Hits(Spanned<String>, u8),
    /// Dice of the open turn, used ones too: colour and sides.
    Pool(Vec<(Colour, u8)>),
    /// Dice of the open turn that are not assigned: colour and what they show.
    Dice(Vec<(Colour, u8)>),
    /// Whose turn goes on.
    InTurn(Spanned<String>),
    /// No turn is open.
    NobodyInTurn,
    /// Whose turn is paused.
    Paused(Spanned<String>),
    /// No turn is paused.
    NobodyPaused,
    /// Who alone won.
    Winner(SeatSpec),
    /// Who won together.
    Winners(Vec<SeatSpec>),
}

impl Holds<Frames> for Check {
    fn check(&self, stage: &mut Stage, at: Span, view: &View) -> Done {
        match self {
            Self::Score(seat, n) => same(at, "score", *n, stage.company(*seat).score),
            Self::Assets(seat, n) => same(at, "assets", *n, stage.company(*seat).assets),
            Self::PointsPerAsset(seat, n) => {
                same(at, "points per asset", *n, stage.company(*seat).ppa)
            }
            Self::Role(seat, role) => same(at, "role", *role, stage.company(*seat).role),
            Self::Order(seats) => {
                let found = view.order.iter().map(|seat| seat.0).collect();
                same(at, "order", numbers(seats), found)
            }
            Self::Clock(n) => same(at, "clock", *n, view.clock),
            Self::Round(n) => same(at, "round", *n, view.round),
            Self::Controls(name, holder) => {
                let words =
                    |seat: Option<Seat>| seat.map_or("nobody".to_owned(), |s| s.0.to_string());
                let found = stage.station(name)?.controller;
                same_words(at, "controller", words(holder.0), words(found))
            }
            Self::At(name, wanted) => {
                let found = stage.place(name)?;
                let words = |p: Point| point_words(p.x, p.y);
                same_words(at, "it at", words(wanted.point()), words(found))
            }
            Self::Gap(a, b, wanted) => {
                let found = stage.gap(a, b)?;
                same_words(at, "a gap of", units(wanted.0), units(found))
            }
            Self::Height(name, wanted) => {
                let found = view.stand(stage.place(name)?).height;
                same(at, "height", *wanted, found)
            }
            Self::Placed(name) => same(at, "that it is placed:", true, stage.is_placed(name)?),
            Self::NotPlaced(name) => same(at, "that it is placed:", false, stage.is_placed(name)?),
            Self::Systems(name, systems) => {
                let wanted: Systems = systems.iter().copied().collect();
                let found = stage.frame(name)?.systems;
                same(at, "systems", listed(wanted), listed(found))
            }
            Self::Whites(name, n) => same(at, "white dice", *n, stage.frame(name)?.whites),
            Self::Rockets(name, n) => same(at, "rockets", *n, stage.frame(name)?.rockets),
            Self::Defense(name, n) => {
                let words = |n: Option<u8>| n.map_or("none".to_owned(), |n| n.to_string());
                same_words(at, "defense", words(n.0), words(stage.frame(name)?.defense))
            }
            Self::Spot(name, n) => same(at, "spot", *n, stage.frame(name)?.spot),
            Self::Acted(name) => same(at, "acted", true, stage.frame(name)?.acted),
            Self::Fresh(name) => same(at, "acted", false, stage.frame(name)?.acted),
            Self::Destroyed(name) => same(at, "alive", false, stage.frame(name)?.alive),
            Self::Alive(name) => same(at, "alive", true, stage.frame(name)?.alive),
            Self::Frames(seat, n) => {
                let own = |(_, f): &&(ObjectId, Frame)| f.alive && f.owner == seat.0;
                same(at, "frames", *n, view.frames.iter().filter(own).count())
            }
            Self::Hits(name, n) => {
                let id = stage.called(name)?;
                let found = view.segments.iter().find(|(s, _)| *s == id);
                same(at, "hits left", *n, found.map_or(0, |(_, s)| s.hits))
            }
            Self::Pool(wanted) => {
                let turn = open(at, view.current.as_ref())?;
                let found: Vec<_> = turn.dice.iter().map(|d| (d.colour, d.sides)).collect();
                same(at, "dice", wanted.clone(), found)
            }
            Self::Dice(wanted) => {
                let turn = open(at, view.current.as_ref())?;
                let left = turn.dice.iter().filter(|d| !d.used);
                let found: Vec<_> = left.map(|d| (d.colour, d.value)).collect();
                same(at, "unassigned dice", wanted.clone(), found)
            }
            Self::InTurn(name) => stage.in_turn(at, Some(name), view.current.as_ref()),
            Self::NobodyInTurn => stage.in_turn(at, None, view.current.as_ref()),
            Self::Paused(name) => stage.in_turn(at, Some(name), view.pending.as_ref()),
            Self::NobodyPaused => stage.in_turn(at, None, view.pending.as_ref()),
            Self::Winner(seat) => stage.won(at, &[*seat]),
            Self::Winners(seats) => stage.won(at, seats),
        }
    }
}

impl Stage {
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
        let found = turn.map(|turn| self.called_as(turn.frame, &view));
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

fn open(at: Span, turn: Option<&Turn>) -> Done<&Turn> {
    turn.ok_or_else(|| Trouble::failed(at, "no turn is open".to_owned()))
}
