//! The printed text of cards, where a choice is about one part of it: an ability, a mode, a vote.

use crate::games::souls::content::{Ability, Card, Effect};
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

    /// The text of what a choice votes for.
    pub(super) fn ballot(&self, source: ObjectId, way: u8) -> Option<String> {
        let def = self.def(source)?;
        let at = usize::from(way);
        let effects = def.abilities.iter().find_map(|a| voted(a, at))?;
        let text = text::effects_text(def, effects, self.view.content, self.language);
        Some(text.to_string())
    }

    /// The text of what was voted for, or its number from 1.
    pub(super) fn voted(&self, source: ObjectId, way: u8) -> String {
        let text = self.ballot(source, way);
        text.unwrap_or_else(|| (u16::from(way) + 1).to_string())
    }
}

/// The effects of the n-th vote of an ability, if it asks for one.
fn voted(ability: &Ability, at: usize) -> Option<&[Effect]> {
    let mut modes = 0..ability.modes() as u8;
    modes.find_map(|mode| in_effects(ability.effects(mode), at))
}

fn in_effects(effects: &[Effect], at: usize) -> Option<&[Effect]> {
    effects.iter().find_map(|effect| match effect {
        Effect::Vote(ways) => ways.get(at).map(Vec::as_slice),
        Effect::And(inner)
        | Effect::If(_, inner)
        | Effect::May(inner)
        | Effect::MayDo(_, inner)
        | Effect::EachDoes(_, inner)
        | Effect::Choose(_, _, inner) => in_effects(inner, at),
        Effect::Roll(bands) | Effect::RollBy(_, bands) => {
            bands.iter().find_map(|band| in_effects(&band.effects, at))
        }
        _ => None,
    })
}
