//! Checks one card: fields that its kind requires or forbids, numbers, picture, abilities.

use ron2::{Span, Spanned};

use super::super::{Ability, Card, CardDef, CardKind, Gifts, RulesDef, TargetSpec, add_choices};
use super::known::KnownNames;
use super::pack::CardLinks;
use super::{abilities, doubtful};
use crate::cards::language::{HowMany, picks_of};
use crate::games::sanctuary::limits::{ABILITIES, COST, FEW, STAT};
use crate::packs::{CheckContext, Pack, Placed, range};

pub(super) fn check(
    pack: Option<&Pack>,
    id: String,
    mut def: CardDef,
    rules: Option<&RulesDef>,
    known: &KnownNames,
    context: &mut CheckContext<'_>,
) -> Placed<Card, CardLinks> {
    context.name(&def.name);
    parts(&def, context);
    numbers(&def, rules, context);
    gifts(&def, context);
    if let (Some(pack), Some(file)) = (pack, &def.picture) {
        context.picture(pack, file, "S107");
    }
    let faction = def.faction.as_ref().and_then(|name| {
        let at = range(&name.span);
        let found = known
            .factions
            .find(&name.value, context.file, &at, context.report)?;
        Some(found.0)
    });
    if let Some(first) = def.abilities.get(ABILITIES) {
        let message = format!(
            "{} abilities; a card has at most {ABILITIES}",
            def.abilities.len()
        );
        context.error("S108", &start(&first.span), message);
    }
    for ability in &mut def.abilities {
        let at = range(&ability.span);
        abilities::check(&mut ability.value, def.kind.value, &at, known, context);
    }
    doubtful::card(&def, context);
    let picks = choices(&def, context);
    let copies = def.copies.map(|n| n.value);
    let mut abilities: Vec<Ability> = def.abilities.into_iter().map(|a| a.value).collect();
    add_choices(&mut abilities, picks);
    let thing = Card {
        id,
        name: def.name.value.into(),
        kind: def.kind.value,
        faction: None,
        subtype: def.subtype,
        token: def.token,
        cost: def.cost.map_or(0, |n| n.value),
        strength: def.strength.map_or(0, |n| n.value),
        structure: def.structure.map_or(0, |n| n.value),
        volition: def.volition.map_or(0, |n| n.value),
        limit: def.limit.map_or(0, |n| n.value),
        durability: def.durability.map_or(0, |n| n.value),
        gifts: def.gifts.into_iter().map(|g| g.value).collect::<Gifts>(),
        abilities,
        picks,
        copies: u8::MAX,
        flavor: def.flavor.into(),
        picture: def.picture.map(|p| p.value),
    };
    context.placed(&def.id, thing, CardLinks { faction, copies })
}

/// The first byte of something long, to point at.
pub(super) const fn start(span: &Span) -> std::ops::Range<usize> {
    span.start_offset..span.start_offset + 1
}

/// Checks the fields that the card's kind requires and forbids.
fn parts(def: &CardDef, context: &mut CheckContext<'_>) {
    use CardKind::{Character, Enhancement, Manipulation, Sanctuary, Technology};
    let (kind, at) = (def.kind.value, range(&def.kind.span));
    let rows = [
        ("cost", span(def.cost.as_ref())),
        ("strength", span(def.strength.as_ref())),
        ("structure", span(def.structure.as_ref())),
        ("volition", span(def.volition.as_ref())),
        ("limit", span(def.limit.as_ref())),
        ("durability", span(def.durability.as_ref())),
        ("gifts", def.gifts.first().map(|gift| &gift.span)),
        ("copies", span(def.copies.as_ref())),
    ];
    let name = if def.token {
        "a token"
    } else {
        kind_name(kind)
    };
    if def.token && kind != Character {
        let message = format!("{} is no token", kind_name(kind));
        context.error_with("S103", &at, message, "only characters are tokens");
    }
    let both = |yes| (yes, yes);
    for (field, given) in rows {
        let (must, may) = match field {
            "cost" => both(kind != Sanctuary && !def.token),
            "strength" => both(kind == Character),
            "structure" | "volition" => {
                (kind == Sanctuary, matches!(kind, Sanctuary | Enhancement))
            }
            "limit" => both(kind == Sanctuary),
            "durability" => both(kind == Technology),
            "gifts" => (false, kind == Character),
            _ => (false, kind != Sanctuary && !def.token),
        };
        match given {
            None if must => {
                let message = format!("{name} must have `{field}`");
                context.error_with("S102", &at, message, format!("add `{field}: ..`"));
            }
            Some(span) if !may => {
                let message = format!("{name} has no `{field}`");
                context.error_with("S103", &range(span), message, "leave it out");
            }
            _ => {}
        }
    }
    if kind == Manipulation && def.abilities.is_empty() {
        let message = "a manipulation must say what it does";
        let help = "add `abilities: [Resolve(effects: [..])]`";
        context.error_with("S102", &at, message, help);
    }
}

const fn span<T>(part: Option<&Spanned<T>>) -> Option<&Span> {
    match part {
        Some(part) => Some(&part.span),
        None => None,
    }
}

fn numbers(def: &CardDef, rules: Option<&RulesDef>, context: &mut CheckContext<'_>) {
    let lowest = i64::from(def.kind.value == CardKind::Sanctuary);
    let most = rules.map_or(i64::from(u8::MAX), |r| i64::from(r.copies));
    let small = |part: &Option<Spanned<u8>>| {
        let part = part.as_ref()?;
        Some((i64::from(part.value), range(&part.span)))
    };
    let large = |part: &Option<Spanned<i32>>| {
        let part = part.as_ref()?;
        Some((i64::from(part.value), range(&part.span)))
    };
    let rows = [
        ("cost", small(&def.cost), 0, COST),
        ("strength", large(&def.strength), 0, STAT),
        ("structure", large(&def.structure), lowest, STAT),
        ("volition", large(&def.volition), 0, STAT),
        ("limit", small(&def.limit), 0, FEW),
        ("durability", small(&def.durability), 1, FEW),
        ("copies", small(&def.copies), 1, most),
    ];
    for (name, part, low, high) in rows {
        if let Some((value, at)) = part {
            context.within(name, value, low, high, &at);
        }
    }
}

fn gifts(def: &CardDef, context: &mut CheckContext<'_>) {
    for (n, gift) in def.gifts.iter().enumerate() {
        if def.gifts[..n].iter().any(|other| other.value == gift.value) {
            let message = format!("{:?} is there twice", gift.value);
            context.error("S119", &range(&gift.span), message);
        }
    }
}

/// A card of that kind, with its article.
pub(super) const fn kind_name(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Sanctuary => "a sanctuary",
        CardKind::Enhancement => "an enhancement",
        CardKind::Character => "a character",
        CardKind::Technology => "a technology",
        CardKind::Manipulation => "a manipulation",
    }
}

/// W076: how many of its texts are chosen together.
fn choices(def: &CardDef, context: &mut CheckContext<'_>) -> HowMany {
    let texts = def.abilities.iter().map(|ability| &ability.value);
    let texts = texts.filter(|ability| matches!(ability, Ability::Resolve { .. }));
    let targets: Vec<&[TargetSpec]> = texts.map(Ability::targets).collect();
    picks_of(def.picks.as_ref(), &targets, context)
}
