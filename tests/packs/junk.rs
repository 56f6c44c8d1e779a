//! Junk of any kind is answered in time that grows with its size, and with no more messages than anybody reads.

use std::time::{Duration, Instant};

use fourfold::packs::MOST_IN_A_FILE;

use crate::kit::Packs;

const CARDS: &str = "cards/junk.ron";

/// As large as a text file may be.
const LARGEST: usize = 1 << 20;

/// Far above what any of these takes in a build that is not optimised, on a machine that does other things as well;
/// what grows with the square of the size takes from minutes to hours.
const PATIENCE: Duration = Duration::from_secs(40);

/// A piece again and again, up to the size of a file.
fn full_of(before: &str, piece: &str, after: &str) -> String {
    let room = LARGEST - before.len() - after.len();
    format!("{before}{}{after}", piece.repeat(room / piece.len()))
}

#[test]
fn a_mebibyte_of_anything_is_answered_in_time() {
    // Of kinds that are read alike only one: `docs/figures.md` has the others.
    let card = "[(id: \"a\", name: \"A\", kind: Event, speed: 1, abilities: [Execute(effects: [";
    let junk = [
        full_of("[", "junk,\n", "]"),
        full_of("", "(", ""),
        full_of("", "\"", ""),
        full_of("", "\"abc\n", ""),
        full_of("", "'", ""),
        full_of("'", "\\'", ""),
        full_of("", "r#\"", ""),
        full_of(&format!("r{}", "#".repeat(LARGEST / 2)), "\"", ""),
        full_of("", "/*", ""),
        full_of("[", "(id: \"a b\", name: 1),", "]"),
        full_of(card, "Damege(2, Target(0)), ", "])])]"),
        full_of("[(", "x", ": 1)]"),
        full_of("[(id: \"", "x", "\", name: \"X\", kind: Event, speed: 1)]"),
    ];
    for text in junk {
        let packs = Packs::tiny();
        packs.write(CARDS, &text);
        let start = Instant::now();
        let (usable, report) = packs.loads();
        let shown = report.to_string();
        let took = start.elapsed();
        let begins = &text[..60];
        assert!(!usable && report.errors() > 0, "{begins}");
        assert!(took < PATIENCE, "{took:?} for {begins}");
        assert!(report.sorted().len() <= MOST_IN_A_FILE + 5, "{begins}");
        assert!(shown.len() < 200_000, "{begins}");
    }
}

#[test]
fn nine_thousand_unknown_names_are_answered_in_time() {
    let packs = Packs::tiny();
    let cards = (0..9_000).map(|n| {
        format!(
            "(id: \"c{n}\", name: \"C\", kind: Event, speed: 1, \
             abilities: [Execute(effects: [Spawn(\"puq{n}\", 1)])]),\n"
        )
    });
    packs.write(CARDS, format!("[{}]", cards.collect::<String>()));
    let start = Instant::now();
    let (_, report) = packs.loads();
    assert_eq!(report.errors(), 9_000);
    assert!(start.elapsed() < PATIENCE);
}

#[test]
fn of_each_file_a_hundred_problems_are_shown_and_all_are_counted() {
    let packs = Packs::tiny();
    let broken = |n: usize| "(id: \"a b\", name: \"N\", kind: Event, speed: 9),\n".repeat(n);
    packs.write("cards/a.ron", format!("[{}]", broken(80)));
    packs.write("cards/b.ron", format!("[{}]", broken(20)));
    let (_, report) = packs.load();
    // Each has an id that is none and a speed out of range. That it does nothing is a warning, and not said beside errors.
    let shown = report.to_string();
    let of = |file: &str| {
        let found = report.sorted().into_iter();
        found.filter(|d| d.path.ends_with(file)).count()
    };
    assert_eq!((of("cards/a.ron"), of("cards/b.ron")), (100, 40));
    assert!(shown.contains("cards/a.ron: and 60 more\n"), "{shown}");
    assert_eq!(shown.matches(" more\n").count(), 1);
    assert_eq!((report.errors(), report.warnings()), (200, 0));
}
