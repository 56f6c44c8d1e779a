//! Companies: frames that exist, rockets (M-72), tables (M-73).

use super::wrong;

const FILE: &str = "companies/plain.ron";
const LAST: &str = "        (frame: \"barrow\", rockets: 1),\n";

#[test]
fn too_few_and_too_many_rockets() {
    let packs = wrong(FILE, "rockets: 2", "rockets: 1", &["F004 5:12"]);
    assert_eq!(packs.help(), "give its frames 1 more: `rockets: ..`");
    let packs = wrong(FILE, "rockets: 2", "rockets: 200", &["F004 5:12"]);
    assert_eq!(packs.help(), "take 198 away");
}

#[test]
fn too_many_and_too_few_frames_for_a_table() {
    let more = format!("{}{LAST}", "        (frame: \"barrow\"),\n".repeat(3));
    let packs = wrong(FILE, LAST, &more, &["F005 4:14"]);
    let help = "7 frames fit a battle of 2, a battle of 3";
    assert_eq!(packs.help(), help);
    let without = "        (frame: \"digger\"),\n";
    wrong(FILE, without, "", &["F005 4:14", "F005 4:28"]);
}

#[test]
fn a_company_that_fits_no_table() {
    let more = format!("{}{LAST}", "        (frame: \"barrow\"),\n".repeat(5));
    let packs = wrong(FILE, LAST, &more, &["F006 5:12"]);
    assert_eq!(packs.help(), "a company has 3 to 8 frames");
    let tables = "[(players: 2), (players: 3, battle: true)]";
    wrong(FILE, tables, "[]", &["F006 4:13"]);
}

#[test]
fn tables_that_do_not_exist_or_are_there_twice() {
    wrong(FILE, "(players: 2)", "(players: 6)", &["F007 4:14"]);
    wrong(FILE, "(players: 2)", "(players: 1)", &["F007 4:14"]);
    wrong(
        FILE,
        "(players: 2)",
        "(players: 3, battle: true)",
        &["F008 4:42"],
    );
    wrong(FILE, "(players: 2)", "(player: 2)", &["P021 4:15"]);
}

#[test]
fn an_unknown_frame() {
    let packs = wrong(FILE, "\"digger\"", "\"diger\"", &["P032 6:17"]);
    assert_eq!(packs.help(), "did you mean `digger`?");
    wrong(FILE, "\"digger\"", "\"other:digger\"", &["P033 6:17"]);
}

#[test]
fn an_empty_name() {
    wrong(FILE, "\"Plain\"", "\"\"", &["F009 3:11"]);
}
