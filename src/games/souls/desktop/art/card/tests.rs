//! Every face can be drawn in every language, whatever a modder writes on it, and its text fits.

use super::*;
use crate::desktop::art::card::drawn_cards;
use crate::games::souls::content::builtin;
use crate::table::LANGUAGES;

drawn_cards!(
    [Face::Full, Face::Hand, Face::Table, Face::Tile, Face::Slip],
    |card, content| picture::draw(card, 200.0, 100.0),
    |card| card.tags = vec!["a<b".to_owned()]
);

#[test]
fn rules_text_of_every_built_in_card_stays_in_its_box_and_can_be_read() {
    let content = builtin().expect("the built-in pack is sound");
    for card in &content.cards {
        for (face, least) in [(Face::Full, 11.0), (Face::Hand, 9.0)] {
            for language in LANGUAGES {
                let m = fitted(card, &content, face, language);
                let block = words::rules(card, &content, language, &m);
                let room = words::room(card, &m);
                let what = format!("{} {face:?} {language:?}", card.id);
                assert!(block.size >= least, "{what}: size {}", block.size);
                if face == Face::Full {
                    let high = (block.height, room.h);
                    assert!(high.0 <= high.1, "{what}: {} in {}", high.0, high.1);
                }
            }
        }
    }
}
