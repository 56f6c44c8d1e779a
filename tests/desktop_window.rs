//! Clicks in a real window: Xvfb shows it, xdotool moves the mouse. No click may be lost, however long the mouse rested.

#![cfg(all(feature = "desktop", target_os = "linux"))]

use std::collections::BTreeMap;
use std::fmt::Display;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long the mouse lies still before it clicks: longer than any click may be held.
const REST: Duration = Duration::from_secs(3);
/// How long the window may take to show its first button, and to answer a click.
const PATIENCE: Duration = Duration::from_secs(60);
/// Nothing comes for so long: the window rests.
const QUIET: Duration = Duration::from_millis(700);

/// A program that is stopped at the end of the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A match in a window on a display of its own.
struct Window {
    display: String,
    program: Running,
    lines: Receiver<String>,
    /// The middle of each button, by label.
    buttons: BTreeMap<String, (i32, i32)>,
    _screen: Running,
    _home: tempfile::TempDir,
}

fn start(command: &mut Command) -> Running {
    let name = command.get_program().to_string_lossy().into_owned();
    let missing = |error| format!("{name} does not start ({error}); install xvfb and xdotool");
    Running(command.spawn().map_err(missing).expect("it is installed"))
}

impl Window {
    /// Opens a match of that game between a person and a bot.
    fn open(game: &str) -> Self {
        let xvfb = [
            "-displayfd",
            "1",
            "-screen",
            "0",
            "1280x720x24",
            "-nolisten",
            "tcp",
        ];
        let quiet = (Stdio::piped(), Stdio::null());
        let mut screen = start(
            Command::new("Xvfb")
                .args(xvfb)
                .stdout(quiet.0)
                .stderr(quiet.1),
        );
        let mut number = String::new();
        let told = screen.0.stdout.take().expect("it is piped");
        BufReader::new(told)
            .read_line(&mut number)
            .expect("Xvfb names its display");
        let display = format!(":{}", number.trim());
        let home = tempfile::tempdir().expect("a folder for settings");
        let play = [
            "play",
            "--game",
            game,
            "--bots",
            "human,random",
            "--seed",
            "7",
            "--language",
            "en",
            "--click-report",
        ];
        let mut command = Command::new(env!("CARGO_BIN_EXE_fourfold"));
        command
            .args(play)
            .env("DISPLAY", &display)
            .env_remove("WAYLAND_DISPLAY");
        for place in [
            "HOME",
            "XDG_CONFIG_HOME",
            "XDG_DATA_HOME",
            "XDG_RUNTIME_DIR",
        ] {
            command.env(place, home.path());
        }
        let mut program = start(command.stdout(Stdio::null()).stderr(Stdio::piped()));
        let lines = read_lines(program.0.stderr.take().expect("it is piped"));
        let mut window = Self {
            display,
            program,
            lines,
            buttons: BTreeMap::new(),
            _screen: screen,
            _home: home,
        };
        window.wait_for("Menu");
        window
    }

    /// Reads a line of the report; whether something but the pointer changed.
    fn read(&mut self, within: Duration, found: &mut BTreeMap<String, (i32, i32)>) -> Option<bool> {
        let line = match self.lines.recv_timeout(within) {
            Err(RecvTimeoutError::Timeout) => return None,
            line => line.expect("the window is open"),
        };
        let line = line.strip_prefix("fourfold: ").unwrap_or_default();
        let mut words = line.splitn(4, ' ');
        match words.next() {
            Some("button") => {
                let mut pixel = || words.next().and_then(|n| n.parse().ok()).expect("a pixel");
                let (x, y) = (pixel(), pixel());
                found.insert(words.next().unwrap_or_default().to_owned(), (x, y));
                Some(false)
            }
            Some("buttons") => {
                let same = self.buttons.keys().eq(found.keys());
                self.buttons = std::mem::take(found);
                Some(!same)
            }
            Some("intent") => Some(true),
            _ => Some(false),
        }
    }

    /// Reads the report until the window rests.
    fn settle(&mut self) {
        let mut found = BTreeMap::new();
        while self.read(QUIET, &mut found).is_some() {}
    }

    /// Waits until a button with that label can be clicked and the window rests.
    fn wait_for(&mut self, label: &str) -> (i32, i32) {
        let begun = Instant::now();
        loop {
            self.settle();
            if let Some(&at) = self.buttons.get(label) {
                return at;
            }
            let labels: Vec<_> = self.buttons.keys().collect();
            assert!(
                begun.elapsed() < PATIENCE,
                "no button {label:?} among {labels:?}"
            );
        }
    }

    /// Whether the window answers within `PATIENCE`: something is asked for, or other buttons are shown.
    fn answers(&mut self) -> bool {
        let (begun, mut found) = (Instant::now(), BTreeMap::new());
        while let Some(left) = PATIENCE.checked_sub(begun.elapsed()) {
            if self.read(left, &mut found) == Some(true) {
                return true;
            }
        }
        false
    }

    fn mouse(&self, words: &[&dyn Display]) {
        let words = words.iter().map(ToString::to_string);
        let mut command = Command::new("xdotool");
        let ended = start(command.args(words).env("DISPLAY", &self.display))
            .0
            .wait();
        assert!(ended.is_ok_and(|status| status.success()), "xdotool failed");
    }

    /// Moves the mouse to a button, rests there, and clicks as a person does.
    fn click_rested(&mut self, label: &str) {
        let (x, y) = self.wait_for(label);
        self.mouse(&[&"mousemove", &x, &y]);
        thread::sleep(REST);
        self.settle();
        self.mouse(&[&"mousedown", &1]);
        thread::sleep(Duration::from_millis(80));
        self.mouse(&[&"mouseup", &1]);
        assert!(self.answers(), "a click on {label:?} after a rest was lost");
    }

    /// Presses and releases the button of the mouse while the program stands still: both come in one frame.
    fn click_in_one_frame(&mut self, label: &str) {
        let (x, y) = self.wait_for(label);
        self.mouse(&[&"mousemove", &x, &y]);
        thread::sleep(REST);
        self.settle();
        self.signal("STOP");
        self.mouse(&[&"click", &1]);
        self.signal("CONT");
        assert!(
            self.answers(),
            "a click on {label:?} within one frame was lost"
        );
    }

    fn signal(&self, signal: &str) {
        let id = self.program.0.id().to_string();
        let ended = start(Command::new("kill").args(["-s", signal, &id]))
            .0
            .wait();
        assert!(ended.is_ok_and(|status| status.success()), "kill failed");
    }
}

/// Hands on the lines that the program writes.
fn read_lines(from: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, lines) = channel();
    thread::spawn(move || {
        let read = BufReader::new(from).lines().map_while(Result::ok);
        read.into_iter().try_for_each(|line| sender.send(line))
    });
    lines
}

/// A chip or a choice of the match, the menu, its list, tabs and switches of the settings, and the big button.
fn no_click_is_lost(game: &str, own: &[&str], big: &str) {
    let mut window = Window::open(game);
    window.click_in_one_frame("Got it");
    for label in ["Menu", "Settings", "Gameplay", "Done", "Menu", "Resume"]
        .iter()
        .chain(own)
    {
        window.click_rested(label);
    }
    window.click_rested(big);
}

#[test]
fn no_click_is_lost_in_biomes() {
    no_click_is_lost("biomes", &[], "Keep this hand");
}

#[test]
fn no_click_is_lost_in_frames() {
    no_click_is_lost("frames", &[], "Accept this field");
}

#[test]
fn no_click_is_lost_in_sanctuary() {
    no_click_is_lost("sanctuary", &[], "Keep this hand");
}

#[test]
fn no_click_is_lost_in_souls() {
    no_click_is_lost("souls", &["Stops…", "Done"], "Accept 3¢");
}
