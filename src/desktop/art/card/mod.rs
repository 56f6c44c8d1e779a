//! Card faces as SVG, made only from the card.
//!
//! `sheet`, `strip` and `prose` hold the parts of faces that all card games share. Each game adds its own colours,
//! picture and numbers.

mod face;
pub(crate) mod prose;
pub(crate) mod sheet;
pub(crate) mod strip;

pub use face::Face;
pub(crate) use face::Measure;

/// `drawn_cards!(FACES, |card, content| picture, |card| mark);`: every built-in card has all those faces in every
/// language, pictures differ and stay the same, and whatever a modder writes on a card does no harm.
#[cfg(test)]
macro_rules! drawn_cards {
    ($faces:expr, |$card:ident, $content:ident| $picture:expr, |$odd:ident| $mark:expr) => {
        #[test]
        fn every_built_in_card_has_all_its_faces_in_every_language() {
            let content = builtin().expect("the built-in packs are sound");
            for card in &content.cards {
                for (face, language) in $faces.map(|f| LANGUAGES.map(|l| (f, l))).concat() {
                    let drawn = svg(card, &content, face, language, false);
                    let drawn = $crate::desktop::art::raster::raster(&drawn, None, 9, 12);
                    drawn.unwrap_or_else(|e| panic!("{} {face:?}: {e}", card.id));
                }
            }
        }

        #[test]
        fn pictures_differ_and_stay_the_same() {
            let $content = builtin().expect("the built-in packs are sound");
            let draw = |$card: &Card| $picture;
            assert_eq!(draw(&$content.cards[0]), draw(&$content.cards[0]));
            let mut all: Vec<String> = $content.cards.iter().map(draw).collect();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), $content.cards.len());
        }

        #[test]
        fn markup_and_endless_names_do_no_harm() {
            let content = builtin().expect("the built-in packs are sound");
            for mut $odd in content.cards.iter().take(12).cloned() {
                $odd.name = "<svg> & \"Ünïcødé\" → 火 ".repeat(8).into();
                $odd.flavor = "</text><script/>".repeat(20).into();
                $mark;
                for face in $faces {
                    let drawn = svg(&$odd, &content, face, Language::Spanish, false);
                    let drawn = $crate::desktop::art::raster::raster(&drawn, None, 90, 126);
                    drawn.expect("still an SVG");
                }
            }
        }
    };
}

#[cfg(test)]
pub(crate) use drawn_cards;
