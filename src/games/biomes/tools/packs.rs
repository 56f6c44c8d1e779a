//! The content of packs of Biomes, and how they are distinguished from packs of other games.

use crate::games::biomes::Biomes;
use crate::games::biomes::content::Content;
use crate::games::biomes::text::card_text;
use crate::packs::Language;
use crate::tools::content::{FromPacks, RulesText, card_texts};
use crate::tools::packs::Shape;

impl FromPacks for Biomes {
    const NOUN: &'static str = "card";
    const SHAPE: Shape = Shape {
        places: &["biomes", "biomes.ron"],
        cards: &[
            "global", "speed", "grade", "mythic", "defense", "reach", "makes", "anomaly",
        ],
        kinds: &[
            "Agent",
            "Event",
            "Software",
            "Modification",
            "Hardware",
            "Gear",
            "SoftwareAgent",
            "HardwareAgent",
            "Anomaly",
            "Spawn",
        ],
        rules: &[
            "durability",
            "mulligans",
            "sectors_to_lose",
            "cost_cap",
            "conversions",
            "anomalies",
            "common_anomalies",
        ],
    };

    fn rules_texts(content: &Content, language: Language) -> Vec<RulesText> {
        card_texts(content, language, card_text)
    }
}
