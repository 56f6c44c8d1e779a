//! The audit: what must be true of the table whenever a seat is asked. Rules never rely on it; tests do.

use crate::table::{Fault, ObjectId, check};

use super::Topic;
use super::board::Board;
use super::ids::player_id;
use super::places::{Place, deck_of, place};
use super::state::{Ask, EntryKind};

impl Board<'_> {
    /// Checks the whole table.
    ///
    /// # Errors
    /// The first fault.
    pub fn audit(&self) -> Result<(), Fault> {
        self.audit_zones()?;
        for e in self.all_cards() {
            self.audit_card(e)
                .map_err(|fault| self.fault_of(fault, e))?;
        }
        self.audit_players()?;
        self.audit_stats()?;
        self.audit_stack()?;
        self.audit_priority()
    }

    /// Names the card in a fault.
    fn fault_of(&self, fault: Fault, e: ObjectId) -> Fault {
        let (card, status) = (self.card(e), self.status(e));
        let state = format!("{e:?} {card:?} {status:?}");
        fault.about(&self.def(e).id, state)
    }

    fn audit_card(&self, e: ObjectId) -> Result<(), Fault> {
        let (card, status) = (self.card(e), self.status(e));
        let at = place(status.zone);
        if !self.is_in_play(e) {
            check(
                status.damage == 0 && status.counters == 0,
                || "kept damage or counters out of play",
            )?;
            check(
                card.face == card.printed || at == Place::Held,
                || "is a copy out of play",
            )?;
            let mut changes = self.game.changes.iter();
            check(!changes.any(|c| c.card == e), || "is changed out of play")?;
        }
        let least = (self.stats(e).hp - 1).min(0);
        check(
            status.damage >= least || self.game.dirty,
            || "has more hit points than its maximum (R66)",
        )?;
        match at {
            Place::Deck(kind) | Place::Discard(kind) => check(
                deck_of(self.printed_kind(e)) == Some(kind),
                || "is in a pile of another kind",
            )?,
            Place::Hand(_) => check(
                deck_of(self.printed_kind(e)) == Some(super::content::DeckKind::Loot),
                || "is in a hand and no loot (F-59)",
            )?,
            _ => {}
        }
        if let Some(seat) = at.of_player() {
            check(
                status.owned && status.controller == seat && self.plays(seat),
                || "is not under the control of whom it lies with",
            )?;
        } else {
            check(!status.owned, || "is a player's, and lies with nobody")?;
        }
        check(status.counters >= 0, || "has negative counters")
    }

    fn audit_players(&self) -> Result<(), Fault> {
        check(
            self.plays(self.game.active),
            || "the active player has left (R59)",
        )?;
        for seat in self.seats_at_table().filter(|&seat| !self.plays(seat)) {
            let left = self.row(Place::Hand(seat)).is_empty() && self.player(seat).coins == 0;
            check(left, || {
                format!("seat {} left, and left something (R59)", seat.0)
            })?;
        }
        for seat in self.all_seats() {
            let player = self.player(seat);
            check(player.coins >= 0, || format!("seat {} owes ¢", seat.0))?;
            check(self.row(Place::Character(seat)).len() == 1, || {
                format!("seat {} has not one character", seat.0)
            })?;
            let damage = self.status(player_id(seat)).damage;
            let most = self.stats(player_id(seat)).hp;
            let marked = (most - 1).min(0)..=most.max(0);
            check(marked.contains(&damage) || self.game.dirty, || {
                format!("seat {} has {damage} damage of {most} hit points", seat.0)
            })?;
        }
        Ok(())
    }

    /// Whenever a player can look or choose, all stats equal those computed from the printed ones.
    fn audit_stats(&self) -> Result<(), Fault> {
        if !self.offer.is_open() {
            return Ok(());
        }
        let Some(e) = self.stale_stats() else {
            return Ok(());
        };
        check(false, || format!("has stale stats: {:?}", self.stats(e)))
            .map_err(|fault| self.fault_of(fault, e))
    }

    /// Serial numbers are unique; loot cards on the stack have their entries.
    fn audit_stack(&self) -> Result<(), Fault> {
        let stack = &self.game.stack;
        for (n, entry) in stack.iter().enumerate() {
            let twin = stack[..n].iter().any(|e| e.serial == entry.serial);
            check(!twin, || format!("two entries are number {}", entry.serial))?;
            if entry.kind == EntryKind::Death {
                let twice = stack[..n]
                    .iter()
                    .any(|e| e.kind == EntryKind::Death && e.source == entry.source);
                check(!twice, || "dies twice on the stack")
                    .map_err(|fault| self.fault_of(fault, entry.source))?;
            }
            if entry.kind == EntryKind::Roll {
                check((1..=6).contains(&entry.amount), || {
                    format!("a die shows {}", entry.amount)
                })?;
            }
        }
        let at_rest = self.game.agenda.is_empty() && self.game.ask == Ask::Step;
        for &e in self.row(Place::Stack) {
            let entry = stack.iter().any(|entry| entry.source == e);
            check(entry || !at_rest, || "lies on the stack without an entry")
                .map_err(|fault| self.fault_of(fault, e))?;
        }
        Ok(())
    }

    /// Somebody who is asked to act has priority, over a table where nothing is left to settle (section 4.4).
    fn audit_priority(&self) -> Result<(), Fault> {
        if !self.offer.is_open() || !Topic::Act.is_of(&self.offer.decision) {
            return Ok(());
        }
        check(
            self.game.agenda.is_empty(),
            || "somebody acts while work is left",
        )?;
        check(
            self.game.triggers.is_empty(),
            || "somebody acts while abilities wait to go on the stack",
        )?;
        check(
            self.may_act(self.offer.decision.seat).is_ok(),
            || "somebody acts without priority",
        )
    }
}
