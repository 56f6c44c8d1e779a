//! What a search found, for people and for programs.

use std::fmt::{self, Display};

use serde::Serialize;

/// The most settings that are printed.
const SHOWN: usize = 10;
/// A setting that is the best with less certainty than this asks for more games.
const SURE: f64 = 0.8;

/// What was found.
#[derive(Debug, Clone, Serialize)]
pub struct Tuning {
    /// The version of this form.
    pub schema: u32,
    /// The game.
    pub game: String,
    /// The bot in every seat.
    pub bot: String,
    /// Seed of the run.
    pub seed: u64,
    /// Games that were played in all.
    pub games: u64,
    /// Whether the search came to its end.
    pub complete: bool,
    /// The numbers that were varied.
    pub numbers: Vec<String>,
    /// Their values in the pack as it is.
    pub before: Vec<Option<i64>>,
    /// How sure it is that the best setting is the best of all, from 0 to 1.
    pub sure: f64,
    /// The 95 % interval of its distance from the target, in points.
    pub distance_low: f64,
    /// The upper end.
    pub distance_high: f64,
    /// What was measured of it: value, low, high, wanted.
    pub measures: Vec<[f64; 4]>,
    /// All settings, the best first.
    pub settings: Vec<Setting>,
    /// Where the pack with the best numbers was written.
    pub written: Option<String>,
}

/// A setting.
#[derive(Debug, Clone, Serialize)]
pub struct Setting {
    /// The values of the numbers.
    pub values: Vec<i64>,
    /// Games that it played.
    pub games: u64,
    /// How far it is from the target, in points: per cent of a share, or per cent of a number of turns.
    pub distance: f64,
    /// The level of the search after which it was given up; none for the best.
    pub given_up: Option<u32>,
}

impl Tuning {
    fn named(&self, values: &[i64]) -> String {
        let each = self.numbers.iter().zip(values);
        let each: Vec<String> = each
            .map(|(number, value)| format!("{number} = {value}"))
            .collect();
        each.join(", ")
    }
}

impl Display for Tuning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, bot, games) = (&self.game, &self.bot, self.games);
        writeln!(
            f,
            "{game}: {} settings, {games} games in all, {bot} in every seat, seed {}",
            self.settings.len(),
            self.seed
        )?;
        if !self.complete {
            writeln!(f, "stopped early: what is known so far")?;
        }
        let Some(best) = self.settings.first() else {
            return Ok(());
        };
        writeln!(f, "\n  best: {}", self.named(&best.values))?;
        writeln!(
            f,
            "  it is the best of all with {:.0} % certainty",
            100.0 * self.sure
        )?;
        writeln!(
            f,
            "  it is {:.1} points from the target (95 %: {:.1} to {:.1})",
            best.distance, self.distance_low, self.distance_high
        )?;
        if self.sure < SURE && self.settings.len() > 1 {
            writeln!(f, "  more games make it surer")?;
        }
        let before: Option<Vec<i64>> = self.before.iter().copied().collect();
        if let Some(before) = before {
            match before == best.values {
                true => writeln!(f, "  that is what the pack has already")?,
                false => writeln!(f, "  the pack has: {}", self.named(&before))?,
            }
        }
        writeln!(f, "\n  {:>8}  {:>7}  setting", "distance", "games")?;
        for setting in self.settings.iter().take(SHOWN) {
            writeln!(
                f,
                "  {:>8.1}  {:>7}  {}",
                setting.distance,
                setting.games,
                self.named(&setting.values)
            )?;
        }
        if self.settings.len() > SHOWN {
            writeln!(f, "  and {} more", self.settings.len() - SHOWN)?;
        }
        if let Some(written) = &self.written {
            writeln!(f, "\n  the pack with these numbers: {written}")?;
        }
        Ok(())
    }
}
