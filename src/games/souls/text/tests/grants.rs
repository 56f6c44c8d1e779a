//! The texts of static and replacing abilities and of costs.

use super::sample::{Said, Sample, check};

#[test]
fn grants_are_said_in_both_languages() {
    check(&SAMPLES);
}

const SAMPLES: [Said; 33] = [
    Said {
        on: Sample::Loot,
        ability: "Resolve(costs: [Items(1), Loot(2)], effects: [GainCoins(9, You)])",
        english: "As an additional cost, destroy one of your items and discard 2 loot cards. Gain 9¢.",
        spanish: "Como coste adicional, destruye uno de tus objetos y descarta 2 cartas de botín. Obtén 9¢.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(gives: [Hp(1), Attack(1)])",
        english: "You have +1 HP and +1 attack.",
        spanish: "Tienes +1 PV y +1 de ataque.",
    },
    Said {
        on: Sample::Basic,
        ability: "Static(gives: [Evasion(-1)])",
        english: "This monster has −1 evasion.",
        spanish: "Este monstruo tiene −1 de evasión.",
    },
    Said {
        on: Sample::Room,
        ability: "Static(who: (active: true), gives: [Rolls(1)])",
        english: "The active player has +1 to all rolls.",
        spanish: "El jugador activo tiene +1 en todas las tiradas.",
    },
    Said {
        on: Sample::Curse,
        ability: "Static(gives: [AttackRolls(-1)])",
        english: "You have −1 to attack rolls.",
        spanish: "Tienes −1 en las tiradas de ataque.",
    },
    Said {
        on: Sample::Basic,
        ability: "Static(who: (kind: Monster), gives: [RollsAgainst(1)])",
        english: "Monsters give +1 to attack rolls against them.",
        spanish: "Los monstruos dan +1 a las tiradas de ataque contra ellos.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(gives: [HandLimit(5), LootStep(1)])",
        english: "You have +5 to your hand limit and loot 1 more in your loot step.",
        spanish: "Tienes +5 a tu límite de mano y robas 1 carta más en tu paso de botín.",
    },
    Said {
        on: Sample::Basic,
        ability: "Static(who: (), gives: [Price(3)])",
        english: "Players pay 3¢ more for purchases.",
        spanish: "Los jugadores pagan 3¢ más por las compras.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(gives: [LootPlays(1)])",
        english: "You may play 1 more loot card in each of your turns.",
        spanish: "Puedes jugar 1 carta de botín más en cada uno de tus turnos.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(gives: [Attacks(2)])",
        english: "You may make 2 more attacks in each of your turns.",
        spanish: "Puedes hacer 2 ataques más en cada uno de tus turnos.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(gives: [Purchases(1), Price(-1)])",
        english: "You may make 1 more purchase in each of your turns and pay 1¢ less for purchases.",
        spanish: "Puedes hacer 1 compra más en cada uno de tus turnos y pagas 1¢ menos por las compras.",
    },
    Said {
        on: Sample::Curse,
        ability: "Static(gives: [Goal(1)])",
        english: "You need 1 more soul to win.",
        spanish: "Necesitas 1 alma más para ganar.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(who: (kind: Item, whose: Yours, other: true), gives: [Eternal])",
        english: "Your other items have Eternal.",
        spanish: "Tus otros objetos tienen Eterno.",
    },
    Said {
        on: Sample::Basic,
        ability: "Static(who: (kind: Monster, other: true), gives: [Unattackable])",
        english: "Other monsters cannot be attacked.",
        spanish: "Los demás monstruos no pueden ser atacados.",
    },
    Said {
        on: Sample::Basic,
        ability: "Static(gives: [Taunts])",
        english: "This monster must be attacked if the active player attacks.",
        spanish: "Este monstruo debe ser atacado si el jugador activo ataca.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(who: (whose: Theirs), gives: [Attackable(4)])",
        english: "Other players can be attacked with evasion 4.",
        spanish: "Los demás jugadores pueden ser atacados con evasión 4.",
    },
    Said {
        on: Sample::Curse,
        ability: "Static(only_if: HandAtLeast(6, You), gives: [NoAttacks])",
        english: "You cannot declare attacks while you hold at least 6 loot cards.",
        spanish: "No puedes declarar ataques mientras tienes al menos 6 cartas de botín en la mano.",
    },
    Said {
        on: Sample::Curse,
        ability: "Static(gives: [NoPurchases])",
        english: "You cannot declare purchases.",
        spanish: "No puedes declarar compras.",
    },
    Said {
        on: Sample::Curse,
        ability: "Static(gives: [NoLoot])",
        english: "You cannot play loot.",
        spanish: "No puedes jugar botín.",
    },
    Said {
        on: Sample::Curse,
        ability: "Static(gives: [NoActivations])",
        english: "You cannot use activated abilities.",
        spanish: "No puedes usar habilidades activadas.",
    },
    Said {
        on: Sample::Basic,
        ability: "Static(who: (kind: Item, starting: false), gives: [NoActivations])",
        english: "Non-starting items cannot be activated.",
        spanish: "Los objetos no iniciales no pueden ser activados.",
    },
    Said {
        on: Sample::Basic,
        ability: "Static(who: (kind: Item, eternal: false), gives: [NoRecharge])",
        english: "Items without Eternal do not recharge in the recharge step.",
        spanish: "Los objetos sin Eterno no se recargan en el paso de recarga.",
    },
    Said {
        on: Sample::Basic,
        ability: "Static(who: (), gives: [NoHealing])",
        english: "Players cannot heal.",
        spanish: "Los jugadores no pueden recuperar PV.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Activated(costs: [Hp(1), Loot(1), Items(2)], effects: [Loot(1, You)])",
        english: "Pay 1 HP, discard 1 loot card and destroy 2 other items of yours: loot 1.",
        spanish: "Paga 1 PV, descarta 1 carta de botín y destruye otros 2 de tus objetos: roba 1 carta de botín.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Activated(tap: true, costs: [Counters(2), DestroyThis], only_if: YourTurn, effects: [Loot(1, You)])",
        english: "On your turn, tap, remove 2 counters from this item and destroy this item: loot 1.",
        spanish: "En tu turno, gira, retira 2 contadores de este objeto y destruye este objeto: roba 1 carta de botín.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Replaces(event: Damage((whose: Yours)), once: true, only_if: HpAtMost(1), instead: Nothing)",
        english: "The first time you would take damage each turn, if you have at most 1 HP, prevent that damage.",
        spanish: "La primera vez de cada turno que fueras a recibir daño, si tienes como mucho 1 PV, evita ese daño.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Replaces(event: CombatDamage((whose: Yours)), only_if: ThatAtLeast(2), instead: Less(1))",
        english: "If you would take 2 or more combat damage, take 1 less.",
        spanish: "Si fueras a recibir 2 o más puntos de daño de combate, recibe 1 menos.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Replaces(event: Die((whose: Yours)), instead: Do([Destroy(This), Loot(2, You)]))",
        english: "If you would die, instead destroy this item, then loot 2.",
        spanish: "Si fueras a morir, en vez de eso, destruye este objeto, luego roba 2 cartas de botín.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Replaces(event: Destroyed((kind: Item, whose: Yours, other: true)), once: true, instead: Nothing)",
        english: "The first time another of your items would be destroyed each turn, it stays in play.",
        spanish: "La primera vez de cada turno que otro de tus objetos fuera a ser destruido, sigue en juego.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Replaces(event: Coins(Yours), instead: More(2))",
        english: "If you would gain ¢, gain 2¢ more.",
        spanish: "Si fueras a obtener ¢, obtén 2¢ más.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Replaces(event: Loot(Theirs), instead: Less(1))",
        english: "If another player would loot, that player loots 1 less.",
        spanish: "Si otro jugador fuera a robar botín, roba 1 menos.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Replaces(event: Treasure(Yours), instead: Double)",
        english: "If you would gain treasure, gain twice as much.",
        spanish: "Si fueras a obtener tesoros, obtén el doble.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Replaces(event: Penalty(Yours), instead: Nothing)",
        english: "If you would pay the death penalty, skip that.",
        spanish: "Si fueras a pagar el tributo de muerte, eso no ocurre.",
    },
];
