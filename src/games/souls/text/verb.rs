//! Verbs of the texts, and who does what a sentence says.

use crate::cards::text::{Action, Form, Modalities, Verb, action, verb, verbs};
use crate::games::souls::content::PlayerSelector;

pub const GIVE: Verb = verb("give", "da", "das", ["da", "dan"], "dar", ["dé", "den"]);

verbs! {
    /// Never "ganar" of things: "gana" could be said to you or of somebody.
    CREATE = "create", "crea", "creas", "crea", "crean", "crear", "cree";
    GAIN = "gain", "obtén", "obtienes", "obtiene", "obtienen", "obtener", "obtenga";
    /// The verb for a bonus.
    GET = "get", "obtén", "obtienes", "obtiene", "obtienen", "obtener", "obtenga";
    LOSE = "lose", "pierde", "pierdes", "pierde", "pierden", "perder", "pierda";
    SKIP = "skip", "pierde", "pierdes", "pierde", "pierden", "perder", "pierda";
    PAY = "pay", "paga", "pagas", "paga", "pagan", "pagar", "pague";
    STEAL = "steal", "quita", "quitas", "quita", "quitan", "quitar", "quite";
    TAKE = "take", "quita", "quitas", "quita", "quitan", "quitar", "quite";
    LOOT = "loot", "roba", "robas", "roba", "roban", "robar", "robe";
    DISCARD = "discard", "descarta", "descartas", "descarta", "descartan", "descartar", "descarte";
    LOOK = "look at", "mira", "miras", "mira", "miran", "mirar", "mire";
    SWAP_HANDS = "swap", "intercambia", "intercambias", "intercambia", "intercambian", "intercambiar", "intercambie";
    RECEIVE = "take", "recibe", "recibes", "recibe", "reciben", "recibir", "reciba";
    DEAL = "deal", "inflige", "infliges", "inflige", "infligen", "infligir", "inflija";
    HEAL = "heal", "recupera", "recuperas", "recupera", "recuperan", "recuperar", "recupere";
    ROLL = "roll", "tira", "tiras", "tira", "tiran", "tirar", "tire";
    HAVE = "have", "ten", "tienes", "tiene", "tienen", "tener", "tenga";
    HOLD = "hold", "ten", "tienes", "tiene", "tienen", "tener", "tenga";
    CAN = "may", "puedes", "puedes", "puede", "pueden", "poder", "pueda";
    NEED = "need", "necesita", "necesitas", "necesita", "necesitan", "necesitar", "necesite";
    SHUFFLE = "shuffle", "baraja", "barajas", "baraja", "barajan", "barajar", "baraje";
    WIN = "win", "gana", "ganas", "gana", "ganan", "ganar", "gane";
    BECOME_TARGET = "become", "pasa", "pasas", "pasa", "pasan", "pasar", "pase";
    PLAY = "play", "juega", "juegas", "juega", "juegan", "jugar", "juegue";
    TAKE_TURN = "take", "juega", "juegas", "juega", "juegan", "jugar", "juegue";
    CHOOSE = "choose", "elige", "eliges", "elige", "eligen", "elegir", "elija";
    PUT = "put", "pon", "pones", "pone", "ponen", "poner", "ponga";
    DIE = "die", "muere", "mueres", "muere", "mueren", "morir", "muera";
    DECLARE = "declare", "declara", "declaras", "declara", "declaran", "declarar", "declare";
    USE = "use", "usa", "usas", "usa", "usan", "usar", "use";
    BUY = "purchase", "compra", "compras", "compra", "compran", "comprar", "compre";
    /// "make an attack roll".
    MAKE = "make", "haz", "haces", "hace", "hacen", "hacer", "haga";
    /// "roll a die".
    CAST = "roll", "haz", "haces", "hace", "hacen", "hacer", "haga";
    BECOME = "become", "conviértete", "te conviertes", "se convierte", "se convierten", "convertirse", "se convierta";
    SWAP = "swap", "intercambia", "intercambias", "intercambia", "intercambian", "intercambiar", "intercambie";
    MUST = "must", "debes", "debes", "debe", "deben", "deber", "deba";
    SEIZE = "steal", "toma", "tomas", "toma", "toman", "tomar", "tome";
    /// A number with a die.
    SCORE = "roll", "saca", "sacas", "saca", "sacan", "sacar", "saque";
    /// "would roll", "fueras a sacar".
    WOULD = "would", "fueras", "fueras", "fuera", "fueran", "ir", "fuera";
    /// With a roll as its object.
    ADD = "add", "suma", "sumas", "suma", "suman", "sumar", "sume";
    SUBTRACT = "subtract", "resta", "restas", "resta", "restan", "restar", "reste";
    REMOVE = "remove", "retira", "retiras", "retira", "retiran", "retirar", "retire";
    /// With slots as its object.
    WIDEN = "add", "añade", "añades", "añade", "añaden", "añadir", "añada";
    /// "have died", "has muerto".
    HAS = "have", "has", "has", "ha", "han", "haber", "haya";
}

pub const DESTROY: Action = action("destroy", "destruye", "destrúye", "destruir");
pub const KILL: Action = action("kill", "mata", "máta", "matar");
pub const PREVENT: Action = action("prevent", "evita", "evíta", "evitar");
pub const RECHARGE: Action = action("recharge", "recarga", "recárga", "recargar");
pub const DEACTIVATE: Action = action("deactivate", "desactiva", "desactíva", "desactivar");
pub const REPEAT: Action = action("reroll", "repite", "repíte", "repetir");
pub const REVEAL: Action = action("reveal", "revela", "revéla", "revelar");
pub const RENEW: Action = action("reroll", "renueva", "renuéva", "renovar");
pub const REDIRECT: Action = action("redirect", "desvía", "desvía", "desviar");
pub const FLIP: Action = action("flip", "voltea", "voltéa", "voltear");
pub const CHANGE: Action = action("turn", "cambia", "cámbia", "cambiar");
pub const CANCEL: Action = action("cancel", "anula", "anúla", "anular");
pub const COPY: Action = action("copy", "copia", "cópia", "copiar");
pub const EXCHANGE: Action = action("swap", "intercambia", "intercámbia", "intercambiar");
pub const HAND: Action = action("give", "da", "dáse", "dar");
pub const END: Action = action("end", "termina", "termína", "terminar");
pub const CAST_OFF: Action = action("discard", "descarta", "descárta", "descartar");
pub const PLACE: Action = action("put", "pon", "pon", "poner").third("pone");

/// The form of a verb, by the subject that is not named again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImpliedSubject {
    /// Nobody but the reader: "gain 3¢", "the active player gains 3¢".
    Plain,
    /// After "you may": "gain 3¢ and have that player lose 1¢".
    May,
    /// After "that player may": "gain 3¢ and have you lose 1¢".
    TheyMay,
    /// After "each player": "gains 3¢, then loses 1¢".
    They,
}

impl Modalities for ImpliedSubject {
    const PLAIN: Self = Self::Plain;
    const MAY: Self = Self::May;

    fn form(self) -> Form {
        match self {
            Self::Plain => Form::Command,
            Self::May | Self::TheyMay => Form::Bare,
            Self::They => Form::Singular,
        }
    }
}

impl ImpliedSubject {
    /// Whether that player is the subject already.
    pub fn is_doer(self, player: &PlayerSelector) -> bool {
        match self {
            Self::Plain => false,
            Self::May => *player == PlayerSelector::You,
            Self::TheyMay | Self::They => *player == PlayerSelector::They,
        }
    }

    /// Whether it stands after "may".
    pub const fn is_bare(self) -> bool {
        matches!(self, Self::May | Self::TheyMay)
    }
}
