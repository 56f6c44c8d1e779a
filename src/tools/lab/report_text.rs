//! A report as text for the terminal: the figures that matter most.

use std::fmt::{self, Display};

use super::report::Report;
use super::rows::Spread;
use super::stats::Share;
use crate::tools::names::plural;

/// The most cards that are listed.
const CARDS: usize = 12;

/// A share in per cent.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn range(low: f64, high: f64) -> String {
    format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high)
}

fn interval(share: &Share) -> String {
    let range = range(share.low, share.high);
    format!("{} (95 %: {range})", percent(share.share))
}

fn spread(of: &Spread) -> String {
    let Spread {
        mean, low, high, ..
    } = *of;
    format!("{mean:.1} on average, mostly {low} to {high}")
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let study = &self.study;
        let (bot, seed) = (&study.bot, study.seed);
        writeln!(
            f,
            "{}: {} games of {bot} against {bot}, seed {seed}, {:.1} s",
            study.game, self.games, self.seconds
        )?;
        if !self.complete {
            writeln!(f, "stopped early: what is known so far")?;
        }
        writeln!(
            f,
            "\n  {:<28} {:>7}  95 % interval    games",
            study.brings, "wins"
        )?;
        for deck in &self.decks {
            let range = range(deck.low, deck.high);
            writeln!(
                f,
                "  {:<28} {:>7}  {range:<15} {:>6}",
                deck.name,
                percent(deck.share),
                deck.games
            )?;
        }
        self.uneven(f)?;
        writeln!(f, "\n  first turn     wins {}", interval(&self.first_move))?;
        writeln!(f, "  turns          {}", spread(&self.turns))?;
        writeln!(f, "  choices        {} a game", spread(&self.choices))?;
        writeln!(f, "  options        {} a choice", spread(&self.options))?;
        writeln!(f, "  lead changes   {}", spread(&self.lead_changes))?;
        writeln!(
            f,
            "  decided        after {} of the game",
            percent(self.decided)
        )?;
        writeln!(
            f,
            "  comebacks      {} of the games were won with a chance of 25 % or less on the way",
            percent(self.comebacks.share)
        )?;
        writeln!(
            f,
            "  close          {} of the games were open when the last turn began",
            percent(self.close.share)
        )?;
        self.strong_cards(f)?;
        let dead: Vec<&str> = self.dead().map(|card| card.name.as_str()).collect();
        if !dead.is_empty() {
            writeln!(
                f,
                "\n  dead {} (often drawn, hardly ever played): {}",
                plural(&study.counts),
                dead.join(", ")
            )?;
        }
        if self.unfinished + self.refused > 0 {
            let (unfinished, refused) = (self.unfinished, self.refused);
            writeln!(
                f,
                "\n  unfinished games {unfinished}, refused choices {refused}: there must be none of either"
            )?;
        }
        writeln!(f, "\n  digest         {}", self.digest)
    }
}

impl Report {
    /// The pairs of which it is certain that they are uneven.
    fn uneven(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut uneven: Vec<_> = self.matrix.iter().filter(|pair| pair.uneven).collect();
        uneven.sort_by(|a, b| (b.share - 0.5).abs().total_cmp(&(a.share - 0.5).abs()));
        let (count, all) = (uneven.len(), self.matrix.len());
        writeln!(f, "\n  certainly uneven: {count} of {all} pairs")?;
        let name = |id: &str| {
            let mut decks = self.decks.iter();
            let deck = decks.find(|deck| deck.id == id);
            deck.map_or_else(|| id.to_owned(), |deck| deck.name.clone())
        };
        for pair in uneven.into_iter().take(CARDS) {
            let names = format!("{} against {}", name(&pair.a), name(&pair.b));
            let range = range(pair.low, pair.high);
            writeln!(f, "    {names}: {} (95 %: {range})", percent(pair.share))?;
        }
        Ok(())
    }

    /// The cards of which it is certain that who draws them wins more, or less.
    fn strong_cards(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut cards: Vec<_> = self.cards.iter().filter(|card| card.sure).collect();
        cards.sort_by(|a, b| b.gain.abs().total_cmp(&a.gain.abs()));
        if cards.is_empty() {
            return Ok(());
        }
        let (counts, count) = (plural(&self.study.counts), cards.len());
        writeln!(
            f,
            "\n  {counts} that certainly change how often a seat wins when it draws them: {count}"
        )?;
        for card in cards.into_iter().take(CARDS) {
            let [gain, low, high] = [card.gain, card.gain_low, card.gain_high].map(|x| 100.0 * x);
            writeln!(
                f,
                "    {:<28} {gain:+.1} points (95 %: {low:+.1} to {high:+.1})",
                card.name
            )?;
        }
        Ok(())
    }
}
