//! What packages install beside the program.

use std::fs;

use super::{fourfold, out};

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let pages = folder.path().join("man/man1");
    let output = fourfold(&["manual", pages.to_str().expect("text")]);
    assert_eq!(output.status.code(), Some(0), "{}", out(&output));
    let help = out(&fourfold(&["--help"]));
    let commands = help.lines().skip_while(|line| *line != "Commands:");
    let commands = commands.skip(1).take_while(|line| !line.is_empty());
    let names = commands.filter(|line| !line.starts_with("    "));
    let mut found = 0;
    for name in names.filter_map(|line| line.split_whitespace().next()) {
        if name != "help" {
            let page = fs::read_to_string(pages.join(format!("fourfold-{name}.1")));
            assert!(
                page.is_ok_and(|text| text.contains(".SH SYNOPSIS")),
                "{name}"
            );
            found += 1;
        }
    }
    assert!(found > 10, "{help}");
}

#[test]
fn pages_that_cannot_be_written_are_an_error() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let output = fourfold(&["manual", file.path().to_str().expect("text")]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).starts_with("error: "), "{}", out(&output));
}

#[test]
fn shells_can_complete_commands() {
    for shell in ["bash", "zsh", "fish"] {
        let script = out(&fourfold(&["completions", shell]));
        assert!(
            script.contains("arena") && script.contains("save-replays"),
            "{shell}"
        );
    }
    assert_eq!(fourfold(&["completions", "cmd"]).status.code(), Some(2));
}
