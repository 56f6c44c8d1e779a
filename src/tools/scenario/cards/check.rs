//! Expectations that the scripts of all card games share.

use ron2::{FromRon, Span, Spanned};

use super::Cards;
use crate::table::ObjectId;
use crate::tools::scenario::scenario_error::{Done, same};
use crate::tools::scenario::scripted::Holds;
use crate::tools::scenario::speech::EventPattern;
use crate::tools::scenario::stage::Stage;

/// An expectation.
#[derive(FromRon)]
pub enum Check<G: Cards> {
    /// Where it is.
    In(Spanned<String>, Spanned<G::Thing>),
    /// Exactly these, in this order: of a deck the top first, elsewhere the top last.
    Row(Spanned<G::Thing>, Vec<Spanned<String>>),
    /// The top of a pile: of a deck its first card, elsewhere the last that came.
    Top(Spanned<G::Thing>, Spanned<String>),
    /// The bottom of a pile.
    Bottom(Spanned<G::Thing>, Spanned<String>),
    /// How many lie there.
    Count(Spanned<G::Thing>, usize),
    /// Turns begun.
    Turn(u32),
    /// The active player.
    Active(G::Seat),
    /// The seat sees which card it is.
    Visible(G::Seat, Spanned<String>),
    /// The seat does not.
    Hidden(G::Seat, Spanned<String>),
    /// It happened, and that seat can tell from what it is shown.
    Learned(G::Seat, EventPattern<G::Thing>),
    /// That seat cannot tell.
    NotLearned(G::Seat, EventPattern<G::Thing>),
}

impl<G: Cards> Holds<G> for Check<G> {
    fn check(&self, stage: &mut Stage<G>, at: Span, view: &G::View) -> Done {
        match self {
            Self::In(name, place) => {
                let wanted = stage.zone(place)?;
                let found = G::shown(&stage.one(name)?).zone;
                let words = |zone| G::zone_words(zone, view);
                same(at, "it in", words(wanted), words(found))
            }
            Self::Row(place, names) => {
                let zone = stage.zone(place)?;
                let ids: Vec<ObjectId> = G::zone(view, zone).iter().flatten().copied().collect();
                stage.list(at, names, &ids)
            }
            Self::Top(place, name) => stage.end(at, place, name, true),
            Self::Bottom(place, name) => stage.end(at, place, name, false),
            Self::Count(place, n) => {
                let zone = stage.zone(place)?;
                same(at, "how many", *n, G::zone(view, zone).len())
            }
            Self::Turn(n) => same(at, "turn", *n, G::turn(view).0),
            Self::Active(seat) => same(at, "active seat", (*seat).into().0, G::turn(view).1.0),
            Self::Visible(seat, name) => stage.sees(at, (*seat).into(), name, true),
            Self::Hidden(seat, name) => stage.sees(at, (*seat).into(), name, false),
            Self::Learned(seat, told) => stage.happens(at, told, Some((*seat).into()), true),
            Self::NotLearned(seat, told) => stage.happens(at, told, Some((*seat).into()), false),
        }
    }
}
