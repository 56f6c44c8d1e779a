//! Tests of card texts in each language.

mod builtin;
mod english;
mod language;
mod meant;
mod spanish;

use super::*;
use crate::cards::language::HowMany;
use crate::games::sanctuary::content::{FactionRef, Gift, Gifts, RulesDef};
use crate::packs::LANGUAGES;

const RULES: &str = include_str!("../../../../../assets/packs/sanctuary/rules.ron");

/// A content without cards: it names one faction and one sub-type.
fn content() -> Content {
    let words = |english: &str, spanish: &str| crate::packs::Words {
        english: english.to_owned(),
        spanish: Some(spanish.to_owned()),
    };
    let faction = crate::games::sanctuary::content::Faction {
        id: "test:day".to_owned(),
        name: words("Daylight", "Claridad"),
        summary: words("Shines.", "Brilla."),
        colour: (0, 0, 0),
    };
    let rules: RulesDef = ron2::from_str(RULES).expect("the built-in rules");
    Content {
        cards: Vec::new(),
        factions: vec![faction],
        decks: Vec::new(),
        subtypes: vec![words("soldier", "soldado")],
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
        faction: None,
        subtype: String::new(),
        cost: 0,
        strength: 0,
        structure: 0,
        token: false,
        volition: 0,
        limit: 0,
        durability: 0,
        gifts: Gifts::NONE,
        abilities: Vec::new(),
        picks: HowMany::One,
        copies: 4,
        flavor: String::new().into(),
        picture: None,
    }
}

/// The text of an ability on a card of that type.
fn says(language: Language, kind: CardKind, ron: &str) -> String {
    let mut card = card(kind);
    card.abilities = vec![ron2::from_str(ron).expect("the test spells it right")];
    let text = card_text(&card, &content(), language);
    let lines: Vec<String> = text.iter().map(Paragraph::to_string).collect();
    lines.join("\n")
}

#[test]
fn gifts_stand_first_and_copies_last() {
    let mut runner = card(CardKind::Character);
    runner.gifts = [Gift::Cell, Gift::MolecularVibration].into_iter().collect();
    runner.copies = 1;
    let text = |language| {
        let text = card_text(&runner, &content(), language);
        text.iter().map(Paragraph::to_string).collect::<Vec<_>>()
    };
    assert_eq!(
        text(Language::English),
        ["Cell. Molecular Vibration.", "At most 1 copy in a deck."]
    );
    assert_eq!(
        text(Language::Spanish),
        ["Célula. Vibración Molecular.", "Máximo 1 copia por mazo."]
    );
}

#[test]
fn a_choice_is_announced() {
    let mut two = card(CardKind::Manipulation);
    let one: Ability = ron2::from_str("Resolve(effects: [Draw(1, You)])").expect("an ability");
    two.abilities = vec![one.clone(), one];
    let first = |language| card_text(&two, &content(), language)[0].to_string();
    assert_eq!(first(Language::English), "Choose one of these.");
    assert_eq!(first(Language::Spanish), "Elige una de estas opciones.");
}

#[test]
fn the_type_line_translates_the_subtype() {
    let mut guard = card(CardKind::Character);
    guard.subtype = "soldier".to_owned();
    let line = |language| type_line(&guard, &content(), language);
    assert_eq!(line(Language::English), "Character · soldier");
    assert_eq!(line(Language::Spanish), "Personaje · soldado");
    assert_eq!(
        type_line(&card(CardKind::Technology), &content(), Language::Spanish),
        "Tecnología"
    );
}

#[test]
fn factions_are_named_from_the_content_or_as_spelled() {
    let ron = "Continuous(who: (whose: Yours, faction: \"test:day\"), gives: [Strength(1)])";
    let mut ability: Ability = ron2::from_str(ron).expect("an ability");
    if let Ability::Continuous {
        who: Some(filter), ..
    } = &mut ability
    {
        let named = filter.faction.take().expect("it names one");
        filter.faction = Some(FactionRef { index: 0, ..named });
    }
    let mut banner = card(CardKind::Enhancement);
    banner.abilities = vec![ability];
    let line = |language| {
        let text = ability_text(&banner, 0, &content(), language);
        text.map(|text| text.to_string()).unwrap_or_default()
    };
    assert_eq!(
        line(Language::English),
        "Your Daylight Characters have +1 Strength."
    );
    assert_eq!(
        line(Language::Spanish),
        "Tus Personajes de Claridad tienen +1 de Fuerza."
    );
    assert_eq!(
        says(Language::English, CardKind::Enhancement, ron),
        "Your Day Characters have +1 Strength."
    );
}

#[test]
fn terms_are_marked_and_explained_once() {
    let mut thief = card(CardKind::Character);
    thief.gifts = [Gift::Agility].into_iter().collect();
    let ability = "Triggered(when: Attacks, targets: [(tapped: false)], effects: [Tap(Target(0)), Mill(1, You), Mill(1, Opponent)])";
    thief.abilities = vec![ron2::from_str(ability).expect("an ability")];
    let names = |language| {
        let terms = terms(&thief, language);
        terms.iter().map(|(name, _)| *name).collect::<Vec<_>>()
    };
    assert_eq!(names(Language::English), ["Agility", "tapped", "Limbo"]);
    assert_eq!(names(Language::Spanish), ["Agilidad", "girado", "Limbo"]);
    let marked = &card_text(&thief, &content(), Language::English)[1].0;
    assert!(marked.contains(&Piece::Term("Limbo".to_owned())));
    assert!(marked.contains(&Piece::Term("untapped".to_owned())));
}

#[test]
fn a_technology_explains_durability_and_carrier() {
    for language in LANGUAGES {
        assert_eq!(terms(&card(CardKind::Technology), language).len(), 2);
    }
}

#[test]
fn every_word_has_a_name_and_every_term_a_sentence() {
    use crate::games::sanctuary::PHASES;
    use crate::games::sanctuary::content::GIFTS;
    for language in LANGUAGES {
        for gift in GIFTS {
            assert!(!gift_name(gift, language).is_empty());
            assert!(gift_help(gift, language).ends_with('.'));
        }
        for phase in PHASES {
            assert!(!phase_name(phase, language).is_empty());
        }
    }
}
