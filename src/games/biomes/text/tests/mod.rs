//! Tests of card texts in each language.

mod builtin;
mod english;
mod language;
mod meant;
mod spanish;
mod wanted;

use super::*;
use crate::cards::language::HowMany;
use crate::games::biomes::content::{Grade, Keywords, Reach, RulesDef, Verb};
use crate::packs::{LANGUAGES, Words};

const RULES: &str = include_str!("../../../../../assets/packs/biomes/rules.ron");

/// A content without cards: it translates one sub-type.
fn content() -> Content {
    let rules: RulesDef = ron2::from_str(RULES).expect("the built-in rules");
    Content {
        cards: Vec::new(),
        biomes: Vec::new(),
        decks: Vec::new(),
        subtypes: vec![Words {
            english: "beast".to_owned(),
            spanish: Some("bestia".to_owned()),
        }],
        counters: Vec::new(),
        rules,
        packs: Vec::new(),
    }
}

fn card(kind: CardKind) -> Card {
    Card {
        id: "test:card".to_owned(),
        name: "Card".to_owned().into(),
        kind,
        subtype: String::new(),
        cost: Cost::default(),
        global: None,
        speed: 1,
        grade: Grade::Core,
        mythic: false,
        attack: 0,
        defense: 0,
        reach: Reach::Melee,
        keywords: Keywords::default(),
        abilities: Vec::new(),
        picks: HowMany::One,
        makes: None,
        anomaly: None,
        flavor: String::new().into(),
        picture: None,
    }
}

fn lines(card: &Card, language: Language) -> Vec<String> {
    let text = card_text(card, &content(), language);
    text.iter().map(Paragraph::to_string).collect()
}

/// The text of a skill on a card of that type.
fn says(language: Language, kind: CardKind, ron: &str) -> String {
    let ability: Ability = ron2::from_str(ron).expect("the test spells it right");
    let card = Card {
        abilities: vec![ability],
        ..card(kind)
    };
    lines(&card, language).join("\n")
}

#[test]
fn the_type_line_translates_the_subtype_and_agrees() {
    let mut pup = card(CardKind::Agent);
    pup.subtype = "beast".to_owned();
    pup.mythic = true;
    let line = |card: &Card| type_line(card, &content(), Language::Spanish);
    assert_eq!(line(&pup), "Agente mítico · bestia");
    pup.subtype = "stranger".to_owned();
    assert_eq!(line(&pup), "Agente mítico · stranger");
    pup.kind = CardKind::Anomaly;
    assert_eq!(line(&pup), "Anomalía mítica · stranger");
}

#[test]
fn what_a_translator_left_out_is_said_in_english() {
    let mut seed = card(CardKind::Spawn);
    seed.name = Words::from("Seed".to_owned());
    let mut content = content();
    content.cards = vec![seed];
    let ron = "Reactive(when: Deploy, effects: [Spawn(\"seed\", 2)])";
    let mut ability: Ability = ron2::from_str(ron).expect("an ability");
    if let Ability::Reactive { effects, .. } = &mut ability
        && let Some(Effect::Do(Verb::Spawn(card, _))) = effects.first_mut()
    {
        card.index = 0;
    }
    let mut sower = card(CardKind::Agent);
    sower.abilities = vec![ability];
    let text = |content: &Content| card_text(&sower, content, Language::Spanish)[0].to_string();
    assert_eq!(text(&content), "Despliegue: crea 2 fichas de Seed.");
    content.cards[0].name.spanish = Some("Semilla".to_owned());
    assert_eq!(text(&content), "Despliegue: crea 2 fichas de Semilla.");
}

#[test]
fn every_word_of_the_game_has_a_name_and_every_keyword_a_sentence() {
    use crate::games::biomes::content::ENERGIES;
    for language in LANGUAGES {
        for keyword in ALL_KEYWORDS {
            let (name, sentence) = keyword_help(keyword, language);
            assert!(!name.is_empty() && sentence.ends_with('.'), "{name}");
        }
        for energy in ENERGIES {
            assert!(!energy_name(energy, language).is_empty());
        }
        for grade in [Grade::Core, Grade::Rare, Grade::Epic, Grade::Prime] {
            assert!(!grade_name(grade, language).is_empty());
        }
    }
}

#[test]
fn costs_are_said_in_either_language() {
    let cost = Cost {
        void: 2,
        growth: 1,
        x: true,
        ..Cost::default()
    };
    assert_eq!(
        cost_words(&cost, Language::English),
        "X void, 1 growth and 2 void"
    );
    assert_eq!(
        cost_words(&cost, Language::Spanish),
        "X de vacío, 1 de crecimiento y 2 de vacío"
    );
    assert_eq!(cost_words(&Cost::default(), Language::Spanish), "nada");
}
