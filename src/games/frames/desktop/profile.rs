//! The profile of Frames: what the window shows of it outside matches.

use crate::games::frames::desktop::words as own;
use bevy_egui::egui::Color32;

use super::{book, hints, hud, shot};
use crate::desktop::panels::scenery::{LIGHT, Pen};
use crate::desktop::panels::theme;
use crate::desktop::profile::{Mouse, Profile};
use crate::games::frames::Frames;
use crate::table::{Game, Language};

/// The game on the title, in the settings, among the keys and in the position editor.
pub(crate) static PROFILE: Profile = Profile {
    name: Frames::NAME,
    title: |_| "Frames",
    about: |language| own::of(language).about,
    place: 3,
    has_board: true,
    has_rounds: true,
    pays: false,
    colour,
    picture,
    face: |_, _| None,
    concedes: |words| own::of(words.language).concedes,
    mouse,
    stops: None,
    book: book::SOURCE,
    hints: hints::ALL,
    areas: hud::AREAS,
    bands: hud::BANDS,
    shots: shot::SHOTS,
};

fn colour() -> Color32 {
    Color32::from_rgb(0x5f, 0x8f, 0xc2)
}

const fn mouse(language: Language) -> Mouse {
    match language {
        Language::English => &[
            ("Click", "choose what glows: frames, cover, dice, a place"),
            ("Drag", "measure from anywhere to anywhere, at any time"),
            ("Right drag, Shift + arrows", "move the board"),
            ("Wheel", "larger and smaller"),
        ],
        Language::Spanish => &[
            (
                "Clic",
                "elegir lo que brilla: armazones, cobertura, dados, un lugar",
            ),
            (
                "Arrastrar",
                "medir de donde sea a donde sea, en todo momento",
            ),
            (
                "Arrastrar con el derecho, Mayús + flechas",
                "mover el tablero",
            ),
            ("Rueda", "más grande y más pequeño"),
        ],
    }
}

/// A grid with two machines, a station and a line of fire.
fn picture(pen: &Pen) {
    let thin = pen.dark(0.3);
    for n in 1..12_u8 {
        let x = f32::from(n) / 12.0;
        pen.line((x, 0.0), (x, 1.0), 1.0, thin);
    }
    for n in 1..4_u8 {
        let y = f32::from(n) / 4.0;
        pen.line((0.0, y), (1.0, y), 1.0, thin);
    }
    for (x, y) in [
        (0.42, 0.55),
        (0.46, 0.55),
        (0.46, 0.67),
        (0.3, 0.2),
        (0.34, 0.2),
    ] {
        pen.block((x, x + 0.036), (y, y + 0.11), pen.dark(0.6));
    }
    pen.line((0.2, 0.62), (0.72, 0.36), 2.0, theme::danger());
    for (x, y, radius) in [(0.2, 0.62, 0.19), (0.72, 0.36, 0.19), (0.88, 0.72, 0.15)] {
        pen.disc(x, y, radius, pen.dark(0.85));
        pen.disc(x, y, radius * 0.8, theme::text().gamma_multiply(0.85));
        pen.disc(x, y, radius * 0.62, pen.dark(0.9));
        let (w, h) = (radius * 0.1, radius * 0.36);
        pen.block((x - w, x + w), (y - h, y + h), LIGHT);
        pen.block(
            (x - w * 1.9, x + w * 1.9),
            (y - h * 0.4, y + h * 0.1),
            LIGHT,
        );
    }
}
