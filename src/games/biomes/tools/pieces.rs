//! The fields of a card of a position of Biomes in the editor.

use crate::games::biomes::content::{Duration, Keyword};
use crate::games::biomes::position::Position;
use crate::games::biomes::{Place, limits, place};
use crate::table::{Pieces, Seat};
use crate::tools::editing::cards::{attack, give, given, lasting, meet, met_by};
use crate::tools::editing::field::{
    Field, FieldRange, Label, count, maybe, number, seat, small, spent, toggle,
};

type F = Field<Position>;

/// Keywords that an effect can give.
const KEYWORDS: [(&str, Keyword); 18] = [
    ("Evasion", Keyword::Evasion),
    ("Secure", Keyword::Secure),
    ("Ready", Keyword::Ready),
    ("Transfer", Keyword::Transfer),
    ("Intercept", Keyword::Intercept),
    ("Intimidate", Keyword::Intimidate),
    ("Stealth", Keyword::Stealth),
    ("Lightspeed", Keyword::Lightspeed),
    ("Quantum", Keyword::Quantum),
    ("Deflect(1)", Keyword::Deflect(1)),
    ("Encrypt", Keyword::Encrypt),
    ("Firewall(1)", Keyword::Firewall(1)),
    ("Magnetic", Keyword::Magnetic),
    ("Overpower", Keyword::Overpower),
    ("Virus", Keyword::Virus),
    ("NoAdvance", Keyword::NoAdvance),
    ("NoAttack", Keyword::NoAttack),
    ("NoDefend", Keyword::NoDefend),
];

const DURATIONS: [Duration; 2] = [Duration::Turn, Duration::Permanent];

/// Everything that can be set about a card.
pub(super) const PIECE: [F; 34] = [
    toggle!(Label::Locked, |d, n, _k| d.cards[n].state.locked).only(on_planet),
    toggle!(Label::Arrived, |d, n, _k| d.cards[n].state.arrived).only(on_planet),
    number!(Label::Damage, 0, limits::AMOUNT, |d, n, _k| d.cards[n]
        .state
        .damage)
    .only(on_planet),
    count!(Label::Markers, limits::STORE, |d, n, _k| d.cards[n]
        .state
        .markers)
    .only(on_planet),
    maybe!(
        Label::Host,
        FieldRange::Piece(|d, n| d.beside(n as u16)),
        |d, n, _k| d.cards[n].host
    )
    .only(on_planet),
    F::new(
        Label::Advancing,
        FieldRange::Choice(|d| {
            let kinds = d.biomes.iter().map(|b| format!("{:?}", b.kind));
            std::iter::once("-".to_owned()).chain(kinds).collect()
        }),
        |d, n, _| {
            let mine = d.advancing.iter().find(|(m, _)| usize::from(*m) == n);
            mine.map_or(0, |(_, biome)| i32::from(*biome) + 1)
        },
        |d, n, _, v| {
            d.advancing.retain(|(m, _)| usize::from(*m) != n);
            if v > 0 {
                d.advancing.push((n as u16, small(v - 1)));
            }
        },
    )
    .only(|d, n| place(d.cards[n].zone) == (d.active, Place::Staging)),
    F::new(
        Label::Attacks,
        FieldRange::Toggle,
        |d, n, _| d.attackers.contains(&(n as u16)).into(),
        |d, n, _, v| attack(&mut d.attackers, &mut d.defenders, n, v != 0),
    )
    .only(|d, n| d.step.has_attackers() && in_sector(d, n, d.active)),
    F::new(
        Label::Defends,
        FieldRange::Piece(|d, _| d.attackers.clone()),
        |d, n, _| met_by(&d.defenders, n),
        |d, n, _, v| meet(&mut d.defenders, n, v),
    )
    .only(|d, n| in_sector(d, n, d.active.other()) && !d.attackers.is_empty()),
    seat!(Label::Owner, |d, n, _k| d.cards[n].owner)
        .only(on_planet)
        .rarely(),
    toggle!(Label::Returns, |d, n, _k| d.cards[n].returns)
        .only(on_planet)
        .rarely(),
    toggle!(Label::Stasis, |d, n, _k| d.cards[n].state.stasis)
        .only(on_planet)
        .rarely(),
    toggle!(Label::Hologram, |d, n, _k| d.cards[n].state.hologram)
        .only(on_planet)
        .rarely(),
    toggle!(Label::Shifted, |d, n, _k| d.cards[n].state.shifted)
        .only(on_planet)
        .rarely(),
    count!(Label::Overclock, limits::OVERCLOCK as i32, |d, n, _k| d
        .cards[n]
        .state
        .overclock)
    .only(on_planet)
    .rarely(),
    spent!(0, |d, n| d.cards[n].state.used).only(on_planet),
    buff(Label::AttackTurn, 0),
    buff(Label::DefenseTurn, 1),
    buff(Label::AttackAlways, 2),
    buff(Label::DefenseAlways, 3),
    keyword(0),
    keyword(1),
    keyword(2),
    keyword(3),
    keyword(4),
    keyword(5),
    keyword(6),
    keyword(7),
    keyword(8),
    keyword(9),
    keyword(10),
    keyword(11),
    keyword(12),
    keyword(13),
    keyword(14),
];

fn on_planet(d: &Position, n: usize) -> bool {
    d.cards.get(n).is_some_and(|p| place(p.zone).1.is_planet())
}

fn in_sector(d: &Position, n: usize, seat: Seat) -> bool {
    let at = d.cards.get(n).map(|p| place(p.zone));
    at.is_some_and(|(side, at)| side == seat && matches!(at, Place::Sector(_)))
}

/// Attack (even) or defense (odd), this turn (0, 1) or lasting (2, 3): the sum of all increases.
const fn buff(label: Label, n: u8) -> F {
    F::new(
        label,
        FieldRange::Number(-limits::AMOUNT, limits::AMOUNT),
        |d, n, k| {
            let buffs = d.cards[n].buffs.iter().filter(|buff| buff.2 == duration(k));
            buffs
                .map(|buff| if k % 2 == 0 { buff.0 } else { buff.1 })
                .sum()
        },
        |d, n, k, v| {
            let buffs = &mut d.cards[n].buffs;
            let same = buffs.iter().filter(|buff| buff.2 == duration(k));
            let (attack, defense) = same.fold((0, 0), |sum, b| (sum.0 + b.0, sum.1 + b.1));
            buffs.retain(|buff| buff.2 != duration(k));
            let now = if k % 2 == 0 {
                (v, defense)
            } else {
                (attack, v)
            };
            if now != (0, 0) {
                buffs.push((now.0, now.1, duration(k)));
            }
        },
    )
    .nth(n)
    .only(on_planet)
    .rarely()
}

const fn duration(n: usize) -> Duration {
    DURATIONS[n / 2]
}

/// Whether it was given that keyword, and for how long.
const fn keyword(n: u8) -> F {
    F::new(
        Label::Word(KEYWORDS[n as usize].0),
        FieldRange::Choice(|_| lasting(&DURATIONS)),
        |d, n, k| given(&d.cards[n].gains, &KEYWORDS[k].1, &DURATIONS),
        |d, n, k, v| give(&mut d.cards[n].gains, KEYWORDS[k].1, &DURATIONS, v),
    )
    .nth(n)
    .only(on_planet)
    .rarely()
}
