//! A checked thing together with where it was defined.

use std::ops::Range;

use super::TextFile;

/// A thing and where it was defined.
#[derive(Debug, Clone)]
pub struct Placed<T> {
    /// The thing.
    pub thing: T,
    /// The file it stands in.
    pub file: TextFile,
    /// The bytes to point at, usually those of its id.
    pub at: Range<usize>,
}
