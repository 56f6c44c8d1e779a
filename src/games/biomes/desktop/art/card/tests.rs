//! Every face can be drawn, whatever a modder writes on it.

use super::*;
use crate::desktop::art::raster::raster;
use crate::games::biomes::content::builtin;
use crate::table::LANGUAGES;

const FACES: [Face; 4] = [Face::Full, Face::Hand, Face::Table, Face::Tile];

#[test]
fn every_built_in_card_has_all_its_faces() {
    let content = builtin().expect("the built-in packs are sound");
    for card in &content.cards {
        for (face, language) in FACES.map(|face| LANGUAGES.map(|l| (face, l))).concat() {
            let drawn = svg(card, &content, face, language, false);
            raster(&drawn, None, 9, 12).unwrap_or_else(|e| panic!("{} {face:?}: {e}", card.id));
        }
    }
}

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
    card.name = "<svg> & \"Ünïcødé\" → 火 ".repeat(8).into();
    card.flavor = "</text><script/>".repeat(20).into();
    card.subtype = "a<b".to_owned();
    for face in FACES {
        let drawn = svg(&card, &content, face, Language::English, false);
        raster(&drawn, None, 90, 126).expect("still an SVG");
    }
}
