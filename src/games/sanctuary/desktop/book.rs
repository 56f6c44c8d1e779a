//! How to play Sanctuary: its pages, turn, words and drawings.

use super::art::SanctuaryArt;
use super::art::tokens::Token;
use crate::desktop::art::card::Face;
use crate::desktop::art::marks::Trend;
use crate::desktop::art::palette;
use crate::desktop::book::{
    BookPicture, BookSource, card_place, shared_picture, turn_entries, word_entries,
};
use crate::desktop::start::Libraries;
use crate::games::sanctuary::text::{glossary_words, phase_name, step_name};
use crate::games::sanctuary::{Phase, Sanctuary, TURN};
use crate::table::Language;

/// The source of the pages.
pub(super) const SOURCE: BookSource = BookSource {
    files: [
        include_str!("../../../../assets/book/sanctuary/en.ron"),
        include_str!("../../../../assets/book/sanctuary/es.ron"),
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
    words: |language| word_entries(glossary_words(language)),
    picture,
};

fn picture(name: &str, libraries: &Libraries, language: Language) -> Option<BookPicture> {
    let key = match name.split_once(':') {
        Some(("card", what)) => {
            let card = card_place::<Sanctuary>(libraries, what)?;
            SanctuaryArt::Card(card, Face::Full, language)
        }
        Some(_) => return None,
        None => SanctuaryArt::Token(match name {
            "strength" => Token::Strength(3, Trend::Same, palette::BRASS),
            "structure" => Token::Structure(12),
            "volition" => Token::Volition(4, language.pick("Volition", "Voluntad"), 4),
            "slot" => Token::Slot(true),
            "wear" => Token::Wear(3),
            shared => return shared_picture(shared),
        }),
    };
    Some(BookPicture::Art(key.into()))
}
