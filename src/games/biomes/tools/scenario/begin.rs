//! Where a scenario begins: cards, biomes and decks of its own, a position or a whole game.

use std::collections::BTreeMap;
use std::sync::Arc;

use ron2::{FromRon, Spanned};

use super::Scenario;
use crate::cards::counters::CounterDef;
use crate::cards::position::CardPosition;
use crate::games::biomes::content::{self, BiomeDef, CardDef, Content};
use crate::games::biomes::position::Position;
use crate::games::biomes::{Biomes, FIRST_CARD, Setup};
use crate::packs::{Report, TextFile, ids, range};
use crate::tools::scenario::beginning::{self, Copies, DeckName};
use crate::tools::scenario::run::ScenarioStart;

/// What only scenarios of this game have.
#[derive(Debug, FromRon)]
pub struct ScenarioFields {
    /// Cards only for this scenario, in the vocabulary of the packs.
    #[ron(default)]
    pub cards: Vec<Spanned<CardDef>>,
    /// Biomes that differ from the built-in ones, in the vocabulary of the packs.
    #[ron(default)]
    pub biomes: Vec<Spanned<BiomeDef>>,
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
    /// Cards and copies.
    pub cards: Copies,
}

/// A whole game from shuffled decks.
#[derive(Debug, FromRon)]
#[ron(deny_unknown_fields)]
pub struct NewGame {
    /// By seat: the id of a deck, or a list of cards and copies.
    pub decks: (DeckName, DeckName),
    /// 1 or 3; 1.
    #[ron(default)]
    pub best_of: Option<u8>,
}

/// What to play; mistakes go to the report.
pub(super) fn begin(
    scenario: &Scenario,
    base: &Content,
    file: &TextFile,
    report: &mut Report,
) -> Option<ScenarioStart<Biomes>> {
    let own = &scenario.own;
    let mut content = base.clone();
    content::add_counters(&mut content, &own.counters, file, report);
    if !own.cards.is_empty() {
        content = content::extend(&content, &own.cards, file, report);
    }
    if !own.biomes.is_empty() {
        content::replace_biomes(&mut content, &own.biomes, file, report);
    }
    beginning::once(own.decks.iter().map(|deck| &deck.id), file, report);
    for deck in &own.decks {
        let cards = beginning::deck_list(&deck.cards, &content, file, report);
        let number = content::add_deck(&mut content, cards);
        content.decks[usize::from(number)].id = ids::full("scenario", &deck.id.value);
    }
    let mut aliases = BTreeMap::new();
    let mut decks = [0, 0];
    let mut best_of = 1;
    let mut position = None;
    if let Some(def) = &scenario.position {
        let laid = Position::resolve(&def.value, &content, file, &range(&def.span), report);
        best_of = laid.position.best_of;
        aliases = laid.aliases;
        position = Some(Arc::new(laid.position));
    }
    if let Some(fresh) = &scenario.fresh {
        let names = [&fresh.decks.0, &fresh.decks.1];
        for (number, name) in decks.iter_mut().zip(names) {
            *number = deck(name, &mut content, file, report)?;
        }
        best_of = fresh.best_of.unwrap_or(1);
    }
    // A match keeps its content for ever: it is small, and the tool ends soon.
    let content: &'static Content = Box::leak(Box::new(content));
    let setup = Setup {
        content,
        decks,
        best_of,
        position,
    };
    Some(ScenarioStart::new(setup, content).naming(aliases, FIRST_CARD))
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
            let cards = beginning::deck_list(list, content, file, report);
            Some(content::add_deck(content, cards))
        }
    }
}
