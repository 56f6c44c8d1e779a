//! Guesses the game of a pack from its file names and from the fields of the first item of each file. Nothing is
//! loaded, so it costs next to nothing however broken the pack is.

use std::collections::BTreeSet;

use crate::games;
use crate::packs::{Pack, first_fields};

/// The fields that only the packs of one game have. Fields that two games have prove nothing.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    /// Folders, and files of the pack's folder.
    pub places: &'static [&'static str],
    /// Fields of cards.
    pub cards: &'static [&'static str],
    /// Kinds of cards.
    pub kinds: &'static [&'static str],
    /// Fields of `rules.ron`.
    pub rules: &'static [&'static str],
}

/// The number of different words, or of places, that prove another game.
const CLEAR: usize = 2;

/// The game for which a pack is clearly written, if that is not the one it says: nothing in it has the shape of
/// the game it says, and something has the shape of exactly one other.
pub(super) fn unlike(pack: &Pack) -> Option<&'static str> {
    let found = shapes().map(|(game, shape)| (game, marks(&shape, pack)));
    let mut spoken = found.filter(|(_, marks)| *marks > 0);
    let (only, marks) = spoken.next()?;
    let alone = spoken.next().is_none();
    let clear = alone && marks >= CLEAR && pack.manifest.game.value != only;
    clear.then_some(only)
}

/// The shape of every game's packs.
fn shapes() -> impl Iterator<Item = (&'static str, Shape)> {
    let games = games::all().into_iter();
    games.map(|game| (game.name, game.shape))
}

impl Shape {
    /// Nothing that other packs do not have as well.
    pub const NONE: Self = Self {
        places: &[],
        cards: &[],
        kinds: &[],
        rules: &[],
    };
}

/// How many different words speak for that game; a place counts as [`CLEAR`].
fn marks(shape: &Shape, pack: &Pack) -> usize {
    let mut words = BTreeSet::new();
    let mut places = 0;
    for file in &pack.texts {
        let place = file.name.split('/').next().unwrap_or_default();
        places += usize::from(shape.places.contains(&place));
        let (names, kinds) = match place {
            "cards" => (shape.cards, shape.kinds),
            "rules.ron" => (shape.rules, &[][..]),
            _ => continue,
        };
        for (name, value) in first_fields(&file.text) {
            let kind = name == "kind" && kinds.contains(&value);
            if names.contains(&name) || kind {
                words.insert(if kind { value } else { name });
            }
        }
    }
    words.len() + places * CLEAR
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fields, or variants, of the definition that comes after that text.
    fn words<'s>(source: &'s str, after: &str, before: &str) -> Vec<&'s str> {
        let body = source
            .split(after)
            .nth(1)
            .and_then(|b| b.split("\n}").next());
        let lines = body.unwrap_or_default().lines();
        let words = lines.filter_map(|line| line.strip_prefix("    ")?.strip_prefix(before));
        let end = |w: &'s str| w.split([':', ',', '(']).next().unwrap_or_default();
        words
            .map(end)
            .filter(|w| w.starts_with(char::is_alphabetic))
            .collect()
    }

    /// The tables are what each game has and no other: they follow the definitions.
    #[test]
    fn the_words_of_a_game_are_those_that_only_it_has() {
        const CARDS: [&str; 4] = [
            include_str!("../../games/biomes/content/card.rs"),
            "",
            include_str!("../../games/sanctuary/content/card.rs"),
            include_str!("../../games/souls/content/card.rs"),
        ];
        const RULES: [&str; 4] = [
            include_str!("../../games/biomes/content/rules.rs"),
            include_str!("../../games/frames/content/rules.rs"),
            include_str!("../../games/sanctuary/content/rules.rs"),
            include_str!("../../games/souls/content/rules.rs"),
        ];
        let only = |all: [Vec<&'static str>; 4], at: usize| -> Vec<&'static str> {
            let others = |word: &&str| (0..4).all(|n| n == at || !all[n].contains(word));
            all[at].iter().copied().filter(others).collect()
        };
        for (at, (game, shape)) in shapes().enumerate() {
            let fields = CARDS.map(|source| words(source, "pub struct CardDef {", "pub "));
            assert_eq!(only(fields, at), shape.cards, "{}", game);
            let kinds = CARDS.map(|source| words(source, "pub enum CardKind {", ""));
            assert_eq!(only(kinds, at), shape.kinds, "{}", game);
            let rules = RULES.map(|source| words(source, "pub struct Rules", "pub "));
            assert!(!rules[at].is_empty());
            assert_eq!(only(rules, at), shape.rules, "{}", game);
        }
    }
}
