//! Windows: who is asked to act, passing, and what a pass leads to (rules page, sections 4.1 and 4.5).

use crate::cards::EntryId;
use crate::table::{AfterPass, Priority, Ref, Seat};

use super::board::Board;
use super::choices::Choice;
use super::content::Grant;
use super::events::Event;
use super::ids::player_id;
use super::refusals as no;
use super::state::{Ask, EntryKind};
use super::{Phase, Step, Topic};

impl Board<'_> {
    /// Priority that starts with the active player (F-66).
    #[must_use]
    pub fn opening(&self) -> Priority {
        Priority::all(self.game.active, self.game.seats)
    }

    /// Offers the running window, opening it if need be. Whoever can do nothing may pass, and only that (F-83).
    pub fn run_window(&mut self) {
        let priority = match self.game.window {
            Some(priority) => priority,
            None => self.opening(),
        };
        self.game.window = Some(priority);
        let seat = priority.holder;
        self.game.ask = Ask::Step;
        let mut offers = self.offers();
        offers.offer(Choice::Pass);
        self.declarations(seat, &mut offers);
        self.actions(seat, &mut offers);
        let top = self.game.stack.last();
        let about = top.map_or(Ref::None, |top| Ref::Entry(top.serial));
        self.ask(seat, Topic::Act, about, offers);
    }

    /// F-12: the main state, in which the active player holds priority by default and does not pass (R52).
    pub fn run_main(&mut self) {
        let seat = self.game.active;
        self.game.ask = Ask::Step;
        let mut offers = self.offers();
        self.declarations(seat, &mut offers);
        self.actions(seat, &mut offers);
        self.ask(seat, Topic::Act, Ref::None, offers);
    }

    /// The three declarations (F-13 to F-18). They do not go on the stack (F-81).
    pub fn declarations(&self, seat: Seat, offers: &mut crate::table::Offers) {
        let main = self.declaration_answer(seat);
        if main.is_err() && !offers.wants_refusals() {
            return;
        }
        let stats = self.stats(player_id(seat));
        let attack = main.and_then(|()| {
            if stats.is(Grant::NoAttacks) {
                Err(&no::FORBIDDEN)
            } else if self.attacks_left(seat) > 0 || self.may_attack_also() {
                Ok(())
            } else {
                Err(&no::NO_ATTACK_LEFT)
            }
        });
        offers.candidate(Choice::Attack, attack);
        let purchase = main.and_then(|()| {
            if stats.is(Grant::NoPurchases) {
                Err(&no::FORBIDDEN)
            } else if self.purchases_left(seat) > 0 {
                Ok(())
            } else {
                Err(&no::NO_PURCHASE_LEFT)
            }
        });
        offers.candidate(Choice::Purchase, purchase);
        // F-101: nothing stops a running attack.
        let main = match main {
            Err(_) if self.step == Step::AttackRolls && seat == self.game.active => {
                Err(&no::TO_THE_DEATH)
            }
            other => other,
        };
        let end = main.and_then(|()| {
            if self.must_attack() {
                Err(&no::MUST_ATTACK)
            } else {
                Ok(())
            }
        });
        offers.candidate(Choice::End, end);
    }

    /// R36: only the active player, with an empty stack, in the action phase, with nothing pending.
    fn declaration_answer(&self, seat: Seat) -> crate::table::Answer {
        if seat != self.game.active {
            return Err(&no::NOT_ACTIVE);
        }
        if self.step.phase() != Phase::Action {
            return Err(if self.game.stack.is_empty() {
                &no::NOT_ACTION
            } else {
                &no::NOT_ACTION_NOR_EMPTY
            });
        }
        if self.step != Step::Action {
            return Err(&no::PENDING);
        }
        if !self.game.stack.is_empty() {
            return Err(&no::STACK_NOT_EMPTY);
        }
        if !self.is_main() {
            return Err(&no::FIRST);
        }
        self.may_act(seat)
    }

    /// The asked player does nothing more. Returns `true` if everybody has passed on an empty stack.
    pub fn pass(&mut self, seat: Seat) -> bool {
        if self.game.window.is_none() {
            return true;
        }
        self.log(Event::Pass { player: seat });
        let waits = !self.game.stack.is_empty();
        // R59: nobody sits any more where a player has left.
        let playing = self.game.playing;
        let sits = |seat| playing.contains(seat);
        let after = Priority::pass_in(&mut self.game.window, waits, sits);
        if after == AfterPass::Resolves {
            self.resolve_top();
        }
        after == AfterPass::Closes
    }

    /// Whether the step's own window has to go on: something waits on the stack, or priority is going round.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        !self.game.stack.is_empty() || self.game.window.is_some()
    }

    /// Takes entries off the stack; sequences that wait for its height are told.
    pub fn take_entries(&mut self, mut goes: impl FnMut(&super::state::Entry) -> bool) {
        let mut at = 0;
        while at < self.game.stack.len() {
            if goes(&self.game.stack[at]) {
                let entry = self.game.stack.remove(at);
                self.game.dirty |= self.game.counts_stack;
                for sequence in &mut self.game.sequences {
                    if usize::from(sequence.floor) > at {
                        sequence.floor -= 1;
                    }
                }
                self.log(Event::Cancel {
                    player: entry.controller,
                    entry: EntryId(entry.serial),
                    source: entry.source,
                });
                match entry.kind {
                    // F-79: a cancelled loot goes to its discard.
                    EntryKind::Loot { copy: false } => self.spent(entry.source),
                    // F-80.
                    EntryKind::Death if self.is_creature(entry.source) => {
                        self.save_from_death(entry.source);
                    }
                    _ => {}
                }
            } else {
                at += 1;
            }
        }
    }

    /// A loot card that is done with goes to the discard, unless it lies elsewhere by now.
    pub fn spent(&mut self, card: crate::table::ObjectId) {
        if self.place_of(card) == super::Place::Stack {
            self.put_in_discard(card);
        }
    }
}
