//! How to play Biomes: its pages, turn, words and drawings.

use super::art::BiomesArt;
use crate::desktop::art::card::Face;
use crate::desktop::book::{
    BookPicture, BookSource, card_place, shared_picture, turn_entries, word_entries,
};
use crate::desktop::start::Libraries;
use crate::games::biomes::content::{BiomeType, ENERGIES};
use crate::games::biomes::desktop::words as own;
use crate::games::biomes::text::{ALL_KEYWORDS, keyword_help};
use crate::games::biomes::{Biomes, Phase, TURN};
use crate::table::Language;

/// The source of the pages.
pub(super) const SOURCE: BookSource = BookSource {
    files: [
        include_str!("../../../../assets/book/biomes/en.ron"),
        include_str!("../../../../assets/book/biomes/es.ron"),
    ],
    turn: |language| {
        let words = own::of(language);
        turn_entries(
            &TURN,
            |phase| match phase {
                Phase::Setup | Phase::Over => None,
                phase => Some(words.phase(phase)),
            },
            |step| words.moment(step),
        )
    },
    words: |language| word_entries(ALL_KEYWORDS.map(|keyword| keyword_help(keyword, language))),
    picture,
};

fn picture(name: &str, libraries: &Libraries, language: Language) -> Option<BookPicture> {
    let Some((kind, what)) = name.split_once(':') else {
        return shared_picture(name);
    };
    let key = match kind {
        "card" => {
            let card = card_place::<Biomes>(libraries, what)?;
            BiomesArt::Card(card, Face::Full, language)
        }
        "gem" => {
            let named = |energy| format!("{energy:?}") == what;
            BiomesArt::Gem(ENERGIES.into_iter().position(named)?)
        }
        "durability" => BiomesArt::Durability(what.parse().ok()?, BiomeType::Woods),
        _ => return None,
    };
    Some(BookPicture::Art(key.into()))
}
