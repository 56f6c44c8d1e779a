//! The back of every card: the four-folded mark over a dark weave.

use std::fmt::Write;

use super::palette::{self, Rgb};

/// The back as an SVG document, 180 by 252.
#[must_use]
pub fn svg() -> String {
    let (line, deep) = (Rgb(0x5f, 0x86, 0x92), Rgb(0x12, 0x22, 0x2a));
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 252" width="180" height="252"><radialGradient id="b" cx="0.5" cy="0.5" r="0.75"><stop offset="0" stop-color="#2a4a56"/><stop offset="1" stop-color="{}"/></radialGradient><rect x="0.5" y="0.5" width="179" height="251" rx="13" fill="#34505c" stroke="#04070a"/><rect x="7" y="7" width="166" height="238" rx="8" fill="url(#b)"/><clipPath id="c"><rect x="7" y="7" width="166" height="238" rx="8"/></clipPath><g clip-path="url(#c)" fill="none" stroke="{}" stroke-opacity="0.22">"##,
        deep.hex(),
        line.hex()
    );
    for n in -10..22 {
        let at = n as f32 * 16.0;
        let _ = write!(
            svg,
            r##"<path d="M{at},0 l252,252 M{},0 l-252,252"/>"##,
            at + 8.0
        );
    }
    svg += "</g>";
    svg += r##"<circle cx="90" cy="126" r="56" fill="#0e1b22" stroke="#7fa6b1" stroke-opacity="0.75" stroke-width="2"/>"##;
    let _ = write!(
        svg,
        r##"<g transform="translate(90,126)">{}</g>"##,
        mark(44.0)
    );
    for (x, y) in [(22, 22), (158, 22), (22, 230), (158, 230)] {
        let _ = write!(
            svg,
            r##"<path d="M{x},{} l7,9 l-7,9 l-7,-9Z" fill="none" stroke="{}" stroke-opacity="0.8" stroke-width="1.5"/>"##,
            y - 9,
            line.hex()
        );
    }
    svg + "</svg>"
}

/// The mark of the game: a square folded four times, one fold lit. `r` is its radius.
#[must_use]
pub fn mark(r: f32) -> String {
    let folds = [
        (0, palette::TEXT.tone(0.8, 1.0)),
        (90, palette::TEXT.tone(0.62, 1.0)),
        (180, palette::TEXT.tone(0.44, 1.0)),
        (270, palette::TEXT.tone(0.54, 1.0)),
    ];
    let mut svg = String::new();
    for (turn, colour) in folds {
        let colour = colour.mix(Rgb(0x5f, 0xa0, 0xb0), 0.5);
        let _ = write!(
            svg,
            r##"<path transform="rotate({turn})" d="M0,0 L0,{} L{},{} L{},0Z" fill="{}"/>"##,
            -r,
            r * 0.5,
            -r * 0.5,
            r * 0.5,
            colour.hex()
        );
    }
    svg
}

/// The back of every card of Sanctuary: the mark in a round window of all four peoples' glass, 180 by 252.
#[must_use]
pub fn sanctuary() -> String {
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
