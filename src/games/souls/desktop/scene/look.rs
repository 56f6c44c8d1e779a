//! The drawings on a card of Souls: its wick, its numbers, its damage.

use bevy::math::Vec2;

use super::plate;
use crate::desktop::art::ArtKey;
use crate::desktop::art::card::Face;
use crate::desktop::art::marks::Trend;
use crate::desktop::scene::choose::{self, Use};
use crate::desktop::scene::look::{Look, glow};
use crate::desktop::scene::spot::Spot;
use crate::desktop::session::{Session, SessionGame};
use crate::games::souls::content::Card;
use crate::games::souls::desktop::art::SoulsArt;
use crate::games::souls::desktop::art::tokens::TokenPicture;
use crate::games::souls::{CardView, Place, Souls, View, place, seat_of};
use crate::table::{ObjectId, Ref};

/// Something the watcher sees: a card, or the plate of a player.
#[must_use]
pub fn of(session: &Session<Souls>, id: ObjectId, spot: &Spot) -> Option<Look> {
    let view = session.shown.table();
    let usable = match choose::usable(session, id) {
        // ¢ can be offered at any time: nothing needs to shine for that.
        Use::Aside => Use::None,
        other => other,
    };
    let light = glow(usable, fights(view, id));
    if let Some(seat) = seat_of(id) {
        let mut look = plate::of(session, seat)?;
        look.glow = light;
        return Some(look);
    }
    let card = view.card(id)?;
    let def = view.content.cards.get(usize::from(card.face))?;
    let language = Souls::spoken(session.language());
    let key = ArtKey::from(SoulsArt::Card(card.face, spot.face, language));
    let mut look = Look::plain(key, spot.face);
    look.glow = light;
    if spot.face == Face::Hand {
        return Some(look);
    }
    let here = place(card.zone);
    let covered = here.slot().is_some() && !card.in_play;
    if covered || !card.in_play {
        return Some(look);
    }
    if let Place::Souls(_) = here {
        let (at, wide) = match spot.face {
            Face::Slip => (Vec2::new(0.42, 0.0), 0.16),
            _ => (Vec2::new(0.0, 0.26 - spot.face.aspect() * 0.5), 0.44),
        };
        look.add_badge(
            ArtKey::from(SoulsArt::TokenPicture(TokenPicture::Soul)),
            at,
            wide,
            0.01,
        );
        return Some(look);
    }
    state(&mut look, card, def);
    if here.slot().is_some() {
        let below = view.zone(card.zone).len().saturating_sub(1);
        if below > 0 {
            let key = ArtKey::from(SoulsArt::TokenPicture(TokenPicture::Covered(below as u16)));
            look.add_badge(key, Vec2::new(-0.3, -0.02), 0.46, 0.011);
        }
    }
    if view.due.contains(&Ref::Object(id)) {
        // At the edge of the picture, beside the name.
        let at = Vec2::new(0.36, 0.06);
        look.add_badge(
            ArtKey::from(SoulsArt::TokenPicture(TokenPicture::Must)),
            at,
            0.3,
            0.012,
        );
    }
    Some(look)
}

/// Charge, numbers and counters.
fn state(look: &mut Look, card: &CardView, def: &Card) {
    let face = look.face;
    let half = face.aspect() * 0.5;
    if def.taps() {
        let wick = ArtKey::from(SoulsArt::TokenPicture(TokenPicture::Wick(
            !card.deactivated,
        )));
        let (at, wide) = match face {
            Face::Slip => (Vec2::new(0.44, 0.0), 0.13),
            Face::Tile => (Vec2::new(0.36, 0.1 - half + 0.1), 0.28),
            _ => (Vec2::new(0.36, 0.18 - half), 0.24),
        };
        look.add_badge(wick, at, wide, 0.01);
        look.dim = card.deactivated;
    }
    let player = matches!(place(card.zone), Place::Character(_));
    if card.max_hp > 0 && !player && face != Face::Slip {
        let wide = if face == Face::Tile { 0.3 } else { 0.31 };
        let y = wide * 0.56 - half;
        let trend = Trend::of(card.attack, def.attack);
        let heart = TokenPicture::Heart(card.hp, card.hp < card.max_hp);
        let all = [
            (heart, -0.33),
            (TokenPicture::Evasion(card.evasion), 0.0),
            (TokenPicture::Attack(card.attack, trend), 0.33),
        ];
        for (key, x) in all {
            look.add_badge(
                ArtKey::from(SoulsArt::TokenPicture(key)),
                Vec2::new(x, y),
                wide,
                0.009,
            );
        }
    }
    if card.counters != 0 {
        let (at, wide) = match face {
            Face::Slip => (Vec2::new(0.29, 0.0), 0.15),
            Face::Tile => (Vec2::new(-0.33, 0.2 - half), 0.32),
            _ => (Vec2::new(-0.33, 0.62 - half), 0.27),
        };
        look.add_badge(
            ArtKey::from(SoulsArt::TokenPicture(TokenPicture::Counters(
                card.counters,
            ))),
            at,
            wide,
            0.011,
        );
    }
}

/// Whether it attacks or is attacked.
fn fights(view: &View, id: ObjectId) -> bool {
    let Some(attack) = &view.attack else {
        return false;
    };
    let rolls = |seat| seat == attack.attacker || attack.helpers.contains(&seat);
    attack.target == Some(id) || seat_of(id).is_some_and(rolls)
}
