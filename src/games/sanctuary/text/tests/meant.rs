//! What a sentence means cannot be taken otherwise: whose things, who acts, and where a condition ends.

use super::language::check;

#[test]
fn sentences_can_be_read_in_one_way_only() {
    check(TEXTS);
}

/// An ability, its English text and its Spanish one.
const TEXTS: &[[&str; 3]] = &[
    [
        "Resolve(effects: [Choose(You, (whose: Theirs), [MayPay([Volition(1)], [Tap(Picked), Draw(1, You)])])])",
        "Choose an enemy Character; you may pay 1 Volition. If you do, tap it and draw 1 card.",
        "Elige un Personaje rival; puedes pagar 1 de Voluntad. Si lo haces, gíralo y roba 1 carta.",
    ],
    [
        "Resolve(effects: [Choose(You, (whose: Theirs), [MayPay([Volition(1)], [Tap(Picked)]), Draw(1, You)])])",
        "Choose an enemy Character; you may pay 1 Volition. If you do, tap it; either way, draw 1 card.",
        "Elige un Personaje rival; puedes pagar 1 de Voluntad. Si lo haces, gíralo; en ambos casos, roba 1 carta.",
    ],
    [
        "Resolve(effects: [If(YourTurn, [Flip(heads: [Draw(1, You)], tails: [Discard(1, You)]), GainVolition(1, You)])])",
        "If it is your turn, flip a coin: on heads, draw 1 card; on tails, discard 1 card; either way, gain 1 Volition.",
        "Si es tu turno, lanza una moneda: con cara, roba 1 carta; con cruz, descarta 1 carta; en ambos casos, obtén 1 de Voluntad.",
    ],
    [
        "Resolve(effects: [If(YourTurn, [Unless(Opponent, [Volition(1)], [GainStructure(1, You)]), Draw(1, You)])])",
        "If it is your turn, the opponent may pay 1 Volition; if they do not, you gain 1 Structure; either way, draw 1 card.",
        "Si es tu turno, el rival puede pagar 1 de Voluntad; si no lo hace, obtienes 1 de Estructura; en ambos casos, roba 1 carta.",
    ],
    [
        "Resolve(effects: [Repeat(2, [Draw(1, You), If(YourTurn, [If(HandAtMost(2, You), [Draw(1, You)])]), GainVolition(1, You)])])",
        "Do this twice: draw 1 card and if it is your turn, if you hold at most 2 cards, draw 1 card; in any case, gain 1 Volition.",
        "Haz esto dos veces: roba 1 carta y si es tu turno, si tienes como mucho 2 cartas en la mano, roba 1 carta; en cualquier caso, obtén 1 de Voluntad.",
    ],
    [
        "Resolve(effects: [If(YourTurn, [Repeat(2, [Draw(1, You)]), Later(EndOfTurn(Each), [Discard(1, You)]), GainVolition(1, You)])])",
        "If it is your turn, do this twice: draw 1 card; after that, at the end of the turn, discard 1 card; right now, gain 1 Volition.",
        "Si es tu turno, haz esto dos veces: roba 1 carta; después de eso, al final del turno, descarta 1 carta; ahora mismo, obtén 1 de Voluntad.",
    ],
    [
        "Resolve(effects: [IfElse(YourTurn, [If(HandAtMost(2, You), [Draw(1, You)])], [Discard(1, You)])])",
        "If it is your turn, if you hold at most 2 cards, draw 1 card; if it is not your turn, discard 1 card.",
        "Si es tu turno, si tienes como mucho 2 cartas en la mano, roba 1 carta; si no es tu turno, descarta 1 carta.",
    ],
    [
        "Resolve(effects: [May([If(YourTurn, [Draw(1, You)]), Foresee(1), GainVolition(1, You)])])",
        "You may do this: if it is your turn, draw 1 card; either way, look at the top card of your deck; you may put it on the bottom; either way, gain 1 Volition.",
        "Puedes hacer esto: si es tu turno, roba 1 carta; en ambos casos, mira la carta superior de tu mazo; puedes ponerla en el fondo; en ambos casos, obtén 1 de Voluntad.",
    ],
    [
        "Resolve(effects: [Unless(Opponent, [Destroy((whose: Yours))], [GainStructure(1, You), Draw(1, You)])])",
        "The opponent may destroy one of their Characters; if they do not, you gain 1 Structure and you draw 1 card.",
        "El rival puede destruir uno de sus Personajes; si no lo hace, obtienes 1 de Estructura y robas 1 carta.",
    ],
    [
        "Resolve(effects: [EachDoes(Opponent, [MayPay([Destroy((whose: Yours))], [Draw(1, They)])]), PickSome(UpTo(2), Opponent, [[Draw(1, They)], [Draw(2, They)]], [Destroy((whose: Yours))])])",
        "The opponent may destroy one of their Characters. If they do, they draw 1 card. The opponent chooses up to two (destroy one of their Characters for each after the first): they draw 1 card; or they draw 2 cards.",
        "El rival puede destruir uno de sus Personajes. Si lo hace, ese jugador roba 1 carta. El rival elige hasta dos opciones (por cada una después de la primera hay que destruir uno de sus Personajes): ese jugador roba 1 carta; o bien ese jugador roba 2 cartas.",
    ],
    [
        "Resolve(effects: [MayDo(Opponent, [Mill(3, They)]), MayDo(Opponent, [SkipTurn(They)])])",
        "The opponent may put the top 3 cards of their deck into Limbo. The opponent may skip their next turn.",
        "El rival puede poner en el Limbo las 3 cartas superiores de su mazo. El rival puede saltarse su próximo turno.",
    ],
    [
        "Resolve(effects: [Choose(Opponent, (whose: Theirs), [Tap(Picked)]), Choose(Opponent, (kind: Card, whose: Theirs, place: Hand), [PutInLimbo(Picked)]), Choose(Each, (whose: Theirs), [Tap(Picked)])])",
        "The opponent chooses one of your Characters; tap it. The opponent chooses a card from your hand; put it into Limbo. Each player chooses a Character of their opponent; tap it.",
        "El rival elige uno de tus Personajes; gíralo. El rival elige una carta de tu mano; ponla en el Limbo. Cada jugador elige un Personaje de su rival; gíralo.",
    ],
    [
        "Resolve(effects: [Choose(Opponent, (whose: Yours), [LoseVolition(1, They), GainControl(Picked, Turn)])])",
        "The opponent chooses one of their Characters; they lose 1 Volition and you gain control of it until Contemplation.",
        "El rival elige uno de sus Personajes; ese jugador pierde 1 de Voluntad y obtienes su control hasta la Contemplación.",
    ],
    [
        "Resolve(effects: [EachDoes(Each, [Draw(1, They), Shuffle(They)]), EachDoes(Each, [May([Draw(1, They)])]), LoseMatch(You)])",
        "Each player draws 1 card and shuffles their deck. For each player, you may have them draw 1 card. You lose the match.",
        "Cada jugador roba 1 carta y baraja su mazo. Por cada jugador, puedes hacer que ese jugador robe 1 carta. Pierdes la partida.",
    ],
    [
        "Resolve(targets: [(kind: Entry)], effects: [CopyAction(Target(0)), Cancel(Target(0))])",
        "Copy an effect on the Stack, with new targets. Cancel the original.",
        "Copia un efecto de la Pila, con nuevos objetivos. Anula el original.",
    ],
    [
        "Resolve(costs: [VolitionX], targets: [(count: Any, divide: X)], effects: [Damage(Share, Target(0)), Draw(X, You)])",
        "As an additional cost, pay X Volition. Divide X damage as you choose among any number of Characters. Draw X cards.",
        "Como coste adicional, paga X de Voluntad. Reparte X puntos de daño como quieras entre cualquier número de Personajes. Roba X cartas.",
    ],
    [
        "Resolve(effects: [TopCards(3, You, UpTo(1), (kind: Character, place: Deck), [MayPay([Volition(1)], [Recover(Picked)])], Bottom), Draw(1, You)])",
        "Look at the top 3 cards of your deck; you may choose a Character among them; you may pay 1 Volition. If you do, put it into your hand; either way, put the rest on the bottom of the deck in a random order. Draw 1 card.",
        "Mira las 3 cartas de encima de tu mazo; puedes elegir un Personaje entre ellas; puedes pagar 1 de Voluntad. Si lo haces, ponlo en tu mano; en ambos casos, pon el resto en el fondo del mazo en orden aleatorio. Roba 1 carta.",
    ],
    [
        "Triggered(when: Targeted(Theirs), effects: [Unless(ThatPlayer, [Volition(2)], [Cancel(That)])])",
        "When this Character becomes a target of an enemy card, that player may pay 2 Volition; if they do not, cancel that card.",
        "Cuando este Personaje pase a ser objetivo de una carta rival, ese jugador puede pagar 2 de Voluntad; si no lo hace, anula esa carta.",
    ],
    [
        "Resolve(targets: [(whose: Theirs)], effects: [IfElse(Is(Target(0), (damaged: true)), [Damage(4, Target(0))], [Damage(1, Target(0))])])",
        "If the target (an enemy Character) is a damaged one, deal 4 damage to it; otherwise, deal 1 damage to it.",
        "Si el objetivo (un Personaje rival) es uno dañado, inflige 4 puntos de daño a ese Personaje; si no, inflige 1 punto de daño a ese Personaje.",
    ],
    [
        "Continuous(only_if: Not(Is(This, (damaged: true))), gives: [Strength(1)])",
        "This Character has +1 Strength while it is not a damaged one.",
        "Este Personaje tiene +1 de Fuerza mientras este Personaje no es uno dañado.",
    ],
    [
        "Triggered(when: OtherAttacks((whose: Yours)), effects: [Draw(1, You)])",
        "When another of your Characters attacks, draw 1 card.",
        "Cuando otro de tus Personajes ataque, roba 1 carta.",
    ],
    [
        "Triggered(when: OtherBlocks((whose: Theirs)), effects: [Damage(1, That)])",
        "When an enemy Character blocks, deal 1 damage to it.",
        "Cuando un Personaje rival bloquee, inflige 1 punto de daño a ese Personaje.",
    ],
    [
        "Resolve(effects: [Choose(You, (kind: Character, whose: Yours, place: Deck), [Show(Picked), Recover(Picked)])])",
        "Choose a Character from your deck; reveal it and put it into your hand.",
        "Elige un Personaje de tu mazo; revélalo y ponlo en tu mano.",
    ],
    [
        "Continuous(gives: [Taunts])",
        "This Character must be challenged before other Characters of its controller.",
        "Este Personaje debe ser retado antes que otros Personajes de su controlador.",
    ],
    [
        "Resolve(targets: [(whose: Theirs, count: UpTo(2))], effects: [Grant(Taunts, Target(0), Turn)])",
        "Up to two enemy Characters must be challenged before other Characters of their controller until Contemplation.",
        "Hasta dos Personajes rivales deben ser retados antes que otros Personajes de su controlador hasta la Contemplación.",
    ],
    [
        "Resolve(effects: [SkipCombat(Opponent), MayDo(Opponent, [SkipDuel(They)])])",
        "The opponent skips their next Combat. The opponent may skip their next Duel.",
        "El rival se salta su próximo Combate. El rival puede saltarse su próximo Duelo.",
    ],
    [
        "Resolve(targets: [(carries: true), (carries: true)], effects: [Swap(CarriedBy(0), CarriedBy(1))])",
        "Swap the Technology carried by a Character and the Technology carried by another Character between their carriers.",
        "Intercambia la Tecnología que porta un Personaje y la Tecnología que porta otro Personaje entre sus portadores.",
    ],
    [
        "Resolve(targets: [(kind: Technology, whose: Theirs), (whose: Yours, carries: false)], effects: [Attach(Target(0), Target(1))])",
        "Attach an enemy Technology to one of your Characters without a Technology.",
        "Acopla una Tecnología rival a uno de tus Personajes sin Tecnología.",
    ],
    [
        "Resolve(effects: [Choose(You, (kind: Card, whose: Theirs, place: Hand, max_cost: 3), [DiscardCards(Picked)])])",
        "Choose a card with cost 3 or less from the opponent's hand; discard it.",
        "Elige una carta de la mano rival con coste 3 o menos; descártala.",
    ],
    [
        "Resolve(effects: [TopCards(5, You, UpTo(1), (kind: Character, place: Deck), [Recover(Picked)], BottomInOrder)])",
        "Look at the top 5 cards of your deck; you may choose a Character among them; put it into your hand, then put the rest on the bottom of the deck in any order.",
        "Mira las 5 cartas de encima de tu mazo; puedes elegir un Personaje entre ellas; ponlo en tu mano y luego pon el resto en el fondo del mazo en el orden que elijas.",
    ],
    [
        "Resolve(targets: [(whose: Yours)], effects: [Strengthen(by: Count((whose: Yours)), less: 1, who: Target(0), until: Turn), Strengthen(by: 3, less: Count((whose: Theirs)), who: Target(0), until: Turn)])",
        "One of your Characters gets +X Strength and −1 Strength until Contemplation, where X is the number of your Characters. It gets +3 Strength and −X Strength until Contemplation, where X is the number of enemy Characters.",
        "Uno de tus Personajes obtiene +X de Fuerza y −1 de Fuerza hasta la Contemplación, donde X es el número de tus Personajes. Obtiene +3 de Fuerza y −X de Fuerza hasta la Contemplación, donde X es el número de Personajes rivales.",
    ],
    [
        "Resolve(targets: [(whose: Yours)], effects: [Strengthen(by: Count((whose: Yours)), less: Count((whose: Theirs)), who: Target(0), until: Turn), Strengthen(by: Count((whose: Yours)), who: Target(0), until: Turn)])",
        "One of your Characters gets +X Strength and −Y Strength until Contemplation, where X is the number of your Characters and Y is the number of enemy Characters. It gets +1 Strength until Contemplation for each of your Characters.",
        "Uno de tus Personajes obtiene +X de Fuerza y −Y de Fuerza hasta la Contemplación, donde X es el número de tus Personajes y donde Y es el número de Personajes rivales. Obtiene +1 de Fuerza hasta la Contemplación por cada uno de tus Personajes.",
    ],
    [
        "Resolve(targets: [()], effects: [GainStructure(StrengthOf(Target(0)), ControllerOf(Target(0))), AddCounters(\"charge\", StrengthOf(Target(0)), Target(0))])",
        "The Sanctuary of the controller of a Character gains Structure equal to its Strength. Put as many charge counters on it as its Strength.",
        "El Santuario del controlador de un Personaje obtiene Estructura igual a su Fuerza. Pon en ese Personaje tantos contadores de charge como su Fuerza.",
    ],
    [
        "Resolve(targets: [()], effects: [NextTime(Draws(Theirs), Turn, [Destroy(Target(0))])])",
        "Choose a Character; the next time the opponent draws a card this turn, destroy that Character.",
        "Elige un Personaje; la próxima vez que el rival robe una carta en este turno, destruye ese Personaje.",
    ],
    [
        "Triggered(when: OtherDestroyed((whose: Any)), only_if: Is(That, (min_strength: 3)), effects: [Strengthen(by: StrengthOf(That), who: This, until: Turn), Recover(That)])",
        "When another Character is destroyed, if it is one with Strength 3 or more, this Character gets +X Strength until Contemplation, where X is the Strength of that Character. Return that Character to its owner's hand.",
        "Cuando otro Personaje sea destruido, si ese Personaje es uno con Fuerza 3 o más, este Personaje obtiene +X de Fuerza hasta la Contemplación, donde X es la Fuerza de ese Personaje. Devuelve ese Personaje a la mano de su propietario.",
    ],
    [
        "Resolve(effects: [Repeat(3, [Flip(heads: [GainVolition(1, You)])]), GainStructure(Lower(5, ThisTurn(Destroyed, Each)), You), If(Reaches(ThisTurn(Drawn, Each), 3), [Draw(1, You)])])",
        "Do this 3 times: flip a coin: on heads, gain 1 Volition; on tails, stop. Gain Structure equal to the lower of 5 and the number of cards that were destroyed this turn. If all players together drew 3 or more cards this turn, draw 1 card.",
        "Haz esto 3 veces: lanza una moneda: con cara, obtén 1 de Voluntad; con cruz, detente. Obtén Estructura igual a lo menor entre 5 y el número de cartas destruidas este turno. Si todos los jugadores juntos robaron 3 o más cartas este turno, roba 1 carta.",
    ],
];
