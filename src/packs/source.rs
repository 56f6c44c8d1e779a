//! The source of a pack's files: a folder on disk or the program itself. Both look the same.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use include_dir::Dir;

use super::read::open_plain;
use super::sort::is_picture;
use super::{Diagnostic, Report, is_hidden};

/// The largest text file, in bytes.
pub(super) const MOST_TEXT: u64 = 1 << 20;
/// The largest picture, in bytes.
pub(super) const MOST_OTHER: u64 = 16 << 20;
/// The most files in one pack.
const MOST_FILES: usize = 10_000;
/// The deepest nesting of folders.
const DEEPEST: usize = 8;

/// The source of a pack; a later one hides an earlier one with the same id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// Embedded in the program.
    BuiltIn,
    /// In the user's data folder.
    User,
    /// Named on the command line.
    Given,
}

/// The folder of one pack.
#[derive(Debug, Clone)]
pub enum Source {
    /// On disk: the path as the user wrote it.
    Folder(PathBuf),
    /// In the program.
    Embedded(&'static Dir<'static>),
}

/// One file of a pack, not read yet.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct PackFile {
    /// Inside the pack, with `/`.
    pub name: String,
    /// Bytes.
    pub size: u64,
}

impl PackFile {
    /// Whether it is one that packs are written in.
    #[must_use]
    pub fn is_ron(&self) -> bool {
        is_ron(&self.name)
    }
}

impl Source {
    /// The pack's folder in messages.
    #[must_use]
    pub fn shown(&self) -> String {
        match self {
            Self::Folder(path) => path.display().to_string().replace('\\', "/"),
            Self::Embedded(dir) => format!("assets/packs/{}", dir.path().display()),
        }
    }

    /// A file of the pack in messages.
    #[must_use]
    pub fn shown_file(&self, name: &str) -> String {
        format!("{}/{name}", self.shown().trim_end_matches('/'))
    }

    /// All files, sorted by name. Hidden ones (`.git`, `.DS_Store`) are left out.
    pub fn files(&self, report: &mut Report) -> Vec<PackFile> {
        let mut files = Vec::new();
        match self {
            Self::Folder(root) => match root.canonicalize() {
                Ok(real) => self.walk(&real, &real, "", &mut files, report),
                Err(error) => report.push(unreadable(&self.shown(), &error)),
            },
            Self::Embedded(dir) => embedded(dir, dir.path(), &mut files),
        }
        files.sort();
        files
    }

    fn walk(
        &self,
        root: &Path,
        dir: &Path,
        inside: &str,
        files: &mut Vec<PackFile>,
        report: &mut Report,
    ) {
        let here = self.shown_file(inside.trim_end_matches('/'));
        let entries = match fs::read_dir(dir).and_then(Iterator::collect::<io::Result<Vec<_>>>) {
            Ok(entries) => entries,
            Err(error) => return report.push(unreadable(&here, &error)),
        };
        if inside.matches('/').count() > DEEPEST {
            return report.push(Diagnostic::file_error(
                "P007",
                &here,
                "folders nest too deep",
            ));
        }
        let mut entries: Vec<_> = entries
            .into_iter()
            .map(|e| (e.file_name(), e.path()))
            .collect();
        entries.sort();
        for (name, path) in entries {
            let Some(name) = name.to_str() else {
                let odd = self.shown_file(&format!("{inside}{}", name.to_string_lossy()));
                report.push(Diagnostic::file_error(
                    "P002",
                    &odd,
                    "the file's name is not UTF-8",
                ));
                continue;
            };
            if name.starts_with('.') {
                continue;
            }
            let inner = format!("{inside}{name}");
            if name.contains(is_hidden) {
                let message = "the name has an invisible letter";
                let help = "rename it".to_owned();
                let odd = Diagnostic::file_error("P008", &self.shown_file(&inner), message);
                report.push(odd.help(help));
                continue;
            }
            match entry(root, &path) {
                Ok(Entry::Folder) => {
                    if is_ron(name) || is_picture(name) {
                        let message = "this is a folder with the name of a file; it is not read";
                        let odd = self.shown_file(&inner);
                        report.push(Diagnostic::file_warning("P006", &odd, message));
                    }
                    self.walk(root, &path, &format!("{inner}/"), files, report);
                }
                Ok(Entry::File(size)) => files.push(PackFile { name: inner, size }),
                Ok(Entry::Outside) => {
                    let message = "this link leads out of the pack";
                    let help = "copy the file into the pack".to_owned();
                    let shown = self.shown_file(&inner);
                    report.push(Diagnostic::file_error("P005", &shown, message).help(help));
                }
                Ok(Entry::Odd) => {
                    let message = "not a plain file or folder; not used";
                    report.push(Diagnostic::file_warning(
                        "P006",
                        &self.shown_file(&inner),
                        message,
                    ));
                }
                Err(error) => report.push(unreadable(&self.shown_file(&inner), &error)),
            }
            if files.len() > MOST_FILES {
                let message = format!("more than {MOST_FILES} files in a pack");
                return report.push(Diagnostic::file_error("P007", &here, message));
            }
        }
    }

    /// The bytes of a file that [`files`](Self::files) listed, at most `limit` of them.
    ///
    /// # Errors
    /// What the system says, or that the name leads out of the pack.
    pub fn read(&self, name: &str, limit: u64) -> io::Result<Vec<u8>> {
        if !super::files::stays_inside(name) {
            return Err(io::Error::new(
                io::ErrorKind::InvalidInput,
                "the path leaves the pack",
            ));
        }
        match self {
            Self::Folder(root) => {
                let file = open_plain(&root.join(name));
                let mut bytes = Vec::new();
                file.map_err(|why| io::Error::other(why.to_string()))?
                    .take(limit)
                    .read_to_end(&mut bytes)?;
                Ok(bytes)
            }
            Self::Embedded(dir) => {
                let file = dir
                    .get_file(dir.path().join(name))
                    .ok_or(io::ErrorKind::NotFound)?;
                Ok(file.contents().to_vec())
            }
        }
    }
}

fn is_ron(name: &str) -> bool {
    name.ends_with(".ron")
}

enum Entry {
    Folder,
    File(u64),
    Outside,
    Odd,
}

/// Links to files inside the pack are fine; links out of it and links to folders (loops) are not.
fn entry(root: &Path, path: &Path) -> io::Result<Entry> {
    let link = fs::symlink_metadata(path)?.file_type().is_symlink();
    if link && !path.canonicalize()?.starts_with(root) {
        return Ok(Entry::Outside);
    }
    let metadata = fs::metadata(path)?;
    Ok(match () {
        () if metadata.is_file() => Entry::File(metadata.len()),
        () if metadata.is_dir() && !link => Entry::Folder,
        () => Entry::Odd,
    })
}

fn embedded(dir: &Dir<'_>, root: &Path, files: &mut Vec<PackFile>) {
    for file in dir.files() {
        let inside = file.path().strip_prefix(root).unwrap_or(file.path());
        let name = inside.to_string_lossy().replace('\\', "/");
        if !name.rsplit('/').next().is_some_and(|n| n.starts_with('.')) {
            files.push(PackFile {
                name,
                size: file.contents().len() as u64,
            });
        }
    }
    dir.dirs().for_each(|inner| embedded(inner, root, files));
}

pub(super) fn unreadable(path: &str, error: &io::Error) -> Diagnostic {
    Diagnostic::file_error("P002", path, format!("cannot be read: {error}"))
}
