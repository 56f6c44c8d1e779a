//! Sets up a position on the table.

use super::{Piece, Position};
use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::content::Duration;
use crate::games::sanctuary::state::{Attacker, Blocker, Change, ChangeKind, Fight, Player};
use crate::games::sanctuary::{Place, Step, place};
use crate::table::{ObjectId, Seat};

/// Everything as the position says, then on to its step, whose own doings are still to come.
pub fn apply_position(board: &mut Board<'_>, position: &Position) {
    // The first step of a turn counts it up itself.
    let begins = position.step == Step::Untap;
    board.game.turn = position.turn.saturating_sub(u16::from(begins));
    board.game.active = position.active;
    board.game.chance = position.chance.clone();
    board.game.first = position.first;
    for (seat, state) in [Seat(0), Seat(1)].into_iter().zip(&position.players) {
        *board.player_mut(seat) = Player {
            structure: state.structure,
            volition: state.volition,
            enhanced: state.enhanced,
            duels: state.duels,
            more_duels: state.more_duels,
            skip_duels: state.skip_duels,
            skip_combats: state.skip_combats,
            kept: position.step != Step::Redraw,
            ..Player::default()
        };
        for &(tally, n) in &state.this_turn {
            board.game.memory.tallies.add(tally, seat, n.into());
        }
    }
    let cards = position.cards.iter();
    let all: Vec<ObjectId> = cards.filter_map(|piece| board.apply_piece(piece)).collect();
    let entity = |n: u16| all.get(usize::from(n)).copied();
    for (piece, &e) in position.cards.iter().zip(&all) {
        board.status_mut(e).carrier = piece.carrier.and_then(entity);
        board.apply_gives(piece, e);
    }
    let fight = position.duel.and_then(|(by, to)| {
        Some(Fight {
            duelists: [entity(by)?, entity(to)?],
            controllers: board.in_turn(),
            left: [false; 2],
            silent: [false; 2],
        })
    });
    board.game.fight = fight;
    let attackers = position.attackers.iter().filter_map(|&n| entity(n));
    board.game.attackers = attackers
        .map(|card| Attacker { card, left: false })
        .collect();
    let blockers = position.blockers.iter().filter_map(|&(card, attacker)| {
        Some(Blocker {
            card: entity(card)?,
            attacker: entity(attacker)?,
            left: false,
            last: 0,
            share: None,
        })
    });
    board.game.blockers = blockers.collect();
    let delayed = position.delayed.iter();
    let delayed = delayed.filter_map(|waiting| board.apply_delayed(waiting, &all));
    board.game.memory.delayed = delayed.collect();
    board.game.dirty = true;
    board.goto(position.step);
}

impl Board<'_> {
    fn apply_piece(&mut self, piece: &Piece) -> Option<ObjectId> {
        let mut cards = self.content().cards.iter();
        let face = cards.position(|card| card.id == piece.card)? as u16;
        let (side, at) = place(piece.zone);
        let e = self.create(face, side, at)?;
        let turn = self.game.turn;
        self.card_mut(e).owner = piece.owner;
        if !at.is_play() {
            return Some(e);
        }
        if at == Place::PointZero {
            self.player_mut(side).sanctuary = e;
        }
        let (durability, state) = (self.def(e).durability, &piece.state);
        // The turn before is any turn that is not this one.
        let this = |yes: bool| if yes { turn } else { turn.saturating_sub(1) };
        let status = self.status_mut(e);
        status.tapped = state.tapped;
        status.damage = state.damage;
        status.shield = state.shield;
        status.durability = state.durability.unwrap_or(durability);
        status.used = state.used;
        status.entered = this(state.entered);
        status.able = this(state.able);
        status.attacked = this(state.attacked);
        Some(e)
    }

    fn apply_gives(&mut self, piece: &Piece, e: ObjectId) {
        self.game.memory.uses.set(e, &piece.uses);
        for (name, n) in &piece.counters {
            let mut kinds = self.content().counters.iter();
            if let Some(kind) = kinds.position(|counter| counter.id == *name) {
                self.game.counters.change(e, kind as u8, i32::from(*n));
            }
        }
        let gives = piece.gives.iter().map(|&(grant, until)| Change {
            card: e,
            what: ChangeKind::Grant(grant),
            until,
            by: place(piece.zone).0,
            source: e,
        });
        for change in gives {
            self.change(change);
        }
        for (id, until) in &piece.becomes {
            let mut cards = self.content().cards.iter();
            if let Some(face) = cards.position(|card| card.id == *id) {
                self.game.changes.push(Change {
                    card: e,
                    what: ChangeKind::Face(face as u16),
                    until: *until,
                    by: place(piece.zone).0,
                    source: e,
                });
            }
        }
        if !piece.becomes.is_empty() {
            let used = self.status(e).used;
            self.renew_face(e);
            self.status_mut(e).used = used;
            self.game.memory.uses.set(e, &piece.uses);
        }
        if piece.returns {
            self.game.changes.push(Change {
                card: e,
                what: ChangeKind::Control(piece.owner),
                until: Duration::Contemplation,
                by: piece.owner,
                source: e,
            });
        }
    }
}
