//! Simulates many bot matches without a window: speed, win rates, and a digest that proves that the same seed plays
//! the same games.

use std::time::Instant;

use serde::Serialize;

use crate::bots::Bot;
use crate::table::{Choice, Decision, Game, Look, Match, Replay, Seat, Seats, TableRng};
use crate::tools::passing::{PassingGame, PassingSettings};

/// The games to simulate.
pub struct Plan<'a, G: Game> {
    /// Number of the first game.
    pub first: u32,
    /// Games to play.
    pub games: u32,
    /// Seed of the whole run; every game gets its own from it.
    pub seed: u64,
    /// Threads to use; the result does not depend on it.
    pub threads: usize,
    /// The setup of the n-th game.
    pub setup: &'a (dyn Fn(u32) -> G::Setup + Sync),
    /// The bot of a seat in the n-th game, with its seed.
    pub bot: &'a (dyn Fn(u32, Seat, u64) -> Box<dyn Bot<G>> + Sync),
    /// The entrant at a seat in the n-th game: wins are counted by entrant.
    pub entrant: &'a (dyn Fn(u32, Seat) -> usize + Sync),
    /// Number of entrants.
    pub entrants: usize,
    /// Whether the first entrant passes by itself like a person with the usual settings, and is asked elsewhere.
    pub person: bool,
    /// Called with the number of games done since the last call.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Called with every finished game's number and replay, if replays are wanted.
    pub keep: Option<&'a Keep<'a, G>>,
}

/// A function that takes the number and the replay of a finished game.
pub type Keep<'a, G> = dyn Fn(u32, &Replay<<G as Game>::Recipe>) + Sync + 'a;

/// The result.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Tally {
    /// Game played.
    pub game: String,
    /// Number of the first game.
    pub first: u32,
    /// Games played.
    pub games: u32,
    /// Seed of the run.
    pub seed: u64,
    /// Wall-clock seconds.
    pub seconds: f64,
    /// Decisions asked.
    pub decisions: u64,
    /// Decisions with two options or more.
    pub choices: u64,
    /// The most options of a decision.
    pub most_options: u32,
    /// Games a second.
    pub games_per_second: f64,
    /// Decisions a second.
    pub decisions_per_second: f64,
    /// Wins by entrant.
    pub wins: Vec<u32>,
    /// Wins by seat.
    pub wins_by_seat: Vec<u32>,
    /// Games that several seats won: shared victories, and those won together.
    pub shared: u32,
    /// Games that all seats played together and lost.
    pub lost: u32,
    /// Games that ended in a draw: nobody won, and nobody lost either.
    pub draws: u32,
    /// Games stopped because they did not end.
    pub unfinished: u32,
    /// Turns of all games that ended.
    pub turns: u64,
    /// Mean number of turns.
    pub turns_mean: f64,
    /// How often the first entrant was asked, if it played like a person with the usual settings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
    /// The digest of every event of every game, in the order of the games.
    pub digest: String,
    /// Covers the place of every choice among its options and how every game ended, in order of games. Other
    /// names for events and choices leave it as it is.
    pub choices_digest: String,
    /// Covers the same as both, but as a sum over the games: the sums of two ranges of games add up (without carry
    /// beyond 64 bits) to that of both ranges.
    pub sum_digest: String,
}

/// How often a person was asked although doing nothing was an answer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub struct Asked {
    /// Questions in which doing nothing was an answer.
    pub windows: u64,
    /// Those that were put to them; in the others the usual settings passed.
    pub asked: u64,
    /// The share of those, from 0 to 1.
    pub share: f64,
}

/// Decisions after which a game is given up as stuck.
const MOST_DECISIONS: u64 = 200_000;

#[derive(Clone, Copy, Default)]
struct Played {
    digest: u64,
    choices_digest: u64,
    decisions: u64,
    choices: u64,
    most_options: usize,
    turns: u32,
    windows: u64,
    asked: u64,
    /// `None` while unfinished.
    winners: Option<Seats>,
    /// Whether all lost who played it together.
    lost: bool,
}

/// Plays the games of the plan.
pub fn simulate<G: PassingGame>(plan: &Plan<'_, G>) -> Tally {
    let start = Instant::now();
    let threads = plan.threads.clamp(1, plan.games.max(1) as usize);
    let mut played = vec![Played::default(); plan.games as usize];
    let share = played.len().div_ceil(threads).max(1);
    std::thread::scope(|scope| {
        for (chunk, part) in played.chunks_mut(share).enumerate() {
            let first = plan.first + (chunk * share) as u32;
            scope.spawn(move || play_part(plan, first, part));
        }
    });
    let mut tally = Tally {
        game: G::NAME.to_owned(),
        first: plan.first,
        games: plan.games,
        seed: plan.seed,
        wins: vec![0; plan.entrants],
        wins_by_seat: vec![0; plan.entrants],
        ..Tally::default()
    };
    let (mut digest, mut choices_digest) = (0, 0);
    let mut sum_digest = 0_u64;
    let mut asked = Asked::default();
    for (n, game) in (plan.first..).zip(&played) {
        digest = fold(digest, game.digest);
        choices_digest = fold(choices_digest, game.choices_digest);
        sum_digest = sum_digest.wrapping_add(mixed(n, game));
        tally.decisions += game.decisions;
        tally.choices += game.choices;
        asked.windows += game.windows;
        asked.asked += game.asked;
        tally.most_options = tally.most_options.max(game.most_options as u32);
        tally.turns += u64::from(game.turns);
        match game.winners.map(|winners| (winners, winners.only())) {
            None => tally.unfinished += 1,
            Some((_, Some(seat))) => {
                tally.wins[(plan.entrant)(n, seat)] += 1;
                tally.wins_by_seat[seat.index()] += 1;
            }
            Some((Seats::NONE, None)) if game.lost => tally.lost += 1,
            Some((Seats::NONE, None)) => tally.draws += 1,
            Some(_) => tally.shared += 1,
        }
    }
    tally.seconds = start.elapsed().as_secs_f64();
    tally.games_per_second = f64::from(plan.games) / tally.seconds;
    tally.decisions_per_second = tally.decisions as f64 / tally.seconds;
    tally.turns_mean = tally.turns as f64 / f64::from(plan.games.max(1));
    asked.share = asked.asked as f64 / asked.windows.max(1) as f64;
    tally.asked = plan.person.then_some(asked);
    tally.digest = format!("{digest:016x}");
    tally.choices_digest = format!("{choices_digest:016x}");
    tally.sum_digest = format!("{sum_digest:016x}");
    tally
}

/// The share of a game in the sum of a run. The number of the game is in it, so that it counts who played which.
const fn mixed(number: u32, game: &Played) -> u64 {
    let word = fold(
        fold(fold(0, number as u64), game.digest),
        game.choices_digest,
    );
    // Every bit of the word reaches every bit of the sum.
    let word = (word ^ word >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let word = (word ^ word >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    word ^ word >> 32
}

/// Adds a word to a digest.
const fn fold(digest: u64, word: u64) -> u64 {
    (digest ^ word)
        .wrapping_mul(0x0000_0100_0000_01b3)
        .rotate_left(17)
}

fn play_part<G: PassingGame>(plan: &Plan<'_, G>, first: u32, part: &mut [Played]) {
    let mut table: Option<Match<G>> = None;
    for (n, slot) in (first..).zip(part) {
        let seed = TableRng::derive(plan.seed, u64::from(n));
        let setup = (plan.setup)(n);
        let seats = G::seats(&setup);
        let game = match &mut table {
            Some(game) => {
                game.reset(setup, seed, plan.keep.is_some());
                game
            }
            none => none.insert(Match::new(setup, seed)),
        };
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats)
            .map(|s| (plan.bot)(n, Seat(s), TableRng::derive(seed, u64::from(s) + 1)))
            .collect();
        let mut all = (0..seats).map(Seat);
        let person = all.find(|&seat| plan.person && (plan.entrant)(n, seat) == 0);
        *slot = play_one(game, &mut bots, person);
        if let Some(keep) = plan.keep {
            keep(n, &game.replay());
        }
        (plan.progress)(1);
    }
}

fn play_one<G: PassingGame>(
    game: &mut Match<G>,
    bots: &mut [Box<dyn Bot<G>>],
    person: Option<Seat>,
) -> Played {
    let habits = G::usual();
    let mut played = Played::default();
    while let Some(open) = game.decision() {
        if played.decisions >= MOST_DECISIONS {
            break;
        }
        played.decisions += 1;
        let options = open.options.len();
        played.choices += u64::from(options > 1);
        played.most_options = played.most_options.max(options);
        let seat = open.seat;
        if person == Some(seat) && G::is_window(open) {
            played.windows += 1;
            let open = open.clone();
            if let Some(choice) = automatic_answer(game, &open, &habits) {
                if game.choose(seat, choice).is_err() {
                    break;
                }
                continue;
            }
            played.asked += 1;
        }
        let at = bots[seat.index()].choose(&mut Look::new(game, seat));
        let word = u64::from(seat.0) << 48 | (options as u64) << 24 | at as u64;
        played.choices_digest = fold(played.choices_digest, word);
        if !game.pick(at) {
            break;
        }
    }
    played.digest = game.digest();
    if let Some(outcome) = game.outcome() {
        played.turns = outcome.turns;
        played.winners = Some(outcome.winners);
        let end = u64::from(outcome.turns) << 8 | u64::from(outcome.winners.bits());
        played.choices_digest = fold(played.choices_digest, end);
        played.lost = outcome.winners == Seats::NONE && G::is_lost(&game.view(None));
    }
    played
}

/// The answer of the usual settings for the seat that is asked.
fn automatic_answer<G: PassingGame>(
    game: &mut Match<G>,
    open: &Decision,
    habits: &PassingSettings,
) -> Option<Choice> {
    let view = game.view(Some(open.seat));
    (G::AUTOMATIC_ANSWER)(&view, open.seat, open, habits)
}
