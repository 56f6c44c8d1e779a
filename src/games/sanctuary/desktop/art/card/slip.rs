//! The narrowest face: a plaque of which only the name is seen, for what a Character carries.

use super::frame;
use crate::desktop::art::card::{Face, strip};
use crate::desktop::art::fonts::Style;
use crate::desktop::art::palette::{self, Rgb};
use crate::desktop::art::text_layout::escape;
use crate::games::sanctuary::content::Card;

/// The piece that the table draws over the right end: Durability.
const TAKEN: f32 = 44.0;
/// Largest and smallest size of the name.
const NAME: (f32, f32) = (23.0, 17.5);
/// The middle of the part that is seen.
const MIDDLE: f32 = 15.5;

/// The face as an SVG document, framed in `main`.
pub fn svg(card: &Card, name: &str, main: Rgb) -> String {
    let m = &Face::Slip.measure();
    let (w, h, e) = (m.w, m.h, m.edge);
    let left = e + 5.0;
    let (size, name) = strip::whole_words(name, w - left - TAKEN, NAME);
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}"><rect x="0.5" y="0.5" width="{}" height="{}" rx="7" fill="{}" stroke="#04070a"/><rect x="{e}" y="{e}" width="{}" height="{}" rx="4" fill="{}"/>{}<text x="{left}" y="{}" {} font-size="{size}" fill="{}">{}</text></svg>"##,
        w - 1.0,
        h - 1.0,
        palette::STONE.mix(main, 0.45).tone(0.44, 0.9).hex(),
        w - 2.0 * e,
        h - 2.0 * e,
        palette::stone_body().mix(main, 0.08).hex(),
        frame::draw(card.kind, m),
        MIDDLE + size * 0.32,
        Style::Name.svg(),
        main.tone(0.94, 0.35).hex(),
        escape(name),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sanctuary::content::{CardKind, builtin};
    use crate::table::LANGUAGES;

    #[test]
    fn no_word_of_a_technology_is_cut() {
        let content = builtin().expect("the built-in pack loads");
        let all = content.cards.iter();
        for card in all.filter(|card| card.kind == CardKind::Technology) {
            for language in LANGUAGES {
                let name = card.name.in_language(language);
                let svg = svg(card, name, palette::STONE);
                let shown = svg
                    .rsplit_once("\">")
                    .and_then(|(_, rest)| rest.split_once('<'));
                let shown = shown.map_or("", |(text, _)| text);
                let rest = name.strip_prefix(shown).expect(name);
                assert!(
                    !shown.is_empty() && (rest.is_empty() || rest.starts_with(' ')),
                    "{shown}"
                );
            }
        }
    }
}
