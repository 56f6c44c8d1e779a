//! Groups: of the card's deck, and what the card is.

use super::{CARDS, wrong};
use crate::kit::Packs;

#[test]
fn groups_of_another_deck() {
    wrong(
        CARDS,
        "group: Coin1",
        "group: Boss",
        &["L110 46:16 Boss is a group of monster cards"],
    );
    wrong(
        CARDS,
        "group: Passive",
        "group: Coin1",
        &["L110 26:16 Coin1 is a group of loot cards"],
    );
    wrong(
        CARDS,
        "group: Basic",
        "group: Trinket",
        &["L110 81:16 Trinket is a group of loot cards"],
    );
}

#[test]
fn treasures() {
    wrong(
        CARDS,
        "group: Active",
        "group: Passive",
        &["L110 36:16 this is not Passive: it has an activated ability"],
    );
    wrong(
        CARDS,
        "group: Active",
        "group: Paid",
        &["L110 36:16 this is not Paid: it has an ability with `tap: true`"],
    );
    wrong(
        CARDS,
        "group: Active",
        "group: OneUse",
        &["L110 36:16 this is not OneUse: it does not destroy itself"],
    );
    wrong(
        CARDS,
        "group: Active",
        "group: SoulItem",
        &["L110 36:16 this is not SoulItem: it has no souls"],
    );
    wrong(
        CARDS,
        "group: Passive",
        "group: Active",
        &["L110 26:16 this is not Active: no ability of it has `tap: true`"],
    );
    wrong(
        CARDS,
        "group: Passive",
        "group: Paid",
        &["L110 26:16 this is not Paid: it has no activated ability"],
    );
    wrong(
        CARDS,
        "group: Passive,",
        "group: Passive, souls: 1,",
        &["L110 26:16 this is not Passive: it has souls, so it is SoulItem"],
    );
}

#[test]
fn loot() {
    wrong(
        CARDS,
        "group: Coin1",
        "group: Trinket",
        &["L110 46:16 this is not Trinket: it has no Trinket among its keywords"],
    );
    wrong(
        CARDS,
        "group: Trinket",
        "group: Wild",
        &["L110 60:16 this is not Wild: it has the keyword Trinket"],
    );
    wrong(
        CARDS,
        "group: Coin1",
        "group: LostSoul",
        &["L110 46:16 this is not LostSoul: it has no souls"],
    );
    wrong(
        CARDS,
        "group: Coin1,",
        "group: Coin1, souls: 1,",
        &["L110 46:16 this is not Coin1: it has souls, so it is LostSoul"],
    );
    wrong(
        CARDS,
        "group: Coin1,",
        "group: Coin1, keywords: [Ambush], hp: 1, evasion: 2, attack: 1,",
        &["L110 46:16 this is not Coin1: an ambush is Wild"],
    );
}

#[test]
fn monsters() {
    wrong(
        CARDS,
        "group: Basic",
        "group: Boss",
        &["L110 81:16 this is not Boss: a boss has 1 soul"],
    );
    wrong(
        CARDS,
        "group: Basic",
        "group: Epic",
        &["L110 81:16 this is not Epic: an epic boss has 2 souls"],
    );
    wrong(
        CARDS,
        "group: Basic,",
        "group: Cursed, souls: 1,",
        &["L110 81:16 this is not Cursed: it has souls, so it is Boss or Epic"],
    );
    wrong(
        CARDS,
        "group: Basic,",
        "group: Boss, souls: 2,",
        &["L110 81:16 this is not Boss: a boss has 1 soul"],
    );
    wrong(
        CARDS,
        "group: Basic",
        "group: GoodEvent",
        &["L110 81:16 this is not GoodEvent: it has hit points"],
    );
    wrong(
        CARDS,
        "group: BadEvent",
        "group: Basic",
        &["L110 91:16 this is not Basic: it has no hit points"],
    );
    wrong(
        CARDS,
        "group: BadEvent",
        "group: Curse",
        &["L110 91:16 this is not Curse: it has no Curse among its keywords"],
    );
    wrong(
        CARDS,
        "group: BadEvent,",
        "group: BadEvent, keywords: [Curse],",
        &["L110 91:16 this is not BadEvent: it has the keyword Curse"],
    );
}

/// What is not there, said of groups that fit.
#[test]
fn groups_that_fit() {
    let fitting = [
        ("group: Active,", "group: SoulItem, souls: 1,"),
        ("group: Basic,", "group: Boss, souls: 1,"),
        ("group: Basic,", "group: Epic, souls: 2,"),
        ("group: Basic", "group: Charmed"),
        ("group: BadEvent", "group: GoodEvent"),
        ("group: BadEvent,", "group: Curse, keywords: [Curse],"),
        ("group: Coin1,", "group: LostSoul, souls: 1,"),
        ("tap: true, costs: [Coins(2)]", "costs: [DestroyThis]"),
        (
            "group: Coin1,",
            "group: Wild, keywords: [Ambush], hp: 1, evasion: 2, attack: 1,",
        ),
    ];
    for (from, to) in fitting {
        let packs = Packs::tiny_souls();
        packs.edit(CARDS, from, to);
        if to.contains("DestroyThis") {
            packs.edit(CARDS, "group: Active", "group: OneUse");
        }
        assert_eq!(packs.problems(), [""; 0], "{to}");
    }
}
