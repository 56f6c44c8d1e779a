//! Tests of what moves cards.

use super::*;
use crate::bots::roster::BotName;
use crate::desktop::art::card::Face;
use crate::desktop::art::{Art, ArtKey};
use crate::desktop::session::{Controller, Player};
use crate::games::biomes::Biomes;
use crate::games::biomes::desktop::sample::Still;
use crate::table::{ObjectId, ZoneId};

/// A table with one card at rest.
fn table(pace: f32) -> (App, Entity) {
    let players = [
        Player::new("Ada", Controller::Human, 1),
        Player::new("Mara", Controller::Bot(BotName::Random), 2),
    ];
    let mut app = App::new();
    app.init_resource::<Assets<Image>>()
        .init_resource::<Art>()
        .init_resource::<Cue>()
        .init_resource::<Drag>()
        .insert_resource(Travel { pace, fades: false })
        .insert_resource(Session::<Biomes>::new(Still, players))
        .add_systems(
            Update,
            (start_motions::<Biomes>, start_departures::<Biomes>),
        );
    let spot = Spot::small(Vec2::new(300.0, 300.0), 80.0, 1.0);
    let thing = Thing::Object(ObjectId(101));
    let look = Look::plain(ArtKey::Padlock, Face::Table);
    let card = (thing, HomeSpot(spot), InZone(ZoneId(0)), Pose(spot), look);
    let card = app.world_mut().spawn((card, Sprite::default())).id();
    app.update();
    (app, card)
}

fn motion(app: &App, card: Entity) -> Option<Motion> {
    app.world().get::<Motion>(card).cloned()
}

fn shift(app: &mut App, card: Entity, by: f32) {
    let mut home = app
        .world_mut()
        .get_mut::<HomeSpot>(card)
        .expect("it has one");
    home.0.at.x += by;
}

#[test]
fn a_card_that_changes_its_zone_flies_and_one_that_makes_room_only_shifts() {
    let (mut app, card) = table(1.0);
    assert!(motion(&app, card).is_none(), "it lies where it belongs");
    shift(&mut app, card, 20.0);
    app.update();
    let shifts = motion(&app, card).expect("it makes room");
    assert!(!shifts.waited_for && shifts.arc == 0.0);

    let (mut app, card) = table(1.0);
    shift(&mut app, card, 20.0);
    app.world_mut().entity_mut(card).insert(InZone(ZoneId(1)));
    app.update();
    let flies = motion(&app, card).expect("it is in another zone");
    assert!(flies.waited_for, "everybody waits for it");
    assert_eq!(flies.to.at.x, 320.0);
}

#[test]
fn a_card_is_there_at_once_where_nothing_moves_or_somebody_holds_it() {
    let (mut app, card) = table(0.0);
    shift(&mut app, card, 200.0);
    app.world_mut().entity_mut(card).insert(InZone(ZoneId(1)));
    app.update();
    assert!(motion(&app, card).is_none());
    let at = |app: &App| app.world().get::<Pose>(card).map(|pose| pose.0.at.x);
    assert_eq!(at(&app), Some(500.0));

    let (mut app, card) = table(1.0);
    let held = Drag::holding(ObjectId(101), Vec2::ZERO);
    app.insert_resource(held);
    shift(&mut app, card, 200.0);
    app.update();
    assert!(motion(&app, card).is_none());
    assert_eq!(app.world().get::<Pose>(card).map(|p| p.0.at.x), Some(500.0));
}

#[test]
fn a_card_that_leaves_the_view_is_taken_away_if_nothing_says_where_it_went() {
    let (mut app, card) = table(1.0);
    app.world_mut().entity_mut(card).insert(Leaving);
    app.update();
    assert!(app.world().get_entity(card).is_err());
}
