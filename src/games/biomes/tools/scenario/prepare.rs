//! Setting up the match of a scenario.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use ron2::Spanned;

use super::file::{DeckName, Fresh, OwnDeck, Scenario};
use super::item::Item;
use super::stage::Stage;
use crate::games::biomes::content::{self, Content};
use crate::games::biomes::position::{card_named, resolve, short, unknown_card};
use crate::games::biomes::{FIRST_CARD, Setup};
use crate::packs::{Diagnostic, Report, TextFile, did_you_mean, ids, range};
use crate::table::{Match, ObjectId};
use crate::tools::scenario::beginning;

/// The built-in cards. They live as long as the program.
fn base() -> Option<&'static Content> {
    static BASE: OnceLock<Option<Arc<Content>>> = OnceLock::new();
    BASE.get_or_init(|| content::builtin().ok()).as_deref()
}

/// The match as it is before the first item; mistakes go to the report.
pub(super) fn prepare(
    scenario: &Scenario,
    at: &Range<usize>,
    file: &TextFile,
    report: &mut Report,
) -> Option<Stage> {
    let Some(base) = base() else {
        report.push(Diagnostic::error(
            "S030",
            file,
            at,
            "the built-in packs cannot be used",
        ));
        return None;
    };
    header(scenario, at, file, report);
    let mut content = None;
    if !scenario.cards.is_empty() {
        content = Some(content::extend(base, &scenario.cards, file, report));
    }
    if !scenario.biomes.is_empty() {
        let own = content.get_or_insert_with(|| base.clone());
        content::replace_biomes(own, &scenario.biomes, file, report);
    }
    own_decks(&scenario.decks, base, &mut content, file, report);
    let mut aliases = BTreeMap::new();
    let mut decks = [0, 0];
    let mut best_of = 1;
    let mut position = None;
    if let Some(def) = &scenario.position {
        let cards = content.as_ref().unwrap_or(base);
        let laid = resolve(&def.value, cards, file, &range(&def.span), report);
        best_of = laid.position.best_of;
        aliases.extend(
            laid.aliases
                .iter()
                .map(|(alias, n)| (alias.clone(), ObjectId(FIRST_CARD.0 + n))),
        );
        position = Some(Arc::new(laid.position));
    }
    if let Some(fresh) = &scenario.fresh {
        decks = fresh_decks(fresh, base, &mut content, file, report)?;
        best_of = fresh.best_of.unwrap_or(1);
    }
    if report.errors() > 0 {
        return None;
    }
    // A match keeps its content for ever: a scenario's own cards are small, and the tool ends soon.
    let content: &'static Content = content.map_or(base, |c| Box::leak(Box::new(c)));
    let setup = Setup {
        content,
        decks,
        best_of,
        position,
    };
    Some(Stage {
        game: Match::new(setup, scenario.seed.unwrap_or(1)),
        content,
        aliases,
        mark: 0,
        last: None,
    })
}

fn header(scenario: &Scenario, at: &Range<usize>, file: &TextFile, report: &mut Report) {
    let plays = scenario.script.iter().any(|i| !is_check(&i.value));
    let begins = (scenario.position.is_some(), scenario.fresh.is_some(), plays);
    beginning::check(begins, at, file, report);
}

const fn is_check(item: &Item) -> bool {
    matches!(item, Item::CheckDeck { .. })
}

fn fresh_decks(
    fresh: &Fresh,
    base: &Content,
    own: &mut Option<Content>,
    file: &TextFile,
    report: &mut Report,
) -> Option<[u16; 2]> {
    let mut numbers = [0, 0];
    for (number, name) in numbers.iter_mut().zip([&fresh.decks.0, &fresh.decks.1]) {
        let content = own.get_or_insert_with(|| base.clone());
        *number = match name {
            DeckName::Id(id) => {
                let same = |known: &str| known == id.value || short(known) == id.value;
                // The scenario's own come last and win.
                let at = content.decks.iter().rposition(|d| same(&d.id));
                let Some(at) = at else {
                    let known = content.decks.iter().map(|d| short(&d.id));
                    let help = did_you_mean(&id.value, known);
                    let message = format!("unknown deck `{}`", id.value);
                    let at = range(&id.span);
                    report.push(Diagnostic::error("S024", file, &at, message).help(help));
                    return None;
                };
                at as u16
            }
            DeckName::List(list) => {
                let cards = listed(list, content, file, report);
                content::add_deck(content, cards)
            }
        };
    }
    Some(numbers)
}

/// Cards and copies by their numbers.
fn listed(
    list: &[(Spanned<String>, Spanned<u8>)],
    content: &Content,
    file: &TextFile,
    report: &mut Report,
) -> Vec<(u16, u8)> {
    let find = |name: &str| card_named(content, name);
    beginning::deck_list(list, find, |name| {
        report.push(unknown_card(content, name, file));
    })
}

/// The scenario's own decks, by the ids that `fresh` names them with.
fn own_decks(
    decks: &[OwnDeck],
    base: &Content,
    own: &mut Option<Content>,
    file: &TextFile,
    report: &mut Report,
) {
    beginning::once(decks.iter().map(|deck| &deck.id), file, report);
    for deck in decks {
        let content = own.get_or_insert_with(|| base.clone());
        let cards = listed(&deck.cards, content, file, report);
        let number = content::add_deck(content, cards);
        content.decks[usize::from(number)].id = ids::full("scenario", &deck.id.value);
    }
}
