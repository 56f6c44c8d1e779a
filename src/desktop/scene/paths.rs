//! The start, the end and the way of moving things.

use bevy::prelude::*;

use super::motion::Motion;
use super::spot::{Spot, Thing};
use super::table_layout::TableLayout;
use crate::desktop::art::ArtKey;
use crate::table::{Event, EventWords, Ref, Seat, ZoneId};

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
        arc: 58.0 * far,
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

fn moves<G: TableLayout>(event: &Event) -> Option<(ZoneId, ZoneId)> {
    match (event.from, event.to) {
        (Ref::Zone(from), Ref::Zone(to)) if event.is_any(G::Events::MOVE) => Some((from, to)),
        _ => None,
    }
}

/// Where something new comes from.
pub fn origin<G: TableLayout>(
    view: &G::View,
    thing: Thing,
    events: &[Event],
    near: Seat,
) -> Option<Spot> {
    let from = match thing {
        Thing::Object(id) => {
            let about = |e: &&Event| e.subject == Ref::Object(id);
            events
                .iter()
                .filter(about)
                .find_map(moves::<G>)
                .map(|(from, _)| from)?
        }
        Thing::Hidden(zone, _) => {
            let mut all = events.iter().filter_map(moves::<G>);
            all.find(|&(_, to)| to == zone).map(|(from, _)| from)?
        }
    };
    Some(G::gate(view, from, near))
}

/// The back that a card which becomes visible showed before, if it was face down.
pub fn comes_hidden<G: TableLayout>(thing: Thing, events: &[Event], near: Seat) -> Option<ArtKey> {
    let Thing::Object(id) = thing else {
        return None;
    };
    let first = events
        .iter()
        .filter(|e| e.subject == Ref::Object(id))
        .find_map(moves::<G>);
    let (from, _) = first.filter(|&(from, _)| G::covers(from, near))?;
    Some(G::back(from))
}

/// Where something goes that the table does not show there.
pub fn destination<G: TableLayout>(
    view: &G::View,
    thing: Thing,
    events: &[Event],
    near: Seat,
) -> Option<Spot> {
    let Thing::Object(id) = thing else {
        return None;
    };
    let about = |e: &&Event| e.subject == Ref::Object(id) || e.subject == Ref::None;
    let last = events.iter().rev().filter(about).find_map(moves::<G>)?;
    Some(G::gate(view, last.1, near))
}
