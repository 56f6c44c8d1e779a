//! Shared words and costs at places where they mean nothing.

use super::{CARDS, wrong};

#[test]
fn what_is_paid_within_effects() {
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [MayPay([Coins(0), Loot(1), Loot(2)], [Loot(1, You)])])",
        &[
            "L101 47:53 Coins 0 is out of range | from 1 to 100",
            "L119 47:57 `Loot` is there twice | add them up",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [MayPay([], [Loot(1, You)])])",
        &["L116 47:39 this costs nothing | write `May([..])`"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [MayPay([DestroyThis], [Loot(1, You)])])",
        &[
            "L116 47:47 a loot card is not in play, so it cannot pay this | only cards that stay in play can",
        ],
    );
}

#[test]
fn shared_words_that_make_no_sense() {
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Loot(1, Opponent)])",
        &[
            "W003 47:47 with more than two players there is no one opponent | write `Others`, `Left` or `Right`",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Pick(You, [[Loot(1, You)]])])",
        &[
            "W004 47:39 1 ways; `Pick` has from 2 to 4 | each way is a list of effects: `[[..], [..]]`",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Repeat(2, [May([Repeat(3, [Loot(1, You)])])])])",
        &["W005 47:39 a `Repeat` within a `Repeat` | write one, with the product: `Times(3, ..)`"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Loot(X, You), If(AtMost(201, (kind: Item)), [Loot(1, You)])])",
        &[
            "L111 47:44 no X is paid for this | `costs: [CoinsX]` or `[CountersX]`",
            "L101 47:63 AtMost 201 is out of range | from 0 to 200",
        ],
    );
}

#[test]
fn what_cannot_be_read_is_not_out_of_range_too() {
    wrong(
        CARDS,
        "costs: [Coins(2)]",
        "costs: [Coins(X)]",
        &[
            "P020 39:48 expected a whole number, found a name | a fixed number stands here, such as `2`; amounts such as `Count(..)` are for effects",
        ],
    );
}

#[test]
fn an_amount_among_what_is_given_is_pointed_to_per() {
    wrong(
        CARDS,
        "gives: [HandLimit(1)]",
        "gives: [HandLimit(Count((kind: Item)))]",
        &[
            "P020 62:46 expected a whole number, found a name | a fixed number stands here, such as `1`; beside `gives`, `per: Count(..)` multiplies it",
        ],
    );
}
