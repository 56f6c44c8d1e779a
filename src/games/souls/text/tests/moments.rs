//! The text of every trigger.

use super::sample::{Said, Sample, check};

#[test]
fn moments_are_said_in_both_languages() {
    check(&SAMPLES);
}

const SAMPLES: [Said; 33] = [
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: GameStarts, effects: [GainCoins(2, You)])",
        english: "When the game starts, gain 2¢.",
        spanish: "Cuando empiece la partida, obtén 2¢.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: TurnStarts(Yours), effects: [Loot(1, You)])",
        english: "At the start of your turn, loot 1.",
        spanish: "Al comienzo de tu turno, roba 1 carta de botín.",
    },
    Said {
        on: Sample::Room,
        ability: "Triggered(when: TurnStarts(Any), effects: [Loot(1, You)])",
        english: "At the start of each turn, the active player loots 1.",
        spanish: "Al comienzo de cada turno, el jugador activo roba 1 carta de botín.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: TurnEnds(Theirs), effects: [Loot(1, You)])",
        english: "At the end of each other player's turn, loot 1.",
        spanish: "Al final del turno de cada otro jugador, roba 1 carta de botín.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: Enters, effects: [Loot(1, You)])",
        english: "When this item enters play, loot 1.",
        spanish: "Cuando este objeto entre en juego, roba 1 carta de botín.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: Leaves, effects: [Loot(1, You)])",
        english: "When this item leaves play, loot 1.",
        spanish: "Cuando este objeto salga del juego, roba 1 carta de botín.",
    },
    Said {
        on: Sample::Basic,
        ability: "Triggered(when: Dies, effects: [Damage(1, That)])",
        english: "When this monster dies, deal 1 damage to whoever killed it.",
        spanish: "Cuando este monstruo muera, inflige 1 punto de daño a quien lo mató.",
    },
    Said {
        on: Sample::Basic,
        ability: "Triggered(when: Dies, late: true, effects: [Loot(1, You)])",
        english: "When this monster dies, after the reward, the active player loots 1.",
        spanish: "Cuando este monstruo muera, tras la recompensa, el jugador activo roba 1 carta de botín.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: SomethingDies((kind: Monster)), effects: [AddCounters(1, This)])",
        english: "When a monster dies, put 1 counter on this item.",
        spanish: "Cuando un monstruo muera, pon 1 contador sobre este objeto.",
    },
    Said {
        on: Sample::Basic,
        ability: "Triggered(when: SomethingDies((kind: Monster, other: true)), effects: [Heal(1, This)])",
        english: "When another monster dies, this monster heals 1 HP.",
        spanish: "Cuando otro monstruo muera, este monstruo recupera 1 PV.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: PlayerDies(Any), late: true, effects: [LoseCoins(1, ThatPlayer)])",
        english: "When a player dies, after the death penalty, that player loses 1¢.",
        spanish: "Cuando un jugador muera, tras el tributo de muerte, ese jugador pierde 1¢.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: Damaged((whose: Yours)), once: true, effects: [GainCoins(That, You)])",
        english: "The first time you take damage each turn, gain that much ¢.",
        spanish: "La primera vez de cada turno que recibas daño, obtén esa cantidad de ¢.",
    },
    Said {
        on: Sample::Basic,
        ability: "Triggered(when: CombatDamaged((kind: Monster, this: true)), effects: [Grant(Unattackable, This, Round)])",
        english: "When this monster takes combat damage, it cannot be attacked for a round.",
        spanish: "Cuando este monstruo reciba daño de combate, no puede ser atacado durante una ronda.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: Deals, effects: [Loot(1, You)])",
        english: "When you deal combat damage, loot 1.",
        spanish: "Cuando inflijas daño de combate, roba 1 carta de botín.",
    },
    Said {
        on: Sample::Basic,
        ability: "Triggered(when: Deals, effects: [LoseCoins(2, You)])",
        english: "When this monster deals damage, the active player loses 2¢.",
        spanish: "Cuando este monstruo inflija daño, el jugador activo pierde 2¢.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: DieRolled(by: Theirs, attack: true), effects: [May([AddToRoll(-1, That)])])",
        english: "When another player makes an attack roll, you may subtract 1 from it.",
        spanish: "Cuando otro jugador haga una tirada de ataque, puedes restar 1 a esa tirada.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: WouldRoll(by: Yours, on: [1]), once: true, effects: [Reroll(That)])",
        english: "The first time you would roll a 1 each turn, reroll that roll.",
        spanish: "La primera vez de cada turno que fueras a sacar un 1, repite esa tirada.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: Rolled(by: Yours, on: [5, 6], attack: true), effects: [Damage(1, Attacked)])",
        english: "When you roll a 5 or 6 in an attack, deal 1 damage to the attacked monster.",
        spanish: "Cuando saques un 5 o un 6 en un ataque, inflige 1 punto de daño al monstruo atacado.",
    },
    Said {
        on: Sample::Room,
        ability: "Triggered(when: Rolled(by: Any, on: [1], attack: false), effects: [Damage(1, Player(ThatPlayer))])",
        english: "When a player rolls a 1 outside an attack, that player takes 1 damage.",
        spanish: "Cuando un jugador saque un 1 fuera de un ataque, ese jugador recibe 1 punto de daño.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: AttackDeclared(Theirs), effects: [Loot(1, You)])",
        english: "When another player declares an attack, loot 1.",
        spanish: "Cuando otro jugador declare un ataque, roba 1 carta de botín.",
    },
    Said {
        on: Sample::Basic,
        ability: "Triggered(when: Attacked((kind: Monster, this: true)), effects: [CancelAttack])",
        english: "When an attack on this monster is declared, cancel the attack.",
        spanish: "Cuando se declare un ataque contra este monstruo, anula el ataque.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: Hits(Yours), effects: [GainCoins(2, You)])",
        english: "When your attack roll hits, gain 2¢.",
        spanish: "Cuando tu tirada de ataque acierte, obtén 2¢.",
    },
    Said {
        on: Sample::Room,
        ability: "Triggered(when: Misses(Any), only_if: AttackRunning, effects: [Damage(1, Player(Active))])",
        english: "When a player's attack roll misses, if an attack is running, the active player takes 1 damage.",
        spanish: "Cuando una tirada de ataque de un jugador falle, si hay un ataque en curso, el jugador activo recibe 1 punto de daño.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: LootPlayed(Yours), effects: [GainCoins(1, You)])",
        english: "When you play a loot card, gain 1¢.",
        spanish: "Cuando juegues una carta de botín, obtén 1¢.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: Activates(Theirs), effects: [Cancel(That)])",
        english: "When another player uses an activated ability, cancel that ability.",
        spanish: "Cuando otro jugador use una habilidad activada, anula esa habilidad.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: PurchaseDeclared(Theirs), effects: [GainCoins(1, You)])",
        english: "When another player declares a purchase, gain 1¢.",
        spanish: "Cuando otro jugador declare una compra, obtén 1¢.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: Purchased(Any), effects: [Destroy(That)])",
        english: "When a player purchases an item, destroy it.",
        spanish: "Cuando un jugador compre un objeto, destrúyelo.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: GainsItem(Theirs), effects: [Steal(That)])",
        english: "When another player gains an item, steal it.",
        spanish: "Cuando otro jugador obtenga un objeto, toma su control.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: GainsSoul(Theirs), effects: [Loot(That, You)])",
        english: "When another player gains a soul, loot that many.",
        spanish: "Cuando otro jugador obtenga un alma, roba esa cantidad de cartas de botín.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: GainsCoins(Yours), only_if: ThatAtLeast(5), effects: [Loot(1, You)])",
        english: "When you gain ¢, if that amount is 5 or more, loot 1.",
        spanish: "Cuando obtengas ¢, si esa cantidad es 5 o más, roba 1 carta de botín.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: Loots(Any), effects: [GainCoins(1, You)])",
        english: "When a player loots, gain 1¢.",
        spanish: "Cuando un jugador robe botín, obtén 1¢.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Triggered(when: Discards(Yours), effects: [GainCoins(2, You)])",
        english: "When you discard a loot card, gain 2¢.",
        spanish: "Cuando descartes una carta de botín, obtén 2¢.",
    },
    Said {
        on: Sample::Room,
        ability: "Triggered(when: Destroyed((kind: Item)), effects: [Loot(1, ControllerOf(That))])",
        english: "When an item is destroyed, its controller loots 1.",
        spanish: "Cuando un objeto sea destruido, su controlador roba 1 carta de botín.",
    },
];
