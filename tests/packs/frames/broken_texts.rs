//! Texts in other languages with a mistake.

use fourfold::table::Language;

use super::wrong;
use crate::kit::Packs;

const TEXTS: &str = "texts/es.ron";

#[test]
fn texts_of_unknown_things() {
    wrong(TEXTS, "\"digger\"", "\"diger\"", &["P032 3:14"]);
    wrong(
        TEXTS,
        "(id: \"plain\", name: \"Sencilla\")",
        "(id: \"plane\", name: \"S\")",
        &["P032 6:22"],
    );
    wrong(TEXTS, "\"drawn\"", "\"dawn\"", &["P032 9:14"]);
    let packs = wrong(TEXTS, "\"barrow\"", "\"barow\"", &["P032 4:14"]);
    assert_eq!(packs.help(), "did you mean `barrow`?");
}

#[test]
fn texts_that_say_nothing_or_say_it_twice() {
    wrong(TEXTS, "\"Llano\"", "\"\"", &["F009 8:29"]);
    wrong(TEXTS, "\"barrow\"", "\"tiny:digger\"", &["F023 4:14"]);
}

#[test]
fn files_named_after_no_other_language() {
    for (name, help) in [
        ("en", "delete the file and change the definitions"),
        ("e", "did you mean `es`?"),
        ("klingon", "known here: `texts/es.ron`"),
    ] {
        let packs = Packs::tiny_frames();
        packs.write(&format!("texts/{name}.ron"), "()");
        assert_eq!(
            packs.problems(),
            [format!("F019 tiny/texts/{name}.ron:1:1")]
        );
        assert_eq!(packs.help(), help);
        assert!(packs.load_frames().0.is_none());
    }
}

#[test]
fn names_are_said_in_both_languages_and_what_is_missing_in_english() {
    let packs = Packs::tiny_frames();
    packs.edit(
        TEXTS,
        "        (id: \"digger\", name: \"Excavadora\"),\n",
        "",
    );
    let content = packs.load_frames().0.expect("the pack is sound");
    let said = |language| {
        let frames = content.frames.iter();
        let frames: Vec<&str> = frames.map(|f| f.name.in_language(language)).collect();
        frames
    };
    assert_eq!(said(Language::English), ["Barrow", "Digger"]);
    assert_eq!(said(Language::Spanish), ["Carretilla", "Digger"]);
    assert_eq!(
        content.frames[0].flavor.in_language(Language::Spanish),
        "Vacía."
    );
    let company = &content.companies[0].name;
    assert_eq!(company.in_language(Language::Spanish), "Sencilla");
    let fields = content.fields.iter();
    let fields: Vec<&str> = fields
        .map(|f| f.name.in_language(Language::Spanish))
        .collect();
    assert_eq!(fields, ["Dibujado", "Llano"]);
}
