//! One entity for each thing in the view: spawned, moved and dressed when the view changes.

use std::collections::HashMap;

use bevy::prelude::*;

use super::choose;
use super::fx;
use super::layout::{self, Spot, Thing, arrange};
use super::look::{self, Look};
use super::motion::{self, Front, Motion, Pose};
use super::pointer::Drag;
use crate::desktop::art::card::Face;
use crate::desktop::art::{Art, ArtKey};
use crate::desktop::screen::Settings;
use crate::desktop::session::Session;
use crate::games::biomes::{Place, View, place};
use crate::table::{Event, ObjectId, Ref, Seat, ZoneId};

/// What is on the table.
#[derive(Default, Resource)]
pub struct Table {
    /// The entity of each thing.
    pub things: HashMap<Thing, Entity>,
    /// Where each belongs.
    pub spots: HashMap<Thing, Spot>,
    epoch: Option<u32>,
    /// Piles, lanes and lines that are simply made anew.
    pub(super) props: Vec<Entity>,
}

/// Marks everything that goes when the table is left.
#[derive(Component)]
pub struct OnTable;

/// Seconds a card takes from place to place.
const FLIGHT: f32 = 0.28;
/// Seconds between cards that set out together.
const STAGGER: f32 = 0.06;

/// Keeps entities and view in step.
pub fn mirror(
    mut commands: Commands,
    mut session: ResMut<Session>,
    mut table: ResMut<Table>,
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    settings: Res<Settings>,
    drag: Res<Drag>,
    mut cards: Query<(&Pose, &mut Look, &mut Sprite, Option<&Motion>)>,
) {
    if !session.is_changed() && !drag.is_changed() && table.epoch.is_some() {
        return;
    }
    let events = session.bypass_change_detection().take_events();
    let session = &*session;
    let (view, near) = (&session.view, session.near());
    let fresh = table.epoch != Some(session.epoch);
    table.epoch = Some(session.epoch);
    let pace = if fresh { 0.0 } else { settings.speed.factor() };

    let ready = |id: ObjectId| choose::choosable(session, id);
    let mut spots = arrange(view, near, &ready);
    for (thing, spot) in &mut spots {
        if let Thing::Object(id) = *thing {
            lift(session, &drag, id, spot);
        }
    }

    let mut sent = 0;
    let mut seen = HashMap::with_capacity(spots.len());
    for (thing, spot) in spots {
        seen.insert(thing, spot);
        let dressed = dressing(session, thing, spot.face);
        let image = art.get(&dressed.key, &mut images);
        let known = table.things.get(&thing).copied();
        let Some((entity, (pose, mut look, mut sprite, moving))) =
            known.and_then(|e| cards.get_mut(e).ok().map(|found| (e, found)))
        else {
            let start = origin(thing, &events, view, near).filter(|_| pace > 0.0);
            let entity = spawn(&mut commands, &dressed, image, spot, start.is_none());
            dressed.dress(entity, &mut commands, &mut art, &mut images);
            if let Some(from) = start {
                let hidden = dressed.key != ArtKey::Back && comes_hidden(thing, &events, near);
                let back = hidden.then(|| art.get(&ArtKey::Back, &mut images));
                let wait = STAGGER * sent as f32 * pace;
                commands
                    .entity(entity)
                    .insert((Pose(from), flight(from, spot, wait, pace, back)));
                sent += 1;
            }
            table.things.insert(thing, entity);
            continue;
        };
        if *look != dressed {
            sprite.image = image.clone();
            sprite.color = dressed.tint();
            sprite.custom_size = Some(Vec2::new(1.0, dressed.face.aspect()));
            dressed.dress(entity, &mut commands, &mut art, &mut images);
            *look = dressed;
            commands.entity(entity).insert(Front(image));
        }
        let goal = moving.map_or(pose.0, |m| m.to);
        if goal == spot {
            continue;
        }
        let moved = table
            .spots
            .get(&thing)
            .is_none_or(|old| (old.at - spot.at).length() > 60.0);
        if pace == 0.0 || drag.holds(thing) {
            commands
                .entity(entity)
                .remove::<Motion>()
                .insert(Pose(spot));
        } else if moved {
            let wait = STAGGER * sent as f32 * pace;
            commands
                .entity(entity)
                .insert(flight(pose.0, spot, wait, pace, None));
            sent += 1;
        } else {
            commands.entity(entity).insert(shuffle(pose.0, spot, pace));
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
        let pose = cards.get(entity).ok().map(|(pose, ..)| pose.0);
        match (destination(thing, &events, near), pose) {
            (Some(to), Some(from)) if pace > 0.0 => {
                let mut flight = flight(from, to, 0.0, pace, None);
                flight.leaves = true;
                commands.entity(entity).insert(flight);
            }
            _ => commands.entity(entity).despawn(),
        }
    }
    if pace > 0.0 {
        fx::show(
            &events,
            session,
            &table,
            &mut commands,
            &mut art,
            &mut images,
            pace,
        );
    }
    table.spots = seen;
}

/// What a thing wears.
fn dressing(session: &Session, thing: Thing, face: Face) -> Look {
    let Thing::Object(id) = thing else {
        return Look::hidden(face);
    };
    let view = &session.view;
    let Some(object) = view.object(id) else {
        return Look::hidden(face);
    };
    let card = view.content.cards.get(usize::from(object.face));
    let chosen = view.attackers.contains(&id)
        || view.advancing.iter().any(|&(agent, _)| agent == id)
        || view.defenders.iter().any(|&(agent, _)| agent == id);
    let glow = look::glow(choose::choosable(session, id), chosen);
    Look::of(object, card, face, glow)
}

/// A card under the pointer comes forward; one that is held follows it.
fn lift(session: &Session, drag: &Drag, id: ObjectId, spot: &mut Spot) {
    if drag.holds(Thing::Object(id)) {
        spot.at = drag.at;
        spot.turn = 0.0;
        spot.z = 80.0;
    } else if session.hover == Some(id) || session.pinned == Some(id) {
        if spot.face == Face::Hand {
            spot.turn = 0.0;
            spot.at.y = 641.0;
            spot.width = 108.0;
            spot.z += 8.0;
        } else if spot.z > 9.0 {
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

fn flight(from: Spot, to: Spot, wait: f32, pace: f32, back: Option<Handle<Image>>) -> Motion {
    let far = ((to.at - from.at).length() / 700.0).min(1.0);
    Motion {
        from,
        to,
        wait,
        length: (0.18 + (FLIGHT - 0.14) * far + if back.is_some() { 0.06 } else { 0.0 }) * pace,
        time: 0.0,
        arc: 26.0 * far,
        turns: back,
        waited_for: true,
        leaves: false,
    }
}

/// A small shift nobody waits for.
fn shuffle(from: Spot, to: Spot, pace: f32) -> Motion {
    Motion {
        length: 0.13 * pace,
        arc: 0.0,
        waited_for: false,
        ..flight(from, to, 0.0, pace, None)
    }
}

fn moves(event: &Event) -> Option<(ZoneId, ZoneId)> {
    match (event.verb, event.from, event.to) {
        ("move", Ref::Zone(from), Ref::Zone(to)) => Some((from, to)),
        _ => None,
    }
}

/// Where something new comes from.
fn origin(thing: Thing, events: &[Event], view: &View, near: Seat) -> Option<Spot> {
    let from = match thing {
        Thing::Object(id) => {
            let about = |e: &&Event| e.subject == Ref::Object(id);
            events
                .iter()
                .filter(about)
                .find_map(moves)
                .map(|(from, _)| from)?
        }
        Thing::Hidden(zone, _) => {
            let mut all = events.iter().filter_map(moves);
            all.find(|&(_, to)| to == zone).map(|(from, _)| from)?
        }
    };
    let _ = view;
    Some(gate(from, near))
}

/// Whether a card that becomes visible was face down before.
fn comes_hidden(thing: Thing, events: &[Event], near: Seat) -> bool {
    let Thing::Object(id) = thing else {
        return false;
    };
    let first = events
        .iter()
        .filter(|e| e.subject == Ref::Object(id))
        .find_map(moves);
    first.is_some_and(|(from, _)| match place(from) {
        (_, Place::Deck) => true,
        (seat, Place::Hand) => seat != near,
        _ => false,
    })
}

/// Where something goes that the table does not show there.
fn destination(thing: Thing, events: &[Event], near: Seat) -> Option<Spot> {
    let Thing::Object(id) = thing else {
        return None;
    };
    let about = |e: &&Event| e.subject == Ref::Object(id) || e.subject == Ref::None;
    let last = events.iter().rev().filter(about).find_map(moves)?;
    Some(gate(last.1, near))
}

/// The spot that stands for a whole zone.
fn gate(zone: ZoneId, near: Seat) -> Spot {
    let (seat, place) = place(zone);
    let is_near = seat == near;
    match place {
        Place::Hand if is_near => layout::fan(0, 1),
        Place::Hand => Spot {
            at: Vec2::new(880.0, 127.0),
            ..layout::pile(Place::Deck, false)
        },
        Place::Sector(n) => Spot {
            at: layout::sector(usize::from(n), is_near).center(),
            ..layout::pile(Place::Deck, false)
        },
        Place::Queue => Spot {
            at: layout::QUEUE,
            ..layout::pile(Place::Deck, false)
        },
        Place::Staging => Spot {
            at: Vec2::new(600.0, if is_near { 479.0 } else { 127.0 }),
            ..layout::pile(Place::Deck, false)
        },
        other => layout::pile(other, is_near),
    }
}

/// Takes everything off the table.
pub fn clear(mut commands: Commands, all: Query<Entity, With<OnTable>>, mut table: ResMut<Table>) {
    all.iter()
        .for_each(|entity| commands.entity(entity).despawn());
    *table = Table::default();
}
