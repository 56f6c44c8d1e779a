//! Sets up a position on the table.

use crate::games::biomes::Step;
use crate::games::biomes::board::Board;
use crate::games::biomes::content::Cached;
use crate::games::biomes::events::Event;
use crate::games::biomes::state::{Attacker, Battle, Change, ChangeKind, Defender, Player};
use crate::table::{ObjectId, Seat};

use super::{Piece, Position};

/// Everything as the position says, then on to its step, whose own doings are still to come.
pub fn apply_position(board: &mut Board<'_>, position: &Position) {
    let game = &mut *board.game;
    // Refresh counts the turn up itself.
    game.turn = position.turn - u16::from(position.step == Step::Refresh && position.turn > 0);
    game.active = position.active;
    game.chance = position.chance.clone();
    game.starting = position.starting;
    game.best_of = position.best_of;
    game.number = position.number;
    game.wins = position.wins;
    board.log(Event::Match {
        starting: position.starting,
        number: position.number,
    });
    board.apply_biomes(position);
    board.index.in_use = 0;
    let all: Vec<ObjectId> = position
        .cards
        .iter()
        .filter_map(|p| board.apply_piece(p))
        .collect();
    for (piece, &e) in position.cards.iter().zip(&all) {
        board.status_mut(e).host = piece.host.and_then(|h| all.get(usize::from(h)).copied());
        board.apply_gives(piece, e);
    }
    let delayed = position.delayed.iter();
    let delayed = delayed.filter_map(|waiting| board.apply_delayed(waiting, &all));
    board.game.memory.delayed = delayed.collect();
    board.game.battle = battle(position, &all);
    board.game.dirty = true;
    // Emptied stores come first: what the position says is there afterwards.
    board.goto(position.step);
    for seat in [Seat(0), Seat(1)] {
        let state = &position.players[seat.index()];
        let player = board.player_mut(seat);
        player.energy = state.energy;
        player.conversions = state.conversions;
        player.anomalies = state.anomalies;
        player.functions = state.functions;
        player.mulligans = state.mulligans;
        player.kept = state.kept;
        for &(tally, n) in &state.this_turn {
            board.game.memory.tallies.add(tally, seat, n.into());
        }
    }
}

fn battle(position: &Position, all: &[ObjectId]) -> Battle {
    let entity = |n: u16| all.get(usize::from(n)).copied();
    let home = |n: u16| match position
        .cards
        .get(usize::from(n))
        .map(|p| super::super::place(p.zone).1)
    {
        Some(super::super::Place::Sector(biome)) => biome,
        _ => 0,
    };
    let pairs = &position.defenders;
    Battle {
        advancing: position
            .advancing
            .iter()
            .filter_map(|&(n, biome)| Some((entity(n)?, biome)))
            .collect(),
        gear: Vec::new(),
        attackers: position
            .attackers
            .iter()
            .filter_map(|&n| {
                Some(Attacker {
                    agent: entity(n)?,
                    biome: home(n),
                    defended: pairs.iter().any(|&(_, attacker)| attacker == n),
                    surplus: 0,
                })
            })
            .collect(),
        defenders: pairs
            .iter()
            .filter_map(|&(agent, attacker)| {
                Some(Defender {
                    agent: entity(agent)?,
                    attacker: entity(attacker)?,
                    assigned: None,
                    ordered: position.ordered,
                })
            })
            .collect(),
    }
}

impl Board<'_> {
    fn apply_biomes(&mut self, position: &Position) {
        for seat in [Seat(0), Seat(1)] {
            *self.player_mut(seat) = Player::default();
        }
        for (biome, ground) in (0..3_u8).zip(&position.biomes) {
            let kinds = &self.content().biomes;
            let kind = kinds.iter().position(|b| b.kind == ground.kind);
            self.set_biome(biome, kind.unwrap_or_default() as u16, ground.durability);
            self.lane_mut(biome).lost = ground.lost != [false; 2];
            self.lane_mut(biome).truce = ground.truce;
            for seat in [Seat(0), Seat(1)] {
                self.sector_mut(biome, seat).shield = ground.shields[seat.index()];
                if ground.lost[seat.index()] {
                    self.player_mut(seat).lost += 1;
                    self.sector_mut(biome, seat).lost = true;
                    self.game.decide = true;
                }
            }
        }
    }

    fn apply_piece(&mut self, piece: &Piece) -> Option<ObjectId> {
        let cards = &self.content().cards;
        let index = |id: &str| cards.iter().position(|c| c.id == id).unwrap_or_default() as u16;
        let (printed, face) = (index(&piece.card), piece.face.as_deref().map(index));
        let e = self.create(printed, piece.owner, piece.zone)?;
        let turn = self.game.turn;
        self.card_mut(e).face = face.unwrap_or(printed);
        self.stats_mut(e).damage = piece.state.damage;
        let status = self.status_mut(e);
        status.controller = piece.controller;
        status.locked = piece.state.locked;
        status.stasis = piece.state.stasis;
        status.hologram = piece.state.hologram;
        status.shifted = piece.state.shifted;
        // The turn before is any turn that is not this one.
        status.arrived = if piece.state.arrived {
            turn
        } else {
            turn.wrapping_sub(1)
        };
        status.markers = piece.state.markers;
        status.shield = piece.state.shield;
        status.used = piece.state.used;
        status.overclock = piece.state.overclock;
        if let Some(how) = piece.state.cached {
            (status.cached, status.cached_from_planet) = (turn, how == Cached::FromPlanet);
        }
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
        let base = self.card(e).face;
        let content = self.content();
        let changes = &mut self.game.changes;
        let mut add = |what, until| {
            changes.push(Change {
                object: e,
                what,
                until,
                by: piece.controller,
                source: e,
            });
        };
        for &(attack, defense, until) in &piece.buffs {
            add(ChangeKind::Stats(attack, defense), until);
        }
        for &(keyword, until) in &piece.gains {
            add(ChangeKind::Keyword(keyword), until);
        }
        for (id, until) in &piece.becomes {
            let mut cards = content.cards.iter();
            if let Some(now) = cards.position(|card| card.id == *id) {
                let now = now as u16;
                add(ChangeKind::Face { now, base }, *until);
            }
        }
        if piece.returns {
            add(
                ChangeKind::Control(piece.owner),
                crate::games::biomes::content::Duration::Turn,
            );
        }
        if !piece.becomes.is_empty() {
            let used = self.status(e).used;
            self.renew_face(e);
            self.status_mut(e).used = used;
            self.game.memory.uses.set(e, &piece.uses);
        }
    }
}
