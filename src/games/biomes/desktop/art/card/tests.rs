//! Every face can be drawn, whatever a modder writes on it.

use super::*;
use crate::desktop::art::card::drawn_cards;
use crate::games::biomes::content::builtin;
use crate::table::LANGUAGES;

drawn_cards!(
    [Face::Full, Face::Hand, Face::Table, Face::Tile],
    |card, content| picture::draw(card, 200.0, 100.0, "p"),
    |card| card.subtype = "a<b".to_owned()
);

#[test]
fn rules_text_of_every_built_in_card_fits_and_can_be_read() {
    let content = builtin().expect("the built-in packs are sound");
    for card in &content.cards {
        for language in LANGUAGES {
            let m = fitted(card, &content, Face::Full, language);
            let block = words::rules(card, &content, language, &m);
            let least = if language == Language::English {
                12.0
            } else {
                11.0
            };
            assert!(block.size >= least, "{}: {}", card.id, block.size);
        }
    }
}
