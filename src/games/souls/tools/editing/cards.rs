//! Putting, moving and taking away the cards of a position.

use crate::games::souls::position::{
    Aim, DeathStep, EntryKind, Piece, Position, StackEntry, State,
};
use crate::games::souls::tools::deaths;
use crate::games::souls::{Place, Step, place, zone};
use crate::table::{Pieces, ZoneId};

/// Puts a new card in a place, and returns its number.
pub(super) fn put(position: &mut Position, card: &str, to: ZoneId) -> u16 {
    let piece = position.add(Piece::bare(card, to));
    lay_apart(position, piece);
    piece
}

/// Moves a card to another place, and returns its new number. What it cannot have there is gone.
pub(super) fn carry(position: &mut Position, piece: u16, to: ZoneId) -> u16 {
    let Some(moved) = position.cards.get_mut(usize::from(piece)) else {
        return piece;
    };
    moved.zone = to;
    let at = place(to);
    if at.of_player().is_none() && at.slot().is_none() {
        moved.state = State::default();
        moved.gives.clear();
        position.musts.retain(|&(n, _)| n != piece);
        if position.attack.is_some_and(|attack| attack.target == piece) {
            position.attack = None;
            position.step = Step::Action;
            position.keep_entries(|entry| !entry.combat);
        }
        let death = StackEntry::bare(EntryKind::Death, Aim::Piece(piece), None);
        position.keep_entries(|entry| entry.kind != death.kind || entry.source != death.source);
    }
    position
        .deaths
        .retain(|death| death.of != Aim::Piece(piece));
    lay_apart(position, piece);
    position.move_to_end(&[piece])
}

/// What lies apart is dying.
fn lay_apart(position: &mut Position, piece: u16) {
    let card = position.cards.get(usize::from(piece));
    if card.is_some_and(|card| card.zone == zone(Place::Held)) {
        deaths::begin(position, Aim::Piece(piece), DeathStep::Reward);
    }
}

/// Takes all pieces away that lie elsewhere.
pub(super) fn keep(position: &mut Position, stays: impl Fn(Place) -> bool) {
    let all = position.cards.iter().enumerate();
    let all = all.filter(|(_, piece)| stays(place(piece.zone)));
    let order: Vec<usize> = all.map(|(n, _)| n).collect();
    position.rearrange(&order);
}
