//! One card: numbers, picture, starting item, and what its parts must be.

use super::super::{Card, CardDef, CardKind, Keyword, Keywords};
use super::known::{Known, What};
use super::pack::CheckedCard;
use crate::packs::{Desk, Pack, Placed, range};

pub(super) fn check(
    pack: Option<&Pack>,
    id: String,
    def: CardDef,
    known: &Known,
    desk: &mut Desk<'_>,
) -> CheckedCard {
    desk.name(&def.name);
    if let (Some(pack), Some(file)) = (pack, &def.picture) {
        desk.picture(pack, file, "L107");
    }
    let starting = def.starting.as_ref().and_then(|name| {
        let at = range(&name.span);
        let (id, what) = known.cards.find(&name.value, desk.file, &at, desk.report)?;
        if let What::Card(sort) = what
            && sort.kind != CardKind::StartingItem
        {
            let message = format!("`{}` is not a starting item", name.value);
            desk.error("L125", &at, message);
        }
        Some(id)
    });
    let (file, at) = (desk.file.clone(), range(&def.id.span));
    let thing = compile(id, def);
    let card = Placed { thing, file, at };
    CheckedCard { card, starting }
}

/// The card as it is played. A starting item has Eternal.
fn compile(id: String, def: CardDef) -> Card {
    let kind = def.kind.value;
    let eternal = (kind == CardKind::StartingItem).then_some(Keyword::Eternal);
    let printed = def.keywords.into_iter().map(|k| k.value);
    Card {
        id,
        name: def.name.value.into(),
        kind,
        group: def.group.map(|g| g.value),
        hp: def.hp.map(|n| n.value),
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
