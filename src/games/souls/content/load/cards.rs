//! One card: name, picture, starting item, parts, abilities.

use super::super::{Ability, Card, CardDef, CardKind, Keyword, Keywords};
use super::bearer::Bearer;
use super::effects::EffectChecker;
use super::known::{KnownCard, KnownNames};
use super::{abilities, doubtful, groups, parts};
use crate::cards::language::{Parts, Scene};
use crate::cards::lint;
use crate::games::souls::limits::ABILITIES;
use crate::packs::{CheckContext, Pack, Placed, range};

pub(super) fn check(
    pack: Option<&Pack>,
    id: String,
    def: CardDef,
    known: &KnownNames,
    context: &mut CheckContext<'_>,
) -> Placed<Card, Option<String>> {
    let mut thing = compile(id, def.clone());
    let bearer = Bearer { card: &thing };
    context.name(&def.name);
    parts::fields(&def, bearer, context);
    parts::numbers(&def, context);
    parts::keywords(&def, bearer, context);
    parts::tags(&def, context);
    groups::check(&def, bearer, context);
    if let (Some(pack), Some(file)) = (pack, &def.picture) {
        context.picture(pack, file, "L107");
    }
    if let Some(first) = def.abilities.get(ABILITIES) {
        let message = format!(
            "{} abilities; a card has at most {ABILITIES}",
            def.abilities.len()
        );
        context.error("L108", &parts::start(&first.span), message);
    }
    for ability in &def.abilities {
        let at = range(&ability.span);
        abilities::check(&ability.value, bearer, &at, known, context);
    }
    words(&def, bearer, known, context);
    context.twice(def.abilities.iter().map(|ability| range(&ability.span)));
    if def.token && def.kind.value != CardKind::Treasure {
        let place = context.closer(&range(&def.id.span), "token");
        context.error_with(
            "L103",
            &place,
            "this is no token",
            "only treasures are tokens",
        );
    }
    let starting = starting(&def, known, context);
    thing.each_named(&mut |card, token| known.resolve_named(card, token, context));
    thing.abilities.iter_mut().for_each(Ability::add_choices);
    context.placed(&def.id, thing, starting)
}

/// Checks the texts of rewards and of the condition of a bonus soul.
fn words(def: &CardDef, bearer: Bearer<'_>, known: &KnownNames, context: &mut CheckContext<'_>) {
    let scene = &Scene::new(&[]);
    for reward in &def.rewards {
        let mut checker = EffectChecker::new(bearer, None, known);
        reward.parts(scene, &mut |part, scene| checker.part(&part, scene));
        doubtful::reward(&reward.value, &mut checker.found);
        checker.found.report(&range(&reward.span), context);
    }
    if let Some(condition) = &def.condition {
        let mut checker = EffectChecker::new(bearer, None, known);
        condition.parts(scene, &mut |part, scene| checker.part(&part, scene));
        lint::condition(doubtful::CODES, &condition.value, &mut checker.found);
        checker.found.report(&range(&condition.span), context);
    }
}

/// The full id of the starting item, which is one.
fn starting(def: &CardDef, known: &KnownNames, context: &mut CheckContext<'_>) -> Option<String> {
    let name = def.starting.as_ref()?;
    let at = range(&name.span);
    let (id, what) = known
        .cards
        .find(&name.value, context.file, &at, context.report)?;
    if let KnownCard::Card(profile) = what
        && profile.kind != CardKind::StartingItem
    {
        let message = format!("`{}` is not a starting item", name.value);
        context.error("L125", &at, message);
    }
    Some(id)
}

/// The card as it is played. A starting item has Eternal.
fn compile(id: String, def: CardDef) -> Card {
    let kind = def.kind.value;
    let eternal = (kind == CardKind::StartingItem).then_some(Keyword::Eternal);
    // A monster whose hit points were forgotten is no event: that would bring an echo of the mistake.
    let forgotten = (kind == CardKind::Monster && parts::block(&def)).then_some(0);
    let printed = def.keywords.into_iter().map(|k| k.value);
    Card {
        id,
        name: def.name.value.into(),
        kind,
        group: def.group.map(|g| g.value),
        hp: def.hp.map(|n| n.value).or(forgotten),
        evasion: def.evasion.map_or(0, |n| n.value),
        attack: def.attack.map_or(0, |n| n.value),
        souls: def.souls.map_or(0, |n| n.value),
        rewards: def.rewards.into_iter().map(|r| r.value).collect(),
        keywords: printed.chain(eternal).collect::<Keywords>(),
        tags: def.tags,
        starting: None,
        three_plus: def.three_plus,
        token: def.token,
        abilities: def.abilities.into_iter().map(|a| a.value).collect(),
        condition: def.condition.map(|c| c.value),
        flavor: def.flavor.into(),
        picture: def.picture.map(|p| p.value),
    }
}
