//! The log of a game of Frames: one for everybody, in every language.

use crate::desktop::session::record::{Line, Tone, add, forget};
use crate::games::frames::phrases::Speaker;
use crate::table::{Event, Language, Phrases, Ref};

/// The lines so far.
#[derive(Debug, Default)]
pub(super) struct Record {
    english: Log,
    spanish: Log,
}

/// The lines in one language.
#[derive(Debug, Default)]
struct Log {
    lines: Vec<Line>,
    round: u32,
}

impl Record {
    pub(super) fn lines(&self, language: Language) -> &[Line] {
        match language {
            Language::English => &self.english.lines,
            Language::Spanish => &self.spanish.lines,
        }
    }

    /// Writes down new events in the speaker's language; the first of them is number `from`.
    pub(super) fn write(&mut self, speaker: &Speaker, events: &[Event], from: usize) {
        let log = match speaker.language {
            Language::English => &mut self.english,
            Language::Spanish => &mut self.spanish,
        };
        log.write(speaker, events, from);
    }

    /// Forgets the lines of everything from event `left` on.
    pub(super) fn forget(&mut self, left: usize) {
        self.english.forget(left);
        self.spanish.forget(left);
    }
}

impl Log {
    fn write(&mut self, speaker: &Speaker, events: &[Event], from: usize) {
        let mut at = 0;
        while let Some(event) = events.get(at) {
            let alike = events[at..]
                .iter()
                .take_while(|e| e.verb == event.verb && e.subject == event.subject);
            let run = match event.verb {
                "roll" | "damage_die" => alike.count(),
                _ => 1,
            };
            let text = match (event.verb, event.subject) {
                ("roll", Ref::Object(frame)) => {
                    Some(speaker.roll_line(frame, &events[at..at + run]))
                }
                ("damage_die", _) => Some(speaker.damage_line(&events[at..at + run])),
                _ => speaker.event(event),
            };
            if event.verb == "round" {
                self.round = u32::try_from(event.amount).unwrap_or_default();
            }
            if let Some(text) = text {
                let mut line = Line::new(text, tone(event.verb), self.round);
                line.event = from + at;
                add(&mut self.lines, line);
            }
            at += run;
        }
    }

    fn forget(&mut self, left: usize) {
        forget(&mut self.lines, left);
        self.round = self.lines.last().map_or(0, |line| line.turn);
    }
}

fn tone(verb: &str) -> Tone {
    match verb {
        "hit" | "lose_system" | "lose_white" | "destroy" | "concede" | "clock" => Tone::Harm,
        "attack" | "designate" | "damage_die" | "use_spot" | "miss" => Tone::Queue,
        "round" | "win" | "extra_round" => Tone::Turn,
        "roll" | "place" | "score" | "ppa" | "end_round" | "pass" | "cover" => Tone::Quiet,
        _ => Tone::Plain,
    }
}
