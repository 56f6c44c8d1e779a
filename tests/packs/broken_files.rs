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
    one(&packs, "P010 tiny/cards/basic.ron:9:9");
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
