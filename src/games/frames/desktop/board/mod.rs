//! The board of Frames: one drawing that the camera shows as a mesh, and the mouse on it. Nothing here
//! knows a rule; what is legal is asked of the session.

mod apply_intents;
pub mod beats;
pub mod click;
pub mod draw;
pub mod figure;
pub mod glyph;
pub mod livery;
pub mod pointer;
pub mod reach;
pub mod scene;
pub mod seen;
pub mod show;
pub mod silhouette;
mod snap;
pub mod station;
pub mod viewport;
pub mod walk;

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiPrimaryContextPass;

use super::hud;
use crate::desktop::hud::Layer;
use crate::desktop::ink::Ink;
use crate::desktop::saves::Sketch;
use crate::desktop::screen::{Animating, Screen, Settings};
use crate::desktop::session::Session;
use crate::desktop::{MatchTable, frame};
use crate::games::frames::Frames;
use crate::table::Language;
use draw::{Paper, Scenery};

pub use apply_intents::play;

/// How a match is shown and played.
pub(super) const TABLE: MatchTable<Frames> = MatchTable {
    register: plugin,
    apply: play,
    sketch,
};

/// Registers the board.
fn plugin(app: &mut App) {
    let playing = in_state(Screen::Match).and_then(resource_exists::<Session<Frames>>);
    let over = in_state(Screen::Result).and_then(resource_exists::<Session<Frames>>);
    let there = in_state(Screen::Match).or_else(in_state(Screen::Result));
    app.init_resource::<viewport::Eye>()
        .init_resource::<pointer::Pointing>()
        .init_resource::<show::Show>()
        .init_resource::<reach::Reach>()
        .init_resource::<Paper>()
        .add_systems(
            Update,
            (pointer::point_at, walk::keys)
                .chain()
                .before(crate::desktop::apply_intents::apply_intents)
                .run_if(playing.clone()),
        )
        .add_systems(
            Update,
            (
                (apply_intents::run, show::follow, reach::explore)
                    .chain()
                    .run_if(playing.clone()),
                look_back.run_if(over.clone()),
                paint.run_if(playing.or_else(over)),
            )
                .chain()
                .after(crate::desktop::apply_intents::apply_intents),
        )
        .add_systems(
            EguiPrimaryContextPass,
            hud::draw
                .in_set(Layer::Screen)
                .run_if(resource_exists::<Session<Frames>>.and_then(there)),
        )
        .add_systems(OnExit(Screen::Match), clear)
        .add_systems(OnEnter(Screen::Match), |mut eye: ResMut<viewport::Eye>| {
            eye.open(viewport::PLAY);
        })
        .add_systems(OnEnter(Screen::Result), |mut eye: ResMut<viewport::Eye>| {
            eye.open(viewport::REPORT);
        });
}

/// The sheet that shows the drawing.
#[derive(Component)]
struct Sheet;

fn paint(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    session: Res<Session<Frames>>,
    (eye, show, pointing, reach): (
        Res<viewport::Eye>,
        Res<show::Show>,
        Res<pointer::Pointing>,
        Res<reach::Reach>,
    ),
    (animating, screen, settings): (Res<Animating>, Res<State<Screen>>, Res<Settings>),
    mut paper: ResMut<Paper>,
    sheets: Query<&Mesh2d, With<Sheet>>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    *paper = draw::draw(&Scenery {
        session: &session,
        eye: &eye,
        show: &show,
        pointing: &pointing,
        reach: &reach,
        language: settings.language,
    });
    let mesh = mesh(&paper.ink);
    match sheets.single() {
        Ok(sheet) => {
            // A handle in use always has its mesh.
            let _ = meshes.insert(sheet.0.id(), mesh);
        }
        Err(_) => {
            commands.spawn((
                Sheet,
                Mesh2d(meshes.add(mesh)),
                MeshMaterial2d(materials.add(ColorMaterial::default())),
                Transform::from_xyz(0.0, 0.0, -10.0),
                NoFrustumCulling,
                DespawnOnExit(*screen.get()),
            ));
        }
    }
    if animating.0 > 0 || session.host.is_thinking() {
        ask.write(RequestRedraw);
    }
}

/// The board as it was left, whole, beside the report.
fn look_back(
    session: Res<Session<Frames>>,
    mut eye: ResMut<viewport::Eye>,
    mut show: ResMut<show::Show>,
) {
    eye.meet(session.shown.view.field);
    show.skip(&session);
}

/// The drawing as triangles in the world: y upwards, the middle of the design at the origin.
fn mesh(ink: &Ink) -> Mesh {
    let place = |p: &Vec2| {
        [
            p.x - frame::DESIGN.x * 0.5,
            frame::DESIGN.y * 0.5 - p.y,
            0.0,
        ]
    };
    let positions: Vec<[f32; 3]> = ink.points.iter().map(place).collect();
    let linear: [f32; 256] = std::array::from_fn(|n| Color::srgb_u8(n as u8, 0, 0).to_linear().red);
    let colours: Vec<[f32; 4]> = ink
        .colours
        .iter()
        .map(|&[r, g, b, a]| {
            let [r, g, b] = [r, g, b].map(|c| linear[usize::from(c)]);
            [r, g, b, f32::from(a) / 255.0]
        })
        .collect();
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::RENDER_WORLD,
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
    .with_inserted_indices(Indices::U32(ink.triangles.clone()))
}

/// A small picture of the board.
fn sketch(session: &Session<Frames>) -> Sketch {
    let (mut eye, mut show) = (viewport::Eye::default(), show::Show::default());
    // There are no panels about it, so it takes all the room.
    eye.open(Rect::from_corners(Vec2::ZERO, frame::DESIGN));
    eye.meet(session.shown.view.field);
    show.skip(session);
    let paper = draw::draw(&Scenery {
        session,
        eye: &eye,
        show: &show,
        pointing: &pointer::Pointing::default(),
        reach: &reach::Reach::default(),
        // Its words are not in the sketch.
        language: Language::default(),
    });
    Sketch {
        cards: Vec::new(),
        ink: paper.ink,
    }
}

fn clear(mut show: ResMut<show::Show>, mut pointing: ResMut<pointer::Pointing>) {
    *show = show::Show::default();
    *pointing = pointer::Pointing::default();
}
