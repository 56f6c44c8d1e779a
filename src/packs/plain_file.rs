//! Reading a file that a user names: only plain files, and never more of one than is allowed.

use std::fs::{File, metadata};
use std::io::Read;
use std::path::Path;

/// The text of a plain file of at most `most` bytes.
///
/// # Errors
/// A sentence without the path: it is no plain file (a folder, a pipe, a device), too large, not UTF-8, or what
/// the system says.
pub fn read_text(path: &Path, most: u64) -> Result<String, String> {
    let said = |e: std::io::Error| format!("cannot be read: {e}");
    // Asked before it is opened: opening a pipe waits until somebody writes into it.
    let known = metadata(path).map_err(said)?;
    if !known.is_file() {
        return Err("cannot be read: it is not a plain file".to_owned());
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(said)?;
    file.take(most + 1).read_to_end(&mut bytes).map_err(said)?;
    if bytes.len() as u64 > most {
        return Err(format!("is too large: at most {} KiB are read", most >> 10));
    }
    String::from_utf8(bytes).map_err(|_| "cannot be read: the text is not UTF-8".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_files_of_a_legal_size_are_read() {
        let dir = tempfile::tempdir().expect("a folder");
        let path = dir.path().join("a.ron");
        std::fs::write(&path, "1234").expect("it can be written");
        assert_eq!(read_text(&path, 4).as_deref(), Ok("1234"));
        let large = read_text(&path, 3).expect_err("it is too large");
        assert!(large.contains("too large"), "{large}");
        assert!(read_text(dir.path(), 9).is_err());
        std::fs::write(&path, [0xff]).expect("it can be written");
        assert!(read_text(&path, 9).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn devices_are_not_read() {
        let odd = read_text(Path::new("/dev/zero"), 9).expect_err("it is no plain file");
        assert!(odd.contains("not a plain file"), "{odd}");
    }
}
