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
        "Choose two: (a) choose an agent; deal 2 damage to it; (b) draw 1 card; or (c) do this twice or until a time does nothing: you may draw 1 card.",
        "Elige dos opciones: (a) elige un agente; inflígele 2 de daño; (b) roba 1 carta; o bien (c) haz esto dos veces o hasta que una vez no haga nada: puedes robar 1 carta.",
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
];
