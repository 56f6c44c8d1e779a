//! The profile of Biomes: what the window shows of it outside matches.

use crate::games::biomes::desktop::words as own;
use bevy_egui::egui::Color32;

use super::{book, hints, shot};
use crate::desktop::art::ArtKey;
use crate::desktop::art::card::Face;
use crate::desktop::frame;
use crate::desktop::panels::scenery::{LIGHT, Pen};
use crate::desktop::panels::stop_settings;
use crate::desktop::panels::theme;
use crate::desktop::profile::{self, Mouse, Profile};
use crate::games::biomes::Biomes;
use crate::games::biomes::desktop::art::BiomesArt;
use crate::table::{Game, Language};

/// The game on the title, in the settings, among the keys and in the position editor.
pub(crate) static PROFILE: Profile = Profile {
    name: Biomes::NAME,
    title: |_| "Biomes",
    about: |language| own::of(language).about,
    place: 0,
    has_board: false,
    has_rounds: false,
    pays: true,
    colour,
    picture,
    face: |card, language| Some(ArtKey::from(BiomesArt::Card(card, Face::Full, language))),
    concedes: |words| words.menu.concedes,
    mouse,
    stops: Some(stop_settings::table::<Biomes>),
    book: book::SOURCE,
    hints: hints::ALL,
    areas: &frame::areas_of_two([
        frame::LANES,
        frame::NEAR_STAGING,
        frame::FAR_STAGING,
        frame::FAR_BAR,
    ]),
    bands: frame::bands_of_two(&[frame::RIBBON, frame::FAR_BAR], frame::FAR_STAGING.min.y),
    shots: shot::SHOTS,
};

fn colour() -> Color32 {
    theme::energies()[4]
}

const fn mouse(language: Language) -> Mouse {
    match language {
        Language::English => const { &profile::mouse(Language::English) },
        Language::Spanish => const { &profile::mouse(Language::Spanish) },
    }
}

/// Ridges under a sun.
fn picture(pen: &Pen) {
    pen.disc(0.74, 0.34, 0.2, LIGHT.gamma_multiply(0.85));
    for (ridge, shade) in [(0.5_f32, 0.3), (0.72, 0.72)] {
        let height = |n: u8| ridge + (f32::from(n) * 1.7 + ridge * 9.0).sin() * 0.13;
        let tops: Vec<_> = (0..=8_u8)
            .map(|n| (f32::from(n) / 8.0, height(n)))
            .collect();
        pen.ground(&tops, pen.dark(shade));
    }
    for n in 0..9_u8 {
        let x = 0.04 + f32::from(n) * 0.115;
        let top = 0.7 + f32::from(n % 3) * 0.05;
        pen.fill(
            &[(x, top), (x + 0.025, 1.0), (x - 0.025, 1.0)],
            pen.dark(0.85),
        );
    }
}
