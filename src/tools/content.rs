//! The content to play with: the built-in packs, the user's and those named on the command line.

use std::path::PathBuf;

use super::names::{plural, unknown};
use super::{Outcome, packs::PACK_GAMES};
use crate::games::biomes::content::{self as biomes, Content};
use crate::games::frames::content as frames;
use crate::packs::{Library, PackStamp, Report};

/// Content of a game and what was found wrong on the way.
#[derive(Debug)]
pub struct Loaded<C: 'static = Content> {
    /// The content. A program loads it once, so it stays until the program ends.
    pub content: &'static C,
    /// Problems of packs that were set aside, ready to print; empty if there are none.
    pub problems: String,
}

/// How a game makes content of a library.
type Load<C> = fn(&Library, &mut Report) -> Result<C, String>;

fn load_biomes(library: &Library, report: &mut Report) -> Result<Content, String> {
    biomes::load(library, report).map_err(|error| error.to_string())
}

fn load_frames(library: &Library, report: &mut Report) -> Result<frames::Content, String> {
    frames::load(library, report).map_err(|error| error.to_string())
}

/// Everything there is for Biomes. A broken pack is set aside; `problems` tells of it.
///
/// # Errors
/// Wrong use if a folder is missing; found something if what is left cannot be played.
pub fn biomes(folders: &[PathBuf]) -> Result<Loaded, Outcome> {
    everything(folders, load_biomes)
}

/// The same for Frames.
///
/// # Errors
/// As [`biomes()`].
pub fn frames(folders: &[PathBuf]) -> Result<Loaded<frames::Content>, Outcome> {
    everything(folders, load_frames)
}

/// The content that has exactly these packs: everything there is, or the built-in packs alone.
///
/// # Errors
/// As [`biomes()`]. If nothing fits, what there is comes back, for the caller to compare.
pub fn biomes_of(stamps: &[PackStamp], folders: &[PathBuf]) -> Result<Loaded, Outcome> {
    exactly(stamps, folders, load_biomes, |content| &content.packs)
}

/// The same for Frames.
///
/// # Errors
/// As [`biomes()`]. If nothing fits, what there is comes back, for the caller to compare.
pub fn frames_of(
    stamps: &[PackStamp],
    folders: &[PathBuf],
) -> Result<Loaded<frames::Content>, Outcome> {
    exactly(stamps, folders, load_frames, |content| &content.packs)
}

fn everything<C>(folders: &[PathBuf], load: Load<C>) -> Result<Loaded<C>, Outcome> {
    if let Some(missing) = folders.iter().find(|f| !f.is_dir()) {
        let shown = missing.display();
        return Err(Outcome::wrong(format!(
            "error: there is no folder `{shown}`"
        )));
    }
    from(&Library::open(folders, true, &PACK_GAMES), load)
}

fn exactly<C>(
    wanted: &[PackStamp],
    folders: &[PathBuf],
    load: Load<C>,
    packs: fn(&C) -> &[PackStamp],
) -> Result<Loaded<C>, Outcome> {
    let all = everything(folders, load)?;
    if packs(all.content) != wanted
        && let Ok(own) = from(&Library::built_in(&PACK_GAMES), load)
        && packs(own.content) == wanted
    {
        return Ok(own);
    }
    Ok(all)
}

fn from<C>(library: &Library, load: Load<C>) -> Result<Loaded<C>, Outcome> {
    let mut report = Report::default();
    let content = load(library, &mut report).map_err(Outcome::found)?;
    let mut problems = String::new();
    if library.report.errors() + report.errors() > 0 {
        problems = format!("{}{report}", library.report);
    }
    Ok(Loaded {
        content: Box::leak(Box::new(content)),
        problems,
    })
}

/// Index of a deck by its full id (`biomes:ember_tide`) or, if no other pack has one of that name, its
/// short one.
///
/// # Errors
/// Wrong use, with the known decks.
pub fn deck(content: &Content, wanted: &str) -> Result<u16, Outcome> {
    named("deck", content.decks.iter().map(|d| d.id.as_str()), wanted)
}

/// Index of a company by its full or short id.
///
/// # Errors
/// Wrong use, with the known companies.
pub fn company(content: &frames::Content, wanted: &str) -> Result<u16, Outcome> {
    let ids = content.companies.iter().map(|c| c.id.as_str());
    named("company", ids, wanted)
}

/// Index of a field by its full or short id.
///
/// # Errors
/// Wrong use, with the known fields.
pub fn field(content: &frames::Content, wanted: &str) -> Result<u16, Outcome> {
    named(
        "field",
        content.fields.iter().map(|f| f.id.as_str()),
        wanted,
    )
}

fn named<'a>(
    thing: &str,
    ids: impl Iterator<Item = &'a str>,
    wanted: &str,
) -> Result<u16, Outcome> {
    let ids: Vec<&str> = ids.collect();
    let short = |id: &str| {
        id.split_once(':')
            .map_or(String::new(), |(_, s)| s.to_owned())
    };
    let full = ids.iter().position(|id| *id == wanted);
    let mut same = (0..).zip(&ids).filter(|(_, id)| short(id) == wanted);
    match (full, same.next(), same.next()) {
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
