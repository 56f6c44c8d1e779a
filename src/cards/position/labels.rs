//! How messages about a position call its cards.

use std::collections::BTreeMap;

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
}
