//! Scenarios of Souls.

use fourfold::tools::scenario::Verdict;

use crate::the_only;

/// A scenario of Souls with that position and script.
fn souls(position: &str, script: &str) -> Verdict {
    the_only(&format!(
        "(title: \"t\", game: \"souls\", rules: [\"F-12\"], position: ({position}), script: [{script}])"
    ))
}

const TABLE: &str = "p0: (coins: 2, hand: [\"bomb\"], items: [\"bell as a\", \"till\"]), monsters: [\"brute as m\", \"mouse\"], dice: [6]";

#[test]
fn expectations_fail_where_they_stand() {
    let cases = [
        (
            "Expect(Coins(0, 3))",
            "1:182: error[S100]: expected ¢ 3, found 2",
        ),
        ("Expect(Hp(\"m\", 2))", "expected hit points 2, found 3"),
        ("Expect(Hp(player(1), 1))", "expected hit points 1, found 2"),
        (
            "Expect(In(\"m\", monster(1)))",
            "expected it in \"monster(1)\", found \"monster(0)\"",
        ),
        (
            "Expect(Row(monster(0), [\"mouse\"]))",
            "expected [\"mouse\"], found [\"m\"]",
        ),
        (
            "Expect(Deactivated(\"a\"))",
            "expected deactivated true, found false",
        ),
        (
            "Expect(Stack([ability(\"a\")]))",
            "expected another stack, found []",
        ),
        (
            "Expect(Aims(ability(\"a\"), []))",
            "nothing like this is on the stack: []",
        ),
        (
            "Expect(Attacked(\"m\"))",
            "expected that it is attacked: this, found nothing",
        ),
        (
            "Expect(Happened(die(\"m\")))",
            "expected that this happened: true",
        ),
        ("Expect(Winners([0]))", "expected winners"),
        (
            "Expect(Shown(1, Hand(0, 2)))",
            "expected cards in hand 2, found 1",
        ),
        (
            "Expect(Shown(1, Hp(\"bomb\", 2)))",
            "nobody shows that seat `bomb`",
        ),
        (
            "Expect(Musts([\"m\"]))",
            "expected other attacks to be compulsory, found []",
        ),
        (
            "Refused(0, pass, \"F-13\")",
            "expected a refusal with F-13, found: Attack, buy or end",
        ),
        ("Asked(1, \"act\")", "expected that seat 1 is asked"),
        ("NotOffered(0, end)", "expected this to be not offered"),
        (
            "Options(0, [attack, purchase, end])",
            "expected no other options but",
        ),
        ("AllPass", "nobody is asked to pass"),
        (
            "PassUntilAsked(1, \"act\")",
            "seat 1 is never asked \"act\" by passing",
        ),
        ("PassUntilOver", "the game is not over after 0 passes"),
    ];
    for (script, expected) in cases {
        let message = souls(TABLE, script).message;
        assert!(message.contains(expected), "{expected}\n{message}");
        let question = "seat 0 is asked \"act\" in Action: attack, purchase, end, play(\"bomb\")";
        assert!(message.contains(question), "{message}");
        assert!(
            message.contains("step(player(0), 5) // Action"),
            "{message}"
        );
    }
    let accepted = souls(TABLE, "Refused(0, use(\"a\"), \"F-19\")").message;
    assert!(accepted.contains("but it was accepted"), "{accepted}");
    assert!(souls(TABLE, "Do(0, use(\"a\"))").passed);
}

#[test]
fn a_stack_is_told_as_a_script_writes_it() {
    let script =
        "Do(0, attack), AllPass, Do(0, target(\"m\")), Do(0, use(\"a\")), Expect(Stack([]))";
    let message = souls(TABLE, script).message;
    let found = "expected another stack, found [attack_roll(player(0), 6), ability(\"a\")]";
    assert!(message.contains(found), "{message}");
    let asks = "seat 0 is asked \"act\" in AttackRolls: pass, play(\"bomb\"), use(\"till\", 0)";
    assert!(message.contains(asks), "{message}");
}

#[test]
fn positions_that_cannot_be_are_shown() {
    let cases = [
        ("p0: (hand: [\"bom\"])", "error[S010]: unknown card `bom`"),
        (
            "p0: (hand: [\"bell\"])",
            "error[S014]: `scenario:bell` cannot be there",
        ),
        (
            "p0: (items: [\"bomb\"])",
            "error[S014]: `scenario:bomb` cannot be there",
        ),
        (
            "monsters: [\"windfall\"]",
            "error[S014]: `scenario:windfall` cannot be there",
        ),
        (
            "p0: (curses: [\"windfall\"])",
            "`scenario:windfall` cannot be there",
        ),
        ("p0: (souls: [\"rat\"])", "`scenario:rat` cannot be there"),
        ("loot_deck: [\"mouse\"]", "`scenario:mouse` cannot be there"),
        (
            "p0: (hand: [(card: \"bomb\", deactivated: true)])",
            "error[S014]: only a card in play can stand like that",
        ),
        (
            "monsters: [[(card: \"mouse\", as: \"a\", damage: 1), \"rat\"]]",
            "`a` is not in play and cannot stand like that",
        ),
        (
            "p0: (items: [(card: \"bell\", damage: 1)])",
            "`scenario:bell` has no hit points",
        ),
        (
            "p0: (items: [\"bell as a\", \"till as a\"])",
            "error[S011]: `a` is already the label",
        ),
        (
            "p0: (items: [(card: \"bell\", as: \"a\", copies: 2)])",
            "several copies cannot share one label",
        ),
        (
            "must: [\"x\"]",
            "error[S013]: nothing in play is called `x`",
        ),
        ("must: [\"mouse\"]", "error[S013]: several `mouse`"),
        (
            "must: [\"bell\"], p0: (items: [\"bell\"])",
            "only something with hit points in play can be attacked",
        ),
        (
            "p0: (coins: -1)",
            "¢ of seat 0, -1 is out of range: 0 to 9999 (F-48)",
        ),
        ("p0: (damage: 1000)", "is out of range: -999 to 999 (F-114)"),
        ("turn: 0", "turn 0 is out of range: 1 to 65535 (T-05)"),
        ("step: Over", "no position begins in Over"),
        (
            "step: AttackRolls",
            "in `AttackRolls` an attack runs; say which (F-97)",
        ),
        (
            "step: TurnEnd, attack: (target: \"m\"), monsters: [\"mouse as m\"]",
            "no attack runs in TurnEnd (F-97)",
        ),
        (
            "attack: (target: \"x\")",
            "error[S013]: nothing in play is called `x`",
        ),
        (
            "attack: (target: \"bell\"), p0: (items: [\"bell\"])",
            "only something with hit points in play is attacked (F-91)",
        ),
        (
            "attack: (target: \"u\"), monsters: [[\"mouse as u\", \"rat\"]]",
            "only something with hit points in play is attacked (F-91)",
        ),
        (
            "attack: (target: \"m\"), monsters: [\"mouse as m\"], p0: (dead: true)",
            "an attack ends when the active player dies (F-129)",
        ),
        (
            "attack: (target: \"m\", helpers: [0]), monsters: [\"mouse as m\"]",
            "other players of this game help in an attack (F-107)",
        ),
        (
            "attack: (target: \"m\", helpers: [2]), monsters: [\"mouse as m\"]",
            "other players of this game help in an attack (F-107)",
        ),
        (
            "attack: (target: \"m\", helpers: [1], rolling: [2]), seats: 3, monsters: [\"mouse as m\"]",
            "only who helps still rolls (F-107)",
        ),
        (
            "attack: (target: \"m\", rolls: 101), monsters: [\"mouse as m\"]",
            "an attack has at most 100 rolls (R60)",
        ),
        ("priority: 1", "say what waits on it"),
        (
            "stack: [(kind: Loot, of: \"purse\")], priority: 2",
            "priority: a seat of this game; fewer than 2 have passed (F-66)",
        ),
        (
            "stack: [(kind: Loot, of: \"purse\")], passed: 2",
            "fewer than 2 have passed (F-66)",
        ),
        (
            "step: HandLimit, stack: [(kind: Loot, of: \"purse\")]",
            "no position has something on the stack in HandLimit (F-74)",
        ),
        (
            "stack: [(kind: Loot, of: \"purs\")]",
            "did you mean `purse`?",
        ),
        (
            "stack: [(kind: Loot, of: \"bell\")]",
            "`scenario:bell` cannot be there",
        ),
        (
            "stack: [(kind: Loot, of: \"bomb\")]",
            "entry 0 of the stack, Loot: 0 targets, and it has 1 (F-76)",
        ),
        (
            "stack: [(kind: Loot, of: \"purse\", mode: 1)]",
            "there are 1 ways, counted from 0 (F-77)",
        ),
        (
            "stack: [(kind: Loot, of: \"purse\", game: true)]",
            "a player plays it (F-20)",
        ),
        (
            "stack: [(kind: Ability, of: \"j\")], p0: (items: [\"junk as j\"])",
            "say which ability of the card",
        ),
        (
            "stack: [(kind: Ability, of: \"b\", ability: 1)], p0: (items: [\"bell as b\"])",
            "ability 1 of `scenario:bell` is none that waits like this",
        ),
        (
            "stack: [(kind: Trigger, of: \"b\", ability: 0)], p0: (items: [\"bell as b\"])",
            "ability 0 of `scenario:bell` is none that waits like this",
        ),
        (
            "stack: [(kind: Roll, by: 0, amount: 7)]",
            "a die shows 1 to 6 (F-84)",
        ),
        (
            "stack: [(kind: Roll, by: 0, amount: 2, combat: true)]",
            "belong to the attack that runs (F-97, F-103)",
        ),
        (
            "stack: [(kind: Roll, by: 3, amount: 2)], priority: 0",
            "it names a seat, a card or an entry that is not there",
        ),
        (
            "stack: [(kind: Reading, of: \"p\", amount: 2)], loot_discard: [\"pill as p\"]",
            "say which roll of the card is read (F-89)",
        ),
        (
            "stack: [(kind: Roll, of: \"p\", by: 0, amount: 2, roll: 1)], loot_discard: [\"pill as p\"]",
            "`scenario:pill` has 1 rolls, counted from 0",
        ),
        (
            "stack: [(kind: Damage, of: \"m\", targets: [player(0)])], monsters: [\"mouse as m\"]",
            "no damage of 0 goes on the stack (F-115)",
        ),
        (
            "stack: [(kind: Damage, of: \"m\", amount: 1)], monsters: [\"mouse as m\"]",
            "it hits one player or card in play with hit points (F-114)",
        ),
        (
            "stack: [(kind: Death, of: \"m\"), (kind: Death, of: \"m\")], monsters: [\"mouse as m\"]",
            "entry 1 of the stack, Death: nothing dies twice on the stack (F-128)",
        ),
        (
            "stack: [(kind: Death, of: player(0))], p0: (dead: true)",
            "a player dies once a turn (F-137)",
        ),
        (
            "stack: [(kind: Death, of: \"b\")], p0: (items: [\"bell as b\"])",
            "only what has hit points in play dies (F-121)",
        ),
        (
            "stack: [(kind: Damage, of: entry(0), amount: 1, targets: [player(0)])]",
            "it comes from a card or a player",
        ),
        (
            "stack: [(kind: Loot, of: \"purse\", targets: [entry(2)])]",
            "it names a seat, a card or an entry that is not there",
        ),
        (
            "deaths: [(of: \"bell as b\", step: Reward)]",
            "`b` cannot be there",
        ),
        (
            "deaths: [(of: \"mouse as m\", step: Penalty)]",
            "death 0, Penalty: of a card that lies apart come",
        ),
        (
            "deaths: [(step: Reward)]",
            "of nothing `Refill` (F-121, F-130)",
        ),
        (
            "deaths: [(of: \"mouse as m\", step: Reward, height: 1)]",
            "the stack is lower than where it goes on (R42)",
        ),
        (
            "deaths: [(of: \"mouse as m\", step: Reward, height: 1), (of: \"mouse as n\", step: Reward)], stack: [(kind: Loot, of: \"purse\")]",
            "death 1, Reward: the death that began last goes on first (R42)",
        ),
        (
            "deaths: [(of: \"mouse as m\", step: Reward, killer: entry(0))], stack: [(kind: Loot, of: \"purse\")]",
            "a card or a player kills (F-114)",
        ),
        (
            "deaths: [(of: player(1), step: Penalty)]",
            "a player of this game died: write `dead: true` (F-137)",
        ),
        (
            "deaths: [(of: player(0), step: Penalty)], p0: (dead: true)",
            "the turn of a dead player ends: write `died: Outside` or `died: InAttack` (F-129)",
        ),
        (
            "deaths: [(of: player(1), step: Penalty), (of: player(1), step: Penalty)], p1: (dead: true)",
            "death 1, Penalty: nothing dies twice at once (F-128)",
        ),
        (
            "died: Outside",
            "the active player died: write `dead: true` (F-129)",
        ),
        (
            "died: Outside, step: TurnEnd, p0: (dead: true)",
            "in the end phase the turn ends by itself (F-129)",
        ),
        (
            "deaths: [(of: \"mouse as m\", step: Reward)], step: HandLimit",
            "no death is being carried out in HandLimit (F-74)",
        ),
        ("active: 2", "a seat of this game is 0 to 1"),
        ("active: 4", "a seat is 0 to 3"),
        ("seats: 5", "these are 2 to 4 players"),
        ("seats: 2, p3: ()", "these are 4 to 4 players"),
        ("dice: [7]", "a die shows 1 to 6"),
        (
            "p0: (items: [(card: \"bomb\", used: [8])])",
            "abilities are counted from 0 to 7",
        ),
        (
            "seats: 3, mode: Together(goal: 4, capped: false)",
            "a game together has 2 characters",
        ),
        (
            "shop: [[], [], [], [], [], [], [], [], []]",
            "at most 8 shop, 12 monster and 4 room slots",
        ),
        (
            "p0: (hand: [(card: \"bomb\", copies: 250)]), p1: (hand: [(card: \"bomb\", copies: 250)])",
            "more than 484 cards",
        ),
    ];
    for (position, expected) in cases {
        let message = souls(position, "").message;
        assert!(
            message.contains(expected),
            "{position}: {expected}\n{message}"
        );
    }
    let message = souls("p0: (hand: [\"bomp\"])", "").message;
    assert!(message.contains("did you mean `bomb`?"), "{message}");
    assert!(message.contains("some/file.ron:1:69: "), "{message}");
}

#[test]
fn other_mistakes_are_shown() {
    for (text, expected) in [
        (
            "(title: \"t\", game: \"souls\", rules: [\"F-177\"], position: (), script: [])",
            "error[S002]: there is no rule `F-177`; Souls has F-01 to F-176",
        ),
        (
            "(title: \"t\", game: \"souls\", script: [AllPass])",
            "error[S001]: a scenario needs",
        ),
        (
            "(title: \"t\", game: \"souls\", position: (), script: [Do(0, plya(\"x\"))])",
            "did you mean `play`?",
        ),
        (
            "(title: \"t\", game: \"souls\", position: (), script: [Do(0, helper(\"x\"))])",
            "write it like this: helper(player(1))",
        ),
        (
            "(title: \"t\", game: \"souls\", position: (), script: [Expect(Stack([dice(player(0))]))])",
            "unknown entry `dice`",
        ),
        (
            "(title: \"t\", game: \"souls\", position: (), script: [Expect(Hp(3, 1))])",
            "error[S020]: this is about a card or a player",
        ),
        (
            "(title: \"t\", game: \"souls\", position: (), script: [Expect(Hp(player(3), 1))])",
            "error[S021]: there is no seat 3",
        ),
        (
            "(title: \"t\", game: \"souls\", position: (), script: [Expect(Charged(\"bel\"))])",
            "did you mean `bell`?",
        ),
        (
            "(title: \"t\", game: \"souls\", position: (), script: [Expect(Charged(\"mouse\"))])",
            "error[S022]: `mouse` could be",
        ),
        (
            "(title: \"t\", game: \"souls\", position: (), script: [Expect(Count(top, 1))])",
            "error[S023]: a place is",
        ),
        (
            "(title: \"t\", game: \"souls\", fresh: (set: \"no_such_set\"), script: [])",
            "error[S024]: unknown set `no_such_set`",
        ),
        (
            "(title: \"t\", game: \"souls\", fresh: (seats: 5), script: [])",
            "error[S014]: a game has 2 to 4 players",
        ),
        (
            "(title: \"t\", game: \"souls\", fresh: (characters: [\"mouse\"]), script: [])",
            "error[S014]: `mouse` cannot be there",
        ),
        (
            "(title: \"t\", game: \"souls\", fresh: (loot: [(\"mouse\", 3)]), script: [])",
            "error[S014]: `mouse` cannot be there",
        ),
        (
            "(title: \"t\", game: \"souls\", script: [CheckSet(change: [(Boss, 31)])])",
            "error[S100]: the deck is not legal",
        ),
        (
            "(title: \"t\", game: \"souls\", script: [CheckSet(refused: \"F-175\")])",
            "expected a refusal with F-175, found nothing",
        ),
    ] {
        let message = the_only(text).message;
        assert!(message.contains(expected), "{expected}\n{message}");
    }
}

/// A number out of range is said with its range and its rule, and a card by the label that its author gave.
#[test]
fn numbers_of_a_position_are_said_with_their_range_and_rule() {
    let cases = [
        (
            "monsters: [(card: \"mouse\", as: \"ace\", damage: 1000)]",
            "damage of `ace`, 1000 is out of range: -999 to 999 (F-114)",
        ),
        (
            "monsters: [(card: \"mouse\", as: \"ace\", counters: -1)]",
            "counters of `ace`, -1 is out of range: 0 to 999 (F-164)",
        ),
        (
            "p1: (damage: 1000)",
            "damage of seat 1, 1000 is out of range: -999 to 999 (F-114)",
        ),
        (
            "p0: (loot_plays: 100)",
            "loot plays of seat 0, 100 is out of range: 0 to 99 (F-10)",
        ),
        ("timer: 0", "the timer 0 is out of range: 1 to 50 (F-173)"),
    ];
    for (position, expected) in cases {
        let message = souls(position, "Do(0, end)").message;
        assert!(
            message.contains(expected),
            "{position}: {expected}\n{message}"
        );
    }
}

/// A tag that no card has, in a scenario's own card.
#[test]
fn unknown_tags_are_errors() {
    let text = "(title: \"t\", game: \"souls\", cards: [(id: \"pad\", name: \"Pad\", kind: StartingItem, tags: [\"padded\"], abilities: [Static(who: (kind: Item, tag: \"padedd\"), gives: [Eternal])])], position: (), script: [Do(0, end)])";
    let message = the_only(text).message;
    let said = "error[L123]: no card has the tag `padedd`";
    assert!(message.contains(said), "{message}");
    assert!(message.contains("did you mean `padded`?"), "{message}");
}
