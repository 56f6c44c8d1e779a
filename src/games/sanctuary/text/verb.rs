//! Verbs of the texts.

use crate::cards::text::{Action, action, verbs};

pub const DESTROY: Action = action("destroy", "destruye", "destrúye", "destruir");
pub const RETURN: Action = action("return", "devuelve", "devuélve", "devolver");
pub const SHUFFLE: Action = action("shuffle", "baraja", "barája", "barajar");
pub const REVEAL: Action = action("reveal", "revela", "revéla", "revelar");
pub const CAST_OFF: Action = action("discard", "descarta", "descárta", "descartar");
pub const PUT: Action = action("put", "pon", "pon", "poner");
pub const TAP: Action = action("tap", "gira", "gíra", "girar");
pub const UNTAP: Action = action("untap", "endereza", "enderéza", "enderezar");
pub const CANCEL: Action = action("cancel", "anula", "anúla", "anular");
pub const ATTACH: Action = action("attach", "acopla", "acópla", "acoplar");
pub const COPY: Action = action("copy", "copia", "cópia", "copiar");

verbs! {
    PAY = "pay", "paga", "pagas", "paga", "pagan", "pagar", "pague";
    LOSE = "lose", "pierde", "pierdes", "pierde", "pierden", "perder", "pierda";
    DRAW = "draw", "roba", "robas", "roba", "roban", "robar", "robe";
    DISCARD = "discard", "descarta", "descartas", "descarta", "descartan", "descartar", "descarte";
    PLACE = "put", "pon", "pones", "pone", "ponen", "poner", "ponga";
    /// Never "ganar": "gana" could be said to you or of somebody.
    GAIN = "gain", "obtén", "obtienes", "obtiene", "obtienen", "obtener", "obtenga";
    GET = "get", "obtén", "obtienes", "obtiene", "obtienen", "obtener", "obtenga";
    HAVE = "have", "ten", "tienes", "tiene", "tienen", "tener", "tenga";
    MIX = "shuffle", "baraja", "barajas", "baraja", "barajan", "barajar", "baraje";
    DEAL = "deal", "inflige", "infliges", "inflige", "infligen", "infligir", "inflija";
    TAKE = "take", "recibe", "recibes", "recibe", "reciben", "recibir", "reciba";
    COST = "cost", "cuesta", "cuestas", "cuesta", "cuestan", "costar", "cueste";
    CAN = "may", "puede", "puedes", "puede", "pueden", "poder", "pueda";
    MUST = "must", "debes", "debes", "debe", "deben", "deber", "deba";
    STAND = "untap", "endereza", "enderezas", "endereza", "enderezan", "enderezar", "enderece";
    LOOK = "look at", "mira", "miras", "mira", "miran", "mirar", "mire";
    REMOVE = "remove", "retira", "retiras", "retira", "retiran", "retirar", "retire";
    CREATE = "create", "crea", "creas", "crea", "crean", "crear", "cree";
    SWAP = "swap", "intercambia", "intercambias", "intercambia", "intercambian", "intercambiar", "intercambie";
    BECOME = "become", "conviértete", "te conviertes", "se convierte", "se convierten", "convertirse", "se convierta";
    SEIZE = "take", "toma", "tomas", "toma", "toman", "tomar", "tome";
}
