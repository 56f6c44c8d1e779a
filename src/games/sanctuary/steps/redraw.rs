//! Opening hands: both players keep or redraw, in rounds, without seeing what the other chose (H-01 to H-07, C41).

use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::choices::Choice;
use crate::games::sanctuary::events::Event;
use crate::games::sanctuary::places::{Place, zone};
use crate::games::sanctuary::refusals as no;
use crate::games::sanctuary::state::Ask;
use crate::games::sanctuary::{Step, Topic};
use crate::table::{Answer, ObjectId, Ref, Seat};

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// Cards of the next new hand after `taken` of them: as many as at first, then one fewer each time (H-03,
/// H-04).
#[must_use]
pub const fn new_hand(opening: u8, taken: u8) -> u8 {
    opening.saturating_sub(taken)
}

/// H-01: both players draw.
pub fn enter(board: &mut Board<'_>) {
    let count = board.rules().opening_hand;
    for seat in SEATS {
        board.draw(seat, count);
    }
}

/// Asks whoever has not answered in this round; once both have, the round is carried out. When both have
/// kept, chance says who begins (H-07).
pub fn offer(board: &mut Board<'_>) {
    let open = SEATS
        .into_iter()
        .find(|&seat| !board.player(seat).kept && board.player(seat).answer.is_none());
    if let Some(seat) = open {
        let mut offers = board.offers();
        offers.offer(Choice::Keep);
        offers.candidate(Choice::Redraw, board.redraw_answer(seat));
        board.game.ask = Ask::Step;
        board.ask(seat, Topic::Redraw, Ref::None, offers);
        return;
    }
    if SEATS.iter().all(|&seat| board.player(seat).kept) {
        board.begin();
        return;
    }
    for seat in SEATS {
        match board.player_mut(seat).answer.take() {
            Some(true) => board.redraw(seat),
            Some(false) => {
                board.player_mut(seat).kept = true;
                board.log(Event::Keep { player: seat });
            }
            None => {}
        }
    }
}

impl Board<'_> {
    /// Whether `seat` may draw a new hand (H-06).
    pub fn redraw_answer(&self, seat: Seat) -> Answer {
        if self.step != Step::Redraw {
            return Err(&no::REDRAW_TIME);
        }
        let player = self.player(seat);
        if player.kept {
            return Err(&no::KEPT);
        }
        if new_hand(self.rules().opening_hand, player.redraws) == 0 {
            return Err(&no::LAST_CARD);
        }
        Ok(())
    }

    /// H-02, H-05: the hand is shuffled in and a new one drawn.
    fn redraw(&mut self, seat: Seat) {
        let hand: Vec<ObjectId> = self.row(seat, Place::Hand).to_vec();
        for e in hand {
            self.move_card(e, zone(seat, Place::Deck));
        }
        self.shuffle_deck(seat);
        let count = new_hand(self.rules().opening_hand, self.player(seat).redraws);
        self.player_mut(seat).redraws += 1;
        self.log(Event::Redraw {
            player: seat,
            cards: count,
        });
        self.draw(seat, count);
    }

    /// H-07: a random player takes the first turn.
    fn begin(&mut self) {
        let first = match self.game.first {
            Some(seat) => seat,
            None => Seat(self.rng.below(2) as u8),
        };
        self.game.active = first;
        self.game.dirty = true;
        self.log(Event::First { player: first });
        self.goto_next();
    }
}

#[cfg(test)]
mod tests {
    use super::new_hand;

    #[test]
    fn the_first_new_hand_is_free_and_the_others_shrink() {
        let hands: Vec<u8> = (0..7).map(|taken| new_hand(6, taken)).collect();
        assert_eq!(hands, [6, 5, 4, 3, 2, 1, 0]);
    }
}
