//! The tables of cards, keywords and events.

use std::fmt::Write;

use super::super::report::Report;
use super::super::report_text::percent;
use super::super::rows::CardRow;
use super::plots::points;
use super::{escape, interval};

impl Report {
    pub(super) fn card_part(&self, text: &mut String) {
        let counts = escape(&self.study.counts);
        let _ = writeln!(
            text,
            "<h2>What each {counts} is worth</h2>\n<p>Across: in how many games it is played when it is in the deck. \
             Up: how many points more are won where it is drawn than where it is not.</p>"
        );
        let known = |card: &&CardRow| card.win_drawn.of > 0 && card.win_not_drawn.of > 0;
        let shown = self.cards.iter().filter(known);
        text.push_str(&points(shown.map(|card| {
            (
                card.name.as_str(),
                card.played,
                card.gain,
                card.gain_low,
                card.gain_high,
            )
        })));
        let _ = writeln!(
            text,
            "<div class=\"wide\"><table>\n<tr><th>{counts}</th><th>games with it</th><th>seen</th><th>drawn</th>\
             <th>played</th><th>ability used</th><th>in hand at end</th><th>damage</th><th>wins</th><th>drawn</th><th>not drawn</th>\
             <th>played</th><th>gain</th><th>games needed</th></tr>"
        );
        for card in &self.cards {
            card_row(text, card);
        }
        text.push_str("</table></div>\n<p class=\"note\">Games needed: how many more until both shares, drawn and not \
                       drawn, are known to 5 % up or down. Long games draw more cards, so a gain is a hint and no proof: \
                       <code>fourfold lab compare</code> proves.</p>\n");
    }

    pub(super) fn keyword_part(&self, text: &mut String) {
        if self.keywords.is_empty() {
            return;
        }
        let _ = writeln!(
            text,
            "<h2>Keywords</h2>\n<p>Of any {} with the keyword, in a game of a seat with one in its {}.</p>\n\
             <div class=\"wide\"><table>\n<tr><th>keyword</th><th>games with it</th><th>drawn</th><th>played</th>\
             <th>wins</th><th>played</th></tr>",
            escape(&self.study.counts),
            escape(&self.study.brings)
        );
        for row in &self.keywords {
            let _ = writeln!(
                text,
                "<tr><th>{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                escape(&row.name),
                row.games,
                percent(row.drawn),
                percent(row.played),
                interval(&row.win_had),
                interval(&row.win_played)
            );
        }
        text.push_str("</table></div>\n");
    }

    pub(super) fn event_part(&self, text: &mut String) {
        text.push_str("<h2>How often things happened</h2>\n<div class=\"wide\"><table>\n<tr><th>event</th><th>games with it</th><th>times a game</th></tr>\n");
        for event in &self.events {
            let word = escape(&event.word.replace('_', " "));
            let _ = writeln!(
                text,
                "<tr><th>{word}</th><td>{}</td><td>{:.2}</td></tr>",
                percent(event.games),
                event.times
            );
        }
        text.push_str("</table></div>\n");
    }
}

fn card_row(text: &mut String, card: &CardRow) {
    let class = if card.dead { " class=\"dead\"" } else { "" };
    let _ = write!(
        text,
        "<tr{class}><th title=\"{}\">{}</th><td>{}</td>",
        escape(&card.id),
        escape(&card.name),
        card.games
    );
    for rate in [card.seen, card.drawn, card.played, card.used, card.kept] {
        let _ = write!(text, "<td>{}</td>", percent(rate));
    }
    let _ = write!(text, "<td>{:.2}</td>", card.damage);
    for share in [
        &card.win_had,
        &card.win_drawn,
        &card.win_not_drawn,
        &card.win_played,
    ] {
        let _ = write!(text, "<td>{}</td>", interval(share));
    }
    let gain = match card.win_drawn.of.min(card.win_not_drawn.of) {
        0 => String::new(),
        _ => format!(
            "<span title=\"{:+.1} to {:+.1}\">{:+.1}</span>",
            100.0 * card.gain_low,
            100.0 * card.gain_high,
            100.0 * card.gain
        ),
    };
    let needed = card
        .games_needed
        .map_or_else(|| "?".to_owned(), |n| n.to_string());
    let _ = writeln!(text, "<td>{gain}</td><td>{needed}</td></tr>");
}
