//! The back of every card: the four-folded mark over a dark weave.

use std::fmt::Write;

use super::palette::{self, Rgb};
use crate::games::souls::content::DeckKind;

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
        (0, palette::text().tone(0.8, 1.0)),
        (90, palette::text().tone(0.62, 1.0)),
        (180, palette::text().tone(0.44, 1.0)),
        (270, palette::text().tone(0.54, 1.0)),
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

/// The back of the cards of a deck of Souls: a wax seal on wood, with the deck's own colour and sign, 180 by 252.
#[must_use]
pub fn souls(deck: DeckKind) -> String {
    let (colour, sign) = match deck {
        // A key, a penny, an eye in the dark, a door.
        DeckKind::Treasure => (
            Rgb(0xd9, 0xa9, 0x3a),
            "M-6,-30 a16,16 0 1 0 12,0 L6,2 L6,30 L-6,30 L-6,18 L-16,18 L-16,10 L-6,10 L-6,2 M0,-24 a8,8 0 1 1 -0.1,0Z",
        ),
        DeckKind::Loot => (
            Rgb(0xa8, 0x6a, 0x3c),
            "M0,-30 a30,30 0 1 0 0.1,0Z M0,-22 a22,22 0 1 1 -0.1,0Z M11,-8 L16,-14 A21,21 0 1 0 16,14 L11,8 A13,13 0 1 1 11,-8Z M-3,-24 H3 V24 H-3Z",
        ),
        DeckKind::Monster => (
            Rgb(0x8a, 0x30, 0x38),
            "M-34,0 C-18,-26 18,-26 34,0 C18,26 -18,26 -34,0Z M0,-15 a15,15 0 1 0 0.1,0Z M0,-10 C6,-4 6,4 0,10 C-6,4 -6,-4 0,-10Z",
        ),
        DeckKind::Room => (
            Rgb(0x6f, 0x6a, 0x5c),
            "M-20,32 V-12 C-20,-38 20,-38 20,-12 V32Z M-13,26 H13 V-11 C13,-28 -13,-28 -13,-11Z M6,2 a4,4 0 1 0 0.1,0Z",
        ),
    };
    let (wood, deep) = (colour.tone(0.34, 0.55), colour.tone(0.19, 0.5));
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 252" width="180" height="252"><radialGradient id="b" cx="0.5" cy="0.5" r="0.8"><stop offset="0" stop-color="{}"/><stop offset="1" stop-color="{}"/></radialGradient><rect x="0.5" y="0.5" width="179" height="251" rx="13" fill="{}" stroke="#04070a"/><rect x="7" y="7" width="166" height="238" rx="8" fill="url(#b)" stroke="#140b07" stroke-width="1.4"/>"##,
        wood.hex(),
        deep.hex(),
        colour.tone(0.46, 0.8).hex(),
    );
    for n in 0..8 {
        let y = 16.0 + n as f32 * 31.0;
        let _ = write!(
            svg,
            r##"<path d="M8,{y} H172" stroke="#0c0604" stroke-opacity="0.5" stroke-width="2"/><path d="M24,{} q40,-7 90,1" fill="none" stroke="#0c0604" stroke-opacity="0.3"/>"##,
            y + 14.0
        );
    }
    let _ = write!(
        svg,
        r##"<rect x="15" y="15" width="150" height="222" rx="6" fill="none" stroke="{0}" stroke-opacity="0.7" stroke-width="2"/><path d="M90,62 C104,70 122,62 132,78 C146,88 158,98 154,118 C158,138 150,156 134,166 C122,182 106,190 90,188 C70,192 56,180 46,168 C30,158 22,140 27,120 C24,98 36,86 48,78 C58,62 76,70 90,62Z" fill="{1}" stroke="#140b07" stroke-width="2"/><circle cx="90" cy="126" r="46" fill="{2}" stroke="{0}" stroke-width="2"/><path transform="translate(90,126)" d="{sign}" fill="{0}" fill-rule="evenodd"/></svg>"##,
        colour.tone(0.8, 0.8).hex(),
        colour.tone(0.45, 1.0).hex(),
        colour.tone(0.28, 0.9).hex(),
    );
    svg
}
