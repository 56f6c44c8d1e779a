//! Numbers and signs of Souls: hit points, evasion, attack, soul value, how an item is used.

use std::fmt::Write;

use super::has_foot;
use crate::desktop::art::card::Measure;
use crate::desktop::art::fonts::Style;
use crate::desktop::art::palette::{self, Rgb};
use crate::games::souls::content::{Ability, Card};

/// Height of the foot with the numbers on a face 250 wide.
pub const FOOT: f32 = 44.0;

/// A number as printed.
pub const WHITE: Rgb = Rgb(0xff, 0xff, 0xff);

/// A number in the middle of `x`, its foot a third of its size below `y`.
pub fn number(n: impl std::fmt::Display, ink: Rgb, x: f32, y: f32, size: f32) -> String {
    format!(
        r##"<text x="{x}" y="{}" text-anchor="middle" {} font-size="{size}" fill="{}" stroke="#120906" stroke-width="{}" stroke-opacity="0.8" stroke-linejoin="round" paint-order="stroke">{n}</text>"##,
        y + size * 0.355,
        Style::Bold.svg(),
        ink.hex(),
        size * 0.15,
    )
}

/// A shape in a box from -10 to 10 round `x`, `y`, dark rimmed and lit from above.
fn plate(d: &str, colour: Rgb, x: f32, y: f32, r: f32) -> String {
    format!(
        r##"<g transform="translate({x},{y}) scale({})" stroke-linejoin="round"><path d="{d}" fill="none" stroke="#120906" stroke-width="3.4"/><path d="{d}" fill="{}" stroke="{}" stroke-width="1.5"/></g>"##,
        r * 0.1,
        colour.tone(0.42, 1.0).hex(),
        colour.tone(0.72, 1.0).hex(),
    )
}

/// A heart with a number: hit points.
#[must_use]
pub fn heart(n: impl std::fmt::Display, ink: Rgb, x: f32, y: f32, r: f32) -> String {
    const HEART: &str = "M0,10.4 C-4,6.6 -11,2.4 -10.6,-3.6 C-10.2,-9.6 -3,-11 0,-5.4 C3,-11 10.2,-9.6 10.6,-3.6 C11,2.4 4,6.6 0,10.4Z";
    plate(HEART, palette::heart(), x, y, r) + &number(n, ink, x, y - r * 0.06, r * 1.2)
}

/// A die with the number that an attack roll must reach.
#[must_use]
pub fn evasion(n: impl std::fmt::Display, ink: Rgb, x: f32, y: f32, r: f32) -> String {
    const DIE: &str = "M-7,-9.6 H7 C8.6,-9.6 9.6,-8.6 9.6,-7 V7 C9.6,8.6 8.6,9.6 7,9.6 H-7 C-8.6,9.6 -9.6,8.6 -9.6,7 V-7 C-9.6,-8.6 -8.6,-9.6 -7,-9.6Z";
    let text = format!("{n}+");
    plate(DIE, Rgb(0xd9, 0xcf, 0xb8), x, y, r) + &number(text, ink, x, y, r * 1.06)
}

/// A blade with the damage it deals.
#[must_use]
pub fn attack(n: impl std::fmt::Display, ink: Rgb, x: f32, y: f32, r: f32) -> String {
    const BLADE: &str =
        "M0,-12 C5,-7 7,-2 6,4 L10,5 V8 L3,8 V12 H-3 V8 L-10,8 V5 L-6,4 C-7,-2 -5,-7 0,-12Z";
    plate(BLADE, Rgb(0x8d, 0x9b, 0xa6), x, y, r) + &number(n, ink, x, y + r * 0.02, r * 1.14)
}

/// A small jar with a light in it.
#[must_use]
pub fn jar(x: f32, y: f32, r: f32) -> String {
    format!(
        r##"<g transform="translate({x},{y}) scale({})"><path d="M-5,-7 C-8,-4 -8,0 -8,2 V8 C-8,10 -6,11 -4,11 H4 C6,11 8,10 8,8 V2 C8,0 8,-4 5,-7Z" fill="#10262c" stroke="#0c0705" stroke-width="3"/><path d="M-5,-7 C-8,-4 -8,0 -8,2 V8 C-8,10 -6,11 -4,11 H4 C6,11 8,10 8,8 V2 C8,0 8,-4 5,-7Z" fill="#17343b" stroke="{1}" stroke-width="1.4"/><path d="M0,-4 C4,0 5,3 3.6,6.6 C2,9.4 -2,9.4 -3.6,6.6 C-5,3 -2.6,0 0,-4Z" fill="{1}"/><path d="M0,1 C1.6,3 2,4.4 1.4,6 C0.6,7.2 -0.6,7.2 -1.4,6 C-2,4.4 -1,3 0,1Z" fill="#f4ffff"/><rect x="-5.4" y="-11" width="10.8" height="4" rx="1" fill="#b08a55" stroke="#0c0705" stroke-width="1"/></g>"##,
        r * 0.1,
        palette::SOUL.hex()
    )
}

/// The souls that a card is worth, below the right end of its name.
pub(super) fn souls(card: &Card, m: &Measure, top: f32) -> String {
    let r = m.w * 0.062;
    let mut svg = String::new();
    for n in 0..card.souls.min(3) {
        let x = m.w - m.edge - 6.0 - r - f32::from(n) * r * 1.9;
        svg += &jar(x, top + 4.0 + r * 1.1, r);
    }
    svg
}

/// The turned arrow: used by deactivating.
#[must_use]
pub fn tap(x: f32, y: f32, r: f32) -> String {
    format!(
        r##"<g transform="translate({x},{y}) scale({})"><circle r="10" fill="#241509" stroke="{1}" stroke-width="1.6"/><path d="M-5,1.6 A5.2,5.2 0 1 1 2.2,4.8" fill="none" stroke="{1}" stroke-width="2.4" stroke-linecap="round"/><path d="M-8.4,0.6 L-4.6,5.6 L-1.6,0Z" fill="{1}"/></g>"##,
        r * 0.1,
        palette::FLAME.tone(0.84, 1.0).hex()
    )
}

/// A penny sign: used by paying.
#[must_use]
pub fn price(x: f32, y: f32, r: f32) -> String {
    crate::games::souls::desktop::art::picture::penny(x, y, r)
}

/// The ways to use its abilities: by the tap sign, by paying.
fn ways(card: &Card) -> (bool, bool) {
    let mut ways = (false, false);
    for ability in &card.abilities {
        if let Ability::Activated { tap, .. } = ability {
            ways.0 |= *tap;
            ways.1 |= !*tap;
        }
    }
    ways
}

/// How much of the name's strip the signs take.
pub(super) fn way_width(card: &Card, m: &Measure) -> f32 {
    let (tap, pay) = ways(card);
    f32::from(u8::from(tap) + u8::from(pay)) * m.top * 0.78
}

/// The signs at the right end of the name's strip.
pub(super) fn way(card: &Card, m: &Measure) -> String {
    let (taps, pays) = ways(card);
    let (r, y) = (m.top * 0.33, m.edge + m.top * 0.5);
    let mut x = m.w - m.edge - 4.0 - r;
    let mut svg = String::new();
    if pays {
        svg += &price(x, y, r);
        x -= m.top * 0.78;
    }
    if taps {
        svg += &tap(x, y, r);
    }
    svg
}

/// The stat box at the foot of the large faces.
pub(super) fn foot(card: &Card, m: &Measure) -> String {
    let Some(hp) = card.hp.filter(|_| has_foot(card)) else {
        return String::new();
    };
    let r = m.stats * 0.42;
    let y = m.h - m.edge - m.stats * 0.47;
    let mut x = m.edge + r + 5.0;
    let mut svg = String::new();
    let _ = write!(
        svg,
        r##"<path d="M{},{} H{}" stroke="#fff" stroke-opacity="0.14"/>"##,
        m.edge + 6.0,
        m.h - m.edge - m.stats,
        m.w - m.edge - 6.0
    );
    svg += &heart(hp, WHITE, x, y, r);
    if card.evasion > 0 {
        x += r * 2.5;
        svg += &evasion(card.evasion, WHITE, x, y, r * 0.96);
    }
    x += r * 2.5;
    svg + &attack(card.attack, WHITE, x, y, r)
}
