//! What a RON file may say of a card of a position, and of a slot that holds some.

use ron2::ast::Expr;
use ron2::{FromRon, Result};

use super::{CardSpot, Piece, Position, State};
use crate::cards::position::{Builder, SpelledCards, Uses, card_fields};
use crate::cards::uses::Span;
use crate::games::souls::content::{Content, Duration, Grant};
use crate::games::souls::limits::ABILITIES;
use crate::games::souls::place;
use crate::packs::CardContent;
use crate::table::ZoneId;

impl SpelledCards for Position {
    type Content = Content;
    type ExtraFields = ();

    card_fields! { |piece, _more|
        deactivated: bool => piece.state.deactivated;
        damage: i32 => piece.state.damage;
        counters: i32 => piece.state.counters;
        uses: Vec<(u8, Span, u16)> => piece.uses;
        used: Uses<ABILITIES> => piece.state.used;
        gives: Vec<(Grant, Duration)> => piece.gives;
        becomes: Vec<(String, Duration)> => piece.becomes;
        lent: Vec<(u8, Duration)> => piece.lent;
    }

    fn is_in_play(zone: ZoneId) -> bool {
        let at = place(zone);
        at.of_player().is_some() || at.slot().is_some()
    }

    fn is_bare(piece: &Piece) -> bool {
        piece.state == State::default()
            && piece.uses.is_empty()
            && piece.gives.is_empty()
            && piece.becomes.is_empty()
            && piece.lent.is_empty()
    }

    fn set_card(piece: &mut Piece, id: &str, zone: ZoneId) {
        (piece.card, piece.zone) = (id.to_owned(), zone);
    }

    fn complete(builder: &mut Builder<'_, Self>, _: &CardSpot, piece: &mut Piece) {
        for (name, _) in &mut piece.becomes {
            if let Some(card) = builder.content.card_named(name) {
                name.clone_from(&card.id);
            }
        }
    }
}

/// A slot of a position: one card, or a list of cards of which the last lies on top and covers the others.
#[derive(Debug, Clone)]
pub struct SlotSpot(pub Vec<CardSpot>);

impl FromRon for SlotSpot {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        Ok(Self(match expr {
            Expr::Seq(_) => Vec::from_ast(expr)?,
            _ => vec![CardSpot::from_ast(expr)?],
        }))
    }
}
