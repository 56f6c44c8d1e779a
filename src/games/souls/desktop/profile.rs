//! The profile of Souls: what the window shows of it outside matches.

use crate::games::souls::desktop::words as own;
use bevy_egui::egui::{Color32, Rect, Vec2};

use super::scene::seats;
use super::{book, hints, shot};
use crate::desktop::art::ArtKey;
use crate::desktop::art::card::Face;
use crate::desktop::frame;
use crate::desktop::frame::layout::Bands;
use crate::desktop::panels::scenery::{LIGHT, Pen};
use crate::desktop::panels::stop_settings;
use crate::desktop::profile::{self, Mouse, Profile};
use crate::games::souls::Souls;
use crate::games::souls::desktop::art::SoulsArt;
use crate::table::{Game, Language};

/// The game on the title, in the settings, among the keys and in the position editor.
pub(crate) static PROFILE: Profile = Profile {
    name: Souls::NAME,
    title: |_| "Souls",
    about: |language| own::of(language).about,
    place: 2,
    has_board: false,
    has_rounds: false,
    pays: false,
    colour,
    picture,
    face: |card, language| Some(ArtKey::from(SoulsArt::Card(card, Face::Full, language))),
    concedes: |words| own::of(words.language).concedes,
    mouse,
    stops: Some(stop_settings::table::<Souls>),
    book: book::SOURCE,
    hints: hints::ALL,
    areas: &[
        ("turn", frame::RIBBON),
        ("table", seats::TABLE),
        ("hand", frame::HAND),
        ("stack", frame::STACK),
        ("actions", frame::ACT),
        ("log", frame::LOW_LOG),
        ("large", frame::INSPECT),
        ("dice", seats::TRAY),
    ],
    bands: Bands {
        head: &[frame::RIBBON],
        scene: frame::rect(214.0, 52.0, 1042.0, 720.0),
        foot: None,
        columns: [frame::INSPECT, frame::STACK],
        grown: Some(frame::ACT),
    },
    shots: shot::SHOTS,
};

fn colour() -> Color32 {
    Color32::from_rgb(0xa8, 0x4f, 0x4f)
}

const fn mouse(language: Language) -> Mouse {
    match language {
        Language::English => {
            const {
                &[
                    (
                        "Click",
                        "choose a glowing card; an entry of the stack: what answers it",
                    ),
                    profile::mouse(Language::English)[1],
                ]
            }
        }
        Language::Spanish => {
            const {
                &[
                    (
                        "Clic",
                        "elegir una carta que brilla; en la pila: qué puede responder",
                    ),
                    profile::mouse(Language::Spanish)[1],
                ]
            }
        }
    }
}

/// A house at night, and a die.
fn picture(pen: &Pen) {
    pen.disc(0.16, 0.3, 0.17, LIGHT.gamma_multiply(0.8));
    pen.block((0.34, 0.66), (0.42, 1.0), pen.dark(0.7));
    pen.fill(&[(0.3, 0.44), (0.5, 0.08), (0.7, 0.44)], pen.dark(0.85));
    pen.block((0.59, 0.63), (0.1, 0.34), pen.dark(0.85));
    for (x, y) in [(0.4, 0.54), (0.54, 0.54), (0.4, 0.76), (0.54, 0.76)] {
        let lit = (x, y) != (0.54, 0.76);
        let pane = if lit { LIGHT } else { pen.dark(0.4) };
        pen.block((x, x + 0.06), (y, y + 0.14), pane);
    }
    pen.block((0.0, 1.0), (0.92, 1.0), pen.dark(0.85));
    let (centre, half) = (pen.at(0.84, 0.7), pen.long(0.2));
    let die = Rect::from_center_size(centre, Vec2::splat(half * 2.0));
    pen.painter.rect_filled(die, half * 0.3, LIGHT);
    for (x, y) in [(-0.5, -0.5), (0.0, 0.0), (0.5, 0.5)] {
        let pip = centre + Vec2::new(x, y) * half;
        pen.painter.circle_filled(pip, half * 0.17, pen.dark(1.0));
    }
}
