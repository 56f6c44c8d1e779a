//! Where things come from and go to, and how they travel.

use bevy::prelude::*;

use super::hand;
use super::layout::{self, Spot, Thing};
use super::motion::Motion;
use crate::games::biomes::{Place, place};
use crate::table::{Event, Ref, Seat, ZoneId};

/// Seconds a card takes from place to place.
const FLIGHT: f32 = 0.28;

/// A flight everybody waits for; `back` is shown until it turns over.
pub fn flight(from: Spot, to: Spot, wait: f32, pace: f32, back: Option<Handle<Image>>) -> Motion {
    let far = ((to.at - from.at).length() / 700.0).min(1.0);
    Motion {
        from,
        to,
        wait,
        length: (0.18 + (FLIGHT - 0.14) * far + if back.is_some() { 0.06 } else { 0.0 }) * pace,
        time: 0.0,
        arc: 26.0 * far,
        turns: back,
        waited_for: true,
        leaves: false,
    }
}

/// A small shift nobody waits for.
pub fn shuffle(from: Spot, to: Spot, pace: f32) -> Motion {
    Motion {
        length: 0.13 * pace,
        arc: 0.0,
        waited_for: false,
        ..flight(from, to, 0.0, pace, None)
    }
}

fn moves(event: &Event) -> Option<(ZoneId, ZoneId)> {
    match (event.verb, event.from, event.to) {
        ("move", Ref::Zone(from), Ref::Zone(to)) => Some((from, to)),
        _ => None,
    }
}

/// Where something new comes from.
pub fn origin(thing: Thing, events: &[Event], near: Seat) -> Option<Spot> {
    let from = match thing {
        Thing::Object(id) => {
            let about = |e: &&Event| e.subject == Ref::Object(id);
            events
                .iter()
                .filter(about)
                .find_map(moves)
                .map(|(from, _)| from)?
        }
        Thing::Hidden(zone, _) => {
            let mut all = events.iter().filter_map(moves);
            all.find(|&(_, to)| to == zone).map(|(from, _)| from)?
        }
    };
    Some(gate(from, near))
}

/// Whether a card that becomes visible was face down before.
pub fn comes_hidden(thing: Thing, events: &[Event], near: Seat) -> bool {
    let Thing::Object(id) = thing else {
        return false;
    };
    let first = events
        .iter()
        .filter(|e| e.subject == Ref::Object(id))
        .find_map(moves);
    first.is_some_and(|(from, _)| match place(from) {
        (_, Place::Deck) => true,
        (seat, Place::Hand) => seat != near,
        _ => false,
    })
}

/// Where something goes that the table does not show there.
pub fn destination(thing: Thing, events: &[Event], near: Seat) -> Option<Spot> {
    let Thing::Object(id) = thing else {
        return None;
    };
    let about = |e: &&Event| e.subject == Ref::Object(id) || e.subject == Ref::None;
    let last = events.iter().rev().filter(about).find_map(moves)?;
    Some(gate(last.1, near))
}

/// The spot that stands for a whole zone.
fn gate(zone: ZoneId, near: Seat) -> Spot {
    let (seat, place) = place(zone);
    let is_near = seat == near;
    match place {
        Place::Hand if is_near => hand::fan(0, 1),
        Place::Hand => Spot {
            at: Vec2::new(880.0, 127.0),
            ..layout::pile(Place::Deck, false)
        },
        Place::Sector(n) => Spot {
            at: layout::sector(usize::from(n), is_near).center(),
            ..layout::pile(Place::Deck, false)
        },
        Place::Queue => Spot {
            at: layout::QUEUE,
            ..layout::pile(Place::Deck, false)
        },
        Place::Staging => Spot {
            at: Vec2::new(600.0, if is_near { 479.0 } else { 127.0 }),
            ..layout::pile(Place::Deck, false)
        },
        other => layout::pile(other, is_near),
    }
}
