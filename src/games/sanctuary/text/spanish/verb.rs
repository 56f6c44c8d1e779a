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

/// What you do to something: "gira", "gíralo", "girar".
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

pub const DESTROY: Action = action("destruye", "destrúye", "destruir");
pub const RETURN: Action = action("devuelve", "devuélve", "devolver");
pub const SHUFFLE: Action = action("baraja", "barája", "barajar");
pub const PUT: Action = action("pon", "pon", "poner");
pub const TAP: Action = action("gira", "gíra", "girar");
pub const UNTAP: Action = action("endereza", "enderéza", "enderezar");
pub const CANCEL: Action = action("anula", "anúla", "anular");

impl Action {
    /// "gira un Personaje", "gíralo", "girarlo".
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
    "pierde",
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
pub const PLACE: Verb = verb("pon", "poner", ["pone", "ponen"], ["ponga", "pongan"]);
/// Never "ganar": "gana" could be said to you or of somebody.
pub const GAIN: Verb = verb(
    "obtén",
    "obtener",
    ["obtiene", "obtienen"],
    ["obtenga", "obtengan"],
);
pub const HAVE: Verb = verb("ten", "tener", ["tiene", "tienen"], ["tenga", "tengan"]);
pub const DEAL: Verb = verb(
    "inflige",
    "infligir",
    ["inflige", "infligen"],
    ["inflija", "inflijan"],
);
pub const TAKE: Verb = verb(
    "recibe",
    "recibir",
    ["recibe", "reciben"],
    ["reciba", "reciban"],
);
pub const COST: Verb = verb(
    "cuesta",
    "costar",
    ["cuesta", "cuestan"],
    ["cueste", "cuesten"],
);
pub const CAN: Verb = verb("puede", "poder", ["puede", "pueden"], ["pueda", "puedan"]);
pub const STAND: Verb = verb(
    "endereza",
    "enderezar",
    ["endereza", "enderezan"],
    ["enderece", "enderecen"],
);
pub const LOOK: Verb = verb("mira", "mirar", ["mira", "miran"], ["mire", "miren"]);
pub const REMOVE: Verb = verb(
    "retira",
    "retirar",
    ["retira", "retiran"],
    ["retire", "retiren"],
);
pub const SEIZE: Verb = verb("toma", "tomar", ["toma", "toman"], ["tome", "tomen"]);

impl Verb {
    /// Said to you: "roba", "puedes robar".
    pub const fn you(&self, mood: Mood) -> &'static str {
        match mood {
            Mood::Plain => self.command,
            Mood::May => self.infinitive,
        }
    }

    /// Said of somebody: "roba", "hacer que robe".
    pub fn form(&self, subject: &Phrase, mood: Mood) -> &'static str {
        let n = usize::from(subject.plural);
        match mood {
            Mood::Plain => self.third[n],
            Mood::May => self.wished[n],
        }
    }

    /// With its subject: "el rival roba", "hacer que el rival robe".
    pub fn by(&self, subject: &Phrase, mood: Mood) -> String {
        format!("{}{}", lead(subject, mood), self.form(subject, mood))
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
