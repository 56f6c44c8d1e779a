//! The English text of a dozen kinds of cards.

use super::{Language, card, content};
use crate::games::biomes::content::{Card, CardKind, Keyword};
use crate::games::biomes::text::{ALL_KEYWORDS, keyword_help};

fn says(ron: &str) -> String {
    says_as(CardKind::Agent, ron)
}

fn says_as(kind: CardKind, ron: &str) -> String {
    super::says(Language::English, kind, ron)
}

fn card_text(card: &Card) -> Vec<String> {
    super::lines(card, Language::English)
}

fn type_line(card: &Card) -> String {
    super::type_line(card, &content(), Language::English)
}

#[test]
fn a_deploy_skill_names_its_target() {
    assert_eq!(
        says("Reactive(when: Deploy, targets: [(kind: Agent)], effects: [Damage(2, Target(0))])"),
        "Deploy: deal 2 damage to an agent."
    );
}

#[test]
fn a_target_is_named_once() {
    assert_eq!(
        says(
            "Reactive(when: Deploy, targets: [(kind: Agent, whose: Theirs)], effects: [Lock(Target(0)), Stasis(Target(0))])"
        ),
        "Deploy: lock an enemy agent. Put it into stasis."
    );
}

#[test]
fn a_persistent_skill_says_whom_it_touches() {
    assert_eq!(
        says("Persistent(who: (kind: Agent, place: Here), gives: [Attack(1)])"),
        "Agents here have +1 attack."
    );
    assert_eq!(
        says(
            "Persistent(who: (kind: Agent, whose: Yours, place: Here, other: true), gives: [Defense(1)])"
        ),
        "Your other agents here have +1 defense."
    );
}

#[test]
fn a_condition_is_said() {
    assert_eq!(
        says("Persistent(only_if: Adept, gives: [Attack(1), Defense(1)])"),
        "Adept: this has +1/+1."
    );
    assert_eq!(
        says("Persistent(only_if: InBiome(Desert), gives: [Attack(2)])"),
        "This has +2 attack while this is in Desert."
    );
}

#[test]
fn gear_speaks_of_its_bearer() {
    assert_eq!(
        says_as(
            CardKind::Gear,
            "Persistent(gives: [Attack(2), Keyword(Evasion)])"
        ),
        "Its bearer has +2 attack and evasion."
    );
}

#[test]
fn an_event_is_a_sentence() {
    assert_eq!(
        says_as(
            CardKind::Event,
            "Execute(targets: [(kind: Sector, whose: Yours)], effects: [GainDurability(3, Target(0)), Draw(1, You)])"
        ),
        "One of your sectors gains 3 durability. Draw 1 card."
    );
}

#[test]
fn an_activated_skill_says_its_price() {
    assert_eq!(
        says(
            "Activated(cost: (void: 1), lock: true, speed: 1, targets: [(kind: Agent, whose: Yours, other: true)], effects: [Marker(1, Target(0))])"
        ),
        "1 void, lock speed 1: put an increase marker on another friendly agent."
    );
}

#[test]
fn counted_amounts_are_said_for_each() {
    assert_eq!(
        says(
            "Reactive(when: Initiate, effects: [Buff(attack: Count((kind: Agent, whose: Yours, place: Here, other: true)), who: This, until: Turn)])"
        ),
        "Initiate: this gets +1 attack until end of turn for each other friendly agent here."
    );
}

#[test]
fn amounts_of_the_event_are_that_much() {
    assert_eq!(
        says("Reactive(when: Exploit, effects: [GainDurability(That, Here(Yours))])"),
        "Exploit: your sector here gains that much durability."
    );
}

#[test]
fn players_act_in_the_right_person() {
    assert_eq!(
        says("Reactive(when: Deploy, effects: [Discard(1, Opponent), Draw(2, You)])"),
        "Deploy: the opponent discards 1 card. Draw 2 cards."
    );
    assert_eq!(
        says(
            "Reactive(when: Terminated((kind: Agent, place: Here)), effects: [Scan(1, ControllerOf(That))])"
        ),
        "When an agent here is terminated: its controller scans 1."
    );
}

#[test]
fn two_targets_stay_apart() {
    assert_eq!(
        says_as(
            CardKind::Event,
            "Execute(targets: [(kind: Agent, place: Biomes), (kind: Sector)], effects: [MoveTo(Target(0), Target(1)), Buff(attack: 1, who: Target(0), until: Turn)])"
        ),
        "Move an agent in a biome to a sector. That agent gets +1 attack until end of turn."
    );
}

#[test]
fn choices_and_permissions_are_said() {
    assert_eq!(
        says("Reactive(when: Deploy, effects: [May([Discard(1, You), Draw(1, You)])])"),
        "Deploy: you may discard 1 card and draw 1 card."
    );
    let mut two = card(CardKind::Event);
    let one = "Execute(effects: [Draw(1, You)])";
    two.abilities = vec![ron2::from_str(one).unwrap(), ron2::from_str(one).unwrap()];
    assert_eq!(card_text(&two)[0], "Choose one:");
}

#[test]
fn keywords_stand_first_with_their_numbers() {
    let mut guard = card(CardKind::Agent);
    guard.keywords = [Keyword::Deflect(2), Keyword::Secure].into_iter().collect();
    assert_eq!(card_text(&guard)[0], "Secure. Deflect 2. ");
    assert_eq!(super::terms(&guard, Language::English).len(), 2);
}

#[test]
fn the_type_line_names_tribe_and_mythic() {
    let mut pup = card(CardKind::Agent);
    pup.subtype = "beast".to_owned();
    assert_eq!(type_line(&pup), "Agent · beast");
    pup.mythic = true;
    assert_eq!(type_line(&pup), "Mythic agent · beast");
}

#[test]
fn every_keyword_has_help() {
    for keyword in ALL_KEYWORDS {
        let (name, sentence) = keyword_help(keyword, Language::English);
        assert!(!name.is_empty() && sentence.ends_with('.'));
    }
}
