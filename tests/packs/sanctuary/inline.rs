//! Cards and decks beside the packs, as scenarios bring them.

use fourfold::games::sanctuary::content::{
    CardDef, CardKind, Content, DeckDef, add_deck, check_deck, deck_rule, extend,
};
use fourfold::packs::Report;
use ron2::Spanned;

use crate::kit::{Packs, codes, spelled};

fn base() -> Content {
    let (content, _) = Packs::tiny_sanctuary().load_sanctuary();
    content.expect("content")
}

#[test]
fn cards_of_a_scenario_come_last() {
    let base = base();
    let text = r#"[
        (id: "guard", name: "Guard", kind: Character, faction: "ember", subtype: "alert", cost: 1, strength: 1),
        (id: "horn", name: "Horn", kind: Manipulation, cost: 1, abilities: [
            Resolve(targets: [(subtype: "alert", faction: "tide")], effects: [Untap(Target(0))]),
        ]),
    ]"#;
    let (defs, file) = spelled::<Vec<Spanned<CardDef>>>(text);
    let mut report = Report::default();
    let content = extend(&base, &defs, &file, &mut report);
    assert_eq!(report.to_string(), "");
    let ids: Vec<&str> = content.cards[6..].iter().map(|c| c.id.as_str()).collect();
    assert_eq!(ids, ["scenario:guard", "scenario:horn"]);
    assert_eq!(content.cards[6].faction, Some(0));
    assert_eq!(content.cards[7].kind, CardKind::Manipulation);
    let words: Vec<&str> = content
        .subtypes
        .iter()
        .map(|w| w.english.as_str())
        .collect();
    assert_eq!(words, ["alert", "worker"]);
}

#[test]
fn they_are_checked_like_those_of_a_pack() {
    let text = r#"[
        (id: "Guard", name: "", kind: Character, faction: "embr", cost: 1),
        (id: "horn", name: "Horn", kind: Enhancement, cost: 1),
        (id: "horn", name: "Horn", kind: Enhancement, cost: 1),
    ]"#;
    let (defs, file) = spelled::<Vec<Spanned<CardDef>>>(text);
    let mut report = Report::default();
    extend(&base(), &defs, &file, &mut report);
    assert_eq!(codes(&report), ["P030", "S109", "S102", "P032", "P031"]);
}

/// H-92 to H-94.
#[test]
fn a_deck_is_refused_with_its_rule() {
    let decks = [
        (r#"("stoker", 4), ("bellows", 4), ("flare", 4)"#, None),
        (
            r#"("stoker", 4), ("bellows", 4), ("flare", 3)"#,
            Some("H-92"),
        ),
        (
            r#"("stoker", 5), ("bellows", 3), ("flare", 4)"#,
            Some("H-93"),
        ),
        (r#"("stoker", 4), ("tongs", 4), ("flare", 4)"#, Some("H-93")),
        (
            r#"("diver", 4), ("bellows", 4), ("flare", 4)"#,
            Some("H-94"),
        ),
    ];
    for (cards, rule) in decks {
        let text = format!(r#"(id: "d", name: "D", sanctuary: "hearth", cards: [{cards}])"#);
        let (def, file) = spelled::<DeckDef>(&text);
        let mut report = Report::default();
        check_deck(&base(), &def, &file, &mut report);
        let rules: Vec<&str> = codes(&report).into_iter().filter_map(deck_rule).collect();
        assert_eq!(rules, rule.into_iter().collect::<Vec<_>>(), "{report}");
    }
    assert_eq!(deck_rule("S113"), None);
}

#[test]
fn a_deck_of_any_size_can_be_added() {
    let mut content = base();
    let number = add_deck(&mut content, 3, vec![(4, 1), (0, 40)]);
    assert_eq!(number, 1);
    assert_eq!(content.decks[1].sanctuary, 3);
    assert_eq!(content.decks[1].cards, [(0, 40), (4, 1)]);
}
