//! Opening and reading the files that people name: only plain files, and only up to a size.
//!
//! A pipe would wait for ever, and a device such as `/dev/zero` never ends, so neither is opened.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

/// Why a file was not read. Shown, it is a sentence without the file's name, such as "it is a folder".
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReadProblem {
    /// It is a folder.
    Folder,
    /// It is a pipe, a device, a socket: anything that is no plain file.
    Special,
    /// It has more bytes than that.
    TooBig(u64),
    /// It is not UTF-8. Where the first wrong byte stands.
    NotText {
        /// Counted from 1.
        line: usize,
        /// In bytes, counted from 1.
        column: usize,
    },
    /// Anything else, in the words of the system.
    System(String),
}

impl fmt::Display for ReadProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder => write!(f, "it is a folder"),
            Self::Special => write!(f, "it is not a plain file; pipes and devices are not read"),
            Self::TooBig(most) if most % (1 << 20) == 0 => {
                write!(f, "it is larger than {} MiB", most >> 20)
            }
            Self::TooBig(most) => write!(f, "it is larger than {most} bytes"),
            Self::NotText { line, column } => {
                write!(f, "it is not UTF-8 text (line {line}, byte {column})")
            }
            Self::System(message) => write!(f, "{message}"),
        }
    }
}

impl From<io::Error> for ReadProblem {
    fn from(error: io::Error) -> Self {
        Self::System(error.to_string())
    }
}

/// Opens a plain file for reading.
///
/// # Errors
/// [`ReadProblem::Folder`], [`ReadProblem::Special`] or what the system says.
pub fn open_plain(path: &Path) -> Result<File, ReadProblem> {
    // Asked first, because opening a pipe waits for somebody who writes to it.
    plain(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    plain(&file.metadata()?)?;
    Ok(file)
}

fn plain(about: &fs::Metadata) -> Result<(), ReadProblem> {
    match () {
        () if about.is_dir() => Err(ReadProblem::Folder),
        () if !about.is_file() => Err(ReadProblem::Special),
        () => Ok(()),
    }
}

/// The bytes of a plain file of at most `most` bytes.
///
/// # Errors
/// As [`open_plain`], and [`ReadProblem::TooBig`].
pub fn read_bytes(path: &Path, most: u64) -> Result<Vec<u8>, ReadProblem> {
    read_open(&open_plain(path)?, most)
}

/// The same of a file that is open.
///
/// # Errors
/// [`ReadProblem::TooBig`] or what the system says.
pub fn read_open(file: &File, most: u64) -> Result<Vec<u8>, ReadProblem> {
    let mut bytes = Vec::new();
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(ReadProblem::TooBig(most));
    }
    Ok(bytes)
}

/// The text of a plain file of at most `most` bytes.
///
/// # Errors
/// As [`read_bytes`], and [`ReadProblem::NotText`].
pub fn read_text(path: &Path, most: u64) -> Result<String, ReadProblem> {
    String::from_utf8(read_bytes(path, most)?).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        ReadProblem::NotText {
            line: good.iter().filter(|b| **b == b'\n').count() + 1,
            column: good.iter().rev().take_while(|b| **b != b'\n').count() + 1,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_files_of_text_are_read_and_only_up_to_a_size() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("file");
        fs::write(&file, "four").expect("written");
        assert_eq!(read_text(&file, 4), Ok("four".to_owned()));
        assert_eq!(read_text(&file, 3), Err(ReadProblem::TooBig(3)));
        fs::write(&file, b"a\nb\xff").expect("written");
        let not_text = ReadProblem::NotText { line: 2, column: 2 };
        assert_eq!(read_text(&file, 9), Err(not_text));
        assert_eq!(read_text(folder.path(), 9), Err(ReadProblem::Folder));
        let missing = read_text(&folder.path().join("none"), 9);
        assert!(matches!(missing, Err(ReadProblem::System(_))));
    }

    #[cfg(unix)]
    #[test]
    fn devices_and_pipes_are_not_opened() {
        assert_eq!(
            read_bytes(Path::new("/dev/zero"), 9),
            Err(ReadProblem::Special)
        );
        let folder = tempfile::tempdir().expect("a temporary folder");
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.expect("mkfifo runs").success());
        assert_eq!(read_bytes(&pipe, 9), Err(ReadProblem::Special));
    }
}
