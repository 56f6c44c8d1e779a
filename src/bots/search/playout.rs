//! Playouts: quick play from a point of a possible world, and what its end is worth to each seat.

use std::marker::PhantomData;

use crate::table::{Imagination, Seat, Seats, TableRng};

use crate::bots::EvaluatedGame;

/// The most choices of a playout.
const LONGEST: usize = 400;

pub(super) struct Playout<G>(PhantomData<G>);

pub(super) struct Knobs { pub h: f64, pub pass: f64, pub s: f64, pub c: f32, pub w: f32, pub k: f32, pub pw: u32 }
pub(super) static KNOBS: std::sync::LazyLock<Knobs> = std::sync::LazyLock::new(|| {
    let env = |name: &str, default: f64| -> f64 {
        std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
    };
    Knobs { h: env("SB_H", 2.0), pass: env("SB_PASS", 0.0), s: env("SB_S", 1.0), c: env("SB_C", 0.6) as f32, w: env("SB_W", 8.0) as f32, k: env("SB_K", 2.0) as f32, pw: env("SB_PW", 1.0) as u32 }
});

impl<G: EvaluatedGame> Playout<G> {
    /// Plays until the horizon. Returns the chance to win of each seat, from 0 to 1.
    pub(super) fn run(world: &mut Imagination<'_, G>, chance: &mut TableRng) -> Vec<f32> {
        let mut place = G::place(world.step());
        let mut turns = 0;
        let horizon = KNOBS.h as u8;
        let pass = KNOBS.pass;
        for _ in 0..LONGEST {
            if turns >= horizon || world.outcome().is_some() {
                break;
            }
            let Some(question) = world.question() else {
                break;
            };
            let count = question.options.len() as u32;
            let mut at = chance.below(count) as usize;
            if pass > 0.0 && f64::from(chance.below(1000)) < pass * 1000.0 {
                let step = world.step();
                let least = || question.options.iter().position(|o| o.is_any(G::OTHERS));
                at = G::idle(question, step).or_else(least).unwrap_or(at);
            }
            if question.options[at].is_any(G::UNTRIED) {
                let open = question.options.iter().position(|o| !o.is_any(G::UNTRIED));
                at = open.unwrap_or(at);
            }
            world.pick(at);
            let now = G::place(world.step());
            turns += u8::from(now < place);
            place = now;
        }
        let seats = world.seats();
        if let Some(outcome) = world.outcome() {
            return won(outcome.winners, seats);
        }
        let worth: Vec<f64> = (0..seats)
            .map(|n| f64::from(G::worth(&world.view_of(Seat(n)), Seat(n))))
            .collect();
        if let [first, second] = worth[..] {
            let first = chance_to_win::<G>((first - second) / 2.0);
            return vec![first, 1.0 - first];
        }
        worth.into_iter().map(chance_to_win::<G>).collect()
    }
}

/// The end of a match: a shared victory is worth less than one alone, a draw half of one.
fn won(winners: Seats, seats: u8) -> Vec<f32> {
    let value = |seat| match winners {
        Seats::NONE => 0.5,
        winners if winners.contains(seat) => 1.0 / winners.count() as f32,
        _ => 0.0,
    };
    (0..seats).map(Seat).map(value).collect()
}

/// The chance to win with that worth.
pub(super) fn chance_to_win<G: EvaluatedGame>(worth: f64) -> f32 {
    (1.0 / (1.0 + (-worth / (G::SCALE * KNOBS.s)).exp())) as f32
}
