//! Compares two versions of a pack: both play the same double games with the same seeds.

mod figures;
mod paired;
mod sentences;
mod versions;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::definitions::changed;
use super::game::LabGame;
use super::notes::{Notes, SEATS};
use super::play::{Plan, play_unit, share_out};
use super::run::Progress;
use super::stats::holm;
use super::study::{LabRequest, Prepared, Study, prepare};
use crate::tools::Outcome;
use crate::tools::serve::Named;
use figures::{Figure, Figures};
use sentences::{caused, sentence};
pub(super) use versions::version;
use versions::{common_decks, ids, packs_in};

/// The chance of even one false sentence, in all.
const LEVEL: f64 = 0.01;

/// What two versions of a pack have that differs.
#[derive(Debug, Clone, Serialize)]
pub struct Comparison {
    /// The version of this form.
    pub schema: u32,
    /// The game.
    pub game: String,
    /// The bot in every seat.
    pub bot: String,
    /// Seed of the run.
    pub seed: u64,
    /// Games that each version played.
    pub games: u64,
    /// Games that went exactly the same way in both.
    pub same_games: u64,
    /// Games that ended with other winners.
    pub other_winners: u64,
    /// Whether both versions dealt the same cards in each game, so that only the change makes a game go another way.
    pub same_deals: bool,
    /// Games of double games that a version could not finish.
    pub unfinished: u64,
    /// Whether all games that were asked for were played.
    pub complete: bool,
    /// How it is decided which differences are real.
    pub method: String,
    /// Figures that were compared.
    pub tests: usize,
    /// A sentence for each real difference, the surest first, and one for what only the change can have caused.
    pub differences: Vec<String>,
    /// Decks that only one version has; they did not play.
    pub left_out: Vec<String>,
    /// The full ids of the definitions that are written differently.
    pub changed: Vec<String>,
    /// Every figure.
    pub figures: Vec<FigureRow>,
}

/// What differs in the files.
struct PackChanges {
    left_out: Vec<String>,
    changed: BTreeSet<String>,
}

/// A figure of both versions.
#[derive(Debug, Clone, Serialize)]
pub struct FigureRow {
    /// What it is.
    pub figure: String,
    /// Of which card or deck; empty for the whole game.
    pub of: String,
    /// In the old version.
    pub old: f64,
    /// In the new one.
    pub new: f64,
    /// The lower end of the 95 % interval of the difference.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How likely a difference as large is by chance alone.
    pub p: f64,
    /// Whether it is real.
    pub real: bool,
}

/// Plays both versions of a pack.
///
/// # Errors
/// Wrong use: folders that are no versions of a pack, packs with errors, names that do not exist.
pub(super) fn compare<G: LabGame>(
    wish: &LabRequest,
    versions: [&Path; 2],
    packs: &[PathBuf],
    progress: &Progress<'_>,
) -> Result<Comparison, Outcome> {
    let libraries = [packs_in(versions[0])?, packs_in(versions[1])?];
    let (old_ids, new_ids) = (ids(&libraries[0]), ids(&libraries[1]));
    if old_ids != new_ids {
        return Err(Outcome::wrong(format!(
            "error: these are not versions of one pack: `{}` and `{}`",
            old_ids.join(", "),
            new_ids.join(", ")
        )));
    }
    let old = version::<G>(versions[0], packs)?;
    let new = version::<G>(versions[1], packs)?;
    let [decks, left_out] = common_decks::<G>(wish, [&old, &new], &old_ids)?;
    let wish = LabRequest {
        decks,
        ..wish.clone()
    };
    let old = prepare::<G>(&wish, old.content)?;
    let new = prepare::<G>(&wish, new.content)?;
    let changed = changed(&libraries[0], &libraries[1]);
    let notes = PackChanges { left_out, changed };
    Ok(play_both(&wish, &old, &new, notes, progress))
}

fn play_both<G: LabGame>(
    wish: &LabRequest,
    old: &Prepared<G>,
    new: &Prepared<G>,
    notes: PackChanges,
    progress: &Progress<'_>,
) -> Comparison {
    let study = &old.study;
    (progress.games)(2 * study.games());
    let twin = |card: &Named| new.study.cards.iter().position(|other| other.id == card.id);
    let twins: Vec<Option<usize>> = study.cards.iter().map(twin).collect();
    let plans = [old, new].map(|version| Plan::<G> {
        setups: &version.setups,
        bot: version.bot,
        seed: study.seed,
        first: study.first,
        rounds: study.rounds,
        threads: wish.threads,
        cards: version.study.cards.len(),
        groups: &[],
        progress: progress.done,
        stop: progress.stop,
    });
    let pieces = study.rounds * study.pairs.len() as u64;
    let fresh = || Figures::new(study, &twins, G::SEARCH.scale);
    let figures = share_out(pieces, wish.threads, progress.stop, fresh, || {
        // A world keeps what it knows of a content, so each version has its own.
        let mut tables = [None, None];
        let mut notes = <[[Notes; SEATS]; 2]>::default();
        let plans = &plans;
        move |at, figures: &mut Figures<'_>| {
            let unit = plans[0].unit(at);
            for ((plan, table), notes) in plans.iter().zip(&mut tables).zip(&mut notes) {
                if play_unit(plan, table, unit, notes).is_none() {
                    return;
                }
            }
            figures.count(unit, &notes[0], &notes[1]);
        }
    });
    let counted: Vec<_> = (figures.all())
        .filter_map(|(figure, sum)| Some((figure, sum.found()?)))
        .collect();
    let p_values: Vec<f64> = counted.iter().map(|(_, found)| found.p).collect();
    let is_of_changed = |figure: &Figure| {
        let of = figure.of(study);
        of.is_some_and(|named| notes.changed.contains(&named.id))
    };
    let first: Vec<bool> = counted
        .iter()
        .map(|(figure, _)| is_of_changed(figure))
        .collect();
    let real = real_ones(&p_values, &first);
    let mut order: Vec<usize> = (0..counted.len()).filter(|at| real[*at]).collect();
    order.sort_by(|a, b| p_values[*a].total_cmp(&p_values[*b]));
    let mut differences: Vec<String> = order
        .into_iter()
        .map(|at| sentence(study, counted[at].0, &counted[at].1))
        .collect();
    let games = 2 * figures.units;
    let same_deals = deals_the_same(study, &new.study, &notes.changed);
    if same_deals && figures.same < games {
        differences.push(caused(games, games - figures.same, figures.other_winners));
    }
    let rows = counted
        .iter()
        .zip(&real)
        .map(|((figure, found), real)| FigureRow {
            figure: figure.word().to_owned(),
            of: figure.of(study).map_or_else(String::new, |named| named.id),
            old: found.old,
            new: found.new,
            low: found.low,
            high: found.high,
            p: found.p,
            real: *real,
        });
    Comparison {
        schema: super::SCHEMA,
        game: study.game.clone(),
        bot: study.bot.clone(),
        seed: study.seed,
        games,
        same_games: figures.same,
        other_winners: figures.other_winners,
        same_deals,
        unfinished: 2 * figures.unfinished,
        complete: figures.units == pieces,
        method: format!(
            "paired test of each figure over double games with the same seeds; Holm's correction, apart for the {} figures \
             of what is written differently and for the {} others: the chance of even one false sentence is at most {:.0} %",
            first.iter().filter(|first| **first).count(),
            first.iter().filter(|first| !**first).count(),
            100.0 * LEVEL
        ),
        tests: counted.len(),
        differences,
        left_out: notes.left_out,
        changed: notes.changed.into_iter().collect(),
        figures: rows.collect(),
    }
}

/// Whether both versions deal the same cards with the same seeds: only cards are written differently, and both have the
/// same ones.
fn deals_the_same(old: &Study, new: &Study, changed: &BTreeSet<String>) -> bool {
    let ids =
        |study: &Study| -> Vec<String> { study.cards.iter().map(|card| card.id.clone()).collect() };
    let cards = ids(old);
    cards == ids(new) && changed.iter().all(|id| cards.contains(id))
}

/// Which tests found something. Those of what was changed are few and come first to mind: they share one half of the
/// error, all others the other half.
fn real_ones(p_values: &[f64], first: &[bool]) -> Vec<bool> {
    let mut real = vec![false; p_values.len()];
    for family in [true, false] {
        let own = (0..p_values.len()).filter(|at| first[*at] == family);
        let own: Vec<usize> = own.collect();
        let its_p: Vec<f64> = own.iter().map(|at| p_values[*at]).collect();
        for (at, found) in own.into_iter().zip(holm(&its_p, LEVEL / 2.0)) {
            real[at] = found;
        }
    }
    real
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_changed_needs_less_proof() {
        let mut p_values = vec![0.5; 100];
        (p_values[0], p_values[1]) = (0.001, 0.001);
        let first: Vec<bool> = (0..100).map(|at| at == 0 || at == 2).collect();
        let real = real_ones(&p_values, &first);
        assert_eq!((real[0], real[1], real[2]), (true, false, false));
    }
}
