//! The audit: what must be true of the table whenever a seat is asked. Rules never rely on it; tests do.

use crate::table::{Fault, ObjectId, Seat, check};

use super::board::Board;
use super::content::CardKind;
use super::places::{Place, place};
use super::state::{Ask, ChangeKind, Stats};

impl Board<'_> {
    /// Looks the whole table over.
    ///
    /// # Errors
    /// The first fault.
    pub fn audit(&mut self) -> Result<(), Fault> {
        self.audit_stats()?;
        let left_out = self.index.more;
        check(left_out == 0, || format!("{left_out} cards were left out"))?;
        self.audit_zones()?;
        for e in self.all_cards() {
            self.audit_card(e)
                .map_err(|fault| self.fault_of(fault, e))?;
        }
        self.audit_players()?;
        self.audit_fights()?;
        if self.at_rest() {
            self.audit_rest()?;
        }
        Ok(())
    }

    /// Checks that the stored stats of all cards in play and the costs of cards in hand equal those computed from the
    /// beginning. Called when somebody looks at them.
    fn audit_stats(&mut self) -> Result<(), Fault> {
        let all: Vec<ObjectId> = self.in_play().collect();
        let hands: Vec<ObjectId> = self.rows_of(Place::Hand).collect();
        let worth = |board: &Self| -> Vec<Stats> { all.iter().map(|&e| *board.stats(e)).collect() };
        let costs = |board: &Self| -> Vec<i32> { hands.iter().map(|&e| board.cost(e)).collect() };
        let before = (worth(self), costs(self));
        let game = &*self.game;
        let marks = (game.dirty, game.worked, game.phased, game.reacting);
        self.game.dirty = true;
        self.refresh_stats();
        let after = (worth(self), costs(self));
        let needed = self.game.reacting;
        (
            self.game.dirty,
            self.game.worked,
            self.game.phased,
            self.game.reacting,
        ) = marks;
        for (n, &e) in all.iter().enumerate() {
            let (old, new) = (before.0[n], after.0[n]);
            check(old == new, || format!("is shown with {old:?}"))
                .map_err(|fault| self.fault_of(fault, e))?;
        }
        for (n, &e) in hands.iter().enumerate() {
            let (old, new) = (before.1[n], after.1[n]);
            check(old == new, || {
                format!("costs {new} and is shown with {old}")
            })
            .map_err(|fault| self.fault_of(fault, e))?;
        }
        check(
            marks.3 & needed == needed,
            || "an ability would not be asked",
        )
    }

    /// That a fault is about a card.
    fn fault_of(&self, fault: Fault, e: ObjectId) -> Fault {
        let (card, status, stats) = (self.card(e), self.status(e), self.stats(e));
        let state = format!("{e:?} {card:?} {status:?} {stats:?}");
        fault.about(&self.def(e).id, state)
    }

    fn audit_card(&self, e: ObjectId) -> Result<(), Fault> {
        let (card, status) = (self.card(e), self.status(e));
        let (side, at) = place(status.zone);
        let kind = self.kind(e);
        if !at.is_play() {
            let bare = !status.tapped
                && status.damage == 0
                && status.shield.is_none()
                && status.carrier.is_none()
                && status.entered == 0;
            check(bare, || "kept something when it left play")?;
            check(
                at == Place::Gone || card.owner == side,
                || "is not in its owner's zone",
            )?;
            check(
                status.controller == card.owner,
                || "is out of play and not its owner's",
            )?;
            check(card.face == card.printed, || "is another card out of play")?;
            check(
                kind != CardKind::Sanctuary,
                || "is a Sanctuary that left play",
            )?;
            let priced = |change: &super::state::Change| {
                matches!(
                    change.what,
                    ChangeKind::Grant(super::content::Grant::Cost(_))
                ) && at == Place::Hand
            };
            let mut changes = self.game.changes.iter().filter(|c| c.card == e);
            return check(changes.all(priced), || "is changed out of play");
        }
        check(
            status.controller == side,
            || "is not on its controller's side",
        )?;
        let here = match kind {
            CardKind::Sanctuary => Place::PointZero,
            CardKind::Enhancement => Place::Reserve,
            CardKind::Character | CardKind::Technology => Place::Conflict,
            CardKind::Manipulation => return check(false, || "is a Manipulation in play"),
        };
        check(at == here, || "is in the wrong part of the Territory")?;
        check(
            status.carrier.is_none() || kind == CardKind::Technology,
            || "is carried, and no Technology",
        )?;
        check(
            status.damage == 0 || kind == CardKind::Character,
            || "is damaged, and no Character",
        )
    }

    fn audit_players(&self) -> Result<(), Fault> {
        for seat in [Seat(0), Seat(1)] {
            let player = self.player(seat);
            check(player.volition >= 0, || {
                format!("seat {} has negative Volition", seat.0)
            })?;
            let limit = usize::from(self.def(player.sanctuary).limit);
            let borne = self.row(seat, Place::Reserve).iter();
            let own = borne.filter(|&&e| self.card(e).owner == seat).count();
            check(own <= limit, || {
                format!("seat {} has {own} Enhancements of {limit} (H-27)", seat.0)
            })?;
            let allowed = self.rules().duels.saturating_add(player.more_duels);
            check(player.duels <= allowed, || {
                format!("seat {} began too many duels (H-47)", seat.0)
            })?;
            check(
                player.enhanced <= self.rules().enhancements,
                || "too many Enhancements a turn (H-26)",
            )?;
        }
        Ok(())
    }

    fn audit_fights(&self) -> Result<(), Fault> {
        for a in &self.game.attackers {
            let there = a.left || self.is_in_play(a.card);
            check(there, || "attacks and is gone").map_err(|fault| self.fault_of(fault, a.card))?;
            let same = self
                .game
                .attackers
                .iter()
                .filter(|b| b.card == a.card && !b.left);
            check(same.count() <= 1, || "attacks twice")
                .map_err(|fault| self.fault_of(fault, a.card))?;
        }
        for b in &self.game.blockers {
            let there = b.left || self.is_in_play(b.card);
            check(there, || "blocks and is gone").map_err(|fault| self.fault_of(fault, b.card))?;
            let against = self.game.attackers.iter().any(|a| a.card == b.attacker);
            check(against, || "blocks nobody").map_err(|fault| self.fault_of(fault, b.card))?;
            let same = self
                .game
                .blockers
                .iter()
                .filter(|c| c.card == b.card && !c.left);
            check(same.count() <= 1, || "blocks twice")
                .map_err(|fault| self.fault_of(fault, b.card))?;
        }
        Ok(())
    }

    /// Nothing is half done: no effects are running and nothing is being played.
    fn at_rest(&self) -> bool {
        self.game.agenda.is_empty()
            && self.game.announce.is_none()
            && self.game.triggers.is_empty()
            && self.game.ask == Ask::Step
            && self.outcome.is_none()
    }

    fn audit_rest(&self) -> Result<(), Fault> {
        check(!self.is_stale(), || "stats are out of date")?;
        for e in self.in_play() {
            let (status, stats) = (self.status(e), self.stats(e));
            let dead = self.kind(e) == CardKind::Character
                && (stats.strength <= 0 || status.damage >= stats.strength);
            let lost = self.kind(e) == CardKind::Technology && {
                let carried = status.carrier.is_some_and(|host| {
                    self.is_in_play(host) && self.status(host).controller == status.controller
                });
                !carried || status.durability < 1
            };
            let doomed = (dead || lost) && !self.stays(e);
            let rule = if dead { "H-84" } else { "H-31" };
            check(!doomed, || format!("should be destroyed ({rule})"))
                .map_err(|fault| self.fault_of(fault, e))?;
        }
        for seat in [Seat(0), Seat(1)] {
            let left = self.player(seat).structure;
            check(left > 0, || {
                format!("seat {} plays on with {left} Structure", seat.0)
            })?;
        }
        Ok(())
    }
}
