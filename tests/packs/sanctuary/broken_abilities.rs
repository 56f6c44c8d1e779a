//! Abilities with a mistake, and those that probably are not meant so.

use super::{CARDS, warned, wrong};
use crate::kit::Packs;

#[test]
fn sorts_of_abilities() {
    wrong(
        CARDS,
        "Triggered(when: Blocks, effects: [Damage(1, That)])",
        "Resolve(effects: [Draw(1, You)])",
        &[
            "S104 24:13 a character has no `Resolve` | `Resolve` is what manipulations do; others have `Triggered`, `Activated`, `Continuous` and `Replaces`, and only `costs` in `Resolve`",
        ],
    );
    wrong(
        CARDS,
        "Resolve(targets: [(whose: Theirs)], effects: [Damage(2, Target(0))])",
        "Continuous(gives: [Stays])",
        &["S104 58:13 a manipulation has no `Continuous` | a manipulation only has `Resolve(..)`"],
    );
    wrong(
        CARDS,
        "Triggered(when: Blocks, effects: [Damage(1, That)])",
        "Activated(cost: 1, effects: [Untap(This)]), Activated(cost: 1, effects: [Untap(This)]), Activated(cost: 1, effects: [Untap(This)]), Activated(cost: 1, effects: [Untap(This)]), Activated(cost: 1, effects: [Untap(This)]), Activated(cost: 1, effects: [Untap(This)]), Activated(cost: 1, effects: [Untap(This)]), Activated(cost: 1, effects: [Untap(This)]), Activated(cost: 1, effects: [Tap(This)])",
        &["S108 24:365 9 abilities; a card has at most 8"],
    );
}

#[test]
fn targets() {
    wrong(
        CARDS,
        "Target(0)",
        "Target(1)",
        &["S105 58:69 there is no target for `Target(1)` | its only target is number 0"],
    );
    wrong(
        CARDS,
        "Damage(1, That)",
        "Draw(1, Target(0))",
        &["S105 24:55 there is no target for `Target(0)` | the ability has no `targets`"],
    );
    wrong(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[(), ()], effects: [Destroy(CarriedBy(2))]",
        &["S105 58:58 there is no target for `CarriedBy(2)` | its targets are number 0 to 1"],
    );
    wrong(
        CARDS,
        "[(whose: Theirs)]",
        "[(), (), (), (), ()]",
        &["S106 58:21 5 targets; an ability has at most 4"],
    );
}

#[test]
fn that() {
    wrong(
        CARDS,
        "Damage(2, Target(0))",
        "Damage(2, That)",
        &["S115 58:69 nothing triggers this | `That` is for `Triggered` abilities"],
    );
    wrong(
        CARDS,
        "when: Blocks",
        "when: Enters",
        &[
            "S115 24:57 this trigger has no other card | `Blocks`, `Blocked`, `DamagesCharacter`, `ManipulationPlayed`, `Plays`, `Discards`, `Targeted` and `Other..` have one",
        ],
    );
    wrong(
        CARDS,
        "Damage(1, That)",
        "Draw(That, You)",
        &[
            "S115 24:52 there is no such amount here | `DamagesSanctuary`, `DamagesCharacter`, `Damaged` and `SanctuaryDamaged` have one",
        ],
    );
}

#[test]
fn carriers_and_opponents() {
    wrong(
        CARDS,
        "Damage(1, That)",
        "Heal(Carrier)",
        &["S116 24:52 nobody carries this | only technologies are carried"],
    );
    wrong(
        CARDS,
        "[AnotherDuel]",
        "[Damage(1, Opposing)]",
        &["S116 11:80 nothing fights this | only characters and technologies have `Opposing`"],
    );
    wrong(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[(kind: Enhancement)], effects: [Destroy(CarriedBy(0))]",
        &["S116 58:71 target 0 carries nothing | only characters carry technologies"],
    );
}

#[test]
fn phases() {
    wrong(
        CARDS,
        "[Duel]",
        "[Duel, Communion]",
        &[
            "S117 11:59 nobody can act in Communion | `Harvest`, `Duel`, `Combat` and `Contemplation` have a window",
        ],
    );
    wrong(
        CARDS,
        "[Duel]",
        "[Over]",
        &[
            "S117 11:53 nobody can act in Over | `Harvest`, `Duel`, `Combat` and `Contemplation` have a window",
        ],
    );
    wrong(
        CARDS,
        "[Duel]",
        "[Combat, Duel, Combat]",
        &["S119 11:53 Combat is there twice"],
    );
}

#[test]
fn effects_that_cannot_touch_their_target() {
    wrong(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[(kind: Technology)], effects: [Damage(2, Target(0))]",
        &["S118 58:62 `Damage` is for characters in play | this points it at technologies"],
    );
    wrong(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[(kind: Permanent)], effects: [Cancel(Target(0))]",
        &[
            "S118 58:61 `Cancel` is for entries of the Stack | this points it at characters, enhancements and technologies",
        ],
    );
    wrong(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[(kind: Card)], effects: [Recover(Target(0))]",
        &[
            "S118 58:56 `Recover` is for characters, enhancements, technologies and manipulations in Limbo or in a deck | write `place: Limbo` in the filter",
        ],
    );
    wrong(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[(kind: Sanctuary)], effects: [Destroy(Target(0))]",
        &[
            "S118 58:61 `Destroy` is for characters, enhancements and technologies in play | this points it at sanctuaries",
        ],
    );
    wrong(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[], effects: [Wear(1, Each((whose: Theirs)))]",
        &["S118 58:44 `Wear` is for technologies in play | this points it at characters"],
    );
    wrong(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[(place: Limbo)], effects: [Tap(Target(0))]",
        &["S118 58:58 `Tap` is for characters in play | write `place: Play` in the filter"],
    );
    wrong(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[(kind: Enhancement)], effects: [Draw(StrengthOf(Target(0)), You)]",
        &["S118 58:68 `StrengthOf` is for characters | this points it at enhancements"],
    );
    wrong(
        CARDS,
        "Heal(Carrier)",
        "Damage(1, This)",
        &["S118 49:48 `Damage` is for characters in play | this points it at technologies"],
    );
}

#[test]
fn grants_that_nobody_can_have() {
    wrong(
        CARDS,
        "who: (faction: \"ember\", subtype: \"worker\"), ",
        "",
        &["S118 36:32 `Strength` is for characters in play | this gives it to enhancements"],
    );
    wrong(
        CARDS,
        "Strength(1)",
        "Cost(-1)",
        &[
            "S118 36:76 `Cost` is for characters, enhancements, technologies and manipulations in a hand | give it to `who: (place: Hand, ..)`",
        ],
    );
    wrong(
        CARDS,
        "Strength(1)",
        "Takes(Sanctuary, -1)",
        &["S118 36:76 `Takes` is for sanctuaries in play | this gives it to characters"],
    );
    wrong(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[(kind: Technology)], effects: [Grant(Gift(Cell), Target(0), Contemplation)]",
        &["S118 58:62 `Grant` is for characters in play | this points it at technologies"],
    );
}

#[test]
fn unknown_factions_in_filters() {
    wrong(
        CARDS,
        "(faction: \"ember\"",
        "(faction: \"embre\"",
        &["P032 36:39 unknown faction `embre` | did you mean `ember`?"],
    );
    wrong(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[], effects: [If(AtLeast(1, (faction: \"tid\")), [Draw(1, You)])]",
        &["P032 58:68 unknown faction `tid` | did you mean `tide`?"],
    );
}

#[test]
fn abilities_that_do_nothing() {
    warned(
        CARDS,
        "Resolve(targets: [(whose: Theirs)], effects: [Damage(2, Target(0))])",
        "Resolve(effects: [])",
        &["S132 58:13 this does nothing"],
    );
    warned(
        CARDS,
        "[Strength(1)]",
        "[]",
        &["S132 36:13 this does nothing"],
    );
    warned(
        CARDS,
        "destroy: true, effects: [Heal(Carrier)]",
        "effects: []",
        &["S132 49:13 this does nothing"],
    );
}

#[test]
fn filters_that_match_nothing() {
    warned(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[(kind: Technology, min_strength: 2)], effects: [Destroy(Target(0))]",
        &[
            "S134 58:50 this matches nothing: only characters have that | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[(place: Limbo, tapped: true)], effects: [Recover(Target(0))]",
        &[
            "S134 58:46 this matches nothing: only cards in play have that | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[(kind: Entry, entered: true)], effects: [Cancel(Target(0))]",
        &[
            "S134 58:45 this matches nothing: only cards in play have that | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[(min_strength: 3, max_strength: 2)], effects: [Tap(Target(0))]",
        &[
            "S134 58:32 this matches nothing: the lowest Strength is above the highest | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[(max_strength: -1)], effects: [Tap(Target(0))]",
        &[
            "S134 58:32 this matches nothing: no character has so little | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[], effects: [Draw(Count((kind: Manipulation)), You)]",
        &[
            "S134 58:62 this matches nothing: manipulations lie in a hand or in Limbo | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[], effects: [Draw(Count((kind: Sanctuary, place: Limbo)), You)]",
        &[
            "S134 58:73 this matches nothing: a sanctuary never leaves play | change that part, or the `kind` or `place` of the filter",
        ],
    );
    warned(
        CARDS,
        "[(whose: Theirs)], effects: [Damage(2, Target(0))]",
        "[], effects: [Draw(Count((kind: Entry, place: Hand)), You)]",
        &[
            "S134 58:69 this matches nothing: an entry is on the Stack | change that part, or the `kind` or `place` of the filter",
        ],
    );
}

#[test]
fn a_misspelt_sub_type_is_wrong() {
    wrong(
        CARDS,
        "(faction: \"ember\", subtype: \"worker\")",
        "(faction: \"ember\", subtype: \"wroker\")",
        &["S123 36:57 no card has the sub-type `wroker` | did you mean `worker`?"],
    );
}

#[test]
fn conditions_that_never_come_true() {
    warned(
        CARDS,
        "Continuous(who: (faction: \"ember\", subtype: \"worker\"), gives: [Strength(1)])",
        "Triggered(when: Attacks, effects: [Draw(1, You)])",
        &["S135 36:29 this never happens to an enhancement"],
    );
    warned(
        CARDS,
        "Activated(cost: 2, once: true, phases: [Duel], effects: [AnotherDuel])",
        "Triggered(when: Enters, effects: [Draw(1, You)])",
        &["S135 11:29 this never happens to a sanctuary"],
    );
    warned(
        CARDS,
        "Continuous(who",
        "Continuous(only_if: ThisTapped, who",
        &["S135 36:33 this never holds: only characters are tapped"],
    );
    warned(
        CARDS,
        "Continuous(who",
        "Continuous(only_if: Not(ThisCarries), who",
        &["S135 36:37 this never holds: only characters carry something"],
    );
    warned(
        CARDS,
        "Continuous(who",
        "Continuous(only_if: ThisDamaged, who",
        &["S135 36:33 this never holds: only characters have marked damage"],
    );
    warned(
        CARDS,
        "Continuous(who",
        "Continuous(only_if: During(Setup), who",
        &["S135 36:33 this never holds | ask for less, or for something that can happen"],
    );
}

#[test]
fn a_mistake_made_twice_in_an_ability_is_told_once() {
    let twice = "Damage(2, Target(1)), Tap(Target(1))";
    let told = "S105 58:69 there is no target for `Target(1)` | its only target is number 0";
    wrong(CARDS, "Damage(2, Target(0))", twice, &[told]);
}

/// T-09: what surely can go on for ever is told; what costs something, or may run out, is not.
#[test]
fn abilities_that_go_on_for_ever() {
    let endless = [
        "Activated(effects: [Draw(1, You)])",
        "Activated(cost: 0, effects: [Draw(1, You)])",
        "Triggered(when: SanctuaryDamaged, effects: [DamageSanctuary(1, You), GainStructure(1, You)])",
        "Triggered(when: SanctuaryDamaged, effects: [GainStructure(That, Each), DamageSanctuary(That, Opponent)])",
        "Triggered(when: Damaged, effects: [Heal(This), Damage(1, This)])",
    ];
    let ending = [
        "Activated(cost: 1, effects: [Draw(1, You)])",
        "Activated(once: true, effects: [Draw(1, You)])",
        "Activated(destroy: true, effects: [Draw(1, You)])",
        "Activated(only_if: YourTurn, effects: [Draw(1, You)])",
        "Activated(targets: [(tapped: false)], effects: [Tap(Target(0))])",
        "Triggered(when: SanctuaryDamaged, effects: [DamageSanctuary(2, You), GainStructure(1, You)])",
        "Triggered(when: SanctuaryDamaged, effects: [DamageSanctuary(1, You), GainStructure(1, Opponent)])",
        "Triggered(when: SanctuaryDamaged, effects: [May([DamageSanctuary(1, You)]), GainStructure(1, You)])",
        "Triggered(when: Damaged, effects: [Damage(1, This), Heal(This)])",
    ];
    let old = "Triggered(when: Blocks, effects: [Damage(1, That)])";
    for (text, wanted) in endless
        .map(|t| (t, 1))
        .into_iter()
        .chain(ending.map(|t| (t, 0)))
    {
        let packs = Packs::tiny_sanctuary();
        packs.edit(CARDS, old, text);
        let found = packs.problems();
        let told = found.iter().filter(|p| p.starts_with("S137")).count();
        assert_eq!((told, found.len()), (wanted, wanted), "{text}: {found:?}");
    }
}
