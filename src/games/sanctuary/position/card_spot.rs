//! What a RON file may say of a card of a position.

use ron2::Spanned;

use super::{Piece, Position, State};
use crate::cards::position::{Builder, CardSpot, SpelledCards, Uses, card_fields};
use crate::cards::uses::Span;
use crate::games::sanctuary::content::{Content, Duration, Grant};
use crate::games::sanctuary::limits::{ABILITIES, CARDS};
use crate::games::sanctuary::place;
use crate::packs::{CardContent, short};
use crate::table::{Seat, ZoneId};

/// What is said of a card that is not in its piece.
#[derive(Debug, Clone, Default)]
pub struct ExtraFields {
    /// Of a Technology: the label of its carrier, or the only card of that id.
    pub on: Option<Spanned<String>>,
    /// Whose card, if not of the side it lies on.
    pub owner: Option<Seat>,
}

impl SpelledCards for Position {
    type Content = Content;
    type ExtraFields = ExtraFields;
    const MOST: usize = CARDS as usize;

    card_fields! { |piece, more|
        tapped: bool => piece.state.tapped;
        entered: bool => piece.state.entered;
        able: bool => piece.state.able;
        attacked: bool => piece.state.attacked;
        damage: i32 => piece.state.damage;
        durability: Option<u8> => piece.state.durability;
        shield: i32 => piece.state.shield.next;
        prevent_all: bool => piece.state.shield.all;
        uses: Vec<(u8, Span, u16)> => piece.uses;
        used: Uses<ABILITIES> => piece.state.used;
        on: Option<Spanned<String>> => more.on;
        owner: Option<Seat> => more.owner;
        gives: Vec<(Grant, Duration)> => piece.gives;
        becomes: Vec<(String, Duration)> => piece.becomes;
        returns: bool => piece.returns;
        counters: Vec<(String, u16)> => piece.counters;
    }

    fn is_in_play(zone: ZoneId) -> bool {
        place(zone).1.is_play()
    }

    fn is_bare(piece: &Piece) -> bool {
        piece.state == State::default()
            && piece.uses.is_empty()
            && piece.gives.is_empty()
            && !piece.returns
            && piece.becomes.is_empty()
            && piece.counters.is_empty()
    }

    fn link(more: &ExtraFields) -> Option<&Spanned<String>> {
        more.on.as_ref()
    }

    fn set_card(piece: &mut Piece, id: &str, zone: ZoneId) {
        (piece.card, piece.zone, piece.owner) = (id.to_owned(), zone, place(zone).0);
    }

    fn complete(builder: &mut Builder<'_, Self>, spot: &CardSpot<Self>, piece: &mut Piece) {
        for (name, _) in &mut piece.counters {
            let mut all = builder.content.counters.iter().map(|counter| &counter.id);
            if let Some(id) = all.find(|id| *id == name || short(id) == name) {
                name.clone_from(id);
            }
        }
        for (name, _) in &mut piece.becomes {
            if let Some(card) = builder.content.card_named(name) {
                name.clone_from(&card.id);
            }
        }
        piece.owner = spot.more.owner.unwrap_or(piece.owner);
    }
}
