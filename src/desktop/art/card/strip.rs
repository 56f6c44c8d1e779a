//! Names and type lines, fitted to the available width.

use std::fmt::Write;

use super::{Face, Measure};
use crate::desktop::art::fonts::{Style, width};
use crate::desktop::art::palette::Rgb;
use crate::desktop::art::text_layout::{Span, escape, fit, one_line};

/// The name on the large faces, between `left` and `left + room`; on two lines if it is too long for one.
pub fn name(m: &Measure, text: &str, left: f32, room: f32, ink: Rgb) -> String {
    let (middle, least) = (m.edge + m.top * 0.5, m.name.1);
    let lines = match halves(text).filter(|_| width(text, Style::Name, least) > room) {
        Some((first, second)) => {
            let line = |text| one_line(text, Style::Name, room, least, least * SHRUNK);
            vec![(line(first), -0.5), (line(second), 0.5)]
        }
        None => vec![(one_line(text, Style::Name, room, m.name.0, least), 0.0)],
    };
    let mut svg = String::new();
    for ((size, name), down) in lines {
        let _ = write!(
            svg,
            r##"<text x="{left}" y="{}" {} font-size="{size}" fill="{}">{}</text>"##,
            middle + down * least + size * 0.31,
            Style::Name.svg(),
            ink.hex(),
            escape(&name),
        );
    }
    svg
}

/// A name of several words in two parts as alike in width as can be.
fn halves(name: &str) -> Option<(&str, &str)> {
    let wide = |text: &str| width(text, Style::Name, 1.0);
    let cuts = name.match_indices(' ');
    let parts = cuts.map(|(at, _)| (&name[..at], &name[at + 1..]));
    let longer = |&(a, b): &(&str, &str)| wide(a).max(wide(b));
    parts.min_by(|a, b| longer(a).total_cmp(&longer(b)))
}

/// Size and words of a type line with `taken` of its width left free at the right.
pub fn fitted(m: &Measure, text: &str, taken: f32) -> (f32, String) {
    let room = m.w - 2.0 * (m.edge + 3.0) - 14.0 - taken;
    one_line(text, Style::Bold, room, m.kind * 0.6, 9.0)
}

/// The band of the type line in `colour`, `taken` of its width left free at the right.
pub fn kind(m: &Measure, text: &str, colour: Rgb, taken: f32) -> String {
    let y = m.edge + m.top + m.picture;
    let x = m.edge + 3.0;
    let w = m.w - 2.0 * x;
    let (size, words) = fitted(m, text, taken);
    format!(
        r##"<rect x="{x}" y="{y}" width="{w}" height="{}" fill="{}"/><text x="{}" y="{}" {} font-size="{size}" fill="{}">{}</text>"##,
        m.kind,
        colour.tone(0.3, 0.62).hex(),
        x + 6.0,
        y + m.kind * 0.5 + size * 0.34,
        Style::Bold.svg(),
        colour.tone(0.93, 0.4).hex(),
        escape(&words),
    )
}

/// The words from the start that fit into `w`; at least the first.
fn leading_words(name: &str, w: f32, size: f32) -> &str {
    let mut short = name;
    while width(short, Style::Name, size) > w {
        let Some(cut) = short.rfind(' ') else { break };
        short = short[..cut].trim_end_matches([',', ' ']);
        // No name ends with "of", as in "Anomaly of".
        while let Some((before, last)) = short.rsplit_once(' ')
            && last.chars().count() < 4
            && last.chars().all(char::is_lowercase)
        {
            short = before;
        }
    }
    short
}

/// The name as large as it fits into `room` between `sizes`, else as many of its words as fit at the smaller one.
pub fn whole_words(name: &str, room: f32, sizes: (f32, f32)) -> (f32, &str) {
    let short = leading_words(name, room, sizes.1);
    let size = room / width(short, Style::Name, 1.0).max(0.01);
    (size.min(sizes.0), short)
}

/// How much larger two lines of a name may be than the smallest that can be read.
const GROWN: f32 = 1.3;

/// How much smaller, before a letter of it is left out.
const SHRUNK: f32 = 0.8;

/// The name of a small face on one or two lines over the picture, on `body`; and how high that is.
pub fn small(m: &Measure, face: Face, name: &str, body: Rgb, ink: Rgb) -> (String, f32) {
    let (w, size) = (m.w - 2.0 * m.edge - 9.0, m.name.1);
    let called = match face {
        Face::Tile => leading_words(name, w, size),
        _ => name,
    };
    let (largest, short) = one_line(called, Style::Name, w, m.name.0, size);
    let mut lines = vec![(largest, short)];
    if face == Face::Table && lines[0].1.ends_with('…') {
        let span = |text: &str| {
            vec![Span {
                text: text.to_owned(),
                style: Style::Name,
            }]
        };
        let block = fit(&[span(name)], w, 999.0, size, size);
        let said = |n: usize| {
            let runs = block.lines.get(n..).unwrap_or_default().iter();
            let texts = runs
                .take(if n == 0 { 1 } else { 9 })
                .flat_map(|line| &line.runs);
            texts.map(|(_, run)| run.text.as_str()).collect::<String>()
        };
        lines = [said(0), said(1)]
            .iter()
            .map(|text| one_line(text.trim(), Style::Name, w, size * GROWN, size * SHRUNK))
            .collect();
        // Both lines alike, as large as the longer one can be.
        let fits = lines.iter().map(|(size, _)| *size).fold(f32::MAX, f32::min);
        lines.iter_mut().for_each(|(size, _)| *size = fits);
    }
    let step = lines.first().map_or(size, |(size, _)| *size);
    let high = m.top + (lines.len() - 1) as f32 * step;
    let mut svg = format!(
        r##"<path d="M{0},{1} v{2} h{3} v{4} q0,-4 -4,-4 h{5} q-4,0 -4,4Z" fill="{6}"/>"##,
        m.edge,
        m.edge + 4.0,
        high - 4.0,
        m.w - 2.0 * m.edge,
        4.0 - high,
        8.0 - (m.w - 2.0 * m.edge),
        body.hex()
    );
    for (n, (size, text)) in lines.iter().enumerate() {
        let _ = write!(
            svg,
            r##"<text x="{}" y="{}" {} font-size="{size}" fill="{}">{}</text>"##,
            m.edge + 5.0,
            m.edge + m.top * 0.5 + size * 0.32 + n as f32 * step,
            Style::Name.svg(),
            ink.hex(),
            escape(text),
        );
    }
    (svg, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_stands_whole_on_two_lines_of_a_large_card() {
        let long = "Vasska la Dos Veces Quemada";
        assert_eq!(halves(long), Some(("Vasska la Dos", "Veces Quemada")));
        assert_eq!(halves("Vasska"), None);
        let ink = Rgb(0, 0, 0);
        let of = |room: f32| name(&Face::Full.measure(), long, 10.0, room, ink);
        let at_least = width(long, Style::Name, Face::Full.measure().name.1);
        assert_eq!(of(at_least + 1.0).matches("<text").count(), 1);
        let two = of(at_least * 0.6);
        assert_eq!(two.matches("<text").count(), 2);
        assert!(two.contains(">Vasska la Dos<") && two.contains(">Veces Quemada<"));
    }

    #[test]
    fn a_name_that_is_cut_ends_with_a_word_that_says_something() {
        let room = |text: &str| width(text, Style::Name, 10.0) + 1.0;
        let short = |name, text| leading_words(name, room(text), 10.0);
        assert_eq!(
            short("Anomalía de crecimiento", "Anomalía de la"),
            "Anomalía"
        );
        assert_eq!(short("Jinete de la antorcha", "Jinete de la"), "Jinete");
        assert_eq!(short("Sal de mar", "Sal de mar"), "Sal de mar");
    }
}
