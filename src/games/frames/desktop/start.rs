//! From the setup form to a running game of Frames.

use super::panels::{FramesForm, SeatForm};
use crate::desktop::session::{Player, Session};
use crate::desktop::start::Library;
use crate::games::frames::{Frames, Setup};
use crate::table::Match;

/// Opens a game of Frames as the form says; nothing if the content has no company or field for it.
#[must_use]
pub fn open(library: Library<Frames>, form: &FramesForm) -> Option<Session<Frames>> {
    let seed = form.seed().unwrap_or(1);
    let setup = self::setup(library, form)?;
    let players = self::players(form, seed);
    Some(Session::new(Match::<Frames>::new(setup, seed), players))
}

/// The setup that the form describes.
#[must_use]
pub fn setup(library: Library<Frames>, form: &FramesForm) -> Option<Setup> {
    let content = library.0;
    let brought = |seat| form.brought(content, seat);
    let seats = 0..form.playing().len();
    let companies = seats.map(brought).collect::<Option<Vec<_>>>()?;
    let field = if form.field < content.fields.len() {
        form.field
    } else {
        0
    };
    content.fields.get(field)?;
    Some(Setup {
        content,
        table: form.table(),
        companies,
        field: u16::try_from(field).unwrap_or_default(),
        position: None,
    })
}

/// The players of the form, by seat.
#[must_use]
pub fn players(form: &FramesForm, seed: u64) -> Vec<Player<Frames>> {
    let seats = form.playing().iter().enumerate();
    let player =
        |(n, seat): (usize, &SeatForm)| Player::seated(seat.name.trim(), seat.controller, seed, n);
    seats.map(player).collect()
}
