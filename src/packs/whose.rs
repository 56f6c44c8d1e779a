//! The owner of a thing in a pack, relative to the player called "you".

use ron2::FromRon;

use crate::table::Seat;

/// The players whose objects a filter matches, or whose turn a trigger needs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
pub enum Whose {
    /// Either player's.
    #[default]
    Any,
    /// The controller's own.
    Yours,
    /// The opponent's.
    Theirs,
}

impl Whose {
    /// Whether `seat` is on that side, for `you`.
    #[must_use]
    pub fn fits(self, you: Seat, seat: Seat) -> bool {
        match self {
            Self::Any => true,
            Self::Yours => seat == you,
            Self::Theirs => seat != you,
        }
    }
}
