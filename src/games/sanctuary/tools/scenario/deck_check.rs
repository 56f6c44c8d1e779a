//! Deck lists in scenarios.

use ron2::{Span, Spanned};

use super::begin::plain_sanctuary;
use crate::games::sanctuary::content::{self, CardKind, Content, DeckDef};
use crate::packs::{PackContent, Report, TextFile};
use crate::tools::scenario::beginning::{Copies, deck_verdict};
use crate::tools::scenario::scenario_error::Done;

/// H-92 to H-94: the check that a pack's decks go through.
pub(super) fn check(
    content: &Content,
    (sanctuary, cards, fill): (Option<&Spanned<String>>, &Spanned<Copies>, Option<u8>),
    refused: Option<&Spanned<String>>,
    at: Span,
    file: &TextFile,
) -> Done {
    let named = match sanctuary {
        Some(name) => content.named(&name.value),
        None => plain_sanctuary(content),
    };
    let ruling = named.map(|n| &content.cards[usize::from(n)]);
    let text = |value: &str| Spanned {
        value: value.to_owned(),
        span: cards.span,
    };
    let mut cards = cards.clone();
    let total: u32 = cards.value.iter().map(|(_, n)| u32::from(n.value)).sum();
    let mut missing = u32::from(fill.unwrap_or(0)).saturating_sub(total);
    let faction = ruling.and_then(|card| card.faction);
    let legal = content.cards.iter().filter(|card| {
        card.kind != CardKind::Sanctuary && (card.faction.is_none() || card.faction == faction)
    });
    // Cards of one name share the limit (C58), so each name fills up once.
    let listed = |name: &str| {
        let card = content.named(name)?;
        Some(content.cards[usize::from(card)].name.english.as_str())
    };
    let mut names: Vec<&str> = Vec::new();
    names.extend(
        cards
            .value
            .iter()
            .filter_map(|(name, _)| listed(&name.value)),
    );
    for card in legal {
        let copies = missing.min(u32::from(card.copies));
        if copies > 0 && !names.contains(&card.name.english.as_str()) {
            names.push(&card.name.english);
            let span = cards.span;
            let value = copies as u8;
            cards.value.push((text(&card.id), Spanned { value, span }));
            missing -= copies;
        }
    }
    let id = sanctuary.cloned();
    let id = id.or_else(|| ruling.map(|card| text(&card.id)));
    let def = DeckDef {
        id: text("deck"),
        name: text("Deck"),
        summary: String::new(),
        sanctuary: id.unwrap_or_else(|| text("")),
        cards: cards.clone(),
    };
    let mut report = Report::default();
    content::check_deck(content, &def, file, &mut report);
    deck_verdict(&mut report, content::deck_rule, refused, at)
}
