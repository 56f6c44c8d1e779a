//! Setting up the match of a scenario.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use ron2::Spanned;

use super::file::{DeckName, OwnDeck, Scenario};
use super::item::Item;
use super::stage::Stage;
use crate::games::sanctuary::content::{self, Card, CardDef, CardKind, Content};
use crate::games::sanctuary::position::{card_named, resolve};
use crate::games::sanctuary::{FIRST_CARD, Setup, limits};
use crate::packs::{
    Diagnostic, Report, TextFile, did_you_mean, ids, parse_list, range, short, unknown_card,
};
use crate::table::{Match, ObjectId};
use crate::tools::scenario::beginning;

/// Plain cards that every scenario may use.
const PRACTICE: &str = include_str!("practice.ron");

/// The built-in cards and those to practise with. They live as long as the program.
fn base() -> Option<&'static Content> {
    static BASE: OnceLock<Option<Content>> = OnceLock::new();
    let made = BASE.get_or_init(|| {
        let builtin = content::builtin().ok()?;
        let file = TextFile::new("practice.ron", "practice.ron", PRACTICE);
        let mut report = Report::default();
        let (cards, _) = parse_list::<ron2::Spanned<CardDef>>(&file, &mut report);
        let cards: Vec<_> = cards.into_iter().filter_map(|card| card.value).collect();
        let whole = content::extend(&builtin, &cards, &file, &mut report);
        (report.errors() == 0).then_some(whole)
    });
    made.as_ref()
}

/// The match as it is before the first item; mistakes go to the report.
pub(super) fn prepare(
    scenario: &Scenario,
    at: &Range<usize>,
    file: &TextFile,
    report: &mut Report,
) -> Option<Stage> {
    let head = at.start..at.start + 1;
    let Some(base) = base() else {
        let message = "the built-in packs cannot be used";
        report.push(Diagnostic::error("S030", file, &head, message));
        return None;
    };
    let is_check = |item: &Item| matches!(item, Item::CheckDeck { .. });
    let plays = scenario.script.iter().any(|item| !is_check(&item.value));
    let begins = (scenario.position.is_some(), scenario.fresh.is_some(), plays);
    beginning::check(begins, at, file, report);
    let practice = base.cards.iter().map(|card| card.id.as_str());
    beginning::own_ids(
        scenario.cards.iter().map(|card| &card.value.id),
        practice,
        file,
        report,
    );
    let mut content = base.clone();
    content::add_factions(&mut content, &scenario.factions, file, report);
    if !scenario.cards.is_empty() {
        content = content::extend(&content, &scenario.cards, file, report);
    }
    own_decks(&scenario.decks, &mut content, file, report);
    let mut aliases = BTreeMap::new();
    let mut decks = [0, 0];
    let mut position = None;
    if let Some(def) = &scenario.position {
        let laid = resolve(&def.value, &content, file, &range(&def.span), report);
        let named = laid.aliases.into_iter();
        aliases.extend(named.map(|(alias, n)| (alias, ObjectId(FIRST_CARD.0 + n))));
        position = Some(Arc::new(laid.position));
    }
    if let Some(fresh) = &scenario.fresh {
        let names = [&fresh.decks.0, &fresh.decks.1];
        for (number, name) in decks.iter_mut().zip(names) {
            *number = deck(name, &mut content, file, report)?;
        }
    }
    if report.errors() > 0 {
        return None;
    }
    // A match keeps its content for ever: it is small, and the tool ends soon.
    let content: &'static Content = Box::leak(Box::new(content));
    let setup = Setup {
        content,
        decks,
        position,
    };
    let mut stage = Stage {
        game: Match::new(setup, scenario.seed.unwrap_or(1)),
        content,
        aliases,
        mark: 0,
        last: None,
    };
    if let Err(wrong) = stage.game.audit() {
        let at = scenario.position.as_ref().map_or(head, |p| range(&p.span));
        let message = format!("no game leads to this position: {}", wrong.what);
        let first = at.start..at.start + 1;
        report.push(Diagnostic::error("S014", file, &first, message));
        return None;
    }
    Some(stage)
}

/// The Sanctuary of decks that name none: the last one without abilities.
pub(super) fn plain_sanctuary(content: &Content) -> Option<u16> {
    let plain = |card: &Card| card.kind == CardKind::Sanctuary && card.abilities.is_empty();
    let at = content.cards.iter().rposition(plain);
    at.map(|n| n as u16)
}

fn deck(
    name: &DeckName,
    content: &mut Content,
    file: &TextFile,
    report: &mut Report,
) -> Option<u16> {
    match name {
        DeckName::Id(id) => {
            let same = |known: &str| known == id.value || short(known) == id.value;
            // The scenario's own come last and win.
            let found = content.decks.iter().rposition(|d| same(&d.id));
            if found.is_none() {
                let known = content.decks.iter().map(|d| short(&d.id));
                let help = did_you_mean(&id.value, known);
                let message = format!("unknown deck `{}`", id.value);
                let at = range(&id.span);
                report.push(Diagnostic::error("S024", file, &at, message).help(help));
            }
            found.map(|n| n as u16)
        }
        DeckName::List(list) => {
            let cards = listed(list, content, file, report);
            let sanctuary = plain_sanctuary(content)?;
            Some(content::add_deck(content, sanctuary, cards))
        }
    }
}

/// Cards and copies by their numbers.
fn listed(
    list: &[(Spanned<String>, Spanned<u8>)],
    content: &Content,
    file: &TextFile,
    report: &mut Report,
) -> Vec<(u16, u8)> {
    let find = |name: &str| card_named(content, name);
    let cards = beginning::deck_list(list, find, |name| unknown(name, content, file, report));
    let size: u32 = list.iter().map(|(_, n)| u32::from(n.value)).sum();
    let most = u32::from(limits::DECK);
    if size > most {
        let first = list.first().map_or(0..1, |(name, _)| range(&name.span));
        let message = format!("the deck has {size} cards; a deck has at most {most}");
        report.push(Diagnostic::error("S024", file, &first, message));
    }
    cards
}

fn unknown(name: &Spanned<String>, content: &Content, file: &TextFile, report: &mut Report) {
    let ids = content.cards.iter().map(|c| c.id.as_str());
    report.push(unknown_card(ids, name, file));
}

/// The scenario's own decks, by the ids that `fresh` names them with.
fn own_decks(decks: &[OwnDeck], content: &mut Content, file: &TextFile, report: &mut Report) {
    beginning::once(decks.iter().map(|deck| &deck.id), file, report);
    for deck in decks {
        let cards = listed(&deck.cards, content, file, report);
        let sanctuary = match &deck.sanctuary {
            None => plain_sanctuary(content),
            Some(name) => {
                let found = card_named(content, &name.value);
                if found.is_none() {
                    unknown(name, content, file, report);
                }
                found
            }
        };
        let Some(sanctuary) = sanctuary else { continue };
        let kind = content.cards[usize::from(sanctuary)].kind;
        if let (Some(name), false) = (&deck.sanctuary, kind == CardKind::Sanctuary) {
            let message = format!("`{}` is no Sanctuary", name.value);
            report.push(Diagnostic::error("S014", file, &range(&name.span), message));
        }
        let number = content::add_deck(content, sanctuary, cards);
        content.decks[usize::from(number)].id = ids::full("scenario", &deck.id.value);
    }
}
