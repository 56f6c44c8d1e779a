//! The cards and abilities that a player may play and activate now (H-23 to H-35, H-46, H-66, H-72).

use crate::cards::language::{CarriesOut, HowMany, TextSet, Values};
use crate::table::{Answer, ObjectId, Offers, Seat};

use super::board::Board;
use super::choices::Choice;
use super::content::{Ability, CardKind, Cost, Where};
use super::filters::EvalContext;
use super::places::Place;
use super::refusals as no;
use super::state::{Action, ActionKind, Ask};
use super::{Phase, Step};

impl Board<'_> {
    /// Every candidate for playing and activating.
    pub fn actions(&self, seat: Seat, offers: &mut Offers) {
        let may = self.may_act(seat);
        if may.is_err() && !offers.wants_refusals() {
            return;
        }
        for &e in self.row(seat, Place::Hand) {
            let answer = self.play_answer(seat, e, may, offers.wants_refusals());
            offers.candidate(Choice::Play { card: e }, answer);
            if self.facts(e).held {
                self.uses(seat, e, Where::Hand, may, offers);
            }
        }
        for e in self.territory(seat) {
            if !self.facts(e).activates {
                continue;
            }
            self.uses(seat, e, Where::Play, may, offers);
        }
        for &e in self.row(seat, Place::Limbo) {
            if self.facts(e).rises {
                self.uses(seat, e, Where::Limbo, may, offers);
            }
        }
    }

    /// Whether it is the moment for this seat to act at all. A Harvest whose Stack is empty is open to the
    /// active player only (H-34).
    pub fn may_act(&self, seat: Seat) -> Answer {
        match self.step.phase() {
            Phase::Communion | Phase::Meditation => return Err(&no::NOBODY_ACTS),
            _ => {}
        }
        let Some(window) = self.game.window.filter(|_| !self.is_busy()) else {
            return Err(&no::NO_WINDOW);
        };
        if window.holder == seat {
            return Ok(());
        }
        if self.step == Step::Harvest && self.game.stack.is_empty() {
            return Err(&no::ONLY_ANSWERS);
        }
        Err(&no::NOT_YOUR_PRIORITY)
    }

    /// Whether something has to be chosen first that belongs to no step: a target, an order, a discard.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.game.announce.is_some() || self.game.ask != Ask::Step
    }

    fn play_answer(&self, seat: Seat, e: ObjectId, may: Answer, explains: bool) -> Answer {
        let kind = self.kind(e);
        if kind != CardKind::Manipulation {
            self.permanent_answer(seat)?;
        }
        may?;
        if kind == CardKind::Enhancement {
            self.enhancement_answer(seat)?;
        }
        if self.cost(e) > self.player(seat).volition {
            return Err(&no::CANNOT_PAY);
        }
        let draft = self.draft_play(seat, e);
        if self.modes(&draft).any(|mode| self.can_take(&mode)) {
            Ok(())
        } else if self.modes(&draft).next().is_none() {
            Err(&no::CONDITION)
        } else if self.modes(&draft).any(|mode| self.can_aim(&mode)) {
            Err(&no::CANNOT_PAY_ALL)
        } else if kind == CardKind::Technology {
            Err(&no::NO_CARRIER)
        } else {
            Err(self.why_no_target(&draft, explains))
        }
    }

    /// H-33, H-66: permanents only in one's own Harvest, over an empty Stack.
    fn permanent_answer(&self, seat: Seat) -> Answer {
        match self.step.phase() {
            Phase::Communion | Phase::Meditation => Err(&no::NOBODY_ACTS),
            Phase::Combat => Err(&no::ONLY_MANIPULATIONS),
            Phase::Harvest if seat != self.game.active => Err(&no::NOT_YOUR_HARVEST),
            Phase::Harvest if !self.game.stack.is_empty() => Err(&no::STACK_NOT_EMPTY),
            Phase::Harvest => Ok(()),
            _ => Err(&no::NOT_HARVEST),
        }
    }

    /// H-26: one a turn. H-27: as many as the Sanctuary bears.
    fn enhancement_answer(&self, seat: Seat) -> Answer {
        if self.player(seat).enhanced >= self.rules().enhancements {
            return Err(&no::ONE_ENHANCEMENT);
        }
        if self.bears_more(seat) {
            Ok(())
        } else {
            Err(&no::ENHANCEMENT_LIMIT)
        }
    }

    /// H-27: whether the Sanctuary bears one more Enhancement.
    #[must_use]
    pub fn bears_more(&self, seat: Seat) -> bool {
        let limit = self.def(self.player(seat).sanctuary).limit;
        self.row(seat, Place::Reserve).len() < usize::from(limit)
    }

    fn use_answer(&self, seat: Seat, e: ObjectId, n: u8, may: Answer, explains: bool) -> Answer {
        let Some(Ability::Activated {
            cost,
            costs,
            destroy,
            once,
            phases,
            only_if,
            ..
        }) = self.ability(self.card(e).face, n)
        else {
            return Err(&no::NOT_YOURS);
        };
        may?;
        if self.is_silent(e) {
            return Err(&no::SILENCED);
        }
        if !phases.is_empty() && !phases.contains(&self.step.phase()) {
            return Err(&no::WRONG_PHASE);
        }
        if self.is_used_up(e, n, *once) {
            return Err(&no::ONCE);
        }
        if *destroy && self.stays(e) {
            return Err(&no::CANNOT_LEAVE);
        }
        let eye = EvalContext {
            seat,
            source: Some(e),
            x: 0,
        };
        if only_if.as_ref().is_some_and(|c| !self.holds_for(c, eye)) {
            return Err(&no::CONDITION);
        }
        let price = cost.as_ref().map_or(0, |cost| i32::from(cost.value));
        if price > self.player(seat).volition {
            return Err(&no::CANNOT_PAY);
        }
        let draft = self.draft_use(seat, e, n);
        if !self.can_pay(costs, &draft) {
            return Err(&no::CANNOT_PAY_ALL);
        }
        if self.can_aim_with_x(&draft) {
            Ok(())
        } else {
            Err(self.why_no_target(&draft, explains))
        }
    }

    /// The abilities of a card that are used where it is.
    fn uses(&self, seat: Seat, e: ObjectId, at: Where, may: Answer, offers: &mut Offers) {
        for (n, ability) in (0_u8..).zip(&self.def(e).abilities) {
            if matches!(ability, Ability::Activated { place, .. } if *place == at) {
                let choice = Choice::Use {
                    card: e,
                    ability: n,
                };
                let answer = self.use_answer(seat, e, n, may, offers.wants_refusals());
                offers.candidate(choice, answer);
            }
        }
    }

    /// Whether a text of a card has legal targets, and what it costs besides can be paid (C100).
    #[must_use]
    pub fn can_take(&self, mode: &Action) -> bool {
        self.can_aim_with_x(mode) && self.can_pay(self.played_costs(mode), mode)
    }

    /// What is paid for the text of a Manipulation besides its cost.
    #[must_use]
    pub fn played_costs(&self, mode: &Action) -> &'static [Cost] {
        match self.ability(mode.face, mode.ability) {
            Some(Ability::Resolve { costs, .. }) if mode.kind == ActionKind::Play => costs,
            _ => &[],
        }
    }

    /// A card about to be played.
    #[must_use]
    pub fn draft_play(&self, seat: Seat, e: ObjectId) -> Action {
        self.draft(ActionKind::Play, seat, e, u8::MAX)
    }

    /// An ability about to be activated.
    #[must_use]
    pub fn draft_use(&self, seat: Seat, e: ObjectId, n: u8) -> Action {
        self.draft(ActionKind::Ability, seat, e, n)
    }

    fn draft(&self, kind: ActionKind, seat: Seat, e: ObjectId, ability: u8) -> Action {
        Action {
            face: self.card(e).face,
            ability,
            stamp: self.status(e).stamp,
            carrier: self.status(e).carrier,
            ..Action::new(kind, e, seat)
        }
    }

    /// The ways to carry out an action: one for each text of a Manipulation, otherwise itself.
    pub fn modes(&self, action: &Action) -> impl Iterator<Item = Action> + use<> {
        let action = *action;
        let texts: &'static [Ability] = match action.kind {
            ActionKind::Play => &self.content().cards[action.face as usize].abilities,
            ActionKind::Ability | ActionKind::Trigger => &[],
        };
        let resolves = |a: &Ability| matches!(a, Ability::Resolve { .. });
        let only = (!texts.iter().any(resolves)).then_some(action);
        let closed = self.closed_texts(texts, &action);
        let modes = (0_u8..)
            .zip(texts)
            .filter(move |&(n, a)| resolves(a) && !closed.has(n));
        let modes = modes.map(move |(ability, _)| Action { ability, ..action });
        only.into_iter().chain(modes)
    }

    /// C128, C129: the texts that cannot be chosen now, as their condition does not hold or they are too few.
    fn closed_texts(&self, texts: &[Ability], action: &Action) -> TextSet {
        let picks = match action.kind {
            ActionKind::Play => self.content().cards[action.face as usize].picks,
            ActionKind::Ability | ActionKind::Trigger => HowMany::One,
        };
        let texts = (0_u8..).zip(texts).filter_map(|(n, text)| match text {
            Ability::Resolve { only_if, of, .. } => Some((n, &of[..], only_if.as_ref())),
            _ => None,
        });
        TextSet::closed(texts, picks, |c| self.holds(c, action))
    }
}
