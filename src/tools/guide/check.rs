//! Checks the names in a guide.

use ron2::Spanned;

use super::file::{Guide, Line, Pointer, Until};
use super::progress::is_named;
use super::tour::GuidedGame;
use crate::cli::game::HUMAN;
use crate::games::Seating;
use crate::packs::{Diagnostic, Report, TextFile, did_you_mean, range};
use crate::table::{ChoiceWords, EventWords, TopicWords};
use crate::tools::Outcome;

/// Checks everything that is written in a guide. Returns who plays it, if that is sound.
pub(super) fn names<G: GuidedGame>(
    guide: &Guide,
    content: &'static G::Content,
    file: &TextFile,
    report: &mut Report,
) -> Option<Seating<G::TableOptions>> {
    let things = G::names_of(content).remove(G::THINGS).unwrap_or_default();
    let things: Vec<String> = things.into_iter().map(|thing| thing.id).collect();
    let steps: Vec<String> = G::TURN.names().collect();
    let mut check = Check {
        file,
        report,
        things: &things,
        steps: steps.iter().map(String::as_str).collect(),
        areas: G::AREAS,
        verbs: G::Choices::TEXTS,
        topics: G::Topics::TEXTS,
        events: G::Events::TEXTS,
        pending: G::PENDING,
    };
    if guide.lines.is_empty() {
        check.error(
            "G006",
            &guide.game,
            "a guide without lines says nothing".to_owned(),
            None,
        );
    }
    guide.lines.iter().for_each(|line| check.line(line));
    check.seats::<G>(guide, content)
}

struct Check<'a> {
    file: &'a TextFile,
    report: &'a mut Report,
    things: &'a [String],
    steps: Vec<&'a str>,
    areas: &'static [&'static str],
    verbs: &'static [&'static str],
    topics: &'static [&'static str],
    events: &'static [&'static str],
    pending: &'static [&'static str],
}

impl Check<'_> {
    fn error<T>(
        &mut self,
        code: &'static str,
        at: &Spanned<T>,
        what: String,
        help: Option<String>,
    ) {
        let problem = Diagnostic::error(code, self.file, &range(&at.span), what);
        self.report.push(problem.help(help));
    }

    /// A word that must be among known ones.
    fn word(&mut self, kind: &str, word: &Spanned<String>, known: &[&str]) {
        let code = match kind {
            "area" => "G005",
            _ => "G004",
        };
        if !known.contains(&word.value.as_str()) {
            let help = did_you_mean(&word.value, known.iter().copied())
                .unwrap_or_else(|| format!("there are {}", known.join(", ")));
            let what = format!("there is no {kind} `{}`", word.value);
            self.error(code, word, what, Some(help));
        }
    }

    fn thing(&mut self, id: &Spanned<String>) {
        let things = self.things;
        if !things.iter().any(|thing| is_named(thing, &id.value)) {
            let short = |thing: &'_ String| {
                thing
                    .split_once(':')
                    .map_or(thing.clone(), |t| t.1.to_owned())
            };
            let shorts: Vec<String> = things.iter().map(short).collect();
            let help = did_you_mean(&id.value, shorts.iter().map(String::as_str));
            self.error("G003", id, format!("there is no card `{}`", id.value), help);
        }
    }

    fn line(&mut self, line: &Spanned<Line>) {
        let said = &line.value;
        for text in [&said.en, &said.es] {
            if text.value.trim().is_empty() {
                self.error(
                    "G006",
                    text,
                    "a line says something in each language".to_owned(),
                    None,
                );
            }
        }
        let (first, last) = said.when.turns;
        if first > last {
            let what = format!("no turn is from {first} on and at most {last}");
            self.error(
                "G007",
                line,
                what,
                Some("write the first turn, then the last".to_owned()),
            );
        }
        let steps = self.steps.clone();
        said.when
            .steps
            .iter()
            .for_each(|step| self.word("step", step, &steps));
        let (verbs, topics, events) = (self.verbs, self.topics, self.events);
        said.when
            .topics
            .iter()
            .for_each(|word| self.word("question", word, topics));
        said.when
            .offers
            .iter()
            .for_each(|word| self.word("choice", word, verbs));
        said.when
            .after
            .iter()
            .for_each(|word| self.word("event", word, events));
        said.when
            .did
            .iter()
            .for_each(|word| self.word("choice", word, verbs));
        let pending = self.pending;
        said.when
            .pending
            .iter()
            .for_each(|word| self.word("kind of entry", word, pending));
        said.when.cards.iter().for_each(|id| self.thing(id));
        match &said.at {
            Pointer::Nothing => {}
            Pointer::Button(word) | Pointer::Offered(word) => self.word("choice", word, verbs),
            Pointer::Card(id) => self.thing(id),
            Pointer::Area(name) => self.word("area", name, self.areas),
        }
        match &said.until {
            Until::Read => {}
            Until::Choice(words) => words
                .iter()
                .for_each(|word| self.word("choice", word, verbs)),
            Until::Event(words) => words
                .iter()
                .for_each(|word| self.word("event", word, events)),
        }
    }

    /// Who plays it with what. Said part by part, so that a mistake is shown where it stands.
    fn seats<G: GuidedGame>(
        &mut self,
        guide: &Guide,
        content: &'static G::Content,
    ) -> Option<Seating<G::TableOptions>> {
        let people = guide
            .bots
            .value
            .iter()
            .filter(|name| *name == HUMAN)
            .count();
        if people != 1 {
            let what = format!("{people} seats are `{HUMAN}`; a guide is for one player");
            self.error("G002", &guide.bots, what, None);
            return None;
        }
        let with = |decks, options| guide.partly_seated::<G>(content, decks, options);
        if let Err(why) = with(false, false) {
            self.refused(&guide.bots, &why);
        } else if let Err(why) = with(true, false) {
            self.refused(&guide.decks, &why);
        } else {
            match (with(true, true), guide.options.first()) {
                (Ok(seating), _) => return Some(seating),
                (Err(why), Some(option)) => self.refused(option, &why),
                (Err(why), None) => self.refused(&guide.bots, &why),
            }
        }
        None
    }

    fn refused<T>(&mut self, at: &Spanned<T>, why: &Outcome) {
        let mut lines = why.output.lines().filter(|line| !line.trim().is_empty());
        let first = lines.next().unwrap_or_default();
        let what = first.strip_prefix("error: ").unwrap_or(first).to_owned();
        self.error("G002", at, what, lines.next().map(str::to_owned));
    }
}
