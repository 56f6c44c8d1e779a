//! The cards of Souls: dark wood and wax, a picture in candle light, numbers on seals.

pub mod badge;
mod frame;
mod reward;
mod slip;
mod words;

use super::picture;
use crate::desktop::art::card::{Face, Measure, prose, sheet, strip};
use crate::desktop::art::palette;
use crate::games::souls::content::{Card, CardKind, Content};
use crate::games::souls::text;
use crate::table::Language;

pub use frame::frame_colour;

/// The whole face as an SVG document in that language; `shipped` leaves the picture to the one that a pack ships,
/// by the name [`SHIPPED`](crate::desktop::art::raster::SHIPPED).
#[must_use]
pub fn svg(
    card: &Card,
    content: &Content,
    face: Face,
    language: Language,
    shipped: bool,
) -> String {
    let name = card.name.in_language(language);
    if matches!(face, Face::Slip | Face::Plate) {
        return slip::svg(card, name, shipped);
    }
    let m = &fitted(card, content, face, language);
    let main = frame_colour(card);
    let body = palette::wood_body().mix(main, 0.1);
    let mut svg = sheet::begin(m, frame::edge(card, main), body);
    svg += &sheet::picture(m, shipped, |w, h| picture::draw(card, w, h));
    let ink = main.tone(0.95, 0.3);
    if face.is_small() {
        let name = short(card, name);
        let (top, high) = strip::small(m, Face::Table, name, body, ink);
        svg += &top;
        svg += &frame::draw(card, m, main);
        svg += &badge::souls(card, m, m.edge + high);
        if face == Face::Table {
            svg += &reward::corner(card, m);
        }
    } else {
        let taken = badge::way_width(card, m);
        let left = m.edge + 8.0;
        svg += &strip::name(m, name, left, m.w - m.edge - 8.0 - left - taken, ink);
        svg += &badge::way(card, m);
        let line = text::type_line(card, content, language);
        svg += &strip::kind(m, &line, main, 0.0);
        svg += &frame::draw(card, m, main);
        svg += &badge::souls(card, m, m.edge + m.top);
        let block = words::rules(card, content, language, m);
        let flavor = (face == Face::Full).then(|| card.flavor.in_language(language));
        svg += &prose::text_box(&block, words::room(card, m), m, flavor, |_, _, _, _| {
            String::new()
        });
        svg += &badge::foot(card, m);
        svg += &reward::foot(card, m);
    }
    svg + "</svg>"
}

/// The short name of a card on the table, where there is little room: a character's name up to the comma.
fn short<'a>(card: &Card, name: &'a str) -> &'a str {
    match name.split_once(',') {
        Some((short, _)) if card.kind == CardKind::Character => short,
        _ => name,
    }
}

/// The measures of a face for that card.
fn fitted(card: &Card, content: &Content, face: Face, language: Language) -> Measure {
    let plain = face.measure();
    let measure = match face {
        // Names on the table are read from further away than those of other games: more lies there.
        Face::Table => Measure {
            top: 40.0,
            name: (34.0, 23.0),
            ..plain
        },
        Face::Tile => Measure {
            top: 30.0,
            name: (25.0, 22.0),
            ..plain
        },
        _ => Measure {
            stats: badge::FOOT * plain.w / 250.0,
            ..plain
        },
    };
    measure.fitted(|m| words::rules(card, content, language, m).size)
}

/// Whether numbers or a reward stand at the foot of a card.
fn has_foot(card: &Card) -> bool {
    card.hp.is_some() || !card.rewards.is_empty()
}

#[cfg(test)]
mod tests;
