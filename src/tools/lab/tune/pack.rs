//! Copies of a pack with other numbers. Everything else stays as it is written, comments too.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::vary::VariedNumber;
use crate::games;
use crate::packs::{Library, shown_path};

/// A pack with the places of the numbers that are varied.
pub(super) struct TunedPack {
    folder: PathBuf,
    /// For each number: file, text of the file, and where it is there.
    places: Vec<(String, Range<usize>)>,
    /// The files with numbers, by name.
    texts: Vec<(String, String)>,
}

impl TunedPack {
    /// Looks for the numbers in the pack of that folder.
    pub fn open(folder: &Path, varied: &[VariedNumber]) -> Result<Self, String> {
        let library = Library::only(&[folder.to_owned()], &games::names());
        let [pack] = library.packs() else {
            let count = library.packs().len();
            let shown = shown_path(folder);
            return Err(format!(
                "`{shown}` must be one pack; it holds {count}\n{}",
                library.report
            ));
        };
        let mut found = Self {
            folder: folder.to_owned(),
            places: Vec::new(),
            texts: Vec::new(),
        };
        for vary in varied {
            let place = pack.texts.iter().find_map(|file| {
                let at = vary.find(&file.text).transpose()?;
                Some(at.map(|at| (file.name.to_string(), at)))
            });
            let place = place
                .ok_or_else(|| format!("the pack has nothing with the id `{}`", vary.id))??;
            if found.places.contains(&place) {
                return Err(format!("`{vary}` is varied twice"));
            }
            found.places.push(place);
        }
        for file in &pack.texts {
            if found.places.iter().any(|(name, _)| **name == *file.name) {
                found
                    .texts
                    .push((file.name.to_string(), file.text.to_string()));
            }
        }
        Ok(found)
    }

    /// The values of the pack itself.
    pub fn values(&self) -> Vec<Option<i64>> {
        let value = |(name, at): &(String, Range<usize>)| {
            let (_, text) = self.texts.iter().find(|(known, _)| known == name)?;
            text.get(at.clone())?.parse().ok()
        };
        self.places.iter().map(value).collect()
    }

    /// Writes the pack with these values into a folder.
    pub fn write(&self, values: &[i64], into: &Path) -> io::Result<()> {
        copy(&self.folder, into)?;
        for (name, text) in &self.texts {
            let own = self
                .places
                .iter()
                .zip(values)
                .filter(|((file, _), _)| file == name);
            let mut own: Vec<(&Range<usize>, i64)> =
                own.map(|((_, at), value)| (at, *value)).collect();
            // From the end, so that the places before stay right.
            own.sort_by_key(|(at, _)| std::cmp::Reverse(at.start));
            let mut text = text.clone();
            for (at, value) in own {
                text.replace_range(at.clone(), &value.to_string());
            }
            fs::write(into.join(name), text)?;
        }
        Ok(())
    }
}

/// Copies a folder without what is hidden.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if name.to_string_lossy().starts_with('.') {
            continue;
        }
        let kind = entry.file_type()?;
        if kind.is_dir() {
            copy(&entry.path(), &to.join(name))?;
        } else if kind.is_file() {
            fs::copy(entry.path(), to.join(name))?;
        }
    }
    Ok(())
}

/// A folder that is gone when it is dropped.
pub(super) struct ScratchFolder(pub PathBuf);

impl ScratchFolder {
    /// A new one.
    pub fn new() -> io::Result<Self> {
        let folder = std::env::temp_dir().join(format!("fourfold-lab-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        Ok(Self(folder))
    }
}

impl Drop for ScratchFolder {
    fn drop(&mut self) {
        // What cannot be removed is left to the system.
        let _ = fs::remove_dir_all(&self.0);
    }
}
