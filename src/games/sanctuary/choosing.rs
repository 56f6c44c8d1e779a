//! What an accepted choice does, and what is settled before the next question.

use bevy::prelude::*;

use crate::table::{Acts, Choice, Event, ObjectId, Ref, Seat};

use super::Step;
use super::board::{Board, RulesParams};
use super::places::{Place, zone};
use super::state::{Ask, Task};
use super::steps::drive;

/// An accepted choice of the asked seat.
pub fn choose(In((step, seat, choice)): In<(Step, Seat, Choice)>, mut columns: RulesParams) {
    drive(&mut columns.board(step), |board| {
        carry_out(board, seat, choice);
    });
}

fn carry_out(board: &mut Board<'_>, seat: Seat, choice: Choice) {
    let ask = std::mem::replace(&mut board.game.ask, Ask::Step);
    let subject = object(choice.subject);
    match ask {
        Ask::Step => board.step_choice(seat, choice, subject),
        Ask::Announce => board.announce_choice(choice),
        Ask::Trigger => board.stack_trigger(choice.amount as usize),
        Ask::May { action, effects } => {
            if choice.verb == "yes" {
                board.then(Task::Run {
                    action,
                    effects,
                    at: 0,
                });
            }
        }
        Ask::Discard { seat, left } => {
            if let Some(e) = subject {
                board.move_card(e, zone(board.card(e).owner, Place::Limbo));
                board.then(Task::Discard { seat, count: left });
            }
        }
        Ask::Foresee { seat, left } => {
            let under = choice.verb == "under";
            if let (true, Some(e)) = (under, subject) {
                let deck = board.zones.get_mut(zone(seat, Place::Deck));
                deck.retain(|&x| x != e);
                deck.push(e);
            }
            board.tell(Event::new("foresee", seat).by(i32::from(under)));
            board.then(Task::Foresee { seat, left });
        }
    }
}

const fn object(r: Ref) -> Option<ObjectId> {
    match r {
        Ref::Object(id) => Some(id),
        _ => None,
    }
}

impl Board<'_> {
    /// Finishes everything that needs no choice, until something is asked. It comes to an end: lists of effects do,
    /// and of what goes on the Stack there is so much a turn (T-09).
    pub fn settle(&mut self) {
        while !self.offer.is_open() && self.outcome.is_none() {
            if self.game.announce.is_some() {
                self.continue_announce();
            } else if let Some(task) = self.game.agenda.pop() {
                self.work(task);
            } else if self.is_stale() {
                self.check();
            } else if !self.game.triggers.is_empty() {
                self.stack_triggers();
            } else {
                return;
            }
        }
    }

    fn pass_on(&mut self, seat: Seat) {
        if !self.pass(seat) {
            return;
        }
        match self.game.turn_table.row(self.step).acts {
            Acts::Window(_) => self.goto_next(),
            // The window only answered what triggered in the step (C57).
            _ => self.game.answers = false,
        }
    }

    fn step_choice(&mut self, seat: Seat, choice: Choice, subject: Option<ObjectId>) {
        match (choice.verb, subject, object(choice.target)) {
            ("pass" | "end", ..) => self.pass_on(seat),
            ("play", Some(e), _) => self.announce(self.draft_play(seat, e)),
            ("use", Some(e), _) => self.announce(self.draft_use(seat, e, choice.amount as u8)),
            ("keep" | "redraw", ..) => {
                self.player_mut(seat).answer = Some(choice.verb == "redraw");
            }
            ("skip", ..) => self.skip(seat),
            ("challenge", Some(by), Some(to)) => self.challenge(by, to),
            ("attack", Some(e), _) => self.declare_attacker(e),
            ("block", Some(e), Some(attacker)) => self.declare_blocker(e, attacker),
            ("done", ..) if self.step == Step::Attackers => self.finish_attacking(),
            ("done", ..) => self.finish_blocking(),
            ("divide", Some(e), _) => self.share(e, choice.amount),
            _ => {}
        }
    }
}
