//! Frames, stations, cover and dice on the board: each is an entity with its stats, its place and its own mesh.
//!
//! [`list`] says which there are, from the view and from what is being shown. [`mirror_tokens`] keeps the entities in
//! step with that; the other systems see a component change: [`move_tokens`] moves what has another place,
//! [`draw_tokens`] makes the mesh of what looks different. [`picking`] tells Bevy's picking what the pointer hits.

pub mod list;
mod picking;
pub mod picture;

use std::collections::HashMap;

use bevy::camera::visibility::NoFrustumCulling;
use bevy::math::{Rect, Vec2};
use bevy::picking::PickingSystems;
use bevy::prelude::*;

use super::viewport::BoardViewport;
use super::{mesh, world};
use crate::desktop::art::palette::{self, Palette};
use crate::desktop::ink::Ink;
use crate::desktop::screen::Screen;
use crate::games::frames::components::{Frame, Segment};
use crate::table::{ObjectId, Seat};
use list::{Token, TokenList};
use picture::Picture;

/// A frame with its stats, as far as they have been shown.
#[derive(Debug, Clone, Copy, PartialEq, Component)]
pub struct FrameToken {
    /// Its id.
    pub id: ObjectId,
    /// Its systems, dice and markers.
    pub frame: Frame,
}

/// A station.
#[derive(Debug, Clone, Copy, PartialEq, Component)]
pub struct StationToken {
    /// Its id.
    pub id: ObjectId,
    /// Who holds it, as far as that has been shown.
    pub holder: Option<Seat>,
}

/// A segment of cover with the hits it still takes.
#[derive(Debug, Clone, Copy, PartialEq, Component)]
pub struct CoverPiece {
    /// Its id.
    pub id: ObjectId,
    /// Its place and strength.
    pub segment: Segment,
}

/// A die that lies on the board.
#[derive(Debug, Clone, Copy, PartialEq, Component)]
pub struct DieToken {
    /// Beside which thing.
    pub beside: ObjectId,
    /// What it is there for.
    pub used: DieUse,
    /// What it shows.
    pub value: u8,
}

/// What a die on the board is there for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DieUse {
    /// Set aside for defense (M-94).
    Defense,
    /// It spotted a frame (M-106).
    Spot,
    /// Damage: its place in the row, from 0.
    Damage(u8),
    /// The place of a frame in the round: which of its rolls, from 0.
    Initiative(u8),
}

/// One thing on the board with its stats.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Piece {
    /// A frame.
    Frame(FrameToken),
    /// A station.
    Station(StationToken),
    /// Cover.
    Cover(CoverPiece),
    /// A die.
    Die(DieToken),
}

/// What tells things apart: ids, and of dice what they are there for.
type Key = (ObjectId, Option<DieUse>);

impl Piece {
    fn key(&self) -> Key {
        match self {
            Self::Frame(frame) => (frame.id, None),
            Self::Station(station) => (station.id, None),
            Self::Cover(cover) => (cover.id, None),
            Self::Die(die) => (die.beside, Some(die.used)),
        }
    }
}

/// What a click on an entity of the board is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub struct BoardThing(pub ObjectId);

/// Where a thing is on the board. What moves it sees this change.
#[derive(Debug, Clone, Copy, PartialEq, Component)]
pub struct BoardPlace {
    /// In units.
    pub at: Vec2,
    /// How far it is shown beside that, in points of the design: it leans, or is shaken; a die lies beside its frame.
    pub off: Vec2,
    /// How far it is turned, in radians clockwise.
    pub turn: f32,
    /// Higher lies over lower.
    pub z: f32,
}

impl BoardPlace {
    /// Where it is seen, in points of the design.
    #[must_use]
    pub fn on(&self, eye: &BoardViewport) -> Vec2 {
        eye.design(self.at) + self.off
    }
}

/// What of a thing the pointer hits, about its middle, in points of the design.
#[derive(Debug, Clone, Copy, PartialEq, Component)]
pub enum Outline {
    /// It is not hit.
    Nothing,
    /// A circle.
    Disc {
        /// Its radius.
        radius: f32,
        /// The radius of a larger one that counts where nothing else is hit.
        wide: f32,
    },
    /// An upright square of that half side.
    Square(f32),
}

/// The part of a thing that is shown, about its middle: what reaches over the edge of the board is cut off.
#[derive(Debug, Clone, Copy, PartialEq, Component)]
pub enum Clip {
    /// All of it.
    Whole,
    /// What lies in there.
    Part(Rect),
}

/// The entity of each thing on the board.
#[derive(Debug, Default, Resource)]
pub(super) struct Tokens(HashMap<Key, Entity>);

/// Registers the things on the board and what tells Bevy's picking of them.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tokens>()
        .init_resource::<TokenList>()
        .add_systems(
            PreUpdate,
            picking::pick_tokens.in_set(PickingSystems::Backend),
        );
}

/// The stats of an entity: those of one sort of thing.
type Stats<'a> = AnyOf<(
    &'a mut FrameToken,
    &'a mut StationToken,
    &'a mut CoverPiece,
    &'a mut DieToken,
)>;

/// Keeps entities and what is shown in step: which there are, their stats, places and looks.
pub(super) fn mirror_tokens(
    mut commands: Commands,
    list: Res<TokenList>,
    screen: Res<State<Screen>>,
    mut tokens: ResMut<Tokens>,
    mut all: Query<(&mut BoardPlace, &mut Picture, &mut Outline, Stats)>,
) {
    let mut seen = HashMap::new();
    for token in list.iter() {
        let key = token.piece.key();
        let known = tokens.0.remove(&key);
        let found = known.and_then(|entity| Some((entity, all.get_mut(entity).ok()?)));
        let entity = match found {
            Some((entity, (mut place, mut picture, mut outline, stats))) => {
                place.set_if_neq(token.place);
                picture.set_if_neq(token.picture);
                outline.set_if_neq(token.outline);
                match (token.piece, stats) {
                    (Piece::Frame(next), (Some(mut now), ..)) => now.set_if_neq(next),
                    (Piece::Station(next), (_, Some(mut now), ..)) => now.set_if_neq(next),
                    (Piece::Cover(next), (.., Some(mut now), _)) => now.set_if_neq(next),
                    (Piece::Die(next), (.., Some(mut now))) => now.set_if_neq(next),
                    // An entity shows one sort of thing all its life.
                    (Piece::Frame(_) | Piece::Station(_) | Piece::Cover(_) | Piece::Die(_), _) => {
                        false
                    }
                };
                entity
            }
            None => spawn(&mut commands, token, *screen.get()),
        };
        seen.insert(key, entity);
    }
    for entity in std::mem::replace(&mut tokens.0, seen).into_values() {
        // A screen that was left has taken its own away.
        if let Ok(mut gone) = commands.get_entity(entity) {
            gone.try_despawn();
        }
    }
}

fn spawn(commands: &mut Commands, token: &Token, screen: Screen) -> Entity {
    let shown = (
        token.place,
        token.picture,
        token.outline,
        Clip::Whole,
        BoardThing(token.piece.key().0),
    );
    let drawn = (
        Transform::default(),
        Visibility::default(),
        NoFrustumCulling,
        DespawnOnExit(screen),
    );
    let mut entity = commands.spawn((shown, drawn));
    match token.piece {
        Piece::Frame(frame) => entity.insert(frame),
        Piece::Station(station) => entity.insert(station),
        Piece::Cover(cover) => entity.insert(cover),
        Piece::Die(die) => entity.insert(die),
    };
    entity.id()
}

/// What is moved.
type Moved<'a> = (
    Ref<'a, BoardPlace>,
    Ref<'a, Picture>,
    &'a mut Transform,
    &'a mut Visibility,
    &'a mut Clip,
);

/// Moves what has another place, and all if the board is seen from elsewhere.
pub(super) fn move_tokens(
    eye: Res<BoardViewport>,
    mut seen_from: Local<Option<BoardViewport>>,
    mut all: Query<Moved>,
) {
    let turned = seen_from.replace(*eye) != Some(*eye);
    for (place, picture, mut transform, mut visibility, mut cut) in &mut all {
        if !turned && !place.is_changed() && !picture.is_changed() {
            continue;
        }
        let at = place.on(&eye);
        *transform = Transform::from_translation(world(at).extend(place.z))
            .with_rotation(Quat::from_rotation_z(-place.turn));
        let space = Rect::from_corners(eye.space.min - at, eye.space.max - at);
        let all = Rect::from_center_half_size(Vec2::ZERO, Vec2::splat(picture.extent()));
        let within = space.intersect(all);
        visibility.set_if_neq(if within.is_empty() {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
        cut.set_if_neq(if within == all {
            Clip::Whole
        } else {
            Clip::Part(space)
        });
    }
}

/// Makes the mesh of what looks different, and of everything if colours changed.
pub(super) fn draw_tokens(
    mut commands: Commands,
    (mut meshes, mut materials): (ResMut<Assets<Mesh>>, ResMut<Assets<ColorMaterial>>),
    mut material: Local<Option<Handle<ColorMaterial>>>,
    mut painted: Local<Option<Palette>>,
    all: Query<(Entity, Ref<Picture>, Ref<Clip>, Option<&Mesh2d>)>,
) {
    let now = palette::now();
    let anew = painted.replace(now) != Some(now);
    let mut ink = Ink::default();
    for (entity, picture, cut, drawn) in &all {
        if !anew && !picture.is_changed() && !cut.is_changed() {
            continue;
        }
        ink.clear();
        picture.draw(&mut ink, Vec2::ZERO, 0.0);
        if let Clip::Part(part) = *cut {
            ink.clip(part);
        }
        let mesh = mesh(&ink, Vec2::ZERO);
        if let Some(drawn) = drawn {
            // A handle in use always has its mesh.
            let _ = meshes.insert(drawn.0.id(), mesh);
            continue;
        }
        let material = material.get_or_insert_with(|| materials.add(ColorMaterial::default()));
        let drawn = (Mesh2d(meshes.add(mesh)), MeshMaterial2d(material.clone()));
        commands.entity(entity).insert(drawn);
    }
}

#[cfg(test)]
mod tests;
