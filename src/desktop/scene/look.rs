//! What a card on the table wears: numbers, padlock, markers, glow.

use bevy::prelude::*;

use super::Studio;
use super::choose::Use;
use super::layout::Spot;
use crate::desktop::art::ArtKey;
use crate::desktop::art::card::Face;
use crate::desktop::art::marks::Trend;
use crate::desktop::art::palette::{self, Rgb};
use crate::games::biomes::content::Card;
use crate::games::biomes::{ObjectView, Place, place};

/// Everything visible of a card; when it changes, the card is dressed again.
#[derive(Debug, Clone, PartialEq, Component)]
pub struct Look {
    /// Its picture.
    pub key: ArtKey,
    /// Face it is dressed for.
    pub face: Face,
    /// Numbers, if it shows any: attack, defense with their trends.
    stats: Option<(i32, Trend, i32, Trend)>,
    damage: i32,
    markers: i32,
    locked: bool,
    stasis: bool,
    fresh: bool,
    stack: u16,
    /// Light round it.
    pub glow: Option<Rgb>,
}

impl Look {
    /// A card nobody can see.
    #[must_use]
    pub fn hidden(face: Face) -> Self {
        Self {
            key: ArtKey::Back,
            face,
            stats: None,
            damage: 0,
            markers: 0,
            locked: false,
            stasis: false,
            fresh: false,
            stack: 1,
            glow: None,
        }
    }

    /// A card the watcher sees.
    #[must_use]
    pub fn of(object: &ObjectView, card: Option<&Card>, spot: &Spot, glow: Option<Rgb>) -> Self {
        let face = spot.face;
        let planet = place(object.zone).1.is_planet();
        let small = matches!(face, Face::Table | Face::Tile);
        let agent = card.filter(|card| card.is_agent() && (small || planet));
        let stats = agent.map(|card| {
            (
                object.attack,
                Trend::of(object.attack, card.attack),
                object.defense,
                Trend::of(object.defense, card.defense),
            )
        });
        let shown = !matches!(
            place(object.zone).1,
            Place::Cache | Place::Archive | Place::Queue
        );
        Self {
            key: ArtKey::Card(object.face, face),
            face,
            stats: stats.filter(|_| shown),
            damage: if planet { object.damage } else { 0 },
            markers: if planet { i32::from(object.markers) } else { 0 },
            locked: planet && object.locked,
            stasis: planet && object.stasis,
            fresh: planet && object.arrived_now && card.is_some_and(Card::is_agent),
            stack: spot.stack,
            glow,
        }
    }

    /// How its own picture is tinted.
    #[must_use]
    pub const fn tint(&self) -> Color {
        if self.locked {
            Color::srgb(0.58, 0.58, 0.62)
        } else {
            Color::WHITE
        }
    }

    /// The pieces laid over and under it: drawing, middle and size in card widths, order, tint.
    fn pieces(&self) -> Vec<(ArtKey, Vec2, f32, f32)> {
        let high = self.face.aspect();
        let big = if self.face == Face::Tile { 0.42 } else { 0.35 };
        let mut pieces = vec![(ArtKey::Shadow(self.face), Vec2::ZERO, 1.48, -0.004)];
        if let Some(colour) = self.glow {
            pieces.push((ArtKey::Glow(self.face, colour), Vec2::ZERO, 1.48, -0.003));
        }
        let foot = -high * 0.5;
        if let Some((attack, a, defense, d)) = self.stats {
            let left = Vec2::new(-0.5 + big * 0.46, foot + big * 0.34);
            pieces.push((ArtKey::Attack(attack, a), left, big, 0.006));
            let right = Vec2::new(0.5 - big * 0.38, foot + big * 0.37);
            pieces.push((ArtKey::Defense(defense, d), right, big * 0.84, 0.006));
        }
        let bead = big * 0.72;
        if self.damage > 0 {
            let at = Vec2::new(0.5 - bead * 0.36, foot + big * 1.05);
            pieces.push((ArtKey::Damage(self.damage), at, bead, 0.01));
        }
        if self.markers > 0 {
            let at = Vec2::new(-0.5 + bead * 0.4, foot + big * 1.05);
            pieces.push((ArtKey::Marker(self.markers), at, bead, 0.009));
        }
        let side = if self.locked && self.stasis {
            0.17
        } else {
            0.0
        };
        if self.locked {
            pieces.push((ArtKey::Padlock, Vec2::new(-side, 0.0), big * 0.8, 0.008));
        }
        if self.stasis {
            pieces.push((ArtKey::Stasis, Vec2::new(side, 0.0), big * 0.8, 0.008));
        }
        if self.fresh {
            let strip = if self.face == Face::Tile { 0.24 } else { 0.22 };
            let at = Vec2::new(-0.5 + bead * 0.5, high * 0.5 - strip - bead * 0.45);
            pieces.push((ArtKey::Fresh, at, bead * 0.85, 0.009));
        }
        if self.stack > 1 {
            let at = Vec2::new(0.5 - big * 0.5, foot + big * 0.34);
            pieces.push((ArtKey::Count(self.stack), at, big * 1.05, 0.01));
        }
        pieces
    }

    /// Puts the pieces on `entity`, in place of what it wore.
    pub(super) fn dress(&self, entity: Entity, studio: &mut Studio) {
        let mut pieces = Vec::new();
        for (key, at, width, z) in self.pieces() {
            let (w, h) = key.size();
            let sprite = Sprite {
                image: studio.image(&key),
                custom_size: Some(Vec2::new(width, width * h / w)),
                ..default()
            };
            pieces.push((sprite, Transform::from_translation(at.extend(z))));
        }
        let mut dressed = studio.commands.entity(entity);
        dressed.despawn_related::<Children>();
        dressed.with_children(|parent| {
            for piece in pieces {
                parent.spawn(piece);
            }
        });
    }
}

/// The light of what can be done but seldom is what somebody came for.
const FAINT: Rgb = Rgb(0x8c, 0x7a, 0x4a);

/// The light round something: yours to choose, fighting, or none.
#[must_use]
pub const fn glow(usable: Use, fighting: bool) -> Option<Rgb> {
    match (usable, fighting) {
        (Use::Main, _) => Some(palette::ACCENT),
        (_, true) => Some(palette::DANGER),
        (Use::Aside, false) => Some(FAINT),
        (Use::None, false) => None,
    }
}
