//! The drawings on a card of Biomes: numbers, padlock, markers.

use bevy::math::Vec2;

use crate::desktop::art::ArtKey;
use crate::desktop::art::card::Face;
use crate::desktop::art::marks::Trend;
use crate::desktop::art::palette::{self, Rgb};
use crate::desktop::scene::look::Look;
use crate::desktop::scene::spot::Spot;
use crate::games::biomes::content::{Card, Content};
use crate::games::biomes::desktop::art::BiomesArt;
use crate::games::biomes::{ObjectView, Place, place};
use crate::table::Language;

/// A card the watcher sees.
#[must_use]
pub fn of(
    object: &ObjectView,
    content: &Content,
    spot: &Spot,
    language: Language,
    glow: Option<Rgb>,
) -> Look {
    let card = content.cards.get(usize::from(object.face));
    let face = spot.face;
    let mut look = Look::plain(
        ArtKey::from(BiomesArt::Card(object.face, face, language)),
        face,
    );
    look.glow = glow;
    let (_, here) = place(object.zone);
    let planet = here.is_planet();
    look.dim = planet && object.locked;
    let high = face.aspect();
    let big = if face == Face::Tile { 0.42 } else { 0.35 };
    let foot = -high * 0.5;
    let small = matches!(face, Face::Table | Face::Tile);
    let piled = matches!(here, Place::Cache | Place::Archive | Place::Queue);
    let agent = card.filter(|card| card.is_agent() && (small || planet) && !piled);
    if let Some(card) = agent {
        let (a, d) = (object.attack, object.defense);
        let attack = ArtKey::Attack(a, Trend::of(a, card.attack));
        let left = Vec2::new(-0.5 + big * 0.46, foot + big * 0.34);
        look.add_badge(attack, left, big, 0.006);
        let defense = ArtKey::Defense(d, Trend::of(d, card.defense));
        let right = Vec2::new(0.5 - big * 0.38, foot + big * 0.37);
        look.add_badge(defense, right, big * 0.84, 0.006);
    }
    let bead = big * 0.72;
    if planet && object.damage > 0 {
        let at = Vec2::new(0.5 - bead * 0.36, foot + big * 1.05);
        look.add_badge(ArtKey::Damage(object.damage), at, bead, 0.01);
    }
    if planet && object.markers > 0 {
        let at = Vec2::new(-0.5 + bead * 0.4, foot + big * 1.05);
        let markers = i32::from(object.markers);
        look.add_badge(ArtKey::Marker(markers), at, bead, 0.009);
    }
    let (locked, stasis) = (planet && object.locked, planet && object.stasis);
    let side = if locked && stasis { 0.17 } else { 0.0 };
    if locked {
        look.add_badge(ArtKey::Padlock, Vec2::new(-side, 0.0), big * 0.8, 0.008);
    }
    if stasis {
        look.add_badge(ArtKey::Stasis, Vec2::new(side, 0.0), big * 0.8, 0.008);
    }
    if planet && object.arrived_now && card.is_some_and(Card::is_agent) {
        let strip = if face == Face::Tile { 0.24 } else { 0.22 };
        let at = Vec2::new(-0.5 + bead * 0.5, high * 0.5 - strip - bead * 0.45);
        look.add_badge(ArtKey::Fresh, at, bead * 0.85, 0.009);
    }
    for (line, &(kind, n)) in (0_u8..).zip(&object.counters) {
        let known = content.counters.get(usize::from(kind));
        let name = known.map_or("", |known| known.name.in_language(language));
        let key = ArtKey::Label(format!("{name} {n}"), palette::marker());
        let width = (key.size().0 / spot.width).min(0.9);
        let at = Vec2::new(0.0, high * 0.5 - 0.3 - 0.12 * f32::from(line));
        look.add_badge(key, at, width, 0.012);
    }
    if spot.stack > 1 {
        let at = Vec2::new(0.5 - big * 0.5, foot + big * 0.34);
        look.add_badge(ArtKey::Count(spot.stack), at, big * 1.05, 0.01);
    }
    look
}
