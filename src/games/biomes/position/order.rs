//! The one order in which the cards of a position are listed: that of its spelling.

use super::{Piece, Position};
use crate::cards::position::card_pieces;
use crate::games::biomes::{Place, place};
use crate::table::{Pieces, ZoneId};

impl Pieces for Position {
    card_pieces!();

    fn rank(&self, piece: &Piece) -> u32 {
        let (seat, at) = place(piece.zone);
        let row = match at {
            Place::Deck => 0,
            Place::Hand => 1,
            Place::Staging => 2,
            Place::Cache => 3,
            Place::Archive => 4,
            // Sectors are spelled by the type of their biome.
            Place::Sector(n) => self
                .biomes
                .get(usize::from(n))
                .map_or(5, |b| 5 + b.kind as u32),
            Place::Queue | Place::Gone => 100,
        };
        u32::from(seat.0) * 1000 + row
    }

    fn renumber(&mut self, to: &dyn Fn(u16) -> Option<u16>) {
        for piece in &mut self.cards {
            piece.host = piece.host.and_then(to);
        }
        self.delayed.retain_mut(|waiting| waiting.renumber(to));
        let advancing = self.advancing.iter();
        self.advancing = advancing.filter_map(|&(n, b)| Some((to(n)?, b))).collect();
        self.attackers = self.attackers.iter().filter_map(|&n| to(n)).collect();
        let pairs = self.defenders.iter();
        self.defenders = pairs.filter_map(|&(n, m)| Some((to(n)?, to(m)?))).collect();
    }
}
