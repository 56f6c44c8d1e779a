//! The one order in which the cards of a position are listed: that of its spelling.

use super::{Piece, Position, Running};
use crate::cards::position::card_pieces;
use crate::games::souls::{Place, Step, place};
use crate::table::{Pieces, ZoneId};

impl Pieces for Position {
    card_pieces!();

    fn rank(&self, piece: &Piece) -> u32 {
        let seat = |seat: crate::table::Seat, row: u32| u32::from(seat.0) * 10 + row;
        match place(piece.zone) {
            Place::Character(s) => seat(s, 0),
            Place::Items(s) => seat(s, 1),
            Place::Curses(s) => seat(s, 2),
            Place::Souls(s) => seat(s, 3),
            Place::Hand(s) => seat(s, 4),
            Place::Shop(n) => 100 + u32::from(n),
            Place::Monster(n) => 120 + u32::from(n),
            Place::Room(n) => 140 + u32::from(n),
            Place::Deck(deck) => 160 + deck as u32,
            Place::Discard(deck) => 170 + deck as u32,
            Place::Bonus => 180,
            Place::Outside => 181,
            Place::Stack => 182,
            Place::Held => 183,
            Place::Draft | Place::Gone => 1000,
        }
    }

    fn renumber(&mut self, to: &dyn Fn(u16) -> Option<u16>) {
        let musts = self.musts.iter();
        self.musts = musts
            .filter_map(|&(n, also)| Some((to(n)?, also)))
            .collect();
        self.attack = self.attack.and_then(|attack| {
            let target = to(attack.target)?;
            Some(Running { target, ..attack })
        });
        if self.attack.is_none() && self.step == Step::AttackRolls {
            self.step = Step::Action;
        }
        self.delayed.retain_mut(|waiting| waiting.renumber(to));
        self.renumber_stack(to);
        self.renumber_deaths(to);
        // Those of the turn's own attacks are spelled first.
        self.musts.sort_by_key(|&(_, also)| also);
    }
}
