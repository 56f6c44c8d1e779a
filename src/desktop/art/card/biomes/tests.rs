//! Every face can be drawn, whatever a modder writes on it.

use super::*;
use crate::desktop::art::raster::raster;
use crate::games::biomes::content::builtin;

const FACES: [Face; 4] = [Face::Full, Face::Hand, Face::Table, Face::Tile];

#[test]
fn every_built_in_card_has_all_its_faces() {
    let content = builtin().expect("the built-in packs are sound");
    for card in &content.cards {
        for face in FACES {
            let drawn = svg(card, &content.cards, face, false);
            raster(&drawn, None, 9, 12).unwrap_or_else(|e| panic!("{} {face:?}: {e}", card.id));
        }
    }
}

#[test]
fn rules_text_of_every_built_in_card_fits_and_can_be_read() {
    let content = builtin().expect("the built-in packs are sound");
    for card in &content.cards {
        let m = fitted(card, &content.cards, Face::Full);
        let block = words::rules(card, &content.cards, &m);
        assert!(block.size >= 12.0, "{}: {}", card.id, block.size);
    }
}

#[test]
fn pictures_differ_and_stay_the_same() {
    let content = builtin().expect("the built-in packs are sound");
    let draw = |n: usize| picture::draw(&content.cards[n], 200.0, 100.0, "p");
    assert_eq!(draw(0), draw(0));
    let mut all: Vec<String> = (0..content.cards.len()).map(draw).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), content.cards.len());
}

#[test]
fn markup_and_endless_names_do_no_harm() {
    let content = builtin().expect("the built-in packs are sound");
    let mut card = content.cards[0].clone();
    card.name = "<svg> & \"Ünïcødé\" → 火 ".repeat(8);
    card.flavor = "</text><script/>".repeat(20);
    card.subtype = "a<b".to_owned();
    for face in FACES {
        raster(&svg(&card, &content.cards, face, false), None, 90, 126).expect("still an SVG");
    }
}
