//! The end: highest score, then most assets, else shared (M-131, M-133, Q12).

use crate::games::frames::board::Board;
use crate::games::frames::content::Scored;
use crate::games::frames::{Event, Step};
use crate::table::{Outcome, Seat, Seats};

/// Decides the game, or adds a round if the rules want one for a tie.
pub fn enter(board: &mut Board<'_>) {
    board.score_objectives(Scored::AtEnd);
    let mut left: Vec<(Seat, i32, i32)> = Vec::new();
    for seat in board.seats() {
        let company = board.company(seat);
        if !company.conceded {
            left.push((seat, company.score, company.assets));
        }
    }
    let winners = best(&left);
    if board.rules().sudden_round && winners.count() > 1 && !board.game.extended {
        board.game.extended = true;
        board.game.clock = 1;
        board.log(Event::ExtraRound);
        board.goto(Step::Round);
        return;
    }
    board.decide(winners);
}

/// The winners among seats with score and assets.
#[must_use]
pub fn best(seats: &[(Seat, i32, i32)]) -> Seats {
    let top = seats
        .iter()
        .map(|&(_, score, assets)| (score, assets))
        .max();
    seats
        .iter()
        .filter(|&&(_, score, assets)| Some((score, assets)) == top)
        .map(|&(seat, ..)| seat)
        .collect()
}

impl Board<'_> {
    /// The game is over.
    pub fn decide(&mut self, winners: Seats) {
        for seat in winners.iter() {
            let score = self.company(seat).score;
            self.log(Event::Win {
                by: seat,
                winner: seat,
                score,
            });
        }
        *self.outcome = Some(Outcome {
            winners,
            turns: self.game.turns,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn assets_break_a_tie_of_scores() {
        let table = [(Seat(0), 20, 4), (Seat(1), 20, 5), (Seat(2), 12, 6)];
        assert_eq!(best(&table).only(), Some(Seat(1)));
        let level = [(Seat(0), 20, 4), (Seat(1), 20, 4)];
        assert_eq!(best(&level).count(), 2, "a shared victory");
    }
}
