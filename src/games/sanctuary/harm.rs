//! Damage and what it destroys: the four kinds of damage and the state check (rules page, section 6).

use crate::cards::language::Replaceable;
use crate::table::{ObjectId, Outcome, Seat, Seats};

use super::board::Board;
use super::content::{CardKind, Label};
use super::events::Event;
use super::limits;
use super::state::Stats;
use super::triggers::TriggerEvent;

/// Damage of a kind that goes through, from what is dealt and the stats of both sides; never below 0.
#[must_use]
pub fn damage(label: Label, base: i32, by: &Stats, to: &Stats) -> i32 {
    limits::sum(limits::sum(base, by.deals(label)), to.takes(label)).max(0)
}

/// The damage that a blocked attacker deals to the Sanctuary once its blockers have left (H-63, H-67, C30).
#[must_use]
pub fn excess(strength: i32, blockers: impl Iterator<Item = i32>) -> i32 {
    limits::sum(strength, -limits::total(blockers)).max(0)
}

/// The winner, or no seat for a draw; `None` if nobody has lost (H-81, H-82).
#[must_use]
pub const fn survivors(structure: [i32; 2]) -> Option<Seats> {
    match (structure[0] <= 0, structure[1] <= 0) {
        (false, false) => None,
        (true, true) => Some(Seats::NONE),
        (true, false) => Some(Seats::one(Seat(1))),
        (false, true) => Some(Seats::one(Seat(0))),
    }
}

impl Board<'_> {
    /// Damage that `by` would deal to `to`, two Characters.
    #[must_use]
    pub fn would_deal(&self, label: Label, by: ObjectId, base: i32, to: ObjectId) -> i32 {
        damage(label, base, self.stats(by), self.stats(to))
    }

    /// Marks damage on a Character; what it took earlier in the turn still counts (H-71).
    pub fn wound(&mut self, by: ObjectId, to: ObjectId, amount: i32) {
        if amount <= 0 || !self.is_in_play(to) || self.kind(to) != CardKind::Character {
            return;
        }
        if !self.may_be_replaced(Replaceable::damage(to, amount, Some(by))) {
            self.deal_wound(Some(by), to, amount);
        }
    }

    /// Marks damage that nothing replaces any more, as far as it is not prevented.
    pub fn deal_wound(&mut self, by: Option<ObjectId>, to: ObjectId, amount: i32) {
        if amount <= 0 || !self.is_in_play(to) || self.kind(to) != CardKind::Character {
            return;
        }
        let by = by.unwrap_or(to);
        let amount = amount - self.prevent(to, amount);
        if amount == 0 {
            return;
        }
        let status = self.status_mut(to);
        status.damage = limits::sum(status.damage, amount);
        let controller = status.controller;
        self.game.dirty = true;
        self.game.wounded.push((to, amount));
        self.log(Event::Damage {
            controller,
            card: to,
            source: by,
            amount,
        });
        self.react(&TriggerEvent::HitCharacter(by, to, amount));
    }

    /// Prevents damage to a card in play as far as its shield reaches, and tells how much (C69).
    fn prevent(&mut self, to: ObjectId, amount: i32) -> i32 {
        self.absorb_damage(to, self.status(to).controller, amount)
    }

    /// A card deals damage to a Sanctuary.
    pub fn damage_sanctuary(&mut self, by: ObjectId, seat: Seat, amount: i32) {
        let to = self.player(seat).sanctuary;
        if amount > 0 && !self.may_be_replaced(Replaceable::damage(to, amount, Some(by))) {
            self.hit_sanctuary(Some(by), seat, amount);
        }
    }

    /// Deals damage to a Sanctuary that nothing replaces any more.
    pub fn hit_sanctuary(&mut self, by: Option<ObjectId>, seat: Seat, amount: i32) {
        let dealt = self.lose_structure(seat, amount);
        if let Some(by) = by.filter(|_| dealt > 0) {
            self.react(&TriggerEvent::HitSanctuary(by, dealt));
        }
    }

    /// A Sanctuary loses Structure, all at once (C48). Returns how much damage was dealt.
    pub fn lose_structure(&mut self, seat: Seat, amount: i32) -> i32 {
        if amount <= 0 {
            return 0;
        }
        let sanctuary = self.player(seat).sanctuary;
        let dealt = amount - self.prevent(sanctuary, amount);
        if dealt > 0 {
            self.change_structure(seat, -dealt);
            self.react(&TriggerEvent::SanctuaryHit(seat, dealt));
        }
        dealt
    }

    /// The state check, after every resolution and all damage: stats anew, what must be destroyed is, lost
    /// Sanctuaries end the game (H-81, H-82, H-84).
    pub fn check(&mut self) {
        loop {
            self.refresh_stats();
            let doomed = self.in_play().filter(|&e| self.is_doomed(e));
            let doomed = doomed.filter(|&e| !self.is_being_replaced(e));
            let doomed: Vec<ObjectId> = doomed.collect();
            if doomed.is_empty() {
                break;
            }
            self.destroy_by_rules(&doomed);
            self.game.dirty = true;
        }
        for (e, amount) in std::mem::take(&mut self.game.wounded) {
            if self.is_in_play(e) {
                self.react(&TriggerEvent::Damaged(e, amount));
            }
        }
        let structure = [Seat(0), Seat(1)].map(|seat| self.player(seat).structure);
        if let Some(winners) = survivors(structure) {
            self.decide(winners);
        }
    }

    fn is_doomed(&self, e: ObjectId) -> bool {
        if self.stays(e) {
            return false;
        }
        let status = self.status(e);
        match self.kind(e) {
            CardKind::Character => {
                let strength = self.stats(e).strength;
                strength <= 0 || status.damage >= strength
            }
            CardKind::Technology => {
                let loose = status
                    .carrier
                    .is_none_or(|host| !self.is_in_play(host) || !self.may_carry(e, host));
                status.durability == 0 || loose
            }
            _ => false,
        }
    }

    /// C116: another Character, of either player, carries a Technology from now on.
    pub fn attach(&mut self, technology: ObjectId, carrier: ObjectId) {
        if self.carried(carrier).is_none() && self.fits(technology, carrier) {
            self.carry(technology, carrier);
        }
    }

    /// C134: two Technologies swap their carriers.
    pub fn swap_carriers(&mut self, one: ObjectId, other: ObjectId) {
        let (Some(of_one), Some(of_other)) = (self.status(one).carrier, self.status(other).carrier)
        else {
            return;
        };
        if of_one != of_other && self.fits(one, of_other) && self.fits(other, of_one) {
            self.carry(one, of_other);
            self.carry(other, of_one);
        }
    }

    fn fits(&self, technology: ObjectId, carrier: ObjectId) -> bool {
        self.is_in_play(technology)
            && self.kind(technology) == CardKind::Technology
            && self.is_in_play(carrier)
            && self.kind(carrier) == CardKind::Character
            && self.may_carry(technology, carrier)
    }

    /// A Technology goes to a Character, and under its controller's control (C46).
    fn carry(&mut self, technology: ObjectId, carrier: ObjectId) {
        let seat = self.status(carrier).controller;
        self.status_mut(technology).carrier = Some(carrier);
        self.game.dirty = true;
        self.log(Event::Carry {
            player: seat,
            technology,
            carrier,
        });
        self.change_control(technology, seat);
    }

    /// Whether the factions of a Technology and its carrier agree (H-30).
    #[must_use]
    pub fn may_carry(&self, technology: ObjectId, carrier: ObjectId) -> bool {
        let faction = self.def(technology).faction;
        faction.is_none() || faction == self.def(carrier).faction
    }

    /// The game is over; nobody wins a draw.
    pub fn decide(&mut self, winners: Seats) {
        if self.outcome.is_some() {
            return;
        }
        let event = match winners.only() {
            Some(player) => Event::WinGame { player },
            None => Event::DrawGame {
                player: self.game.active,
            },
        };
        self.log(event);
        *self.outcome = Some(Outcome {
            winners,
            turns: u32::from(self.game.turn),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn excess_is_what_is_left_over_all_blockers() {
        assert_eq!(excess(5, [2].into_iter()), 3);
        assert_eq!(excess(2, [2].into_iter()), 0);
        assert_eq!(excess(7, [2, 3].into_iter()), 2);
        assert_eq!(excess(1, [4].into_iter()), 0);
    }

    #[test]
    fn both_at_nothing_is_a_draw() {
        assert_eq!(survivors([0, -2]), Some(Seats::NONE));
        assert_eq!(survivors([0, 1]).and_then(Seats::only), Some(Seat(1)));
        assert_eq!(survivors([3, 1]), None);
    }
}
