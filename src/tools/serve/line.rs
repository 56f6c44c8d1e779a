//! Reads lines of bounded length.

use std::io::{self, BufRead, Read};

/// The most bytes of a line. A replay, the longest thing that is sent, has 4 MiB at most.
pub(super) const MOST_BYTES: usize = 8 << 20;

/// What comes next.
pub(super) enum Line<'a> {
    /// A line without its end.
    Bytes(&'a [u8]),
    /// A line that was too long. It was skipped.
    TooLong,
    /// Nothing more.
    End,
}

/// Reads the next line into `buffer`.
pub(super) fn next_line<'a>(
    input: &mut impl BufRead,
    buffer: &'a mut Vec<u8>,
) -> io::Result<Line<'a>> {
    buffer.clear();
    let most = MOST_BYTES as u64 + 1;
    input.by_ref().take(most).read_until(b'\n', buffer)?;
    if buffer.is_empty() {
        return Ok(Line::End);
    }
    if buffer.last() != Some(&b'\n') && buffer.len() > MOST_BYTES {
        buffer.clear();
        buffer.shrink_to(1 << 16);
        input.skip_until(b'\n')?;
        return Ok(Line::TooLong);
    }
    Ok(Line::Bytes(buffer))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_skipped_and_the_next_one_read() {
        let mut text = vec![b'x'; MOST_BYTES + 5];
        text.extend(b"\nnext\nlast");
        let (mut input, mut buffer) = (&text[..], Vec::new());
        let mut kinds = Vec::new();
        loop {
            match next_line(&mut input, &mut buffer).expect("bytes can be read") {
                Line::Bytes(line) => {
                    kinds.push(String::from_utf8_lossy(line.trim_ascii()).into_owned());
                }
                Line::TooLong => kinds.push("too long".to_owned()),
                Line::End => break,
            }
        }
        assert_eq!(kinds, ["too long", "next", "last"]);
    }
}
