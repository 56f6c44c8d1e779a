//! A report as CSV files (RFC 4180), for spreadsheets.

use super::report::Report;
use super::stats::Share;

/// A field: in quotes if it needs them. A text that a spreadsheet would take for a formula gets an apostrophe.
fn field(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let text = match formula {
        true => format!("'{text}"),
        false => text.to_owned(),
    };
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text,
    }
}

fn number(value: f64) -> String {
    format!("{value:.4}")
}

fn share(share: &Share) -> [String; 4] {
    let of = share.of.to_string();
    match share.of {
        0 => [String::new(), String::new(), String::new(), of],
        _ => [
            number(share.share),
            number(share.low),
            number(share.high),
            of,
        ],
    }
}

fn table(head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut text = format!("{}\r\n", head.join(","));
    for row in rows {
        text.push_str(&row.join(","));
        text.push_str("\r\n");
    }
    text
}

impl Report {
    /// The pairs, a line each.
    #[must_use]
    pub fn matrix_csv(&self) -> String {
        let head = [
            "a",
            "b",
            "win_share_a",
            "low",
            "high",
            "uneven",
            "games",
            "wins_a",
            "wins_b",
            "draws",
            "unfinished",
            "first_move",
            "turns",
        ];
        let rows = self.matrix.iter().map(|pair| {
            let counts = [
                pair.games,
                pair.wins_a,
                pair.wins_b,
                pair.draws,
                pair.unfinished,
            ];
            let mut row = vec![field(&pair.a), field(&pair.b)];
            row.extend([pair.share, pair.low, pair.high].map(number));
            row.push(pair.uneven.to_string());
            row.extend(counts.map(|count| count.to_string()));
            row.extend([pair.first_move, pair.turns].map(number));
            row
        });
        table(&head, rows)
    }

    /// The cards, a line each.
    #[must_use]
    pub fn cards_csv(&self) -> String {
        let rates = [
            "id",
            "name",
            "games",
            "seen",
            "drawn",
            "played",
            "used",
            "in_hand_at_end",
            "damage",
        ];
        let shares = ["had", "drawn", "not_drawn", "played"]
            .map(|way| ["", "_low", "_high", "_games"].map(|end| format!("win_{way}{end}")));
        let rest = [
            "gain",
            "gain_low",
            "gain_high",
            "sure",
            "games_needed",
            "dead",
        ];
        let head: Vec<&str> = (rates.into_iter())
            .chain(shares.iter().flatten().map(String::as_str))
            .chain(rest)
            .collect();
        let rows = self.cards.iter().map(|card| {
            let mut row = vec![field(&card.id), field(&card.name), card.games.to_string()];
            row.extend([card.seen, card.drawn, card.played, card.used, card.kept].map(number));
            row.push(number(card.damage));
            let shares = [
                &card.win_had,
                &card.win_drawn,
                &card.win_not_drawn,
                &card.win_played,
            ];
            row.extend(shares.into_iter().flat_map(share));
            row.extend([card.gain, card.gain_low, card.gain_high].map(number));
            row.push(card.sure.to_string());
            row.push(
                card.games_needed
                    .map_or_else(String::new, |n| n.to_string()),
            );
            row.push(card.dead.to_string());
            row
        });
        table(&head, rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_can_hold_anything() {
        for (text, written) in [
            ("plain", "plain"),
            ("a, b", "\"a, b\""),
            ("the \"best\"", "\"the \"\"best\"\"\""),
            ("=1+1", "'=1+1"),
            ("-2,5", "\"'-2,5\""),
        ] {
            assert_eq!(field(text), written);
        }
    }
}
