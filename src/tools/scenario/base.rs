//! The packs whose things scenarios can use.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use crate::tools::content::{self, FromPacks};

/// Packs besides the built-in ones. A program says once which.
static GIVEN: OnceLock<Vec<PathBuf>> = OnceLock::new();

/// All scenarios from now on can use these packs too.
pub(super) fn give(packs: Vec<PathBuf>) {
    GIVEN.get_or_init(|| packs);
}

/// The packs besides the built-in ones.
pub(crate) fn given() -> &'static [PathBuf] {
    GIVEN.get().map_or(&[], Vec::as_slice)
}

/// The content that scenarios begin with: the built-in one, or with the given packs.
pub(crate) fn of<G: FromPacks>(builtin: Option<Arc<G::Content>>) -> Option<&'static G::Content> {
    match given() {
        // It is there as long as the program runs.
        [] => builtin.map(|content| &**Box::leak(Box::new(content))),
        packs => content::of::<G>(packs).ok().map(|loaded| loaded.content),
    }
}
