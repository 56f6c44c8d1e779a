//! The words of the interface that only Souls says. Its terms are those of its rules page.

use super::{Counted, Named};
use crate::games::souls::EntrySort;

/// What only Souls says, in one language.
pub struct SoulsWords {
    /// The stack.
    pub stack: &'static str,
    /// How it works.
    pub last_first: &'static str,
    /// An empty stack.
    pub stack_empty: &'static str,
    /// What an entry is.
    pub sort: fn(EntrySort) -> &'static str,
    /// Whose an entry is that is nobody's.
    pub the_game: &'static str,
    /// Choose an entry, said to those who do not see.
    pub choose: Named,
    /// What can be done about an entry.
    pub answer: Named,
    /// An attack roll: what it needs, and whether it has it.
    pub attack_roll: fn(usize, bool) -> String,
    /// Any other roll, with what it is for.
    pub roll_for: Named,
    /// How much damage to whom.
    pub damage: fn(i32, &str) -> String,
    /// Who dies.
    pub dies: Named,
    /// The watcher dies.
    pub you_die: &'static str,
    /// A pass that only waits.
    pub pass: &'static str,
    /// A pass that leads somewhere.
    pub pass_to: Named,
    /// Lets the whole stack resolve.
    pub resolve_all: &'static str,
    /// Until when.
    pub resolve_all_hint: &'static str,
    /// Passes until the own turn.
    pub until_my_turn: &'static str,
    /// What stops it.
    pub until_my_turn_hint: &'static str,
    /// Opens the stops.
    pub stops: &'static str,
    /// What they are.
    pub stops_hint: &'static str,
    /// Head of the stops.
    pub stops_title: &'static str,
    /// How they work.
    pub stops_about: &'static str,
    /// Heads of the stops by step.
    pub step_sides: [&'static str; 3],
    /// Heads of the stops by event.
    pub sort_sides: [&'static str; 3],
    /// The usual stops.
    pub stops_usual: &'static str,
    /// All of them.
    pub stops_all: &'static str,
    /// None of them.
    pub stops_none: &'static str,
    /// Opens the list of offers.
    pub barter: &'static str,
    /// What they are.
    pub barter_hint: &'static str,
    /// Offers or asks for so many ¢.
    pub coins: fn(i32) -> String,
    /// Attacks a monster at once.
    pub attack_it: Named,
    /// That the other choices are on the table.
    pub click_glowing: &'static str,
    /// Loot plays, attacks, purchases left.
    pub left: [&'static str; 3],
    /// Turns left in a game together.
    pub timer: Counted,
    /// Which turn it is.
    pub turn: Counted,
    /// Before the first.
    pub opening: &'static str,
    /// The watcher's turn.
    pub your_turn: &'static str,
    /// Somebody's turn.
    pub turn_of: Named,
    /// The watcher has priority.
    pub you_have_priority: &'static str,
    /// The watcher is asked something else.
    pub you_decide: &'static str,
    /// Somebody has it.
    pub has_priority: Named,
    /// Hit points, in the bar.
    pub hp: &'static str,
    /// Attack, in the bar.
    pub attack: &'static str,
    /// Souls, in the bar.
    pub souls: &'static str,
    /// A player who has died this turn.
    pub dead: &'static str,
    /// What that means.
    pub dead_help: &'static str,
    /// Nothing is shown large.
    pub look_closer: &'static str,
    /// What to do about that.
    pub point_at_card: &'static str,
    /// Hit points, most hit points, attack of a player.
    pub player_now: fn(i32, i32, i32) -> String,
    /// Head of what a player owns.
    pub wealth: &'static str,
    /// ¢, loot cards, what a purchase costs.
    pub wealth_now: fn(i32, usize, i32) -> String,
    /// Extra turns waiting.
    pub extra_turns: &'static str,
    /// Turns that will be skipped.
    pub skipped_turns: &'static str,
    /// Under another card.
    pub covered: (&'static str, &'static str),
    /// Head of numbers that changed.
    pub right_now: &'static str,
    /// Hit points, most of them, evasion, attack.
    pub monster_now: fn(i32, i32, u8, i32) -> String,
    /// Can be attacked now.
    pub attackable: (&'static str, &'static str),
    /// Deactivated.
    pub deactivated: (&'static str, &'static str),
    /// Counters on it.
    pub counters: &'static str,
    /// Whose it is.
    pub controlled: &'static str,
    /// Won together with so many souls.
    pub together_won: Counted,
    /// Lost together.
    pub timer_ran_out: &'static str,
    /// Gave up together.
    pub gave_up: &'static str,
    /// Somebody gave up, so several won.
    pub somebody_gave_up: &'static str,
    /// Several win.
    pub shared: &'static str,
    /// The winner has so many souls.
    pub has_souls: Counted,
    /// Rows of the final table: souls, ¢, items, monsters, deaths.
    pub rows: [&'static str; 5],
    /// What the game is about.
    pub setup_goal: &'static str,
    /// A seat by number.
    pub seat: Counted,
    /// Before the character.
    pub character: &'static str,
    /// A character that is dealt.
    pub dealt: &'static str,
    /// Everybody for themselves.
    pub against: &'static str,
    /// Two against the timer.
    pub together: &'static str,
    /// Before the number of players.
    pub players: &'static str,
    /// Before the souls that win together.
    pub souls_needed: &'static str,
    /// How hard that is.
    pub hardness: [&'static str; 3],
    /// At most four of them one character's.
    pub capped: &'static str,
    /// One person plays both.
    pub single: &'static str,
    /// Head of the sets.
    pub set: &'static str,
    /// Characters, treasures, loot cards, monster cards of a set.
    pub set_counts: fn([usize; 4]) -> String,
    /// Head of the optional parts.
    pub parts: &'static str,
    /// Rooms, bonus souls, draft, bartering, each with what it is.
    pub modules: [(&'static str, &'static str); 4],
    /// What a seed is for.
    pub same: &'static str,
    /// No pack has a set.
    pub no_set: &'static str,
    /// The set has too few characters.
    pub few_characters: &'static str,
    /// A name is missing.
    pub unnamed: &'static str,
    /// Two names are the same.
    pub namesakes: &'static str,
    /// Two chose the same character.
    pub twice: &'static str,
    /// The seed is no number.
    pub no_seed: &'static str,
    /// Keys with what they do.
    pub keys: [(&'static str, &'static str); 9],
    /// What conceding does.
    pub concedes: &'static str,
}

pub(super) const ENGLISH: SoulsWords = SoulsWords {
    stack: "Stack",
    last_first: "the top one resolves first",
    stack_empty: "Nothing waits to resolve.",
    sort: |sort| match sort {
        EntrySort::Loot => "Loot",
        EntrySort::Ability => "Ability",
        EntrySort::Trigger => "Trigger",
        EntrySort::Roll => "Die roll",
        EntrySort::Damage => "Damage",
        EntrySort::Death => "Death",
    },
    the_game: "the game",
    choose: |what| format!("Choose {what}"),
    answer: |what| format!("Answer {what}"),
    attack_roll: |needs, hits| {
        let hits = if hits { "it hits" } else { "it misses" };
        format!("Attack roll, needs {needs} or more: {hits}.")
    },
    roll_for: |what| format!("Roll for {what}."),
    damage: |n, whom| format!("{n} damage to {whom}."),
    dies: |whom| format!("{whom} dies."),
    you_die: "You die.",
    pass: "Pass",
    pass_to: |place| format!("Pass → {place}"),
    resolve_all: "Resolve all",
    resolve_all_hint: "Passes until the stack is empty, somebody else adds to it, or you would die.",
    until_my_turn: "Until my turn",
    until_my_turn_hint: "Passes until your turn, unless somebody aims at you or you would die.",
    stops: "Stops…",
    stops_hint: "Where you are asked although you could pass",
    stops_title: "Where to stop and ask me",
    stops_about: "Everywhere else you pass by yourself, even if you could act.",
    step_sides: ["Step", "my turn", "others' turns"],
    sort_sides: ["About to resolve", "mine", "others'"],
    stops_usual: "As usual",
    stops_all: "Everywhere",
    stops_none: "Nowhere",
    barter: "Barter…",
    barter_hint: "Offer ¢ to somebody, or ask for some",
    coins: |n| format!("{n}¢"),
    attack_it: |what| format!("Attack {what}"),
    click_glowing: "Click what glows on the table.",
    left: ["Loot", "Attacks", "Purchases"],
    timer: |n| format!("Timer {n}"),
    turn: |n| format!("Turn {n}"),
    opening: "Setting up",
    your_turn: "your turn",
    turn_of: |name| format!("{name}'s turn"),
    you_have_priority: "you have priority",
    you_decide: "you decide",
    has_priority: |name| format!("{name} has priority"),
    hp: "HP",
    attack: "ATK",
    souls: "souls",
    dead: "Dead this turn",
    dead_help: "Has died this turn and cannot die again before the next one.",
    look_closer: "Look closer",
    point_at_card: "Point at a card or a player to see it large here, with every word explained.",
    player_now: |hp, most, attack| format!("{hp} of {most} hit points, attack {attack}."),
    wealth: "Owns",
    wealth_now: |coins, loot, price| {
        let loot = match loot {
            1 => "1 loot card".to_owned(),
            n => format!("{n} loot cards"),
        };
        format!("{coins}¢ and {loot} in hand. A purchase costs {price}¢.")
    },
    extra_turns: "Extra turns",
    skipped_turns: "Turns to skip",
    covered: ("Covered", "Not in play until the cards above it leave."),
    right_now: "Right now",
    monster_now: |hp, most, evasion, attack| {
        format!("{hp} of {most} hit points, is hit by {evasion} or more, attack {attack}.")
    },
    attackable: ("Can be attacked", "By the active player, as things stand."),
    deactivated: (
        "Deactivated",
        "Cannot use its tap ability until it recharges at the start of its player's turn.",
    ),
    counters: "Counters",
    controlled: "Belongs to",
    together_won: |n| format!("{n} souls before the timer ran out"),
    timer_ran_out: "The timer ran out",
    gave_up: "The game was given up",
    somebody_gave_up: "Somebody gave up: all others win",
    shared: "The victory is shared",
    has_souls: |n| match n {
        1 => "with 1 soul".to_owned(),
        n => format!("with {n} souls"),
    },
    rows: ["souls", "¢", "items", "monsters killed", "deaths"],
    setup_goal: "Loot, monsters and dice round a table. First to four souls wins.",
    seat: |n| format!("Seat {n}"),
    character: "Character",
    dealt: "dealt at random",
    against: "Against each other",
    together: "Together against the timer",
    players: "Players",
    souls_needed: "Souls needed",
    hardness: ["", "(hard)", "(ultra hard)"],
    capped: "At most four souls count for one character",
    single: "One person plays both: the screen never changes hands",
    set: "Set",
    set_counts: |[characters, treasures, loot, monsters]| {
        format!(
            "{characters} characters · {treasures} treasures · {loot} loot · {monsters} monsters"
        )
    },
    parts: "Optional parts",
    modules: [
        ("Rooms", "a place with a rule of its own lies on the table"),
        (
            "Bonus souls",
            "three souls for whoever first does something",
        ),
        (
            "Draft",
            "everybody picks two treasures before the first turn",
        ),
        ("Bartering", "¢ may change hands by agreement"),
    ],
    same: "Same seed, table and choices: same match.",
    no_set: "There is no set to play with.",
    few_characters: "This set has too few characters for so many players.",
    unnamed: "Every player needs a name.",
    namesakes: "The players need different names.",
    twice: "Two players chose the same character.",
    no_seed: "The seed is a whole number, for example 42.",
    keys: [
        (
            "Space, Enter",
            "the yellow button: pass, end the turn, done",
        ),
        (
            "Shift + Space",
            "go on passing until your turn, or until somebody aims at you",
        ),
        ("R", "let the whole stack resolve"),
        (
            "Click",
            "choose a glowing card; an entry of the stack: what answers it",
        ),
        (
            "Arrows, 1 to 9",
            "go to what can be chosen, Enter takes it; a listed choice",
        ),
        ("Z, Ctrl + Z", "take your last choice back"),
        ("Esc", "drop a half-announced action, or open the menu"),
        ("F, click anywhere", "finish running animations at once"),
        ("F1, ?", "these keys"),
    ],
    concedes: "All others win it; a game together is lost. This cannot be taken back.",
};

pub(super) const SPANISH: SoulsWords = SoulsWords {
    stack: "Pila",
    last_first: "la de arriba se resuelve primero",
    stack_empty: "Nada espera a resolverse.",
    sort: |sort| match sort {
        EntrySort::Loot => "Botín",
        EntrySort::Ability => "Habilidad",
        EntrySort::Trigger => "Disparo",
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
    pass: "Pasar",
    pass_to: |place| format!("Pasar → {place}"),
    resolve_all: "Resolver todo",
    resolve_all_hint: "Pasa hasta que la pila esté vacía, otro añada algo o fueras a morir.",
    until_my_turn: "Hasta mi turno",
    until_my_turn_hint: "Pasa hasta tu turno, salvo si alguien te apunta o fueras a morir.",
    stops: "Paradas…",
    stops_hint: "Dónde se te pregunta aunque puedas pasar",
    stops_title: "Dónde parar y preguntarme",
    stops_about: "En lo demás pasas por ti solo, aunque pudieras actuar.",
    step_sides: ["Paso", "mi turno", "otros turnos"],
    sort_sides: ["A punto de resolverse", "mío", "de otros"],
    stops_usual: "Como siempre",
    stops_all: "En todo",
    stops_none: "En nada",
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
    keys: [
        (
            "Espacio, Intro",
            "el botón amarillo: pasar, terminar el turno, listo",
        ),
        (
            "Mayús + Espacio",
            "seguir pasando hasta tu turno, o hasta que alguien te apunte",
        ),
        ("R", "dejar que se resuelva toda la pila"),
        (
            "Clic",
            "elegir una carta que brilla; en la pila: con qué responder",
        ),
        (
            "Flechas, 1 a 9",
            "ir a lo que se puede elegir, Intro lo toma; una opción listada",
        ),
        ("Z, Ctrl + Z", "deshacer tu última elección"),
        ("Esc", "cancelar una acción a medias, o abrir el menú"),
        (
            "F, clic en el fondo",
            "terminar las animaciones al instante",
        ),
        ("F1, ?", "estas teclas"),
    ],
    concedes: "Ganan todos los demás; una partida en común se pierde. No se puede deshacer.",
};
