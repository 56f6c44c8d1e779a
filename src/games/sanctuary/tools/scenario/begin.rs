//! Where a scenario begins: cards, factions and decks of its own, a position or a whole game.

use std::collections::BTreeMap;
use std::sync::Arc;

use ron2::{FromRon, Spanned};

use super::Scenario;
use crate::cards::counters::CounterDef;
use crate::cards::position::CardPosition;
use crate::games::sanctuary::content::{self, Card, CardDef, CardKind, Content, FactionDef};
use crate::games::sanctuary::position::Position;
use crate::games::sanctuary::{FIRST_CARD, Sanctuary, Setup, limits};
use crate::packs::{CardContent, Diagnostic, PackContent, Report, TextFile, ids, range};
use crate::tools::scenario::beginning::{self, Copies, DeckName};
use crate::tools::scenario::run::ScenarioStart;

/// What only scenarios of this game have.
#[derive(Debug, FromRon)]
pub struct ScenarioFields {
    /// Cards only for this scenario, in the vocabulary of the packs.
    #[ron(default)]
    pub cards: Vec<Spanned<CardDef>>,
    /// Factions only for this scenario, in the vocabulary of the packs.
    #[ron(default)]
    pub factions: Vec<Spanned<FactionDef>>,
    /// Kinds of counters only for this scenario, in the vocabulary of the packs.
    #[ron(default)]
    pub counters: Vec<Spanned<CounterDef>>,
    /// Decks only for this scenario, of any size.
    #[ron(default)]
    pub decks: Vec<OwnDeck>,
}

/// A deck of a scenario's own, of any size.
#[derive(Debug, FromRon)]
#[ron(deny_unknown_fields)]
pub struct OwnDeck {
    /// How `fresh` names it.
    pub id: Spanned<String>,
    /// Its Sanctuary; left out: the Practice Hall.
    #[ron(default)]
    pub sanctuary: Option<Spanned<String>>,
    /// Cards and copies.
    pub cards: Copies,
}

/// A whole game from shuffled decks.
#[derive(Debug, FromRon)]
#[ron(deny_unknown_fields)]
pub struct NewGame {
    /// By seat: the id of a deck, or a list of cards and copies with the Practice Hall.
    pub decks: (DeckName, DeckName),
}

/// What to play; mistakes go to the report.
pub(super) fn begin(
    scenario: &Scenario,
    base: &Content,
    file: &TextFile,
    report: &mut Report,
) -> Option<ScenarioStart<Sanctuary>> {
    let own = &scenario.own;
    let practice = base.cards.iter().map(|card| card.id.as_str());
    let named = own.cards.iter().map(|card| &card.value.id);
    beginning::own_ids(named, practice, file, report);
    let mut content = base.clone();
    content::add_counters(&mut content, &own.counters, file, report);
    content::add_factions(&mut content, &own.factions, file, report);
    if !own.cards.is_empty() {
        content = content::extend(&content, &own.cards, file, report);
    }
    own_decks(&own.decks, &mut content, file, report);
    let mut aliases = BTreeMap::new();
    let mut decks = [0, 0];
    let mut position = None;
    if let Some(def) = &scenario.position {
        let laid = Position::resolve(&def.value, &content, file, &range(&def.span), report);
        aliases = laid.aliases;
        position = Some(Arc::new(laid.position));
    }
    if let Some(fresh) = &scenario.fresh {
        let names = [&fresh.decks.0, &fresh.decks.1];
        for (number, name) in decks.iter_mut().zip(names) {
            *number = deck(name, &mut content, file, report)?;
        }
    }
    // A match keeps its content for ever: it is small, and the tool ends soon.
    let content: &'static Content = Box::leak(Box::new(content));
    let setup = Setup {
        content,
        decks,
        position,
    };
    Some(ScenarioStart::new(setup, content).naming(aliases, FIRST_CARD))
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
        DeckName::Id(id) => beginning::deck_by_id(id, &content.decks, file, report),
        DeckName::List(list) => {
            let cards = listed(list, content, file, report);
            let sanctuary = plain_sanctuary(content)?;
            Some(content::add_deck(content, sanctuary, cards))
        }
    }
}

/// Cards and copies by their numbers.
fn listed(
    list: &Copies,
    content: &Content,
    file: &TextFile,
    report: &mut Report,
) -> Vec<(u16, u8)> {
    let cards = beginning::deck_list(list, content, file, report);
    let size: u32 = list.iter().map(|(_, n)| u32::from(n.value)).sum();
    let most = u32::from(limits::DECK);
    if size > most {
        let first = list.first().map_or(0..1, |(name, _)| range(&name.span));
        let message = format!("the deck has {size} cards; a deck has at most {most}");
        report.push(Diagnostic::error("S024", file, &first, message));
    }
    cards
}

/// The scenario's own decks, by the ids that `fresh` names them with.
fn own_decks(decks: &[OwnDeck], content: &mut Content, file: &TextFile, report: &mut Report) {
    beginning::once(decks.iter().map(|deck| &deck.id), file, report);
    for deck in decks {
        let cards = listed(&deck.cards, content, file, report);
        let sanctuary = match &deck.sanctuary {
            None => plain_sanctuary(content),
            Some(name) => {
                let found = content.named(&name.value);
                if found.is_none() {
                    report.push(content.unknown_card(name, file));
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
