//! The look of a card on the table: its face, overlays, the glow round it.

use bevy::prelude::*;

use super::SceneParams;
use super::choose::Use;
use crate::desktop::art::card::Face;
use crate::desktop::art::palette::{self, Rgb};
use crate::desktop::art::{ArtKey, light_width};

/// A piece drawn over a card.
#[derive(Debug, Clone, PartialEq)]
pub struct Badge {
    /// The drawing.
    pub key: ArtKey,
    /// Its middle in card widths from the card's, y upwards.
    pub at: Vec2,
    /// Its width in card widths.
    pub width: f32,
    /// Higher lies over lower.
    pub z: f32,
}

/// Everything visible of a card; when it changes, the card is dressed again.
#[derive(Debug, Clone, PartialEq, Component)]
pub struct Look {
    /// Its picture.
    pub key: ArtKey,
    /// Face it is dressed for.
    pub face: Face,
    /// Shown darker.
    pub dim: bool,
    /// The badges on it.
    pub badges: Vec<Badge>,
    /// Light round it.
    pub glow: Option<Rgb>,
    /// Whether the keyboard is at it.
    pub focus: bool,
    /// How far its badges are turned back, so that they stay upright on a card that lies sideways.
    pub upright: f32,
}

impl Look {
    /// A card with nothing on it.
    #[must_use]
    pub const fn plain(key: ArtKey, face: Face) -> Self {
        Self {
            key,
            face,
            dim: false,
            badges: Vec::new(),
            glow: None,
            focus: false,
            upright: 0.0,
        }
    }

    /// A card nobody can see.
    #[must_use]
    pub const fn hidden(back: ArtKey, face: Face) -> Self {
        Self::plain(back, face)
    }

    /// Adds a piece.
    pub fn add_badge(&mut self, key: ArtKey, at: Vec2, width: f32, z: f32) {
        self.badges.push(Badge { key, at, width, z });
    }

    /// The drawings of the card itself and of what lies on it.
    pub(super) fn drawings(&self) -> impl Iterator<Item = &ArtKey> {
        std::iter::once(&self.key).chain(self.badges.iter().map(|badge| &badge.key))
    }

    /// The tint of its own picture.
    #[must_use]
    pub const fn tint(&self) -> Color {
        if self.dim {
            Color::srgb(0.58, 0.58, 0.62)
        } else {
            Color::WHITE
        }
    }

    /// Puts shadow, light and badges on `entity`, in place of what it wore.
    pub(super) fn spawn_badges(&self, entity: Entity, params: &mut SceneParams) {
        let mut under = vec![(ArtKey::Shadow(self.face), -0.004)];
        if let Some(colour) = self.glow {
            under.push((ArtKey::Glow(self.face, colour), -0.003));
        }
        if self.focus {
            under.push((ArtKey::Focus(self.face), -0.002));
        }
        let mut pieces = Vec::new();
        for (key, z) in under {
            let wide = light_width(self.face);
            pieces.push((piece(&key, wide, params), Transform::from_xyz(0.0, 0.0, z)));
        }
        for badge in &self.badges {
            let place = Transform::from_translation(badge.at.extend(badge.z));
            let place = place.with_rotation(Quat::from_rotation_z(self.upright));
            pieces.push((piece(&badge.key, badge.width, params), place));
        }
        let mut commands = params.commands.entity(entity);
        commands.despawn_related::<Children>();
        commands.with_children(|parent| {
            for piece in pieces {
                parent.spawn(piece);
            }
        });
    }
}

/// A drawing of that width.
fn piece(key: &ArtKey, width: f32, params: &mut SceneParams) -> Sprite {
    let (w, h) = key.size();
    Sprite {
        image: params.image(key),
        custom_size: Some(Vec2::new(width, width * h / w)),
        ..default()
    }
}

/// The light of what can be done but seldom is what somebody came for.
const FAINT: Rgb = Rgb(0x8c, 0x7a, 0x4a);

/// The light round something: yours to choose, fighting, or none.
#[must_use]
pub fn glow(usable: Use, fighting: bool) -> Option<Rgb> {
    match (usable, fighting) {
        (Use::Main, _) => Some(palette::accent()),
        (_, true) => Some(palette::danger()),
        (Use::Aside, false) => Some(FAINT),
        (Use::None, false) => None,
    }
}
