//! Files at a wrong place or under a wrong name, and things that are there twice.

use super::ron::{Dice, File, Sort};
use super::{Kind, Plant, with};

/// A file of that folder or name, under another name.
fn moved(
    files: &[File],
    dice: &mut Dice,
    from: &str,
    to: impl Fn(&str) -> String,
) -> Option<Plant> {
    let all: Vec<&File> = files
        .iter()
        .filter(|file| file.name.starts_with(from))
        .collect();
    let file = dice.one(&all)?;
    let moved = Some(to(&file.name));
    let (file, text) = (file.name.clone(), file.text.clone());
    Some(Plant {
        file,
        text,
        line: 1,
        until: 1,
        moved,
    })
}

pub const KINDS: &[Kind] = &[
    ("cards in another folder", |f, d| {
        moved(f, d, "cards/", |name| name.replace("cards/", "kards/"))
    }),
    ("cards as a deck", |f, d| {
        moved(f, d, "cards/", |name| {
            let folder = if f.iter().any(|file| file.name.starts_with("sets/")) {
                "sets/"
            } else {
                "decks/"
            };
            name.replace("cards/", folder)
        })
    }),
    ("a deck as a card", |f, d| {
        moved(f, d, "decks/", |name| name.replace("decks/", "cards/"))
    }),
    ("a file with another ending", |f, d| {
        moved(f, d, "cards/", |name| name.replace(".ron", ".txt"))
    }),
    ("texts of an unknown language", |f, d| {
        moved(f, d, "texts/", |name| name.replace("es.", "sp."))
    }),
    ("rules under another name", |f, d| {
        moved(f, d, "rules.ron", |_| "rule.ron".to_owned())
    }),
    ("a keyword twice", |f, d| {
        let (file, n) = super::token(f, d, |f, n| {
            n > 2
                && f.is_word(n)
                && f.says(n - 1) == "["
                && matches!(f.says(n - 3), "keywords" | "gifts")
                && f.says(n + 1) != "("
        })?;
        let end = file.tokens[n].at.end;
        let again = format!(", {}", file.says(n));
        with(file, end..end, &again)
    }),
    ("the name of another thing", |f, d| {
        let name = |f: &File, n: usize| {
            n > 8
                && f.name.starts_with("cards")
                && f.sort(n) == Some(Sort::Text)
                && f.says(n - 2) == "name"
        };
        let (file, n) = super::token(f, d, name)?;
        let first = (9..n).find(|&m| name(file, m))?;
        with(file, file.tokens[n].at.clone(), file.says(first)).map(|plant| Plant {
            line: 1,
            until: usize::MAX,
            ..plant
        })
    }),
    ("an ability twice", |f, d| {
        let (file, n) = super::token(f, d, |f, n| {
            n > 2 && f.says(n - 1) == "[" && f.says(n - 3) == "abilities"
        })?;
        let value = file.value(n);
        let again = format!("{}, ", &file.text[value.clone()]);
        let lines = again.matches('\n').count();
        with(file, value.start..value.start, &again).map(|plant| Plant {
            until: plant.line + lines + 1,
            ..plant
        })
    }),
];
