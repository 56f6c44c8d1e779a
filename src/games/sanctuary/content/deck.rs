//! Decks: 60 cards and a Sanctuary (rules page, section 9).

use ron2::{FromRon, Spanned};

/// One deck list.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct DeckDef {
    /// Lower case, digits and `_`.
    pub id: Spanned<String>,
    /// Shown in the setup screen.
    pub name: Spanned<String>,
    /// One sentence on how it plays.
    #[ron(default)]
    pub summary: String,
    /// Id of its Sanctuary.
    pub sanctuary: Spanned<String>,
    /// Card ids and copies: `("gate_warden", 3)`.
    pub cards: Spanned<Vec<(Spanned<String>, Spanned<u8>)>>,
}
