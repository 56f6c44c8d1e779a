//! Whole games from shuffled decks.

use ron2::Spanned;

use super::begin::{NO_MODULES, Start, plain};
use crate::games::souls::content::{self, CardKind, Content, DeckKind, Set};
use crate::games::souls::{DECK_KINDS, MOST_SEATS, Mode, Modules, deck_of};
use crate::packs::{
    CardContent, Diagnostic, PackContent, Report, TextFile, Words, optional_fields, range,
};
use crate::tools::scenario::beginning::{self, Copies};

/// Plain cards of a deck that a scenario does not list.
const PLAIN: u8 = 20;

optional_fields! {
    /// A whole game from shuffled decks.
    pub struct NewGame {
        /// How many play; 2.
        pub seats: Option<Spanned<u8>>,
        /// Against each other or together.
        pub mode: Mode,
        /// Optional parts; none of them.
        pub modules: Option<Modules>,
        /// By seat, as far as they are not dealt.
        pub characters: Vec<Spanned<String>>,
        /// A set of the packs; left out, decks of plain cards with what stands in the fields below.
        pub set: Option<Spanned<String>>,
        /// The treasure deck; left out, 20 plain cards. So are the others.
        pub treasure: Option<Copies>,
        /// The loot deck.
        pub loot: Option<Copies>,
        /// The monster deck.
        pub monsters: Option<Copies>,
        /// The room deck.
        pub rooms: Option<Copies>,
        /// Bonus souls.
        pub bonus: Vec<Spanned<String>>,
    }
}

/// What the setup says of a fresh game.
pub(super) fn start(
    fresh: &NewGame,
    content: &mut Content,
    file: &TextFile,
    report: &mut Report,
) -> Option<Start> {
    let seats = fresh.seats.as_ref().map_or(2, |seats| seats.value);
    if let Some(given) = &fresh.seats
        && !(2..=MOST_SEATS as u8).contains(&seats)
    {
        let message = format!("a game has 2 to {MOST_SEATS} players");
        let at = range(&given.span);
        report.push(Diagnostic::error("S014", file, &at, message));
        return None;
    }
    let mut characters = [None; 4];
    for (slot, name) in characters.iter_mut().zip(&fresh.characters) {
        *slot = named(name, CardKind::Character, content, file, report);
    }
    let set = match &fresh.set {
        Some(id) => {
            let all: Vec<&str> = content.sets.iter().map(|set| set.id.as_str()).collect();
            beginning::by_id("set", id, &all, false, file, report)?
        }
        None => own_set(fresh, content, file, report),
    };
    Some(Start {
        set,
        seats,
        mode: fresh.mode,
        modules: fresh.modules.unwrap_or(NO_MODULES),
        characters,
        position: None,
    })
}

/// A set of the decks that the scenario lists, the others full of plain cards.
fn own_set(fresh: &NewGame, content: &mut Content, file: &TextFile, report: &mut Report) -> u16 {
    let plain = plain(content);
    let lists = [&fresh.treasure, &fresh.loot, &fresh.monsters, &fresh.rooms];
    let mut decks: Vec<Vec<(u16, u8)>> = Vec::new();
    for (deck, list) in DECK_KINDS.into_iter().zip(lists) {
        decks.push(match list {
            Some(list) => cards(list, deck, content, file, report),
            None => plain
                .of_deck(deck)
                .map(|card| (card, PLAIN))
                .into_iter()
                .collect(),
        });
    }
    let rooms = decks.pop().unwrap_or_default();
    let once = |&(card, copies): &(u16, u8)| std::iter::repeat_n(card, usize::from(copies));
    let mut bonus = Vec::new();
    for name in &fresh.bonus {
        bonus.extend(named(name, CardKind::BonusSoul, content, file, report));
    }
    let characters = std::iter::repeat_n(plain.character, MOST_SEATS).flatten();
    let [treasure, loot, monsters] = [0, 1, 2].map(|n| decks[n].clone());
    let set = Set {
        id: String::new(),
        name: Words::default(),
        summary: Words::default(),
        characters: characters.collect(),
        treasure,
        loot,
        monsters,
        rooms: rooms.iter().flat_map(once).collect(),
        bonus,
    };
    content::add_set(content, set)
}

fn cards(
    list: &Copies,
    deck: DeckKind,
    content: &Content,
    file: &TextFile,
    report: &mut Report,
) -> Vec<(u16, u8)> {
    let mut all = Vec::new();
    for (name, copies) in list {
        let Some(card) = content.named(&name.value) else {
            report.push(content.unknown_card(name, file));
            continue;
        };
        if deck_of(content.cards[usize::from(card)].kind) != Some(deck) {
            wrong_kind(name, file, report);
        }
        all.push((card, copies.value));
    }
    all
}

fn named(
    name: &Spanned<String>,
    kind: CardKind,
    content: &Content,
    file: &TextFile,
    report: &mut Report,
) -> Option<u16> {
    let Some(card) = content.named(&name.value) else {
        report.push(content.unknown_card(name, file));
        return None;
    };
    if content.cards[usize::from(card)].kind != kind {
        wrong_kind(name, file, report);
    }
    Some(card)
}

fn wrong_kind(name: &Spanned<String>, file: &TextFile, report: &mut Report) {
    let message = format!("`{}` cannot be there", name.value);
    let at = range(&name.span);
    report.push(Diagnostic::error("S014", file, &at, message));
}
