//! Sentences with holes: parsed once, filled at each call.
//!
//! `{name}` is a hole. `{count|0=no cards|1=one card|# cards}` chooses a form by what the hole holds: the first form whose
//! word before `=` is that, or the last one, which has no `=`; `#` in a form is what the hole holds. A form may have holes
//! and choices of its own.

use std::borrow::Cow;

use super::keyed::Kind;

/// A hole that a sentence may have: its name, and what can be in it.
pub type HoleSpec = (&'static str, Kind);

#[derive(Debug)]
enum Part {
    Text(Box<str>),
    Hole(usize),
    Choice(usize, Vec<(Box<str>, Vec<Part>)>, Vec<Part>),
}

/// A sentence that was checked against the holes it may have.
#[derive(Debug, Default)]
pub struct Sentence(Vec<Part>);

impl Sentence {
    /// The sentence with these in its holes, in the order of the holes it was parsed with.
    #[must_use]
    pub fn fill(&self, holes: &[Cow<'_, str>]) -> String {
        let mut said = String::new();
        write(&self.0, holes, &mut said);
        said
    }

    /// Parses a sentence.
    ///
    /// # Errors
    ///
    /// What is wrong with it: a hole that is not in `holes`, one of them that is missing (what only chooses between forms may
    /// be), a choice that leaves something unsaid, a bracket that is not closed.
    pub fn parse(text: &str, holes: &[HoleSpec]) -> Result<Self, String> {
        let mut parser = Parser {
            rest: text,
            holes,
            used: vec![false; holes.len()],
        };
        let parts = parser.parts(None)?;
        let used = parser.used.iter();
        for ((name, kind), _) in holes.iter().zip(used).filter(|(_, used)| !**used) {
            if !matches!(kind, Kind::Keys(_)) {
                return Err(format!("the hole {{{name}}} is missing"));
            }
        }
        Ok(Self(parts))
    }
}

fn write(parts: &[Part], holes: &[Cow<'_, str>], said: &mut String) {
    for part in parts {
        match part {
            Part::Text(text) => said.push_str(text),
            Part::Hole(n) => said.push_str(&holes[*n]),
            Part::Choice(n, forms, other) => {
                let found = forms.iter().find(|(key, _)| **key == *holes[*n]);
                write(found.map_or(other, |(_, form)| form), holes, said);
            }
        }
    }
}

struct Parser<'a> {
    rest: &'a str,
    holes: &'a [HoleSpec],
    used: Vec<bool>,
}

impl Parser<'_> {
    /// Reads the parts up to the end, or in a form of that hole's choice up to `|` or `}`, which stays.
    fn parts(&mut self, form_of: Option<usize>) -> Result<Vec<Part>, String> {
        let mut parts = Vec::new();
        let stops: &[char] = match form_of {
            None => &['{', '}'],
            Some(_) => &['{', '}', '|', '#'],
        };
        loop {
            let end = self.rest.find(stops).unwrap_or(self.rest.len());
            let (text, rest) = self.rest.split_at(end);
            if !text.is_empty() {
                parts.push(Part::Text(text.into()));
            }
            self.rest = rest;
            match (rest.chars().next(), form_of) {
                (Some('{'), _) => parts.push(self.hole()?),
                (Some('#'), Some(hole)) => {
                    self.rest = &rest[1..];
                    parts.push(Part::Hole(hole));
                }
                (None, None) | (Some('|' | '}'), Some(_)) => return Ok(parts),
                (None, Some(_)) => return Err("a `{` is not closed".to_owned()),
                (Some(c), _) => return Err(format!("a `{c}` that closes nothing")),
            }
        }
    }

    /// Reads the text in brackets.
    fn hole(&mut self) -> Result<Part, String> {
        let rest = &self.rest[1..];
        let end = rest.find(['|', '}']).ok_or("a `{` is not closed")?;
        let (name, rest) = rest.split_at(end);
        self.rest = rest;
        let Some(n) = self.holes.iter().position(|(known, _)| *known == name) else {
            let known = self.holes.iter().map(|(known, _)| format!("{{{known}}}"));
            let known = known.collect::<Vec<_>>().join(", ");
            return Err(format!("there is no hole {{{name}}} here, only: {known}"));
        };
        self.used[n] = true;
        let mut forms: Vec<(Box<str>, Vec<Part>)> = Vec::new();
        let mut other = None;
        while let Some(rest) = self.rest.strip_prefix('|') {
            if other.is_some() {
                return Err(format!("{{{name}}}: the form without `=` is the last"));
            }
            let key = rest.split_once('=').map(|(key, _)| key);
            let key = key.filter(|key| key.chars().all(|c| c.is_alphanumeric() || c == '_'));
            self.rest = &rest[key.map_or(0, |key| key.len() + 1)..];
            let form = self.parts(Some(n))?;
            match key {
                None => other = Some(form),
                Some(key) if forms.iter().any(|(known, _)| **known == *key) => {
                    return Err(format!("{{{name}}}: two forms for `{key}`"));
                }
                Some(key) => forms.push((key.into(), form)),
            }
        }
        self.rest = &self.rest[1..];
        if forms.is_empty() && other.is_none() {
            return Ok(Part::Hole(n));
        }
        self.holes[n]
            .1
            .check(name, forms.iter().map(|(key, _)| &**key), other.is_some())?;
        Ok(Part::Choice(n, forms, other.unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOLES: [HoleSpec; 3] = [
        ("who", Kind::Text),
        ("n", Kind::Number),
        ("set", Kind::Keys(&["no", "yes"])),
    ];

    fn said(text: &str, who: &str, n: &str, set: &str) -> String {
        let sentence = Sentence::parse(text, &HOLES).expect("it is right");
        sentence.fill(&[who.into(), n.into(), set.into()])
    }

    #[test]
    fn forms_are_chosen_and_holes_filled() {
        let text = "{who|You=You take|# takes} {n|0=nothing|1=a card|{n} cards, #}{set|no=|yes= at {who}'s}.";
        assert_eq!(said(text, "You", "1", "no"), "You take a card.");
        assert_eq!(said(text, "Ann", "0", "yes"), "Ann takes nothing at Ann's.");
        assert_eq!(said(text, "Ann", "7", "no"), "Ann takes 7 cards, 7.");
        assert_eq!(said("{who}: {n}", "=", "|", "no"), "=: |");
    }

    #[test]
    fn every_mistake_is_named() {
        let wrong = |text: &str| Sentence::parse(text, &HOLES).expect_err(text);
        assert!(wrong("{who} {m}").contains("no hole {m}"), "unknown");
        assert_eq!(wrong("{who}"), "the hole {n} is missing");
        assert_eq!(wrong("{who} {n"), "a `{` is not closed");
        assert_eq!(wrong("{who} {n|1=a"), "a `{` is not closed");
        assert_eq!(wrong("{who} {n}}"), "a `}` that closes nothing");
        assert!(wrong("{who} {n|1=a}").contains("last form"), "no others");
        assert!(wrong("{who} {n|one=a|b}").contains("no number"), "a word");
        assert!(wrong("{who} {n}{set|yes=a}").contains("`no`"), "a lack");
        assert!(wrong("{who} {n}{set|yes=a|maybe=b|c}").contains("`maybe`"));
        assert!(wrong("{who} {n|a|b}").contains("is the last"), "two others");
        assert!(wrong("{who} {n|1=a|1=b|c}").contains("two forms"), "twice");
    }
}
