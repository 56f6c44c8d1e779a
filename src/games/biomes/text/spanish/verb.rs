//! Spanish verbs in the forms that the texts need.

use crate::packs::spanish::{Action, Verb, action, verb};

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
