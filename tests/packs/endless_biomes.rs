//! Biomes cards that set themselves or each other off for ever: named by the pack check (B036, T-09).

use fourfold::games::biomes::content::{Content, GAME, load, warn_unused};
use fourfold::games::biomes::{Biomes, Setup};
use fourfold::packs::Library;
use fourfold::table::Match;

use crate::kit::Packs;

const CARDS: &str = "cards/basic.ron";
const WARDEN: &str = "attack: 1,\n        defense: 2,";
const PUP: &str = "attack: 1,\n        defense: 1,";

/// A tiny pack whose Moss Warden and Pup have these abilities.
fn pack(warden: &str, pup: &str) -> Packs {
    let packs = Packs::tiny();
    packs.edit(CARDS, WARDEN, &format!("{WARDEN} abilities: [{warden}],"));
    packs.edit(CARDS, PUP, &format!("{PUP} abilities: [{pup}],"));
    packs
}

/// The chains that the check of a pack names.
fn told(packs: &Packs) -> Vec<String> {
    let mut library = Library::only(&[packs.root()], &[GAME]);
    let mut report = std::mem::take(&mut library.report);
    let content = load(&library, &mut report).expect("content");
    assert_eq!(report.errors(), 0, "{report}");
    warn_unused(&library, &content, &mut report);
    let told = report.sorted().into_iter().filter(|d| d.code == "B036");
    let told = told.map(|d| format!("{}:{} {}", d.line, d.column, d.message));
    told.collect()
}

#[track_caller]
fn warned(warden: &str, pup: &str, at: &str, chain: &str) {
    let said = format!(
        "{at} this can go on without end: {chain}; `repeats` in a turn end the game in a draw (T-09)"
    );
    assert_eq!(told(&pack(warden, pup)), [said], "{warden} / {pup}");
}

#[track_caller]
fn silent(warden: &str, pup: &str) {
    assert_eq!(
        told(&pack(warden, pup)),
        Vec::<String>::new(),
        "{warden} / {pup}"
    );
}

const SELF: &str = "`tiny:moss_warden` -> `tiny:moss_warden`";
const PUPS: &str = "`tiny:pup` -> `tiny:pup`";
const BOTH: &str = "`tiny:moss_warden` -> `tiny:pup` -> `tiny:moss_warden`";

#[test]
fn a_card_that_sets_itself_off_is_named() {
    let at = "3:13";
    for effects in [
        "Damage(1, This), Buff(defense: 1, who: This, until: Turn)",
        "Buff(defense: That, who: This, until: Permanent), Damage(That, This)",
        "Damage(3, Each((kind: Agent))), Buff(defense: 3, who: This, until: Permanent)",
        // Two of its kind.
        "Damage(2, That), Buff(defense: 2, who: This, until: Permanent)",
    ] {
        let skill = format!("Reactive(when: Damaged, effects: [{effects}])");
        warned(&skill, "", at, SELF);
    }
    let back = "Reactive(when: Deploy, effects: [Terminate(This)]), Reactive(when: Despawn, effects: [Restore(This)])";
    warned(back, "", at, SELF);
    let copy = "Reactive(when: Deploy, effects: [Hologram(This), Energy(Void, 1, You)])";
    warned(copy, "", at, SELF);
    let litter =
        "Reactive(when: Arrives((kind: Agent, whose: Yours)), effects: [Spawn(\"pup\", 1)])";
    warned(litter, "", at, SELF);
    let pup = "Reactive(when: Deploy, effects: [Terminate(This), Spawn(\"pup\", 2)])";
    warned("", pup, "32:13", PUPS);
}

#[test]
fn two_cards_that_set_each_other_off_are_named() {
    let at = "3:13";
    let answer = |n, mend| {
        format!(
            "Reactive(when: Damaged, effects: [Damage({n}, That), Buff(defense: {mend}, who: This, until: Turn)])"
        )
    };
    // Each alone mends too little against its like or takes no part in it.
    warned(&answer("3", "1"), &answer("1", "3"), at, BOTH);
    let litter = "Reactive(when: Terminated((kind: Agent)), effects: [Spawn(\"pup\", 1)])";
    let brief = "Reactive(when: Deploy, effects: [Terminate(This)])";
    warned(litter, brief, at, BOTH);
}

#[test]
fn what_somebody_chooses_or_what_runs_out_is_not_named() {
    for warden in [
        // Optional, aimed or on a condition.
        "Reactive(when: Damaged, effects: [May([Damage(1, This), Buff(defense: 1, who: This, until: Turn)])])",
        "Reactive(when: Deploy, effects: [May([Hologram(This)])])",
        "Reactive(when: Damaged, targets: [(kind: Agent)], effects: [Damage(1, Target(0)), Buff(defense: 1, who: This, until: Turn)])",
        "Reactive(when: Damaged, only_if: YourTurn, effects: [Damage(1, This), Buff(defense: 1, who: This, until: Turn)])",
        // It dies of it.
        "Reactive(when: Damaged, effects: [Damage(1, This)])",
        "Reactive(when: Damaged, effects: [Damage(2, This), Buff(defense: 1, who: This, until: Turn)])",
        "Reactive(when: Damaged, effects: [Damage(1, That), Buff(defense: 0, who: This, until: Turn)])",
        "Reactive(when: Damaged, effects: [Damage(0, This), Buff(defense: 0, who: This, until: Turn)])",
        "Reactive(when: Damaged, effects: [Damage(1, This), Damage(1, This), Buff(defense: 1, who: This, until: Turn)])",
        // It is not there any more, or no card: no token is put into a cache.
        "Reactive(when: Arrives((kind: Agent)), effects: [Terminate(This), Spawn(\"pup\", 1)])",
        "Reactive(when: Deploy, effects: [Terminate(This)]), Reactive(when: Despawn, effects: [Hologram(This)])",
        // What arrives does not fit.
        "Reactive(when: Arrives((kind: Hardware)), effects: [Spawn(\"pup\", 1)])",
        "Reactive(when: Arrives((kind: Agent, whose: Theirs)), effects: [Spawn(\"pup\", 1)])",
        "Reactive(when: Arrives((kind: Agent)), effects: [Spawn(\"pup\", 0)])",
        // Somebody loses first.
        "Reactive(when: Deploy, effects: [Hologram(This), LoseDurability(1, Each(Theirs))])",
        "Reactive(when: Deploy, effects: [Hologram(This), Draw(1, You)])",
    ] {
        silent(warden, "");
    }
    let brief = "Reactive(when: Deploy, effects: [May([Terminate(This)])])";
    silent(
        "Reactive(when: Terminated((kind: Agent)), effects: [Spawn(\"pup\", 1)])",
        brief,
    );
}

/// Whoever is named does go on: the first such card on the table ends the game in a draw.
#[test]
fn what_is_named_ends_in_a_draw() {
    let litter = "Reactive(when: Terminated((kind: Agent)), effects: [Spawn(\"pup\", 1)])";
    let brief = "Reactive(when: Deploy, effects: [Terminate(This)])";
    let first = "Reactive(when: Deploy, effects: [Spawn(\"pup\", 1)])";
    for (warden, pup) in [
        (
            "Reactive(when: Deploy, effects: [Terminate(This)]), Reactive(when: Despawn, effects: [Restore(This)])".to_owned(),
            "",
        ),
        (format!("{litter}, {first}"), brief),
    ] {
        let packs = pack(&warden, pup);
        assert_eq!(told(&packs).len(), 1);
        packs.edit(CARDS, "cost: (growth: 1)", "cost: ()");
        let content: Content = packs.load().0.expect("content");
        ends_in_a_draw(content, 20_000, &warden);
    }
}

/// Both players play whatever they can, with the first deck: the game is a draw before `most` choices.
pub fn ends_in_a_draw(content: Content, most: usize, about: &str) {
    let setup = Setup {
        content: Box::leak(Box::new(content)),
        decks: [0, 0],
        best_of: 1,
        position: None,
    };
    let mut game = Match::<Biomes>::new(setup, 3);
    let mut made = 0;
    while let Some(open) = game.decision() {
        let play = open.options.iter().position(|o| o.verb == "play");
        assert!(game.pick(play.unwrap_or(0)));
        made += 1;
        assert!(made < most, "it goes on: {about}");
    }
    let outcome = game.outcome().expect("an end");
    assert_eq!(outcome.winners.iter().count(), 0, "a draw: {about}");
}
