//! A checked thing together with where it was defined.

use std::ops::Range;

use super::TextFile;

/// A thing, where it was defined, and what it names by full id until all packs are put together.
#[derive(Debug, Clone)]
pub struct Placed<T, L = ()> {
    /// The thing.
    pub thing: T,
    /// The file it stands in.
    pub file: TextFile,
    /// The bytes to point at, usually those of its id.
    pub at: Range<usize>,
    /// The ids that it names.
    pub links: L,
}
