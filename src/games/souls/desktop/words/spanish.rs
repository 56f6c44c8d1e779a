//! The words of Souls in Spanish.

use std::cmp::Ordering;

use super::SoulsWords;
use crate::games::souls::EntrySort;

pub(crate) const SPANISH: SoulsWords = SoulsWords {
    stack: "Pila",
    last_first: "la de arriba se resuelve primero",
    stack_empty: "Nada espera a resolverse.",
    sort: |sort| match sort {
        EntrySort::Loot => "Botín",
        EntrySort::Ability => "Habilidad",
        EntrySort::Trigger => "Desencadenante",
        EntrySort::Roll => "Tirada",
        EntrySort::Damage => "Daño",
        EntrySort::Death => "Muerte",
    },
    the_game: "el juego",
    choose: |what| format!("Elegir {what}"),
    answer: |what| format!("Responder: {what}"),
    attack_roll: |needs, hits| {
        let hits = if hits { "acierta" } else { "falla" };
        format!("Tirada de ataque, necesita {needs} o más: {hits}.")
    },
    roll_for: |what| format!("Tirada para {what}."),
    damage: |n, whom| format!("{n} de daño a {whom}."),
    dies: |whom| format!("{whom} muere."),
    you_die: "Mueres.",
    becomes_item: "Se convierte en un objeto.",
    pass: "Pasar",
    pass_hint: "Nada más por ahora: los demás pueden actuar y luego sigues tú.",
    left_hint: |name| format!("Lo que {name} aún puede hacer este turno"),
    timer_hint: |souls| {
        format!(
            "Baja cuando ambos han tenido un turno y cada vez que uno muere en el suyo. Ganáis con {souls} almas entre los dos antes de que llegue a 0."
        )
    },
    counts_as: |n, sum| match sum {
        Ordering::Less => format!("Vale como {n}, lo mínimo."),
        Ordering::Equal => format!("Vale como {n}."),
        Ordering::Greater => format!("Vale como {n}, lo máximo."),
    },
    poor: |price, have| {
        format!("Una compra cuesta {price}¢ y tienes {have}¢. Sin más ¢ no compras nada.")
    },
    no_attack: |what| format!("{what} no se puede atacar"),
    no_purchase: |what| format!("{what} no se puede comprar"),
    attack_entry: "Tirada de ataque",
    more_souls: |n| match n {
        1 => "+1 alma".to_owned(),
        n => format!("+{n} almas"),
    },
    pass_to: |place| format!("Pasar → {place}"),
    stops: "Paradas…",
    stops_hint: "Dónde se te pregunta aunque puedas pasar",
    barter: "Trato…",
    barter_hint: "Ofrecer ¢ a alguien, o pedírselos",
    coins: |n| format!("{n}¢"),
    attack_it: |what| format!("Atacar a {what}"),
    click_glowing: "Pulsa lo que brilla en la mesa.",
    left: ["Botín", "Ataques", "Compras"],
    timer: |n| format!("Reloj {n}"),
    turn: |n| format!("Turno {n}"),
    opening: "Preparación",
    your_turn: "tu turno",
    turn_of: |name| format!("turno de {name}"),
    you_have_priority: "tienes la prioridad",
    you_decide: "decides tú",
    has_priority: |name| format!("prioridad de {name}"),
    hp: "PV",
    attack: "ATQ",
    souls: "almas",
    gone: "Se ha ido",
    gone_help: "Se rindió y se fue con todo lo que tenía; los demás siguen jugando.",
    dead: "Muerto este turno",
    dead_help: "Ya murió este turno y no puede morir otra vez hasta el siguiente.",
    look_closer: "Mira de cerca",
    point_at_card: "Señala una carta o un jugador para verlo aquí en grande, con cada término explicado.",
    player_now: |hp, most, attack| format!("{hp} de {most} puntos de vida, ataque {attack}."),
    wealth: "Posee",
    wealth_now: |coins, loot, price| {
        let loot = match loot {
            1 => "1 carta de botín".to_owned(),
            n => format!("{n} cartas de botín"),
        };
        format!("{coins}¢ y {loot} en la mano. Una compra cuesta {price}¢.")
    },
    extra_turns: "Turnos adicionales",
    skipped_turns: "Turnos que se salta",
    covered: (
        "Cubierta",
        "No está en juego hasta que se vayan las de encima.",
    ),
    right_now: "Ahora mismo",
    monster_now: |hp, most, evasion, attack| {
        format!(
            "{hp} de {most} puntos de vida, se le acierta con {evasion} o más, ataque {attack}."
        )
    },
    attackable: (
        "Se puede atacar",
        "Lo puede atacar el jugador activo, tal como está todo.",
    ),
    deactivated: (
        "Desactivado",
        "No puede usar su habilidad de girar hasta recargarse al comenzar el turno de su jugador.",
    ),
    counters: "Contadores",
    controlled: "Es de",
    together_won: |n| format!("{n} almas antes de que se agotara el reloj"),
    timer_ran_out: "Se agotó el reloj",
    gave_up: "Se abandonó la partida",
    somebody_gave_up: "Alguien se rindió: ganan los demás",
    shared: "La victoria se comparte",
    has_souls: |n| match n {
        1 => "con 1 alma".to_owned(),
        n => format!("con {n} almas"),
    },
    rows: ["almas", "¢", "objetos", "monstruos muertos", "muertes"],
    setup_goal: "Botín, monstruos y dados alrededor de una mesa. Gana quien reúna cuatro almas.",
    seat: |n| format!("Asiento {n}"),
    character: "Personaje",
    dealt: "al azar",
    against: "Unos contra otros",
    together: "Juntos contra el reloj",
    players: "Jugadores",
    souls_needed: "Almas necesarias",
    hardness: ["", "(difícil)", "(muy difícil)"],
    capped: "Como mucho cuentan cuatro almas de un personaje",
    single: "Una persona juega con los dos: la pantalla no cambia de manos",
    set: "Colección",
    set_counts: |[characters, treasures, loot, monsters]| {
        format!(
            "{characters} personajes · {treasures} tesoros · {loot} botines · {monsters} monstruos"
        )
    },
    parts: "Partes opcionales",
    modules: [
        ("Salas", "hay en la mesa un lugar con una regla propia"),
        ("Almas extra", "tres almas para quien primero haga algo"),
        (
            "Selección",
            "cada uno elige dos tesoros antes del primer turno",
        ),
        ("Tratos", "los ¢ pueden cambiar de manos de común acuerdo"),
    ],
    same: "Misma semilla, mesa y elecciones: misma partida.",
    no_set: "No hay ninguna colección con la que jugar.",
    few_characters: "Esta colección tiene pocos personajes para tantos jugadores.",
    unnamed: "Cada jugador necesita un nombre.",
    namesakes: "Los jugadores necesitan nombres distintos.",
    twice: "Dos jugadores eligieron el mismo personaje.",
    no_seed: "La semilla es un número entero, por ejemplo 42.",
    concedes: "De dos jugadores gana el otro; si son más, los demás siguen sin ti. Una partida en común se pierde. \
               No se puede deshacer.",
};
