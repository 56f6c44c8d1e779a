//! Checks one card: fields that its kind requires or forbids, numbers, picture, abilities.

use ron2::Spanned;

use super::super::{
    Ability, AnomalyMode, Card, CardDef, CardKind, Cost, Keyword, OwnCost, RulesDef, TargetSpec,
    add_choices,
};
use super::pack::CardLinks;
use super::scope::{KnownCard, Scope};
use super::{abilities, doubtful};
use crate::cards::language::{HowMany, picks_of};
use crate::games::biomes::limits;
use crate::packs::{CheckContext, Pack, Placed, range};

pub(super) fn check(
    pack: Option<&Pack>,
    id: String,
    mut def: CardDef,
    rules: Option<&RulesDef>,
    scope: &Scope,
    context: &mut CheckContext<'_>,
) -> Placed<Card, CardLinks> {
    let cap = rules.map_or(u32::MAX, |r| u32::from(r.cost_cap));
    context.name(&def.name);
    parts(&def, context);
    numbers(&def, cap, context);
    if let (Some(pack), Some(file)) = (pack, &def.picture) {
        context.picture(pack, file, "B007");
    }
    let cost = def.cost.as_ref().map_or_else(Cost::default, |c| c.value);
    let count = def.abilities.len() as i64;
    if let Some(extra) = def.abilities.get(limits::ABILITIES as usize) {
        context.within(
            "number of abilities",
            count,
            0,
            limits::ABILITIES,
            &range(&extra.span),
        );
    }
    for keyword in &def.keywords {
        if let Keyword::Deflect(n) | Keyword::Firewall(n) = keyword.value {
            context.within(
                "keyword",
                n.into(),
                0,
                limits::KEYWORD,
                &range(&keyword.span),
            );
        }
    }
    let mut subtypes = Vec::new();
    if let CardKind::Modification(filter) = &def.kind.value
        && let Some(word) = &filter.subtype
    {
        subtypes.push((word.clone(), context.closer(&range(&def.kind.span), word)));
    }
    for ability in &mut def.abilities {
        let at = range(&ability.span);
        abilities::check(
            &mut ability.value,
            (Some(&def.kind.value), cost),
            cap,
            &at,
            scope,
            context,
            &mut subtypes,
        );
    }
    one_text(&def, context);
    doubtful::keywords(&def, context);
    context.twice(def.abilities.iter().map(|ability| range(&ability.span)));
    let picks = choices(&def, context);
    let mut anomaly = match def.anomaly {
        AnomalyMode::Common => None,
        AnomalyMode::Uncommon(card) => Some(card),
    };
    if let Some(card) = &mut anomaly {
        scope.resolve(card, KnownCard::Anomaly, context.file, context.report);
    }
    let mut abilities: Vec<Ability> = def.abilities.into_iter().map(|a| a.value).collect();
    add_choices(&mut abilities, picks);
    let thing = Card {
        id,
        name: def.name.value.into(),
        kind: def.kind.value,
        subtype: def.subtype,
        cost,
        global: def.global.map(|g| g.value),
        speed: def.speed.map_or(0, |s| s.value),
        grade: def.grade,
        mythic: def.mythic,
        attack: def.attack.map_or(0, |a| a.value),
        defense: def.defense.map_or(0, |d| d.value),
        reach: def.reach.map(|r| r.value).unwrap_or_default(),
        keywords: def.keywords.into_iter().map(|k| k.value).collect(),
        abilities,
        picks,
        makes: def.makes.map(|m| m.value),
        anomaly: None,
        flavor: def.flavor.into(),
        picture: def.picture.map(|p| p.value),
    };
    if thing.is_event() && thing.abilities.is_empty() {
        let at = range(&def.id.span);
        context.warn("B032", &at, "this event does nothing");
    }
    context.placed(&def.id, thing, CardLinks { anomaly, subtypes })
}

/// Checks the fields that the card's kind requires and forbids.
fn parts(def: &CardDef, context: &mut CheckContext<'_>) {
    let kind = &def.kind.value;
    let (name, at) = (kind_name(kind), range(&def.kind.span));
    let agent = matches!(
        kind,
        CardKind::Agent | CardKind::SoftwareAgent | CardKind::HardwareAgent | CardKind::Spawn
    );
    let function = !matches!(kind, CardKind::Anomaly | CardKind::Spawn);
    let anomaly = *kind == CardKind::Anomaly;
    let mut part = |field: &str, given: Option<&ron2::Span>, must: bool, may: bool| match given {
        None if must => {
            context.error_with(
                "B002",
                &at,
                format!("{name} must have `{field}`"),
                format!("add `{field}: ..`"),
            );
        }
        Some(span) if !may => {
            context.error_with(
                "B003",
                &range(span),
                format!("{name} has no `{field}`"),
                "leave it out",
            );
        }
        _ => {}
    };
    part("attack", span(def.attack.as_ref()), agent, agent);
    part("defense", span(def.defense.as_ref()), agent, agent);
    part("reach", span(def.reach.as_ref()), false, agent);
    part("speed", span(def.speed.as_ref()), function, function);
    part("cost", span(def.cost.as_ref()), false, function);
    part("global", span(def.global.as_ref()), false, function);
    part(
        "makes",
        span(def.makes.as_ref()),
        anomaly,
        *kind != CardKind::Event,
    );
    if let AnomalyMode::Uncommon(card) = &def.anomaly {
        part("anomaly", Some(&card.span), false, function);
    }
}

const fn span<T>(part: Option<&Spanned<T>>) -> Option<&ron2::Span> {
    match part {
        Some(part) => Some(&part.span),
        None => None,
    }
}

fn numbers(def: &CardDef, cap: u32, context: &mut CheckContext<'_>) {
    if let Some(attack) = &def.attack {
        context.within(
            "attack",
            i64::from(attack.value),
            0,
            limits::STAT,
            &range(&attack.span),
        );
    }
    if let Some(defense) = &def.defense {
        context.within(
            "defense",
            i64::from(defense.value),
            0,
            limits::STAT,
            &range(&defense.span),
        );
    }
    if let Some(speed) = &def.speed {
        context.within("speed", i64::from(speed.value), 1, 3, &range(&speed.span));
    }
    if let Some(global) = &def.global {
        context.within(
            "global",
            i64::from(global.value),
            0,
            i64::from(cap),
            &range(&global.span),
        );
    }
    if let Some(cost) = &def.cost
        && cost.value.value() > cap
    {
        let message = format!("a cost of {} is above {cap}", cost.value.value());
        context.error("B004", &range(&cost.span), message);
    }
    if let Some(makes) = &def.makes {
        let at = range(&makes.span);
        if makes.value.x {
            context.error("B006", &at, "what a card makes cannot hold an X");
        }
        context.within(
            "energy made",
            i64::from(makes.value.value()),
            1,
            i64::from(cap),
            &at,
        );
    }
}

const fn kind_name(kind: &CardKind) -> &'static str {
    match kind {
        CardKind::Agent => "an agent",
        CardKind::Event => "an event",
        CardKind::Software => "software",
        CardKind::Modification(_) => "a modification",
        CardKind::Hardware => "hardware",
        CardKind::Gear => "gear",
        CardKind::SoftwareAgent => "a software agent",
        CardKind::HardwareAgent => "a hardware agent",
        CardKind::Anomaly => "an anomaly",
        CardKind::Spawn => "a spawn",
    }
}

/// B003: only one of several texts has energy of its own (D85).
fn one_text(def: &CardDef, context: &mut CheckContext<'_>) {
    let texts = def.abilities.iter();
    let mut texts = texts.filter(|ability| matches!(ability.value, Ability::Execute { .. }));
    if let (Some(only), None) = (texts.next(), texts.next())
        && def.kind.value == CardKind::Event
        && only.value.costs().iter().any(OwnCost::is_energy)
    {
        let place = context.closer(&range(&only.span), "Energy");
        let message = "this is the only text, so its energy is the cost of the card";
        let help = "write `cost: (void: 1)` in the card, or give it another `Execute`";
        context.error_with("B003", &place, message, help);
    }
}

/// W076: how many of its texts are chosen together.
fn choices(def: &CardDef, context: &mut CheckContext<'_>) -> HowMany {
    let texts = def.abilities.iter().map(|ability| &ability.value);
    let texts = texts.filter(|ability| matches!(ability, Ability::Execute { .. }));
    let targets: Vec<&[TargetSpec]> = texts.map(Ability::targets).collect();
    picks_of(def.picks.as_ref(), &targets, context)
}
