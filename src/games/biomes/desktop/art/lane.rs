//! Biomes as landscapes: lanes on the table, and their cracks when lost.

use std::fmt::Write;

use crate::desktop::art::cracks;
use crate::desktop::art::dice::Dice;
use crate::desktop::art::palette::Rgb;
use crate::desktop::art::ridge::{self, Land};
use crate::desktop::art::text_layout::escape;
use crate::games::biomes::content::BiomeType;

/// Size of a lane.
pub const LANE: (f32, f32) = (268.0, 274.0);
/// Size of a biome in the picture of a match's end.
pub const VISTA: (f32, f32) = (384.0, 226.0);

/// The colour of a biome type.
#[must_use]
pub const fn colour(kind: BiomeType) -> Rgb {
    match kind {
        BiomeType::Badlands => Rgb(0xc2, 0x4d, 0x2e),
        BiomeType::Desert => Rgb(0xd8, 0x9c, 0x45),
        BiomeType::Grassland => Rgb(0xa3, 0xb0, 0x45),
        BiomeType::Highlands => Rgb(0xa8, 0x72, 0x66),
        BiomeType::Metro => Rgb(0x5c, 0x6f, 0xb0),
        BiomeType::Shore => Rgb(0x35, 0xa3, 0xb5),
        BiomeType::Subsurface => Rgb(0x7c, 0x55, 0xa8),
        BiomeType::Tundra => Rgb(0x4a, 0x8f, 0xcf),
        BiomeType::Wetland => Rgb(0x4b, 0x93, 0x83),
        BiomeType::Woods => Rgb(0x45, 0x90, 0x5a),
    }
}

/// The kinds of ground on its horizon, far to near.
const fn lands(kind: BiomeType) -> [Land; 3] {
    match kind {
        BiomeType::Badlands => [Land::Mesas, Land::Mesas, Land::Spikes],
        BiomeType::Desert => [Land::Dunes, Land::Dunes, Land::Dunes],
        BiomeType::Grassland => [Land::Rolling, Land::Rolling, Land::Leaves],
        BiomeType::Highlands => [Land::Peaks, Land::Peaks, Land::Rolling],
        BiomeType::Metro => [Land::Skyline, Land::Skyline, Land::Skyline],
        BiomeType::Shore => [Land::Rolling, Land::Waves, Land::Waves],
        BiomeType::Subsurface => [Land::Spikes, Land::Spikes, Land::Mesas],
        BiomeType::Tundra => [Land::Peaks, Land::Rolling, Land::Rolling],
        BiomeType::Wetland => [Land::Leaves, Land::Reeds, Land::Reeds],
        BiomeType::Woods => [Land::Firs, Land::Firs, Land::Leaves],
    }
}

/// A lane `w` by `h` as an SVG document. It is calm in the middle, where the cards stand.
#[must_use]
pub fn svg(kind: BiomeType, lost: bool, w: f32, h: f32) -> String {
    let base = colour(kind);
    let base = if lost { base.tone(0.36, 0.18) } else { base };
    let dark = if lost { 0.62 } else { 1.0 };
    // By its kind: another language is the same place.
    let mut dice = Dice::new(&format!("{kind:?}"), 3);
    let shade = |l: f32, c: f32| base.tone(l * dark, c).hex();
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}"><clipPath id="lane"><rect x="1" y="1" width="{}" height="{}" rx="11"/></clipPath><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{}"/><stop offset="0.6" stop-color="{}"/></linearGradient><g clip-path="url(#lane)"><rect width="{w}" height="{h}" fill="url(#sky)"/>"##,
        w - 2.0,
        h - 2.0,
        shade(0.56, 0.95),
        shade(0.42, 0.9),
    );
    let sun = (
        w * dice.between(0.3, 0.8),
        h * 0.16,
        h * dice.between(0.06, 0.1),
    );
    let _ = write!(
        svg,
        r##"<circle cx="{0}" cy="{1}" r="{2}" fill="{4}" fill-opacity="0.16"/><circle cx="{0}" cy="{1}" r="{3}" fill="{4}" fill-opacity="0.4"/>"##,
        sun.0,
        sun.1,
        sun.2 * 1.9,
        sun.2,
        shade(0.86, 0.6)
    );
    if kind == BiomeType::Subsurface {
        let roof = ridge::line(Land::Spikes, w, 0.0, 22.0, &mut dice);
        let _ = write!(
            svg,
            r##"<g transform="scale(1,-1)"><path d="{roof} L{},40 L-6,40Z" fill="{}"/></g>"##,
            w + 6.0,
            shade(0.25, 0.7)
        );
    }
    let rows = [(0.3, 0.36, 0.3), (0.56, 0.29, 0.23), (0.84, 0.23, 0.17)];
    for (n, (at, top, foot)) in rows.into_iter().enumerate() {
        let land = lands(kind)[n];
        let line = ridge::line(land, w, h * at, h * 0.075, &mut dice);
        let (top, foot) = (base.tone(top * dark, 0.62), base.tone(foot * dark, 0.5));
        svg += &ridge::fill(&line, w, h, top, foot, "lane", n);
        if kind == BiomeType::Tundra && n == 0 {
            let _ = write!(
                svg,
                r##"<path d="{line}" fill="none" stroke="{}" stroke-opacity="0.5" stroke-width="2.5"/>"##,
                shade(0.85, 0.3)
            );
        }
    }
    svg += "</g>";
    if lost {
        svg += &cracks::across(w, h, None, &mut dice);
    }
    svg += &front(base, w, h);
    let _ = write!(
        svg,
        r##"<rect x="1" y="1" width="{}" height="{}" rx="11" fill="none" stroke="{}" stroke-width="1.6"/></svg>"##,
        w - 2.0,
        h - 2.0,
        shade(if lost { 0.8 } else { 0.66 }, 0.8)
    );
    svg
}

/// A biome at the end of a match: as it was, or in the dark with fire in its cracks.
#[must_use]
pub fn vista(kind: BiomeType, lost: bool) -> String {
    let (w, h) = VISTA;
    let mut whole = svg(kind, false, w, h);
    if lost {
        whole.truncate(whole.len() - "</svg>".len());
        let mut dice = Dice::new(&format!("{kind:?}"), 11);
        let _ = write!(
            whole,
            r##"<rect width="{w}" height="{h}" rx="11" fill="#0a0d12" fill-opacity="0.52"/>{}</svg>"##,
            cracks::across(w, h, Some(EMBER), &mut dice)
        );
    }
    whole
}

/// What glows in the cracks of a biome.
const EMBER: Rgb = Rgb(0xff, 0x7a, 0x2e);

/// The border between the two sectors.
fn front(base: Rgb, w: f32, h: f32) -> String {
    format!(
        r##"<path d="M12,{} H{}" stroke="{}" stroke-opacity="0.6" stroke-width="1.5" stroke-dasharray="1.5 6" stroke-linecap="round"/>"##,
        h * 0.5,
        w - 12.0,
        base.tone(0.72, 0.8).hex(),
    )
}

/// How high the name of a biome is.
pub const NAME: f32 = 25.0;

/// The name of a biome on the border between its sectors, `w` wide.
pub fn name(kind: BiomeType, name: &str, lost: bool, w: f32) -> String {
    let base = colour(kind);
    let wide =
        crate::desktop::art::fonts::width(name, crate::desktop::art::fonts::Style::Name, 16.0)
            + 30.0;
    let strike = if lost {
        r##" text-decoration="line-through""##
    } else {
        ""
    };
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {NAME}"><rect x="{}" y="1" width="{wide}" height="23" rx="11.5" fill="#0c1318" stroke="{}" stroke-width="1.2"/><text x="{}" y="{}" text-anchor="middle" {} font-size="16" fill="{}"{strike}>{}</text></svg>"##,
        (w - wide) * 0.5,
        base.tone(0.72, 0.8).hex(),
        w * 0.5,
        NAME * 0.5 + 5.2,
        crate::desktop::art::fonts::Style::Name.svg(),
        base.tone(if lost { 0.6 } else { 0.9 }, 0.5).hex(),
        escape(name),
    )
}

/// Only the cracks, for the moment a biome is lost.
#[must_use]
pub fn cracks(name: &str, w: f32, h: f32) -> String {
    let mut dice = Dice::new(name, 11);
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">{}</svg>"##,
        cracks::across(w, h, None, &mut dice)
    )
}
