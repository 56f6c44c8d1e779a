//! Effects with a mistake: names without a meaning, numbers, things that they cannot touch.

use super::{CARDS, wrong};
use crate::kit::Packs;

#[test]
fn amounts_and_other_numbers() {
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [GainCoins(-2, You)])",
        &["L101 47:49 amount -2 is out of range | from 0 to 100"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [GainCoins(101, You)])",
        &["L101 47:49 amount 101 is out of range | from 0 to 100"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [GainCoins(Times(0, Hand(You)), You)])",
        &["L101 47:55 Times 0 is out of range | from 1 to 100"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [MoreSlots(Shop, 0)])",
        &["L101 47:55 MoreSlots 0 is out of range | from 1 to 4"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [MoreSlots(Monster, 9)])",
        &["L101 47:58 MoreSlots 9 is out of range | from 1 to 4"],
    );
    wrong(
        CARDS,
        "Activated(tap: true, costs: [Coins(2)], targets: [(kind: Roll)], effects: [SetRoll(6, Target(0))])",
        "Activated(tap: true, costs: [Coins(2)], targets: [(kind: Roll)], effects: [SetRoll(7, Target(0))])",
        &["L101 39:96 SetRoll 7 is out of range | from 1 to 6"],
    );
    wrong(
        CARDS,
        "Activated(tap: true, costs: [Coins(2)], targets: [(kind: Roll)], effects: [SetRoll(6, Target(0))])",
        "Activated(tap: true, costs: [Coins(2)], targets: [(kind: Roll)], effects: [AddToRoll(-6, Target(0))])",
        &["L101 39:98 AddToRoll -6 is out of range | from -5 to 5"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Grant(Attack(21), Player(You), Turn)])",
        &["L101 47:52 Attack 21 is out of range | from -20 to 20"],
    );
    wrong(
        CARDS,
        "HandLimit(1)",
        "HandLimit(-21)",
        &["L101 62:46 HandLimit -21 is out of range | from -20 to 20"],
    );
    wrong(
        CARDS,
        "HandLimit(1)",
        "Attackable(0)",
        &["L101 62:47 Attackable 0 is out of range | from 1 to 6"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [If(HandAtLeast(0, You), [Loot(1, You)])])",
        &["L101 47:54 HandAtLeast 0 is out of range | from 1 to 200"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [If(CoinsAtMost(-1, You), [Loot(1, You)])])",
        &["L101 47:54 CoinsAtMost -1 is out of range | from 0 to 200"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [If(Not(Kills(201)), [Loot(1, You)])])",
        &["L101 47:52 Kills 201 is out of range | from 1 to 200"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [If(All([YourTurn, AtLeast(0, (kind: Item))]), [Loot(1, You)])])",
        &["L101 47:65 AtLeast 0 is out of range | from 1 to 200"],
    );
    wrong(
        CARDS,
        "CoinsAtLeast(25, You)",
        "CoinsAtLeast(0, You)",
        &["L101 100:85 CoinsAtLeast 0 is out of range | from 1 to 200"],
    );
    wrong(
        CARDS,
        "GainCoins(3, You)",
        "GainCoins(333, You)",
        &["L101 85:29 amount 333 is out of range | from 0 to 100"],
    );
}

#[test]
fn that_where_nothing_happened() {
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [GainCoins(That, You)])",
        &[
            "L111 47:49 there is no such amount here | `Damaged`, `CombatDamaged`, `Deals`, `WouldRoll`, `Rolled`, `GainsSoul`, `GainsCoins`, `GainsCoinsFrom`, `Loots`, the bands of a roll and `Do` of a replacement have one",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Destroy(That)])",
        &["L111 47:47 nothing triggers this | `That` is for `Triggered` abilities"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Loot(1, ThatPlayer)])",
        &[
            "L111 47:47 there is no such player here | it is for abilities whose event has a player; otherwise say `ControllerOf(That)`",
        ],
    );
    wrong(
        CARDS,
        "Triggered(when: Rolled(by: Yours, on: [6]), effects: [GainCoins(That, You)])",
        "Triggered(when: TurnStarts(Yours), effects: [Destroy(That)])",
        &[
            "L111 20:74 this trigger has no other card | triggers on a death, damage, a roll, an attack, a play, a purchase, a gain or a destruction have one, and `Do` of a replacement",
        ],
    );
    wrong(
        CARDS,
        "Triggered(when: Rolled(by: Yours, on: [6]), effects: [GainCoins(That, You)])",
        "Triggered(when: TurnStarts(Yours), effects: [GainCoins(That, You)])",
        &[
            "L111 20:76 there is no such amount here | `Damaged`, `CombatDamaged`, `Deals`, `WouldRoll`, `Rolled`, `GainsSoul`, `GainsCoins`, `GainsCoinsFrom`, `Loots`, the bands of a roll and `Do` of a replacement have one",
        ],
    );
    wrong(
        CARDS,
        "Triggered(when: Rolled(by: Yours, on: [6]), effects: [GainCoins(That, You)])",
        "Triggered(when: SomethingDies((kind: Monster)), effects: [Loot(1, ThatPlayer)])",
        &[
            "L111 20:87 there is no such player here | it is for abilities whose event has a player; otherwise say `ControllerOf(That)`",
        ],
    );
    wrong(
        CARDS,
        "Triggered(when: Rolled(by: Yours, on: [6]), effects: [GainCoins(That, You)])",
        "Triggered(when: Damaged((kind: Creature)), effects: [Loot(1, ThatPlayer)])",
        &[
            "L111 20:82 there is no such player here | it is for abilities whose event has a player; otherwise say `ControllerOf(That)`",
        ],
    );
    wrong(
        CARDS,
        "Triggered(when: Rolled(by: Yours, on: [6]), effects: [GainCoins(That, You)])",
        "Triggered(when: Enters, effects: [Loot(1, ThatPlayer)])",
        &[
            "L111 20:63 there is no such player here | it is for abilities whose event has a player; otherwise say `ControllerOf(That)`",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [If(ThatAtLeast(2), [Loot(1, You)])])",
        &[
            "L111 47:42 there is no such amount here | `Damaged`, `CombatDamaged`, `Deals`, `WouldRoll`, `Rolled`, `GainsSoul`, `GainsCoins`, `GainsCoinsFrom`, `Loots`, the bands of a roll and `Do` of a replacement have one",
        ],
    );
    wrong(
        CARDS,
        "Triggered(when: Rolled(by: Yours, on: [6]), effects: [GainCoins(That, You)])",
        "Triggered(when: TurnEnds(Any), only_if: ThatAtMost(2), effects: [Loot(1, You)])",
        &[
            "L111 20:61 there is no such amount here | `Damaged`, `CombatDamaged`, `Deals`, `WouldRoll`, `Rolled`, `GainsSoul`, `GainsCoins`, `GainsCoinsFrom`, `Loots`, the bands of a roll and `Do` of a replacement have one",
        ],
    );
    wrong(
        CARDS,
        "CoinsAtLeast(25, You)",
        "ThatAtLeast(2)",
        &[
            "L111 100:72 there is no such amount here | `Damaged`, `CombatDamaged`, `Deals`, `WouldRoll`, `Rolled`, `GainsSoul`, `GainsCoins`, `GainsCoinsFrom`, `Loots`, the bands of a roll and `Do` of a replacement have one",
        ],
    );
    wrong(
        CARDS,
        "GainCoins(3, You)",
        "GainCoins(That, You)",
        &[
            "L111 85:29 there is no such amount here | `Damaged`, `CombatDamaged`, `Deals`, `WouldRoll`, `Rolled`, `GainsSoul`, `GainsCoins`, `GainsCoinsFrom`, `Loots`, the bands of a roll and `Do` of a replacement have one",
        ],
    );
    wrong(
        CARDS,
        "instead: More(1)",
        "instead: Do([Roll([(on: [1], effects: [GainCoins(That, ThatPlayer)])]), Destroy(That)])",
        &[
            "L118 29:115 `Destroy` is for monsters, items, familiars, souls, curses, rooms and shop items | this points it at players",
        ],
    );
}

#[test]
fn picked_and_they() {
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Recharge(Picked)])",
        &["W001 47:48 nothing was picked here | `Picked` stands within `Choose(..)`"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Loot(1, They)])",
        &[
            "W002 47:47 nobody is asked here | `They` stands within `MayDo`, `EachDoes`, `Choose`, `Pick` or a roll",
        ],
    );
    wrong(
        CARDS,
        "[Recharge(Picked), Loot(1, They)])",
        "[Loot(1, They)]), Recharge(Picked)",
        &["W001 73:96 nothing was picked here | `Picked` stands within `Choose(..)`"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [MayDo(They, [Loot(1, They)])])",
        &[
            "W002 47:45 nobody is asked here | `They` stands within `MayDo`, `EachDoes`, `Choose`, `Pick` or a roll",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [EachDoes(Each, [Destroy(Picked)])])",
        &["W001 47:63 nothing was picked here | `Picked` stands within `Choose(..)`"],
    );
}

#[test]
fn votes() {
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Vote([[Loot(1, You)]])])",
        &[
            "W004 47:39 1 ways; `Vote` has from 2 to 4 | each way is a list of effects: `[[..], [..]]`",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Vote([[], [], [], [], []])])",
        &[
            "W004 47:39 5 ways; `Vote` has from 2 to 4 | each way is a list of effects: `[[..], [..]]`",
        ],
    );
}

#[test]
fn effects_that_cannot_touch_it() {
    wrong(
        CARDS,
        "Activated(tap: true, costs: [Coins(2)], targets: [(kind: Roll)], effects: [SetRoll(6, Target(0))])",
        "Activated(tap: true, costs: [Coins(2)], targets: [(kind: Roll)], effects: [Damage(1, Target(0))])",
        &["L118 39:88 `Damage` is for players, monsters and familiars | this points it at rolls"],
    );
    wrong(
        CARDS,
        "Activated(tap: true, costs: [Coins(2)], targets: [(kind: Roll)], effects: [SetRoll(6, Target(0))])",
        "Activated(tap: true, costs: [Coins(2)], targets: [(kind: Item)], effects: [SetRoll(6, Target(0))])",
        &["L118 39:88 `SetRoll` is for rolls | this points it at items and familiars"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [PreventDamage(1, Player(You))])",
        &["L118 47:39 `PreventDamage` is for damage on the stack | this points it at players"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [PreventDeath(Player(You))])",
        &["L118 47:39 `PreventDeath` is for deaths on the stack | this points it at players"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Destroy(Player(You))])",
        &[
            "L118 47:39 `Destroy` is for monsters, items, familiars, souls, curses, rooms and shop items | this points it at players",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Kill(Each((kind: Character)))])",
        &[
            "L118 47:39 `Kill` is for players, monsters, items, familiars, souls, curses, rooms and shop items | this points it at characters",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Recharge(Each((kind: Soul)))])",
        &[
            "L118 47:39 `Recharge` is for monsters, items, familiars, characters, rooms and shop items | this points it at souls",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Steal(Each((kind: Monster)))])",
        &[
            "L118 47:39 `Steal` is for items, familiars, souls, curses, shop items and loot cards | this points it at monsters",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Swap(This, Each((kind: Item)))])",
        &[
            "L118 47:39 `Swap` is for items, familiars, souls and curses | this points it at loot cards and loot on the stack",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Give(Each((kind: Treasure, place: Discard)), You)])",
        &[
            "L118 47:39 `Give` is for items, familiars, souls, curses, shop items and loot cards | this points it at treasures out of play",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Destroy(Each((kind: Item, place: Discard)))])",
        &[
            "L118 47:39 `Destroy` is for monsters, items, familiars, souls, curses, rooms and shop items | this points it at treasures out of play",
        ],
    );
    wrong(
        CARDS,
        "gives: [HandLimit(1)]",
        "who: (kind: Room), gives: [Attackable(3)]",
        &["L118 62:55 `Attackable` is for players and familiars | this points it at rooms"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Cancel(Each((kind: Item)))])",
        &[
            "L118 47:39 `Cancel` is for rolls, loot on the stack, abilities on the stack, damage on the stack and deaths on the stack | this points it at items and familiars",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [CopyLoot(Each((kind: AbilityEntry)))])",
        &[
            "L118 47:39 `CopyLoot` is for loot on the stack | this points it at abilities on the stack",
        ],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [Grant(HandLimit(1), Each((kind: Monster)), Turn)])",
        &["L118 47:45 `HandLimit` is for players | this points it at monsters"],
    );
    wrong(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        "Resolve(effects: [GainCoins(AttackOf(Each((kind: Room))), You)])",
        &["L118 47:49 `AttackOf` is for players, monsters and familiars | this points it at rooms"],
    );
    wrong(
        CARDS,
        "MoreLootPlays(1, You)",
        "Damage(1, This)",
        &[
            "L118 9:52 `Damage` is for players, monsters and familiars | this points it at characters",
        ],
    );
    wrong(
        CARDS,
        "Triggered(when: Rolled(by: Yours, on: [6]), effects: [GainCoins(That, You)])",
        "Triggered(when: DieRolled(by: Yours), effects: [Damage(1, That)])",
        &["L118 20:69 `Damage` is for players, monsters and familiars | this points it at rolls"],
    );
    wrong(
        CARDS,
        "Triggered(when: Rolled(by: Yours, on: [6]), effects: [GainCoins(That, You)])",
        "Triggered(when: Damaged((whose: Yours)), effects: [Destroy(That)])",
        &[
            "L118 20:72 `Destroy` is for monsters, items, familiars, souls, curses, rooms and shop items | this points it at players",
        ],
    );
    wrong(
        CARDS,
        "Recharge(Picked)",
        "Reroll(Picked)",
        &["L118 73:70 `Reroll` is for rolls | this points it at items and familiars"],
    );
}

/// The words that mean something only where something happened, where it did.
#[test]
fn what_the_event_has() {
    let comb = "Triggered(when: Rolled(by: Yours, on: [6]), effects: [GainCoins(That, You)])";
    let fitting = [
        "Triggered(when: Rolled(by: Any, on: [6]), effects: [Loot(That, ThatPlayer)])",
        "Triggered(when: DieRolled(by: Theirs), effects: [Reroll(That), Loot(1, ThatPlayer)])",
        "Triggered(when: WouldRoll(by: Any, on: [1]), effects: [FlipRoll(That)])",
        "Triggered(when: Damaged((kind: Creature)), only_if: ThatAtLeast(2), effects: [Heal(That, That)])",
        "Triggered(when: Damaged((whose: Theirs)), effects: [Loot(1, ThatPlayer)])",
        "Triggered(when: WouldRoll(by: Any, on: [2]), effects: [GainCoins(That, You)])",
        "Triggered(when: Attacked((kind: Monster)), effects: [Loot(1, ThatPlayer), Damage(1, That)])",
        "Triggered(when: Discards(Theirs), effects: [PutInHand(That, You)])",
        "Triggered(when: Deals, effects: [Damage(That, That)])",
        "Triggered(when: Destroyed((kind: Item)), effects: [PutOnTop(That), Loot(1, ControllerOf(That))])",
        "Triggered(when: LootPlayed(Theirs), effects: [Cancel(That)])",
        "Triggered(when: Activates(Theirs), effects: [Cancel(That)])",
        "Triggered(when: Purchased(Theirs), effects: [Steal(That)])",
        "Triggered(when: GainsSoul(Any), effects: [GainCoins(That, ThatPlayer), Destroy(That)])",
        "Triggered(when: GainsCoins(Theirs), effects: [StealCoins(Half(That), ThatPlayer)])",
        "Triggered(when: Hits(Yours), effects: [Damage(1, That)])",
        "Triggered(when: PlayerDies(Any), late: true, effects: [Loot(1, ThatPlayer)])",
        "Replaces(event: Damage((whose: Yours)), only_if: ThatAtLeast(2), instead: Do([Damage(That, That)]))",
        "Replaces(event: Penalty(Yours), instead: Do([LoseCoins(5, ThatPlayer)]))",
        "Activated(tap: true, effects: [RollBy(Left, [(on: [6], effects: [Loot(1, They), If(ThatAtLeast(6), [Win(You)])])])])",
    ];
    for ability in fitting {
        let packs = Packs::tiny_souls();
        packs.edit(CARDS, comb, ability);
        assert_eq!(packs.problems(), [""; 0], "{ability}");
    }
}

#[test]
fn a_misspelt_tag_is_wrong() {
    wrong(
        CARDS,
        "tag: \"feline\"",
        "tag: \"felin\"",
        &["L123 28:31 no card has the tag `felin` | did you mean `feline`?"],
    );
}
