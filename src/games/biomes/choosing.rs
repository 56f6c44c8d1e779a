//! What an accepted choice does, and what is settled before the next question.

use crate::cards::language::{CarriesOut, Replaces, Reply};
use crate::cards::memory::Remembers;
use crate::table::{ObjectId, Ref, Seat};

use super::board::Board;
use super::choices::Choice;
use super::content::{ENERGIES, Energy};
use super::events::Event;
use super::places::{Place, zone};
use super::state::{Ask, Target, Task};
use super::stats::heed;
use super::{Step, Topic};

impl Board<'_> {
    /// Finishes everything that needs no choice, until something is asked.
    pub fn settle(&mut self) {
        while !self.offer.is_open() {
            // A draw may be called in the middle of anything.
            if self.outcome.is_some() {
                self.refresh_stats();
                return;
            }
            // What is worked out next is judged by the stats as they are now. An announced action sees to that itself.
            if !self.game.agenda.is_empty() {
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
                self.game.memory.replacing.settled();
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
            Choice::Keep => self.keep(seat),
            Choice::Mulligan => {
                self.mulligan(seat);
                self.next_mulligan(seat);
            }
            Choice::Pass => {
                if self.pass(seat) {
                    self.close_window();
                }
            }
            Choice::Done if ask == Ask::Announce => self.finish_targets(),
            Choice::Done if matches!(ask, Ask::Flow(_)) => self.answer_flow(ask, Reply::Done),
            Choice::Done => match self.step {
                Step::AttackDeclare => self.finish_attacking(),
                Step::DefendDeclare => self.finish_defending(),
                _ => self.goto_next(),
            },
            Choice::Play { card, global } => self.announce(self.draft_play(seat, card, global)),
            Choice::Skill { source, ability } => {
                self.announce(self.draft_skill(seat, source, ability));
            }
            Choice::Make { source } => self.make_energy(source),
            Choice::Convert { card } => self.start_convert(seat, card),
            Choice::Become { energy } => {
                if let Ask::Convert(card) = ask {
                    let anomaly = &self.content().rules.common_anomalies[energy.index()];
                    self.become_anomaly(seat, card, anomaly.index);
                }
            }
            Choice::Anomaly { card } => self.play_anomaly(seat, card),
            Choice::Mode { ability, .. } => self.choose_mode(ability),
            Choice::X { x, .. } => self.choose_x(x),
            Choice::Share { amount, .. } => self.choose_share(amount),
            Choice::Target { to, part } => self.choose_target(Target::read(to, part)),
            Choice::Pay { energy } => self.pay_with(energy),
            Choice::React { place, .. } => self.queue_reaction(place),
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
            Choice::Arrive { to, .. } => {
                if let Ask::Arrive {
                    card,
                    controller,
                    x,
                } = ask
                {
                    self.arrive_for(card, controller, to.place(), None, x);
                }
            }
            Choice::Take { gear, taker } => self.attach(gear, taker),
            Choice::Collapse { biome } => self.lose_by_collapse(biome.0, seat),
            Choice::Discard { card } => {
                if let Ask::Discard { seat, left, cause } = ask {
                    self.note_paid(cause.paid, card);
                    self.move_card(card, zone(seat, Place::Cache));
                    self.then(Task::Discard {
                        seat,
                        count: left,
                        cause,
                    });
                }
            }
            Choice::Bottom { card } => {
                if let Ask::Bottom { seat, left } = ask {
                    self.move_card(card, zone(seat, Place::Deck));
                    self.then(Task::Bottom { seat, count: left });
                }
            }
            Choice::Top { card } => self.scanned(card, false, ask),
            Choice::Under { card } => self.scanned(card, true, ask),
            Choice::Advance { agent, to } => self.select(agent, to),
            Choice::Gear { gear, agent } => self.select_gear(gear, agent),
            Choice::Attack { attacker } => self.declare_attacker(attacker),
            Choice::Defend { defender, attacker } => self.assign_defender(defender, attacker),
            Choice::Order { defender, attacker } => self.order_defender(defender, attacker),
            Choice::Assign {
                defender,
                attacker,
                damage,
            } => self.assign_damage(defender, attacker, damage),
            // Who concedes makes no choice: the match is told so at once.
            Choice::Concede { .. } => {}
        }
    }

    /// A scanned card stays on top of the deck or goes under it; then the next one.
    fn scanned(&mut self, card: ObjectId, under: bool, ask: Ask) {
        let Ask::Scan { seat, left } = ask else {
            return;
        };
        if under {
            let deck = self.zones.get_mut(zone(seat, Place::Deck));
            deck.retain(|&x| x != card);
            deck.push(card);
        }
        self.log(Event::Scan {
            player: seat,
            under,
        });
        self.then(Task::Scan { seat, left });
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
        self.log(Event::Keep { player: seat });
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
        for energy in ENERGIES.into_iter().filter(|&e| e != Energy::Void) {
            offers.offer(Choice::Become { energy });
        }
        self.ask(seat, Topic::Convert, about, offers);
    }

    /// N-42, N-43, N-45, D16: the card stays in hand and never turns back; the opponent sees only that a card
    /// was converted.
    fn become_anomaly(&mut self, seat: Seat, e: ObjectId, index: u16) {
        self.card_mut(e).face = index;
        self.stats_heed(heed::HANDS);
        self.player_mut(seat).conversions += 1;
        let event = Event::Convert {
            player: seat,
            card: Some(e),
            anomaly: index,
        };
        self.log(event.only_for(seat));
    }

    /// N-46, N-47: straight to staging, unlocked; the queue is not used (N-39).
    fn play_anomaly(&mut self, seat: Seat, e: ObjectId) {
        self.player_mut(seat).anomalies += 1;
        self.log(Event::Anomaly {
            player: seat,
            card: e,
        });
        self.arrive(e, seat, Place::Staging, None);
    }
}
