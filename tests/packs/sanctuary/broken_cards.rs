//! Cards with a mistake: the answer, where it points and what it advises.

use super::{CARDS, warned, wrong};
use crate::kit::Packs;

#[test]
fn numbers() {
    wrong(
        CARDS,
        "cost: 2,\n        strength",
        "cost: 13,\n        strength",
        &["S101 20:15 cost 13 is out of range | from 0 to 12"],
    );
    wrong(
        CARDS,
        "strength: 2",
        "strength: -1",
        &["S101 21:19 strength -1 is out of range | from 0 to 40"],
    );
    wrong(
        CARDS,
        "structure: 12",
        "structure: 0",
        &["S101 7:20 structure 0 is out of range | from 1 to 40"],
    );
    wrong(
        CARDS,
        "structure: 2",
        "structure: 41",
        &["S101 33:20 structure 41 is out of range | from 0 to 40"],
    );
    wrong(
        CARDS,
        "volition: 4",
        "volition: 77",
        &["S101 8:19 volition 77 is out of range | from 0 to 40"],
    );
    wrong(
        CARDS,
        "limit: 3",
        "limit: 10",
        &["S101 9:16 limit 10 is out of range | from 0 to 9"],
    );
    wrong(
        CARDS,
        "durability: 3",
        "durability: 0",
        &["S101 45:21 durability 0 is out of range | from 1 to 9"],
    );
    wrong(
        CARDS,
        "copies: 2",
        "copies: 5",
        &["S101 46:17 copies 5 is out of range | from 1 to 4"],
    );
    wrong(
        CARDS,
        "cost: 2, once",
        "cost: 99, once",
        &["S101 11:29 cost 99 is out of range | from 0 to 12"],
    );
    wrong(
        CARDS,
        "Damage(2,",
        "Damage(-2,",
        &["S101 58:66 amount -2 is out of range | from 0 to 999"],
    );
    wrong(
        CARDS,
        "Strength(1)",
        "Strength(41)",
        &["S101 36:76 grant 41 is out of range | from -40 to 40"],
    );
    wrong(
        CARDS,
        "Damage(2, Target(0))",
        "Grant(Strength(-41), Target(0), Permanent)",
        &["S101 58:59 grant -41 is out of range | from -40 to 40"],
    );
    wrong(
        CARDS,
        "when: Blocks,",
        "when: Blocks, only_if: Not(VolitionAtLeast(-3)),",
        &["S101 24:66 -3 is out of range | 0 or more"],
    );
}

#[test]
fn what_a_kind_must_have() {
    wrong(
        CARDS,
        "        strength: 2,\n",
        "",
        &["S102 17:15 a character must have `strength` | add `strength: ..`"],
    );
    wrong(
        CARDS,
        "        cost: 1,\n",
        "",
        &["S102 55:15 a manipulation must have `cost` | add `cost: ..`"],
    );
    wrong(
        CARDS,
        "        limit: 3,\n",
        "",
        &["S102 5:15 a sanctuary must have `limit` | add `limit: ..`"],
    );
    wrong(
        CARDS,
        "        durability: 3,\n",
        "",
        &["S102 42:15 a technology must have `durability` | add `durability: ..`"],
    );
    wrong(
        CARDS,
        "Resolve(targets: [(whose: Theirs)], effects: [Damage(2, Target(0))]),\n",
        "",
        &[
            "S102 55:15 a manipulation must say what it does | add `abilities: [Resolve(effects: [..])]`",
        ],
    );
}

#[test]
fn what_a_kind_cannot_have() {
    wrong(
        CARDS,
        "limit: 3",
        "limit: 3, cost: 7",
        &["S103 9:25 a sanctuary has no `cost` | leave it out"],
    );
    wrong(
        CARDS,
        "limit: 3",
        "limit: 3, copies: 1",
        &["S103 9:27 a sanctuary has no `copies` | leave it out"],
    );
    wrong(
        CARDS,
        "durability: 3",
        "durability: 3, gifts: [Cell]",
        &["S103 45:32 a technology has no `gifts` | leave it out"],
    );
    wrong(
        CARDS,
        "cost: 1,",
        "cost: 1, volition: 6,",
        &["S103 56:28 a manipulation has no `volition` | leave it out"],
    );
    wrong(
        CARDS,
        "cost: 2, once: true",
        "destroy: true",
        &["S103 11:23 a sanctuary cannot be destroyed | leave it out"],
    );
}

#[test]
fn gifts_and_pictures() {
    wrong(
        CARDS,
        "[Agility]",
        "[Agility, Cell, Agility]",
        &["S119 22:32 Agility is there twice"],
    );
    wrong(
        CARDS,
        "limit: 3",
        "limit: 3, picture: \"hearth.txt\"",
        &["S107 9:28 `hearth.txt` is not a picture | a .png or .svg file"],
    );
    wrong(
        CARDS,
        "limit: 3",
        "limit: 3, picture: \"hearth.svg\"",
        &["S107 9:28 there is no picture `hearth.svg` in the pack | the path starts at pack.ron"],
    );
    wrong(
        CARDS,
        "limit: 3",
        "limit: 3, picture: \"../hearth.svg\"",
        &[
            "P005 9:28 `../hearth.svg` leaves the pack | a path inside the pack, with `/`: \"pictures/moss.svg\"",
        ],
    );
}

#[test]
fn names_and_ids() {
    wrong(
        CARDS,
        "\"Stoker\"",
        "\" \"",
        &["S109 16:15 the name is empty"],
    );
    warned(
        CARDS,
        "\"Stoker\"",
        "\"The Stoker of the Lowest Boiler\"",
        &["S130 16:15 a name of 31 characters does not fit; 28 do"],
    );
    wrong(
        CARDS,
        "\"diver\"",
        "\"flare\"",
        &["P031 61:10 `flare` is already defined at tiny/cards/basic.ron:53:13"],
    );
    wrong(
        CARDS,
        "\"ember\",\n        subtype",
        "\"embr\",\n        subtype",
        &["P032 18:18 unknown faction `embr` | did you mean `ember`?"],
    );
    wrong(
        CARDS,
        "strength: 2",
        "strenght: 2",
        &["P021 21:9 unknown field `strenght` in card | did you mean `strength`?"],
    );
    wrong(
        CARDS,
        "kind: Technology",
        "kind: Tecnology",
        &["P022 42:15 unknown card kind `Tecnology` | did you mean `Technology`?"],
    );
}

#[test]
fn a_sanctuary_of_an_unknown_faction_has_no_echo_in_its_decks() {
    let packs = Packs::tiny_sanctuary();
    packs.edit(
        CARDS,
        "\"ember\",\n        structure",
        "\"embr\",\n        structure",
    );
    assert_eq!(packs.problems(), ["P032 tiny/cards/basic.ron:6:18"]);
}
