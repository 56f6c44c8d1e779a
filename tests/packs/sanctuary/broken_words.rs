//! Shared words and costs at places where they mean nothing.

use super::{CARDS, wrong};

/// The effect of the tiny pack's Manipulation takes the place of its own.
#[track_caller]
fn effect(effect: &str, answers: &[&str]) {
    wrong(
        CARDS,
        "Resolve(targets: [(whose: Theirs)], effects: [Damage(2, Target(0))])",
        &format!("Resolve(effects: [{effect}])"),
        answers,
    );
}

#[test]
fn picked_and_they_have_their_places() {
    effect(
        "Destroy(Picked)",
        &["W001 58:39 nothing was picked here | `Picked` stands within `Choose(..)`"],
    );
    effect(
        "Draw(1, They)",
        &[
            "W002 58:39 nobody is asked here | `They` stands within `MayDo`, `EachDoes`, `Choose`, `Pick` or a roll",
        ],
    );
    effect(
        "Choose(You, (), [If(YourTurn, [Destroy(Picked)])]), Heal(Picked)",
        &["W001 58:70 nothing was picked here | `Picked` stands within `Choose(..)`"],
    );
}

#[test]
fn groups_of_targets_have_bounds() {
    let count = |count: &str, answer: &str| {
        wrong(
            CARDS,
            "Resolve(targets: [(whose: Theirs)], effects: [Damage(2, Target(0))])",
            &format!("Resolve(targets: [{count}], effects: [Damage(2, Target(0))])"),
            &[answer],
        );
    };
    count(
        "(whose: Theirs, count: Between(3, 1))",
        "W020 58:47 at least 3 targets and at most 1 | write the lower number first: `Between(1, 3)`",
    );
    count(
        "(whose: Theirs, count: UpTo(7))",
        "W020 58:47 a group of 7 targets | a group is 1 to 6 targets; `Any` is as many as there are",
    );
    count(
        "(whose: Theirs, count: Between(5, 6))",
        "W020 58:47 5 targets are needed | an ability needs at most 4: `Between(4, ..)`",
    );
    count(
        "(whose: Theirs, count: Any), (whose: Yours, count: UpTo(4))",
        "W020 58:47 up to 10 targets | all groups of an ability are at most 8 targets together",
    );
}

#[test]
fn what_is_divided_is_used() {
    let ability = |ability: &str, answer: &str| {
        wrong(
            CARDS,
            "Resolve(targets: [(whose: Theirs)], effects: [Damage(2, Target(0))])",
            ability,
            &[answer],
        );
    };
    let share = |at: u8| {
        format!(
            "W022 58:{at} there is no such part here | `targets: [(count: UpTo(3), divide: 5)]` and `Damage(Share, Target(0))`; also for counters"
        )
    };
    ability(
        "Resolve(targets: [(whose: Theirs)], effects: [Damage(Share, Target(0))])",
        &share(66),
    );
    ability(
        "Resolve(targets: [(count: Any, divide: 3), ()], effects: [Damage(Share, Target(1)), Tap(Target(0))])",
        &share(78),
    );
    ability(
        "Resolve(targets: [(count: Any, divide: 3)], effects: [Damage(2, Target(0))])",
        "W022 58:44 nothing is done with what is divided | use the parts: `Damage(Share, Target(0))`",
    );
}

#[test]
fn several_ways_are_a_choice() {
    effect(
        "PickSome(UpTo(3), You, [[Draw(1, You)], [Draw(2, You)]])",
        &[
            "W021 58:31 0 to 3 of 2 ways | `UpTo(n)` or `Between(n, m)`, with no more than there are, the lower number first",
        ],
    );
    effect(
        "PickSome(Between(2, 2), You, [[Draw(1, You)], [Draw(2, You)]])",
        &["W021 58:31 all of the ways are picked | write their effects one after the other"],
    );
    effect(
        "PickSome(UpTo(1), You, [[Draw(1, You)], [Draw(2, You)]], [Volition(1)])",
        &[
            "W021 58:31 nothing is paid for the first way, and only one is picked | leave the price out, or let more be picked: `UpTo(2)`",
        ],
    );
    effect(
        "PickSome(One, You, [[Draw(1, You)], [Draw(2, You)]])",
        &["W021 58:31 one way is picked | write `Pick(..)`"],
    );
    effect(
        "PickSome(Any, You, [[Draw(1, You)]])",
        &[
            "W004 58:31 1 ways; `PickSome` has from 2 to 4 | each way is a list of effects: `[[..], [..]]`",
        ],
    );
}

#[test]
fn there_are_two_to_four_ways() {
    effect(
        "Pick(You, [[Draw(1, You)]])",
        &[
            "W004 58:31 1 ways; `Pick` has from 2 to 4 | each way is a list of effects: `[[..], [..]]`",
        ],
    );
    effect(
        "Vote([[Draw(1, You)], [], [], [], []])",
        &[
            "W004 58:31 5 ways; `Vote` has from 2 to 4 | each way is a list of effects: `[[..], [..]]`",
        ],
    );
}

#[test]
fn nobody_pays_an_x() {
    effect(
        "Draw(X, You)",
        &["S115 58:36 no X is paid for this | `costs: [VolitionX]`"],
    );
}

#[test]
fn numbers_within_numbers_are_in_range() {
    effect(
        "Draw(Plus(Half(1000), 1), You)",
        &["S101 58:46 amount 1000 is out of range | from 0 to 999"],
    );
    effect(
        "Repeat(Times(-1, Hand(You)), [Draw(1, You)])",
        &["S101 58:44 Times -1 is out of range | from 1 to 999"],
    );
}

#[test]
fn only_choose_looks_into_a_deck() {
    effect(
        "Recover(Each((kind: Card, place: Deck)))",
        &[
            "S118 58:64 a deck is face down: nothing in it is seen here | `Choose(You, (place: Deck, ..), [..])` looks into a deck",
        ],
    );
}

#[test]
fn what_is_paid_is_ones_own() {
    effect(
        "MayPay([Destroy((whose: Theirs))], [Draw(1, You)])",
        &[
            "W006 58:39 only what is yours and in play can pay a cost | `Destroy((whose: Yours, ..))`",
        ],
    );
    wrong(
        CARDS,
        "Activated(cost: 2, once: true,",
        "Activated(costs: [Volition(2)], once: true,",
        &[
            "S103 11:31 the Volition of an ability, or of a card, is its `cost` | `cost: 2, costs: [Discard(1)]`",
        ],
    );
}

#[test]
fn a_word_that_there_is_not_is_answered_with_all_that_there_are() {
    effect(
        "Chose(You, (), [Destroy(Picked)])",
        &["P022 58:31 unknown effect `Chose` | did you mean `Choose`?"],
    );
    effect(
        "Drew(1, You)",
        &["P022 58:31 unknown effect `Drew` | did you mean `Draw`?"],
    );
    effect(
        "Draw(1, Yuo)",
        &["P022 58:39 unknown player `Yuo` | did you mean `You`?"],
    );
}
