//! Where things of a filter are, and whose they are: "in your hand", "of the active player".

use super::noun::{HAND, waits, your};
use super::{Names, said};
use crate::cards::text::{Preposition, say};
use crate::games::souls::content::{DeckKind, Filter, ObjectSelector, PlayerSelector, Where};
use crate::packs::{Language, Whose};

/// " in your hand", " in the discard", " en la pila".
pub fn place(filter: &Filter, at: Preposition, names: Names) -> String {
    let language = names.language;
    let at = at.name(language);
    let of = filter.of.as_ref().map(|of| possessor(of, language));
    let of = of.unwrap_or_default();
    match (filter.place, filter.whose) {
        (Where::Hand, _) if !of.is_empty() => {
            say!(language, " {at} the hand{of}", " {at} la mano{of}")
        }
        (Where::Play, _) if language == Language::Spanish && waits(filter.kind) => {
            format!("{of} en la pila")
        }
        (Where::Play, _) => of,
        (Where::Discard, _) => say!(language, " {at} the discard", " {at} el descarte"),
        (Where::Deck, _) => {
            let deck = filter.pile().unwrap_or(DeckKind::Loot);
            let deck = said::deck_name(deck, language);
            say!(language, " {at} the {deck} deck", " {at} el mazo de {deck}")
        }
        (Where::Hand, Whose::Yours) => format!(" {at} {}", your(HAND, names)),
        (Where::Hand, Whose::Theirs) => say!(
            language,
            " {at} another player's hand",
            " {at} la mano de otro jugador"
        ),
        (Where::Hand, Whose::Any) => say!(language, " {at} a hand", " {at} una mano"),
    }
}

/// " of that player", " del jugador activo".
pub fn possessor(of: &PlayerSelector, language: Language) -> String {
    if *of == PlayerSelector::You {
        return language.pick(" of yours", " tuyo").to_owned();
    }
    let [english, spanish] = match of {
        PlayerSelector::ControllerOf(who) if **who != ObjectSelector::Picked => {
            ["its controller", "su controlador"]
        }
        PlayerSelector::You => ["you", "ti"],
        PlayerSelector::Active => ["the active player", "el jugador activo"],
        PlayerSelector::Each => ["all players", "todos los jugadores"],
        PlayerSelector::Opponent | PlayerSelector::Others => {
            ["the other players", "los demás jugadores"]
        }
        PlayerSelector::Left => ["the player to the left", "el jugador de la izquierda"],
        PlayerSelector::Right => ["the player to the right", "el jugador de la derecha"],
        PlayerSelector::LeftOf(_) => ["the player to the left", "el jugador a la izquierda"],
        PlayerSelector::RightOf(_) => ["the player to the right", "el jugador a la derecha"],
        PlayerSelector::They
        | PlayerSelector::ThatPlayer
        | PlayerSelector::Target(_)
        | PlayerSelector::ControllerOf(_) => ["that player", "ese jugador"],
    };
    let who = match (language, spanish.strip_prefix("el ")) {
        (Language::English, _) => format!(" of {english}"),
        (Language::Spanish, Some(rest)) => format!(" del {rest}"),
        (Language::Spanish, None) => format!(" de {spanish}"),
    };
    match of {
        PlayerSelector::LeftOf(of) | PlayerSelector::RightOf(of) => who + &possessor(of, language),
        _ => who,
    }
}
