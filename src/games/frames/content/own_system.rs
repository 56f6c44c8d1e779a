//! Systems of packs: the dice they give, at which range, and their abilities (M-152, M-153).

use ron2::{FromRon, Spanned};

use super::{Ability, Letter, Systems};
use crate::games::frames::match_state::{Colour, Range};
use crate::packs::Words;

/// One type of system of a pack, ready for play.
#[derive(Debug, Clone, PartialEq)]
pub struct SystemType {
    /// `pack:id`.
    pub id: String,
    /// Shown name.
    pub name: Words,
    /// The letter that stands for it: on its badge, and in `Own("J")`.
    pub letter: Letter,
    /// The dice of one: colour and sides.
    pub dice: Vec<(Colour, u8)>,
    /// What a second one adds.
    pub second: Vec<(Colour, u8)>,
    /// The range of its red dice.
    pub range: Option<Range>,
    /// In force while one of them works.
    pub abilities: Vec<Ability>,
    /// One sentence.
    pub flavor: Words,
}

impl SystemType {
    /// The dice of so many of them when that range is designated: red ones only at their own (M-152).
    pub fn dice(&self, count: u8, range: Option<Range>) -> impl Iterator<Item = (Colour, u8)> {
        let one = (count > 0).then_some(&self.dice[..]);
        let two = (count > 1).then_some(&self.second[..]);
        let all = one.into_iter().chain(two).flatten().copied();
        let there = range.is_some() && range == self.range;
        all.filter(move |(colour, _)| *colour != Colour::Red || there)
    }
}

/// Whether any of the systems of packs that a frame carries is a weapon of that range.
#[must_use]
pub fn own_armed(own: &[SystemType], systems: Systems, range: Range) -> bool {
    own.iter()
        .any(|of| of.range == Some(range) && systems.get(of.letter.system()) > 0)
}

/// A type of system as RON spells it.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields, rename = "System")]
pub struct SystemDef {
    /// Lower case, digits and `_`.
    pub id: Spanned<String>,
    /// Shown on panels.
    pub name: Spanned<String>,
    /// One letter from A to Z that no other system of the loaded packs has.
    pub letter: Spanned<Letter>,
    /// The dice of one: `[(Yellow, 8)]`.
    #[ron(default)]
    pub dice: Option<Spanned<Vec<(Colour, u8)>>>,
    /// What a second one adds; left out: the same again.
    #[ron(default)]
    pub second: Option<Spanned<Vec<(Colour, u8)>>>,
    /// The range of its red dice.
    #[ron(default)]
    pub range: Option<Spanned<Range>>,
    /// In force while one of them works.
    #[ron(default)]
    pub abilities: Vec<Spanned<Ability>>,
    /// One sentence.
    #[ron(default)]
    pub flavor: String,
}
