//! The narrowest face: a picture and a name side by side, for players who have collected a lot.

use super::frame::{edge, frame_colour};
use crate::desktop::art::card::Face;
use crate::desktop::art::fonts::Style;
use crate::desktop::art::palette;
use crate::desktop::art::raster::SHIPPED;
use crate::desktop::art::text_layout::{Span, escape, fit, one_line};
use crate::games::souls::content::Card;
use crate::games::souls::desktop::art::picture;

/// The face as an SVG document.
pub fn svg(card: &Card, name: &str, shipped: bool) -> String {
    let m = Face::Slip.measure();
    let (w, h, e) = (m.w, m.h, m.edge);
    let main = frame_colour(card);
    let (one, two) = edge(card, main);
    let body = palette::wood_body().mix(main, 0.16);
    let (pw, ph) = (30.0, h - 2.0 * e);
    let picture = if shipped {
        format!(
            r##"<clipPath id="art"><rect width="{pw}" height="{ph}"/></clipPath><g clip-path="url(#art)"><image width="{pw}" height="{ph}" preserveAspectRatio="xMidYMid slice" xlink:href="{SHIPPED}"/></g>"##
        )
    } else {
        picture::draw(card, pw, ph)
    };
    // The table draws a wick or a jar over the right end.
    let taken = if card.souls > 0 || card.taps() {
        21.0
    } else {
        0.0
    };
    let room = w - pw - 3.0 * e - 6.0 - taken;
    let lines = said(name, room, ph);
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 {w} {h}" width="{w}" height="{h}"><linearGradient id="frame" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient><rect x="0.5" y="0.5" width="{}" height="{}" rx="6" fill="url(#frame)" stroke="#04070a"/><rect x="{e}" y="{e}" width="{}" height="{ph}" rx="4" fill="{}"/><g transform="translate({e},{e})">{picture}</g>{}</svg>"##,
        one.hex(),
        two.hex(),
        w - 1.0,
        h - 1.0,
        w - 2.0 * e,
        body.hex(),
        lines
            .iter()
            .map(|(y, size, text)| {
                format!(
                    r##"<text x="{}" y="{}" {} font-size="{size}" fill="{}">{}</text>"##,
                    pw + 2.0 * e + 3.0,
                    e + y,
                    Style::Name.svg(),
                    main.tone(0.95, 0.3).hex(),
                    escape(text),
                )
            })
            .collect::<String>(),
    )
}

/// The name on one line if it is short, else on two: where each line stands, its size and its words.
fn said(name: &str, room: f32, high: f32) -> Vec<(f32, f32, String)> {
    let (size, whole) = one_line(name, Style::Name, room, 22.5, 19.5);
    if whole == name {
        return vec![(high * 0.5 + size * 0.32, size, whole)];
    }
    let span = Span {
        text: name.to_owned(),
        style: Style::Name,
    };
    let block = fit(&[vec![span]], room, high, 17.5, 16.0);
    let words = |runs: &[(f32, Span)]| -> String {
        runs.iter().map(|(_, run)| run.text.as_str()).collect()
    };
    let mut lines = block.lines.iter();
    let first = lines.next().map(|line| words(&line.runs));
    let rest: String = lines.map(|line| words(&line.runs)).collect();
    let second = Some(rest).filter(|rest| !rest.is_empty());
    // Close together, so that both stay within the frame.
    let upper = if second.is_some() { -0.16 } else { 0.32 };
    let both = first.into_iter().chain(second).enumerate();
    both.map(|(n, text)| {
        let (size, text) = one_line(text.trim(), Style::Name, room, block.size, block.size);
        (high * 0.5 + size * (upper + 0.98 * n as f32), size, text)
    })
    .collect()
}
