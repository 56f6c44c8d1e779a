//! A picture file of a pack: the loader finds it, and the window reads it.

use std::collections::BTreeMap;
use std::io;

use ron2::Spanned;

use super::parse::defined;
use super::sort::is_picture;
use super::source::MOST_OTHER;
use super::{CheckContext, Library, Pack, PackStamp, Source, did_you_mean, range, stays_inside};

/// Most pixels of a side of a PNG.
const SIDE: usize = 4096;

/// Where a picture lies.
#[derive(Debug, Clone)]
pub struct Picture {
    source: Source,
    name: String,
}

impl Picture {
    /// The path in messages.
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

    /// The pictures of all cards that have one, by their number, from the very packs that a content came
    /// from, which `packs` names in the order they were loaded. `cards` are full ids and pictures in order.
    pub fn pictures<'c>(
        &self,
        packs: &[PackStamp],
        cards: impl IntoIterator<Item = (&'c str, Option<&'c str>)>,
    ) -> Vec<(u16, Picture)> {
        let overriding = self.overriding(packs);
        let of = |(at, (id, picture)): (u16, (&str, Option<&str>))| {
            let (own, _) = id.split_once(':')?;
            // A picture lies in the pack that the definition in force stands in.
            let by = overriding.get(id).copied();
            let stamp = by.or_else(|| packs.iter().find(|stamp| stamp.id == own))?;
            Some((at, self.picture(&stamp.id, &stamp.hash, picture?)?))
        };
        (0..).zip(cards).filter_map(of).collect()
    }

    /// The things that a pack defines for another one, by full id, with the last pack that does.
    fn overriding<'s>(&self, packs: &'s [PackStamp]) -> BTreeMap<String, &'s PackStamp> {
        let mut all = BTreeMap::new();
        for stamp in packs {
            let mut known = self.packs().iter();
            let pack = known.find(|p| p.id() == stamp.id && p.hash == stamp.hash);
            // A pack without needs overrides nothing, which spares the built-in packs a second reading.
            for file in pack
                .filter(|p| !p.manifest.needs.is_empty())
                .iter()
                .flat_map(|p| &p.texts)
            {
                let ids = defined(file).into_iter();
                let foreign =
                    ids.filter(|id| id.split_once(':').is_some_and(|(p, _)| p != stamp.id));
                all.extend(foreign.map(|id| (id, stamp)));
            }
        }
        all
    }
}

/// Why the bytes of a picture file cannot be shown; `None` if nothing speaks against it. Only the frame of the file is
/// looked at, not what it draws.
pub(super) fn problem(name: &str, bytes: &[u8]) -> Option<&'static str> {
    if name.ends_with(".png") {
        return png(bytes);
    }
    let Ok(text) = std::str::from_utf8(bytes) else {
        return Some("it is no SVG: it is not text");
    };
    match text.trim_end() {
        text if !text.contains("<svg") => Some("it is no SVG: there is no `<svg` in it"),
        text if !text.ends_with('>') => Some("it is cut off"),
        _ => None,
    }
}

/// A PNG is a signature and chunks, each with its length, the last one `IEND`.
fn png(bytes: &[u8]) -> Option<&'static str> {
    let Some(mut rest) = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n") else {
        return Some("it is no PNG");
    };
    let number = |four: &[u8]| four.iter().fold(0_usize, |n, b| n << 8 | usize::from(*b));
    loop {
        let (Some(length), Some(kind)) = (rest.get(..4), rest.get(4..8)) else {
            return Some("it is cut off");
        };
        let length = number(length);
        let Some(data) = rest.get(8..8 + length) else {
            return Some("it is cut off");
        };
        if kind == b"IHDR" && length >= 8 {
            let sides = [number(&data[..4]), number(&data[4..8])];
            if sides.iter().any(|side| !(1..=SIDE).contains(side)) {
                return Some("it is wider or higher than 4096 pixels, or has none");
            }
        }
        if kind == b"IEND" {
            return None;
        }
        rest = rest.get(length + 12..).unwrap_or_default();
    }
}

impl CheckContext<'_> {
    /// A picture lies in the pack. `code` is what the game calls a picture that does not.
    pub fn picture(&mut self, pack: &Pack, file: &Spanned<String>, code: &'static str) {
        let (name, at) = (file.value.as_str(), range(&file.span));
        if !stays_inside(name) {
            let help = "a path inside the pack, with `/`: \"pictures/moss.svg\"";
            return self.error_with("P005", &at, format!("`{name}` leaves the pack"), help);
        }
        if !is_picture(name) {
            let message = format!("`{name}` is not a picture");
            return self.error_with(code, &at, message, "a .png or .svg file");
        }
        if !pack.files.iter().any(|f| f.name == name) {
            let known = pack.files.iter().map(|f| f.name.as_str());
            let help = did_you_mean(name, known.filter(|f| is_picture(f)))
                .unwrap_or_else(|| "the path starts at pack.ron".to_owned());
            let message = format!("there is no picture `{name}` in the pack");
            self.error_with(code, &at, message, help);
        }
    }
}
