//! Delayed effects of a position (C59).

use super::Position;
use crate::cards::language::{Delayed, FlowEntry};
use crate::cards::memory::Remembers;
use crate::cards::position::{Aim, DelayedEntry, PaidWith, WaitsUntil};
use crate::games::sanctuary::Sanctuary;
use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::content::{Ability, Content};
use crate::games::sanctuary::state::{Action, ActionKind};
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
                    let piece = self.cards.get(usize::from(n))?;
                    content.card(&piece.card)
                }
                (None, _) => None,
            };
            let ability = card.and_then(|card| card.abilities.get(usize::from(waiting.ability)));
            waiting.problem(
                2,
                self.cards.len(),
                ability.map(Ability::effects),
                &content.counters,
            )
        })
    }
}

impl Board<'_> {
    /// A delayed effect as a position has it.
    pub(super) fn extract_delayed(
        &self,
        delayed: &Delayed<Sanctuary, Action>,
        number: &impl Fn(ObjectId) -> Option<u16>,
    ) -> Option<DelayedEntry> {
        let entry = &delayed.entry;
        let same = |e: ObjectId, stamp: u16| self.is_card(e) && self.status(e).stamp == stamp;
        let aim = |to: Ref, stamp: u16| match to {
            Ref::Object(e) if same(e, stamp) => number(e).map_or(Aim::Nothing, Aim::Piece),
            _ => Aim::Nothing,
        };
        let of = |target: &Target| aim(target.to, target.stamp);
        let text = (self.card(entry.source).face != entry.face)
            .then(|| self.content().cards[usize::from(entry.face)].id.clone());
        Some(DelayedEntry {
            source: Aim::Piece(number(entry.source)?),
            gone: !same(entry.source, entry.stamp),
            text,
            ability: entry.ability,
            mode: 0,
            later: entry.later.saturating_sub(1),
            by: entry.controller,
            turns: DelayedEntry::turns_of(delayed.due),
            until: WaitsUntil::of(delayed.until),
            targets: entry.targets.all().iter().map(of).collect(),
            groups: entry.targets.sizes(),
            shares: entry.targets.shares(),
            that: entry
                .that
                .map_or(Aim::Nothing, |(e, stamp)| aim(Ref::Object(e), stamp)),
            picked: of(&entry.picked),
            player: entry.player,
            they: entry.they,
            amount: entry.amount,
            x: entry.x,
            paid: PaidWith::extract(
                &self.game.memory.paid,
                entry.paid,
                &self.content().counters,
                |card| {
                    self.there(card)
                        .and_then(number)
                        .map_or(Aim::Nothing, Aim::Piece)
                },
            ),
        })
    }

    /// The delayed effect that a position has; its cards are these.
    pub(super) fn apply_delayed(
        &mut self,
        waiting: &DelayedEntry,
        all: &[ObjectId],
    ) -> Option<Delayed<Sanctuary, Action>> {
        let card = |aim: Aim| match aim {
            Aim::Piece(n) => all.get(usize::from(n)).copied(),
            Aim::Nothing | Aim::Thing(_) => None,
        };
        let target =
            |aim: Aim| card(aim).map_or(Target::default(), |e| self.target(Ref::Object(e)));
        let source = card(waiting.source)?;
        let stamp = self
            .status(source)
            .stamp
            .wrapping_sub(u16::from(waiting.gone));
        let face = match &waiting.text {
            Some(id) => self.content().index(id)? as u16,
            None => self.card(source).face,
        };
        let mut entry = Action {
            face,
            ability: waiting.ability,
            later: waiting.later + 1,
            stamp,
            that: card(waiting.that).map(|e| (e, self.status(e).stamp)),
            picked: target(waiting.picked),
            player: waiting.player,
            they: waiting.they,
            amount: waiting.amount,
            x: waiting.x,
            ..Action::new(ActionKind::Trigger, source, waiting.by)
        };
        let targets = waiting.targets.iter().map(|&to| target(to));
        entry.targets = Targets::sized(targets, &waiting.groups, &waiting.shares);
        let ability = self.ability(face, waiting.ability)?;
        let due = waiting.due(ability.effects())?;
        let kinds = &self.content().counters;
        let cards = PaidWith::cards(
            &waiting.paid,
            |aim| match aim {
                Aim::Piece(n) => all.get(usize::from(n)).copied(),
                Aim::Nothing | Aim::Thing(_) => None,
            },
            |e| self.stamp_now(e),
        );
        let payments = &mut self.game.memory.paid;
        let entry = entry.paid_by(PaidWith::apply(&waiting.paid, &cards, payments, kinds));
        let until = waiting.until.until(source, stamp);
        Some(Delayed { entry, due, until })
    }
}
