//! The text of one file, with lines and columns.

use std::ops::Range;
use std::sync::Arc;

use ron2::Span;

/// A text file of a pack. Cheap to clone.
#[derive(Debug, Clone)]
pub struct TextFile {
    /// The path in messages, relative to where the program was started.
    pub path: Arc<str>,
    /// Inside its pack, with `/`.
    pub name: Arc<str>,
    /// The text, without a byte-order mark.
    pub text: Arc<str>,
    /// Where lines and characters stand, made once so that thousands of problems can be placed.
    index: Arc<Index>,
}

/// Bytes between two counts of characters.
const BLOCK: usize = 256;

/// Where the lines of a text start, and how many characters stand before every block of bytes.
#[derive(Debug)]
struct Index {
    lines: Vec<usize>,
    characters: Vec<usize>,
}

impl Index {
    fn new(text: &str) -> Self {
        let breaks = text.bytes().enumerate().filter(|(_, b)| *b == b'\n');
        let lines = std::iter::once(0).chain(breaks.map(|(at, _)| at + 1));
        let mut before = 0;
        let characters = text.as_bytes().chunks(BLOCK).map(|block| {
            let here = before;
            before += starts(block);
            here
        });
        Self {
            lines: lines.collect(),
            characters: characters.collect(),
        }
    }

    /// The line of an offset, from 0.
    fn line(&self, offset: usize) -> usize {
        self.lines.partition_point(|start| *start <= offset) - 1
    }

    /// Characters that start before an offset.
    fn characters(&self, text: &str, offset: usize) -> usize {
        let block = offset / BLOCK;
        let Some(before) = self.characters.get(block) else {
            // The text ends where a block does.
            let last = self.characters.len().saturating_sub(1);
            let before = self.characters.get(last).copied().unwrap_or_default();
            return before + starts(&text.as_bytes()[last * BLOCK..offset]);
        };
        before + starts(&text.as_bytes()[block * BLOCK..offset])
    }
}

/// The number of characters that start in these bytes: all bytes except continuation bytes.
fn starts(bytes: &[u8]) -> usize {
    bytes.iter().filter(|b| **b & 0xc0 != 0x80).count()
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
            index: Arc::new(Index::new(text)),
        }
    }

    /// Line and column of a byte offset, both from 1; columns count characters.
    #[must_use]
    pub fn place(&self, offset: usize) -> (usize, usize) {
        let offset = floor(&self.text, offset);
        let line = self.index.line(offset);
        let characters = |at| self.index.characters(&self.text, at);
        let column = characters(offset) - characters(self.index.lines[line]);
        (line + 1, column + 1)
    }

    /// The line at an offset without its line end, and the offset at which it starts.
    #[must_use]
    pub fn line_at(&self, offset: usize) -> (&str, usize) {
        let line = self.index.line(floor(&self.text, offset));
        let start = self.index.lines[line];
        let next = self.index.lines.get(line + 1);
        let end = next.map_or(self.text.len(), |next| next - 1);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_index_places_every_offset_where_counting_does() {
        let line = "grün — \"¡sí!\"\r\n";
        for text in [
            String::new(),
            line.repeat(200),
            "ñ".repeat(700),
            "x".repeat(BLOCK),
        ] {
            let file = TextFile::new("a", "a", &text);
            for offset in 0..=text.len() + 2 {
                assert_eq!(file.place(offset), place(&text, offset), "{offset}");
            }
        }
        let file = TextFile::new("a", "a", "one\r\n\nthree");
        assert_eq!(file.line_at(4), ("one", 0));
        assert_eq!(file.line_at(5), ("", 5));
        assert_eq!(file.line_at(99), ("three", 6));
    }
}
