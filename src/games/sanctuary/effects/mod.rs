//! What each word of the effect vocabulary does to the table.

mod cards;
mod permanents;
mod select;

use crate::cards::EntryId;
use crate::table::Ref;

use super::board::Board;
use super::content::{Effect, Label};
use super::events::Event;
use super::resolve::text_of;
use super::state::{Action, Task};
use super::triggers::TriggerEvent;

impl Board<'_> {
    /// Carries out one effect that contains no others. Card text wins over rules (C42).
    pub fn apply(&mut self, effect: &'static Effect, action: &Action) {
        match effect {
            Effect::Damage(amount, who) => {
                let amount = self.amount(amount, action);
                for e in self.who(who, action) {
                    let dealt = self.would_deal(Label::Effect, action.source, amount, e);
                    self.wound(action.source, e, dealt);
                }
            }
            Effect::DamageSanctuary(amount, player) => {
                let amount = self.amount(amount, action);
                for seat in self.seats(player, action) {
                    let to = self.player(seat).sanctuary;
                    let dealt = self.would_deal(Label::Effect, action.source, amount, to);
                    self.damage_sanctuary(seat, dealt);
                    if dealt > 0 {
                        self.react(&TriggerEvent::HitSanctuary(action.source, dealt));
                    }
                }
            }
            Effect::GainStructure(amount, player) => {
                let amount = self.amount(amount, action).max(0);
                for seat in self.seats(player, action) {
                    self.change_structure(seat, amount);
                }
            }
            Effect::GainVolition(amount, player) => {
                let amount = self.amount(amount, action).max(0);
                for seat in self.seats(player, action) {
                    self.change_volition(seat, amount);
                }
            }
            Effect::LoseVolition(amount, player) => {
                let amount = self.amount(amount, action).max(0);
                for seat in self.seats(player, action) {
                    self.change_volition(seat, -amount);
                }
            }
            Effect::AnotherDuel => {
                let player = self.player_mut(action.controller);
                player.more_duels = player.more_duels.saturating_add(1);
                self.tell(Event::AnotherDuel {
                    player: action.controller,
                });
            }
            Effect::Cancel(super::content::ObjectSelector::Target(n)) => {
                if let Ref::Entry(serial) = action.targets.get(*n).to
                    && let Some(at) = self.game.stack.iter().position(|a| a.serial == serial)
                {
                    let entry = self.game.stack.remove(at);
                    self.tell(Event::Cancel {
                        controller: entry.controller,
                        source: entry.source,
                        entry: EntryId(serial),
                        text: text_of(&entry),
                    });
                }
            }
            Effect::Cancel(_) | Effect::If(..) | Effect::May(_) => {}
            Effect::Draw(..)
            | Effect::Discard(..)
            | Effect::DiscardAtRandom(..)
            | Effect::Mill(..)
            | Effect::Foresee(_)
            | Effect::Recover(_)
            | Effect::Revive(_) => self.apply_to_cards(effect, action),
            Effect::Destroy(_)
            | Effect::Return(_)
            | Effect::ShuffleAway(_)
            | Effect::Tap(_)
            | Effect::Untap(_)
            | Effect::Heal(_)
            | Effect::Repair(..)
            | Effect::Wear(..)
            | Effect::Strengthen { .. }
            | Effect::Give(..)
            | Effect::Control(_) => self.apply_to_permanents(effect, action),
        }
    }

    /// Does one piece of work from the agenda.
    pub fn work(&mut self, task: Task) {
        match task {
            Task::Run {
                action,
                effects,
                at,
            } => self.run_effects(action, effects, at),
            Task::Draw { seat, count } => self.draw(seat, count),
            Task::Discard { seat, count } => self.discard(seat, count),
            Task::Foresee { seat, left } => self.foresee(seat, left),
        }
    }
}
