//! Arrows of Biomes: who attacks what, who defends, where agents advance, what the queue aims at.

use bevy::math::Vec2;

use super::layout;
use crate::desktop::art::palette;
use crate::desktop::scene::lines::{QUEUED, border};
use crate::desktop::scene::spot::Thing;
use crate::desktop::scene::tabled::{Line, Spots};
use crate::desktop::session::{Hosted, Session};
use crate::desktop::words;
use crate::games::biomes::{Biomes, Place, place};
use crate::table::{ObjectId, Ref};

/// How far from an attacker stands what it would deal: where arrows to one sector are still apart.
const LABEL: f32 = 20.0;

/// Every arrow there is now.
pub fn lines(session: &Session, spots: &Spots) -> Vec<Line> {
    let (view, near) = (session.table(), session.near());
    let words = &words::of(Biomes::spoken(session.language())).biomes;
    let at = |id: ObjectId| spots.get(&Thing::Object(id)).map(|spot| spot.at);
    let lane_of = |id: ObjectId| match place(view.object(id)?.zone) {
        (seat, Place::Sector(n)) => Some((seat, usize::from(n))),
        _ => None,
    };
    let mut lines = Vec::new();
    for &(agent, biome) in &view.advancing {
        let seat = view.object(agent).map(|o| o.controller);
        if let (Some(from), Some(seat)) = (at(agent), seat) {
            let to = layout::sector(usize::from(biome), seat == near).center();
            lines.push(Line::new(from, to, palette::text_dim(), None));
        }
    }
    for &attacker in &view.attackers {
        let (Some(from), Some((seat, n))) = (at(attacker), lane_of(attacker)) else {
            continue;
        };
        let defended = view.defenders.iter().any(|&(_, whom)| whom == attacker);
        if defended {
            continue;
        }
        let half = layout::shield(n, seat != near);
        let edge = if seat == near { 24.0 } else { -24.0 };
        let to = half + Vec2::new(4.0, edge);
        let damage = view.object(attacker).map_or(0, |o| o.attack.max(0));
        let from = border(from, attacker, to, spots);
        let free = |a: &&ObjectId| !view.defenders.iter().any(|&(_, whom)| whom == **a);
        let beside = |a: &&ObjectId| lane_of(**a) == Some((seat, n));
        let together = view.attackers.iter().filter(free).filter(beside).count();
        // Side by side there is no room for words.
        let label = match together {
            1 | 2 => (words.damage)(damage),
            _ => format!("−{damage}"),
        };
        let line = Line::new(from, to, palette::danger(), Some(label));
        lines.push(line.labelled_near(LABEL));
    }
    for &(defender, attacker) in &view.defenders {
        let (Some(from), Some(to)) = (at(attacker), at(defender)) else {
            continue;
        };
        let (a, d) = (view.object(attacker), view.object(defender));
        let from = border(from, attacker, to, spots);
        let to = border(to, defender, from, spots);
        let label = a
            .zip(d)
            .map(|(a, d)| (words.against)(a.attack.max(0), d.attack.max(0)));
        lines.push(Line::new(from, to, palette::danger(), label));
    }
    for entry in &view.queue {
        let Some(from) = at(entry.source) else {
            continue;
        };
        for target in &entry.targets {
            if let Ref::Object(id) = target
                && let Some(to) = at(*id).or_else(|| sector_at(session, *id))
                && to != from
            {
                lines.push(Line::new(from, to, QUEUED, None));
            }
        }
    }
    lines
}

/// The middle of a lane or sector with that id.
pub fn sector_at(session: &Session, id: ObjectId) -> Option<Vec2> {
    let near = session.near();
    session
        .view
        .biomes
        .iter()
        .enumerate()
        .find_map(|(n, biome)| {
            if biome.id == id {
                return Some(layout::lane(n).center());
            }
            let seat = biome.sectors.iter().position(|&sector| sector == id)?;
            Some(layout::sector(n, seat == near.index()).center())
        })
}
