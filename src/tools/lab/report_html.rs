//! A report as one HTML file: styles and plots are inside, and nothing is loaded from elsewhere.

mod plots;
mod tables;

use std::fmt::Write;

use super::report::Report;
use super::report_text::percent;
use super::rows::{PairRow, Spread};
use super::stats::Share;
use crate::tools::names::plural;
use plots::{bars, ranges};

const STYLE: &str = include_str!("report_html/style.css");

/// A text as HTML shows it.
pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            other => out.push(other),
        }
    }
    out
}

fn interval(share: &Share) -> String {
    match share.of {
        0 => "never".to_owned(),
        of => format!(
            "<span title=\"{} to {}, {of} games\">{}</span>",
            percent(share.low),
            percent(share.high),
            percent(share.share)
        ),
    }
}

impl Report {
    /// The file.
    #[must_use]
    pub fn html(&self) -> String {
        let mut text = String::new();
        let title = format!("Fourfold lab: {}", escape(&self.study.game));
        let _ = write!(
            text,
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        );
        self.heading(&mut text);
        self.deck_part(&mut text);
        self.matrix_part(&mut text);
        self.game_part(&mut text);
        self.card_part(&mut text);
        self.keyword_part(&mut text);
        self.event_part(&mut text);
        text.push_str("</body>\n</html>\n");
        text
    }

    fn heading(&self, text: &mut String) {
        let study = &self.study;
        let packs: Vec<String> = (study.packs.iter())
            .map(|pack| format!("{} {}", escape(&pack.id), escape(&pack.version)))
            .collect();
        let _ = writeln!(
            text,
            "<p>{} games of the bot <b>{}</b> in every seat, seed {}, {} {}. Packs: {}. Digest <code>{}</code>.</p>",
            self.games,
            escape(&study.bot),
            study.seed,
            study.decks.len(),
            escape(&plural(&study.brings)),
            packs.join(", "),
            self.digest
        );
        if !self.complete {
            text.push_str(
                "<p class=\"warning\">Stopped early: this is what is known so far.</p>\n",
            );
        }
        if self.unfinished + self.refused > 0 {
            let _ = writeln!(
                text,
                "<p class=\"warning\">{} games did not end, {} choices were refused: there must be none of either.</p>",
                self.unfinished, self.refused
            );
        }
        let dead: Vec<String> = self.dead().map(|card| escape(&card.name)).collect();
        if !dead.is_empty() {
            let _ = writeln!(
                text,
                "<p class=\"warning\">Dead {}, often drawn and hardly ever played: {}.</p>",
                escape(&plural(&study.counts)),
                dead.join(", ")
            );
        }
    }

    fn deck_part(&self, text: &mut String) {
        let _ = writeln!(
            text,
            "<h2>Win share by {}</h2>\n<p>Against all others. The line is the 95 % interval; the band is 42 to 58 %.</p>",
            escape(&self.study.brings)
        );
        let rows = self
            .decks
            .iter()
            .map(|deck| (deck.name.as_str(), deck.share, deck.low, deck.high));
        text.push_str(&ranges(rows, (0.42, 0.58)));
    }

    fn matrix_part(&self, text: &mut String) {
        text.push_str(
            "<h2>Pairs</h2>\n<p>The share of the wins that the row takes from the column. \
             Bold: certainly not even, with a chance of 5 % at most that even one is bold by chance. Point at a cell for its interval.</p>\n<div class=\"wide\"><table class=\"matrix\">\n<tr><th></th>",
        );
        let decks = &self.study.decks;
        for deck in decks {
            let _ = write!(text, "<th>{}</th>", escape(&deck.name));
        }
        text.push_str("</tr>\n");
        for row in decks {
            let _ = write!(text, "<tr><th>{}</th>", escape(&row.name));
            for column in decks {
                let of =
                    |a: &str, b: &str| self.matrix.iter().find(|pair| pair.a == a && pair.b == b);
                let cell = match (of(&row.id, &column.id), of(&column.id, &row.id)) {
                    (Some(pair), _) => cell(pair, pair.share, pair.low, pair.high),
                    (None, Some(pair)) => {
                        cell(pair, 1.0 - pair.share, 1.0 - pair.high, 1.0 - pair.low)
                    }
                    (None, None) => "<td class=\"none\"></td>".to_owned(),
                };
                text.push_str(&cell);
            }
            text.push_str("</tr>\n");
        }
        text.push_str("</table></div>\n");
    }

    fn game_part(&self, text: &mut String) {
        text.push_str("<h2>The course of a game</h2>\n<table class=\"facts\">\n");
        let spread = |of: &Spread| {
            let Spread {
                mean,
                low,
                median,
                high,
                most,
            } = *of;
            format!(
                "{mean:.1} on average; mostly {low} to {high}, half of them up to {median}, at most {most}"
            )
        };
        for (name, value) in [
            ("The first turn wins", interval(&self.first_move)),
            ("Turns", spread(&self.turns)),
            ("Choices a game", spread(&self.choices)),
            ("Options a choice", spread(&self.options)),
            ("Lead changes", spread(&self.lead_changes)),
            (
                "Decided after",
                format!(
                    "{} of the turns: from then on the winner stays ahead",
                    percent(self.decided)
                ),
            ),
            (
                "Comebacks",
                format!(
                    "{}: the winner once had a chance of 25 % or less",
                    interval(&self.comebacks)
                ),
            ),
            (
                "Close games",
                format!(
                    "{}: as the last turn began, nobody had a chance of 75 % or more",
                    interval(&self.close)
                ),
            ),
        ] {
            let _ = writeln!(text, "<tr><th>{name}</th><td>{value}</td></tr>");
        }
        text.push_str("</table>\n<div class=\"plots\">\n");
        for (title, lengths) in [
            ("Turns of a game", &self.counts.turns),
            ("Choices of a game", &self.counts.choices),
            ("Options of a choice", &self.counts.options),
            ("Lead changes of a game", &self.counts.lead_changes),
        ] {
            text.push_str(&bars(title, lengths));
        }
        text.push_str(
            "</div>\n<p class=\"note\">Chances are the judgement of the bots at the beginning of each turn.</p>\n",
        );
    }
}

fn cell(pair: &PairRow, share: f64, low: f64, high: f64) -> String {
    // From red over white to blue: 25 % and 75 % have the full colour.
    let strength = ((share - 0.5).abs() * 4.0).min(1.0);
    let hue = if share < 0.5 { 12 } else { 215 };
    let light = 100.0 - 32.0 * strength;
    let class = if pair.uneven { " class=\"sure\"" } else { "" };
    format!(
        "<td{class} style=\"background:hsl({hue} 80% {light:.0}%)\" title=\"{} to {}, {} games, {:.1} turns\">{:.0} %</td>",
        percent(low),
        percent(high),
        pair.games,
        pair.turns,
        100.0 * share
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_no_markup() {
        assert_eq!(
            escape("<b>\"A\" & 'B'</b>"),
            "&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;"
        );
    }
}
