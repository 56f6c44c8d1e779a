//! Words of the game and what they mean, for the panel beside a card, and where they stand in a text.

use super::names::{gift_help, gift_name};
use super::{Paragraph, told};
use crate::cards::text::{Glossary, Term, term};
use crate::games::sanctuary::content::{Card, CardKind, GIFTS};
use crate::packs::Language;

const ENGLISH: [Term; 13] = [
    term(
        "Volition",
        &["Volition"],
        "pays for cards and abilities; what is left is lost in your next Communion.",
    ),
    term(
        "Structure",
        &["Structure"],
        "what a Sanctuary has left; at 0 its controller loses.",
    ),
    term(
        "Durability",
        &["Durability"],
        "a Technology loses 1 in each Communion of its controller and is destroyed at 0.",
    ),
    term(
        "carrier",
        &["carrier", "carries", "carry", "carried"],
        "the Character that has the Technology; each has at most one.",
    ),
    term(
        "tapped",
        &["tapped", "untapped", "tap", "untap", "untaps"],
        "turned sideways: it cannot challenge, attack or block until it untaps in Communion.",
    ),
    term(
        "challenge",
        &["challenge", "challenges", "challenged", "duel", "duels"],
        "in the Duel phase one Character challenges an enemy one; both deal damage, and the loser's controller draws a card.",
    ),
    term(
        "facing",
        &["facing"],
        "against it in the duel, or blocking it or blocked by it.",
    ),
    term("Limbo", &["Limbo"], "discard pile, face up for all to see."),
    term(
        "Stack",
        &["Stack"],
        "where Manipulations and abilities wait; the last one resolves first.",
    ),
    term("cancel", &["cancel"], "it leaves the Stack without effect."),
    term(
        "Communion",
        &["Communion"],
        "first phase of a turn: cards untap, Volition is lost, Technologies wear.",
    ),
    term(
        "Harvest",
        &["Harvest"],
        "phase of a turn in which cards are played.",
    ),
    term(
        "Contemplation",
        &["Contemplation"],
        "last phase of a turn; what lasts until then ends with it.",
    ),
];

const SPANISH: [Term; 13] = [
    term(
        "Voluntad",
        &["Voluntad"],
        "paga cartas y habilidades; la que sobra se pierde en tu siguiente Comunión.",
    ),
    term(
        "Estructura",
        &["Estructura"],
        "lo que le queda a un Santuario; con 0, su controlador pierde.",
    ),
    term(
        "Durabilidad",
        &["Durabilidad"],
        "una Tecnología pierde 1 en cada Comunión de su controlador y con 0 es destruida.",
    ),
    term(
        "portador",
        &["portador", "porta", "portan"],
        "el Personaje que tiene la Tecnología; cada uno lleva una como mucho.",
    ),
    term(
        "girado",
        &[
            "girado",
            "girada",
            "girados",
            "giradas",
            "gira",
            "girar",
            "gíralo",
            "enderezado",
            "enderezada",
            "enderezados",
            "enderezadas",
            "endereza",
            "enderezan",
            "enderezar",
            "enderézalo",
        ],
        "puesto de lado: no puede retar, atacar ni bloquear hasta que se endereza en la Comunión.",
    ),
    term(
        "reto",
        &["reta", "retar", "retado", "retados", "duelo", "duelos"],
        "en la fase de Duelo un Personaje reta a otro rival; ambos se infligen daño y el controlador del perdedor roba una carta.",
    ),
    term(
        "enfrentarse",
        &["enfrenta"],
        "estar con él en el duelo, bloquearlo o ser bloqueado por él.",
    ),
    term(
        "Limbo",
        &["Limbo"],
        "pila de descartes, a la vista de todos.",
    ),
    term(
        "Pila",
        &["Pila"],
        "donde esperan Manipulaciones y habilidades; la última se resuelve primero.",
    ),
    term(
        "anular",
        &["anula", "anular", "anúlalo", "anúlala"],
        "sale de la Pila sin efecto.",
    ),
    term(
        "Comunión",
        &["Comunión"],
        "primera fase del turno: se enderezan las cartas, se pierde la Voluntad y se desgastan las Tecnologías.",
    ),
    term(
        "Cosecha",
        &["Cosecha"],
        "fase del turno en la que se juegan cartas.",
    ),
    term(
        "Contemplación",
        &["Contemplación"],
        "última fase del turno; lo que dura hasta entonces acaba con ella.",
    ),
];

const fn glossary(language: Language) -> &'static [Term] {
    match language {
        Language::English => &ENGLISH,
        Language::Spanish => &SPANISH,
    }
}

/// All words of the game with their explanations: gifts first.
#[must_use]
pub fn glossary_words(language: Language) -> Vec<(&'static str, &'static str)> {
    let gifts = GIFTS.map(|gift| (gift_name(gift, language), gift_help(gift, language)));
    let others = glossary(language).iter().map(|term| (term.name, term.help));
    gifts.into_iter().chain(others).collect()
}

/// The words on a card that need explaining, each once, in the order of the card: gifts, its own kind, its text.
#[must_use]
pub fn terms(card: &Card, language: Language) -> Vec<(&'static str, &'static str)> {
    let mut found = Vec::new();
    let mut add = |entry: (&'static str, &'static str)| {
        if !found.contains(&entry) {
            found.push(entry);
        }
    };
    if card.kind == CardKind::Technology {
        let own = ["Durability", "Durabilidad", "carrier", "portador"];
        let own = glossary(language).iter().filter(|t| own.contains(&t.name));
        own.for_each(|t| add((t.name, t.help)));
    }
    let words = all_words(language).words(&told(card, None, language));
    words.into_iter().flatten().for_each(|(_, word)| add(word));
    found
}

/// A text with its terms marked.
pub(super) fn marked(text: &str, language: Language) -> Paragraph {
    all_words(language).marked(text)
}

/// Every word of the game.
fn all_words(language: Language) -> Glossary {
    let gift = |gift| (gift_name(gift, language), gift_help(gift, language));
    Glossary::new(GIFTS.map(gift), glossary(language))
}
