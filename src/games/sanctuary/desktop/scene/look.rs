//! The drawings on a card of Sanctuary: Strength, damage, Durability, whether it just entered.

use bevy::math::Vec2;

use super::columns;
use crate::desktop::art::ArtKey;
use crate::desktop::art::marks::Trend;
use crate::desktop::art::palette::{self, Rgb};
use crate::desktop::panels::PanelText;
use crate::desktop::scene::choose;
use crate::desktop::scene::look::{Look, glow};
use crate::desktop::scene::spot::Spot;
use crate::desktop::session::{Session, SessionGame};
use crate::games::sanctuary::content::CardKind;
use crate::games::sanctuary::desktop::art::SanctuaryArt;
use crate::games::sanctuary::desktop::art::card::frame_colour;
use crate::games::sanctuary::desktop::art::tokens::Token;
use crate::games::sanctuary::desktop::words as own;
use crate::games::sanctuary::{CardView, Sanctuary, View, place};
use crate::table::ObjectId;

/// Width of the sign of a Technology's Durability, in widths of its slip.
const WEAR: f32 = 0.255;

/// A card the watcher sees.
#[must_use]
pub fn of(session: &Session<Sanctuary>, id: ObjectId, spot: &Spot) -> Option<Look> {
    let view = session.shown.table();
    let card = view.card(id)?;
    let def = view.content.cards.get(usize::from(card.face))?;
    let key = Sanctuary::drawing(view, card.face, spot.face, session.language());
    let mut look = Look::plain(key, spot.face);
    look.glow = glow(choose::usable(session, id), fights(view, id));
    look.upright = spot.turn;
    if !place(card.zone).1.is_play() {
        look.upright = 0.0;
        return Some(look);
    }
    match def.kind {
        CardKind::Character => {
            let colour = frame_colour(def, view.content);
            character(&mut look, card, def.strength, colour);
            if falls(view, card) && still_ahead(session, id) {
                let words = own::of(Sanctuary::spoken(session.language()));
                let key = ArtKey::Label(words.falls.to_owned(), palette::danger());
                let width = key.size().0 / spot.width;
                look.add_badge(key, Vec2::new(0.0, 0.05), width, 0.02);
            }
        }
        CardKind::Technology => {
            // At the end of the name, which is all that is seen of it.
            let at = Vec2::new(0.5 - WEAR * 0.5 - 0.03, spot.face.aspect() * 0.5 - 0.1);
            look.add_badge(
                ArtKey::from(SanctuaryArt::Token(Token::Wear(card.durability))),
                at,
                WEAR,
                0.006,
            );
        }
        _ => {}
    }
    let lines = (0_u8..).zip(&card.counters);
    for (line, &(kind, n)) in lines {
        // Under the name, one line each.
        let known = view.content.counters.get(usize::from(kind));
        let name = known.map_or("", |known| known.name.in_language(session.language()));
        let key = ArtKey::Label(format!("{name} {n}"), palette::marker());
        let width = (key.size().0 / spot.width).min(0.9);
        let high = spot.face.aspect() * 0.5 - 0.3 - 0.12 * f32::from(line);
        look.add_badge(key, Vec2::new(0.0, high), width, 0.012);
    }
    look.dim = card.silenced;
    Some(look)
}

fn character(look: &mut Look, card: &CardView, printed: i32, colour: Rgb) {
    let (big, foot) = (0.39, -look.face.aspect() * 0.5);
    let trend = Trend::of(card.strength, printed);
    let strength = ArtKey::from(SanctuaryArt::Token(Token::Strength(
        card.strength,
        trend,
        colour,
    )));
    // Over the printed one.
    let left = Vec2::new(-0.5 + 0.18, foot + 0.18);
    look.add_badge(strength, left, big, 0.006);
    let bead = 0.27;
    if card.damage > 0 {
        let at = Vec2::new(0.5 - bead * 0.55, foot + bead * 0.6);
        look.add_badge(ArtKey::Damage(card.damage), at, bead, 0.01);
    }
    if card.entered_now {
        // At the left under the name: the signs of gifts are at the right.
        let at = Vec2::new(bead * 0.55 - 0.5, look.face.aspect() * 0.5 - 0.5);
        look.add_badge(ArtKey::Fresh, at, bead * 0.9, 0.009);
    }
}

/// Whether it duels, attacks or blocks.
fn fights(view: &View, id: ObjectId) -> bool {
    let duels = columns::duel(view).is_some_and(|(by, to)| by == id || to == id);
    let mut pairs = view.pairs.iter();
    duels || pairs.any(|p| p.attacker == id || p.blockers.iter().any(|b| b.blocker == id))
}

/// Whether the match has not dealt that damage yet. While the table tells of a blow that was dealt already, the card
/// wears its damage and nothing is foretold any more.
fn still_ahead(session: &Session<Sanctuary>, id: ObjectId) -> bool {
    let card = session.shown.view.card(id);
    !session.shown.is_staged() || card.is_some_and(|card| falls(&session.shown.view, card))
}

/// Whether what it fights would destroy it as things stand: what it takes, beside what it has taken.
pub(super) fn falls(view: &View, card: &CardView) -> bool {
    let mut taken = 0;
    if let Some((by, to)) = columns::duel(view) {
        let [dealt, returned] = view.duel_deals;
        taken += if card.id == to { dealt } else { 0 };
        taken += if card.id == by { returned } else { 0 };
    }
    for pair in &view.pairs {
        for block in &pair.blockers {
            let own = if block.blocker == card.id {
                block.takes.unwrap_or(0)
            } else if pair.attacker == card.id {
                block.deals
            } else {
                0
            };
            taken += own;
        }
    }
    taken > 0 && card.damage + taken >= card.strength
}
