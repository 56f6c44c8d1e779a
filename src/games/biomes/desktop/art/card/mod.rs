//! The cards of Biomes.

mod badge;
mod small;
mod words;

use super::{glyph, picture};
use crate::desktop::art::card::{Face, Measure, prose, sheet, strip};
use crate::desktop::art::fonts::Style;
use crate::desktop::art::palette::{self, Rgb};
use crate::games::biomes::content::{Card, Content};
use crate::games::biomes::desktop::art::energy::colour as energy_colour;
use crate::games::biomes::text;
use crate::table::Language;

/// The frame colours of a card: one, or two that run into each other.
#[must_use]
pub fn frame(card: &Card) -> (Rgb, Rgb) {
    let energies = picture::energies(card);
    let first = energy_colour(energies[0]);
    let last = energies.get(1).map_or(first, |&e| energy_colour(e));
    (first, last)
}

/// The whole face as an SVG document in that language. `content` names what the card mentions;
/// `shipped` leaves the picture to the one that a pack ships, by the name
/// [`SHIPPED`](crate::desktop::art::raster::SHIPPED).
#[must_use]
pub fn svg(
    card: &Card,
    content: &Content,
    face: Face,
    language: Language,
    shipped: bool,
) -> String {
    let m = &fitted(card, content, face, language);
    let name = card.name.in_language(language);
    let (one, two) = frame(card);
    let body = palette::card_body().mix(one, 0.07);
    let mut svg = sheet::begin(m, (one, two), body);
    svg += &sheet::picture(m, shipped, |w, h| picture::draw(card, w, h, "pic"));
    if face.is_small() {
        svg += &small::top(card, name, m, face);
    } else {
        svg += &top(card, name, m, face);
        svg += &type_strip(card, &text::type_line(card, content, language), m);
        let block = words::rules(card, content, language, m);
        let flavor = (face == Face::Full).then(|| card.flavor.in_language(language));
        let room = words::room(card, m);
        svg += &prose::text_box(&block, room, m, flavor, words::symbol);
        if card.is_agent() {
            svg += &badge::stats(card, m, language);
        }
    }
    if card.mythic {
        svg += &badge::mythic(m);
    }
    svg + "</svg>"
}

/// The measures of a face for that card.
fn fitted(card: &Card, content: &Content, face: Face, language: Language) -> Measure {
    face.measure()
        .fitted(|m| words::rules(card, content, language, m).size)
}

fn top(card: &Card, name: &str, m: &Measure, face: Face) -> String {
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
    let (one, two) = frame(card);
    let ink = one.mix(two, 0.3).tone(0.93, 0.45);
    strip::name(m, name, left, room, ink) + &gems
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

fn type_strip(card: &Card, line: &str, m: &Measure) -> String {
    let (one, two) = frame(card);
    let x = m.edge + 3.0;
    let right = m.w - x - 6.0;
    let y = m.edge + m.top + m.picture + m.kind * 0.5;
    let colour = one.mix(two, 0.5);
    let chevrons = "›".repeat(usize::from(card.speed));
    let count = f32::from(card.speed);
    let taken = count * m.kind * 0.6 * 0.5 + badge::grade_width(card.grade);
    let (size, _) = strip::fitted(m, line, taken);
    let mut svg = strip::kind(m, line, colour, taken);
    svg += &format!(
        r##"<text x="{right}" y="{}" text-anchor="end" {} font-size="{}" fill="{}">{chevrons}</text>"##,
        y + size * 0.34,
        Style::Bold.svg(),
        m.kind * 0.86,
        colour.tone(0.9, 0.7).hex(),
    );
    svg += &badge::grade(card.grade, right - 5.0 - count * m.kind * 0.36, y);
    svg
}

#[cfg(test)]
mod tests;
