//! Drawings for the panels, handed from the art to egui.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, TextureId};
use bevy_egui::{EguiContexts, EguiTextureHandle};

use super::art::card::Face;
use super::art::{Art, ArtKey};
use super::panels::{PanelText, Picture, Textures};
use super::saves::Sketch;
use super::session::Session;
use crate::table::Language;

/// What is needed to show a drawing inside a panel.
#[derive(SystemParam)]
pub struct Gallery<'w> {
    art: ResMut<'w, Art>,
    images: ResMut<'w, Assets<Image>>,
}

impl Gallery<'_> {
    /// A picture of a match.
    pub fn picture(&mut self, sketch: &Sketch, contexts: &mut EguiContexts) -> Picture {
        let corner = |at: Vec2| egui::Pos2::new(at.x, at.y);
        let cards = sketch.cards.iter().map(|(key, rect, turn)| {
            let place = egui::Rect::from_min_max(corner(rect.min), corner(rect.max));
            (self.get(key, contexts), place, *turn)
        });
        Picture {
            cards: cards.collect(),
            ink: sketch.ink.clone(),
        }
    }

    /// A drawing; a blank one until it is drawn.
    pub fn get(&mut self, key: &ArtKey, contexts: &mut EguiContexts) -> TextureId {
        let handle = self.art.get(key, &mut self.images);
        let known = contexts.image_id(handle.id());
        known.unwrap_or_else(|| contexts.add_image(EguiTextureHandle::Strong(handle)))
    }

    /// What panels show of a match: the card kept or pointed at, and those of `cards`.
    pub fn shown<G: PanelText>(
        &mut self,
        session: &Session<G>,
        mut cards: Vec<u16>,
        language: Language,
        contexts: &mut EguiContexts,
    ) -> Textures {
        cards.sort_unstable();
        cards.dedup();
        let view = &session.view;
        let large = session
            .shown()
            .and_then(|id| G::face_of(view, id, language));
        let mut full = |card| {
            let key = G::drawing(view, card, Face::Full, language);
            self.get(&key, contexts)
        };
        Textures {
            large: large.map(|(card, _)| full(card)),
            cards: cards.into_iter().map(|card| (card, full(card))).collect(),
            small: self.slips::<G>(view, language, contexts),
            ..Textures::default()
        }
    }

    /// What panels show in one line each.
    fn slips<G: PanelText>(
        &mut self,
        view: &G::View,
        language: Language,
        contexts: &mut EguiContexts,
    ) -> Vec<(u16, TextureId)> {
        let mut cards = G::slips(view);
        cards.sort_unstable();
        cards.dedup();
        let slip = |card| G::drawing(view, card, Face::Slip, language);
        cards
            .into_iter()
            .map(|card| (card, self.get(&slip(card), contexts)))
            .collect()
    }

    /// What the setup screen of Biomes shows, in that language.
    pub fn cards(
        &mut self,
        mut cards: Vec<u16>,
        language: Language,
        contexts: &mut EguiContexts,
    ) -> Textures {
        cards.sort_unstable();
        cards.dedup();
        let mut full = |card| self.get(&ArtKey::Card(card, Face::Full, language), contexts);
        Textures {
            cards: cards.into_iter().map(|card| (card, full(card))).collect(),
            ..Textures::default()
        }
    }

    /// The gems of Biomes, added to what is shown.
    pub fn gems(&mut self, textures: Textures, contexts: &mut EguiContexts) -> Textures {
        Textures {
            gems: std::array::from_fn(|kind| Some(self.get(&ArtKey::Gem(kind), contexts))),
            ..textures
        }
    }

    /// What the setup screen of Souls shows, in that language.
    pub fn lodgers(
        &mut self,
        cards: &[u16],
        language: Language,
        contexts: &mut EguiContexts,
    ) -> Textures {
        let key = |card| ArtKey::Souls(card, Face::Full, language);
        let one = |&card: &u16| (card, self.get(&key(card), contexts));
        Textures {
            cards: cards.iter().map(one).collect(),
            ..Textures::default()
        }
    }

    /// What the setup screen of Sanctuary shows: `cards` in that language, large and as on the table.
    pub fn defenders(
        &mut self,
        cards: &[u16],
        language: Language,
        contexts: &mut EguiContexts,
    ) -> Textures {
        let mut faces = |face| {
            let key = |card| ArtKey::Sanctuary(card, face, language);
            let one = |&card| (card, self.get(&key(card), contexts));
            cards.iter().map(one).collect()
        };
        Textures {
            small: faces(Face::Table),
            cards: faces(Face::Full),
            ..Textures::default()
        }
    }
}
