//! Arrows of Souls: who attacks what, and what waits on the stack aims at.

use bevy::math::Vec2;

use crate::desktop::art::palette;
use crate::desktop::scene::lines::QUEUED;
use crate::desktop::scene::spot::{Spot, Thing};
use crate::desktop::scene::table_layout::{Line, Spots};
use crate::desktop::session::Session;
use crate::games::souls::{EntryView, EntryViewKind, Souls, player_id};
use crate::table::{ObjectId, Ref};

/// Entries of the stack whose arrows are drawn; more would hide the table.
const SHOWN: usize = 3;

/// Every arrow there is now.
pub fn lines(session: &Session<Souls>, spots: &Spots) -> Vec<Line> {
    let view = session.shown.table();
    let mut lines = Vec::new();
    if let Some(attack) = &view.attack
        && let Some(target) = attack.target
    {
        let fighters = std::iter::once(&attack.attacker).chain(&attack.helpers);
        for seat in fighters {
            lines.extend(between(
                player_id(*seat),
                target,
                spots,
                palette::danger(),
                None,
            ));
        }
    }
    let waiting = view.stack.iter().rev().take(SHOWN);
    for entry in waiting.filter(|e| !e.combat || e.kind == EntryViewKind::Damage) {
        for target in &entry.targets {
            if let Ref::Object(to) = *target {
                lines.extend(aimed(entry, to, spots));
            }
        }
    }
    lines
}

/// An arrow from the source of an entry to its target, with the damage it deals.
fn aimed(entry: &EntryView, to: ObjectId, spots: &Spots) -> Option<Line> {
    let harm = entry.kind == EntryViewKind::Damage;
    let colour = if harm { palette::danger() } else { QUEUED };
    let label = harm.then(|| entry.amount.to_string());
    if entry.source == to {
        return None;
    }
    between(entry.source, to, spots, colour, label)
}

/// An arrow from the edge of one thing to the edge of another.
fn between(
    from: ObjectId,
    to: ObjectId,
    spots: &Spots,
    colour: palette::Rgb,
    label: Option<String>,
) -> Option<Line> {
    let spot = |id| spots.get(&Thing::Object(id));
    let (a, b) = (spot(from)?, spot(to)?);
    let line = Line::new(edge(a, b.at), edge(b, a.at), colour, label);
    ((line.to - line.from).length() > 20.0).then_some(line)
}

/// The point at which the straight line from the middle of a thing to `other` leaves the thing.
#[must_use]
pub fn edge(spot: &Spot, other: Vec2) -> Vec2 {
    let way = other - spot.at;
    let half = Vec2::new(spot.width, spot.height()) * 0.5;
    let part = (half / way.abs().max(Vec2::splat(0.01))).min_element();
    spot.at + way * part.min(1.0)
}
