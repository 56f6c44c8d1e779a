//! What a lab found: every share with its interval, for people and for programs.

use serde::{Deserialize, Serialize};

use super::cards::Way;
use super::matrix::{PairTally, WinShare, turned};
use super::rows::{CardRow, DeckRow, EventRow, PairRow, Spread, won};
use super::stats::{Share, holm, p_of_difference};
use super::study::Study;
use super::tally::Tally;

/// The version of the JSON.
pub const SCHEMA: u32 = 1;
/// The chance of even one false claim in a list.
const LEVEL: f64 = 0.05;

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
    /// By keyword: a game counts for a seat in whose deck something has it.
    pub keywords: Vec<CardRow>,
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
        be_sure(&mut cards);
        let own = counts.cards.get(study.cards.len()..).unwrap_or_default();
        let keywords = study.keywords.iter().zip(own);
        let keywords = keywords
            .filter(|(_, tally)| tally.games(Way::Had).games > 0)
            .map(|(word, tally)| CardRow::new(word.clone(), word.clone(), tally, counts.games()));
        let mut keywords: Vec<CardRow> = keywords.collect();
        be_sure(&mut keywords);
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
            keywords,
            events,
            study,
            counts,
        }
    }

    /// The files of the report: name and text.
    #[must_use]
    pub fn files(&self) -> [(&'static str, String); 4] {
        let json = serde_json::to_string_pretty(self).unwrap_or_default();
        [
            ("report.json", json),
            ("matrix.csv", self.matrix_csv()),
            ("cards.csv", self.cards_csv()),
            ("report.html", self.html()),
        ]
    }

    /// Cards that are drawn often and hardly ever played.
    pub fn dead(&self) -> impl Iterator<Item = &CardRow> {
        self.cards.iter().filter(|card| card.dead)
    }
}

/// Says of which rows a gain or a loss is certain.
fn be_sure(rows: &mut [CardRow]) {
    let p = |row: &CardRow| p_of_difference(row.win_drawn, row.win_not_drawn);
    let p_values: Vec<f64> = rows.iter().map(p).collect();
    for (row, sure) in rows.iter_mut().zip(holm(&p_values, LEVEL)) {
        row.sure = sure;
    }
}

fn matrix(study: &Study, counts: &Tally) -> Vec<PairRow> {
    let p_values: Vec<f64> = counts.pairs.iter().map(|pair| pair.share().p).collect();
    let uneven = holm(&p_values, LEVEL);
    let row = |at: usize, [a, b]: [u16; 2], pair: &PairTally| {
        let found = pair.share();
        let id = |deck: u16| study.decks[usize::from(deck)].id.clone();
        PairRow {
            a: id(a),
            b: id(b),
            share: found.share,
            low: found.range.low,
            high: found.range.high,
            uneven: uneven[at],
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
        let found = WinShare::of(&scores);
        let deck = &study.decks[usize::from(at)];
        DeckRow {
            id: deck.id.clone(),
            name: deck.name.clone(),
            games,
            share: found.share,
            low: found.range.low,
            high: found.range.high,
        }
    };
    (0..study.decks.len() as u16).map(row).collect()
}
