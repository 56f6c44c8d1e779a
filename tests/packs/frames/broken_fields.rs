//! Fields: size, cover laid out by hand, cover that is drawn.

use super::wrong;
use crate::kit::Packs;

const FILE: &str = "fields/plain.ron";

#[test]
fn width() {
    let packs = wrong(FILE, "width: 30", "width: 3", &["F001 6:16"]);
    assert_eq!(packs.help(), "from 16 to 48 units");
    wrong(FILE, "width: 30", "width: 48.5", &["F001 6:16"]);
    wrong(FILE, "width: 30", "width: 30.0001", &["P020 6:16"]);
    wrong(FILE, "width: 30", "width: 1e9", &["P020 6:16"]);
    wrong(FILE, "width: 30", "width: 99999", &["P025 6:16"]);
    wrong(FILE, "Square", "Sqare", &["P022 5:16"]);
}

#[test]
fn a_piece_outside_the_field() {
    wrong(FILE, "(4, 3.5)", "(14.001, 3.5)", &["F010 9:13"]);
    wrong(FILE, "(0, -5)", "(0, -14.6)", &["F010 10:13"]);
    let packs = Packs::tiny_frames();
    packs.edit(FILE, "(4, 3.5)", "(14, 3.5)");
    assert_eq!(packs.problems(), [""; 0], "touching the edge is inside");
    packs.edit(FILE, "shape: Square", "shape: Circle");
    packs.edit(FILE, "(14, 3.5)", "(9.8, 9.5)");
    assert_eq!(packs.problems(), ["F010 tiny/fields/plain.ron:9:13"]);
}

#[test]
fn pieces_that_overlap() {
    wrong(FILE, "(0, -5)", "(4, 4.5)", &["F011 10:13"]);
    // Its own mirror image.
    let packs = wrong(FILE, "(0, -5)", "(0.5, -5)", &["F011 10:13"]);
    let said = packs.load_frames().1.to_string();
    assert!(said.contains("overlaps a copy of itself"), "{said}");
    let packs = Packs::tiny_frames();
    packs.edit(FILE, "(0, -5)", "(1, -5)");
    assert_eq!(packs.problems(), [""; 0], "side by side is no overlap");
}

#[test]
fn hits_out_of_range() {
    wrong(FILE, "[\"12\"", "[\"14\"", &["F012 9:35"]);
    wrong(FILE, "[\"22\"]", "[\"20\"]", &["F012 10:34"]);
    wrong(FILE, "[\"22\"]", "[\"##\"]", &["F012 10:34"]);
}

#[test]
fn pieces_without_segments_and_without_measure() {
    wrong(FILE, "[\"22\"]", "[]", &["F013 10:33"]);
    wrong(FILE, "[\"22\"]", "[\"..\", \"\"]", &["F013 10:33"]);
    let long = format!("[\"{}\"]", "2".repeat(25));
    wrong(FILE, "[\"22\"]", &long, &["F001 10:33"]);
    let row = format!("\"{}\",", "2".repeat(24));
    let huge = format!("[{}]", row.repeat(20));
    wrong(FILE, "[\"22\"]", &huge, &["F014 10:13"]);
}

#[test]
fn a_generator_out_of_range() {
    wrong(FILE, "pieces: 4", "pieces: 0", &["F001 19:13"]);
    wrong(FILE, "(2, 5)", "(5, 2)", &["F001 20:13"]);
    wrong(FILE, "(2, 5)", "(2, 255)", &["F001 20:13"]);
    wrong(FILE, "(1, 3)", "(1, 4)", &["F001 21:13"]);
    wrong(FILE, "gap: 2", "gap: -1", &["F001 22:13"]);
    wrong(FILE, "margin: 1.5", "margin: 8.1", &["F001 23:13"]);
    wrong(FILE, "Rotate2", "Rotate6", &["P022 24:23"]);
    wrong(FILE, "gap: 2", "hazards: 9, gap: 2", &["F001 22:13"]);
    for radius in ["(0.4, 2)", "(3, 2)", "(1, 8.5)"] {
        let with = format!("hazard_radius: {radius}, gap: 2");
        wrong(FILE, "gap: 2", &with, &["F001 22:13"]);
    }
}

#[test]
fn generated_pieces_that_do_not_fit() {
    wrong(FILE, "pieces: 4", "pieces: 30", &["F016 19:13"]);
}

#[test]
fn cover_of_both_kinds_and_of_none() {
    let both = "width: 32,\n        cover: [(at: (0, 0), rows: [\"1\"])],";
    wrong(FILE, "width: 32,", both, &["F015 18:17"]);
    let packs = Packs::tiny_frames();
    let field = "(id: \"bare\", name: \"Bare\", shape: Circle, width: 32)";
    packs.write("fields/bare.ron", field);
    assert_eq!(packs.problems(), ["F032 tiny/fields/bare.ron:1:6"]);
    assert!(
        packs.load_frames().0.is_some(),
        "a bare field can be played"
    );
}

#[test]
fn areas_off_the_field_and_out_of_range() {
    for sort in ["hazards", "roofs"] {
        let with = |area: &str| format!("width: 30, {sort}: [{area}],");
        let column = 20 + sort.len() + 3;
        let area = |area: &str, problem: &str, further: usize| {
            let place = format!("{problem} 6:{}", column + further);
            wrong(FILE, "width: 30,", &with(area), &[&place])
        };
        area("(at: (15.001, 0), radius: 2)", "F018", 1);
        area("(at: (0, -16), radius: 2)", "F018", 1);
        let packs = area("(at: (0, 0), radius: 0.4)", "F001", 21);
        assert_eq!(packs.help(), "from 0.5 to 36 units");
        area("(at: (0, 0), radius: 36.5)", "F001", 21);
        area("(at: (0, 0), radius: \"all\")", "P020", 21);
        area("(at: (0, 0))", "P023", 0);
        let packs = Packs::tiny_frames();
        packs.edit(FILE, "width: 30,", &with("(at: (15, -15), radius: 20)"));
        assert_eq!(
            packs.problems(),
            [""; 0],
            "the edge may lie beyond the field"
        );
    }
}
