//! Colours and patterns of the seats, colours of the dice and of the systems behind them. Each seat also has a
//! pattern, so that colour is never the only sign.

use std::f32::consts::{FRAC_PI_4, TAU};

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use crate::desktop::art::palette;
use crate::desktop::ink::{Ink, alpha, mix};
use crate::desktop::panels::theme;
use crate::games::frames::DieResult;
use crate::games::frames::content::System;
use crate::games::frames::match_state::Colour;
use crate::table::Seat;

/// The names of the patterns, for screen readers.
pub const PATTERNS: [&str; 5] = ["plain", "stripes", "dots", "cross", "rays"];

/// Colour of a seat.
#[must_use]
pub fn seat(seat: Seat) -> Color32 {
    let seats = palette::seats();
    seats[seat.index() % seats.len()].ink()
}

/// Colour of nobody.
pub const NOBODY: Color32 = Color32::from_rgb(0x7c, 0x8a, 0x94);

/// Colour of a die.
#[must_use]
pub fn die(colour: Colour) -> Color32 {
    let [white, blue, green, yellow, red] = palette::dice();
    let die = match colour {
        Colour::White => white,
        Colour::Blue => blue,
        Colour::Green => green,
        Colour::Yellow => yellow,
        Colour::Red => red,
    };
    die.ink()
}

/// Colour of the dice that a system brings.
#[must_use]
pub fn system(system: System) -> Color32 {
    die(match system {
        System::Defense => Colour::Blue,
        System::Movement => Colour::Green,
        System::Spotting => Colour::Yellow,
        System::Melee | System::Direct | System::Artillery | System::Split(_) => Colour::Red,
        // The colour of the dice of a pack's system is that of no other.
        System::Own(_) => return Color32::from_rgb(0x9a, 0x7f, 0xb0),
        // It brings none: a colour of its own.
        System::Environment => return Color32::from_rgb(0x6f, 0x86, 0x8c),
    })
}

/// Cover, and what it stopped.
pub const STONE: Color32 = Color32::from_rgb(0x8f, 0xad, 0xb8);

/// Colours of a damage die and of its number: bone until it is read, red if it hits, stone if something stopped it,
/// dark if it did nothing.
#[must_use]
pub fn fate(fate: DieResult) -> (Color32, Color32) {
    match fate {
        DieResult::Waits => (Color32::from_rgb(0xd8, 0xd6, 0xce), theme::ink()),
        DieResult::Target => (theme::danger(), theme::ink()),
        DieResult::Stopped(_) => (mix(theme::ground(), STONE, 0.55), theme::text()),
        DieResult::Nothing => (theme::raised(), theme::muted()),
    }
}

/// The ground of a seat's disc: its colour in the dark.
#[must_use]
pub fn ground(of: Seat) -> Color32 {
    mix(theme::ground(), seat(of), 0.42)
}

/// A seat's disc with its pattern and its rim.
pub fn disc(ink: &mut Ink, of: Seat, at: Vec2, radius: f32, bright: f32) {
    let colour = mix(theme::ground(), seat(of), 0.25 + 0.75 * bright);
    let base = mix(theme::ground(), seat(of), 0.16 + 0.26 * bright);
    ink.disc(at, radius, base);
    let marks = alpha(colour, 0.55);
    let thin = (radius * 0.11).max(0.9);
    let chord = |offset: f32| (radius * radius - offset * offset).max(0.0).sqrt() * 0.94;
    match of.index() % 5 {
        1 => {
            let way = Vec2::from_angle(FRAC_PI_4);
            for n in [-0.66, -0.22, 0.22, 0.66] {
                let middle = at + way.perp() * radius * n;
                let half = chord(radius * n);
                ink.line(middle - way * half, middle + way * half, thin, marks);
            }
        }
        2 => {
            for n in 0..7 {
                let off = match n {
                    0 => Vec2::ZERO,
                    n => Vec2::from_angle(TAU * n as f32 / 6.0) * radius * 0.6,
                };
                ink.disc(at + off, (radius * 0.12).max(0.8), marks);
            }
        }
        3 => {
            for way in [Vec2::X, Vec2::Y] {
                for n in [-0.4, 0.4] {
                    let middle = at + way.perp() * radius * n;
                    let half = chord(radius * n);
                    ink.line(middle - way * half, middle + way * half, thin, marks);
                }
            }
        }
        4 => {
            for n in 0..8 {
                let way = Vec2::from_angle(TAU * n as f32 / 8.0);
                ink.line(
                    at + way * radius * 0.35,
                    at + way * radius * 0.95,
                    thin,
                    marks,
                );
            }
        }
        _ => {}
    }
    let rim = (radius * 0.16).clamp(1.4, 5.0);
    ink.ring(at, radius - rim * 0.5, rim, colour);
}

/// A small chip in a seat's colours.
pub fn chip(ink: &mut Ink, of: Seat, at: Vec2, radius: f32) {
    disc(ink, of, at, radius, 1.0);
}
