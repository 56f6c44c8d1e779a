//! Files and folders that are not what a pack should be made of.

use std::fs;

use crate::kit::Packs;

fn one(packs: &Packs, problem: &str) {
    assert_eq!(packs.problems(), [problem]);
    assert!(packs.load().0.is_none(), "a broken pack must be set aside");
}

#[test]
fn a_truncated_file() {
    let packs = Packs::tiny();
    let text = packs.read("cards/basic.ron");
    packs.write(
        "cards/basic.ron",
        &text[..text.find("name: \"Spark\"").expect("spark")],
    );
    one(&packs, "P012 tiny/cards/basic.ron:12:21");
}

#[test]
fn a_file_cut_inside_a_text() {
    let packs = Packs::tiny();
    packs.write("cards/basic.ron", "[\n    (id: \"moss_war");
    let problems = packs.problems();
    assert!(
        problems
            .iter()
            .all(|p| p.contains("tiny/cards/basic.ron:2:")),
        "{problems:?}"
    );
    assert!((1..=2).contains(&problems.len()), "{problems:?}");
}

#[test]
fn an_empty_file() {
    let packs = Packs::tiny();
    packs.write("cards/none.ron", "// nothing yet\n");
    one(&packs, "P014 tiny/cards/none.ron:1:1");
}

#[test]
fn a_wrong_bracket() {
    let packs = Packs::tiny();
    packs.edit("biomes.ron", "influence: [])", "influence: [)");
    let problems = packs.problems();
    assert!(
        problems.contains(&"P013 tiny/biomes.ron:2:82".to_owned()),
        "{problems:?}"
    );
}

#[test]
fn a_missing_comma() {
    let packs = Packs::tiny();
    packs.edit("cards/basic.ron", "attack: 1,", "attack: 1");
    one(&packs, "P010 tiny/cards/basic.ron:8:18");
}

#[test]
fn a_hundred_thousand_brackets() {
    let packs = Packs::tiny();
    packs.write("cards/deep.ron", "(".repeat(100_000));
    one(&packs, "P011 tiny/cards/deep.ron:1:65");
}

#[test]
fn a_file_of_a_hundred_megabytes_is_not_read() {
    let packs = Packs::tiny();
    packs.write("cards/big.ron", "");
    let file = fs::File::options()
        .write(true)
        .open(packs.path("tiny/cards/big.ron"))
        .expect("the file");
    file.set_len(100 << 20).expect("a sparse file");
    one(&packs, "P003 tiny/cards/big.ron:1:1");
    let (_, report) = packs.load();
    assert!(report.to_string().contains("104857600 bytes"), "{report}");
}

#[test]
fn invalid_utf8() {
    let packs = Packs::tiny();
    packs.write("cards/odd.ron", b"[\n  // gr\xc3\xbcn \xff\n]");
    one(&packs, "P004 tiny/cards/odd.ron:2:11");
}

#[cfg(unix)]
#[test]
fn a_link_out_of_the_pack() {
    let packs = Packs::tiny();
    packs.write("../outside.txt", "[]");
    std::os::unix::fs::symlink(packs.path("outside.txt"), packs.path("tiny/cards/out.ron"))
        .expect("a link");
    let problems = packs.problems();
    assert!(
        problems.contains(&"P005 tiny/cards/out.ron:1:1".to_owned()),
        "{problems:?}"
    );
    assert!(packs.load().0.is_none());
}

#[test]
fn a_picture_path_that_leaves_the_pack() {
    for path in ["../x.svg", "/etc/x.svg", "a/../../x.svg", "C:\\\\x.svg", ""] {
        let packs = Packs::tiny();
        packs.edit(
            "cards/basic.ron",
            "kind: Agent,",
            &format!("kind: Agent, picture: \"{path}\","),
        );
        one(&packs, "P005 tiny/cards/basic.ron:5:31");
    }
}

#[test]
fn an_empty_folder() {
    let packs = Packs::tiny();
    fs::create_dir(packs.path("void")).expect("a folder");
    assert_eq!(packs.problems(), ["P001 void:1:1"]);
    assert!(packs.load().0.is_some(), "the other pack plays");
    fs::remove_dir_all(packs.path("tiny")).expect("the folder");
    fs::remove_dir_all(packs.path("void")).expect("the folder");
    assert_eq!(
        packs.problems(),
        [format!("P001 {}:1:1", packs.root().display())]
    );
}

#[test]
fn a_misspelt_manifest() {
    let packs = Packs::tiny();
    fs::rename(packs.path("tiny/pack.ron"), packs.path("tiny/pakc.ron")).expect("renamed");
    one(&packs, &format!("P001 {}:1:1", packs.root().display()));
}

#[test]
fn a_file_nobody_reads_is_a_warning() {
    let packs = Packs::tiny();
    packs
        .write("crads/x.ron", "[]")
        .write("cards/x.txt", "")
        .write("cards/.hidden", "");
    assert_eq!(
        packs.problems(),
        ["P006 tiny/cards/x.txt:1:1", "P006 tiny/crads/x.ron:1:1"]
    );
    assert!(packs.load().0.is_some());
}

#[test]
fn needs_in_a_circle() {
    let packs = Packs::tiny();
    packs
        .pack("one", r#""two""#, &[])
        .pack("two", r#""three""#, &[])
        .pack("three", r#""one""#, &[]);
    assert_eq!(packs.problems(), ["P035 one/pack.ron:6:13"]);
    let (content, report) = packs.load();
    assert!(
        report.to_string().contains("one -> two -> three -> one"),
        "{report}"
    );
    assert_eq!(content.expect("the others play").packs.len(), 1);
}

#[test]
fn a_need_that_is_not_there_or_set_aside() {
    let packs = Packs::tiny();
    packs
        .pack("child", r#""tniy""#, &[])
        .pack("other", r#""child""#, &[]);
    assert_eq!(
        packs.problems(),
        ["P034 child/pack.ron:6:13", "P036 other/pack.ron:6:13"]
    );
    assert!(packs.load().0.is_some(), "the tiny pack plays");
}

#[test]
fn two_packs_with_one_id() {
    let packs = Packs::tiny();
    packs
        .pack("tiny2", "", &[])
        .edit("../tiny2/pack.ron", "\"tiny2\"", "\"tiny\"");
    assert_eq!(packs.problems(), ["P037 tiny2/pack.ron:2:9"]);
    assert!(packs.load().0.is_some(), "the first one plays");
}

#[test]
fn a_manifest_with_mistakes() {
    let packs = Packs::tiny();
    packs
        .edit("pack.ron", "\"biomes\"", "\"biome\"")
        .edit("pack.ron", "\"tiny\"", "\"Tiny Pack\"");
    assert_eq!(
        packs.problems(),
        ["P030 tiny/pack.ron:2:9", "P038 tiny/pack.ron:5:11"]
    );
}

#[cfg(unix)]
#[test]
fn a_manifest_that_is_a_folder_or_a_pipe() {
    use std::process::Command;
    let packs = Packs::tiny();
    fs::remove_file(packs.path("tiny/pack.ron")).expect("removed");
    fs::create_dir(packs.path("tiny/pack.ron")).expect("a folder");
    let named = "P006 tiny/pack.ron:1:1".to_owned();
    let none = "P001 tiny/pack.ron:1:1".to_owned();
    assert_eq!(packs.problems(), [none.clone(), named.clone()]);
    fs::remove_dir(packs.path("tiny/pack.ron")).expect("removed");
    let made = Command::new("mkfifo")
        .arg(packs.path("tiny/pack.ron"))
        .status();
    assert!(made.expect("mkfifo runs").success());
    assert_eq!(packs.problems(), [none, named]);
    assert!(packs.load().0.is_none());
}

#[test]
fn files_that_are_not_read_are_named() {
    let packs = Packs::tiny();
    packs
        .write("README.md", "about the pack")
        .write("LICENSE-MIT", "free")
        .write("cards/more.RON", "[]")
        .write("rules.txt", "()")
        .write("pictures/nobody.svg", "<svg/>")
        .write("pictures/photo.jpg", "")
        .write("cards/folder.ron/x.ron", "[]");
    let named = [
        "cards/folder.ron",
        "cards/more.RON",
        "pictures/nobody.svg",
        "pictures/photo.jpg",
        "rules.txt",
    ];
    let expected = named.map(|file| format!("P006 tiny/{file}:1:1"));
    assert_eq!(packs.problems(), expected);
    assert!(packs.load().0.is_some());
}

#[test]
fn letters_that_nobody_sees() {
    for (letter, shown) in [
        ("\u{202e}", "\\u{202e}"),
        ("\0", "\\u{0}"),
        ("\u{1b}[2J", "\\u{1b}"),
    ] {
        let packs = Packs::tiny();
        let name = format!("\"Spark{letter}\"");
        packs.edit("cards/basic.ron", "\"Spark\"", &name);
        one(&packs, "P009 tiny/cards/basic.ron:13:21");
        let text = packs.load().1.to_string();
        assert!(text.contains(shown), "{text}");
        assert!(!text.contains(letter), "{text:?}");
        // The same written as an escape.
        let packs = Packs::tiny();
        let name = format!("\"Spark{}\"", letter.escape_unicode());
        packs.edit("cards/basic.ron", "\"Spark\"", &name);
        one(&packs, "P009 tiny/cards/basic.ron:13:15");
    }
}

#[cfg(unix)]
#[test]
fn names_of_files_that_nobody_can_read() {
    let packs = Packs::tiny();
    packs.write("cards/\u{202e}nor.ron", "[]");
    let (content, report) = packs.load();
    assert!(content.is_none());
    let text = report.to_string();
    assert!(
        text.contains("cards/\\u{202e}nor.ron:1:1: error[P008]"),
        "{text}"
    );
    assert!(!text.contains('\u{202e}'));
}

#[test]
fn a_text_that_is_not_closed_is_told_where_it_opens() {
    for (from, to, place) in [
        ("id: \"spark\"", "id: \"spark", "12:13"),
        ("name: \"Spark\"", "name: \"Spark", "13:15"),
        ("name: \"Spark\"", "name: \"Spark\\\"", "13:15"),
    ] {
        let packs = Packs::tiny();
        packs.edit("cards/basic.ron", from, to);
        one(&packs, &format!("P015 tiny/cards/basic.ron:{place}"));
        assert!(packs.help().starts_with("put `\"` at its end"));
    }
    // A text may have several lines.
    let packs = Packs::tiny();
    packs.edit("cards/basic.ron", "name: \"Spark\"", "name: \"Spa\nrk\"");
    assert_eq!(packs.problems(), [""; 0]);
}

#[test]
fn slips_of_those_who_write_another_language_have_a_help() {
    for (from, to, place, help) in [
        (
            "attack: 1,",
            "attack: 1",
            "8:18",
            "put `,` at the end of this line",
        ),
        (
            "attack: 1,",
            "attack = 1,",
            "8:9",
            "write `:` between a field and its value",
        ),
        (
            "attack: 1,",
            "attack: 1;",
            "8:18",
            "write `,` instead of `;`",
        ),
        (
            "\"Spark\"",
            "“Spark”",
            "13:15",
            "write texts in straight quotes: `\"`",
        ),
        (
            "\"Spark\"",
            "'Spark'",
            "13:15",
            "write texts in straight quotes: `\"`",
        ),
        (
            "name: \"Spark\"",
            "# a name\nname: \"Spark\"",
            "13:9",
            "a comment begins with `//`",
        ),
        (
            "name: \"Spark\"",
            "name \"Spark\"",
            "13:9",
            "put `:` between a field and its value",
        ),
    ] {
        let packs = Packs::tiny();
        packs.edit("cards/basic.ron", from, to);
        one(&packs, &format!("P010 tiny/cards/basic.ron:{place}"));
        assert_eq!(packs.help(), help, "{to}");
    }
}
