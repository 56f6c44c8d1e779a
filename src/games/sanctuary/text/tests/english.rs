//! Sample abilities in English.

use super::{CardKind, Language};

fn says(kind: CardKind, ron: &str) -> String {
    super::says(Language::English, kind, ron)
}

fn character(ron: &str) -> String {
    says(CardKind::Character, ron)
}

fn technology(ron: &str) -> String {
    says(CardKind::Technology, ron)
}

fn manipulation(ron: &str) -> String {
    says(CardKind::Manipulation, ron)
}

#[test]
fn a_target_is_named_once() {
    assert_eq!(
        manipulation(
            "Resolve(targets: [(whose: Theirs)], effects: [Tap(Target(0)), Grant(NoUntap, Target(0), Permanent)])"
        ),
        "Tap an enemy Character. It does not untap in Communion for as long as it stays in play."
    );
    assert_eq!(
        manipulation(
            "Resolve(targets: [(whose: Yours), (whose: Theirs, max_cost: 3)], effects: [Return(Target(0)), Return(Target(1)), GainVolition(CostOf(Target(0)), You)])"
        ),
        "Return one of your Characters to its owner's hand. Return an enemy Character with cost 3 or less to its owner's hand. Gain Volition equal to the cost of your Character."
    );
    assert_eq!(
        manipulation(
            "Resolve(targets: [(whose: Yours, place: Limbo), (whose: Yours, place: Limbo)], effects: [Recover(Target(0)), Revive(Target(1))])"
        ),
        "Return a Character from your Limbo to your hand. Put another Character from your Limbo into play under your control."
    );
}

#[test]
fn a_target_named_in_passing_is_not_it() {
    assert_eq!(
        manipulation(
            "Resolve(targets: [(whose: Yours)], effects: [DamageSanctuary(StrengthOf(Target(0)), Opponent), Destroy(Target(0))])"
        ),
        "Deal damage equal to the Strength of one of your Characters to the opponent's Sanctuary. Destroy that Character."
    );
    assert_eq!(
        character(
            "Triggered(when: OtherDestroyed((kind: Permanent, whose: Theirs)), effects: [Heal(This)])"
        ),
        "When an enemy permanent is destroyed, remove all damage from this Character."
    );
}

#[test]
fn its_own_card_is_it_where_nothing_else_can_be() {
    assert_eq!(
        character(
            "Triggered(when: Attacks, effects: [Strengthen(by: 1, who: This, until: Contemplation)])"
        ),
        "When this Character attacks, it gets +1 Strength until Contemplation."
    );
    assert_eq!(
        character(
            "Triggered(when: Attacks, targets: [(whose: Theirs)], effects: [Damage(StrengthOf(This), Target(0)), Heal(This)])"
        ),
        "When this Character attacks, deal damage equal to the Strength of this Character to an enemy Character. Remove all damage from this Character."
    );
    assert_eq!(
        character(
            "Triggered(when: OtherEnters((whose: Yours)), effects: [Untap(This), Heal(That)])"
        ),
        "When another of your Characters enters play, untap this Character. Remove all damage from that Character."
    );
}

#[test]
fn the_other_card_has_its_part() {
    assert_eq!(
        character("Triggered(when: Blocks, effects: [Grant(Silenced, That, Contemplation)])"),
        "When this Character blocks, the attacker loses its abilities and gifts until Contemplation."
    );
    assert_eq!(
        character(
            "Triggered(when: Challenges, effects: [Strengthen(by: 0, less: 1, who: Opposing, until: Contemplation)])"
        ),
        "When this Character challenges, each Character facing it gets −1 Strength until Contemplation."
    );
    assert_eq!(
        says(
            CardKind::Sanctuary,
            "Triggered(when: OtherWinsDuel((whose: Yours)), effects: [Foresee(2)])"
        ),
        "When one of your Characters wins a duel, look at the top 2 cards of your deck; put any of them on the bottom and the rest back on top."
    );
}

#[test]
fn a_technology_speaks_of_its_carrier() {
    assert_eq!(
        technology("Continuous(gives: [Strength(1), Deals(Sanctuary, 1)])"),
        "Its carrier has +1 Strength and deals 1 more damage to Sanctuaries."
    );
    assert_eq!(
        technology(
            "Activated(destroy: true, effects: [Heal(Carrier), Strengthen(by: 2, who: Carrier, until: Contemplation)])"
        ),
        "Destroy this Technology: remove all damage from its carrier. It gets +2 Strength until Contemplation."
    );
    assert_eq!(
        technology("Triggered(when: Leaves, effects: [Draw(1, You)])"),
        "When this Technology leaves play, draw 1 card."
    );
    assert_eq!(
        manipulation(
            "Resolve(targets: [(whose: Theirs, carries: true)], effects: [Wear(2, CarriedBy(0)), Damage(1, Target(0))])"
        ),
        "The Technology carried by an enemy Character loses 2 Durability. Deal 1 damage to that Character."
    );
}

#[test]
fn a_price_is_said_with_its_limits() {
    assert_eq!(
        says(
            CardKind::Sanctuary,
            "Activated(cost: 3, once: true, phases: [Duel, Combat], only_if: YourTurn, effects: [DamageSanctuary(1, Opponent)])"
        ),
        "Once a turn, in Duel or Combat, if it is your turn, pay 3 Volition: deal 1 damage to the opponent's Sanctuary."
    );
    assert_eq!(
        character(
            "Activated(cost: 1, destroy: true, targets: [()], effects: [Damage(2, Target(0))])"
        ),
        "Pay 1 Volition and destroy this Character: deal 2 damage to a Character."
    );
}

#[test]
fn conditions_and_their_opposites() {
    let strong = |condition: &str| {
        character(&format!(
            "Continuous(only_if: {condition}, gives: [Strength(2)])"
        ))
    };
    for (condition, tail) in [
        ("ThisDamaged", "while it is damaged"),
        ("Not(ThisDamaged)", "while it is not damaged"),
        ("Not(ThisTapped)", "while it is untapped"),
        ("Not(ThisCarries)", "while it carries no Technology"),
        (
            "AtLeast(1, (whose: Yours, other: true))",
            "while you control another Character",
        ),
        (
            "Not(AtLeast(1, (whose: Yours, tapped: true)))",
            "while you control no tapped Characters",
        ),
        (
            "AtLeast(2, (whose: Theirs))",
            "while the opponent controls at least 2 Characters",
        ),
        (
            "AtLeast(4, (whose: Yours, place: Limbo))",
            "while there are at least 4 Characters in your Limbo",
        ),
        (
            "AtLeast(1, (kind: Card, whose: Theirs, place: Limbo))",
            "while there is a card in the opponent's Limbo",
        ),
        ("HandAtMost(0)", "while your hand is empty"),
        ("Not(HandAtMost(1))", "while you hold more than 1 card"),
        (
            "StructureBehind",
            "while your Sanctuary has less Structure than the opponent's",
        ),
        ("During(Combat)", "during Combat"),
        ("Not(During(Duel))", "while it is not the Duel phase"),
        ("Not(YourTurn)", "during the opponent's turn"),
    ] {
        assert_eq!(
            strong(condition),
            format!("This Character has +2 Strength {tail}.")
        );
    }
}

#[test]
fn subjects_agree_with_their_verbs() {
    assert_eq!(
        character(
            "Continuous(who: (whose: Yours, role: Attacker, other: true), gives: [Strength(1), Gift(Agility), NoBlock])"
        ),
        "Your other attacking Characters have +1 Strength and Agility and cannot block."
    );
    assert_eq!(
        says(
            CardKind::Enhancement,
            "Continuous(who: (kind: Sanctuary, whose: Yours), gives: [Takes(Sanctuary, -1)])"
        ),
        "Your Sanctuary takes 1 less damage from attackers."
    );
    assert_eq!(
        says(
            CardKind::Sanctuary,
            "Continuous(who: (kind: Technology, whose: Yours, place: Hand), gives: [Cost(-1)])"
        ),
        "Technologies in your hand cost 1 less."
    );
    assert_eq!(
        technology("Continuous(gives: [Takes(Combat, -1), Takes(Duel, -1)])"),
        "Its carrier takes 1 less damage in combat and in duels."
    );
    assert_eq!(
        says(
            CardKind::Enhancement,
            "Continuous(who: (whose: Theirs, max_strength: 1), gives: [NoUntap])"
        ),
        "Enemy Characters with Strength 1 or less do not untap in Communion."
    );
}

#[test]
fn permissions_keep_the_right_form() {
    assert_eq!(
        character("Triggered(when: Enters, effects: [May([GainStructure(1, You), Mill(1, You)])])"),
        "When this Character enters play, you may gain 1 Structure and put the top card of your deck into Limbo."
    );
    assert_eq!(
        character(
            "Triggered(when: Enters, effects: [May([Draw(1, Opponent), Grant(NoAttack, This, Contemplation)])])"
        ),
        "When this Character enters play, you may have the opponent draw 1 card and have it be unable to attack until Contemplation."
    );
}

#[test]
fn amounts_are_counted_or_those_of_the_event() {
    assert_eq!(
        manipulation(
            "Resolve(effects: [GainVolition(Count((kind: Enhancement, whose: Yours)), You), If(StructureAtMost(7), [Draw(1, Each)])])"
        ),
        "Gain 1 Volition for each of your Enhancements. If your Sanctuary has at most 7 Structure, each player draws 1 card."
    );
    assert_eq!(
        character("Triggered(when: Damaged, effects: [GainStructure(That, You)])"),
        "When this Character is damaged and survives, gain that much Structure."
    );
    assert_eq!(
        manipulation(
            "Resolve(targets: [(kind: Enhancement, whose: Theirs)], effects: [Destroy(Target(0)), DamageSanctuary(1, Target(0))])"
        ),
        "Destroy an enemy Enhancement. Deal 1 damage to its controller's Sanctuary."
    );
    assert_eq!(
        manipulation(
            "Resolve(targets: [(kind: Sanctuary)], effects: [DamageSanctuary(2, Target(0))])"
        ),
        "Deal 2 damage to a Sanctuary."
    );
}

#[test]
fn the_stack_and_control() {
    assert_eq!(
        manipulation(
            "Resolve(targets: [(kind: ManipulationEntry, whose: Theirs)], effects: [Cancel(Target(0))])"
        ),
        "Cancel an enemy Manipulation on the Stack."
    );
    assert_eq!(
        manipulation(
            "Resolve(targets: [(whose: Theirs, max_strength: 3)], effects: [Control(Target(0)), Untap(Target(0)), Grant(Gift(Agility), Target(0), Contemplation), AnotherDuel])"
        ),
        "Take control of an enemy Character with Strength 3 or less until Contemplation. Untap it. It gains Agility until Contemplation. You may challenge once more this turn."
    );
}
