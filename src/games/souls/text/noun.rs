//! Nouns of the texts.

use super::{Addressee, Names};
use crate::cards::text::{Noun, Phrase, StatName, noun};
use crate::games::souls::content::{CoinSource, Kind, Measure};
use crate::packs::Language;

pub const LOOT_CARD: Noun = noun(
    ["loot card", "loot cards"],
    ["carta de botín", "cartas de botín"],
    true,
);
pub const CARD: Noun = noun(["card", "cards"], ["carta", "cartas"], true);
pub const TREASURE: Noun = noun(["treasure", "treasures"], ["tesoro", "tesoros"], false);
pub const COUNTER: Noun = noun(["counter", "counters"], ["contador", "contadores"], false);
pub const SOUL: Noun = noun(["soul", "souls"], ["alma", "almas"], true);
pub const ATTACK: Noun = noun(["attack", "attacks"], ["ataque", "ataques"], false);
pub const PURCHASE: Noun = noun(["purchase", "purchases"], ["compra", "compras"], true);
pub const MONSTER: Noun = noun(["monster", "monsters"], ["monstruo", "monstruos"], false);
pub const TIME: Noun = noun(["time", "times"], ["vez", "veces"], true);
pub const SLOT: Noun = noun(["slot", "slots"], ["casilla", "casillas"], true);
pub const ATTACK_STAT: StatName = ["attack", "el ataque"];
pub const HP_STAT: StatName = ["HP", "los PV"];
/// Things of which a player owns one.
pub const HAND: Noun = one("hand", "mano", true);
pub const MONEY: Noun = one("¢", "dinero", false);
pub const SOUL_VALUE: Noun = one("soul value", "valor en almas", false);
pub const TURN: Noun = one("turn", "turno", false);
pub const NEXT_TURN: Noun = one("next turn", "próximo turno", false);

const fn one(english: &'static str, spanish: &'static str, feminine: bool) -> Noun {
    noun([english; 2], [spanish; 2], feminine)
}

/// The noun for things of a kind.
pub const fn kind_noun(kind: Kind) -> Noun {
    match kind {
        Kind::Player => noun(["player", "players"], ["jugador", "jugadores"], false),
        Kind::Monster => MONSTER,
        Kind::Creature => noun(["creature", "creatures"], ["criatura", "criaturas"], true),
        Kind::Item => noun(["item", "items"], ["objeto", "objetos"], false),
        Kind::Character => noun(
            ["character", "characters"],
            ["personaje", "personajes"],
            false,
        ),
        Kind::Object => noun(
            ["item or character", "items and characters"],
            ["objeto o personaje", "objetos y personajes"],
            false,
        ),
        Kind::Soul => SOUL,
        Kind::Curse => noun(["curse", "curses"], ["maldición", "maldiciones"], true),
        Kind::Room => noun(["room", "rooms"], ["sala", "salas"], true),
        Kind::ShopItem => noun(
            ["shop item", "shop items"],
            ["objeto de la tienda", "objetos de la tienda"],
            false,
        ),
        Kind::Loot => LOOT_CARD,
        Kind::Treasure => TREASURE,
        Kind::MonsterCard => noun(
            ["monster card", "monster cards"],
            ["carta de monstruo", "cartas de monstruo"],
            true,
        ),
        Kind::Entry => noun(
            ["entry of the stack", "entries of the stack"],
            ["efecto", "efectos"],
            false,
        ),
        Kind::Roll => noun(["roll", "rolls"], ["tirada", "tiradas"], true),
        Kind::LootEntry => noun(
            ["loot card on the stack", "loot cards on the stack"],
            ["carta de botín", "cartas de botín"],
            true,
        ),
        Kind::AbilityEntry => noun(
            ["ability on the stack", "abilities on the stack"],
            ["habilidad", "habilidades"],
            true,
        ),
        Kind::DamageEntry => noun(["damage on the stack"; 2], ["daño", "daños"], false),
        Kind::DeathEntry => noun(
            ["death on the stack", "deaths on the stack"],
            ["muerte", "muertes"],
            true,
        ),
        Kind::Any => noun(["one", "ones"], ["uno", "unos"], false),
    }
}

/// The cards by whose text ¢ are gained: "loot cards".
pub const fn coin_source(from: CoinSource, language: Language) -> &'static str {
    let noun = match from {
        CoinSource::Loot => LOOT_CARD,
        CoinSource::Item => kind_noun(Kind::Item),
        CoinSource::Monster => kind_noun(Kind::MonsterCard),
        CoinSource::Character => kind_noun(Kind::Character),
        CoinSource::Room => kind_noun(Kind::Room),
        CoinSource::Soul => SOUL,
    };
    noun.name(true, language)
}

/// Whether such things wait on the stack, so that Spanish says so where it says where something is.
pub const fn waits(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Entry | Kind::LootEntry | Kind::AbilityEntry | Kind::DamageEntry | Kind::DeathEntry
    )
}

/// The noun of one without the place where such things wait: "loot card" of one on the stack.
pub const fn short_noun(kind: Kind) -> Noun {
    let (english, noun) = match kind {
        Kind::Entry => ("entry", kind_noun(kind)),
        Kind::LootEntry => return LOOT_CARD,
        Kind::AbilityEntry => ("ability", kind_noun(kind)),
        Kind::DamageEntry => ("damage", kind_noun(kind)),
        Kind::DeathEntry => ("death", kind_noun(kind)),
        _ => return kind_noun(kind),
    };
    noun.called(english)
}

/// "your", "the active player's".
pub const fn whose(addressee: Addressee) -> &'static str {
    match addressee {
        Addressee::You => "your",
        Addressee::Active => "the active player's",
        Addressee::They => "their",
    }
}

/// "you", "the active player".
pub fn you(names: Names) -> Phrase {
    let language = names.language;
    match (names.addressee, language) {
        (Addressee::You, _) => Phrase::you(language),
        (Addressee::Active, _) => Phrase::one(
            language.pick("the active player", "el jugador activo"),
            false,
        ),
        (Addressee::They, Language::English) => Phrase::many("they", false),
        (Addressee::They, Language::Spanish) => Phrase::one("ese jugador", false),
    }
}

/// "your hand", "la mano del jugador activo".
pub fn your(what: Noun, names: Names) -> String {
    let text = what.name(false, names.language);
    let article = if what.feminine { "la" } else { "el" };
    match (names.language, names.addressee) {
        (Language::English, addressee) => format!("{} {text}", whose(addressee)),
        (Language::Spanish, Addressee::You) => format!("tu {text}"),
        (Language::Spanish, Addressee::Active) => format!("{article} {text} del jugador activo"),
        (Language::Spanish, Addressee::They) => format!("su {text}"),
    }
}

/// "your items", "los objetos del jugador activo".
pub fn yours(what: &str, feminine: bool, names: Names) -> String {
    let article = if feminine { "las" } else { "los" };
    match (names.language, names.addressee) {
        (Language::English, addressee) => format!("{} {what}", whose(addressee)),
        (Language::Spanish, Addressee::You) => format!("tus {what}"),
        (Language::Spanish, Addressee::Active) => format!("{article} {what} del jugador activo"),
        (Language::Spanish, Addressee::They) => format!("sus {what}"),
    }
}

/// What players have the most or the fewest of: "¢", "souls".
pub const fn measured(measure: Measure, language: Language) -> &'static str {
    match measure {
        Measure::Coins => "¢",
        Measure::Hand => LOOT_CARD.name(true, language),
        Measure::Souls => SOUL.name(true, language),
        Measure::Items => kind_noun(Kind::Item).name(true, language),
    }
}
