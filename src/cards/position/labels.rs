//! What messages about a position say: how they call its cards, and numbers that are out of range.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// How messages call the cards of a position: by the label that its author gave, else by the id of the card.
#[derive(Debug, Clone, Default)]
pub struct PieceNames<'a>(BTreeMap<u16, &'a str>);

impl<'a> PieceNames<'a> {
    /// The labels, each with the index of its piece.
    #[must_use]
    pub fn of(labels: &'a BTreeMap<String, u16>) -> Self {
        let by_piece = labels.iter().map(|(label, &n)| (n, label.as_str()));
        Self(by_piece.collect())
    }

    /// The name of the n-th piece, which is that card.
    #[must_use]
    pub fn name(&self, n: usize, card: &'a str) -> &'a str {
        let label = u16::try_from(n).ok().and_then(|n| self.0.get(&n));
        label.copied().unwrap_or(card)
    }
}

/// The sentence about a number that is not in its range, with its rules: "turn 0 is out of range: 1 to 999 (N-143)".
#[must_use]
pub fn out_of_range(
    what: &str,
    n: impl Into<i64>,
    range: RangeInclusive<i64>,
    rules: &str,
) -> Option<String> {
    let n = n.into();
    let (low, high) = (range.start(), range.end());
    (!range.contains(&n)).then(|| format!("{what} {n} is out of range: {low} to {high} ({rules})"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_comes_before_the_card() {
        let labels = BTreeMap::from([("boss".to_owned(), 1)]);
        let names = PieceNames::of(&labels);
        assert_eq!(
            (names.name(0, "rat"), names.name(1, "rat")),
            ("rat", "boss")
        );
    }

    #[test]
    fn only_what_is_outside_is_said() {
        assert_eq!(out_of_range("turn", 1, 1..=9, "N-143"), None);
        let said = out_of_range("turn", 10, 1..=9, "N-143");
        assert_eq!(
            said.as_deref(),
            Some("turn 10 is out of range: 1 to 9 (N-143)")
        );
    }
}
