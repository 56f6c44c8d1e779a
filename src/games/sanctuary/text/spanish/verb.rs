//! Spanish verbs in the forms that the texts need.

use crate::packs::spanish::{Action, Verb, action, verb};

pub const DESTROY: Action = action("destruye", "destrúye", "destruir");
pub const RETURN: Action = action("devuelve", "devuélve", "devolver");
pub const SHUFFLE: Action = action("baraja", "barája", "barajar");
pub const PUT: Action = action("pon", "pon", "poner");
pub const TAP: Action = action("gira", "gíra", "girar");
pub const UNTAP: Action = action("endereza", "enderéza", "enderezar");
pub const CANCEL: Action = action("anula", "anúla", "anular");

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
