//! Sky with sun, moon, ringed planet or eclipse.

use std::fmt::Write;

use super::sky_colours::SkyColours;
use crate::desktop::art::dice::Dice;

/// The sky with its light; `sun` is centre and radius.
pub fn draw(
    ramp: &SkyColours,
    w: f32,
    h: f32,
    sun: (f32, f32, f32),
    key: &str,
    dice: &mut Dice,
) -> String {
    let (x, y, r) = sun;
    let mut svg = format!(
        r##"<linearGradient id="{key}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{}"/><stop offset="0.72" stop-color="{}"/></linearGradient><rect width="{w}" height="{h}" fill="url(#{key}-sky)"/>"##,
        ramp.sky.hex(),
        ramp.low.hex(),
    );
    let _ = write!(
        svg,
        r##"<radialGradient id="{key}-glow"><stop offset="0" stop-color="{0}" stop-opacity="0.75"/><stop offset="1" stop-color="{0}" stop-opacity="0"/></radialGradient><circle cx="{x}" cy="{y}" r="{1}" fill="url(#{key}-glow)"/>"##,
        ramp.sun.hex(),
        r * 2.5,
    );
    if dice.chance(0.2) {
        svg += &rays(ramp, x, y, dice);
    }
    let disc = format!(
        r##"<circle cx="{x}" cy="{y}" r="{r}" fill="{}"/>"##,
        ramp.sun.hex()
    );
    match (ramp.night, dice.below(6)) {
        // A crescent.
        (true, 0..=2) if r < 32.0 => {
            let _ = write!(
                svg,
                r##"<path d="M{0},{1} A{r},{r} 0 1 0 {2},{3} A{4},{4} 0 1 1 {0},{1}Z" fill="{5}"/>"##,
                x + r * 0.2,
                y - r * 0.98,
                x + r * 0.98,
                y + r * 0.2,
                r * 0.82,
                ramp.sun.hex()
            );
        }
        // A planet with a ring.
        (_, 0) => {
            svg += &disc;
            let _ = write!(
                svg,
                r##"<ellipse cx="{x}" cy="{y}" rx="{}" ry="{}" transform="rotate(-18 {x} {y})" fill="none" stroke="{}" stroke-opacity="0.8" stroke-width="2.4"/>"##,
                r * 1.7,
                r * 0.36,
                ramp.sun.hex()
            );
        }
        // An eclipse.
        (false, 1) => {
            svg += &disc;
            let _ = write!(
                svg,
                r##"<circle cx="{x}" cy="{y}" r="{}" fill="{}"/>"##,
                r * 0.86,
                ramp.sky.mix(ramp.sun, 0.35).hex()
            );
        }
        // A second, smaller one.
        (_, 2) => {
            svg += &disc;
            let _ = write!(
                svg,
                r##"<circle cx="{}" cy="{}" r="{}" fill="{}" fill-opacity="0.85"/>"##,
                x + r * 1.5,
                y - r * 0.8,
                r * 0.32,
                ramp.sun.hex()
            );
        }
        _ => svg += &disc,
    }
    svg
}

fn rays(ramp: &SkyColours, x: f32, y: f32, dice: &mut Dice) -> String {
    let turn = dice.between(0.0, 20.0);
    let mut svg = format!(
        r##"<g fill="{}" fill-opacity="0.13" transform="translate({x},{y}) rotate({turn})">"##,
        ramp.sun.hex()
    );
    for n in 0..9 {
        let _ = write!(
            svg,
            r##"<path d="M0,0 L300,-22 L300,22Z" transform="rotate({})"/>"##,
            n * 40
        );
    }
    svg + "</g>"
}
