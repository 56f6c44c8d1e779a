//! The group of a card within its deck: it is of that deck, and the card is what its group says.

use super::super::{
    Ability, Card, CardDef, CardKind, Cost, Effect, Group, Keyword, ObjectSelector, Verb,
};
use super::bearer::Bearer;
use crate::cards::language::Part;
use crate::packs::{CheckContext, range};

/// Says what is wrong with the group of a card.
pub(super) fn check(def: &CardDef, bearer: Bearer<'_>, context: &mut CheckContext<'_>) {
    let Some(group) = &def.group else { return };
    let (card, at, group) = (bearer.card, range(&group.span), group.value);
    if !matches!(
        card.kind,
        CardKind::Treasure | CardKind::Loot | CardKind::Monster
    ) {
        return;
    }
    if group.kind() != card.kind {
        let deck = match group.kind() {
            CardKind::Treasure => "treasures",
            CardKind::Loot => "loot cards",
            _ => "monster cards",
        };
        let message = format!("{group:?} is a group of {deck}");
        context.error("L110", &at, message);
        return;
    }
    let why = match card.kind {
        CardKind::Treasure => treasure(group, bearer),
        CardKind::Loot => loot(group, card),
        _ => monster(group, card),
    };
    if let Some(why) = why {
        context.error("L110", &at, format!("this is not {group:?}: {why}"));
    }
}

fn treasure(group: Group, bearer: Bearer<'_>) -> Option<&'static str> {
    let card = bearer.card;
    let activated = |a: &Ability| matches!(a, Ability::Activated { .. });
    let activated = card.abilities.iter().any(activated);
    match (group, card.souls) {
        (Group::SoulItem, 0) => return Some("it has no souls"),
        (Group::SoulItem, _) => return None,
        (_, 1..) => return Some("it has souls, so it is SoulItem"),
        (_, 0) => {}
    }
    match group {
        Group::Passive if activated => Some("it has an activated ability"),
        Group::Active if !card.taps() => Some("no ability of it has `tap: true`"),
        Group::Paid if !activated => Some("it has no activated ability"),
        Group::Paid if card.taps() => Some("it has an ability with `tap: true`"),
        Group::OneUse if !destroys_itself(bearer) => Some("it does not destroy itself"),
        _ => None,
    }
}

/// It pays with itself, or an effect destroys it.
fn destroys_itself(bearer: Bearer<'_>) -> bool {
    let mut found = false;
    for ability in &bearer.card.abilities {
        if let Ability::Activated { costs, .. } = ability {
            found |= costs.iter().any(|cost| cost.value == Cost::DestroyThis);
        }
        ability.parts(&mut |part, _| {
            if let Part::Effect(Effect::Do(Verb::Destroy(ObjectSelector::This))) = part {
                found = true;
            }
        });
    }
    found
}

fn loot(group: Group, card: &Card) -> Option<&'static str> {
    let trinket = card.has(Keyword::Trinket);
    match group {
        Group::Trinket if !trinket => Some("it has no Trinket among its keywords"),
        Group::Trinket => None,
        _ if trinket => Some("it has the keyword Trinket"),
        Group::LostSoul if card.souls == 0 => Some("it has no souls"),
        Group::LostSoul => None,
        _ if card.souls > 0 => Some("it has souls, so it is LostSoul"),
        Group::Wild => None,
        _ if card.has(Keyword::Ambush) => Some("an ambush is Wild"),
        _ => None,
    }
}

fn monster(group: Group, card: &Card) -> Option<&'static str> {
    let (event, curse) = (card.is_event(), card.has(Keyword::Curse));
    match group {
        Group::Curse if !curse => return Some("it has no Curse among its keywords"),
        Group::Curse => return None,
        _ if curse => return Some("it has the keyword Curse"),
        Group::GoodEvent | Group::BadEvent if !event => return Some("it has hit points"),
        Group::GoodEvent | Group::BadEvent => return None,
        _ if event => return Some("it has no hit points"),
        _ => {}
    }
    match (group, card.souls) {
        (Group::Boss, 1) | (Group::Epic, 2) => None,
        (Group::Boss, _) => Some("a boss has 1 soul"),
        (Group::Epic, _) => Some("an epic boss has 2 souls"),
        (_, 0) => None,
        _ => Some("it has souls, so it is Boss or Epic"),
    }
}
