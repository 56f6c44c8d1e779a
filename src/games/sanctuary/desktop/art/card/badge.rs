//! Numbers on a card of Sanctuary: cost, Strength, Structure, Volition, limit, durability.

use std::fmt::Write;

use super::has_foot;
use crate::desktop::art::card::Measure;
use crate::desktop::art::fonts::Style;
use crate::desktop::art::palette::{self, Rgb};
use crate::games::sanctuary::content::{Card, CardKind};

/// Height of the foot with the numbers on a face 250 wide.
pub const FOOT: f32 = 44.0;

/// A number as printed.
const WHITE: Rgb = Rgb(0xff, 0xff, 0xff);

/// A number in the middle of `x`, its foot a third of its size below `y`.
fn number(n: impl std::fmt::Display, ink: Rgb, x: f32, y: f32, size: f32) -> String {
    format!(
        r##"<text x="{x}" y="{}" text-anchor="middle" {} font-size="{size}" fill="{}" stroke="#0c0705" stroke-width="{}" stroke-opacity="0.75" stroke-linejoin="round" paint-order="stroke">{n}</text>"##,
        y + size * 0.355,
        Style::Bold.svg(),
        ink.hex(),
        size * 0.14,
    )
}

/// A shape in a box from -10 to 10 round `x`, `y`, shaded from above and rimmed with brass.
fn plate(d: &str, colour: Rgb, x: f32, y: f32, r: f32, id: &str) -> String {
    format!(
        r##"<linearGradient id="{id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient><g transform="translate({x},{y}) scale({})" stroke-linejoin="round"><path d="{d}" fill="none" stroke="#0c0705" stroke-width="3.6"/><path d="{d}" fill="url(#{id})" stroke="{}" stroke-width="1.7"/></g>"##,
        colour.tone(0.58, 1.0).hex(),
        colour.tone(0.3, 1.0).hex(),
        r * 0.1,
        palette::BRASS.tone(0.76, 1.0).hex(),
    )
}

/// A flame in a box from -10 to 10.
pub const FLAME: &str = "M0,-12.5 C2,-8 9,-4.6 9,2.6 C9,7.6 5,10.4 0,10.4 C-5,10.4 -9,7.6 -9,2.6 C-9,-1 -6.6,-2.8 -6,-6.6 C-4,-5.6 -3.2,-4.4 -2.8,-3 C-0.6,-5.4 0.6,-8.6 0,-12.5Z";

/// A flame with a number: Volition.
#[must_use]
pub fn flame(n: impl std::fmt::Display, x: f32, y: f32, r: f32, id: &str) -> String {
    plate(FLAME, palette::VOLITION, x, y, r, id) + &number(n, WHITE, x, y + r * 0.22, r * 1.2)
}

/// A shield of the faction's colour: Strength.
#[must_use]
pub fn strength(n: impl std::fmt::Display, ink: Rgb, main: Rgb, x: f32, y: f32, r: f32) -> String {
    const SHIELD: &str = "M0,-10 L8.6,-7.4 C9.6,-0.6 7.4,6.4 0,10.6 C-7.4,6.4 -9.6,-0.6 -8.6,-7.4Z";
    plate(SHIELD, main, x, y, r, "strength") + &number(n, ink, x, y - r * 0.04, r * 1.32)
}

/// A tower: Structure.
#[must_use]
pub fn structure(n: impl std::fmt::Display, ink: Rgb, x: f32, y: f32, r: f32) -> String {
    const TOWER: &str =
        "M-9,-10 H-5 V-7 H-2 V-10 H2 V-7 H5 V-10 H9 V-3 L7.4,-1 V10 H-7.4 V-1 L-9,-3Z";
    plate(TOWER, palette::STONE, x, y, r, "structure") + &number(n, ink, x, y + r * 0.16, r * 1.08)
}

/// Stones one over the other: how many Enhancements a Sanctuary bears.
fn limit(n: u8, x: f32, y: f32, r: f32) -> String {
    const STONES: &str = "M-9,3 H9 V10 H-9Z M-7,-4 H7 V3 H-7Z M-5,-10.6 H5 V-4 H-5Z";
    plate(STONES, palette::BRASS, x, y, r, "limit") + &number(n, WHITE, x, y + r * 0.1, r * 1.1)
}

/// A cog: how many turns a Technology lasts.
fn cog(n: u8, x: f32, y: f32, r: f32) -> String {
    const COG: &str = "M-2,-10.6 H2 L2.8,-7.8 L5.4,-6.7 L8,-8 L10,-4.6 L7.8,-2.6 L7.8,2.6 L10,4.6 L8,8 L5.4,6.7 L2.8,7.8 L2,10.6 H-2 L-2.8,7.8 L-5.4,6.7 L-8,8 L-10,4.6 L-7.8,2.6 L-7.8,-2.6 L-10,-4.6 L-8,-8 L-5.4,-6.7 L-2.8,-7.8Z";
    plate(COG, palette::BRASS.turn(20.0), x, y, r, "cog") + &number(n, WHITE, x, y, r * 1.1)
}

/// One pip a point of durability, to the right of `x`.
fn pips(n: u8, x: f32, y: f32, r: f32) -> String {
    let mut svg = String::new();
    for k in 0..n.min(8) {
        let _ = write!(
            svg,
            r##"<circle cx="{}" cy="{y}" r="{r}" fill="{}" stroke="#0c0705" stroke-width="1"/>"##,
            x + r + f32::from(k) * r * 2.6,
            palette::BRASS.tone(0.78, 1.0).hex()
        );
    }
    svg
}

/// The middle of the flame with the cost, and its radius.
const fn cost_place(m: &Measure) -> (f32, f32, f32) {
    let r = m.top * 0.56;
    (m.edge + r * 0.82, m.edge + m.top * 0.52, r)
}

/// The cost, at the left: in a fan the right side of a card is covered.
pub(super) fn cost(card: &Card, m: &Measure) -> String {
    if card.kind == CardKind::Sanctuary {
        return String::new();
    }
    let (x, y, r) = cost_place(m);
    flame(card.cost, x, y, r, "cost")
}

/// Where the name begins.
pub(super) fn name_left(card: &Card, m: &Measure) -> f32 {
    if card.kind == CardKind::Sanctuary {
        return m.edge + 8.0;
    }
    let (x, _, r) = cost_place(m);
    x + r + 5.0
}

/// The numbers at the foot of the large faces.
pub(super) fn foot(card: &Card, m: &Measure, main: Rgb) -> String {
    if !has_foot(card) {
        return String::new();
    }
    let r = m.stats * 0.46;
    let y = m.h - m.edge - m.stats * 0.45;
    let first = m.edge + r + 1.0;
    let step = r * 2.5;
    match card.kind {
        CardKind::Character => strength(card.strength, WHITE, main, first, y, r * 1.06),
        CardKind::Sanctuary => {
            structure(card.structure, WHITE, first, y, r)
                + &flame(card.volition, m.w * 0.5, y, r, "yield")
                + &limit(card.limit, m.w - first, y, r)
        }
        CardKind::Enhancement => {
            structure(signed(card.structure), WHITE, first, y, r)
                + &flame(signed(card.volition), first + step, y, r, "yield")
        }
        CardKind::Technology => {
            cog(card.durability, first, y, r)
                + &pips(card.durability, first + r * 1.4, y, m.stats * 0.12)
        }
        CardKind::Manipulation => String::new(),
    }
}

fn signed(n: i32) -> String {
    if n > 0 {
        format!("+{n}")
    } else {
        n.to_string()
    }
}

/// The numbers on the small faces, at the lower left: what the table does not show beside the card.
pub(super) fn small(card: &Card, m: &Measure, main: Rgb) -> String {
    let r = m.w * 0.135;
    let (x, y) = (m.edge + r + 1.0, m.h - m.edge - r - 1.0);
    match card.kind {
        CardKind::Character => strength(card.strength, WHITE, main, x, y, r * 1.2),
        CardKind::Enhancement => {
            structure(signed(card.structure), WHITE, x, y, r)
                + &flame(signed(card.volition), x + r * 2.3, y, r, "yield")
        }
        CardKind::Manipulation => flame(card.cost, x, y, r, "cost"),
        CardKind::Sanctuary | CardKind::Technology => String::new(),
    }
}
