//! The scenery of the table of Sanctuary: Territories, Structure, Volition, places for Enhancements, piles.

use bevy::math::{Vec2, vec2};

use super::layout;
use crate::desktop::art::ArtKey;
use crate::desktop::art::palette::{self, Rgb};
use crate::desktop::scene::table_layout::Prop;
use crate::desktop::session::{Session, SessionGame};
use crate::games::sanctuary::desktop::art::SanctuaryArt;
use crate::games::sanctuary::desktop::art::tokens::Token;
use crate::games::sanctuary::desktop::words as own;
use crate::games::sanctuary::desktop::words::SanctuaryWords;
use crate::games::sanctuary::{Place, Sanctuary, View, zone};
use crate::table::{Seat, ZoneId};

/// Everything that lies still.
pub fn props(session: &Session<Sanctuary>) -> Vec<Prop> {
    let (view, near) = (session.shown.table(), session.shown.near());
    let words = own::of(Sanctuary::spoken(session.language()));
    let mut props = Vec::new();
    for seat in [near.other(), near] {
        let is_near = seat == near;
        ground(view, seat, is_near, words, &mut props);
        loss(view, seat, is_near, &mut props);
        piles(view, seat, is_near, words, &mut props);
    }
    props
}

fn token(token: Token, at: Vec2, z: f32) -> Prop {
    Prop::new(ArtKey::from(SanctuaryArt::Token(token)), at, z)
}

fn ground(view: &View, seat: Seat, near: bool, words: &SanctuaryWords, props: &mut Vec<Prop>) {
    let player = &view.players[seat.index()];
    let key = ArtKey::from(SanctuaryArt::Token(Token::Territory(
        colour(view, seat),
        near,
    )));
    props.push(Prop::filling(key, layout::territory(near), 0.0));
    let structure = Token::Structure(player.structure);
    props.push(token(structure, layout::structure(near), 14.0));
    let volition = Token::Volition(player.volition, words.volition, player.generates);
    props.push(token(volition, layout::volition(near), 2.0));
    if view.zone(zone(seat, Place::Conflict)).is_empty() {
        let key = ArtKey::Caption(words.no_characters.to_owned());
        let field = (layout::FIELD.0 + layout::FIELD.1) * 0.5;
        let at = vec2(field, layout::territory(near).center().y);
        props.push(Prop::new(key, at, 1.0));
    }
    let used = usize::from(player.enhancements);
    for n in used..usize::from(player.limit).min(6) {
        let open = player.may_enhance && view.active == seat;
        props.push(token(Token::Slot(open), layout::slot(n, near), 2.0));
    }
}

/// The damage that this combat would deal to a Sanctuary now.
pub(super) fn loss(view: &View, seat: Seat, near: bool, props: &mut Vec<Prop>) {
    let hits = view.pairs.iter().filter(|pair| {
        let attacker = view.card(pair.attacker);
        attacker.is_some_and(|card| card.controller != seat)
    });
    let sum: i32 = hits.map(|pair| pair.to_sanctuary).sum();
    if sum > 0 {
        let total = (sum + view.players[seat.index()].takes).max(0);
        let key = ArtKey::Label(format!("−{total}"), palette::danger());
        let at = layout::structure(near) - vec2(36.0, 0.0);
        props.push(Prop::new(key, at, 46.0));
    }
}

fn piles(view: &View, seat: Seat, near: bool, words: &SanctuaryWords, props: &mut Vec<Prop>) {
    for (pile, backs) in [(Place::Deck, 3), (Place::Limbo, 0)] {
        let spot = layout::pile(pile, near);
        let count = view.zone(zone(seat, pile)).len();
        for n in 0..backs.min(count) {
            let lift = vec2(-1.5, -2.0) * n as f32;
            let size = vec2(spot.width, spot.height());
            props.push(Prop {
                key: ArtKey::from(SanctuaryArt::Back),
                at: spot.at + lift,
                size,
                z: 4.0 + n as f32 * 0.01,
            });
        }
        if count > 0 {
            let text = match pile {
                Place::Deck => words.deck(count),
                _ => words.limbo(count),
            };
            let key = ArtKey::Label(text, palette::edge().tone(0.55, 1.0));
            let below = vec2(0.0, spot.height() * 0.5 + 10.0);
            props.push(Prop::new(key, spot.at + below, 6.5));
        }
    }
}

/// The colour of a player's faction.
fn colour(view: &View, seat: Seat) -> Rgb {
    let content = view.content;
    let deck = content
        .decks
        .get(usize::from(view.players[seat.index()].deck));
    let card = deck.and_then(|deck| content.cards.get(usize::from(deck.sanctuary)));
    let faction = card.and_then(|card| content.factions.get(usize::from(card.faction?)));
    faction.map_or(palette::edge(), |f| Rgb(f.colour.0, f.colour.1, f.colour.2))
}

/// The Limbo whose pile is under a point.
#[must_use]
pub fn limbo_at(session: &Session<Sanctuary>, point: Vec2) -> Option<ZoneId> {
    let near = session.shown.near();
    let mut seats = [near, near.other()].into_iter();
    let seat = seats.find(|&seat| layout::pile(Place::Limbo, seat == near).holds(point))?;
    Some(zone(seat, Place::Limbo))
}
