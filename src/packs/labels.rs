//! Labels of the cards of a written position, and the spelling of each card.

use super::{Outline, short};

/// The labels of cards by number; most cards have none.
#[derive(Debug)]
pub struct Labels(Vec<Option<String>>);

impl Labels {
    /// Labels for those of the cards that need one: `wolf_2` is the second with the short id `wolf`.
    pub fn new<'a>(ids: impl Iterator<Item = &'a str>, needed: impl Fn(u16) -> bool) -> Self {
        let ids: Vec<&str> = ids.map(short).collect();
        let label = |(n, id): (u16, &&str)| {
            let before = ids[..usize::from(n)].iter().filter(|other| *other == id);
            needed(n).then(|| format!("{id}_{}", before.count() + 1))
        };
        Self((0..).zip(&ids).map(label).collect())
    }

    /// The label of that card.
    #[must_use]
    pub fn get(&self, n: u16) -> Option<&str> {
        self.0.get(usize::from(n))?.as_deref()
    }

    /// The same in quotes.
    #[must_use]
    pub fn quoted(&self, n: u16) -> String {
        format!("{:?}", self.get(n).unwrap_or_default())
    }
}

/// A card with its label and fields; the id alone if there is nothing else.
#[must_use]
pub fn card_line(id: &str, label: Option<&str>, more: Outline) -> String {
    if more.is_empty() {
        let label = label.map(|label| format!(" as {label}"));
        return format!("{:?}", format!("{id}{}", label.unwrap_or_default()));
    }
    let mut all = Outline::default();
    all.put("card", format!("{id:?}"));
    if let Some(label) = label {
        all.put("as", format!("{label:?}"));
    }
    all.and(more).line()
}

/// The numbers of the bits that are set: which abilities were used, for one.
#[must_use]
pub fn bits(of: u8) -> Vec<String> {
    let set = (0..8).filter(|n| of & 1 << n != 0);
    set.map(|n: u8| n.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_called_nothing_counts_too() {
        let ids = ["a:wolf", "a:bear", "b:wolf"];
        let labels = Labels::new(ids.into_iter(), |n| n == 2);
        assert_eq!(
            [0, 1, 2, 3].map(|n| labels.get(n)),
            [None, None, Some("wolf_2"), None]
        );
        assert_eq!(
            (labels.quoted(2).as_str(), labels.quoted(0).as_str()),
            ("\"wolf_2\"", "\"\"")
        );
    }

    #[test]
    fn a_card_that_is_as_usual_is_its_id() {
        let mut more = Outline::default();
        assert_eq!(
            card_line("a:wolf", Some("wolf_1"), more.clone()),
            "\"a:wolf as wolf_1\""
        );
        more.list("used", bits(0b101));
        assert_eq!(
            card_line("a:wolf", Some("wolf_1"), more.clone()),
            "(card: \"a:wolf\", as: \"wolf_1\", used: [0, 2])"
        );
        assert_eq!(
            card_line("a:wolf", None, more),
            "(card: \"a:wolf\", used: [0, 2])"
        );
    }
}
