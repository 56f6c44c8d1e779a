//! Sets in scenarios.

use ron2::{Span, Spanned};

use crate::games::souls::content::{self, CardKind, Content, Copies, GROUPS, Group, SetDef};
use crate::packs::{Report, TextFile};
use crate::tools::scenario::beginning::deck_verdict;
use crate::tools::scenario::scenario_error::{Done, ScenarioError};

/// F-175: the check that a pack's sets go through.
pub(super) fn check(
    content: &Content,
    (size, change): (u16, &[(Group, u8)]),
    refused: Option<&Spanned<String>>,
    span: Span,
    file: &TextFile,
) -> Done {
    let text = |value: &str| Spanned {
        value: value.to_owned(),
        span,
    };
    let list = |kind: CardKind| -> Done<Copies> {
        let mut cards = Vec::new();
        for &(group, _, share) in GROUPS.iter().filter(|group| group.1 == kind) {
            let changed = change.iter().find(|(other, _)| *other == group);
            let count = changed.map_or(u32::from(share) * u32::from(size) / 100, |(_, n)| {
                u32::from(*n)
            });
            let value = u8::try_from(count).unwrap_or(u8::MAX);
            let Some(card) = content.cards.iter().find(|c| c.group == Some(group)) else {
                let message = format!("no card of the group {group:?} is known");
                return Err(ScenarioError::new("S010", span, message));
            };
            if value > 0 {
                cards.push((text(&card.id), Spanned { value, span }));
            }
        }
        Ok(Spanned { value: cards, span })
    };
    let characters = content
        .cards
        .iter()
        .filter(|c| c.kind == CardKind::Character);
    let characters = characters.map(|c| text(&c.id)).collect();
    let def = SetDef {
        id: text("set"),
        name: text("Set"),
        summary: String::new(),
        proportions: Some(Spanned { value: size, span }),
        characters: Spanned {
            value: characters,
            span,
        },
        treasure: list(CardKind::Treasure)?,
        loot: list(CardKind::Loot)?,
        monsters: list(CardKind::Monster)?,
        rooms: Vec::new(),
        bonus: Vec::new(),
    };
    let mut report = Report::default();
    content::check_set(content, &def, file, &mut report);
    deck_verdict(&mut report, content::set_rule, refused, span)
}
