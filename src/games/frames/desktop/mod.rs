//! Frames in the window.

pub mod board;
mod hints;
pub(crate) mod hud;
pub mod panels;
mod profile;
pub mod session;
mod shot;
pub mod start;
pub mod words;

use self::panels::FramesForm;
use self::session::FramesSession;
use super::Frames;
use bevy::app::App;

use crate::desktop::WindowGame;
use crate::desktop::profile::Profile;
use crate::desktop::session::Player;
use crate::desktop::start::Library;
use crate::table::Match;

impl WindowGame for Frames {
    const PROFILE: &'static Profile = &profile::PROFILE;

    type Session = FramesSession;
    type Form = FramesForm;

    fn register(app: &mut App) {
        board::plugin(app);
    }

    fn session(game: Match<Self>, players: Vec<Player<Self>>) -> FramesSession {
        FramesSession::new(game, players)
    }

    fn open(library: Library<Self>, form: &FramesForm) -> Option<FramesSession> {
        start::open(library, form)
    }
}
