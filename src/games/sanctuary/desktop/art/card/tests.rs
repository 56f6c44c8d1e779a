//! Every face can be drawn in every language, whatever a modder writes on it, and its text fits.

use super::*;
use crate::desktop::art::card::drawn_cards;
use crate::desktop::art::fonts::width;
use crate::desktop::art::text_layout::Block;
use crate::games::sanctuary::content::builtin;
use crate::table::LANGUAGES;

drawn_cards!(
    [Face::Full, Face::Hand, Face::Table, Face::Tile, Face::Slip],
    |card, content| glass::draw(card, colour(card, &content), 200.0, 100.0),
    |card| card.subtype = "a<b".to_owned()
);

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
