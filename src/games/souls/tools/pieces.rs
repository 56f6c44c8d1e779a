//! The fields of a card of a position of Souls in the editor.

use super::editing::Table;
use super::{deaths, stack};
use crate::games::souls::content::{Duration, Grant};
use crate::games::souls::{limits, place};
use crate::tools::editing::cards::{give, given, lasting};
use crate::tools::editing::field::{Field, FieldRange, Label, number, spent, toggle};

type F = Field<Table>;

/// Numbers that an effect can change, with what changes them by so much.
const NUMBERS: [(&str, fn(i32) -> Grant); 3] = [
    ("Hp", Grant::Hp),
    ("Attack", Grant::Attack),
    ("Evasion", Grant::Evasion),
];

/// The other bonuses that an effect can give.
const GRANTS: [(&str, Grant); 11] = [
    ("Eternal", Grant::Eternal),
    ("Unattackable", Grant::Unattackable),
    ("Untargetable", Grant::Untargetable),
    ("Taunts", Grant::Taunts),
    ("NoAttacks", Grant::NoAttacks),
    ("NoPurchases", Grant::NoPurchases),
    ("NoLoot", Grant::NoLoot),
    ("NoActivations", Grant::NoActivations),
    ("NoRecharge", Grant::NoRecharge),
    ("NoHealing", Grant::NoHealing),
    ("Attackable(4)", Grant::Attackable(4)),
];

const DURATIONS: [Duration; 3] = [Duration::Turn, Duration::Round, Duration::Permanent];

/// Everything that can be set about a card.
pub(super) const PIECE: [F; 35] = [
    toggle!(Label::Deactivated, |d, n, _k| d.position.cards[n]
        .state
        .deactivated)
    .only(in_play),
    number!(Label::Damage, 0, limits::COUNT, |d, n, _k| d.position.cards
        [n]
        .state
        .damage)
    .only(in_play),
    number!(Label::Counters, 0, limits::COUNT, |d, n, _k| d
        .position
        .cards[n]
        .state
        .counters)
    .only(in_play),
    stack::ability(),
    stack::death(),
    deaths::step(),
    deaths::height(),
    deaths::killer(),
    deaths::trigger(),
    stack::played_by(),
    stack::way(),
    stack::target(0),
    stack::target(1),
    stack::target(2),
    stack::target(3),
    must(Label::Must, 0),
    must(Label::MustAlso, 1),
    spent!(0, |d, n| d.position.cards[n].state.used).only(in_play),
    change(0),
    change(1),
    change(2),
    for_good(3),
    for_good(4),
    for_good(5),
    grant(0),
    grant(1),
    grant(2),
    grant(3),
    grant(4),
    grant(5),
    grant(6),
    grant(7),
    grant(8),
    grant(9),
    grant(10),
];

pub(super) fn in_play(d: &Table, n: usize) -> bool {
    d.position.cards.get(n).is_some_and(|piece| {
        let at = place(piece.zone);
        at.of_player().is_some() || at.slot().is_some()
    })
}

/// Whether the active player must attack it this turn, in an additional attack (1) or with one of the turn's (0).
const fn must(label: Label, n: u8) -> F {
    F::new(
        label,
        FieldRange::Toggle,
        |d, n, also| d.position.musts.contains(&(n as u16, also != 0)).into(),
        |d, n, also, v| {
            let (musts, this) = (&mut d.position.musts, (n as u16, also != 0));
            musts.retain(|must| *must != this);
            if v != 0 {
                musts.push(this);
                musts.sort_by_key(|&(_, also)| also);
            }
        },
    )
    .nth(n)
    .only(|d, n| {
        let slot = d
            .position
            .cards
            .get(n)
            .and_then(|piece| place(piece.zone).slot());
        slot.is_some()
    })
    .rarely()
}

/// The change of a number by effects, this turn; 0 to 2.
const fn change(n: u8) -> F {
    by(n, n)
}

/// The same for good; 3 to 5.
const fn for_good(n: u8) -> F {
    by(n, n - 3)
}

const fn by(n: u8, of: u8) -> F {
    F::new(
        Label::Word(NUMBERS[of as usize].0),
        FieldRange::Number(-99, 99),
        |d, n, k| {
            let given = d.position.cards[n].gives.iter();
            let given = given.filter(|(_, until)| *until == duration(k));
            given.map(|(grant, _)| amount(*grant, k).unwrap_or(0)).sum()
        },
        |d, n, k, v| {
            let gives = &mut d.position.cards[n].gives;
            gives.retain(|(grant, until)| *until != duration(k) || amount(*grant, k).is_none());
            if v != 0 {
                gives.push(((NUMBERS[k % 3].1)(v), duration(k)));
            }
        },
    )
    .nth(n)
    .only(in_play)
    .rarely()
}

const fn duration(n: usize) -> Duration {
    if n < 3 {
        Duration::Turn
    } else {
        Duration::Permanent
    }
}

/// The change of the number of that place.
fn amount(grant: Grant, k: usize) -> Option<i32> {
    match (grant, k % 3) {
        (Grant::Hp(n), 0) | (Grant::Attack(n), 1) | (Grant::Evasion(n), 2) => Some(n),
        _ => None,
    }
}

/// Whether it was given that, and for how long.
const fn grant(n: u8) -> F {
    F::new(
        Label::Word(GRANTS[n as usize].0),
        FieldRange::Choice(|_| lasting(&DURATIONS)),
        |d, n, k| given(&d.position.cards[n].gives, &GRANTS[k].1, &DURATIONS),
        |d, n, k, v| give(&mut d.position.cards[n].gives, GRANTS[k].1, &DURATIONS, v),
    )
    .nth(n)
    .only(in_play)
    .rarely()
}
