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
        Said {
            on: Sample::Treasure,
            ability: "Static(only_if: Is(Player(You), (damaged: true)), gives: [Attack(1)])",
            english: "You have +1 attack while you are a damaged player.",
            spanish: "Tienes +1 de ataque mientras eres un jugador herido.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(effects: [If(Not(Is(Player(You), (most: Souls))), [Loot(1, You)]), EachDoes(Each, [If(Is(Player(They), (most: Coins)), [LoseCoins(2, They)])])])",
            english: "If you are not a player with the most souls, loot 1. Each player does this: if they are a player with the most ¢, they lose 2¢.",
            spanish: "Si no eres un jugador con el mayor número de almas, roba 1 carta de botín. Cada jugador hace esto: si ese jugador es un jugador con el mayor número de ¢, ese jugador pierde 2¢.",
        },
        Said {
            on: Sample::Treasure,
            ability: "Replaces(event: Damage((kind: Player, whose: Yours)), instead: Do([Damage(1, That), Heal(1, That)]))",
            english: "If you would take damage, instead you take 1 damage, then you heal 1 HP.",
            spanish: "Si fueras a recibir daño, en vez de eso, recibes 1 punto de daño, luego recuperas 1 PV.",
        },
        Said {
            on: Sample::Treasure,
            ability: "Replaces(event: Damage((kind: Player)), only_if: ThatAtLeast(2), instead: Do([Damage(1, That)]))",
            english: "If a player would take 2 or more damage, deal 1 damage to that player instead.",
            spanish: "Si un jugador fuera a recibir 2 o más puntos de daño, en vez de eso, inflige 1 punto de daño a ese jugador.",
        },
        Said {
            on: Sample::Treasure,
            ability: "Triggered(when: PlayerDies(Yours), effects: [Damage(1, That)])",
            english: "When you die, you take 1 damage.",
            spanish: "Cuando mueras, recibes 1 punto de daño.",
        },
        Said {
            on: Sample::Treasure,
            ability: "Replaces(event: Die((kind: Monster)), instead: Do([Heal(1, That), GainCoins(1, You)]))",
            english: "If a monster would die, instead it heals 1 HP, then gain 1¢.",
            spanish: "Si un monstruo fuera a morir, en vez de eso, ese monstruo recupera 1 PV, luego obtén 1¢.",
        },
        Said {
            on: Sample::Treasure,
            ability: "Replaces(event: CombatDamage((kind: Monster)), instead: More(1))",
            english: "If a monster would take combat damage, that monster takes 1 more.",
            spanish: "Si un monstruo fuera a recibir daño de combate, recibe 1 más.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(targets: [(kind: Item, whose: Yours)], effects: [AddCounters(Counters(Target(0)), Target(0))])",
            english: "Put 1 counter on one of your items for each counter on it.",
            spanish: "Pon 1 contador sobre uno de tus objetos por cada uno de sus contadores.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(targets: [(kind: Monster)], effects: [Later(EndOfTurn, [Kill(Target(0))]), Damage(Half(Plus(Hand(You), 1)), Target(0))])",
            english: "Choose a monster; at the end of the turn, kill it. Deal damage equal to half (the number of loot cards in your hand plus 1), rounded down, to it.",
            spanish: "Elige un monstruo; al final del turno, mátalo. Inflige tanto daño como la mitad de (el número de cartas de botín de tu mano más 1), redondeando hacia abajo, a ese monstruo.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(effects: [NextCostsLess(5, (kind: ShopItem), Turn), Repeat(3, [Roll([(on: [6], effects: [GainCoins(1, You)])])]), Choose(You, (kind: Loot, whose: Theirs, place: Hand), [Steal(Picked)])])",
            english: "The next time a shop item is bought this turn, it costs you 5¢ less. Do this 3 times: roll – on 6, gain 1¢; on 1–5, stop. Choose a loot card from another player's hand; steal it.",
            spanish: "La próxima vez que se compre un objeto de la tienda en este turno, te cuesta 5¢ menos. Haz esto 3 veces: tira – con 6, obtén 1¢; con 1–5, detente. Elige una carta de botín de la mano de otro jugador; ponla en tu mano.",
        },
        Said {
            on: Sample::Loot,
            ability: "Resolve(choose: [(targets: [(kind: Monster)], effects: [Later(EndOfTurn, [Kill(Target(0))])]), (effects: [Later(EndOfTurn(Left), [Loot(1, You)])])])",
            english: "Choose one – (a) choose a monster; at the end of the turn, kill it; or (b) at the end of the turn of the player to your left, loot 1.",
            spanish: "Elige una opción – (a) elige un monstruo; al final del turno, mátalo; o bien (b) al final del turno del jugador a tu izquierda, roba 1 carta de botín.",
        },
    ]);
}
