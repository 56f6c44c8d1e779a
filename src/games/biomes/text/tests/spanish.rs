//! The Spanish text of a dozen kinds of cards.

use super::{Language, card, lines};
use crate::games::biomes::content::{CardKind, Keyword};

fn says(kind: CardKind, ron: &str) -> String {
    super::says(Language::Spanish, kind, ron)
}

#[test]
fn a_group_is_named_with_its_number() {
    assert_eq!(
        says(
            CardKind::Agent,
            "Reactive(when: Deploy, targets: [(kind: Agent, whose: Theirs, place: Here, count: UpTo(2))], effects: [Damage(2, Target(0)), Lock(Target(0))])"
        ),
        "Despliegue: inflige 2 de daño a cada uno de hasta dos agentes enemigos de aquí. Agota esos agentes."
    );
}

#[test]
fn a_deploy_skill_names_its_target() {
    assert_eq!(
        says(
            CardKind::Agent,
            "Reactive(when: Deploy, targets: [(kind: Agent)], effects: [Damage(2, Target(0))])"
        ),
        "Despliegue: inflige 2 de daño a un agente."
    );
    assert_eq!(
        says(
            CardKind::Agent,
            "Reactive(when: Deploy, targets: [(kind: Agent, whose: Theirs)], effects: [Lock(Target(0)), Stasis(Target(0)), Damage(1, Target(0))])"
        ),
        "Despliegue: agota un agente enemigo. Ponlo en estasis. Inflígele 1 de daño."
    );
    assert_eq!(
        says(
            CardKind::Agent,
            "Reactive(when: Deploy, targets: [(kind: Hardware, whose: Theirs)], effects: [Lock(Target(0)), Terminate(Target(0))])"
        ),
        "Despliegue: agota una carta de hardware enemiga. Elimínala."
    );
}

#[test]
fn a_persistent_skill_says_whom_it_touches() {
    assert_eq!(
        says(
            CardKind::Agent,
            "Persistent(who: (kind: Agent, place: Here), gives: [Attack(1)])"
        ),
        "Los agentes de aquí tienen +1 de ataque."
    );
    assert_eq!(
        says(
            CardKind::Agent,
            "Persistent(who: (kind: Agent, whose: Yours, place: Here, other: true), gives: [Defense(1)])"
        ),
        "Tus otros agentes de aquí tienen +1 de defensa."
    );
    assert_eq!(
        says(
            CardKind::Agent,
            "Persistent(who: (kind: Agent, whose: Theirs, subtype: \"beast\"), gives: [Keyword(Virus)])"
        ),
        "Los agentes bestia enemigos tienen virus."
    );
    assert_eq!(
        says(
            CardKind::Gear,
            "Persistent(gives: [Attack(2), Keyword(Intercept)])"
        ),
        "Su portador tiene +2 de ataque e intercepción."
    );
}

#[test]
fn conditions_are_indicative_after_if_and_wished_for_after_while() {
    assert_eq!(
        says(
            CardKind::Agent,
            "Persistent(only_if: Adept, gives: [Attack(1), Defense(1)])"
        ),
        "Adepto: este agente tiene +1/+1."
    );
    assert_eq!(
        says(
            CardKind::Agent,
            "Persistent(only_if: InBiome(Desert), gives: [Attack(2)])"
        ),
        "Este agente tiene +2 de ataque mientras este agente esté en el Desierto."
    );
    assert_eq!(
        says(
            CardKind::Agent,
            "Persistent(only_if: Not(ThisLocked), gives: [Attack(2)])"
        ),
        "Este agente tiene +2 de ataque mientras este agente no esté agotado."
    );
    assert_eq!(
        says(
            CardKind::Agent,
            "Reactive(when: Deploy, only_if: AtLeast(2, (kind: Agent, whose: Yours, other: true)), effects: [Draw(1, You)])"
        ),
        "Despliegue: si controlas 2 o más otros agentes, roba 1 carta."
    );
    assert_eq!(
        says(
            CardKind::Agent,
            "Reactive(when: Deploy, only_if: AtLeast(1, (kind: Card, whose: Yours, place: Cache)), effects: [Draw(1, You)])"
        ),
        "Despliegue: si hay una carta en tu caché, roba 1 carta."
    );
}

#[test]
fn an_event_is_a_sentence() {
    assert_eq!(
        says(
            CardKind::Event,
            "Execute(targets: [(kind: Sector, whose: Yours)], effects: [GainDurability(3, Target(0)), Draw(1, You)])"
        ),
        "Uno de tus sectores obtiene 3 de durabilidad. Roba 1 carta."
    );
    assert_eq!(
        says(
            CardKind::Event,
            "Execute(targets: [(kind: Agent, place: Biomes), (kind: Sector)], effects: [MoveTo(Target(0), Target(1)), Buff(attack: 1, who: Target(0), until: Turn)])"
        ),
        "Mueve un agente en un bioma a un sector. Ese agente obtiene +1 de ataque hasta el final del turno."
    );
    assert_eq!(
        says(
            CardKind::Event,
            "Execute(targets: [(kind: Agent), (kind: Agent)], effects: [Damage(1, Target(0)), Damage(2, Target(1)), Unlock(Target(0)), Lock(Target(1))])"
        ),
        "Inflige 1 de daño a un agente. Inflige 2 de daño a un segundo agente. Endereza el primer agente. Agota el segundo agente."
    );
}

#[test]
fn an_activated_skill_says_its_price() {
    assert_eq!(
        says(
            CardKind::Agent,
            "Activated(cost: (void: 1), lock: true, speed: 1, targets: [(kind: Agent, whose: Yours, other: true)], effects: [Marker(1, Target(0))])"
        ),
        "1 de vacío, agotar, velocidad 1: pon un marcador de aumento sobre otro agente aliado."
    );
    assert_eq!(
        says(
            CardKind::Hardware,
            "Activated(forfeit: true, once: true, speed: 2, effects: [Spawn(\"seed\", 1)])"
        ),
        "Sacrificar, velocidad 2, una vez por turno: crea una ficha de Seed."
    );
}

#[test]
fn amounts_are_counted_or_those_of_the_event() {
    assert_eq!(
        says(
            CardKind::Agent,
            "Reactive(when: Initiate, effects: [Buff(attack: Count((kind: Agent, whose: Yours, place: Here, other: true)), who: This, until: Turn)])"
        ),
        "Ofensiva: este agente obtiene +1 de ataque hasta el final del turno por cada otro agente aliado de aquí."
    );
    assert_eq!(
        says(
            CardKind::Agent,
            "Reactive(when: Exploit, effects: [GainDurability(That, Here(Yours)), Erase(That, Opponent)])"
        ),
        "Brecha: tu sector de aquí obtiene esa cantidad de durabilidad. El rival purga esa cantidad de cartas."
    );
}

#[test]
fn players_act_in_the_right_person() {
    assert_eq!(
        says(
            CardKind::Agent,
            "Reactive(when: Deploy, effects: [Discard(1, Opponent), Draw(2, You)])"
        ),
        "Despliegue: el rival descarta 1 carta. Roba 2 cartas."
    );
    assert_eq!(
        says(
            CardKind::Agent,
            "Reactive(when: Terminated((kind: Agent, place: Here)), effects: [Scan(1, ControllerOf(That))])"
        ),
        "Cuando un agente de aquí sea eliminado: su controlador escanea 1 carta."
    );
    assert_eq!(
        says(
            CardKind::Agent,
            "Reactive(when: Deploy, effects: [May([Discard(1, You), Draw(1, You), Draw(1, Opponent)])])"
        ),
        "Despliegue: puedes descartar 1 carta, robar 1 carta y hacer que el rival robe 1 carta."
    );
}

#[test]
fn keywords_stand_first_with_their_numbers() {
    let mut guard = card(CardKind::Agent);
    guard.keywords = [Keyword::Deflect(2), Keyword::Secure].into_iter().collect();
    assert_eq!(lines(&guard, Language::Spanish)[0], "Guardia. Desvío 2.");
}

#[test]
fn a_choice_is_announced() {
    let mut two = card(CardKind::Event);
    let one = "Execute(effects: [Draw(1, You)])";
    let one = || ron2::from_str(one).expect("an ability");
    two.abilities = vec![one(), one()];
    assert_eq!(lines(&two, Language::Spanish)[0], "Elige una opción:");
}

#[test]
fn effects_that_hold_others_are_said() {
    let event = |effects: &str| says(CardKind::Event, &format!("Execute(effects: [{effects}])"));
    for (effects, text) in [
        (
            "And([Discard(1, You), Draw(2, You)])",
            "Descarta 1 carta. Si lo haces, roba 2 cartas.",
        ),
        (
            "IfElse(AtLeast(2, (kind: Agent, whose: Yours)), [Draw(2, You)], [Draw(1, You)])",
            "Si controlas 2 o más agentes, roba 2 cartas; si no, roba 1 carta.",
        ),
        (
            "MayDo(Each, [Discard(1, They), Draw(1, They)])",
            "Cada jugador puede descartar 1 carta y robar 1 carta.",
        ),
        (
            "MayDo(Opponent, [Discard(1, They), Draw(1, You)])",
            "El rival puede hacer esto: ese jugador descarta 1 carta y robas 1 carta.",
        ),
        (
            "EachDoes(Each, [Discard(1, They), Energy(Light, 1, They)])",
            "Cada jugador descarta 1 carta y obtiene 1 de energía de luz.",
        ),
        (
            "Choose(You, (kind: Agent, whose: Theirs), [Lock(Picked), Damage(1, Picked)])",
            "Elige un agente enemigo; agótalo e inflígele 1 de daño.",
        ),
        (
            "Choose(Each, (kind: Constant, whose: Yours), [Terminate(Picked)])",
            "Cada jugador elige una de sus constantes; elimínala.",
        ),
        (
            "Choose(Opponent, (kind: Agent, whose: Theirs), [Terminate(Picked)])",
            "El rival elige uno de tus agentes; elimínalo.",
        ),
        (
            "May([Choose(You, (kind: Agent, whose: Yours), [Unlock(Picked)])])",
            "Puedes elegir un agente aliado; enderézalo.",
        ),
        (
            "Choose(You, (kind: Biome), [GainDurability(2, At(Picked, Any))])",
            "Elige un bioma; los dos sectores de ese bioma obtienen 2 de durabilidad.",
        ),
        (
            "Pick(You, [[Draw(2, You)], [Energy(Dark, 3, You)]])",
            "Elige una opción: roba 2 cartas; o bien obtén 3 de energía de oscuridad.",
        ),
        (
            "Pick(Opponent, [[Discard(2, They)], [Draw(2, You)]])",
            "El rival elige una opción: ese jugador descarta 2 cartas; o bien robas 2 cartas.",
        ),
        (
            "Vote([[Draw(1, Each)], [Erase(1, Each)]])",
            "Todos votan: cada jugador roba 1 carta; o bien cada jugador purga 1 carta.",
        ),
        (
            "Repeat(3, [Scan(1, You)])",
            "Haz esto 3 veces: escanea 1 carta.",
        ),
    ] {
        assert_eq!(event(effects), text);
    }
}

#[test]
fn numbers_are_said_after_what_they_are_of() {
    let event = |effects: &str| says(CardKind::Event, &format!("Execute(effects: [{effects}])"));
    for (effects, text) in [
        (
            "Draw(Hand(Opponent), You)",
            "Roba una cantidad de cartas igual al número de cartas en la mano del rival.",
        ),
        (
            "Discard(Half(Hand(You)), Opponent)",
            "El rival descarta una cantidad de cartas igual a la mitad del número de cartas en tu mano (redondeando hacia abajo).",
        ),
        (
            "Energy(Storm, Times(2, Stored(Light, You)), You)",
            "Obtén energía de tormenta igual al doble de tu energía de luz.",
        ),
        (
            "Damage(ValueOf(Each((kind: Agent, whose: Yours))), Each((kind: Agent, whose: Theirs)))",
            "Inflige daño a cada agente enemigo igual al valor de energía total de tus agentes.",
        ),
        (
            "Buff(attack: AttackOf(This), defense: Minus(DefenseOf(This), 1), who: This, until: Turn)",
            "Este evento obtiene +X/+Y hasta el final del turno, donde X es el ataque de este evento y donde Y es la defensa de este evento menos 1.",
        ),
    ] {
        assert_eq!(event(effects), text);
    }
}

#[test]
fn conditions_of_conditions_are_wished_for_after_while() {
    assert_eq!(
        says(
            CardKind::Agent,
            "Persistent(only_if: All([YourTurn, Not(ThisLocked), HandAtMost(3), HandAtLeast(1, Opponent), AtLeast(1, (kind: Agent, whose: Theirs))]), gives: [Attack(3)])"
        ),
        "Este agente tiene +3 de ataque mientras sea tu turno, este agente no esté agotado, tengas como máximo 3 cartas en la mano, el rival tenga al menos 1 carta en la mano y haya un agente enemigo."
    );
    assert_eq!(
        says(
            CardKind::Agent,
            "Persistent(only_if: AnyOf([AtMost(0, (kind: Agent, whose: Yours, other: true)), Reaches(4, DurabilityOf(Each(Theirs)))]), gives: [Attack(3)])"
        ),
        "Este agente tiene +3 de ataque mientras no controles ningún otro agente o la durabilidad total de los sectores enemigos sea 4 o menos."
    );
    assert_eq!(
        says(
            CardKind::Event,
            "Execute(effects: [If(Not(All([YourTurn, AtLeast(1, (kind: Anomaly, whose: Theirs))])), [Draw(1, You)])])"
        ),
        "Si no es tu turno o no hay ninguna anomalía enemiga, roba 1 carta."
    );
}

#[test]
fn searching_paying_and_reacting_once_are_said() {
    for (kind, ron, text) in [
        (
            CardKind::Event,
            "Execute(effects: [Choose(You, (kind: Agent, place: Deck, max_value: 2), [Recover(Picked)]), Shuffle(You)])",
            "Elige un agente de tu mazo con valor de energía 2 o menos; recupéralo. Baraja tu mazo.",
        ),
        (
            CardKind::Event,
            "Execute(effects: [Choose(You, (kind: Card, place: Hand, whose: Theirs), [PutInCache(Picked)])])",
            "Elige una carta de la mano rival; ponla en la caché.",
        ),
        (
            CardKind::Event,
            "Execute(effects: [MayPay([Energy((void: 1)), Discard(1)], [Draw(2, You)])])",
            "Puedes pagar 1 de vacío y descartar 1 carta. Si lo haces, roba 2 cartas.",
        ),
        (
            CardKind::Agent,
            "Reactive(when: Draws(Theirs), once: true, effects: [Discard(1, ThatPlayer)])",
            "Cuando el rival robe una carta, una vez por turno: ese jugador descarta 1 carta.",
        ),
        (
            CardKind::Agent,
            "Reactive(when: Discards(Yours), effects: [Recover(That)])",
            "Cuando descartes una carta: recupérala.",
        ),
    ] {
        assert_eq!(says(kind, ron), text);
    }
}
