//! Sets up a position on the table.

use super::{Piece, Position};
use crate::games::souls::board::Board;
use crate::games::souls::content::{Duration, Grant};
use crate::games::souls::ids::player_id;
use crate::games::souls::state::{Attack, Change, ChangeKind, ForcedTarget, Player, Until};
use crate::games::souls::{Place, Step, place};
use crate::table::{ObjectId, Seat};

/// Everything as the position says, then on to its step, whose own doings are still to come. With something on the
/// stack the step is under way: it is returned, and its own doings are over.
pub fn apply_position(board: &mut Board<'_>, position: &Position) -> Option<Step> {
    let game = &mut *board.game;
    game.turn = position.turn;
    game.active = position.active;
    game.starting = position.starting;
    game.regular = position.active.next(game.seats);
    game.slots = position.slots;
    game.timer = position.timer;
    game.monster_died = position.monster_died;
    game.chance = position.chance();
    // The loot play of an action phase that has begun is among those that the position says.
    game.played_in = !matches!(
        position.step,
        Step::Recharge | Step::TurnStart | Step::LootStep
    );
    let cards = position.cards.iter();
    let all: Vec<ObjectId> = cards.filter_map(|piece| board.apply_piece(piece)).collect();
    for (seat, player_numbers) in (0..board.game.seats).map(Seat).zip(&position.players) {
        let character = board.player(seat).character;
        *board.player_mut(seat) = Player {
            character,
            coins: player_numbers.coins,
            loot_plays: player_numbers.loot_plays,
            attacked: player_numbers.attacked,
            purchased: player_numbers.purchased,
            dead: player_numbers.dead,
            kills: player_numbers.kills,
            deaths: player_numbers.deaths,
            skips: player_numbers.skips,
            ..Player::default()
        };
        let body = player_id(seat);
        let status = board.status_mut(body);
        status.damage = player_numbers.damage;
        status.counters = player_numbers.counters;
        for &(tally, n) in &player_numbers.this_turn {
            board.game.memory.tallies.add(tally, seat, n.into());
        }
        board.apply_changes(&player_numbers.gives, body, seat);
    }
    for (piece, &e) in position.cards.iter().zip(&all) {
        let seat = board.controller(e);
        board.apply_changes(&piece.gives, e, seat);
        board.apply_faces(&piece.becomes, e, seat);
        board.apply_loans(&piece.lent, e, seat);
    }
    for &(n, additional) in &position.musts {
        if let Some(&e) = all.get(usize::from(n)) {
            let what = ForcedTarget::Thing(e, board.status(e).stamp);
            board.demand(what, additional);
        }
    }
    board.game.attack = position.attack.and_then(|attack| {
        let target = *all.get(usize::from(attack.target))?;
        Some(Attack {
            target: Some(target),
            stamp: board.status(target).stamp,
            deck: false,
            additional: attack.additional,
            helpers: attack.helpers,
            asked_helpers: true,
            rolling: attack.rolling,
            rolls: attack.rolls,
        })
    });
    if let Some(additional) = position.declared {
        board.game.attack = Some(Attack {
            additional,
            ..Attack::default()
        });
    }
    board.game.dirty = true;
    board.refresh_stats();
    // Effects took their hit points before the position: they remove no damage now (F-118). The damage marked is never
    // more than the hit points (F-114).
    let hoards = (0..board.game.seats).map(|n| player_id(Seat(n)));
    let hoards = hoards.zip(
        position
            .players
            .iter()
            .map(|player_numbers| player_numbers.damage),
    );
    let pieces = all.iter().copied();
    let pieces = pieces.zip(position.cards.iter().map(|piece| piece.state.damage));
    for (e, damage) in hoards.chain(pieces) {
        let most = board.stats(e).hp.max(0);
        board.status_mut(e).damage = damage.min(most);
    }
    let delayed = position.delayed.iter();
    let delayed = delayed.filter_map(|waiting| board.apply_delayed(waiting, &all));
    board.game.memory.delayed = delayed.collect();
    if !position.stack.says_nothing() || position.is_death_open() {
        board.apply_stack(position, &all);
        board.apply_deaths(position, &all);
        return Some(position.step);
    }
    board.goto(position.step);
    // After a roll, whoever may act is asked before the next one (F-101).
    if position.attack.is_some_and(|attack| attack.rolls > 0) {
        board.game.window = Some(board.opening());
    }
    None
}

impl Board<'_> {
    fn apply_piece(&mut self, piece: &Piece) -> Option<ObjectId> {
        let mut cards = self.content().cards.iter();
        let face = cards.position(|card| card.id == piece.card)? as u16;
        let at = place(piece.zone);
        let e = self.create(face, at)?;
        if let Place::Character(seat) = at {
            self.seat_character(seat, e);
        }
        let state = &piece.state;
        let status = self.status_mut(e);
        status.deactivated = state.deactivated;
        status.damage = state.damage;
        status.counters = state.counters;
        status.used = state.used;
        self.game.memory.uses.set(e, &piece.uses);
        Some(e)
    }

    fn apply_changes(&mut self, gives: &[(Grant, Duration)], e: ObjectId, seat: Seat) {
        for &(grant, duration) in gives {
            let until = self.until(duration, e, seat);
            self.game.changes.push(Change {
                card: e,
                what: ChangeKind::Grant(grant),
                until,
            });
        }
    }

    fn apply_faces(&mut self, becomes: &[(String, Duration)], e: ObjectId, seat: Seat) {
        for (id, duration) in becomes {
            let mut cards = self.content().cards.iter();
            let Some(face) = cards.position(|card| card.id == *id) else {
                continue;
            };
            let until = self.until(*duration, e, seat);
            self.game.changes.push(Change {
                card: e,
                what: ChangeKind::Face(self.card(e).face),
                until,
            });
            self.set_face(e, face as u16);
        }
    }

    fn apply_loans(&mut self, lent: &[(u8, Duration)], e: ObjectId, seat: Seat) {
        for &(back, duration) in lent {
            let until = self.until(duration, e, seat);
            self.game.changes.push(Change {
                card: e,
                what: ChangeKind::Control(Seat(back)),
                until,
            });
        }
    }

    fn until(&self, duration: Duration, e: ObjectId, seat: Seat) -> Until {
        match duration {
            Duration::Turn => Until::Turn,
            Duration::Round => Until::Round(seat, self.player(seat).turns),
            Duration::NextTurnOf(players) => Until::NextTurnOf(players),
            Duration::WhileInPlay => Until::While(e),
            Duration::Permanent => Until::Leaves,
        }
    }
}
