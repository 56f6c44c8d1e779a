//! The lab of a game of which only the name is known.

use std::path::{Path, PathBuf};

use super::compare::{Comparison, compare};
use super::game::LabGame;
use super::report::Report;
use super::run::{Progress, run};
use super::study::Wish;
use super::tune::{TuneWish, Tuning, tune};
use crate::tools::{Outcome, content};

/// The lab of a game. `packs` are more packs, or folders of packs.
#[derive(Debug, Clone, Copy)]
pub struct Lab {
    /// Lets every pair of decks play.
    pub run: fn(&Wish, packs: &[PathBuf], &Progress<'_>) -> Result<Report, Outcome>,
    /// Compares two versions of a pack, the old one first.
    pub compare: fn(
        &Wish,
        versions: [&Path; 2],
        packs: &[PathBuf],
        &Progress<'_>,
    ) -> Result<Comparison, Outcome>,
    /// Searches numbers of a pack.
    pub tune: fn(&Wish, &TuneWish, packs: &[PathBuf], &Progress<'_>) -> Result<Tuning, Outcome>,
}

impl Lab {
    /// That of a game.
    #[must_use]
    pub const fn of<G: LabGame>() -> Self {
        Self {
            run: |wish, packs, progress| {
                let loaded = content::of::<G>(packs)?;
                (progress.problems)(&loaded.problems);
                run::<G>(wish, loaded.content, progress)
            },
            compare: compare::<G>,
            tune: tune::<G>,
        }
    }
}
