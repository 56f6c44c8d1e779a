//! Things on the board as entities: what is moved, what is drawn anew, what is hit.

use bevy::ecs::system::RunSystemOnce;
use bevy::picking::backend::prelude::*;
use bevy::picking::backend::ray::RayId;
use bevy::picking::pointer::PointerId;
use bevy::state::app::StatesPlugin;

use super::list::list_tokens;
use super::picking::pick_tokens;
use super::*;
use crate::desktop::screen::Settings;
use crate::desktop::session::{Controller, Player, Session};
use crate::games::frames::content::{TABLES, builtin};
use crate::games::frames::desktop::board::pointer::Pointing;
use crate::games::frames::desktop::board::reach::ReachablePlaces;
use crate::games::frames::desktop::board::show::Show;
use crate::games::frames::desktop::board::viewport::units;
use crate::games::frames::desktop::board::world as world_of;
use crate::games::frames::{Frames, Setup, Topic};
use crate::table::{Match, TableRng};

/// A game in which frames stand on the board, and somebody is to act.
fn session() -> Session<Frames> {
    let content = Box::leak(Box::new((*builtin().expect("sound packs")).clone()));
    let table = TABLES[0];
    let mut game = Match::<Frames>::new(Setup::in_turn(content, table, 0), 3);
    let mut chance = TableRng::new(5);
    while game.decision().is_some_and(|d| !Topic::Activate.is_of(d)) {
        let options = game.decision().map_or(0, |d| d.options.len());
        game.pick(chance.below(options as u32) as usize);
    }
    let players = (0..usize::from(table.players)).map(|seat| {
        let seed = seat as u64;
        Player::new("Ada", Controller::Human, seed)
    });
    Session::new(game, players.collect::<Vec<_>>())
}

fn board() -> App {
    let session = session();
    let (mut eye, mut show) = (BoardViewport::default(), Show::default());
    eye.meet(session.shown.view.field);
    let mut standing = session.shown.view.frames.iter().filter(|(_, f)| f.stands());
    let first = standing.next().expect("a frame stands");
    // From near, a disc is drawn as large as it is, whoever stands beside it.
    eye.approach(units(first.1.at));
    show.skip(&session);
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .insert_state(Screen::Match)
        .insert_resource(session)
        .insert_resource(eye)
        .insert_resource(show)
        .init_resource::<Pointing>()
        .init_resource::<ReachablePlaces>()
        .init_resource::<Settings>()
        .init_resource::<Assets<Mesh>>()
        .init_resource::<Assets<ColorMaterial>>()
        .init_resource::<TokenList>()
        .init_resource::<Tokens>()
        .add_systems(
            Update,
            (list_tokens, mirror_tokens, move_tokens, draw_tokens).chain(),
        );
    app.update();
    app
}

/// The entity of the frame in the middle, its id, its place in the world and its mesh.
fn first(app: &mut App) -> (Entity, ObjectId, Vec2, AssetId<Mesh>) {
    let middle = app.world().resource::<BoardViewport>().space.center();
    let world = app.world_mut();
    let mut all = world.query::<(Entity, &FrameToken, &Transform, &Mesh2d)>();
    let off = |transform: &Transform| transform.translation.truncate().distance(world_of(middle));
    let nearest = all.iter(world).min_by(|a, b| off(a.2).total_cmp(&off(b.2)));
    let (entity, token, transform, mesh) = nearest.expect("a frame stands");
    let at = transform.translation.truncate();
    (entity, token.id, at, mesh.0.id())
}

fn take_mesh(app: &mut App, mesh: AssetId<Mesh>) -> Option<usize> {
    let mut meshes = app.world_mut().resource_mut::<Assets<Mesh>>();
    meshes.remove(mesh).map(|mesh| mesh.count_vertices())
}

#[test]
fn every_thing_on_the_board_is_an_entity_with_its_stats() {
    let mut app = board();
    let view = app.world().resource::<Session<Frames>>().shown.view.clone();
    let world = app.world_mut();
    let mut frames = world.query::<&FrameToken>();
    let all: HashMap<_, _> = frames.iter(world).map(|t| (t.id, t.frame)).collect();
    let standing = view.frames.iter().filter(|(_, f)| f.stands());
    let standing: HashMap<_, _> = standing.copied().collect();
    assert!(all == standing && standing.len() > 3);
    let mut stations = world.query::<&StationToken>();
    let placed = view.stations.iter().filter(|(_, s)| s.placed).count();
    assert_eq!(stations.iter(world).count(), placed);
    let mut cover = world.query::<&CoverPiece>();
    let left = view.segments.iter().filter(|(_, s)| s.hits > 0).count();
    assert_eq!(cover.iter(world).count(), left);
}

#[test]
fn a_frame_that_goes_is_moved_and_only_one_that_looks_different_is_drawn_anew() {
    let mut app = board();
    let (entity, id, at, mesh) = first(&mut app);
    let whole = take_mesh(&mut app, mesh).expect("it is drawn");
    let shown =
        |app: &mut App,
         change: fn(&mut crate::games::frames::desktop::board::shown_board::ShownFrame)| {
            let mut show = app.world_mut().resource_mut::<Show>();
            change(show.seen.frames.get_mut(&id).expect("it stands"));
            app.update();
        };
    shown(&mut app, |standing| standing.at.x += 0.2);
    let eye = *app.world().resource::<BoardViewport>();
    let transform = app.world().get::<Transform>(entity).expect("it is placed");
    let moved = transform.translation.truncate() - at;
    assert!(
        (moved - Vec2::new(0.2 * eye.scale, 0.0)).length() < 0.01,
        "{moved}"
    );
    assert_eq!(take_mesh(&mut app, mesh), None, "it looks the same");
    shown(&mut app, |standing| standing.frame.whites = 0);
    let hurt = take_mesh(&mut app, mesh).expect("it looks different");
    assert!(hurt < whole);
    // A frame that is gone is no entity any more.
    shown(&mut app, |standing| standing.there = false);
    assert!(app.world().get_entity(entity).is_err());
}

#[test]
fn a_die_beside_a_frame_is_a_thing_of_its_own_and_means_its_frame() {
    let mut app = board();
    let (_, id, ..) = first(&mut app);
    let mut show = app.world_mut().resource_mut::<Show>();
    let standing = show.seen.frames.get_mut(&id).expect("it stands");
    standing.frame.defense = Some(4);
    app.update();
    let world = app.world_mut();
    let mut dice = world.query::<(&DieToken, &BoardThing)>();
    let die = DieToken {
        beside: id,
        used: DieUse::Defense,
        value: 4,
    };
    let all: Vec<_> = dice.iter(world).map(|(die, of)| (*die, *of)).collect();
    assert_eq!(all, [(die, BoardThing(id))]);
}

#[test]
fn the_pointer_hits_what_is_nearest_and_nothing_beside_the_board() {
    let mut app = board();
    let (_, id, at, _) = first(&mut app);
    let camera = app.world_mut().spawn(Camera::default()).id();
    app.add_message::<PointerHits>();
    let mut hit = |at: Vec2| {
        let ray = RayId::new(camera, PointerId::Mouse);
        let from = Ray3d::new(at.extend(100.0), Dir3::NEG_Z);
        let mut rays = RayMap::default();
        rays.map.insert(ray, from);
        app.insert_resource(rays);
        let picked = app.world_mut().run_system_once(pick_tokens);
        assert!(picked.is_ok());
        let mut hits = app.world_mut().resource_mut::<Messages<PointerHits>>();
        let picks = hits.drain().flat_map(|hits| hits.picks);
        let nearest = picks.min_by(|a, b| a.1.depth.total_cmp(&b.1.depth));
        let thing = nearest.and_then(|(entity, _)| app.world().get::<BoardThing>(entity));
        thing.map(|thing| thing.0)
    };
    assert_eq!(hit(at + Vec2::new(1.0, 1.0)), Some(id));
    assert_eq!(hit(Vec2::new(5000.0, 0.0)), None);
}
