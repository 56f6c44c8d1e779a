//! Sanctuary in the window.

pub mod art;
mod hints;
pub mod panels;
mod profile;
mod scene;
mod session;
mod shot;
pub mod start;
pub mod words;

use self::panels::SanctuaryForm;
use super::Sanctuary;
use bevy::app::App;

use crate::desktop::WindowGame;
use crate::desktop::apply_intents::run_cards;
use crate::desktop::profile::Profile;
use crate::desktop::session::{Player, Session};
use crate::desktop::start::Library;
use crate::table::Match;

impl WindowGame for Sanctuary {
    const PROFILE: &'static Profile = &profile::PROFILE;

    type Session = Session<Self>;
    type Form = SanctuaryForm;

    fn register(app: &mut App) {
        run_cards::<Self>(app);
    }

    fn session(game: Match<Self>, players: Vec<Player<Self>>) -> Session<Self> {
        Session::new(game, players)
    }

    fn open(library: Library<Self>, form: &SanctuaryForm) -> Option<Session<Self>> {
        Some(start::open(library, form))
    }
}
