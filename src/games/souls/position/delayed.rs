//! Delayed effects of a position (R61).

use super::Position;
use crate::cards::language::{Delayed, FlowEntry};
use crate::cards::memory::Remembers;
use crate::cards::position::{Aim, DelayedEntry, PaidWith, WaitsUntil};
use crate::games::souls::Souls;
use crate::games::souls::board::Board;
use crate::games::souls::content::Content;
use crate::games::souls::ids::seat_of;
use crate::games::souls::state::{Entry, EntryKind};
use crate::packs::CardContent;
use crate::table::{ObjectId, Ref, Target, Targets};

impl Position {
    /// Why one of the delayed effects cannot wait, if one cannot.
    pub(super) fn delayed_problem(&self, content: &Content) -> Option<String> {
        let mut delayed = self.delayed.iter();
        delayed.find_map(|waiting| {
            let card = match (&waiting.text, waiting.source) {
                (Some(id), _) => content.card(id),
                (None, Aim::Piece(n)) => {
                    let piece = self.cards.get(usize::from(n));
                    piece.and_then(|piece| content.card(&piece.card))
                }
                (None, _) => None,
            };
            let text = card.map(|card| card.text(waiting.ability, waiting.mode));
            waiting.problem(self.players.len() as u8, self.cards.len(), text, &[])
        })
    }
}

impl Board<'_> {
    /// A delayed effect as a position has it.
    pub(super) fn extract_delayed(
        &self,
        delayed: &Delayed<Souls, Entry>,
        number: &impl Fn(ObjectId) -> Option<u16>,
    ) -> Option<DelayedEntry> {
        let entry = &delayed.entry;
        let of = |target: &Target| match target.to {
            Ref::Object(e) if seat_of(e).is_some() => Aim::Thing(e.0),
            to @ Ref::Object(e) if self.target(to).stamp == target.stamp => {
                number(e).map_or(Aim::Nothing, Aim::Piece)
            }
            _ => Aim::Nothing,
        };
        let text = (self.card(entry.source).printed != entry.face)
            .then(|| self.content().cards[usize::from(entry.face)].id.clone());
        Some(DelayedEntry {
            source: Aim::Piece(number(entry.source)?),
            gone: self.target(Ref::Object(entry.source)).stamp != entry.stamp,
            text,
            ability: entry.ability,
            mode: entry.mode,
            later: entry.later.saturating_sub(1),
            by: entry.controller,
            turns: DelayedEntry::turns_of(delayed.due),
            until: WaitsUntil::of(delayed.until),
            targets: entry.targets.all().iter().map(of).collect(),
            groups: entry.targets.sizes(),
            shares: entry.targets.shares(),
            that: of(&entry.that),
            picked: of(&entry.picked),
            player: entry.player,
            they: entry.they,
            amount: entry.amount,
            x: entry.x,
            paid: PaidWith::extract(&self.game.memory.paid, entry.paid, &[], |card| {
                self.there(card)
                    .and_then(number)
                    .map_or(Aim::Nothing, Aim::Piece)
            }),
        })
    }

    /// The delayed effect that a position has; its cards are these.
    pub(super) fn apply_delayed(
        &mut self,
        waiting: &DelayedEntry,
        all: &[ObjectId],
    ) -> Option<Delayed<Souls, Entry>> {
        let thing = |aim: Aim| match aim {
            Aim::Piece(n) => all.get(usize::from(n)).copied(),
            Aim::Thing(n) => Some(ObjectId(n)).filter(|&e| seat_of(e).is_some()),
            Aim::Nothing => None,
        };
        let target =
            |aim: Aim| thing(aim).map_or(Target::default(), |e| self.target(Ref::Object(e)));
        let source = thing(waiting.source)?;
        let now = self.target(Ref::Object(source)).stamp;
        let stamp = now.wrapping_sub(u16::from(waiting.gone));
        let face = match &waiting.text {
            Some(id) => self.content().index(id)? as u16,
            None => self.card(source).printed,
        };
        let mut entry = Entry {
            stamp,
            ability: waiting.ability,
            mode: waiting.mode,
            later: waiting.later + 1,
            that: target(waiting.that),
            picked: target(waiting.picked),
            player: waiting.player,
            they: waiting.they,
            amount: waiting.amount,
            x: waiting.x,
            ..Entry::new(EntryKind::Trigger, source, face, waiting.by)
        };
        let targets = waiting.targets.iter().map(|&to| target(to));
        entry.targets = Targets::sized(targets, &waiting.groups, &waiting.shares);
        let due = waiting.due(self.text(face, waiting.ability, waiting.mode))?;
        let cards = PaidWith::cards(
            &waiting.paid,
            |aim| match aim {
                Aim::Piece(n) => all.get(usize::from(n)).copied(),
                Aim::Nothing | Aim::Thing(_) => None,
            },
            |e| self.stamp_now(e),
        );
        let payments = &mut self.game.memory.paid;
        let entry = entry.paid_by(PaidWith::apply(&waiting.paid, &cards, payments, &[]));
        let until = waiting.until.until(source, stamp);
        Some(Delayed { entry, due, until })
    }
}
