//! What passes: numbers that jump, cracks, thrusts, and the card that says why not.

use bevy::prelude::*;

use super::Studio;
use super::layout::{self, Spot, Thing};
use super::lines::sector_at;
use super::mirror::{OnTable, Table};
use super::motion::Lean;
use crate::desktop::art::ArtKey;
use crate::desktop::art::palette;
use crate::desktop::frame;
use crate::desktop::panels;
use crate::desktop::session::Session;
use crate::table::{Event, ObjectId, Ref};

/// Something that appears, rises and goes.
#[derive(Debug, Clone, Component)]
pub struct Fading {
    wait: f32,
    time: f32,
    length: f32,
    rise: f32,
    size: Vec2,
    at: Vec2,
}

/// Seconds a number is seen.
const SEEN: f32 = 0.9;

/// Shows what `events` did.
pub fn show(events: &[Event], session: &Session, table: &Table, studio: &mut Studio, pace: f32) {
    let spot = |id: ObjectId| table.spots.get(&Thing::Object(id)).copied();
    let place = |id: ObjectId| {
        spot(id)
            .map(|s: Spot| s.at)
            .or_else(|| sector_at(session, id))
    };
    let mut wait = 0.0;
    for event in events {
        let Ref::Object(subject) = event.subject else {
            continue;
        };
        let (text, colour) = match event.verb {
            "damage" if event.amount > 0 => (format!("−{}", event.amount), palette::DANGER),
            "durability" if event.amount < 0 => (format!("−{}", -event.amount), palette::DANGER),
            "durability" if event.amount > 0 => (format!("+{}", event.amount), palette::MARKER),
            "marker" => (format!("+{0}/+{0}", event.amount), palette::MARKER),
            "lose_sector" => {
                crack(subject, session, studio, pace);
                continue;
            }
            _ => continue,
        };
        let Some(at) = shield_of(session, subject).or_else(|| place(subject)) else {
            continue;
        };
        if let Ref::Object(source) = event.from
            && let Some(from) = spot(source)
            && let Some(entity) = table.things.get(&Thing::Object(source))
        {
            let way = (at - from.at).clamp_length_max(46.0);
            studio.commands.entity(*entity).insert(Lean {
                way,
                wait,
                time: 0.0,
                length: 0.36 * pace,
            });
        }
        let seen = (wait + 0.14 * pace, SEEN * pace.max(0.4));
        pop(&ArtKey::Pop(text, colour), at, seen, studio);
        wait += 0.16 * pace;
    }
}

/// Where the durability of a sector is shown.
fn shield_of(session: &Session, id: ObjectId) -> Option<Vec2> {
    let near = session.near();
    session
        .view
        .biomes
        .iter()
        .enumerate()
        .find_map(|(n, biome)| {
            let seat = biome.sectors.iter().position(|&sector| sector == id)?;
            Some(layout::shield(n, seat == near.index()) + Vec2::new(34.0, 0.0))
        })
}

/// Lets a number jump at `at`; `when` is after how long and for how long.
fn pop(key: &ArtKey, at: Vec2, when: (f32, f32), studio: &mut Studio) {
    let size = Vec2::from(key.size());
    let (mut sprite, transform) = studio.piece(key, at, size, 95.0);
    sprite.color = Color::NONE;
    let fading = Fading {
        wait: when.0,
        time: 0.0,
        length: when.1,
        rise: 26.0,
        size,
        at,
    };
    studio.commands.spawn((sprite, transform, fading, OnTable));
}

fn crack(sector: ObjectId, session: &Session, studio: &mut Studio, pace: f32) {
    let biomes = session.view.biomes.iter().enumerate();
    let mut lanes = biomes.filter(|(_, b)| b.id == sector || b.sectors.contains(&sector));
    let Some((n, biome)) = lanes.next() else {
        return;
    };
    let rect = layout::lane(n);
    let key = ArtKey::Cracks(biome.kind);
    let (sprite, transform) = studio.piece(&key, rect.center(), rect.size(), 30.0);
    let fading = Fading {
        wait: 0.0,
        time: 0.0,
        length: 1.1 * pace,
        rise: 0.0,
        size: rect.size(),
        at: rect.center(),
    };
    studio.commands.spawn((sprite, transform, fading, OnTable));
}

/// Lets everything that fades fade.
pub fn advance(
    time: Res<Time>,
    mut commands: Commands,
    mut all: Query<(Entity, &mut Fading, &mut Sprite, &mut Transform)>,
) {
    for (entity, mut fading, mut sprite, mut transform) in &mut all {
        fading.wait -= time.delta_secs();
        if fading.wait > 0.0 {
            continue;
        }
        fading.time += time.delta_secs();
        let part = fading.time / fading.length;
        if part >= 1.0 {
            commands.entity(entity).despawn();
            continue;
        }
        // Jumps up beyond its size, settles, and fades at the end.
        let grow = match part {
            p if p < 0.12 => 0.5 + 0.8 * (p / 0.12),
            p if p < 0.24 => 1.3 - 0.3 * ((p - 0.12) / 0.12),
            _ => 1.0,
        };
        let still = fading.rise == 0.0;
        sprite.custom_size = Some(fading.size * if still { 1.0 } else { grow });
        let fade = ((1.0 - part) / 0.35).min(1.0);
        sprite.color = Color::srgba(1.0, 1.0, 1.0, fade);
        let at = fading.at - Vec2::new(0.0, fading.rise * part);
        transform.translation = super::world(at).extend(transform.translation.z);
    }
}

/// The card beside the thing that was refused.
#[derive(Component)]
pub struct WhyNot;

/// Shows why something was refused, next to it.
pub fn note(
    mut studio: Studio,
    session: Res<Session>,
    table: Res<Table>,
    old: Query<Entity, With<WhyNot>>,
    mut shown: Local<Option<(ObjectId, &'static str)>>,
) {
    if !session.is_changed() {
        return;
    }
    let next = session
        .notice
        .and_then(|refused| match refused.choice.subject {
            Ref::Object(id) => Some((id, refused.refusal.reason, refused.refusal.rules)),
            _ => None,
        });
    // The tray of choices would cover it; the panel at the right says it too.
    let next = next.filter(|_| !panels::tray_is_open(&session));
    // It goes when the pointer is on something else.
    let next = next.filter(|(id, ..)| session.hover.is_none_or(|over| over == *id));
    let brief = next.map(|(id, reason, _)| (id, reason));
    if brief == *shown {
        return;
    }
    *shown = brief;
    old.iter()
        .for_each(|entity| studio.commands.entity(entity).despawn());
    let Some((id, reason, rules)) = next else {
        return;
    };
    let Some(spot) = table.spots.get(&Thing::Object(id)) else {
        return;
    };
    let key = ArtKey::Note(reason.to_owned(), rules.join(" "));
    let size = Vec2::from(key.size());
    let at = beside(spot, size);
    let card = studio.piece(&key, at, size, 97.0);
    studio.commands.spawn((card, WhyNot, OnTable));
}

/// A place for something of that size next to a card: above it in the hand, else at its side.
fn beside(spot: &Spot, size: Vec2) -> Vec2 {
    let (rect, whole) = (spot.rect(), frame::LANES);
    let mut at = spot.at;
    if rect.min.y > whole.max.y {
        at.y = rect.min.y - size.y * 0.5 - 6.0;
        at.y = at.y.min(frame::NEAR_BAR.min.y - size.y * 0.5 - 4.0);
    } else {
        let right = rect.max.x + size.x * 0.5 + 8.0;
        let left = rect.min.x - size.x * 0.5 - 8.0;
        at.x = if right + size.x * 0.5 < whole.max.x {
            right
        } else {
            left
        };
    }
    at.x =
        at.x.clamp(whole.min.x + size.x * 0.5, whole.max.x - size.x * 0.5);
    at
}
