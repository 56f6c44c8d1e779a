//! Names that people write for things: `id`, `pack:id`, and labels, `id as label`.

use ron2::Spanned;

use super::{Diagnostic, TextFile, did_you_mean, range};

/// An id without its pack.
#[must_use]
pub fn short(id: &str) -> &str {
    id.split_once(':').map_or(id, |(_, name)| name)
}

/// The place in the list of the id that a full or short name means; later packs win.
pub fn named<'a>(
    ids: impl ExactSizeIterator<Item = &'a str> + DoubleEndedIterator,
    name: &str,
) -> Option<u16> {
    let whole = name.contains(':');
    let mut ids = ids;
    let at = ids.rposition(|id| if whole { id } else { short(id) } == name);
    at.map(|n| n as u16)
}

/// The error for the name of a card that there is not.
pub fn unknown_card<'a>(
    ids: impl IntoIterator<Item = &'a str>,
    name: &Spanned<String>,
    file: &TextFile,
) -> Diagnostic {
    let known = ids.into_iter().map(short);
    let message = format!("unknown card `{}`", name.value);
    Diagnostic::error("S010", file, &range(&name.span), message)
        .help(did_you_mean(short(&name.value), known))
}

/// A name and the label it is given: `"id as label"`.
#[must_use]
pub fn labelled(text: Spanned<String>) -> (Spanned<String>, Option<Spanned<String>>) {
    let span = text.span;
    let spanned = |value: &str| Spanned {
        value: value.trim().to_owned(),
        span,
    };
    match text.value.split_once(" as ") {
        Some((name, label)) => (spanned(name), Some(spanned(label))),
        None => (text, None),
    }
}
