//! What is done several times and rolls a die goes on when that die was read (R138).

use std::ptr;

use super::board::Board;
use super::content::{Band, Effect, Verb};
use super::state::{Entry, EntryKind};
use crate::cards::language::{CarriesOut, Chance, Part, Parts, Scene, Work};

/// The times that are left of a `Repeat`, while a die that it rolled is on the stack.
#[derive(Debug, Clone, Copy)]
pub struct PutOff {
    /// The number that the roll and its reading bear.
    number: u16,
    /// Whose text it is.
    entry: Entry,
    /// What is done.
    effects: &'static [Effect],
    /// How many times more.
    left: u8,
    /// The last time did something besides that roll.
    did: bool,
}

/// Whether some effects hold that roll.
fn hold(effects: &[Effect], roll: &[Band]) -> bool {
    let mut found = false;
    effects.iter().for_each(|effect| {
        effect.parts(&Scene::new(&[]), &mut |part, _| {
            if let Part::Effect(
                Effect::Chance(Chance::Roll(bands)) | Effect::Do(Verb::RollBy(_, bands)),
            ) = part
            {
                found |= ptr::eq(bands.as_slice(), roll);
            }
        });
    });
    found
}

impl Board<'_> {
    /// Puts off what is left of a repetition if its last time rolled a die that is still on the stack: of several the
    /// one that is read last. `false` if there is none.
    pub(super) fn put_off(
        &mut self,
        entry: Entry,
        effects: &'static [Effect],
        left: u8,
        did: bool,
    ) -> bool {
        let of_this = |roll: &Entry| {
            let fresh = roll.kind == EntryKind::Roll && roll.repeats == 0;
            fresh && roll.source == entry.source && hold(effects, roll.bands)
        };
        let Some(at) = self.game.stack.iter().position(of_this) else {
            return false;
        };
        let waits = |number: u16| {
            let mut all = self.game.stack.iter().chain(&self.game.triggers);
            all.any(|entry| entry.repeats == number)
        };
        let mut all = std::mem::take(&mut self.game.put_off);
        all.retain(|other| waits(other.number));
        let number = all.iter().map(|other| other.number).max().unwrap_or(0) + 1;
        all.push(PutOff {
            number,
            entry,
            effects,
            left,
            did,
        });
        self.game.put_off = all;
        self.game.stack[at].repeats = number;
        true
    }

    /// A roll is over: what is left of its repetition goes on after its reading, unless the time did nothing.
    pub(super) fn go_on_repeating(&mut self, roll: &Entry, read: bool) {
        let all = &mut self.game.put_off;
        let at = all.iter().position(|other| other.number == roll.repeats);
        let Some(rest) = at.map(|at| all.remove(at)) else {
            return;
        };
        let entry = self.entry_without(rest.entry).filter(|_| read || rest.did);
        if let Some(entry) = entry {
            self.then_flow(Work::Repeat {
                entry,
                effects: rest.effects,
                left: rest.left,
                before: (!rest.did).then(|| self.done_so_far()),
            });
        }
    }
}
