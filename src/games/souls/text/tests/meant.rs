//! What a sentence means cannot be taken otherwise: whose things, who acts, and where a condition ends.

use super::sample::{Said, Sample, check};

#[test]
fn sentences_can_be_read_in_one_way_only() {
    check(&[
        Said {
            on: Sample::Loot,
            ability: "Resolve(effects: [Choose(You, (kind: Item, whose: Theirs), [MayPay([Coins(1)], [Deactivate(Picked)]), Loot(1, You)])])",
            english: "Choose another player's item; you may pay 1¢. If you do, deactivate it; either way, loot 1.",
            spanish: "Elige un objeto de otro jugador; puedes pagar 1¢. Si lo haces, desactívalo; en ambos casos, roba 1 carta de botín.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(effects: [May([If(CoinsAtMost(0, You), [Loot(1, You)]), GainCoins(1, You)])])",
            english: "You may do this: if you have no ¢, loot 1; either way, gain 1¢.",
            spanish: "Puedes hacer esto: si no tienes ¢, roba 1 carta de botín; en ambos casos, obtén 1¢.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(effects: [Unless(Others, [Items(1)], [GainCoins(1, You)]), EachDoes(Others, [MayPay([Items(1)], [Loot(1, They)])]), EachDoes(Others, [Unless(They, [Coins(2)], [Damage(1, Player(They))])])])",
            english: "Each other player may destroy one of their items; if they do not, you gain 1¢. Each other player may destroy one of their items. If they do, they loot 1. Each other player may pay 2¢; if they do not, they take 1 damage.",
            spanish: "Cada otro jugador puede destruir uno de sus objetos; si no lo hace, obtienes 1¢. Cada otro jugador puede destruir uno de sus objetos. Si lo hace, ese jugador roba 1 carta de botín. Cada otro jugador puede pagar 2¢; si no lo hace, ese jugador recibe 1 punto de daño.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(effects: [Kill(Player(You)), Kill(Player(Others)), Kill(Player(Active))])",
            english: "You die. Each other player dies. The active player dies.",
            spanish: "Mueres. Cada otro jugador muere. El jugador activo muere.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(effects: [EachDoes(Each, [If(CoinsAtMost(0, They), [Loot(1, They)])])])",
            english: "Each player does this: if they have no ¢, they loot 1.",
            spanish: "Cada jugador hace esto: si no tiene ¢, ese jugador roba 1 carta de botín.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(effects: [EachDoes(Others, [StealCoins(1, They)]), MayDo(Others, [GiveCoins(1, They)]), EachDoes(Others, [LoseCoins(1, They), GainCoins(1, You)])])",
            english: "For each other player, steal 1¢ from them. Each other player may have you give 1¢ to them. Each other player loses 1¢, then you gain 1¢.",
            spanish: "Por cada otro jugador, quita 1¢ a ese jugador. Cada otro jugador puede hacer que des 1¢ a ese jugador. Cada otro jugador pierde 1¢, luego obtienes 1¢.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(effects: [SetStats(attack: 3, who: Player(You), until: Turn)])",
            english: "Set your attack to 3 until the end of the turn.",
            spanish: "Pon tu ataque en 3 hasta el final del turno.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(effects: [EachDoes(Each, [GainCoins(Coins(They), They)]), EachDoes(Each, [LoseCoins(Coins(They), They)])])",
            english: "Each player gains ¢ equal to their ¢. Each player loses all their ¢.",
            spanish: "Cada jugador obtiene tantos ¢ como su dinero. Cada jugador pierde todo su dinero.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(effects: [Choose(You, (least: Souls), [LoseCoins(2, ControllerOf(Picked)), Kill(Picked)])])",
            english: "Choose a player with the fewest souls; that player loses 2¢, then kill that player.",
            spanish: "Elige un jugador con el menor número de almas; ese jugador pierde 2¢, luego mata a ese jugador.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(effects: [Choose(Others, (kind: Loot, place: Hand), [Give(Picked, You)]), Choose(Others, (kind: Item, whose: Yours), [LoseCoins(1, They), GainControl(Picked, Turn)])])",
            english: "Each other player chooses a loot card from their hand; give it to you. Each other player chooses one of their items; they lose 1¢, then you gain control of it until the end of the turn.",
            spanish: "Cada otro jugador elige una carta de botín de su mano; te la da. Cada otro jugador elige uno de sus objetos; ese jugador pierde 1¢, luego obtienes su control hasta el final del turno.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(effects: [PickSome(Between(2, 2), You, [[Choose(You, (kind: Item), [Destroy(Picked)])], [Loot(1, You)], [GainCoins(1, You)]])])",
            english: "Choose two – (a) choose an item; destroy it; (b) loot 1; or (c) gain 1¢.",
            spanish: "Elige dos opciones – (a) elige un objeto; destrúyelo; (b) roba 1 carta de botín; o bien (c) obtén 1¢.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(targets: [()], effects: [Kill(Player(Target(0)))])",
            english: "Kill a player.",
            spanish: "Mata a un jugador.",
        },
        Said {
            on: Sample::Treasure,
            ability: "Replaces(event: Die((whose: Yours)), once: Game, instead: Do([Heal(9, That)]))",
            english: "The first time you would die this game, you heal 9 HP instead.",
            spanish: "La primera vez de la partida que fueras a morir, en vez de eso, recuperas 9 PV.",
        },
        Said {
            on: Sample::Treasure,
            ability: "Triggered(when: Misses(Any), effects: [Discard(1, ThatPlayer)])",
            english: "When a player's attack roll misses, that player discards 1 loot card.",
            spanish: "Cuando una tirada de ataque de un jugador falle, ese jugador descarta 1 carta de botín.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(targets: [(kind: LootEntry)], effects: [CopyLoot(Target(0)), Cancel(Target(0))])",
            english: "Copy a loot card on the stack. Cancel the original.",
            spanish: "Copia una carta de botín en la pila. Anula el original.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(effects: [EachDoes(Each, [Choose(They, (kind: Item, whose: Yours), [Destroy(Picked)]), Loot(1, They)]), EachDoes(Others, [May([Loot(1, They)])]), EachDoes(Others, [Give(Each((kind: Item, whose: Yours)), They)])])",
            english: "Each player does this: they choose one of their items; destroy it; after that, they loot 1. For each other player, you may have them loot 1. For each other player, give each of your items to them.",
            spanish: "Cada jugador hace esto: ese jugador elige uno de sus objetos; destrúyelo; después de eso, ese jugador roba 1 carta de botín. Por cada otro jugador, puedes hacer que ese jugador robe 1 carta de botín. Por cada otro jugador, da cada uno de tus objetos a ese jugador.",
        },
    ]);
}
