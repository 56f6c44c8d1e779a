//! Stars, clouds, birds, rain, snow, embers, mist, and what grows at the very front.

use std::fmt::Write;

use super::sky_colours::SkyColours;
use crate::desktop::art::dice::Dice;

/// The things in the air behind the hills.
pub fn behind(ramp: &SkyColours, w: f32, horizon: f32, dice: &mut Dice) -> String {
    if ramp.night {
        return stars(ramp, w, horizon, dice);
    }
    match dice.below(5) {
        0 | 1 => clouds(ramp, w, horizon, dice),
        2 => birds(ramp, w, dice),
        3 => clouds(ramp, w, horizon, dice) + &birds(ramp, w, dice),
        _ => String::new(),
    }
}

fn stars(ramp: &SkyColours, w: f32, horizon: f32, dice: &mut Dice) -> String {
    let mut svg = format!(r##"<g fill="{}">"##, ramp.sun.hex());
    for _ in 0..26 {
        let (x, y) = (dice.between(0.0, w), dice.between(0.0, horizon * 0.85));
        let r = dice.pick(&[0.5, 0.5, 0.7, 1.0]);
        let _ = write!(svg, r##"<circle cx="{x:.1}" cy="{y:.1}" r="{r}"/>"##);
    }
    svg + "</g>"
}

fn clouds(ramp: &SkyColours, w: f32, horizon: f32, dice: &mut Dice) -> String {
    let mut svg = format!(r##"<g fill="{}" fill-opacity="0.5">"##, ramp.sun.hex());
    for _ in 0..2 + dice.below(3) {
        let (x, y) = (dice.between(0.0, w), dice.between(12.0, horizon * 0.6));
        let long = dice.between(26.0, 60.0);
        let _ = write!(
            svg,
            r##"<rect x="{:.1}" y="{y:.1}" width="{long:.1}" height="4.4" rx="2.2"/><rect x="{:.1}" y="{:.1}" width="{:.1}" height="4.4" rx="2.2"/>"##,
            x - long * 0.5,
            x - long * 0.3,
            y - 3.6,
            long * 0.55,
        );
    }
    svg + "</g>"
}

fn birds(ramp: &SkyColours, w: f32, dice: &mut Dice) -> String {
    let (x, y) = (dice.between(w * 0.1, w * 0.8), dice.between(18.0, 46.0));
    let mut svg = format!(
        r##"<g fill="none" stroke="{}" stroke-width="1.3" stroke-linecap="round" stroke-opacity="0.8">"##,
        ramp.near.hex()
    );
    for _ in 0..3 + dice.below(4) {
        let (x, y) = (x + dice.between(-24.0, 24.0), y + dice.between(-12.0, 12.0));
        let s = dice.between(2.4, 4.4);
        let _ = write!(
            svg,
            r##"<path d="M{:.1},{:.1} q{s:.1},-{:.1} {s:.1},0.6 q0.4,-{:.1} {s:.1},-0.6"/>"##,
            x,
            y,
            s * 0.8,
            s * 0.9
        );
    }
    svg + "</g>"
}

/// The things in the air in front of the emblem.
pub fn front(ramp: &SkyColours, w: f32, h: f32, dice: &mut Dice) -> String {
    let mut svg = match dice.below(9) {
        0 => rain(ramp, w, h, dice),
        1 => flakes(ramp, w, h, dice, 1.1),
        2 => flakes(ramp, w, h, dice, 0.8),
        3 | 4 => mist(ramp, w, h, dice),
        _ => String::new(),
    };
    svg += &grass(ramp, w, h, dice);
    svg
}

fn rain(ramp: &SkyColours, w: f32, h: f32, dice: &mut Dice) -> String {
    let mut path = String::new();
    for _ in 0..34 {
        let (x, y) = (dice.between(-10.0, w), dice.between(-10.0, h));
        let long = dice.between(7.0, 15.0);
        let _ = write!(path, "M{x:.1},{y:.1} l{:.1},{long:.1} ", long * -0.32);
    }
    format!(
        r##"<path d="{path}" fill="none" stroke="{}" stroke-opacity="0.42" stroke-width="0.9"/>"##,
        ramp.rim.hex()
    )
}

fn flakes(ramp: &SkyColours, w: f32, h: f32, dice: &mut Dice, size: f32) -> String {
    let mut svg = format!(r##"<g fill="{}" fill-opacity="0.85">"##, ramp.glow.hex());
    for _ in 0..26 {
        let (x, y) = (dice.between(0.0, w), dice.between(0.0, h));
        let r = size * dice.between(0.5, 1.4);
        let _ = write!(svg, r##"<circle cx="{x:.1}" cy="{y:.1}" r="{r:.2}"/>"##);
    }
    svg + "</g>"
}

fn mist(ramp: &SkyColours, w: f32, h: f32, dice: &mut Dice) -> String {
    let mut svg = format!(r##"<g fill="{}" fill-opacity="0.13">"##, ramp.low.hex());
    for n in 0..3 {
        let x = dice.between(-30.0, w * 0.6);
        let y = h - 40.0 + 10.0 * n as f32;
        let _ = write!(
            svg,
            r##"<ellipse cx="{:.1}" cy="{y:.1}" rx="{:.1}" ry="6"/>"##,
            x + w * 0.3,
            w * dice.between(0.3, 0.5)
        );
    }
    svg + "</g>"
}

fn grass(ramp: &SkyColours, w: f32, h: f32, dice: &mut Dice) -> String {
    let left = dice.chance(0.5);
    let mut path = String::new();
    for _ in 0..7 + dice.below(8) {
        let at = dice.between(0.0, w * 0.26);
        let x = if left { at } else { w - at };
        let tall = dice.between(10.0, 30.0) * (1.0 - at / (w * 0.3));
        let lean = dice.between(-5.0, 5.0);
        let _ = write!(
            path,
            "M{:.1},{h} q{:.1},{:.1} {:.1},{:.1} q{:.1},{:.1} {:.1},{:.1}Z",
            x - 1.6,
            lean * 0.2,
            -tall * 0.6,
            lean + 1.6,
            -tall - 6.0,
            -lean * 0.4 + 1.0,
            tall * 0.5,
            1.6 - lean,
            tall + 6.0,
        );
    }
    format!(r##"<path d="{path}" fill="{}"/>"##, ramp.ink.hex())
}
