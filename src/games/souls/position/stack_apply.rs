//! Putting the stack of a position on the table.

use super::{Aim, EntryKind, Position, StackEntry};
use crate::cards::memory::Remembers;
use crate::cards::position::PaidWith;
use crate::games::souls::board::Board;
use crate::games::souls::ids::player_id;
use crate::games::souls::state::{Entry, EntryKind as StateKind};
use crate::packs::PackContent;
use crate::table::{ObjectId, Priority, Ref, Seat, Target, Targets};

impl Board<'_> {
    /// The entries, the window over them, and what waits to be put there; `all` are the ids of the pieces.
    pub(super) fn apply_stack(&mut self, position: &Position, all: &[ObjectId]) {
        let stack = &position.stack;
        for (serial, entry) in (0_u16..).zip(&stack.entries) {
            if let Some(entry) = self.entry_of(entry, all) {
                self.game.stack.push(Entry { serial, ..entry });
                self.game.serial = serial + 1;
            }
        }
        // Entries aim at entries below and above them, so this comes when all are there.
        for (n, entry) in stack.entries.iter().enumerate() {
            let aims = entry.targets.iter().map(|&aim| self.target_of(aim, all));
            let aims = Targets::sized(aims, &entry.groups, &entry.shares);
            let (that, picked) = (
                self.target_of(entry.that, all),
                self.target_of(entry.picked, all),
            );
            if let Some(entry) = self.game.stack.get_mut(n) {
                entry.targets = aims;
                (entry.that, entry.picked) = (that, picked);
            }
        }
        for entry in &stack.waiting {
            let (that, picked) = (
                self.target_of(entry.that, all),
                self.target_of(entry.picked, all),
            );
            if let Some(entry) = self.entry_of(entry, all) {
                let entry = Entry {
                    that,
                    picked,
                    ..entry
                };
                self.game.triggers.push(entry);
            }
        }
        for (entry, now) in stack.entries.iter().zip(0..) {
            let killer = object_of(entry.that, all);
            if entry.kind == EntryKind::Death
                && let Some(dying) = object_of(entry.source, all)
            {
                self.game.stack[now].that = Target::default();
                self.status_mut(dying).hurt_by = killer;
            }
        }
        if stack.is_empty() {
            return;
        }
        let seats = self.game.seats;
        let first = (stack.priority.0 + seats - stack.passed % seats) % seats;
        let mut window = Priority::all(Seat(first), seats);
        for _ in 0..stack.passed {
            window.pass();
        }
        self.game.window = Some(window);
    }

    fn entry_of(&mut self, entry: &StackEntry, all: &[ObjectId]) -> Option<Entry> {
        let source = object_of(entry.source, all)?;
        let text = entry.text.as_deref();
        let face = match text {
            Some(id) => self.content().named(id)?,
            None => self.card(source).face,
        };
        let kind = match entry.kind {
            EntryKind::Loot => StateKind::Loot { copy: false },
            EntryKind::Copy => StateKind::Loot { copy: true },
            EntryKind::Ability => StateKind::Ability,
            EntryKind::Trigger => StateKind::Trigger,
            EntryKind::Reading => StateKind::Reading,
            EntryKind::Roll => StateKind::Roll,
            EntryKind::Damage => StateKind::Damage,
            EntryKind::Death => StateKind::Death,
        };
        let bands = entry.roll.and_then(|n| {
            let card = self.content().cards.get(usize::from(face))?;
            card.rolls().get(usize::from(n)).copied()
        });
        let stamp = self.status(source).stamp;
        let object = |aim| object_of(aim, all);
        let cards = PaidWith::cards(&entry.paid, object, |e| self.stamp_now(e));
        let paid = PaidWith::apply(&entry.paid, &cards, &mut self.game.memory.paid, &[]);
        Some(Entry {
            paid,
            stamp: if entry.gone {
                stamp.wrapping_sub(1)
            } else {
                stamp
            },
            ability: match kind {
                StateKind::Loot { .. } => self.text_of_loot(face),
                _ => entry.ability.unwrap_or(u8::MAX),
            },
            mode: entry.mode,
            x: entry.x,
            game: entry.by.is_none(),
            player: entry.player,
            amount: entry.amount,
            they: entry.they,
            combat: entry.combat,
            bands: bands.unwrap_or(&[]),
            asked: if entry.asked { entry.amount as u8 } else { 0 },
            ..Entry::new(kind, source, face, entry.by.unwrap_or(self.game.active))
        })
    }

    fn target_of(&self, aim: Aim, all: &[ObjectId]) -> Target {
        let to = match aim {
            Aim::Entry(n) => Ref::Entry(n),
            other => object_of(other, all).map_or(Ref::None, Ref::Object),
        };
        match to {
            Ref::None => Target::default(),
            to => self.target(to),
        }
    }
}

pub(super) fn object_of(aim: Aim, all: &[ObjectId]) -> Option<ObjectId> {
    match aim {
        Aim::Piece(n) => all.get(usize::from(n)).copied(),
        Aim::Player(seat) => Some(player_id(seat)),
        Aim::Nothing | Aim::Entry(_) => None,
    }
}
