//! A glyph for each energy, so that colour is never the only sign.

use crate::games::biomes::content::{Cost, ENERGIES, Energy};
use crate::games::biomes::desktop::art::energy::colour as energy_colour;

/// The sign as an SVG path in a box from -10 to 10.
#[must_use]
pub const fn path(energy: Energy) -> &'static str {
    match energy {
        // A four-pointed star.
        Energy::Light => {
            "M0,-9 C0.8,-3 3,-0.8 9,0 C3,0.8 0.8,3 0,9 C-0.8,3 -3,0.8 -9,0 C-3,-0.8 -0.8,-3 0,-9Z"
        }
        // A bolt.
        Energy::Storm => "M2.5,-9 L-6,1.5 L-0.8,1.5 L-2.5,9 L6,-2.5 L0.8,-2.5Z",
        // A crescent.
        Energy::Dark => "M3.5,-8.3 A9,9 0 1 0 8.3,4 A7,7 0 1 1 3.5,-8.3Z",
        // A flame.
        Energy::Chaos => {
            "M0.5,-9.5 C1.5,-5 7,-3 6.5,3 C6.2,6.8 3.2,9 0,9 C-3.6,9 -6.6,6.5 -6.5,2.8 C-6.4,0 -4.6,-1.4 -4.2,-4 C-2.4,-2.8 -2,-1.4 -2,0 C0.6,-2 1.2,-5.5 0.5,-9.5Z"
        }
        // A leaf with its vein.
        Energy::Growth => {
            "M8,-8 C8.5,1 4.5,7.5 -3.5,6.3 L2.8,-2.4 L-5.2,5 C-8.6,-2 -2.8,-8.6 8,-8Z M-5.2,5 L-8.5,8.8 L-7.4,9.6 L-3.5,6.3Z"
        }
        // A hollow diamond.
        Energy::Void => "M0,-9 L7.5,0 L0,9 L-7.5,0Z M0,-4.8 L-4,0 L0,4.8 L4,0Z",
    }
}

/// A round gem with the energy's sign, or with a number (void costs, stores).
#[must_use]
pub fn gem(energy: Energy, label: Option<&str>, x: f32, y: f32, r: f32) -> String {
    let colour = energy_colour(energy);
    let (light, dark) = (colour.tone(0.8, 0.9), colour.tone(0.36, 0.9));
    let id = energy.name();
    let mut svg = format!(
        r##"<radialGradient id="gem-{id}" cx="0.38" cy="0.3" r="0.8"><stop offset="0" stop-color="{}"/><stop offset="0.45" stop-color="{}"/><stop offset="1" stop-color="{}"/></radialGradient><circle cx="{x}" cy="{y}" r="{r}" fill="url(#gem-{id})" stroke="#05080b" stroke-opacity="0.75" stroke-width="{}"/>"##,
        light.hex(),
        colour.hex(),
        dark.hex(),
        r * 0.14,
    );
    svg += &match label {
        Some(label) => format!(
            r##"<text x="{x}" y="{}" text-anchor="middle" font-family="Cabin" font-weight="700" font-size="{}" fill="#fff" stroke="#05080b" stroke-width="{}" stroke-opacity="0.55" paint-order="stroke">{label}</text>"##,
            y + r * 0.48,
            r * 1.4,
            r * 0.16,
        ),
        None => format!(
            r##"<path transform="translate({x},{y}) scale({})" d="{}" fill="#fff" fill-opacity="0.94" fill-rule="evenodd" stroke="#05080b" stroke-opacity="0.5" stroke-width="1.4" paint-order="stroke"/>"##,
            r * 0.066,
            path(energy),
        ),
    };
    svg
}

/// One gem as a document of its own.
#[must_use]
pub fn document(energy: Energy) -> String {
    let gem = gem(energy, None, 12.0, 12.0, 11.0);
    format!(r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{gem}</svg>"##)
}

/// The gems of a cost, void first.
fn gems(cost: &Cost) -> Vec<(Energy, Option<String>)> {
    let mut gems = Vec::new();
    if cost.x {
        gems.push((Energy::Void, Some("X".to_owned())));
    }
    if cost.void > 0 {
        gems.push((Energy::Void, Some(cost.void.to_string())));
    }
    let symbols = cost.symbols();
    for energy in ENERGIES {
        let n = symbols[energy.index()];
        if energy == Energy::Void || n == 0 {
            continue;
        }
        if n > 3 {
            gems.push((energy, Some(n.to_string())));
        } else {
            gems.extend((0..n).map(|_| (energy, None)));
        }
    }
    if gems.is_empty() {
        gems.push((Energy::Void, Some("0".to_owned())));
    }
    gems
}

/// How many gems a cost is.
#[must_use]
pub fn count(cost: &Cost) -> usize {
    gems(cost).len()
}

/// The gems of a cost, right-aligned at `right`; and how wide they are.
#[must_use]
pub fn cost(cost: &Cost, right: f32, y: f32, r: f32) -> (String, f32) {
    let (gems, step) = (gems(cost), r * 2.12);
    let mut svg = String::new();
    for (n, (energy, label)) in gems.iter().rev().enumerate() {
        let x = right - r - step * n as f32;
        svg += &gem(*energy, label.as_deref(), x, y, r);
    }
    (svg, step * gems.len() as f32)
}

/// The gems of a cost one below the other, the first at `x`, `y`.
#[must_use]
pub fn column(cost: &Cost, x: f32, y: f32, r: f32) -> String {
    let one = |(n, (energy, label)): (usize, &(Energy, Option<String>))| {
        gem(*energy, label.as_deref(), x, y + r * 2.12 * n as f32, r)
    };
    gems(cost).iter().enumerate().map(one).collect()
}
