//! The fields of a position of Sanctuary in the editor.

use std::sync::Arc;

use ron2::Span;

use super::pieces::PIECE;
use super::scenario::Scenario;
use crate::games::sanctuary::content::Content;
use crate::games::sanctuary::position::{Piece, Position};
use crate::games::sanctuary::{Place, STEPS, Sanctuary, Setup, Step, limits, place, zone};
use crate::table::{Busy, Extracted, Match, Seat, ZoneId};
use crate::tools::editing::cards::{CardDraft, EditsCards};
use crate::tools::editing::editable::{Place as Spot, Zone};
use crate::tools::editing::field::{
    Field, FieldRange, Label, count, nth, number, place_in, seat, spelled,
};

type F = Field<Position>;

const TABLE: [F; 4] = [
    F::new(
        Label::Step,
        FieldRange::Choice(|_| spelled(&STEPS)),
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
        FieldRange::Number(1, limits::TURNS as i32),
        |d, _, _| d.turn.into(),
        |d, _, _, v| d.turn = v as u16,
    )
    .only(|d, _| d.step != Step::Redraw),
    seat!(Label::Active, |d, _s, _n| d.active).only(|d, _| d.step != Step::Redraw),
    F::new(
        Label::Starting,
        FieldRange::Anybody,
        |d, _, _| d.first.map_or(-1, |seat| seat.0.into()),
        |d, _, _, v| {
            d.first = u8::try_from(v).ok().map(Seat);
            d.active = d.first.unwrap_or_default();
        },
    )
    .only(|d, _| d.step == Step::Redraw),
];

const SEAT: [F; 7] = [
    number!(Label::Structure, 1, limits::MOST, |d, s, _n| d.players[s]
        .structure),
    number!(Label::Volition, 0, limits::MOST, |d, s, _n| d.players[s]
        .volition),
    count!(Label::Enhanced, 255, |d, s, _n| d.players[s].enhanced),
    count!(Label::Duels, 255, |d, s, _n| d.players[s].duels),
    count!(Label::MoreDuels, 255, |d, s, _n| d.players[s].more_duels),
    count!(Label::SkipDuels, 99, |d, s, _n| d.players[s].skip_duels).rarely(),
    count!(Label::SkipCombats, 99, |d, s, _n| d.players[s].skip_combats).rarely(),
];

impl EditsCards for Sanctuary {
    type Cards = Position;
}

impl CardDraft<Sanctuary> for Position {
    const TABLE: &'static [F] = &TABLE;
    const SEAT: &'static [F] = &SEAT;
    const PIECE: &'static [F] = &PIECE;

    fn zones(&self) -> Vec<Zone> {
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

    fn bring(&mut self, piece: u16, to: ZoneId) -> Vec<u16> {
        let at = place(to).1;
        let moved = &mut self.cards[usize::from(piece)];
        moved.zone = to;
        moved.carrier = None;
        if !at.is_play() {
            *moved = Piece::bare(&moved.card, to);
        }
        // Carried cards move along, as long as they can.
        let mut all = vec![piece];
        for (n, other) in (0..).zip(&mut self.cards) {
            if other.carrier == Some(piece) {
                other.carrier = other.carrier.filter(|_| at == Place::Conflict);
                if at == Place::Conflict {
                    other.zone = to;
                    all.push(n);
                }
            }
        }
        if at != Place::Conflict {
            self.duel = self.duel.filter(|&(n, m)| n != piece && m != piece);
            self.attackers.retain(|&n| n != piece);
            self.blockers.retain(|&(n, m)| n != piece && m != piece);
        }
        all
    }

    fn extract(game: &mut Match<Sanctuary>) -> Result<Extracted<Self>, Busy> {
        Sanctuary::extract_position(game)
    }

    fn setup(&self, content: &'static Content) -> Setup {
        Setup {
            content,
            decks: [0; 2],
            position: Some(Arc::new(self.clone())),
        }
    }

    /// The first two decks.
    fn first(content: &'static Content) -> (Setup, fn(Step) -> bool) {
        let setup = Setup {
            content,
            decks: [0, u16::from(content.decks.len() > 1)],
            position: None,
        };
        (setup, |step| step == Step::Harvest)
    }

    fn own(scenario: &Scenario) -> Option<Span> {
        scenario.own.cards.first().map(|own| own.span)
    }
}
