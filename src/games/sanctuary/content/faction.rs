//! Factions: what decks are built around.

use ron2::{FromRon, Spanned};

/// One faction. A deck may hold cards of its Sanctuary's faction and cards of none (H-94).
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct FactionDef {
    /// Lower case, digits and `_`.
    pub id: Spanned<String>,
    /// Shown name.
    pub name: Spanned<String>,
    /// One sentence on how it plays.
    #[ron(default)]
    pub summary: String,
    /// Colour of its cards: red, green, blue, each 0 to 255.
    pub colour: (u8, u8, u8),
}
