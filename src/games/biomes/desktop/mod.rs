//! Biomes in the window.

pub mod art;
mod book;
mod feats;
mod hints;
pub mod panels;
mod price;
mod profile;
pub mod sample;
pub(crate) mod scene;
mod session;
mod shot;
pub mod start;
pub mod words;

use self::art::BiomesArt;
use self::panels::SetupForm;
use super::Biomes;

use super::content::Content;
use crate::desktop::art::card::Face;
use crate::desktop::large::SetupPictures;
use crate::desktop::panels::PanelText;
use crate::desktop::profile::Profile;
use crate::desktop::session::{Controller, Session};
use crate::desktop::start::{Library, overwrite};
use crate::desktop::{MatchTable, SetupScreen, WindowGame};
use crate::games::Seating;
use crate::games::biomes::tools::seating::TableOptions;
use crate::table::Language;

impl WindowGame for Biomes {
    const PROFILE: &'static Profile = &profile::PROFILE;
    const MATCH: MatchTable<Self> = MatchTable::CARDS;
    const SETUP: SetupScreen<Self> = panels::setup;

    type Art = BiomesArt;
    type Form = SetupForm;

    fn setup_art(form: &SetupForm, content: &Content, language: Language) -> SetupPictures {
        let mut cards = panels::setup_cards(form, content);
        cards.sort_unstable();
        cards.dedup();
        let full = |card| (card, BiomesArt::Card(card, Face::Full, language).into());
        SetupPictures {
            cards: cards.into_iter().map(full).collect(),
            signs: Self::signs(),
            ..SetupPictures::default()
        }
    }

    fn form(seating: &Seating<TableOptions>, controllers: &[Controller]) -> SetupForm {
        let mut form = SetupForm::default();
        overwrite(&mut form.controllers, controllers.iter().copied());
        overwrite(
            &mut form.decks,
            seating.decks.iter().copied().map(usize::from),
        );
        form.best_of = seating.table.best_of;
        form
    }

    fn open(library: Library<Self>, form: &SetupForm) -> Option<Session<Self>> {
        Some(start::open(library, form))
    }
}
