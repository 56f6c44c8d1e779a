//! Frames and rules with a mistake: exactly one answer, at the mistake.

use super::wrong;

const FRAMES: &str = "frames/basic.ron";
const RULES: &str = "rules.ron";

#[test]
fn five_systems() {
    let packs = wrong(FRAMES, "Direct]", "Direct, Melee]", &["F002 5:56"]);
    assert_eq!(packs.help(), "take 1 out");
}

#[test]
fn three_of_a_type() {
    wrong(
        FRAMES,
        "[Defense, Movement, Spotting",
        "[Direct, Direct, Spotting",
        &["F003 5:45"],
    );
    wrong(
        FRAMES,
        "[Defense, Movement, Spotting, Direct]",
        "[Melee, Melee, Melee, Direct, Direct]",
        &["F003 5:33", "F002 5:48"],
    );
}

#[test]
fn wrong_types() {
    wrong(FRAMES, "\"Digger\"", "7", &["P020 4:15"]);
    wrong(
        FRAMES,
        "[Defense, Movement, Spotting, Direct]",
        "\"BMS\"",
        &["P020 5:18"],
    );
    wrong(RULES, "clock: 11", "clock: \"noon\"", &["P020 3:12"]);
}

#[test]
fn unknown_names() {
    let packs = wrong(FRAMES, "silhouette", "silhuette", &["P021 6:9"]);
    assert_eq!(packs.help(), "did you mean `silhouette`?");
    let packs = wrong(FRAMES, "Spotting", "Spoting", &["P022 5:38"]);
    assert_eq!(packs.help(), "did you mean `Spotting`?");
    wrong(FRAMES, "Walker", "Wlaker", &["P022 6:21"]);
    let packs = wrong(RULES, "ruler: 8", "rulers: 8", &["P021 8:5"]);
    assert_eq!(packs.help(), "did you mean `ruler`?");
}

#[test]
fn missing_and_double_fields() {
    wrong(FRAMES, "        name: \"Digger\",\n", "", &["P023 2:5"]);
    wrong(RULES, "    contest: 1,\n", "", &["P023 1:1"]);
    wrong(RULES, "ruler: 8,", "ruler: 8, ruler: 9,", &["P024 8:15"]);
}

#[test]
fn ids_and_names() {
    let packs = wrong(FRAMES, "\"barrow\"", "\"digger\"", &["P031 8:10"]);
    assert!(packs.load_frames().1.to_string().contains("basic.ron:3:13"));
    let packs = wrong(FRAMES, "\"digger\"", "\"Digger\"", &["P030 3:13"]);
    assert_eq!(packs.help(), "write `digger`");
    wrong(FRAMES, "\"Barrow\"", "\" \"", &["F009 8:26"]);
}

#[test]
fn numbers_of_the_rules() {
    let bounds = [
        ("rockets: 3", "rockets: 9", "F001 2:5"),
        ("clock: 11", "clock: 0", "F001 3:5"),
        ("clock: 11", "clock: 100", "F001 3:5"),
        ("points_per_asset: 5", "points_per_asset: 2", "F001 4:5"),
        ("copies: 2", "copies: 3", "F001 6:5"),
        ("white_dice: 2", "white_dice: 0", "F001 7:5"),
        ("ruler: 8", "ruler: 13", "F001 8:5"),
        ("contest: 1", "contest: 0", "F001 9:5"),
        ("free_share: 1", "free_share: 3", "F001 11:5"),
        ("clock: 11", "clock: 300", "P025 3:12"),
    ];
    for (from, to, problem) in bounds {
        let packs = crate::kit::Packs::tiny_frames();
        packs.edit(RULES, from, to);
        let found = packs.problems();
        let code = problem.replacen(' ', " tiny/rules.ron:", 1);
        assert!(found.contains(&code), "{to}: {found:?}");
        assert!(packs.load_frames().0.is_none());
    }
}

#[test]
fn systems_of_an_optional_rule_that_is_off() {
    let off = [
        ("Split(Direct, Artillery)", "split_ranges"),
        ("Environment", "hazards"),
    ];
    for (system, switch) in off {
        let packs = wrong(FRAMES, "Direct]", &format!("{system}]"), &["F017 5:48"]);
        let help = format!("remove it, or write `{switch}: true` in `rules.ron`");
        assert_eq!(packs.help(), help);
        packs.edit(
            RULES,
            "free_share: 1,",
            &format!("free_share: 1, {switch}: true,"),
        );
        assert_eq!(packs.problems(), [""; 0]);
    }
}

#[test]
fn split_weapons_count_half() {
    let on = |systems: &str| {
        let packs = crate::kit::Packs::tiny_frames();
        packs.edit(
            RULES,
            "free_share: 1,",
            "free_share: 1, split_ranges: true,",
        );
        packs.edit(FRAMES, "[Defense, Movement, Spotting, Direct]", systems);
        packs
    };
    for legal in [
        "[Split(Direct, Melee), Split(Melee, Direct), Direct, Melee]",
        "[Split(Direct, Artillery), Split(Direct, Artillery), Split(Artillery, Direct), Split(Direct, Artillery)]",
    ] {
        assert_eq!(on(legal).problems(), [""; 0], "{legal}");
    }
    let packs = on("[Direct, Direct, Split(Direct, Artillery)]");
    assert_eq!(packs.problems(), ["F003 tiny/frames/basic.ron:5:35"]);
    let said = packs.load_frames().1.to_string();
    assert!(said.contains("Direct is there 2.5 times"), "{said}");
    let packs = on("[Split(Direct, Direct)]");
    assert_eq!(packs.problems(), ["P026 tiny/frames/basic.ron:5:19"]);
    let said = packs.load_frames().1.to_string();
    assert!(said.contains("two different ranges"), "{said}");
    let packs = on("[Split(Direct, Defense)]");
    assert_eq!(packs.problems(), ["P022 tiny/frames/basic.ron:5:33"]);
}

#[test]
fn words_of_other_games() {
    let text = "Direct], abilities: [Triggered(when: RoundEnds, effects: [ReplaceNext(Damage(This), Game, Nothing)])]";
    let packs = wrong(FRAMES, "Direct]", text, &["F042 5:106"]);
    assert_eq!(packs.help(), "write an ability with `Replaces`");
}
