//! Spanish verbs in the forms that the texts need.

use std::borrow::Cow;

use crate::games::souls::content::Player;
use crate::packs::spanish::Phrase;

/// The form that a verb takes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// "roba": said to the reader.
    Command,
    /// "robas".
    You,
    /// "roba": of somebody.
    Singular,
    /// "roban".
    Plural,
    /// "robar": after "puede".
    Bare,
    /// "robe": after "hacer que".
    Wished,
    /// "robes".
    WishedYou,
}

impl Form {
    /// The form of a verb of which that is the subject.
    pub const fn of(subject: &Phrase) -> Self {
        match (subject.you, subject.plural) {
            (true, _) => Self::You,
            (false, true) => Self::Plural,
            (false, false) => Self::Singular,
        }
    }
}

/// What somebody does.
pub struct Verb {
    command: &'static str,
    second: &'static str,
    third: [&'static str; 2],
    infinitive: &'static str,
    wished: &'static str,
}

const fn verb(
    command: &'static str,
    second: &'static str,
    third: [&'static str; 2],
    infinitive: &'static str,
    wished: &'static str,
) -> Verb {
    Verb {
        command,
        second,
        third,
        infinitive,
        wished,
    }
}

/// Never "ganar" of things: "gana" could be said to you or of somebody.
pub const GAIN: Verb = verb(
    "obtén",
    "obtienes",
    ["obtiene", "obtienen"],
    "obtener",
    "obtenga",
);
pub const LOSE: Verb = verb(
    "pierde",
    "pierdes",
    ["pierde", "pierden"],
    "perder",
    "pierda",
);
pub const PAY: Verb = verb("paga", "pagas", ["paga", "pagan"], "pagar", "pague");
pub const TAKE_FROM: Verb = verb("quita", "quitas", ["quita", "quitan"], "quitar", "quite");
pub const GIVE: Verb = verb("da", "das", ["da", "dan"], "dar", "dé");
pub const DRAW: Verb = verb("roba", "robas", ["roba", "roban"], "robar", "robe");
pub const DISCARD: Verb = verb(
    "descarta",
    "descartas",
    ["descarta", "descartan"],
    "descartar",
    "descarte",
);
pub const LOOK: Verb = verb("mira", "miras", ["mira", "miran"], "mirar", "mire");
pub const SWAP_HANDS: Verb = verb(
    "intercambia",
    "intercambias",
    ["intercambia", "intercambian"],
    "intercambiar",
    "intercambie",
);
pub const RECEIVE: Verb = verb(
    "recibe",
    "recibes",
    ["recibe", "reciben"],
    "recibir",
    "reciba",
);
pub const DEAL: Verb = verb(
    "inflige",
    "infliges",
    ["inflige", "infligen"],
    "infligir",
    "inflija",
);
pub const HEAL: Verb = verb(
    "recupera",
    "recuperas",
    ["recupera", "recuperan"],
    "recuperar",
    "recupere",
);
pub const ROLL: Verb = verb("tira", "tiras", ["tira", "tiran"], "tirar", "tire");
pub const HAVE: Verb = verb("ten", "tienes", ["tiene", "tienen"], "tener", "tenga");
pub const CAN: Verb = verb("puedes", "puedes", ["puede", "pueden"], "poder", "pueda");
pub const NEED: Verb = verb(
    "necesita",
    "necesitas",
    ["necesita", "necesitan"],
    "necesitar",
    "necesite",
);
pub const CAUSE: Verb = verb("da", "das", ["da", "dan"], "dar", "dé");
pub const WIN: Verb = verb("gana", "ganas", ["gana", "ganan"], "ganar", "gane");
pub const PLAY: Verb = verb("juega", "juegas", ["juega", "juegan"], "jugar", "juegue");
pub const CHOOSE: Verb = verb("elige", "eliges", ["elige", "eligen"], "elegir", "elija");
pub const PUT: Verb = verb("pon", "pones", ["pone", "ponen"], "poner", "ponga");
pub const DIE: Verb = verb("muere", "mueres", ["muere", "mueren"], "morir", "muera");
pub const DECLARE: Verb = verb(
    "declara",
    "declaras",
    ["declara", "declaran"],
    "declarar",
    "declare",
);
pub const USE: Verb = verb("usa", "usas", ["usa", "usan"], "usar", "use");
pub const BUY: Verb = verb(
    "compra",
    "compras",
    ["compra", "compran"],
    "comprar",
    "compre",
);
pub const MAKE: Verb = verb("haz", "haces", ["hace", "hacen"], "hacer", "haga");
pub const BECOME: Verb = verb(
    "conviértete",
    "te conviertes",
    ["se convierte", "se convierten"],
    "convertirse",
    "se convierta",
);
pub const MUST: Verb = verb("debes", "debes", ["debe", "deben"], "deber", "deba");
pub const SEIZE: Verb = verb("toma", "tomas", ["toma", "toman"], "tomar", "tome");
/// A number with a die.
pub const SCORE: Verb = verb("saca", "sacas", ["saca", "sacan"], "sacar", "saque");
/// "fueras a robar", "fuera a robar".
pub const WOULD: Verb = verb("fueras", "fueras", ["fuera", "fueran"], "ir", "fuera");
/// "has muerto".
pub const HAS: Verb = verb("has", "has", ["ha", "han"], "haber", "haya");

impl Verb {
    pub fn form(&self, form: Form) -> Cow<'static, str> {
        Cow::Borrowed(match form {
            Form::Command => self.command,
            Form::You => self.second,
            Form::Singular => self.third[0],
            Form::Plural => self.third[1],
            Form::Bare => self.infinitive,
            Form::Wished => self.wished,
            Form::WishedYou => return format!("{}s", self.wished.replace('é', "e")).into(),
        })
    }
}

/// What the reader, or whoever decides, does to something: "destruye", "destrúyelo", "destruir".
pub struct Action {
    command: &'static str,
    /// The command as it is spelled before "lo".
    stem: &'static str,
    third: &'static str,
    infinitive: &'static str,
}

const fn action(command: &'static str, stem: &'static str, infinitive: &'static str) -> Action {
    Action {
        command,
        stem,
        third: command,
        infinitive,
    }
}

pub const DESTROY: Action = action("destruye", "destrúye", "destruir");
pub const KILL: Action = action("mata", "máta", "matar");
pub const PREVENT: Action = action("evita", "evíta", "evitar");
pub const RECHARGE: Action = action("recarga", "recárga", "recargar");
pub const DEACTIVATE: Action = action("desactiva", "desactíva", "desactivar");
pub const REPEAT: Action = action("repite", "repíte", "repetir");
pub const RENEW: Action = action("renueva", "renuéva", "renovar");
pub const FLIP: Action = action("voltea", "voltéa", "voltear");
pub const CHANGE: Action = action("cambia", "cámbia", "cambiar");
pub const CANCEL: Action = action("anula", "anúla", "anular");
pub const COPY: Action = action("copia", "cópia", "copiar");
pub const EXCHANGE: Action = action("intercambia", "intercámbia", "intercambiar");
pub const HAND: Action = action("da", "da", "dar");
pub const PLACE: Action = Action {
    command: "pon",
    stem: "pon",
    third: "pone",
    infinitive: "poner",
};

impl Action {
    /// "destruye un objeto", "destrúyelo", "destruirlo".
    pub fn on(&self, object: &Phrase, mood: Mood) -> String {
        let clitic = object.clitic();
        let verb = match (mood, object.known) {
            (Mood::Plain, true) => return format!("{}{clitic}", self.stem),
            (Mood::Bare(_), true) => return format!("{}{clitic}", self.infinitive),
            (Mood::Third(_), true) => return format!("{clitic} {}", self.third),
            (Mood::Plain, false) => self.command,
            (Mood::Bare(_), false) => self.infinitive,
            (Mood::Third(_), false) => self.third,
        };
        format!("{verb} {}", object.text)
    }
}

/// Who does what a sentence says without being named again.
#[derive(Clone, Copy)]
pub enum Mood<'p> {
    /// Nobody but the reader: "obtén 3¢", "el jugador activo obtiene 3¢".
    Plain,
    /// After "puede": "obtener 3¢ y hacer que pierdas 1¢".
    Bare(&'p Player),
    /// After "cada jugador": "obtiene 3¢, luego pierde 1¢".
    Third(&'p Player),
}

impl Mood<'_> {
    /// The form of what whoever decides does.
    pub const fn form(self) -> Form {
        match self {
            Self::Plain => Form::Command,
            Self::Bare(_) => Form::Bare,
            Self::Third(_) => Form::Singular,
        }
    }

    pub fn is_doer(self, player: &Player) -> bool {
        match self {
            Self::Plain => false,
            Self::Bare(doer) | Self::Third(doer) => doer == player,
        }
    }
}
