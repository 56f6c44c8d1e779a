//! Verbs of the texts.

use crate::cards::text::{Action, Verb, action, verb, verbs};

pub const MOVE: Action = action("move", "mueve", "muéve", "mover");
pub const PUSH: Action = action("push", "aleja", "aléja", "alejar");
pub const DESTROY: Action = action("destroy", "destruye", "destrúye", "destruir");
pub const PULL: Action = action("pull", "acerca", "acérca", "acercar");

pub const RETURN: Action = action("return", "devuelve", "devuélve", "devolver");

pub const ROLL_AGAIN: Verb = verb(
    "reroll",
    "vuelve a tirar",
    "vuelves a tirar",
    ["vuelve a tirar", "vuelven a tirar"],
    "volver a tirar",
    ["vuelva a tirar", "vuelvan a tirar"],
);

verbs! {
    TAKE = "take", "recibe", "recibes", "recibe", "reciben", "recibir", "reciba";
    ROLL = "roll", "tira", "tiras", "tira", "tiran", "tirar", "tire";
    GET_BACK = "get back", "recupera", "recuperas", "recupera", "recuperan", "recuperar", "recupere";
    LOSE = "lose", "pierde", "pierdes", "pierde", "pierden", "perder", "pierda";
    GAIN = "gain", "obtén", "obtienes", "obtiene", "obtienen", "obtener", "obtenga";
    ADD = "add", "suma", "sumas", "suma", "suman", "sumar", "sume";
    PAY = "pay", "paga", "pagas", "paga", "pagan", "pagar", "pague";
    HAVE = "have", "ten", "tienes", "tiene", "tienen", "tener", "tenga";
    REMOVE = "remove", "retira", "retiras", "retira", "retiran", "retirar", "retire";
    PUT_UP = "put up", "levanta", "levantas", "levanta", "levantan", "levantar", "levante";
    MAKE = "make", "vuelve", "vuelves", "vuelve", "vuelven", "volver", "vuelva";
    SWAP = "swap", "intercambia", "intercambias", "intercambia", "intercambian", "intercambiar", "intercambie";
    USE_UP = "use up", "gasta", "gastas", "gasta", "gastan", "gastar", "gaste";
}
