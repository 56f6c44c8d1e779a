//! The words that all card games share, and words for searching and paying, on cards of Sanctuary.

use super::{CardKind, Language};

/// An ability, its English text and its Spanish one.
const TEXTS: &[[&str; 3]] = &[
    [
        "Activated(costs: [Destroy((kind: Character, whose: Yours))], effects: [GainVolition(StrengthOf(Paid), You)])",
        "Destroy one of your Characters: gain Volition equal to the Strength of the destroyed Character.",
        "Destruye uno de tus Personajes: obtén Voluntad igual a la Fuerza del Personaje destruido.",
    ],
    [
        "Resolve(costs: [VolitionX], effects: [TopCards(X, You, One, (kind: Character, place: Deck), [Recover(Picked)], Bottom)])",
        "As an additional cost, pay X Volition. Look at the top X cards of your deck; choose a Character among them; put it into your hand, then put the rest on the bottom of the deck in a random order.",
        "Como coste adicional, paga X de Voluntad. Mira las X cartas de encima de tu mazo; elige un Personaje entre ellas; ponlo en tu mano y luego pon el resto en el fondo del mazo en orden aleatorio.",
    ],
    [
        "Activated(cost: 1, place: Hand, costs: [DiscardThis], effects: [Draw(1, You)])",
        "From your hand, pay 1 Volition, discard this Character: draw 1 card.",
        "Desde tu mano, paga 1 de Voluntad, descarta este Personaje: roba 1 carta.",
    ],
    [
        "Resolve(costs: [VolitionX], targets: [()], effects: [Damage(X, Target(0))])",
        "As an additional cost, pay X Volition. Deal X damage to a Character.",
        "Como coste adicional, paga X de Voluntad. Inflige X puntos de daño a un Personaje.",
    ],
    [
        "Triggered(when: Targeted(Theirs), effects: [Draw(1, You)])",
        "When this Character becomes a target of an enemy card, draw 1 card.",
        "Cuando este Personaje pase a ser objetivo de una carta rival, roba 1 carta.",
    ],
    [
        "Continuous(gives: [Untargetable])",
        "This Character cannot become a target of enemy cards.",
        "Este Personaje no puede ser objetivo de cartas rivales.",
    ],
    [
        "Resolve(effects: [Repeat(5, [AtRandom((whose: Theirs), [Damage(1, Picked)])])])",
        "Do this 5 times: choose an enemy Character at random; deal 1 damage to it.",
        "Haz esto 5 veces: elige al azar un Personaje rival; inflige 1 punto de daño a ese Personaje.",
    ],
    [
        "Triggered(when: StartOfTurn(Yours), place: Limbo, effects: [Recover(This)])",
        "At the start of your turn, if this card is in your Limbo, return this Character to its owner's hand.",
        "Al comienzo de tu turno, si esta carta está en tu Limbo, devuelve este Personaje a la mano de su propietario.",
    ],
    [
        "Triggered(when: Discarded, effects: [MayPay([Volition(1)], [Revive(This)])])",
        "When you discard this Character, you may pay 1 Volition. If you do, put it into play under your control.",
        "Cuando descartes este Personaje, puedes pagar 1 de Voluntad. Si lo haces, ponlo en juego bajo tu control.",
    ],
    [
        "Replaces(event: Damage(Each((kind: Sanctuary, whose: Yours))), instead: To(This))",
        "If your Sanctuary would be dealt damage, that damage is dealt to this Character instead.",
        "Si tu Santuario fuera a recibir daño, ese daño lo recibe este Personaje en su lugar.",
    ],
    [
        "Resolve(effects: [Choose(You, (kind: Card, not: Character, whose: Theirs, place: Hand), [PutInLimbo(Picked)])])",
        "Choose a card that is no Character from the opponent's hand; put it into Limbo.",
        "Elige una carta de la mano rival que no sea un Personaje; ponla en el Limbo.",
    ],
    [
        "Resolve(targets: [()], effects: [SetStrength(1, Target(0), Turn), May([SetStrength(Count((whose: Yours)), Target(0), Turn)])])",
        "Set the Strength of a Character to 1 until Contemplation. You may set its Strength to the number of your Characters until Contemplation.",
        "Pon la Fuerza de un Personaje en 1 hasta la Contemplación. Puedes poner su Fuerza en el número de tus Personajes hasta la Contemplación.",
    ],
    [
        "Activated(cost: 2, costs: [Discard(1)], place: Limbo, effects: [Revive(This)])",
        "From Limbo, pay 2 Volition, discard 1 card: put this Character into play under your control.",
        "Desde el Limbo, paga 2 de Voluntad, descarta 1 carta: pon este Personaje en juego bajo tu control.",
    ],
    [
        "Triggered(when: Plays((kind: Character, whose: Yours, max_cost: 2)), once: true, effects: [Draw(1, You)])",
        "Once a turn, when you play a Character with cost 2 or less, draw 1 card.",
        "Una vez por turno, cuando juegues un Personaje con coste 2 o menos, roba 1 carta.",
    ],
    [
        "Triggered(when: StartOfTurn(Yours), only_if: Reaches(Structure(You), 25), effects: [LoseMatch(Opponent)])",
        "At the start of your turn, if your Structure is 25 or more, the opponent loses the match.",
        "Al comienzo de tu turno, si tu Estructura es 25 o más, el rival pierde la partida.",
    ],
    [
        "Continuous(who: (kind: Sanctuary, whose: Yours), gives: [HandLimit(2)])",
        "Your Sanctuary has +2 to the hand limit.",
        "Tu Santuario tiene +2 al límite de mano.",
    ],
    [
        "Resolve(effects: [ForEach((whose: Theirs), [Damage(1, Picked), GainStructure(1, You)])])",
        "For each enemy Character, deal 1 damage to it and gain 1 Structure.",
        "Por cada Personaje rival, inflige 1 punto de daño a ese Personaje y obtén 1 de Estructura.",
    ],
    [
        "Resolve(costs: [Discard(1), Destroy((whose: Yours))], targets: [()], effects: [Damage(4, Target(0))])",
        "As an additional cost, discard 1 card and destroy one of your Characters. Deal 4 damage to a Character.",
        "Como coste adicional, descarta 1 carta y destruye uno de tus Personajes. Inflige 4 puntos de daño a un Personaje.",
    ],
    [
        "Replaces(event: Destroyed(This), instead: Do([May([Return(That)])]))",
        "If this Character would be destroyed, you may return it to its owner's hand instead.",
        "Si este Personaje fuera a ser destruido, puedes devolverlo a la mano de su propietario en vez de eso.",
    ],
    [
        "Replaces(event: Destroyed(This), instead: Do([MayPay([Volition(2)], [Untap(This)])]))",
        "If this Character would be destroyed, you may pay 2 Volition. If you do, untap it instead.",
        "Si este Personaje fuera a ser destruido, puedes pagar 2 de Voluntad. Si lo haces, en vez de eso, enderézalo.",
    ],
    [
        "Resolve(effects: [TopCards(4, You, UpTo(1), (kind: Character, place: Deck), [Recover(Picked)], Bottom)])",
        "Look at the top 4 cards of your deck; you may choose a Character among them; put it into your hand, then put the rest on the bottom of the deck in a random order.",
        "Mira las 4 cartas de encima de tu mazo; puedes elegir un Personaje entre ellas; ponlo en tu mano y luego pon el resto en el fondo del mazo en orden aleatorio.",
    ],
    [
        "Resolve(targets: [(kind: ManipulationEntry)], effects: [Unless(ControllerOf(Target(0)), [Volition(2)], [Cancel(Target(0))])])",
        "The controller of a Manipulation on the Stack may pay 2 Volition; if they do not, cancel it.",
        "El controlador de una Manipulación de la Pila puede pagar 2 de Voluntad; si no lo hace, anúlala.",
    ],
    [
        "Resolve(effects: [EachDoes(Opponent, [MayPay([Volition(2)], [Draw(1, They)])])])",
        "The opponent may pay 2 Volition. If they do, they draw 1 card.",
        "El rival puede pagar 2 de Voluntad. Si lo hace, ese jugador roba 1 carta.",
    ],
    [
        "Resolve(targets: [()], effects: [GrantPer(Count((kind: Enhancement, whose: Yours)), Deals(Combat, 1), Target(0), Turn)])",
        "A Character deals 1 more damage in combat for each of your Enhancements until Contemplation.",
        "Un Personaje inflige 1 punto más de daño en combate por cada uno de tus Aditamentos hasta la Contemplación.",
    ],
    [
        "Resolve(targets: [(whose: Yours), (whose: Theirs)], effects: [GainControl(Target(1), NextTurnOf(You)), SwapStats(Target(0), Target(1), Turn)])",
        "Gain control of an enemy Character until your next turn. Swap the Strength of one of your Characters and the enemy Character until Contemplation.",
        "Obtén el control de un Personaje rival hasta tu próximo turno. Intercambia la Fuerza de uno de tus Personajes con la del Personaje rival hasta la Contemplación.",
    ],
    [
        "Resolve(targets: [(whose: Yours), (whose: Theirs)], effects: [Swap(Target(0), Target(1))])",
        "Swap control of one of your Characters and an enemy Character.",
        "Intercambia el control de uno de tus Personajes con el de un Personaje rival.",
    ],
    [
        "Resolve(targets: [(kind: ManipulationEntry)], effects: [CopyAction(Target(0))])",
        "Copy a Manipulation on the Stack, with new targets.",
        "Copia una Manipulación de la Pila, con nuevos objetivos.",
    ],
    [
        "Resolve(targets: [()], effects: [Become(\"river_rat\", Target(0), Permanent), May([Become(\"river_rat\", Each((whose: Yours)), Turn)])])",
        "A Character becomes River rat for as long as it stays in play. You may have your Characters become River rat until Contemplation.",
        "Un Personaje se convierte en River rat mientras siga en juego. Puedes hacer que tus Personajes se conviertan en River rat hasta la Contemplación.",
    ],
    [
        "Resolve(targets: [(), (whose: Theirs)], effects: [Copy(Target(0), Target(1), Turn)])",
        "A Character becomes a copy of an enemy Character until Contemplation.",
        "Un Personaje se convierte en una copia de un Personaje rival hasta la Contemplación.",
    ],
    [
        "Resolve(targets: [()], effects: [Grant(Strength(1), Target(0), NextTurnOf(Opponent)), Strengthen(by: 2, who: Target(0), until: Game)])",
        "A Character gets +1 Strength until the opponent's next turn. It gets +2 Strength for the rest of the game.",
        "Un Personaje obtiene +1 de Fuerza hasta el próximo turno del rival. Obtiene +2 de Fuerza durante el resto de la partida.",
    ],
    [
        "Replaces(event: Destroyed(This), once: true, instead: Do([Return(That), GainVolition(1, You)]))",
        "Once a turn, if this Character would be destroyed, instead return it to its owner's hand and gain 1 Volition.",
        "Una vez por turno, si este Personaje fuera a ser destruido, en vez de eso, devuélvelo a la mano de su propietario y obtén 1 de Voluntad.",
    ],
    [
        "Replaces(event: Damage(Each((whose: Yours, other: true))), instead: To(This))",
        "If another of your Characters would be dealt damage, that damage is dealt to this Character instead.",
        "Si otro de tus Personajes fuera a recibir daño, ese daño lo recibe este Personaje en su lugar.",
    ],
    [
        "Replaces(event: Damage(Each(())), only_if: ThatAtLeast(3), instead: Less(2))",
        "If a Character would be dealt 3 or more damage, prevent 2 of that damage.",
        "Si un Personaje fuera a recibir 3 o más puntos de daño, evita 2 puntos de ese daño.",
    ],
    [
        "Replaces(event: Destroyed(Each((whose: Yours))), instead: Nothing)",
        "If one of your Characters would be destroyed, it is not.",
        "Si uno de tus Personajes fuera a ser destruido, no lo es.",
    ],
    [
        "Resolve(effects: [Spawn(\"river_rat\", 2), May([Spawn(\"river_rat\", 1)])])",
        "Create 2 River rats. You may create a River rat.",
        "Crea 2 fichas de River rat. Puedes crear una ficha de River rat.",
    ],
    [
        "Resolve(targets: [()], effects: [Shield(3, Target(0)), PreventAll(Each((whose: Yours)))])",
        "Prevent the next 3 damage to a Character this turn. Prevent all damage to each of your Characters this turn.",
        "Evita los próximos 3 puntos de daño a un Personaje en este turno. Evita todo el daño a cada uno de tus Personajes en este turno.",
    ],
    [
        "Resolve(targets: [()], effects: [Tap(Target(0)), Shield(Count((whose: Yours)), Target(0)), May([Shield(1, Target(0))])])",
        "Tap a Character. Prevent the next damage to it this turn, at most the number of your Characters. You may prevent the next 1 damage to it this turn.",
        "Gira un Personaje. Evita el próximo daño que fuera a recibir en este turno, como máximo el número de tus Personajes. Puedes evitar el próximo punto de daño que fuera a recibir en este turno.",
    ],
    [
        "Resolve(effects: [Flip(heads: [Draw(1, You)], tails: [Discard(1, Opponent)])])",
        "Flip a coin: on heads, draw 1 card; on tails, the opponent discards 1 card.",
        "Lanza una moneda: con cara, roba 1 carta; con cruz, el rival descarta 1 carta.",
    ],
    [
        "Resolve(effects: [May([Flip(heads: [Draw(1, You)])])])",
        "You may flip a coin: on heads, draw 1 card.",
        "Puedes lanzar una moneda: con cara, roba 1 carta.",
    ],
    [
        "Resolve(effects: [Roll([(on: [1, 2], effects: [LoseVolition(1, You)]), (on: [3, 4, 6], effects: [GainVolition(That, You), Draw(1, You)])])])",
        "Roll a die: on 1–2, lose 1 Volition; on 3–4 or 6, gain that much Volition and draw 1 card.",
        "Tira un dado: con 1–2, pierde 1 de Voluntad; con 3–4 o 6, obtén esa cantidad de Voluntad y roba 1 carta.",
    ],
    [
        "Resolve(effects: [RevealUntil(You, (kind: Character, place: Deck), [Recover(Picked)], Limbo)])",
        "Reveal cards from the top of your deck until a Character is revealed; put it into your hand, then put the rest into Limbo.",
        "Revela cartas de encima de tu mazo hasta que aparezca un Personaje; ponlo en tu mano y luego pon el resto en el Limbo.",
    ],
    [
        "Resolve(effects: [RevealUntil(Opponent, (kind: Character, max_cost: 2, place: Deck), [Revive(Picked)], Bottom)])",
        "Reveal cards from the top of the opponent's deck until a Character with cost 2 or less is revealed; put it into play under your control, then put the rest on the bottom of the deck in a random order.",
        "Revela cartas de encima del mazo del rival hasta que aparezca un Personaje con coste 2 o menos; ponlo en juego bajo tu control y luego pon el resto en el fondo del mazo en orden aleatorio.",
    ],
    [
        "Resolve(targets: [(whose: Theirs, count: UpTo(3), divide: 5)], effects: [Damage(Share, Target(0))])",
        "Divide 5 damage as you choose among up to three enemy Characters.",
        "Reparte 5 puntos de daño como quieras entre hasta tres Personajes rivales.",
    ],
    [
        "Resolve(effects: [PickSome(UpTo(2), You, [[Draw(1, You)], [GainVolition(2, You)], [GainStructure(1, You)]])])",
        "Choose up to two: draw 1 card; gain 2 Volition; or gain 1 Structure.",
        "Elige hasta dos opciones: roba 1 carta; obtén 2 de Voluntad; o bien obtén 1 de Estructura.",
    ],
    [
        "Resolve(effects: [PickSome(UpTo(2), You, [[Draw(1, You)], [GainStructure(1, You)]], [Volition(2), Discard(1)])])",
        "Choose up to two (pay 2 Volition and discard 1 card for each after the first): draw 1 card; or gain 1 Structure.",
        "Elige hasta dos opciones (por cada una después de la primera hay que pagar 2 de Voluntad y descartar 1 carta): roba 1 carta; o bien obtén 1 de Estructura.",
    ],
    [
        "Resolve(targets: [(), (whose: Theirs)], effects: [SpawnCopy(\"river_rat\", 1, Target(0)), SpawnCopy(\"river_rat\", 2, Target(1))])",
        "Create a token that is a copy of a Character. Create 2 tokens that are copies of an enemy Character.",
        "Crea una ficha que es copia de un Personaje. Crea 2 fichas que son copias de un Personaje rival.",
    ],
    [
        "Resolve(effects: [Choose(You, (kind: Card, whose: Theirs, place: Hand), [Steal(Picked)])])",
        "Choose a card from the opponent's hand; put it into your hand.",
        "Elige una carta de la mano rival; ponla en tu mano.",
    ],
    [
        "Triggered(when: Enters, targets: [(whose: Theirs)], effects: [Destroy(Target(0)), NextTime(Leaves, Game, [Restore(Target(0))])])",
        "When this Character enters play, destroy an enemy Character. The next time this Character leaves play, put that Character into play under its owner's control.",
        "Cuando este Personaje entre en juego, destruye un Personaje rival. La próxima vez que este Personaje salga del juego, pon ese Personaje en juego bajo el control de su propietario.",
    ],
    [
        "Resolve(effects: [PickSome(Between(1, 2), Opponent, [[Draw(1, You)], [Discard(1, They)]])])",
        "The opponent chooses one or more: you draw 1 card; or they discard 1 card.",
        "El rival elige una o más opciones: robas 1 carta; o bien ese jugador descarta 1 carta.",
    ],
    [
        "Resolve(effects: [May([PickSome(Any, You, [[Draw(1, You)], [GainVolition(2, You)]])])])",
        "You may choose any number: draw 1 card; or gain 2 Volition.",
        "Puedes elegir cualquier número de opciones: roba 1 carta; o bien obtén 2 de Voluntad.",
    ],
    [
        "Resolve(targets: [(count: UpTo(3))], effects: [Destroy(Target(0))])",
        "Destroy up to three Characters.",
        "Destruye hasta tres Personajes.",
    ],
    [
        "Resolve(targets: [(whose: Theirs, count: Between(1, 2))], effects: [Damage(2, Target(0)), Tap(Target(0))])",
        "Deal 2 damage to each of one or two enemy Characters. Tap those Characters.",
        "Inflige 2 puntos de daño a cada uno de uno o dos Personajes rivales. Gira esos Personajes.",
    ],
    [
        "Resolve(targets: [(whose: Yours, count: Any)], effects: [Strengthen(by: 1, who: Target(0), until: Contemplation)])",
        "Any number of your Characters get +1 Strength until Contemplation.",
        "Cualquier número de tus Personajes obtienen +1 de Fuerza hasta la Contemplación.",
    ],
    [
        "Resolve(targets: [(kind: Permanent, whose: Theirs, count: UpTo(2))], effects: [Return(Target(0))])",
        "Return up to two enemy permanents to their owners' hands.",
        "Devuelve hasta dos permanentes rivales a las manos de sus propietarios.",
    ],
    [
        "Resolve(effects: [And([Tap(Each((whose: Yours))), Draw(1, You)])])",
        "Tap each of your Characters. If you do, draw 1 card.",
        "Gira cada uno de tus Personajes. Si lo haces, roba 1 carta.",
    ],
    [
        "Resolve(effects: [IfElse(AtLeast(2, (whose: Yours)), [GainStructure(3, You)], [GainVolition(1, You)])])",
        "If you control at least 2 Characters, gain 3 Structure; otherwise, gain 1 Volition.",
        "Si controlas al menos 2 Personajes, obtén 3 de Estructura; si no, obtén 1 de Voluntad.",
    ],
    [
        "Resolve(effects: [Choose(Opponent, (whose: Yours), [Destroy(Picked), Draw(1, They)])])",
        "The opponent chooses one of their Characters; destroy it and they draw 1 card.",
        "El rival elige uno de sus Personajes; destrúyelo y ese jugador roba 1 carta.",
    ],
    [
        "Resolve(effects: [Choose(You, (whose: Theirs), [Tap(Picked), Grant(NoUntap, Picked, Permanent)])])",
        "Choose an enemy Character; tap it and it does not untap in Communion for as long as it stays in play.",
        "Elige un Personaje rival; gíralo y no se endereza en la Comunión mientras siga en juego.",
    ],
    [
        "Resolve(effects: [May([Choose(You, (whose: Theirs), [Tap(Picked)])])])",
        "You may choose an enemy Character; tap it.",
        "Puedes elegir un Personaje rival; gíralo.",
    ],
    [
        "Resolve(effects: [Pick(You, [[Draw(1, You)], [GainVolition(2, You), GainStructure(1, You)]])])",
        "Choose one: draw 1 card; or gain 2 Volition and gain 1 Structure.",
        "Elige una opción: roba 1 carta; o bien obtén 2 de Voluntad y obtén 1 de Estructura.",
    ],
    [
        "Resolve(effects: [Pick(Opponent, [[Draw(1, You)], [Discard(1, They)]])])",
        "The opponent chooses one: you draw 1 card; or they discard 1 card.",
        "El rival elige una opción: robas 1 carta; o bien ese jugador descarta 1 carta.",
    ],
    [
        "Resolve(effects: [Vote([[GainVolition(1, Each)], [GainStructure(1, Each)]])])",
        "Everybody votes: each player gains 1 Volition; or each Sanctuary gains 1 Structure.",
        "Todos votan: cada jugador obtiene 1 de Voluntad; o bien cada Santuario obtiene 1 de Estructura.",
    ],
    [
        "Resolve(effects: [MayDo(Each, [LoseVolition(1, They), GainStructure(2, They)])])",
        "Each player may lose 1 Volition and have their Sanctuary gain 2 Structure.",
        "Cada jugador puede perder 1 de Voluntad y hacer que su Santuario obtenga 2 de Estructura.",
    ],
    [
        "Resolve(effects: [EachDoes(Each, [Discard(1, They), GainVolition(1, They)])])",
        "Each player discards 1 card and gains 1 Volition.",
        "Cada jugador descarta 1 carta y obtiene 1 de Voluntad.",
    ],
    [
        "Resolve(effects: [Repeat(3, [DamageSanctuary(1, Opponent)])])",
        "Do this 3 times: deal 1 damage to the opponent's Sanctuary.",
        "Haz esto 3 veces: inflige 1 punto de daño al Santuario rival.",
    ],
    [
        "Resolve(effects: [Repeat(Count((whose: Yours)), [Draw(1, You), Discard(1, You)])])",
        "For each of your Characters, draw 1 card and discard 1 card.",
        "Por cada uno de tus Personajes, roba 1 carta y descarta 1 carta.",
    ],
    [
        "Resolve(effects: [GainStructure(Minus(Plus(Half(Volition(You)), Hand(You)), 1), You)])",
        "Gain Structure equal to (half of your Volition (rounded down) plus the number of cards in your hand) minus 1.",
        "Obtén Estructura igual a (la mitad de tu Voluntad (redondeando hacia abajo) más el número de cartas en tu mano) menos 1.",
    ],
    [
        "Resolve(effects: [DamageSanctuary(Lower(Times(2, Count((whose: Theirs))), 3), Opponent)])",
        "Deal damage equal to the lower of twice the number of enemy Characters and 3 to the opponent's Sanctuary.",
        "Inflige daño igual a lo menor entre el doble del número de Personajes rivales y 3 al Santuario rival.",
    ],
    [
        "Resolve(effects: [If(Reaches(Hand(You), Hand(Opponent)), [GainVolition(Higher(1, Structure(Opponent)), You)])])",
        "If the number of cards in your hand is at least the number of cards in the opponent's hand, gain Volition equal to the higher of 1 and the opponent's Structure.",
        "Si el número de cartas en tu mano es mayor o igual que el número de cartas en la mano del rival, obtén Voluntad igual a lo mayor entre 1 y la Estructura del rival.",
    ],
    [
        "Continuous(only_if: All([YourTurn, HandAtLeast(2, Opponent)]), gives: [Strength(1)])",
        "This Character has +1 Strength while it is your turn and the opponent holds at least 2 cards.",
        "Este Personaje tiene +1 de Fuerza mientras es tu turno y el rival tiene al menos 2 cartas en la mano.",
    ],
    [
        "Continuous(only_if: AnyOf([HandAtLeast(5), AtMost(0, (whose: Theirs))]), gives: [Strength(2)])",
        "This Character has +2 Strength while you hold at least 5 cards or the opponent controls no Characters.",
        "Este Personaje tiene +2 de Fuerza mientras tienes al menos 5 cartas en la mano o el rival no controla ningún Personaje.",
    ],
    [
        "Continuous(only_if: Not(HandAtMost(1, Opponent)), gives: [Strength(4)])",
        "This Character has +4 Strength while the opponent holds more than 1 card.",
        "Este Personaje tiene +4 de Fuerza mientras el rival tiene más de 1 carta en la mano.",
    ],
    [
        "Continuous(only_if: Not(Reaches(Volition(You), Structure(Opponent))), gives: [Strength(4)])",
        "This Character has +4 Strength while your Volition is less than the opponent's Structure.",
        "Este Personaje tiene +4 de Fuerza mientras tu Voluntad es menor que la Estructura del rival.",
    ],
    [
        "Resolve(effects: [Draw(Hand(Opponent), You), Draw(Half(Count((whose: Theirs))), Active)])",
        "Draw as many cards as the number of cards in the opponent's hand. The active player draws as many cards as half of the number of enemy Characters (rounded down).",
        "Roba tantas cartas como el número de cartas en la mano del rival. El jugador activo roba tantas cartas como la mitad del número de Personajes rivales (redondeando hacia abajo).",
    ],
    [
        "Resolve(effects: [If(Not(YourTurn), [Draw(1, Others)])])",
        "If it is not your turn, the opponent draws 1 card.",
        "Si no es tu turno, el rival roba 1 carta.",
    ],
    [
        "Resolve(effects: [Choose(You, (whose: Yours, place: Deck, max_cost: 2), [Recover(Picked)]), Shuffle(You)])",
        "Choose a Character with cost 2 or less from your deck; put it into your hand. Shuffle your deck.",
        "Elige un Personaje de tu mazo con coste 2 o menos; ponlo en tu mano. Baraja tu mazo.",
    ],
    [
        "Resolve(effects: [Choose(You, (kind: Card, whose: Theirs, place: Hand), [PutInLimbo(Picked)])])",
        "Choose a card from the opponent's hand; put it into Limbo.",
        "Elige una carta de la mano rival; ponla en el Limbo.",
    ],
    [
        "Resolve(targets: [(kind: Card, place: Limbo), (kind: Card, place: Limbo)], effects: [PutOnTop(Target(0)), PutOnBottom(Target(1)), Shuffle(Each)])",
        "Put a card from a Limbo on top of its owner's deck. Put another card from a Limbo on the bottom of its owner's deck. Shuffle each player's deck.",
        "Pon una carta de un Limbo encima del mazo de su propietario. Pon otra carta de un Limbo en el fondo del mazo de su propietario. Baraja el mazo de cada jugador.",
    ],
    [
        "Resolve(effects: [MayPay([Volition(2), Discard(1)], [Draw(2, You)])])",
        "You may pay 2 Volition and discard 1 card. If you do, draw 2 cards.",
        "Puedes pagar 2 de Voluntad y descartar 1 carta. Si lo haces, roba 2 cartas.",
    ],
    [
        "Resolve(effects: [MayPay([Structure(3), Destroy((whose: Yours))], [GainVolition(5, You)])])",
        "You may lose 3 Structure and destroy one of your Characters. If you do, gain 5 Volition.",
        "Puedes perder 3 de Estructura y destruir uno de tus Personajes. Si lo haces, obtén 5 de Voluntad.",
    ],
    [
        "Activated(costs: [Structure(4)], effects: [Draw(1, You)])",
        "Lose 4 Structure: draw 1 card.",
        "Pierde 4 de Estructura: roba 1 carta.",
    ],
    [
        "Activated(cost: 1, costs: [Tap, Destroy((whose: Yours, other: true)), Discard(2)], effects: [DamageSanctuary(5, Opponent)])",
        "Pay 1 Volition, tap this Character, destroy another of your Characters, discard 2 cards: deal 5 damage to the opponent's Sanctuary.",
        "Paga 1 de Voluntad, gira este Personaje, destruye otro de tus Personajes, descarta 2 cartas: inflige 5 puntos de daño al Santuario rival.",
    ],
    [
        "Triggered(when: Draws(Yours), once: true, effects: [GainStructure(1, You)])",
        "Once a turn, when you draw a card, gain 1 Structure.",
        "Una vez por turno, cuando robes una carta, obtén 1 de Estructura.",
    ],
    [
        "Triggered(when: Draws(Theirs), effects: [LoseVolition(1, ThatPlayer)])",
        "When the opponent draws a card, that player loses 1 Volition.",
        "Cuando el rival robe una carta, ese jugador pierde 1 de Voluntad.",
    ],
    [
        "Triggered(when: Discards(Any), effects: [GainVolition(1, You), Recover(That)])",
        "When a player discards a card, gain 1 Volition. Return it to its owner's hand.",
        "Cuando un jugador descarte una carta, obtén 1 de Voluntad. Devuélvela a la mano de su propietario.",
    ],
    [
        "Resolve(effects: [NextTime(Draws(Yours), Turn, [GainVolition(1, You)]), NextTime(OtherDestroyed((whose: Theirs)), Round, [Draw(1, You)])])",
        "The next time you draw a card this turn, gain 1 Volition. The next time an enemy Character is destroyed before your next turn, draw 1 card.",
        "La próxima vez que robes una carta en este turno, obtén 1 de Voluntad. La próxima vez que un Personaje rival sea destruido antes de tu próximo turno, roba 1 carta.",
    ],
    [
        "Resolve(effects: [Spawn(\"river_rat\", Count((whose: Yours)))])",
        "Create a River rat for each of your Characters.",
        "Crea una ficha de River rat por cada uno de tus Personajes.",
    ],
    [
        "Resolve(effects: [If(Reaches(ThisTurn(Played, You), 3), [Draw(1, You)]), If(Reaches(0, ThisTurn(Played, You)), [Draw(1, You)]), If(Reaches(Structure(You), 25), [Draw(1, You)])])",
        "If you played 3 or more cards this turn, draw 1 card. If you played no cards this turn, draw 1 card. If your Structure is 25 or more, draw 1 card.",
        "Si jugaste 3 o más cartas este turno, roba 1 carta. Si no jugaste ninguna carta este turno, roba 1 carta. Si tu Estructura es 25 o más, roba 1 carta.",
    ],
    [
        "Resolve(effects: [Roll([(on: [1, 2, 3, 4, 5, 6], effects: [GainVolition(That, You)])]), AnotherCombat])",
        "Roll a die, then gain that much Volition. There is another Combat after this one.",
        "Tira un dado y luego obtén esa cantidad de Voluntad. Después de este Combate hay otro.",
    ],
    [
        "Triggered(when: Draws(Theirs), nth: 2, effects: [GainVolition(1, You)])",
        "When the opponent draws their second card each turn, gain 1 Volition.",
        "Cuando el rival robe su segunda carta de cada turno, obtén 1 de Voluntad.",
    ],
    [
        "Triggered(when: ManipulationPlayed(Yours), nth: 3, effects: [Strengthen(by: Hand(You), who: This, until: Turn)])",
        "When you play your third Manipulation each turn, this Character gets +1 Strength until Contemplation for each card in your hand.",
        "Cuando juegues tu tercera Manipulación de cada turno, este Personaje obtiene +1 de Fuerza hasta la Contemplación por cada carta en tu mano.",
    ],
    [
        "Triggered(when: Attacks, nth: 2, effects: [Strengthen(by: Half(Hand(You)), who: This, until: Turn)])",
        "The second time this Character attacks each turn, it gets +X Strength until Contemplation, where X is half of the number of cards in your hand (rounded down).",
        "La segunda vez de cada turno que este Personaje ataque, obtiene +X de Fuerza hasta la Contemplación, donde X es la mitad del número de cartas en tu mano (redondeando hacia abajo).",
    ],
    [
        "Resolve(effects: [NextCostsLess(2, (kind: Manipulation, whose: Yours, place: Hand), Turn), NextCostsMore(1, (kind: Character, whose: Theirs, place: Hand), Round), CostsLess(Count((whose: Yours)), (kind: Technology, whose: Yours, place: Hand), Turn)])",
        "Your next Manipulation this turn costs 2 less. The opponent's next Character before your next turn costs 1 more. Technologies in your hand cost 1 less this turn for each of your Characters.",
        "Tu próxima Manipulación en este turno cuesta 2 menos. El próximo Personaje del rival antes de tu próximo turno cuesta 1 más. Las Tecnologías de tu mano cuestan 1 menos en este turno por cada uno de tus Personajes.",
    ],
    [
        "Continuous(who: (whose: Yours, counters: (\"charge\", 1)), gives: [Strength(1)], per: Hand(Opponent))",
        "Your Characters with a charge counter have +1 Strength for each card in the opponent's hand.",
        "Tus Personajes con algún contador de charge tienen +1 de Fuerza por cada carta en la mano del rival.",
    ],
];

#[test]
fn shared_words_and_costs_read_well_in_both_languages() {
    check(TEXTS);
}

/// Compares what the cards say with what they should.
pub(super) fn check(texts: &[[&str; 3]]) {
    let mut wrong = Vec::new();
    for [ron, english, spanish] in texts {
        let kind = match ron.starts_with("Resolve") {
            true => CardKind::Manipulation,
            false => CardKind::Character,
        };
        for (language, wanted) in [(Language::English, english), (Language::Spanish, spanish)] {
            let text = super::says(language, kind, ron);
            if text != **wanted {
                wrong.push((text, *wanted));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
