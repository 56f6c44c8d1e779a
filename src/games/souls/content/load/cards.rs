//! One card: name, picture, starting item, parts, abilities.

use super::super::{Card, CardDef, CardKind, Keyword, Keywords};
use super::bearer::Bearer;
use super::judge::Judge;
use super::known::{Known, What};
use super::{abilities, groups, parts};
use crate::cards::language::{Parts, Scene};
use crate::games::souls::limits::ABILITIES;
use crate::packs::{Desk, Pack, Placed, range};

pub(super) fn check(
    pack: Option<&Pack>,
    id: String,
    def: CardDef,
    known: &Known,
    desk: &mut Desk<'_>,
) -> Placed<Card, Option<String>> {
    let thing = compile(id, def.clone());
    let bearer = Bearer { card: &thing };
    desk.name(&def.name);
    parts::fields(&def, bearer, desk);
    parts::numbers(&def, desk);
    parts::keywords(&def, bearer, desk);
    parts::tags(&def, desk);
    groups::check(&def, bearer, desk);
    if let (Some(pack), Some(file)) = (pack, &def.picture) {
        desk.picture(pack, file, "L107");
    }
    if let Some(first) = def.abilities.get(ABILITIES) {
        let message = format!(
            "{} abilities; a card has at most {ABILITIES}",
            def.abilities.len()
        );
        desk.error("L108", &parts::start(&first.span), message);
    }
    for ability in &def.abilities {
        let at = range(&ability.span);
        abilities::check(&ability.value, bearer, &at, known, desk);
    }
    words(&def, bearer, known, desk);
    let starting = starting(&def, known, desk);
    desk.placed(&def.id, thing, starting)
}

/// Checks the texts of rewards and of the condition of a bonus soul.
fn words(def: &CardDef, bearer: Bearer<'_>, known: &Known, desk: &mut Desk<'_>) {
    let scene = &Scene::new(&[]);
    for reward in &def.rewards {
        let mut judge = Judge::new(bearer, None, known);
        reward.parts(scene, &mut |part, scene| judge.part(&part, scene));
        judge.found.tell(&range(&reward.span), desk);
    }
    if let Some(condition) = &def.condition {
        let mut judge = Judge::new(bearer, None, known);
        condition.parts(scene, &mut |part, scene| judge.part(&part, scene));
        judge.found.tell(&range(&condition.span), desk);
    }
}

/// The full id of the starting item, which is one.
fn starting(def: &CardDef, known: &Known, desk: &mut Desk<'_>) -> Option<String> {
    let name = def.starting.as_ref()?;
    let at = range(&name.span);
    let (id, what) = known.cards.find(&name.value, desk.file, &at, desk.report)?;
    if let What::Card(sort) = what
        && sort.kind != CardKind::StartingItem
    {
        let message = format!("`{}` is not a starting item", name.value);
        desk.error("L125", &at, message);
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
        abilities: def.abilities.into_iter().map(|a| a.value).collect(),
        condition: def.condition.map(|c| c.value),
        flavor: def.flavor.into(),
        picture: def.picture.map(|p| p.value),
    }
}
