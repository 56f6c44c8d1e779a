//! The back of every card: the mark in a window of glass.

use std::fmt::Write;

use crate::desktop::art::back::mark;
use crate::desktop::art::palette::{self, Rgb};

/// The mark in a round window of all four peoples' glass, 180 by 252.
#[must_use]
pub fn svg() -> String {
    let brass = palette::BRASS.tone(0.74, 1.0).hex();
    let (stone, deep) = (
        palette::STONE.tone(0.4, 0.9),
        palette::STONE.tone(0.24, 0.8),
    );
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 252" width="180" height="252"><radialGradient id="b" cx="0.5" cy="0.5" r="0.75"><stop offset="0" stop-color="{0}"/><stop offset="1" stop-color="{1}"/></radialGradient><rect x="0.5" y="0.5" width="179" height="251" rx="13" fill="{2}" stroke="#04070a"/><rect x="7" y="7" width="166" height="238" rx="8" fill="url(#b)" stroke="{brass}" stroke-width="1.6"/><g stroke="#17110f" stroke-width="1.4" stroke-linejoin="round">"##,
        stone.hex(),
        deep.hex(),
        palette::STONE.tone(0.5, 0.9).hex(),
    );
    for (row, y) in (0..9).map(|n| (n, 16.0 + 25.0 * n as f32)) {
        for column in 0..4 {
            let x = 14.0 + 40.0 * column as f32 - if row % 2 == 0 { 0.0 } else { 20.0 };
            let (left, right) = (x.max(14.0), (x + 38.0).min(166.0));
            let _ = write!(
                svg,
                r##"<rect x="{left}" y="{y}" width="{}" height="22" rx="2" fill="{}" fill-opacity="0.5" stroke="none"/>"##,
                right - left,
                if (row + column) % 3 == 0 {
                    stone.tone(0.34, 0.9).hex()
                } else {
                    deep.hex()
                }
            );
        }
    }
    let _ = write!(
        svg,
        r##"<circle cx="90" cy="126" r="68" fill="#17110f" stroke="{brass}" stroke-width="4"/>"##
    );
    let glass = [
        Rgb(0xe2, 0x70, 0x2c),
        Rgb(0xc4, 0xa0, 0x48),
        Rgb(0x56, 0x96, 0x54),
        Rgb(0x5c, 0x74, 0xc6),
    ];
    for n in 0..16 {
        let people = glass[n / 4];
        let tone = people.tone([0.62, 0.5, 0.56, 0.44][n % 4], 1.05).hex();
        let _ = write!(
            svg,
            r##"<g transform="translate(90,126) rotate({})" fill="{tone}"><path d="M0,-30 Q9,-48 7,-64 A64,64 0 0 0 -7,-64 Q-9,-48 0,-30Z"/></g>"##,
            22.5 * n as f32 - 22.5 * 1.5,
        );
    }
    let _ = write!(
        svg,
        r##"</g><circle cx="90" cy="126" r="37" fill="#1c1714" stroke="{brass}" stroke-width="2.4"/><g transform="translate(90,126)">{}</g></svg>"##,
        mark(30.0)
    );
    svg
}
