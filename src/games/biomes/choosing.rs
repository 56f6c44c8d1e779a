//! What an accepted choice does, and what is settled before the next question.

use bevy::prelude::*;

use crate::table::{Choice, Event, ObjectId, Ref, Seat};

use super::Step;
use super::board::{Board, RulesParams};
use super::ids::lane_of;
use super::places::{Place, zone};
use super::state::{Ask, Task};
use super::stats::heed;
use super::steps::drive;

/// An accepted choice of the asked seat.
pub fn choose(In((step, seat, choice)): In<(Step, Seat, Choice)>, mut columns: RulesParams) {
    drive(&mut columns.board(step), |board| {
        carry_out(board, seat, choice);
    });
}

fn carry_out(board: &mut Board<'_>, seat: Seat, choice: Choice) {
    let ask = std::mem::replace(&mut board.game.ask, Ask::Step);
    let subject = match choice.subject {
        Ref::Object(id) => Some(id),
        _ => None,
    };
    match ask {
        Ask::Step => board.step_choice(seat, choice, subject),
        Ask::Announce => board.announce_choice(choice),
        Ask::Reaction => board.queue_reaction(choice.amount as usize),
        Ask::Convert(card) => board.convert(seat, card, choice),
        Ask::May { action, effects } => {
            if choice.verb == "yes" {
                board.then(Task::Run {
                    action,
                    effects,
                    at: 0,
                });
            }
        }
        Ask::Arrive { card, controller } => {
            let lane = match choice.target {
                Ref::Object(id) => lane_of(id),
                _ => None,
            };
            let to = lane.map_or(Place::Staging, Place::Sector);
            board.arrive(card, controller, to, None);
        }
        Ask::Magnetic => {
            if let (Some(gear), Ref::Object(taker)) = (subject, choice.target) {
                board.attach(gear, taker);
            }
        }
        Ask::Collapse => {
            if let Some(biome) = subject.and_then(lane_of) {
                board.lose_by_collapse(biome, seat);
            }
        }
        Ask::Discard { seat, left } => {
            if let Some(e) = subject {
                board.move_card(e, zone(seat, Place::Cache));
                board.then(Task::Discard { seat, count: left });
            }
        }
        Ask::Bottom { seat, left } => {
            if let Some(e) = subject {
                board.move_card(e, zone(seat, Place::Deck));
                board.then(Task::Bottom { seat, count: left });
            }
        }
        Ask::Scan { seat, left } => {
            if choice.verb == "under"
                && let Some(e) = subject
            {
                let deck = board.zones.get_mut(zone(seat, Place::Deck));
                deck.retain(|&x| x != e);
                deck.push(e);
            }
            board.tell(Event::new("scan", seat).by(i32::from(choice.verb == "under")));
            board.then(Task::Scan { seat, left });
        }
    }
}

impl Board<'_> {
    /// Finishes everything that needs no choice, until something is asked.
    pub fn settle(&mut self) {
        while !self.offer.is_open() {
            // A draw may be called in the middle of anything.
            if self.outcome.is_some() {
                self.refresh_stats();
                return;
            }
            // Whatever is asked or worked out next is judged by the stats as they are now.
            if self.game.announce.is_some() || !self.game.agenda.is_empty() {
                self.refresh_stats();
            }
            if self.game.announce.is_some() {
                self.continue_announce();
            } else if let Some(task) = self.game.agenda.pop() {
                self.work(task);
            } else if self.game.dirty || self.game.unchecked {
                self.check();
            } else if !self.game.reactions.is_empty() {
                self.queue_reactions();
            } else {
                self.decide();
                return;
            }
        }
    }

    /// T-09: more was executed in one turn than the rules allow; the game is a draw, as at the turn limit.
    pub fn endless(&mut self) {
        self.game.queue.clear();
        self.game.agenda.clear();
        self.game.reactions.clear();
        self.game.announce = None;
        self.draw_game();
    }

    fn step_choice(&mut self, seat: Seat, choice: Choice, subject: Option<ObjectId>) {
        match (choice.verb, subject) {
            ("pass", _) => {
                if self.pass(seat) {
                    self.close_window();
                }
            }
            ("play", Some(e)) => {
                let draft = self.draft_play(seat, e, choice.amount == 1);
                self.announce(draft);
            }
            ("skill", Some(e)) => {
                let draft = self.draft_skill(seat, e, choice.amount as u8);
                self.announce(draft);
            }
            ("make", Some(e)) => self.make_energy(e),
            ("convert", Some(e)) => self.start_convert(seat, e),
            ("anomaly", Some(e)) => self.play_anomaly(seat, e),
            ("keep", _) => self.keep(seat),
            ("mulligan", _) => {
                self.mulligan(seat);
                self.next_mulligan(seat);
            }
            ("order", _) => self.order_choice(choice),
            ("assign", _) => self.assign_choice(choice),
            _ => match self.step {
                Step::AdvanceSelect | Step::CounterSelect => self.advance_choice(choice),
                Step::AttackDeclare => self.attack_choice(choice),
                Step::DefendDeclare => self.defend_choice(choice),
                _ => {}
            },
        }
    }

    /// Everybody has passed over an empty queue: the step is over.
    fn close_window(&mut self) {
        match self.step {
            Step::AttackAfter | Step::DefendBefore | Step::DefendAfter => self.goto_in_battle(),
            _ => self.goto_next(),
        }
    }

    /// The hand is kept (N-08, N-09).
    pub fn keep(&mut self, seat: Seat) {
        self.player_mut(seat).kept = true;
        self.tell(Event::new("keep", seat));
        self.next_mulligan(seat);
    }

    fn next_mulligan(&mut self, seat: Seat) {
        let next = if self.player(seat.other()).kept {
            seat
        } else {
            seat.other()
        };
        self.game.window = Some(crate::table::Priority::all(next, 2));
    }

    /// N-40, N-41: a default card asks for one of five; a special one becomes its own anomaly.
    fn start_convert(&mut self, seat: Seat, e: ObjectId) {
        if let Some(index) = self.def(e).anomaly {
            self.become_anomaly(seat, e, index);
            return;
        }
        self.game.ask = Ask::Convert(e);
        let about = Ref::Object(e);
        let mut offers = self.offers();
        for kind in 0..5 {
            offers.offer(Choice::new("become").of(Ref::Kind(kind)));
        }
        self.ask(seat, "convert", about, offers);
    }

    fn convert(&mut self, seat: Seat, e: ObjectId, choice: Choice) {
        let Ref::Kind(kind) = choice.subject else {
            return;
        };
        let index = self.content().rules.common_anomalies[kind as usize].index;
        self.become_anomaly(seat, e, index);
    }

    /// N-42, N-43, N-45, D16: the card stays in hand and never turns back; the opponent sees only that a card
    /// was converted.
    fn become_anomaly(&mut self, seat: Seat, e: ObjectId, index: u16) {
        self.card_mut(e).face = index;
        self.stats_heed(heed::HANDS);
        self.player_mut(seat).conversions += 1;
        let event = Event::new("convert", seat)
            .of(Ref::Object(e))
            .by(i32::from(index))
            .only_for(seat);
        self.tell(event);
    }

    /// N-46, N-47: straight to staging, unlocked; the queue is not used (N-39).
    fn play_anomaly(&mut self, seat: Seat, e: ObjectId) {
        self.player_mut(seat).anomalies += 1;
        let event = Event::new("anomaly", seat).of(Ref::Object(e));
        self.tell(event);
        self.arrive(e, seat, Place::Staging, None);
    }
}
