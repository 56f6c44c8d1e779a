//! Loads content: the built-in packs, the user's packs and those named on the command line.

use std::fmt::Display;
use std::path::PathBuf;

use include_dir::Dir;

use super::Outcome;
use super::names::{plural, unknown};
use super::packs::{self, Shape};
use super::replay::Replayable;
use crate::games;
use crate::packs::{
    CardContent, Language, Library, PackContent, PackStamp, Picture, Printed, Renamed, Report,
    shown_path,
};

/// Content and what was found wrong on the way.
#[derive(Debug)]
pub struct Loaded<C: 'static> {
    /// The content. A program loads it once and keeps it until it ends.
    pub content: &'static C,
    /// Problems of packs that were set aside, ready to print; empty if there are none.
    pub problems: String,
    /// The pictures that packs ship, by card.
    pub pictures: Vec<(u16, Picture)>,
}

/// A game whose content comes from packs.
pub trait FromPacks: Replayable {
    /// The main thing in its packs, in one word: "card".
    const NOUN: &'static str = "card";
    /// The fields that only its packs have, to recognise a pack that names another game.
    const SHAPE: Shape = Shape::NONE;
    /// Words that packs for older versions had.
    const RENAMED: &'static [Renamed] = &[];
    /// Built-in packs of the game outside `assets/packs`, each a folder.
    const EMBEDDED: Option<&'static Dir<'static>> = None;

    /// The rules text of everything that has abilities, in the order of the content; none in a game without.
    fn rules_texts(content: &Self::Content, language: Language) -> Vec<RulesText> {
        let _ = (content, language);
        Vec::new()
    }
}

/// The rules text of one thing of a pack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulesText {
    /// Its full id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its abilities, each a paragraph.
    pub paragraphs: Vec<String>,
}

/// The rules text of every card; `text` makes the paragraphs of one.
pub(crate) fn card_texts<C: CardContent, P: Display>(
    content: &C,
    language: Language,
    text: fn(&C::Card, &C, Language) -> Vec<P>,
) -> Vec<RulesText> {
    let texts = content.cards().iter().map(|card| RulesText {
        id: card.id().to_owned(),
        name: card.name().in_language(language).to_owned(),
        paragraphs: text(card, content, language)
            .iter()
            .map(ToString::to_string)
            .collect(),
    });
    texts.collect()
}

/// All content of a game. A broken pack is set aside and reported in `problems`.
///
/// # Errors
/// Wrong use if a folder is missing; found something if the rest cannot be played.
pub fn of<G: FromPacks>(folders: &[PathBuf]) -> Result<Loaded<G::Content>, Outcome> {
    from::<G>(&library(folders)?)
}

/// The content that has exactly these packs: everything there is, or the built-in packs alone.
///
/// # Errors
/// As [`of`]. If nothing fits, what there is comes back, for the caller to compare.
pub fn fitting<G: FromPacks>(
    stamps: &[PackStamp],
    folders: &[PathBuf],
) -> Result<Loaded<G::Content>, Outcome> {
    let all = from::<G>(&library(folders)?)?;
    if all.content.packs() != stamps
        && let Ok(own) = from::<G>(&Library::built_in(&games::names()))
        && own.content.packs() == stamps
    {
        return Ok(own);
    }
    Ok(all)
}

/// The built-in packs, the user's and those in the folders.
///
/// # Errors
/// Wrong use if a folder is missing.
pub(crate) fn library(folders: &[PathBuf]) -> Result<Library, Outcome> {
    match folders.iter().find(|f| !f.is_dir()) {
        Some(missing) => Err(Outcome::wrong(format!(
            "error: there is no folder `{}`",
            shown_path(missing)
        ))),
        None => Ok(packs::open(folders, true)),
    }
}

/// The content of a game in a library.
///
/// # Errors
/// Found something if what is left cannot be played.
pub(crate) fn from<G: FromPacks>(library: &Library) -> Result<Loaded<G::Content>, Outcome> {
    let mut report = Report::default();
    let content = G::Content::load(library, &mut report).map_err(Outcome::found)?;
    let mut problems = String::new();
    if library.report.errors() + report.errors() > 0 {
        problems = format!("{}{report}", library.report);
    }
    let pictures = content.pictures(library);
    Ok(Loaded {
        content: Box::leak(Box::new(content)),
        problems,
        pictures,
    })
}

/// Index among `ids` of a deck by its full id (`pack:deck`) or, if no other pack has one of that name, its
/// short one.
///
/// # Errors
/// Wrong use, with the known decks.
pub fn deck(ids: &[&str], wanted: &str) -> Result<u16, Outcome> {
    by_id("deck", ids, wanted)
}

/// The one of `ids` that is meant.
pub(crate) fn by_id(thing: &str, ids: &[&str], wanted: &str) -> Result<u16, Outcome> {
    let short = |id: &str| {
        id.split_once(':')
            .map_or(String::new(), |(_, s)| s.to_owned())
    };
    let full = ids.iter().position(|id| *id == wanted);
    let mut named = (0..).zip(ids).filter(|(_, id)| short(id) == wanted);
    match (full, named.next(), named.next()) {
        (Some(at), _, _) => Ok(at as u16),
        (None, Some((at, _)), None) => Ok(at),
        (None, Some(_), Some(_)) => Err(Outcome::wrong(format!(
            "error: several packs have a {thing} `{wanted}`; name one in full\nknown {}: {}",
            plural(thing),
            ids.join(", ")
        ))),
        (None, None, _) => {
            let shorts: Vec<String> = ids.iter().map(|id| short(id)).collect();
            let shown = ids.iter().zip(&shorts).map(|(id, short)| {
                let twice = shorts.iter().filter(|s| *s == short).count() > 1;
                if twice { *id } else { short.as_str() }
            });
            Err(unknown(thing, wanted, shown))
        }
    }
}
