//! All mistakes in one run, and no echoes of them.

use fourfold::games::biomes::content::{GAME, load};
use fourfold::packs::Library;

use crate::kit::Packs;

#[test]
fn seven_mistakes_in_one_card() {
    let packs = Packs::tiny();
    packs.write(
        "cards/bad.ron",
        r#"[
    (
        id: "bad",
        name: 3,
        kind: Evnt,
        cost: (growth: 200, viod: 1),
        spede: "x",
        abilities: [
            Execute(efects: [Damege(2, Target(0)), Draw(1, Me)]),
        ],
    ),
]"#,
    );
    let at = |line: usize, column: usize, code: &str| {
        format!("{code} tiny/cards/bad.ron:{line}:{column}")
    };
    let expected = [
        at(4, 15, "P020"),
        at(5, 15, "P022"),
        at(6, 15, "B004"),
        at(6, 29, "P021"),
        at(7, 9, "P021"),
        at(7, 16, "P020"),
        at(9, 21, "P021"),
        at(9, 30, "P022"),
        at(9, 60, "P022"),
    ];
    assert_eq!(packs.problems(), expected);
}

#[test]
fn mistakes_in_many_files_are_all_found() {
    let packs = Packs::tiny();
    packs
        .edit("rules.ron", "draw: 2", "draw: two")
        .edit("biomes.ron", "Growth", "Grwth")
        .edit("cards/anomalies.ron", "Anomaly", "Anomly")
        .edit("cards/basic.ron", "attack: 1", "attack: -1")
        .edit("cards/more.ron", "speed: 1", "speed: 0")
        .edit("decks/plain.ron", "spark", "sprk");
    let expected = [
        "P022 tiny/biomes.ron:2:47",
        "P022 tiny/cards/anomalies.ron:2:40",
        "B001 tiny/cards/basic.ron:8:17",
        "B001 tiny/cards/more.ron:2:58",
        "P032 tiny/decks/plain.ron:6:10",
        "P020 tiny/rules.ron:4:11",
    ];
    let problems = packs.problems();
    let expected: Vec<String> = expected.map(str::to_owned).to_vec();
    assert_eq!(problems.len(), 6, "{problems:?}");
    assert_eq!(problems, expected);
}

#[test]
fn items_around_a_syntax_error_are_still_checked() {
    let packs = Packs::tiny();
    packs.edit("cards/basic.ron", "attack: 1", "attack: -1");
    packs.edit("cards/basic.ron", "kind: Event,", "kind Event,");
    let problems = packs.problems();
    assert_eq!(
        problems,
        [
            "B001 tiny/cards/basic.ron:8:17",
            "P010 tiny/cards/basic.ron:14:9"
        ]
    );
}

#[test]
fn a_broken_pack_leaves_the_others_playing() {
    let packs = Packs::tiny();
    packs.pack("bad", "", &[("cards/x.ron", "[(id: 1)]")]);
    let (content, report) = packs.load();
    assert_eq!(content.expect("content").packs.len(), 1);
    assert!(report.errors() > 0);
}

#[test]
fn a_wrong_game_is_one_mistake() {
    let games = ["biomes", "frames", "sanctuary", "souls"];
    for (at, right) in games.into_iter().enumerate() {
        for wrong in games.into_iter().filter(|wrong| *wrong != right) {
            let pack = match at {
                0 => Packs::tiny(),
                1 => Packs::tiny_frames(),
                2 => Packs::tiny_sanctuary(),
                _ => Packs::tiny_souls(),
            };
            // Of its own id, as a pack may be put in the place of a built-in one.
            let manifest = pack.read("pack.ron");
            let own = manifest.lines().find(|l| l.contains("id:")).expect("an id");
            let own = own.trim().trim_end_matches(',');
            pack.edit("pack.ron", own, "id: \"odd\"");
            let game = |game: &str| format!("game: \"{game}\"");
            pack.edit("pack.ron", &game(right), &game(wrong));
            let outcome = fourfold::tools::packs::check(&[pack.root()]);
            let said = outcome.output;
            let told = format!("says it is for `{wrong}`, but it is written for `{right}`");
            assert!(said.contains(&told), "{said}");
            assert_eq!(
                said.matches("error[").count() + said.matches("warning[").count(),
                1,
                "{said}"
            );
            assert!(said.ends_with(", 1 error, 0 warnings\n"), "{said}");
        }
    }
}

/// However many mistakes a card has: as long as anything in it is of its game, it is no card of another.
#[test]
fn a_card_with_many_mistakes_is_not_taken_for_one_of_another_game() {
    let unknown: String = (0..64).map(|n| format!("field{n}: {n}, ")).collect();
    let foreign = "hp: 1, evasion: 2, souls: 3, group: Boss, rewards: [], ".repeat(13);
    let wrong = "Damege(2, Target(0)), ".repeat(64);
    let cards = [
        format!("(id: \"a\", name: \"A\", kind: Event, {unknown})"),
        format!("(id: \"a\", name: \"A\", kind: Event, {foreign})"),
        format!("(id: \"a\", name: \"A\", kind: Evemt, speed: 1, {foreign})"),
        format!("(id: \"a\", name: \"A\", kind: Character, {unknown})"),
        format!("(id: \"a\", name: \"A\", hp: 1, {unknown})"),
        format!("(id: \"a\", name: \"A\", kind: Event, abilities: [Execute(effects: [{wrong}])])"),
        format!("(id: \"a\", name: \"A\", abilities: [Resolve(effects: [{wrong}])])"),
        format!("(id: \"a\", {}", "name: 1, ".repeat(64)),
    ];
    for card in cards {
        let packs = Packs::tiny();
        packs.pack("odd", "", &[("cards/x.ron", &format!("[{card}]"))]);
        let outcome = fourfold::tools::packs::check(&[packs.path("odd")]);
        assert!(
            !outcome.output.contains("P040"),
            "{card}: {}",
            outcome.output
        );
        assert_eq!(outcome.code, 1, "{card}: {}", outcome.output);
    }
}

/// A pack with many mistakes is not taken for one of a game that would not even read its files.
#[test]
fn a_broken_pack_is_not_taken_for_one_of_another_game() {
    let packs = Packs::tiny();
    let card = "(id: \"a b\", name: \"N\", kind: Event, speed: 1),\n".repeat(20);
    packs.pack("odd", "", &[("cards/x.ron", &format!("[{card}]"))]);
    let outcome = fourfold::tools::packs::check(&[packs.path("odd")]);
    assert!(!outcome.output.contains("P040"), "{}", outcome.output);
    assert!(outcome.output.contains("20 errors"), "{}", outcome.output);
}

/// A card of another pack shows the picture that lies in the pack which defines it anew.
#[test]
fn a_card_that_is_defined_anew_shows_its_own_picture() {
    let packs = Packs::tiny();
    packs.edit(
        "cards/basic.ron",
        "kind: Event,",
        "kind: Event, picture: \"old.svg\",",
    );
    packs.write("old.svg", "<svg/>");
    let card = "[(id: \"tiny:spark\", name: \"S\", kind: Event, speed: 3, picture: \"new.svg\", \
                abilities: [Execute(effects: [Spawn(\"pup\", 1)])])]";
    packs.pack(
        "more",
        "\"tiny\"",
        &[("cards/x.ron", card), ("new.svg", "<svg/>")],
    );
    let mut library = Library::only(&[packs.root()], &[GAME]);
    let mut report = std::mem::take(&mut library.report);
    let content = load(&library, &mut report).expect("content");
    assert_eq!(report.to_string(), "");
    let cards = content.cards.iter();
    let cards = cards.map(|card| (card.id.as_str(), card.picture.as_deref()));
    let pictures = library.pictures(&content.packs, cards);
    let shown: Vec<String> = pictures.iter().map(|(_, p)| p.shown()).collect();
    let new = packs.path("more/new.svg").display().to_string();
    assert_eq!(shown, [new]);
    let at = usize::from(pictures[0].0);
    assert_eq!(content.cards[at].id, "tiny:spark");
}
