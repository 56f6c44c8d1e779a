//! The ordered log of all events; animation, log and digest read nothing else.

use super::{Ref, Seat};

/// One event, in one shape for all games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    /// The verb: "move", "damage", "step" ...; one word of the game.
    pub verb: &'static str,
    /// The seat that did it, or whose turn it is.
    pub seat: Seat,
    /// The thing it happened to.
    pub subject: Ref,
    /// The place it came from, or the thing that did it.
    pub from: Ref,
    /// The place it went to.
    pub to: Ref,
    /// The amount.
    pub amount: i32,
    /// The only seat that may know the subject and the amount; `None` for everybody.
    pub secret: Option<Seat>,
}

impl Event {
    /// An event that is only a verb.
    #[must_use]
    pub const fn new(verb: &'static str, seat: Seat) -> Self {
        Self {
            verb,
            seat,
            subject: Ref::None,
            from: Ref::None,
            to: Ref::None,
            amount: 0,
            secret: None,
        }
    }

    /// The same for seat 0; the typed events of a game start from it and fill in the rest.
    pub(crate) const fn of_word(verb: &'static str) -> Self {
        Self::new(verb, Seat(0))
    }

    /// Sets the thing it happened to.
    #[must_use]
    pub const fn of(mut self, subject: Ref) -> Self {
        self.subject = subject;
        self
    }

    /// Sets the place it came from.
    #[must_use]
    pub const fn from(mut self, from: Ref) -> Self {
        self.from = from;
        self
    }

    /// Sets the place it went to.
    #[must_use]
    pub const fn to(mut self, to: Ref) -> Self {
        self.to = to;
        self
    }

    /// Sets the amount.
    #[must_use]
    pub const fn by(mut self, amount: i32) -> Self {
        self.amount = amount;
        self
    }

    /// Lets only `seat` know the subject and the amount.
    #[must_use]
    pub const fn only_for(mut self, seat: Seat) -> Self {
        self.secret = Some(seat);
        self
    }

    /// The event as `seat` may see it.
    #[must_use]
    pub fn seen_by(mut self, seat: Option<Seat>) -> Self {
        if self.secret.is_some_and(|owner| seat != Some(owner)) {
            self.subject = Ref::None;
            self.amount = 0;
        }
        self
    }
}

/// All events of a match, oldest first, with a running digest.
#[derive(Debug, Clone, Default)]
pub struct EventLog {
    events: Vec<Event>,
    digest: u64,
    recording: Recording,
}

/// What a log does with an event.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Recording {
    /// Folds it into the digest, for mass simulation.
    #[default]
    Digest,
    /// Keeps it too.
    Events,
    /// Nothing, in possible worlds: going back to the truth brings the digest back.
    Off,
}

impl EventLog {
    /// Empties the log. `keep` false only folds events into the digest, for mass simulation.
    pub fn reset(&mut self, keep: bool) {
        self.events.clear();
        self.digest = 0xcbf2_9ce4_8422_2325;
        self.recording = if keep {
            Recording::Events
        } else {
            Recording::Digest
        };
    }

    /// Adds one event.
    pub fn push(&mut self, event: Event) {
        if self.recording == Recording::Off {
            return;
        }
        self.digest = fold(self.digest, &event);
        if self.recording == Recording::Events {
            self.events.push(event);
        }
    }

    /// Events from index `from` on.
    #[must_use]
    pub fn since(&self, from: usize) -> &[Event] {
        self.events.get(from..).unwrap_or_default()
    }

    /// How many events are kept.
    #[must_use]
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether nothing is kept.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Sets what happens to events from now on. Returns what did until now.
    pub fn record(&mut self, recording: Recording) -> Recording {
        std::mem::replace(&mut self.recording, recording)
    }

    /// Length and digest, to return to.
    #[must_use]
    pub fn mark(&self) -> (usize, u64) {
        (self.events.len(), self.digest)
    }

    /// Forgets everything after `mark`.
    pub fn rewind(&mut self, mark: (usize, u64)) {
        self.events.truncate(mark.0);
        self.digest = mark.1;
    }

    /// The digest: a hash of every field of every event since the reset.
    #[must_use]
    pub const fn digest(&self) -> u64 {
        self.digest
    }
}

/// Adds an event to a digest: FNV-1a over words instead of bytes, the same on every machine, quick enough for simulation.
pub(super) fn fold(mut digest: u64, event: &Event) -> u64 {
    let mut word = |value: u64| {
        digest = (digest ^ value)
            .wrapping_mul(0x0000_0100_0000_01b3)
            .rotate_left(23);
    };
    for chunk in event.verb.as_bytes().chunks(8) {
        // Little-endian, the rest zero.
        let letters = chunk.iter().rev();
        word(letters.fold(0, |word, &letter| word << 8 | u64::from(letter)));
    }
    let refs = [event.subject, event.from, event.to].map(ref_word);
    if refs.iter().all(|r| r >> REF_BITS == 0) {
        word(refs[0] | refs[1] << REF_BITS | refs[2] << (2 * REF_BITS));
    } else {
        refs.into_iter().for_each(&mut word);
    }
    let secret = event.secret.map_or(0, |seat| u64::from(seat.0) + 1);
    word((event.amount as u32 as u64) ^ secret << 40 ^ u64::from(event.seat.0) << 48);
    digest
}

/// The bits that any reference except a point needs.
const REF_BITS: u32 = 21;

fn ref_word(r: Ref) -> u64 {
    match r {
        Ref::None => 0,
        Ref::Object(id) => 1 << 18 | u64::from(id.0),
        Ref::Seat(seat) => 2 << 18 | u64::from(seat.0),
        Ref::Zone(zone) => 3 << 18 | u64::from(zone.0),
        Ref::Entry(n) => 4 << 18 | u64::from(n),
        Ref::Kind(n) => 5 << 18 | u64::from(n),
        Ref::Point(x, y) => 6 << 18 | u64::from(x) << 24 | u64::from(y) << 40,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_covers_every_field() {
        let event = Event::new("buff", Seat(0));
        let changed = [
            event,
            Event::new("bluff", Seat(0)),
            Event::new("buff", Seat(1)),
            event.of(Ref::Kind(0)),
            event.from(Ref::Point(0, 1)),
            event.from(Ref::Point(1, 0)),
            event.to(Ref::Point(0, 1)),
            event.to(Ref::Point(1, 0)),
            event.by(1),
            event.by(-1),
            event.only_for(Seat(0)),
            event.only_for(Seat(1)),
        ];
        let digests = changed.map(|event| fold(7, &event));
        for (n, digest) in digests.iter().enumerate() {
            assert!(!digests[..n].contains(digest), "{:?}", changed[n]);
        }
    }
}
