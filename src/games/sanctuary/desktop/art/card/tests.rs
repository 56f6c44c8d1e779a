//! Every face can be drawn in every language, whatever a modder writes on it, and its text fits.

use super::*;
use crate::desktop::art::fonts::width;
use crate::desktop::art::raster::raster;
use crate::desktop::art::text_layout::Block;
use crate::games::sanctuary::content::builtin;
use crate::packs::Words;
use crate::table::LANGUAGES;

const FACES: [Face; 5] = [Face::Full, Face::Hand, Face::Table, Face::Tile, Face::Slip];

#[test]
fn every_built_in_card_has_all_its_faces_in_every_language() {
    let content = builtin().expect("the built-in pack is sound");
    for card in &content.cards {
        for (face, language) in FACES.into_iter().flat_map(|f| LANGUAGES.map(|l| (f, l))) {
            let drawn = svg(card, &content, face, language, false);
            raster(&drawn, None, 9, 12).unwrap_or_else(|e| panic!("{} {face:?}: {e}", card.id));
        }
    }
}

/// How wide the widest line of a text is.
fn widest(block: &Block) -> f32 {
    let line = |runs: &[(f32, crate::desktop::art::text_layout::Span)]| {
        let (x, run) = runs.last()?;
        Some(x + width(run.text.trim_end(), run.style, block.size))
    };
    let all = block.lines.iter().filter_map(|l| line(&l.runs));
    all.fold(0.0, f32::max)
}

#[test]
fn rules_text_of_every_built_in_card_stays_in_its_box_and_can_be_read() {
    let content = builtin().expect("the built-in pack is sound");
    for card in &content.cards {
        for (face, least) in [(Face::Full, 12.0), (Face::Hand, 9.0)] {
            for language in LANGUAGES {
                let m = fitted(card, &content, face, language);
                let block = words::rules(card, &content, language, &m, face);
                let room = words::below_gifts(card, &m, face);
                let what = format!("{} {face:?} {language:?}", card.id);
                assert!(block.size >= least, "{what}: size {}", block.size);
                assert!(
                    block.height <= room.h,
                    "{what}: {} in {}",
                    block.height,
                    room.h
                );
                assert!(widest(&block) <= room.w + 0.1, "{what}: {}", widest(&block));
            }
        }
    }
}

#[test]
fn pictures_differ_and_stay_the_same() {
    let content = builtin().expect("the built-in pack is sound");
    let draw = |card: &Card| glass::draw(card, colour(card, &content), 200.0, 100.0);
    assert_eq!(draw(&content.cards[0]), draw(&content.cards[0]));
    let mut all: Vec<String> = content.cards.iter().map(draw).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), content.cards.len());
}

#[test]
fn markup_and_endless_names_do_no_harm() {
    let content = builtin().expect("the built-in pack is sound");
    for mut card in content.cards.iter().take(12).cloned() {
        card.name = Words::from("<svg> & \"Ünïcødé\" → 火 ".repeat(8));
        card.flavor = Words::from("</text><script/>".repeat(20));
        card.subtype = "a<b".to_owned();
        for face in FACES {
            let drawn = svg(&card, &content, face, Language::Spanish, false);
            raster(&drawn, None, 90, 126).expect("still an SVG");
        }
    }
}
