//! Biomes in the window.

pub mod art;
mod hints;
pub mod panels;
mod profile;
pub mod sample;
pub(crate) mod scene;
mod session;
mod shot;
pub mod start;
pub mod words;

use self::panels::SetupForm;
use super::Biomes;
use bevy::app::App;

use crate::desktop::WindowGame;
use crate::desktop::apply_intents::run_cards;
use crate::desktop::profile::Profile;
use crate::desktop::session::{Player, Session};
use crate::desktop::start::Library;
use crate::table::Match;

impl WindowGame for Biomes {
    const PROFILE: &'static Profile = &profile::PROFILE;

    type Session = Session<Self>;
    type Form = SetupForm;

    fn register(app: &mut App) {
        run_cards::<Self>(app);
    }

    fn session(game: Match<Self>, players: Vec<Player<Self>>) -> Session<Self> {
        Session::new(game, players)
    }

    fn open(library: Library<Self>, form: &SetupForm) -> Option<Session<Self>> {
        Some(start::open(library, form))
    }
}
