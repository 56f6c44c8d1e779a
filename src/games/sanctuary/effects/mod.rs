//! What each word of the effect vocabulary does to the table.

mod becoming;
mod cards;
mod control;
mod flow;
mod permanents;
mod reveal;
mod select;

use crate::cards::EntryId;
use crate::cards::language::{CarriesOut, Replaces, Values};
use crate::table::Seats;

use control::means_entry;

use super::Phase;
use super::board::Board;
use super::content::{Label, ObjectSelector, PlayerSelector, Verb};
use super::events::Event;
use super::limits::SKIPS;
use super::resolve::text_of;
use super::state::{Action, Task};

impl Board<'_> {
    /// Does what a word says. Card text wins over rules (C42).
    pub fn apply(&mut self, verb: &'static Verb, action: &Action) {
        match verb {
            Verb::Damage(amount, who) => {
                let amount = self.amount(amount, action);
                for e in self.who(who, action) {
                    let dealt = self.would_deal(Label::Effect, action.source, amount, e);
                    self.wound(action.source, e, dealt);
                }
            }
            Verb::DamageSanctuary(amount, player) => {
                let amount = self.amount(amount, action);
                for seat in self.seats(player, action) {
                    let to = self.player(seat).sanctuary;
                    let dealt = self.would_deal(Label::Effect, action.source, amount, to);
                    self.damage_sanctuary(action.source, seat, dealt);
                }
            }
            Verb::GainStructure(amount, player) => {
                let amount = self.amount(amount, action).max(0);
                for seat in self.seats(player, action) {
                    self.change_structure(seat, amount);
                }
            }
            Verb::GainVolition(amount, player) => {
                let amount = self.amount(amount, action).max(0);
                for seat in self.seats(player, action) {
                    self.change_volition(seat, amount);
                }
            }
            Verb::LoseVolition(amount, player) => {
                let amount = self.amount(amount, action).max(0);
                for seat in self.seats(player, action) {
                    self.change_volition(seat, -amount);
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
            Verb::SkipDuel(player) => self.skip_next(player, action, Phase::Duel),
            Verb::SkipCombat(player) => self.skip_next(player, action, Phase::Combat),
            Verb::LoseMatch(player) => match self.seats(player, action)[..] {
                [] => {}
                [loser] => self.decide(Seats::one(loser.other())),
                _ => self.decide(Seats::NONE),
            },
            Verb::AnotherCombat => {
                self.game.more_fights = self.game.more_fights.saturating_add(1);
                self.log(Event::AnotherCombat {
                    player: self.game.active,
                });
            }
            Verb::AnotherDuel => {
                let player = self.player_mut(action.controller);
                player.more_duels = player.more_duels.saturating_add(1);
                self.log(Event::AnotherDuel {
                    player: action.controller,
                });
            }
            Verb::Cancel(who) => {
                let meant = |entry: &Action| means_entry(who, action, entry);
                while let Some(at) = self.game.stack.iter().rposition(meant) {
                    let entry = self.game.stack.remove(at);
                    self.log(Event::Cancel {
                        controller: entry.controller,
                        source: entry.source,
                        entry: EntryId(entry.serial),
                        text: text_of(&entry),
                    });
                    // The same card may have acted before.
                    if *who == ObjectSelector::That {
                        break;
                    }
                }
            }
            Verb::CopyAction(who) => self.copy_action(who, action),
            Verb::Draw(..)
            | Verb::Discard(..)
            | Verb::DiscardCards(_)
            | Verb::DiscardAtRandom(..)
            | Verb::Mill(..)
            | Verb::Foresee(_)
            | Verb::Recover(_)
            | Verb::Revive(_)
            | Verb::Restore(_)
            | Verb::Show(_)
            | Verb::Steal(_)
            | Verb::PutInLimbo(_)
            | Verb::PutOnTop(_)
            | Verb::PutOnBottom(_)
            | Verb::Shuffle(_) => self.apply_to_cards(verb, action),
            Verb::Destroy(_)
            | Verb::Return(_)
            | Verb::ShuffleAway(_)
            | Verb::Tap(_)
            | Verb::Untap(_)
            | Verb::Heal(_)
            | Verb::Repair(..)
            | Verb::Wear(..)
            | Verb::Strengthen { .. }
            | Verb::SetStrength(..)
            | Verb::Grant(..)
            | Verb::GrantPer(..)
            | Verb::AddCounters(..)
            | Verb::RemoveCounters(..)
            | Verb::Shield(..)
            | Verb::Spawn(..)
            | Verb::SpawnCopy(..)
            | Verb::Become(..)
            | Verb::Copy(..)
            | Verb::PreventAll(_)
            | Verb::Control(_)
            | Verb::GainControl(..)
            | Verb::Attach(..)
            | Verb::Swap(..)
            | Verb::SwapStats(..) => self.apply_to_permanents(verb, action),
        }
    }

    /// C133: players skip the next phase of that sort that they begin.
    fn skip_next(&mut self, player: &PlayerSelector, action: &Action, phase: Phase) {
        for seat in self.seats(player, action) {
            let skips = self.player_mut(seat).skips_mut(phase);
            if *skips < SKIPS {
                *skips += 1;
                self.log(Event::SkipPhase {
                    player: seat,
                    phase,
                });
            }
        }
    }

    /// Does one piece of work from the agenda.
    pub fn work(&mut self, task: Task) {
        match task {
            Task::Flow(work) => self.flow(work),
            Task::Replace(event) => self.happen(event),
            Task::Replaced => self.game.memory.replacing.carried_out(),
            Task::Draw { seat, count } => self.draw(seat, count),
            Task::Discard { seat, count, cause } => self.discard(seat, count, cause),
            Task::Foresee { seat, left } => self.foresee(seat, left),
        }
    }
}
