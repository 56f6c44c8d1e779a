//! What guides can name in Frames.

use crate::games::frames::ids::{self, thing};
use crate::games::frames::{Frames, View};
use crate::table::{ObjectId, Seat};
use crate::tools::guide::GuidedGame;

impl GuidedGame for Frames {
    const OWN_GUIDE: &'static str = include_str!("../../../../assets/guides/frames.ron");
    const THINGS: &'static str = "frames";
    const AREAS: &'static [&'static str] = &["scores", "board", "frame", "tray", "log"];

    fn turn_of(view: &View) -> (u32, Option<Seat>) {
        let acting = view.current.as_ref().and_then(|turn| {
            let frame = view.frames.iter().find(|(id, _)| *id == turn.frame);
            Some(frame?.1.owner)
        });
        (view.round.into(), acting)
    }

    fn thing(view: &View, id: ObjectId) -> Option<usize> {
        let ids::Thing::Frame(_) = thing(id) else {
            return None;
        };
        let mut frames = view.frames.iter();
        let found = frames.find(|(known, _)| *known == id)?;
        Some(found.1.kind.into())
    }
}
