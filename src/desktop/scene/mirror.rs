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
    let near = session.near();
    let fresh = table.epoch != Some(session.epoch);
    table.epoch = Some(session.epoch);
    let still = fresh || cue.now || settings.travel() == 0.0;
    let pace = if still { 0.0 } else { cue.pace };
    // Where nothing is to move, what is elsewhere now fades in there.
    let fades = settings.calm && cue.pace > 0.0 && !fresh && !cue.now;

    let mut spots = G::arrange(session);
    for (thing, spot) in &mut spots {
        if session.is_watched() {
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
            let start = origin::<G>(session.table(), thing, &events, near).filter(|_| pace > 0.0);
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
            destination::<G>(session.table(), thing, &events, near),
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
    look.focus = session.cursor.map(Thing::Object) == Some(thing);
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
    } else if session.hover == Some(id) || session.pinned == Some(id) {
        if spot.face == Face::Hand {
            spot.turn = 0.0;
            spot.at.y = if session.is_watched() {
                OVER_LINE
            } else {
                FORWARD.0
            };
            spot.width = FORWARD.1;
            // What is pointed at lies over what is kept.
            spot.z += if session.hover == Some(id) { 10.0 } else { 8.0 };
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
mod tests {
    use bevy::tasks::{AsyncComputeTaskPool, TaskPool};

    use super::*;
    use crate::desktop::art::Art;
    use crate::desktop::frame;
    use crate::desktop::scene::pointer;
    use crate::desktop::session::{Controller, Player};
    use crate::games::biomes::Biomes;
    use crate::games::biomes::desktop::sample::Still;
    use crate::table::{Choice, Ref};

    fn session() -> Session<Biomes> {
        let players = [
            Player::new("Ada", Controller::Human, 1),
            Player::new("Mara", Controller::Bot("random"), 2),
        ];
        Session::new(Still, players)
    }

    /// How a thing on the table looks.
    fn look(app: &App, id: u16) -> Look {
        let things = &app.world().resource::<Table>().things;
        let entity = things[&Thing::Object(ObjectId(id))];
        app.world().get::<Look>(entity).expect("it has one").clone()
    }

    #[test]
    fn a_card_looks_as_before_until_what_changed_is_drawn() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        let mut app = App::new();
        app.init_resource::<Assets<Image>>()
            .init_resource::<Art>()
            .init_resource::<Table>()
            .init_resource::<Cue>()
            .init_resource::<Settings>()
            .init_resource::<Drag>()
            .insert_resource(session())
            .add_systems(Update, mirror::<Biomes>);
        app.update();
        let things = app.world().resource::<Table>().things.keys();
        let mut ids = things.filter_map(|thing| match thing {
            Thing::Object(id) => Some(id.0),
            Thing::Hidden(..) => None,
        });
        let agent = ids.find(|&id| look(&app, id).badges.len() > 1);
        let agent = agent.expect("some agent tells its strength");
        let before = look(&app, agent);
        let change = |app: &mut App| {
            let mut session = app.world_mut().resource_mut::<Session<Biomes>>();
            let mut objects = session.view.objects.iter_mut();
            let found = objects.find(|object| object.id == ObjectId(agent));
            found.expect("it is there").attack += 1;
        };
        change(&mut app);
        app.update();
        assert_eq!(look(&app, agent), before);
        app.world_mut().resource_scope(|world, mut art: Mut<Art>| {
            art.finish(&mut world.resource_mut::<Assets<Image>>());
        });
        app.update();
        assert_ne!(look(&app, agent), before);
        // Whoever looks anew sees at once how it is.
        change(&mut app);
        app.world_mut().resource_mut::<Session<Biomes>>().epoch += 1;
        let drawn = look(&app, agent);
        app.update();
        assert_ne!(look(&app, agent), drawn);
    }

    #[test]
    fn a_card_that_the_keyboard_is_at_shows_it_and_no_other() {
        let mut session = session();
        session.cursor = Some(ObjectId(101));
        let spot = Spot::small(Vec2::ZERO, 80.0, 1.0);
        let focus = |id| dressing(&session, Thing::Object(ObjectId(id)), &spot).focus;
        assert_eq!((focus(101), focus(106)), (true, false));
    }

    #[test]
    fn a_card_that_can_only_be_converted_is_lifted_when_it_is_drawn_along() {
        let mut session = session();
        let held = ObjectId(100);
        let convert = Choice::new("convert").of(Ref::Object(held));
        let asked = session.decision.as_mut().expect("the near player is asked");
        asked.options = vec![convert, Choice::new("pass")];
        assert!(pointer::can_hold(&session, held));
        let at = Vec2::new(640.0, 300.0);
        let drag = Drag::holding(held, at);
        let mut spot = Spot::small(Vec2::ZERO, 80.0, 1.0);
        lift(&session, &drag, held, &mut spot);
        assert_eq!((spot.at, spot.turn), (at, 0.0));
        assert!(spot.z > 60.0, "over everything that lies");
        let mut other = Spot::small(Vec2::ZERO, 80.0, 1.0);
        lift(&session, &drag, ObjectId(101), &mut other);
        assert_eq!(other.at, Vec2::ZERO);
    }

    #[test]
    fn the_line_round_a_card_of_the_hand_is_seen_whole() {
        let (middle, wide) = FORWARD;
        let high = wide * Face::Hand.aspect();
        // The light part of it: 8 of the 100 units of the card beyond its edge.
        let off = wide * 0.08;
        assert!(middle - high * 0.5 - off >= frame::NEAR_BAR.max.y);
        assert!(middle + high * 0.5 + off <= frame::DESIGN.y);
    }
}
