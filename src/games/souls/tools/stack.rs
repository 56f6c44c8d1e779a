//! The fields of the stack of a position in the editor: loot cards, abilities, deaths, a roll of the running attack.
//! Other fields of a file's stack are kept unchanged.

use super::editing::Table;
use super::pieces::in_play;
use crate::games::souls::limits::WAYS;
use crate::games::souls::position::{Aim, EntryKind, Position, StackEntry};
use crate::games::souls::{MOST_SEATS, place};
use crate::table::Seat;
use crate::tools::editing::field::{Field, FieldRange, Label, small};

type F = Field<Table>;

/// The number of an attack roll on the stack; 0: there is none.
pub(super) const fn attack_roll() -> F {
    F::new(
        Label::AttackRoll,
        FieldRange::Number(0, 6),
        |d, _, _| {
            let mut entries = d.position.stack.entries.iter();
            entries
                .find(|entry| is_attack_roll(entry))
                .map_or(0, |entry| entry.amount)
        },
        |d, _, _, v| {
            let position = &mut d.position;
            let mut entries = position.stack.entries.iter_mut();
            match entries.find(|entry| is_attack_roll(entry)) {
                Some(_) if v == 0 => position.keep_entries(|entry| !is_attack_roll(entry)),
                Some(entry) => (entry.amount, entry.asked) = (v, false),
                None if v > 0 => {
                    let by = position.active;
                    let mut entry = StackEntry::bare(EntryKind::Roll, Aim::Player(by), Some(by));
                    (entry.amount, entry.combat) = (v, true);
                    push(position, entry);
                }
                None => {}
            }
        },
    )
    .only(|d, _| d.position.attack.is_some())
}

fn is_attack_roll(entry: &StackEntry) -> bool {
    entry.kind == EntryKind::Roll && entry.combat
}

/// The player with priority over the stack.
pub(super) const fn priority() -> F {
    F::new(
        Label::Priority,
        FieldRange::Seat,
        |d, _, _| d.position.stack.priority.0.into(),
        |d, _, _, v| d.position.stack.priority = Seat(small(v)),
    )
    .only(waits)
}

/// How many have passed before them.
pub(super) const fn passed() -> F {
    F::new(
        Label::Passed,
        FieldRange::Number(0, MOST_SEATS as i32 - 1),
        |d, _, _| d.position.stack.passed.into(),
        |d, _, _, v| d.position.stack.passed = small(v),
    )
    .only(waits)
}

fn waits(d: &Table, _: usize) -> bool {
    !d.position.stack.is_empty()
}

/// The waiting ability of a card in play, counted from 1; 0: none.
pub(super) const fn ability() -> F {
    F::new(
        Label::AbilityWaits,
        FieldRange::Number(0, 8),
        |d, n, _| {
            let entry = entry_of(d, n).filter(|entry| entry.kind == EntryKind::Ability);
            entry
                .and_then(|entry| entry.ability)
                .map_or(0, |n| i32::from(n) + 1)
        },
        |d, n, _, v| {
            let position = &mut d.position;
            let source = Aim::Piece(n as u16);
            let here =
                |entry: &StackEntry| entry.source == source && entry.kind == EntryKind::Ability;
            position.keep_entries(|entry| !here(entry));
            if v > 0 {
                let owner = place(position.cards[n].zone).of_player();
                let by = owner.unwrap_or(position.active);
                let mut entry = StackEntry::bare(EntryKind::Ability, source, Some(by));
                entry.ability = Some(small(v - 1));
                push(position, entry);
            }
        },
    )
    .only(in_play)
    .rarely()
}

/// Whether the death of a card in play is on the stack.
pub(super) const fn death() -> F {
    F::new(
        Label::DeathWaits,
        FieldRange::Toggle,
        |d, n, _| dies(d, Aim::Piece(n as u16)),
        |d, n, _, v| {
            let owner = place(d.position.cards[n].zone).of_player();
            set_death(d, Aim::Piece(n as u16), owner, v != 0);
        },
    )
    .only(in_play)
    .rarely()
}

/// Whether the death of a player is on the stack.
pub(super) const fn death_of_player() -> F {
    F::new(
        Label::DeathWaits,
        FieldRange::Toggle,
        |d, seat, _| dies(d, Aim::Player(Seat(seat as u8))),
        |d, seat, _, v| {
            let seat = Seat(seat as u8);
            set_death(d, Aim::Player(seat), Some(seat), v != 0);
        },
    )
    .rarely()
}

fn dies(d: &Table, who: Aim) -> i32 {
    let mut entries = d.position.stack.entries.iter();
    entries
        .any(|entry| entry.kind == EntryKind::Death && entry.source == who)
        .into()
}

fn set_death(d: &mut Table, who: Aim, by: Option<Seat>, on: bool) {
    let position = &mut d.position;
    position.keep_entries(|entry| entry.kind != EntryKind::Death || entry.source != who);
    if on {
        push(position, StackEntry::bare(EntryKind::Death, who, by));
    }
}

/// The controller of the waiting entry of that card.
pub(super) const fn played_by() -> F {
    F::new(
        Label::PlayedBy,
        FieldRange::Seat,
        |d, n, _| {
            entry_of(d, n)
                .and_then(|entry| entry.by)
                .map_or(0, |seat| seat.0.into())
        },
        |d, n, _, v| {
            if let Some(entry) = entry_of_mut(d, n) {
                entry.by = Some(Seat(small(v)));
            }
        },
    )
    .only(has_entry)
}

/// Its mode, counted from 1.
pub(super) const fn way() -> F {
    F::new(
        Label::Way,
        FieldRange::Number(1, WAYS as i32),
        |d, n, _| entry_of(d, n).map_or(1, |entry| i32::from(entry.mode) + 1),
        |d, n, _, v| {
            if let Some(entry) = entry_of_mut(d, n) {
                entry.mode = small(v - 1);
            }
        },
    )
    .only(has_entry)
}

/// The k-th target of what waits of that card; "-" takes it away, and all after it.
pub(super) const fn target(k: u8) -> F {
    F::new(
        Label::Target,
        FieldRange::Choice(|d| aims(d).into_iter().map(|(_, said)| said).collect()),
        |d, n, k| {
            let aim = entry_of(d, n).and_then(|entry| entry.targets.get(k).copied());
            let place = aims(d).iter().position(|(known, _)| Some(*known) == aim);
            place.unwrap_or(0) as i32
        },
        |d, n, k, v| {
            let aim = aims(d)
                .get(v as usize)
                .map_or(Aim::Nothing, |(aim, _)| *aim);
            if let Some(entry) = entry_of_mut(d, n) {
                match entry.targets.get_mut(k) {
                    _ if aim == Aim::Nothing => entry.targets.truncate(k),
                    Some(target) => *target = aim,
                    None => entry.targets.push(aim),
                }
            }
        },
    )
    .nth(k)
    .only(match k {
        0 => has_entry,
        1 => |d, n| has_targets(d, n, 1),
        2 => |d, n| has_targets(d, n, 2),
        _ => |d, n| has_targets(d, n, 3),
    })
}

fn has_targets(d: &Table, n: usize, count: usize) -> bool {
    entry_of(d, n).is_some_and(|entry| entry.targets.len() >= count)
}

/// Everything that can be aimed at, with how it is called: nothing, players, entries, cards outside decks.
pub(super) fn aims(d: &Table) -> Vec<(Aim, String)> {
    let mut all = vec![(Aim::Nothing, "-".to_owned())];
    let seats = 0..d.position.players.len() as u8;
    all.extend(seats.map(|n| (Aim::Player(Seat(n)), format!("player {n}"))));
    let entries = (0_u16..).zip(&d.position.stack.entries);
    all.extend(entries.map(|(n, entry)| (Aim::Entry(n), format!("{n}: {:?}", entry.kind))));
    let deck = |n: &u16| {
        matches!(
            place(d.position.cards[usize::from(*n)].zone),
            crate::games::souls::Place::Deck(_)
        )
    };
    let cards = (0..d.position.cards.len() as u16).filter(|n| !deck(n));
    all.extend(cards.map(|n| {
        (
            Aim::Piece(n),
            format!("{} ({n})", d.position.cards[usize::from(n)].card),
        )
    }));
    all
}

fn has_entry(d: &Table, n: usize) -> bool {
    entry_of(d, n).is_some()
}

/// The waiting entry of that card: its own play, or an ability of it.
fn entry_of(d: &Table, n: usize) -> Option<&StackEntry> {
    let mut entries = d.position.stack.entries.iter();
    entries.find(|entry| speaks(entry, n))
}

fn entry_of_mut(d: &mut Table, n: usize) -> Option<&mut StackEntry> {
    let mut entries = d.position.stack.entries.iter_mut();
    entries.find(|entry| speaks(entry, n))
}

fn speaks(entry: &StackEntry, n: usize) -> bool {
    let spoken = matches!(entry.kind, EntryKind::Loot | EntryKind::Ability);
    spoken && entry.source == Aim::Piece(n as u16)
}

fn push(position: &mut Position, entry: StackEntry) {
    if position.stack.is_empty() {
        position.stack.priority = position.active;
    }
    position.stack.entries.push(entry);
}

/// Seats after that one are gone, with what they have on the stack.
pub(super) fn keep_seats(position: &mut Position, last: Seat) {
    let gone = |seat: Option<Seat>| seat.is_some_and(|seat| seat > last);
    position.keep_entries(|entry| {
        let aims = entry
            .aims()
            .any(|aim| matches!(aim, Aim::Player(seat) if seat > last));
        !aims && !gone(entry.by) && !gone(entry.player) && !gone(entry.they)
    });
    let waiting = &mut position.stack.waiting;
    waiting.retain(|entry| !gone(entry.by) && !gone(entry.player) && !gone(entry.they));
    let away = |aim: Aim| matches!(aim, Aim::Player(seat) if seat > last);
    position.deaths.retain(|death| !away(death.of));
    for death in &mut position.deaths {
        if away(death.killer) {
            death.killer = Aim::Nothing;
        }
    }
    position.stack.priority = position.stack.priority.min(last);
    position.stack.passed = position.stack.passed.min(last.0);
}
