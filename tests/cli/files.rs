//! What the command line reads and writes: files that are none, pipes, full disks.

use super::*;

#[test]
fn files_that_are_no_replays() {
    let dir = TempDir::new().expect("a temporary folder");
    let file = dir.path().join("x.ron");
    let name = path(&file).to_owned();
    let none = "error[R002]: cannot be read: No such file or directory (os error 2)";
    ends(&["replay", &name], 2, &format!("{name}: {none}"));
    let verdict = |bytes: &[u8]| {
        fs::write(&file, bytes).expect("it can be written");
        let output = fourfold(&["replay", &name]);
        assert_eq!(output.status.code(), Some(1));
        out(&output)
    };
    let no_replay = "error[R001]: this is no replay of Fourfold; `Save replay` in the menu of a match writes one";
    assert!(verdict(b"").contains(no_replay));
    assert!(verdict(b"hello world\n").contains(no_replay));
    assert!(verdict(b"{\"json\": 1}\n").contains(no_replay));
    let begun = b"(\n    header: (\n        format: 1,\n        game: \"biomes\",\n";
    let cut =
        "this replay breaks off at line 4: the rest is missing; take another copy of the file";
    assert!(verdict(begun).contains(cut));
    let spoilt = b"(header: (format: 1, gaem: \"biomes\"), journal: ())";
    assert!(verdict(spoilt).contains("this replay was changed or damaged: it has"));
    assert!(verdict(b"fourfold save 1 #00000000\n").contains("--watch` shows it"));
    let binary = verdict(b"PK\x03\x04\xff\xfe");
    assert!(binary.contains(":1:5: error[R001]") && binary.contains(no_replay));
    assert!(verdict(&b"(".repeat(100_000)).contains("error[R001]"));
    assert!(verdict(&vec![b' '; 5 << 20]).contains("error[R006]"));
}

#[test]
fn output_that_cannot_be_written_ends_with_one_and_a_sentence() {
    use std::io::Read;
    use std::process::Stdio;
    let mut child = Command::new(env!("CARGO_BIN_EXE_fourfold"))
        .args(["rules", "--game", "souls"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A reader who goes away.
    drop(child.stdout.take());
    let mut errors = String::new();
    let mut stderr = child.stderr.take().expect("its errors");
    stderr.read_to_string(&mut errors).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(1));
    assert!(errors.starts_with("error: the output cannot be written: "));
}

#[cfg(target_os = "linux")]
#[test]
fn no_sub_command_is_fine_on_a_full_disk() {
    let (_dir, file) = saved();
    let scenario = "tests/scenarios/biomes";
    for arguments in [
        &["--help"][..],
        &["--version"],
        &["sim", "--games", "1"],
        &["sim", "--games", "1", "--json"],
        &["scenario", scenario],
        &["scenario", scenario, "--json"],
        &["replay", &file],
        &["replay", &file, "--verify"],
        &["packs", "check"],
        &["packs", "list"],
        &["rules"],
        &["rules", "--game", "biomes", "--json"],
    ] {
        let full = fs::File::options()
            .write(true)
            .open("/dev/full")
            .expect("a full disk");
        let output = Command::new(env!("CARGO_BIN_EXE_fourfold"))
            .args(arguments)
            .stdout(full)
            .output()
            .expect("the program starts");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let errors = String::from_utf8_lossy(&output.stderr);
        let sentence = "error: the output cannot be written: No space left on device";
        assert!(errors.contains(sentence), "{arguments:?}: {errors}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_is_closed_ends_with_one_and_a_sentence() {
    for (script, code, sentence) in [
        (
            "\"$0\" sim --games 1 >&-",
            1,
            "error: the output cannot be written: standard output is closed\n",
        ),
        (
            "\"$0\" rules >&-",
            1,
            "error: the output cannot be written: standard output is closed\n",
        ),
        ("\"$0\" rules >/dev/null", 0, ""),
        ("\"$0\" rules 1<>/dev/null", 0, ""),
    ] {
        let mut shell = Command::new("sh");
        let output = shell.args(["-c", script, env!("CARGO_BIN_EXE_fourfold")]);
        let output = output.output().expect("the program starts");
        assert_eq!(output.status.code(), Some(code), "{script}");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(errors, sentence, "{script}");
    }
}

#[test]
fn packs_are_named_one_at_a_time() {
    let (dir, file) = saved();
    let packs = TempDir::new().expect("a temporary folder");
    let pack = packs.path().join("more");
    fs::create_dir(&pack).expect("a folder");
    let manifest = "(id: \"more\", name: \"M\", version: \"1\", game: \"frames\")";
    fs::write(pack.join("pack.ron"), manifest).expect("written");
    let folder = path(packs.path());
    let output = fourfold(&["replay", "--verify", "--packs", folder, &file]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let twice = [
        "replay", "--packs", folder, "--packs", folder, "--verify", &file,
    ];
    // The second time it is a pack with an id that is taken, but both are read.
    assert!(out(&fourfold(&twice)).contains("verified"), "{dir:?}");
}

#[cfg(unix)]
#[test]
fn pipes_devices_and_folders_are_not_read() {
    let dir = TempDir::new().expect("a temporary folder");
    let pipe = dir.path().join("pipe.save");
    let made = Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo runs").success());
    let special = "it is not a plain file; pipes and devices are not read";
    for (file, why) in [
        ("/dev/zero", special),
        (path(&pipe), special),
        (path(dir.path()), "it is a folder"),
    ] {
        let sentence = format!("{file}: error[R002]: cannot be read: {why}");
        ends(&["replay", file], 2, &sentence);
        ends(&["replay", file, "--watch"], 2, &sentence);
        let sentence = format!("error: {file}: {why}");
        ends(&["play", "--position", file], 2, &sentence);
    }
}
