//! Sanctuary in the window.

pub mod art;
mod book;
mod feats;
mod hints;
pub mod panels;
mod profile;
mod scene;
mod session;
mod shot;
pub mod start;
pub mod words;

use self::art::SanctuaryArt;
use self::panels::SanctuaryForm;
use super::Sanctuary;

use super::content::Content;
use crate::desktop::art::card::Face;
use crate::desktop::large::SetupPictures;

use crate::desktop::profile::Profile;
use crate::desktop::session::{Controller, Session};
use crate::desktop::start::{Library, overwrite};
use crate::desktop::{MatchTable, SetupScreen, WindowGame};
use crate::games::Seating;
use crate::table::Language;

impl WindowGame for Sanctuary {
    const PROFILE: &'static Profile = &profile::PROFILE;
    const MATCH: MatchTable<Self> = MatchTable::CARDS;
    const SETUP: SetupScreen<Self> = panels::setup;

    type Art = SanctuaryArt;
    type Form = SanctuaryForm;

    fn setup_art(form: &SanctuaryForm, content: &Content, language: Language) -> SetupPictures {
        let cards = panels::setup_cards(form, content);
        let faces = |face| {
            let key = |&card: &u16| (card, SanctuaryArt::Card(card, face, language).into());
            cards.iter().map(key).collect()
        };
        SetupPictures {
            cards: faces(Face::Full),
            small: faces(Face::Table),
            ..SetupPictures::default()
        }
    }

    fn form(seating: &Seating<()>, controllers: &[Controller]) -> SanctuaryForm {
        let mut form = SanctuaryForm::default();
        overwrite(&mut form.controllers, controllers.iter().copied());
        overwrite(
            &mut form.decks,
            seating.decks.iter().copied().map(usize::from),
        );
        form
    }

    fn open(library: Library<Self>, form: &SanctuaryForm) -> Option<Session<Self>> {
        Some(start::open(library, form))
    }
}
