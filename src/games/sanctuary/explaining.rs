//! Explains refusals: the same candidates as for offers, each with its rule.

use crate::table::{self, Offers, Ref, Seat};

use super::board::Board;
use super::choices::{Choice, ChoiceWord};
use super::content::CardKind;
use super::places::Place;
use super::refusals as no;
use super::{Phase, Step, Topic};

impl Board<'_> {
    /// Collects every refused candidate of `seat`.
    pub fn explain(&self, seat: Seat, offers: &mut Offers) {
        self.explain_target(seat, offers);
        self.explain_more(seat, offers);
        self.actions(seat, offers);
        self.explain_passing(seat, offers);
        self.explain_theirs(seat, offers);
        self.challenges(seat, offers);
        self.explain_skipping(seat, offers);
        self.attacks(seat, offers);
        self.attack_ends(seat, offers);
        self.blocks(seat, offers);
        self.explain_division(seat, offers);
        let redraw = self.redraw_answer(seat);
        offers.candidate(Choice::Redraw, redraw);
        if !matches!(redraw, Err(why) if std::ptr::eq(why, &no::LAST_CARD)) {
            offers.candidate(Choice::Keep, redraw);
        }
    }

    /// Passing and ending when somebody else is asked, or nobody.
    fn explain_passing(&self, seat: Seat, offers: &mut Offers) {
        let may = self.may_act(seat);
        for choice in [Choice::Pass, Choice::End] {
            let other = choice != self.passing();
            let answer = may.and(if other { Err(&no::OTHER_PASS) } else { Ok(()) });
            offers.candidate(choice, answer);
        }
    }

    /// Skipping a phase that is not there to be skipped.
    fn explain_skipping(&self, seat: Seat, offers: &mut Offers) {
        if self.step.phase() != Phase::Combat {
            let active = seat == self.game.active;
            let answer = match self.step {
                Step::Challenge if active => Ok(()),
                _ => Err(&no::SKIP_TIME),
            };
            offers.candidate(Choice::Skip, answer);
        }
        if self.step != Step::Challenge {
            let challenge = table::Choice::new(ChoiceWord::Challenge.text());
            offers.candidate(challenge, Err(&no::NO_DUEL));
        }
    }

    /// The opponent's things, and what can never be activated.
    fn explain_theirs(&self, seat: Seat, offers: &mut Offers) {
        for e in self.territory(seat.other()) {
            for word in [
                ChoiceWord::Use,
                ChoiceWord::Attack,
                ChoiceWord::Challenge,
                ChoiceWord::Block,
            ] {
                offers.candidate(word.about(e), Err(&no::NOT_YOURS));
            }
        }
        for e in self.territory(seat) {
            if !self.facts(e).activates {
                offers.candidate(ChoiceWord::Use.about(e), Err(&no::NOTHING_TO_USE));
            }
        }
    }

    /// Being done with too few targets, or ways.
    fn explain_more(&self, seat: Seat, offers: &mut Offers) {
        let asked = self.offer.is_open() && self.offer.decision.seat == seat;
        if let Some(why) = self.wants_more().filter(|_| asked) {
            offers.candidate(Choice::Done, Err(why));
        }
    }

    /// Things that are no legal target of what is being played or activated.
    fn explain_target(&self, seat: Seat, offers: &mut Offers) {
        let decision = &self.offer.decision;
        let asked = self.offer.is_open() && decision.seat == seat && Topic::Target.is_of(decision);
        let Some(announce) = self.game.announce.filter(|_| asked) else {
            return;
        };
        let action = &announce.action;
        let why = match self.kind(action.source) {
            CardKind::Technology if action.ability == u8::MAX => &no::WRONG_CARRIER,
            _ => &no::WRONG_TARGET,
        };
        let cards = self.in_play().chain(self.rows_of(Place::Limbo));
        let hand = self.row(seat, Place::Hand).iter().copied();
        let entries = self.game.stack.iter().map(|entry| Ref::Entry(entry.serial));
        for to in cards.chain(hand).map(Ref::Object).chain(entries) {
            let choice = Choice::Target { to }.wire();
            if !decision.options.contains(&choice) {
                offers.candidate(choice, Err(why));
            }
        }
    }
}
