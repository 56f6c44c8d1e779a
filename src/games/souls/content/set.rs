//! Sets: what is shared on one table, that is the decks and everything beside them (rules page, section 10).

use ron2::{FromRon, Spanned};

/// A list of cards with copies: `("brass_key", 2)`.
pub type Copies = Spanned<Vec<(Spanned<String>, Spanned<u8>)>>;

/// One set.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct SetDef {
    /// Lower case, digits and `_`.
    pub id: Spanned<String>,
    /// Shown in the setup screen.
    pub name: Spanned<String>,
    /// One sentence on how it plays.
    #[ron(default)]
    pub summary: String,
    /// Cards in each of the three decks, if they are to have the official proportions (F-175): the loader counts.
    #[ron(default)]
    pub proportions: Option<Spanned<u16>>,
    /// Characters to be dealt; their starting items come with them.
    pub characters: Spanned<Vec<Spanned<String>>>,
    /// The treasure deck.
    pub treasure: Copies,
    /// The loot deck.
    pub loot: Copies,
    /// The monster deck.
    pub monsters: Copies,
    /// The room deck, for games that use it.
    #[ron(default)]
    pub rooms: Vec<Spanned<String>>,
    /// Bonus souls, for games that use them.
    #[ron(default)]
    pub bonus: Vec<Spanned<String>>,
}
