//! Deck lists in scenarios.

use ron2::Spanned;

use super::item::Item;
use super::stage::Stage;
use crate::games::biomes::content::{self, DeckDef};
use crate::games::biomes::position::short;
use crate::packs::{Report, TextFile};
use crate::tools::scenario::beginning::deck_verdict;
use crate::tools::scenario::trouble::Done;

/// N-03, N-04: the check that a pack's decks go through.
pub(super) fn check_deck(stage: &Stage, item: &Spanned<Item>, file: &TextFile) -> Done {
    let Item::CheckDeck {
        cards,
        fill,
        refused,
    } = &item.value
    else {
        return Ok(());
    };
    let mut cards = cards.clone();
    let total: u32 = cards.value.iter().map(|(_, n)| u32::from(n.value)).sum();
    let mut missing = u32::from(fill.unwrap_or(0)).saturating_sub(total);
    let legal = stage.content.cards.iter().filter(|c| c.is_function());
    for card in legal {
        let known = |name: &str| name == card.id || name == short(&card.id);
        let copies = missing.min(u32::from(stage.content.rules.copies));
        if copies > 0 && !cards.value.iter().any(|(name, _)| known(&name.value)) {
            let spanned = |span| (span, copies as u8);
            let (span, copies) = spanned(cards.span);
            let name = Spanned {
                value: card.id.clone(),
                span,
            };
            cards.value.push((
                name,
                Spanned {
                    value: copies,
                    span,
                },
            ));
            missing -= u32::from(copies);
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
    content::check_deck(stage.content, &def, file, &mut report);
    deck_verdict(&mut report, content::deck_rule, refused.as_ref(), item.span)
}
