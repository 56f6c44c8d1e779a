//! Checks a settings file before it is read: a damaged file is moved aside and reported, so nothing is lost.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use bevy::reflect::structs::StructInfo;
use bevy::reflect::{NamedField, Typed};
use toml::{Table, Value};

use super::stored::{StoredInterface, StoredKeys, StoredPlay, StoredSound, StoredWindow};
use crate::packs::read::read_bytes;
use crate::packs::shown_path;

/// The largest file of settings in bytes. The program writes far fewer.
const LARGEST: u64 = 1 << 20;

/// The sections, with what each may hold.
fn known(section: &str) -> Option<&'static StructInfo> {
    let info = match section {
        "interface" => StoredInterface::type_info(),
        "sound" => StoredSound::type_info(),
        "play" => StoredPlay::type_info(),
        "keys" => StoredKeys::type_info(),
        "window" => StoredWindow::type_info(),
        _ => return None,
    };
    info.as_struct().ok()
}

/// The type of a setting, by its name in TOML.
fn sort_of(field: &NamedField) -> &'static str {
    if field.is::<bool>() {
        "boolean"
    } else if field.is::<String>() {
        "string"
    } else if field.is::<Vec<String>>() {
        "array"
    } else if field.is::<BTreeMap<String, String>>() {
        "table"
    } else {
        "integer"
    }
}

/// The errors in a file that can be read in part, one sentence each.
fn faults(table: &Table) -> Vec<String> {
    let mut faults = Vec::new();
    for (name, value) in table {
        let Some(fields) = known(name) else {
            faults.push(format!("[{name}] is no section of settings"));
            continue;
        };
        let Some(section) = value.as_table() else {
            faults.push(format!("{name} must be a section"));
            continue;
        };
        for (key, value) in section {
            match fields.field(key).map(sort_of) {
                None => faults.push(format!("{name}.{key} is no setting")),
                Some(sort) if !fits(value, sort) => {
                    let found = value.type_str();
                    faults.push(format!("{name}.{key} must be of type {sort}, not {found}"));
                }
                Some(_) => {}
            }
        }
    }
    faults
}

/// Whether a value is of that sort, and its parts are words where it has parts.
fn fits(value: &Value, sort: &str) -> bool {
    let words = match value {
        Value::Array(all) => all.iter().all(Value::is_str),
        Value::Table(all) => all.values().all(Value::is_str),
        // No setting is negative or large.
        Value::Integer(n) => u16::try_from(*n).is_ok(),
        _ => true,
    };
    words && value.type_str() == sort
}

/// Looks at the file and says what somebody should know. A file that cannot be read at all is moved aside; one of which
/// a part is not understood is copied, since it will be written anew.
pub fn check(path: &Path) -> Vec<String> {
    let text = match read_bytes(path, LARGEST) {
        Ok(bytes) => String::from_utf8(bytes).map_err(|_| "it is no text".to_owned()),
        Err(_) if matches!(path.try_exists(), Ok(false)) => return Vec::new(),
        Err(e) => {
            let at = shown_path(path);
            return vec![format!(
                "the settings in {at} cannot be read ({e}); those of the beginning are used"
            )];
        }
    };
    let table = text.and_then(|text| text.parse::<Table>().map_err(|e| brief(&e.to_string())));
    match table {
        Ok(table) => {
            let faults = faults(&table);
            if faults.is_empty() {
                return Vec::new();
            }
            report_left_out(path, &faults)
        }
        Err(why) => vec![aside(path, &why)],
    }
}

/// Says what is left out of a file, and keeps a copy of it.
pub fn report_left_out(path: &Path, faults: &[String]) -> Vec<String> {
    let list = faults.join("; ");
    let at = shown_path(path);
    let copy = free(path);
    let kept = match fs::copy(path, &copy) {
        Ok(_) => format!("the file as it was is kept as {}", shown_path(&copy)),
        Err(e) => format!("it could not be copied ({e})"),
    };
    vec![format!(
        "in the settings in {at} this is left out: {list}; {kept}"
    )]
}

/// Moves a file aside and says so.
fn aside(path: &Path, why: &str) -> String {
    let at = shown_path(path);
    let other = free(path);
    let kept = match fs::rename(path, &other) {
        Ok(()) => format!("the file is kept as {}", shown_path(&other)),
        Err(e) => format!("the file could not be moved aside ({e})"),
    };
    format!("the settings in {at} are damaged ({why}); those of the beginning are used, and {kept}")
}

/// A name beside the file that nothing has yet.
fn free(path: &Path) -> PathBuf {
    let numbers = (1..=999).map(|n| path.with_extension(format!("damaged-{n}.toml")));
    let mut free = numbers.filter(|p| !p.exists());
    free.next()
        .unwrap_or_else(|| path.with_extension("damaged.toml"))
}

/// The first line that says something of a message of several.
fn brief(message: &str) -> String {
    let lines: Vec<&str> = message.lines().map(str::trim).collect();
    let (first, last) = (lines.first().copied(), lines.last().copied());
    match (first, last) {
        (Some(first), Some(last)) if first != last => format!("{first}: {last}"),
        (Some(first), _) => first.to_owned(),
        _ => "it cannot be read".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_file_and_none_say_nothing() -> Result<(), std::io::Error> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("settings.toml");
        assert_eq!(check(&path), Vec::<String>::new());
        fs::write(
            &path,
            "[interface]\nlanguage = \"es\"\nscale = 90\n[play]\nsouls_stops = []\n",
        )?;
        assert_eq!(check(&path), Vec::<String>::new());
        assert!(path.exists());
        Ok(())
    }

    #[test]
    fn a_damaged_file_is_moved_aside_with_all_it_held() -> Result<(), std::io::Error> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("settings.toml");
        for (n, bytes) in [&b"language = \n"[..], &[0xff, 0xfe, 0x00]]
            .iter()
            .enumerate()
        {
            fs::write(&path, bytes)?;
            let told = check(&path);
            assert_eq!(told.len(), 1, "{told:?}");
            assert!(told[0].contains("are damaged"), "{told:?}");
            assert!(!path.exists(), "nothing reads it again");
            let kept = folder
                .path()
                .join(format!("settings.damaged-{}.toml", n + 1));
            assert_eq!(fs::read(kept)?, *bytes);
        }
        Ok(())
    }

    #[test]
    fn a_foreign_file_is_copied_and_each_fault_named() -> Result<(), std::io::Error> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("settings.toml");
        let text =
            "name = 1\n[interface]\nscale = -3\nspeed = 2\n[other]\n[keys.changed]\nundo = 4\n";
        fs::write(&path, text)?;
        let told = check(&path).join(" ");
        for part in [
            "name",
            "interface.scale",
            "interface.speed",
            "[other]",
            "keys.changed",
        ] {
            assert!(told.contains(part), "{part}: {told}");
        }
        let kept = folder.path().join("settings.damaged-1.toml");
        assert_eq!(fs::read_to_string(kept)?, text);
        assert!(path.exists());
        Ok(())
    }
}
