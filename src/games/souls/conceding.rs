//! Conceding. With two players, and in a game together, it ends the game. With three or four, the player leaves with
//! everything they own, and the others play on (R59).

use crate::cards::language::{Answers, CarriesOut, FlowEntry, Question, Work, pick_next};
use crate::cards::shield::Shield;
use crate::table::{ObjectId, Ref, Seat, Seats};

use super::board::Board;
use super::events::Event;
use super::ids::player_id;
use super::places::Place;
use super::replaceable_event::ReplaceableEvent;
use super::state::{Ask, Entry, EntryKind, Stages, Task};
use super::triggers::TriggerEvent;
use super::{Mode, Phase, Souls, Step};

impl Board<'_> {
    /// A player concedes.
    pub fn concede(&mut self, seat: Seat) {
        let asked = self.offer.decision.seat;
        if self.plays(seat) {
            self.log(Event::Concede { player: seat });
            let others: Seats = self.all_seats().filter(|&s| s != seat).collect();
            if self.game.mode != Mode::Competitive {
                self.decide(Seats::NONE);
                return;
            }
            if others.iter().count() < 2 {
                self.decide(others);
                return;
            }
            self.leave(seat);
        }
        self.ask_again(asked);
        self.refresh_stats();
    }

    /// The player leaves with everything they own.
    fn leave(&mut self, seat: Seat) {
        let own_turn = seat == self.game.active;
        self.game.playing = self.game.playing.without(seat);
        self.leave_attack(seat, own_turn);
        if own_turn {
            self.leave_turn(seat);
        }
        self.leave_work(seat);
        self.leave_stack(seat);
        self.leave_things(seat);
        // Abilities of their own things that trigger on leaving come too late: the player has left.
        self.leave_triggers(seat);
        // Whoever has passed may want to act now.
        self.game.window = self.game.window.map(|_| self.opening());
        self.game.dirty = true;
    }

    /// An attack or a death of theirs ends; who only helped in one rolls no more.
    fn leave_attack(&mut self, seat: Seat, own_turn: bool) {
        if own_turn || self.is_attacked(player_id(seat)) {
            self.end_attack();
        } else if let Some(attack) = &mut self.game.attack {
            attack.helpers &= !(1 << seat.0);
            attack.rolling &= !(1 << seat.0);
        }
        let theirs = |next: &Stages| matches!(next, Stages::Penalty { seat: s } | Stages::Buried { seat: s } if *s == seat);
        self.game
            .sequences
            .retain(|sequence| !theirs(&sequence.next));
        self.game.extra.retain(|&s| s != seat);
        self.game.winners &= !(1 << seat.0);
    }

    /// Their turn ends. Until the next turn begins, the next player decides in place of the active player.
    fn leave_turn(&mut self, seat: Seat) {
        let ends = matches!(self.step.phase(), Phase::Start | Phase::Action);
        if ends {
            self.react(TriggerEvent::TurnEnds);
        }
        self.game.active = self.seats_from(seat).next().unwrap_or(seat);
        self.game.vacant = !matches!(self.step, Step::Setup | Step::Draft);
        self.game.dying = false;
        self.game.musts.clear();
        if ends {
            self.goto(Step::TurnEnd);
        }
    }

    /// Their pending work is dropped; the game's work continues with the player who stands in.
    fn leave_work(&mut self, seat: Seat) {
        let agenda = std::mem::take(&mut self.game.agenda);
        let agenda = agenda
            .into_iter()
            .filter_map(|task| self.without(task, seat));
        self.game.agenda = agenda.collect();
        if let Some(announce) = &mut self.game.announce
            && announce.entry.controller == seat
        {
            if announce.entry.game {
                announce.entry.controller = self.game.active;
            } else {
                self.game.announce = None;
            }
        }
    }

    /// The entry, if its controller is still there; an entry of the game goes to the player whose turn it is now.
    pub(super) fn entry_without(&self, mut entry: Entry) -> Option<Entry> {
        if !self.plays(entry.controller) {
            if !entry.game {
                return None;
            }
            entry.controller = self.game.active;
        }
        Some(entry)
    }

    /// The piece of work without them, if anything remains.
    fn without(&self, mut task: Task, seat: Seat) -> Option<Task> {
        let bit = 1 << seat.0;
        match &mut task {
            Task::Flow(work) => {
                let entry = work.entry_mut();
                *entry = self.entry_without(*entry)?;
                let they = entry.they;
                match work.players_mut() {
                    Some(left) => *left &= !bit,
                    None => (they != Some(seat)).then_some(())?,
                }
            }
            Task::Happen(event) => (!self.is_theirs(event, seat)).then_some(())?,
            Task::Discard { seat: of, .. }
            | Task::PayItems { seat: of, .. }
            | Task::PenaltyItem { seat: of, .. }
            | Task::PenaltyRest { seat: of }
            | Task::PenaltyCoins { seat: of }
            | Task::Scry { seat: of, .. }
            | Task::Rerolled {
                seat: of,
                slot: None,
                ..
            } => (*of != seat).then_some(())?,
            Task::PlaceMonster {
                seat: of, attack, ..
            } if *of == seat => {
                (*of, *attack) = (self.game.active, false);
            }
            Task::PlaceMonster { .. }
            | Task::Rerolled { .. }
            | Task::AttackRevealed { .. }
            | Task::Spent { .. }
            | Task::GiveCurse { .. } => {}
        }
        Some(task)
    }

    /// Whether an event would happen to them or to something of theirs.
    fn is_theirs(&self, event: &ReplaceableEvent, seat: Seat) -> bool {
        let e = event.who;
        e == player_id(seat) || (self.is_card(e) && self.place_of(e).of_player() == Some(seat))
    }

    /// Their entries leave the stack, loot cards to the discard; entries of the game stay.
    fn leave_stack(&mut self, seat: Seat) {
        let active = self.game.active;
        for entry in &mut self.game.stack {
            if entry.game && entry.controller == seat {
                entry.controller = active;
            }
        }
        self.take_entries(|entry| {
            entry.controller == seat
                || (entry.kind == EntryKind::Death && entry.source == player_id(seat))
        });
    }

    /// Things go to their discards, Eternal ones and souls leave the game, ¢ go to the bank.
    fn leave_things(&mut self, seat: Seat) {
        let row = |place: Place| self.row(place).to_vec();
        let mut things = row(Place::Hand(seat));
        things.extend(row(Place::Items(seat)));
        things.extend(row(Place::Curses(seat)));
        let mut out: Vec<ObjectId> = row(Place::Souls(seat));
        out.extend(row(Place::Character(seat)));
        things.retain(|&e| {
            let eternal = self.is_in_play(e) && self.is_eternal(e);
            if eternal {
                out.push(e);
            }
            !eternal
        });
        for e in things {
            self.put_in_discard(e);
        }
        for e in out {
            self.move_card(e, Place::Outside);
        }
        let coins = self.player(seat).coins;
        self.change_coins(seat, -coins, None);
        let body = player_id(seat);
        self.game.changes.retain(|change| change.card != body);
        let player = self.player_mut(seat);
        (player.loot_plays, player.skips) = (0, 0);
        let status = self.status_mut(body);
        (status.damage, status.counters, status.shield) = (0, 0, Shield::NONE);
    }

    fn leave_triggers(&mut self, seat: Seat) {
        let mut triggers = std::mem::take(&mut self.game.triggers);
        triggers.retain(|trigger| trigger.game || trigger.controller != seat);
        self.game
            .memory
            .delayed
            .retain(|delayed| delayed.entry.controller != seat);
        self.game.triggers = triggers;
    }

    /// The open question is asked again of the same seat with the current options; a question to the player who left
    /// is skipped.
    fn ask_again(&mut self, asked: Seat) {
        let ask = std::mem::replace(&mut self.game.ask, Ask::Step);
        let there = self.plays(asked);
        let here = |seat: Seat| self.plays(seat);
        match ask {
            // Asked anew by the step, the announcement or the checkpoint.
            Ask::Step => self.game.rooms_asked = false,
            Ask::Announce | Ask::Trigger | Ask::Death => {}
            Ask::Replace(event) => {
                if there || !self.is_theirs(&event, asked) {
                    self.then(Task::Happen(event));
                }
            }
            Ask::Whether(event, card, n) => {
                if there && self.is_in_play(card) {
                    self.ask_whether(event, card, n);
                } else if there || !self.is_theirs(&event, asked) {
                    self.then(Task::Happen(event));
                }
            }
            Ask::Curse { card } => self.then(Task::GiveCurse { card }),
            Ask::Slot {
                card,
                attack,
                ambush,
            } => {
                let seat = if there { asked } else { self.game.active };
                // The player of the ambush has left: the card is discarded.
                if there || !ambush {
                    self.then(Task::PlaceMonster {
                        seat,
                        card,
                        attack: attack && there,
                        ambush,
                    });
                }
            }
            Ask::Flow(question) => self.question_again(question, asked),
            _ if !there => self.game.kept = 0,
            Ask::Number { serial } => self.ask_number(asked, serial),
            Ask::Discard { seat, left, cause } => self.then(Task::Discard {
                seat,
                count: left.saturating_add(1),
                cause,
            }),
            Ask::PayItems { seat, cause, left } => self.then(Task::PayItems {
                seat,
                cause,
                left: left.saturating_add(1),
            }),
            Ask::PenaltyItem { seat, left } => self.then(Task::PenaltyItem {
                seat,
                left: left.saturating_add(1),
            }),
            Ask::Scry { seat, deck, left } => self.then(Task::Scry {
                seat,
                deck,
                left: left.saturating_add(1),
            }),
            Ask::Barter { with, give } if here(with) => self.ask_barter(asked, with, give),
            Ask::Accept { by, coins } if here(by) => self.ask_accept(by, asked, coins),
            Ask::Look => {
                if let Ref::Seat(whose) = self.offer.decision.about
                    && here(whose)
                {
                    self.ask_look(asked, whose);
                }
            }
            Ask::Barter { .. } | Ask::Accept { .. } => {}
        }
    }

    /// The same for a question of effects that hold others.
    fn question_again(&mut self, question: Question<Souls, Entry>, asked: Seat) {
        let Some(entry) = self.entry_without(question.entry()) else {
            return;
        };
        let there = self.plays(asked);
        let back = if there { 1 << asked.0 } else { 0 };
        match question {
            Question::May { effects, .. } if there => {
                let may = Question::May { entry, effects };
                self.question(asked, may, Answers::YesOrNo);
            }
            Question::Pay { costs, effects, .. } if there => {
                if self.can_pay(costs, &entry.under(asked)) {
                    let pay = Question::Pay {
                        entry,
                        costs,
                        effects,
                    };
                    self.question(asked, pay, Answers::YesOrNo);
                }
            }
            Question::Unless { costs, effects, .. } => self.then_flow(Work::EachUnless {
                entry,
                costs,
                effects,
                left: back,
            }),
            Question::Take { top, taken, .. } if there => {
                self.then_flow(Work::Take { entry, top, taken });
            }
            Question::May { .. } | Question::Pay { .. } | Question::Take { .. } => {}
            Question::Order { deck, rest, .. } => self.then_flow(Work::Rest {
                entry,
                rest: rest.unordered(),
                deck,
                found: false,
            }),
            Question::Choose {
                filter,
                effects,
                pays,
                ..
            } => self.then_flow(Work::EachChooses {
                entry,
                filter,
                effects,
                pays,
                left: back,
            }),
            Question::Pick { ways, .. } => self.then_flow(Work::EachPicks {
                entry,
                ways,
                left: back,
            }),
            Question::PickSome { several, .. } if there => {
                pick_next(self, entry, asked, several);
            }
            Question::PickSome { .. } => {}
            Question::Vote {
                ways,
                left,
                counts,
                tie,
                ..
            } => {
                let back = if tie { 0 } else { back };
                self.then_flow(Work::Votes {
                    entry,
                    ways,
                    left: (left | back) & self.game.playing.bits(),
                    counts,
                });
            }
        }
    }
}
