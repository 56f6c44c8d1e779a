//! A report as text for the terminal: the figures that matter most.

use std::fmt::{self, Display};

use super::report::{Report, Spread};
use super::stats::Share;

/// The most cards that are listed.
const CARDS: usize = 12;

/// A share in per cent.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn interval(share: &Share) -> String {
    let Share {
        share, low, high, ..
    } = *share;
    format!(
        "{} (95 %: {} to {})",
        percent(share),
        percent(low),
        percent(high)
    )
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
            let range = format!("{:.1} to {:.1} %", 100.0 * deck.low, 100.0 * deck.high);
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
                "\n  dead {}s (often drawn, hardly ever played): {}",
                study.counts,
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
        let off = |low: f64, high: f64| low > 0.5 || high < 0.5;
        let mut uneven: Vec<_> = self
            .matrix
            .iter()
            .filter(|pair| off(pair.low, pair.high))
            .collect();
        uneven.sort_by(|a, b| (b.share - 0.5).abs().total_cmp(&(a.share - 0.5).abs()));
        if uneven.is_empty() {
            return writeln!(f, "\n  no pair is certainly uneven");
        }
        writeln!(
            f,
            "\n  certainly uneven: {} of {} pairs",
            uneven.len(),
            self.matrix.len()
        )?;
        for pair in uneven.into_iter().take(CARDS) {
            let (a, b, range) = (&pair.a, &pair.b, [pair.low, pair.high].map(percent));
            writeln!(
                f,
                "    {a} against {b}: {} (95 %: {} to {})",
                percent(pair.share),
                range[0],
                range[1]
            )?;
        }
        Ok(())
    }

    /// The cards of which it is certain that who draws them wins more, or less.
    fn strong_cards(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let certain = |card: &&super::CardRow| {
            card.win_not_drawn.of > 0 && (card.gain_low > 0.0 || card.gain_high < 0.0)
        };
        let mut cards: Vec<_> = self.cards.iter().filter(certain).collect();
        cards.sort_by(|a, b| b.gain.abs().total_cmp(&a.gain.abs()));
        if cards.is_empty() {
            return Ok(());
        }
        let counts = &self.study.counts;
        writeln!(
            f,
            "\n  {counts}s with which a seat wins certainly more, or less, than without: {}",
            cards.len()
        )?;
        for card in cards.into_iter().take(CARDS) {
            let (low, high) = (100.0 * card.gain_low, 100.0 * card.gain_high);
            writeln!(
                f,
                "    {:<28} {:+.1} points (95 %: {low:+.1} to {high:+.1})",
                card.name,
                100.0 * card.gain
            )?;
        }
        Ok(())
    }
}
