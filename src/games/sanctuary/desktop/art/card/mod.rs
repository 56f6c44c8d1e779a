//! The cards of Sanctuary: stone, brass and coloured glass.

pub mod badge;
mod frame;
mod gifts;
mod slip;
mod words;

use super::glass;
use crate::desktop::art::card::{Face, Measure, prose, sheet, strip};
use crate::desktop::art::palette::{self, Rgb};
use crate::games::sanctuary::content::{Card, CardKind, Content};
use crate::games::sanctuary::text;
use crate::table::Language;

/// The colour of a card's faction; `None` for who belongs to none.
#[must_use]
pub fn colour(card: &Card, content: &Content) -> Option<Rgb> {
    let faction = content.factions.get(usize::from(card.faction?))?;
    let (red, green, blue) = faction.colour;
    Some(Rgb(red, green, blue))
}

/// The colour of a card's frame: that of its faction, or bare stone.
#[must_use]
pub fn frame_colour(card: &Card, content: &Content) -> Rgb {
    colour(card, content).map_or(palette::STONE.tone(0.6, 0.8), |c| {
        c.tone(c.lightness().clamp(0.5, 0.64), 1.0)
    })
}

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
    let main = frame_colour(card, content);
    if face == Face::Slip {
        return slip::svg(card, card.name.in_language(language), main);
    }
    let m = &fitted(card, content, face, language);
    let body = palette::stone_body().mix(main, 0.08);
    let stone = palette::STONE.mix(main, 0.45).tone(0.44, 0.9);
    let mut svg = sheet::begin(m, (main, stone), body);
    let own = colour(card, content);
    svg += &sheet::picture(m, shipped, |w, h| glass::draw(card, own, w, h));
    let name = card.name.in_language(language);
    let ink = main.tone(0.94, 0.35);
    if face.is_small() {
        let (top, high) = strip::small(m, face, name, body, ink);
        // Over the fittings, whose corners would reach into the name.
        svg += &frame::draw(card.kind, m);
        svg += &top;
        svg += &gifts::signs(card.gifts, m, m.edge + high, gifts::Side::Right);
        svg += &badge::small(card, m, main);
    } else {
        let left = badge::name_left(card, m);
        svg += &strip::name(m, name, left, m.w - m.edge - 7.0 - left, ink);
        let line = text::type_line(card, content, language);
        svg += &strip::kind(m, &line, main, 0.0);
        svg += &frame::draw(card.kind, m);
        if face == Face::Hand {
            let under = m.edge + m.top + 10.0;
            svg += &gifts::signs(card.gifts, m, under, gifts::Side::Left);
        } else {
            svg += &gifts::named(card.gifts, m, words::room(card, m), language);
        }
        let block = words::rules(card, content, language, m, face);
        let flavor = (face == Face::Full).then(|| card.flavor.in_language(language));
        let room = words::below_gifts(card, m, face);
        svg += &prose::text_box(&block, room, m, flavor, |_, _, _, _| String::new());
        svg += &badge::cost(card, m);
        svg += &badge::foot(card, m, main);
    }
    svg + "</svg>"
}

/// The measures of a face for that card.
fn fitted(card: &Card, content: &Content, face: Face, language: Language) -> Measure {
    let measure = Measure {
        stats: badge::FOOT * face.measure().w / 250.0,
        ..face.measure()
    };
    measure.fitted(|m| words::rules(card, content, language, m, face).size)
}

/// Whether numbers stand at the foot of a card.
const fn has_foot(card: &Card) -> bool {
    !matches!(card.kind, CardKind::Manipulation)
}

#[cfg(test)]
mod tests;
