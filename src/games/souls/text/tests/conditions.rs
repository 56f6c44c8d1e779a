//! The text of every condition and of its opposite.

use super::sample::{Said, Sample, check};

#[test]
fn conditions_are_said_in_both_languages() {
    check(&SAMPLES);
}

const SAMPLES: [Said; 36] = [
    Said {
        on: Sample::Treasure,
        ability: r#"Static(only_if: AtLeast(2, (kind: Item, whose: Yours, tag: "feline")), gives: [Attack(1)])"#,
        english: "You have +1 attack while you have at least 2 feline items.",
        spanish: "Tienes +1 de ataque mientras tienes al menos 2 objetos felinos.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: Not(AtLeast(1, (kind: Curse, whose: Yours))), gives: [Attack(1)])",
        english: "You have +1 attack while you have no curses.",
        spanish: "Tienes +1 de ataque mientras no tienes ninguna maldición.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: AtLeast(1, (kind: Loot, place: Discard)), gives: [Attack(1)])",
        english: "You have +1 attack while there is a loot card in the discard.",
        spanish: "Tienes +1 de ataque mientras hay una carta de botín en el descarte.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: CoinsAtLeast(10, Others), gives: [Attack(1)])",
        english: "You have +1 attack while another player has at least 10¢.",
        spanish: "Tienes +1 de ataque mientras otro jugador tiene al menos 10¢.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: CoinsAtMost(0, You), gives: [Attack(1)])",
        english: "You have +1 attack while you have no ¢.",
        spanish: "Tienes +1 de ataque mientras no tienes ¢.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: HandAtLeast(6, You), gives: [Attack(1)])",
        english: "You have +1 attack while you hold at least 6 loot cards.",
        spanish: "Tienes +1 de ataque mientras tienes al menos 6 cartas de botín en la mano.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: HandAtMost(0, You), gives: [Attack(1)])",
        english: "You have +1 attack while you hold no loot cards.",
        spanish: "Tienes +1 de ataque mientras no tienes cartas de botín en la mano.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: Not(HandAtMost(2, You)), gives: [Attack(1)])",
        english: "You have +1 attack while you hold more than 2 loot cards.",
        spanish: "Tienes +1 de ataque mientras tienes más de 2 cartas de botín en la mano.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: SoulsAtLeast(3, Each), gives: [Attack(1)])",
        english: "You have +1 attack while a player has at least 3 souls.",
        spanish: "Tienes +1 de ataque mientras un jugador tiene al menos 3 almas.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: FewestSouls, gives: [Attack(1)])",
        english: "You have +1 attack while nobody has fewer souls than you.",
        spanish: "Tienes +1 de ataque mientras nadie tiene menos almas que tú.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: Not(FewestSouls), gives: [Attack(1)])",
        english: "You have +1 attack while somebody has fewer souls than you.",
        spanish: "Tienes +1 de ataque mientras alguien tiene menos almas que tú.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: MostSouls, gives: [Attack(1)])",
        english: "You have +1 attack while nobody has more souls than you.",
        spanish: "Tienes +1 de ataque mientras nadie tiene más almas que tú.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: YourTurn, gives: [Attack(1)])",
        english: "You have +1 attack during your turn.",
        spanish: "Tienes +1 de ataque durante tu turno.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: Not(YourTurn), gives: [Attack(1)])",
        english: "You have +1 attack outside your turn.",
        spanish: "Tienes +1 de ataque fuera de tu turno.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: ThisCharged, gives: [Attack(1)])",
        english: "You have +1 attack while this item is charged.",
        spanish: "Tienes +1 de ataque mientras este objeto está cargado.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: Not(ThisCharged), gives: [Attack(1)])",
        english: "You have +1 attack while this item is deactivated.",
        spanish: "Tienes +1 de ataque mientras este objeto está desactivado.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: CountersAtLeast(1), gives: [Attack(1)])",
        english: "You have +1 attack while there is a counter on this item.",
        spanish: "Tienes +1 de ataque mientras hay un contador sobre este objeto.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: Not(CountersAtLeast(3)), gives: [Attack(1)])",
        english: "You have +1 attack while there are fewer than 3 counters on this item.",
        spanish: "Tienes +1 de ataque mientras hay menos de 3 contadores sobre este objeto.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: AttackRunning, gives: [Attack(1)])",
        english: "You have +1 attack while an attack is running.",
        spanish: "Tienes +1 de ataque mientras hay un ataque en curso.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: MonsterDied, gives: [Attack(1)])",
        english: "You have +1 attack while a monster has died this turn.",
        spanish: "Tienes +1 de ataque mientras ha muerto un monstruo este turno.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: Not(MonsterDied), gives: [Attack(1)])",
        english: "You have +1 attack while no monster has died this turn.",
        spanish: "Tienes +1 de ataque mientras no ha muerto ningún monstruo este turno.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: PlayerDied(You), gives: [Attack(1)])",
        english: "You have +1 attack while you have died this turn.",
        spanish: "Tienes +1 de ataque mientras has muerto este turno.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: Not(PlayerDied(Others)), gives: [Attack(1)])",
        english: "You have +1 attack while no other player has died this turn.",
        spanish: "Tienes +1 de ataque mientras ningún otro jugador ha muerto este turno.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: Kills(6), gives: [Attack(1)])",
        english: "You have +1 attack while at least 6 monsters have died in your turns.",
        spanish: "Tienes +1 de ataque mientras han muerto al menos 6 monstruos en tus turnos.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: Deaths(1), gives: [Attack(1)])",
        english: "You have +1 attack while you have died at least 1 time.",
        spanish: "Tienes +1 de ataque mientras has muerto al menos 1 vez.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: HpAtLeast(3), gives: [Attack(1)])",
        english: "You have +1 attack while you have at least 3 HP.",
        spanish: "Tienes +1 de ataque mientras tienes al menos 3 PV.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: HpAtMost(1), gives: [Attack(1)])",
        english: "You have +1 attack while you have at most 1 HP.",
        spanish: "Tienes +1 de ataque mientras tienes como mucho 1 PV.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: ThatAtMost(2), gives: [Attack(1)])",
        english: "You have +1 attack while that amount is 2 or less.",
        spanish: "Tienes +1 de ataque mientras esa cantidad es 2 o menos.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: All([YourTurn, MonsterDied]), gives: [Attack(1)])",
        english: "You have +1 attack while it is your turn and a monster has died this turn.",
        spanish: "Tienes +1 de ataque mientras es tu turno y ha muerto un monstruo este turno.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: Not(AnyOf([AttackRunning, MonsterDied])), gives: [Attack(1)])",
        english: "You have +1 attack while no attack is running and no monster has died this turn.",
        spanish: "Tienes +1 de ataque mientras no hay ningún ataque en curso y no ha muerto ningún monstruo este turno.",
    },
    Said {
        on: Sample::Basic,
        ability: "Static(only_if: ThisAttacked, gives: [Attack(1)])",
        english: "This monster has +1 attack while it is being attacked.",
        spanish: "Este monstruo tiene +1 de ataque mientras está siendo atacado.",
    },
    Said {
        on: Sample::Basic,
        ability: "Static(only_if: CoinsAtLeast(10, You), gives: [Attack(1)])",
        english: "This monster has +1 attack while the active player has at least 10¢.",
        spanish: "Este monstruo tiene +1 de ataque mientras el jugador activo tiene al menos 10¢.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: AtLeast(1, (kind: Monster, damaged: true, group: Basic)), gives: [Attack(1)])",
        english: "You have +1 attack while there is a damaged basic monster.",
        spanish: "Tienes +1 de ataque mientras hay un monstruo común herido.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: AtLeast(1, (alive: false, active: false)), gives: [Attack(1)])",
        english: "You have +1 attack while there is a non-active dead player.",
        spanish: "Tienes +1 de ataque mientras hay un jugador no activo muerto.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: AtLeast(2, (kind: Item, whose: Yours, keyword: Trinket)), gives: [Attack(1)])",
        english: "You have +1 attack while you have at least 2 items with Trinket.",
        spanish: "Tienes +1 de ataque mientras tienes al menos 2 objetos con Baratija.",
    },
    Said {
        on: Sample::Treasure,
        ability: "Static(only_if: AtLeast(1, (least: Souls, whose: Theirs)), gives: [Attack(1)])",
        english: "You have +1 attack while there is another player with the fewest souls.",
        spanish: "Tienes +1 de ataque mientras hay otro jugador con el menor número de almas.",
    },
];
