//! Sample abilities in Spanish.

use super::{CardKind, Language};

fn says(kind: CardKind, ron: &str) -> String {
    super::says(Language::Spanish, kind, ron)
}

fn character(ron: &str) -> String {
    says(CardKind::Character, ron)
}

fn technology(ron: &str) -> String {
    says(CardKind::Technology, ron)
}

fn manipulation(ron: &str) -> String {
    says(CardKind::Manipulation, ron)
}

#[test]
fn a_target_is_named_once() {
    assert_eq!(
        manipulation(
            "Resolve(targets: [(whose: Theirs)], effects: [Tap(Target(0)), Grant(NoUntap, Target(0), Permanent)])"
        ),
        "Gira un Personaje rival. No se endereza en la Comunión mientras siga en juego."
    );
    assert_eq!(
        manipulation(
            "Resolve(targets: [(whose: Yours), (whose: Theirs, max_cost: 3)], effects: [Return(Target(0)), Return(Target(1)), GainVolition(CostOf(Target(0)), You)])"
        ),
        "Devuelve uno de tus Personajes a la mano de su propietario. Devuelve un Personaje rival con coste 3 o menos a la mano de su propietario. Obtén Voluntad igual al coste de tu Personaje."
    );
    assert_eq!(
        manipulation(
            "Resolve(targets: [(whose: Yours, place: Limbo), (whose: Yours, place: Limbo)], effects: [Recover(Target(0)), Revive(Target(1))])"
        ),
        "Devuelve un Personaje de tu Limbo a tu mano. Pon otro Personaje de tu Limbo en juego bajo tu control."
    );
    assert_eq!(
        manipulation("Resolve(targets: [(kind: Technology)], effects: [Return(Target(0))])"),
        "Devuelve una Tecnología a la mano de su propietario."
    );
}

#[test]
fn what_was_named_is_left_out_or_a_pronoun() {
    assert_eq!(
        character(
            "Triggered(when: Attacks, effects: [Strengthen(by: 1, who: This, until: Contemplation)])"
        ),
        "Cuando este Personaje ataque, obtiene +1 de Fuerza hasta la Contemplación."
    );
    assert_eq!(
        character("Triggered(when: Challenged, effects: [Untap(This)])"),
        "Cuando este Personaje sea retado, enderézalo."
    );
    assert_eq!(
        character(
            "Triggered(when: OtherEnters((kind: Technology, whose: Yours)), effects: [Repair(1, That), Destroy(That)])"
        ),
        "Cuando una de tus Tecnologías entre en juego, obtiene 1 de Durabilidad. Destrúyela."
    );
}

#[test]
fn the_other_card_has_its_part() {
    assert_eq!(
        character("Triggered(when: Blocks, effects: [Grant(Silenced, That, Contemplation)])"),
        "Cuando este Personaje bloquee, el atacante pierde sus habilidades y sus Dones hasta la Contemplación."
    );
    assert_eq!(
        character("Triggered(when: Blocked, effects: [Damage(1, That)])"),
        "Cuando este Personaje sea bloqueado, inflige 1 punto de daño al bloqueador."
    );
    assert_eq!(
        character(
            "Triggered(when: Challenges, effects: [Strengthen(by: 0, less: 1, who: Opposing, until: Contemplation)])"
        ),
        "Cuando este Personaje rete, cada Personaje que se le enfrenta obtiene −1 de Fuerza hasta la Contemplación."
    );
}

#[test]
fn gender_and_number_agree() {
    assert_eq!(
        technology("Triggered(when: Destroyed, effects: [Draw(2, You)])"),
        "Cuando esta Tecnología sea destruida, roba 2 cartas."
    );
    assert_eq!(
        manipulation(
            "Resolve(targets: [(kind: Technology, whose: Yours)], effects: [Repair(2, Target(0))])"
        ),
        "Una de tus Tecnologías obtiene 2 de Durabilidad."
    );
    assert_eq!(
        character(
            "Triggered(when: Enters, targets: [(whose: Yours, place: Limbo, max_cost: 2)], effects: [Revive(Target(0))])"
        ),
        "Cuando este Personaje entre en juego, pon un Personaje de tu Limbo con coste 2 o menos en juego bajo tu control."
    );
    assert_eq!(
        technology("Continuous(gives: [Takes(Combat, -1), Takes(Duel, -1)])"),
        "Su portador recibe 1 punto menos de daño en combate y en duelos."
    );
    assert_eq!(
        character(
            "Continuous(who: (whose: Yours, role: Attacker, other: true), gives: [Strength(1), Gift(Agility), NoBlock])"
        ),
        "Tus otros Personajes atacantes tienen +1 de Fuerza y Agilidad y no pueden bloquear."
    );
    assert_eq!(
        says(
            CardKind::Enhancement,
            "Continuous(who: (whose: Theirs, tapped: true), gives: [NoUntap, Unchallenged])"
        ),
        "Los Personajes rivales girados no se enderezan en la Comunión y no pueden ser retados."
    );
    assert_eq!(
        says(
            CardKind::Sanctuary,
            "Continuous(who: (kind: Technology, whose: Yours, place: Hand), gives: [Cost(-1)])"
        ),
        "Las Tecnologías de tu mano cuestan 1 menos."
    );
}

#[test]
fn a_technology_speaks_of_its_carrier() {
    assert_eq!(
        technology("Continuous(gives: [Strength(1), Deals(Sanctuary, 1)])"),
        "Su portador tiene +1 de Fuerza e inflige 1 punto más de daño a los Santuarios."
    );
    assert_eq!(
        technology(
            "Activated(destroy: true, effects: [Heal(Carrier), Strengthen(by: 2, who: Carrier, until: Contemplation)])"
        ),
        "Destruye esta Tecnología: retira todo el daño de su portador. Obtiene +2 de Fuerza hasta la Contemplación."
    );
    assert_eq!(
        manipulation(
            "Resolve(targets: [(whose: Theirs, carries: true)], effects: [Wear(2, CarriedBy(0)), Damage(1, Target(0))])"
        ),
        "La Tecnología que porta un Personaje rival pierde 2 de Durabilidad. Inflige 1 punto de daño a ese Personaje."
    );
}

#[test]
fn a_price_is_said_with_its_limits() {
    assert_eq!(
        says(
            CardKind::Sanctuary,
            "Activated(cost: 3, once: true, phases: [Harvest, Combat], only_if: Not(HandAtMost(1)), effects: [DamageSanctuary(1, Opponent)])"
        ),
        "Una vez por turno, en la Cosecha o en el Combate, si tienes más de 1 carta en la mano, paga 3 de Voluntad: inflige 1 punto de daño al Santuario rival."
    );
}

#[test]
fn conditions_and_their_opposites() {
    let strong = |condition: &str| {
        character(&format!(
            "Continuous(only_if: {condition}, gives: [Strength(2)])"
        ))
    };
    for (condition, tail) in [
        ("ThisDamaged", "mientras está dañado"),
        ("Not(ThisDamaged)", "mientras no está dañado"),
        ("Not(ThisTapped)", "mientras está enderezado"),
        ("Not(ThisCarries)", "mientras no porta ninguna Tecnología"),
        (
            "AtLeast(1, (whose: Yours, other: true))",
            "mientras controlas otro Personaje",
        ),
        (
            "Not(AtLeast(1, (kind: Technology, whose: Theirs)))",
            "mientras el rival no controla ninguna Tecnología",
        ),
        (
            "AtLeast(2, (whose: Yours, other: true))",
            "mientras controlas al menos 2 otros Personajes",
        ),
        (
            "AtLeast(4, (whose: Yours, place: Limbo))",
            "mientras hay al menos 4 Personajes en tu Limbo",
        ),
        ("HandAtMost(0)", "mientras no tienes cartas en la mano"),
        (
            "StructureBehind",
            "mientras tu Santuario tiene menos Estructura que el Santuario rival",
        ),
        ("During(Combat)", "durante el Combate"),
        ("Not(YourTurn)", "durante el turno rival"),
    ] {
        assert_eq!(
            strong(condition),
            format!("Este Personaje tiene +2 de Fuerza {tail}.")
        );
    }
}

#[test]
fn permissions_keep_the_right_form() {
    assert_eq!(
        character("Triggered(when: Enters, effects: [May([GainStructure(1, You), Mill(1, You)])])"),
        "Cuando este Personaje entre en juego, puedes obtener 1 de Estructura y poner en el Limbo la carta superior de tu mazo."
    );
    assert_eq!(
        character("Triggered(when: Enters, effects: [May([Untap(This), Draw(1, Opponent)])])"),
        "Cuando este Personaje entre en juego, puedes enderezarlo y hacer que el rival robe 1 carta."
    );
}

#[test]
fn amounts_are_counted_or_those_of_the_event() {
    assert_eq!(
        manipulation(
            "Resolve(effects: [GainVolition(Count((kind: Enhancement, whose: Yours)), You), If(StructureAtMost(7), [Draw(1, Each)])])"
        ),
        "Obtén 1 de Voluntad por cada uno de tus Aditamentos. Si tu Santuario tiene como mucho 7 de Estructura, cada jugador roba 1 carta."
    );
    assert_eq!(
        character("Triggered(when: Damaged, effects: [GainStructure(That, You)])"),
        "Cuando este Personaje reciba daño y sobreviva, obtén esa cantidad de Estructura."
    );
    assert_eq!(
        manipulation(
            "Resolve(targets: [(kind: Enhancement, whose: Theirs)], effects: [Destroy(Target(0)), DamageSanctuary(1, Target(0))])"
        ),
        "Destruye un Aditamento rival. Inflige 1 punto de daño al Santuario de su controlador."
    );
}

#[test]
fn the_stack_and_control() {
    assert_eq!(
        manipulation(
            "Resolve(targets: [(kind: ManipulationEntry, whose: Theirs)], effects: [Cancel(Target(0))])"
        ),
        "Anula una Manipulación rival de la Pila."
    );
    assert_eq!(
        manipulation(
            "Resolve(targets: [(whose: Theirs, max_strength: 3)], effects: [Control(Target(0)), Untap(Target(0)), Grant(Gift(Agility), Target(0), Contemplation), AnotherDuel])"
        ),
        "Toma el control de un Personaje rival con Fuerza 3 o menos hasta la Contemplación. Enderézalo. Obtiene Agilidad hasta la Contemplación. Puedes retar una vez más este turno."
    );
}
