//! Ids: `name` inside a pack, `pack:name` everywhere.

/// Longest part of an id.
const LONGEST: usize = 48;

/// The error in one part of an id, if any.
#[must_use]
pub fn problem(part: &str) -> Option<&'static str> {
    let legal = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if part.is_empty() {
        Some("an id cannot be empty")
    } else if part.len() > LONGEST {
        Some("an id has at most 48 characters")
    } else if !part.chars().all(legal) {
        Some("an id has only lower-case letters, digits and `_`")
    } else if !part.starts_with(|c: char| c.is_ascii_lowercase()) {
        Some("an id starts with a letter")
    } else {
        None
    }
}

/// The nearest legal spelling of a malformed id part.
#[must_use]
pub fn tidy(part: &str) -> Option<String> {
    let tidy: String = part
        .trim()
        .chars()
        .map(|c| {
            if c == ' ' || c == '-' {
                '_'
            } else {
                c.to_ascii_lowercase()
            }
        })
        .filter(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || *c == '_')
        .collect();
    (tidy != part && problem(&tidy).is_none()).then(|| format!("write `{tidy}`"))
}

/// `pack:name` from its parts.
#[must_use]
pub fn full(pack: &str, name: &str) -> String {
    format!("{pack}:{name}")
}
