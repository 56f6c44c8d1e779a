//! The stack of a running match as a position says it: the inverse of `apply_stack`.

use super::{Aim, EntryKind, Stack, StackEntry};
use crate::cards::memory::Remembers;
use crate::cards::position::PaidWith;
use crate::games::souls::board::Board;
use crate::games::souls::ids::seat_of;
use crate::games::souls::state::{Entry, EntryKind as StateKind};
use crate::table::{Busy, ObjectId, Ref, Target};

impl Board<'_> {
    /// The stack with the window over it, and whether nothing of it is left out; `all` are the pieces.
    pub(super) fn extract_stack(&self, all: &[ObjectId]) -> Result<(Stack, bool), Busy> {
        let (mut entries, mut whole) = (Vec::new(), true);
        let mut waiting = Vec::new();
        for entry in &self.game.triggers {
            let (entry, all_of_it) = self.extract_entry(entry, all)?;
            waiting.push(entry);
            whole &= all_of_it;
        }
        if self.game.stack.is_empty() {
            let stack = Stack {
                waiting,
                ..Stack::default()
            };
            return Ok((stack, whole));
        }
        let Some(window) = self.game.window else {
            return Err(Busy::Midway);
        };
        for entry in &self.game.stack {
            let (entry, all_of_it) = self.extract_entry(entry, all)?;
            entries.push(entry);
            whole &= all_of_it;
        }
        let (priority, passed) = (window.holder, window.passes());
        Ok((
            Stack {
                entries,
                priority,
                passed,
                waiting,
            },
            whole,
        ))
    }

    fn extract_entry(&self, entry: &Entry, all: &[ObjectId]) -> Result<(StackEntry, bool), Busy> {
        let kind = match entry.kind {
            StateKind::Loot { copy: false } => EntryKind::Loot,
            StateKind::Loot { copy: true } => EntryKind::Copy,
            StateKind::Ability => EntryKind::Ability,
            StateKind::Trigger => EntryKind::Trigger,
            StateKind::Reading => EntryKind::Reading,
            StateKind::Roll => EntryKind::Roll,
            StateKind::Damage => EntryKind::Damage,
            StateKind::Death => EntryKind::Death,
        };
        let source = self.aim_at(Ref::Object(entry.source), all);
        if source == Aim::Nothing {
            return Err(Busy::Midway);
        }
        let card = self.card(entry.source);
        let cards = &self.content().cards;
        let text = (entry.face != card.printed).then(|| cards[usize::from(entry.face)].id.clone());
        let rolls = cards[usize::from(entry.face)].rolls();
        let roll = rolls
            .iter()
            .position(|bands| std::ptr::eq(*bands, entry.bands));
        let roll = roll.filter(|_| !entry.bands.is_empty());
        let mut whole = entry.applied.iter().all(Option::is_none);
        whole &= !entry.game || entry.controller == self.game.active;
        whole &= roll.is_some() || entry.bands.is_empty();
        whole &= entry.repeats == 0;
        let mut aim = |target: Target| {
            let now = match target.to {
                Ref::None => Target::default(),
                to => self.target(to),
            };
            let there = now.stamp == target.stamp;
            let aim = if there {
                self.aim_at(target.to, all)
            } else {
                Aim::Nothing
            };
            whole &= now.controller == target.controller
                && (aim != Aim::Nothing || target.to == Ref::None);
            aim
        };
        let targets = entry
            .targets
            .all()
            .iter()
            .map(|&target| aim(target))
            .collect();
        let (mut that, picked) = (aim(entry.that), aim(entry.picked));
        if kind == EntryKind::Death
            && let Some(killer) = self.status(entry.source).hurt_by
        {
            that = self.aim_at(Ref::Object(killer), all);
        }
        let loot = matches!(entry.kind, StateKind::Loot { .. });
        let entry = StackEntry {
            kind,
            source,
            gone: self.status(entry.source).stamp != entry.stamp,
            text,
            ability: Some(entry.ability).filter(|&n| n != u8::MAX && !loot),
            mode: entry.mode,
            x: entry.x,
            by: Some(entry.controller).filter(|_| !entry.game),
            targets,
            groups: entry.targets.sizes(),
            shares: entry.targets.shares(),
            amount: entry.amount,
            combat: entry.combat,
            roll: roll.map(|n| n as u8),
            asked: entry.asked != 0,
            that,
            player: entry.player,
            picked,
            they: entry.they,
            paid: PaidWith::extract(&self.game.memory.paid, entry.paid, &[], |card| {
                let card = self.there(card);
                card.map_or(Aim::Nothing, |e| self.aim_at(Ref::Object(e), all))
            }),
        };
        Ok((entry, whole))
    }

    pub(super) fn aim_at(&self, to: Ref, all: &[ObjectId]) -> Aim {
        match to {
            Ref::Object(e) => match seat_of(e) {
                Some(seat) => Aim::Player(seat),
                None => {
                    let n = all.iter().position(|&other| other == e);
                    n.map_or(Aim::Nothing, |n| Aim::Piece(n as u16))
                }
            },
            Ref::Entry(serial) => {
                let mut stack = self.game.stack.iter();
                let n = stack.position(|entry| entry.serial == serial);
                n.map_or(Aim::Nothing, |n| Aim::Entry(n as u16))
            }
            Ref::None | Ref::Seat(_) | Ref::Zone(_) | Ref::Kind(_) | Ref::Point(..) => Aim::Nothing,
        }
    }
}
