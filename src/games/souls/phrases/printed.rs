//! The printed text of cards, where a choice is about one part of it: an ability, a mode, a vote.

use crate::games::souls::content::Card;
use crate::games::souls::text;
use crate::table::ObjectId;

use super::Speaker;

impl Speaker<'_> {
    fn def(&self, card: ObjectId) -> Option<&'static Card> {
        let face = usize::from(self.view.card(card)?.face);
        self.view.content.cards.get(face)
    }

    /// The text of the ability that a choice names.
    pub(super) fn ability(&self, card: ObjectId, at: usize) -> Option<String> {
        let text = text::ability_text(self.def(card)?, at, self.view.content, self.language);
        text.map(|text| text.to_string())
    }

    /// The text of the way that a choice names (F-77). A card has one ability at most that asks for one.
    pub(super) fn way(&self, card: ObjectId, mode: u8) -> Option<String> {
        let def = self.def(card)?;
        let mode = usize::from(mode);
        let ability = def.abilities.iter().position(|a| a.choose().len() > mode)?;
        let text = text::mode_text(def, ability, mode, self.view.content, self.language);
        text.map(|text| text.to_string())
    }

    /// The text of one of several ways that a card offers to a vote or a pick.
    pub(super) fn ballot(&self, source: ObjectId, way: u8) -> Option<String> {
        let text = text::way_text(self.def(source)?, way, self.view.content, self.language);
        text.map(|text| text.to_string())
    }

    /// The text of what was voted for or picked, or its number from 1.
    pub(super) fn voted(&self, source: ObjectId, way: u8) -> String {
        let text = self.ballot(source, way);
        text.unwrap_or_else(|| (u16::from(way) + 1).to_string())
    }
}
