//! Frames in the window.

pub mod board;
mod book;
mod hints;
mod hud;
pub mod panels;
mod profile;
pub mod session;
mod shot;
pub mod start;
pub mod words;

use std::convert::Infallible;

use self::panels::FramesForm;
use super::Frames;

use crate::desktop::profile::Profile;
use crate::desktop::session::{Controller, Session};
use crate::desktop::start::Library;
use crate::desktop::{MatchTable, SetupScreen, WindowGame};
use crate::games::Seating;
use crate::games::frames::tools::seating::TableOptions;

impl WindowGame for Frames {
    const PROFILE: &'static Profile = &profile::PROFILE;
    const MATCH: MatchTable<Self> = board::TABLE;
    const SETUP: SetupScreen<Self> =
        |ui, form, content, _, settings, out| panels::setup(ui, form, content, settings, out);

    type Art = Infallible;
    type Form = FramesForm;

    fn form(seating: &Seating<TableOptions>, controllers: &[Controller]) -> FramesForm {
        FramesForm::of(seating, controllers)
    }

    fn open(library: Library<Self>, form: &FramesForm) -> Option<Session<Self>> {
        start::open(library, form)
    }
}
