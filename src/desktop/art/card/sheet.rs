//! The sheet that everything on a card is drawn on: frame, body, and the picture in its place.

use std::fmt::Write;

use super::Measure;
use crate::desktop::art::palette::Rgb;
use crate::desktop::art::raster::SHIPPED;

/// The start of a face as an SVG document: a frame that runs from one colour into the other, and the body.
pub fn begin(m: &Measure, (one, two): (Rgb, Rgb), body: Rgb) -> String {
    let (w, h, edge) = (m.w, m.h, m.edge);
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 {w} {h}" width="{w}" height="{h}"><linearGradient id="frame" x1="0" y1="0" x2="1" y2="0.25"><stop offset="0.3" stop-color="{}"/><stop offset="0.7" stop-color="{}"/></linearGradient><linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.22"/><stop offset="0.25" stop-color="#fff" stop-opacity="0"/><stop offset="0.75" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.42"/></linearGradient>"##,
        one.hex(),
        two.hex(),
    );
    let _ = write!(
        svg,
        r##"<rect x="0.5" y="0.5" width="{}" height="{}" rx="13" fill="url(#frame)" stroke="#04070a" stroke-width="1"/><rect x="0.5" y="0.5" width="{}" height="{}" rx="13" fill="url(#sheen)"/><rect x="{edge}" y="{edge}" width="{}" height="{}" rx="7" fill="{}"/>"##,
        w - 1.0,
        h - 1.0,
        w - 1.0,
        h - 1.0,
        w - 2.0 * edge,
        h - 2.0 * edge,
        body.hex(),
    );
    svg
}

/// Where the picture lies: left, top, width, height.
pub fn place(m: &Measure) -> (f32, f32, f32, f32) {
    let (x, y) = (m.edge + 3.0, m.edge + m.top);
    let h = if m.kind > 0.0 {
        m.picture
    } else {
        m.h - m.edge - 3.0 - y
    };
    (x, y, m.w - 2.0 * x, h)
}

/// The picture in its place: the pack's own if `shipped`, else what `draw` makes of its width and height.
pub fn picture(m: &Measure, shipped: bool, draw: impl FnOnce(f32, f32) -> String) -> String {
    let (x, y, w, h) = place(m);
    let drawn = if shipped {
        format!(
            r##"<clipPath id="art"><rect width="{w}" height="{h}"/></clipPath><g clip-path="url(#art)"><image width="{w}" height="{h}" preserveAspectRatio="xMidYMid slice" xlink:href="{SHIPPED}"/></g>"##,
        )
    } else {
        draw(w, h)
    };
    format!(
        r##"<g transform="translate({x},{y})">{drawn}<rect x="0.5" y="0.5" width="{}" height="{}" fill="none" stroke="#04070a" stroke-opacity="0.7"/></g>"##,
        w - 1.0,
        h - 1.0
    )
}
