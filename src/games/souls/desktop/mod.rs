//! Souls in the window.

pub mod art;
mod book;
mod feats;
mod hints;
pub mod panels;
mod profile;
mod scene;
pub mod session;
mod shot;
pub mod start;
pub mod words;

use self::art::SoulsArt;
use self::panels::SoulsForm;
use super::Souls;

use super::content::Content;
use crate::desktop::art::card::Face;
use crate::desktop::large::SetupPictures;

use crate::desktop::profile::Profile;
use crate::desktop::session::{Controller, Session};
use crate::desktop::start::Library;
use crate::desktop::{MatchTable, SetupScreen, WindowGame};
use crate::games::Seating;
use crate::games::souls::tools::table_options::TableOptions;
use crate::table::Language;

impl WindowGame for Souls {
    const PROFILE: &'static Profile = &profile::PROFILE;
    const MATCH: MatchTable<Self> = MatchTable::CARDS;
    const SETUP: SetupScreen<Self> = panels::setup;

    type Art = SoulsArt;
    type Form = SoulsForm;

    fn setup_art(form: &SoulsForm, content: &Content, language: Language) -> SetupPictures {
        let cards = panels::setup_cards(form, content).into_iter();
        let full = |card| (card, SoulsArt::Card(card, Face::Full, language).into());
        SetupPictures {
            cards: cards.map(full).collect(),
            ..SetupPictures::default()
        }
    }

    fn form(seating: &Seating<Option<TableOptions>>, controllers: &[Controller]) -> SoulsForm {
        SoulsForm::of(seating, controllers)
    }

    fn open(library: Library<Self>, form: &SoulsForm) -> Option<Session<Self>> {
        start::open(library, form)
    }
}
