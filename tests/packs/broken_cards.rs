//! Cards with a mistake: exactly one answer, at the mistake.

use crate::kit::Packs;

const CARDS: &str = "cards/basic.ron";

/// One edit of the cards gives exactly one problem, at that line and column, and sets the pack aside.
#[track_caller]
fn wrong(from: &str, to: &str, code: &str, line: usize, column: usize) -> Packs {
    let packs = Packs::tiny();
    packs.edit(CARDS, from, to);
    assert_eq!(
        packs.problems(),
        [format!("{code} tiny/{CARDS}:{line}:{column}")]
    );
    assert!(packs.load().0.is_none(), "a broken pack must be set aside");
    packs
}

#[test]
fn wrong_types() {
    wrong("attack: 1", "attack: \"1\"", "P020", 8, 17);
    wrong("name: \"Spark\"", "name: 7", "P020", 13, 15);
    wrong("attack: 1", "attack: 1.5", "P020", 8, 17);
    wrong(
        "effects: [Damage(2, Target(0))]",
        "effects: Damage(2, Target(0))",
        "P020",
        18,
        56,
    );
    wrong("Damage(2, Target(0))", "Damage(2)", "P020", 18, 57);
}

#[test]
fn unknown_names() {
    let packs = wrong("defense: 2", "defence: 2", "P021", 9, 9);
    assert_eq!(packs.help(), "did you mean `defense`?");
    let packs = wrong("Damage(2", "Damege(2", "P022", 18, 57);
    assert_eq!(packs.help(), "did you mean `Damage`?");
    wrong(
        "targets: [(kind: Agent)], effects",
        "foo: 1, targets: [(kind: Agent)], effects",
        "P021",
        18,
        21,
    );
    let packs = wrong("Spawn(\"pup\"", "Spawn(\"pub\"", "P032", 28, 37);
    assert_eq!(packs.help(), "did you mean `pup`?");
    wrong("Spawn(\"pup\"", "Spawn(\"other:pup\"", "P033", 28, 37);
}

#[test]
fn missing_and_double_fields() {
    wrong("        name: \"Spark\",\n", "", "P023", 11, 5);
    wrong("attack: 1,", "attack: 1, attack: 2,", "P024", 8, 20);
    wrong("        attack: 1,\n", "", "B002", 5, 15);
    wrong("        speed: 1,\n", "", "B002", 5, 15);
}

#[test]
fn ids() {
    let before_spark = "    (\n        id: \"spark\"";
    let with = |id: &str| {
        format!("    (id: \"{id}\", name: \"N\", kind: Software, speed: 1),\n{before_spark}")
    };
    let packs = wrong(before_spark, &with("moss_warden"), "P031", 11, 10);
    let (_, report) = packs.load();
    assert!(
        report.to_string().contains("cards/basic.ron:3:13"),
        "{report}"
    );
    wrong(before_spark, &with("nobody:pup"), "P033", 11, 10);
    let packs = wrong(before_spark, &with("Iron Moss"), "P030", 11, 10);
    assert_eq!(packs.help(), "write `iron_moss`");
}

#[test]
fn numbers() {
    wrong("attack: 1", "attack: -1", "B001", 8, 17);
    wrong("attack: 1", "attack: 100", "B001", 8, 17);
    wrong("attack: 1", "attack: 99999999999", "P025", 8, 17);
    wrong("speed: 1", "speed: 4", "B001", 7, 16);
    wrong("speed: 1", "speed: -1", "P025", 7, 16);
    wrong("(growth: 1)", "(growth: 16)", "B004", 6, 15);
    wrong("(growth: 1)", "(growth: 8, void: 8)", "B004", 6, 15);
    wrong("Damage(2", "Damage(-2", "B001", 18, 64);
}

#[test]
fn what_a_kind_cannot_have() {
    wrong("kind: Event,", "kind: Event, attack: 1,", "B003", 14, 30);
    wrong("kind: Spawn,", "kind: Spawn, speed: 1,", "B003", 34, 29);
    let packs = Packs::tiny();
    packs.edit("cards/anomalies.ron", ", makes: (light: 1)", "");
    assert_eq!(packs.problems(), ["B002 tiny/cards/anomalies.ron:2:40"]);
}

#[test]
fn abilities() {
    wrong("Target(0)", "Target(1)", "B005", 18, 67);
    wrong("Damage(2", "Damage(X", "B006", 18, 64);
    wrong("Spawn(\"pup\"", "Spawn(\"spark\"", "B008", 28, 37);
}

#[test]
fn pictures() {
    let packs = wrong(
        "kind: Event,",
        "kind: Event, picture: \"spark.svg\",",
        "B007",
        14,
        31,
    );
    packs.write("sparc.svg", "<svg/>");
    let (_, report) = packs.load();
    let help = "help: did you mean `sparc.svg`?";
    assert!(report.to_string().contains(help), "{report}");
    // What no card names is told of as well.
    packs.write("spark.svg", "<svg/>");
    assert_eq!(packs.problems(), ["P006 tiny/sparc.svg:1:1"]);
}

#[test]
fn biomes() {
    let packs = Packs::tiny();
    packs.edit(
        "biomes.ron",
        "[Growth, Light, Storm]",
        "[Growth, Light, Light]",
    );
    packs.edit("biomes.ron", "kind: Metro", "kind: Shore");
    assert_eq!(
        packs.problems(),
        ["B020 tiny/biomes.ron:2:46", "B021 tiny/biomes.ron:4:12"]
    );
}

#[test]
fn fewer_than_three_biomes() {
    let packs = Packs::tiny();
    packs.write("biomes.ron", "[]");
    assert_eq!(packs.problems(), ["B022 biomes.ron:1:1"]);
    assert!(packs.load().0.is_none());
}

#[test]
fn long_names_are_a_warning() {
    let packs = Packs::tiny();
    packs.edit(CARDS, "Moss Warden", "The Moss Warden of the Far North");
    assert_eq!(packs.problems(), ["B030 tiny/cards/basic.ron:4:15"]);
    assert!(packs.load().0.is_some());
}
