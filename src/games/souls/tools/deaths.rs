//! The fields of open deaths, of an attack without a target and of waiting abilities in the editor.

use super::editing::Table;
use super::pieces::in_play;
use super::stack::aims;
use crate::games::souls::position::{Aim, Death, DeathStep, Died, EntryKind, Position, StackEntry};
use crate::games::souls::{Phase, Place, Step, place, zone};
use crate::table::Seat;
use crate::tools::editing::field::{Field, FieldRange, Label, nth, place_in, small};

type F = Field<Table>;

const OF_CARDS: [DeathStep; 3] = [DeathStep::Reward, DeathStep::AfterReward, DeathStep::Burial];
const OF_PLAYERS: [Option<DeathStep>; 3] = [
    None,
    Some(DeathStep::Penalty),
    Some(DeathStep::AfterPenalty),
];
const DIED: [Option<Died>; 3] = [None, Some(Died::InAttack), Some(Died::Outside)];
const DECLARED: [Option<Step>; 3] = [None, Some(Step::AttackDeclared), Some(Step::AttackTarget)];

/// The words of a list whose first item is nothing.
fn maybe<T: std::fmt::Debug>(all: &[Option<T>]) -> Vec<String> {
    let said = |one: &Option<T>| {
        one.as_ref()
            .map_or("-".to_owned(), |one| format!("{one:?}"))
    };
    all.iter().map(said).collect()
}

/// The step in which an attack is declared and has no target yet.
pub(super) const fn declared() -> F {
    F::new(
        Label::Declared,
        FieldRange::Choice(|_| maybe(&DECLARED)),
        |d, _, _| {
            let step = d.position.declared.map(|_| d.position.step);
            place_in(&DECLARED, &step)
        },
        |d, _, _, v| {
            let position = &mut d.position;
            let step = nth(&DECLARED, v).flatten();
            position.attack = None;
            position.keep_entries(|entry| !entry.combat);
            position.declared = step.map(|_| position.declared.unwrap_or(false));
            position.step = step.unwrap_or(Step::Action);
            // F-25: it is counted when it is declared.
            let counted = step.is_some() && position.declared == Some(false);
            if let Some(player) = position.players.get_mut(position.active.index()) {
                player.attacked = player.attacked.max(u8::from(counted));
            }
        },
    )
    .rarely()
}

/// Whether that attack is an additional one.
pub(super) const fn additional() -> F {
    F::new(
        Label::AdditionalAttack,
        FieldRange::Toggle,
        |d, _, _| i32::from(d.position.declared == Some(true)),
        |d, _, _, v| d.position.declared = Some(v != 0),
    )
    .only(|d, _| d.position.declared.is_some())
}

/// How the active player died, if they did.
pub(super) const fn died() -> F {
    F::new(
        Label::Died,
        FieldRange::Choice(|_| maybe(&DIED)),
        |d, _, _| place_in(&DIED, &d.position.died),
        |d, _, _, v| d.position.died = nth(&DIED, v).flatten(),
    )
    .only(|d, _| {
        let active = d.position.players.get(d.position.active.index());
        d.position.died.is_some() || active.is_some_and(|player| player.dead)
    })
    .rarely()
}

/// The next step of the death of a player.
pub(super) const fn penalty() -> F {
    F::new(
        Label::Penalty,
        FieldRange::Choice(|_| maybe(&OF_PLAYERS)),
        |d, seat, _| {
            let death = death_of(&d.position, Aim::Player(Seat(seat as u8)));
            place_in(&OF_PLAYERS, &death.map(|death| death.step))
        },
        |d, seat, _, v| {
            let position = &mut d.position;
            let of = Aim::Player(Seat(seat as u8));
            let Some(step) = nth(&OF_PLAYERS, v).flatten() else {
                position.deaths.retain(|death| death.of != of);
                return;
            };
            begin(position, of, step);
            position.players[seat].dead = true;
            if position.active.index() == seat && position.step.phase() != Phase::End {
                position.died = position.died.or(Some(Died::Outside));
            }
        },
    )
    .rarely()
}

/// The next step of the death of a card that lies apart.
pub(super) const fn step() -> F {
    F::new(
        Label::DeathStep,
        FieldRange::Choice(|_| OF_CARDS.iter().map(|step| format!("{step:?}")).collect()),
        |d, n, _| {
            let death = death_of(&d.position, Aim::Piece(n as u16));
            death.map_or(0, |death| place_in(&OF_CARDS, &death.step))
        },
        |d, n, _, v| {
            if let Some(step) = nth(&OF_CARDS, v) {
                begin(&mut d.position, Aim::Piece(n as u16), step);
            }
        },
    )
    .only(is_dying)
}

/// How many entries the stack has when it goes on.
pub(super) const fn height() -> F {
    F::new(
        Label::Height,
        FieldRange::Number(0, 99),
        |d, n, _| {
            let death = death_of(&d.position, Aim::Piece(n as u16));
            death.map_or(0, |death| death.height.into())
        },
        |d, n, _, v| {
            if let Some(death) = death_mut(&mut d.position, Aim::Piece(n as u16)) {
                death.height = v as u16;
            }
        },
    )
    .only(is_dying)
}

/// What killed it.
pub(super) const fn killer() -> F {
    F::new(
        Label::Killer,
        FieldRange::Choice(|d| killers(d).into_iter().map(|(_, said)| said).collect()),
        |d, n, _| {
            let killer = death_of(&d.position, Aim::Piece(n as u16)).map(|death| death.killer);
            let place = killers(d)
                .iter()
                .position(|(known, _)| Some(*known) == killer);
            place.unwrap_or(0) as i32
        },
        |d, n, _, v| {
            let all = killers(d);
            let killer = all.get(v as usize).map_or(Aim::Nothing, |(aim, _)| *aim);
            if let Some(death) = death_mut(&mut d.position, Aim::Piece(n as u16)) {
                death.killer = killer;
            }
        },
    )
    .only(is_dying)
}

/// Players and cards can kill.
fn killers(d: &Table) -> Vec<(Aim, String)> {
    let all = aims(d).into_iter();
    all.filter(|(aim, _)| !matches!(aim, Aim::Entry(_)))
        .collect()
}

fn is_dying(d: &Table, n: usize) -> bool {
    let piece = d.position.cards.get(n);
    piece.is_some_and(|piece| piece.zone == zone(Place::Held))
}

fn death_of(position: &Position, of: Aim) -> Option<&Death> {
    position.deaths.iter().find(|death| death.of == of)
}

fn death_mut(position: &mut Position, of: Aim) -> Option<&mut Death> {
    position.deaths.iter_mut().find(|death| death.of == of)
}

/// The death of that has this next step; a new one goes on first.
pub(super) fn begin(position: &mut Position, of: Aim, step: DeathStep) {
    if let Some(death) = death_mut(position, of) {
        death.step = step;
        return;
    }
    let height = position.stack.entries.len() as u16;
    position.deaths.push(Death {
        of,
        step,
        height,
        killer: Aim::Nothing,
    });
    position.monster_died |= step.is_of_card();
}

/// The triggered ability of a card in play that waits to be put on the stack, counted from 1; 0: none.
pub(super) const fn trigger() -> F {
    F::new(
        Label::TriggerWaits,
        FieldRange::Number(0, 8),
        |d, n, _| {
            let waiting = d.position.stack.waiting.iter();
            let mut waiting = waiting.filter(|entry| entry.source == Aim::Piece(n as u16));
            let ability = waiting.find_map(|entry| entry.ability);
            ability.map_or(0, |n| i32::from(n) + 1)
        },
        |d, n, _, v| {
            let position = &mut d.position;
            let source = Aim::Piece(n as u16);
            position
                .stack
                .waiting
                .retain(|entry| entry.source != source);
            if v > 0 {
                let by = place(position.cards[n].zone).of_player();
                let mut entry = StackEntry::bare(EntryKind::Trigger, source, by);
                entry.ability = Some(small(v - 1));
                position.stack.waiting.push(entry);
            }
        },
    )
    .only(|d, n| in_play(d, n) || is_dying(d, n))
    .rarely()
}
