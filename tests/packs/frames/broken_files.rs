//! Whole files that are broken or missing, and all mistakes in one run.

use std::fs;

use proptest::prelude::*;

use super::wrong;
use crate::kit::Packs;

const FILES: [&str; 4] = [
    "rules.ron",
    "frames/basic.ron",
    "companies/plain.ron",
    "fields/plain.ron",
];

#[test]
fn a_truncated_file() {
    let packs = Packs::tiny_frames();
    let text = packs.read("frames/basic.ron");
    let end = text.find("name: \"Barrow\"").expect("barrow");
    packs.write("frames/basic.ron", &text[..end]);
    // The company's barrow may have stood in what is lost: no word about it.
    assert_eq!(packs.problems(), ["P012 tiny/frames/basic.ron:8:19"]);
    assert!(packs.load_frames().0.is_none());
}

#[test]
fn syntax() {
    wrong("rules.ron", "clock: 11,", "clock: 11", &["P010 3:14"]);
    wrong(
        "frames/basic.ron",
        "\"Empty.\"),\n]",
        "\"Empty.\")",
        &["P012 8:53"],
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn any_numbers(numbers in proptest::collection::vec(-40_000_i32..40_000, 8)) {
        let [w, x, y, pieces, low, high, gap, margin] = numbers[..] else { unreachable!() };
        let packs = Packs::tiny_frames();
        packs.write("fields/any.ron", format!(
            "[(id: \"a\", name: \"A\", shape: Circle, width: {w}, symmetry: Rotate5, \
             cover: [(at: ({x}, {y}), rows: [\"3\", \"2\"])]), \
             (id: \"b\", name: \"B\", shape: Square, width: {}, generated: (pieces: {}, \
             segments: ({}, {}), hits: (1, 2), gap: {}, margin: {}, symmetry: Rotate3))]",
            w % 60, pieces % 40, low % 16, high % 16, gap % 8, margin % 10,
        ));
        let _ = packs.load_frames().1.to_string();
    }
}

#[test]
fn mistakes_in_many_files_are_all_found() {
    let packs = Packs::tiny_frames();
    packs
        .edit("rules.ron", "ruler: 8", "ruler: 80")
        .edit(
            "frames/basic.ron",
            "Spotting, Direct",
            "Direct, Direct, Direct",
        )
        .edit("companies/plain.ron", "rockets: 2", "rockets: 7")
        .edit("companies/plain.ron", "\"barrow\"", "\"borrow\"")
        .edit("fields/plain.ron", "Mirror", "Miror")
        .edit("fields/plain.ron", "margin: 1.5", "margin: 15");
    let expected = [
        "F004 tiny/companies/plain.ron:5:12",
        "P032 tiny/companies/plain.ron:8:17",
        "P022 tiny/fields/plain.ron:7:19",
        "F001 tiny/fields/plain.ron:23:13",
        "F002 tiny/frames/basic.ron:5:54",
        "F003 tiny/frames/basic.ron:5:54",
        "F001 tiny/rules.ron:8:5",
    ];
    assert_eq!(packs.problems(), expected);
}

#[test]
fn a_broken_pack_leaves_the_others_playing() {
    let packs = Packs::tiny_frames();
    packs.pack("bad", "", &[("frames/x.ron", "[(id: 1)]")]);
    let (content, report) = packs.load_frames();
    assert_eq!(content.expect("content").packs.len(), 1);
    assert!(report.errors() > 0);
}

#[test]
fn nothing_to_play_with() {
    for (file, code) in FILES.into_iter().zip(["F020", "", "F021", "F022"]) {
        let packs = Packs::tiny_frames();
        fs::remove_file(packs.path("tiny").join(file)).expect("the file");
        // A translation of what is no longer there is an error of its own.
        fs::remove_file(packs.path("tiny").join("texts/es.ron")).expect("the texts");
        let (content, report) = packs.load_frames();
        assert!(content.is_none(), "{file}");
        assert!(report.to_string().contains(code), "{file}: {report}");
    }
}

#[test]
fn files_nobody_reads_are_a_warning() {
    let packs = Packs::tiny_frames();
    packs
        .write("farmes/x.ron", "[]")
        .write("cards/x.ron", "[]")
        .write("frames/x.png", "");
    let expected = [
        "P006 tiny/cards/x.ron:1:1",
        "P006 tiny/farmes/x.ron:1:1",
        "P006 tiny/frames/x.png:1:1",
    ];
    assert_eq!(packs.problems(), expected);
    assert!(packs.load_frames().0.is_some());
}
