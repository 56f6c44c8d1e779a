//! The mark of the program, for the backs of cards.

use std::fmt::Write;

use super::palette::{self, Rgb};

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
