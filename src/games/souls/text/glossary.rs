//! Words of the game and what they mean, each with its rule, for the panel beside a card and the rules page.

use super::names::{keyword_help, keyword_name};
use super::told;
use crate::cards::text::{Glossary, Term, term};
use crate::games::souls::content::{Card, KEYWORDS};
use crate::packs::Language;
use crate::packs::prose::Paragraph;

const ENGLISH: [Term; 26] = [
    term(
        "tap",
        &["tap"],
        "deactivate this; it must be charged (F-148).",
    ),
    term(
        "charged",
        &["charged", "deactivated", "deactivate", "recharge"],
        "ready to be tapped; what is deactivated recharges in its controller's recharge step (F-03, F-148).",
    ),
    term(
        "loot",
        &["loot", "loots"],
        "draw that many cards of the loot deck; a loot card is played with a loot play (F-08, F-10).",
    ),
    term(
        "treasure",
        &["treasure", "treasures"],
        "gaining one puts the top card of the treasure deck into play as your item (F-163).",
    ),
    term(
        "item",
        &["item", "items"],
        "a treasure, starting item or trinket that a player controls (F-150).",
    ),
    term(
        "purchase",
        &["purchase", "purchases"],
        "once a turn a shop item or the top treasure, for 10¢ (F-16, F-142, F-143).",
    ),
    term(
        "shop item",
        &["shop item", "shop items"],
        "on top of a shop slot; its abilities do nothing there (F-63).",
    ),
    term(
        "attack",
        &["attack", "attacks"],
        "as a number, the combat damage that something deals; as a deed, attack rolls until one side dies (F-98, F-101).",
    ),
    term(
        "attack roll",
        &["attack roll", "attack rolls"],
        "a die against the evasion of what is attacked: it hits if it is no lower (F-97).",
    ),
    term(
        "evasion",
        &["evasion"],
        "what an attack roll must reach, always 1 to 6 (F-97, F-106).",
    ),
    term(
        "combat damage",
        &["combat damage"],
        "damage of an attack roll: the attacker's attack on a hit, the other side's on a miss (F-98, F-99).",
    ),
    term(
        "HP",
        &["HP"],
        "hit points; at 0 it dies, and at the end of each turn all heal (F-37, F-128).",
    ),
    term(
        "reroll",
        &["reroll"],
        "of a roll, give it a new number (F-85); of an item, destroy it, and if that worked its controller gains 1 treasure (F-162).",
    ),
    term("flip", &["flip"], "a roll of n becomes 7 − n (F-86)."),
    term(
        "stack",
        &["stack"],
        "where loot, abilities, rolls, damage and deaths wait; the last one resolves first (F-68).",
    ),
    term(
        "cancel",
        &["cancel"],
        "it leaves the stack without effect (F-79); an attack ends (F-103).",
    ),
    term(
        "discard",
        &["discard", "discards"],
        "the pile of used cards of a deck; from hand its owner chooses what goes there (F-131).",
    ),
    term(
        "soul",
        &["soul", "souls"],
        "souls worth 4 win the game (F-166); one card may be worth 2 (F-168).",
    ),
    term(
        "death penalty",
        &["death penalty"],
        "whoever dies destroys an item, discards a loot card, loses 1¢ and deactivates everything (F-130 to F-133).",
    ),
    term(
        "hand limit",
        &["hand limit"],
        "loot cards that you may keep at the end of your turn, 10 without changes (F-30).",
    ),
    term(
        "counter",
        &["counter", "counters"],
        "a mark on a card; it stays when the card changes hands and goes when it leaves play (F-164).",
    ),
    term(
        "active player",
        &["active player", "active player's"],
        "whose turn it is; on monsters, events and rooms everything is about them (F-65).",
    ),
    term(
        "steal",
        &["steal", "steals"],
        "take control of it; that is not gaining it (F-163).",
    ),
    term(
        "Reward",
        &["Reward"],
        "what the active player gets when it dies, whoever killed it (F-121, F-122).",
    ),
    term(
        "copy",
        &["copy"],
        "it has the other's abilities and numbers, but not its counters, charge or damage (F-165).",
    ),
    term(
        "for a round",
        &["for a round"],
        "until that player's next regular turn starts (F-43 to F-47).",
    ),
];

const SPANISH: [Term; 26] = [
    term(
        "girar",
        &["gira", "girar"],
        "desactiva esto; tiene que estar cargado (F-148).",
    ),
    term(
        "cargado",
        &[
            "cargado",
            "cargada",
            "cargados",
            "cargadas",
            "desactivado",
            "desactivada",
            "desactivados",
            "desactivadas",
            "desactiva",
            "desactivar",
            "recarga",
            "recargar",
            "recárgalo",
            "desactívalo",
        ],
        "listo para girarse; lo desactivado se recarga en el paso de recarga de su controlador (F-03, F-148).",
    ),
    term(
        "botín",
        &["botín", "botines"],
        "robar botín es robar cartas de ese mazo; una carta de botín se juega con una jugada de botín (F-08, F-10).",
    ),
    term(
        "tesoro",
        &["tesoro", "tesoros"],
        "obtener uno pone en juego, como objeto tuyo, la carta superior del mazo de tesoros (F-163).",
    ),
    term(
        "objeto",
        &["objeto", "objetos"],
        "un tesoro, objeto inicial o baratija que controla un jugador (F-150).",
    ),
    term(
        "compra",
        &["compra", "compras"],
        "una vez por turno, un objeto de la tienda o el tesoro superior, por 10¢ (F-16, F-142, F-143).",
    ),
    term(
        "tienda",
        &["tienda"],
        "las casillas con objetos en venta; sus habilidades no hacen nada allí (F-63).",
    ),
    term(
        "ataque",
        &["ataque", "ataques", "ataca", "atacar"],
        "como número, el daño de combate que se inflige; como acción, tiradas de ataque hasta que muere un bando (F-98, F-101).",
    ),
    term(
        "tirada de ataque",
        &["tirada de ataque", "tiradas de ataque"],
        "un dado contra la evasión de lo atacado: acierta si no es menor (F-97).",
    ),
    term(
        "evasión",
        &["evasión"],
        "lo que debe alcanzar una tirada de ataque, siempre de 1 a 6 (F-97, F-106).",
    ),
    term(
        "daño de combate",
        &["daño de combate"],
        "el de una tirada de ataque: el ataque del atacante si acierta, el del otro si falla (F-98, F-99).",
    ),
    term(
        "PV",
        &["PV"],
        "puntos de vida; con 0 muere, y al final de cada turno todos se curan (F-37, F-128).",
    ),
    term(
        "repetir",
        &[
            "repite",
            "repetir",
            "repítela",
            "repetirla",
            "renueva",
            "renovar",
            "renuévalo",
        ],
        "repetir una tirada le da un número nuevo (F-85); renovar un objeto lo destruye y, si se pudo, su controlador obtiene 1 tesoro (F-162).",
    ),
    term(
        "voltear",
        &["voltea", "voltear"],
        "una tirada de n pasa a ser 7 − n (F-86).",
    ),
    term(
        "pila",
        &["pila"],
        "donde esperan botín, habilidades, tiradas, daño y muertes; lo último se resuelve primero (F-68).",
    ),
    term(
        "anular",
        &["anula", "anular", "anúlala"],
        "sale de la pila sin efecto (F-79); un ataque se acaba (F-103).",
    ),
    term(
        "descarte",
        &["descarte", "descarta", "descartar"],
        "la pila de cartas usadas de un mazo; de la mano elige su dueño (F-131).",
    ),
    term(
        "alma",
        &["alma", "almas"],
        "almas por valor de 4 ganan la partida (F-166); una sola carta puede valer 2 (F-168).",
    ),
    term(
        "tributo de muerte",
        &["tributo de muerte"],
        "quien muere destruye un objeto, descarta una carta de botín, pierde 1¢ y desactiva todo (F-130 a F-133).",
    ),
    term(
        "límite de mano",
        &["límite de mano"],
        "cartas de botín que puedes conservar al final de tu turno, 10 si nada lo cambia (F-30).",
    ),
    term(
        "contador",
        &["contador", "contadores"],
        "una marca sobre una carta; sigue si cambia de manos y se va cuando sale del juego (F-164).",
    ),
    term(
        "jugador activo",
        &["jugador activo"],
        "de quien es el turno; en monstruos, sucesos y salas todo trata de él (F-65).",
    ),
    term(
        "quitar",
        &["quita", "quitar", "toma el control", "tomar el control"],
        "tomar el control de algo no es obtenerlo (F-163).",
    ),
    term(
        "Recompensa",
        &["Recompensa"],
        "lo que obtiene el jugador activo cuando muere, lo mate quien lo mate (F-121, F-122).",
    ),
    term(
        "copia",
        &["copia", "copiar"],
        "tiene las habilidades y números del otro, pero no sus contadores, carga ni daño (F-165).",
    ),
    term(
        "durante una ronda",
        &["durante una ronda"],
        "hasta que empieza el siguiente turno normal de ese jugador (F-43 a F-47).",
    ),
];

const fn glossary(language: Language) -> &'static [Term] {
    match language {
        Language::English => &ENGLISH,
        Language::Spanish => &SPANISH,
    }
}

/// All words of the game with their explanations: keywords first.
#[must_use]
pub fn words(language: Language) -> Vec<(&'static str, &'static str)> {
    let keywords = KEYWORDS.map(|k| (keyword_name(k, language), keyword_help(k, language)));
    let others = glossary(language).iter().map(|t| (t.name, t.help));
    keywords.into_iter().chain(others).collect()
}

/// The words on a card that need explaining, each once, in the order of the card.
#[must_use]
pub fn terms(card: &Card, language: Language) -> Vec<(&'static str, &'static str)> {
    let mut found = Vec::new();
    for words in all_words(language).words(&told(card, None, language)) {
        let mut done = 0;
        for (at, entry) in words {
            if at.start >= done && !found.contains(&entry) {
                found.push(entry);
            }
            done = done.max(at.end);
        }
    }
    found
}

/// A text with its terms marked.
pub(super) fn marked(text: &str, language: Language) -> Paragraph {
    all_words(language).marked(text)
}

/// Every word of the game.
fn all_words(language: Language) -> Glossary {
    let keyword = |keyword| {
        (
            keyword_name(keyword, language),
            keyword_help(keyword, language),
        )
    };
    Glossary::new(KEYWORDS.map(keyword), glossary(language))
}
