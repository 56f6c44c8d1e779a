//! Words that all card games share, on cards of Biomes.

use super::{CardKind, Language};

/// An ability, its English text and its Spanish one.
const TEXTS: &[[&str; 3]] = &[
    [
        "Execute(costs: [Discard(2)], effects: [Draw(ValueOf(Paid), You), PutOnTop(Paid)])",
        "As an additional cost, discard 2 cards. Draw cards equal to the energy value of the discarded cards. Put the discarded cards on top of their owners' decks.",
        "Como coste adicional, descarta 2 cartas. Roba una cantidad de cartas igual al valor de energía de las cartas descartadas. Pon las cartas descartadas encima de los mazos de sus propietarios.",
    ],
    [
        "Reactive(when: Deploy, effects: [MayPay([Discard(1), Forfeit((whose: Yours, kind: Agent))], [Draw(AttackOf(Paid), You)])])",
        "Deploy: you may discard 1 card and forfeit a friendly agent. If you do, draw cards equal to the attack of the discarded card and the forfeited agent.",
        "Despliegue: puedes descartar 1 carta y sacrificar un agente aliado. Si lo haces, roba una cantidad de cartas igual al ataque de la carta descartada y el agente sacrificado.",
    ],
    [
        "Execute(effects: [TopCards(Count((whose: Yours)), You, One, (kind: Agent, place: Deck), [Recover(Picked)], Bottom)])",
        "Look at the top cards of your deck, as many as the number of friendly agents; choose an agent among them; recover it, then put the rest on the bottom of the deck in a random order.",
        "Mira las cartas de encima de tu mazo, tantas como el número de agentes aliados; elige un agente entre ellas; recupéralo y luego pon el resto en el fondo del mazo en orden aleatorio.",
    ],
    [
        "Reactive(when: Targeted(Theirs), effects: [Draw(1, You)])",
        "When this becomes a target of an enemy card: draw 1 card.",
        "Cuando este agente pase a ser objetivo de una carta rival: roba 1 carta.",
    ],
    [
        "Reactive(when: Targeted(Theirs), effects: [Unless(ThatPlayer, [Energy((void: 1))], [Cancel(That)])])",
        "When this becomes a target of an enemy card: that player may pay 1 void; if they do not, cancel it.",
        "Cuando este agente pase a ser objetivo de una carta rival: ese jugador puede pagar 1 de vacío; si no lo hace, cancélala.",
    ],
    [
        "Execute(effects: [Choose(You, (kind: Agent, whose: Yours, place: Deck), [Show(Picked), Recover(Picked)])])",
        "Choose an agent in your deck; reveal it and recover it.",
        "Elige un agente de tu mazo; revélalo y recupéralo.",
    ],
    [
        "Execute(costs: [Energy((void: 2))], effects: [Draw(2, You)])",
        "As an additional cost, pay 2 void. Draw 2 cards.",
        "Como coste adicional, paga 2 de vacío. Roba 2 cartas.",
    ],
    [
        "Execute(targets: [(whose: Theirs)], effects: [SpawnCopy(\"river_rat\", 1, Target(0)), Steal(Each((kind: Card, whose: Theirs, place: Hand)))])",
        "Create a token that is a copy of an enemy agent. Put each card in the opponent's hand into your hand.",
        "Crea una ficha que es copia de un agente enemigo. Pon cada carta de la mano rival en tu mano.",
    ],
    [
        "Execute(effects: [PickSome(Between(1, 2), You, [[Draw(1, You)], [Draw(2, You)], [Draw(3, You)]], [Energy((void: 1))])])",
        "Choose one or two (pay 1 void for each after the first): draw 1 card; draw 2 cards; or draw 3 cards.",
        "Elige una o dos opciones (por cada una después de la primera hay que pagar 1 de vacío): roba 1 carta; roba 2 cartas; o bien roba 3 cartas.",
    ],
    [
        "Reactive(when: Deploy, targets: [(whose: Theirs)], effects: [Terminate(Target(0)), NextTime(Despawn, Game, [Restore(Target(0))])])",
        "Deploy: terminate an enemy agent. The next time this goes from the planet to a cache, restore that agent.",
        "Despliegue: elimina un agente enemigo. La próxima vez que este agente vaya del planeta a una caché, restaura ese agente.",
    ],
    [
        "Execute(effects: [AtRandom((whose: Theirs), [Terminate(Picked)])])",
        "Choose an enemy agent at random; terminate it.",
        "Elige al azar un agente enemigo; elimínalo.",
    ],
    [
        "Reactive(when: StartOfTurn(Yours), place: Cache, effects: [Recover(This)])",
        "Start of your turn, if this is in your cache: recover this.",
        "Comienzo de tu turno, si esta carta está en tu caché: recupera este agente.",
    ],
    [
        "Execute(costs: [Durability(2)], effects: [])",
        "As an additional cost, lose 2 durability of one of your sectors.",
        "Como coste adicional, pierde 2 de durabilidad de uno de tus sectores.",
    ],
    [
        "Execute(effects: [Terminate(Each((kind: Constant, not: Anomaly, whose: Theirs)))])",
        "Terminate each enemy constant that is no anomaly.",
        "Elimina cada constante enemiga que no sea una anomalía.",
    ],
    [
        "Execute(targets: [()], effects: [SetStats(attack: 0, defense: 1, who: Target(0), until: Turn), SetStats(defense: 3, who: Target(0), until: Round)])",
        "Set the attack of an agent to 0 and its defense to 1 until end of turn. Set its defense to 3 until your next turn.",
        "Pon el ataque de un agente en 0 y su defensa en 1 hasta el final del turno. Pon su defensa en 3 hasta tu próximo turno.",
    ],
    [
        "Reactive(when: Plays((kind: Event, whose: Theirs)), effects: [Draw(1, You)])",
        "When the opponent plays an event: draw 1 card.",
        "Cuando el rival juegue un evento: roba 1 carta.",
    ],
    [
        "Execute(effects: [ForEach((kind: Sector, whose: Yours), [GainDurability(1, Picked), Draw(1, You)])])",
        "For each friendly sector, it gains 1 durability and draw 1 card.",
        "Por cada sector aliado, obtiene 1 de durabilidad y roba 1 carta.",
    ],
    [
        "Execute(targets: [(kind: AgentOrSector, whose: Theirs)], effects: [Damage(3, Target(0))])",
        "Deal 3 damage to an enemy agent or sector.",
        "Inflige 3 de daño a un agente o sector enemigo.",
    ],
    [
        "Execute(targets: [(kind: Biome)], effects: [Damage(2, EachAt(Target(0), (whose: Theirs))), Lock(EachAt(Target(0), ()))])",
        "Deal 2 damage to each enemy agent in a biome. Lock each agent there.",
        "Inflige 2 de daño a cada agente enemigo de un bioma. Agota cada agente de allí.",
    ],
    [
        "Execute(targets: [(whose: Theirs, place: Biomes)], effects: [Damage(1, EachAt(Target(0), (whose: Theirs)))])",
        "Deal 1 damage to each enemy agent where an enemy agent in a biome is.",
        "Inflige 1 de daño a cada agente enemigo donde está un agente enemigo en un bioma.",
    ],
    [
        "Execute(targets: [(whose: Theirs)], effects: [Grant(NoAttack, Target(0), NextTurnOf(You)), Grant(NoDefend, Target(0), Turn), May([Grant(NoAdvance, Each((whose: Yours)), Turn)])])",
        "An enemy agent cannot attack until your next turn. It cannot defend until end of turn. You may have your agents be unable to advance until end of turn.",
        "Un agente enemigo no puede atacar hasta tu próximo turno. No puede defender hasta el final del turno. Puedes hacer que tus agentes no puedan avanzar hasta el final del turno.",
    ],
    [
        "Persistent(who: (whose: Theirs, place: Here), gives: [Defense(-1), Keyword(NoAttack), Keyword(NoDefend)])",
        "Enemy agents here have −1 defense and cannot attack or defend.",
        "Los agentes enemigos de aquí tienen −1 de defensa y no pueden atacar ni defender.",
    ],
    [
        "Execute(costs: [Discard(1), Forfeit((whose: Yours))], targets: [()], effects: [Damage(4, Target(0))])",
        "As an additional cost, discard 1 card and forfeit a friendly agent. Deal 4 damage to an agent.",
        "Como coste adicional, descarta 1 carta y sacrifica un agente aliado. Inflige 4 de daño a un agente.",
    ],
    [
        "Execute(targets: [(kind: Agent, whose: Yours), (kind: Agent, whose: Theirs)], effects: [SwapStats(Target(0), Target(1), Turn), Swap(Target(0), Target(1))])",
        "Swap the attack and defense of a friendly agent and an enemy agent until end of turn. Swap control of your agent and the enemy agent.",
        "Intercambia el ataque y la defensa de un agente aliado con los de un agente enemigo hasta el final del turno. Intercambia el control de tu agente con el del agente enemigo.",
    ],
    [
        "Execute(targets: [(kind: Action)], effects: [CopyAction(Target(0))])",
        "Copy an action, with new targets.",
        "Copia una acción, con nuevos objetivos.",
    ],
    [
        "Execute(targets: [(kind: Agent), (kind: Agent, whose: Theirs)], effects: [Copy(Target(0), Target(1), Turn)])",
        "An agent becomes a copy of an enemy agent until end of turn.",
        "Un agente se convierte en una copia de un agente enemigo hasta el final del turno.",
    ],
    [
        "Execute(targets: [(kind: Agent)], effects: [Buff(attack: 1, who: Target(0), until: NextTurnOf(Opponent)), Grant(Stealth, Target(0), Game)])",
        "An agent gets +1 attack until the opponent's next turn. It gains stealth for the rest of the game.",
        "Un agente obtiene +1 de ataque hasta el próximo turno del rival. Obtiene sigilo durante el resto de la partida.",
    ],
    [
        "Execute(effects: [Flip(heads: [Draw(1, You)], tails: [Discard(1, Opponent)])])",
        "Flip a coin: on heads, draw 1 card; on tails, the opponent discards 1 card.",
        "Lanza una moneda: con cara, roba 1 carta; con cruz, el rival descarta 1 carta.",
    ],
    [
        "Execute(effects: [Roll([(on: [1, 2], effects: [Discard(1, You)]), (on: [3, 4, 6], effects: [Draw(That, You)])])])",
        "Roll a die: on 1–2, discard 1 card; on 3–4 or 6, draw that many cards.",
        "Tira un dado: con 1–2, descarta 1 carta; con 3–4 o 6, roba esa cantidad de cartas.",
    ],
    [
        "Execute(targets: [(whose: Yours, place: Cache)], effects: [PutOnTop(Target(0)), PutOnBottom(This)])",
        "Put an agent in your cache on top of its owner's deck. Put this on the bottom of its owner's deck.",
        "Pon un agente de tu caché encima del mazo de su propietario. Pon este evento en el fondo del mazo de su propietario.",
    ],
    [
        "Execute(effects: [TopCards(4, You, UpTo(2), (kind: Agent, place: Deck), [Recover(Picked)], Cache)])",
        "Look at the top 4 cards of your deck; up to 2 times, choose an agent among them; recover it, then put the rest into the cache.",
        "Mira las 4 cartas de encima de tu mazo; hasta 2 veces, elige un agente entre ellas; recupéralo y luego pon el resto en la caché.",
    ],
    [
        "Execute(effects: [Unless(Opponent, [Energy((void: 2))], [Draw(1, You)])])",
        "The opponent may pay 2 void; if they do not, you draw 1 card.",
        "El rival puede pagar 2 de vacío; si no lo hace, robas 1 carta.",
    ],
    [
        "Replaces(event: Terminated(This), instead: Do([MayPay([Discard(1)], [GainDurability(1, Each(Yours))])]))",
        "If this would be terminated, you may discard 1 card. If you do, each of your sectors gains 1 durability instead.",
        "Si este agente fuera a ser eliminado, puedes descartar 1 carta. Si lo haces, en vez de eso, cada uno de tus sectores obtiene 1 de durabilidad.",
    ],
    [
        "Execute(effects: [RevealUntil(You, (kind: Agent, place: Deck), [Recover(Picked)], Cache)])",
        "Reveal cards from the top of your deck until an agent is revealed; recover it, then put the rest into the cache.",
        "Revela cartas de encima de tu mazo hasta que aparezca un agente; recupéralo y luego pon el resto en la caché.",
    ],
    [
        "Execute(targets: [(kind: Agent)], effects: [Shield(3, Target(0)), PreventAll(Each((kind: Agent, whose: Yours)))])",
        "Prevent the next 3 damage to an agent this turn. Prevent all damage to each friendly agent this turn.",
        "Evita los próximos 3 puntos de daño a un agente en este turno. Evita todo el daño a cada agente aliado en este turno.",
    ],
    [
        "Replaces(event: Terminated(This), once: true, instead: Do([Bounce(That), Draw(1, You)]))",
        "Once a turn, if this would be terminated, instead bounce it and draw 1 card.",
        "Una vez por turno, si este agente fuera a ser eliminado, en vez de eso, devuélvelo a la mano y roba 1 carta.",
    ],
    [
        "Replaces(event: Damage(Each((kind: Agent, whose: Yours, other: true))), instead: To(This))",
        "If another friendly agent would be dealt damage, that damage is dealt to this instead.",
        "Si otro agente aliado fuera a recibir daño, ese daño lo recibe este agente en su lugar.",
    ],
    [
        "Execute(effects: [If(Reaches(SectorsLost(You), 1), [Draw(1, You)]), If(Not(Reaches(SectorsLost(Opponent), 2)), [Draw(1, You)]), AnotherBattle])",
        "If you have lost a sector, draw 1 card. Unless the opponent has lost 2 or more sectors, draw 1 card. There is another battle phase after this one.",
        "Si has perdido un sector, roba 1 carta. Si el rival ha perdido 1 o menos sectores, roba 1 carta. Después de esta fase de batalla hay otra.",
    ],
    [
        "Execute(effects: [NextCostsLess(2, (kind: Card, whose: Yours, place: Hand), Turn), NextTime(Triumph, Turn, [Draw(1, You)])])",
        "Your next card this turn costs 2 void less. The next time the opponent loses a sector this turn, draw 1 card.",
        "Tu próxima carta en este turno cuesta 2 de vacío menos. La próxima vez que el rival pierda un sector en este turno, roba 1 carta.",
    ],
    [
        "Reactive(when: Draws(Yours), nth: 2, effects: [Draw(1, You)])",
        "When you draw your second card each turn: draw 1 card.",
        "Cuando robes tu segunda carta de cada turno: roba 1 carta.",
    ],
    [
        "Replaces(event: Terminated(This), instead: Do([MayPay([Discard(1)], [Unlock(This)])]))",
        "If this would be terminated, you may discard 1 card. If you do, unlock it instead.",
        "Si este agente fuera a ser eliminado, puedes descartar 1 carta. Si lo haces, en vez de eso, enderézalo.",
    ],
];

#[test]
fn shared_words_read_well_in_both_languages() {
    check(TEXTS);
}

/// Compares what the cards say with what they should.
pub(super) fn check(texts: &[[&str; 3]]) {
    let mut wrong = Vec::new();
    for [ron, english, spanish] in texts {
        let kind = match ron.starts_with("Execute") {
            true => CardKind::Event,
            false => CardKind::Agent,
        };
        for (language, wanted) in [(Language::English, english), (Language::Spanish, spanish)] {
            let text = super::says(language, kind.clone(), ron);
            if text != **wanted {
                wrong.push((text, *wanted));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
