//! Finds the folders that are packs.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::RwLock;

use include_dir::{Dir, include_dir};

use super::source::unreadable;
use super::{Diagnostic, Report, Source};

static BUILT_IN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/packs");

const MANIFEST: &str = "pack.ron";

/// Folders of packs that another crate added.
static MORE: RwLock<Vec<&'static Dir<'static>>> = RwLock::new(Vec::new());

/// The packs inside the program.
pub(super) fn built_in() -> Vec<Source> {
    let more = MORE.read().unwrap_or_else(|e| e.into_inner());
    let all = BUILT_IN
        .dirs()
        .chain(more.iter().flat_map(|dir| dir.dirs()));
    all.map(Source::Embedded).collect()
}

/// Adds a folder of packs to the program; they count as built in.
pub fn embed(packs: Option<&'static Dir<'static>>) {
    let mut more = MORE.write().unwrap_or_else(|e| e.into_inner());
    more.extend(packs);
}

/// The user's own packs, if the system has such a folder and it exists.
pub(super) fn user_folder() -> Option<PathBuf> {
    let folder = directories::ProjectDirs::from("", "", "fourfold")?
        .data_dir()
        .join("packs");
    folder.is_dir().then_some(folder)
}

/// A folder is a pack or holds packs.
pub(super) fn in_folder(folder: &Path, may_be_empty: bool, report: &mut Report) -> Vec<Source> {
    if folder.join(MANIFEST).exists() {
        return vec![Source::Folder(folder.to_owned())];
    }
    let shown = folder.display().to_string();
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries.filter_map(Result::ok),
        Err(error) => {
            report.push(unreadable(&shown, &error));
            return Vec::new();
        }
    };
    let mut inside: Vec<PathBuf> = entries.map(|e| e.path()).filter(|p| !hidden(p)).collect();
    inside.sort();
    let has_manifest = |p: &PathBuf| p.join(MANIFEST).exists();
    let (packs, rest): (Vec<_>, Vec<_>) = inside.into_iter().partition(has_manifest);
    if packs.is_empty() && !(may_be_empty && rest.is_empty()) {
        report.push(no_pack(&shown, &rest));
        return Vec::new();
    }
    for other in rest {
        let shown = other.display().to_string();
        if other.is_dir() && (is_empty(&other) || holds_ron(&other)) {
            report.push(no_pack(&shown, &list(&other)));
        } else {
            let message = "neither a pack nor part of one; not used";
            report.push(Diagnostic::file_warning("P006", &shown, message));
        }
    }
    packs.into_iter().map(Source::Folder).collect()
}

fn no_pack(shown: &str, inside: &[PathBuf]) -> Diagnostic {
    let names: Vec<_> = inside
        .iter()
        .filter_map(|p| p.file_name()?.to_str())
        .collect();
    let help = match super::nearest(MANIFEST, names.iter().copied()) {
        Some(near)
            if inside
                .iter()
                .all(|p| p.is_file() || p.file_name() != Some(near.as_ref())) =>
        {
            format!("rename `{near}` to `{MANIFEST}`")
        }
        _ => format!("put a `{MANIFEST}` there, or name the folder above it"),
    };
    let what = if inside.is_empty() {
        "the folder is empty"
    } else {
        "there is no `pack.ron` in it"
    };
    Diagnostic::file_error("P001", shown, format!("no pack: {what}")).help(help)
}

fn hidden(path: &Path) -> bool {
    path.file_name()
        .and_then(|n| n.to_str())
        .is_some_and(|n| n.starts_with('.'))
}

fn list(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).map_or_else(
        |_| Vec::new(),
        |all| all.filter_map(|e| Some(e.ok()?.path())).collect(),
    )
}

fn is_empty(folder: &Path) -> bool {
    list(folder).is_empty()
}

fn holds_ron(folder: &Path) -> bool {
    list(folder).iter().any(|p| {
        let ron = |p: &PathBuf| p.extension().is_some_and(|e| e == "ron");
        ron(p) || (p.is_dir() && !p.is_symlink() && list(p).iter().any(ron))
    })
}
