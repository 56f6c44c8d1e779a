//! Drawings for the panels, handed from the art to egui.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::TextureId;
use bevy_egui::{EguiContexts, EguiTextureHandle};

use super::art::card::Face;
use super::art::{Art, ArtKey};
use super::panels::Textures;
use super::session::Session;

/// What is needed to show a drawing inside a panel.
#[derive(SystemParam)]
pub struct Gallery<'w> {
    art: ResMut<'w, Art>,
    images: ResMut<'w, Assets<Image>>,
}

impl Gallery<'_> {
    /// A drawing; a blank one until it is drawn.
    pub fn get(&mut self, key: &ArtKey, contexts: &mut EguiContexts) -> TextureId {
        let handle = self.art.get(key, &mut self.images);
        let known = contexts.image_id(handle.id());
        known.unwrap_or_else(|| contexts.add_image(EguiTextureHandle::Strong(handle)))
    }

    /// What panels show: the card kept or pointed at, those of `cards`, and the gems.
    pub fn textures(
        &mut self,
        session: Option<&Session>,
        mut cards: Vec<u16>,
        contexts: &mut EguiContexts,
    ) -> Textures {
        cards.sort_unstable();
        cards.dedup();
        let object = session.and_then(|s| s.view.object(s.shown()?));
        let mut full = |card| self.get(&ArtKey::Card(card, Face::Full), contexts);
        Textures {
            large: object.map(|o| full(o.face)),
            cards: cards.into_iter().map(|card| (card, full(card))).collect(),
            gems: std::array::from_fn(|kind| Some(self.get(&ArtKey::Gem(kind), contexts))),
        }
    }
}
