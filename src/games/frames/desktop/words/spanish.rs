//! The words of Frames in Spanish.

use super::{
    BoardWords, CrewWords, DamageWords, EndWords, FramesWords, InspectWords, StripWords, TrayWords,
};
use crate::games::frames::Fate;
use crate::games::frames::components::Role;
use crate::games::frames::content::System;
use crate::table::Language;

pub(crate) const SPANISH: FramesWords = FramesWords {
    language: Language::Spanish,
    strip: STRIP,
    tray: TRAY,
    damage: DAMAGE,
    inspect: INSPECT,
    setup: SETUP,
    end: END,
    board: BOARD,
    log: "Registro",
    log_of_round: |round| format!("Ronda {round} · registro"),
    rocket: "un cohete de un solo disparo",
    die: |colour, value| format!("dado {colour}: {value}"),
    die_free: "libre",
    die_used: "asignado o apartado",
};

const STRIP: StripWords = StripWords {
    before: "Antes de la batalla",
    round: |n| format!("Ronda {n}"),
    no_undo: "Lo que han decidido los dados no se deshace.",
    combat: |by, target| format!("Combate: {by} → {target}"),
    deployment: "Despliegue",
    clock_short: |shows| format!("reloj {shows}"),
    clock: |shows, of| format!("Reloj del juicio: {shows} de {of}. En 0 acaba la partida."),
    not_bid: "sin pujar",
    worth: |assets, ppa| format!("{assets} × {ppa} puntos"),
    worth_now: |assets, ppa, fresh| match fresh {
        1 => format!("{assets}×{ppa} · 1 listo"),
        n => format!("{assets}×{ppa} · {n} listos"),
    },
    role: |role| match role {
        Role::None => "",
        Role::Defender => ", en defensa",
        Role::PointAttacker => ", en vanguardia",
        Role::Attacker => ", al ataque",
    },
    seat: |name, role, assets, ppa, fresh| {
        format!(
            "{name}{role}: {assets} activos (armazones y estaciones) a {ppa} puntos; {fresh} armazones \
             pueden actuar aún esta ronda"
        )
    },
};

const TRAY: TrayWords = TrayWords {
    is_thinking: |name| format!("{name} está pensando…"),
    is_choosing: |name| format!("{name} está eligiendo…"),
    attacked: |by| format!("Ataca {by}:"),
    which_range: |target| format!("¿A qué distancia ataca a {target}?"),
    die_for: |target| format!("Elige el dado para {target}."),
    spot_whom: "Pulsa el armazón que vas a señalar.",
    die_to_move: "Elige un dado verde o blanco para mover.",
    die_to_attack: "Elige un dado rojo o blanco para atacar.",
    what_for: "¿Para qué es este dado?",
    actions: ["Mover", "Atacar", "Señalar"],
    target: |target, range| format!("Objetivo: {target}, {range}"),
    no_die: "No queda ningún dado para eso.",
    place_for_me: "Colócalo por mí",
    place_hint: "Uno de los sitios que miran los jugadores del ordenador.",
    another_target: "Otro objetivo",
    range_now: |range| format!("{range} · ahora"),
    range_later: |range| format!("{range} · tras moverse"),
};

const DAMAGE: DamageWords = DamageWords {
    last: |by, target| format!("Último ataque: {by} → {target}"),
    die: |value, fate| format!("dado de daño: {value}, {fate}"),
    fate: |fate, frame| match fate {
        Fate::Waits => "",
        Fate::Nothing => "nada",
        Fate::Target => "impacto",
        Fate::Stopped(_) if frame => "parado por un armazón",
        Fate::Stopped(_) => "parado por la cobertura",
    },
    tale: |by, target, hits, dice| {
        format!("{by} atacó a {target}: {hits} de {dice} dados de daño impactan")
    },
    sum: |attack, spot, defense, dice| {
        let spot = match spot {
            0 => String::new(),
            n => format!(" + {n} de marca"),
        };
        match dice {
            1 => format!("ataque {attack}{spot} − defensa {defense} = 1 dado"),
            n => format!("ataque {attack}{spot} − defensa {defense} = {n} dados"),
        }
    },
    stopped: |by, n| format!("; {by} paró {n}"),
};

const INSPECT: InspectWords = InspectWords {
    look_closer: "Mira de cerca",
    hints: [
        "Apunta a un armazón, una estación o una cobertura para ver qué es.",
        "Arrastra con el botón izquierdo para medir; siempre se puede.",
        "Arrastra con el botón derecho o con Mayús y las flechas para mover el tablero; la rueda acerca y \
         aleja, Inicio lo muestra entero.",
        "Con teclas: flechas e Intro en el tablero, de 1 a 9 para dados, acciones y opciones.",
    ],
    destroyed: "destruido",
    states: [
        "Es su turno",
        "Su turno está en pausa",
        "Ya ha tenido su turno esta ronda",
        "Puede actuar aún esta ronda",
    ],
    takes: |left, whole| format!("Aguanta {left} de {whole} impactos"),
    meaning: |system, count| match (system, count) {
        (_, 0) => "perdido",
        (System::Defense, 1) => "un dado azul",
        (System::Defense, _) => "dos dados azules; los tiros perdidos nunca le dan como cobertura",
        (System::Movement, _) => "dados verdes; cruza coberturas y se sube a ellas",
        (System::Spotting, 1) => "un dado amarillo; señala en cobertura hasta 8",
        (System::Spotting, _) => "dos dados amarillos; señala lo que sea donde sea",
        (System::Melee, 1) => "dos d6 rojos hasta 1 unidad",
        (System::Melee, _) => "dos d6 rojos y un d8 hasta 1 unidad",
        (System::Direct, 1) => "dos d6 rojos de 1 a 8 unidades",
        (System::Direct, _) => "dos d6 rojos y un d8 de 1 a 8 unidades",
        (System::Artillery, 1) => "dos d6 rojos a más de 8 unidades",
        (System::Artillery, _) => "dos d6 rojos y un d8 a más de 8 unidades",
        (System::Environment, _) => "el terreno peligroso no le quita dado blanco",
        (System::Split(_), 1) => "un d6 rojo a cada una de dos distancias",
        (System::Split(_), _) => "un d6 rojo cada una, a cada una de dos distancias",
    },
    whites: |n| match n {
        1 => "1 dado blanco".to_owned(),
        n => format!("{n} dados blancos"),
    },
    sprints: "esprinta: un d8 verde",
    rockets: |n| match n {
        1 => "1 cohete".to_owned(),
        n => format!("{n} cohetes"),
    },
    defense: |n| format!("defensa {n} esta ronda"),
    spotted: |n| format!("con marca: +{n} para un ataque"),
    stands: |n| format!("está a {n} de altura"),
    roofed: "bajo un techo",
    hazardous: "en terreno peligroso: tira un dado blanco menos",
    station: "Estación",
    held: |name| format!("la controla {name}"),
    contested: "disputada: nadie la controla",
    station_help: "La controla quien tenga, y nadie más, un armazón a 1 unidad o menos. Cuenta como activo.",
    cover: "Cobertura",
    cover_hits: |n| match n {
        1 => "aguanta 1 impacto más".to_owned(),
        n => format!("aguanta {n} impactos más"),
    },
    cover_high: |n| match n {
        1 => "1 unidad de alto".to_owned(),
        n => format!("{n} unidades de alto"),
    },
    cover_help: "Un armazón a 1 unidad o menos, por detrás, está en cobertura: los dados de daño de 4 y 5 dan en ella.",
    states_help: [
        "Apunta, tira y fija una defensa; luego se mueve y ataca en cualquier orden. Señalar lo acaba.",
        "Sigue cuando acabe el otro armazón de este combate.",
        "Sigue defendiéndose; vuelve a actuar la próxima ronda.",
        "Actúa cuando preguntan a su dueño y lo elige, o cuando lo atacan.",
    ],
    whites_help: "Un dado blanco hace una acción cualquiera. Sin sistemas, cada impacto quita uno; sin ellos queda destruido.",
    sprints_help: "No tiene arma a distancia, así que añade un d8 verde.",
    rockets_help: "Cada uno añade un d8 rojo a un ataque de fuego directo, una vez.",
    defense_help: "Todo ataque contra él en esta ronda debe superarla.",
    spotted_help: "Quien lo ataque puede gastarla.",
    from: |name| format!("Desde {name}"),
    in_cover: "en cobertura",
};

const SETUP: CrewWords = CrewWords {
    goal: "Puntos por armazones y estaciones. El reloj del juicio acaba la partida; gana quien tenga más.",
    across: [
        |n| format!("{n} por {n} unidades"),
        |n| format!("{n} unidades de ancho"),
    ],
    generated: "; su cobertura cambia en cada partida",
    refuse: "Antes de la batalla cada cual puede rechazar un campo; entonces se propone el siguiente.",
    players: "Jugadores",
    skirmish: "Escaramuza",
    battle: "Batalla",
    field: "Campo",
    none: "ninguno",
    seed: "Semilla",
    another: "Otra",
    limits: |few, many, stations| {
        let stations = match stations {
            1 => "1 estación".to_owned(),
            n => format!("{n} estaciones"),
        };
        format!("{few} a {many} armazones, {stations}")
    },
    same: "Defiende quien más puntos tiene, y quien menos guía el ataque. Misma semilla, compañías y elecciones: misma partida.",
    start: "Empezar la partida",
    enter: "Intro",
    back: "Volver",
    own_list: "Lista propia",
    own_flavor: "Una lista hecha por ti.",
    own_button: "Lista propia…",
    assets: |assets, ppa| format!("{assets} activos × {ppa}"),
    points: |n| format!("{n} puntos"),
    why: |frames, systems| {
        format!(
            "{frames} armazones con {systems} sistemas. Tener más armazones o más sistemas que nadie cuesta \
             un punto por activo; tener menos da uno."
        )
    },
    list_of: |name| format!("{name}: lista propia"),
    list_for: |table, few, many, rockets, stations| {
        let kind = if table.battle {
            "una batalla"
        } else {
            "una escaramuza"
        };
        let stations = match stations {
            1 => "1 estación".to_owned(),
            n => format!("{n} estaciones"),
        };
        format!(
            "Para {kind} de {}: {few} a {many} armazones y justo {rockets} cohetes; además trae {stations}.",
            table.players
        )
    },
    types: "Armazones para elegir",
    company: "La compañía",
    assets_here: |assets, ppa| format!("{assets} activos × {ppa} contra los demás de esta mesa"),
    take: "Usar esta lista",
    not_legal: "La lista aún no es legal.",
    ready_made: "Volver a las compañías hechas",
    rockets: "cohetes",
    remove: "Quitar",
    empty: "Ningún armazón aún: pulsa uno a la izquierda.",
    unnamed: "Cada jugador necesita un nombre.",
    namesakes: "Los jugadores necesitan nombres distintos.",
    no_seed: "La semilla es un número entero, por ejemplo 42.",
    no_pack: "Ningún paquete tiene un campo y compañías para esta mesa.",
};

const END: EndWords = EndWords {
    columns: [
        "Armazones en pie",
        "Estaciones",
        "Activos × puntos",
        "Total",
    ],
    again_hint: "Intro juega otra vez con los mismos jugadores y compañías y otra semilla",
    no_round: "antes de la primera ronda",
    rounds: |rounds, turns| match rounds {
        1 => format!("1 ronda, {turns} turnos"),
        n => format!("{n} rondas, {turns} turnos"),
    },
    draw: "Empate",
    you_win: "Ganas",
    wins: |name| format!("Gana {name}"),
    share: |names| format!("{names} comparten la victoria"),
    and: " y ",
    gave_up: |names, several| {
        let verb = if several {
            "se rindieron"
        } else {
            "se rindió"
        };
        format!("{names} {verb}")
    },
    clock_out: |round| format!("El reloj del juicio llegó a 0 en la ronda {round}"),
    by_assets: "; con igual puntuación decidieron los activos",
    all_level: "; puntos y activos empatan",
    has_given_up: "se rindió",
    role: |role| match role {
        Role::Defender => "en defensa",
        Role::PointAttacker => "en vanguardia",
        Role::Attacker => "al ataque",
        Role::None => "",
    },
    left: |left, lost| match lost {
        0 => format!("{left} en pie, sin pérdidas"),
        1 => format!("{left} en pie, 1 perdido"),
        n => format!("{left} en pie, {n} perdidos"),
    },
    deeds: |attacks, hits, destroyed, taken| {
        let count = |n: usize, one: &str, more: &str| match n {
            1 => format!("1 {one}"),
            n => format!("{n} {more}"),
        };
        let mut all = vec![
            count(attacks, "ataque", "ataques"),
            count(hits, "impacto", "impactos"),
        ];
        all.extend(
            (destroyed > 0).then(|| count(destroyed, "armazón destruido", "armazones destruidos")),
        );
        all.extend((taken > 0).then(|| count(taken, "estación tomada", "estaciones tomadas")));
        all.join(" · ")
    },
    again: "Jugar otra vez",
    ways: [
        "Título",
        "Guardar repetición",
        "Cambiar compañías o puestos",
    ],
    chart: "Puntos por ronda",
    no_chart: "Acabó antes de la primera ronda.",
    chart_end: "fin",
};

const BOARD: BoardWords = BoardWords {
    missed: "falla",
    clock: |n| format!("El reloj: {n}"),
    hazard: "peligro",
    roof: "techo",
    up: |n| format!("a {n}"),
    climbs: [
        |n| format!("baja {n}"),
        |n| format!("sube {n}"),
        |n| format!("cae {n}"),
    ],
    in_cover: "en cobertura",
    units: |n| format!("{n} unidades"),
    takes: |who, station| match who {
        "Tú" => format!("Tomas {station}"),
        who => format!("{who} toma {station}"),
    },
};
