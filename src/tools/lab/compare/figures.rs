//! The figures in which two versions of a pack are compared, counted over double games that both play.

use super::super::cards::Way;
use super::super::matrix::halves;
use super::super::notes::{Notes, SEATS};
use super::super::play::{Counts, Unit};
use super::super::study::Study;
use super::super::tally::Tension;
use super::paired::Paired;
use crate::table::Seat;

/// A figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Figure {
    /// The mean number of turns.
    Turns,
    /// The mean number of choices.
    Choices,
    /// The share of the wins that the first turn takes.
    FirstMove,
    /// The mean number of lead changes.
    LeadChanges,
    /// The share of games won from far behind.
    Comebacks,
    /// The share of games open when the last turn began.
    Close,
    /// The win share of a deck, by its place in the study.
    Deck(usize),
    /// How often a card is played where it is in the deck, by its place in the study of the old version.
    Played(usize),
    /// How often it is left in hand at the end.
    Kept(usize),
    /// The damage that it does.
    Damage(usize),
    /// How often something happens in a game, by the place of its word.
    Event(usize),
}

impl Figure {
    /// Those that every game has.
    const GAME: [Self; 6] = [
        Self::Turns,
        Self::Choices,
        Self::FirstMove,
        Self::LeadChanges,
        Self::Comebacks,
        Self::Close,
    ];
}

/// A figure of a double game, and of how many it is.
type Value = (i64, i64);

/// What was counted of all figures.
pub(super) struct Figures<'s> {
    study: &'s Study,
    /// The place of each card of the old version in the new one.
    twins: &'s [Option<usize>],
    scale: f64,
    game: [Paired; Figure::GAME.len()],
    decks: Vec<Paired>,
    played: Vec<Paired>,
    kept: Vec<Paired>,
    damage: Vec<Paired>,
    events: Vec<Paired>,
    /// Double games.
    pub units: u64,
    /// Games that both versions played the same, choice for choice.
    pub same: u64,
    /// Games that both versions finished, with other winners.
    pub other_winners: u64,
    /// Double games that a version could not finish.
    pub unfinished: u64,
}

impl<'s> Figures<'s> {
    pub fn new(study: &'s Study, twins: &'s [Option<usize>], scale: f64) -> Self {
        Self {
            study,
            twins,
            scale,
            game: Default::default(),
            decks: vec![Paired::default(); study.decks.len()],
            played: vec![Paired::default(); twins.len()],
            kept: vec![Paired::default(); twins.len()],
            damage: vec![Paired::default(); twins.len()],
            events: vec![Paired::default(); study.events.len()],
            units: 0,
            same: 0,
            other_winners: 0,
            unfinished: 0,
        }
    }

    /// Counts a double game of both versions.
    pub fn count(&mut self, unit: Unit, old: &[Notes; SEATS], new: &[Notes; SEATS]) {
        self.units += 1;
        let games = || old.iter().zip(new);
        self.same += games().filter(|(a, b)| a.digest == b.digest).count() as u64;
        if old.iter().chain(new).any(|game| game.winners.is_none()) {
            self.unfinished += 1;
            return;
        }
        self.other_winners += games().filter(|(a, b)| a.winners != b.winners).count() as u64;
        for (figure, sum) in Figure::GAME.into_iter().zip(&mut self.game) {
            let value =
                |games: &[Notes; SEATS]| add_up(games, |game| of_game(figure, game, self.scale));
            sum.add(value(old), value(new));
        }
        let [a, b] = self.study.pairs[unit.pair].map(usize::from);
        if a != b {
            // A game is worth two half wins.
            let score = |games: &[Notes; SEATS]| {
                let own = (0_u8..)
                    .zip(games)
                    .map(|(seat, game)| halves_of(game, Seat(seat)));
                own.sum::<i64>()
            };
            let (before, after) = (score(old), score(new));
            self.decks[a].add((before, 4), (after, 4));
            self.decks[b].add((4 - before, 4), (4 - after, 4));
        }
        for (word, sum) in self.events.iter_mut().enumerate() {
            let value = |games: &[Notes; SEATS]| add_up(games, |game| of_event(game, word));
            sum.add(value(old), value(new));
        }
        for (card, twin) in self.twins.iter().enumerate() {
            let Some(twin) = *twin else { continue };
            let figures: [(&mut Vec<Paired>, fn(&Notes, usize) -> Value); 3] = [
                (&mut self.played, |game, card| {
                    of_card(game, card, Way::Played)
                }),
                (&mut self.kept, |game, card| of_card(game, card, Way::Kept)),
                (&mut self.damage, damage_of),
            ];
            for (sums, of) in figures {
                let before = add_up(old, |game| of(game, card));
                let after = add_up(new, |game| of(game, twin));
                if before.1 > 0 || after.1 > 0 {
                    sums[card].add(before, after);
                }
            }
        }
    }

    /// All figures with what was counted of them.
    pub fn all(&self) -> impl Iterator<Item = (Figure, &Paired)> {
        let lists: [(fn(usize) -> Figure, &Vec<Paired>); 5] = [
            (Figure::Deck, &self.decks),
            (Figure::Played, &self.played),
            (Figure::Kept, &self.kept),
            (Figure::Damage, &self.damage),
            (Figure::Event, &self.events),
        ];
        let each = lists.into_iter().flat_map(|(figure, sums)| {
            let sums = sums.iter().enumerate();
            sums.map(move |(at, sum)| (figure(at), sum))
        });
        Figure::GAME.into_iter().zip(&self.game).chain(each)
    }
}

/// The value of a figure in the two games of a double game together.
fn add_up(games: &[Notes; SEATS], of: impl Fn(&Notes) -> Value) -> Value {
    games
        .iter()
        .map(of)
        .fold((0, 0), |sum, value| (sum.0 + value.0, sum.1 + value.1))
}

fn halves_of(game: &Notes, seat: Seat) -> i64 {
    game.winners
        .map_or(0, |winners| halves(winners, seat).into())
}

fn of_game(figure: Figure, game: &Notes, scale: f64) -> Value {
    let drama = || {
        let winner = game.winners.and_then(|winners| winners.only());
        winner.map(|winner| Tension::new(&game.leads, winner, scale))
    };
    let count = |value: Option<i64>| value.map_or((0, 1), |value| (value, 1));
    match figure {
        Figure::Turns => (game.turns.into(), 1),
        Figure::Choices => (game.options.len() as i64, 1),
        Figure::FirstMove => game.first.map_or((0, 0), |seat| (halves_of(game, seat), 2)),
        Figure::LeadChanges => count(drama().map(|drama| drama.changes as i64)),
        Figure::Comebacks => count(drama().map(|drama| drama.comeback.into())),
        Figure::Close => count(drama().map(|drama| drama.close.into())),
        // They are not of a game.
        Figure::Deck(_)
        | Figure::Played(_)
        | Figure::Kept(_)
        | Figure::Damage(_)
        | Figure::Event(_) => (0, 0),
    }
}

/// In how many seats a card came up that way, of those that had it.
fn of_card(game: &Notes, card: usize, way: Way) -> Value {
    let had = game
        .ways
        .iter()
        .filter_map(|ways| ways.get(card).filter(|way| **way & Way::Had.bit() != 0));
    had.fold((0, 0), |sum, ways| {
        (sum.0 + i64::from(ways & way.bit() != 0), sum.1 + 1)
    })
}

/// The damage that a card did, of the seats that had it.
fn damage_of(game: &Notes, card: usize) -> Value {
    let damage = game.damage.get(card).copied().unwrap_or(0);
    (damage.into(), of_card(game, card, Way::Had).1)
}

fn of_event(game: &Notes, word: usize) -> Value {
    (game.events.get(word).copied().unwrap_or(0).into(), 1)
}

impl Counts for Figures<'_> {
    fn merge(&mut self, other: Self) {
        let lists = [
            (&mut self.decks, &other.decks),
            (&mut self.played, &other.played),
            (&mut self.kept, &other.kept),
            (&mut self.damage, &other.damage),
            (&mut self.events, &other.events),
        ];
        let game = self.game.iter_mut().zip(&other.game);
        let each = lists
            .into_iter()
            .flat_map(|(own, more)| own.iter_mut().zip(more));
        game.chain(each).for_each(|(own, more)| own.merge(more));
        self.units += other.units;
        self.same += other.same;
        self.other_winners += other.other_winners;
        self.unfinished += other.unfinished;
    }
}
