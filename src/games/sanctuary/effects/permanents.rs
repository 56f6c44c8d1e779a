//! Effects on what is in play.

use super::flow::is_cost;
use crate::cards::counters::CounterKind;
use crate::cards::language::{CarriesOut, TurnsOf, Values};
use crate::cards::memory::{Remembers, take_over};
use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::content::{CardKind, Duration, Grant, Lasting, ObjectSelector, Verb};
use crate::games::sanctuary::events::Event;
use crate::games::sanctuary::limits;
use crate::games::sanctuary::places::Place;
use crate::games::sanctuary::state::{Action, Change, ChangeKind};
use crate::games::sanctuary::triggers::TriggerEvent;
use crate::table::{ObjectId, Seat};

impl Board<'_> {
    pub(super) fn apply_to_permanents(&mut self, verb: &'static Verb, action: &Action) {
        match verb {
            Verb::Destroy(who) => {
                let doomed = self.who(who, action);
                if is_cost(verb) {
                    for &e in &doomed {
                        self.note_paid(action.paid, e);
                    }
                    self.destroy_now(&doomed);
                } else {
                    self.destroy_all(&doomed);
                }
            }
            Verb::Return(who) => {
                for e in self.who(who, action) {
                    self.take_back(e, Place::Hand);
                }
            }
            Verb::ShuffleAway(who) => {
                for e in self.who(who, action) {
                    self.take_back(e, Place::Deck);
                }
            }
            Verb::Tap(who) => self.each_in_play(who, action, Self::tap),
            Verb::Untap(who) => self.each_in_play(who, action, Self::untap),
            Verb::Heal(who) => self.each_in_play(who, action, Self::heal),
            Verb::Repair(amount, who) => {
                let by = self.amount(amount, action).max(0);
                self.each_in_play(who, action, |board, e| board.wear(e, by));
            }
            Verb::Wear(amount, who) => {
                let by = self.amount(amount, action).max(0);
                self.each_in_play(who, action, |board, e| board.wear(e, -by));
            }
            Verb::Strengthen {
                by,
                less,
                who,
                until,
            } => {
                let by = limits::strength(self.amount(by, action) - self.amount(less, action));
                let cards = self.who(who, action);
                let until = self.duration(until, action);
                self.give(&cards, Grant::Strength(by), until, action);
            }
            Verb::SetStrength(n, who, until) => {
                let to = limits::strength(self.amount(n, action));
                let until = self.duration(until, action);
                for e in self.who(who, action) {
                    let by = limits::strength(to - self.stats(e).strength);
                    if by != 0 {
                        self.give(&[e], Grant::Strength(by), until, action);
                    }
                }
            }
            Verb::Grant(grant, who, until) => {
                let cards = self.who(who, action);
                let until = self.duration(until, action);
                self.give(&cards, *grant, until, action);
            }
            Verb::GrantPer(n, grant, who, until) => {
                let times = self.amount(n, action).max(0);
                let cards = self.who(who, action);
                let until = self.duration(until, action);
                if times > 0 {
                    self.give(&cards, grant.times(times), until, action);
                }
            }
            Verb::AddCounters(counter, n, who) => {
                let by = self.amount(n, action).max(0);
                self.each_in_play(who, action, |board, e| {
                    board.change_counters(e, counter.index, by);
                });
            }
            Verb::RemoveCounters(counter, n, who) => {
                let by = self.amount(n, action).max(0);
                self.each_in_play(who, action, |board, e| {
                    board.change_counters(e, counter.index, -by);
                });
            }
            Verb::Shield(amount, who) => {
                let n = self.amount(amount, action).max(0);
                self.each_in_play(who, action, |board, e| {
                    if n > 0 {
                        board.add_shield(e, board.status(e).controller, Some(n));
                    }
                });
            }
            Verb::PreventAll(who) => self.each_in_play(who, action, |board, e| {
                board.add_shield(e, board.status(e).controller, None);
            }),
            Verb::Spawn(card, n) => {
                let most = i32::from(limits::DECK);
                for _ in 0..self.amount(n, action).clamp(0, most) {
                    self.spawn_token(card.index, action.controller);
                }
            }
            Verb::SpawnCopy(card, n, other) => {
                let Some(face) = self.copied_face(other, action) else {
                    return;
                };
                let most = i32::from(limits::DECK);
                for _ in 0..self.amount(n, action).clamp(0, most) {
                    self.spawn_copy(card.index, face, action);
                }
            }
            Verb::Become(card, who, until) => {
                let until = self.duration(until, action);
                for e in self.who(who, action) {
                    self.become_card(e, card.index, until, action);
                }
            }
            Verb::Copy(who, other, until) => {
                let until = self.duration(until, action);
                let Some(face) = self.copied_face(other, action) else {
                    return;
                };
                for e in self.who(who, action) {
                    self.become_card(e, face, until, action);
                }
            }
            Verb::GainControl(who, until) => {
                let until = self.duration(until, action);
                for e in self.who(who, action) {
                    self.gain_control(e, until, action);
                }
            }
            Verb::Attach(who, to) => {
                if let Some(&carrier) = self.who(to, action).first() {
                    for e in self.who(who, action) {
                        self.attach(e, carrier);
                    }
                }
            }
            Verb::Swap(who, other) => self.swap_control(who, other, action),
            Verb::SwapStats(who, other, until) => {
                let until = self.duration(until, action);
                let [one, other] = [who, other].map(|who| self.who(who, action).first().copied());
                if let (Some(one), Some(other)) = (one, other) {
                    let by = self.stats(other).strength - self.stats(one).strength;
                    self.give(&[one], Grant::Strength(limits::strength(by)), until, action);
                    self.give(
                        &[other],
                        Grant::Strength(limits::strength(-by)),
                        until,
                        action,
                    );
                }
            }
            Verb::Control(who) => {
                for e in self.who(who, action) {
                    self.borrow_card(e, action.controller);
                }
            }
            _ => {}
        }
    }

    /// How long something is given, now that it is known of whom (C72).
    pub fn duration(&self, until: &Lasting, action: &Action) -> Duration {
        match until {
            Lasting::Turn => Duration::Contemplation,
            Lasting::Round => Duration::Round,
            Lasting::NextTurnOf(player) => Duration::NextTurnOf(TurnsOf(self.bits(player, action))),
            Lasting::WhileInPlay => Duration::WhileInPlay,
            Lasting::Game | Lasting::Permanent => Duration::Permanent,
        }
    }

    fn each_in_play(
        &mut self,
        who: &ObjectSelector,
        action: &Action,
        mut change: impl FnMut(&mut Self, ObjectId),
    ) {
        for e in self.who(who, action) {
            if self.is_in_play(e) {
                change(self, e);
            }
        }
    }

    /// H-75: marked damage is removed.
    pub fn heal(&mut self, e: ObjectId) {
        if self.status(e).damage > 0 {
            self.status_mut(e).damage = 0;
            self.game.dirty = true;
            self.log(Event::Heal {
                controller: self.status(e).controller,
                card: e,
            });
        }
    }

    /// H-12: more or less durability of a Technology, never below 0.
    pub fn wear(&mut self, e: ObjectId, by: i32) {
        if self.kind(e) != CardKind::Technology || by == 0 {
            return;
        }
        let before = self.status(e).durability;
        let after = (i32::from(before) + by).clamp(0, 255) as u8;
        if after != before {
            self.status_mut(e).durability = after;
            self.game.dirty = true;
            self.log(Event::Wear {
                controller: self.status(e).controller,
                card: e,
                change: i32::from(after) - i32::from(before),
            });
        }
    }

    /// More or fewer counters of a kind on a card in play (C60).
    pub fn change_counters(&mut self, e: ObjectId, kind: u8, by: i32) {
        let Some(change) = self.game.counters.change(e, kind, by) else {
            return;
        };
        self.game.dirty = true;
        self.log(Event::Counters {
            controller: self.status(e).controller,
            card: e,
            counter: CounterKind(kind),
            change: change.by(),
        });
        self.react(&TriggerEvent::Counted(change));
    }

    fn give(&mut self, cards: &[ObjectId], grant: Grant, until: Duration, action: &Action) {
        if until == Duration::WhileInPlay && !self.is_in_play(action.source) {
            return;
        }
        let mut priced = false;
        for &card in cards {
            let price = matches!(grant, Grant::Cost(_)) && self.place_of(card).1 == Place::Hand;
            if !self.is_in_play(card) && !price {
                continue;
            }
            self.change(Change {
                card,
                what: ChangeKind::Grant(grant),
                until,
                by: action.controller,
                source: action.source,
            });
            self.game.dirty = true;
            let strength = match grant {
                Grant::Strength(n) => n,
                _ => 0,
            };
            // How many cards in a hand it is about is nobody else's business.
            priced |= price;
            if !price {
                self.log(Event::Change {
                    controller: action.controller,
                    card,
                    source: action.source,
                    strength,
                });
            }
        }
        if priced {
            self.log(Event::Prices {
                controller: action.controller,
                source: action.source,
            });
        }
    }

    /// One more change in force. Where there are very many, those alike are added up.
    pub fn change(&mut self, change: Change) {
        let changes = &mut self.game.changes;
        if changes.len() >= limits::CHANGES
            && let ChangeKind::Grant(grant) = change.what
        {
            let mut alike = changes.iter_mut().filter(|c| {
                (c.card, c.until, c.by, c.source)
                    == (change.card, change.until, change.by, change.source)
            });
            let both = |c: &Change| match c.what {
                ChangeKind::Grant(old) => old.with(grant),
                ChangeKind::Control(_) | ChangeKind::Face(_) => None,
            };
            if let Some((old, both)) = alike.find_map(|c| both(c).map(|both| (c, both))) {
                old.what = ChangeKind::Grant(both);
                return;
            }
        }
        changes.push(change);
    }

    /// Control until the end of the turn.
    fn borrow_card(&mut self, e: ObjectId, seat: Seat) {
        if !self.is_in_play(e) || self.status(e).controller == seat {
            return;
        }
        let back = self.status(e).controller;
        self.change_control(e, seat);
        if self.status(e).controller == seat {
            self.game.changes.push(Change {
                card: e,
                what: ChangeKind::Control(back),
                until: Duration::Contemplation,
                by: seat,
                source: e,
            });
        }
    }

    /// Ends changes. The last change of control first: it goes back through every hand it came through.
    pub fn end_changes(&mut self, is_over: impl Fn(&Change) -> bool) {
        let over = take_over(&mut self.game.changes, is_over);
        if over.is_empty() {
            return;
        }
        self.game.dirty = true;
        let shown = over
            .iter()
            .filter(|(_, change)| self.is_in_play(change.card));
        let effects = shown.count();
        if effects > 0 {
            self.log(Event::Fade {
                player: self.game.active,
                effects,
            });
        }
        for (at, change) in over.into_iter().rev() {
            match change.what {
                ChangeKind::Control(back) if self.is_in_play(change.card) => {
                    self.give_back(change.card, back, at);
                }
                ChangeKind::Face(_) => self.renew_face(change.card),
                ChangeKind::Control(_) | ChangeKind::Grant(_) => {}
            }
        }
    }

    /// H-74: everything that lasted until Contemplation ends.
    pub fn end_temporary(&mut self) {
        self.end_changes(|change| change.until == Duration::Contemplation);
    }
}
