//! The main shape of a picture, chosen from a stock by words of the card.

pub(crate) mod figure;
pub(crate) mod stock;

use self::stock::{BEASTS, MACHINES, SIGNS, THINGS};
use super::dice::Dice;

/// A shape of the stock, and what asks for it.
pub(crate) struct Shape {
    /// Beginnings of words in names.
    pub(crate) words: Vec<&'static str>,
    /// Sub-types, card kinds and effects it stands for.
    pub(crate) tags: Vec<&'static str>,
    /// Outline; parts separated by `|` lie one over the other.
    pub(crate) body: &'static str,
    /// The bright part.
    pub(crate) light: &'static str,
    /// Hangs in the air instead of standing on the ground.
    pub(crate) floats: bool,
}

/// A shape to draw, in a box of 100 by 100 that it may leave a little.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Emblem {
    /// Outline; parts separated by `|` lie one over the other.
    pub body: String,
    /// The bright part.
    pub light: String,
    /// Hangs in the air instead of standing on the ground.
    pub floats: bool,
}

impl Emblem {
    /// The parts of an outline.
    pub fn parts(paths: &str) -> impl Iterator<Item = &str> {
        paths.split('|').filter(|part| !part.is_empty())
    }
}

impl From<&Shape> for Emblem {
    fn from(shape: &Shape) -> Self {
        Self {
            body: shape.body.to_owned(),
            light: shape.light.to_owned(),
            floats: shape.floats,
        }
    }
}

/// How many shapes there are in stock, people not counted.
#[must_use]
pub fn stock() -> usize {
    all().count()
}

pub(crate) fn all() -> impl Iterator<Item = &'static Shape> {
    [&THINGS, &SIGNS, &MACHINES, &BEASTS]
        .into_iter()
        .flat_map(|shapes| shapes.iter())
}

/// Lower-case words of a name and a full id, each with a space before it.
pub(crate) fn spelled(name: &str, id: &str) -> String {
    let id = id.rsplit(':').next().unwrap_or_default();
    let mut words = String::from(" ");
    for c in name.chars().chain(" ".chars()).chain(id.chars()) {
        if c.is_alphanumeric() {
            words.extend(c.to_lowercase());
        } else if !words.ends_with(' ') {
            words.push(' ');
        }
    }
    words
}

/// Whether one of `words` begins like `start`; short ones must be the whole word.
fn begins(words: &str, start: &str) -> bool {
    words
        .split(' ')
        .any(|word| word == start || (start.len() > 3 && word.starts_with(start)))
}

/// The shape that the last telling word of a name asks for.
pub(crate) fn named(
    words: &str,
    mut shapes: impl Iterator<Item = &'static Shape>,
) -> Option<&'static Shape> {
    shapes.find(|shape| shape.words.iter().any(|start| begins(words, start)))
}

pub(crate) fn any(
    shapes: impl Iterator<Item = &'static Shape>,
    dice: &mut Dice,
) -> Option<&'static Shape> {
    let shapes: Vec<_> = shapes.collect();
    (!shapes.is_empty()).then(|| shapes[dice.below(shapes.len())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stock_is_large() {
        assert!(stock() >= 24, "{}", stock());
    }

    #[test]
    fn short_words_must_match_whole() {
        assert!(begins(" phantom pup", "pup"));
        assert!(!begins(" phantom pup", "ant"));
        assert!(begins(" thunderhead", "thunder"));
    }
}
