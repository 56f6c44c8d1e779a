//! One entity for each thing in the view, with its zone and stats as components: spawned and dressed when the view
//! changes. What moves it are the systems in [`travel`](super::travel), which see these components change.

use std::collections::HashMap;

use bevy::prelude::*;

use super::SceneParams;
use super::look::Look;
use super::motion::{self, FrontPicture, Pose};
use super::playback::Cue;
use super::playback::cards::Record;
use super::pointer::Drag;
use super::spot::{Spot, Thing};
use super::squeeze::squeeze;
use super::table_layout::{Spots, TableLayout};
use super::travel::Travel;
use crate::desktop::art::card::Face;
use crate::desktop::screen::Settings;
use crate::desktop::session::Session;
use crate::table::{ObjectId, ZoneId};

/// What is on the table.
#[derive(Default, Resource)]
pub struct Table {
    /// The entity of each thing.
    pub things: HashMap<Thing, Entity>,
    /// Where each belongs.
    pub spots: Spots,
    epoch: Option<u32>,
    /// Something is to look different as soon as that is drawn.
    late: bool,
    /// What lies still and is simply made anew.
    pub(super) props: Vec<Entity>,
}

impl Table {
    /// Everything is dressed anew, without moving.
    pub fn set_anew(&mut self) {
        self.epoch = None;
    }
}

/// Marks everything that goes when the table is left.
#[derive(Component)]
pub struct OnTable;

/// The zone in which the shown view has a card. A change starts its motion ([`travel`](super::travel)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub struct InZone(pub ZoneId);

/// Where a card belongs, be it there or on its way.
#[derive(Debug, Clone, Copy, PartialEq, Component)]
pub struct HomeSpot(pub Spot);

/// A card that the shown view does not have any more.
#[derive(Debug, Clone, Copy, Component)]
#[component(storage = "SparseSet")]
pub struct Leaving;

/// The components of a card that follow the view.
type Mirrored<'a, G> = (
    &'a mut Look,
    &'a mut Sprite,
    &'a mut HomeSpot,
    Option<&'a mut InZone>,
    Option<&'a mut <G as TableLayout>::Card>,
);

/// Keeps entities and view in step: which there are, their zones, stats and homes, what they wear.
pub fn mirror<G: TableLayout>(
    mut params: SceneParams,
    session: Res<Session<G>>,
    (mut table, mut travel): (ResMut<Table>, ResMut<Travel>),
    cue: Res<Cue>,
    (settings, drag): (Res<Settings>, Res<Drag>),
    mut cards: Query<Mirrored<G>>,
) {
    let late = std::mem::take(&mut table.bypass_change_detection().late);
    if !session.is_changed() && !drag.is_changed() && !late && table.epoch.is_some() {
        return;
    }
    let session = &*session;
    let fresh = table.epoch != Some(session.shown.epoch);
    table.epoch = Some(session.shown.epoch);
    *travel = Travel::of(&settings, &cue, fresh);

    let mut spots = G::arrange(session);
    for (thing, spot) in &mut spots {
        if session.shown.is_watched() {
            *spot = squeeze(*spot);
        }
        if let Thing::Object(id) = *thing {
            lift(session, &drag, id, spot);
        }
    }

    let mut seen = HashMap::with_capacity(spots.len());
    for (thing, spot) in spots {
        seen.insert(thing, spot);
        let shown = card_look(session, thing, &spot);
        let image = params.image(&shown.key);
        let card = match thing {
            Thing::Object(id) => G::card(session.shown.table(), id),
            Thing::Hidden(..) => None,
        };
        let zone = match thing {
            Thing::Object(_) => card.map(Record::zone),
            Thing::Hidden(zone, _) => Some(zone),
        };
        let known = table.things.get(&thing).copied();
        let Some((entity, (mut look, mut sprite, mut home, lies, stats))) =
            known.and_then(|e| cards.get_mut(e).ok().map(|found| (e, found)))
        else {
            let entity = spawn(&mut params.commands, thing, &shown, image, spot);
            shown.spawn_badges(entity, &mut params);
            let mut spawned = params.commands.entity(entity);
            if let Some(zone) = zone {
                spawned.insert(InZone(zone));
            }
            if let Some(card) = card {
                spawned.insert(card.clone());
            }
            table.things.insert(thing, entity);
            continue;
        };
        home.set_if_neq(HomeSpot(spot));
        if let (Some(mut lies), Some(zone)) = (lies, zone) {
            lies.set_if_neq(InZone(zone));
        }
        if let (Some(mut stats), Some(card)) = (stats, card) {
            stats.set_if_neq(card.clone());
        }
        let differs = *look != shown;
        if differs && !fresh && !params.are_drawn(shown.drawings()) {
            // It stays as it looks as long; but whoever else looks now sees at once what they may see.
            table.late = true;
        } else if differs {
            sprite.image = image.clone();
            sprite.color = shown.tint();
            sprite.custom_size = Some(Vec2::new(1.0, shown.face.aspect()));
            shown.spawn_badges(entity, &mut params);
            *look = shown;
            params.commands.entity(entity).insert(FrontPicture(image));
        }
    }
    table.things.retain(|thing, entity| {
        let stays = seen.contains_key(thing);
        if !stays {
            params.commands.entity(*entity).insert(Leaving);
        }
        stays
    });
    table.spots = seen;
}

/// What a thing wears.
fn card_look<G: TableLayout>(session: &Session<G>, thing: Thing, spot: &Spot) -> Look {
    let look = match thing {
        Thing::Object(id) => G::look(session, id, spot),
        Thing::Hidden(..) => None,
    };
    let back = match thing {
        Thing::Hidden(zone, _) => G::back(zone),
        Thing::Object(_) => G::BACK,
    };
    let mut look = look.unwrap_or_else(|| Look::hidden(back, spot.face));
    look.focus = session.focus.cursor.map(Thing::Object) == Some(thing);
    look
}

/// Where a card of the hand comes forward, and how wide it is then: all of it, and the line round what the keyboard
/// is at, between the panel above and the edge of the screen.
const FORWARD: (f32, f32) = (641.0, 101.0);

/// Where it comes forward if the time line lies under it.
const OVER_LINE: f32 = 566.0;

/// A card under the pointer comes forward; one that is held follows it.
fn lift<G: TableLayout>(session: &Session<G>, drag: &Drag, id: ObjectId, spot: &mut Spot) {
    if drag.holds(Thing::Object(id)) {
        spot.at = drag.at;
        spot.turn = 0.0;
        spot.z = 80.0;
    } else if session.focus.hover == Some(id) || session.focus.pinned == Some(id) {
        if spot.face == Face::Hand {
            spot.turn = 0.0;
            spot.at.y = if session.shown.is_watched() {
                OVER_LINE
            } else {
                FORWARD.0
            };
            spot.width = FORWARD.1;
            // What is pointed at lies over what is kept.
            spot.z += if session.focus.hover == Some(id) {
                10.0
            } else {
                8.0
            };
        } else if spot.z > 9.0 && spot.face != Face::Plate {
            spot.width *= 1.05;
            spot.z += 4.0;
        }
    }
}

fn spawn(
    commands: &mut Commands,
    thing: Thing,
    look: &Look,
    image: Handle<Image>,
    spot: Spot,
) -> Entity {
    let sprite = Sprite {
        image: image.clone(),
        color: look.tint(),
        custom_size: Some(Vec2::new(1.0, look.face.aspect())),
        ..default()
    };
    let mut transform = Transform::default();
    motion::place(&spot, 1.0, &mut transform);
    let shown = (sprite, transform, look.clone(), FrontPicture(image));
    // Cards below it are under the pointer as well: what is drawn along is dropped on them.
    let picked = Pickable {
        should_block_lower: false,
        is_hoverable: true,
    };
    let card = (thing, HomeSpot(spot), Pose(spot), shown, picked, OnTable);
    commands.spawn(card).id()
}

/// Takes everything off the table.
pub fn clear(mut commands: Commands, all: Query<Entity, With<OnTable>>, mut table: ResMut<Table>) {
    all.iter()
        .for_each(|entity| commands.entity(entity).despawn());
    *table = Table::default();
}

#[cfg(test)]
mod tests;
