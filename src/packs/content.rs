//! The content of the embedded packs, and why there may be none to play with.

use std::sync::{Arc, OnceLock};

use super::{Library, PackGame, Report, load};

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

/// The content of the embedded packs, once it is loaded.
pub type Embedded<C> = OnceLock<Result<Arc<C>, LoadError>>;

/// What a game makes of its embedded packs alone, kept in `content`.
///
/// # Errors
/// If the embedded packs are broken, which a test rules out.
pub fn embedded<G: PackGame>(content: &Embedded<G::Content>) -> Result<Arc<G::Content>, LoadError> {
    let load = || {
        let mut library = Library::built_in(&[G::GAME]);
        let mut report = std::mem::take(&mut library.report);
        load::<G>(&library, &mut report).map(Arc::new)
    };
    content.get_or_init(load).clone()
}
