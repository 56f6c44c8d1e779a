//! Frames in the window.

pub mod board;
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
use crate::desktop::session::Session;
use crate::desktop::start::Library;
use crate::desktop::{MatchTable, SetupScreen, WindowGame};

impl WindowGame for Frames {
    const PROFILE: &'static Profile = &profile::PROFILE;
    const MATCH: MatchTable<Self> = board::TABLE;
    const SETUP: SetupScreen<Self> =
        |ui, form, content, _, settings, out| panels::setup(ui, form, content, settings, out);

    type Art = Infallible;
    type Form = FramesForm;

    fn open(library: Library<Self>, form: &FramesForm) -> Option<Session<Self>> {
        start::open(library, form)
    }
}
