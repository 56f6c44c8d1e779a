//! Runs a lab, and merges the reports of several.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::game::LabGame;
use super::play::{Counts, Live, Plan, play};
use super::report::{Part, Report, SCHEMA};
use super::study::{LabRequest, Study, prepare};
use super::tally::Tally;
use crate::tools::Outcome;

/// What a lab tells while it runs, and what stops it.
#[derive(Clone, Copy)]
pub struct Progress<'a> {
    /// Called with what is wrong with packs, which may be nothing.
    pub problems: &'a dyn Fn(&str),
    /// Called once with the number of games to play.
    pub games: &'a (dyn Fn(u64) + Sync),
    /// Called with the number of games done since the last call.
    pub done: &'a (dyn Fn(u64) + Sync),
    /// Called with what is known so far, while every pair of decks plays, and the least time from one call to the next.
    pub live: Option<(Duration, &'a (dyn Fn(Report) + Sync))>,
    /// Once it is set, no more is played.
    pub stop: &'a AtomicBool,
}

/// Plays the games that a wish asks for.
///
/// # Errors
/// Wrong use: names that do not exist, options that do not fit.
pub(super) fn run<G: LabGame>(
    wish: &LabRequest,
    content: &'static G::Content,
    progress: &Progress<'_>,
) -> Result<Report, Outcome> {
    let start = Instant::now();
    let prepared = prepare::<G>(wish, content)?;
    let study = &prepared.study;
    (progress.games)(study.games());
    let plan = Plan::<G> {
        setups: &prepared.setups,
        bot: prepared.bot,
        seed: study.seed,
        first: study.first,
        rounds: study.rounds,
        threads: wish.threads,
        cards: study.cards.len(),
        groups: &prepared.groups,
        progress: progress.done,
        stop: progress.stop,
    };
    let (pairs, cards, events) = (study.pairs.len(), study.counted(), study.events.len());
    let new = || Tally::new(pairs, cards, events, G::SEARCH.scale);
    let tally = match progress.live {
        Some((every, live)) => {
            let show = |known: &Tally| {
                let seconds = start.elapsed().as_secs_f64();
                live(Report::new(study.clone(), known.clone(), seconds));
            };
            play(&plan, new, Some(Live { every, show: &show }))
        }
        None => play(&plan, new, None),
    };
    Ok(Report::new(
        prepared.study,
        tally,
        start.elapsed().as_secs_f64(),
    ))
}

/// One report of the texts of the reports of rounds that follow each other: the same as of one run.
///
/// # Errors
/// A sentence: a text that is no report, reports of different games, rounds that are missing or there twice.
pub fn merge(texts: &[(String, String)]) -> Result<Report, String> {
    let mut parts = Vec::new();
    for (name, text) in texts {
        let part: Part = serde_json::from_str(text)
            .map_err(|why| format!("{name} is no report of the lab: {why}"))?;
        if part.schema != SCHEMA {
            let found = part.schema;
            return Err(format!(
                "{name} is a report of version {found}; this program reads version {SCHEMA}"
            ));
        }
        check(name, &part)?;
        parts.push((name, part));
    }
    parts.sort_by_key(|(_, part)| part.study.first);
    let mut parts = parts.into_iter();
    let (
        first,
        Part {
            mut study,
            counts: mut whole,
            ..
        },
    ) = parts.next().ok_or("there is nothing to merge")?;
    for (
        name,
        Part {
            study: next,
            counts,
            ..
        },
    ) in parts
    {
        let expected = study.first + study.rounds;
        let (found, rounds) = (next.first, next.rounds);
        let same = Study {
            first: study.first,
            rounds: study.rounds,
            ..next
        };
        if same != study {
            return Err(format!("{name} is of other games than {first}"));
        }
        if found != expected {
            return Err(format!(
                "round {expected} comes next, and {name} goes on with round {found}"
            ));
        }
        study.rounds += rounds;
        whole.merge(counts);
    }
    Ok(Report::new(study, whole, 0.0))
}

/// Lists that fit each other: a file may come from anywhere.
fn check(name: &str, part: &Part) -> Result<(), String> {
    let (study, counts) = (&part.study, &part.counts);
    let decks = study.decks.len();
    let fits = study.pairs.len() == counts.pairs.len()
        && study.counted() == counts.cards.len()
        && study.events.len() == counts.events.len()
        && study
            .pairs
            .iter()
            .flatten()
            .all(|deck| usize::from(*deck) < decks);
    let whole = counts.games() + counts.unfinished() == study.games();
    match (fits, whole) {
        (true, true) => Ok(()),
        (true, false) => Err(format!(
            "{name} was stopped early; only whole reports can be merged"
        )),
        (false, _) => Err(format!(
            "{name} is no report of the lab: its lists do not fit each other"
        )),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::games;

    #[test]
    fn whoever_watches_a_run_changes_nothing() {
        let lab = games::all()[0].lab.expect("it can be measured");
        let wish = LabRequest {
            bot: "random".to_owned(),
            games: 4,
            seed: 3,
            threads: 2,
            ..LabRequest::default()
        };
        let stop = AtomicBool::new(false);
        let seen = Mutex::new(Vec::new());
        let live = |report: Report| seen.lock().expect("no panic").push(report.games);
        let progress = Progress {
            problems: &|_| {},
            games: &|_| {},
            done: &|_| {},
            live: None,
            stop: &stop,
        };
        let watched = Progress {
            live: Some((Duration::ZERO, &live)),
            ..progress
        };
        let alone = (lab.run)(&wish, &[], &progress).expect("it runs");
        let shown = (lab.run)(&wish, &[], &watched).expect("it runs");
        assert_eq!((&alone.digest, alone.games), (&shown.digest, shown.games));
        assert_eq!(alone.counts, shown.counts);
        let seen = seen.into_inner().expect("no panic");
        assert!(seen.is_sorted(), "{seen:?}");
        assert_eq!(seen.last(), Some(&shown.games));
    }
}
