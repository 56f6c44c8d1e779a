//! The ground of a Territory: flagstones on which the light of stained windows falls, and the front of the building
//! whose Sanctuary stands there.

use std::fmt::Write;

use crate::desktop::art::dice::Dice;
use crate::desktop::art::palette::{self, BRASS, Palette, Rgb, STONE};

/// Width and height.
pub const SIZE: (f32, f32) = (828.0, 208.0);
/// Rows of flagstones, and how long one is at most.
const ROWS: usize = 4;
const LONG: f32 = 118.0;
/// Where the windows' light falls, from its left foot.
const LIGHTS: [f32; 4] = [250.0, 396.0, 542.0, 688.0];
/// Where the building ends and the field begins.
const FIELD: f32 = 206.0;

/// The drawing in the colour of a faction. The near one stands upright, the far one lies mirrored.
#[must_use]
pub fn svg(colour: Rgb, near: bool) -> String {
    ground(colour, near, palette::now() == Palette::Contrast)
}

/// The same; a plain one has nothing on it from which cards would have to stand out.
fn ground(colour: Rgb, near: bool, plain: bool) -> String {
    let (w, h) = SIZE;
    let stone = STONE.mix(colour, 0.3);
    let edge = BRASS.mix(colour, 0.35);
    let (lit, dark) = if plain {
        (stone.tone(0.12, 0.6), stone.tone(0.09, 0.6))
    } else {
        (stone.tone(0.3, 0.75), stone.tone(0.2, 0.8))
    };
    let flip = if near {
        String::new()
    } else {
        format!(r#"transform="translate(0,{h}) scale(1,-1)""#)
    };
    let mut svg = format!(
        r##"<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient><clipPath id="c"><rect x="0.8" y="0.8" width="{rw}" height="{rh}" rx="14"/></clipPath><g {flip}><g clip-path="url(#c)"><rect width="{w}" height="{h}" fill="url(#g)"/>"##,
        lit.hex(),
        dark.hex(),
        rw = w - 1.6,
        rh = h - 1.6,
    );
    if !plain {
        svg += &flags(stone, near);
        svg += &lights(colour);
    }
    svg += &building(edge);
    let _ = write!(
        svg,
        r##"</g><path d="M{FIELD},14 V194" stroke="{}" stroke-opacity="0.5" stroke-width="1.4" stroke-dasharray="2 5"/><rect x="0.8" y="0.8" width="{rw}" height="{rh}" rx="14" fill="none" stroke="{}" stroke-opacity="0.8" stroke-width="1.6"/></g>"##,
        edge.hex(),
        edge.tone(if plain { 0.85 } else { 0.5 }, 0.7).hex(),
        rw = w - 1.6,
        rh = h - 1.6,
    );
    svg
}

/// Courses of stone, each flag a little lighter or darker than the next.
fn flags(stone: Rgb, near: bool) -> String {
    let (w, h) = SIZE;
    let high = h / ROWS as f32;
    let mut dice = Dice::new("flags", u64::from(near));
    let mut svg = String::new();
    for row in 0..ROWS {
        let y = row as f32 * high;
        let mut x = -dice.between(0.0, LONG * 0.6);
        while x < w {
            let long = dice.between(LONG * 0.62, LONG);
            let (shade, part) = if dice.chance(0.5) {
                ("#fff", dice.between(0.0, 0.035))
            } else {
                ("#000", dice.between(0.0, 0.13))
            };
            let _ = write!(
                svg,
                r##"<rect x="{x:.1}" y="{y}" width="{long:.1}" height="{high}" fill="{shade}" fill-opacity="{part:.3}"/><path d="M{x:.1},{y} v{high} M{x:.1},{y} h{long:.1}" stroke="#0c0806" stroke-opacity="0.34" stroke-width="1.5"/><path d="M{0:.1},{1} h{2:.1}" stroke="{3}" stroke-opacity="0.22" stroke-width="1"/>"##,
                x + 1.5,
                y + 1.6,
                long - 3.0,
                stone.tone(0.52, 0.7).hex(),
            );
            x += long;
        }
    }
    svg
}

/// Pointed patches of coloured light, leaning as the sun stands, with the shadow of the lead between their panes.
fn lights(colour: Rgb) -> String {
    let panes = [
        colour.tone(0.62, 1.0),
        colour.turn(38.0).tone(0.66, 0.9),
        colour.turn(-34.0).tone(0.58, 0.95),
    ];
    let mut svg = format!(
        r##"<pattern id="p" width="34" height="44" patternUnits="userSpaceOnUse"><rect width="34" height="44" fill="{0}"/><path d="M17,0 L34,22 L17,44 L0,22Z" fill="{1}"/><path d="M17,11 L25.5,22 L17,33 L8.5,22Z" fill="{2}"/><path d="M17,0 L34,22 L17,44 L0,22Z" fill="none" stroke="#0c0806" stroke-opacity="0.55" stroke-width="1.6"/></pattern><linearGradient id="m" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0.25"/></linearGradient><mask id="f" maskUnits="userSpaceOnUse" x="0" y="0" width="{w}" height="{h}"><rect width="{w}" height="{h}" fill="url(#m)"/></mask><g mask="url(#f)" opacity="0.2">"##,
        panes[0].hex(),
        panes[1].hex(),
        panes[2].hex(),
        w = SIZE.0,
        h = SIZE.1,
    );
    for x in LIGHTS {
        let _ = write!(
            svg,
            r##"<g transform="translate({x},0) skewX(-14)"><path d="M52,204 V92 Q52,40 96,14 Q140,40 140,92 V204Z" fill="url(#p)"/></g>"##
        );
    }
    svg + "</g>"
}

/// Steps, columns and roof of the building behind the Sanctuary.
fn building(edge: Rgb) -> String {
    let mut svg = format!(
        r##"<g fill="{}" fill-opacity="0.62"><path d="M4,150 H104 V143 H4Z M12,143 V32 H96 V143Z M4,32 L54,4 L104,32Z"/>"##,
        edge.tone(0.34, 0.6).hex()
    );
    for column in 0..4 {
        let x = 16.0 + column as f32 * 22.0;
        let _ = write!(svg, r##"<path d="M{x},42 h10 v98 h-10Z"/>"##);
    }
    svg + "</g>"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_faction_has_ground_of_its_own_that_is_a_drawing() {
        let (one, other) = (Rgb(0x5b, 0x6f, 0xc8), Rgb(0xe0, 0x6c, 0x2f));
        assert_ne!(svg(one, true), svg(other, true));
        assert_ne!(svg(one, true), svg(one, false));
        let whole = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 828 208">{}</svg>"#,
            svg(one, false)
        );
        let options = resvg::usvg::Options::default();
        assert!(resvg::usvg::Tree::from_str(&whole, &options).is_ok());
    }

    #[test]
    fn the_light_of_every_window_falls_on_it_unless_it_is_plain() {
        let colour = Rgb(0x5b, 0x6f, 0xc8);
        let lit = |plain| {
            let svg = ground(colour, true, plain);
            svg.matches("url(#p)").count()
        };
        assert_eq!((lit(false), lit(true)), (LIGHTS.len(), 0));
        let floor = |plain| ground(colour, true, plain).len() - building(colour).len();
        assert!(floor(true) < floor(false) / 4, "no flags either");
    }
}
