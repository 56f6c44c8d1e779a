//! The result of an arena, for people and for programs.

use std::fmt::{self, Display};

use serde::Serialize;

use super::tally::{Tally, WIN};
use super::{ArenaPlan, elo, interval};
use crate::table::{Game, TableRng};

/// The result.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// Game played.
    pub game: String,
    /// The bot that is measured.
    pub a: String,
    /// Its opponent.
    pub b: String,
    /// Seats of a game.
    pub seats: usize,
    /// Whether all seats won or lost together.
    pub together: bool,
    /// Seed of the run.
    pub seed: u64,
    /// Pairs that were played to the end.
    pub pairs: u64,
    /// Games of these pairs.
    pub games: u64,
    /// Whether all pairs that were asked for were played.
    pub complete: bool,
    /// The share of the wins that A took, from 0 to 1.
    pub win_share: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The share of a bot as strong as the others.
    pub fair_share: f64,
    /// How many times the fair share A took.
    pub fair_share_times: f64,
    /// How much stronger A is than B.
    pub elo: f64,
    /// The same at the lower end of the interval.
    pub elo_low: f64,
    /// And at the upper end.
    pub elo_high: f64,
    /// Games that A won alone, or with its own team.
    pub wins: u64,
    /// Games that several seats won.
    pub shared: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// Games stopped because they did not end.
    pub unfinished: u64,
    /// Refused choices; there must be none.
    pub refused: u64,
    /// Those of A and of B.
    pub refused_by: [u64; 2],
    /// The share of the wins by seat, whoever sat there.
    pub seat_shares: Vec<f64>,
    /// The share of the wins of the seats that were asked first.
    pub first_share: f64,
    /// What 95 % of A's choices took at most, in milliseconds.
    pub choice_ms_p95: f64,
    /// A's longest choice.
    pub choice_ms_max: f64,
    /// What 95 % of B's choices took at most.
    pub choice_ms_p95_b: f64,
    /// B's longest choice.
    pub choice_ms_max_b: f64,
    /// Wall-clock seconds.
    pub seconds: f64,
    /// Covers every event and choice of every pair; neither threads nor time change it.
    pub digest: String,
}

impl Report {
    pub(super) fn new<G: Game>(plan: &ArenaPlan<'_, G>, tally: &Tally, seconds: f64) -> Self {
        let pairs = tally.pairs();
        let games = pairs * u64::from(plan.games());
        let of = |parts: u64, games: u64| parts as f64 / (games.max(1) * u64::from(WIN)) as f64;
        let scores = (0..).zip(&tally.scores);
        let sum: u64 = scores.map(|(score, count)| score * count).sum();
        let share = of(sum, games);
        let range = interval(&tally.scores, TableRng::derive(plan.seed, u64::MAX));
        let fair = if plan.together {
            0.5
        } else {
            1.0 / plan.seats.max(1) as f64
        };
        // Those who play together are compared as two.
        let rivals = if plan.together { 2 } else { plan.seats };
        let elo = |share: f64| round(elo(share, rivals, games), 1.0);
        Self {
            game: G::NAME.to_owned(),
            a: plan.bots[0].to_string(),
            b: plan.bots[1].to_string(),
            seats: plan.seats,
            together: plan.together,
            seed: plan.seed,
            pairs,
            games,
            complete: pairs == u64::from(plan.pairs),
            win_share: round(share, 4.0),
            low: round(range.low, 4.0),
            high: round(range.high, 4.0),
            fair_share: round(fair, 4.0),
            fair_share_times: round(share / fair, 3.0),
            elo: elo(share),
            elo_low: elo(range.low),
            elo_high: elo(range.high),
            wins: tally.wins,
            shared: tally.shared,
            draws: tally.draws,
            unfinished: tally.unfinished,
            refused: tally.refused.iter().sum(),
            refused_by: tally.refused,
            seat_shares: (tally.seats.iter())
                .map(|parts| round(of(*parts, games), 4.0))
                .collect(),
            first_share: round(of(tally.first, games), 4.0),
            choice_ms_p95: round(tally.times[0].quantile(0.95), 3.0),
            choice_ms_max: round(tally.times[0].most(), 3.0),
            choice_ms_p95_b: round(tally.times[1].quantile(0.95), 3.0),
            choice_ms_max_b: round(tally.times[1].most(), 3.0),
            seconds: round(seconds, 3.0),
            digest: format!("{:016x}", tally.digest),
        }
    }
}

/// With so many digits behind the point.
fn round(value: f64, digits: f64) -> f64 {
    let scale = 10_f64.powf(digits);
    (value * scale).round() / scale
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let Self { a, b, game, .. } = self;
        let how = match (self.together, self.seats) {
            (true, _) => format!("{a} together, then {b} together"),
            (false, 2) => format!("{a} against {b}"),
            (false, seats) => format!("one {a} among {} {b}", seats - 1),
        };
        writeln!(f, "{game}: {how}, seed {}", self.seed)?;
        if !self.complete {
            writeln!(f, "stopped early: what is known so far")?;
        }
        writeln!(
            f,
            "\n  pairs        {}, {} games, {:.1} s",
            self.pairs, self.games, self.seconds
        )?;
        writeln!(
            f,
            "  win share    {} (95 %: {} to {}); {:.2} times the fair share of {}",
            percent(self.win_share),
            percent(self.low),
            percent(self.high),
            self.fair_share_times,
            percent(self.fair_share),
        )?;
        writeln!(
            f,
            "  Elo          {:+.0} (95 %: {:+.0} to {:+.0})",
            self.elo, self.elo_low, self.elo_high
        )?;
        writeln!(
            f,
            "  games        {} won by {a}, {} shared, {} won by nobody, {} unfinished",
            self.wins, self.shared, self.draws, self.unfinished
        )?;
        if !self.together {
            let seats: Vec<String> = self.seat_shares.iter().map(|s| percent(*s)).collect();
            writeln!(f, "  by seat      {}", seats.join(", "))?;
            writeln!(f, "  asked first  {}", percent(self.first_share))?;
        }
        writeln!(
            f,
            "  a choice     {a}: 95 % within {} ms, longest {} ms; {b}: {} ms, {} ms",
            self.choice_ms_p95, self.choice_ms_max, self.choice_ms_p95_b, self.choice_ms_max_b
        )?;
        writeln!(f, "  refused      {}", self.refused)?;
        writeln!(f, "  digest       {}", self.digest)
    }
}
