//! The marks in a text of a page: `*strong*` and `[label](target)`.

/// A stretch of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Span {
    /// Words.
    Text(String),
    /// Words that stand out.
    Strong(String),
    /// Words that lead somewhere, and where.
    Link(String, String),
}

/// A text in stretches. What is not closed is text.
#[must_use]
pub fn spans(text: &str) -> Vec<Span> {
    let mut all = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['*', '[']) {
        let found = mark(&rest[at..]);
        let taken = found.as_ref().map_or(at + 1, |_| at);
        plain.push_str(&rest[..taken]);
        rest = &rest[taken..];
        if let Some((span, length)) = found {
            if !plain.is_empty() {
                all.push(Span::Text(std::mem::take(&mut plain)));
            }
            all.push(span);
            rest = &rest[length..];
        }
    }
    plain.push_str(rest);
    if !plain.is_empty() {
        all.push(Span::Text(plain));
    }
    all
}

/// The mark at the beginning of a text, and how long it is.
fn mark(text: &str) -> Option<(Span, usize)> {
    if let Some(inner) = text.strip_prefix('*') {
        let end = inner.find('*').filter(|end| *end > 0)?;
        return Some((Span::Strong(inner[..end].to_owned()), end + 2));
    }
    let inner = text.strip_prefix('[')?;
    let (label, rest) = inner.split_once("](")?;
    let (target, _) = rest.split_once(')')?;
    let length = label.len() + target.len() + 4;
    Some((Span::Link(label.to_owned(), target.to_owned()), length))
}

/// A text without its marks.
#[must_use]
pub fn plain(text: &str) -> String {
    let words = |span| match span {
        Span::Text(words) | Span::Strong(words) | Span::Link(words, _) => words,
    };
    spans(text).into_iter().map(words).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_found_and_what_is_not_closed_is_text() {
        let text = "Lose *two* sectors: see [the battle](battle) and 2 * 3 [not";
        let expected = [
            Span::Text("Lose ".to_owned()),
            Span::Strong("two".to_owned()),
            Span::Text(" sectors: see ".to_owned()),
            Span::Link("the battle".to_owned(), "battle".to_owned()),
            Span::Text(" and 2 * 3 [not".to_owned()),
        ];
        assert_eq!(spans(text), expected);
        assert_eq!(
            plain(text),
            "Lose two sectors: see the battle and 2 * 3 [not"
        );
        assert_eq!(plain(""), "");
    }
}
