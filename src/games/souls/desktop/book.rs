//! How to play Souls: its pages, turn, words and drawings.

use super::art::SoulsArt;
use super::art::tokens::TokenPicture;
use crate::desktop::art::card::Face;
use crate::desktop::art::marks::Trend;
use crate::desktop::book::{BookPicture, BookSource, card_place, shared_picture, turn_entries};
use crate::desktop::start::Libraries;
use crate::games::souls::text::{phase_name, step_name, words};
use crate::games::souls::{Phase, Souls, TURN};
use crate::table::Language;

/// The source of the pages.
pub(super) const SOURCE: BookSource = BookSource {
    files: [
        include_str!("../../../../assets/book/souls/en.ron"),
        include_str!("../../../../assets/book/souls/es.ron"),
    ],
    turn: |language| {
        turn_entries(
            &TURN,
            |phase| match phase {
                Phase::Setup | Phase::Over => None,
                phase => Some(phase_name(phase, language)),
            },
            |step| step_name(step, language),
        )
    },
    words: |language| {
        let words = words(language).into_iter();
        words
            .map(|(name, help)| (name.into(), without_rules(help)))
            .collect()
    },
    picture,
};

/// An explanation without the ids of its rules, which stand in brackets at its end.
fn without_rules(help: &str) -> String {
    match help.rsplit_once(" (") {
        Some((text, ids)) if ids.ends_with(").") && ids.contains(char::is_numeric) => {
            format!("{text}.")
        }
        _ => help.to_owned(),
    }
}

fn picture(name: &str, libraries: &Libraries, language: Language) -> Option<BookPicture> {
    let key = match name.split_once(':') {
        Some(("card", what)) => {
            let card = card_place::<Souls>(libraries, what)?;
            SoulsArt::Card(card, Face::Full, language)
        }
        Some(_) => return None,
        None => SoulsArt::TokenPicture(match name {
            "heart" => TokenPicture::Heart(2, false),
            "evasion" => TokenPicture::Evasion(4),
            "attack" => TokenPicture::Attack(1, Trend::Same),
            "coins" => TokenPicture::Coins(3),
            "hand" => TokenPicture::Hand(3),
            "jars" => TokenPicture::Jars(2, 4),
            "plays" => TokenPicture::Plays(1),
            "attacks" => TokenPicture::Attacks(1),
            "purchases" => TokenPicture::Purchases(1),
            "die" => TokenPicture::Die(5),
            "charged" => TokenPicture::Wick(true),
            "deactivated" => TokenPicture::Wick(false),
            "counters" => TokenPicture::Counters(2),
            "covered" => TokenPicture::Covered(2),
            "must" => TokenPicture::Must,
            "soul" => TokenPicture::Soul,
            shared => return shared_picture(shared),
        }),
    };
    Some(BookPicture::Art(key.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_rules_are_left_out_and_nothing_else() {
        assert_eq!(without_rules("draw a card (F-08, R3)."), "draw a card.");
        assert_eq!(without_rules("a card (of loot)."), "a card (of loot).");
        assert_eq!(without_rules("a card."), "a card.");
    }
}
