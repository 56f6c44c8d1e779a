//! What an accepted choice does, and what is settled before the next question.

use crate::cards::language::{CarriesOut, Replaces, Reply};
use crate::cards::memory::Remembers;
use crate::table::{Acts, ObjectId, Seat};

use super::Step;
use super::board::Board;
use super::choices::Choice;
use super::events::Event;
use super::places::{Place, zone};
use super::state::{Ask, Task};

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
                self.game.memory.replacing.settled();
                return;
            }
        }
    }

    fn pass_on(&mut self, seat: Seat) {
        if !self.pass(seat) {
            return;
        }
        match self.step_acts() {
            Acts::Window(_) => self.goto_next(),
            // The window only answered what triggered in the step (C57).
            _ => self.game.answers = false,
        }
    }

    fn answer_flow(&mut self, ask: Ask, answer: Reply) {
        if let Ask::Flow(question) = ask {
            self.answered(question, answer);
        }
    }

    fn answer_may(&mut self, ask: Ask, yes: bool) {
        match ask {
            Ask::Whether(event, card, n) => self.replace_if(yes, event, card, n),
            ask => self.answer_flow(ask, if yes { Reply::Yes } else { Reply::No }),
        }
    }

    /// Does what `seat` chose.
    pub fn apply_choice(&mut self, seat: Seat, choice: Choice) {
        let ask = std::mem::replace(&mut self.game.ask, Ask::Step);
        match choice {
            Choice::Keep => self.player_mut(seat).answer = Some(false),
            Choice::Redraw => self.player_mut(seat).answer = Some(true),
            Choice::Pass | Choice::End => self.pass_on(seat),
            Choice::Skip => self.skip(seat),
            Choice::Done if ask == Ask::Announce => self.finish_targets(),
            Choice::Done if matches!(ask, Ask::Flow(_)) => self.answer_flow(ask, Reply::Done),
            Choice::Done if self.step == Step::Attackers => self.finish_attacking(),
            Choice::Done => self.finish_blocking(),
            Choice::Play { card } => self.announce(self.draft_play(seat, card)),
            Choice::Use { card, ability } => self.announce(self.draft_use(seat, card, ability)),
            Choice::Mode { ability, .. } => self.choose_mode(ability),
            Choice::X { x, .. } => self.choose_x(x),
            Choice::Share { amount, .. } => self.choose_share(amount),
            Choice::Target { to } => self.choose_target(self.target(to)),
            Choice::Trigger { place, .. } => self.stack_trigger(place),
            Choice::Replace { source, by } => {
                if let Ask::Replace(event) = ask {
                    self.replace(event, source, by);
                }
            }
            Choice::Yes { .. } => self.answer_may(ask, true),
            Choice::No { .. } => self.answer_may(ask, false),
            Choice::Choose { what } => self.answer_flow(ask, Reply::Thing(what)),
            Choice::Way { source, way } => {
                self.log_way(seat, source, way);
                self.answer_flow(ask, Reply::Way(way));
            }
            Choice::Discard { card } => {
                if let Ask::Discard { seat, left, cause } = ask {
                    self.note_paid(cause.paid, card);
                    self.move_card(card, zone(self.card(card).owner, Place::Limbo));
                    self.then(Task::Discard {
                        seat,
                        count: left,
                        cause,
                    });
                }
            }
            Choice::Top { card } => self.foreseen(card, false, ask),
            Choice::Under { card } => self.foreseen(card, true, ask),
            Choice::Challenge {
                challenger,
                challenged,
            } => self.challenge(challenger, challenged),
            Choice::Attack { attacker } => self.declare_attacker(attacker),
            Choice::Block { blocker, attacker } => self.declare_blocker(blocker, attacker),
            Choice::Divide {
                blocker, damage, ..
            } => self.share(blocker, damage),
            // Who concedes makes no choice: the match is told so at once.
            Choice::Concede => {}
        }
    }

    /// A foreseen card stays on top of the deck or goes under it; then the next one.
    fn foreseen(&mut self, card: ObjectId, under: bool, ask: Ask) {
        let Ask::Foresee { seat, left } = ask else {
            return;
        };
        if under {
            let deck = self.zones.get_mut(zone(seat, Place::Deck));
            deck.retain(|&x| x != card);
            deck.push(card);
        }
        self.log(Event::Foresee {
            player: seat,
            under,
        });
        self.then(Task::Foresee { seat, left });
    }
}
