//! What a sentence means cannot be taken otherwise: whose things, who acts, and where a condition ends.

use super::language::check;

#[test]
fn sentences_can_be_read_in_one_way_only() {
    check(TEXTS);
}

/// An ability, its English text and its Spanish one.
const TEXTS: &[[&str; 3]] = &[
    [
        "Execute(effects: [Choose(You, (whose: Theirs), [May([Terminate(Picked)]), Draw(1, You)])])",
        "Choose an enemy agent; you may terminate it; either way, draw 1 card.",
        "Elige un agente enemigo; puedes eliminarlo; en ambos casos, roba 1 carta.",
    ],
    [
        "Execute(effects: [Unless(Opponent, [Forfeit((whose: Yours))], [Draw(1, You)]), Unless(Opponent, [Durability(2)], [Draw(1, You)])])",
        "The opponent may forfeit one of their agents; if they do not, you draw 1 card. The opponent may lose 2 durability of one of their sectors; if they do not, you draw 1 card.",
        "El rival puede sacrificar uno de sus agentes; si no lo hace, robas 1 carta. El rival puede perder 2 de durabilidad de uno de sus sectores; si no lo hace, robas 1 carta.",
    ],
    [
        "Execute(effects: [MayDo(Opponent, [SkipTurn(They)]), Choose(Opponent, (whose: Yours), [Discard(1, They), GainControl(Picked, Turn)])])",
        "The opponent may skip their next turn. The opponent chooses one of their agents; they discard 1 card and you gain control of it until end of turn.",
        "El rival puede saltarse su próximo turno. El rival elige uno de sus agentes; ese jugador descarta 1 carta y obtienes su control hasta el final del turno.",
    ],
    [
        "Execute(targets: [(whose: Yours, place: Biomes), (whose: Theirs, place: Biomes)], effects: [Swap(Target(0), Target(1)), Lock(Target(1))])",
        "Swap control of a friendly agent in a biome and an enemy agent in a biome. Lock the enemy agent.",
        "Intercambia el control de un agente aliado en un bioma con el de un agente enemigo en un bioma. Agota el agente enemigo.",
    ],
    [
        "Execute(targets: [(whose: Theirs, place: Biomes), (whose: Theirs, place: Biomes)], effects: [SwapStats(Target(0), Target(1), Turn), Lock(Target(1))])",
        "Swap the attack and defense of an enemy agent in a biome and a second enemy agent in a biome until end of turn. Lock the second agent.",
        "Intercambia el ataque y la defensa de un agente enemigo en un bioma con los de un segundo agente enemigo en un bioma hasta el final del turno. Agota el segundo agente.",
    ],
    [
        "Execute(targets: [(whose: Yours), (kind: Biome)], effects: [MoveTo(Target(0), At(Target(1), Yours))])",
        "Move a friendly agent to your sector in a biome.",
        "Mueve un agente aliado a tu sector de un bioma.",
    ],
    [
        "Execute(effects: [EachDoes(Each, [Draw(1, They), Shuffle(They)])])",
        "Each player draws 1 card and shuffles their deck.",
        "Cada jugador roba 1 carta y baraja su mazo.",
    ],
    [
        "Execute(effects: [PickSome(Between(2, 2), You, [[Choose(You, (), [Damage(2, Picked)])], [Draw(1, You)], [Repeat(2, [May([Draw(1, You)])])]])])",
        "Choose two: (a) choose an agent; deal 2 damage to it; (b) draw 1 card; or (c) do this twice or until nothing happens: you may draw 1 card.",
        "Elige dos opciones: (a) elige un agente; inflígele 2 de daño; (b) roba 1 carta; o bien (c) haz esto dos veces o hasta que no ocurra nada: puedes robar 1 carta.",
    ],
    [
        "Execute(effects: [Later(StartOfTurn(You), [Later(EndOfTurn(You), [Draw(1, You)])])])",
        "At the start of your next turn, set this up: at the end of your turn, draw 1 card.",
        "Al comienzo de tu próximo turno, prepara esto: al final de tu turno, roba 1 carta.",
    ],
    [
        "Execute(targets: [(kind: Action)], effects: [CopyAction(Target(0)), Cancel(Target(0))])",
        "Copy an action, with new targets. Cancel the original.",
        "Copia una acción, con nuevos objetivos. Cancela el original.",
    ],
    [
        "Reactive(when: Deploy, targets: [(other: true, count: UpTo(1))], effects: [Copy(This, Target(0), Permanent)])",
        "Deploy: this becomes a copy of up to one other agent permanently.",
        "Despliegue: este agente se convierte en una copia de otro agente como máximo de forma permanente.",
    ],
    [
        "Execute(targets: [(whose: Theirs), (whose: Theirs)], effects: [Damage(AttackOf(Target(0)), Target(1)), Terminate(Target(0))])",
        "Deal damage to an enemy agent equal to the attack of a second enemy agent. Terminate the second agent.",
        "Inflige daño a un agente enemigo igual al ataque de un segundo agente enemigo. Elimina el segundo agente.",
    ],
    [
        "Execute(targets: [(), (whose: Theirs)], effects: [Damage(1, Target(0)), Damage(2, Target(1)), Lock(Target(0))])",
        "Deal 1 damage to an agent. Deal 2 damage to an enemy agent. Lock the first agent.",
        "Inflige 1 de daño a un agente. Inflige 2 de daño a un agente enemigo. Agota el primer agente.",
    ],
    [
        "Execute(targets: [(whose: Yours)], effects: [Buff(attack: Count((whose: Yours)), defense: 1, who: Target(0), until: Turn), Buff(attack: -2, defense: Count((whose: Theirs)), who: Target(0), until: Turn)])",
        "A friendly agent gets +X/+1 until end of turn, where X is the number of friendly agents. It gets −2/+X until end of turn, where X is the number of enemy agents.",
        "Un agente aliado obtiene +X/+1 hasta el final del turno, donde X es el número de agentes aliados. Obtiene −2/+X hasta el final del turno, donde X es el número de agentes enemigos.",
    ],
    [
        "Execute(targets: [(whose: Yours)], effects: [Buff(attack: Times(2, Count((whose: Yours))), defense: Count((whose: Theirs)), who: Target(0), until: Turn), Buff(attack: Times(2, Count((whose: Yours))), who: Target(0), until: Turn)])",
        "A friendly agent gets +X/+Y until end of turn, where X is twice the number of friendly agents and Y is the number of enemy agents. It gets +2 attack until end of turn for each friendly agent.",
        "Un agente aliado obtiene +X/+Y hasta el final del turno, donde X es el doble del número de agentes aliados y donde Y es el número de agentes enemigos. Obtiene +2 de ataque hasta el final del turno por cada agente aliado.",
    ],
    [
        "Execute(targets: [()], effects: [Buff(attack: AttackOf(Target(0)), who: Target(0), until: Turn), Marker(Half(DefenseOf(Target(0))), Target(0))])",
        "An agent gets +X attack until end of turn, where X is its attack. Put as many increase markers on it as half of its defense (rounded down).",
        "Un agente obtiene +X de ataque hasta el final del turno, donde X es su ataque. Ponle tantos marcadores de aumento como la mitad de su defensa (redondeando hacia abajo).",
    ],
    [
        "Execute(targets: [(whose: Theirs)], effects: [Later(EndOfTurn, [Terminate(Target(0))])])",
        "Choose an enemy agent; at the end of the turn, terminate it.",
        "Elige un agente enemigo; al final del turno, elimínalo.",
    ],
    [
        "Execute(targets: [(whose: Theirs)], effects: [May([Draw(1, You)]), If(YourTurn, [NextTime(Draws(Theirs), Turn, [Terminate(Target(0))])])])",
        "You may draw 1 card. Choose an enemy agent; if it is your turn, the next time the opponent draws a card this turn, terminate that agent.",
        "Puedes robar 1 carta. Elige un agente enemigo; si es tu turno, la próxima vez que el rival robe una carta en este turno, elimina ese agente.",
    ],
    [
        "Execute(targets: [(whose: Theirs), ()], effects: [Damage(1, Target(0)), Repeat(2, [Damage(1, Target(1))]), Later(EndOfTurn, [Terminate(Target(1))])])",
        "Deal 1 damage to an enemy agent. Choose an agent; do this twice: deal 1 damage to the second agent. At the end of the turn, terminate the second agent.",
        "Inflige 1 de daño a un agente enemigo. Elige un agente; haz esto dos veces: inflige 1 de daño al segundo agente. Al final del turno, elimina el segundo agente.",
    ],
    [
        "Execute(targets: [(whose: Theirs)], effects: [MayDo(Opponent, [Terminate(Target(0))])])",
        "Choose an enemy agent; the opponent may do this: terminate it.",
        "Elige un agente enemigo; el rival puede hacer esto: elimínalo.",
    ],
    [
        "Execute(effects: [Repeat(Count((whose: Yours)), [Roll([(on: [4, 5, 6], effects: [Draw(1, You)])])]), Repeat(3, [Flip(tails: [Draw(1, You)])]), Repeat(3, [AtRandom((whose: Theirs), [Flip(heads: [Damage(1, Picked)])])]), Repeat(2, [Flip(heads: [Draw(1, You)], tails: [Draw(1, Opponent)])])])",
        "For each friendly agent, roll a die: on 4–6, draw 1 card; on 1–3, stop. Do this 3 times: flip a coin: on tails, draw 1 card; on heads, stop. Do this 3 times or until nothing happens: choose an enemy agent at random; flip a coin: on heads, deal 1 damage to it. Do this twice: flip a coin: on heads, draw 1 card; on tails, the opponent draws 1 card.",
        "Por cada agente aliado, tira un dado: con 4–6, roba 1 carta; con 1–3, detente. Haz esto 3 veces: lanza una moneda: con cruz, roba 1 carta; con cara, detente. Haz esto 3 veces o hasta que no ocurra nada: elige al azar un agente enemigo; lanza una moneda: con cara, inflígele 1 de daño. Haz esto dos veces: lanza una moneda: con cara, roba 1 carta; con cruz, el rival roba 1 carta.",
    ],
    [
        "Execute(effects: [Draw(Half(Plus(Count((whose: Yours)), 1)), You), Draw(Times(2, Minus(5, Hand(You))), You), Draw(Minus(Times(2, Hand(You)), 3), You), Draw(Plus(1, Times(2, Hand(You))), You)])",
        "Draw cards equal to half of (the number of friendly agents plus 1) (rounded down). Draw cards equal to twice (5 minus the number of cards in your hand). Draw cards equal to (twice the number of cards in your hand) minus 3. Draw cards equal to 1 plus twice the number of cards in your hand.",
        "Roba una cantidad de cartas igual a la mitad de (el número de agentes aliados más 1) (redondeando hacia abajo). Roba una cantidad de cartas igual al doble de (5 menos el número de cartas en tu mano). Roba una cantidad de cartas igual a (el doble del número de cartas en tu mano) menos 3. Roba una cantidad de cartas igual a 1 más el doble del número de cartas en tu mano.",
    ],
    [
        "Persistent(gives: [Attack(1)], per: Minus(5, Hand(You)))",
        "This has +1 attack, times (5 minus the number of cards in your hand).",
        "Este agente tiene +1 de ataque, multiplicado por (5 menos el número de cartas en tu mano).",
    ],
    [
        "Reactive(when: Damaged, once: true, only_if: ThatAtLeast(2), effects: [Buff(attack: That, defense: That, who: This, until: Turn)])",
        "When this is damaged, once a turn: if that amount is 2 or more, this gets that much more attack and that much more defense until end of turn.",
        "Cuando este agente reciba daño, una vez por turno: si esa cantidad es 2 o más, este agente obtiene esa cantidad de ataque y esa cantidad de defensa hasta el final del turno.",
    ],
    [
        "Replaces(event: Terminated(Each((whose: Yours))), instead: Do([Marker(1, This), Retreat(That)]))",
        "If a friendly agent would be terminated, instead put an increase marker on this and move that agent to staging.",
        "Si un agente aliado fuera a ser eliminado, en vez de eso, pon un marcador de aumento sobre este agente y mueve ese agente a la zona de preparación.",
    ],
    [
        "Execute(costs: [Discard(2), Durability(1)], only_if: Not(YourTurn), effects: [Draw(1, You)])",
        "Only if it is not your turn: As an additional cost, discard 2 cards and lose 1 durability of one of your sectors. Draw 1 card.",
        "Solo si no es tu turno: Como coste adicional, descarta 2 cartas y pierde 1 de durabilidad de uno de tus sectores. Roba 1 carta.",
    ],
    [
        "Activated(cost: (growth: 1, x: true), lock: true, once: Game, speed: 1, effects: [Draw(X, You)])",
        "X void and 1 growth, lock, speed 1, once a game: draw X cards.",
        "X de vacío y 1 de crecimiento, agotar, velocidad 1, una sola vez por partida: roba X cartas.",
    ],
    [
        "Execute(effects: [Choose(You, (kind: Gear), [GainControl(Picked, Permanent), Attach(Picked, Each((whose: Yours)))])])",
        "Choose a gear card; gain control of it permanently and attach it to each friendly agent.",
        "Elige una carta de equipo; obtén su control de forma permanente y acóplala a cada agente aliado.",
    ],
    [
        "Execute(targets: [(kind: Sector)], effects: [GainDurability(Half(DurabilityOf(Target(0))), Target(0)), LoseDurability(1, Target(0))])",
        "A sector gains durability equal to half of its durability (rounded down). It loses 1 durability.",
        "Un sector obtiene durabilidad igual a la mitad de su durabilidad (redondeando hacia abajo). Ese sector pierde 1 de durabilidad.",
    ],
    [
        "Execute(effects: [ForEach((kind: Biome), [If(Reaches(DefenseOf(EachAt(Picked, (whose: Yours))), 3), [Draw(1, You)])])])",
        "For each biome, if the total defense of your agents there is 3 or more, draw 1 card.",
        "Por cada bioma, si la defensa total de tus agentes de allí es 3 o más, roba 1 carta.",
    ],
    [
        "Execute(effects: [NextCostsLess(2, (kind: Event, whose: Yours, place: Hand), Turn), Roll([(on: [1], effects: [Roll([(on: [1, 2], effects: [Draw(2, You)])])]), (on: [2], effects: [Draw(1, You)])])])",
        "Your next event this turn costs 2 void less. Roll a die: on 1, (roll a die: on 1–2, draw 2 cards); on 2, draw 1 card.",
        "Tu próximo evento en este turno cuesta 2 de vacío menos. Tira un dado: con 1, (tira un dado: con 1–2, roba 2 cartas); con 2, roba 1 carta.",
    ],
];
