//! What guides can name in Biomes.

use crate::games::biomes::{Biomes, View};
use crate::table::{ObjectId, Seat};
use crate::tools::guide::GuidedGame;
use crate::tools::passing::{Passes, kind_of_next};

impl GuidedGame for Biomes {
    const OWN_GUIDE: &'static str = include_str!("../../../../assets/guides/biomes.ron");
    const AREAS: &'static [&'static str] = &[
        "turn", "table", "near", "far", "hand", "bar", "rival", "queue", "log", "large",
    ];
    const PENDING: &'static [&'static str] = Self::ENTRY_KINDS;

    fn turn_of(view: &View) -> (u32, Option<Seat>) {
        (view.turn, Some(view.active))
    }

    fn pending(view: &View, seat: Seat) -> Option<&'static str> {
        kind_of_next::<Self>(view, seat)
    }

    fn thing(view: &View, id: ObjectId) -> Option<usize> {
        Some(view.object(id)?.face.into())
    }
}
