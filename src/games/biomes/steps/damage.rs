//! Battle, step 4: Damage. Nobody may act; damage is split, ranged agents strike, then melee agents,
//! then everyone retreats (N-115 to N-133).

use bevy::prelude::*;

use crate::cards::language::Replaceable;
use crate::games::biomes::Topic;
use crate::games::biomes::board::Board;
use crate::games::biomes::choices::Choice;
use crate::games::biomes::content::{Keyword, Reach};
use crate::games::biomes::ids::sector_id;
use crate::games::biomes::limits;
use crate::games::biomes::places::Place;
use crate::games::biomes::reactions::TriggerEvent;
use crate::games::biomes::state::Ask;
use crate::table::{ObjectId, Ref, Seat};

/// Damage needed to terminate: defense less marked damage, at least 0; 1 with *virus* (N-121, N-122).
#[must_use]
pub const fn terminal_damage(defense: i32, marked: i32, virus: bool) -> i32 {
    let left = if defense > marked {
        limits::total(defense, -marked)
    } else {
        0
    };
    if virus && left > 1 { 1 } else { left }
}

/// Amounts the next defender in order may be assigned of what is left: terminal damage at least,
/// everything at most (N-120, D7).
#[must_use]
pub const fn split_range(left: i32, terminal: i32) -> (i32, i32) {
    if left <= terminal {
        (left, left)
    } else {
        (terminal, left)
    }
}

/// A declaration stands until somebody leaves the biome; the ones that are gone are forgotten.
pub fn enter(board: &mut Board<'_>) {
    board.check();
}

/// N-118 to N-120: the active player splits an attacker's damage over several defenders, in order.
pub fn offer(board: &mut Board<'_>) {
    while let Some((attacker, left, at, last)) = board.next_split() {
        let agent = board.game.battle.defenders[at].agent;
        let terminal = board.terminal(agent, attacker);
        let (least, most) = split_range(left, terminal);
        if last || least == most {
            board.assign(at, left, terminal, last);
            continue;
        }
        let mut offers = board.offers();
        for damage in least..=most {
            offers.offer(Choice::Assign {
                defender: agent,
                attacker,
                damage,
            });
        }
        board.game.ask = Ask::Step;
        let seat = board.game.active;
        board.ask(seat, Topic::Assign, Ref::Object(attacker), offers);
        return;
    }
    board.goto_next();
}

/// N-128: ranged attackers and defenders strike first.
pub fn ranged(board: &mut Board<'_>) {
    board.strike(Reach::Ranged);
}

/// Surviving melee agents strike.
pub fn melee(board: &mut Board<'_>) {
    board.strike(Reach::Melee);
}

/// N-127: everyone still in a biome retreats; the battle phase ends.
pub fn retreat(board: &mut Board<'_>) {
    for seat in [board.game.active, board.game.active.other()] {
        for biome in 0..3 {
            let row: Vec<ObjectId> = board.row(seat, Place::Sector(biome)).to_vec();
            for e in row {
                if board.def(e).is_agent() && board.biome_of(e).is_some() {
                    board.retreat(e);
                }
            }
        }
    }
    board.game.battle = crate::games::biomes::state::Battle::default();
    board.game.dirty = true;
    board.react(&TriggerEvent::BattleEnds);
}

impl Board<'_> {
    fn terminal(&self, defender: ObjectId, attacker: ObjectId) -> i32 {
        let agent = self.stats(defender);
        terminal_damage(
            agent.defense,
            agent.damage,
            self.has(attacker, Keyword::Virus),
        )
    }

    /// The next defender without assigned damage: attacker, damage left, index, whether it is the
    /// attacker's last one.
    fn next_split(&self) -> Option<(ObjectId, i32, usize, bool)> {
        let battle = &self.game.battle;
        let at = battle.defenders.iter().position(|d| d.assigned.is_none())?;
        let attacker = battle.defenders[at].attacker;
        let mine = || battle.defenders.iter().filter(|d| d.attacker == attacker);
        let spent = mine().filter_map(|d| d.assigned);
        let spent = spent.fold(0, limits::total);
        let last = mine().filter(|d| d.assigned.is_none()).count() == 1;
        Some((attacker, self.stats(attacker).attack - spent, at, last))
    }

    /// The last defender takes what is left; *overpower* sends the surplus to the sector.
    fn assign(&mut self, at: usize, left: i32, terminal: i32, last: bool) {
        let attacker = self.game.battle.defenders[at].attacker;
        let tramples = last && left > terminal && self.has(attacker, Keyword::Overpower);
        let amount = if tramples { terminal } else { left };
        self.game.battle.defenders[at].assigned = Some(amount);
        if tramples {
            for a in self
                .game
                .battle
                .attackers
                .iter_mut()
                .filter(|a| a.agent == attacker)
            {
                a.surplus = left - terminal;
            }
        }
    }

    /// The active player's answer about one defender.
    pub fn assign_damage(&mut self, agent: ObjectId, attacker: ObjectId, damage: i32) {
        let open = self
            .game
            .battle
            .defenders
            .iter_mut()
            .find(|d| d.agent == agent && d.attacker == attacker && d.assigned.is_none());
        if let Some(defender) = open {
            defender.assigned = Some(damage);
        }
    }

    /// One strike sub-step: all agents of that reach deal their damage at once, then the check runs.
    fn strike(&mut self, reach: Reach) {
        let battle = self.game.battle.clone();
        let strikes = |b: &Self, e: ObjectId| b.biome_of(e).is_some() && b.stats(e).reach == reach;
        let mut blows: Vec<(ObjectId, ObjectId, i32)> = Vec::new();
        let mut sector_blows: Vec<(ObjectId, u8, i32)> = Vec::new();
        for defender in &battle.defenders {
            if strikes(self, defender.attacker) {
                blows.push((
                    defender.attacker,
                    defender.agent,
                    defender.assigned.unwrap_or(0),
                ));
            }
        }
        for defender in &battle.defenders {
            if strikes(self, defender.agent) {
                let amount = self.stats(defender.agent).attack;
                blows.push((defender.agent, defender.attacker, amount));
            }
        }
        for attacker in &battle.attackers {
            if strikes(self, attacker.agent) {
                let amount = if attacker.defended {
                    attacker.surplus
                } else {
                    self.stats(attacker.agent).attack
                };
                sector_blows.push((attacker.agent, attacker.biome, amount));
            }
        }
        self.deal_blows(&blows, reach);
        self.deal_sector_blows(&sector_blows);
        self.check();
    }

    fn deal_blows(&mut self, blows: &[(ObjectId, ObjectId, i32)], reach: Reach) {
        for &(by, victim, amount) in blows {
            let shield = if reach == Reach::Ranged && self.stats(victim).reach == Reach::Melee {
                i32::from(self.stats(victim).keywords.deflect)
            } else {
                0
            };
            self.damage(Replaceable::damage(victim, amount - shield, Some(by)).fought(true));
        }
    }

    /// N-116, N-124: the attacked sector loses durability; *exploit* reacts.
    fn deal_sector_blows(&mut self, blows: &[(ObjectId, u8, i32)]) {
        let defender: Seat = self.game.active.other();
        for &(by, biome, amount) in blows {
            let sector = sector_id(biome, defender);
            self.damage(Replaceable::damage(sector, amount, Some(by)).fought(true));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terminal_damage_is_what_is_left_of_the_defense() {
        assert_eq!(terminal_damage(4, 0, false), 4);
        assert_eq!(terminal_damage(4, 1, false), 3);
        assert_eq!(terminal_damage(4, 6, false), 0);
        assert_eq!(terminal_damage(4, 1, true), 1);
    }

    #[test]
    fn an_earlier_defender_takes_terminal_damage_or_more() {
        assert_eq!(split_range(5, 2), (2, 5));
        assert_eq!(
            split_range(2, 4),
            (2, 2),
            "too little to terminate: it takes all there is"
        );
    }
}
