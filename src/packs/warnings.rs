//! Warnings about the things of a whole content: they are found once all packs are put together, and shown where each
//! thing is defined.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::{Definition, PackStamp, TextFile, Words, nearest};

/// A warning about one thing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    /// Its code.
    pub code: &'static str,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub help: String,
    /// A word after the id of the thing to point at.
    word: Option<String>,
}

impl Warning {
    /// The place to point at, for a thing with its id there.
    #[must_use]
    pub fn place(&self, file: &TextFile, id: &Range<usize>) -> Range<usize> {
        match &self.word {
            Some(word) => word_after(file, id, word),
            None => id.clone(),
        }
    }
}

/// The first place of a word in quotes after an id; the id if there is none.
pub(super) fn word_after(file: &TextFile, id: &Range<usize>, word: &str) -> Range<usize> {
    let quoted = format!("\"{word}\"");
    let rest = file.text.get(id.end..).unwrap_or_default();
    let found = rest.find(&quoted).map(|at| id.end + at);
    found.map_or_else(|| id.clone(), |at| at..at + quoted.len())
}

/// Warnings by the noun of a thing and its full id.
#[derive(Debug, Default)]
pub struct Warnings(BTreeMap<(&'static str, String), Vec<Warning>>);

impl Warnings {
    /// Adds a warning about the thing with that noun and full id.
    pub fn add(
        &mut self,
        (noun, id): (&'static str, &str),
        code: &'static str,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let (message, help) = (message.into(), help.into());
        let doubt = Warning {
            code,
            message,
            help,
            word: None,
        };
        self.keep((noun, id), doubt);
    }

    fn keep(&mut self, (noun, id): (&'static str, &str), doubt: Warning) {
        let all = self.0.entry((noun, id.to_owned())).or_default();
        if !all.contains(&doubt) {
            all.push(doubt);
        }
    }

    /// The warnings about a thing.
    pub fn of(&self, noun: &'static str, id: &str) -> impl Iterator<Item = &Warning> {
        self.0.get(&(noun, id.to_owned())).into_iter().flatten()
    }

    /// A warning for each of some things whose place is not among those that are used.
    pub fn unused<T: Definition>(
        &mut self,
        things: &[T],
        used: &BTreeSet<u16>,
        code: &'static str,
        (message, help): (impl Fn(&str) -> String, &str),
    ) {
        let all = (0..).zip(things).filter(|(place, _)| !used.contains(place));
        for (_, thing) in all {
            self.add((T::NOUN, thing.id()), code, message(thing.id()), help);
        }
    }

    /// A word that only one thing has, and that is nearly one that several have: "baest" for "beast". `words` are the
    /// words of things, with their full ids; `noun` says what the words are.
    pub fn misspelt<'t>(
        &mut self,
        thing: &'static str,
        noun: &str,
        words: impl Iterator<Item = (&'t str, &'t str)>,
    ) {
        let mut by: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (id, word) in words.filter(|(_, word)| !word.is_empty()) {
            by.entry(word).or_default().push(id);
        }
        let common = || {
            by.iter()
                .filter(|(_, ids)| ids.len() > 1)
                .map(|(word, _)| *word)
        };
        for (word, ids) in &by {
            if let [id] = ids.as_slice()
                && let Some(near) = nearest(word, common())
            {
                let doubt = Warning {
                    code: "P046",
                    message: format!("only this card has the {noun} `{word}`"),
                    help: format!("did you mean `{near}`?"),
                    word: Some((*word).to_owned()),
                };
                self.keep((thing, id), doubt);
            }
        }
    }

    /// Two things of one kind with the same name or the same text, and a text that is there in another language only.
    /// The thing of the later pack is warned about.
    pub fn doubles<T: Definition>(&mut self, things: &[T], packs: &[PackStamp]) {
        let pack = |thing: &T| {
            let own = thing.id().split(':').next().unwrap_or_default();
            packs.iter().position(|stamp| stamp.id == own)
        };
        let mut all: Vec<&T> = things.iter().collect();
        all.sort_by_key(|thing| pack(thing));
        let names = |thing: &T| spelled(thing.name());
        let texts = |thing: &T| spelled(thing.more());
        for (id, other, (language, text)) in alike(&all, names) {
            let sort = ["", "Spanish "][language];
            let message = format!("{} `{other}` has the same {sort}name: \"{text}\"", T::NOUN);
            self.add(
                (T::NOUN, id),
                "P042",
                message,
                "give one of them another name",
            );
        }
        for (id, other, _) in alike(&all, texts) {
            let message = format!("{} `{other}` has the same text", T::NOUN);
            self.add(
                (T::NOUN, id),
                "P043",
                message,
                "write another text for one of them, or leave it out",
            );
        }
        for thing in all {
            let more = thing.more();
            if more.english.trim().is_empty() && more.spanish.is_some() {
                let message = "its text is there in another language, and not in English";
                let help = "write it in the definition, or take it out of the file of texts";
                self.add((T::NOUN, thing.id()), "P044", message, help);
            }
        }
    }
}

/// A text in each of its languages, to be compared. A language without a text of its own shows the English one.
fn spelled(words: &Words) -> [Option<String>; 2] {
    let kept = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
    [
        kept(&words.english),
        words.spanish.as_deref().and_then(kept),
    ]
}

/// Things that say the same as one before them: its id, that of the other, what they say and in which language.
fn alike<'t, T: Definition>(
    things: &[&'t T],
    texts: impl Fn(&T) -> [Option<String>; 2],
) -> Vec<(&'t str, &'t str, (usize, String))> {
    let mut seen: [BTreeMap<String, &str>; 2] = Default::default();
    let mut found: Vec<(&str, &str, (usize, String))> = Vec::new();
    for thing in things {
        for (language, text) in texts(thing).into_iter().enumerate() {
            let Some(text) = text else { continue };
            let key = text.to_lowercase();
            match seen[language].get(&key) {
                Some(other) if found.last().is_none_or(|(id, ..)| *id != thing.id()) => {
                    found.push((thing.id(), other, (language, text)));
                }
                Some(_) => {}
                None => {
                    seen[language].insert(key, thing.id());
                }
            }
        }
    }
    found
}
