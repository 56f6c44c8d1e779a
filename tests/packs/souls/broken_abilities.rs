//! Abilities with a mistake: their sort, costs, triggers, ways and targets.

use super::{CARDS, wrong};

#[test]
fn abilities_that_such_a_card_cannot_have() {
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Static(gives: [HandLimit(1)])",
        &[
            "L102 45:15 a loot card must say what it does | add `abilities: [Resolve(effects: [..])]`",
            "L104 47:21 a loot card has no `Static` | it only has `Resolve`, because it does not stay in play",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [GainCoins(1, You)]), Triggered(when: Rolled(by: Yours, on: [6]), effects: [GainCoins(That, You)])",
        &[
            "L104 47:60 a loot card has no `Triggered` | it only has `Resolve`, because it does not stay in play",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [LoseCoins(1, Each)])",
        "Resolve(effects: [LoseCoins(1, Each)]), Replaces(event: Coins(Yours), instead: More(1))",
        &[
            "L104 92:61 an event has no `Replaces` | it only has `Resolve`, because it does not stay in play",
        ],
    );
    wrong(
        CARDS,
        "Triggered(when: Rolled(by: Yours, on: [6]), effects: [GainCoins(That, You)])",
        "Resolve(effects: [GainCoins(1, You)])",
        &[
            "L104 20:21 a starting item has no `Resolve` | `Resolve` is what loot cards and events do",
        ],
    );
    wrong(
        CARDS,
        "Triggered(when: SomethingDies((kind: Monster)), effects: [Loot(1, You)])",
        "Resolve(effects: [GainCoins(1, You)])",
        &["L104 98:21 a room has no `Resolve` | `Resolve` is what loot cards and events do"],
    );
    wrong(
        CARDS,
        "rewards: [",
        "abilities: [Activated(tap: true, effects: [Heal(1, This)])], rewards: [",
        &["L104 85:21 a monster has no `Activated` | items, characters and rooms have `Activated`"],
    );
    wrong(
        CARDS,
        "souls: 4, condition",
        "souls: 4, abilities: [Static(gives: [HandLimit(1)])], condition",
        &["L104 100:73 a bonus soul has no `Static` | a bonus soul only has its `condition`"],
    );
}

#[test]
fn costs() {
    wrong(
        CARDS,
        "tap: true, costs: [Coins(2)], ",
        "",
        &[
            "L110 36:16 this is not Active: no ability of it has `tap: true`",
            "L116 39:13 this costs nothing | write `tap: true` or `costs: [..]`",
        ],
    );
    wrong(
        CARDS,
        "Coins(2)",
        "Coins(0)",
        &["L101 39:48 Coins 0 is out of range | from 1 to 100"],
    );
    wrong(
        CARDS,
        "Coins(2)",
        "Hp(11)",
        &["L101 39:45 Hp 11 is out of range | from 1 to 10"],
    );
    wrong(
        CARDS,
        "Coins(2)",
        "Counters(101)",
        &["L101 39:51 Counters 101 is out of range | from 1 to 100"],
    );
    wrong(
        CARDS,
        "Coins(2)",
        "Items(0)",
        &["L101 39:48 Items 0 is out of range | from 1 to 10"],
    );
    wrong(
        CARDS,
        "Coins(2)",
        "Loot(0)",
        &["L101 39:47 Loot 0 is out of range | from 1 to 10"],
    );
    wrong(
        CARDS,
        "Coins(2)",
        "Coins(2), Hp(1), Coins(1)",
        &["L119 39:42 `Coins` is there twice | add them up"],
    );
    wrong(
        CARDS,
        "Triggered(when: Rolled(by: Yours, on: [6]), effects: [GainCoins(That, You)])",
        "Activated(costs: [DestroyThis], effects: [Loot(1, You)])",
        &[
            "L116 20:39 a starting item like this cannot be destroyed | characters, starting items and what is Eternal cannot",
        ],
    );
    wrong(
        CARDS,
        "tap: true, effects: [More",
        "costs: [DestroyThis], effects: [More",
        &[
            "L116 9:39 a character like this cannot be destroyed | characters, starting items and what is Eternal cannot",
        ],
    );
}

#[test]
fn numbers_of_the_die() {
    wrong(
        CARDS,
        "on: [6]",
        "on: [7]",
        &["L114 20:60 a die has no 7 | from 1 to 6"],
    );
    wrong(
        CARDS,
        "on: [6]",
        "on: []",
        &["L114 20:55 no number of the die | from 1 to 6"],
    );
    wrong(
        CARDS,
        "on: [6]",
        "on: [4, 5, 4]",
        &["L114 20:60 4 is there twice | each result once, in one place"],
    );
    wrong(
        CARDS,
        "Rolled(by: Yours, on: [6])",
        "WouldRoll(by: Yours, on: [0])",
        &["L114 20:63 a die has no 0 | from 1 to 6"],
    );
    wrong(
        CARDS,
        "on: [1, 2]",
        "on: [1, 9]",
        &["L114 54:54 a die has no 9 | from 1 to 6"],
    );
    wrong(
        CARDS,
        "on: [1, 2]",
        "on: []",
        &["L114 54:46 no number of the die | from 1 to 6"],
    );
    wrong(
        CARDS,
        "[(on: [1, 2], effects: [Damage(1, Player(You))])]",
        "[]",
        &["L114 54:21 no number of the die | from 1 to 6"],
    );
    wrong(
        CARDS,
        "[(on: [1, 2], effects: [Damage(1, Player(You))])]",
        "[(on: [1, 2], effects: []), (on: [3, 2], effects: [Loot(1, You)])]",
        &["L114 54:54 2 is there twice | each result once, in one place"],
    );
}

#[test]
fn ways() {
    wrong(
        CARDS,
        "Resolve(choose",
        "Resolve(effects: [Loot(1, You)], choose",
        &["L113 71:46 `choose` takes the place of `targets` and `effects` | each way has its own"],
    );
    wrong(
        CARDS,
        "Resolve(choose",
        "Resolve(targets: [(kind: Item)], choose",
        &["L113 71:46 `choose` takes the place of `targets` and `effects` | each way has its own"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(choose: [(effects: [Loot(1, You)])])",
        &["L115 47:29 a choice of 1 | 2 to 6 ways"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(choose: [(effects: [Loot(1, You)]), (effects: [Loot(1, You)]), (effects: [Loot(1, You)]), (effects: [Loot(1, You)]), (effects: [Loot(1, You)]), (effects: [Loot(1, You)]), (effects: [Loot(1, You)]), ])",
        &["L115 47:29 a choice of 7 | 2 to 6 ways"],
    );
}

#[test]
fn targets() {
    wrong(
        CARDS,
        "Target(0))]),\n        ],",
        "Target(1))]),\n        ],",
        &["L105 39:99 there is no target for `Target(1)` | its only target is number 0"],
    );
    wrong(
        CARDS,
        "Damage(1, Target(0))",
        "Damage(1, Target(2))",
        &["L105 72:67 there is no target for `Target(2)` | its only target is number 0"],
    );
    wrong(
        CARDS,
        "Loot(1, They)",
        "Loot(1, Target(0))",
        &["L105 72:67 there is no target for `Target(0)` | the ability has no `targets`"],
    );
    wrong(
        CARDS,
        "Damage(1, Player(You))",
        "Damage(1, Target(0))",
        &["L105 54:78 there is no target for `Target(0)` | the ability has no `targets`"],
    );
    wrong(
        CARDS,
        "targets: [(kind: Roll)]",
        "targets: [(kind: Roll), (), (), (), ()]",
        &["L106 39:53 5 targets; an ability has at most 4 | leave some out"],
    );
    wrong(
        CARDS,
        "targets: [(kind: Creature)]",
        "targets: [(kind: Creature), (), (), (), ()]",
        &["L106 72:18 5 targets; an ability has at most 4 | leave some out"],
    );
}

#[test]
fn replacements() {
    wrong(
        CARDS,
        "More(1)",
        "More(0)",
        &["L101 29:57 More 0 is out of range | from 1 to 100"],
    );
    wrong(
        CARDS,
        "More(1)",
        "Less(-1)",
        &["L101 29:57 Less -1 is out of range | from 1 to 100"],
    );
    wrong(
        CARDS,
        "Coins(Yours), instead: More(1)",
        "Die((whose: Yours)), instead: More(1)",
        &["L117 29:59 there is no amount for `More` | here only `Nothing` and `Do(..)` make sense"],
    );
    wrong(
        CARDS,
        "Coins(Yours), instead: More(1)",
        "Penalty(Yours), instead: Double",
        &[
            "L117 29:54 there is no amount for `Double` | here only `Nothing` and `Do(..)` make sense",
        ],
    );
    wrong(
        CARDS,
        "Coins(Yours), instead: More(1)",
        "Destroyed((kind: Item, whose: Yours)), instead: Less(1)",
        &["L117 29:77 there is no amount for `Less` | here only `Nothing` and `Do(..)` make sense"],
    );
    wrong(
        CARDS,
        "Coins(Yours), instead: More(1)",
        "Damage(That), instead: More(1)",
        &[
            "L111 29:36 this is what it waits for, so it names nothing yet | write a filter, or `This`",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(targets: [(kind: Loot, place: Discard)], effects: [ReplaceNext(Die(Target(0)), Turn, Nothing)])",
        &["L118 47:92 `Die` is for players, monsters and familiars | this points it at loot cards"],
    );
}

#[test]
fn static_abilities_touch_somebody() {
    wrong(
        CARDS,
        "Triggered(when: SomethingDies((kind: Monster)), effects: [Loot(1, You)])",
        "Static(gives: [HandLimit(1)])",
        &[
            "L118 98:21 a room has no one to give this to | name the ones who get it: `who: (kind: ..)`",
        ],
    );
    wrong(
        CARDS,
        "Static(gives: [HandLimit(1)])",
        "Static(gives: [NoRecharge])",
        &[
            "L118 62:36 `NoRecharge` is for monsters, items, familiars, characters, rooms and shop items | this points it at players",
        ],
    );
    wrong(
        CARDS,
        "Static(gives: [HandLimit(1)])",
        "Static(gives: [RollsAgainst(1)])",
        &["L118 62:36 `RollsAgainst` is for monsters | this points it at players"],
    );
    wrong(
        CARDS,
        "Static(gives: [HandLimit(1)])",
        "Static(who: (kind: Monster), gives: [HandLimit(1)])",
        &["L118 62:58 `HandLimit` is for players | this points it at monsters"],
    );
    wrong(
        CARDS,
        "rewards: [",
        "abilities: [Static(gives: [HandLimit(1)])], rewards: [",
        &["L118 85:36 `HandLimit` is for players | this points it at monsters"],
    );
}
