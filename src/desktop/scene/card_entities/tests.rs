//! The table mirrors a match of the sample.

use bevy::tasks::{AsyncComputeTaskPool, TaskPool};

use super::*;
use crate::bots::roster::BotName;
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
        Player::new("Mara", Controller::Bot(BotName::Random), 2),
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
        .init_resource::<Travel>()
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
        let mut objects = session.shown.view.objects.iter_mut();
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
    app.world_mut()
        .resource_mut::<Session<Biomes>>()
        .shown
        .epoch += 1;
    let drawn = look(&app, agent);
    app.update();
    assert_ne!(look(&app, agent), drawn);
}

#[test]
fn a_card_that_the_keyboard_is_at_shows_it_and_no_other() {
    let mut session = session();
    session.focus.cursor = Some(ObjectId(101));
    let spot = Spot::small(Vec2::ZERO, 80.0, 1.0);
    let focus = |id| card_look(&session, Thing::Object(ObjectId(id)), &spot).focus;
    assert_eq!((focus(101), focus(106)), (true, false));
}

#[test]
fn a_card_that_can_only_be_converted_is_lifted_when_it_is_drawn_along() {
    let mut session = session();
    let held = ObjectId(100);
    let convert = Choice::new("convert").of(Ref::Object(held));
    let asked = session
        .shown
        .decision
        .as_mut()
        .expect("the near player is asked");
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
