//! The log of each person, written when things happen and never with more than they may know.

use crate::games::biomes::phrases;
use crate::table::Seat;

use super::{Driver, Player};

/// What a line of the log is about, for its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tone {
    /// Something a player did.
    #[default]
    Plain,
    /// Something that followed.
    Quiet,
    /// Damage, losses, refusals.
    Harm,
    /// The queue.
    Queue,
    /// A new turn.
    Turn,
}

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// What happened.
    pub text: String,
    /// What it is about.
    pub tone: Tone,
    /// Turn it happened in.
    pub turn: u32,
    /// How often it happened in a row.
    pub times: u32,
    /// The event it tells of.
    pub(super) event: usize,
}

impl Line {
    /// A line of that turn.
    #[must_use]
    pub fn new(text: impl Into<String>, tone: Tone, turn: u32) -> Self {
        Self {
            text: text.into(),
            tone,
            turn,
            times: 1,
            event: 0,
        }
    }
}

/// One log a seat, and one for spectators.
#[derive(Debug, Default)]
pub(super) struct Record {
    lines: [Vec<Line>; 3],
    written: usize,
    /// Whether somebody gave up since the last match began.
    pub(super) conceded: bool,
}

/// Which of the three logs is `watcher`'s.
const fn slot(watcher: Option<Seat>) -> usize {
    match watcher {
        Some(seat) => seat.index(),
        None => 2,
    }
}

impl Record {
    pub(super) fn of(&self, watcher: Option<Seat>) -> &[Line] {
        &self.lines[slot(watcher)]
    }

    /// Writes down what is new for everybody who may look at this screen.
    pub(super) fn write(
        &mut self,
        driver: &mut dyn Driver,
        names: [&str; 2],
        players: &[Player; 2],
    ) {
        let people = [Seat(0), Seat(1)].into_iter();
        let people = people.filter(|s| players[s.index()].is_human()).map(Some);
        let mut end = self.written;
        for who in people.chain([None]) {
            let events = driver.events_for(who, self.written);
            end = self.written + events.len();
            if events.is_empty() {
                continue;
            }
            let view = driver.view(who);
            for (at, event) in events.iter().enumerate() {
                match event.verb {
                    "concede" => self.conceded = true,
                    "match" => self.conceded = false,
                    _ => {}
                }
                if let Some(text) = phrases::event_line(&view, names, event) {
                    let line = Line {
                        text,
                        tone: tone(event.verb),
                        turn: view.turn,
                        event: self.written + at,
                        times: 1,
                    };
                    add(&mut self.lines[slot(who)], line);
                }
            }
        }
        self.written = end;
    }

    /// Forgets the lines of everything from event `left` on.
    pub(super) fn forget(&mut self, left: usize) {
        self.written = self.written.min(left);
        for lines in &mut self.lines {
            lines.retain(|line| line.event < left);
        }
    }
}

/// Adds a line, or counts it when it says the same as the one before.
pub(super) fn add(lines: &mut Vec<Line>, line: Line) {
    match lines.last_mut() {
        Some(last) if last.text == line.text && last.turn == line.turn => {
            last.times += 1;
        }
        _ => lines.push(line),
    }
}

fn tone(verb: &str) -> Tone {
    match verb {
        "damage" | "durability" | "terminate" | "lose_sector" | "concede" | "collapse" => {
            Tone::Harm
        }
        "push" | "execute" | "cancel" => Tone::Queue,
        "match" | "turn" | "win_match" | "win_game" => Tone::Turn,
        "move" | "attach" | "mulligan" | "keep" => Tone::Quiet,
        _ => Tone::Plain,
    }
}
