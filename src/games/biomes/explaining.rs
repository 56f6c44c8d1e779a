//! Explains refusals: the same candidates as for offers, each with its rule.

use crate::table::{ObjectId, Offers, Ref, Refusal, Seat};

use super::board::Board;
use super::choices::ChoiceWord::{Advance, Attack, Defend, Make, Skill};
use super::choices::{Choice, ChoiceWord};
use super::content::{ENERGIES, Energy};
use super::ids::{Arrival, LaneId, sector_id};
use super::payment::helps;
use super::places::Place;
use super::refusals as no;
use super::speeds::{Moment, speed_answer};
use super::state::Part;
use super::{Step, Topic};

/// The actions with cards in hand.
const FROM_HAND: [ChoiceWord; 3] = [ChoiceWord::Play, ChoiceWord::Convert, ChoiceWord::Anomaly];

impl Board<'_> {
    /// Collects every refused candidate of `seat`.
    pub fn explain(&self, seat: Seat, offers: &mut Offers) {
        let step = self.step;
        if step == Step::Mulligan {
            self.explain_opening(seat, offers);
        }
        if step.is_closed() {
            self.explain_closed(seat, offers);
        }
        if step == Step::DamageAssign {
            self.explain_assign(seat, offers);
        }
        self.actions(seat, offers);
        self.explain_energy(seat, offers);
        self.explain_theirs(seat, offers);
        self.explain_targets(seat, offers);
        self.explain_numbers(seat, offers);
        if !step.is_closed() {
            self.advances(seat, offers);
            self.attacks(seat, offers);
            self.defences(seat, offers);
        }
        let mulligan = self.mulligan_answer(seat);
        offers.candidate(Choice::Mulligan, mulligan);
        if step != Step::Mulligan || self.game.window.is_some_and(|w| w.holder != seat) {
            offers.candidate(Choice::Keep, mulligan);
        }
        if let Some(window) = self.game.window
            && window.holder != seat
        {
            offers.candidate(Choice::Pass, Err(&no::NOT_YOUR_TURN_TO_ACT));
        }
    }

    /// N-08: until both have kept, no card is played for that one reason.
    fn explain_opening(&self, seat: Seat, offers: &mut Offers) {
        for &e in self.row(seat, Place::Hand) {
            for word in FROM_HAND {
                offers.candidate(word.about(e), Err(&no::HAND_FIRST));
            }
        }
    }

    /// N-15, N-115: in closed steps everything is refused for that one reason.
    fn explain_closed(&self, seat: Seat, offers: &mut Offers) {
        let why: &'static Refusal = if self.step.phase() == super::Phase::Battle {
            &no::NOBODY_ACTS_IN_DAMAGE
        } else {
            &no::NOBODY_ACTS
        };
        offers.candidate(Choice::Pass, Err(why));
        for &e in self.row(seat, Place::Hand) {
            for word in FROM_HAND {
                offers.candidate(word.about(e), Err(why));
            }
        }
        for e in self.controlled(seat) {
            for word in self.deeds(e, [Skill, Attack, Advance, Defend]) {
                offers.candidate(word.about(e), Err(why));
            }
            offers.candidate(Choice::Make { source: e }, Err(&no::NO_ENERGY_NOW));
        }
    }

    /// Energy when neither acting nor paying (N-54).
    fn explain_energy(&self, seat: Seat, offers: &mut Offers) {
        let decision = &self.offer.decision;
        let acts = decision.seat == seat
            && matches!(Topic::of(decision.topic), Some(Topic::Act | Topic::Pay));
        for e in self.controlled(seat) {
            if self.def(e).makes.is_some() && !acts {
                offers.candidate(Choice::Make { source: e }, Err(&no::NOT_ASKED_FOR_ENERGY));
            }
        }
        if decision.seat == seat && Topic::Pay.is_of(decision) {
            self.explain_payment(seat, offers);
        }
    }

    /// Energy that does not fit the symbols left (N-52, N-57).
    fn explain_payment(&self, seat: Seat, offers: &mut Offers) {
        let Some(announce) = self.game.announce else {
            return;
        };
        for energy in ENERGIES {
            let have = self.player(seat).energy[energy.index()] > 0;
            if have && announce.due[5] == 0 {
                let why = if energy == Energy::Void {
                    &no::VOID_IS_NOT_COLOUR
                } else {
                    &no::WRONG_COLOUR
                };
                offers.candidate(Choice::Pay { energy }, Err(why));
            }
        }
        for e in self.controlled(seat) {
            if let Some(makes) = &self.def(e).makes {
                let fits = if helps(&makes.symbols(), &announce.due) {
                    Ok(())
                } else {
                    Err(&no::WRONG_COLOUR)
                };
                let answer = self.make_answer(seat, e).and(fits);
                offers.candidate(Choice::Make { source: e }, answer);
            }
        }
    }

    /// Targets and arrivals in a lost biome (N-133).
    fn explain_numbers(&self, seat: Seat, offers: &mut Offers) {
        let decision = &self.offer.decision;
        if decision.seat != seat {
            if Topic::Order.is_of(decision) {
                for choice in &decision.options {
                    offers.candidate(*choice, Err(&no::ORDER_WHO));
                }
            }
            return;
        }
        match Topic::of(decision.topic) {
            Some(Topic::Target) => {
                for biome in (0..3).filter(|&b| self.lane(b).lost) {
                    let sectors = [Seat(0), Seat(1)].map(|s| Ref::Object(sector_id(biome, s)));
                    for to in sectors.into_iter().chain([Self::lane_ref(biome)]) {
                        let part = Part::Whole;
                        offers.candidate(Choice::Target { to, part }, Err(&no::LOST_BIOME));
                    }
                }
            }
            Some(Topic::Arrive) => {
                let Ref::Object(agent) = decision.about else {
                    return;
                };
                for biome in (0..3).filter(|&b| self.lane(b).lost) {
                    let to = Arrival::Biome(LaneId(biome));
                    offers.candidate(Choice::Arrive { agent, to }, Err(&no::LOST_BIOME));
                }
            }
            _ => {}
        }
    }

    /// Those of the words that fit what a card is: only agents move and fight.
    fn deeds(
        &self,
        e: ObjectId,
        words: [ChoiceWord; 4],
    ) -> impl Iterator<Item = ChoiceWord> + use<> {
        let agent = self.facts(e).agent;
        let words = words.into_iter();
        words.filter(move |word| agent || !matches!(word, Attack | Advance | Defend))
    }

    /// The opponent's things.
    fn explain_theirs(&self, seat: Seat, offers: &mut Offers) {
        for e in self.controlled(seat.other()) {
            for word in self.deeds(e, [Make, Skill, Attack, Advance]) {
                offers.candidate(word.about(e), Err(&no::NOT_YOURS));
            }
        }
    }

    /// Things that are no legal target of the action being taken.
    fn explain_targets(&self, seat: Seat, offers: &mut Offers) {
        let decision = &self.offer.decision;
        let Some(announce) = self
            .game
            .announce
            .filter(|_| decision.seat == seat && Topic::Target.is_of(decision))
        else {
            return;
        };
        let action = &announce.action;
        let Some(filter) = self.target_filter(action, action.targets.place()) else {
            return;
        };
        self.any_candidate(filter, action, |target| {
            let (to, part) = target.named();
            let choice = Choice::Target { to, part }.wire();
            if !decision.options.contains(&choice) {
                let answer = self.target_answer(filter, action, target, Some(0));
                offers.candidate(choice, answer.and(Err(&no::WRONG_TARGET)));
            }
            false
        });
    }

    /// N-118 to N-120: other splits than the ones offered.
    fn explain_assign(&self, seat: Seat, offers: &mut Offers) {
        let decision = &self.offer.decision;
        let Some(first) = decision.options.first() else {
            return;
        };
        for defender in &self.game.battle.defenders {
            let about = Ref::Object(defender.agent);
            for damage in 0..=self.stats(defender.attacker).attack {
                let choice = Choice::Assign {
                    defender: defender.agent,
                    attacker: defender.attacker,
                    damage,
                };
                let choice = choice.wire();
                let why = if seat != decision.seat {
                    &no::DAMAGE_WHO
                } else if about == first.subject {
                    &no::DAMAGE_TERMINAL
                } else {
                    &no::DAMAGE_ORDER
                };
                if seat != decision.seat || !decision.options.contains(&choice) {
                    offers.candidate(choice, Err(why));
                }
            }
        }
    }

    /// The speeds `seat` could use now, slowest first.
    #[must_use]
    pub fn legal_speeds(&self, seat: Seat) -> Vec<u8> {
        let moment = Moment {
            step: self.step,
            own_turn: seat == self.game.active,
            top: self.game.queue.last(),
        };
        (1..=3)
            .filter(|&speed| speed_answer(speed, moment).is_ok())
            .collect()
    }
}
