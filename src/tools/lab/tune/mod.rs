//! Searches numbers of a pack so that a target comes true.

mod pack;
mod search;
mod target;
mod tuning;
mod vary;

use std::path::{Path, PathBuf};

use super::compare::version;
use super::game::LabGame;
use super::run::Progress;
use super::study::{LabRequest, prepare};
use super::tally::Tally;
use crate::packs::shown_path;
use crate::tools::Outcome;
use pack::{ScratchFolder, TunedPack};
use search::{Arm, how_sure, measures, schedule, search};
pub use target::{Measure, Target, distance};
pub use tuning::{Setting, Tuning};
pub use vary::VariedNumber;

/// The most settings that are tried.
const MOST_SETTINGS: usize = 256;

/// What a designer wants.
#[derive(Debug, Clone)]
pub struct TuneWish {
    /// The pack with the numbers.
    pub pack: PathBuf,
    /// The numbers and their values.
    pub vary: Vec<VariedNumber>,
    /// What is to come true.
    pub targets: Vec<Target>,
    /// Games to play in all, about.
    pub games: u64,
    /// Where the pack with the best numbers goes, if anywhere: a folder that is not there yet.
    pub out: Option<PathBuf>,
}

/// Searches.
///
/// # Errors
/// Wrong use: numbers that are not in the pack, values that its game forbids, targets that fit nothing.
pub(super) fn tune<G: LabGame>(
    wish: &LabRequest,
    tune: &TuneWish,
    packs: &[PathBuf],
    progress: &Progress<'_>,
) -> Result<Tuning, Outcome> {
    let wrong = |why: String| Outcome::wrong(format!("error: {why}"));
    if let Some(out) = tune.out.as_deref().filter(|out| out.exists()) {
        return Err(wrong(format!("`{}` is there already", shown_path(out))));
    }
    // The pack itself first: its mistakes are no mistakes of the values.
    version::<G>(&tune.pack, packs)?;
    let pack = TunedPack::open(&tune.pack, &tune.vary).map_err(wrong)?;
    let settings = settings(&tune.vary).map_err(wrong)?;
    let scratch = ScratchFolder::new().map_err(|why| wrong(why.to_string()))?;
    let mut arms = Vec::new();
    for (at, values) in settings.into_iter().enumerate() {
        let folder = scratch.0.join(at.to_string());
        pack.write(&values, &folder)
            .map_err(|why| wrong(why.to_string()))?;
        arms.push(arm::<G>(wish, &folder, packs, values)?);
    }
    let study = arms[0].prepared.study.clone();
    for target in &tune.targets {
        target.check(&study).map_err(wrong)?;
    }
    let plan = schedule(arms.len(), study.pairs.len(), tune.games);
    let games =
        |(arms, rounds): &(usize, u64)| *arms as u64 * rounds * 2 * study.pairs.len() as u64;
    (progress.games)(plan.iter().map(games).sum());
    let complete = search(&mut arms, &tune.targets, &plan, wish.threads, progress);
    let best = arms[0].values.clone();
    let all: Vec<Vec<Measure>> = arms
        .iter()
        .map(|arm| measures(arm, &tune.targets))
        .collect();
    let sure = how_sure(&all, wish.seed);
    if let Some(out) = &tune.out {
        pack.write(&best, out)
            .map_err(|why| wrong(why.to_string()))?;
    }
    let range = |part: &Measure| {
        [
            part.mean,
            part.mean - 1.96 * part.error,
            part.mean + 1.96 * part.error,
            part.wanted,
        ]
    };
    Ok(Tuning {
        schema: super::SCHEMA,
        game: study.game,
        bot: study.bot,
        seed: study.seed,
        games: arms
            .iter()
            .map(|arm| arm.tally.games() + arm.tally.unfinished())
            .sum(),
        complete,
        numbers: tune.vary.iter().map(VariedNumber::to_string).collect(),
        before: pack.values(),
        sure: sure.best,
        distance_low: sure.low,
        distance_high: sure.high,
        measures: all[0].iter().map(range).collect(),
        settings: (arms.iter().zip(&all))
            .map(|(arm, parts)| Setting {
                values: arm.values.clone(),
                games: arm.tally.games() + arm.tally.unfinished(),
                distance: distance(parts),
                given_up: arm.given_up,
            })
            .collect(),
        written: tune.out.as_deref().map(shown_path),
    })
}

/// A setting that is ready to play.
fn arm<G: LabGame>(
    wish: &LabRequest,
    folder: &Path,
    packs: &[PathBuf],
    values: Vec<i64>,
) -> Result<Arm<G>, Outcome> {
    let prepared = prepare::<G>(wish, version::<G>(folder, packs)?.content)?;
    let study = &prepared.study;
    let (pairs, cards, events) = (study.pairs.len(), study.cards.len(), study.events.len());
    Ok(Arm {
        values,
        tally: Tally::new(pairs, cards, events, G::SEARCH.scale),
        prepared,
        given_up: None,
    })
}

/// All combinations of the values.
fn settings(vary: &[VariedNumber]) -> Result<Vec<Vec<i64>>, String> {
    if vary.is_empty() {
        return Err("no number to vary; name one like `--vary 'card_id.cost in 1..4'`".to_owned());
    }
    let count = vary
        .iter()
        .map(|one| one.values.len())
        .try_fold(1_usize, usize::checked_mul);
    match count.filter(|count| *count <= MOST_SETTINGS) {
        Some(_) => Ok(vary.iter().fold(vec![Vec::new()], |all, one| {
            let longer = |start: &Vec<i64>| {
                let start = start.clone();
                one.values
                    .iter()
                    .map(move |value| [&start[..], &[*value]].concat())
            };
            all.iter().flat_map(longer).collect()
        })),
        None => Err(format!(
            "these numbers have more than {MOST_SETTINGS} settings together; name fewer values"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_is_a_setting() {
        let vary = |text| VariedNumber::read(text).expect("a number");
        let all = settings(&[vary("a.cost in 1..2"), vary("b.cost in 5, 7")]);
        assert_eq!(
            all,
            Ok(vec![vec![1, 5], vec![1, 7], vec![2, 5], vec![2, 7]])
        );
        assert!(settings(&[]).is_err());
        let many = [vary("a.x in 1..20"), vary("b.x in 1..20")];
        assert!(settings(&many).is_err_and(|why| why.contains("more than 256")));
    }
}
