//! A picture that a pack ships, found by its loader and read by whoever shows it.

use std::io;

use super::source::MOST_OTHER;
use super::{Library, Source};

/// Where a picture lies.
#[derive(Debug, Clone)]
pub struct Picture {
    source: Source,
    name: String,
}

impl Picture {
    /// How messages show it.
    #[must_use]
    pub fn shown(&self) -> String {
        self.source.shown_file(&self.name)
    }

    /// Whether it is written as SVG; else it is a PNG.
    #[must_use]
    pub fn is_svg(&self) -> bool {
        self.name.ends_with(".svg")
    }

    /// Its bytes.
    ///
    /// # Errors
    /// What the system says, or that it grew too big since the pack was checked.
    pub fn read(&self) -> io::Result<Vec<u8>> {
        let bytes = self.source.read(&self.name, MOST_OTHER + 1)?;
        if bytes.len() as u64 > MOST_OTHER {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        Ok(bytes)
    }
}

impl Library {
    /// The picture `name` of the pack with that id and hash.
    #[must_use]
    pub fn picture(&self, id: &str, hash: &str, name: &str) -> Option<Picture> {
        let mut packs = self.packs().iter();
        let pack = packs.find(|p| p.id() == id && p.hash == hash)?;
        let there = pack.files.iter().any(|file| file.name == name);
        there.then(|| Picture {
            source: pack.source.clone(),
            name: name.to_owned(),
        })
    }
}
