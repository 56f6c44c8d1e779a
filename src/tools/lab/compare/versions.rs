//! The two versions of a pack, and the decks that both have.

use std::path::{Path, PathBuf};

use super::super::game::LabGame;
use super::super::study::{LabRequest, prepare};
use crate::games;
use crate::packs::{Library, PackContent, shown_path};
use crate::tools::Outcome;
use crate::tools::content::{self, Loaded};

/// The packs of a folder.
pub(super) fn packs_in(folder: &Path) -> Result<Library, Outcome> {
    if !folder.is_dir() {
        let shown = shown_path(folder);
        return Err(Outcome::wrong(format!(
            "error: there is no folder `{shown}`"
        )));
    }
    let library = Library::only(&[folder.to_owned()], &games::names());
    match library.packs().is_empty() {
        true => Err(Outcome::wrong(format!("error: {}", library.report))),
        false => Ok(library),
    }
}

/// The ids of all packs.
pub(super) fn ids(library: &Library) -> Vec<String> {
    let packs = library.packs().iter();
    packs.map(|pack| pack.id().to_owned()).collect()
}

/// The content with the packs of that folder, all of which must be sound and of the game.
pub(in super::super) fn version<G: LabGame>(
    folder: &Path,
    packs: &[PathBuf],
) -> Result<Loaded<G::Content>, Outcome> {
    let mut folders = packs.to_vec();
    folders.push(folder.to_owned());
    let loaded = content::of::<G>(&folders)?;
    let wanted = Library::only(&[folder.to_owned()], &games::names());
    let used = |hash: &str| loaded.content.packs().iter().any(|pack| pack.hash == hash);
    match wanted.packs().iter().find(|pack| !used(&pack.hash)) {
        None => Ok(loaded),
        Some(pack) => Err(Outcome::wrong(format!(
            "error: the pack `{}` in `{}` cannot be played as a pack of {}\n{}",
            pack.id(),
            shown_path(folder),
            G::NAME,
            loaded.problems
        ))),
    }
}

/// The ids of the decks that play, and of those that only one version has. The decks of the pack itself play, or all
/// where it has fewer than two.
pub(super) fn common_decks<G: LabGame>(
    wish: &LabRequest,
    versions: [&Loaded<G::Content>; 2],
    packs: &[String],
) -> Result<[Vec<String>; 2], Outcome> {
    let ids = |version: &Loaded<G::Content>| -> Result<Vec<String>, Outcome> {
        let decks = prepare::<G>(wish, version.content)?.study.decks;
        Ok(decks.into_iter().map(|deck| deck.id).collect())
    };
    let [old, new] = [ids(versions[0])?, ids(versions[1])?];
    let is_own = |id: &&String| {
        let pack = id.split_once(':').map(|(pack, _)| pack);
        pack.is_some_and(|pack| packs.iter().any(|own| own == pack))
    };
    let all = old.iter().chain(&new);
    let lone = all
        .filter(|id| !(old.contains(id) && new.contains(id)))
        .cloned();
    let lone: Vec<String> = lone.collect();
    let common: Vec<String> = old.iter().filter(|id| new.contains(id)).cloned().collect();
    let own: Vec<String> = common.iter().filter(is_own).cloned().collect();
    match (own.len() >= 2 && wish.decks.is_empty(), common.is_empty()) {
        (_, true) => Err(Outcome::wrong(format!(
            "error: the versions have no {} in common",
            G::BRINGS
        ))),
        (true, false) => Ok([own, lone]),
        (false, false) => Ok([common, lone]),
    }
}
