//! The drawings of Souls.

use super::tokens::TokenPicture;
use super::{back, card, picture};
use crate::desktop::art::card::Face;
use crate::desktop::art::{Drawing, back_size, face_size};
use crate::desktop::start::Libraries;
use crate::games::souls::Souls;
use crate::games::souls::content::DeckKind;
use crate::table::Language;

/// One of its drawings.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum SoulsArt {
    /// A face of a card, by its index in the content, in a language.
    Card(u16, Face, Language),
    /// The back of the cards of a deck.
    Back(DeckKind),
    /// A character at the end of a match, that wide, with the souls they have and those that win.
    Vista {
        /// The character, by its index in the content.
        face: u16,
        /// Souls they have.
        have: u8,
        /// Souls that win.
        goal: u8,
        /// Width in design points.
        wide: u16,
    },
    /// Something on the table.
    TokenPicture(TokenPicture),
}

impl Drawing for SoulsArt {
    fn size(&self) -> (f32, f32) {
        match self {
            Self::Card(_, face, _) => face_size(*face),
            Self::Back(_) => back_size(),
            Self::Vista { wide, .. } => (f32::from(*wide), picture::VISTA),
            Self::TokenPicture(hoard) => hoard.size(),
        }
    }

    fn svg(&self, stock: &Libraries, shipped: bool) -> Option<String> {
        Some(match self {
            Self::Card(index, face, language) => {
                let all = stock.get::<Souls>()?.0;
                let card = all.cards.get(usize::from(*index))?;
                card::svg(card, all, *face, *language, shipped)
            }
            Self::Vista {
                face,
                have,
                goal,
                wide,
            } => {
                let card = stock.get::<Souls>()?.0.cards.get(usize::from(*face))?;
                picture::vista(card, (*have, *goal), f32::from(*wide))
            }
            Self::Back(deck) => back::svg(*deck),
            Self::TokenPicture(hoard) => hoard.svg(),
        })
    }

    fn card(&self) -> Option<u16> {
        match self {
            Self::Card(card, ..) | Self::Vista { face: card, .. } => Some(*card),
            _ => None,
        }
    }

    fn starts_clear(&self) -> bool {
        !matches!(self, Self::Card(..) | Self::Back(_) | Self::Vista { .. })
    }
}
