//! Finds the fields of the first item of a file without parsing the file.

use ron2::FromRon;
use ron2::ast::{Expr, parse_document_lossy};

use super::{TextFile, brackets};

/// The fields of the first item of a file, in its order, each with the word that its value begins with (empty if
/// it begins with no word). The file is an item, or a list of items; of anything else there are none. It is looked
/// at up to the end of that item, so it may be broken.
#[must_use]
pub fn first_fields(text: &str) -> Vec<(&str, &str)> {
    let bytes = text.as_bytes();
    let mut at = filled(bytes, 0);
    if bytes.get(at) == Some(&b'[') {
        at = filled(bytes, at + 1);
    }
    // A name may stand before the bracket.
    at = filled(bytes, at + word(text, at).len());
    if bytes.get(at) != Some(&b'(') {
        return Vec::new();
    }
    let mut fields = Vec::new();
    let mut depth = 0_usize;
    while let Some(byte) = bytes.get(at) {
        let name = word(text, at);
        if depth == 1 && !name.is_empty() {
            let colon = filled(bytes, at + name.len());
            if bytes.get(colon) == Some(&b':') {
                at = filled(bytes, colon + 1);
                fields.push((name, word(text, at)));
                continue;
            }
        }
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        at = brackets::after(bytes, at);
    }
    fields
}

/// A kind of thing: its noun, whether a file is for it, and whether a definition can be read as one.
pub(crate) type Kind = (&'static str, bool, fn(&Expr<'_>) -> bool);

/// The kind that a file is for and the kind of its first definition, if that is another one of these, and only that.
pub(crate) fn misplaced(file: &TextFile, kinds: &[Kind]) -> Option<(&'static str, &'static str)> {
    let (here, _, reads) = kinds.iter().find(|(_, here, _)| *here)?;
    let text = first_item(&file.text)?;
    let (document, errors) = parse_document_lossy(text);
    let item = document.value.filter(|_| errors.is_empty())?;
    if reads(&item) {
        return None;
    }
    let (there, ..) = kinds
        .iter()
        .find(|(_, here, reads)| !here && reads(&item))?;
    Some((here, there))
}

/// Whether a definition can be read as one of that type.
pub(crate) fn reads<T: FromRon>(item: &Expr<'_>) -> bool {
    T::from_ast(item).is_ok()
}

/// The text of the first item of a file that is an item or a list of items. Brackets are nested no deeper than in any
/// file that is read.
fn first_item(text: &str) -> Option<&str> {
    let bytes = text.as_bytes();
    let mut at = filled(bytes, 0);
    if bytes.get(at) == Some(&b'[') {
        at = filled(bytes, at + 1);
    }
    let (start, mut depth) = (at, 0_usize);
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return text.get(start..=at);
                }
            }
            _ => {}
        }
        if depth > brackets::DEEPEST {
            return None;
        }
        at = brackets::after(bytes, at);
    }
    None
}

/// The word at that place, which may be empty.
fn word(text: &str, at: usize) -> &str {
    let rest = text.get(at..).unwrap_or_default();
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    &rest[..end.unwrap_or(rest.len())]
}

/// The offset of what comes next after spaces and comments.
fn filled(text: &[u8], mut at: usize) -> usize {
    while let Some(byte) = text.get(at) {
        let comment = *byte == b'/' && matches!(text.get(at + 1), Some(b'/' | b'*'));
        if !comment && !byte.is_ascii_whitespace() {
            break;
        }
        at = brackets::after(text, at);
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_of_the_first_item_are_found() {
        let text = "// [(no: 1)]\n[ Card ( /* a: b */ id: \"x: y(\", kind: Agent, cost: (light: 1),\n\
                    list: [(deep: 1)] ; r: 'x', s: r#\"t: u)\"#, end : Modification((own: 2)) ), (id: 2, other: 3)]";
        let fields = [
            ("id", ""),
            ("kind", "Agent"),
            ("cost", ""),
            ("list", ""),
            ("r", ""),
            ("s", "r"),
            ("end", "Modification"),
        ];
        assert_eq!(first_fields(text), fields);
        assert_eq!(first_fields("(a: B"), [("a", "B")]);
        assert_eq!(first_fields("(a: B, c"), [("a", "B")]);
        for none in [
            "",
            "[",
            "junk",
            "[junk (",
            "{\"a\": 1}",
            "[[(a: 1)]]",
            "é(",
            "()",
        ] {
            assert!(first_fields(none).is_empty(), "{none}");
        }
    }
}
