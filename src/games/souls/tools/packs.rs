//! The content of packs of Souls, and how they are distinguished from packs of other games.

use crate::games::souls::Souls;
use crate::games::souls::content::{CardKind, Content};
use crate::games::souls::text::card_text;
use crate::packs::Language;
use crate::tools::Outcome;
use crate::tools::content::{FromPacks, RulesText, by_id, card_texts};
use crate::tools::packs::Shape;

impl FromPacks for Souls {
    const NOUN: &'static str = "card";
    const SHAPE: Shape = Shape {
        places: &["sets"],
        cards: &[
            "group",
            "hp",
            "evasion",
            "souls",
            "rewards",
            "tags",
            "starting",
            "three_plus",
            "condition",
        ],
        kinds: &[
            "StartingItem",
            "Treasure",
            "Loot",
            "Monster",
            "BonusSoul",
            "Room",
        ],
        rules: &[
            "starting_coins",
            "starting_loot",
            "loot_step",
            "loot_plays",
            "attacks",
            "purchases",
            "price",
            "goal",
            "shop_slots",
            "monster_slots",
            "room_slots",
            "bonus_souls",
            "penalty_items",
            "penalty_loot",
            "penalty_coins",
            "draft_rounds",
            "timer",
            "offers",
            "rolls",
        ],
    };

    fn rules_texts(content: &Content, language: Language) -> Vec<RulesText> {
        card_texts(content, language, card_text)
    }
}

/// Index of a set by its full id, or by its short one if no other pack has it.
///
/// # Errors
/// Wrong use, with the known sets.
pub fn set(content: &Content, wanted: &str) -> Result<u16, Outcome> {
    let ids: Vec<&str> = content.sets.iter().map(|set| set.id.as_str()).collect();
    by_id("set", &ids, wanted)
}

/// Indices of characters by id; a game has each once.
///
/// # Errors
/// Wrong use, with the known characters.
pub fn characters(content: &Content, wanted: &[String]) -> Result<Vec<u16>, Outcome> {
    let all = (0..).zip(&content.cards);
    let all = all.filter(|(_, card)| card.kind == CardKind::Character);
    let (indices, ids): (Vec<u16>, Vec<&str>) = all.map(|(n, c)| (n, c.id.as_str())).unzip();
    let mut found = Vec::new();
    for wanted in wanted {
        let at = indices[usize::from(by_id("character", &ids, wanted)?)];
        if found.contains(&at) {
            let message = format!("error: the character `{wanted}` is named twice");
            return Err(Outcome::wrong(message));
        }
        found.push(at);
    }
    Ok(found)
}
