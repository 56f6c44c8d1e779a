//! Animations of a card in its place: it swells, turns like a key in a lock, or dies.

use bevy::prelude::*;

use super::LONGEST;
use super::beat::{Kind, about};
use crate::desktop::scene::SceneParams;
use crate::desktop::scene::card_entities::Table;
use crate::desktop::scene::look::Look;
use crate::desktop::scene::motion::{self, Lunge, Motion, Pose};
use crate::desktop::scene::spot::Thing;
use crate::desktop::scene::table_layout::TableLayout;
use crate::table::{Event, ObjectId};

/// A card that does something swells for a moment, one that locks turns like a key; one that dies flashes and
/// shrinks.
#[derive(Debug, Clone, Copy, Component)]
pub struct Pulse {
    time: f32,
    length: f32,
    /// 1 turns it clockwise and back, -1 the other way round.
    turn: f32,
    dies: bool,
}

impl Pulse {
    /// How wide the card still is when it flies off.
    #[must_use]
    pub const fn left(self) -> f32 {
        if self.dies { DEAD } else { 1.0 }
    }

    /// A card that swells, and turns that way.
    const fn swells(turn: f32, length: f32) -> Self {
        Self {
            time: 0.0,
            length,
            turn,
            dies: false,
        }
    }

    /// A card that dies.
    pub(super) const fn dying(length: f32) -> Self {
        Self {
            dies: true,
            ..Self::swells(0.0, length)
        }
    }

    /// At its end.
    pub(super) fn finish(&mut self) {
        self.time = self.end();
    }

    /// How far it is turned, in radians clockwise: round at once, held there, and home.
    fn turned(self) -> f32 {
        let part = (self.time / self.length.max(0.01)).min(1.0);
        let round = match part {
            p if p < 0.4 => motion::ease(p / 0.4),
            p if p < 0.55 => 1.0,
            p => 1.0 - motion::ease((p - 0.55) / 0.45),
        };
        self.turn * KEY * round
    }

    /// The time of its end. A dying card then waits for a moment, at its small size, to be removed.
    fn end(self) -> f32 {
        self.length + if self.dies { 0.15 } else { 0.0 }
    }
}

/// How far a card that locks turns, in radians.
const KEY: f32 = 0.6;
/// Seconds that takes.
const KEY_TURNS: f32 = 0.5;

/// The objects of a beat swell. Cards that lock or unlock in it turn.
pub fn swell<G: TableLayout>(
    kind: Kind,
    events: &[Event],
    pace: f32,
    table: &Table,
    params: &mut SceneParams,
) {
    let swells = matches!(
        kind,
        Kind::Play | Kind::Resolve | Kind::Change | Kind::Tilt | Kind::Prize
    );
    let turns = |id: ObjectId| {
        let of = |e: &&Event| about(e) == Some(id) && G::pulse(e) != 0.0;
        events.iter().rfind(of).map_or(0.0, G::pulse)
    };
    for id in events.iter().filter_map(about) {
        let turn = turns(id);
        let length = if turn == 0.0 { 0.3 } else { KEY_TURNS };
        if swells || turn != 0.0 {
            pulse(id, table, params, Pulse::swells(turn, length * pace));
        }
    }
}

/// Begins it.
pub fn pulse(id: ObjectId, table: &Table, params: &mut SceneParams, pulse: Pulse) {
    if let Some(entity) = table.things.get(&Thing::Object(id)) {
        params.commands.entity(*entity).insert(pulse);
    }
}

/// A card that pulses.
type PulsingCard<'a> = (
    Entity,
    &'a mut Pulse,
    &'a Pose,
    &'a mut Transform,
    &'a mut Sprite,
    &'a Look,
    Has<Motion>,
    Has<Lunge>,
);

/// Moves cards that pulse, after everything has its place.
pub fn animate_pulses(time: Res<Time>, mut commands: Commands, mut all: Query<PulsingCard>) {
    for (entity, mut pulse, pose, mut transform, mut sprite, look, moves, leans) in &mut all {
        pulse.time += time.delta_secs().min(LONGEST);
        let part = (pulse.time / pulse.length.max(0.01)).min(1.0);
        if !moves && !leans {
            motion::place(&pose.0, 1.0, &mut transform);
        }
        if pulse.time >= pulse.end() {
            sprite.color = look.tint();
            commands.entity(entity).remove::<Pulse>();
            continue;
        }
        let wide = if pulse.dies {
            let flash = (part * std::f32::consts::PI * 3.0).sin().abs();
            sprite.color =
                Color::linear_rgb(1.0 + 1.6 * flash, 1.0 - 0.7 * flash, 1.0 - 0.75 * flash);
            1.0 - (1.0 - DEAD) * part * part
        } else {
            1.0 + 0.1 * (part * std::f32::consts::PI).sin()
        };
        transform.scale *= Vec3::new(wide, wide, 1.0);
        transform.rotation *= Quat::from_rotation_z(-pulse.turned());
        transform.translation.z += 20.0;
    }
}

/// The width that a dying card shrinks to.
const DEAD: f32 = 0.72;

#[cfg(test)]
mod tests;
