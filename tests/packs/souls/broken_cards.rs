//! Cards with a mistake: the answer, where it points and what it advises.

use super::{CARDS, warned, wrong};

#[test]
fn numbers() {
    wrong(
        CARDS,
        "hp: 2,\n        evasion: 3",
        "hp: 0,\n        evasion: 3",
        &["L101 82:13 hp 0 is out of range | from 1 to 30"],
    );
    wrong(
        CARDS,
        "evasion: 3",
        "evasion: 7",
        &["L101 83:18 evasion 7 is out of range | from 1 to 6"],
    );
    wrong(
        CARDS,
        "evasion: 3",
        "evasion: 0",
        &["L101 83:18 evasion 0 is out of range | from 1 to 6"],
    );
    wrong(
        CARDS,
        "evasion: 3,\n        attack: 1",
        "evasion: 3,\n        attack: -1",
        &["L101 84:17 attack -1 is out of range | from 0 to 20"],
    );
    wrong(
        CARDS,
        "souls: 4",
        "souls: 5",
        &["L101 100:58 souls 5 is out of range | from 1 to 4"],
    );
}

#[test]
fn what_a_kind_must_have() {
    wrong(
        CARDS,
        "        hp: 2,\n        attack: 1,\n        starting",
        "        starting",
        &[
            "L102 5:15 a character must have `hp` | add `hp: ..`",
            "L102 5:15 a character must have `attack` | add `attack: ..`",
        ],
    );
    wrong(
        CARDS,
        "        evasion: 3,\n",
        "",
        &[
            "L102 80:15 a monster must have `evasion` | add `evasion: ..`; without the whole stat block it is an event",
        ],
    );
    wrong(
        CARDS,
        "        hp: 2,\n        evasion: 3",
        "        evasion: 3",
        &[
            "L102 80:15 a monster must have `hp` | add `hp: ..`; without the whole stat block it is an event",
        ],
    );
    wrong(
        CARDS,
        "        group: Coin1,\n",
        "",
        &["L102 45:15 a loot card must have `group` | add `group: ..`"],
    );
    wrong(
        CARDS,
        ", souls: 4",
        "",
        &["L102 100:40 a bonus soul must have `souls` | add `souls: ..`"],
    );
    wrong(
        CARDS,
        ", condition: CoinsAtLeast(25, You)",
        "",
        &["L102 100:40 a bonus soul must have `condition` | add `condition: ..`"],
    );
    wrong(
        CARDS,
        "        abilities: [Resolve(effects: [GainCoins(1, You)])],\n",
        "",
        &[
            "L102 45:15 a loot card must say what it does | add `abilities: [Resolve(effects: [..])]`",
        ],
    );
    wrong(
        CARDS,
        "        abilities: [Resolve(effects: [LoseCoins(1, Each)])],\n",
        "",
        &["L102 90:15 an event must say what it does | add `abilities: [Resolve(effects: [..])]`"],
    );
    wrong(
        CARDS,
        "        group: Wild,\n",
        "        group: Wild,\n        keywords: [Ambush],\n",
        &[
            "L102 67:15 an ambush must have `hp` | add `hp: ..`",
            "L102 67:15 an ambush must have `evasion` | add `evasion: ..`",
            "L102 67:15 an ambush must have `attack` | add `attack: ..`",
        ],
    );
    wrong(
        CARDS,
        "keywords: [EntersDeactivated]",
        "keywords: [Familiar]",
        &[
            "L102 35:15 a treasure must have `hp` | add `hp: ..`",
            "L102 35:15 a treasure must have `evasion` | add `evasion: ..`",
            "L102 35:15 a treasure must have `attack` | add `attack: ..`",
        ],
    );
}

#[test]
fn what_a_kind_cannot_have() {
    wrong(
        CARDS,
        "group: Coin1,",
        "group: Coin1, hp: 2,",
        &["L103 46:27 a loot card has no `hp` | leave it out"],
    );
    wrong(
        CARDS,
        "hp: 2,\n        attack: 1,\n",
        "hp: 2, evasion: 3,\n        attack: 1,\n",
        &["L103 6:25 a character has no `evasion` | leave it out"],
    );
    wrong(
        CARDS,
        "kind: Room,",
        "kind: Room, souls: 1,",
        &["L103 97:28 a room has no `souls` | leave it out"],
    );
    wrong(
        CARDS,
        "kind: Room,",
        "kind: Room, group: Boss,",
        &["L103 97:28 a room has no `group` | leave it out"],
    );
    wrong(
        CARDS,
        "kind: Room,",
        "kind: Room, starting: \"comb\",",
        &["L103 97:31 a room has no `starting` | leave it out"],
    );
    wrong(
        CARDS,
        "kind: Room,",
        "kind: Room, condition: YourTurn,",
        &["L103 97:32 a room has no `condition` | leave it out"],
    );
    wrong(
        CARDS,
        "group: BadEvent,",
        "group: BadEvent, rewards: [Loot(1, You)],",
        &["L103 91:36 an event has no `rewards` | leave it out"],
    );
    wrong(
        CARDS,
        "group: BadEvent,",
        "group: BadEvent, souls: 1,",
        &["L103 91:33 an event has no `souls` | leave it out"],
    );
    wrong(
        CARDS,
        "kind: StartingItem,",
        "kind: StartingItem, three_plus: true,",
        &[
            "L103 18:29 a starting item has no `three_plus` | only cards of a deck can be for three or more players",
        ],
    );
}

#[test]
fn keywords_and_tags() {
    wrong(
        CARDS,
        "[EntersDeactivated]",
        "[EntersDeactivated, Eternal, EntersDeactivated]",
        &["L119 37:48 EntersDeactivated is there twice"],
    );
    wrong(
        CARDS,
        "[EntersDeactivated]",
        "[Trinket]",
        &["L124 37:20 a treasure has no Trinket | it is for loot cards"],
    );
    wrong(
        CARDS,
        "[EntersDeactivated]",
        "[Curse]",
        &["L124 37:20 a treasure has no Curse | it is for events"],
    );
    wrong(
        CARDS,
        "[EntersDeactivated]",
        "[Indomitable]",
        &["L124 37:20 a treasure has no Indomitable | it is for monsters"],
    );
    wrong(
        CARDS,
        "group: Coin1,",
        "group: Coin1, keywords: [Eternal],",
        &["L124 46:34 a loot card has no Eternal | it is for what stays in play"],
    );
    wrong(
        CARDS,
        "group: BadEvent,",
        "group: BadEvent, keywords: [TeamUp],",
        &["L124 91:37 an event has no TeamUp | it is for monsters"],
    );
    wrong(
        CARDS,
        "group: BadEvent,",
        "group: BadEvent, keywords: [EntersDeactivated],",
        &["L124 91:37 an event has no EntersDeactivated | it is for what enters play and stays"],
    );
    wrong(
        CARDS,
        "kind: Room,",
        "kind: Room, keywords: [Familiar],",
        &["L124 97:32 a room has no Familiar | it is for items with a stat block"],
    );
    wrong(
        CARDS,
        "keywords: [Trinket],",
        "keywords: [Trinket, Ambush], hp: 1, evasion: 2, attack: 1,",
        &["L124 61:29 a card is a trinket or an ambush, not both | leave one out"],
    );
    wrong(
        CARDS,
        "tags: [\"feline\"]",
        "tags: [\"feline\", \"feline\"]",
        &["L119 19:16 `feline` is there twice"],
    );
    wrong(
        CARDS,
        "tags: [\"feline\"]",
        "tags: [\"feline\", \"\"]",
        &["L109 19:26 the tag is empty"],
    );
}

#[test]
fn starting_items() {
    wrong(
        CARDS,
        "starting: \"comb\"",
        "starting: \"combs\"",
        &["P032 8:19 unknown card `combs` | did you mean `comb`?"],
    );
    wrong(
        CARDS,
        "starting: \"comb\"",
        "starting: \"bell\"",
        &["L125 8:19 `bell` is not a starting item"],
    );
}

#[test]
fn pictures() {
    wrong(
        CARDS,
        "kind: Room,",
        "kind: Room, picture: \"attic.txt\",",
        &["L107 97:30 `attic.txt` is not a picture | a .png or .svg file"],
    );
    wrong(
        CARDS,
        "kind: Room,",
        "kind: Room, picture: \"attic.svg\",",
        &["L107 97:30 there is no picture `attic.svg` in the pack | the path starts at pack.ron"],
    );
    wrong(
        CARDS,
        "kind: Room,",
        "kind: Room, picture: \"../attic.svg\",",
        &[
            "P005 97:30 `../attic.svg` leaves the pack | a path inside the pack, with `/`: \"pictures/moss.svg\"",
        ],
    );
}

#[test]
fn names_and_ids() {
    wrong(
        CARDS,
        "name: \"Rat\"",
        "name: \" \"",
        &["L109 79:15 the name is empty"],
    );
    warned(
        CARDS,
        "name: \"Rat\"",
        "name: \"The Rat That Knows the Way Down\"",
        &["L130 79:15 a name of 31 characters does not fit; 28 do"],
    );
    wrong(
        CARDS,
        "id: \"fog\"",
        "id: \"rat\"",
        &["P031 88:13 `rat` is already defined at tiny/cards/basic.ron:78:13"],
    );
    wrong(
        CARDS,
        "evasion: 3",
        "evason: 3",
        &["P021 83:9 unknown field `evason` in card | did you mean `evasion`?"],
    );
    wrong(
        CARDS,
        "kind: Room",
        "kind: Rom",
        &["P022 97:15 unknown card kind `Rom` | did you mean `Room`?"],
    );
    wrong(
        CARDS,
        "[EntersDeactivated]",
        "[EntersDeactvated]",
        &["P022 37:20 unknown keyword `EntersDeactvated` | did you mean `EntersDeactivated`?"],
    );
}

#[test]
fn abilities_of_a_card() {
    wrong(
        CARDS,
        "abilities: [Resolve(effects: [GainCoins(1, You)])]",
        "abilities: [Resolve(effects: [GainCoins(1, You)]), Resolve(effects: [Loot(1, You)])]",
        &[
            "L108 47:60 a card resolves in one way | several ways stand in one `Resolve(choose: [..])`",
        ],
    );
    wrong(
        CARDS,
        "Static(who: (tag: \"feline\", kind: Item), gives: [Eternal]),",
        "Static(who: (tag: \"feline\", kind: Item), gives: [Eternal]),Static(who: (tag: \"feline\", kind: Item), gives: [Eternal]),Static(who: (tag: \"feline\", kind: Item), gives: [Eternal]),Static(who: (tag: \"feline\", kind: Item), gives: [Eternal]),Static(who: (tag: \"feline\", kind: Item), gives: [Eternal]),Static(who: (tag: \"feline\", kind: Item), gives: [Eternal]),Static(who: (tag: \"feline\", kind: Item), gives: [Eternal]),Static(who: (tag: \"feline\", kind: Item), gives: [Eternal]),",
        &["L108 29:13 9 abilities; a card has at most 8"],
    );
}
