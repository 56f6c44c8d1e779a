//! The content of the embedded packs, and why there may be none to play with.

use std::sync::Arc;

use super::{Library, Report};

/// Why there is no content to play with.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no playable content of {game}\n{report}")]
pub struct LoadError {
    /// The game, as manifests name it.
    pub game: &'static str,
    /// Everything that was found wrong.
    pub report: String,
}

impl LoadError {
    /// The error of that game with all that was found.
    #[must_use]
    pub fn new(game: &'static str, report: &Report) -> Self {
        let report = report.to_string();
        Self { game, report }
    }
}

/// What a game makes of its embedded packs alone.
///
/// # Errors
/// If the embedded packs are broken, which a test rules out.
pub fn embedded<C>(
    game: &'static str,
    load: impl FnOnce(&Library, &mut Report) -> Result<C, LoadError>,
) -> Result<Arc<C>, LoadError> {
    let mut library = Library::built_in(&[game]);
    let mut report = std::mem::take(&mut library.report);
    load(&library, &mut report).map(Arc::new)
}
