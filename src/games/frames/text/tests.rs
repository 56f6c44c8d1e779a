//! Abilities in both languages.

use super::{ability_text, dice_text, field_text};
use crate::games::frames::content::{
    Ability, Goal, Letter, Objective, Rectangle, RoundArea, Scored, StationPlaces, SystemType,
    builtin,
};
use crate::games::frames::match_state::{Colour, Range};
use crate::table::Language::{English, Spanish};

/// The text of an ability as a pack spells it.
fn told(spelled: &str) -> [String; 2] {
    let ability: Ability = ron2::from_str(spelled).expect("an ability");
    [English, Spanish].map(|language| ability_text(&ability, language))
}

#[test]
fn abilities_read_well_in_both_languages() {
    let cases = [
        (
            "Triggered(when: Destroyed((this: true)), effects: [GainPoints(5, You)])",
            "When this frame is destroyed, gain 5 points.",
            "Cuando este armazón sea destruido, obtén 5 puntos.",
        ),
        (
            "Triggered(when: Hit((whose: Yours, other: true, within: 3)), once: Round, effects: [Damage(1, Attacker)])",
            "When one of your other frames within 3 units is hit, the attacker takes 1 point of damage. Once a round.",
            "Cuando otro de tus armazones a 3 unidades o menos reciba daño, el atacante recibe 1 punto de daño. Una vez por ronda.",
        ),
        (
            "Triggered(when: Hit((this: true)), only_if: ThatAtLeast(2), effects: [GainPoints(1, You)])",
            "When this frame takes 2 or more hits, gain 1 point.",
            "Cuando este armazón reciba 2 o más impactos, obtén 1 punto.",
        ),
        (
            "Activated(costs: [Rockets(1)], once: Game, effects: [Repair(2, This)])",
            "Use up 1 rocket of this frame: this frame gets back 2 lost parts. Once a game.",
            "Gasta 1 cohete de este armazón: este armazón recupera 2 piezas perdidas. Una sola vez por partida.",
        ),
        (
            "Activated(once: Round, only_if: Leading, effects: [AddDefense(2, Each((whose: Yours))), Push(3, Each((whose: Theirs, within: 2)))])",
            "Use, if nobody has a higher score than you: your frames gain +2 defense until the end of the round. Push all enemy frames within 2 units 3 units away. Once a round.",
            "Usa, si nadie tiene más puntos que tú: tus armazones obtienen +2 de defensa hasta el final de la ronda. Aleja 3 unidades a todos los armazones enemigos a 2 unidades o menos. Una vez por ronda.",
        ),
        (
            "Triggered(when: RoundEnds, only_if: Reaches(Stations(You), 2), effects: [GainPoints(Stations(You), You), LosePoints(1, Others)])",
            "At the end of the round, if you control 2 or more stations, gain a number of points equal to the number of stations you control. Each other player loses 1 point.",
            "Al final de la ronda, si controlas 2 o más estaciones, obtén un número de puntos igual al número de estaciones que controlas. Cada otro jugador pierde 1 punto.",
        ),
        (
            "Activated(once: Game, only_if: All([AtLeast(1, (whose: Theirs, within: 4)), AtMost(1, (whose: Yours, other: true))]), effects: [EachDoes(Others, [LosePoints(1, They)])])",
            "Use, if there is at least 1 enemy frame within 4 units and there are fewer than 2 of your other frames: each other player loses 1 point. Once a game.",
            "Usa, si hay al menos 1 armazón enemigo a 4 unidades o menos y hay menos de 2 de tus otros armazones: cada otro jugador pierde 1 punto. Una sola vez por partida.",
        ),
        (
            "Triggered(when: Captures(Theirs), nth: 2, effects: [May([Choose(You, (whose: Yours, damaged: true), [Repair(1, Picked)])])])",
            "When another player captures a station for the second time in a round, you may choose one of your damaged frames; the chosen frame gets back 1 lost part.",
            "Cuando otro jugador capture una estación por segunda vez en una ronda, puedes elegir uno de tus armazones dañados; el armazón elegido recupera 1 pieza perdida.",
        ),
        (
            "Triggered(when: Activates((whose: Theirs, has: Artillery)), effects: [DamageDice(2, That), ExtraDice(1, Red, This), AddSpot(1, That)])",
            "When an enemy frame with artillery is activated, roll 2 damage dice against that frame. This frame rolls 1 red die more next time. Add 1 to the spot marker on that frame.",
            "Cuando un armazón enemigo con artillería se active, tira 2 dados de daño contra ese armazón. Este armazón tira 1 dado rojo más la próxima vez. Suma 1 a la marca sobre ese armazón.",
        ),
        (
            "Activated(once: Game, effects: [NextTime(LosesSystem((this: true)), Round, [GainRockets(1, This)])])",
            "Use: the next time this frame loses a system before the end of the round, this frame gains 1 rocket. Once a game.",
            "Usa: la próxima vez que este armazón pierda un sistema antes del final de la ronda, este armazón obtiene 1 cohete. Una sola vez por partida.",
        ),
        (
            r#"Triggered(when: AttacksFrame((this: true), (whose: Theirs, kind: "Tideman")), effects: [FewerDice(1, White, Attacked), LoseSystem(Defense, Attacked)])"#,
            "When this frame attacks an enemy Tideman, the attacked frame rolls 1 white die fewer next time. The attacked frame loses 1 defense system.",
            "Cuando este armazón ataque a un armazón Tideman enemigo, el armazón atacado tira 1 dado blanco menos la próxima vez. El armazón atacado pierde 1 sistema de defensa.",
        ),
        (
            r#"Triggered(when: Attacked((this: true, at_station: true, damaged: true)), once: Round, effects: [MayPay([RemoveCounters("heat", 2)], [Refresh(This)])])"#,
            "When this damaged frame at a station is attacked, you may remove 2 heat counters from this frame. If you do, this frame gains another turn this round. Once a round.",
            "Cuando este armazón dañado junto a una estación sea atacado, puedes retirar 2 contadores de heat de este armazón. Si lo haces, este armazón obtiene otro turno en esta ronda. Una vez por ronda.",
        ),
        (
            r#"Triggered(when: CountersReach("heat", 3), effects: [RemoveCounters("heat", 3, This), LoseWhite(1, Each((counters: ("heat", 2))))])"#,
            "When this frame reaches 3 heat counters, remove 3 heat counters from this frame. All frames with at least 2 heat counters lose 1 white die.",
            "Cuando este armazón llegue a 3 contadores de heat, retira 3 contadores de heat de este armazón. Todos los armazones con al menos 2 contadores de heat pierden 1 dado blanco.",
        ),
        (
            "Continuous(who: (whose: Yours, within: 3, other: true), only_if: Leading, gives: [Defense(1), Attack(2), Dice(1, Red)])",
            "If nobody has a higher score than you, your other frames within 3 units have +1 defense, +2 attack and 1 red die more in each roll.",
            "Si nadie tiene más puntos que tú, tus otros armazones a 3 unidades o menos tienen +1 de defensa, +2 de ataque y 1 dado rojo más en cada tirada.",
        ),
        (
            "Activated(once: Round, effects: [Push(2, Each((whose: Theirs, within: 2))), If(Blocked, [GainPoints(Moved, You)]), BuildCover(2, 3), MakeHazard(2, 4)])",
            "Use: push all enemy frames within 2 units 2 units away. If something was in the way, gain a number of points equal to the number of units moved. Put up cover that takes 2 hits within 3 units. Make the ground hazardous within 2 units of a point within 4 units. Once a round.",
            "Usa: aleja 2 unidades a todos los armazones enemigos a 2 unidades o menos. Si algo se lo ha impedido, obtén un número de puntos igual al número de unidades recorridas. Levanta cobertura que aguanta 2 impactos a 3 unidades o menos. Vuelve peligroso el terreno a 2 unidades o menos de un punto a 4 unidades o menos. Una vez por ronda.",
        ),
        (
            "Triggered(when: BeforeHits((whose: Yours, within: 3)), once: Round, only_if: AttackAt(Artillery), effects: [AddDefense(2, That)])",
            "Before an attack on one of your frames within 3 units is resolved, if it is an artillery attack, that frame gains +2 defense until the end of the round. Once a round.",
            "Antes de resolver un ataque contra uno de tus armazones a 3 unidades o menos, si es un ataque de artillería, ese armazón obtiene +2 de defensa hasta el final de la ronda. Una vez por ronda.",
        ),
        (
            "Triggered(when: Rolls((this: true)), effects: [Reroll((colour: Red, on: [1, 2]), This)])",
            "When this frame has rolled its dice, reroll all red dice of this frame that show 1 or 2.",
            "Cuando este armazón haya tirado sus dados, vuelve a tirar todos los dados rojos de este armazón que muestren 1 o 2.",
        ),
        (
            "Triggered(when: RollsDamage((whose: Yours)), once: Round, effects: [RerollDamage((on: [1, 2, 3], take: UpTo(2)))])",
            "When one of your frames rolls damage dice, reroll up to 2 damage dice that show 1, 2 or 3. Once a round.",
            "Cuando uno de tus armazones tire dados de daño, vuelve a tirar hasta 2 dados de daño que muestren 1, 2 o 3. Una vez por ronda.",
        ),
        (
            "Triggered(when: RolledAgainst((this: true)), effects: [May([RerollDamage((on: [6], take: One))])])",
            "When damage dice are rolled against this frame, you may reroll 1 damage die that shows 6.",
            "Cuando se tiren dados de daño contra este armazón, puedes volver a tirar 1 dado de daño que muestre 6.",
        ),
        (
            "Activated(once: Round, effects: [Reroll((take: Between(1, 2)), This), Reroll((take: Any), That)])",
            "Use: reroll 1 to 2 dice of this frame. Reroll any number of dice of that frame. Once a round.",
            "Usa: vuelve a tirar de 1 a 2 dados de este armazón. Vuelve a tirar cualquier número de dados de ese armazón. Una vez por ronda.",
        ),
        (
            "Activated(once: Game, effects: [Choose(You, (whose: Yours, destroyed: true), [Revive(Picked), Repair(2, Picked)])])",
            "Use: choose one of your destroyed frames; return the chosen frame to the edge of the field with 1 white die and the chosen frame gets back 2 lost parts. Once a game.",
            "Usa: elige uno de tus armazones destruidos; devuelve el armazón elegido al borde del campo con 1 dado blanco y el armazón elegido recupera 2 piezas perdidas. Una sola vez por partida.",
        ),
        (
            "Triggered(when: Destroyed((whose: Theirs)), effects: [GainSystemOf(That, This), AddClock(1), LoseClock(Stations(You))])",
            "When an enemy frame is destroyed, this frame gains 1 system of that frame. Add 1 to the clock. Remove the number of stations you control from the clock.",
            "Cuando un armazón enemigo sea destruido, este armazón obtiene 1 sistema de ese armazón. Suma 1 al reloj. Retira el número de estaciones que controlas del reloj.",
        ),
        (
            r#"Replaces(event: Damage(Each((whose: Yours, other: true, within: 3))), only_if: Reaches(Counters("shield", This), 1), instead: Do([RemoveCounters("shield", 1, This)]))"#,
            "If one of your other frames within 3 units would be dealt damage and this frame has a shield counter, remove 1 shield counter from this frame instead.",
            "Si otro de tus armazones a 3 unidades o menos fuera a recibir daño y este armazón tiene algún contador de shield, en vez de eso, retira 1 contador de shield de este armazón.",
        ),
        (
            r#"Replaces(event: Damage(Each((whose: Yours))), only_if: Reaches(Counters("shield", This), That), instead: Do([RemoveCounters("shield", That, This)]))"#,
            "If one of your frames would be dealt damage and this frame has at least that many shield counters, remove that many shield counters from this frame instead.",
            "Si uno de tus armazones fuera a recibir daño y este armazón tiene al menos esa cantidad de contadores de shield, en vez de eso, retira esa cantidad de contadores de shield de este armazón.",
        ),
        (
            r#"Continuous(only_if: Not(Reaches(Counters("heat", This), 3)), gives: [Attack(1)])"#,
            "If this frame has fewer than 3 heat counters, this frame has +1 attack.",
            "Si este armazón tiene menos de 3 contadores de heat, este armazón tiene +1 de ataque.",
        ),
        (
            "Continuous(only_if: AttackAt(DirectFire), gives: [Defense(2)])",
            "This frame has +2 defense against direct fire.",
            "Este armazón tiene +2 de defensa contra fuego directo.",
        ),
        (
            "Continuous(who: (whose: Yours), only_if: AttackAt(HandToHand), gives: [Attack(1)])",
            "In hand-to-hand attacks, your frames have +1 attack.",
            "En ataques cuerpo a cuerpo, tus armazones tienen +1 de ataque.",
        ),
        (
            "Continuous(who: (whose: Theirs, within: 2), gives: [Defense(-1), Movement(-2), Dice(-1, White)])",
            "All enemy frames within 2 units have −1 defense, −2 movement and 1 white die fewer in each roll.",
            "Todos los armazones enemigos a 2 unidades o menos tienen −1 de defensa, −2 de movimiento y 1 dado blanco menos en cada tirada.",
        ),
        (
            "Continuous(only_if: AttackAt(HandToHand), gives: [Attack(1)], per: LostOf(This))",
            "In hand-to-hand attacks, this frame has +1 attack for each lost part of this frame.",
            "En ataques cuerpo a cuerpo, este armazón tiene +1 de ataque por cada pieza perdida de este armazón.",
        ),
        (
            "Continuous(who: (whose: Yours), gives: [Defense(1)], per: Count((whose: Theirs, within: 4)))",
            "Your frames have +1 defense for each enemy frame within 4 units.",
            "Tus armazones tienen +1 de defensa por cada armazón enemigo a 4 unidades o menos.",
        ),
        (
            "Activated(once: Round, only_if: Not(AtLeast(1, (whose: Yours, other: true, within: 3))), effects: [LoseDefense(2, Each((whose: Theirs))), LoseDefense(Round, This)])",
            "Use, if you have no other frames within 3 units: all enemy frames lose 2 defense until the end of the round. This frame loses defense equal to the number of the round until the end of the round. Once a round.",
            "Usa, si no tienes otros armazones a 3 unidades o menos: todos los armazones enemigos pierden 2 de defensa hasta el final de la ronda. Este armazón pierde tanta defensa como el número de la ronda hasta el final de la ronda. Una vez por ronda.",
        ),
        (
            "Replaces(event: Damage(This), once: Round, instead: Less(2))",
            "Once a round, if this frame would be dealt damage, prevent 2 of that damage.",
            "Una vez por ronda, si este armazón fuera a recibir daño, evita 2 puntos de ese daño.",
        ),
        (
            r#"Replaces(event: Damage(Each((whose: Yours, other: true, within: 3))), instead: Do([MayPay([RemoveCounters("shield", 1)], [])]))"#,
            "If one of your other frames within 3 units would be dealt damage, you may remove 1 shield counter from this frame to prevent that.",
            "Si otro de tus armazones a 3 unidades o menos fuera a recibir daño, puedes retirar 1 contador de shield de este armazón para evitarlo.",
        ),
        (
            "Replaces(event: Damage(Each((whose: Yours, at_station: true))), only_if: ThatAtLeast(2), instead: To(This))",
            "If one of your frames at a station would be dealt 2 or more damage, that damage is dealt to this frame instead.",
            "Si uno de tus armazones junto a una estación fuera a recibir 2 o más puntos de daño, ese daño lo recibe este armazón en su lugar.",
        ),
        (
            "Replaces(event: Destroyed(This), once: Game, instead: Do([Repair(2, This), GainPoints(1, You)]))",
            "Once a game, if this frame would be destroyed, instead this frame gets back 2 lost parts and gain 1 point.",
            "Una sola vez por partida, si este armazón fuera a ser destruido, en vez de eso, este armazón recupera 2 piezas perdidas y obtén 1 punto.",
        ),
        (
            "Replaces(event: Destroyed(This), once: Game, instead: Nothing)",
            "Once a game, if this frame would be destroyed, it is not.",
            "Una sola vez por partida, si este armazón fuera a ser destruido, no lo es.",
        ),
        (
            "Continuous(gives: [Defense(1), AimedWithin(8)])",
            "This frame has +1 defense and can only be designated as a target within 8 units.",
            "Este armazón tiene +1 de defensa y solo puede ser objetivo a 8 unidades o menos.",
        ),
        (
            "Continuous(who: (whose: Yours, at_station: true), gives: [AimedWithin(1)])",
            "Your frames at a station can only be designated as a target within 1 unit.",
            "Tus armazones junto a una estación solo pueden ser objetivos a 1 unidad o menos.",
        ),
        (
            "Triggered(when: RoundEnds, only_if: Reaches(StationsOfOthers(You), 1), effects: [GainPoints(StationsOfOthers(You), You)])",
            "At the end of the round, if you control a station of another player, gain a number of points equal to the number of stations of other players you control.",
            "Al final de la ronda, si controlas una estación de otro jugador, obtén un número de puntos igual al número de estaciones de otros jugadores que controlas.",
        ),
        (
            "Activated(costs: [DestroyThis], effects: [DamageDice(3, Each((other: true, within: 2))), Destroy(Each((whose: Theirs, spotted: true)))])",
            "Destroy this frame: roll 3 damage dice against all other frames within 2 units. Destroy all enemy spotted frames.",
            "Destruye este armazón: tira 3 dados de daño contra todos los otros armazones a 2 unidades o menos. Destruye todos los armazones enemigos señalados.",
        ),
        (
            "Triggered(when: EntersHazard((whose: Theirs, area: (at: (0, -3), radius: 4.5))), effects: [Damage(1, Each((within: 2, of: That)))])",
            "When an enemy frame within 4.5 units of the point (0, −3) enters hazardous ground, all frames within 2 units of that frame take 1 point of damage.",
            "Cuando un armazón enemigo a 4,5 unidades o menos del punto (0; −3) entre en terreno peligroso, todos los armazones a 2 unidades o menos de ese armazón reciben 1 punto de daño.",
        ),
        (
            "Activated(costs: [Points(2)], once: Round, effects: [Pick(Each, [[GainPoints(1, They)], [LoseWhite(1, Each((whose: Yours)))]])])",
            "Pay 2 points: each player chooses one: they gain 1 point; or your frames lose 1 white die. Once a round.",
            "Paga 2 puntos: cada jugador elige una opción: ese jugador obtiene 1 punto; o bien tus armazones pierden 1 dado blanco. Una vez por ronda.",
        ),
        (
            "Triggered(when: RoundBegins, effects: [Choose(You, (whose: Theirs), [MayPay([Points(1)], [LoseWhite(1, Picked)]), AddDefense(1, This)])])",
            "At the start of the round, choose an enemy frame; you may pay 1 point. If you do, the chosen frame loses 1 white die; either way, this frame gains +1 defense until the end of the round.",
            "Al comienzo de la ronda, elige un armazón enemigo; puedes pagar 1 punto. Si lo haces, el armazón elegido pierde 1 dado blanco; en ambos casos, este armazón obtiene +1 de defensa hasta el final de la ronda.",
        ),
    ];
    for (spelled, english, spanish) in cases {
        assert_eq!(
            told(spelled),
            [english.to_owned(), spanish.to_owned()],
            "{spelled}"
        );
    }
}

#[test]
fn lists_of_texts_say_what_a_field_asks_for() {
    let mut content = (*builtin().expect("the built-in packs are sound")).clone();
    let area = RoundArea {
        x: 0,
        y: -2_000,
        radius: 4_500,
    };
    let mut field = content.fields.remove(0);
    field.objectives = vec![Objective {
        worth: 3,
        scored: Scored::EachRound,
        goal: Goal::Hold(area),
    }];
    field.stations = StationPlaces {
        areas: vec![Rectangle {
            low: (-8_000, -2_000),
            high: (-4_000, 2_000),
        }],
        apart: 3_000,
        edge: 1_500,
    };
    assert_eq!(
        field_text(&field, &content, English),
        [
            "3 points at the end of each round: you alone have frames in the marked area. The area: within 4.5 units of the point (0, −2).",
            "Stations stand between the points (−8, −2) and (−4, 2).",
            "Stations stand at least 3 units apart.",
            "Stations stand at least 1.5 units from the edge.",
        ]
    );
    assert_eq!(
        field_text(&field, &content, Spanish)[1..],
        [
            "Las estaciones están entre los puntos (−8; −2) y (−4; 2).",
            "Entre dos estaciones hay al menos 3 unidades.",
            "Las estaciones están al menos a 1,5 unidades del borde.",
        ]
    );
}

#[test]
fn lists_of_texts_say_the_dice_of_a_system() {
    let system = SystemType {
        id: "test:harpoon".to_owned(),
        name: "Harpoon".to_owned().into(),
        letter: Letter::nth(7),
        dice: vec![(Colour::Red, 6), (Colour::Red, 6), (Colour::Green, 8)],
        second: vec![(Colour::Red, 8)],
        range: Some(Range::DirectFire),
        abilities: Vec::new(),
        flavor: String::new().into(),
    };
    assert_eq!(
        dice_text(&system, English),
        [
            "The first gives 2 red dice with 6 sides and 1 green die with 8 sides.",
            "A second adds 1 red die with 8 sides.",
            "The range of its red dice is direct fire.",
        ]
    );
    assert_eq!(
        dice_text(&system, Spanish),
        [
            "El primero da 2 dados rojos de 6 caras y 1 dado verde de 8 caras.",
            "Un segundo añade 1 dado rojo de 8 caras.",
            "El alcance de sus dados rojos es fuego directo.",
        ]
    );
}

#[test]
fn a_moment_after_later_is_no_second_mistake() {
    let spelled = "Triggered(when: RoundBegins, effects: [Later(RoundEnds, [GainPoints(1, You)])])";
    // That the game has no `Later` is said when the ability is checked.
    assert!(ron2::from_str::<Ability>(spelled).is_ok());
}

#[test]
fn each_of_several_frames_is_that_frame_and_numbers_have_their_signs() {
    let cases = [
        (
            "Triggered(when: RoundEnds, effects: [ForEach((whose: Theirs, within: 6), [Damage(1, Picked), DamageDice(1, Each((within: 2, of: Picked))), LosePoints(1, ControllerOf(Picked))])])",
            "At the end of the round, for each enemy frame within 6 units, it takes 1 point of damage, roll 1 damage die against all frames within 2 units of that frame and its player loses 1 point.",
            "Al final de la ronda, por cada armazón enemigo a 6 unidades o menos, ese armazón recibe 1 punto de daño, tira 1 dado de daño contra todos los armazones a 2 unidades o menos de ese armazón y su jugador pierde 1 punto.",
        ),
        (
            "Continuous(who: (area: (at: (-2, 0), radius: 1)), gives: [Attack(1), Defense(-1)])",
            "All frames within 1 unit of the point (−2, 0) have +1 attack and −1 defense.",
            "Todos los armazones a 1 unidad o menos del punto (−2; 0) tienen +1 de ataque y −1 de defensa.",
        ),
        (
            "Activated(once: Round, effects: [LoseSystem(Own(\"O\"), This), NextTime(Attacks((whose: Yours)), Round, [GainPoints(1, You)]), Repeat(2, [Roll([(on: [6], effects: [GainPoints(1, You)])])])])",
            "Use: this frame loses 1 System O. The next time one of your frames attacks before the end of the round, gain 1 point. Do this twice: roll a die: on 6, gain 1 point; on 1–5, stop. Once a round.",
            "Usa: este armazón pierde 1 Sistema O. La próxima vez que uno de tus armazones ataque antes del final de la ronda, obtén 1 punto. Haz esto dos veces: tira un dado: con 6, obtén 1 punto; con 1–5, detente. Una vez por ronda.",
        ),
    ];
    for (spelled, english, spanish) in cases {
        assert_eq!(told(spelled), [english.to_owned(), spanish.to_owned()]);
    }
}
