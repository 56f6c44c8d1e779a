//! `pack.ron`: what a pack says about itself.

use ron2::{FromRon, Spanned};

/// The manifest of a pack.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Manifest {
    /// Lower case, digits and `_`; the part before the colon of every id in the pack.
    pub id: Spanned<String>,
    /// Shown to people.
    pub name: Spanned<String>,
    /// Any text; it goes into replays and saves.
    pub version: Spanned<String>,
    /// Which game it is for.
    pub game: Spanned<String>,
    /// Ids of the packs whose things it names.
    #[ron(default)]
    pub needs: Vec<Spanned<String>>,
    /// Who made it.
    #[ron(default)]
    pub authors: Vec<String>,
    /// One sentence.
    #[ron(default)]
    pub description: String,
}
