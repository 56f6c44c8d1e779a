//! What an accepted choice does, and what is settled before the next question.

use bevy::prelude::*;

use crate::table::{Choice, Event, ObjectId, Ref, Seat, Seats};

use super::Step;
use super::board::{Board, RulesParams};
use super::places::{Place, place};
use super::state::{Ask, Task};
use super::steps::drive;

/// An accepted choice of the asked seat.
pub fn choose(In((step, seat, choice)): In<(Step, Seat, Choice)>, mut columns: RulesParams) {
    drive(&mut columns.board(step), |board| {
        carry_out(board, seat, choice);
    });
}

const fn object(r: Ref) -> Option<ObjectId> {
    match r {
        Ref::Object(id) => Some(id),
        _ => None,
    }
}

fn carry_out(board: &mut Board<'_>, seat: Seat, choice: Choice) {
    let ask = std::mem::replace(&mut board.game.ask, Ask::Step);
    let subject = object(choice.subject);
    match (ask, subject) {
        (Ask::Step, _) => board.step_choice(seat, choice),
        (Ask::Announce, _) => board.announce_choice(choice),
        (Ask::Trigger, _) => board.stack_trigger(choice.amount as usize),
        (Ask::Death, Some(e)) => board.push_death(e),
        (Ask::Replace(event), Some(e)) => board.replace(event, e, choice.amount as u8),
        (Ask::May { entry, effects }, _) => {
            board.game.happened = choice.verb == "yes";
            if choice.verb == "yes" {
                board.then(Task::Run {
                    entry,
                    effects,
                    at: 0,
                    chained: false,
                });
            }
        }
        (Ask::Choose { entry, of }, _) => board.picked(entry, of, choice.subject),
        (Ask::Number { serial }, _) => board.change_roll(serial, choice.amount, "change_roll"),
        (
            Ask::Vote {
                entry,
                of,
                left,
                counts,
                ..
            },
            _,
        ) => board.vote((entry, of), left, counts, choice, seat),
        (Ask::Discard { seat, left }, Some(e)) => {
            board.discard_card(seat, e);
            board.then(Task::Discard { seat, count: left });
        }
        (Ask::PenaltyItem { seat, left }, Some(e)) => {
            board.then(Task::PenaltyItem { seat, left });
            board.destroy(e);
        }
        (Ask::Scry { seat, deck, left }, _) => {
            if let Some(&e) = board.deck(deck).get(usize::from(board.game.kept)) {
                board.scried(e, (seat, deck, left), choice.verb == "under");
            }
        }
        (
            Ask::Slot {
                card,
                attack,
                ambush,
            },
            _,
        ) => {
            if let Ref::Zone(at) = choice.subject
                && let Place::Monster(n) = place(at)
            {
                board.put_on_slot(card, n, attack, ambush);
            }
        }
        (Ask::Curse { card }, _) => {
            if let Ref::Seat(seat) = choice.target {
                board.enter_play(card, Place::Curses(seat));
            }
        }
        (Ask::Barter { with, give }, _) => board.offer_coins(seat, with, give, choice),
        (Ask::Accept { by, coins }, _) => board.answer_offer(seat, by, coins, choice),
        (Ask::Look, _)
        | (Ask::Death | Ask::Replace(_) | Ask::Discard { .. } | Ask::PenaltyItem { .. }, None) => {}
    }
}

/// Pieces of work between two questions after which abilities that answer each other for ever end the game.
/// The longest chain of the built-in cards is far below it.
pub const MOST_WORK: u32 = 20_000;

impl Board<'_> {
    /// Finishes everything that needs no choice and no priority, until something is asked.
    pub fn settle(&mut self) {
        let mut work = 0;
        while !self.offer.is_open() && self.outcome.is_none() {
            work += 1;
            if work > MOST_WORK {
                self.decide(Seats::NONE);
                return;
            }
            if self.game.announce.is_some() {
                self.continue_announce();
            } else if self.game.dirty {
                self.refresh_stats();
            } else if self.game.bonus_due && self.step != Step::Setup {
                self.game.bonus_due = self.gain_bonus_souls();
            } else if let Some(task) = self.game.agenda.pop() {
                self.work(task);
            } else {
                return;
            }
        }
    }

    fn step_choice(&mut self, seat: Seat, choice: Choice) {
        let subject = object(choice.subject);
        match (choice.verb, subject) {
            ("pass", _) => {
                let closed = self.pass(seat);
                if closed {
                    self.after_window();
                }
            }
            ("attack", _) => self.declare_attack(),
            ("purchase", _) => self.declare_purchase(),
            ("end", _) => {
                self.tell(Event::new("declare_end", seat));
                self.goto(Step::EndDeclared);
            }
            ("play" | "use", Some(e)) => self.start(seat, choice, e),
            ("offer" | "request", _) => {
                if let Ref::Seat(with) = choice.target {
                    self.start_barter(seat, with, choice.verb == "offer");
                }
            }
            ("target", _) => self.aim_attack(choice.subject),
            ("helper", _) => {
                if let Ref::Seat(seat) = choice.target {
                    self.add_helper(seat);
                }
            }
            ("done", _) => self.settle_helpers(),
            ("buy", _) => self.buy(choice.subject),
            ("room", Some(e)) => self.put_in_discard(e),
            ("draft", Some(e)) => self.draft(seat, e),
            _ => {}
        }
    }
}
