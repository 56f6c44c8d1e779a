//! Words that designers asked for.

use super::language::check;

/// An ability, its English text and its Spanish one.
const TEXTS: &[[&str; 3]] = &[
    [
        "Persistent(who: (whose: Theirs), gives: [AttackCost(1)])",
        "Enemy agents can attack only if their controller pays 1 void each.",
        "Los agentes enemigos solo pueden atacar si su controlador paga por cada uno 1 de vacío.",
    ],
    [
        "Persistent(gives: [Attack(2), AttackCost(1)], per: Count((kind: Hardware, whose: Yours)))",
        "This has +2 attack and can attack only if its controller pays 1 void for each friendly hardware card.",
        "Este agente tiene +2 de ataque y solo puede atacar si su controlador paga 1 de vacío por cada carta de hardware aliada.",
    ],
    [
        "Reactive(when: Leaves, effects: [Draw(1, You)])",
        "When this leaves the planet: draw 1 card.",
        "Cuando este agente salga del planeta: roba 1 carta.",
    ],
    [
        "Reactive(when: Deploy, effects: [Choose(You, (kind: Function, not: Agent, whose: Theirs, place: Hand), [Delete(Picked), NextTime(Leaves, Game, [Recover(Picked)])])])",
        "Deploy: choose a function that is no agent in the opponent's hand; delete it and the next time this leaves the planet, recover it.",
        "Despliegue: elige una función de la mano rival que no sea un agente; bórrala y la próxima vez que este agente salga del planeta, recupérala.",
    ],
    [
        "Arriving(effects: [May([Choose(You, (other: true), [Copy(This, Picked, Permanent), Grant(Evasion, This, Permanent)])])])",
        "As this arrives, you may choose another agent; this becomes a copy of it permanently and this gains evasion permanently.",
        "Al llegar este agente, puedes elegir otro agente; este agente se convierte en una copia de ese agente de forma permanente y este agente obtiene evasión de forma permanente.",
    ],
    [
        "Arriving(effects: [Marker(3, This)])",
        "As this arrives, put 3 increase markers on this.",
        "Al llegar este agente, pon 3 marcadores de aumento sobre este agente.",
    ],
    [
        "Execute(targets: [(kind: Sector, whose: Yours)], effects: [Shield(3, Target(0)), PreventAll(Each((kind: Sector, whose: Yours)))])",
        "Prevent the next 3 damage to one of your sectors this turn. Prevent all damage to each friendly sector this turn.",
        "Evita los próximos 3 puntos de daño a uno de tus sectores en este turno. Evita todo el daño a cada sector aliado en este turno.",
    ],
    [
        "Execute(targets: [(kind: Biome)], effects: [PreventBattle(Target(0))])",
        "Prevent all battle damage in a biome this turn.",
        "Evita todo el daño de batalla en un bioma en este turno.",
    ],
    [
        "Reactive(when: Deploy, effects: [PreventBattle(This)])",
        "Deploy: prevent all battle damage where this is this turn.",
        "Despliegue: evita todo el daño de batalla donde está este agente en este turno.",
    ],
    [
        "Replaces(event: BattleDamage(Each((kind: Sector, whose: Yours, place: Here))), instead: To(This))",
        "If a friendly sector here would be dealt battle damage, that damage is dealt to this instead.",
        "Si un sector aliado de aquí fuera a recibir daño de batalla, ese daño lo recibe este agente en su lugar.",
    ],
    [
        "Persistent(who: (kind: Event, whose: Yours, place: Hand), gives: [Cost(-1), CostsAtLeast(1)], per: Count((whose: Yours, reach: Ranged)))",
        "Events in your hand cost 1 void less for each friendly ranged agent, but at least 1 in all.",
        "Los eventos de tu mano cuestan 1 de vacío menos por cada agente aliado a distancia, pero al menos 1 en total.",
    ],
    [
        "Execute(effects: [Restore(Each((whose: Yours, place: Cache, max_value: 2, cached: FromPlanet)))])",
        "Restore each agent with energy value 2 or less in your cache put there from the planet this turn.",
        "Restaura cada agente de tu caché puesto allí desde el planeta en este turno con valor de energía 2 o menos.",
    ],
];

#[test]
fn words_that_designers_asked_for_read_well_in_both_languages() {
    check(TEXTS);
}
