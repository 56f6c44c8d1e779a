//! The items of a script: what is done, what must be refused, what must be so.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Spanned};

use super::file::UnitAt;
use super::thing::SeatSpec;
use super::verbs::{Said, Told};
use crate::games::frames::Step;
use crate::games::frames::content::{Length, System, Table};
use crate::games::frames::position::At;
use crate::games::frames::components::Role;
use crate::games::frames::match_state::Colour;
use crate::table::Seat;
use crate::tools::scenario::phrase::{OneOrMany, Within, plain};

/// One item of a script.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub enum Item {
    /// The asked seat makes a choice.
    Do(SeatSpec, Said),
    /// The choice is refused with those rules (or with any), and nothing changes.
    Refused(SeatSpec, Said, OneOrMany<String>),
    /// The choice is among the options.
    Offered(SeatSpec, Said),
    /// The choice is not among the options.
    NotOffered(SeatSpec, Said),
    /// That seat is asked about that: "activate", "designate", "turn" ...; in that step, if one is given.
    Asked(SeatSpec, Spanned<String>, Within<Step>),
    /// Nobody is asked: the game is over.
    NobodyAsked,
    /// These dice fall next, in this order.
    Dice(Vec<u8>),
    /// The seat takes a turn with that frame in which it does nothing.
    Idle(SeatSpec, Spanned<String>),
    /// Whoever is asked does the least until something is asked in that step.
    PassUntil {
        /// The step.
        step: Spanned<Step>,
        /// Of that round; left out: the first time it is reached.
        #[ron(default)]
        round: Option<u16>,
        /// That seat is asked; left out: any.
        #[ron(default)]
        seat: Option<SeatSpec>,
    },
    /// That seat gives up.
    Concede(SeatSpec),
    /// Events are counted from here.
    Mark,
    /// All of these hold.
    Expect(OneOrMany<Check>),
    /// A frame with these systems is legal, or refused with that rule.
    CheckFrame {
        /// What it carries.
        systems: Vec<System>,
        /// The rule that refuses it; left out: it is legal.
        #[ron(default)]
        refused: Option<Spanned<String>>,
    },
    /// A company may be brought to a table, or is refused with that rule.
    CheckCompany {
        /// Which table.
        table: Table,
        /// Its frames and the rockets on each.
        units: Vec<UnitAt>,
        /// The rule that refuses it; left out: it is legal.
        #[ron(default)]
        refused: Option<Spanned<String>>,
    },
}

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
#[derive(Debug, Clone, FromRon)]
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
    /// The running step.
    Step(Step),
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
    /// The game goes on.
    Running,
    /// It happened since the last mark.
    Happened(Told),
    /// It did not.
    NotHappened(Told),
    /// It happened that often.
    Times(usize, Told),
    /// The first happened, and before the second.
    Before(Told, Told),
}
