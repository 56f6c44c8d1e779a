//! Delayed effects of a position (D22).

use super::Position;
use crate::cards::language::{Delayed, FlowEntry};
use crate::cards::memory::Remembers;
use crate::cards::position::{Aim, DelayedEntry, PaidWith, WaitsUntil};
use crate::games::biomes::Biomes;
use crate::games::biomes::board::Board;
use crate::games::biomes::content::{Ability, Content};
use crate::games::biomes::ids::lane_of;
use crate::games::biomes::state::{Action, Origin, Target};
use crate::packs::CardContent;
use crate::table::{ObjectId, Targets};

impl Position {
    /// Why one of the delayed effects cannot wait, if one cannot.
    pub(super) fn delayed_problem(&self, content: &Content) -> Option<String> {
        let mut delayed = self.delayed.iter();
        delayed.find_map(|waiting| {
            let card = |id: &String| content.card(id).map(|card| &card.abilities);
            let abilities: Option<&Vec<Ability>> = match (&waiting.text, waiting.source) {
                (Some(id), _) => card(id),
                (None, Aim::Piece(n)) => {
                    let piece = self.cards.get(usize::from(n));
                    piece.and_then(|p| card(p.face.as_ref().unwrap_or(&p.card)))
                }
                (None, Aim::Thing(n)) => {
                    let biome = lane_of(ObjectId(n)).map(|n| self.biomes[usize::from(n)].kind);
                    let mut biomes = content.biomes.iter();
                    let biome = biomes.find(|other| Some(other.kind) == biome);
                    biome.map(|biome| &biome.influence)
                }
                (None, Aim::Nothing) => None,
            };
            let ability = abilities.and_then(|all| all.get(usize::from(waiting.ability)));
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
        delayed: &Delayed<Biomes, Action>,
        number: &impl Fn(ObjectId) -> Option<u16>,
    ) -> Option<DelayedEntry> {
        let entry = &delayed.entry;
        let now = self.stamps(entry);
        let then = entry.stamps;
        let aim = |e: ObjectId, now: u16, then: u16| match self.is_card(e) {
            false => Aim::Thing(e.0),
            true if now == then => number(e).map_or(Aim::Nothing, Aim::Piece),
            true => Aim::Nothing,
        };
        let of = |target: Target, now: u16, then: u16| match target {
            Target::Thing(e) | Target::Skill(e, _) => aim(e, now, then),
            Target::Entry(_) | Target::Gone => Aim::Nothing,
        };
        let stamps = now.targets.into_iter().zip(then.targets);
        let targets = entry.targets.all().iter().zip(stamps);
        let source = match self.is_card(entry.source) {
            true => Aim::Piece(number(entry.source)?),
            false => Aim::Thing(entry.source.0),
        };
        let text = match entry.origin {
            Origin::Card(face) if self.card(entry.source).face != face => {
                Some(self.content().cards[usize::from(face)].id.clone())
            }
            Origin::Card(_) | Origin::Biome(_) => None,
        };
        Some(DelayedEntry {
            source,
            gone: now.source != then.source,
            text,
            ability: entry.ability,
            mode: 0,
            later: entry.later.saturating_sub(1),
            by: entry.controller,
            turns: DelayedEntry::turns_of(delayed.due),
            until: WaitsUntil::of(delayed.until),
            targets: targets
                .map(|(&target, (now, then))| of(target, now, then))
                .collect(),
            groups: entry.targets.sizes(),
            shares: entry.targets.shares(),
            that: entry
                .that
                .map_or(Aim::Nothing, |e| aim(e, now.that, then.that)),
            picked: of(entry.picked, now.picked, then.picked),
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
    ) -> Option<Delayed<Biomes, Action>> {
        let thing = |aim: Aim| match aim {
            Aim::Piece(n) => all.get(usize::from(n)).copied(),
            Aim::Thing(n) => Some(ObjectId(n)).filter(|&e| !self.is_card(e)),
            Aim::Nothing => None,
        };
        let target = |aim: Aim| thing(aim).map_or(Target::Gone, Target::Thing);
        let source = thing(waiting.source)?;
        let origin = match (&waiting.text, lane_of(source)) {
            (Some(id), _) => Origin::Card(self.content().index(id)? as u16),
            (None, Some(biome)) => Origin::Biome(self.lane(biome).kind),
            (None, None) => Origin::Card(self.card(source).face),
        };
        let mut entry = Action {
            ability: waiting.ability,
            later: waiting.later + 1,
            biome: lane_of(source).or_else(|| self.biome_of(source)),
            that: thing(waiting.that),
            picked: target(waiting.picked),
            player: waiting.player,
            they: waiting.they,
            amount: waiting.amount,
            x: waiting.x,
            ..Action::reaction(source, origin, waiting.by)
        };
        let targets = waiting.targets.iter().map(|&to| target(to));
        entry.targets = Targets::sized(targets, &waiting.groups, &waiting.shares);
        entry.stamps = self.stamps(&entry);
        if waiting.gone {
            entry.stamps.source = entry.stamps.source.wrapping_sub(1);
        }
        let ability = self.abilities(origin).get(usize::from(waiting.ability))?;
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
        let until = waiting.until.until(source, 0);
        Some(Delayed { entry, due, until })
    }
}
