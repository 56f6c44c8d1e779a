//! The one order in which the cards of a position are listed: that of its spelling.

use super::{Piece, Position};
use crate::cards::position::card_pieces;
use crate::games::sanctuary::{Place, place};
use crate::table::{Pieces, ZoneId};

impl Pieces for Position {
    card_pieces!();

    fn rank(&self, piece: &Piece) -> u32 {
        let (seat, at) = place(piece.zone);
        let row = match at {
            Place::PointZero => 0,
            Place::Deck => 1,
            Place::Hand => 2,
            Place::Reserve => 3,
            Place::Conflict => 4,
            Place::Limbo => 5,
            Place::Gone => 100,
        };
        u32::from(seat.0) * 1000 + row
    }

    fn renumber(&mut self, to: &dyn Fn(u16) -> Option<u16>) {
        for piece in &mut self.cards {
            piece.carrier = piece.carrier.and_then(to);
        }
        self.duel = self.duel.and_then(|(by, whom)| Some((to(by)?, to(whom)?)));
        self.attackers = self.attackers.iter().filter_map(|&n| to(n)).collect();
        self.delayed.retain_mut(|waiting| waiting.renumber(to));
        let pairs = self.blockers.iter();
        self.blockers = pairs.filter_map(|&(n, m)| Some((to(n)?, to(m)?))).collect();
    }
}
