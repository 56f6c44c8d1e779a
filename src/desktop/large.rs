//! The picture of the large card, handed from the art to egui.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::TextureId;
use bevy_egui::{EguiContexts, EguiTextureHandle};

use super::art::card::Face;
use super::art::{Art, ArtKey};
use super::session::Session;

/// What is needed to show a drawing inside a panel.
#[derive(SystemParam)]
pub struct Gallery<'w> {
    art: ResMut<'w, Art>,
    images: ResMut<'w, Assets<Image>>,
}

impl Gallery<'_> {
    /// The large face of what the panel at the left shows; a blank one until it is drawn.
    pub fn large(
        &mut self,
        session: &Session,
        contexts: &mut EguiContexts,
    ) -> Option<TextureId> {
        let object = session.view.object(session.shown()?)?;
        let key = ArtKey::Card(object.face, Face::Full);
        let handle = self.art.get(&key, &mut self.images);
        let known = contexts.image_id(handle.id());
        Some(known.unwrap_or_else(|| contexts.add_image(EguiTextureHandle::Strong(handle))))
    }
}
