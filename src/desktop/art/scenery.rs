//! Backgrounds: the table, and the backdrop of the title.

use std::fmt::Write;

use super::dice::Dice;
use super::palette::{self, Rgb};
use super::ridge::{self, Land};

/// The table under everything: lit from the middle.
#[must_use]
pub fn ground() -> String {
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180"><radialGradient id="g" cx="0.5" cy="0.45" r="0.72"><stop offset="0" stop-color="{}"/><stop offset="0.55" stop-color="{}"/><stop offset="1" stop-color="{}"/></radialGradient><rect width="320" height="180" fill="url(#g)"/></svg>"##,
        palette::ground_lit().hex(),
        palette::ground_lit().mix(palette::ground(), 0.6).hex(),
        palette::ground().hex(),
    )
}

/// The backdrop of the title: one land behind the other under a low sun, 1280 by 720.
#[must_use]
pub fn title() -> String {
    let (w, h) = (480.0, 270.0);
    let mut dice = Dice::new("fourfold", 4);
    let (deep, glow) = (Rgb(0x1d, 0x3f, 0x5c), Rgb(0xf0, 0x9a, 0x5e));
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}"><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b1a28"/><stop offset="0.4" stop-color="{}"/><stop offset="0.62" stop-color="{}"/></linearGradient><rect width="{w}" height="{h}" fill="url(#s)"/><radialGradient id="g"><stop offset="0" stop-color="#ffe2b4" stop-opacity="0.85"/><stop offset="0.3" stop-color="#ffd09a" stop-opacity="0.42"/><stop offset="0.6" stop-color="#ffc48a" stop-opacity="0.13"/><stop offset="1" stop-color="#ffc48a" stop-opacity="0"/></radialGradient><circle cx="338" cy="138" r="190" fill="url(#g)"/><circle cx="338" cy="138" r="34" fill="#fff0d2"/><g fill="#e6f0f5">"##,
        deep.hex(),
        glow.hex()
    );
    for _ in 0..80 {
        let (x, y) = (dice.between(0.0, w), dice.between(0.0, 100.0));
        let r = dice.pick(&[0.3, 0.3, 0.45, 0.65]);
        let _ = write!(
            svg,
            r##"<circle cx="{x:.1}" cy="{y:.1}" r="{r}" fill-opacity="0.7"/>"##
        );
    }
    svg += "</g>";
    let rows = [
        (Land::Peaks, 1, 150.0, 34.0, 0.55),
        (Land::Mesas, 3, 172.0, 24.0, 0.44),
        (Land::Skyline, 2, 196.0, 26.0, 0.34),
        (Land::Dunes, 0, 216.0, 18.0, 0.26),
        (Land::Firs, 4, 246.0, 22.0, 0.17),
    ];
    for (n, (land, colour, y, high, light)) in rows.into_iter().enumerate() {
        let tint = palette::energies()[colour].mix(deep, 0.35);
        let line = ridge::line(land, w, y, high, &mut dice);
        let foot = tint.mix(glow, 0.18).tone(light * 1.05, 0.8);
        svg += &ridge::fill(&line, w, h, tint.tone(light, 0.85), foot, "title", n);
    }
    svg + "</svg>"
}
