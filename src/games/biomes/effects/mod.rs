//! Carries out each word of the effect vocabulary.

mod becoming;
mod cards;
mod constants;
mod control;
mod flow;
mod magnetic;
mod protecting;
mod reveal;
mod select;

use crate::cards::language::{CarriesOut, Replaceable, Replaces, Values};

pub use becoming::may_become;

use control::means_entry;

use super::board::Board;
use super::content::{ObjectSelector, Verb};
use super::events::Event;
use super::limits;
use super::state::{Action, Task};
use super::stats::heed;

impl Board<'_> {
    /// Does what a word says, also where a rule says otherwise (N-157).
    pub fn apply(&mut self, verb: &'static Verb, action: &Action) {
        match verb {
            Verb::Damage(amount, who) => {
                let amount = self.amount(amount, action);
                for e in self.who(who, action) {
                    self.damage(Replaceable::damage(e, amount, Some(action.source)));
                }
            }
            Verb::LoseDurability(amount, sectors) => {
                let amount = self.amount(amount, action);
                for (biome, seat) in self.sectors(sectors, action) {
                    self.change_durability(biome, seat, -amount);
                }
            }
            Verb::GainDurability(amount, sectors) => {
                let amount = self.amount(amount, action);
                for (biome, seat) in self.sectors(sectors, action) {
                    self.change_durability(biome, seat, amount);
                }
            }
            Verb::LoseSector(sectors) => {
                for (biome, seat) in self.sectors(sectors, action) {
                    self.lose_sector(biome, seat);
                }
            }
            Verb::ExtraTurn(player) => {
                for seat in self.seats(player, action).into_iter().rev() {
                    if self.game.turns.add_extra(seat) {
                        self.log(Event::ExtraTurn { player: seat });
                    }
                }
            }
            Verb::SkipTurn(player) => {
                for seat in self.seats(player, action) {
                    if self.game.turns.add_skip(seat) {
                        self.log(Event::SkipTurn { player: seat });
                    }
                }
            }
            Verb::AnotherBattle => {
                self.game.more_fights = self.game.more_fights.saturating_add(1);
                self.log(Event::AnotherBattle {
                    player: self.game.active,
                });
            }
            Verb::LoseMatch(player) => {
                for seat in self.seats(player, action) {
                    self.player_mut(seat).beaten = true;
                    self.game.decide = true;
                }
            }
            Verb::Energy(kind, amount, player) => {
                let amount = limits::amount(self.amount(amount, action)).min(255) as u8;
                self.stats_heed(heed::ENERGY);
                for seat in self.seats(player, action) {
                    let player = self.player_mut(seat);
                    let store = &mut player.energy[kind.index()];
                    *store = store.saturating_add(amount);
                    self.log(Event::Energy {
                        player: seat,
                        energy: *kind,
                        amount,
                    });
                }
            }
            Verb::Cancel(who) => self.cancel(who, action),
            Verb::CopyAction(who) => self.copy_action(who, action),
            Verb::Draw(..)
            | Verb::Discard(..)
            | Verb::Erase(..)
            | Verb::Scan(..)
            | Verb::Generate(..)
            | Verb::Recover(_)
            | Verb::Restore(_)
            | Verb::Show(_)
            | Verb::Steal(_)
            | Verb::PutInCache(_)
            | Verb::PutOnTop(_)
            | Verb::PutOnBottom(_)
            | Verb::Shuffle(_) => self.apply_to_cards(verb, action),
            _ => self.apply_to_constants(verb, action),
        }
    }

    /// N-63, N-73: a cancelled card goes to its owner's cache, a cancelled skill just ends.
    fn cancel(&mut self, who: &ObjectSelector, action: &Action) {
        let meant = |entry: &Action| means_entry(who, action, entry);
        while let Some(at) = self.game.queue.iter().rposition(meant) {
            let entry = self.game.queue.remove(at);
            let last_known = &mut self.game.memory.last_known;
            last_known.remember_entry(entry.serial, entry.controller);
            self.cancelled(&entry);
            // The same card or skill may have acted before.
            if *who == ObjectSelector::That {
                break;
            }
        }
    }

    /// Does one piece of work from the agenda.
    pub fn work(&mut self, task: Task) {
        match task {
            Task::Flow(work) => self.flow(work),
            Task::Replace(event) => self.happen(event),
            Task::Replaced => self.game.memory.replacing.carried_out(),
            Task::PayDurability { action, n } => self.pay_durability(action, n),
            Task::Finish(action) => self.finish(&action),
            Task::Arrive {
                card,
                controller,
                host,
                x,
            } => {
                let host = host.filter(|&h| self.on_planet(h));
                self.arrive_somewhere(card, controller, host, x);
            }
            Task::Arrived { card, face, x } => self.arrived(card, face, x),
            Task::Magnetic { controller, gears } => self.take_gear(controller, gears),
            Task::Draw { seat, count } => self.draw(seat, count),
            Task::Collapse(seat) => self.collapse(seat),
            Task::Discard { seat, count, cause } => self.discard(seat, count, cause),
            Task::Bottom { seat, count } => self.bottom(seat, count),
            Task::Scan { seat, left } => self.scan(seat, left),
        }
    }
}
