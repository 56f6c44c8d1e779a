//! The board of Frames: things as entities ([`tokens`]), sheets of drawing under and over them, and the mouse on it.
//! Nothing here knows a rule; what is legal is asked of the session.

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
pub mod show;
pub mod shown_board;
pub mod silhouette;
mod snap;
pub mod station;
mod steps;
pub mod tokens;
pub mod viewport;
pub mod walk;

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Color32;

use super::hud;
use crate::desktop::guide::Landmarks;
use crate::desktop::hud::Layer as HudLayer;
use crate::desktop::ink::Ink;
use crate::desktop::saves::Sketch;
use crate::desktop::screen::{Animating, Screen};
use crate::desktop::session::Session;
use crate::desktop::{MatchTable, frame};
use crate::games::frames::Frames;
use crate::table::Language;
use draw::{Board, Paper, Scenery};
use tokens::list::{Layer, TokenList, list_tokens};

pub use apply_intents::play;

/// How a match is shown and played.
pub(super) const TABLE: MatchTable<Frames> = MatchTable {
    register: plugin,
    apply: play,
    goes_on: walk::goes_on,
    sketch,
};

/// Registers the board.
fn plugin(app: &mut App) {
    let playing = in_state(Screen::Match).and_then(resource_exists::<Session<Frames>>);
    let over = in_state(Screen::Result).and_then(resource_exists::<Session<Frames>>);
    let there = in_state(Screen::Match).or_else(in_state(Screen::Result));
    tokens::plugin(app);
    steps::plugin(app);
    app.init_resource::<viewport::BoardViewport>()
        .init_resource::<pointer::Pointing>()
        .init_resource::<show::Show>()
        .init_resource::<reach::ReachablePlaces>()
        .init_resource::<Paper>()
        .add_systems(
            Update,
            (
                pointer::point_at,
                pointer::click_thing.run_if(steps::in_acted_step.or_else(steps::is_asked)),
                pointer::click_through.run_if(not(steps::in_acted_step.or_else(steps::is_asked))),
                walk::keys,
            )
                .chain()
                .before(crate::desktop::apply_intents::apply_intents)
                .run_if(playing.clone()),
        )
        .add_systems(
            Update,
            (
                (
                    apply_intents::run,
                    show::follow,
                    steps::show_step,
                    reach::explore,
                )
                    .chain()
                    .run_if(playing.clone()),
                look_back.run_if(over.clone()),
                (
                    list_tokens,
                    tokens::mirror_tokens,
                    tokens::move_tokens,
                    tokens::draw_tokens,
                    paint_sheets,
                    mark_frames,
                    keep_drawing,
                )
                    .chain()
                    .run_if(playing.or_else(over)),
            )
                .chain()
                .after(crate::desktop::apply_intents::apply_intents),
        )
        .add_systems(
            EguiPrimaryContextPass,
            hud::draw
                .in_set(HudLayer::Screen)
                .run_if(resource_exists::<Session<Frames>>.and_then(there)),
        )
        .add_systems(OnExit(Screen::Match), clear)
        .add_systems(
            OnEnter(Screen::Match),
            |mut eye: ResMut<viewport::BoardViewport>| {
                eye.open(viewport::PLAY);
            },
        )
        .add_systems(
            OnEnter(Screen::Result),
            |mut eye: ResMut<viewport::BoardViewport>, session: Option<Res<Session<Frames>>>| {
                let seats = session.map_or(2, |session| session.host.players.len());
                eye.open(viewport::report(seats));
            },
        );
}

/// A sheet of the drawing: what lies on that layer and is no thing.
#[derive(Component)]
struct Sheet(Layer);

/// Draws the sheets anew, and the words on the board.
fn paint_sheets(
    mut commands: Commands,
    (mut meshes, mut materials): (ResMut<Assets<Mesh>>, ResMut<Assets<ColorMaterial>>),
    (board, list): (Board, Res<TokenList>),
    screen: Res<State<Screen>>,
    mut paper: ResMut<Paper>,
    sheets: Query<(&Sheet, &Mesh2d)>,
) {
    let (words, layers) = draw::sheets(&board.scenery(), &list);
    *paper = words;
    for (layer, ink) in layers {
        let mesh = mesh(&ink, frame::DESIGN * 0.5);
        if let Some((_, sheet)) = sheets.iter().find(|(sheet, _)| sheet.0 == layer) {
            // A handle in use always has its mesh.
            let _ = meshes.insert(sheet.0.id(), mesh);
            continue;
        }
        commands.spawn((
            Sheet(layer),
            Mesh2d(meshes.add(mesh)),
            MeshMaterial2d(materials.add(ColorMaterial::default())),
            Transform::from_xyz(0.0, 0.0, layer as i32 as f32),
            NoFrustumCulling,
            DespawnOnExit(*screen.get()),
        ));
    }
}

/// Says where the frames stand, for guides.
fn mark_frames(
    session: Res<Session<Frames>>,
    eye: Res<viewport::BoardViewport>,
    mut landmarks: ResMut<Landmarks>,
) {
    let around = Vec2::splat(eye.scale.max(14.0) * 1.6);
    let frames = session.shown.view.frames.iter();
    let placed = frames.filter(|(_, frame)| frame.placed);
    let spots = placed.map(|(id, frame)| (*id, Rect::from_center_size(eye.see(frame.at), around)));
    landmarks.0.clear();
    landmarks.0.extend(spots);
}

/// Asks for another frame while something moves or a bot thinks.
fn keep_drawing(
    animating: Res<Animating>,
    session: Res<Session<Frames>>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    if animating.0 > 0 || session.host.is_thinking() {
        ask.write(RequestRedraw);
    }
}

/// The board as it was left, whole, beside the report.
fn look_back(
    session: Res<Session<Frames>>,
    mut eye: ResMut<viewport::BoardViewport>,
    mut show: ResMut<show::Show>,
) {
    eye.meet(session.shown.view.field);
    show.skip(&session);
}

/// A point of the design in the world: y upwards, the middle of the design at the origin.
fn world(at: Vec2) -> Vec2 {
    Vec2::new(at.x - frame::DESIGN.x * 0.5, frame::DESIGN.y * 0.5 - at.y)
}

/// A drawing as triangles about a point of it, y upwards.
fn mesh(ink: &Ink, origin: Vec2) -> Mesh {
    if ink.triangles.is_empty() {
        // A mesh without corners cannot be drawn, so nothing is one that covers nothing.
        let mut nothing = Ink::default();
        nothing.line(
            origin,
            origin,
            0.0,
            Color32::from_rgba_unmultiplied(0, 0, 0, 1),
        );
        return mesh(&nothing, origin);
    }
    let place = |p: &Vec2| [p.x - origin.x, origin.y - p.y, 0.0];
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
    let (mut eye, mut show) = (viewport::BoardViewport::default(), show::Show::default());
    // There are no panels about it, so it takes all the room.
    eye.open(Rect::from_corners(Vec2::ZERO, frame::DESIGN));
    eye.meet(session.shown.view.field);
    show.skip(session);
    let paper = draw::draw(&Scenery {
        session,
        eye: &eye,
        show: &show,
        pointing: &pointer::Pointing::default(),
        reach: &reach::ReachablePlaces::default(),
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
