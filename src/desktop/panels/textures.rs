//! The drawings that panels show, passed in so that panels stay pure functions.

use bevy_egui::egui::TextureId;

/// The finished drawings. Panels use words for the missing ones.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Textures {
    /// The large card at the left.
    pub large: Option<TextureId>,
    /// Full faces, by card.
    pub cards: Vec<(u16, TextureId)>,
    /// Faces as on the table, by card, where a panel has no room for more.
    pub small: Vec<(u16, TextureId)>,
    /// The signs of the game, in its order.
    pub signs: Vec<TextureId>,
    /// What is left at the end of a match, in the game's order.
    pub remains: Vec<TextureId>,
}

impl Textures {
    /// Nothing drawn.
    pub const NONE: &'static Self = &Self {
        large: None,
        cards: Vec::new(),
        small: Vec::new(),
        signs: Vec::new(),
        remains: Vec::new(),
    };

    /// The full face of a card.
    #[must_use]
    pub fn card(&self, card: u16) -> Option<TextureId> {
        found(&self.cards, card)
    }

    /// The face of a card as on the table.
    #[must_use]
    pub fn small(&self, card: u16) -> Option<TextureId> {
        found(&self.small, card)
    }
}

fn found(textures: &[(u16, TextureId)], card: u16) -> Option<TextureId> {
    let found = textures.iter().find(|(known, _)| *known == card);
    found.map(|(_, texture)| *texture)
}
