//! A search for `lab tune`: from a file, from options, or from both. Options win.

use std::path::{Path, PathBuf};

use ron::extensions::Extensions;
use serde::Deserialize;

use super::{Field, Tune, wrong};
use crate::packs::shown_path;
use crate::tools::Outcome;
use crate::tools::lab::{Target, TuneWish, VariedNumber};

/// Games of a search that names no number.
const GAMES: u64 = 4000;

/// A file `TUNE.ron`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct TuneFile {
    game: Option<String>,
    /// Beside the file, unless it is a whole path.
    pack: Option<PathBuf>,
    vary: Vec<String>,
    targets: Vec<String>,
    decks: Vec<String>,
    games: Option<u64>,
}

/// What is played, and what is searched.
pub(super) fn search(wanted: Tune) -> Result<(Field, TuneWish), Outcome> {
    let file = wanted.file.as_deref().map(read).transpose()?;
    let file = file.unwrap_or_default();
    let mut field = wanted.field;
    if let Some(game) = file.game {
        field.game = game;
    }
    if field.decks.is_empty() {
        field.decks = file.decks;
    }
    let or = |given: Vec<String>, other: Vec<String>| match given.is_empty() {
        true => other,
        false => given,
    };
    let vary = or(wanted.vary, file.vary);
    let vary = vary
        .iter()
        .map(|text| VariedNumber::read(text).map_err(|why| wrong(&why)));
    let targets = match or(wanted.target, file.targets) {
        none if none.is_empty() => vec!["pairs=50%".to_owned()],
        some => some,
    };
    let targets = targets
        .iter()
        .map(|text| Target::read(text).map_err(|why| wrong(&why)));
    let missing = || wrong("no pack is named; use --pack, or `pack` in the file");
    let tune = TuneWish {
        pack: wanted.pack.or(file.pack).ok_or_else(missing)?,
        vary: vary.collect::<Result<_, Outcome>>()?,
        targets: targets.collect::<Result<_, Outcome>>()?,
        games: wanted.games.or(file.games).unwrap_or(GAMES),
        out: wanted.out,
    };
    Ok((field, tune))
}

fn read(path: &Path) -> Result<TuneFile, Outcome> {
    let shown = shown_path(path);
    let text = std::fs::read_to_string(path);
    let text = text.map_err(|why| wrong(&format!("cannot read `{shown}`: {why}")))?;
    // `pack: "my-pack"` is enough.
    let reader = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let mut file: TuneFile = reader
        .from_str(&text)
        .map_err(|why| wrong(&format!("{shown}:{why}")))?;
    if let (Some(pack), Some(folder)) = (&mut file.pack, path.parent()) {
        *pack = folder.join(&*pack);
    }
    Ok(file)
}
