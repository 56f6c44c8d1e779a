//! The Spanish text of a dozen kinds of cards.

use super::{Language, card, lines};
use crate::games::biomes::content::{CardKind, Keyword};

fn says(kind: CardKind, ron: &str) -> String {
    super::says(Language::Spanish, kind, ron)
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
        "1 de vacío, agotar velocidad 1: pon un marcador de aumento sobre otro agente aliado."
    );
    assert_eq!(
        says(
            CardKind::Hardware,
            "Activated(forfeit: true, once: true, speed: 2, effects: [Spawn(\"seed\", 1)])"
        ),
        "Sacrificar velocidad 2 una vez por turno: crea 1 × Seed."
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
        "Cuando un agente de aquí es eliminado: su controlador escanea 1 carta."
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
    assert_eq!(lines(&guard, Language::Spanish)[0], "Guardia. Desvío 2. ");
}

#[test]
fn a_choice_is_announced() {
    let mut two = card(CardKind::Event);
    let one = "Execute(effects: [Draw(1, You)])";
    let one = || ron2::from_str(one).expect("an ability");
    two.abilities = vec![one(), one()];
    assert_eq!(lines(&two, Language::Spanish)[0], "Elige una opción:");
}
