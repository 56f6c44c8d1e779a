//! Invisible letters: control characters, and marks that change the direction of writing.
//!
//! A pack has no use for them, and they make a text look different from what it is.

use std::borrow::Cow;
use std::path::Path;

/// Whether a character is refused in names of files and in texts. Line ends and tabs are not letters of a text but of
/// the file; a text that has them in quotes is another matter.
#[must_use]
pub fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
        || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A text as messages show it: hidden letters are written as `\u{202e}`; line ends and tabs stay.
#[must_use]
pub fn shown(text: &str) -> Cow<'_, str> {
    let odd = |c: char| is_hidden(c) && !matches!(c, '\n' | '\t');
    if !text.contains(odd) {
        return Cow::Borrowed(text);
    }
    let escaped = |c: char| match c {
        c if odd(c) => c.escape_unicode().to_string(),
        c => c.to_string(),
    };
    Cow::Owned(text.chars().map(escaped).collect())
}

/// The same for what stands in one line: line ends and tabs are written as `\n` and `\t` too.
#[must_use]
pub fn in_one_line(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let escaped = |c: char| match c {
        '\n' | '\r' | '\t' => c.escape_default().to_string(),
        c if is_hidden(c) => c.escape_unicode().to_string(),
        c => c.to_string(),
    };
    Cow::Owned(text.chars().map(escaped).collect())
}

/// The name of a file or folder as messages show it.
#[must_use]
pub fn shown_path(path: &Path) -> String {
    in_one_line(&path.display().to_string()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_letters_are_shown_and_others_stay() {
        assert_eq!(shown("grün\t«sí»\n"), "grün\t«sí»\n");
        assert_eq!(
            shown("a\u{202e}b\0\u{1b}[2J"),
            "a\\u{202e}b\\u{0}\\u{1b}[2J"
        );
        assert_eq!(shown_path(Path::new("grün «sí».ron")), "grün «sí».ron");
        assert_eq!(
            shown_path(Path::new("a\nb\tc\rd\u{202e}e\u{7}.ron")),
            "a\\nb\\tc\\rd\\u{202e}e\\u{7}.ron"
        );
    }
}
