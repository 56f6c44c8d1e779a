//! Card faces as SVG, made from nothing but the card.

use std::fmt::Write;

use super::fonts::{GEMS, Style};
use super::glyph;
use super::palette::{self, Rgb};
use super::picture;
use super::text_layout::{self, Span, escape, one_line};
use crate::games::biomes::content::{Card, Cost, ENERGIES, Energy, Grade, Reach};
use crate::games::biomes::text::{self, Paragraph, Piece};

/// Which face of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// Large, with everything on it: beside the table, in the deck viewer.
    Full,
    /// In the hand: large name, short of flavour.
    Hand,
    /// On the table: name and picture; numbers are laid over it by the table.
    Table,
}

/// Measures of a face, in its own units.
struct Measure {
    w: f32,
    h: f32,
    /// Width of the frame.
    edge: f32,
    /// Height of the strip with name and cost.
    top: f32,
    /// Height of the picture.
    picture: f32,
    /// Height of the type line.
    kind: f32,
    /// Height of attack and defense.
    stats: f32,
    /// Largest and smallest size of name and of rules text.
    name: (f32, f32),
    text: (f32, f32),
    gem: f32,
}

const FULL: Measure = Measure {
    w: 250.0,
    h: 350.0,
    edge: 8.0,
    top: 34.0,
    picture: 140.0,
    kind: 24.0,
    stats: 34.0,
    name: (21.0, 14.0),
    text: (16.0, 9.0),
    gem: 10.0,
};
const HAND: Measure = Measure {
    w: 200.0,
    h: 280.0,
    edge: 7.0,
    top: 31.0,
    picture: 112.0,
    kind: 22.0,
    stats: 32.0,
    name: (20.0, 14.5),
    text: (14.5, 9.0),
    gem: 9.5,
};
const TABLE: Measure = Measure {
    w: 180.0,
    h: 252.0,
    edge: 7.0,
    top: 33.0,
    picture: 166.0,
    kind: 39.0,
    stats: 0.0,
    name: (24.0, 18.0),
    text: (0.0, 0.0),
    gem: 10.0,
};

impl Face {
    const fn measure(self) -> &'static Measure {
        match self {
            Self::Full => &FULL,
            Self::Hand => &HAND,
            Self::Table => &TABLE,
        }
    }
}

/// The frame colours of a card: one, or two that run into each other.
#[must_use]
pub fn frame(card: &Card) -> (Rgb, Rgb) {
    let energies = picture::energies(card);
    let first = palette::energy(energies[0]);
    let last = energies.get(1).map_or(first, |&e| palette::energy(e));
    (first, last)
}

/// The whole face as an SVG document. `cards` is all of the content, to name what the card mentions;
/// `art` is the picture a pack ships, as the inside of an SVG group `w` by `h`.
#[must_use]
pub fn svg(card: &Card, cards: &[Card], face: Face, art: Option<&PackArt>) -> String {
    let m = face.measure();
    let (w, h, edge) = (m.w, m.h, m.edge);
    let (one, two) = frame(card);
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 {w} {h}" width="{w}" height="{h}"><linearGradient id="frame" x1="0" y1="0" x2="1" y2="0.25"><stop offset="0.3" stop-color="{}"/><stop offset="0.7" stop-color="{}"/></linearGradient><linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.22"/><stop offset="0.25" stop-color="#fff" stop-opacity="0"/><stop offset="0.75" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.42"/></linearGradient>"##,
        one.hex(),
        two.hex(),
    );
    let body = palette::CARD_BODY.mix(one, 0.07);
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
    svg += &top(card, m, face);
    svg += &middle(card, m, art);
    svg += &type_strip(card, m, face);
    if m.text.0 > 0.0 {
        svg += &text_box(card, cards, m, face);
    }
    if m.stats > 0.0 && card.is_agent() {
        svg += &stats(card, m);
    }
    if card.mythic {
        svg += &mythic(m);
    }
    svg + "</svg>"
}

fn top(card: &Card, m: &Measure, face: Face) -> String {
    let middle = m.edge + m.top * 0.5;
    let right = m.w - m.edge - 5.0;
    let (gems, wide) = if card.is_function() && face != Face::Table {
        glyph::cost(&card.cost, right, middle, m.gem)
    } else if face == Face::Table {
        let energy = picture::energies(card)[0];
        (glyph::gem(energy, None, right - m.gem, middle, m.gem), m.gem * 2.2)
    } else {
        (String::new(), 0.0)
    };
    let left = m.edge + 7.0;
    let room = right - wide - left - 4.0;
    let (size, name) = one_line(&card.name, Style::Name, room, m.name.0, m.name.1);
    let (one, two) = frame(card);
    let colour = one.mix(two, 0.3).tone(0.93, 0.45);
    format!(
        r##"<text x="{left}" y="{}" {} font-size="{size}" fill="{}">{}</text>{gems}"##,
        middle + size * 0.31,
        Style::Name.svg(),
        colour.hex(),
        escape(&name),
    )
}

/// A picture that a pack ships.
#[derive(Debug, Clone)]
pub struct PackArt {
    /// `data:image/...;base64,...`
    pub uri: String,
}

fn middle(card: &Card, m: &Measure, art: Option<&PackArt>) -> String {
    let (x, y) = (m.edge + 3.0, m.edge + m.top);
    let (w, h) = (m.w - 2.0 * x, m.picture);
    let drawn = match art {
        Some(art) => format!(
            r##"<clipPath id="art"><rect width="{w}" height="{h}"/></clipPath><g clip-path="url(#art)"><image width="{w}" height="{h}" preserveAspectRatio="xMidYMid slice" xlink:href="{}"/></g>"##,
            art.uri
        ),
        None => picture::draw(card, w, h, "pic"),
    };
    format!(
        r##"<g transform="translate({x},{y})">{drawn}<rect x="0.5" y="0.5" width="{}" height="{}" fill="none" stroke="#04070a" stroke-opacity="0.7"/></g>"##,
        w - 1.0,
        h - 1.0
    )
}

fn type_strip(card: &Card, m: &Measure, face: Face) -> String {
    let y = m.edge + m.top + m.picture;
    let (one, two) = frame(card);
    let x = m.edge + 3.0;
    let w = m.w - 2.0 * x;
    let colour = one.mix(two, 0.5);
    if face == Face::Table {
        return format!(
            r##"<rect x="{x}" y="{y}" width="{w}" height="{}" fill="{}"/>"##,
            m.h - m.edge - y,
            colour.tone(0.22, 0.5).hex()
        );
    }
    let size = m.kind * 0.6;
    let chevrons = "›".repeat(usize::from(card.speed));
    let room = w - 14.0 - chevrons.chars().count() as f32 * size * 0.5 - grade_width(card.grade);
    let (size, words) = one_line(&text::type_line(card), Style::Bold, room, size, 9.0);
    let base = y + m.kind * 0.5 + size * 0.34;
    let mut svg = format!(
        r##"<rect x="{x}" y="{y}" width="{w}" height="{}" fill="{}"/><text x="{}" y="{base}" {} font-size="{size}" fill="{}">{}</text><text x="{}" y="{base}" text-anchor="end" {} font-size="{}" fill="{}">{chevrons}</text>"##,
        m.kind,
        colour.tone(0.3, 0.62).hex(),
        x + 6.0,
        Style::Bold.svg(),
        colour.tone(0.93, 0.4).hex(),
        escape(&words),
        x + w - 6.0,
        Style::Bold.svg(),
        m.kind * 0.86,
        colour.tone(0.9, 0.7).hex(),
    );
    svg += &grade(
        card.grade,
        x + w - 11.0 - chevrons.chars().count() as f32 * m.kind * 0.36,
        y + m.kind * 0.5,
    );
    svg
}

const fn grade_width(grade: Grade) -> f32 {
    match grade {
        Grade::Core => 0.0,
        _ => 14.0,
    }
}

/// One to three pips, or a star, for rarer cards.
fn grade(grade: Grade, x: f32, y: f32) -> String {
    let (n, colour) = match grade {
        Grade::Core => return String::new(),
        Grade::Rare => (1, "#c9d4dc"),
        Grade::Epic => (2, "#f0c060"),
        Grade::Prime => (3, "#ff9a5c"),
    };
    let mut svg = String::new();
    for i in 0..n {
        let y = y + (i as f32 - (n - 1) as f32 * 0.5) * 6.0;
        let _ = write!(
            svg,
            r##"<path d="M{x},{} l3,3 l-3,3 l-3,-3Z" fill="{colour}"/>"##,
            y - 3.0
        );
    }
    svg
}

fn text_box(card: &Card, cards: &[Card], m: &Measure, face: Face) -> String {
    let y = m.edge + m.top + m.picture + m.kind + 6.0;
    let foot = if card.is_agent() { m.stats + 1.0 } else { 4.0 };
    let (x, w) = (m.edge + 9.0, m.w - 2.0 * m.edge - 18.0);
    let room = m.h - m.edge - foot - y;
    let paragraphs: Vec<Vec<Span>> = text::card_text(card, cards).iter().map(spans).collect();
    let block = text_layout::fit(&paragraphs, w, room, m.text.0, m.text.1);
    let mut svg = draw_block(&block, x, y, palette::TEXT);
    let left = room - block.height;
    let flavor = [vec![Span {
        text: card.flavor.clone(),
        style: Style::Flavor,
    }]];
    let least = block.size.min(m.text.0 * 0.8);
    let lore = text_layout::fit(&flavor, w, left - 8.0, m.text.0 * 0.93, least);
    if face == Face::Full && !card.flavor.is_empty() && lore.height <= left - 8.0 {
        let top = if paragraphs.is_empty() {
            y
        } else {
            y + block.height + ((left - lore.height) * 0.5).min(12.0)
        };
        svg += &draw_block(&lore, x, top, palette::TEXT_DIM);
    }
    svg
}

/// A rules paragraph in styles.
#[must_use]
pub fn spans(paragraph: &Paragraph) -> Vec<Span> {
    let span = |text: String, style| Span { text, style };
    let one = |piece: &Piece| match piece {
        Piece::Text(text) => span(text.clone(), Style::Plain),
        Piece::Term(text) => span(text.clone(), Style::Bold),
        Piece::Symbols(cost) => span(gems(cost), Style::Gem),
        Piece::Symbol(energy) => span(gem(*energy).to_string(), Style::Gem),
        Piece::Speed(speed) => span("›".repeat(usize::from(*speed)), Style::Bold),
    };
    paragraph.0.iter().map(one).collect()
}

fn gem(energy: Energy) -> char {
    char::from_u32(GEMS as u32 + energy.index() as u32).unwrap_or(GEMS)
}

fn gems(cost: &Cost) -> String {
    let mut text = String::new();
    let number = |n: u32| char::from_u32(GEMS as u32 + 0x10 + n).unwrap_or(GEMS);
    if cost.x {
        text.push(number(0x40));
    }
    if cost.void > 0 {
        text.push(number(u32::from(cost.void)));
    }
    let symbols = cost.symbols();
    for energy in ENERGIES.into_iter().filter(|&e| e != Energy::Void) {
        (0..symbols[energy.index()]).for_each(|_| text.push(gem(energy)));
    }
    text
}

fn draw_gem(c: char, x: f32, y: f32, r: f32) -> String {
    let n = (c as u32).saturating_sub(GEMS as u32);
    match n {
        0..6 => glyph::gem(ENERGIES[n as usize], None, x, y, r),
        0x50.. => glyph::gem(Energy::Void, Some("X"), x, y, r),
        n => glyph::gem(Energy::Void, Some(&(n - 0x10).to_string()), x, y, r),
    }
}

/// Draws a laid-out text with its top left corner at `x`, `y`.
fn draw_block(block: &text_layout::Block, x: f32, y: f32, colour: Rgb) -> String {
    let mut svg = String::new();
    for line in &block.lines {
        let base = y + line.y;
        for (dx, run) in &line.runs {
            if run.style == Style::Gem {
                for (n, c) in run.text.chars().enumerate() {
                    let r = block.size * 0.5;
                    let at = x + dx + r + n as f32 * block.size * 1.08;
                    svg += &draw_gem(c, at, base - block.size * 0.32, r);
                }
                continue;
            }
            let _ = write!(
                svg,
                r##"<text xml:space="preserve" x="{:.2}" y="{base:.2}" {} font-size="{}" fill="{}">{}</text>"##,
                x + dx,
                run.style.svg(),
                block.size,
                colour.hex(),
                escape(&run.text),
            );
        }
    }
    svg
}

fn stats(card: &Card, m: &Measure) -> String {
    let y = m.h - m.edge - m.stats + 1.0;
    let attack = attack_arrow(m.edge - 2.0, y, m.stats * 1.36, m.stats - 3.0);
    let wide = m.stats * 1.06;
    let shield = shield(m.w - m.edge + 2.0 - wide, y - 2.0, wide, m.stats + 1.0);
    let size = m.stats * 0.74;
    let number = |x: f32, n: i32| {
        format!(
            r##"<text x="{x}" y="{}" text-anchor="middle" {} font-size="{size}" fill="#fff">{n}</text>"##,
            y + m.stats * 0.71,
            Style::Bold.svg(),
        )
    };
    let reach = match card.reach {
        Reach::Melee => "melee",
        Reach::Ranged => "ranged",
    };
    format!(
        r##"{attack}{shield}{}{}<text x="{}" y="{}" text-anchor="middle" {} font-size="{}" fill="{}">{reach}</text>"##,
        number(m.edge + m.stats * 0.54, card.attack),
        number(m.w - m.edge + 2.0 - wide * 0.5, card.defense),
        m.w * 0.5,
        y + m.stats * 0.62,
        Style::Plain.svg(),
        m.stats * 0.42,
        palette::TEXT_DIM.hex(),
    )
}

/// The red arrow behind an attack value.
#[must_use]
pub fn attack_arrow(x: f32, y: f32, w: f32, h: f32) -> String {
    format!(
        r##"<path d="M{x},{y} h{} l{},{} l{},{} h{}Z" fill="{}" stroke="#04070a" stroke-opacity="0.8" stroke-width="{}" stroke-linejoin="round"/>"##,
        w * 0.74,
        w * 0.26,
        h * 0.5,
        -w * 0.26,
        h * 0.5,
        -w * 0.74,
        palette::ATTACK.hex(),
        h * 0.05,
    )
}

/// The blue shield behind a defense value.
#[must_use]
pub fn shield(x: f32, y: f32, w: f32, h: f32) -> String {
    format!(
        r##"<path d="M{x},{y} h{w} v{} q0,{} {},{} q{},{} {},{}Z" fill="{}" stroke="#04070a" stroke-opacity="0.8" stroke-width="{}" stroke-linejoin="round"/>"##,
        h * 0.52,
        h * 0.3,
        -w * 0.5,
        h * 0.48,
        -w * 0.5,
        -h * 0.18,
        -w * 0.5,
        -h * 0.48,
        palette::DEFENSE.hex(),
        h * 0.05,
    )
}

/// A golden inner line and two stars: at most one of its name.
fn mythic(m: &Measure) -> String {
    let e = m.edge - 3.0;
    format!(
        r##"<rect x="{e}" y="{e}" width="{}" height="{}" rx="9" fill="none" stroke="#f6dd9c" stroke-opacity="0.9" stroke-width="1.6"/>"##,
        m.w - 2.0 * e,
        m.h - 2.0 * e
    )
}
