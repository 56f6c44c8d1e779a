//! One entity for each thing in the view: spawned, moved and dressed when the view changes.

use std::collections::HashMap;

use bevy::prelude::*;

use super::Studio;
use super::fade::Fade;
use super::look::Look;
use super::motion::{self, Front, Motion, Pose};
use super::paths::{comes_hidden, destination, flight, origin, shuffle};
use super::playback::Cue;
use super::playback::beat::STAGGER;
use super::playback::pulse::Pulse;
use super::pointer::Drag;
use super::spot::{Spot, Thing};
use super::squeeze::squeeze;
use super::table_layout::{Spots, TableLayout};
use crate::desktop::art::card::Face;
use crate::desktop::screen::Settings;
use crate::desktop::session::Session;
use crate::table::ObjectId;

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

/// Keeps entities and view in step.
pub fn mirror<G: TableLayout>(
    mut studio: Studio,
    session: Res<Session<G>>,
    mut table: ResMut<Table>,
    cue: Res<Cue>,
    (settings, drag): (Res<Settings>, Res<Drag>),
    mut cards: Query<(
        &Pose,
        &mut Look,
        &mut Sprite,
        Option<&Motion>,
        Option<&Pulse>,
    )>,
) {
    let late = std::mem::take(&mut table.bypass_change_detection().late);
    if !session.is_changed() && !drag.is_changed() && !late && table.epoch.is_some() {
        return;
    }
    let events = cue.events();
    let session = &*session;
    let near = session.shown.near();
    let fresh = table.epoch != Some(session.shown.epoch);
    table.epoch = Some(session.shown.epoch);
    let still = fresh || cue.now || settings.travel() == 0.0;
    let pace = if still { 0.0 } else { cue.pace };
    // Where nothing is to move, what is elsewhere now fades in there.
    let fades = settings.calm && cue.pace > 0.0 && !fresh && !cue.now;

    let mut spots = G::arrange(session);
    for (thing, spot) in &mut spots {
        if session.shown.is_watched() {
            *spot = squeeze(*spot);
        }
        if let Thing::Object(id) = *thing {
            lift(session, &drag, id, spot);
        }
    }

    let mut sent = 0;
    let mut seen = HashMap::with_capacity(spots.len());
    for (thing, spot) in spots {
        seen.insert(thing, spot);
        let dressed = dressing(session, thing, &spot);
        let image = studio.image(&dressed.key);
        let known = table.things.get(&thing).copied();
        let Some((entity, (pose, mut look, mut sprite, moving, pulse))) =
            known.and_then(|e| cards.get_mut(e).ok().map(|found| (e, found)))
        else {
            let start =
                origin::<G>(session.shown.table(), thing, &events, near).filter(|_| pace > 0.0);
            let entity = spawn(&mut studio.commands, &dressed, image, spot, start.is_none());
            dressed.dress(entity, &mut studio);
            if let Some(from) = start {
                let back = comes_hidden::<G>(thing, &events, near);
                let back = back.filter(|back| *back != dressed.key);
                let back = back.map(|back| studio.image(&back));
                let wait = STAGGER * sent as f32 * pace;
                studio
                    .commands
                    .entity(entity)
                    .insert((Pose(from), flight(from, spot, wait, pace, back)));
                sent += 1;
            } else if fades {
                studio.commands.entity(entity).insert(Fade::coming());
            }
            table.things.insert(thing, entity);
            continue;
        };
        let differs = *look != dressed;
        if differs && !fresh && !studio.are_drawn(dressed.drawings()) {
            // It stays as it looks as long; but whoever else looks now sees at once what they may see.
            table.late = true;
        } else if differs {
            sprite.image = image.clone();
            sprite.color = dressed.tint();
            sprite.custom_size = Some(Vec2::new(1.0, dressed.face.aspect()));
            dressed.dress(entity, &mut studio);
            *look = dressed;
            studio.commands.entity(entity).insert(Front(image));
        }
        let goal = moving.map_or(pose.0, |m| m.to);
        if goal == spot && (pace > 0.0 || moving.is_none()) {
            continue;
        }
        let moved = table
            .spots
            .get(&thing)
            .is_none_or(|old| (old.at - spot.at).length() > 60.0);
        if pace == 0.0 || drag.holds(thing) {
            studio
                .commands
                .entity(entity)
                .remove::<Motion>()
                .insert(Pose(spot));
            if fades && moved && !drag.holds(thing) {
                studio.commands.entity(entity).insert(Fade::coming());
            }
        } else if moved {
            let wait = STAGGER * sent as f32 * pace;
            sprite.color = look.tint();
            studio
                .commands
                .entity(entity)
                .remove::<Pulse>()
                .insert(flight(leaving(pose, pulse), spot, wait, pace, None));
            sent += 1;
        } else {
            studio
                .commands
                .entity(entity)
                .insert(shuffle(pose.0, spot, pace));
        }
    }
    let gone: Vec<Thing> = table
        .things
        .keys()
        .filter(|t| !seen.contains_key(t))
        .copied()
        .collect();
    for thing in gone {
        let Some(entity) = table.things.remove(&thing) else {
            continue;
        };
        let found = cards.get(entity).ok();
        let pose = found.map(|(pose, _, _, _, pulse)| leaving(pose, pulse));
        match (
            destination::<G>(session.shown.table(), thing, &events, near),
            pose,
        ) {
            (Some(to), Some(from)) if pace > 0.0 => {
                let mut flight = flight(from, to, 0.0, pace, None);
                flight.leaves = true;
                let mut card = studio.commands.entity(entity);
                card.remove::<Pulse>().insert(flight);
            }
            _ if fades => {
                let mut card = studio.commands.entity(entity);
                card.remove::<Motion>().insert(Fade::going());
            }
            _ => studio.commands.entity(entity).despawn(),
        }
    }
    table.spots = seen;
}

/// From where a card sets out: as small as it became, if it dies.
fn leaving(pose: &Pose, pulse: Option<&Pulse>) -> Spot {
    let mut spot = pose.0;
    spot.width *= pulse.map_or(1.0, |pulse| pulse.left());
    spot
}

/// What a thing wears.
fn dressing<G: TableLayout>(session: &Session<G>, thing: Thing, spot: &Spot) -> Look {
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
    look: &Look,
    image: Handle<Image>,
    spot: Spot,
    still: bool,
) -> Entity {
    let sprite = Sprite {
        image: image.clone(),
        color: look.tint(),
        custom_size: Some(Vec2::new(1.0, look.face.aspect())),
        ..default()
    };
    let mut transform = Transform::default();
    motion::place(&spot, 1.0, &mut transform);
    let visible = if still { 1.0 } else { 0.0 };
    transform.scale *= Vec3::new(visible, visible, 1.0);
    let bundle = (
        sprite,
        transform,
        Pose(spot),
        look.clone(),
        Front(image),
        OnTable,
    );
    commands.spawn(bundle).id()
}

/// Takes everything off the table.
pub fn clear(mut commands: Commands, all: Query<Entity, With<OnTable>>, mut table: ResMut<Table>) {
    all.iter()
        .for_each(|entity| commands.entity(entity).despawn());
    *table = Table::default();
}

#[cfg(test)]
mod tests;
