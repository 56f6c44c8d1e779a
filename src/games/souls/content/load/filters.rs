//! Filters: tags that some card has, and a warning for what can match nothing.

use super::super::{Filter, Kind, Where};
use super::kind_set::KindSet;
use super::known::KnownNames;
use crate::cards::language::{are_crossed, is_negative};
use crate::packs::{Findings, Whose};

/// Says what is wrong with a filter.
pub(super) fn check(filter: &Filter, this: KindSet, known: &KnownNames, found: &mut Findings) {
    if let Some(tag) = &filter.tag
        && !known.tags.contains(tag)
        && !known.lost
    {
        let message = format!("no card has the tag `{tag}`");
        let tags = known.tags.iter().map(String::as_str);
        found.unknown("L123", tag, message, tags);
    }
    if filter.of.is_some() && filter.whose != Whose::Any {
        let message = "`of` and `whose` both say whose it is";
        let help = "leave `whose` out".to_owned();
        found.doubtful("W081", "of", message, help);
    }
    if let Some((part, why)) = empty(filter, this) {
        let message = format!("this matches nothing: {why}");
        let help = "change that part, or the `kind` or `place` of the filter".to_owned();
        found.doubtful("L134", part, message, help);
    }
}

/// The part of a filter because of which nothing can match it, and why.
pub(super) fn empty(filter: &Filter, this: KindSet) -> Option<(&'static str, &'static str)> {
    let kind_set = KindSet::of(filter);
    wrong_place(filter).or_else(|| {
        let rows = rows(filter, this);
        let mut rows = rows.into_iter();
        let row = rows.find(|(_, given, fit, _)| *given && !kind_set.meets(*fit));
        row.map(|(part, _, _, why)| (part, why))
            .or_else(|| contradiction(filter))
    })
}

/// Each part, whether it is given, which sorts can have it, and what to say otherwise.
fn rows(filter: &Filter, this: KindSet) -> [(&'static str, bool, KindSet, &'static str); 19] {
    let owned = KindSet::PLAYER
        .or(KindSet::ITEMS)
        .or(KindSet::CHARACTER)
        .or(KindSet::SOUL)
        .or(KindSet::CURSE)
        .or(KindSet::ENTRY);
    let owned = match filter.place {
        Where::Hand => owned.or(KindSet::LOOT),
        Where::Play | Where::Discard | Where::Deck => owned,
    };
    let of_group = filter.group.map_or(KindSet::CARD, KindSet::of_group);
    let cards = KindSet::CARD.or(KindSet::CHARACTER);
    let tapped = KindSet::ITEMS
        .or(KindSet::CHARACTER)
        .or(KindSet::ROOM)
        .or(KindSet::SHOP)
        .or(KindSet::TREASURE);
    let bosses = KindSet::MONSTER.or(KindSet::MONSTER_CARD);
    let keyword = filter.keyword.is_some();
    let yes = |part: Option<bool>| part == Some(true);
    [
        (
            "whose",
            filter.whose != Whose::Any,
            owned,
            "that is nobody's",
        ),
        ("of", filter.of.is_some(), owned, "that is nobody's"),
        (
            "group",
            filter.group.is_some(),
            of_group,
            "that is never of this group",
        ),
        ("tag", filter.tag.is_some(), cards, "only cards have tags"),
        ("keyword", keyword, cards, "only cards have keywords"),
        (
            "eternal",
            yes(filter.eternal),
            KindSet::IN_PLAY.or(KindSet::PLAYER),
            "only what is in play is eternal",
        ),
        (
            "charged",
            filter.charged.is_some(),
            KindSet::CHARGED,
            "that is never charged",
        ),
        ("taps", yes(filter.taps), tapped, "that has no tap ability"),
        (
            "attacked",
            yes(filter.attacked),
            KindSet::CREATURE,
            "that is never attacked",
        ),
        ("boss", yes(filter.boss), bosses, "only monsters are bosses"),
        (
            "active",
            yes(filter.active),
            KindSet::PLAYER,
            "only a player is active",
        ),
        (
            "alive",
            yes(filter.alive),
            KindSet::CREATURE,
            "only what has hit points lives",
        ),
        (
            "damaged",
            yes(filter.damaged),
            KindSet::CREATURE,
            "only what has hit points is damaged",
        ),
        (
            "starting",
            yes(filter.starting),
            KindSet::ITEMS,
            "only items are starting items",
        ),
        (
            "attack",
            filter.attack.is_some(),
            KindSet::ROLL,
            "only rolls are attack rolls",
        ),
        (
            "combat",
            filter.combat.is_some(),
            KindSet::DAMAGE,
            "only damage is combat damage",
        ),
        (
            "max_hp",
            filter.max_hp.is_some(),
            KindSet::CREATURE,
            "that has no hit points",
        ),
        (
            "min_hp",
            filter.min_hp.is_some(),
            KindSet::CREATURE,
            "that has no hit points",
        ),
        ("this", filter.is_this(), this, "this is no such thing"),
    ]
}

/// Cards that are never where the filter looks for them.
fn wrong_place(filter: &Filter) -> Option<(&'static str, &'static str)> {
    let kind_set = KindSet::from(filter.kind);
    match (filter.kind, filter.place) {
        (Kind::Any, _) => None,
        (Kind::Loot, Where::Play) => Some(("Loot", "loot lies in a hand or in the discard")),
        (Kind::Loot, _) => None,
        (Kind::Treasure, Where::Play) => {
            Some(("Treasure", "write `place: Discard` or `place: Deck`"))
        }
        (Kind::MonsterCard, Where::Play) => {
            Some(("MonsterCard", "write `place: Discard` or `place: Deck`"))
        }
        (_, Where::Hand) => Some(("Hand", "hands hold loot")),
        (
            Kind::Treasure | Kind::MonsterCard | Kind::Item | Kind::Monster | Kind::Room,
            Where::Discard | Where::Deck,
        ) => None,
        (_, Where::Discard) if kind_set.meets(KindSet::ENTRY) => {
            Some(("Discard", "an entry is on the stack"))
        }
        (_, Where::Deck) => Some((
            "Deck",
            "`Loot`, `Treasure`, `MonsterCard` and `Room` lie in decks",
        )),
        (_, Where::Discard) => Some((
            "Discard",
            "`Loot`, `Treasure`, `MonsterCard` and `Room` lie in discards",
        )),
        (_, Where::Play) => None,
    }
}

/// Parts that cannot hold together.
fn contradiction(filter: &Filter) -> Option<(&'static str, &'static str)> {
    let ranked = filter.most.is_some() || filter.least.is_some();
    if ranked && !matches!(filter.kind, Kind::Player | Kind::Any) {
        let part = if filter.most.is_some() {
            "most"
        } else {
            "least"
        };
        return Some((part, "only players have most or least"));
    }
    if filter.is_this() && filter.is_other() {
        return Some(("other", "`this` and `other` exclude each other"));
    }
    if are_crossed([filter.min_hp, filter.max_hp]) {
        return Some(("min_hp", "it is more than `max_hp`"));
    }
    is_negative(filter.max_hp).then_some(("max_hp", "nothing has so few hit points"))
}
