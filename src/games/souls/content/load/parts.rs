//! The requirements of a card's kind: fields, keywords, numbers.

use std::ops::Range;

use ron2::{Span, Spanned};

use super::super::{Ability, CardDef, CardKind, Keyword};
use super::bearer::Bearer;
use crate::games::souls::limits;
use crate::packs::{CheckContext, range};

/// Fields that are there or not, each where it should be.
pub(super) fn fields(def: &CardDef, bearer: Bearer<'_>, context: &mut CheckContext<'_>) {
    let (kind, at) = (def.kind.value, range(&def.kind.span));
    let deck = matches!(
        kind,
        CardKind::Treasure | CardKind::Loot | CardKind::Monster
    );
    let bonus = kind == CardKind::BonusSoul;
    // A monster card with a piece of a stat block wants all of it.
    let block = block(def);
    let familiar = bearer.is_item() && bearer.card.has(Keyword::Familiar);
    let may_block = kind == CardKind::Monster || bearer.is_monster() || familiar;
    let must_block = may_block && (kind != CardKind::Monster || block);
    let character = kind == CardKind::Character;
    let valued = deck && !bearer.card.is_event() || bonus || character;
    let rows = [
        ("group", span(def.group.as_ref()), deck, deck),
        (
            "hp",
            span(def.hp.as_ref()),
            must_block || character,
            may_block || character,
        ),
        ("evasion", span(def.evasion.as_ref()), must_block, may_block),
        (
            "attack",
            span(def.attack.as_ref()),
            must_block || character,
            may_block || character,
        ),
        ("souls", span(def.souls.as_ref()), bonus, valued),
        (
            "rewards",
            def.rewards.first().map(|reward| &reward.span),
            false,
            may_block && must_block,
        ),
        ("starting", span(def.starting.as_ref()), false, character),
        ("condition", span(def.condition.as_ref()), bonus, bonus),
    ];
    let name = bearer.name();
    for (field, given, must, may) in rows {
        match given {
            None if must => {
                let message = format!("{name} must have `{field}`");
                let help = match (kind, field) {
                    (CardKind::Monster, "hp" | "evasion" | "attack") => {
                        format!("add `{field}: ..`; without the whole stat block it is an event")
                    }
                    _ => format!("add `{field}: ..`"),
                };
                context.error_with("L102", &at, message, help);
            }
            Some(span) if !may => {
                let message = format!("{name} has no `{field}`");
                context.error_with("L103", &range(span), message, "leave it out");
            }
            _ => {}
        }
    }
    if def.three_plus && !deck && kind != CardKind::Room {
        let place = context.closer(&body(def, context), "three_plus");
        let message = format!("{name} has no `three_plus`");
        let help = "only cards of a deck can be for three or more players";
        context.error_with("L103", &place, message, help);
    }
    resolve(def, bearer, &at, context);
}

/// Whether a card has a stat block, or a piece of one.
pub(super) const fn block(def: &CardDef) -> bool {
    def.hp.is_some() || def.evasion.is_some() || def.attack.is_some()
}

/// Loot cards and events say once what they do, unless they stay in play.
fn resolve(def: &CardDef, bearer: Bearer<'_>, at: &Range<usize>, context: &mut CheckContext<'_>) {
    if !bearer.resolves() {
        return;
    }
    let resolve = |ability: &&Spanned<Ability>| matches!(ability.value, Ability::Resolve { .. });
    let mut all = def.abilities.iter().filter(resolve);
    if all.next().is_none() && !bearer.stays() {
        let message = format!("{} must say what it does", bearer.name());
        let help = "add `abilities: [Resolve(effects: [..])]`";
        context.error_with("L102", at, message, help);
    }
    if let Some(second) = all.next() {
        let message = "a card resolves in one way";
        let help = "several ways stand in one `Resolve(choose: [..])`";
        context.error_with("L108", &start(&second.span), message, help);
    }
}

/// Numbers within bounds.
pub(super) fn numbers(def: &CardDef, context: &mut CheckContext<'_>) {
    let number = |part: &Option<Spanned<i32>>| {
        let part = part.as_ref()?;
        Some((i64::from(part.value), range(&part.span)))
    };
    let souls = def.souls.as_ref();
    let souls = souls.map(|part| (i64::from(part.value), range(&part.span)));
    let rows = [
        ("hp", number(&def.hp), limits::HP),
        ("evasion", number(&def.evasion), limits::EVASION),
        ("attack", number(&def.attack), limits::ATTACK),
        ("souls", souls, limits::SOULS),
    ];
    for (name, part, legal) in rows {
        if let Some((value, at)) = part {
            context.within(name, value, *legal.start(), *legal.end(), &at);
        }
    }
}

/// Keywords that such a card can have, each once.
pub(super) fn keywords(def: &CardDef, bearer: Bearer<'_>, context: &mut CheckContext<'_>) {
    for (n, keyword) in def.keywords.iter().enumerate() {
        let (word, at) = (keyword.value, range(&keyword.span));
        if def.keywords[..n].iter().any(|other| other.value == word) {
            context.error("L119", &at, format!("{word:?} is there twice"));
        }
        let kind = bearer.card.kind;
        let loot = kind == CardKind::Loot;
        let monster = kind == CardKind::Monster && !bearer.card.is_event();
        let (may, whose) = match word {
            Keyword::Eternal => (
                bearer.stays() || kind == CardKind::BonusSoul,
                "what stays in play",
            ),
            Keyword::Trinket => (loot, "loot cards"),
            Keyword::Ambush => (loot, "loot cards with a stat block"),
            Keyword::Curse => (bearer.card.is_event(), "events"),
            Keyword::Indomitable | Keyword::TeamUp => (monster, "monsters"),
            Keyword::Familiar => (bearer.is_item(), "items with a stat block"),
            Keyword::EntersDeactivated => (
                bearer.stays() && kind != CardKind::Character,
                "what enters play and stays",
            ),
        };
        if !may {
            let message = format!("{} has no {word:?}", bearer.name());
            context.error_with("L124", &at, message, format!("it is for {whose}"));
        }
        let both = [Keyword::Trinket, Keyword::Ambush];
        if word == Keyword::Ambush && both.iter().all(|&k| bearer.card.has(k)) {
            let message = "a card is a trinket or an ambush, not both";
            context.error_with("L124", &at, message, "leave one out");
        }
    }
}

/// Tags with something to read, each once.
pub(super) fn tags(def: &CardDef, context: &mut CheckContext<'_>) {
    for (n, tag) in def.tags.iter().enumerate() {
        let place = context.closer(&body(def, context), &format!("\"{tag}\""));
        if tag.trim().is_empty() {
            context.error("L109", &place, "the tag is empty");
        } else if def.tags[..n].contains(tag) {
            context.error("L119", &place, format!("`{tag}` is there twice"));
        }
    }
}

/// The text after the id of a card, where its parts are looked for.
fn body(def: &CardDef, context: &CheckContext<'_>) -> Range<usize> {
    def.id.span.end_offset..context.file.text.len()
}

/// The first byte of something long, to point at.
pub(super) const fn start(span: &Span) -> Range<usize> {
    span.start_offset..span.start_offset + 1
}

const fn span<T>(part: Option<&Spanned<T>>) -> Option<&Span> {
    match part {
        Some(part) => Some(&part.span),
        None => None,
    }
}
