//! Tests of card texts in each language.

mod builtin;
mod conditions;
mod effects;
mod grants;
mod language;
mod meant;
mod moments;
mod sample;

use super::*;
use crate::games::souls::PHASES;
use crate::games::souls::content::{GROUPS, KEYWORDS};
use crate::packs::LANGUAGES;
use sample::{Sample, card, content, says};

fn text(card: &Card, language: Language) -> Vec<String> {
    let text = card_text(card, &content(), language);
    text.iter().map(Paragraph::to_string).collect()
}

#[test]
fn keywords_stand_first_then_abilities_reward_and_worth() {
    let mut boss = card(Sample::Basic);
    boss.keywords = [Keyword::Indomitable, Keyword::TeamUp]
        .into_iter()
        .collect();
    boss.souls = 2;
    boss.three_plus = true;
    let ron = "Triggered(when: Dies, effects: [RevealMonster])";
    boss.abilities = vec![ron2::from_str(ron).expect("an ability")];
    boss.rewards = vec![ron2::from_str("GainCoins(5, You)").expect("an effect")];
    assert_eq!(
        text(&boss, Language::English),
        [
            "Indomitable. Team up.",
            "When this monster dies, the active player puts the top card of the monster deck on a monster slot of their choice.",
            "Reward: gain 5¢.",
            "Worth 2 souls once it has died.",
            "Only for three or more players.",
        ]
    );
    assert_eq!(
        text(&boss, Language::Spanish),
        [
            "Indómito. En equipo.",
            "Cuando este monstruo muera, el jugador activo pone la carta superior del mazo de monstruos en una casilla de monstruo a su elección.",
            "Recompensa: obtén 5¢.",
            "Vale 2 almas cuando haya muerto.",
            "Solo para tres o más jugadores.",
        ]
    );
}

#[test]
fn a_trinket_speaks_as_an_item_and_an_ambush_as_a_monster() {
    let ron = "Triggered(when: Enters, effects: [Loot(1, You)])";
    let mut loot = card(Sample::Loot);
    loot.abilities = vec![ron2::from_str(ron).expect("an ability")];
    let mut says = |keyword| {
        loot.keywords = [keyword].into_iter().collect();
        text(&loot, Language::English).remove(1)
    };
    assert_eq!(
        says(Keyword::Trinket),
        "When this item enters play, loot 1."
    );
    assert_eq!(
        says(Keyword::Ambush),
        "When this monster enters play, the active player loots 1."
    );
}

#[test]
fn a_bonus_soul_says_when_it_comes() {
    let mut soul = card(Sample::Loot);
    soul.kind = CardKind::BonusSoul;
    soul.souls = 1;
    soul.condition = Some(ron2::from_str("CoinsAtLeast(25, You)").expect("a condition"));
    assert_eq!(
        text(&soul, Language::English),
        [
            "When you have at least 25¢, gain this soul.",
            "Worth 1 soul."
        ]
    );
    assert_eq!(
        text(&soul, Language::Spanish),
        [
            "Cuando tengas al menos 25¢, obtén esta alma.",
            "Vale 1 alma."
        ]
    );
}

#[test]
fn each_way_of_a_choice_can_be_said_alone() {
    let ron = "Resolve(choose: [(effects: [Loot(1, You)]), (targets: [()], effects: [Heal(1, Target(0)), Shield(1, Target(0))])])";
    let mut draught = card(Sample::Loot);
    draught.abilities = vec![ron2::from_str(ron).expect("an ability")];
    let way = |n, language| {
        let text = mode_text(&draught, 0, n, &content(), language);
        text.map(|text| text.to_string())
    };
    assert_eq!(way(0, Language::English).as_deref(), Some("Loot 1."));
    assert_eq!(
        way(1, Language::English).as_deref(),
        Some("A player heals 1 HP. Prevent the next 1 damage to that player this turn.")
    );
    assert_eq!(
        way(1, Language::Spanish).as_deref(),
        Some("Un jugador recupera 1 PV. Evita el próximo punto de daño a ese jugador este turno.")
    );
    assert_eq!(way(2, Language::English), None);
}

#[test]
fn what_is_voted_on_or_picked_can_be_said_alone() {
    let mut event = card(Sample::Monster);
    let ron = "Resolve(effects: [If(YourTurn, [Vote([[Loot(1, Each)], [Discard(2, Each)]])])])";
    event.abilities = vec![ron2::from_str(ron).expect("an ability")];
    let says = |card: &Card, way, language| {
        way_text(card, way, &content(), language).map(|text| text.to_string())
    };
    assert_eq!(
        says(&event, 1, Language::English).as_deref(),
        Some("Each player discards 2 loot cards.")
    );
    assert_eq!(
        says(&event, 1, Language::Spanish).as_deref(),
        Some("Cada jugador descarta 2 cartas de botín.")
    );
    assert_eq!(says(&event, 2, Language::English), None);
    let ron = "Resolve(effects: [Roll([(on: [6], effects: [Pick(They, [[Loot(1, They)], []])])])])";
    event.abilities = vec![ron2::from_str(ron).expect("an ability")];
    assert_eq!(
        says(&event, 0, Language::English).as_deref(),
        Some("They loot 1.")
    );
}

#[test]
fn the_type_line_has_group_and_tags() {
    let mut cat = card(Sample::Treasure);
    cat.group = Some(crate::games::souls::content::Group::Active);
    cat.tags = vec!["feline".to_owned()];
    let line = |card: &Card, language| type_line(card, &content(), language);
    assert_eq!(line(&cat, Language::English), "Treasure · active · feline");
    assert_eq!(line(&cat, Language::Spanish), "Tesoro · activo · felino");
    let event = card(Sample::Monster);
    assert_eq!(line(&event, Language::English), "Event");
}

#[test]
fn terms_are_marked_and_explained_once() {
    let ron = "Activated(tap: true, targets: [(kind: Roll, attack: true)], effects: [Reroll(Target(0)), Loot(1, You), Loot(1, Each)])";
    let mut die = card(Sample::Treasure);
    die.abilities = vec![ron2::from_str(ron).expect("an ability")];
    let names = |language| {
        let terms = terms(&die, language);
        terms.iter().map(|(name, _)| *name).collect::<Vec<_>>()
    };
    assert_eq!(
        names(Language::English),
        ["tap", "reroll", "attack roll", "loot"]
    );
    assert_eq!(
        names(Language::Spanish),
        ["girar", "repetir", "tirada de ataque", "botín"]
    );
    let marked = &card_text(&die, &content(), Language::English)[0].0;
    assert!(marked.contains(&Piece::Term("attack roll".to_owned())));
}

#[test]
fn every_word_has_a_name_and_a_sentence_with_its_rule() {
    for language in LANGUAGES {
        assert!(words(language).len() > KEYWORDS.len());
        for (name, help) in words(language) {
            assert!(!name.is_empty() && help.ends_with("."), "{name}: {help}");
            let rule = ["(F-", "(R", "(section 8", "(sección 8"];
            assert!(rule.iter().any(|r| help.contains(r)), "{name}: {help}");
        }
        for (group, kind, _) in GROUPS {
            assert!(!group_name(group, language).is_empty());
            assert!(!kind_name(kind, language).is_empty());
        }
        for phase in PHASES {
            assert!(!phase_name(phase, language).is_empty());
        }
    }
}

#[test]
fn a_monster_never_says_you_outside_its_reward() {
    let says = |sample| {
        let ron = "Triggered(when: Misses(Yours), effects: [Discard(1, You), LookAtHand(You)])";
        says(Language::English, sample, ron)
    };
    assert_eq!(
        says(Sample::Basic),
        "When the active player's attack roll misses, the active player discards 1 loot card. The active player looks at the active player's hand."
    );
    assert_eq!(
        says(Sample::Curse),
        "When your attack roll misses, discard 1 loot card. Look at your hand."
    );
}
