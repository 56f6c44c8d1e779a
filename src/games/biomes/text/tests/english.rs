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
fn a_group_is_named_with_its_number() {
    assert_eq!(
        says(
            "Reactive(when: Deploy, targets: [(kind: Agent, whose: Theirs, place: Here, count: UpTo(2))], effects: [Damage(2, Target(0)), Lock(Target(0))])"
        ),
        "Deploy: deal 2 damage to each of up to two enemy agents here. Lock those agents."
    );
    assert_eq!(
        says(
            "Reactive(when: Deploy, targets: [(kind: Agent, whose: Yours, count: Any)], effects: [Buff(attack: 1, who: Target(0), until: Turn)])"
        ),
        "Deploy: any number of friendly agents get +1 attack until end of turn."
    );
}

#[test]
fn what_is_divided_is_said_with_its_group() {
    assert_eq!(
        says(
            "Reactive(when: Deploy, targets: [(kind: Agent, whose: Theirs, count: UpTo(3), divide: 5)], effects: [Damage(Share, Target(0))])"
        ),
        "Deploy: divide 5 damage as you choose among up to three enemy agents."
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
        "1 void, lock, speed 1: put an increase marker on another friendly agent."
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
    assert_eq!(card_text(&guard)[0], "Secure. Deflect 2.");
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

#[test]
fn effects_that_hold_others_are_said() {
    let event = |effects: &str| says_as(CardKind::Event, &format!("Execute(effects: [{effects}])"));
    for (effects, text) in [
        (
            "And([Discard(1, You), Draw(2, You)])",
            "Discard 1 card. If you do, draw 2 cards.",
        ),
        (
            "And([Discard(1, You), Draw(2, You), Scan(1, You)])",
            "Discard 1 card. If you do, draw 2 cards. If you do, scan 1.",
        ),
        (
            "IfElse(AtLeast(2, (kind: Agent, whose: Yours)), [Draw(2, You)], [Draw(1, You)])",
            "If you control 2 or more agents, draw 2 cards; otherwise, draw 1 card.",
        ),
        (
            "IfElse(Chain, [Draw(2, You)], [Draw(1, You)])",
            "Chain: draw 2 cards; otherwise, draw 1 card.",
        ),
        (
            "May([Draw(1, Opponent), Lock(This)])",
            "You may have the opponent draw 1 card and lock this.",
        ),
        (
            "MayDo(Each, [Discard(1, They), Draw(1, They)])",
            "Each player may discard 1 card and draw 1 card.",
        ),
        (
            "MayDo(Opponent, [Discard(1, They), Draw(1, You)])",
            "The opponent may do this: they discard 1 card and you draw 1 card.",
        ),
        (
            "EachDoes(Each, [Discard(1, They), Energy(Light, 1, They)])",
            "Each player discards 1 card and gains 1 light energy.",
        ),
        (
            "EachDoes(Each, [Choose(They, (kind: Agent, whose: Yours), [Bounce(Picked)])])",
            "Each player does this: they choose one of their agents; bounce it.",
        ),
        (
            "Choose(You, (kind: Agent, whose: Theirs), [Lock(Picked), Damage(1, Picked)])",
            "Choose an enemy agent; lock it and deal 1 damage to it.",
        ),
        (
            "Choose(Opponent, (kind: Agent, place: Cache, whose: Theirs), [Recover(Picked)])",
            "The opponent chooses an agent in your cache; recover it.",
        ),
        (
            "Choose(You, (kind: Biome), [GainDurability(2, At(Picked, Any))])",
            "Choose a biome; both sectors there gain 2 durability.",
        ),
        (
            "Choose(You, (kind: Player), [Draw(2, ControllerOf(Picked))])",
            "Choose a player; that player draws 2 cards.",
        ),
        (
            "Pick(You, [[Draw(2, You)], [Energy(Dark, 3, You)]])",
            "Choose one: draw 2 cards; or gain 3 dark energy.",
        ),
        (
            "Pick(Opponent, [[Discard(2, They)], [Draw(2, You)]])",
            "The opponent chooses one: they discard 2 cards; or you draw 2 cards.",
        ),
        (
            "Vote([[Draw(1, Each)], [Erase(1, Each)]])",
            "Everybody votes: each player draws 1 card; or each player erases 1.",
        ),
        (
            "Repeat(3, [Scan(1, You)]), Repeat(Hand(Opponent), [Scan(1, You)])",
            "Do this 3 times: scan 1. For each card in the opponent's hand, scan 1.",
        ),
    ] {
        assert_eq!(event(effects), text);
    }
}

#[test]
fn what_was_chosen_is_no_target() {
    assert_eq!(
        says_as(
            CardKind::Event,
            "Execute(targets: [(kind: Agent, whose: Theirs)], effects: [Choose(You, (kind: Agent, whose: Yours), [Damage(AttackOf(Picked), Target(0)), Lock(Picked)])])"
        ),
        "Choose a friendly agent; deal damage to an enemy agent equal to the attack of the chosen agent and lock the chosen agent."
    );
}

#[test]
fn numbers_are_said_after_what_they_are_of() {
    let event = |effects: &str| says_as(CardKind::Event, &format!("Execute(effects: [{effects}])"));
    for (effects, text) in [
        (
            "Draw(Hand(Opponent), You)",
            "Draw cards equal to the number of cards in the opponent's hand.",
        ),
        (
            "Discard(Half(Hand(You)), Opponent)",
            "The opponent discards cards equal to half of the number of cards in your hand (rounded down).",
        ),
        (
            "Erase(Plus(1, Count((kind: Agent, whose: Theirs))), Opponent)",
            "The opponent erases cards equal to 1 plus the number of enemy agents.",
        ),
        (
            "Marker(Lower(X, 3), This), Marker(Higher(2, X), This)",
            "Put as many increase markers on this as the lower of X and 3. Put as many increase markers on this as the higher of 2 and X.",
        ),
        (
            "Energy(Storm, Times(2, Stored(Light, You)), You)",
            "Gain storm energy equal to twice your light energy.",
        ),
        (
            "Buff(attack: Hand(Each), defense: Hand(Each), who: This, until: Turn)",
            "This gets +X/+X until end of turn, where X is the number of cards in all hands.",
        ),
        (
            "Buff(attack: AttackOf(This), defense: Minus(DefenseOf(This), 1), who: This, until: Turn)",
            "This gets +X/+Y until end of turn, where X is the attack of this and Y is the defense of this minus 1.",
        ),
        (
            "GainDurability(SectorsLost(Each), Each(Yours))",
            "Each of your sectors gains durability equal to the number of sectors that were lost.",
        ),
    ] {
        assert_eq!(event(effects), text);
    }
}

#[test]
fn conditions_are_joined_and_turned_round() {
    let event = |condition: &str| {
        let ron = format!("Execute(effects: [If({condition}, [Draw(1, You)])])");
        says_as(CardKind::Event, &ron)
    };
    for (condition, text) in [
        (
            "All([AtMost(1, (kind: Agent, whose: Yours)), HandAtLeast(2, Opponent)])",
            "If you control fewer than 2 agents and the opponent holds at least 2 cards, draw 1 card.",
        ),
        (
            "AnyOf([AtMost(0, (kind: Agent, place: Cache, whose: Yours)), HandAtMost(0, Opponent)])",
            "If there is no agent in your cache or the opponent holds no cards, draw 1 card.",
        ),
        (
            "Not(All([YourTurn, ThisLocked]))",
            "Unless it is your turn and this is locked, draw 1 card.",
        ),
        (
            "All([YourTurn, Not(AnyOf([ThisLocked, HandAtMost(2)]))])",
            "If it is your turn and this is not locked and you hold more than 2 cards, draw 1 card.",
        ),
        (
            "Reaches(Hand(Opponent), Count((kind: Agent)))",
            "If the number of cards in the opponent's hand is at least the number of agents, draw 1 card.",
        ),
        (
            "Reaches(4, DurabilityOf(Each(Theirs)))",
            "If the total durability of the enemy sectors is 4 or less, draw 1 card.",
        ),
    ] {
        assert_eq!(event(condition), text);
    }
}

#[test]
fn searching_paying_and_reacting_once_are_said() {
    for (kind, ron, text) in [
        (
            CardKind::Event,
            "Execute(effects: [Choose(You, (kind: Agent, place: Deck, max_value: 2), [Recover(Picked)]), Shuffle(You)])",
            "Choose an agent with energy value 2 or less in your deck; recover it. Shuffle your deck.",
        ),
        (
            CardKind::Event,
            "Execute(effects: [Choose(You, (kind: Card, place: Hand, whose: Theirs), [PutInCache(Picked)])])",
            "Choose a card in the opponent's hand; put it into the cache.",
        ),
        (
            CardKind::Event,
            "Execute(effects: [MayPay([Energy((void: 1)), Discard(1)], [Draw(2, You)])])",
            "You may pay 1 void and discard 1 card. If you do, draw 2 cards.",
        ),
        (
            CardKind::Agent,
            "Reactive(when: Deploy, effects: [MayPay([Lock, Forfeit((whose: Yours, other: true))], [Draw(2, You)])])",
            "Deploy: you may lock this and forfeit another friendly agent. If you do, draw 2 cards.",
        ),
        (
            CardKind::Agent,
            "Reactive(when: Draws(Theirs), once: true, effects: [Discard(1, ThatPlayer)])",
            "When the opponent draws a card, once a turn: that player discards 1 card.",
        ),
        (
            CardKind::Agent,
            "Reactive(when: Discards(Yours), effects: [Recover(That)])",
            "When you discard a card: recover it.",
        ),
    ] {
        assert_eq!(says_as(kind, ron), text);
    }
}
