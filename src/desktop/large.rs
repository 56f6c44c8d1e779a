//! Passes drawings from the art cache to egui for the panels.

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

/// Access to everything needed to show a drawing inside a panel.
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

    /// The drawings that panels show of a match: the card kept or pointed at, and those of `cards`.
    pub fn shown<G: PanelText>(
        &mut self,
        session: &Session<G>,
        mut cards: Vec<u16>,
        language: Language,
        contexts: &mut EguiContexts,
    ) -> Textures {
        cards.sort_unstable();
        cards.dedup();
        let view = &session.shown.view;
        let large = session
            .focus
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
            signs: self.drawings(&G::signs(), contexts),
            remains: Vec::new(),
        }
    }

    /// The drawings that panels show in one line each.
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

    /// The drawings that a setup screen shows.
    pub fn textures(&mut self, wanted: &SetupPictures, contexts: &mut EguiContexts) -> Textures {
        let mut all = |keys: &[(u16, ArtKey)]| {
            let one = |(card, key): &(u16, ArtKey)| (*card, self.get(key, contexts));
            keys.iter().map(one).collect()
        };
        Textures {
            cards: all(&wanted.cards),
            small: all(&wanted.small),
            signs: self.drawings(&wanted.signs, contexts),
            ..Textures::default()
        }
    }

    /// Several drawings.
    pub fn drawings(&mut self, keys: &[ArtKey], contexts: &mut EguiContexts) -> Vec<TextureId> {
        keys.iter().map(|key| self.get(key, contexts)).collect()
    }
}

/// The drawings that a setup screen shows.
#[derive(Debug, Clone, Default)]
pub struct SetupPictures {
    /// Full faces, by card.
    pub cards: Vec<(u16, ArtKey)>,
    /// Faces as on the table, by card.
    pub small: Vec<(u16, ArtKey)>,
    /// The signs of the game, in its order.
    pub signs: Vec<ArtKey>,
}
