//! The lab of a game of which only the name is known.

use std::any::Any;
use std::path::{Path, PathBuf};

use super::compare::{Comparison, compare};
use super::game::LabGame;
use super::report::Report;
use super::run::{Progress, run};
use super::study::{LabRequest, Study, prepare};
use super::tune::{TuneWish, Tuning, tune};
use crate::tools::{Outcome, content};

/// The content of a game of which only the name is known.
pub type AnyContent = &'static (dyn Any + Send + Sync);

/// The lab of a game. `packs` are more packs, or folders of packs.
#[derive(Debug, Clone, Copy)]
pub struct Lab {
    /// Lets every pair of decks play.
    pub run: fn(&LabRequest, packs: &[PathBuf], &Progress<'_>) -> Result<Report, Outcome>,
    /// The same with content that is loaded already: that of this game, by its type.
    pub run_on: fn(&LabRequest, AnyContent, &Progress<'_>) -> Result<Report, Outcome>,
    /// What would be played with such content.
    pub study: fn(&LabRequest, AnyContent) -> Result<Study, Outcome>,
    /// Compares two versions of a pack, the old one first.
    pub compare: fn(
        &LabRequest,
        versions: [&Path; 2],
        packs: &[PathBuf],
        &Progress<'_>,
    ) -> Result<Comparison, Outcome>,
    /// Searches numbers of a pack.
    pub tune:
        fn(&LabRequest, &TuneWish, packs: &[PathBuf], &Progress<'_>) -> Result<Tuning, Outcome>,
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
            run_on: |wish, content, progress| run::<G>(wish, own::<G>(content)?, progress),
            study: |wish, content| Ok(prepare::<G>(wish, own::<G>(content)?)?.study),
            compare: compare::<G>,
            tune: tune::<G>,
        }
    }
}

/// The content of that game.
fn own<G: LabGame>(content: AnyContent) -> Result<&'static G::Content, Outcome> {
    let other = || Outcome::wrong(format!("error: this is no content of {}", G::NAME));
    content.downcast_ref().ok_or_else(other)
}
