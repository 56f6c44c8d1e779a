//! The back of every card: the four-folded mark over a dark weave.

use std::fmt::Write;

use crate::desktop::art::back::mark;
use crate::desktop::art::palette::Rgb;

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
