//! Scenarios of a plain game: what its scripts refer to, and how choices and events are written.

use ron2::Spanned;
use ron2::convert::{AstMapAccess, FromRonFields};

use super::thing::{Thing, ThingName};
use super::{PlainTable, Row, VisibleCard};
use crate::packs::{Diagnostic, Library, Report, TextFile, did_you_mean, range};
use crate::table::{Choice, Event, Language, Ref, Seat};
use crate::tools::content;
use crate::tools::scenario::pattern::Pattern;
use crate::tools::scenario::phrase::bracketed;
use crate::tools::scenario::run::{ScenarioOf, ScenarioStart};
use crate::tools::scenario::scenario_error::{Done, ScenarioError};
use crate::tools::scenario::speech::ChoicePhrase;
use crate::tools::scenario::stage::Stage;

/// A plain game adds no fields to a scenario.
pub struct NoFields;

impl FromRonFields for NoFields {
    fn from_fields(_: &mut AstMapAccess<'_>) -> ron2::Result<Self> {
        Ok(Self)
    }
}

/// The packs that the game brings along, and those that were given. Each call loads them.
pub fn base<G: PlainTable>() -> Option<&'static G::Content> {
    let loaded = match crate::tools::scenario::base::given() {
        [] => content::from::<G>(&Library::built_in(&[G::NAME])).ok(),
        packs => content::of::<G>(packs).ok(),
    };
    loaded.map(|loaded| loaded.content)
}

/// The setup to play; mistakes go to the report.
pub fn begin<G: PlainTable>(
    scenario: &ScenarioOf<G>,
    content: &'static G::Content,
    file: &TextFile,
    report: &mut Report,
) -> Option<ScenarioStart<G>> {
    let setup = match &scenario.position {
        None => G::fresh(content),
        Some(draft) => {
            if let Some(problem) = G::problem(&draft.value, content) {
                let at = range(&draft.span);
                let first = at.start..at.start + 1;
                report.push(Diagnostic::error("S014", file, &first, problem));
                return None;
            }
            G::deal_from(&draft.value, content)
        }
    };
    Some(ScenarioStart::new(setup, content))
}

/// Everything that a refusal must not change, as text.
pub fn state_text<G: PlainTable>(view: &G::View) -> String {
    format!(
        "{:?} {:?}",
        G::rows(view, Language::English),
        G::numbers(view)
    )
}

/// The meaning of a phrase: the first thing is the subject, the second one the target, a number the amount.
pub fn pattern<G: PlainTable>(
    stage: &mut Stage<G>,
    said: &ChoicePhrase<Thing<G>>,
) -> Done<Pattern> {
    let mut pattern = Pattern::default();
    let mut things = Vec::new();
    for thing in &said.things {
        match thing.value.what {
            ThingName::Number(n) => pattern.amount = Some(n),
            _ => things.push(stage.stands_for(thing)?),
        }
    }
    let mut things = things.into_iter();
    (pattern.subjects, pattern.targets) = (things.next(), things.next());
    Ok(pattern)
}

/// A choice as a script writes it.
pub fn choice_words<G: PlainTable>(choice: &Choice, view: &G::View) -> String {
    words::<G>(
        choice.verb,
        &[choice.subject, choice.target],
        choice.amount,
        view,
    )
}

/// An event as a script would describe it.
pub fn event_words<G: PlainTable>(event: &Event, view: &G::View) -> String {
    let parts = [Ref::Seat(event.seat), event.subject, event.from, event.to];
    words::<G>(event.verb, &parts, event.amount, view)
}

fn words<G: PlainTable>(verb: &str, parts: &[Ref], amount: i32, view: &G::View) -> String {
    let rows = G::rows(view, Language::English);
    let parts = parts.iter().map(|part| ref_words(&rows, *part));
    let amount = (amount != 0).then(|| amount.to_string());
    bracketed(verb, parts.chain(amount).collect())
}

fn ref_words(rows: &[Row], part: Ref) -> String {
    let of = |key: &str, seat: Option<Seat>| {
        seat.map_or_else(|| key.to_owned(), |seat| format!("{key}({})", seat.0))
    };
    let mut cards = rows.iter().flat_map(|row| row.cards.iter().flatten());
    match part {
        Ref::Object(id) => match cards.find(|card| card.id == id) {
            Some(card) => format!("{:?}", card.key),
            None => format!("#{}", id.0),
        },
        Ref::Seat(seat) => of("player", Some(seat)),
        Ref::Zone(zone) => {
            let row = rows.iter().find(|row| row.zone == zone);
            row.map_or_else(String::new, |row| of(row.key, row.seat))
        }
        Ref::None | Ref::Entry(_) | Ref::Kind(_) | Ref::Point(..) => String::new(),
    }
}

impl<G: PlainTable> Stage<G> {
    /// The row that a place means.
    pub fn row(&self, thing: &Spanned<Thing<G>>, view: &G::View) -> Done<Row> {
        let rows = G::rows(view, Language::English);
        let found = match &thing.value.what {
            ThingName::Place(key, seat) => {
                let is = |row: &&Row| row.key == key && row.seat == *seat;
                rows.iter().find(is).cloned()
            }
            ThingName::Named(_) | ThingName::Number(_) | ThingName::Player(_) => None,
        };
        found.ok_or_else(|| {
            let keys = rows.iter().map(|row| row.key).collect::<Vec<_>>();
            let keys = keys.join(", ");
            let message =
                format!("this is no place; there are {keys}, with their seat in brackets");
            ScenarioError::new("S023", thing.span, message)
        })
    }

    /// Every card of that id that some seat sees.
    pub fn seen(&mut self, name: &Spanned<String>) -> Done<Vec<VisibleCard>> {
        let rows = G::rows(&self.see(), Language::English);
        let all = rows.into_iter().flat_map(|row| row.cards).flatten();
        let (found, others): (Vec<VisibleCard>, Vec<VisibleCard>) =
            all.partition(|c| c.key == name.value);
        if found.is_empty() {
            let help = did_you_mean(&name.value, others.iter().map(|card| card.key.as_str()));
            let message = format!("there is no `{}` on the table", name.value);
            return Err(ScenarioError::new("S021", name.span, message).help(help));
        }
        Ok(found)
    }

    /// The references that a thing can mean in a choice or an event.
    pub fn stands_for(&mut self, thing: &Spanned<Thing<G>>) -> Done<Vec<Ref>> {
        Ok(match &thing.value.what {
            ThingName::Named(name) => {
                let (value, span) = (name.clone(), thing.span);
                let cards = self.seen(&Spanned { value, span })?;
                cards.iter().map(|card| Ref::Object(card.id)).collect()
            }
            ThingName::Player(seat) => vec![Ref::Seat(*seat)],
            ThingName::Place(..) => {
                let view = self.see();
                vec![Ref::Zone(self.row(thing, &view)?.zone)]
            }
            ThingName::Number(_) => Vec::new(),
        })
    }
}
