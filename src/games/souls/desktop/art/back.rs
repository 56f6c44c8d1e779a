//! The backs of cards: a wax seal on wood.

use std::fmt::Write;

use crate::desktop::art::palette::Rgb;
use crate::games::souls::content::DeckKind;

/// The back of the cards of a deck: a wax seal on wood, with the deck's own colour and sign, 180 by 252.
#[must_use]
pub fn svg(deck: DeckKind) -> String {
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
