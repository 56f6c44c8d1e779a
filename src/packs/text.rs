//! The text of one file and where things stand in it.

use std::ops::Range;
use std::sync::Arc;

use ron2::Span;

/// A text file of a pack. Cheap to clone.
#[derive(Debug, Clone)]
pub struct TextFile {
    /// As messages show it: openable from where the program was started.
    pub path: Arc<str>,
    /// Inside its pack, with `/`.
    pub name: Arc<str>,
    /// The text, without a byte-order mark.
    pub text: Arc<str>,
}

impl TextFile {
    /// A file from its parts.
    #[must_use]
    pub fn new(path: &str, name: &str, text: &str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self {
            path: path.into(),
            name: name.into(),
            text: text.into(),
        }
    }

    /// Line and column of a byte offset, both from 1; columns count characters.
    #[must_use]
    pub fn place(&self, offset: usize) -> (usize, usize) {
        place(&self.text, offset)
    }

    /// The line at an offset without its line end, and the offset at which it starts.
    #[must_use]
    pub fn line_at(&self, offset: usize) -> (&str, usize) {
        let offset = floor(&self.text, offset);
        let start = self.text[..offset].rfind('\n').map_or(0, |i| i + 1);
        let end = self.text[offset..]
            .find('\n')
            .map_or(self.text.len(), |i| offset + i);
        (self.text[start..end].trim_end_matches('\r'), start)
    }
}

/// The bytes a span covers.
#[must_use]
pub const fn range(span: &Span) -> Range<usize> {
    span.start_offset..span.end_offset
}

/// Line and column of a byte offset in `text`.
pub(super) fn place(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..floor(text, offset)];
    let start = before.rfind('\n').map_or(0, |i| i + 1);
    (
        before.matches('\n').count() + 1,
        before[start..].chars().count() + 1,
    )
}

/// The nearest character boundary at or before `offset`.
pub(super) fn floor(text: &str, offset: usize) -> usize {
    let mut at = offset.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}
