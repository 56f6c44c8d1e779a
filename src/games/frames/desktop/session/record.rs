//! The log of a game of Frames: one for everybody, in every language.

use crate::desktop::session::record::{Line, Tone, add, forget};
use crate::games::frames::Event;
use crate::games::frames::match_state::Colour;
use crate::games::frames::phrases::Speaker;
use crate::table::{self, Language, ObjectId, Phrases};

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
    pub(super) fn write(&mut self, speaker: &Speaker, events: &[table::Event], from: usize) {
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
    fn write(&mut self, speaker: &Speaker, events: &[table::Event], from: usize) {
        let mut at = 0;
        while let Some(wire) = events.get(at) {
            let Some(event) = Event::read(wire) else {
                at += 1;
                continue;
            };
            // Dice that fall together are one line.
            let (run, text) = if let Event::Roll { frame, .. } = event {
                let dice: Vec<_> = run_of(&events[at..], rolled(frame)).collect();
                (dice.len(), Some(speaker.roll_line(frame, &dice)))
            } else if let Event::DamageDie { target, .. } = event {
                let dice: Vec<_> = run_of(&events[at..], damaging(target)).collect();
                (dice.len(), Some(speaker.damage_line(&dice)))
            } else {
                (1, speaker.event(wire))
            };
            if let Event::Round { round } = event {
                self.round = u32::from(round);
            }
            if let Some(text) = text {
                let mut line = Line::new(text, tone(event), self.round);
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

/// What `take` makes of each event up to the first of which it makes nothing.
fn run_of<T>(
    events: &[table::Event],
    take: impl Fn(Event) -> Option<T>,
) -> impl Iterator<Item = T> {
    events
        .iter()
        .map_while(move |event| take(Event::read(event)?))
}

/// Colour and value of a die that this frame rolled.
fn rolled(by: ObjectId) -> impl Fn(Event) -> Option<(Colour, u8)> {
    move |event| match event {
        Event::Roll {
            frame,
            colour,
            value,
            ..
        } if frame == by => Some((colour, value)),
        _ => None,
    }
}

/// Value of a damage die against that target.
fn damaging(against: ObjectId) -> impl Fn(Event) -> Option<u8> {
    move |event| match event {
        Event::DamageDie { target, value, .. } if target == against => Some(value),
        _ => None,
    }
}

/// What a line of that event is about.
const fn tone(event: Event) -> Tone {
    match event {
        Event::Hit { .. }
        | Event::LoseSystem { .. }
        | Event::LoseWhite { .. }
        | Event::Destroy { .. }
        | Event::Concede { .. }
        | Event::Clock { .. } => Tone::Harm,
        Event::Attack { .. }
        | Event::Designate { .. }
        | Event::DamageDie { .. }
        | Event::UseSpot { .. }
        | Event::Miss { .. } => Tone::Queue,
        Event::Round { .. } | Event::Win { .. } | Event::ExtraRound => Tone::Turn,
        Event::Roll { .. }
        | Event::Place { .. }
        | Event::Score { .. }
        | Event::Ppa { .. }
        | Event::EndRound { .. }
        | Event::Pass { .. }
        | Event::Cover { .. } => Tone::Quiet,
        Event::Rank { .. }
        | Event::Step { .. }
        | Event::Terrain { .. }
        | Event::Veto { .. }
        | Event::Call { .. }
        | Event::AddFrame { .. }
        | Event::RemoveFrame { .. }
        | Event::Defer { .. }
        | Event::Role { .. }
        | Event::Initiative { .. }
        | Event::Activate { .. }
        | Event::EndTurn { .. }
        | Event::Rockets { .. }
        | Event::Hazard { .. }
        | Event::Defend { .. }
        | Event::Move { .. }
        | Event::Climb { .. }
        | Event::Fall { .. }
        | Event::Spot { .. }
        | Event::HitCover { .. }
        | Event::Abandon { .. }
        | Event::Control { .. }
        | Event::Count { .. } => Tone::Plain,
    }
}
