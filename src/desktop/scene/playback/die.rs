//! The die that is thrown over the table, and lies where it fell until the next one.

use bevy::prelude::*;

use super::LONGEST;
use crate::desktop::scene::card_entities::OnTable;
use crate::desktop::scene::table_layout::{Flash, TableLayout};
use crate::desktop::scene::{SceneParams, world};
use crate::desktop::session::Session;
use crate::table::Event;

/// Marks the die, of which there is one.
#[derive(Debug, Component)]
pub struct Die;

/// A die on its way, or about to come to rest.
#[derive(Debug, Clone, Default, Component)]
pub struct Flight {
    time: f32,
    /// Seconds it flies.
    flies: f32,
    from: Vec2,
    at: Vec2,
    size: Vec2,
    /// Its sides, and which it falls on.
    sides: Vec<Handle<Image>>,
    up: usize,
}

/// Seconds a die takes to come to rest once it lies there.
const SETTLES: f32 = 0.16;
/// How high a die flies.
const FLIES: f32 = 93.0;
/// Its height: the die of the view covers it.
const LIES: f32 = 1.9;

/// Throws the dice of these events, which fly for so many seconds, in place of the one that lies there.
pub fn throw<G: TableLayout>(
    events: &[Event],
    session: &Session<G>,
    seconds: f32,
    lying: &mut Vec<Entity>,
    params: &mut SceneParams,
) {
    for flight in flights(events, session, params) {
        if let (Some(from), mut flight) = flight {
            flight.from = from;
            flight.flies = seconds;
            fall(flight, lying, params);
        }
    }
}

/// Turns the die over that these events change where it lies.
pub fn turn<G: TableLayout>(
    events: &[Event],
    session: &Session<G>,
    lying: &mut Vec<Entity>,
    params: &mut SceneParams,
) {
    for flight in flights(events, session, params) {
        if let (None, flight) = flight {
            fall(flight, lying, params);
        }
    }
}

/// The dice of these events, each with where it is thrown from.
fn flights<G: TableLayout>(
    events: &[Event],
    session: &Session<G>,
    params: &mut SceneParams,
) -> Vec<(Option<Vec2>, Flight)> {
    let mut all = Vec::new();
    for event in events {
        let Some(Flash::Roll {
            sides,
            up,
            from,
            rect,
        }) = G::flash(session, event)
        else {
            continue;
        };
        let flight = Flight {
            from: rect.center(),
            at: rect.center(),
            size: rect.size(),
            sides: sides.iter().map(|key| params.image(key)).collect(),
            up,
            ..Flight::default()
        };
        all.push((from, flight));
    }
    all
}

/// Puts a die on its way.
fn fall(flight: Flight, lying: &mut Vec<Entity>, params: &mut SceneParams) {
    let Some(image) = flight.sides.get(flight.up).cloned() else {
        return;
    };
    for die in lying.drain(..) {
        params.commands.entity(die).despawn();
    }
    let sprite = Sprite {
        image,
        custom_size: Some(flight.size),
        ..default()
    };
    let transform = Transform::from_translation(world(flight.from).extend(FLIES));
    let die = (sprite, transform, flight, Die, OnTable);
    lying.push(params.commands.spawn(die).id());
}

/// Lets dice fly.
pub fn fly(
    time: Res<Time>,
    mut commands: Commands,
    mut all: Query<(Entity, &mut Flight, &mut Sprite, &mut Transform)>,
) {
    for (entity, mut this, mut sprite, mut transform) in &mut all {
        this.time += time.delta_secs().min(LONGEST);
        let (side, turn, at, wide) = this.now();
        if let Some(image) = this.sides.get(side)
            && sprite.image != *image
        {
            sprite.image = image.clone();
        }
        sprite.custom_size = Some(this.size * wide);
        let rests = this.time >= this.flies + SETTLES;
        let high = if rests { LIES } else { FLIES };
        transform.rotation = Quat::from_rotation_z(turn);
        transform.translation = world(at).extend(high);
        if rests {
            commands.entity(entity).remove::<Flight>();
        }
    }
}

impl Flight {
    /// The side that is up, how far it is turned, where it is, how large it looks.
    fn now(&self) -> (usize, f32, Vec2, f32) {
        if self.time >= self.flies {
            let since = ((self.time - self.flies) / SETTLES).min(1.0);
            return (self.up, 0.0, self.at, 1.0 + 0.12 * (1.0 - since));
        }
        let left = 1.0 - self.time / self.flies;
        // Fast at first: the sides change as the turn goes on.
        let turn = left * left * 9.0;
        let hop = (left * std::f32::consts::PI * 3.0).sin().abs() * left;
        let side = (self.up + (turn / 0.9) as usize) % self.sides.len().max(1);
        let at = self.at.lerp(self.from, left * left) - Vec2::new(0.0, hop * 54.0);
        (side, turn, at, 1.12 + 0.3 * hop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_flies_from_the_hand_that_throws_it_and_lies_there_with_its_number_up() {
        let mut flight = Flight {
            flies: 0.5,
            from: Vec2::new(10.0, 20.0),
            at: Vec2::new(300.0, 200.0),
            sides: vec![Handle::default(); 6],
            up: 3,
            ..Flight::default()
        };
        let (_, turn, at, _) = flight.now();
        assert!(turn > 1.0 && at.distance(flight.from) < 1.0, "{at}");
        flight.time = 0.25;
        let (_, _, half, _) = flight.now();
        assert!(half.distance(flight.at) < at.distance(flight.at));
        flight.time = 0.5 + SETTLES;
        assert_eq!(flight.now(), (3, 0.0, flight.at, 1.0));
    }
}
