//! Deck lists in scenarios.

use ron2::{Span, Spanned};

use crate::games::biomes::content::{self, Content, DeckDef};
use crate::packs::{Report, TextFile, short};
use crate::tools::scenario::beginning::{Copies, deck_verdict};
use crate::tools::scenario::scenario_error::Done;

/// N-03, N-04: the check that a pack's decks go through.
pub(super) fn check(
    content: &Content,
    (cards, fill): (&Spanned<Copies>, Option<u8>),
    refused: Option<&Spanned<String>>,
    at: Span,
    file: &TextFile,
) -> Done {
    let mut cards = cards.clone();
    let total: u32 = cards.value.iter().map(|(_, n)| u32::from(n.value)).sum();
    let mut missing = u32::from(fill.unwrap_or(0)).saturating_sub(total);
    let legal = content.cards.iter().filter(|c| c.is_function());
    for card in legal {
        let known = |name: &str| name == card.id || name == short(&card.id);
        let copies = missing.min(u32::from(content.rules.copies));
        if copies > 0 && !cards.value.iter().any(|(name, _)| known(&name.value)) {
            let (value, span) = (card.id.clone(), cards.span);
            let name = Spanned { value, span };
            let value = copies as u8;
            cards.value.push((name, Spanned { value, span }));
            missing -= copies;
        }
    }
    let text = |value: &str| Spanned {
        value: value.to_owned(),
        span: cards.span,
    };
    let def = DeckDef {
        id: text("deck"),
        name: text("Deck"),
        summary: String::new(),
        cards: cards.clone(),
        reserve: Vec::new(),
    };
    let mut report = Report::default();
    content::check_deck(content, &def, file, &mut report);
    deck_verdict(&mut report, content::deck_rule, refused, at)
}
