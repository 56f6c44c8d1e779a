//! The content of packs of Sanctuary, and how they are distinguished from packs of other games.

use crate::games::sanctuary::Sanctuary;
use crate::games::sanctuary::content::Content;
use crate::games::sanctuary::text::card_text;
use crate::packs::Language;
use crate::tools::content::{FromPacks, RulesText};
use crate::tools::packs::Shape;

impl FromPacks for Sanctuary {
    const NOUN: &'static str = "card";
    const SHAPE: Shape = Shape {
        places: &["factions", "factions.ron"],
        cards: &[
            "faction",
            "strength",
            "structure",
            "volition",
            "limit",
            "durability",
            "gifts",
            "copies",
        ],
        kinds: &["Sanctuary", "Enhancement", "Technology", "Manipulation"],
        rules: &[
            "both_generate_first",
            "enhancements",
            "duels",
            "challenged_volition",
            "loser_draws",
        ],
    };

    fn rules_texts(content: &Content, language: Language) -> Vec<RulesText> {
        let cards = content.cards.iter();
        let texts = cards.map(|card| RulesText {
            id: card.id.clone(),
            name: card.name.in_language(language).to_owned(),
            paragraphs: card_text(card, content, language)
                .iter()
                .map(ToString::to_string)
                .collect(),
        });
        texts.collect()
    }
}
