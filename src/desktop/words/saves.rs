//! What saves, replays and notes say.

use super::{Counted, Named};
use crate::games::frames::Frames;
use crate::table::Game;

/// What a match goes by: turns or rounds.
pub struct TurnWords {
    /// Which it is.
    pub count: Counted,
    /// Where the viewer stands.
    pub moment: fn(u32, usize, usize) -> String,
    /// The button of the viewer to the one before, with what it does.
    pub back: (&'static str, &'static str),
    /// To the next.
    pub on: (&'static str, &'static str),
}

/// Words of saves, replays and notes.
pub struct SavesWords {
    /// Plays the newest unfinished match on.
    pub go_on: &'static str,
    /// Opens the browser, and heads it.
    pub saved: &'static str,
    /// An empty browser.
    pub none: &'static str,
    /// Plays a save on.
    pub play: &'static str,
    /// Opens it in the viewer.
    pub watch: &'static str,
    /// Deletes it.
    pub delete: &'static str,
    /// Asks once more.
    pub really: &'static str,
    /// What deleting means.
    pub gone: &'static str,
    /// Keeps it.
    pub keep: &'static str,
    /// A match that is over.
    pub over: &'static str,
    /// A match that can be played on.
    pub open: &'static str,
    /// A file that cannot be read.
    pub damaged: &'static str,
    /// A file that another version of the program wrote.
    pub foreign: &'static str,
    /// What is wrong with a file, by the number in the message about it.
    pub fault: fn(&str) -> &'static str,
    /// Still being read.
    pub reading: &'static str,
    /// The last choice was cut off.
    pub cut: &'static str,
    /// It is being played elsewhere.
    pub running: &'static str,
    /// What is shown of a match that is being played elsewhere.
    pub live: &'static str,
    /// The same beside the time line.
    pub live_brief: &'static str,
    /// Games of turns.
    pub turns: TurnWords,
    /// Games of rounds.
    pub rounds: TurnWords,
    /// How many choices.
    pub choices: Counted,
    /// Between two players.
    pub against: &'static str,
    /// The keys of the browser, if the match that is looked at can be played on, and if it can be watched.
    pub keys: fn(bool, bool) -> &'static str,
    /// The match can no longer be written down.
    pub unsaved: Named,
    /// Buttons of the viewer with what they do: start, step back, play, stop, step, end.
    pub steps: [(&'static str, &'static str); 6],
    /// The keys of the viewer: their head, then each with what it does.
    pub watching: (&'static str, &'static [(&'static str, &'static str)]),
    /// Whose eyes: nobody's, all.
    pub eyes: (&'static str, &'static str),
    /// What that chooses.
    pub view: &'static str,
    /// Plays on from the moment shown.
    pub play_on: &'static str,
    /// Asks who sits where.
    pub who: &'static str,
    /// The same players.
    pub same: &'static str,
    /// A person at every seat.
    pub people: &'static str,
    /// What happens to the match that is watched.
    pub kept: &'static str,
    /// Asks before taking back what was revealed.
    pub back: &'static str,
    /// That it stays known.
    pub known: &'static str,
    /// That the others must agree.
    pub agree_all: &'static str,
    /// Somebody agrees.
    pub agrees: Named,
    /// Takes back.
    pub take_back: &'static str,
    /// Does not.
    pub leave_it: &'static str,
    /// Head of the field for a note.
    pub note: &'static str,
    /// What a note is for.
    pub note_hint: &'static str,
    /// Pins the note.
    pub pin: &'static str,
    /// Asks before a note is thrown away.
    pub throw_away: &'static str,
    /// Goes on writing it.
    pub write_on: &'static str,
    /// Throws it away.
    pub throw: &'static str,
    /// A note cannot be pinned here.
    pub no_note: &'static str,
    /// Writes the log to a file.
    pub export_log: &'static str,
}

impl SavesWords {
    /// What a match of that game goes by.
    #[must_use]
    pub fn going(&self, game: &str) -> &TurnWords {
        if game == Frames::NAME {
            &self.rounds
        } else {
            &self.turns
        }
    }
}

pub(super) const ENGLISH: SavesWords = SavesWords {
    go_on: "Continue",
    saved: "Saved matches",
    none: "No match has been saved yet. Every match is saved by itself while you play.",
    play: "Play on",
    watch: "Watch",
    delete: "Delete…",
    really: "Delete this save?",
    gone: "The match is gone for good.",
    keep: "Keep it",
    over: "finished",
    open: "unfinished",
    damaged: "damaged",
    foreign: "another version",
    fault: |code| match code {
        "002" => "This file cannot be read, or its match is being played in another window.",
        "003" => "This match was played with other packs or another version of the program.",
        "004" | "005" => "This match was played by other rules, so it cannot be followed here.",
        "006" => "This file is far too large to be a match.",
        _ => {
            "This file is damaged, or it is no saved match. It stays as it is until you delete it."
        }
    },
    reading: "reading…",
    cut: "The program was ended while it wrote the last choice; that choice is lost, nothing else.",
    running: "being played in another window",
    live: "This match is being played in another window. Until it is over you see of it what a spectator may see.",
    live_brief: "being played · as a spectator sees it",
    turns: TurnWords {
        count: |n| format!("turn {n}"),
        moment: |turn, at, all| format!("Turn {turn} · {at} of {all}"),
        back: ("« turn", "to the turn before (Page up)"),
        on: ("turn »", "to the next turn (Page down)"),
    },
    rounds: TurnWords {
        count: |n| format!("round {n}"),
        moment: |round, at, all| format!("Round {round} · {at} of {all}"),
        back: ("« round", "to the round before (Page up)"),
        on: ("round »", "to the next round (Page down)"),
    },
    choices: |n| match n {
        1 => "1 choice".to_owned(),
        n => format!("{n} choices"),
    },
    against: " · ",
    keys: |play, watch| match (play, watch) {
        (true, _) => {
            "↑ ↓ choose a match · Enter plays on · W watches · Delete deletes · Esc goes back"
        }
        (_, true) => "↑ ↓ choose a match · Enter or W watches · Delete deletes · Esc goes back",
        _ => "↑ ↓ choose a match · Delete deletes · Esc goes back",
    },
    unsaved: |why| format!("This match is no longer saved while you play: {why}"),
    steps: [
        ("|‹", "to the beginning (Home)"),
        ("‹", "one choice back (comma)"),
        ("Play", "let it run (Space)"),
        ("Stop", "stop (Space)"),
        ("›", "one choice on (full stop)"),
        ("›|", "to the end (End)"),
    ],
    watching: (
        "While watching a match",
        &[
            ("Comma, full stop", "one choice back, one on"),
            (
                "Page up, page down",
                "to the turn or round before, to the next",
            ),
            ("Home, End", "to the beginning, to the end"),
            ("Space", "let it run, stop it"),
        ],
    ),
    eyes: ("Spectator", "Everything"),
    view: "View",
    play_on: "Play on from here",
    who: "Who plays on from here?",
    same: "The same players",
    people: "A person at every seat",
    kept: "It becomes a match of its own; the one you watch stays as it is.",
    back: "Take back past something that was revealed?",
    known: "What was revealed stays known to whoever saw it.",
    agree_all: "Everybody at the table must agree:",
    agrees: |name| format!("{name} agrees"),
    take_back: "Take back",
    leave_it: "Leave it",
    note: "Note on this moment",
    note_hint: "It is shown on the time line of the replay. An empty note is taken away.",
    pin: "Pin the note",
    throw_away: "Throw away what you wrote?",
    write_on: "Keep writing",
    throw: "Throw it away",
    no_note: "A note can be pinned only to a match that is saved, and that begins with the first choice. \
              Your words are kept until then.",
    export_log: "Export the log",
};

pub(super) const SPANISH: SavesWords = SavesWords {
    go_on: "Continuar",
    saved: "Partidas guardadas",
    none: "Aún no hay partidas guardadas. Cada partida se guarda sola mientras juegas.",
    play: "Seguir jugando",
    watch: "Ver",
    delete: "Borrar…",
    really: "¿Borrar esta partida?",
    gone: "La partida se pierde para siempre.",
    keep: "Conservarla",
    over: "terminada",
    open: "sin terminar",
    damaged: "dañada",
    foreign: "otra versión",
    fault: |code| match code {
        "002" => "Este archivo no se puede leer, o su partida se está jugando en otra ventana.",
        "003" => "Esta partida se jugó con otros paquetes o con otra versión del programa.",
        "004" | "005" => "Esta partida se jugó con otras reglas y aquí no se puede seguir.",
        "006" => "Este archivo es demasiado grande para ser una partida.",
        _ => {
            "Este archivo está dañado o no es una partida guardada. Se queda como está hasta que lo borres."
        }
    },
    reading: "leyendo…",
    cut: "El programa terminó mientras escribía la última elección; se ha perdido esa y nada más.",
    running: "se está jugando en otra ventana",
    live: "Esta partida se está jugando en otra ventana. Hasta que termine ves de ella lo que puede ver un espectador.",
    live_brief: "se está jugando · vista de espectador",
    turns: TurnWords {
        count: |n| format!("turno {n}"),
        moment: |turn, at, all| format!("Turno {turn} · {at} de {all}"),
        back: ("« turno", "al turno anterior (Re Pág)"),
        on: ("turno »", "al turno siguiente (Av Pág)"),
    },
    rounds: TurnWords {
        count: |n| format!("ronda {n}"),
        moment: |round, at, all| format!("Ronda {round} · {at} de {all}"),
        back: ("« ronda", "a la ronda anterior (Re Pág)"),
        on: ("ronda »", "a la ronda siguiente (Av Pág)"),
    },
    choices: |n| match n {
        1 => "1 elección".to_owned(),
        n => format!("{n} elecciones"),
    },
    against: " · ",
    keys: |play, watch| match (play, watch) {
        (true, _) => {
            "↑ ↓ eligen una partida · Intro sigue jugando · W la muestra · Supr la borra · Esc vuelve"
        }
        (_, true) => "↑ ↓ eligen una partida · Intro o W la muestra · Supr la borra · Esc vuelve",
        _ => "↑ ↓ eligen una partida · Supr la borra · Esc vuelve",
    },
    unsaved: |why| format!("Esta partida ya no se guarda mientras juegas: {why}"),
    steps: [
        ("|‹", "al principio (Inicio)"),
        ("‹", "una elección atrás (coma)"),
        ("Reproducir", "dejar que corra (Espacio)"),
        ("Parar", "parar (Espacio)"),
        ("›", "una elección adelante (punto)"),
        ("›|", "al final (Fin)"),
    ],
    watching: (
        "Al ver una partida",
        &[
            ("Coma, punto", "una elección atrás, una adelante"),
            ("Re Pág, Av Pág", "al turno o ronda anterior, al siguiente"),
            ("Inicio, Fin", "al principio, al final"),
            ("Espacio", "dejar que corra, parar"),
        ],
    ),
    eyes: ("Espectador", "Todo"),
    view: "Vista",
    play_on: "Jugar desde aquí",
    who: "¿Quién juega desde aquí?",
    same: "Los mismos jugadores",
    people: "Una persona en cada asiento",
    kept: "Será una partida aparte; la que estás viendo queda como está.",
    back: "¿Deshacer más allá de algo revelado?",
    known: "Quien vio lo revelado lo sigue sabiendo.",
    agree_all: "Toda la mesa debe estar de acuerdo:",
    agrees: |name| format!("{name} está de acuerdo"),
    take_back: "Deshacer",
    leave_it: "Dejarlo así",
    note: "Nota sobre este momento",
    note_hint: "Aparece en la línea de tiempo de la repetición. Una nota vacía se quita.",
    pin: "Guardar la nota",
    throw_away: "¿Tirar lo que has escrito?",
    write_on: "Seguir escribiendo",
    throw: "Tirarlo",
    no_note: "Solo se pueden poner notas en una partida guardada, y eso empieza con la primera elección. \
              Lo que has escrito te espera.",
    export_log: "Exportar el registro",
};
