//! Arrows of Sanctuary: what the two of a fight deal to each other, what reaches a Sanctuary, what the Stack aims
//! at.

use bevy::math::{Vec2, vec2};

use super::{columns, layout};
use crate::desktop::art::palette;
use crate::desktop::scene::lines::{QUEUED, border};
use crate::desktop::scene::spot::{Spot, Thing};
use crate::desktop::scene::table_layout::{Line, Spots};
use crate::desktop::session::Session;
use crate::games::sanctuary::{Sanctuary, View};
use crate::table::{Choice, ObjectId, Ref, Seat};

/// Between the two arrows of a fight.
const APART: f32 = 17.0;

/// Every arrow there is now.
pub fn lines(session: &Session<Sanctuary>, spots: &Spots) -> Vec<Line> {
    let (view, near) = (session.shown.table(), session.shown.near());
    let mut lines = Vec::new();
    if let Some((by, to)) = columns::duel(view) {
        let [dealt, taken] = view.duel_deals;
        exchange(by, to, [Some(dealt), Some(taken)], spots, &mut lines);
    }
    for pair in &view.pairs {
        for block in &pair.blockers {
            let numbers = [block.takes, Some(block.deals)];
            exchange(pair.attacker, block.blocker, numbers, spots, &mut lines);
        }
        if pair.to_sanctuary > 0 {
            lines.extend(breach(view, near, pair.attacker, pair.to_sanctuary, spots));
        }
    }
    for entry in &view.stack {
        let Some(from) = place(view, near, entry.source, spots) else {
            continue;
        };
        for target in &entry.targets {
            if let Ref::Object(id) = target
                && let Some(to) = place(view, near, *id, spots)
                && (to - from).length() > 24.0
            {
                lines.push(Line::new(from, to, QUEUED, None));
            }
        }
    }
    lines.extend(aiming(session, spots));
    lines
}

/// Where something lies.
fn place(view: &View, near: Seat, id: ObjectId, spots: &Spots) -> Option<Vec2> {
    let spot = spots.get(&Thing::Object(id)).map(|spot| spot.at);
    spot.or_else(|| {
        let player = view.players.iter().position(|p| p.id == id)?;
        Some(layout::sanctuary(player == near.index()).at)
    })
}

/// The damage that two facing cards deal to each other: there, and back.
fn exchange(
    by: ObjectId,
    to: ObjectId,
    numbers: [Option<i32>; 2],
    spots: &Spots,
    lines: &mut Vec<Line>,
) {
    let spot = |id| spots.get(&Thing::Object(id));
    let (Some(a), Some(b)) = (spot(by), spot(to)) else {
        return;
    };
    let (from, onto) = (edge(a, b.at), edge(b, a.at));
    // Those who stand side by side against one meet it where they are.
    let from = vec2(from.x + (onto.x - from.x) * 0.6, from.y);
    for (n, (from, to)) in [(from, onto), (onto, from)].into_iter().enumerate() {
        let aside = vec2(APART * [-1.0, 1.0][n], 0.0);
        let label = numbers[n].map_or_else(|| "?".to_owned(), |n| n.to_string());
        lines.push(Line::new(
            from + aside,
            to + aside,
            palette::danger(),
            Some(label),
        ));
    }
}

/// The edge of a card that faces something above or below it.
fn edge(spot: &Spot, other: Vec2) -> Vec2 {
    let high = if spot.turn == 0.0 {
        spot.height()
    } else {
        spot.width
    };
    let side = if other.y > spot.at.y { 0.5 } else { -0.5 };
    spot.at + vec2(0.0, side * (high + 4.0))
}

/// An arrow from an unblocked attacker to the Structure it takes.
fn breach(view: &View, near: Seat, by: ObjectId, n: i32, spots: &Spots) -> Option<Line> {
    let card = view.card(by)?;
    let onto = layout::structure(card.controller != near) + vec2(28.0, 0.0);
    let spot = spots.get(&Thing::Object(by))?;
    let from = edge(spot, vec2(spot.at.x, onto.y));
    Some(Line::new(
        from,
        onto,
        palette::danger(),
        Some(n.to_string()),
    ))
}

/// An arrow from the clicked card to the thing under the pointer, if the card can be used on it; with both Strengths
/// where they would fight.
fn aiming(session: &Session<Sanctuary>, spots: &Spots) -> Option<Line> {
    let (from, to) = (session.focus.pinned?, session.focus.hover?);
    let fits = |c: &&Choice| c.subject == Ref::Object(from) && c.target == Ref::Object(to);
    session.shown.question()?.options.iter().find(fits)?;
    let at = |id| spots.get(&Thing::Object(id)).map(|spot: &Spot| spot.at);
    let (a, b) = (at(from)?, at(to)?);
    let strength = |id| session.shown.table().card(id).map(|card| card.strength);
    let label = format!("{} : {}", strength(from)?, strength(to)?);
    let (from, to) = (border(a, from, b, spots), border(b, to, a, spots));
    Some(Line::new(from, to, palette::accent(), Some(label)))
}
