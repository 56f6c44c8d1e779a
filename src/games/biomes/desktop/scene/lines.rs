//! Arrows of Biomes: attacks, defenders, advances, targets of the queue.

use bevy::math::Vec2;

use super::layout;
use crate::desktop::art::palette;
use crate::desktop::scene::lines::{QUEUED, border};
use crate::desktop::scene::spot::Thing;
use crate::desktop::scene::table_layout::{Line, Spots};
use crate::desktop::session::{Session, SessionGame};
use crate::games::biomes::desktop::words as own;
use crate::games::biomes::{Biomes, Place, View, place};
use crate::table::{ObjectId, Ref, Seat};

/// The distance from the middle of a sector's shield to the damage that the sector would take.
const LOSS: f32 = 31.0;

/// Every arrow there is now.
pub fn lines(session: &Session<Biomes>, spots: &Spots) -> Vec<Line> {
    let (view, near) = (session.shown.table(), session.shown.near());
    let words = own::of(Biomes::spoken(session.language()));
    let at = |id: ObjectId| spots.get(&Thing::Object(id)).map(|spot| spot.at);
    let mut lines = Vec::new();
    for &(agent, biome) in &view.advancing {
        let seat = view.object(agent).map(|o| o.controller);
        if let (Some(from), Some(seat)) = (at(agent), seat) {
            let to = layout::sector(usize::from(biome), seat == near).center();
            lines.push(Line::new(from, to, palette::text_dim(), None));
        }
    }
    for &attacker in &view.attackers {
        let (Some(from), Some((seat, n))) = (at(attacker), sector_of(view, attacker)) else {
            continue;
        };
        if is_defended(view, attacker) {
            continue;
        }
        let near_loses = seat != near;
        let side = if near_loses { -11.0 } else { 11.0 };
        let to = loss_at(n, near_loses) + Vec2::new(6.0, side);
        let from = border(from, attacker, to, spots);
        lines.push(Line::new(from, to, palette::danger(), None));
    }
    let fights = |sector| {
        let all = view.defenders.iter();
        all.filter(|&&(_, whom)| sector_of(view, whom) == sector)
            .count()
    };
    for &(defender, attacker) in &view.defenders {
        let (Some(from), Some(to)) = (at(attacker), at(defender)) else {
            continue;
        };
        let (a, d) = (view.object(attacker), view.object(defender));
        let from = border(from, attacker, to, spots);
        let to = border(to, defender, from, spots);
        let side_by_side = fights(sector_of(view, attacker)) > 1;
        let label = a.zip(d).map(|(a, d)| {
            let (one, other) = (a.attack.max(0), d.attack.max(0));
            // Side by side there is no room for words.
            match side_by_side {
                true => format!("{one} : {other}"),
                false => words.against(one, other),
            }
        });
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

/// The player's half and the biome in which an object is.
fn sector_of(view: &View, id: ObjectId) -> Option<(Seat, usize)> {
    match place(view.object(id)?.zone) {
        (seat, Place::Sector(n)) => Some((seat, usize::from(n))),
        _ => None,
    }
}

fn is_defended(view: &View, attacker: ObjectId) -> bool {
    view.defenders.iter().any(|&(_, whom)| whom == attacker)
}

/// The damage that a sector would take from all attackers without a defender; `None` without any.
pub fn loss(view: &View, seat: Seat, n: usize) -> Option<i32> {
    let foe = Some((seat.other(), n));
    let free = view.attackers.iter().copied();
    let free = free.filter(|&id| sector_of(view, id) == foe && !is_defended(view, id));
    let attacks = free.filter_map(|id| Some(view.object(id)?.attack.max(0)));
    attacks.reduce(|one, other| one + other)
}

/// Where that is shown: beside the shield, where no card stands and no name is.
pub fn loss_at(n: usize, is_near: bool) -> Vec2 {
    let side = if is_near { -LOSS } else { LOSS };
    layout::shield(n, is_near) + Vec2::new(0.0, side)
}

/// The middle of a lane or sector with that id.
pub fn sector_at(session: &Session<Biomes>, id: ObjectId) -> Option<Vec2> {
    let near = session.shown.near();
    session
        .shown
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
