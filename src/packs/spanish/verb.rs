//! Spanish verbs where a text speaks to its reader, and of what the reader may do.

use super::Phrase;

/// Whether the sentence says what happens or what may be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    /// "el rival roba".
    Plain,
    /// "puedes hacer que el rival robe".
    May,
}

/// What you do to something: "gira", "gíralo", "girar".
#[derive(Debug)]
pub struct Action {
    command: &'static str,
    /// The command as it is spelled before "lo".
    stem: &'static str,
    infinitive: &'static str,
}

/// Such a verb: the command, the command as it is spelled before "lo", the infinitive.
#[must_use]
pub const fn action(command: &'static str, stem: &'static str, infinitive: &'static str) -> Action {
    Action {
        command,
        stem,
        infinitive,
    }
}

impl Action {
    /// "gira un Personaje", "gíralo", "girarlo".
    #[must_use]
    pub fn on(&self, object: &Phrase, mood: Mood) -> String {
        match (mood, object.known) {
            (Mood::Plain, true) => format!("{}{}", self.stem, object.clitic()),
            (Mood::May, true) => format!("{}{}", self.infinitive, object.clitic()),
            (Mood::Plain, false) => format!("{} {}", self.command, object.text),
            (Mood::May, false) => format!("{} {}", self.infinitive, object.text),
        }
    }
}

/// What you or somebody else does: "roba", "robar", "robe".
#[derive(Debug)]
pub struct Verb {
    command: &'static str,
    infinitive: &'static str,
    third: [&'static str; 2],
    wished: [&'static str; 2],
}

/// Such a verb: the command, the infinitive, then of one and of many what they do and what you make them do.
#[must_use]
pub const fn verb(
    command: &'static str,
    infinitive: &'static str,
    third: [&'static str; 2],
    wished: [&'static str; 2],
) -> Verb {
    Verb {
        command,
        infinitive,
        third,
        wished,
    }
}

impl Verb {
    /// Said to you: "roba", "puedes robar".
    #[must_use]
    pub const fn you(&self, mood: Mood) -> &'static str {
        match mood {
            Mood::Plain => self.command,
            Mood::May => self.infinitive,
        }
    }

    /// Said of somebody: "roba", "hacer que robe".
    #[must_use]
    pub fn form(&self, subject: &Phrase, mood: Mood) -> &'static str {
        let n = usize::from(subject.plural);
        match mood {
            Mood::Plain => self.third[n],
            Mood::May => self.wished[n],
        }
    }

    /// With its subject: "el rival roba", "hacer que el rival robe".
    #[must_use]
    pub fn by(&self, subject: &Phrase, mood: Mood) -> String {
        format!("{}{}", lead(subject, mood), self.form(subject, mood))
    }
}

/// The subject as it stands before its verb.
#[must_use]
pub fn lead(subject: &Phrase, mood: Mood) -> String {
    let subject = subject.before_verb();
    match mood {
        Mood::Plain => subject,
        Mood::May => format!("hacer que {subject}"),
    }
}
