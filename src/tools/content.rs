//! The content to play with: the built-in packs, the user's and those named on the command line.

use std::path::PathBuf;

use super::Outcome;
use super::names::{plural, unknown};
use super::packs;
use crate::games::NAMES as GAMES;
use crate::games::biomes::content::{Content, load};
use crate::games::frames::content as frames;
use crate::games::sanctuary::content as sanctuary;
use crate::games::souls::content as souls;
use crate::packs::{Library, PackStamp, Picture, Report};

/// Content and what was found wrong on the way.
#[derive(Debug)]
pub struct Loaded<C: 'static> {
    /// What there is to play with. A program loads it once, so it stays until it ends.
    pub content: &'static C,
    /// Problems of packs that were set aside, ready to print; empty if there are none.
    pub problems: String,
    /// The pictures that packs ship, by card.
    pub pictures: Vec<(u16, Picture)>,
}

/// Everything there is for Biomes. A broken pack is set aside; `problems` tells of it.
///
/// # Errors
/// Wrong use if a folder is missing; found something if what is left cannot be played.
pub fn biomes(folders: &[PathBuf]) -> Result<Loaded<Content>, Outcome> {
    biomes_in(&library(folders)?)
}

/// The same for Frames.
///
/// # Errors
/// As [`biomes`].
pub fn frames(folders: &[PathBuf]) -> Result<Loaded<frames::Content>, Outcome> {
    frames_in(&library(folders)?)
}

/// The same for Sanctuary.
///
/// # Errors
/// As [`biomes`].
pub fn sanctuary(folders: &[PathBuf]) -> Result<Loaded<sanctuary::Content>, Outcome> {
    sanctuary_in(&library(folders)?)
}

/// The same for Souls.
///
/// # Errors
/// As [`biomes`].
pub fn souls(folders: &[PathBuf]) -> Result<Loaded<souls::Content>, Outcome> {
    souls_in(&library(folders)?)
}

/// The content of every game that a window plays.
#[derive(Debug)]
pub struct Every {
    /// Of Biomes.
    pub biomes: Loaded<Content>,
    /// Of Sanctuary.
    pub sanctuary: Loaded<sanctuary::Content>,
    /// Of Frames.
    pub frames: Loaded<frames::Content>,
    /// Of Souls.
    pub souls: Loaded<souls::Content>,
}

/// The same for a window, which plays any game: the folders are read once.
///
/// # Errors
/// As [`biomes`].
pub fn every(folders: &[PathBuf]) -> Result<Every, Outcome> {
    let library = library(folders)?;
    Ok(Every {
        biomes: biomes_in(&library)?,
        sanctuary: sanctuary_in(&library)?,
        frames: frames_in(&library)?,
        souls: souls_in(&library)?,
    })
}

/// The content that has exactly these packs: everything there is, or the built-in packs alone.
///
/// # Errors
/// As [`biomes`]. If nothing fits, what there is comes back, for the caller to compare.
pub fn biomes_of(stamps: &[PackStamp], folders: &[PathBuf]) -> Result<Loaded<Content>, Outcome> {
    fitting(folders, biomes_in, |content| content.packs == stamps)
}

/// The same for Frames.
///
/// # Errors
/// As [`biomes_of`].
pub fn frames_of(
    stamps: &[PackStamp],
    folders: &[PathBuf],
) -> Result<Loaded<frames::Content>, Outcome> {
    fitting(folders, frames_in, |content| content.packs == stamps)
}

/// The same for Sanctuary.
///
/// # Errors
/// As [`biomes_of`].
pub fn sanctuary_of(
    stamps: &[PackStamp],
    folders: &[PathBuf],
) -> Result<Loaded<sanctuary::Content>, Outcome> {
    fitting(folders, sanctuary_in, |content| content.packs == stamps)
}

/// The same for Souls.
///
/// # Errors
/// As [`biomes_of`].
pub fn souls_of(
    stamps: &[PackStamp],
    folders: &[PathBuf],
) -> Result<Loaded<souls::Content>, Outcome> {
    fitting(folders, souls_in, |content| content.packs == stamps)
}

fn fitting<C>(
    folders: &[PathBuf],
    load: impl Fn(&Library) -> Result<Loaded<C>, Outcome>,
    fits: impl Fn(&C) -> bool,
) -> Result<Loaded<C>, Outcome> {
    let all = load(&library(folders)?)?;
    if !fits(all.content)
        && let Ok(own) = load(&Library::built_in(&GAMES))
        && fits(own.content)
    {
        return Ok(own);
    }
    Ok(all)
}

fn biomes_in(library: &Library) -> Result<Loaded<Content>, Outcome> {
    from(library, load, |library, content| {
        let cards = content.cards.iter();
        let cards = cards.map(|card| (card.id.as_str(), card.picture.as_deref()));
        library.pictures(&content.packs, cards)
    })
}

fn frames_in(library: &Library) -> Result<Loaded<frames::Content>, Outcome> {
    from(library, frames::load, |_, _| Vec::new())
}

fn sanctuary_in(library: &Library) -> Result<Loaded<sanctuary::Content>, Outcome> {
    from(library, sanctuary::load, |library, content| {
        let cards = content.cards.iter();
        let cards = cards.map(|card| (card.id.as_str(), card.picture.as_deref()));
        library.pictures(&content.packs, cards)
    })
}

fn souls_in(library: &Library) -> Result<Loaded<souls::Content>, Outcome> {
    from(library, souls::load, |library, content| {
        let cards = content.cards.iter();
        let cards = cards.map(|card| (card.id.as_str(), card.picture.as_deref()));
        library.pictures(&content.packs, cards)
    })
}

fn library(folders: &[PathBuf]) -> Result<Library, Outcome> {
    match folders.iter().find(|f| !f.is_dir()) {
        Some(missing) => Err(Outcome::wrong(format!(
            "error: there is no folder `{}`",
            missing.display()
        ))),
        None => Ok(packs::open(folders, true)),
    }
}

fn from<C, E: ToString>(
    library: &Library,
    load: impl FnOnce(&Library, &mut Report) -> Result<C, E>,
    pictures: impl FnOnce(&Library, &C) -> Vec<(u16, Picture)>,
) -> Result<Loaded<C>, Outcome> {
    let mut report = Report::default();
    let content = load(library, &mut report).map_err(|e| Outcome::found(e.to_string()))?;
    let mut problems = String::new();
    if library.report.errors() + report.errors() > 0 {
        problems = format!("{}{report}", library.report);
    }
    let pictures = pictures(library, &content);
    Ok(Loaded {
        content: Box::leak(Box::new(content)),
        problems,
        pictures,
    })
}

/// Index among `ids` of a deck by its full id (`biomes:ember_tide`) or, if no other pack has one of that name, its
/// short one.
///
/// # Errors
/// Wrong use, with the known decks.
pub fn deck(ids: &[&str], wanted: &str) -> Result<u16, Outcome> {
    by_id("deck", ids, wanted)
}

/// The same for a company of Frames.
///
/// # Errors
/// Wrong use, with the known companies.
pub fn company(content: &frames::Content, wanted: &str) -> Result<u16, Outcome> {
    let ids: Vec<&str> = content.companies.iter().map(|c| c.id.as_str()).collect();
    by_id("company", &ids, wanted)
}

/// The same for a field of Frames.
///
/// # Errors
/// Wrong use, with the known fields.
pub fn field(content: &frames::Content, wanted: &str) -> Result<u16, Outcome> {
    let ids: Vec<&str> = content.fields.iter().map(|f| f.id.as_str()).collect();
    by_id("field", &ids, wanted)
}

/// The same for a set of Souls.
///
/// # Errors
/// Wrong use, with the known sets.
pub fn set(content: &souls::Content, wanted: &str) -> Result<u16, Outcome> {
    let ids: Vec<&str> = content.sets.iter().map(|set| set.id.as_str()).collect();
    by_id("set", &ids, wanted)
}

/// The same for characters of Souls, of which a game has each once.
///
/// # Errors
/// Wrong use, with the known characters.
pub fn characters(content: &souls::Content, wanted: &[String]) -> Result<Vec<u16>, Outcome> {
    let all = (0..).zip(&content.cards);
    let all = all.filter(|(_, card)| card.kind == souls::CardKind::Character);
    let (indices, ids): (Vec<u16>, Vec<&str>) = all.map(|(n, c)| (n, c.id.as_str())).unzip();
    let mut found = Vec::new();
    for wanted in wanted {
        let at = indices[usize::from(by_id("character", &ids, wanted)?)];
        if found.contains(&at) {
            let message = format!("error: the character `{wanted}` is named twice");
            return Err(Outcome::wrong(message));
        }
        found.push(at);
    }
    Ok(found)
}

/// Which of `ids` is meant.
fn by_id(thing: &str, ids: &[&str], wanted: &str) -> Result<u16, Outcome> {
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
