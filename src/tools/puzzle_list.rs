//! The puzzles that can be played: those inside the program, or those of a file.

use std::ops::Range;
use std::path::Path;

use include_dir::{Dir, include_dir};

use super::scenario::{MOST_BYTES, Scenario, read};
use crate::packs::read::read_text;
use crate::packs::{Report, TextFile, did_you_mean, shown_path};
use crate::table::Language;

static BUILT_IN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/tests/puzzles");

/// A puzzle of the list.
#[derive(Debug, Clone)]
pub struct PuzzleEntry {
    /// The file.
    pub file: TextFile,
    /// Where it stands in the file.
    pub at: Range<usize>,
    /// The scenario with the puzzle.
    pub scenario: Scenario,
    /// Its title in English.
    pub title: String,
    /// Its title in Spanish.
    pub spanish: Option<String>,
}

impl PuzzleEntry {
    /// The game that it is of.
    #[must_use]
    pub fn game(&self) -> &str {
        self.scenario.game()
    }

    /// Its title in that language; in English where there is no other one.
    #[must_use]
    pub fn title_in(&self, language: Language) -> &str {
        match (language, &self.spanish) {
            (Language::Spanish, Some(title)) => title,
            (Language::English | Language::Spanish, _) => &self.title,
        }
    }
}

/// The puzzles inside the program, in the order of their files.
#[must_use]
pub fn built_in() -> Vec<PuzzleEntry> {
    let mut all = Vec::new();
    for folder in BUILT_IN.dirs() {
        for file in folder.files() {
            let name = file.path().display().to_string().replace('\\', "/");
            let text = file.contents_utf8().unwrap_or_default();
            all.extend(of_text(&name, text, &mut Report::default()));
        }
    }
    all
}

/// The puzzles of a file.
///
/// # Errors
/// A message: the file cannot be read, or what is wrong in it, or that it has none.
pub fn of_file(path: &Path) -> Result<Vec<PuzzleEntry>, String> {
    let shown = shown_path(path);
    let text = read_text(path, MOST_BYTES);
    let text = text.map_err(|why| format!("error: {shown}: cannot be read: {why}"))?;
    let mut report = Report::default();
    let all = of_text(&shown, &text, &mut report);
    if report.errors() > 0 {
        return Err(report.to_string());
    }
    if all.is_empty() {
        return Err(format!("error: there is no puzzle in `{shown}`"));
    }
    Ok(all)
}

fn of_text(name: &str, text: &str, report: &mut Report) -> Vec<PuzzleEntry> {
    let file = TextFile::new(name, name, text);
    let mut all = Vec::new();
    for found in read(&file, report) {
        report.extend(found.report);
        let puzzle = found.scenario.filter(|it| it.solver().is_some());
        all.extend(puzzle.map(|scenario| PuzzleEntry {
            file: file.clone(),
            at: found.at,
            title: scenario.title().value.clone(),
            spanish: scenario.spanish().map(str::to_owned),
            scenario,
        }));
    }
    all
}

/// The place of the puzzle of that name, which is its number from 1 or the beginning of its title.
///
/// # Errors
/// A message: there is none.
pub fn find(all: &[PuzzleEntry], name: &str) -> Result<usize, String> {
    let number = name.parse::<usize>().ok();
    if let Some(at) = number.filter(|n| (1..=all.len()).contains(n)) {
        return Ok(at - 1);
    }
    let low = name.to_lowercase();
    let begins = |entry: &PuzzleEntry| entry.title.to_lowercase().starts_with(&low);
    all.iter().position(begins).ok_or_else(|| {
        let near = did_you_mean(name, all.iter().map(|entry| entry.title.as_str()));
        let near = near.unwrap_or_else(|| format!("there are {}, by number or title", all.len()));
        format!("error: there is no puzzle `{name}`; {near}")
    })
}

/// `FILE:NAME`: the file and the name. A file whose whole name is that is taken as it is.
#[must_use]
pub fn split(wish: &str) -> (&str, Option<&str>) {
    if Path::new(wish).exists() {
        return (wish, None);
    }
    let parts = wish.rsplit_once(':');
    parts.map_or((wish, None), |(file, name)| (file, Some(name)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::LANGUAGES;

    #[test]
    fn every_game_has_puzzles_inside_the_program_and_they_are_found_by_number_and_title() {
        let all = built_in();
        for game in crate::games::names() {
            let own = all.iter().filter(|entry| entry.game() == game).count();
            assert!(own >= 25, "{game}: {own}");
        }
        for entry in &all {
            let [english, spanish] = LANGUAGES.map(|language| entry.title_in(language));
            assert_ne!(english, spanish, "it has no Spanish title");
        }
        assert_eq!(find(&all, "2"), Ok(1));
        let title = &all[3].title;
        assert_eq!(find(&all, &title[..title.len() / 2].to_uppercase()), Ok(3));
        let wrong = find(&all, "no such puzzle").expect_err("there is none");
        assert!(wrong.contains("no such puzzle"), "{wrong}");
        assert!(find(&all, "0").is_err());
    }

    #[test]
    fn a_name_follows_the_last_colon() {
        assert_eq!(split("a/b.ron:3"), ("a/b.ron", Some("3")));
        assert_eq!(split("a/b.ron"), ("a/b.ron", None));
        assert_eq!(split("Cargo.toml"), ("Cargo.toml", None));
    }
}
