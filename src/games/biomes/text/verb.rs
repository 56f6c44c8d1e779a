//! Verbs of the texts.

use crate::cards::text::{Action, action, verbs};

pub const TERMINATE: Action = action("terminate", "elimina", "elimína", "eliminar");
pub const DELETE: Action = action("delete", "borra", "bórra", "borrar");
pub const BOUNCE: Action = action("bounce", "devuelve", "devuélve", "devolver");
pub const RECOVER: Action = action("recover", "recupera", "recupéra", "recuperar");
pub const RESTORE: Action = action("restore", "restaura", "restáura", "restaurar");
pub const LOCK: Action = action("lock", "agota", "agóta", "agotar");
pub const UNLOCK: Action = action("unlock", "endereza", "enderéza", "enderezar");
pub const REVEAL: Action = action("reveal", "revela", "revéla", "revelar");
pub const PUT: Action = action("put", "pon", "pon", "poner");
pub const SHIFT: Action = action("shift", "conmuta", "conmúta", "conmutar");
pub const OVERCLOCK: Action = action("overclock", "acelera", "aceléra", "acelerar");
pub const CANCEL: Action = action("cancel", "cancela", "cancéla", "cancelar");
pub const HACK: Action = action("hack", "hackea", "hackéa", "hackear");
pub const FORFEIT: Action = action("forfeit", "sacrifica", "sacrifíca", "sacrificar");
pub const MOVE: Action = action("move", "mueve", "muéve", "mover");
pub const ATTACH: Action = action("attach", "acopla", "acópla", "acoplar");
pub const COPY: Action = action("copy", "copia", "cópia", "copiar");

verbs! {
    LOSE = "lose", "pierde", "pierdes", "pierde", "pierden", "perder", "pierda";
    PAY = "pay", "paga", "pagas", "paga", "pagan", "pagar", "pague";
    SHUFFLE = "shuffle", "baraja", "barajas", "baraja", "barajan", "barajar", "baraje";
    DRAW = "draw", "roba", "robas", "roba", "roban", "robar", "robe";
    DISCARD = "discard", "descarta", "descartas", "descarta", "descartan", "descartar", "descarte";
    ERASE = "erase", "purga", "purgas", "purga", "purgan", "purgar", "purgue";
    SCAN = "scan", "escanea", "escaneas", "escanea", "escanean", "escanear", "escanee";
    GENERATE = "generate", "genera", "generas", "genera", "generan", "generar", "genere";
    /// Never "ganar": "gana" could be said to you or of somebody.
    GAIN = "gain", "obtén", "obtienes", "obtiene", "obtienen", "obtener", "obtenga";
    SWAP = "swap", "intercambia", "intercambias", "intercambia", "intercambian", "intercambiar", "intercambie";
    BECOME = "become", "conviértete", "te conviertes", "se convierte", "se convierten", "convertirse", "se convierta";
    GET = "get", "obtén", "obtienes", "obtiene", "obtienen", "obtener", "obtenga";
}
