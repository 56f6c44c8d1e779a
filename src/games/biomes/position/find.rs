//! Cards by the names people write.

use ron2::Spanned;

use crate::games::biomes::content::Content;
use crate::packs::{Diagnostic, TextFile, did_you_mean, range};

/// The card that a full id or the part after the colon names; later packs win.
#[must_use]
pub fn card_named(content: &Content, name: &str) -> Option<u16> {
    let at = content.cards.iter().rposition(|card| {
        if name.contains(':') {
            card.id == name
        } else {
            short(&card.id) == name
        }
    });
    at.map(|n| n as u16)
}

/// An id without its pack.
#[must_use]
pub fn short(id: &str) -> &str {
    id.split_once(':').map_or(id, |(_, name)| name)
}

/// The error for a name that no card has.
#[must_use]
pub fn unknown_card(content: &Content, name: &Spanned<String>, file: &TextFile) -> Diagnostic {
    let known = content.cards.iter().map(|card| short(&card.id));
    let message = format!("unknown card `{}`", name.value);
    Diagnostic::error("S010", file, &range(&name.span), message)
        .help(did_you_mean(short(&name.value), known))
}
