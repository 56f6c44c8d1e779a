//! Arrows between things: who attacks what, who defends, where agents advance, what the queue aims at.

use bevy::prelude::*;

use super::Studio;
use super::layout::{self, Spot, Thing};
use super::mirror::{OnTable, Table};
use crate::desktop::art::ArtKey;
use crate::desktop::art::palette::{self, Rgb};
use crate::desktop::session::Session;
use crate::games::biomes::{Place, place};
use crate::table::{ObjectId, Ref};

/// Marks the pieces of arrows.
#[derive(Component)]
pub struct Arrow;

/// One arrow.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    from: Vec2,
    to: Vec2,
    colour: Rgb,
    label: Option<String>,
}

/// Draws the arrows anew when they changed.
pub fn lines(
    mut studio: Studio,
    session: Res<Session>,
    table: Res<Table>,
    old: Query<Entity, With<Arrow>>,
    mut shown: Local<Vec<Line>>,
) {
    if !session.is_changed() && !table.is_changed() {
        return;
    }
    let next = wanted(&session, &table);
    if next == *shown && (old.iter().next().is_some() || next.is_empty()) {
        return;
    }
    old.iter()
        .for_each(|entity| studio.commands.entity(entity).despawn());
    for line in &next {
        draw(line, &mut studio);
    }
    *shown = next;
}

fn wanted(session: &Session, table: &Table) -> Vec<Line> {
    let (view, near) = (&session.view, session.near());
    let at = |id: ObjectId| table.spots.get(&Thing::Object(id)).map(|spot| spot.at);
    let lane_of = |id: ObjectId| match place(view.object(id)?.zone) {
        (seat, Place::Sector(n)) => Some((seat, usize::from(n))),
        _ => None,
    };
    let mut lines = Vec::new();
    for &(agent, biome) in &view.advancing {
        let seat = view.object(agent).map(|o| o.controller);
        if let (Some(from), Some(seat)) = (at(agent), seat) {
            let to = layout::sector(usize::from(biome), seat == near).center();
            lines.push(Line::new(from, to, palette::TEXT_DIM, None));
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
        let from = border(from, attacker, to, table);
        let label = format!("{damage} damage");
        lines.push(Line::new(from, to, palette::DANGER, Some(label)));
    }
    for &(defender, attacker) in &view.defenders {
        let (Some(from), Some(to)) = (at(attacker), at(defender)) else {
            continue;
        };
        let (a, d) = (view.object(attacker), view.object(defender));
        let from = border(from, attacker, to, table);
        let to = border(to, defender, from, table);
        let label = a
            .zip(d)
            .map(|(a, d)| format!("{} against {}", a.attack.max(0), d.attack.max(0)));
        lines.push(Line::new(from, to, palette::DANGER, label));
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

/// Where an arrow between a card and something above or below it touches the card.
fn border(middle: Vec2, id: ObjectId, other: Vec2, table: &Table) -> Vec2 {
    let high = table
        .spots
        .get(&Thing::Object(id))
        .map_or(0.0, Spot::height);
    let side = if other.y > middle.y { 0.5 } else { -0.5 };
    middle + Vec2::new(0.0, side * (high - 14.0))
}

/// What the queue aims at.
const QUEUED: Rgb = Rgb(0xb9, 0xa0, 0xea);

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

impl Line {
    fn new(from: Vec2, to: Vec2, colour: Rgb, label: Option<String>) -> Self {
        Self {
            from,
            to,
            colour,
            label,
        }
    }
}

fn draw(line: &Line, studio: &mut Studio) {
    let way = line.to - line.from;
    let long = way.length();
    if long < 12.0 {
        return;
    }
    let turn = Quat::from_rotation_z(-way.y.atan2(way.x));
    let dir = way / long;
    let shaft = long - 14.0;
    let mut body = |thick: f32, colour: Color, z: f32| {
        let sprite = Sprite {
            color: colour,
            custom_size: Some(Vec2::new(shaft, thick)),
            ..default()
        };
        let middle = super::world(line.from + dir * shaft * 0.5).extend(z);
        let transform = Transform::from_translation(middle).with_rotation(turn);
        studio.commands.spawn((sprite, transform, Arrow, OnTable));
    };
    let Rgb(r, g, b) = line.colour;
    body(6.5, Color::srgba_u8(0x12, 0x08, 0x05, 0xb0), 45.0);
    body(4.0, Color::srgb_u8(r, g, b), 45.1);
    let key = ArtKey::ArrowHead(line.colour);
    let (sprite, mut transform) = studio.piece(&key, line.to - dir * 10.0, Vec2::splat(22.0), 45.2);
    transform.rotation = turn;
    studio.commands.spawn((sprite, transform, Arrow, OnTable));
    if let Some(label) = &line.label {
        let key = ArtKey::Label(label.clone(), line.colour);
        let size = Vec2::from(key.size());
        let at = line.from + way * 0.5;
        let pill = studio.piece(&key, at, size, 45.4);
        studio.commands.spawn((pill, Arrow, OnTable));
    }
}
