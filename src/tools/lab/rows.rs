//! The rows of a report: decks, pairs, cards, events.

use serde::Serialize;

use super::cards::{CardTally, Games, Way};
use super::lengths::Lengths;
use super::stats::{Share, cases_needed, difference};

/// So many games of seats with a card in hand say whether it is dead.
const OFTEN: u64 = 30;
/// A card is dead if it is played in no more than this share of the games in which it is drawn.
const DEAD: f64 = 0.02;

/// How numbers are spread.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Spread {
    /// Their mean.
    pub mean: f64,
    /// One of twenty is below, about.
    pub low: u64,
    /// The one in the middle.
    pub median: u64,
    /// One of twenty is above.
    pub high: u64,
    /// The largest.
    pub most: u64,
}

impl Spread {
    pub(super) fn of(lengths: &Lengths) -> Self {
        Self {
            mean: lengths.mean(),
            low: lengths.quantile(0.05),
            median: lengths.quantile(0.5),
            high: lengths.quantile(0.95),
            most: lengths.most(),
        }
    }
}

/// A deck against all others.
#[derive(Debug, Clone, Serialize)]
pub struct DeckRow {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Games that it played.
    pub games: u64,
    /// The share of the wins that it took.
    pub share: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// A deck against another.
#[derive(Debug, Clone, Serialize)]
pub struct PairRow {
    /// The id of the first deck.
    pub a: String,
    /// That of the other.
    pub b: String,
    /// The share of the wins that `a` took.
    pub share: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Whether it is certain that they are uneven: the chance of even one false claim among all pairs is at most 5 %.
    pub uneven: bool,
    /// Games that ended.
    pub games: u64,
    /// Games that `a` won.
    pub wins_a: u64,
    /// Games that `b` won.
    pub wins_b: u64,
    /// Games that both won or nobody.
    pub draws: u64,
    /// Games that did not end.
    pub unfinished: u64,
    /// The share of the wins that the first turn took.
    pub first_move: f64,
    /// Mean number of turns.
    pub turns: f64,
}

/// A card. A game counts once for each seat that has the card in its deck.
#[derive(Debug, Clone, Serialize)]
pub struct CardRow {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Games of seats with it in the deck.
    pub games: u64,
    /// The share of them in which it left the deck or was looked at.
    pub seen: f64,
    /// In which the seat got it.
    pub drawn: f64,
    /// In which the seat played it.
    pub played: f64,
    /// In which the seat used an ability of it.
    pub used: f64,
    /// In which it was in hand at the end.
    pub kept: f64,
    /// The damage that it did in a game of a seat with it in the deck.
    pub damage: f64,
    /// The share of the games with it in the deck that were won.
    pub win_had: Share,
    /// Of those in which it was drawn.
    pub win_drawn: Share,
    /// Of those in which it was not drawn.
    pub win_not_drawn: Share,
    /// Of those in which it was played.
    pub win_played: Share,
    /// How much more was won where it was drawn than where it was not.
    pub gain: f64,
    /// The lower end of its 95 % interval.
    pub gain_low: f64,
    /// The upper end.
    pub gain_high: f64,
    /// Whether it is certain that there is a gain, or a loss: the chance of even one false claim among all rows is at most
    /// 5 %.
    pub sure: bool,
    /// About how many games of the lab more until both shares are known to 5 % up or down; none if one never came up.
    pub games_needed: Option<u64>,
    /// Whether it is drawn often and hardly ever played.
    pub dead: bool,
}

/// An event.
#[derive(Debug, Clone, Serialize)]
pub struct EventRow {
    /// Its word.
    pub word: String,
    /// The share of games in which it happened.
    pub games: f64,
    /// How often it happened in a game.
    pub times: f64,
}

/// The share of these games that was won.
pub(super) fn won(games: Games) -> Share {
    Share::new(games.halves as f64 / 2.0, games.games)
}

impl CardRow {
    pub(super) fn new(id: String, name: String, card: &CardTally, games: u64) -> Self {
        let (had, drawn) = (card.games(Way::Had), card.games(Way::Drawn));
        let played = card.games(Way::Played);
        let rate = |way: Way| card.games(way).games as f64 / had.games.max(1) as f64;
        let (with, without) = (won(drawn), won(had.without(drawn)));
        let range = difference(with, without);
        let needed = [with, without].map(|share| {
            let more = cases_needed(share) as f64 * games as f64;
            (share.of > 0).then(|| (more / share.of as f64).ceil() as u64)
        });
        Self {
            id,
            name,
            games: had.games,
            seen: rate(Way::Seen),
            drawn: rate(Way::Drawn),
            played: rate(Way::Played),
            used: rate(Way::Used),
            kept: rate(Way::Kept),
            damage: card.damage as f64 / had.games.max(1) as f64,
            win_had: won(had),
            win_drawn: with,
            win_not_drawn: without,
            win_played: won(played),
            gain: with.share - without.share,
            gain_low: range.low,
            gain_high: range.high,
            sure: false,
            games_needed: needed[0].zip(needed[1]).map(|(a, b)| a.max(b)),
            dead: drawn.games >= OFTEN && (played.games as f64) <= DEAD * drawn.games as f64,
        }
    }
}
