//! Decks: 45 cards, at most 3 copies, a reserve of up to 12 (rules page, section 9).

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
    /// Card ids and copies: `("moss_warden", 3)`.
    pub cards: Spanned<Vec<(Spanned<String>, Spanned<u8>)>>,
    /// Cards that may be swapped in between matches of a best of three.
    #[ron(default)]
    pub reserve: Vec<(Spanned<String>, Spanned<u8>)>,
}
