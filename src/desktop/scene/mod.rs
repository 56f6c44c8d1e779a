//! The table between the panels: cards, lanes, hands and piles as sprites that mirror one view.
//!
//! Each game says in a module of its own where everything belongs and what it wears ([`table_layout`]); [`mirror`] keeps
//! one entity for each thing there, with its zone and stats as components; [`travel`] sees them change and starts its
//! motion, [`motion`] takes it there; [`pointer`] turns what Bevy's picking finds into intents; [`step`] makes the step
//! that is shown a state. Nothing here knows a rule.

pub(super) mod card_entities;
pub(crate) mod choose;
mod fade;
mod fx;
pub(crate) mod grid;
pub(crate) mod hand_layout;
pub(crate) mod lines;
pub(crate) mod look;
mod motion;
mod paths;
pub(crate) mod playback;
mod pointer;
mod props;
pub mod spot;
pub(crate) mod squeeze;
pub(super) mod stage;
pub(crate) mod step;
pub(crate) mod table_layout;
mod travel;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::art::{Art, ArtKey};
use super::panels::PanelText;
use super::screen::Screen;
use super::session::Session;
use super::{MatchSession, apply_intents, frame};
use crate::games::window::Watched;
pub(crate) use card_entities::Table;
pub(crate) use motion::Pose as Card;
pub(crate) use table_layout::TableLayout;

/// Order of the table's work in a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, SystemSet)]
enum TableSet {
    /// The mouse.
    Point,
    /// The view, when it changed.
    Mirror,
    /// Time.
    Move,
}

/// Registers the table.
pub fn plugin(app: &mut App) {
    app.add_plugins(stage::plugin)
        .init_resource::<card_entities::Table>()
        .init_resource::<travel::Travel>()
        .init_resource::<pointer::Drag>()
        .init_resource::<pointer::PointerTarget>()
        // A card is hit where it is, not where its drawing is opaque: that is not kept in main memory.
        .insert_resource(SpritePickingSettings {
            picking_mode: SpritePickingMode::BoundingBox,
            ..default()
        })
        .init_resource::<playback::Playback>()
        .init_resource::<playback::Cue>()
        .configure_sets(
            Update,
            (TableSet::Point, TableSet::Mirror, TableSet::Move).chain(),
        )
        // A click is applied and shown in the same frame.
        .configure_sets(Update, TableSet::Point.before(apply_intents::apply_intents))
        .configure_sets(Update, TableSet::Mirror.after(apply_intents::Acts))
        .add_systems(
            Update,
            (
                motion::skip,
                motion::advance,
                playback::pulse::animate_pulses,
                fade::fades,
                playback::effects::pass,
                playback::die::fly,
                fx::advance,
                // A board counts what moves on it itself.
                motion::count.run_if(not(has_board)),
                keep_drawing,
            )
                .chain()
                .in_set(TableSet::Move),
        )
        .add_systems(OnExit(Screen::Match), card_entities::clear);
}

/// Registers what mirrors the matches of one game of cards.
pub(super) fn cards_plugin<G: TableLayout + PanelText>(app: &mut App) {
    let playing = in_state(Screen::Match).and_then(resource_exists::<Session<G>>);
    // The table takes the mouse while it shows a step.
    let shows_step = playing.clone().and_then(resource_exists::<State<G::Step>>);
    let takes_clicks = step::in_acted_step::<G>.or_else(step::is_asked::<G>);
    step::cards::<G>(app);
    app.add_systems(
        Update,
        (
            playback::play::<G>,
            card_entities::mirror::<G>,
            travel::start_motions::<G>,
            travel::start_departures::<G>,
            props::props::<G>,
            lines::lines::<G>,
            playback::effects::perform::<G>,
            fx::note::<G>,
        )
            .chain()
            .in_set(TableSet::Mirror)
            .run_if(playing),
    )
    .add_systems(
        Update,
        (
            pointer::find_cards::<G>,
            pointer::hover_card::<G>,
            pointer::press_card::<G>.run_if(takes_clicks),
            pointer::drag_card::<G>,
        )
            .chain()
            .in_set(TableSet::Point)
            .run_if(shows_step),
    );
}

/// Whether the running match is played on a board.
fn has_board(running: Watched) -> bool {
    running.get().is_some_and(MatchSession::has_board)
}

/// A point of the design as the camera sees it.
fn world(at: Vec2) -> Vec2 {
    Vec2::new(at.x - frame::DESIGN.x * 0.5, frame::DESIGN.y * 0.5 - at.y)
}

/// What everything that is put on the table is made with.
#[derive(SystemParam)]
pub(crate) struct SceneParams<'w, 's> {
    commands: Commands<'w, 's>,
    art: ResMut<'w, Art>,
    images: ResMut<'w, Assets<Image>>,
}

impl SceneParams<'_, '_> {
    /// The texture of a drawing.
    fn image(&mut self, key: &ArtKey) -> Handle<Image> {
        self.art.get(key, &mut self.images)
    }

    /// Whether all of these are drawn; what is not will be.
    fn are_drawn<'k>(&mut self, keys: impl Iterator<Item = &'k ArtKey>) -> bool {
        let missing = |key: &&ArtKey| {
            self.image(key);
            !self.art.is_drawn(key)
        };
        // Each is asked for, whatever the one before is.
        keys.filter(missing).count() == 0
    }

    /// A drawing of `size` at `at`; the pieces that need no more than that.
    fn piece(&mut self, key: &ArtKey, at: Vec2, size: Vec2, z: f32) -> (Sprite, Transform) {
        let sprite = Sprite {
            image: self.image(key),
            custom_size: Some(size),
            ..default()
        };
        (sprite, Transform::from_translation(world(at).extend(z)))
    }
}

/// What the pointer draws along.
#[derive(SystemParam)]
pub struct DraggedCard<'w> {
    drag: Res<'w, pointer::Drag>,
    table: Res<'w, card_entities::Table>,
}

impl DraggedCard<'_> {
    /// Its face and where it is. The table lies under the panels, so it is drawn once more over them.
    #[must_use]
    pub(super) fn held<G: TableLayout>(
        &self,
        session: &Session<G>,
    ) -> Option<(ArtKey, spot::Spot)> {
        let id = self.drag.held()?;
        let spot = *self.table.spots.get(&spot::Thing::Object(id))?;
        Some((G::look(session, id, &spot)?.key, spot))
    }
}

/// Everything that is still on its way.
type Moving = Or<(
    With<motion::Motion>,
    With<fx::Fading>,
    With<motion::Lunge>,
    With<playback::effects::Passing>,
    With<playback::die::Flight>,
    With<playback::pulse::Pulse>,
    With<fade::Fade>,
)>;

/// Asks for another frame while pictures are being drawn or something moves without being waited for.
fn keep_drawing(art: Res<Art>, moving: Query<(), Moving>, mut ask: MessageWriter<RequestRedraw>) {
    if !art.is_complete() || !moving.is_empty() {
        ask.write(RequestRedraw);
    }
}
