//! Positions of a simple card game.

use std::fmt::Write;

use bevy::prelude::World;
use ron2::ast::{Expr, StructBody};
use ron2::{FromRon, Result as RonResult};
use serde::{Deserialize, Serialize};

use super::board::{Board, Count, InZone};
use super::{CardGame, Content, zones};
use crate::cards::position::PieceNames;
use crate::packs::short;
use crate::table::{Busy, Extracted, ObjectId, Pieces, ZoneId};
use crate::tools::scenario::phrase::plain;

/// A moment of a match in which one of [`CardGame::STEPS`] asks.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Position<G: CardGame> {
    /// The step that asks.
    pub step: G::Step,
    /// The state that the game keeps of the match.
    pub state: G::State,
    /// The cards in the order of their zones.
    pub cards: Vec<Piece>,
}

/// A card of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Its id without the pack.
    pub card: String,
    /// The number of its zone.
    pub zone: u8,
    /// The number on it.
    pub count: i32,
}

/// A place as files write it: `hand(0)`, `deck`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// The key of the place.
    pub key: String,
    /// The owner.
    pub seat: Option<u8>,
}

impl FromRon for Spot {
    fn from_ast(expr: &Expr<'_>) -> RonResult<Self> {
        let wrong = || {
            plain(
                "write a place like `hand(0)` or `deck`".to_owned(),
                *expr.span(),
            )
        };
        let Expr::Struct(call) = expr else {
            return Err(wrong());
        };
        let seat = match &call.body {
            None => None,
            Some(StructBody::Tuple(list)) if list.elements.len() == 1 => {
                let only = list.elements.first();
                only.map(|e| u8::from_ast(&e.expr)).transpose()?
            }
            Some(_) => return Err(wrong()),
        };
        let key = call.name.name.to_string();
        Ok(Self { key, seat })
    }
}

/// A position as a scenario spells it.
#[derive(FromRon)]
#[ron(deny_unknown_fields)]
struct Spelled<P: FromRon, S: FromRon> {
    step: P,
    #[ron(default)]
    state: Option<S>,
    cards: Vec<SpelledPiece>,
}

#[derive(FromRon)]
#[ron(deny_unknown_fields)]
struct SpelledPiece {
    card: String,
    at: ron2::Spanned<Spot>,
    #[ron(default)]
    count: i32,
}

impl<G: CardGame> FromRon for Position<G> {
    fn from_ast(expr: &Expr<'_>) -> RonResult<Self> {
        let spelled = Spelled::<G::Step, G::State>::from_ast(expr)?;
        let mut cards = Vec::new();
        for SpelledPiece { card, at, count } in spelled.cards {
            let meant = |seat: Option<crate::table::Seat>| seat.map(|s| s.0) == at.value.seat;
            let mut all = zones::<G>();
            let found = all.find(|(_, place, seat)| place.key == at.value.key && meant(*seat));
            let Some((zone, ..)) = found else {
                return Err(plain(
                    format!("there is no place `{}`", at.value.key),
                    at.span,
                ));
            };
            let zone = zone.0;
            cards.push(Piece { card, zone, count });
        }
        let this = Self {
            step: spelled.step,
            state: spelled.state.unwrap_or_default(),
            cards,
        };
        Ok(this.sorted())
    }
}

impl<G: CardGame> Pieces for Position<G> {
    type Piece = Piece;

    fn pieces(&self) -> &Vec<Piece> {
        &self.cards
    }

    fn pieces_mut(&mut self) -> &mut Vec<Piece> {
        &mut self.cards
    }

    fn zone(piece: &Piece) -> ZoneId {
        ZoneId(piece.zone)
    }

    fn id(piece: &Piece) -> &str {
        &piece.card
    }

    fn bare(id: &str, zone: ZoneId) -> Piece {
        Piece {
            card: short(id).to_owned(),
            zone: zone.0,
            count: 0,
        }
    }

    fn rank(&self, piece: &Piece) -> u32 {
        piece.zone.into()
    }

    fn renumber(&mut self, _: &dyn Fn(u16) -> Option<u16>) {}
}

impl<G: CardGame> Position<G> {
    /// The places in the content of its cards; one that is not known is left out.
    pub(super) fn faces(&self, content: &Content<G>) -> Vec<u16> {
        let cards = self.cards.iter();
        cards
            .filter_map(|piece| content.find(&piece.card))
            .collect()
    }

    /// Why no match can start there, if none can.
    pub(super) fn problem_named(
        &self,
        content: &Content<G>,
        names: &PieceNames<'_>,
    ) -> Option<String> {
        if !G::STEPS.contains(&self.step) {
            return Some(format!("no position begins with {:?}", self.step));
        }
        let zones: Vec<ZoneId> = zones::<G>().map(|(zone, ..)| zone).collect();
        let problem = |(n, piece): (usize, &Piece)| {
            let Some(face) = content.find(&piece.card) else {
                return Some(format!("there is no card `{}`", piece.card));
            };
            let card = names.name(n, &piece.card);
            if !zones.contains(&ZoneId(piece.zone)) {
                return Some(format!("`{card}` lies nowhere"));
            }
            let kind = content.cards[usize::from(face)].kind;
            let fits = G::fits(kind, piece.zone / G::SEATS, piece.count);
            fits.err().map(|why| format!("`{card}` {why}"))
        };
        self.cards.iter().enumerate().find_map(problem)
    }

    /// Sets up the position; before that all cards are in the deck.
    pub(super) fn apply(&self, board: &mut Board<'_, '_, G>) {
        for (id, piece) in board.ids().zip(&self.cards) {
            board.carry(id, ZoneId(piece.zone));
            board.add(id, piece.count);
        }
        board.game_mut().clone_from(&self.state);
        board.goto(self.step);
    }

    /// As a scenario spells it.
    pub(super) fn text(&self) -> String {
        let state = ron::to_string(&self.state).unwrap_or_default();
        let mut text = format!(
            "(\n    step: {:?},\n    state: {state},\n    cards: [\n",
            self.step
        );
        for piece in &self.cards {
            let named = zones::<G>().find(|(zone, ..)| zone.0 == piece.zone);
            let Some((_, place, seat)) = named else {
                continue;
            };
            let seat = seat.map_or_else(String::new, |seat| format!("({})", seat.0));
            let _ = write!(
                text,
                "        (card: {:?}, at: {}{seat}",
                piece.card, place.key
            );
            if piece.count != 0 {
                let _ = write!(text, ", count: {}", piece.count);
            }
            text += "),\n";
        }
        text + "    ],\n)"
    }
}

impl<G: CardGame> Content<G> {
    /// The place of the card of that id without its pack; a later pack wins.
    pub(super) fn find(&self, card: &str) -> Option<u16> {
        let at = self
            .cards
            .iter()
            .rposition(|known| short(&known.id) == card);
        at.map(|at| at as u16)
    }
}

/// The position that a match is in.
pub(super) fn extract<G: CardGame>(world: &mut World) -> Result<Extracted<Position<G>>, Busy> {
    let found = world.run_system_cached(extract_system::<G>);
    found.unwrap_or(Err(Busy::Midway))
}

fn extract_system<G: CardGame>(board: Board<'_, '_, G>) -> Result<Extracted<Position<G>>, Busy> {
    if board.table.outcome.is_some() {
        return Err(Busy::Over);
    }
    if !G::STEPS.contains(&board.step()) {
        return Err(Busy::Waiting);
    }
    let piece = |id: ObjectId| {
        let (_, InZone(zone), Count(count)) = board.stands(id);
        Piece {
            card: short(&board.card(id).id).to_owned(),
            zone: zone.0,
            count,
        }
    };
    let rows = zones::<G>().flat_map(|(zone, ..)| board.table.zones.get(zone).to_vec());
    Ok(Extracted {
        position: Position {
            step: board.step(),
            state: board.game().clone(),
            cards: rows.map(piece).collect(),
        },
        whole: true,
    })
}
