//! What a designer wants to come true, and how far a setting is from it.

use super::super::lengths::Lengths;
use super::super::matrix::turned;
use super::super::rows::won;
use super::super::study::Study;
use super::super::tally::Tally;
use crate::packs::did_you_mean;

/// What is to come true.
#[derive(Debug, Clone, PartialEq)]
pub enum Target {
    /// Every pair of decks is won by either as often.
    Pairs(f64),
    /// The win share of one deck against all others.
    Deck(String, f64),
    /// The share of the wins that the first turn takes.
    First(f64),
    /// The mean number of turns.
    Turns(f64),
}

/// A part of a target as it was measured.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measure {
    /// What was measured.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
    /// What it should be.
    pub wanted: f64,
    /// A difference of this is one part of a hundred.
    pub scale: f64,
}

impl Target {
    /// Reads `pairs=50%`, `deck:ID=50%`, `first=50%`, `turns=12`.
    ///
    /// # Errors
    /// A sentence.
    pub fn read(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "`{text}` is no target; there are `pairs=50%`, `deck:ID=50%`, `first=50%` and `turns=12`"
            )
        };
        let (name, value) = text.split_once('=').ok_or_else(wrong)?;
        let value = value.trim();
        let number = |text: &str| {
            text.trim()
                .parse::<f64>()
                .ok()
                .filter(|n| n.is_finite() && *n > 0.0)
        };
        let share = || {
            let share = value
                .strip_suffix('%')
                .and_then(number)
                .map(|share| share / 100.0);
            share.filter(|share| *share < 1.0).ok_or_else(wrong)
        };
        match name.trim() {
            "pairs" => Ok(Self::Pairs(share()?)),
            "first" => Ok(Self::First(share()?)),
            "turns" => number(value).map(Self::Turns).ok_or_else(wrong),
            other => match other.strip_prefix("deck:") {
                Some(deck) => Ok(Self::Deck(deck.to_owned(), share()?)),
                None => Err(wrong()),
            },
        }
    }

    /// That the decks it names play.
    ///
    /// # Errors
    /// A sentence.
    pub fn check(&self, study: &Study) -> Result<(), String> {
        match self {
            Self::Deck(id, _) if place(study, id).is_none() => {
                let ids = study.decks.iter().map(|deck| deck.id.as_str());
                let hint =
                    did_you_mean(id, ids).map_or_else(String::new, |hint| format!("; {hint}"));
                Err(format!("no {} `{id}` plays{hint}", study.brings))
            }
            Self::Pairs(_) | Self::Deck(..) if study.decks.len() < 2 => Err(format!(
                "one {} alone has no share of wins; name two",
                study.brings
            )),
            Self::Pairs(_) | Self::Deck(..) | Self::First(_) | Self::Turns(_) => Ok(()),
        }
    }

    /// Its parts as they were measured.
    #[must_use]
    pub fn measures(&self, study: &Study, tally: &Tally) -> Vec<Measure> {
        match self {
            Self::Pairs(wanted) => {
                let pairs = tally.pairs.iter();
                pairs
                    .map(|pair| Measure::score(&pair.scores, *wanted))
                    .collect()
            }
            Self::Deck(id, wanted) => {
                let at = place(study, id);
                let mut scores = [0; 5];
                for ([a, b], pair) in study.pairs.iter().zip(&tally.pairs) {
                    let own = match (Some(*a) == at, Some(*b) == at) {
                        (true, false) => pair.scores,
                        (false, true) => turned(&pair.scores),
                        (false, false) | (true, true) => continue,
                    };
                    scores
                        .iter_mut()
                        .zip(own)
                        .for_each(|(sum, more)| *sum += more);
                }
                vec![Measure::score(&scores, *wanted)]
            }
            Self::First(wanted) => {
                let share = won(tally.first());
                let error = (share.share * (1.0 - share.share) / share.of.max(1) as f64).sqrt();
                vec![Measure {
                    mean: share.share,
                    error,
                    wanted: *wanted,
                    scale: 0.01,
                }]
            }
            Self::Turns(wanted) => vec![Measure::length(&tally.turns, *wanted)],
        }
    }
}

/// The place of a deck by its full or short id.
fn place(study: &Study, id: &str) -> Option<u16> {
    let short = |full: &str| full.split_once(':').is_some_and(|(_, short)| short == id);
    let found = study
        .decks
        .iter()
        .position(|deck| deck.id == id || short(&deck.id));
    found.map(|at| at as u16)
}

impl Measure {
    fn score(scores: &[u64; 5], wanted: f64) -> Self {
        let units = scores.iter().sum::<u64>().max(1) as f64;
        let each = || scores.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]);
        let mean = each()
            .map(|(count, score)| *count as f64 * score)
            .sum::<f64>()
            / units;
        let square = each()
            .map(|(count, score)| *count as f64 * (score - mean).powi(2))
            .sum::<f64>();
        // Where all came out alike something else is still possible: one more of another kind.
        let spread = (square / units).max(0.25 / (units + 1.0));
        Self {
            mean,
            error: (spread / units).sqrt(),
            wanted,
            scale: 0.01,
        }
    }

    fn length(lengths: &Lengths, wanted: f64) -> Self {
        let count = lengths.count().max(1) as f64;
        let mean = lengths.mean();
        let square = lengths
            .bars()
            .map(|(turns, count)| count as f64 * (turns as f64 - mean).powi(2));
        let spread = (square.sum::<f64>() / count).max(1.0 / (count + 1.0));
        Self {
            mean,
            error: (spread / count).sqrt(),
            wanted,
            scale: wanted / 100.0,
        }
    }
}

/// How far a setting is from its targets, in points: the root of the mean square of all parts, without what chance adds.
#[must_use]
pub fn distance(measures: &[Measure]) -> f64 {
    let square = measures.iter().map(|part| {
        let off = (part.mean - part.wanted) / part.scale;
        off.powi(2) - (part.error / part.scale).powi(2)
    });
    let mean = square.sum::<f64>() / measures.len().max(1) as f64;
    mean.max(0.0).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_read() {
        assert_eq!(Target::read("pairs=50%"), Ok(Target::Pairs(0.5)));
        assert_eq!(Target::read("turns = 12"), Ok(Target::Turns(12.0)));
        assert_eq!(
            Target::read("deck:a:b=45 %"),
            Ok(Target::Deck("a:b".into(), 0.45))
        );
        for wrong in [
            "pairs",
            "pairs=50",
            "turns=0",
            "turns=x",
            "luck=50%",
            "first=100%",
        ] {
            assert!(Target::read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn chance_adds_no_distance() {
        let part = |mean, error| Measure {
            mean,
            error,
            wanted: 0.5,
            scale: 0.01,
        };
        assert!((distance(&[part(0.6, 0.0)]) - 10.0).abs() < 1e-9);
        assert_eq!(distance(&[part(0.55, 0.06)]), 0.0);
        let scores = Measure::score(&[25, 0, 50, 0, 25], 0.5);
        assert!((scores.mean - 0.5).abs() < 1e-12);
        assert!((scores.error - (0.125_f64 / 100.0).sqrt()).abs() < 1e-12);
    }
}
