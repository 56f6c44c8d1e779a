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

/// `pack_content!(Game, "game");`: the name of a game in manifests, and the `Content` that its packs make.
macro_rules! pack_content {
    ($game:ty, $name:literal) => {
        /// The name of the game in manifests.
        pub const GAME: &str = $name;

        /// Checks all packs of the game in a library. Packs with errors are set aside and reported; the rest makes up
        /// the content.
        ///
        /// # Errors
        /// If what is left lacks something that every match needs, above all rules. The error holds the report.
        pub fn load(
            library: &$crate::packs::Library,
            report: &mut $crate::packs::Report,
        ) -> Result<Content, $crate::packs::LoadError> {
            $crate::packs::load::<$game>(library, report)
        }

        /// Warns of what is probably forgotten in the packs that the content was made of.
        pub fn warn_unused(
            library: &$crate::packs::Library,
            content: &Content,
            report: &mut $crate::packs::Report,
        ) {
            $crate::packs::warn_unused::<$game>(library, content, report);
        }

        /// The content of the embedded packs, loaded once.
        ///
        /// # Errors
        /// If the embedded packs are broken, which a test rules out.
        pub fn builtin() -> Result<std::sync::Arc<Content>, $crate::packs::LoadError> {
            static CONTENT: $crate::packs::Embedded<Content> = $crate::packs::Embedded::new();
            $crate::packs::embedded::<$game>(&CONTENT)
        }
    };
}

pub(crate) use pack_content;

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
