//! The profile of Sanctuary: what the window shows of it outside matches.

use crate::games::sanctuary::desktop::words as own;
use bevy::math::Rect;
use bevy_egui::egui::Color32;

use super::scene::layout;
use super::{book, hints, shot};
use crate::desktop::art::ArtKey;
use crate::desktop::art::card::Face;
use crate::desktop::frame;
use crate::desktop::panels::scenery::{LIGHT, Pen};
use crate::desktop::panels::stop_settings;
use crate::desktop::panels::theme;
use crate::desktop::profile::{self, Mouse, Profile};
use crate::games::sanctuary::Sanctuary;
use crate::games::sanctuary::desktop::art::SanctuaryArt;
use crate::table::{Game, Language};

/// The game on the title, in the settings, among the keys and in the position editor.
pub(crate) static PROFILE: Profile = Profile {
    name: Sanctuary::NAME,
    title: |language| language.pick("Sanctuary", "Santuario"),
    about: |language| own::of(language).about,
    place: 1,
    has_board: false,
    has_rounds: false,
    pays: false,
    colour,
    picture,
    face: |card, language| Some(ArtKey::from(SanctuaryArt::Card(card, Face::Full, language))),
    concedes: |words| words.menu.concedes,
    mouse,
    stops: Some(stop_settings::table::<Sanctuary>),
    book: book::SOURCE,
    hints: hints::ALL,
    areas: &AREAS,
    bands: frame::bands_of_two(&[frame::RIBBON, frame::FAR_PLATE], frame::FAR_PLATE.min.y),
    shots: shot::SHOTS,
};

/// What guides can point at.
const AREAS: [(&str, Rect); 11] = {
    let (near, far) = (layout::territory(true), layout::territory(false));
    let table = frame::rect(far.min.x, far.min.y, near.max.x, near.max.y);
    let [turn, table, near, far, hand, bar, rival, queue, log, large] =
        frame::areas_of_two([table, near, far, frame::FAR_PLATE]);
    let volition = ("volition", layout::VOLITION);
    [
        turn, table, near, far, hand, bar, rival, queue, log, large, volition,
    ]
};

fn colour() -> Color32 {
    Color32::from_rgb(0xc2, 0x9b, 0x5f)
}

const fn mouse(language: Language) -> Mouse {
    match language {
        Language::English => {
            const {
                &[
                    profile::mouse(Language::English)[0],
                    profile::mouse(Language::English)[1],
                    ("Drag", "challenge or block: one Character onto another"),
                ]
            }
        }
        Language::Spanish => {
            const {
                &[
                    profile::mouse(Language::Spanish)[0],
                    profile::mouse(Language::Spanish)[1],
                    ("Arrastrar", "retar o bloquear: un Personaje sobre otro"),
                ]
            }
        }
    }
}

/// Towers with a lit window.
fn picture(pen: &Pen) {
    for (left, right, top) in [(0.06, 0.22, 0.42), (0.78, 0.94, 0.42), (0.3, 0.7, 0.28)] {
        pen.block((left, right), (top, 1.0), pen.dark(0.55));
        let wide = (right - left) / 5.0;
        for n in [0.0_f32, 2.0, 4.0] {
            let a = left + wide * n;
            pen.block((a, a + wide), (top - 0.12, top), pen.dark(0.55));
        }
    }
    pen.block((0.0, 1.0), (0.84, 1.0), pen.dark(0.75));
    let panes = theme::energies();
    for (n, x) in [0.42_f32, 0.5, 0.58].into_iter().enumerate() {
        let arch = [
            (x - 0.03, 0.84),
            (x - 0.03, 0.56),
            (x, 0.44),
            (x + 0.03, 0.56),
            (x + 0.03, 0.84),
        ];
        pen.fill(&arch, panes[n]);
        pen.line((x, 0.46), (x, 0.84), 1.5, pen.dark(0.8));
    }
    for x in [0.14, 0.86] {
        pen.fill(
            &[
                (x - 0.02, 0.74),
                (x - 0.02, 0.6),
                (x, 0.54),
                (x + 0.02, 0.6),
                (x + 0.02, 0.74),
            ],
            LIGHT,
        );
    }
}
