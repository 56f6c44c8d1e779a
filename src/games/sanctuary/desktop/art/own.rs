//! The drawings of Sanctuary.

use super::tokens::Token;
use super::{back, card, glass};
use crate::desktop::art::card::Face;
use crate::desktop::art::{Drawing, back_size, face_size};
use crate::desktop::start::Libraries;
use crate::games::sanctuary::Sanctuary;
use crate::table::Language;

/// One of its drawings.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum SanctuaryArt {
    /// A face of a card, by its index in the content, in a language.
    Card(u16, Face, Language),
    /// The back of every card.
    Back,
    /// The Sanctuary of that face as it stands, or fell, at the end of a match.
    Vista(u16, bool),
    /// Something on the table.
    Token(Token),
}

impl Drawing for SanctuaryArt {
    fn size(&self) -> (f32, f32) {
        match self {
            Self::Card(_, face, _) => face_size(*face),
            Self::Back => back_size(),
            Self::Vista(..) => glass::VISTA,
            Self::Token(token) => token.size(),
        }
    }

    fn svg(&self, stock: &Libraries, shipped: bool) -> Option<String> {
        Some(match self {
            Self::Card(index, face, language) => {
                let all = stock.get::<Sanctuary>()?.0;
                let card = all.cards.get(usize::from(*index))?;
                card::svg(card, all, *face, *language, shipped)
            }
            Self::Vista(index, fell) => {
                let all = stock.get::<Sanctuary>()?.0;
                let card = all.cards.get(usize::from(*index))?;
                glass::vista(card, card::colour(card, all), *fell)
            }
            Self::Back => back::svg(),
            Self::Token(token) => token.svg(),
        })
    }

    fn card(&self) -> Option<u16> {
        match self {
            Self::Card(card, ..) | Self::Vista(card, _) => Some(*card),
            _ => None,
        }
    }

    fn starts_clear(&self) -> bool {
        !matches!(self, Self::Card(..) | Self::Back | Self::Vista(..))
    }
}
