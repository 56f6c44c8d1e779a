//! Editing that all card games share: a list of cards in zones; attackers and blockers; effects in force and their
//! durations.

use std::fmt::Debug;

use ron2::Span;

use super::editable::{EditableGame, Entry, Zone};
use super::field::{Field, nth, place_in, small};
use super::file;
use super::nearest::begun;
use crate::cards::position::CardPosition;
use crate::packs::{CardContent, PackContent, Printed, Report, TextFile, range};
use crate::table::{Busy, Extracted, Language, Match, Pieces, ZoneId};
use crate::tools::scenario::run::ScenarioOf;
use crate::tools::scenario::scripted::Scripted;

/// A game whose positions are lists of cards.
pub trait EditsCards: Scripted<Content: CardContent, Position: Default> {
    /// A position.
    type Cards: CardDraft<Self>;
}

/// A position of the game `G` that is a list of cards. A field that can be set is one line of its tables.
pub trait CardDraft<G: Scripted>:
    CardPosition<Content = G::Content, Def = G::Position>
    + Clone
    + PartialEq
    + Debug
    + Send
    + Sync
    + 'static
{
    /// The fields of the table.
    const TABLE: &'static [Field<Self>];
    /// The fields of a seat.
    const SEAT: &'static [Field<Self>];
    /// The fields of a card.
    const PIECE: &'static [Field<Self>];

    /// The number of players.
    fn seat_count(&self) -> usize {
        2
    }
    /// The zones.
    fn zones(&self) -> Vec<Zone>;
    /// The id of the card that it was converted to, if any.
    fn passes_for(_piece: &Self::Piece) -> Option<&str> {
        None
    }
    /// Moves a card to that zone, with everything attached. Returns the new numbers of all moved cards, its own first.
    fn bring(&mut self, piece: u16, zone: ZoneId) -> Vec<u16>;
    /// The position that a match is in.
    ///
    /// # Errors
    /// Why there is none.
    fn extract(game: &mut Match<G>) -> Result<Extracted<Self>, Busy>;
    /// The setup for it.
    fn setup(&self, content: &'static G::Content) -> G::Setup;
    /// A match that begins as matches do, and whether a new position may be what it is in that step.
    fn first(content: &'static G::Content) -> (G::Setup, fn(G::Step) -> bool);
    /// The place of a scenario's own cards, if it has any.
    fn own(_scenario: &ScenarioOf<G>) -> Option<Span> {
        None
    }
}

impl<G: EditsCards> EditableGame for G {
    type Draft = G::Cards;
    const TABLE: &'static [Field<G::Cards>] = G::Cards::TABLE;
    const SEAT: &'static [Field<G::Cards>] = G::Cards::SEAT;
    const PIECE: &'static [Field<G::Cards>] = G::Cards::PIECE;

    fn seat_count(draft: &G::Cards) -> usize {
        draft.seat_count()
    }

    fn zones(draft: &G::Cards) -> Vec<Zone> {
        draft.zones()
    }

    fn pieces_in(draft: &G::Cards, zone: u16) -> Vec<u16> {
        draft.pieces_in(ZoneId(small(zone.into())))
    }

    fn what(draft: &G::Cards, content: &G::Content, piece: u16) -> Option<usize> {
        let piece = draft.pieces().get(usize::from(piece))?;
        content.named(G::Cards::id(piece)).map(usize::from)
    }

    fn passes_for(draft: &G::Cards, content: &G::Content, piece: u16) -> Option<usize> {
        let piece = draft.pieces().get(usize::from(piece))?;
        content.named(G::Cards::passes_for(piece)?).map(usize::from)
    }

    fn catalogue(content: &G::Content, language: Language) -> Vec<Entry> {
        let cards = content.cards().iter();
        let entry = |card: &<G::Content as CardContent>::Card| Entry {
            name: card.name().in_language(language).to_owned(),
            id: card.id().to_owned(),
            kind: card.kind_word(),
        };
        cards.map(entry).collect()
    }

    fn put(draft: &mut G::Cards, content: &G::Content, entry: usize, zone: u16) -> u16 {
        let id = content.cards().get(entry).map_or("", Printed::id);
        draft.add(G::Cards::bare(id, ZoneId(small(zone.into()))))
    }

    fn carry(draft: &mut G::Cards, piece: u16, zone: u16) -> u16 {
        if usize::from(piece) >= draft.pieces().len() {
            return piece;
        }
        let moved = draft.bring(piece, ZoneId(small(zone.into())));
        draft.move_to_end(&moved)
    }

    fn shift(draft: &mut G::Cards, piece: u16, on: bool) -> u16 {
        Pieces::shift(draft, piece, on)
    }

    fn remove(draft: &mut G::Cards, piece: u16) {
        Pieces::remove(draft, piece);
    }

    fn problem(draft: &G::Cards, content: &G::Content) -> Option<String> {
        draft.problem(content)
    }

    fn extract(game: &mut Match<G>) -> Result<Extracted<G::Cards>, Busy> {
        G::Cards::extract(game)
    }

    fn deal_from(draft: &G::Cards, content: &'static G::Content) -> G::Setup {
        draft.setup(content)
    }

    /// A match that has just begun.
    fn blank(content: &'static G::Content) -> G::Cards {
        let (setup, will_do) = G::Cards::first(content);
        begun::<G>(setup, will_do).unwrap_or_else(|| {
            let (file, mut report) = (TextFile::new("", "", ""), Report::default());
            let def = G::Position::default();
            let laid = G::Cards::resolve(&def, content, &file, &(0..0), &mut report);
            laid.position.sorted()
        })
    }

    fn text(draft: &G::Cards, labels: bool) -> String {
        draft.text(labels)
    }

    fn from_scenario(
        scenario: &ScenarioOf<G>,
        content: &'static G::Content,
        file: &TextFile,
        report: &mut Report,
    ) -> Option<G::Cards> {
        file::own_cards(file, G::Cards::own(scenario), report);
        let def = scenario.position.as_ref()?;
        let at = range(&def.span);
        let laid = G::Cards::resolve(&def.value, content, file, &at, report);
        Some(laid.position.sorted())
    }
}

/// Makes the n-th piece attack or not; its blockers then block nobody.
pub fn attack(attackers: &mut Vec<u16>, met: &mut Vec<(u16, u16)>, n: usize, attacks: bool) {
    let n = n as u16;
    attackers.retain(|&other| other != n);
    if attacks {
        attackers.push(n);
    } else {
        met.retain(|&(_, attacker)| attacker != n);
    }
}

/// The attacker that the n-th piece blocks or defends against, or -1.
pub fn met_by(met: &[(u16, u16)], n: usize) -> i32 {
    let mine = met.iter().find(|(by, _)| usize::from(*by) == n);
    mine.map_or(-1, |(_, attacker)| i32::from(*attacker))
}

/// Makes the n-th piece block or defend against that attacker, or nobody.
pub fn meet(met: &mut Vec<(u16, u16)>, n: usize, attacker: i32) {
    met.retain(|(by, _)| usize::from(*by) != n);
    if let Ok(attacker) = u16::try_from(attacker) {
        met.push((n as u16, attacker));
    }
}

/// The durations for which something can be given: not at all, or one of these.
pub fn lasting<D: Debug>(durations: &[D]) -> Vec<String> {
    let words = durations.iter().map(|until| format!("{until:?}"));
    std::iter::once("-".to_owned()).chain(words).collect()
}

/// How long that is given, as an index in [`lasting`].
pub fn given<T: PartialEq, D: PartialEq>(gives: &[(T, D)], what: &T, durations: &[D]) -> i32 {
    let mine = gives.iter().find(|(other, _)| other == what);
    mine.map_or(0, |(_, until)| 1 + place_in(durations, until))
}

/// Gives that for the duration at this index in [`lasting`], instead of the old one.
pub fn give<T: PartialEq, D: Copy>(gives: &mut Vec<(T, D)>, what: T, durations: &[D], at: i32) {
    gives.retain(|(other, _)| *other != what);
    gives.extend(nth(durations, at - 1).map(|until| (what, until)));
}
