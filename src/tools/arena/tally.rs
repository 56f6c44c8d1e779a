//! What is counted of pairs. It takes the same room however many there are.

use super::meeting::{Played, fold, is_measured};
use super::{ArenaPlan, Times};
use crate::table::{Game, Seat, Seats, TableRng};

/// A game won alone; it can be divided among up to five seats.
pub(super) const WIN: u32 = 60;

/// The sums of many pairs.
#[derive(Clone)]
pub(super) struct Tally {
    /// How many pairs came to a score of so many parts of a win.
    pub scores: Vec<u64>,
    /// Games that the measured bot won alone, or with its own team.
    pub wins: u64,
    /// Games that several seats won, of those not played together.
    pub shared: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// Games given up as stuck, or after a refused choice.
    pub unfinished: u64,
    /// Refused choices, by bot.
    pub refused: [u64; 2],
    /// Parts of a win, by seat.
    pub seats: Vec<u64>,
    /// Parts of a win of the seats that were asked first.
    pub first: u64,
    /// How long choices took, by bot.
    pub times: [Times; 2],
    /// The sum of the digests of all pairs, which does not depend on their order.
    pub digest: u64,
}

impl Tally {
    pub(super) fn new<G: Game>(plan: &ArenaPlan<'_, G>) -> Self {
        Self {
            scores: vec![0; (WIN * plan.games()) as usize + 1],
            wins: 0,
            shared: 0,
            draws: 0,
            unfinished: 0,
            refused: [0; 2],
            seats: vec![0; plan.seats],
            first: 0,
            times: [Times::default(), Times::default()],
            digest: 0,
        }
    }

    /// Pairs that were counted.
    pub(super) fn pairs(&self) -> u64 {
        self.scores.iter().sum()
    }

    /// Counts a pair.
    pub(super) fn count<G: Game>(&mut self, plan: &ArenaPlan<'_, G>, pair: u32, played: &[Played]) {
        let (mut score, mut digest) = (0, 0);
        for (game, one) in (0..).zip(played) {
            digest = fold(digest, one.digest);
            let winners = one.winners.unwrap_or(Seats::NONE);
            score += if plan.together {
                // Played by one bot alone: what it wins, or what the other one loses.
                let won = if winners == Seats::NONE { 0 } else { WIN };
                if game == 0 { won } else { WIN - won }
            } else {
                part(winners, Seat(game as u8), plan.seats)
            };
            self.count_game(plan, game, one, winners);
        }
        self.scores[score as usize] += 1;
        let own = TableRng::derive(digest, u64::from(pair));
        self.digest = self.digest.wrapping_add(own);
    }

    fn count_game<G: Game>(
        &mut self,
        plan: &ArenaPlan<'_, G>,
        game: u32,
        one: &Played,
        winners: Seats,
    ) {
        match (one.winners, winners.count()) {
            (None, _) => self.unfinished += 1,
            (Some(_), 0) => self.draws += 1,
            (Some(_), 1) => {
                let won = winners
                    .only()
                    .is_some_and(|s| is_measured(plan, game, s.index()));
                self.wins += u64::from(won);
            }
            (Some(_), _) if plan.together => self.wins += u64::from(game == 0),
            (Some(_), _) => self.shared += 1,
        }
        for (seat, sum) in (0..).map(Seat).zip(&mut self.seats) {
            *sum += u64::from(part(winners, seat, plan.seats));
        }
        self.first += u64::from(part(winners, one.first, plan.seats));
        for who in 0..2 {
            self.refused[who] += u64::from(one.refused[who]);
            self.times[who].merge(&one.times[who]);
        }
    }

    /// Adds what another thread counted.
    pub(super) fn add(&mut self, other: &Self) {
        let add = |all: &mut [u64], more: &[u64]| {
            all.iter_mut()
                .zip(more)
                .for_each(|(all, more)| *all += more);
        };
        add(&mut self.scores, &other.scores);
        add(&mut self.seats, &other.seats);
        add(&mut self.refused, &other.refused);
        self.wins += other.wins;
        self.shared += other.shared;
        self.draws += other.draws;
        self.unfinished += other.unfinished;
        self.first += other.first;
        for who in 0..2 {
            self.times[who].merge(&other.times[who]);
        }
        self.digest = self.digest.wrapping_add(other.digest);
    }
}

/// What a game is worth to a seat: a win alone is whole, a shared one is divided among the winners, and one that nobody
/// won among all.
fn part(winners: Seats, seat: Seat, seats: usize) -> u32 {
    match winners {
        Seats::NONE => WIN / seats.max(1) as u32,
        winners if winners.contains(seat) => WIN / u32::from(winners.count() as u8),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(of: &[u8]) -> Seats {
        of.iter().map(|seat| Seat(*seat)).collect()
    }

    #[test]
    fn a_game_is_worth_one_win_in_all() {
        for table in 2..=5 {
            for winners in [&[][..], &[0], &[1], &[0, 1]] {
                let all = (0..table).map(|seat| part(seats(winners), Seat(seat), table.into()));
                assert_eq!(all.sum::<u32>(), WIN, "{winners:?} of {table}");
            }
        }
        assert_eq!(part(seats(&[2]), Seat(2), 3), WIN);
        assert_eq!(part(seats(&[2]), Seat(1), 3), 0);
    }
}
