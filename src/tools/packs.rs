//! `packs check` and `packs list`.

use std::fmt::Write;
use std::path::PathBuf;

use crate::games::biomes::content;
use crate::packs::{Library, Origin, Pack, Report};

use super::Outcome;

/// Games whose packs can be loaded.
pub const GAMES: [&str; 1] = [content::GAME];

/// Every problem of the packs in `folders` (or of the embedded and the user's packs, if none is given),
/// then a line that counts. Packs may need embedded ones.
#[must_use]
pub fn check(folders: &[PathBuf]) -> Outcome {
    if let Some(missing) = missing(folders) {
        return missing;
    }
    let mut library = Library::open(folders, folders.is_empty(), &GAMES);
    let mut report = std::mem::take(&mut library.report);
    let content = content::load(&library, &mut report);
    if let Ok(content) = &content {
        content::warn_unused(&library, content, &mut report);
    }
    let looked_at = |pack: &&Pack| folders.is_empty() || pack.origin == Origin::Given;
    let packs: Vec<&Pack> = library.packs().iter().filter(looked_at).collect();
    let cards = content.map_or(0, |content| {
        let of = |id: &str| {
            packs
                .iter()
                .any(|p| id.split_once(':').is_some_and(|(own, _)| own == p.id()))
        };
        content.cards.iter().filter(|c| of(&c.id)).count()
    });
    let count = |n: usize, thing: &str| format!("{n} {thing}{}", if n == 1 { "" } else { "s" });
    let mut output = report.to_string();
    let _ = writeln!(
        output,
        "{}, {}, {}, {}",
        count(packs.len(), "pack"),
        count(cards, "card"),
        count(report.errors(), "error"),
        count(report.warnings(), "warning")
    );
    Outcome {
        output,
        code: u8::from(report.errors() > 0),
    }
}

/// One line a pack: id, version, game, cards, where it is, and whether it is set aside or hidden.
#[must_use]
pub fn list(folders: &[PathBuf]) -> Outcome {
    if let Some(missing) = missing(folders) {
        return missing;
    }
    let library = Library::open(folders, true, &GAMES);
    let mut report = Report::default();
    let content = content::load(&library, &mut report);
    let mut output = String::new();
    for pack in library.packs() {
        let hash = content
            .as_ref()
            .ok()
            .and_then(|c| c.packs.iter().find(|stamp| stamp.id == pack.id()));
        let state = match hash {
            Some(stamp) if stamp.hash == pack.hash => "",
            Some(_) => "  (hidden by another pack of that id)",
            None => "  (set aside: see `packs check`)",
        };
        let manifest = &pack.manifest;
        let place = match pack.origin {
            Origin::BuiltIn => "built in".to_owned(),
            Origin::User | Origin::Given => pack.source.shown(),
        };
        let (id, version) = (pack.id(), &manifest.version.value);
        let (game, hash) = (&manifest.game.value, &pack.hash[..12]);
        let _ = writeln!(output, "{id} {version}  {game}  {hash}  {place}{state}");
    }
    Outcome { output, code: 0 }
}

fn missing(folders: &[PathBuf]) -> Option<Outcome> {
    let missing = folders.iter().find(|f| !f.is_dir())?;
    let output = format!("{}: there is no such folder\n", missing.display());
    Some(Outcome { output, code: 2 })
}
