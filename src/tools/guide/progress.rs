//! Which line is shown now, and which are over: worked out from the questions, choices and events of a match alone.

use std::collections::BTreeSet;

use ron2::Spanned;

use super::file::{Guide, Line, LineCondition, Side, Until};

/// What can be chosen: the word, and the things it names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The word of the choice.
    pub verb: &'static str,
    /// The full ids of what it is made with or aimed at.
    pub things: Vec<String>,
}

/// A question to the player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GuideQuestion {
    /// Turns, or rounds, begun.
    pub turn: u32,
    /// Whether it is the player's turn.
    pub mine: bool,
    /// The step, as the turn table names it.
    pub step: String,
    /// What is asked.
    pub topic: &'static str,
    /// What can be chosen.
    pub offers: Vec<Offer>,
    /// The kind of what resolves next, if anything waits.
    pub pending: Option<&'static str>,
}

/// What of a guide is over.
#[derive(Debug, Clone, Default)]
pub struct Progress {
    /// Lines that are over.
    done: BTreeSet<usize>,
    /// How often the player did something else, by line.
    ignored: Vec<u32>,
    /// Lines that wait for an event.
    waiting: BTreeSet<usize>,
    /// What happened since the player's last choice.
    happened: BTreeSet<&'static str>,
    /// The word of that choice.
    last: Option<&'static str>,
}

impl Progress {
    /// The line to show at that moment.
    #[must_use]
    pub fn current(&self, guide: &Guide, moment: &GuideQuestion) -> Option<usize> {
        let fits = |&(at, line): &(usize, &Spanned<Line>)| {
            !self.done.contains(&at) && self.fits(&line.value.when, moment)
        };
        let lines = guide.lines.iter().enumerate().filter(fits);
        // What was passed over makes room for what was not.
        let first = lines.min_by_key(|(at, _)| self.ignored.get(*at).copied().unwrap_or(0));
        first.map(|(at, _)| at)
    }

    fn fits(&self, when: &LineCondition, moment: &GuideQuestion) -> bool {
        let side = match when.turn_of {
            Side::Any => true,
            Side::Mine => moment.mine,
            Side::Theirs => !moment.mine,
        };
        let offered = |offer: &Offer| {
            one_of(&when.offers, offer.verb)
                && (when.cards.is_empty() || names_any(&when.cards, &offer.things))
        };
        let offers = when.offers.is_empty() && when.cards.is_empty();
        side && (when.turns.0..=when.turns.1).contains(&moment.turn)
            && one_of(&when.steps, &moment.step)
            && one_of(&when.topics, moment.topic)
            && (offers || moment.offers.iter().any(offered))
            && (when.after.is_empty() || self.happened.iter().any(|word| one_of(&when.after, word)))
            && fits_some(&when.did, self.last)
            && fits_some(&when.pending, moment.pending)
    }

    /// "Got it".
    pub fn close(&mut self, line: usize) {
        self.done.insert(line);
    }

    /// The player makes a choice with that word at that moment.
    pub fn choose(&mut self, guide: &Guide, moment: &GuideQuestion, verb: &'static str) {
        let current = self.current(guide, moment);
        self.ignored.resize(guide.lines.len(), 0);
        self.waiting.clear();
        let mut over = Vec::new();
        for (at, line) in guide.lines.iter().enumerate() {
            if self.done.contains(&at) || !self.fits(&line.value.when, moment) {
                continue;
            }
            match &line.value.until {
                Until::Read if current == Some(at) => over.push(at),
                Until::Choice(verbs) if one_of(verbs, verb) => over.push(at),
                Until::Event(_) => {
                    self.waiting.insert(at);
                }
                Until::Read | Until::Choice(_) => {}
            }
            if current == Some(at) {
                self.ignored[at] += 1;
            }
        }
        self.done.extend(over);
        self.happened.clear();
        self.last = Some(verb);
    }

    /// That happened.
    pub fn happen(&mut self, guide: &Guide, event: &'static str) {
        self.happened.insert(event);
        let line = |at: &usize| guide.lines.get(*at).map(|line| &line.value.until);
        let waits =
            |at: &usize| !matches!(line(at), Some(Until::Event(words)) if one_of(words, event));
        let (waiting, over) = std::mem::take(&mut self.waiting)
            .into_iter()
            .partition(waits);
        self.waiting = waiting;
        let over: BTreeSet<usize> = over;
        self.done.extend(over);
    }

    /// What happened since the player's last choice.
    #[must_use]
    pub fn happened(&self) -> Vec<&'static str> {
        self.happened.iter().copied().collect()
    }

    /// Whether no line can come any more.
    #[must_use]
    pub fn is_over(&self, guide: &Guide, turn: u32) -> bool {
        let mut lines = guide.lines.iter().enumerate();
        lines.all(|(at, line)| self.done.contains(&at) || line.value.when.turns.1 < turn)
    }
}

/// Whether a word is among those, or nothing was said.
fn one_of(words: &[Spanned<String>], word: &str) -> bool {
    words.is_empty() || words.iter().any(|known| known.value == word)
}

/// Whether there is a word that is among those, or nothing was said.
fn fits_some(words: &[Spanned<String>], word: Option<&str>) -> bool {
    words.is_empty() || word.is_some_and(|word| one_of(words, word))
}

fn names_any(wanted: &[Spanned<String>], things: &[String]) -> bool {
    let named = |id: &Spanned<String>| things.iter().any(|thing| is_named(thing, &id.value));
    wanted.iter().any(named)
}

/// Whether a full id (`pack:card`) is meant by that id, which may lack the pack.
#[must_use]
pub fn is_named(full: &str, id: &str) -> bool {
    full == id || full.split_once(':').is_some_and(|(_, short)| short == id)
}
