//! The fields of a player.

use super::F;
use crate::games::souls::limits;
use crate::games::souls::tools::{deaths, stack};
use crate::tools::editing::field::{Label, count, number, toggle};

pub(super) const FIELDS: [F; 12] = [
    number!(Label::Coins, 0, limits::COINS, |d, s, _n| d
        .position
        .players[s]
        .coins),
    number!(Label::Damage, 0, limits::COUNT, |d, s, _n| d
        .position
        .players[s]
        .damage),
    number!(Label::Counters, 0, limits::COUNT, |d, s, _n| d
        .position
        .players[s]
        .counters),
    count!(Label::LootPlays, 99, |d, s, _n| d.position.players[s]
        .loot_plays),
    count!(Label::AttacksMade, 99, |d, s, _n| d.position.players[s]
        .attacked),
    count!(Label::Purchases, 99, |d, s, _n| d.position.players[s]
        .purchased),
    toggle!(Label::Dead, |d, s, _n| d.position.players[s].dead),
    stack::death_of_player(),
    deaths::penalty(),
    count!(Label::Kills, 99, |d, s, _n| d.position.players[s].kills).rarely(),
    count!(Label::Deaths, 99, |d, s, _n| d.position.players[s].deaths).rarely(),
    count!(Label::Skips, 99, |d, s, _n| d.position.players[s].skips).rarely(),
];
