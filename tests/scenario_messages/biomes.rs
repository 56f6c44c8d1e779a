//! Scenarios of Biomes.

use fourfold::tools::scenario::Verdict;

use crate::verdicts;

/// The verdict on one scenario of Biomes, which says so as its last field.
fn the_only(text: &str) -> Verdict {
    let text = text.strip_suffix(')').expect("it ends with a bracket");
    crate::the_only(&format!("{text}, game: \"biomes\")"))
}

#[test]
fn a_wrong_expectation_fails_where_it_stands() {
    let verdict = the_only(
        "(title: \"t\", rules: [\"N-05\"], position: (p0: (hand: [\"survey_drone\"])),\n  script: [\n    Expect(Hand(0, 2)),\n  ])",
    );
    assert!(!verdict.passed);
    let start = "some/file.ron:3:12: error[S100]: expected how many 2, found 1";
    assert!(verdict.message.starts_with(start), "{}", verdict.message);
    assert!(
        verdict.message.contains("seat 0 is asked \"act\""),
        "{}",
        verdict.message
    );
    assert!(
        verdict
            .message
            .contains("step(player(0), 5) // FirstPrimary"),
        "{}",
        verdict.message
    );
}

#[test]
fn a_wrong_rule_of_a_refusal_fails() {
    let wrong = "(title: \"t\", position: (p0: (hand: [\"survey_drone\"])), script: [Refused(0, play(\"survey_drone\"), \"N-34\")])";
    let verdict = the_only(wrong);
    let start =
        "some/file.ron:1:98: error[S100]: expected a refusal with N-34, found: You cannot pay";
    assert!(verdict.message.starts_with(start), "{}", verdict.message);
    let right = wrong.replace("N-34", "N-52");
    assert!(the_only(&right).passed);
    let accepted = wrong.replace("hand: [", "energy: (void: 2), hand: [");
    let message = the_only(&accepted).message;
    assert!(message.contains("but it was accepted"), "{message}");
}

#[test]
fn mistakes_in_a_file_are_shown_with_line_and_column() {
    let text = "[(title: \"one\", position: (p0: (hnad: [])),\n  script: [Do(0, plya(\"x\"))], game: \"biomes\"),\n (title: \"two\", position: (), script: [Expect(Hand(0, 0))], game: \"biomes\")]";
    let all = verdicts(text);
    assert_eq!(all.len(), 2, "{all:#?}");
    let message = &all[0].message;
    assert!(
        message.contains("some/file.ron:1:33: error[P021]: unknown field `hnad`"),
        "{message}"
    );
    assert!(
        message.contains("some/file.ron:2:18: error[P022]: unknown choice `plya`"),
        "{message}"
    );
    assert!(message.contains("did you mean `play`?"), "{message}");
    assert!(all[1].passed, "the sound scenario of the file still runs");
}

#[test]
fn names_that_mean_nothing_are_shown_with_the_nearest_one() {
    let cases = [
        (
            "(title: \"t\", position: (p0: (hand: [\"survay_drone\"])), script: [Mark])",
            "1:37: error[S010]: unknown card",
        ),
        (
            "(title: \"t\", position: (p0: (hand: [\"survey_drone as pup\"])), script: [Do(0, play(\"pop\"))])",
            "1:83: error[S020]: `pop`",
        ),
        (
            "(title: \"t\", position: (p0: (staging: [(card: \"survey_drone\", used: [8])])), script: [Mark])",
            "abilities are counted from 0 to 7",
        ),
        (
            "(title: \"t\", rules: [\"N-200\"], position: (), script: [Mark])",
            "1:22: error[S002]: there is no rule",
        ),
        (
            "(title: \"t\", position: (advancing: [(\"x\", Desert)]), script: [Mark])",
            "error[S012]: Desert is not on the table",
        ),
        (
            "(title: \"t\", script: [PassBoth])",
            "1:1: error[S001]: a scenario needs",
        ),
        (
            "(title: \"t\", fresh: (decks: (\"ember_tyde\", \"ember_tide\")), script: [Mark])",
            "1:30: error[S024]: unknown deck",
        ),
    ];
    for (text, expected) in cases {
        let verdict = the_only(text);
        assert!(
            !verdict.passed && verdict.message.contains(expected),
            "{expected}\n{}",
            verdict.message
        );
    }
}

#[test]
fn a_name_of_several_cards_asks_for_an_alias() {
    let verdict = the_only(
        "(title: \"t\", position: (p0: (hand: [(card: \"survey_drone\", copies: 2)], energy: (void: 9))), script: [Do(0, play(\"survey_drone\"))])",
    );
    assert!(
        verdict.message.contains("error[S022]: 2 options fit"),
        "{}",
        verdict.message
    );
}

/// A sub-type that no card has, in a scenario's own cards and biomes.
#[test]
fn unknown_sub_types_are_errors() {
    let card = |word: &str| {
        format!(
            "cards: [(id: \"cub\", name: \"Cub\", kind: Event, subtype: \"bear\", speed: 3, abilities: [Execute(targets: [(subtype: \"{word}\")], effects: [Lock(Target(0))])])]"
        )
    };
    let biome = |word: &str| {
        format!(
            "biomes: [(kind: Woods, name: \"Woods\", alignments: [Growth, Storm, Dark], influence: [Persistent(who: Some((subtype: \"{word}\")), gives: [Attack(1)])])]"
        )
    };
    for with in [card("baer"), biome("baer")] {
        let text = format!("(title: \"t\", {with}, position: (), script: [PassBoth])");
        let verdict = the_only(&text);
        let said = "error[B035]: no card has the sub-type `baer`";
        assert!(
            !verdict.passed && verdict.message.contains(said),
            "{with}\n{}",
            verdict.message
        );
    }
    let text = format!(
        "(title: \"t\", {}, position: (), script: [PassBoth])",
        card("bear")
    );
    let verdict = the_only(&text);
    assert!(verdict.passed, "{}", verdict.message);
}

/// Positions that no game leads to are refused, each with its rule.
#[test]
fn impossible_positions_are_refused() {
    let agents = "p0: (sectors: { Woods: [\"gravel_boxer as a\"], Shore: [\"gravel_boxer as b\"] }), p1: (sectors: { Woods: [\"gravel_boxer as d\"] })";
    let cases = [
        (format!("{agents}, step: DefendAfter, attackers: [\"b\"], defenders: [(\"d\", \"b\")]"), "N-111"),
        (
            format!("{agents}, step: DefendAfter, attackers: [\"a\", \"b\"], defenders: [(\"d\", \"a\"), (\"d\", \"a\")]"),
            "N-106",
        ),
        (format!("{agents}, step: DefendAfter, attackers: [\"a\", \"a\"]"), "N-95"),
        (format!("{agents}, step: DefendAfter, attackers: [\"d\"]"), "N-97"),
        (format!("{agents}, step: FirstPrimary, attackers: [\"a\"]"), "N-94"),
        (format!("{agents}, step: AttackBefore, attackers: [\"a\"]"), "N-94"),
        (format!("{agents}, step: SecondPrimary, attackers: [\"a\"]"), "N-127"),
        (format!("{agents}, attackers: [\"a\"]"), "N-94"),
        (format!("{agents}, step: DefendAfter, defenders: [(\"d\", \"a\")]"), "N-105"),
        ("p0: (staging: [\"gravel_boxer as a\"]), step: AdvanceWindow, biomes: [Woods, Shore, (kind: Metro, lost: [0])], advancing: [(\"a\", Metro)]".to_owned(), "N-85"),
        ("match_number: 255".to_owned(), "is out of range: 1 to 3"),
        ("match_number: 0".to_owned(), "is out of range: 1 to 3"),
        ("wins: (1, 0)".to_owned(), "N-01"),
        ("best_of: 3, wins: (0, 2)".to_owned(), "N-02"),
        ("turn: 10000".to_owned(), "turn 10000 is out of range: 1 to 9999 (N-143)"),
        ("p0: (staging: [(card: \"gravel_boxer\", overclock: 4)])".to_owned(), "N-153"),
        ("p0: (hand: [(card: \"gravel_boxer\", owner: 1)])".to_owned(), "zone of its owner"),
        ("p0: (deck: [(card: \"gravel_boxer\", copies: 255), (card: \"gravel_boxer\", copies: 255), (card: \"gravel_boxer\", copies: 255)])".to_owned(), "more than 600"),
    ];
    for (position, expected) in cases {
        let text = format!("(title: \"t\", position: ({position}), script: [PassBoth])");
        let verdict = the_only(&text);
        assert!(
            !verdict.passed
                && verdict.message.contains("error[S014]")
                && verdict.message.contains(expected),
            "{position}: {expected}\n{}",
            verdict.message
        );
    }
}

/// At the limits a position plays.
#[test]
fn positions_at_the_limits_play() {
    let cases = [
        "turn: 9999",
        "best_of: 3, match_number: 3, wins: (1, 1)",
        "p0: (deck: [(card: \"gravel_boxer\", copies: 255), (card: \"gravel_boxer\", copies: 255), (card: \"gravel_boxer\", copies: 50)])",
        "p0: (staging: [(card: \"gravel_boxer\", overclock: 3, markers: 255, buffs: [(999, 999, Turn), (999, 999, Permanent)])])",
    ];
    for position in cases {
        let text = format!("(title: \"t\", position: ({position}), script: [PassBoth])");
        let verdict = the_only(&text);
        assert!(verdict.passed, "{position}\n{}", verdict.message);
    }
}

/// A number out of range is said with its range and its rule, and a card by the label that its author gave.
#[test]
fn numbers_of_a_position_are_said_with_their_range_and_rule() {
    let boxer = |more: &str| {
        format!("p0: (sectors: {{ Woods: [(card: \"gravel_boxer\", as: \"ace\", {more})] }})")
    };
    let cases = [
        (
            boxer("damage: 1000"),
            "the damage of `ace`, 1000 is out of range: 0 to 999 (N-126)",
        ),
        (
            boxer("buffs: [(1000, 0, Turn)]"),
            "an increase of `ace`, 1000 is out of range: -999 to 999 (N-142)",
        ),
        (
            boxer("overclock: 4"),
            "`ace` is overclocked by more than 3 (N-153)",
        ),
        (
            "biomes: [(kind: Woods, durability: Some((1000, 1))), (kind: Shore), (kind: Badlands)]"
                .to_owned(),
            "the durability of Woods, 1000 is out of range: -999 to 999 (N-05, N-133)",
        ),
        (
            "match_number: 9".to_owned(),
            "match 9 is out of range: 1 to 3 (N-01, N-02)",
        ),
        (
            "turn: 0".to_owned(),
            "turn 0 is out of range: 1 to 9999 (N-143)",
        ),
    ];
    for (position, expected) in cases {
        let text = format!("(title: \"t\", position: ({position}), script: [PassBoth])");
        let message = the_only(&text).message;
        assert!(
            message.contains(expected),
            "{position}: {expected}\n{message}"
        );
    }
}
