//! Explains refusals: the same candidates as for offers, each with its rule.

use crate::table::{self, Offers, Ref, Seat};

use super::board::Board;
use super::choices::Choice;
use super::content::{DeckKind, Keyword, SlotKind};
use super::places::{Place, zone};
use super::refusals as no;
use super::{Step, Topic};

impl Board<'_> {
    /// Collects every refused candidate of `seat`.
    pub fn explain(&self, seat: Seat, offers: &mut Offers) {
        self.explain_target(seat, offers);
        self.actions(seat, offers);
        self.declarations(seat, offers);
        self.explain_passing(seat, offers);
        self.explain_things(seat, offers);
        self.explain_attack(seat, offers);
        self.explain_shop(seat, offers);
        self.explain_rooms(seat, offers);
        self.explain_slots(offers);
        self.explain_penalty(seat, offers);
    }

    /// Passing when somebody else is asked, or nothing was done that one could pass on.
    pub fn explain_passing(&self, seat: Seat, offers: &mut Offers) {
        let answer = match self.may_act(seat) {
            // F-71, R52: in the main state with nothing done there is nothing to pass on.
            Ok(()) if self.game.window.is_none() => Err(&no::NO_PASS),
            other => other,
        };
        offers.candidate(Choice::Pass, answer);
    }

    /// Things of others, and those without an ability to activate.
    fn explain_things(&self, seat: Seat, offers: &mut Offers) {
        for other in self.all_seats() {
            let things = self.row(Place::Items(other)).iter();
            for &e in things.chain(self.row(Place::Character(other))) {
                let why = if other != seat {
                    &no::NOT_YOURS
                } else if !self.facts(e).activates {
                    &no::NO_ABILITY
                } else {
                    continue;
                };
                offers.candidate(
                    Choice::Use {
                        card: e,
                        ability: 0,
                    },
                    Err(why),
                );
            }
        }
        for e in self.tops(SlotKind::Shop) {
            let choice = Choice::Use {
                card: e,
                ability: 0,
            };
            offers.candidate(choice, Err(&no::NOT_YOURS));
        }
        for other in self.seats_from(seat).skip(1) {
            for &e in self.row(Place::Items(seat)) {
                let choice = Choice::Offer {
                    item: Some(e),
                    to: other,
                };
                offers.candidate(choice, Err(&no::ONLY_COINS));
            }
        }
    }

    fn explain_attack(&self, seat: Seat, offers: &mut Offers) {
        if self.step == Step::AttackTarget && seat == self.game.active {
            self.attack_targets(seat, offers);
        }
    }

    fn explain_shop(&self, seat: Seat, offers: &mut Offers) {
        let buys = self.step == Step::PurchaseChoice && seat == self.game.active;
        if !buys {
            for e in self.tops(SlotKind::Shop) {
                let choice = Choice::Buy {
                    what: Ref::Object(e),
                };
                offers.candidate(choice, Err(&no::NOT_FOR_SALE));
            }
            let deck = Self::at(Place::Deck(DeckKind::Treasure));
            offers.candidate(Choice::Buy { what: deck }, Err(&no::NOT_FOR_SALE));
        }
    }

    /// Rooms that cannot be discarded now.
    pub fn explain_rooms(&self, seat: Seat, offers: &mut Offers) {
        let answer = if seat == self.game.active {
            self.room_answer()
        } else {
            Err(&no::NO_ROOM)
        };
        for e in self.tops(SlotKind::Room) {
            offers.candidate(Choice::Room { card: Some(e) }, answer);
        }
        offers.candidate(Choice::Room { card: None }, answer);
    }

    /// F-130, F-135: what the death penalty cannot take.
    fn explain_penalty(&self, seat: Seat, offers: &mut Offers) {
        let decision = &self.offer.decision;
        if decision.seat != seat || !Topic::Destroy.is_of(decision) {
            return;
        }
        for &e in self.row(Place::Items(seat)) {
            if self.is_eternal(e) {
                let choice = Choice::Destroy { item: e };
                offers.candidate(choice, Err(&no::ETERNAL));
            }
        }
    }

    /// F-156: slots that cannot be covered while a monster card looks for one.
    fn explain_slots(&self, offers: &mut Offers) {
        for n in 0..self.game.slots[SlotKind::Monster as usize] {
            let top = self.top(SlotKind::Monster, n);
            if top.is_some_and(|e| self.stats(e).keywords.has(Keyword::Indomitable)) {
                let choice = Choice::Slot {
                    slot: zone(Place::Monster(n)),
                };
                offers.candidate(choice, Err(&no::INDOMITABLE));
            }
        }
    }

    /// Things that are no legal target of what is being put on the stack.
    fn explain_target(&self, seat: Seat, offers: &mut Offers) {
        let decision = &self.offer.decision;
        let asked = self.offer.is_open() && decision.seat == seat;
        if !asked
            || !matches!(
                Topic::of(decision.topic),
                Some(Topic::Target | Topic::Choose)
            )
        {
            return;
        }
        let aims = Topic::Target.is_of(decision);
        let mut all = Vec::new();
        self.gather_play(&mut all);
        let players = self.all_seats().map(Self::body);
        let hand = self.row(Place::Hand(seat)).iter().copied();
        let entries = self.game.stack.iter().map(|entry| Ref::Entry(entry.serial));
        let things = all.into_iter().chain(hand).map(Ref::Object);
        for to in things.chain(players).chain(entries) {
            let choice = if aims {
                Choice::Target { to }
            } else {
                Choice::Choose { what: to }
            };
            let choice = table::Choice::from(choice);
            if !decision.options.contains(&choice) {
                offers.candidate(choice, Err(&no::WRONG_TARGET));
            }
        }
    }
}
