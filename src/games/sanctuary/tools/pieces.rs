//! The fields of a card of a position of Sanctuary in the editor.

use crate::games::sanctuary::content::{Duration, Gift, Grant};
use crate::games::sanctuary::position::Position;
use crate::games::sanctuary::{Place, Step, limits, place};
use crate::table::{Pieces, Seat};
use crate::tools::editing::cards::{attack, give, given, lasting, meet, met_by};
use crate::tools::editing::field::{Field, FieldRange, Label, maybe, number, seat, spent, toggle};

type F = Field<Position>;

/// The bonuses that an effect can give besides Strength.
const GRANTS: [(&str, Grant); 17] = [
    ("Reaction", Grant::Gift(Gift::Reaction)),
    ("Macrophage", Grant::Gift(Gift::Macrophage)),
    ("Cell", Grant::Gift(Gift::Cell)),
    ("Agility", Grant::Gift(Gift::Agility)),
    ("MolecularVibration", Grant::Gift(Gift::MolecularVibration)),
    ("Predictor", Grant::Gift(Gift::Predictor)),
    ("Entropy", Grant::Gift(Gift::Entropy)),
    ("Empathy", Grant::Gift(Gift::Empathy)),
    ("NoChallenge", Grant::NoChallenge),
    ("Unchallenged", Grant::Unchallenged),
    ("Taunts", Grant::Taunts),
    ("Untargetable", Grant::Untargetable),
    ("NoAttack", Grant::NoAttack),
    ("NoBlock", Grant::NoBlock),
    ("NoUntap", Grant::NoUntap),
    ("Stays", Grant::Stays),
    ("Silenced", Grant::Silenced),
];

const DURATIONS: [Duration; 2] = [Duration::Contemplation, Duration::Permanent];

/// Everything that can be set about a card.
pub(super) const PIECE: [F; 31] = [
    toggle!(Label::Tapped, |d, n, _k| d.cards[n].state.tapped).only(in_conflict),
    toggle!(Label::Entered, |d, n, _k| d.cards[n].state.entered).only(in_play),
    number!(Label::Damage, 0, limits::MOST, |d, n, _k| d.cards[n]
        .state
        .damage)
    .only(in_conflict),
    maybe!(
        Label::Durability,
        FieldRange::Number(-1, 255),
        |d, n, _k| d.cards[n].state.durability
    )
    .only(|d, n| d.cards[n].carrier.is_some()),
    maybe!(
        Label::Carrier,
        FieldRange::Piece(|d, n| d.beside(n as u16)),
        |d, n, _k| d.cards[n].carrier
    )
    .only(in_conflict),
    F::new(
        Label::Challenges,
        FieldRange::Piece(|d, _| fighters(d, d.active.other())),
        |d, n, _| {
            let mine = d.duel.filter(|(by, _)| usize::from(*by) == n);
            mine.map_or(-1, |(_, to)| to.into())
        },
        |d, n, _, v| d.duel = u16::try_from(v).ok().map(|to| (n as u16, to)),
    )
    .only(|d, n| {
        let duel = matches!(
            d.step,
            Step::DuelWindow | Step::DuelDamage | Step::DuelResult
        );
        (duel || d.duel.is_some()) && fights(d, n, d.active)
    }),
    F::new(
        Label::Attacks,
        FieldRange::Toggle,
        |d, n, _| d.attackers.contains(&(n as u16)).into(),
        |d, n, _, v| attack(&mut d.attackers, &mut d.blockers, n, v != 0),
    )
    .only(|d, n| fights(d, n, d.active)),
    F::new(
        Label::Blocks,
        FieldRange::Piece(|d, _| d.attackers.clone()),
        |d, n, _| met_by(&d.blockers, n),
        |d, n, _, v| meet(&mut d.blockers, n, v),
    )
    .only(|d, n| fights(d, n, d.active.other()) && !d.attackers.is_empty()),
    seat!(Label::Owner, |d, n, _k| d.cards[n].owner)
        .only(in_play)
        .rarely(),
    toggle!(Label::Returns, |d, n, _k| d.cards[n].returns)
        .only(in_play)
        .rarely(),
    toggle!(Label::Attacked, |d, n, _k| d.cards[n].state.attacked)
        .only(in_conflict)
        .rarely(),
    toggle!(Label::Able, |d, n, _k| d.cards[n].state.able)
        .only(in_conflict)
        .rarely(),
    spent!(0, |d, n| d.cards[n].state.used).only(in_play),
    strength(Label::StrengthTurn, 0),
    strength(Label::StrengthAlways, 1),
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
    grant(11),
    grant(12),
    grant(13),
    grant(14),
    grant(15),
];

fn in_play(d: &Position, n: usize) -> bool {
    d.cards.get(n).is_some_and(|p| place(p.zone).1.is_play())
}

fn in_conflict(d: &Position, n: usize) -> bool {
    d.cards
        .get(n)
        .is_some_and(|p| place(p.zone).1 == Place::Conflict)
}

fn fights(d: &Position, n: usize, seat: Seat) -> bool {
    d.cards
        .get(n)
        .is_some_and(|p| place(p.zone) == (seat, Place::Conflict))
}

fn fighters(d: &Position, seat: Seat) -> Vec<u16> {
    let all = 0..d.cards.len();
    all.filter(|&n| fights(d, n, seat))
        .map(|n| n as u16)
        .collect()
}

/// More or less Strength, for the turn (0) or lasting (1): the sum of all changes.
const fn strength(label: Label, n: u8) -> F {
    F::new(
        label,
        FieldRange::Number(-limits::STRENGTH, limits::STRENGTH),
        |d, n, k| {
            let given = d.cards[n]
                .gives
                .iter()
                .filter(|(_, until)| *until == DURATIONS[k]);
            let given = given.map(|(grant, _)| match grant {
                Grant::Strength(by) => *by,
                _ => 0,
            });
            given.sum()
        },
        |d, n, k, v| {
            let gives = &mut d.cards[n].gives;
            let same = |(grant, until): &(Grant, Duration)| {
                matches!(grant, Grant::Strength(_)) && *until == DURATIONS[k]
            };
            gives.retain(|give| !same(give));
            if v != 0 {
                gives.push((Grant::Strength(v), DURATIONS[k]));
            }
        },
    )
    .nth(n)
    .only(in_conflict)
    .rarely()
}

/// Whether it was given that, and for how long.
const fn grant(n: u8) -> F {
    F::new(
        Label::Word(GRANTS[n as usize].0),
        FieldRange::Choice(|_| lasting(&DURATIONS)),
        |d, n, k| given(&d.cards[n].gives, &GRANTS[k].1, &DURATIONS),
        |d, n, k, v| give(&mut d.cards[n].gives, GRANTS[k].1, &DURATIONS, v),
    )
    .nth(n)
    .only(in_play)
    .rarely()
}
