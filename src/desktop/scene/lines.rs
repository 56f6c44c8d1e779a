//! Arrows between things: who attacks what, who defends, what waits to happen aims at.

use bevy::prelude::*;

use super::SceneParams;
use super::card_entities::{OnTable, Table};
use super::spot::{Spot, Thing};
use super::table_layout::{Line, Spots, TableLayout};
use crate::desktop::art::ArtKey;
use crate::desktop::art::palette::Rgb;
use crate::desktop::session::Session;
use crate::table::ObjectId;

/// The colour of aims of entries on the queue or stack.
pub const QUEUED: Rgb = Rgb(0xb9, 0xa0, 0xea);

/// Marks the pieces of arrows.
#[derive(Component)]
pub struct Arrow;

/// Draws the arrows again when they changed.
pub(super) fn lines<G: TableLayout>(
    mut params: SceneParams,
    session: Res<Session<G>>,
    table: Res<Table>,
    old: Query<Entity, With<Arrow>>,
    mut shown: Local<Vec<Line>>,
) {
    if !session.is_changed() && !table.is_changed() {
        return;
    }
    let next = G::lines(&session, &table.spots);
    if next == *shown && (old.iter().next().is_some() || next.is_empty()) {
        return;
    }
    old.iter()
        .for_each(|entity| params.commands.entity(entity).despawn());
    for line in &next {
        draw(line, &mut params);
    }
    *shown = next;
}

/// Where an arrow between a card and something above or below it touches the card.
pub fn border(middle: Vec2, id: ObjectId, other: Vec2, spots: &Spots) -> Vec2 {
    let high = spots.get(&Thing::Object(id)).map_or(0.0, Spot::height);
    let side = if other.y > middle.y { 0.5 } else { -0.5 };
    middle + Vec2::new(0.0, side * (high - 14.0))
}

fn draw(line: &Line, params: &mut SceneParams) {
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
        params.commands.spawn((sprite, transform, Arrow, OnTable));
    };
    let Rgb(r, g, b) = line.colour;
    // Under the cards on its way: their names and numbers stay legible, and only its head lies on top.
    body(6.5, Color::srgba_u8(0x12, 0x08, 0x05, 0xb0), 8.5);
    body(4.0, Color::srgb_u8(r, g, b), 8.6);
    let key = ArtKey::ArrowHead(line.colour);
    let (sprite, mut transform) = params.piece(&key, line.to - dir * 10.0, Vec2::splat(22.0), 45.2);
    transform.rotation = turn;
    params.commands.spawn((sprite, transform, Arrow, OnTable));
    if let Some(label) = &line.label {
        let key = ArtKey::Label(label.clone(), line.colour);
        let size = Vec2::from(key.size());
        let at = line.from + way * 0.5;
        let pill = params.piece(&key, at, size, 45.4);
        params.commands.spawn((pill, Arrow, OnTable));
    }
}
