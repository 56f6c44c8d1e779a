//! The upper part of the small faces: the name on one or two lines over the picture.

use std::fmt::Write;

use super::{Face, Measure, frame};
use crate::desktop::art::fonts::{Style, width};
use crate::desktop::art::text_layout::{Span, escape, fit, one_line};
use crate::desktop::art::{glyph, palette, picture};
use crate::games::biomes::content::Card;

/// As many words from the start as fit into `w`; at least the first.
fn leading_words(name: &str, w: f32, size: f32) -> &str {
    let mut short = name;
    while width(short, Style::Name, size) > w {
        let Some(cut) = short.rfind(' ') else { break };
        short = short[..cut].trim_end_matches([',', ' ']);
    }
    short
}

/// Name on one or two lines over the picture, and the sign of the energy.
pub fn top(card: &Card, m: &Measure, face: Face) -> String {
    let (one, two) = frame(card);
    let (w, size) = (m.w - 2.0 * m.edge - 9.0, m.name.1);
    let called = match face {
        Face::Tile => leading_words(&card.name, w, size),
        _ => &card.name,
    };
    let (largest, name) = one_line(called, Style::Name, w, m.name.0, size);
    let mut lines = vec![(largest, name)];
    if face == Face::Table && lines[0].1.ends_with('…') {
        let span = |text: &str| {
            vec![Span {
                text: text.to_owned(),
                style: Style::Name,
            }]
        };
        let block = fit(&[span(&card.name)], w, 999.0, size, size);
        let said = |n: usize| {
            let runs = block.lines.get(n..).unwrap_or_default().iter();
            let texts = runs
                .take(if n == 0 { 1 } else { 9 })
                .flat_map(|line| &line.runs);
            texts.map(|(_, run)| run.text.as_str()).collect::<String>()
        };
        lines = [said(0), said(1)]
            .iter()
            .map(|text| one_line(text.trim(), Style::Name, w, size, size))
            .collect();
    }
    let high = m.top + (lines.len() - 1) as f32 * size;
    let mut svg = format!(
        r##"<path d="M{0},{1} v{2} h{3} v{4} q0,-4 -4,-4 h{5} q-4,0 -4,4Z" fill="{6}"/>"##,
        m.edge,
        m.edge + 4.0,
        high - 4.0,
        m.w - 2.0 * m.edge,
        4.0 - high,
        8.0 - (m.w - 2.0 * m.edge),
        palette::CARD_BODY.mix(one, 0.07).hex()
    );
    for (n, (size, text)) in lines.iter().enumerate() {
        let _ = write!(
            svg,
            r##"<text x="{}" y="{}" {} font-size="{size}" fill="{}">{}</text>"##,
            m.edge + 5.0,
            m.edge + m.top * 0.5 + size * 0.32 + n as f32 * m.name.1,
            Style::Name.svg(),
            one.mix(two, 0.3).tone(0.94, 0.4).hex(),
            escape(text),
        );
    }
    let energies = picture::energies(card);
    for (n, &energy) in energies.iter().take(2).enumerate() {
        let x = m.w - m.edge - m.gem - 5.0;
        let y = m.edge + high + m.gem + 4.0 + n as f32 * m.gem * 2.2;
        svg += &glyph::gem(energy, None, x, y, m.gem);
    }
    svg
}
