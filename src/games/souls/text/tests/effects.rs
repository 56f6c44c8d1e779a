//! The text of every effect and amount.

use super::sample::{Said, Sample, check};

#[test]
fn effects_are_said_in_both_languages() {
    check(&SAMPLES);
}

const SAMPLES: [Said; 48] = [
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [GainCoins(3, You), LoseCoins(Half(Coins(Each)), Each)])",
        english: "Gain 3¢. Each player loses half their ¢, rounded down.",
        spanish: "Obtén 3¢. Cada jugador pierde la mitad de su dinero, redondeando hacia abajo.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(most: Coins)], effects: [LoseCoins(Half(Coins(Target(0))), Target(0)), GainCoins(3, You)])",
        english: "A player with the most ¢ loses half their ¢, rounded down. Gain 3¢.",
        spanish: "Un jugador de los que más ¢ tienen pierde la mitad de su dinero, redondeando hacia abajo. Obtén 3¢.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [And([PayCoins(4, You), GainTreasure(1, You)])])",
        english: "Pay 4¢ and gain 1 treasure.",
        spanish: "Paga 4¢ y obtén 1 tesoro.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(whose: Theirs)], effects: [StealCoins(2, Target(0)), GiveCoins(1, Left)])",
        english: "Steal 2¢ from another player. Give 1¢ to the player to your left.",
        spanish: "Quita 2¢ a otro jugador. Da 1¢ al jugador a tu izquierda.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [Loot(2, Each), Discard(1, Others), DiscardHand(You)])",
        english: "Each player loots 2. Each other player discards 1 loot card. Discard your hand.",
        spanish: "Cada jugador roba 2 cartas de botín. Cada otro jugador descarta 1 carta de botín. Descarta tu mano.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(whose: Theirs)], effects: [LookAtHand(Target(0)), StealLoot(1, Target(0)), SwapHands(Target(0))])",
        english: "Look at another player's hand. Take 1 loot card at random from that player's hand. Swap hands with that player.",
        spanish: "Mira la mano de otro jugador. Quita 1 carta de botín al azar de la mano de ese jugador. Intercambia las manos con ese jugador.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Creature)], effects: [Damage(2, Target(0)), Heal(1, Target(0))])",
        english: "Deal 2 damage to anything with HP. It heals 1 HP.",
        spanish: "Inflige 2 puntos de daño a cualquier cosa con PV. Recupera 1 PV.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Activated(tap: true, targets: [(kind: DamageEntry, whose: Yours, combat: true)], effects: [PreventDamage(2, Target(0))])",
        english: "Tap: prevent 2 combat damage aimed at you.",
        spanish: "Gira: evita 2 puntos de daño de combate dirigido a ti.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [()], effects: [Shield(2, Target(0)), Damage(1, Player(You))])",
        english: "Prevent the next 2 damage to a player this turn. Take 1 damage.",
        spanish: "Evita los próximos 2 puntos de daño a un jugador este turno. Recibe 1 punto de daño.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: DeathEntry)], effects: [PreventDeath(Target(0))])",
        english: "Prevent a death on the stack.",
        spanish: "Evita una muerte en la pila.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Monster, boss: false, max_hp: 2)], effects: [Kill(Target(0))])",
        english: "Kill a non-boss monster with 2 HP or less.",
        spanish: "Mata un monstruo no jefe con 2 PV o menos.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Item, whose: Theirs, eternal: false)], effects: [Destroy(Target(0))])",
        english: "Destroy another player's item without Eternal.",
        spanish: "Destruye un objeto sin Eterno de otro jugador.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: ShopItem), (kind: Monster)], effects: [PutInDiscard(Target(0)), PutOnBottom(Target(1))])",
        english: "Put a shop item into discard. Put a monster on the bottom of its deck.",
        spanish: "Pon un objeto de la tienda en el descarte. Pon un monstruo en el fondo de su mazo.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Loot, place: Discard), (kind: Treasure, place: Discard)], effects: [PutInHand(Target(0), You), PutOnTop(Target(1))])",
        english: "Put a loot card from the discard into your hand. Put a treasure from the discard on top of its deck.",
        spanish: "Pon una carta de botín del descarte en tu mano. Pon un tesoro del descarte encima de su mazo.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [Scry(Loot, 3), Scry(Room, 1), Mill(Treasure, 2)])",
        english: "Look at the top 3 cards of the loot deck, any of which may go to the bottom. Look at the top card of the room deck, which may go to the bottom. Put the top 2 cards of the treasure deck into discard.",
        spanish: "Mira las 3 cartas superiores del mazo de botín, y cualquiera de ellas puede ir al fondo. Mira la carta superior del mazo de salas, que puede ir al fondo. Pon las 2 cartas superiores del mazo de tesoros en el descarte.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [RevealMonster, MustAttackDeck])",
        english: "Put the top card of the monster deck on a monster slot of your choice. The active player must attack the monster deck this turn, in an additional attack.",
        spanish: "Pon la carta superior del mazo de monstruos en una casilla de monstruo a tu elección. El jugador activo debe atacar al mazo de monstruos este turno, en un ataque adicional.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Object, charged: false)], effects: [Recharge(Target(0))])",
        english: "Recharge a deactivated item or character.",
        spanish: "Recarga un objeto o personaje desactivado.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Item, charged: true, taps: true)], effects: [Deactivate(Target(0))])",
        english: "Deactivate a charged item with a tap ability.",
        spanish: "Desactiva un objeto cargado con una habilidad de girar.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [Roll([(on: [1, 2], effects: [LoseCoins(2, You)]), (on: [3, 5], effects: [GainCoins(That, You), Loot(1, You)])])])",
        english: "Roll – on 1–2 lose 2¢; on 3 or 5 gain ¢ equal to the result, then loot 1.",
        spanish: "Tira – con 1–2, pierde 2¢; con 3 o 5, obtén tantos ¢ como el resultado, luego roba 1 carta de botín.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [()], effects: [RollBy(Target(0), [(on: [6], effects: [GainTreasure(1, Target(0))])])])",
        english: "A player rolls – on 6 that player gains 1 treasure.",
        spanish: "Un jugador tira – con 6, ese jugador obtiene 1 tesoro.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Roll)], effects: [Reroll(Target(0)), AddToRoll(-1, Target(0)), FlipRoll(Target(0))])",
        english: "Reroll a roll. Subtract 1 from it. Flip it.",
        spanish: "Repite una tirada. Resta 1 a esa tirada. Voltéala.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Roll, whose: Yours, attack: true)], effects: [SetRoll(6, Target(0))])",
        english: "Turn one of your attack rolls into a 6.",
        spanish: "Cambia una de tus tiradas de ataque a un 6.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Roll, attack: false)], effects: [ChooseRoll(Target(0))])",
        english: "Turn a non-attack roll into a number of your choice.",
        spanish: "Cambia una tirada que no sea de ataque al número que elijas.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Item)], effects: [RerollItem(Target(0))])",
        english: "Reroll an item.",
        spanish: "Renueva un objeto.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Soul, whose: Theirs)], effects: [Steal(Target(0))])",
        english: "Steal another player's soul.",
        spanish: "Toma el control de un alma de otro jugador.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Curse, whose: Yours), (whose: Theirs)], effects: [Give(Target(0), Target(1))])",
        english: "Give one of your curses to another player.",
        spanish: "Da una de tus maldiciones a otro jugador.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Item, whose: Yours), (kind: Item, whose: Theirs)], effects: [Swap(Target(0), Target(1))])",
        english: "Swap one of your items with another player's item.",
        spanish: "Intercambia uno de tus objetos con un objeto de otro jugador.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [BecomeSoul(This, You)])",
        english: "Gain this card as a soul.",
        spanish: "Obtén esta carta como alma.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: AbilityEntry, whose: Theirs)], effects: [Cancel(Target(0)), CancelAttack, EndTurn])",
        english: "Cancel another player's ability on the stack. Cancel the attack. End the turn.",
        spanish: "Anula una habilidad de otro jugador en la pila. Anula el ataque. Termina el turno.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [MoreLootPlays(1, You), MoreAttacks(2, Active), MorePurchases(1, Right)])",
        english: "You may play 1 more loot card this turn. The active player may make 2 more attacks this turn. The player to your right may make 1 more purchase this turn.",
        spanish: "Puedes jugar 1 carta de botín más este turno. El jugador activo puede hacer 2 ataques más este turno. El jugador a tu derecha puede hacer 1 compra más este turno.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Activated(tap: true, targets: [(kind: Monster)], effects: [MustAttack(Target(0)), MustAttackAlso(Target(0))])",
        english: "Tap: the active player must attack a monster this turn. The active player must attack it this turn, in an additional attack.",
        spanish: "Gira: el jugador activo debe atacar a un monstruo este turno. El jugador activo debe atacar a ese monstruo este turno, en un ataque adicional.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [ExtraTurn(You), SkipTurn(Others)])",
        english: "Take an extra turn after this one. Each other player skips their next turn.",
        spanish: "Juega un turno extra después de este. Cada otro jugador pierde su próximo turno.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Activated(tap: true, effects: [GainCoins(Counters(This), You), RemoveCounters(Counters(This), This), AddCounters(1, This)])",
        english: "Tap: gain 1¢ for each counter on this item. Remove all counters from it. Put 1 counter on it.",
        spanish: "Gira: obtén 1¢ por cada contador sobre este objeto. Retira todos sus contadores. Pon 1 contador sobre este objeto.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Item, whose: Yours)], effects: [Grant(Eternal, Target(0), Permanent), Grant(Attack(1), Player(You), Turn)])",
        english: "One of your items gets Eternal for as long as it stays in play. You get +1 attack until the end of the turn.",
        spanish: "Uno de tus objetos obtiene Eterno mientras siga en juego. Obtén +1 de ataque hasta el final del turno.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Activated(costs: [Coins(1)], once: true, targets: [(kind: Item, other: true)], effects: [Copy(This, Target(0), Turn)])",
        english: "Once a turn, pay 1¢: this item becomes a copy of another item until the end of the turn.",
        spanish: "Una vez por turno, paga 1¢: este objeto se convierte en una copia de otro objeto hasta el final del turno.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: LootEntry, other: true)], effects: [CopyLoot(Target(0))])",
        english: "Copy another loot card on the stack.",
        spanish: "Copia otra carta de botín en la pila.",
    },
    Said {
        on: Sample::Monster,
        ability: "Resolve(effects: [MoreSlots(Monster, 1), MoreSlots(Shop, 2)])",
        english: "Add 1 monster slot. Add 2 shop slots.",
        spanish: "Añade 1 casilla de monstruo. Añade 2 casillas de tienda.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [If(SoulsAtLeast(3, You), [Win(You)])])",
        english: "If you have at least 3 souls, you win the game.",
        spanish: "Si tienes al menos 3 almas, ganas la partida.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [May([PayCoins(1, You), Damage(1, Each((kind: Monster)))])])",
        english: "You may pay 1¢, then deal 1 damage to each monster.",
        spanish: "Puedes pagar 1¢, luego infligir 1 punto de daño a cada monstruo.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [MayDo(Others, [And([PayCoins(1, They), Loot(1, They)])]), MayDo(Left, [Loot(1, You)])])",
        english: "Each other player may pay 1¢ and loot 1. The player to your left may have you loot 1.",
        spanish: "Cada otro jugador puede pagar 1¢ y robar 1 carta de botín. El jugador a tu izquierda puede hacer que robes 1 carta de botín.",
    },
    Said {
        on: Sample::Monster,
        ability: "Resolve(effects: [EachDoes(Each, [Discard(1, They), LoseCoins(1, They)])])",
        english: "Each player discards 1 loot card, then loses 1¢.",
        spanish: "Cada jugador descarta 1 carta de botín, luego pierde 1¢.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [()], effects: [Choose(Target(0), (kind: Item, whose: Yours), [Destroy(Picked)])])",
        english: "A player chooses one of their items; destroy it.",
        spanish: "Un jugador elige uno de sus objetos; destrúyelo.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(effects: [Choose(You, (kind: Loot, whose: Yours, place: Hand), [PutOnTop(Picked)])])",
        english: "Choose a loot card from your hand; put it on top of its deck.",
        spanish: "Elige una carta de botín de tu mano; ponla encima de su mazo.",
    },
    Said {
        on: Sample::Monster,
        ability: "Resolve(effects: [Vote([[Loot(1, Each)], [Damage(1, Each(()))]])])",
        english: "Everybody votes – each player loots 1; or each player takes 1 damage.",
        spanish: "Todos votan – cada jugador roba 1 carta de botín; o bien cada jugador recibe 1 punto de daño.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(choose: [(effects: [Loot(1, You)]), (targets: [()], effects: [Heal(1, Target(0))])])",
        english: "Choose one – loot 1; or a player heals 1 HP.",
        spanish: "Elige una opción – roba 1 carta de botín; o bien un jugador recupera 1 PV.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Monster)], effects: [Damage(AttackOf(Player(You)), Target(0)), GainCoins(Hand(You), You), GainCoins(Times(2, Souls(You)), You)])",
        english: "Deal damage equal to your attack to a monster. Gain ¢ equal to the number of loot cards in your hand. Gain ¢ equal to twice your soul value.",
        spanish: "Inflige tanto daño como tu ataque a un monstruo. Obtén tantos ¢ como el número de cartas de botín de tu mano. Obtén tantos ¢ como el doble de tu valor en almas.",
    },
    Said {
        on: Sample::Loot,
        ability: r#"Resolve(targets: [(kind: Entry, other: true)], effects: [Cancel(Target(0)), Damage(Count((kind: Item, whose: Yours, tag: "feline")), Each((whose: Theirs)))])"#,
        english: "Cancel another entry of the stack. Each other player takes 1 damage for each of your feline items.",
        spanish: "Anula otro efecto en la pila. Cada otro jugador recibe 1 punto de daño por cada uno de tus objetos felinos.",
    },
    Said {
        on: Sample::Loot,
        ability: "Resolve(targets: [(kind: Item)], effects: [Loot(1, ControllerOf(Target(0)))])",
        english: "The controller of an item loots 1.",
        spanish: "El controlador de un objeto roba 1 carta de botín.",
    },
];
