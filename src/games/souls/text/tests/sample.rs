//! Sample cards for the tests of texts.

use super::super::*;
use crate::games::souls::content::{Keywords, RulesDef};
use crate::packs::{LANGUAGES, Words};

const RULES: &str = include_str!("../../../../../assets/packs/souls/rules.ron");

/// The kind of card that an ability is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sample {
    Loot,
    Treasure,
    /// An event.
    Monster,
    /// A monster with a stat block.
    Basic,
    Curse,
    Room,
}

/// An ability with its sentences.
pub struct Said {
    pub on: Sample,
    pub ability: &'static str,
    pub english: &'static str,
    pub spanish: &'static str,
}

/// Compares every sample with what the card says.
pub fn check(samples: &[Said]) {
    for said in samples {
        for language in LANGUAGES {
            let wanted = language.pick(said.english, said.spanish);
            assert_eq!(
                says(language, said.on, said.ability),
                wanted,
                "{}",
                said.ability
            );
        }
    }
}

/// A content without cards: it names one tag.
pub fn content() -> Content {
    let rules: RulesDef = ron2::from_str(RULES).expect("the built-in rules");
    let tag = Words {
        english: "feline".to_owned(),
        spanish: Some("felino".to_owned()),
    };
    Content {
        cards: Vec::new(),
        sets: Vec::new(),
        tags: vec![tag],
        rules,
        packs: Vec::new(),
    }
}

/// A card without abilities.
pub fn card(sample: Sample) -> Card {
    let (kind, hp) = match sample {
        Sample::Loot => (CardKind::Loot, None),
        Sample::Treasure => (CardKind::Treasure, None),
        Sample::Monster | Sample::Curse => (CardKind::Monster, None),
        Sample::Basic => (CardKind::Monster, Some(2)),
        Sample::Room => (CardKind::Room, None),
    };
    let keywords = if sample == Sample::Curse {
        Keywords::NONE.and(Keyword::Curse)
    } else {
        Keywords::NONE
    };
    Card {
        id: "test:card".to_owned(),
        name: "Card".to_owned().into(),
        kind,
        group: None,
        hp,
        evasion: 0,
        attack: 0,
        souls: 0,
        rewards: Vec::new(),
        keywords,
        tags: Vec::new(),
        starting: None,
        three_plus: false,
        token: false,
        abilities: Vec::new(),
        condition: None,
        flavor: String::new().into(),
        picture: None,
    }
}

/// The text of an ability on such a card.
pub fn says(language: Language, sample: Sample, ron: &str) -> String {
    let mut card = card(sample);
    card.abilities = vec![ron2::from_str(ron).expect("the test spells it right")];
    let text = ability_text(&card, 0, &content(), language);
    text.map(|text| text.to_string()).unwrap_or_default()
}
