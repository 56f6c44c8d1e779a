//! Card faces as SVG, made from nothing but the card.

mod badge;
mod small;
mod words;

use std::fmt::Write;

use super::fonts::Style;
use super::glyph;
use super::palette::{self, Rgb};
use super::picture;
use super::text_layout::{escape, one_line};
use crate::desktop::art::raster::SHIPPED;
use crate::games::biomes::content::Card;
use crate::games::biomes::text;

pub use badge::{attack_arrow, shield};
pub use words::spans;

/// Which face of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// Large, with everything on it: beside the table, in the deck viewer.
    Full,
    /// In the hand: large name, short of flavour.
    Hand,
    /// In a lane: name and picture; numbers are laid over it by the table.
    Table,
    /// In staging: a small tile of the same, a little higher than wide.
    Tile,
}

/// Measures of a face, in its own units.
#[derive(Clone)]
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
    gem: 12.0,
};
const TABLE: Measure = Measure {
    w: 180.0,
    h: 252.0,
    edge: 7.0,
    top: 33.0,
    picture: 166.0,
    kind: 0.0,
    stats: 0.0,
    name: (24.0, 21.5),
    text: (0.0, 0.0),
    gem: 10.5,
};
const TILE: Measure = Measure {
    w: 128.0,
    h: 136.0,
    edge: 5.0,
    top: 26.0,
    picture: 100.0,
    kind: 0.0,
    stats: 0.0,
    name: (21.0, 20.0),
    text: (0.0, 0.0),
    gem: 11.0,
};

impl Face {
    const fn measure(self) -> Measure {
        match self {
            Self::Full => FULL,
            Self::Hand => HAND,
            Self::Table => TABLE,
            Self::Tile => TILE,
        }
    }

    /// Height of the face for a width of 1.
    #[must_use]
    pub const fn aspect(self) -> f32 {
        let m = self.measure();
        m.h / m.w
    }

    /// Whether the table lays numbers over it, and says the name on up to two lines.
    const fn is_small(self) -> bool {
        matches!(self, Self::Table | Self::Tile)
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
/// `shipped` leaves the picture to the one that a pack ships, by the name [`SHIPPED`].
#[must_use]
pub fn svg(card: &Card, cards: &[Card], face: Face, shipped: bool) -> String {
    let m = &fitted(card, cards, face);
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
    svg += &middle(card, m, shipped);
    if face.is_small() {
        svg += &small::top(card, m, face);
    } else {
        svg += &top(card, m, face);
        svg += &type_strip(card, m);
        let block = words::rules(card, cards, m);
        svg += &words::text_box(card, &block, m, face == Face::Full);
        if card.is_agent() {
            svg += &badge::stats(card, m);
        }
    }
    if card.mythic {
        svg += &badge::mythic(m);
    }
    svg + "</svg>"
}

/// The measures of a face for that card: much text takes room from the picture.
fn fitted(card: &Card, cards: &[Card], face: Face) -> Measure {
    let mut m = face.measure();
    if !face.is_small() {
        let whole = m.picture;
        while m.picture > whole * 0.62 && words::rules(card, cards, &m).size < m.text.0 * 0.86 {
            m.picture -= whole * 0.06;
        }
    }
    m
}

fn top(card: &Card, m: &Measure, face: Face) -> String {
    let middle = m.edge + m.top * 0.5;
    let right = m.w - m.edge - 5.0;
    let (gems, wide) = match face {
        // In a fan the right side of a card is covered: the cost stands at the left.
        Face::Hand if card.is_function() => (cost_column(card, m), 0.0),
        _ if card.is_function() => glyph::cost(&card.cost, right, middle, m.gem),
        _ => (String::new(), 0.0),
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

/// The gems of a cost one below the other, over the left side of the picture.
fn cost_column(card: &Card, m: &Measure) -> String {
    let count = glyph::count(&card.cost) as f32;
    let (x, y) = (m.edge + m.gem + 6.0, m.edge + m.top + m.gem + 4.0);
    let last = y + (count - 1.0) * m.gem * 2.12 + m.gem;
    let mut svg = format!(
        r##"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="#05080b" fill-opacity="0.45"/>"##,
        x - m.gem - 2.0,
        y - m.gem - 2.0,
        2.0 * m.gem + 4.0,
        last - y + m.gem + 4.0,
        m.gem + 2.0
    );
    svg += &glyph::column(&card.cost, x, y, m.gem);
    svg
}

fn middle(card: &Card, m: &Measure, shipped: bool) -> String {
    let (x, y) = (m.edge + 3.0, m.edge + m.top);
    let w = m.w - 2.0 * x;
    let h = if m.kind > 0.0 {
        m.picture
    } else {
        m.h - m.edge - 3.0 - y
    };
    let drawn = if shipped {
        format!(
            r##"<clipPath id="art"><rect width="{w}" height="{h}"/></clipPath><g clip-path="url(#art)"><image width="{w}" height="{h}" preserveAspectRatio="xMidYMid slice" xlink:href="{SHIPPED}"/></g>"##,
        )
    } else {
        picture::draw(card, w, h, "pic")
    };
    format!(
        r##"<g transform="translate({x},{y})">{drawn}<rect x="0.5" y="0.5" width="{}" height="{}" fill="none" stroke="#04070a" stroke-opacity="0.7"/></g>"##,
        w - 1.0,
        h - 1.0
    )
}

fn type_strip(card: &Card, m: &Measure) -> String {
    let y = m.edge + m.top + m.picture;
    let (one, two) = frame(card);
    let x = m.edge + 3.0;
    let w = m.w - 2.0 * x;
    let colour = one.mix(two, 0.5);
    let size = m.kind * 0.6;
    let chevrons = "›".repeat(usize::from(card.speed));
    let room =
        w - 14.0 - chevrons.chars().count() as f32 * size * 0.5 - badge::grade_width(card.grade);
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
    svg += &badge::grade(
        card.grade,
        x + w - 11.0 - chevrons.chars().count() as f32 * m.kind * 0.36,
        y + m.kind * 0.5,
    );
    svg
}

#[cfg(test)]
mod tests;
