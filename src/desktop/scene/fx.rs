//! Short effects: numbers that jump, cracks, and the card that says why not.

use bevy::prelude::*;

use super::SceneParams;
use super::card_entities::{OnTable, Table};
use super::spot::{Spot, Thing};
use super::table_layout::{Flash, TableLayout};
use crate::desktop::art::{ArtKey, palette};
use crate::desktop::frame;
use crate::desktop::panels::{self, PanelText};
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
    /// How far a shard flies, and how far it turns on its way; nothing for everything else.
    flies: Vec2,
    turns: f32,
}

impl Fading {
    /// It goes at once.
    pub fn finish(&mut self) {
        self.wait = 0.0;
        self.time = self.length;
    }
}

/// Seconds a number is seen.
const SEEN: f32 = 0.9;

/// Shows what `events` did; `how` is the pace, and whether nothing moves that need not.
pub fn show<G: TableLayout>(
    events: &[Event],
    session: &Session<G>,
    table: &Table,
    params: &mut SceneParams,
    how: (f32, bool),
) {
    let (pace, calm) = how;
    let place = |id: ObjectId| {
        let mark = G::landmark(session, id);
        mark.or_else(|| table.spots.get(&Thing::Object(id)).map(|s: &Spot| s.at))
    };
    let mut wait = 0.0;
    for event in events {
        let mut hit = None;
        let (subject, text, colour) = match G::flash(session, event) {
            Some(Flash::Hit(subject, n)) => {
                hit = Some(n);
                (subject, format!("−{n}"), palette::danger())
            }
            Some(Flash::Number(subject, text, colour)) => (subject, text, colour),
            Some(Flash::Over(key, rect)) => {
                over(&key, rect, params, pace);
                continue;
            }
            // Dice fall before anything happens.
            Some(Flash::Roll { .. }) | None => continue,
        };
        let Some(at) = place(subject) else {
            continue;
        };
        let seen = (wait, SEEN * pace.max(0.4));
        if let Some(hard) = hit.filter(|_| !calm) {
            shatter(hard, at, seen, params);
        }
        pop(&ArtKey::Pop(text, colour), at, seen, calm, params);
        wait += 0.08 * pace;
    }
}

/// Lets a number jump at `at`; `when` is after how long and for how long.
fn pop(key: &ArtKey, at: Vec2, when: (f32, f32), calm: bool, params: &mut SceneParams) {
    let size = Vec2::from(key.size());
    let (mut sprite, transform) = params.piece(key, at, size, 95.0);
    sprite.color = Color::WHITE.with_alpha(0.0);
    let fading = Fading {
        wait: when.0,
        time: 0.0,
        length: when.1,
        rise: if calm { 0.0 } else { 26.0 },
        size,
        at,
        flies: Vec2::ZERO,
        turns: 0.0,
    };
    params.commands.spawn((sprite, transform, fading, OnTable));
}

/// Shards fly off what was hit: more of them where the hit was harder.
fn shatter(hard: i32, at: Vec2, (wait, length): (f32, f32), params: &mut SceneParams) {
    let shards = 5 + 2 * hard.clamp(1, 5);
    for n in 0..shards {
        // Spread like the seeds of a sunflower, so that no two fly the same way.
        let (turn, part) = (2.4 * n as f32, (n + 1) as f32 / shards as f32);
        let size = Vec2::new(5.0 + 6.0 * part, 3.0 + 2.0 * part);
        let sprite = Sprite::from_color(SHARD.with_alpha(0.0), size);
        let fading = Fading {
            wait,
            time: 0.0,
            length: length * 0.6,
            rise: 0.0,
            size,
            at,
            flies: Vec2::from_angle(turn) * (30.0 + 46.0 * part),
            turns: 3.0 * (part - 0.4),
        };
        let place = Transform::from_translation(super::world(at).extend(94.0))
            .with_rotation(Quat::from_rotation_z(turn));
        params.commands.spawn((sprite, place, fading, OnTable));
    }
}

/// The colour of shards.
const SHARD: Color = Color::srgb(1.0, 0.62, 0.42);

/// A drawing that lies over a part of the table and goes.
fn over(key: &ArtKey, rect: Rect, params: &mut SceneParams, pace: f32) {
    let (sprite, transform) = params.piece(key, rect.center(), rect.size(), 30.0);
    let fading = Fading {
        wait: 0.0,
        time: 0.0,
        length: 1.1 * pace,
        rise: 0.0,
        size: rect.size(),
        at: rect.center(),
        flies: Vec2::ZERO,
        turns: 0.0,
    };
    params.commands.spawn((sprite, transform, fading, OnTable));
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
        sprite.color.set_alpha(fade);
        let far = 1.0 - (1.0 - part) * (1.0 - part);
        let at = fading.at - Vec2::new(0.0, fading.rise * part) + fading.flies * far;
        transform.rotate_z(fading.turns * time.delta_secs() / fading.length);
        transform.translation = super::world(at).extend(transform.translation.z);
    }
}

/// The card beside the thing that was refused.
#[derive(Component)]
pub struct WhyNot;

/// Shows why something was refused, next to it.
pub fn note<G: PanelText>(
    mut params: SceneParams,
    session: Res<Session<G>>,
    table: Res<Table>,
    old: Query<Entity, With<WhyNot>>,
    mut shown: Local<Option<(ObjectId, String)>>,
) {
    if !session.is_changed() {
        return;
    }
    let language = G::spoken(session.language());
    let next = session.shown.notice.and_then(|refused| {
        // The target of the drag is under the pointer.
        let about = match (refused.choice.target, refused.choice.subject) {
            (Ref::Object(onto), _) if session.focus.hover == Some(onto) => onto,
            (_, Ref::Object(id)) => id,
            _ => return None,
        };
        let numbers = G::in_numbers(&session.shown.view, &refused, language);
        let plain = || refused.refusal.in_language(language).to_owned();
        Some((about, numbers.unwrap_or_else(plain), refused.refusal.rules))
    });
    // The question, if it lies over the table, would cover it; the panel at the right says it too.
    let next = next.filter(|_| !panels::is_over_table(&session));
    // It goes when the pointer is on something else.
    let next = next.filter(|(id, ..)| session.focus.hover.is_none_or(|over| over == *id));
    let brief = next.as_ref().map(|(id, reason, _)| (*id, reason.clone()));
    if brief == *shown {
        return;
    }
    *shown = brief;
    old.iter()
        .for_each(|entity| params.commands.entity(entity).despawn());
    let Some((id, reason, rules)) = next else {
        return;
    };
    let Some(spot) = table.spots.get(&Thing::Object(id)) else {
        return;
    };
    let key = ArtKey::Note(reason, rules.join(" "));
    let size = Vec2::from(key.size());
    let at = beside(spot, size);
    let card = params.piece(&key, at, size, 97.0);
    params.commands.spawn((card, WhyNot, OnTable));
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
