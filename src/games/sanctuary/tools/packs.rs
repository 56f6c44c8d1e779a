//! The content of packs of Sanctuary, and how they are distinguished from packs of other games.

use crate::games::sanctuary::Sanctuary;
use crate::games::sanctuary::content::Content;
use crate::games::sanctuary::text::card_text;
use crate::packs::{Language, Renamed};
use crate::tools::content::{FromPacks, RulesText, card_texts};
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

    const RENAMED: &'static [Renamed] = &[
        Renamed::word("cards", "Give", "Grant"),
        Renamed::word("cards", "GivePer", "GrantPer"),
    ];

    fn rules_texts(content: &Content, language: Language) -> Vec<RulesText> {
        card_texts(content, language, card_text)
    }
}
