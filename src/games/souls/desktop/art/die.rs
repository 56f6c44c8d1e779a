//! The die of Souls as it lies on the table, and the tray that it falls into.

use std::fmt::Write;

/// Side of the drawing of a die.
pub const DIE: f32 = 96.0;
/// Side of the drawing of the tray.
pub const TRAY: f32 = 128.0;

/// The pips of a die in steps from the middle of its face.
const fn pips(n: u8) -> &'static [(f32, f32)] {
    match n {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0)],
        5 => &[
            (-1.0, -1.0),
            (1.0, 1.0),
            (-1.0, 1.0),
            (1.0, -1.0),
            (0.0, 0.0),
        ],
        _ => &[
            (-1.0, -1.0),
            (1.0, 1.0),
            (-1.0, 1.0),
            (1.0, -1.0),
            (-1.0, 0.0),
            (1.0, 0.0),
        ],
    }
}

/// A die of bone in candle-light, a little askew, with the edge that is turned to whoever looks.
pub fn die(n: u8) -> String {
    let mut svg = String::from(
        r##"<radialGradient id="shade"><stop offset="0.45" stop-color="#000" stop-opacity="0.7"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient><radialGradient id="bone" cx="0.3" cy="0.22" r="0.95"><stop offset="0" stop-color="#fffaea"/><stop offset="0.55" stop-color="#efe1c0"/><stop offset="1" stop-color="#c9ae7c"/></radialGradient><linearGradient id="edge" x1="0" y1="0" x2="0" y2="1"><stop offset="0.7" stop-color="#b3935f"/><stop offset="1" stop-color="#5d4325"/></linearGradient><ellipse cx="53" cy="60" rx="43" ry="36" fill="url(#shade)"/><g transform="rotate(-7 48 46)"><rect x="12" y="17" width="70" height="71" rx="17" fill="url(#edge)" stroke="#2a190b" stroke-width="1.6"/><rect x="12" y="9" width="70" height="70" rx="17" fill="url(#bone)" stroke="#6e5330" stroke-width="1.2"/><rect x="15.4" y="12.4" width="63.2" height="63.2" rx="14.4" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="1.8"/>"##,
    );
    for (x, y) in pips(n) {
        let (x, y) = (47.0 + x * 19.0, 44.0 + y * 19.0);
        let _ = write!(
            svg,
            r##"<circle cx="{}" cy="{}" r="7" fill="#fff" fill-opacity="0.6"/><circle cx="{x}" cy="{y}" r="6.8" fill="#23120a"/><path d="M{},{y} a5,5 0 0 0 10,0" fill="#5a3a24" fill-opacity="0.8"/>"##,
            x + 0.7,
            y + 1.1,
            x - 5.0
        );
    }
    svg + "</g>"
}

/// A round tray of wood with felt in it.
pub fn tray() -> String {
    String::from(
        r##"<radialGradient id="felt" cx="0.42" cy="0.36" r="0.75"><stop offset="0" stop-color="#35594b"/><stop offset="0.7" stop-color="#1f382f"/><stop offset="1" stop-color="#0e1b17"/></radialGradient><linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8a5f36"/><stop offset="0.5" stop-color="#563720"/><stop offset="1" stop-color="#2b1a0f"/></linearGradient><circle cx="65" cy="67" r="61" fill="#000" fill-opacity="0.35"/><circle cx="64" cy="64" r="61" fill="url(#wood)" stroke="#140b06" stroke-width="1.6"/><circle cx="64" cy="64" r="52" fill="url(#felt)" stroke="#140b06" stroke-width="2.4"/><circle cx="64" cy="64" r="56.6" fill="none" stroke="#d9a566" stroke-opacity="0.35" stroke-width="1.2"/><circle cx="64" cy="64" r="47" fill="none" stroke="#8fb3a2" stroke-opacity="0.35" stroke-width="1" stroke-dasharray="3 4"/>"##,
    )
}
