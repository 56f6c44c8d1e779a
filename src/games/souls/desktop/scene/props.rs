//! The scenery of the table of Souls: the table, decks, empty slots, how many cards lie where.

use bevy::math::{Rect, Vec2, vec2};

use super::layout::middle_of;
use super::middle::Middle;
use super::seats::TRAY;
use crate::desktop::art::ArtKey;
use crate::desktop::art::card::Face;
use crate::desktop::art::palette;
use crate::desktop::scene::spot::Spot;
use crate::desktop::scene::squeeze::squeeze_prop;
use crate::desktop::scene::table_layout::Prop;
use crate::desktop::session::Session;
use crate::games::souls::content::{DeckKind, SlotKind};
use crate::games::souls::desktop::art::SoulsArt;
use crate::games::souls::desktop::art::tokens::TokenPicture;
use crate::games::souls::{DECK_KINDS, EntryViewKind, Place, Souls, View, slot, zone};
use crate::table::{Choice, Ref, ZoneId};

/// Everything that lies still.
pub fn props(session: &Session<Souls>) -> Vec<Prop> {
    let view = session.shown.table();
    let table = Rect::new(214.0, 54.0, 1042.0, 720.0);
    let mut props = vec![Prop::filling(
        ArtKey::from(SoulsArt::TokenPicture(TokenPicture::Board)),
        table,
        -20.0,
    )];
    props.push(Prop::filling(
        ArtKey::from(SoulsArt::TokenPicture(TokenPicture::Tray)),
        TRAY,
        -10.0,
    ));
    props.extend(waiting_die(view));
    let middle = middle_of(view, &super::shown(session));
    for deck in DECK_KINDS {
        piles(session, deck, &middle, &mut props);
    }
    if middle.draft.is_empty() {
        for kind in [SlotKind::Monster, SlotKind::Shop, SlotKind::Room] {
            slots(view, kind, &middle, &mut props);
        }
    }
    props
}

/// The die of the roll that resolves next, as it counts now.
fn waiting_die(view: &View) -> Option<Prop> {
    let mut waiting = view.stack.iter().rev();
    let roll = waiting.find(|entry| entry.kind == EntryViewKind::Roll)?;
    let pips = u8::try_from(roll.amount).ok()?;
    let key = ArtKey::from(SoulsArt::TokenPicture(TokenPicture::Die(pips)));
    (1..=6)
        .contains(&pips)
        .then(|| Prop::filling(key, in_tray(), 2.0))
}

/// Where the die lies in its tray.
const fn in_tray() -> Rect {
    const EDGE: Vec2 = Vec2::splat(16.0);
    Rect {
        min: Vec2::new(TRAY.min.x + EDGE.x, TRAY.min.y + EDGE.y),
        max: Vec2::new(TRAY.max.x - EDGE.x, TRAY.max.y - EDGE.y),
    }
}

/// Where a die falls: into its tray, which has made room if there is a time line.
#[must_use]
pub fn falls(session: &Session<Souls>) -> Rect {
    let die = Prop::filling(
        ArtKey::from(SoulsArt::TokenPicture(TokenPicture::Die(1))),
        in_tray(),
        2.0,
    );
    let die = if session.shown.is_watched() {
        squeeze_prop(die)
    } else {
        die
    };
    Rect::from_center_size(die.at, die.size)
}

fn piles(session: &Session<Souls>, deck: DeckKind, middle: &Middle, props: &mut Vec<Prop>) {
    let view = session.shown.table();
    let at = deck as usize;
    let (Some(pile), Some(discard)) = (middle.decks[at], middle.discards[at]) else {
        return;
    };
    let cards = view.zone(zone(Place::Deck(deck))).len();
    let size = vec2(pile.width, pile.height());
    for n in 0..cards.min(3) {
        props.push(Prop {
            key: ArtKey::from(SoulsArt::Back(deck)),
            at: pile.at + vec2(-1.2, -1.8) * n as f32,
            size,
            z: 4.0 + n as f32 * 0.01,
        });
    }
    if cards == 0 {
        props.push(hollow(&pile));
    }
    if choice_of(session, zone(Place::Deck(deck))).is_some() {
        let round = Vec2::from(ArtKey::Glow(Face::Table, palette::accent()).size()) / 100.0;
        props.push(Prop {
            key: ArtKey::Glow(Face::Table, palette::accent()),
            at: pile.at,
            size: round * pile.width,
            z: 3.9,
        });
    }
    let thrown = view.zone(zone(Place::Discard(deck))).len();
    if thrown == 0 {
        props.push(hollow(&discard));
    }
    for (spot, count) in [(pile, cards), (discard, thrown)] {
        if count > 0 {
            let key = ArtKey::Label(count.to_string(), palette::BRASS.tone(0.6, 0.8));
            let low = vec2(0.0, spot.height() * 0.5 - 8.0);
            props.push(Prop::new(key, spot.at + low, 6.5));
        }
    }
}

/// An empty place for a card.
fn hollow(spot: &Spot) -> Prop {
    Prop {
        key: ArtKey::from(SoulsArt::TokenPicture(TokenPicture::Slot)),
        at: spot.at,
        size: vec2(spot.width, spot.height()),
        z: 1.0,
    }
}

fn slots(view: &View, kind: SlotKind, middle: &Middle, props: &mut Vec<Prop>) {
    for (n, spot) in middle.slots(kind).iter().enumerate() {
        if view.zone(zone(slot(kind, n as u8))).is_empty() {
            props.push(hollow(spot));
        }
    }
}

/// The choice that names a whole zone.
fn choice_of(session: &Session<Souls>, at: ZoneId) -> Option<Choice> {
    let options = &session.shown.question()?.options;
    let named = |c: &&Choice| c.subject == Ref::Zone(at);
    options.iter().find(named).copied()
}

/// The choice that a click on a deck, or on an empty slot, makes.
#[must_use]
pub fn choice_at(session: &Session<Souls>, point: Vec2) -> Option<Choice> {
    let middle = middle_of(session.shown.table(), &super::shown(session));
    let decks = DECK_KINDS.into_iter().filter_map(|deck| {
        let spot = middle.decks[deck as usize]?;
        spot.holds(point).then(|| zone(Place::Deck(deck)))
    });
    let mut slots = [SlotKind::Monster, SlotKind::Shop, SlotKind::Room]
        .into_iter()
        .flat_map(|kind| {
            let spots = middle.slots(kind).iter().enumerate();
            let under = spots.filter(|(_, spot)| spot.holds(point));
            under.map(move |(n, _)| zone(slot(kind, n as u8)))
        });
    let mut all = decks;
    let at = all.next().or_else(|| slots.next())?;
    choice_of(session, at)
}

/// The discard whose pile lies at a point.
#[must_use]
pub fn discard_at(session: &Session<Souls>, point: Vec2) -> Option<ZoneId> {
    let view = session.shown.table();
    let middle = middle_of(view, &super::shown(session));
    let mut decks = DECK_KINDS.into_iter();
    let deck = decks.find(|deck| {
        let spot = middle.discards[*deck as usize];
        spot.is_some_and(|spot| spot.holds(point))
    })?;
    let at = zone(Place::Discard(deck));
    (!view.zone(at).is_empty()).then_some(at)
}
