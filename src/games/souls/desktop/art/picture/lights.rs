//! Light: halos, candles, the jar that holds a soul.

use crate::desktop::art::palette::{FLAME, Rgb, SOUL};

/// A soft light round `at`.
pub fn halo((x, y): (f32, f32), colour: Rgb, reach: f32) -> String {
    let (core, edge) = (colour.tone(0.93, 0.6).hex(), colour.hex());
    format!(
        r##"<radialGradient id="halo"><stop offset="0" stop-color="{core}" stop-opacity="0.86"/><stop offset="0.2" stop-color="{edge}" stop-opacity="0.56"/><stop offset="0.55" stop-color="{edge}" stop-opacity="0.2"/><stop offset="1" stop-color="{edge}" stop-opacity="0"/></radialGradient><circle cx="{x}" cy="{y}" r="{reach}" fill="url(#halo)"/>"##
    )
}

/// A candle whose flame is at `at` and whose foot is at `ground`.
pub fn candle((x, y): (f32, f32), ground: f32, glow: Rgb) -> String {
    let top = y + 9.0;
    format!(
        r##"<linearGradient id="wax" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0d0"/><stop offset="1" stop-color="#a98a5c"/></linearGradient><path d="M{0},{top} C{1},{2} {3},{2} {4},{top} L{4},{ground} L{0},{ground}Z" fill="url(#wax)" stroke="#2a1a10" stroke-width="1"/><path d="M{4},{top} c4,4 5,12 2,18 c-1,-6 -2,-10 -2,-12Z" fill="#e8d2a4"/><ellipse cx="{x}" cy="{ground}" rx="13" ry="3.4" fill="#5a4230" stroke="#2a1a10"/><path d="M{x},{5} C{6},{7} {6},{8} {x},{8} C{9},{8} {9},{7} {x},{5}Z" fill="{10}"/><path d="M{x},{11} C{12},{13} {12},{8} {x},{8} C{14},{8} {14},{13} {x},{11}Z" fill="#fffbe8"/>"##,
        x - 6.0,
        x - 4.0,
        top - 4.0,
        x + 4.0,
        x + 6.0,
        y - 16.0,
        x + 9.0,
        y - 2.0,
        y + 7.0,
        x - 9.0,
        glow.mix(FLAME, 0.6).tone(0.84, 1.1).hex(),
        y - 6.0,
        x + 4.5,
        y + 1.0,
        x - 4.5,
    )
}

/// The jar round a soul, `high` in all, its middle at `x`, `y`.
pub fn jar(x: f32, y: f32, high: f32) -> String {
    let s = high / 108.0;
    format!(
        r##"<g transform="translate({x},{y}) scale({s}) translate(-50,-54)"><path d="M24,24 C17,32 16,42 16,52 L16,90 C16,98 23,103 32,103 L68,103 C77,103 84,98 84,90 L84,52 C84,42 83,32 76,24Z" fill="{0}" fill-opacity="0.12" stroke="{0}" stroke-opacity="0.85" stroke-width="2.2"/><path d="M28,6 L72,6 L74,20 L26,20Z" fill="#8a6a44" stroke="#2a1a10" stroke-width="1.6"/><path d="M27,21 H73" stroke="#d9b987" stroke-width="1.5"/><path d="M24,40 C22,56 22,76 25,92" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="3" stroke-linecap="round"/></g>"##,
        SOUL.tone(0.86, 0.8).hex()
    )
}
