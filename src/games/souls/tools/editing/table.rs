//! The fields of the table: turn, slots, dice, what is open, and the optional parts.

use super::cards::keep;
use super::{F, Table};
use crate::games::souls::position::PlayerNumbers;
use crate::games::souls::tools::{deaths, stack};
use crate::games::souls::{
    MOST_MONSTERS, MOST_ROOMS, MOST_SEATS, MOST_SHOP, Mode, Place, Souls, Step, limits, zone,
};
use crate::table::Seat;
use crate::tools::editing::editable::EditableGame;
use crate::tools::editing::field::{
    FieldRange, Label, nth, place_in, seat, small, spelled, toggle,
};

/// Every step in which a position can begin.
const STEPS: [Step; 8] = [
    Step::Recharge,
    Step::TurnStart,
    Step::LootStep,
    Step::Action,
    Step::TurnEnd,
    Step::HandLimit,
    Step::RoomDiscard,
    Step::TurnPasses,
];

/// Souls to be won together.
const GOALS: [u8; 3] = [4, 6, 8];

pub(super) const FIELDS: [F; 25] = [
    F::new(
        Label::Step,
        FieldRange::Choice(|_| spelled(&STEPS)),
        |d, _, _| place_in(&STEPS, &d.position.step),
        |d, _, _, v| {
            d.position.step = nth(&STEPS, v).unwrap_or(d.position.step);
            // An attack runs between its rolls only.
            d.position.attack = None;
            d.position.declared = None;
            d.position.keep_entries(|entry| !entry.combat);
        },
    ),
    F::new(
        Label::Turn,
        FieldRange::Number(1, 999),
        |d, _, _| d.position.turn.into(),
        |d, _, _, v| d.position.turn = v as u16,
    ),
    seat!(Label::Active, |d, _s, _n| d.position.active),
    seat!(Label::Starting, |d, _s, _n| d.position.starting),
    F::new(
        Label::Players,
        FieldRange::Number(2, MOST_SEATS as i32),
        |d, _, _| d.position.players.len() as i32,
        |d, _, _, v| seats(d, v as usize),
    )
    .only(|d, _| d.mode == Mode::Competitive),
    slots(Label::ShopSlots, 0, MOST_SHOP),
    slots(Label::MonsterSlots, 1, MOST_MONSTERS),
    slots(Label::RoomSlots, 2, MOST_ROOMS).only(|d, _| d.modules.rooms),
    die(0),
    die(1),
    die(2),
    die(3),
    deaths::declared(),
    deaths::additional(),
    deaths::died(),
    stack::attack_roll(),
    stack::priority(),
    stack::passed(),
    toggle!(Label::MonsterDied, |d, _s, _n| d.position.monster_died),
    F::new(
        Label::Together,
        FieldRange::Toggle,
        |d, _, _| i32::from(d.mode != Mode::Competitive),
        |d, _, _, v| {
            d.mode = Mode::Competitive;
            if v != 0 {
                seats(d, 2);
                let (goal, capped) = (GOALS[0], false);
                d.mode = Mode::Together { goal, capped };
            }
        },
    )
    .rarely(),
    F::new(
        Label::Goal,
        FieldRange::Choice(|_| spelled(&GOALS)),
        |d, _, _| match d.mode {
            Mode::Together { goal, .. } => place_in(&GOALS, &goal),
            Mode::Competitive => 0,
        },
        |d, _, _, v| {
            if let Mode::Together { goal, .. } = &mut d.mode {
                *goal = nth(&GOALS, v).unwrap_or(*goal);
            }
        },
    )
    .only(|d, _| d.mode != Mode::Competitive)
    .rarely(),
    F::new(
        Label::Timer,
        FieldRange::Number(*limits::TIMER.start() as i32, *limits::TIMER.end() as i32),
        |d, _, _| d.position.timer.into(),
        |d, _, _, v| d.position.timer = v as u8,
    )
    .rarely(),
    toggle!(Label::Rooms, |d, _s, _n| d.modules.rooms)
        .only(|d, _| !d.modules.rooms || d.position.slots[2] == 0)
        .rarely(),
    toggle!(Label::BonusSouls, |d, _s, _n| d.modules.bonus_souls)
        .only(|d, _| {
            !d.modules.bonus_souls || Souls::pieces_in(d, zone(Place::Bonus).0.into()).is_empty()
        })
        .rarely(),
    toggle!(Label::Barter, |d, _s, _n| d.modules.barter).rarely(),
];

/// Sets the number of players at the table. The cards of those who leave are removed.
fn seats(d: &mut Table, count: usize) {
    let position = &mut d.position;
    position.players.resize(count, PlayerNumbers::default());
    let last = Seat(count as u8 - 1);
    position.active = position.active.min(last);
    stack::keep_seats(position, last);
    position.starting = position.starting.min(last);
    keep(position, |at| match at {
        Place::Hand(seat) => seat <= last,
        at => at.of_player().is_none_or(|seat| seat <= last),
    });
}

const fn slots(label: Label, kind: u8, most: u8) -> F {
    F::new(
        label,
        FieldRange::Number(0, most as i32),
        |d, _, kind| d.position.slots[kind].into(),
        |d, _, kind, v| {
            let count = small(v);
            d.position.slots[kind] = count;
            keep(&mut d.position, |at| {
                let slot = at.slot().filter(|(sort, _)| *sort as usize == kind);
                slot.is_none_or(|(_, n)| n < count)
            });
        },
    )
    .nth(kind)
}

/// The number of the n-th of the next dice. 0 leaves it and all later ones to chance.
const fn die(n: u8) -> F {
    F::new(
        Label::Die,
        FieldRange::Number(0, 6),
        |d, _, n| d.position.dice.get(n).copied().unwrap_or(0).into(),
        |d, _, n, v| {
            let dice = &mut d.position.dice;
            match dice.get_mut(n) {
                _ if v == 0 => dice.truncate(n),
                Some(die) => *die = small(v),
                None => dice.push(small(v)),
            }
        },
    )
    .nth(n)
    .only(match n {
        0 => |_, _| true,
        1 => |d, _| !d.position.dice.is_empty(),
        2 => |d, _| d.position.dice.len() > 1,
        _ => |d, _| d.position.dice.len() > 2,
    })
    .rarely()
}
