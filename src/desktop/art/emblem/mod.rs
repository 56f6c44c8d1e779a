//! The strong shape in the middle of a picture, chosen from the card's own data.

mod beast;
pub mod defender;
mod figure;
mod hem;
pub mod lodger;
mod lodging;
mod machine;
mod sign;
mod tags;
mod thing;
mod vermin;

use super::dice::Dice;
use crate::games::biomes::content::{Card, Reach};

/// A shape of the stock, and what asks for it.
struct Shape {
    /// Beginnings of words in names.
    words: &'static [&'static str],
    /// Sub-types, card kinds and effects it stands for.
    tags: &'static [&'static str],
    /// Outline; parts separated by `|` lie one over the other.
    body: &'static str,
    /// What shines on it.
    light: &'static str,
    /// Hangs in the air instead of standing on the ground.
    floats: bool,
}

/// A shape to draw, in a box of 100 by 100 that it may leave a little.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Emblem {
    /// Outline; parts separated by `|` lie one over the other.
    pub body: String,
    /// What shines on it.
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

/// Sub-types drawn as people.
const PEOPLE: [&str; 12] = [
    "human",
    "elf",
    "dwarf",
    "soldier",
    "mage",
    "warrior",
    "rogue",
    "cyborg",
    "orc",
    "goblin",
    "scientist",
    "angel",
];

/// How many shapes there are in stock, people not counted.
#[must_use]
pub fn stock() -> usize {
    beast::BEASTS.len() + machine::MACHINES.len() + thing::THINGS.len() + sign::SIGNS.len()
}

/// The emblem of a card.
#[must_use]
pub fn choose(card: &Card, dice: &mut Dice) -> Emblem {
    let name = words(card);
    let subtype = card.subtype.to_lowercase();
    if card.is_agent() {
        if PEOPLE.contains(&subtype.as_str()) {
            return figure::person(&name, card.reach == Reach::Ranged, dice);
        }
        let kin = |shape: &&Shape| shape.tags.contains(&subtype.as_str());
        let shape = named(&name, all().filter(kin))
            .or_else(|| any(all().filter(kin), dice))
            .or_else(|| named(&name, all()));
        return shape.map_or_else(
            || figure::person(&name, card.reach == Reach::Ranged, dice),
            Emblem::from,
        );
    }
    let shape = named(&name, all()).or_else(|| {
        let tags = tags::of(card);
        tags.iter()
            .find_map(|tag| any(all().filter(|shape| shape.tags.contains(tag)), dice))
    });
    Emblem::from(shape.unwrap_or(&thing::THINGS[dice.below(thing::THINGS.len())]))
}

fn all() -> impl Iterator<Item = &'static Shape> {
    thing::THINGS
        .iter()
        .chain(sign::SIGNS)
        .chain(machine::MACHINES)
        .chain(beast::BEASTS)
}

/// Lower-case words of name and id, each with a space before it.
fn words(card: &Card) -> String {
    spelled(&card.name.english, &card.id)
}

/// The same of a name and a full id.
fn spelled(name: &str, id: &str) -> String {
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
fn named(words: &str, mut shapes: impl Iterator<Item = &'static Shape>) -> Option<&'static Shape> {
    shapes.find(|shape| shape.words.iter().any(|start| begins(words, start)))
}

fn any(shapes: impl Iterator<Item = &'static Shape>, dice: &mut Dice) -> Option<&'static Shape> {
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
