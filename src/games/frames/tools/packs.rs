//! The content of packs of Frames, and how they are distinguished from packs of other games.

use crate::games::frames::Frames;
use crate::games::frames::content::Content;
use crate::games::frames::phrases::numbers_text;
use crate::games::frames::text::{ability_text_in, company_text, dice_text, field_text};
use crate::packs::{Language, Renamed};
use crate::tools::Outcome;
use crate::tools::content::{FromPacks, RulesText, by_id};
use crate::tools::packs::Shape;

impl FromPacks for Frames {
    const NOUN: &'static str = "frame";
    const SHAPE: Shape = Shape {
        places: &["frames", "systems", "companies", "fields"],
        cards: &[],
        kinds: &[],
        rules: &[
            "rockets",
            "clock",
            "points_per_asset",
            "systems",
            "white_dice",
            "ruler",
            "contest",
            "deployment_frames",
            "free_share",
            "drop_white",
            "jettison",
            "sudden_round",
            "initiative",
            "split_ranges",
            "hazards",
            "climbing",
            "demo",
        ],
    };

    const RENAMED: &'static [Renamed] =
        &[Renamed::field("rules.ron", "split_range", "split_ranges")];

    fn rules_texts(content: &Content, language: Language) -> Vec<RulesText> {
        let frames = content.frames.iter().map(|frame| RulesText {
            id: frame.id.clone(),
            name: frame.name.in_language(language).to_owned(),
            paragraphs: {
                let numbers = numbers_text(&frame.numbers, language).into_iter();
                let abilities = frame.abilities.iter();
                let abilities =
                    abilities.map(|ability| ability_text_in(ability, content, language));
                numbers.map(|n| n + ".").chain(abilities).collect()
            },
        });
        let companies = content.companies.iter().map(|company| RulesText {
            id: company.id.clone(),
            name: company.name.in_language(language).to_owned(),
            paragraphs: company_text(company, content, language),
        });
        let systems = content.systems.iter().map(|system| RulesText {
            id: system.id.clone(),
            name: system.name.in_language(language).to_owned(),
            paragraphs: {
                let abilities = system.abilities.iter();
                let abilities =
                    abilities.map(|ability| ability_text_in(ability, content, language));
                dice_text(system, language)
                    .into_iter()
                    .chain(abilities)
                    .collect()
            },
        });
        let fields = content.fields.iter().map(|field| RulesText {
            id: field.id.clone(),
            name: field.name.in_language(language).to_owned(),
            paragraphs: field_text(field, content, language),
        });
        frames
            .chain(systems)
            .chain(companies)
            .chain(fields)
            .collect()
    }
}

/// Index of a company by its full id, or by its short one if no other pack has it.
///
/// # Errors
/// Wrong use, with the known companies.
pub fn company(content: &Content, wanted: &str) -> Result<u16, Outcome> {
    let ids: Vec<&str> = content.companies.iter().map(|c| c.id.as_str()).collect();
    by_id("company", &ids, wanted)
}

/// Index of a field by its full id, or by its short one if no other pack has it.
///
/// # Errors
/// Wrong use, with the known fields.
pub fn field(content: &Content, wanted: &str) -> Result<u16, Outcome> {
    let ids: Vec<&str> = content.fields.iter().map(|f| f.id.as_str()).collect();
    by_id("field", &ids, wanted)
}
