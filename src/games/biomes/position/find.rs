//! Cards by the names people write.

use ron2::Spanned;

use crate::games::biomes::content::Content;
use crate::packs::{self, Diagnostic, TextFile};

pub use crate::packs::short;

/// The card that a full id or the part after the colon names; later packs win.
#[must_use]
pub fn card_named(content: &Content, name: &str) -> Option<u16> {
    packs::named(content.cards.iter().map(|card| card.id.as_str()), name)
}

/// The error for a name that no card has.
#[must_use]
pub fn unknown_card(content: &Content, name: &Spanned<String>, file: &TextFile) -> Diagnostic {
    packs::unknown_card(
        content.cards.iter().map(|card| card.id.as_str()),
        name,
        file,
    )
}
