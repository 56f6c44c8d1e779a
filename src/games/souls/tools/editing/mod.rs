//! The fields of a position of Souls in the editor.

mod cards;
mod seat;
mod table;
mod zones;

use std::sync::Arc;

use super::pieces::PIECE;
use super::scenario::Scenario;
use crate::games::souls::content::{Card, Content, SlotKind};
use crate::games::souls::position::{Plain, Position, PositionDef, ResolvedPosition, resolve};
use crate::games::souls::{MOST_SEATS, Mode, Modules, Setup, Souls, Step};
use crate::packs::{Report, TextFile, range};
use crate::table::{Busy, Extracted, Language, Match, Pieces, ZoneId};
use crate::tools::editing::editable::{EditableGame, Entry, Zone};
use crate::tools::editing::field::{Field, small};
use crate::tools::editing::file;
use crate::tools::editing::nearest::begun;

/// A position with what a setup says beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The position.
    pub position: Position,
    /// Against each other or together.
    pub mode: Mode,
    /// Optional parts.
    pub modules: Modules,
}

type F = Field<Table>;

/// A resolved position.
fn table_of(laid: ResolvedPosition) -> Table {
    Table {
        position: laid.position.sorted(),
        mode: laid.mode,
        modules: laid.modules,
    }
}

impl EditableGame for Souls {
    type Draft = Table;
    const TABLE: &'static [F] = &table::FIELDS;
    const SEAT: &'static [F] = &seat::FIELDS;
    const PIECE: &'static [F] = &PIECE;

    fn seat_count(draft: &Table) -> usize {
        draft.position.players.len()
    }

    fn zones(draft: &Table) -> Vec<Zone> {
        zones::all(draft)
    }

    fn pieces_in(draft: &Table, zone: u16) -> Vec<u16> {
        draft.position.pieces_in(ZoneId(small(zone.into())))
    }

    fn what(draft: &Table, content: &Content, piece: u16) -> Option<usize> {
        let id = &draft.position.cards.get(usize::from(piece))?.card;
        content.cards.iter().position(|card| card.id == *id)
    }

    fn catalogue(content: &Content, language: Language) -> Vec<Entry> {
        let entry = |card: &Card| Entry {
            name: card.name.in_language(language).to_owned(),
            id: card.id.clone(),
            kind: format!("{:?}", card.kind),
        };
        content.cards.iter().map(entry).collect()
    }

    fn put(draft: &mut Table, content: &Content, entry: usize, zone: u16) -> u16 {
        let id = content.cards.get(entry).map_or("", |card| &card.id);
        cards::put(&mut draft.position, id, ZoneId(small(zone.into())))
    }

    fn carry(draft: &mut Table, piece: u16, zone: u16) -> u16 {
        cards::carry(&mut draft.position, piece, ZoneId(small(zone.into())))
    }

    fn shift(draft: &mut Table, piece: u16, on: bool) -> u16 {
        draft.position.shift(piece, on)
    }

    fn remove(draft: &mut Table, piece: u16) {
        draft.position.remove(piece);
    }

    fn problem(draft: &Table, content: &Content) -> Option<String> {
        draft.position.problem(content, draft.mode)
    }

    fn extract(game: &mut Match<Self>) -> Result<Extracted<Table>, Busy> {
        let setup = game.setup();
        let (mode, mut modules) = (setup.mode, setup.modules);
        // The draft is over, and a position never has one.
        modules.draft = false;
        let Extracted {
            mut position,
            whole,
        } = Self::extract_position(game)?;
        if !modules.rooms {
            position.slots[SlotKind::Room as usize] = 0;
        }
        Ok(Extracted {
            position: Table {
                position,
                mode,
                modules,
            },
            whole,
        })
    }

    fn deal_from(draft: &Table, content: &'static Content) -> Setup {
        Setup {
            content,
            set: 0,
            seats: draft.position.players.len() as u8,
            mode: draft.mode,
            modules: draft.modules,
            characters: [None; MOST_SEATS],
            position: Some(Arc::new(draft.position.clone())),
        }
    }

    /// A game of two that has just begun.
    fn blank(content: &'static Content) -> Table {
        let setup = Setup {
            content,
            set: 0,
            seats: 2,
            mode: Mode::Competitive,
            modules: Modules::default(),
            characters: [None; MOST_SEATS],
            position: None,
        };
        if let Some(draft) = begun::<Self>(setup, |step| step == Step::Action) {
            return draft;
        }
        let file = TextFile::new("", "", "");
        let cards = (content, Plain::of(content));
        let def = PositionDef::default();
        table_of(resolve(&def, cards, &file, &(0..0), &mut Report::default()))
    }

    fn text(draft: &Table, labels: bool) -> String {
        draft.position.text(draft.mode, draft.modules, labels)
    }

    fn from_scenario(
        scenario: &Scenario,
        content: &'static Content,
        file: &TextFile,
        report: &mut Report,
    ) -> Option<Table> {
        let own = scenario.own.cards.first().map(|own| own.span);
        file::own_cards(file, own, report);
        let def = scenario.position.as_ref()?;
        let cards = (content, Plain::of(content));
        Some(table_of(resolve(
            &def.value,
            cards,
            file,
            &range(&def.span),
            report,
        )))
    }
}
