//! The log of each person, written as events happen, with only what the person may know.

use crate::table::{Event, EventWords, Language, Seat, Seats};

use super::{Driver, Player, SessionGame};

/// The topic of a line of the log, for its colour.
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
    /// The text.
    pub text: String,
    /// The subject, which decides the colour.
    pub tone: Tone,
    /// Turn it happened in.
    pub turn: u32,
    /// How often it happened in a row.
    pub times: u32,
    /// The event of this line.
    pub(crate) event: usize,
    /// The events that said the same right after it.
    again: Vec<usize>,
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
            again: Vec::new(),
        }
    }
}

/// One log a seat, and one for spectators, in every language of the game.
#[derive(Debug, Default)]
pub(super) struct Record {
    logs: Vec<Log>,
    written: usize,
    /// The seats that conceded since the last match began, each with its event.
    gone: Vec<(usize, Seat)>,
}

/// The lines for one reader in one language.
#[derive(Debug)]
struct Log {
    reader: Option<Seat>,
    language: Language,
    lines: Vec<Line>,
}

impl Record {
    /// The lines for `reader`. They are in the game's first language if there are none in that one.
    pub(super) fn of<G: SessionGame>(&self, reader: Option<Seat>, language: Language) -> &[Line] {
        let language = G::spoken(language);
        let mut logs = self.logs.iter();
        let log = logs.find(|log| (log.reader, log.language) == (reader, language));
        log.map_or(&[], |log| &log.lines)
    }

    fn log(&mut self, reader: Option<Seat>, language: Language) -> &mut Vec<Line> {
        let same = |log: &Log| (log.reader, log.language) == (reader, language);
        let at = self.logs.iter().position(same).unwrap_or_else(|| {
            self.logs.push(Log {
                reader,
                language,
                lines: Vec::new(),
            });
            self.logs.len() - 1
        });
        &mut self.logs[at].lines
    }

    /// The seats that have conceded since the last match began.
    pub(super) fn gone(&self) -> Seats {
        self.gone.iter().map(|(_, seat)| *seat).collect()
    }

    /// Adds new lines for every reader at this screen.
    pub(super) fn write<G: SessionGame>(
        &mut self,
        driver: &mut dyn Driver<G>,
        players: &[Player<G>],
    ) {
        let names: Vec<&str> = players.iter().map(|p| p.name.as_str()).collect();
        let seats = (0..).map(Seat).zip(players);
        let people = seats.filter(|(_, p)| p.is_human()).map(|(s, _)| Some(s));
        let mut end = self.written;
        for who in people.chain([None]) {
            let events = driver.events_for(who, self.written);
            end = self.written + events.len();
            if events.is_empty() {
                continue;
            }
            for (at, event) in events.iter().enumerate() {
                let this = (self.written + at, event.seat);
                if event.is_any(G::Events::MATCH) {
                    self.gone.clear();
                } else if event.is_any(&[G::Events::CONCEDE]) && !self.gone.contains(&this) {
                    self.gone.push(this);
                }
            }
            let view = driver.view(who);
            for &language in G::LANGUAGES {
                let from = self.written;
                write::<G>(
                    self.log(who, language),
                    &view,
                    &names,
                    language,
                    (&events, from),
                );
            }
        }
        self.written = end;
    }

    /// Removes the lines of all events from `left` on.
    pub(super) fn forget(&mut self, left: usize) {
        self.written = self.written.min(left);
        self.gone.retain(|(event, _)| *event < left);
        for log in &mut self.logs {
            forget(&mut log.lines, left);
        }
    }
}

/// Adds the lines of `events`, of which the first is number `from` of the match.
fn write<G: SessionGame>(
    lines: &mut Vec<Line>,
    view: &G::View,
    names: &[&str],
    language: Language,
    (events, from): (&[Event], usize),
) {
    // Where a turn begins among the events, those before it are of the turn before.
    let begins = events.iter().any(|event| G::begins(event).is_some());
    let mut turn = match lines.last() {
        Some(last) if begins => last.turn,
        None if begins => 0,
        _ => G::turn(view),
    };
    let mut at = 0;
    while let Some(event) = events.get(at) {
        let run = G::run(&events[at..]).max(1);
        turn = G::begins(event).unwrap_or(turn);
        let text = G::line_of_run(view, names, language, (events, at, run));
        if let Some(text) = text {
            let mut line = Line::new(text, G::tone(event), turn);
            line.event = from + at;
            add(lines, line);
        }
        at += run;
    }
}

/// Removes the lines of events from `left` on.
fn forget(lines: &mut Vec<Line>, left: usize) {
    lines.retain(|line| line.event < left);
    if let Some(last) = lines.last_mut() {
        last.again.retain(|event| *event < left);
        last.times = 1 + last.again.len() as u32;
    }
}

/// Adds a line, or counts it when it says the same as the one before.
fn add(lines: &mut Vec<Line>, line: Line) {
    match lines.last_mut() {
        Some(last) if last.text == line.text && last.turn == line.turn => {
            last.times += 1;
            last.again.push(line.event);
        }
        _ => lines.push(line),
    }
}

/// Lines as they are read, each with how often it happened.
pub(super) fn text(lines: &[Line]) -> Vec<String> {
    let line = |line: &Line| match line.times {
        1 => line.text.clone(),
        n => format!("{} ×{n}", line.text),
    };
    lines.iter().map(line).collect()
}
