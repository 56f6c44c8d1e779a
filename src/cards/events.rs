//! Events that card games share. A game names them before its own: `enum Event, EventWord, Card(CardEvent, CardEventWord)`.

use crate::table::{self, ObjectId, Ref, Seat, wire};

wire! {
    crate::table::Event, crate::table::Event::of_word,
    /// What happens in several card games. Where a deck or a hand hides a card its field is `None` for others.
    pub enum CardEvent, CardEventWord {
        /// A card was looked at, or a whole hand.
        Look = "look" {
            player: Seat = seat,
            card: Option<ObjectId> = subject,
            /// Whose hand, if it was a whole one.
            hand: Option<Seat> = to,
        },
        /// A card of a deck was shown to everybody.
        Reveal = "reveal" { player: Seat = seat, card: ObjectId = subject },
        /// A coin was flipped.
        Flip = "flip" {
            player: Seat = seat,
            /// The card or the player whose text says so.
            source: ObjectId = subject,
            heads: bool = amount,
        },
        /// Chance picked something.
        Random = "random" {
            player: Seat = seat,
            /// The card or the player whose text says so.
            source: ObjectId = subject,
            /// What was picked; none if it stays hidden.
            picked: Ref = to,
        },
        /// A player chose one of several ways.
        Way = "way" { player: Seat = seat, source: ObjectId = subject, way: u8 = amount },
        /// A target got its part of what is divided.
        Share = "share" { player: Seat = seat, source: ObjectId = subject, to: Ref = to, amount: u8 = amount },
        /// An ability replaced what would have happened.
        Instead = "instead" {
            controller: Seat = seat,
            card: ObjectId = subject,
            /// Whom it would have happened to.
            to: ObjectId = to,
            amount: i32 = amount,
        },
        /// Damage to a thing will be prevented.
        Shield = "shield" {
            controller: Seat = seat,
            thing: ObjectId = subject,
            /// How much; 0 for all of it.
            amount: i32 = amount,
        },
        /// Damage to a thing was prevented.
        Prevent = "prevent" {
            controller: Seat = seat,
            /// The thing, or the entry that would have dealt it.
            thing: Ref = subject,
            amount: i32 = amount,
        },
        /// A card changed its controller.
        Control = "control" { player: Seat = seat, card: ObjectId = subject },
    }
}

impl CardEvent {
    /// Somebody looks at a card, which nobody else sees.
    #[must_use]
    pub fn look(player: Seat, card: ObjectId) -> table::Event {
        let look = Self::Look {
            player,
            card: Some(card),
            hand: None,
        };
        look.wire().only_for(player)
    }

    /// Whether it showed somebody something that was hidden, or chance decided: undo must not cross it.
    #[must_use]
    pub const fn reveals(self) -> bool {
        match self {
            Self::Look { .. } | Self::Reveal { .. } | Self::Flip { .. } | Self::Random { .. } => {
                true
            }
            Self::Way { .. }
            | Self::Share { .. }
            | Self::Instead { .. }
            | Self::Shield { .. }
            | Self::Prevent { .. }
            | Self::Control { .. } => false,
        }
    }
}
