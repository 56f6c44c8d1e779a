//! Cards and sets beside the packs, as scenarios bring them.

use fourfold::games::souls::content::{
    CardDef, CardKind, Content, Keyword, SetDef, add_set, check_set, extend, set_rule,
};
use fourfold::packs::Report;
use ron2::Spanned;

use crate::kit::{Packs, codes, spelled};

fn base() -> Content {
    let (content, _) = Packs::tiny_souls().load_souls();
    content.expect("content")
}

#[test]
fn cards_of_a_scenario_come_last() {
    let base = base();
    let text = r#"[
        (id: "zoe", name: "Zoe", kind: Character, hp: 2, attack: 1, starting: "brush"),
        (id: "brush", name: "Brush", kind: StartingItem, tags: ["bristly"], abilities: [
            Static(who: (kind: Item, tag: "bristly"), gives: [Eternal]),
        ]),
        (id: "yan", name: "Yan", kind: Character, hp: 2, attack: 1, starting: "comb"),
    ]"#;
    let (defs, file) = spelled::<Vec<Spanned<CardDef>>>(text);
    let mut report = Report::default();
    let content = extend(&base, &defs, &file, &mut report);
    assert_eq!(report.to_string(), "");
    let ids: Vec<&str> = content.cards[15..].iter().map(|c| c.id.as_str()).collect();
    assert_eq!(ids, ["scenario:zoe", "scenario:brush", "scenario:yan"]);
    assert_eq!(content.cards[15].starting, Some(16));
    assert_eq!(content.cards[17].starting, base.cards[0].starting);
    assert_eq!(content.cards[16].kind, CardKind::StartingItem);
    assert!(content.cards[16].has(Keyword::Eternal));
    let tags: Vec<&str> = content.tags.iter().map(|w| w.english.as_str()).collect();
    assert_eq!(tags, ["bristly", "feline"]);
    assert_eq!(content.cards[0].starting, base.cards[0].starting);
}

#[test]
fn they_are_checked_like_those_of_a_pack() {
    let text = r#"[
        (id: "Zoe", name: "", kind: Character, hp: 2, starting: "cmb"),
        (id: "bag", name: "Bag", kind: Room),
        (id: "bag", name: "Bag", kind: Room),
    ]"#;
    let (defs, file) = spelled::<Vec<Spanned<CardDef>>>(text);
    let mut report = Report::default();
    extend(&base(), &defs, &file, &mut report);
    assert_eq!(codes(&report), ["P030", "L109", "L102", "P032", "P031"]);
}

#[test]
fn a_set_is_refused_like_that_of_a_pack() {
    let text = r#"(id: "s", name: "S", characters: ["ann", "bob", "cyd"], treasure: [("bell", 3)],
        loot: [("penny", 5)], monsters: [("rat", 1), ("attic", 1)])"#;
    let (def, file) = spelled::<SetDef>(text);
    let mut report = Report::default();
    check_set(&base(), &def, &file, &mut report);
    assert_eq!(codes(&report), ["L127", "L125"]);
}

/// F-175.
#[test]
fn proportions_are_counted() {
    let with = |size: u16, loot: u8| {
        let text = format!(
            r#"(id: "s", name: "S", proportions: {size}, characters: ["ann", "bob", "cyd", "dee"],
            treasure: [("bell", 44), ("lamp", 56)], loot: [("penny", {loot}), ("fork", 23)],
            monsters: [("rat", 30), ("fog", 8)])"#
        );
        let (def, file) = spelled::<SetDef>(&text);
        let mut report = Report::default();
        check_set(&base(), &def, &file, &mut report);
        let all = report.sorted().into_iter();
        all.map(|d| {
            assert_eq!(set_rule(d.code), Some("F-175"));
            d.message.clone()
        })
        .collect::<Vec<_>>()
    };
    let said = with(100, 2);
    let wrong = |message: &str| said.iter().any(|m| m == message);
    assert!(wrong("56 cards of Active instead of 40"), "{said:?}");
    assert!(wrong("0 cards of Boss instead of 30"));
    assert!(wrong("25 cards in `loot` instead of 100"));
    assert!(wrong("38 cards in `monsters` instead of 100"));
    for fine in [
        "Passive",
        "Coin1",
        "Wild",
        "Basic",
        "BadEvent",
        "`treasure`",
    ] {
        let named = |m: &String| m.contains(&format!(" {fine} instead"));
        assert!(!said.iter().any(named), "{fine}");
    }
    // Half of it, rounded down or up: 11 or 12 of 23, but no more.
    let said = with(50, 1);
    assert!(
        said.iter()
            .any(|m| m == "23 cards of Wild instead of 11 or 12"),
        "{said:?}"
    );
    assert!(!said.iter().any(|m| m.contains("Coin1")));
    assert_eq!(set_rule("L127"), None);
}

#[test]
fn a_set_of_any_size_can_be_added() {
    let mut content = base();
    let mut set = content.sets[0].clone();
    set.characters = vec![7, 0];
    set.loot = vec![(13, 1), (12, 40)];
    let number = add_set(&mut content, set);
    assert_eq!(number, 1);
    assert_eq!(content.sets[1].id, "scenario:set1");
    assert_eq!(content.sets[1].characters, [0, 7]);
    assert_eq!(content.sets[1].loot, [(12, 40), (13, 1)]);
}
