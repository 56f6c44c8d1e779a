//! What is probably a mistake: warnings, with which a pack is used.

use super::{CARDS, Packs, warned};

#[test]
fn what_does_nothing() {
    warned(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [])",
        &["L132 47:21 this does nothing"],
    );
    warned(
        CARDS,
        "Static(gives: [HandLimit(1)])",
        "Static(gives: [])",
        &["L132 62:21 this does nothing"],
    );
    warned(
        CARDS,
        "Replaces(event: Coins(Yours), instead: More(1))",
        "Replaces(event: Coins(Yours), instead: Do([]))",
        &["L132 29:13 this does nothing"],
    );
    warned(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [May([])])",
        &["L132 47:39 this does nothing"],
    );
    warned(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [And([])])",
        &["L132 47:39 this does nothing"],
    );
    warned(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [If(YourTurn, [])])",
        &["L132 47:39 this does nothing"],
    );
    warned(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [MayDo(Each, [])])",
        &["L132 47:39 this does nothing"],
    );
    warned(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [EachDoes(Each, [])])",
        &["L132 47:39 this does nothing"],
    );
    warned(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Choose(You, (kind: Item), [])])",
        &["L132 47:39 this does nothing"],
    );
}

#[test]
fn filters_that_match_nothing() {
    warned(
        CARDS,
        "(tag: \"feline\", kind: Item), gives: [Eternal]",
        "(kind: Monster, whose: Yours), gives: [Eternal]",
        &[
            "L134 28:41 this matches nothing: that is nobody's | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "targets: [(kind: Creature)]",
        "targets: [(kind: Creature, group: Coin1)]",
        &[
            "L134 72:45 this matches nothing: that is never of this group | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "targets: [(kind: Creature)]",
        "targets: [(kind: Monster, group: Coin1)]",
        &[
            "L134 72:44 this matches nothing: that is never of this group | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "targets: [(kind: Creature)]",
        "targets: [(kind: Player, charged: true)]",
        &[
            "L134 72:43 this matches nothing: that is never charged | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "targets: [(kind: Creature)]",
        "targets: [(kind: Player, keyword: Eternal)]",
        &[
            "L134 72:43 this matches nothing: only cards have keywords | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "targets: [(kind: Creature)]",
        "targets: [(kind: Monster, taps: true)]",
        &[
            "L134 72:44 this matches nothing: that has no tap ability | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "targets: [(kind: Creature)]",
        "targets: [(kind: Creature, boss: true, attack: true)]",
        &[
            "L134 72:57 this matches nothing: only rolls are attack rolls | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "targets: [(kind: Creature)]",
        "targets: [(kind: Monster, active: true)]",
        &[
            "L134 72:44 this matches nothing: only a player is active | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "targets: [(kind: Creature)]",
        "targets: [(kind: Monster, starting: true)]",
        &[
            "L134 72:44 this matches nothing: only items are starting items | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "targets: [(kind: Creature)]",
        "targets: [(kind: Monster, combat: false)]",
        &[
            "L134 72:44 this matches nothing: only damage is combat damage | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "targets: [(kind: Creature)]",
        "targets: [(kind: Monster, max_hp: -1)]",
        &[
            "L134 72:44 this matches nothing: nothing has so few hit points | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "targets: [(kind: Creature)]",
        "targets: [(kind: Monster, most: Coins)]",
        &[
            "L134 72:44 this matches nothing: only players have most or least | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "targets: [(kind: Creature)]",
        "targets: [(kind: Monster, this: true)]",
        &[
            "L134 72:44 this matches nothing: this is no such thing | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "Static(gives: [HandLimit(1)])",
        "Activated(tap: true, effects: [PutOnTop(Each((kind: Curse, place: Discard)))])",
        &[
            "L134 62:87 this matches nothing: `Loot`, `Treasure`, `MonsterCard` and `Room` lie in discards | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "targets: [(kind: Creature)]",
        "targets: [(kind: Monster, place: Hand)]",
        &[
            "L134 72:51 this matches nothing: hands hold loot | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "Static(gives: [HandLimit(1)])",
        "Static(who: (kind: Player), gives: [HandLimit(1)]), Activated(tap: true, effects: [PutOnTop(Each((kind: Loot)))])",
        &[
            "L134 62:125 this matches nothing: loot lies in a hand or in the discard | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "Static(gives: [HandLimit(1)])",
        "Activated(tap: true, effects: [PutOnTop(Each((kind: Treasure)))])",
        &[
            "L134 62:73 this matches nothing: write `place: Discard` or `place: Deck` | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "Static(gives: [HandLimit(1)])",
        "Activated(tap: true, effects: [PutOnTop(Each((kind: MonsterCard)))])",
        &[
            "L134 62:73 this matches nothing: write `place: Discard` or `place: Deck` | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "Static(gives: [HandLimit(1)])",
        "Activated(tap: true, effects: [Cancel(Each((kind: Entry, place: Discard)))])",
        &[
            "L134 62:85 this matches nothing: an entry is on the stack | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "Static(gives: [HandLimit(1)])",
        "Activated(tap: true, effects: [Recharge(Each((kind: Item, this: true, other: true)))])",
        &[
            "L134 62:91 this matches nothing: `this` and `other` exclude each other | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "Static(gives: [HandLimit(1)])",
        "Activated(tap: true, effects: [Recharge(Each((kind: Room, eternal: true, attacked: true, alive: true, damaged: true)))])",
        &[
            "L134 62:94 this matches nothing: that is never attacked | change that part, or the `kind` or `place` of the filter",
        ],
    );
}

#[test]
fn conditions_that_never_come_true() {
    warned(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [If(ThisCharged, [Loot(1, You)])])",
        &["L135 47:42 this never holds: this is never charged"],
    );
    warned(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [If(Not(ThisAttacked), [Loot(1, You)])])",
        &["L135 47:46 this never holds: this is never attacked"],
    );
    warned(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [If(CountersAtLeast(1), [Loot(1, You)])])",
        &["L135 47:42 this never holds: counters lie on cards in play"],
    );
    warned(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [If(AnyOf([]), [Loot(1, You)])])",
        &["L135 47:42 this never holds: there is nothing that could hold"],
    );
    warned(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [If(All([]), [Loot(1, You)])])",
        &["L135 47:42 this always holds: it asks for nothing"],
    );
    warned(
        CARDS,
        "CoinsAtLeast(25, You)",
        "ThisCharged",
        &["L135 100:72 this never holds: this is never charged"],
    );
}

#[test]
fn triggers_that_never_happen() {
    warned(
        CARDS,
        "Triggered(when: Rolled(by: Yours, on: [6]), effects: [GainCoins(That, You)])",
        "Triggered(when: Dies, effects: [Loot(1, You)])",
        &["L135 20:37 this never happens to a starting item"],
    );
    warned(
        CARDS,
        "MoreLootPlays(1, You)])]",
        "MoreLootPlays(1, You)]), Triggered(when: Dies, effects: [Loot(1, You)])]",
        &["L135 9:93 this never happens to a character | `PlayerDies(Yours)`?"],
    );
    warned(
        CARDS,
        "MoreLootPlays(1, You)])]",
        "MoreLootPlays(1, You)]), Triggered(when: Enters, effects: [Loot(1, You)])]",
        &["L135 9:93 this never happens to a character"],
    );
    warned(
        CARDS,
        "MoreLootPlays(1, You)])]",
        "MoreLootPlays(1, You)]), Triggered(when: Leaves, effects: [Loot(1, You)])]",
        &["L135 9:93 this never happens to a character"],
    );
    warned(
        CARDS,
        "Replaces(event: Coins(Yours), instead: More(1))",
        "Triggered(when: GameStarts, effects: [Loot(1, You)])",
        &["L135 29:29 this never happens to a treasure"],
    );
    warned(
        CARDS,
        "Triggered(when: SomethingDies((kind: Monster)), effects: [Loot(1, You)])",
        "Triggered(when: Deals, effects: [Loot(1, You)])",
        &["L135 98:37 this never happens to a room"],
    );
    warned(
        CARDS,
        "Triggered(when: SomethingDies((kind: Monster)), effects: [Loot(1, You)])",
        "Triggered(when: SomethingDies((kind: Room)), effects: [Loot(1, You)])",
        &["L135 98:58 this never happens to rooms | it happens to players, monsters and familiars"],
    );
    warned(
        CARDS,
        "Triggered(when: SomethingDies((kind: Monster)), effects: [Loot(1, You)])",
        "Triggered(when: Damaged((kind: Character)), effects: [Loot(1, You)])",
        &[
            "L135 98:52 this never happens to characters | it happens to players, monsters and familiars",
        ],
    );
    warned(
        CARDS,
        "Triggered(when: SomethingDies((kind: Monster)), effects: [Loot(1, You)])",
        "Triggered(when: Destroyed((kind: Monster)), effects: [Loot(1, You)])",
        &[
            "L135 98:54 this never happens to monsters | it happens to items, familiars, souls, curses, rooms and shop items",
        ],
    );
    warned(
        CARDS,
        "Replaces(event: Coins(Yours), instead: More(1))",
        "Replaces(event: Die((kind: Curse)), instead: Nothing)",
        &[
            "L135 29:40 this never happens to curses | it happens to players, monsters and familiars",
        ],
    );
    warned(
        CARDS,
        "Replaces(event: Coins(Yours), instead: More(1))",
        "Replaces(event: Destroyed((kind: Player)), instead: Nothing)",
        &[
            "L135 29:46 this never happens to players | it happens to items, familiars, souls, curses, rooms and shop items",
        ],
    );
    warned(
        CARDS,
        "Triggered(when: SomethingDies((kind: Monster)), effects: [Loot(1, You)])",
        "Triggered(when: TurnEnds(Any), late: true, effects: [Loot(1, You)])",
        &["L135 98:52 only what triggers on a death can be late"],
    );
}

#[test]
fn what_can_go_on_for_ever() {
    let said = "this can go on without end; a game in which it does is a draw (T-09)";
    let at = &[&*format!("L137 20:21 {said}")];
    for (when, effect) in [
        ("GainsCoins(Yours)", "GainCoins(1, You)"),
        ("GainsCoins(Any)", "GainCoins(That, Each)"),
        (
            "DieRolled(by: Any)",
            "Roll([(on: [1], effects: [Loot(1, You)])])",
        ),
    ] {
        let to = format!("Triggered(when: {when}, effects: [{effect}])");
        warned(CARDS, COMB, &to, at);
        // Not sure to: once a turn, or on a condition.
        for part in ["once: true", "only_if: YourTurn"] {
            let to = format!("Triggered(when: {when}, {part}, effects: [{effect}])");
            warned(CARDS, COMB, &to, &[]);
        }
    }
    let to = "Activated(tap: true, effects: [Recharge(This), GainCoins(1, You)])";
    warned(CARDS, COMB, to, at);
    let to = "Activated(tap: true, costs: [Coins(1)], effects: [Recharge(This)])";
    warned(CARDS, COMB, to, &[]);
    let to = "Triggered(when: GainsCoins(Theirs), effects: [GainCoins(1, You)])";
    warned(CARDS, COMB, to, &[]);
}

/// What the tiny pack's starting item does.
const COMB: &str = "Triggered(when: Rolled(by: Yours, on: [6]), effects: [GainCoins(That, You)])";

#[test]
fn an_attack_that_can_go_on_for_ever() {
    let packs = Packs::tiny_souls();
    packs.edit(
        CARDS,
        "evasion: 3,\n        attack: 1,",
        "evasion: 3,\n        attack: 0,",
    );
    assert_eq!(packs.problems(), Vec::<String>::new());
    let bob = "name: \"Bob\", kind: Character, hp: 2, attack: ";
    packs.edit(CARDS, &format!("{bob}1"), &format!("{bob}0"));
    let report = packs.load_souls().1.to_string();
    let said = "neither `tiny:bob` nor `tiny:rat` has any attack";
    assert!(report.contains("L138") && report.contains(said), "{report}");
}

#[test]
fn nobody_controls_a_monster() {
    let of = |who: &str| {
        format!("Triggered(when: SomethingDies({who}), effects: [Loot(1, ControllerOf(That))])")
    };
    warned(
        CARDS,
        "Triggered(when: SomethingDies((kind: Monster)), effects: [Loot(1, You)])",
        &of("(kind: Monster)"),
        &[
            "W061 98:87 nobody controls that: the active player is meant | write `Active`, or `You` for whoever has this card",
        ],
    );
    warned(
        CARDS,
        "Triggered(when: SomethingDies((kind: Monster)), effects: [Loot(1, You)])",
        &of("(kind: Item)"),
        &[],
    );
}

#[test]
fn what_dies_is_not_alive() {
    warned(
        CARDS,
        "Triggered(when: SomethingDies((kind: Monster)), effects: [Loot(1, You)])",
        "Triggered(when: SomethingDies((kind: Monster, alive: true)), effects: [Loot(1, You)])",
        &["L135 98:67 what dies is not alive any more | leave that part out"],
    );
}
