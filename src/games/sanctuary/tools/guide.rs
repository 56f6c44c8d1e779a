//! What guides can name in Sanctuary.

use crate::games::sanctuary::{Sanctuary, View};
use crate::table::{ObjectId, Seat};
use crate::tools::guide::GuidedGame;
use crate::tools::passing::{Passes, kind_of_next};

impl GuidedGame for Sanctuary {
    const OWN_GUIDE: &'static str = include_str!("../../../../assets/guides/sanctuary.ron");
    const AREAS: &'static [&'static str] = &[
        "turn", "table", "near", "far", "hand", "bar", "rival", "queue", "log", "large", "volition",
    ];
    const PENDING: &'static [&'static str] = Self::ENTRY_KINDS;

    fn turn_of(view: &View) -> (u32, Option<Seat>) {
        (view.turn, Some(view.active))
    }

    fn pending(view: &View, seat: Seat) -> Option<&'static str> {
        kind_of_next::<Self>(view, seat)
    }

    fn thing(view: &View, id: ObjectId) -> Option<usize> {
        Some(view.card(id)?.face.into())
    }
}
