//! The drawings of Souls.

use super::tokens::TokenPicture;
use super::{back, card};
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
    /// Something on the table.
    TokenPicture(TokenPicture),
}

impl Drawing for SoulsArt {
    fn size(&self) -> (f32, f32) {
        match self {
            Self::Card(_, face, _) => face_size(*face),
            Self::Back(_) => back_size(),
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
            Self::Back(deck) => back::svg(*deck),
            Self::TokenPicture(hoard) => hoard.svg(),
        })
    }

    fn card(&self) -> Option<u16> {
        match self {
            Self::Card(card, ..) => Some(*card),
            _ => None,
        }
    }

    fn starts_clear(&self) -> bool {
        !matches!(self, Self::Card(..) | Self::Back(_))
    }
}
