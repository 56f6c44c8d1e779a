//! Deciding matches and games (N-01, N-02, N-10, N-145 to N-147).

use crate::games::biomes::Step;
use crate::games::biomes::board::Board;
use crate::games::biomes::events::Event;
use crate::table::{Outcome, Seat, Seats};

/// The result of a match so far, from lost sectors and beaten players.
#[must_use]
pub const fn evaluate(out: [bool; 2]) -> Option<Option<Seat>> {
    match out {
        [true, true] => Some(None),
        [true, false] => Some(Some(Seat(1))),
        [false, true] => Some(Some(Seat(0))),
        [false, false] => None,
    }
}

/// The match is over: the next one of the game begins, or the game is decided.
pub fn offer(board: &mut Board<'_>) {
    let need = board.game.best_of / 2 + 1;
    let wins = board.game.wins;
    if let Some(winner) = (0..2).find(|&s| wins[s] >= need) {
        let turns = board.game.earlier_turns + u32::from(board.game.turn);
        let player = Seat(winner as u8);
        *board.outcome = Some(Outcome {
            winners: Seats::one(player),
            turns,
        });
        board.log(Event::WinGame { player });
        return;
    }
    board.game.earlier_turns += u32::from(board.game.turn);
    board.next_match();
}

impl Board<'_> {
    /// N-145, N-147: looked at whenever the queue is empty.
    pub fn decide(&mut self) {
        if !self.game.decide
            || !self.game.queue.is_empty()
            || self.step.phase() == super::super::Phase::Over
            || self.goes_to(Step::MatchOver)
        {
            return;
        }
        self.game.decide = false;
        let need = self.content().rules.sectors_to_lose;
        let out = [Seat(0), Seat(1)].map(|s| self.player(s).lost >= need || self.player(s).beaten);
        if let Some(winner) = evaluate(out) {
            self.end_match(winner);
        }
    }

    /// Ends the game without a winner.
    pub fn draw_game(&mut self) {
        let turns = self.game.earlier_turns + u32::from(self.game.turn);
        *self.outcome = Some(Outcome {
            winners: Seats::NONE,
            turns,
        });
        self.log(Event::DrawGame {
            player: self.game.active,
        });
    }

    /// The match ends. A draw is replayed with the same starting player, otherwise the loser starts
    /// the next one (N-10).
    pub fn end_match(&mut self, winner: Option<Seat>) {
        self.game.agenda.clear();
        self.game.reactions.clear();
        self.game.announce = None;
        self.game.queue.clear();
        match winner {
            Some(seat) => {
                self.game.wins[seat.index()] += 1;
                self.game.starting = seat.other();
                self.log(Event::WinMatch { player: seat });
            }
            None => {
                // The drawn match is replayed under its own number.
                self.game.number -= 1;
                self.log(Event::DrawMatch {
                    player: self.game.active,
                });
            }
        }
        self.goto(Step::MatchOver);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_beaten_together_is_a_draw() {
        assert_eq!(evaluate([true, true]), Some(None));
        assert_eq!(evaluate([false, true]), Some(Some(Seat(0))));
        assert_eq!(evaluate([false, false]), None);
    }
}
