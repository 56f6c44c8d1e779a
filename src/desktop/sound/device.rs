//! Whether this machine can play sound.
//!
//! Where Linux has no sound card, ALSA writes a dozen lines to standard error when its device is opened, and the
//! library has no setting against this. So the device is not opened then.

use std::path::{Path, PathBuf};

/// Whether it is worth while to open a device.
pub fn is_there() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let cards = std::fs::read_to_string("/proc/asound/cards").unwrap_or_default();
    has_card(&cards) || has_server(std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from))
}

/// Whether the kernel's list names a card: each has a line that begins with its number.
fn has_card(list: &str) -> bool {
    let number = |line: &str| {
        let first = line.trim_start().chars().next();
        first.is_some_and(|c| c.is_ascii_digit())
    };
    list.lines().any(number)
}

/// Whether a sound server takes what is played, perhaps for another machine.
fn has_server(runtime: Option<PathBuf>) -> bool {
    let named = std::env::var_os("PULSE_SERVER").is_some_and(|v| !v.is_empty());
    let listens = |folder: &Path| {
        let mut sockets = ["pulse/native", "pipewire-0"].into_iter();
        sockets.any(|name| folder.join(name).exists())
    };
    named || runtime.is_some_and(|folder| listens(&folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_without_cards_has_none() {
        assert!(!has_card(""));
        assert!(!has_card("--- no soundcards ---\n"));
        let one = " 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n                      HDA Intel PCH\n";
        assert!(has_card(one));
    }

    #[test]
    fn a_server_is_known_by_its_socket() -> std::io::Result<()> {
        let folder = tempfile::TempDir::new()?;
        let here = Some(folder.path().to_owned());
        if std::env::var_os("PULSE_SERVER").is_none() {
            assert!(!has_server(None) && !has_server(here.clone()));
        }
        std::fs::write(folder.path().join("pipewire-0"), "")?;
        assert!(has_server(here));
        Ok(())
    }
}
