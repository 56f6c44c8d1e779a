//! Carries out an accepted choice, and settles what follows before the next question.

use crate::cards::language::{CarriesOut, Question, Reply};
use crate::cards::memory::Remembers;
use crate::table::{Seat, Seats, any_of};

use super::board::Board;
use super::choices::Choice;
use super::events::Event;
use super::places::{Place, place};
use super::state::{Ask, Entry, Task};
use super::{Souls, Step};

/// The most pieces of work between two questions; more mean endless abilities and end the game. The longest chain of
/// the built-in cards is far below it.
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

    /// Carries out the choice of `seat`.
    pub fn apply_choice(&mut self, seat: Seat, choice: Choice) {
        let ask = std::mem::replace(&mut self.game.ask, Ask::Step);
        match choice {
            Choice::Pass => {
                if self.pass(seat) {
                    self.after_window();
                }
            }
            Choice::Attack => self.declare_attack(),
            Choice::Purchase => self.declare_purchase(),
            Choice::End => {
                self.log(Event::DeclareEnd { player: seat });
                self.goto(Step::EndDeclared);
            }
            Choice::Play { card } => self.announce(self.draft_play(seat, card)),
            Choice::Use { card, ability } => self.announce(self.draft_use(seat, card, ability)),
            Choice::Offer { to, .. } => self.start_barter(seat, to, true),
            Choice::Request { from } => self.start_barter(seat, from, false),
            Choice::Mode { mode, .. } => self.choose_mode(mode),
            Choice::X { x, .. } => self.choose_x(x),
            Choice::Share { amount, .. } => self.choose_share(amount),
            Choice::Target { to } if ask == Ask::Announce => self.choose_target(self.target(to)),
            Choice::Target { to } => self.aim_attack(to),
            Choice::Pay { with } => match ask {
                Ask::PayItems { seat, cause, left } => {
                    self.then(Task::PayItems { seat, cause, left });
                    self.note_paid(cause.paid, with);
                    self.destroy_now(with);
                }
                _ => self.announce_cost_paid(with),
            },
            Choice::Helper { seat } => self.add_helper(seat),
            Choice::Done if ask == Ask::Step => self.close_helpers(),
            Choice::Done if ask == Ask::Announce => self.finish_targets(),
            Choice::Done if matches!(ask, Ask::Flow(_)) => self.answer(ask, seat, choice),
            Choice::Buy { what } => self.buy(what),
            Choice::Trigger { place, .. } => self.stack_trigger(place),
            Choice::Death { of } => self.push_death(of),
            Choice::Room { card: Some(card) } => self.put_in_discard(card),
            Choice::Draft { card } => self.draft(seat, card),
            any_of! { Choice:
                Slot, Replace, Yes, No, Choose, Number, Vote, Way, Discard, Destroy, Top, Under, Curse, Coins, Accept,
                Decline
            } => self.answer(ask, seat, choice),
            // Conceding is no choice: the match handles it at once.
            Choice::Done
            | Choice::Never
            | Choice::Room { card: None }
            | Choice::Keep
            | Choice::Concede => {}
        }
    }

    /// An answer to a question of effects that hold others. An optional part that is left out did nothing (F-157).
    fn answer_flow(&mut self, question: Question<Souls, Entry>, seat: Seat, choice: Choice) {
        self.game.happened = !matches!(choice, Choice::No | Choice::Done);
        match choice {
            Choice::Yes => self.answered(question, Reply::Yes),
            Choice::No => self.answered(question, Reply::No),
            Choice::Done => self.answered(question, Reply::Done),
            Choice::Choose { what } => self.answered(question, Reply::Thing(what)),
            Choice::Vote { source, way } => {
                let told = Event::Vote {
                    player: seat,
                    source,
                    way,
                };
                self.idly(|board| board.log(told));
                self.answered(question, Reply::Way(way));
            }
            Choice::Way { source, way } => {
                self.log_way(seat, source, way);
                self.answered(question, Reply::Way(way));
            }
            _ => {}
        }
    }

    /// An answer to a question that stores its subject.
    fn answer(&mut self, ask: Ask, seat: Seat, choice: Choice) {
        match ask {
            Ask::Replace(event) => {
                if let Choice::Replace { source, by } = choice {
                    self.replace(event, source, by);
                }
            }
            Ask::Whether(event, card, n) => {
                self.replace_if(choice == Choice::Yes, event, card, n);
            }
            Ask::Flow(question) => self.answer_flow(question, seat, choice),
            Ask::Number { serial } => {
                if let Choice::Number { shows } = choice {
                    self.change_roll(serial, shows, false);
                }
            }
            Ask::Discard { seat, left, cause } => {
                if let Choice::Discard { card } = choice {
                    self.note_paid(cause.paid, card);
                    self.discard_card(seat, card);
                    self.then(Task::Discard {
                        seat,
                        count: left,
                        cause,
                    });
                }
            }
            Ask::PenaltyItem { seat, left } => {
                if let Choice::Destroy { item } = choice {
                    self.then(Task::PenaltyItem { seat, left });
                    self.destroy(item);
                }
            }
            Ask::Scry { seat, deck, left } => {
                if let Some(&e) = self.deck(deck).get(usize::from(self.game.kept)) {
                    self.scried(e, (seat, deck, left), choice == Choice::Under);
                }
            }
            Ask::Slot {
                card,
                attack,
                ambush,
            } => {
                if let Choice::Slot { slot } = choice
                    && let Place::Monster(n) = place(slot)
                {
                    self.put_on_slot(card, n, attack, ambush);
                }
            }
            Ask::Curse { card } => {
                if let Choice::Curse { seat } = choice {
                    self.enter_play(card, Place::Curses(seat));
                }
            }
            Ask::Barter { with, give } => {
                if let Choice::Coins { coins } = choice {
                    self.offer_coins(seat, with, give, coins);
                }
            }
            Ask::Accept { by, coins } => {
                self.answer_offer(seat, by, coins, matches!(choice, Choice::Accept { .. }));
            }
            // Their answers keep nothing.
            Ask::Step
            | Ask::Announce
            | Ask::Trigger
            | Ask::Death
            | Ask::PayItems { .. }
            | Ask::Look => {}
        }
    }
}
