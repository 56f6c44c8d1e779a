//! Spanish verbs in the forms that the texts need.

use super::noun::Phrase;

/// Whether the sentence says what happens or what may be chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    /// "el rival roba".
    Plain,
    /// "puedes hacer que el rival robe".
    May,
}

/// What you do to something: "elimina", "elimínalo", "eliminar".
pub struct Action {
    command: &'static str,
    /// The command as it is spelled before "lo".
    stem: &'static str,
    infinitive: &'static str,
}

const fn action(command: &'static str, stem: &'static str, infinitive: &'static str) -> Action {
    Action {
        command,
        stem,
        infinitive,
    }
}

pub const TERMINATE: Action = action("elimina", "elimína", "eliminar");
pub const DELETE: Action = action("borra", "bórra", "borrar");
pub const BOUNCE: Action = action("devuelve", "devuélve", "devolver");
pub const RECOVER: Action = action("recupera", "recupéra", "recuperar");
pub const RESTORE: Action = action("restaura", "restáura", "restaurar");
pub const LOCK: Action = action("bloquea", "bloquéa", "bloquear");
pub const UNLOCK: Action = action("desbloquea", "desbloquéa", "desbloquear");
pub const PUT: Action = action("pon", "pon", "poner");
pub const SHIFT: Action = action("conmuta", "conmúta", "conmutar");
pub const OVERCLOCK: Action = action("acelera", "aceléra", "acelerar");
pub const CANCEL: Action = action("cancela", "cancéla", "cancelar");
pub const HACK: Action = action("hackea", "hackéa", "hackear");
pub const MOVE: Action = action("mueve", "muéve", "mover");

impl Action {
    /// "elimina un agente", "elimínalo", "eliminarlo".
    pub fn on(&self, object: &Phrase, mood: Mood) -> String {
        match (mood, object.known) {
            (Mood::Plain, true) => format!("{}{}", self.stem, object.clitic()),
            (Mood::May, true) => format!("{}{}", self.infinitive, object.clitic()),
            (Mood::Plain, false) => format!("{} {}", self.command, object.text),
            (Mood::May, false) => format!("{} {}", self.infinitive, object.text),
        }
    }
}

/// What you or somebody else does: "roba", "robar", "robe".
pub struct Verb {
    command: &'static str,
    infinitive: &'static str,
    third: [&'static str; 2],
    wished: [&'static str; 2],
}

const fn verb(
    command: &'static str,
    infinitive: &'static str,
    third: [&'static str; 2],
    wished: [&'static str; 2],
) -> Verb {
    Verb {
        command,
        infinitive,
        third,
        wished,
    }
}

pub const LOSE: Verb = verb(
    "pierdes",
    "perder",
    ["pierde", "pierden"],
    ["pierda", "pierdan"],
);
pub const DRAW: Verb = verb("roba", "robar", ["roba", "roban"], ["robe", "roben"]);
pub const DISCARD: Verb = verb(
    "descarta",
    "descartar",
    ["descarta", "descartan"],
    ["descarte", "descarten"],
);
pub const ERASE: Verb = verb(
    "purga",
    "purgar",
    ["purga", "purgan"],
    ["purgue", "purguen"],
);
pub const SCAN: Verb = verb(
    "escanea",
    "escanear",
    ["escanea", "escanean"],
    ["escanee", "escaneen"],
);
pub const GENERATE: Verb = verb(
    "genera",
    "generar",
    ["genera", "generan"],
    ["genere", "generen"],
);
/// Never "ganar": "gana" could be said to you or of somebody.
pub const GAIN: Verb = verb(
    "obtén",
    "obtener",
    ["obtiene", "obtienen"],
    ["obtenga", "obtengan"],
);

impl Verb {
    /// Said to you: "roba", "puedes robar".
    pub const fn you(&self, mood: Mood) -> &'static str {
        match mood {
            Mood::Plain => self.command,
            Mood::May => self.infinitive,
        }
    }

    /// With its subject: "el rival roba", "hacer que el rival robe".
    pub fn by(&self, subject: &Phrase, mood: Mood) -> String {
        let n = usize::from(subject.plural);
        let form = match mood {
            Mood::Plain => self.third[n],
            Mood::May => self.wished[n],
        };
        format!("{}{form}", lead(subject, mood))
    }
}

/// The subject as it stands before its verb.
pub fn lead(subject: &Phrase, mood: Mood) -> String {
    let subject = subject.before_verb();
    match mood {
        Mood::Plain => subject,
        Mood::May => format!("hacer que {subject}"),
    }
}
