//! What a lab found: every share with its interval, for people and for programs.

use serde::{Deserialize, Serialize};

use super::cards::{CardTally, Games, Way};
use super::lengths::Lengths;
use super::matrix::{PairTally, shares, turned};
use super::stats::{Share, cases_needed, difference};
use super::study::Study;
use super::tally::Tally;
use crate::table::TableRng;

/// The version of the JSON.
pub const SCHEMA: u32 = 1;
/// So many games of seats with a card in hand say whether it is dead.
const OFTEN: u64 = 30;
/// A card is dead if it is played in no more than this share of the games in which it is drawn.
const DEAD: f64 = 0.02;

/// What a lab found.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// The version of this form.
    pub schema: u32,
    /// Whether all games that were asked for were played.
    pub complete: bool,
    /// Games that ended.
    pub games: u64,
    /// Games that were given up because they did not end.
    pub unfinished: u64,
    /// Choices that were refused; there must be none.
    pub refused: u64,
    /// Wall-clock seconds.
    pub seconds: f64,
    /// Covers every event and every choice; neither threads nor time change it.
    pub digest: String,
    /// The share of the wins that the first turn took.
    pub first_move: Share,
    /// Turns of a game.
    pub turns: Spread,
    /// Choices of a game.
    pub choices: Spread,
    /// Options of a choice.
    pub options: Spread,
    /// How often the lead changed in a game.
    pub lead_changes: Spread,
    /// The share of the game that was over when the winner led for good.
    pub decided: f64,
    /// The share of games that were won from far behind.
    pub comebacks: Share,
    /// The share of games in which nobody was far behind as the last turn began.
    pub close: Share,
    /// By deck.
    pub decks: Vec<DeckRow>,
    /// By pair.
    pub matrix: Vec<PairRow>,
    /// By card, the one that is in most games first.
    pub cards: Vec<CardRow>,
    /// By word of an event, the most frequent first.
    pub events: Vec<EventRow>,
    /// What was played.
    pub study: Study,
    /// What was counted, to merge it with others.
    pub counts: Tally,
}

/// What of a report is read again to merge it.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Part {
    pub schema: u32,
    pub study: Study,
    pub counts: Tally,
}

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
    fn of(lengths: &Lengths) -> Self {
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

impl Report {
    /// What these counts say.
    #[must_use]
    pub fn new(study: Study, counts: Tally, seconds: f64) -> Self {
        let first = counts.first();
        let mut cards: Vec<CardRow> = (study.cards.iter().zip(&counts.cards))
            .filter(|(_, card)| card.games(Way::Had).games > 0)
            .map(|(named, card)| {
                let (id, name) = (named.id.clone(), named.name.clone());
                CardRow::new(id, name, card, counts.games())
            })
            .collect();
        cards.sort_by_key(|card| std::cmp::Reverse(card.games));
        let games = counts.games().max(1) as f64;
        let happened = study.events.iter().zip(&counts.events);
        let mut events: Vec<EventRow> = happened
            .filter(|(_, [_, times])| *times > 0)
            .map(|(word, [with, times])| EventRow {
                word: word.clone(),
                games: *with as f64 / games,
                times: *times as f64 / games,
            })
            .collect();
        events.sort_by(|a, b| b.times.total_cmp(&a.times));
        let planned = study.games();
        Self {
            schema: SCHEMA,
            complete: counts.games() + counts.unfinished() == planned,
            games: counts.games(),
            unfinished: counts.unfinished(),
            refused: counts.refused,
            seconds: (seconds * 1000.0).round() / 1000.0,
            digest: format!("{:016x}", counts.digest),
            first_move: won(first),
            turns: Spread::of(&counts.turns),
            choices: Spread::of(&counts.choices),
            options: Spread::of(&counts.options),
            lead_changes: Spread::of(&counts.lead_changes),
            decided: counts.decided.mean() / 1000.0,
            comebacks: Share::new(counts.comebacks as f64, counts.judged),
            close: Share::new(counts.close as f64, counts.judged),
            decks: decks(&study, &counts),
            matrix: matrix(&study, &counts),
            cards,
            events,
            study,
            counts,
        }
    }

    /// Cards that are drawn often and hardly ever played.
    pub fn dead(&self) -> impl Iterator<Item = &CardRow> {
        self.cards.iter().filter(|card| card.dead)
    }
}

/// The share of these games that was won.
pub(super) fn won(games: Games) -> Share {
    Share::new(games.halves as f64 / 2.0, games.games)
}

fn matrix(study: &Study, counts: &Tally) -> Vec<PairRow> {
    let row = |at: usize, [a, b]: [u16; 2], pair: &PairTally| {
        let (share, range) = pair.share(TableRng::derive(study.seed, at as u64));
        let id = |deck: u16| study.decks[usize::from(deck)].id.clone();
        PairRow {
            a: id(a),
            b: id(b),
            share,
            low: range.low,
            high: range.high,
            games: pair.games(),
            wins_a: pair.wins_a,
            wins_b: pair.wins_b,
            draws: pair.draws,
            unfinished: pair.unfinished,
            first_move: won(pair.first).share,
            turns: pair.turns as f64 / pair.games().max(1) as f64,
        }
    };
    let pairs = study.pairs.iter().zip(&counts.pairs).enumerate();
    pairs
        .map(|(at, (pair, tally))| row(at, *pair, tally))
        .collect()
}

fn decks(study: &Study, counts: &Tally) -> Vec<DeckRow> {
    let row = |at: u16| {
        let mut scores = [0; 5];
        let mut games = 0;
        for ([a, b], pair) in study.pairs.iter().zip(&counts.pairs) {
            let own = match (*a == at, *b == at) {
                (true, false) => pair.scores,
                (false, true) => turned(&pair.scores),
                // Not its own, or against itself.
                (false, false) | (true, true) => continue,
            };
            games += pair.games();
            scores
                .iter_mut()
                .zip(own)
                .for_each(|(sum, more)| *sum += more);
        }
        let (share, range) = shares(
            &scores,
            TableRng::derive(study.seed, u64::MAX - u64::from(at)),
        );
        let deck = &study.decks[usize::from(at)];
        DeckRow {
            id: deck.id.clone(),
            name: deck.name.clone(),
            games,
            share,
            low: range.low,
            high: range.high,
        }
    };
    (0..study.decks.len() as u16).map(row).collect()
}

impl CardRow {
    fn new(id: String, name: String, card: &CardTally, games: u64) -> Self {
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
            win_had: won(had),
            win_drawn: with,
            win_not_drawn: without,
            win_played: won(played),
            gain: with.share - without.share,
            gain_low: range.low,
            gain_high: range.high,
            games_needed: needed[0].zip(needed[1]).map(|(a, b)| a.max(b)),
            dead: drawn.games >= OFTEN && (played.games as f64) <= DEAD * drawn.games as f64,
        }
    }
}
