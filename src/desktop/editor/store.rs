//! Writes files into the user's folder: never over another file, and never a partial file.

use crate::packs::shown_path;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Names that are tried before giving up.
const NAMES: usize = 1000;

/// The user's folder for files of that sort; one beside the program if there is none.
#[must_use]
pub fn folder(sort: &str) -> PathBuf {
    directories::ProjectDirs::from("", "", "fourfold")
        .map_or_else(|| PathBuf::from(sort), |d| d.data_dir().join(sort))
}

/// Writes a new file that is called as near to `stem` as can be. It is written under another name first, so that
/// whatever happens there is either the whole file or none.
///
/// # Errors
/// A sentence: where, and what the system says.
pub fn store(folder: &Path, stem: &str, ending: &str, text: &str) -> Result<PathBuf, String> {
    let said = |path: &Path, e: std::io::Error| format!("{}: {e}", shown_path(path));
    fs::create_dir_all(folder).map_err(|e| said(folder, e))?;
    let stem = safe(stem);
    for n in 1..=NAMES {
        let name = match n {
            1 => format!("{stem}.{ending}"),
            _ => format!("{stem}-{n}.{ending}"),
        };
        let path = folder.join(&name);
        // Making the file reserves its name, whoever else writes here.
        match fs::File::create_new(&path) {
            Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => continue,
            Err(e) => return Err(said(&path, e)),
            Ok(_) => {}
        }
        let draft = folder.join(format!(".{name}.part"));
        let written = whole(&draft, text).and_then(|()| fs::rename(&draft, &path));
        return match written {
            Ok(()) => Ok(path),
            Err(e) => {
                // No half-written file is left behind. If removing it fails too, nothing more can be done.
                let _ = fs::remove_file(&draft);
                let _ = fs::remove_file(&path);
                Err(said(&path, e))
            }
        };
    }
    Err(format!(
        "{}: there are too many files called {stem}",
        shown_path(folder)
    ))
}

fn whole(path: &Path, text: &str) -> std::io::Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// A name that every system takes: small letters, digits and dashes.
fn safe(name: &str) -> String {
    let mut all = String::new();
    for c in name.chars().flat_map(char::to_lowercase).take(60) {
        if c.is_ascii_alphanumeric() {
            all.push(c);
        } else if !all.is_empty() && !all.ends_with('-') {
            all.push('-');
        }
    }
    let all = all.trim_end_matches('-');
    if all.is_empty() {
        "position".to_owned()
    } else {
        all.to_owned()
    }
}

/// Files of that ending in a folder, by name.
#[must_use]
pub fn listed(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    let mut all: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|e| e == ending))
        .collect();
    all.sort();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_file_is_written_over_and_every_name_is_safe() {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |text| store(folder.path(), "../A: small/big «test»", "ron", text);
        let (one, two) = (write("one").expect("it can"), write("two").expect("it can"));
        assert_eq!(one.file_name(), Some("a-small-big-test.ron".as_ref()));
        assert_eq!(two.file_name(), Some("a-small-big-test-2.ron".as_ref()));
        assert_eq!(fs::read_to_string(&one).expect("it is there"), "one");
        assert_eq!(listed(folder.path(), "ron"), [two, one]);
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2);
    }

    #[test]
    fn what_cannot_be_written_is_said_with_its_place() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        fs::write(&file, "").expect("it can");
        let why = store(&file, "a", "ron", "").expect_err("a file is no folder");
        assert!(why.contains("file"), "{why}");
    }
}
