//! What can be edited about a position of Sanctuary.

use std::sync::Arc;

use super::pieces::PIECE;
use super::scenario::Scenario;
use crate::games::sanctuary::content::{Card, Content};
use crate::games::sanctuary::position::{Piece, Position, PositionDef, resolve};
use crate::games::sanctuary::{Place, STEPS, Sanctuary, Setup, Step, limits, place, zone};
use crate::packs::{Report, TextFile, range};
use crate::table::{Busy, Extracted, Language, Match, Pieces, Seat, ZoneId};
use crate::tools::editing::desk::{Edited, Entry, Place as Spot, Zone};
use crate::tools::editing::field::{
    Field, Label, Sort, count, nth, number, place_in, seat, small, spelled,
};
use crate::tools::editing::file;
use crate::tools::editing::nearest::begun;

type F = Field<Position>;

const TABLE: [F; 4] = [
    F::new(
        Label::Step,
        Sort::Choice(|_| spelled(&STEPS)),
        |d, _, _| place_in(&STEPS, &d.step),
        |d, _, _, v| {
            d.step = nth(&STEPS, v).unwrap_or(d.step);
            let opening = d.step == Step::Redraw;
            d.turn = if opening { 0 } else { d.turn.max(1) };
            d.active = if opening { Seat(0) } else { d.active };
            d.first = d.first.filter(|_| opening);
        },
    ),
    F::new(
        Label::Turn,
        Sort::Number(1, limits::TURNS as i32),
        |d, _, _| d.turn.into(),
        |d, _, _, v| d.turn = v as u16,
    )
    .only(|d, _| d.step != Step::Redraw),
    seat!(Label::Active, |d, _s, _n| d.active).only(|d, _| d.step != Step::Redraw),
    F::new(
        Label::Starting,
        Sort::Anybody,
        |d, _, _| d.first.map_or(-1, |seat| seat.0.into()),
        |d, _, _, v| {
            d.first = u8::try_from(v).ok().map(Seat);
            d.active = d.first.unwrap_or_default();
        },
    )
    .only(|d, _| d.step == Step::Redraw),
];

const SEAT: [F; 5] = [
    number!(Label::Structure, 1, limits::MOST, |d, s, _n| d.players[s]
        .structure),
    number!(Label::Volition, 0, limits::MOST, |d, s, _n| d.players[s]
        .volition),
    count!(Label::Enhanced, 255, |d, s, _n| d.players[s].enhanced),
    count!(Label::Duels, 255, |d, s, _n| d.players[s].duels),
    count!(Label::MoreDuels, 255, |d, s, _n| d.players[s].more_duels),
];

impl Edited for Sanctuary {
    type Draft = Position;
    const TABLE: &'static [F] = &TABLE;
    const SEAT: &'static [F] = &SEAT;
    const PIECE: &'static [F] = &PIECE;

    fn chairs(_: &Position) -> usize {
        2
    }

    fn zones(_: &Position) -> Vec<Zone> {
        let rows = [
            (Place::Hand, Spot::Hand),
            (Place::PointZero, Spot::PointZero),
            (Place::Conflict, Spot::Conflict),
            (Place::Reserve, Spot::Reserve),
            (Place::Deck, Spot::Deck),
            (Place::Limbo, Spot::Limbo),
        ];
        let of = |seat: Seat| {
            rows.map(|(at, place)| Zone {
                id: zone(seat, at).0.into(),
                place,
                seat: Some(seat.0),
                about: None,
            })
        };
        [Seat(0), Seat(1)].into_iter().flat_map(of).collect()
    }

    fn lying(draft: &Position, zone: u16) -> Vec<u16> {
        draft.lying(ZoneId(small(zone.into())))
    }

    fn what(draft: &Position, content: &Content, piece: u16) -> Option<usize> {
        let id = &draft.cards.get(usize::from(piece))?.card;
        content.cards.iter().position(|card| card.id == *id)
    }

    fn catalogue(content: &Content, language: Language) -> Vec<Entry> {
        let entry = |card: &Card| Entry {
            name: card.name.in_language(language).to_owned(),
            id: card.id.clone(),
            sort: format!("{:?}", card.kind),
        };
        content.cards.iter().map(entry).collect()
    }

    fn put(draft: &mut Position, content: &Content, entry: usize, zone: u16) -> u16 {
        let zone = ZoneId(small(zone.into()));
        let id = content.cards.get(entry).map_or("", |card| &card.id);
        draft.add(Piece::bare(id, zone))
    }

    fn carry(draft: &mut Position, piece: u16, zone: u16) -> u16 {
        let to = ZoneId(small(zone.into()));
        let at = place(to).1;
        let Some(moved) = draft.cards.get_mut(usize::from(piece)) else {
            return piece;
        };
        moved.zone = to;
        moved.carrier = None;
        if !at.is_play() {
            *moved = Piece::bare(&moved.card, to);
        }
        // What it carries goes along, as long as it can.
        let mut all = vec![piece];
        for (n, other) in (0..).zip(&mut draft.cards) {
            if other.carrier == Some(piece) {
                other.carrier = other.carrier.filter(|_| at == Place::Conflict);
                if at == Place::Conflict {
                    other.zone = to;
                    all.push(n);
                }
            }
        }
        if at != Place::Conflict {
            draft.duel = draft.duel.filter(|&(n, m)| n != piece && m != piece);
            draft.attackers.retain(|&n| n != piece);
            draft.blockers.retain(|&(n, m)| n != piece && m != piece);
        }
        draft.resettle(&all)
    }

    fn shift(draft: &mut Position, piece: u16, on: bool) -> u16 {
        draft.shift(piece, on)
    }

    fn remove(draft: &mut Position, piece: u16) {
        draft.remove(piece);
    }

    fn problem(draft: &Position, content: &Content) -> Option<String> {
        draft.problem(content)
    }

    fn extract(game: &mut Match<Self>) -> Result<Extracted<Position>, Busy> {
        Self::extract_position(game)
    }

    fn deal_from(draft: &Position, content: &'static Content) -> Setup {
        Setup {
            content,
            decks: [0; 2],
            position: Some(Arc::new(draft.clone())),
        }
    }

    /// A game of the first two decks that has just begun.
    fn blank(content: &'static Content) -> Position {
        let setup = Setup {
            content,
            decks: [0, u16::from(content.decks.len() > 1)],
            position: None,
        };
        if let Some(draft) = begun::<Self>(setup, |step| step == Step::Harvest) {
            return draft;
        }
        let file = TextFile::new("", "", "");
        let def = PositionDef::default();
        let laid = resolve(&def, content, &file, &(0..0), &mut Report::default());
        laid.position.settled()
    }

    fn text(draft: &Position, labels: bool) -> String {
        draft.text(labels)
    }

    fn from_scenario(
        scenario: &Scenario,
        content: &'static Content,
        file: &TextFile,
        report: &mut Report,
    ) -> Option<Position> {
        let own = scenario.own.cards.first().map(|own| own.span);
        file::own_cards(file, own, report);
        let def = scenario.position.as_ref()?;
        let laid = resolve(&def.value, content, file, &range(&def.span), report);
        Some(laid.position.settled())
    }
}
