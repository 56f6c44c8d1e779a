//! Abilities that a player uses: whether they may now, and doing it (M-143).

use crate::cards::language::Values;
use crate::games::frames::abilities::state::Entry;
use crate::games::frames::board::Board;
use crate::games::frames::content::{Ability, Effect};
use crate::games::frames::ids::company_id;
use crate::games::frames::refusals as no;
use crate::games::frames::{Choice, Step};
use crate::table::{Answer, ObjectId, Offers, Seat};

/// Uses an ability: what is paid first, then its effects.
pub fn use_ability(board: &mut Board<'_>, source: ObjectId, n: u8) {
    let Some(Ability::Activated { costs, once, .. }) = board.ability(source, n) else {
        return;
    };
    let seat = board.holder(source);
    if let Some(span) = once.span(seat) {
        board.game.abilities.memory.uses.add(source, n, span);
    }
    for cost in costs {
        board.pay(cost, source, seat);
    }
    board
        .game
        .abilities
        .queue
        .insert(0, Entry::of(source, n, seat));
}

impl Board<'_> {
    /// M-166: an ability that only asks whether something is done, and is refused, did not happen.
    pub(super) fn give_use_back(&mut self, entry: &Entry) {
        let Some(Ability::Triggered { once, effects, .. }) =
            self.ability(entry.source, entry.ability)
        else {
            return;
        };
        if let ([Effect::May(_) | Effect::MayPay(..)], 0) = (&effects[..], entry.later)
            && let Some(span) = once.span(entry.controller)
        {
            let uses = &mut self.game.abilities.memory.uses;
            uses.take_back(entry.source, entry.ability, span);
        }
    }

    /// Whose an ability is.
    pub(super) fn holder(&self, source: ObjectId) -> Seat {
        if self.is_frame(source) {
            self.frame(source).owner
        } else {
            let mut seats = self.seats();
            let own = seats.find(|&seat| company_id(seat) == source);
            own.unwrap_or_default()
        }
    }

    /// Every ability of a player that is used and does not trigger: of the company, and of the frame in its turn.
    pub fn usable(&self, seat: Seat, offers: &mut Offers) {
        if !self.game.abilities.any {
            return;
        }
        let frames = self.standing().filter(|(_, f)| f.owner == seat);
        let frames = frames.map(|(id, _)| id);
        for source in std::iter::once(company_id(seat)).chain(frames) {
            for (ability, of) in self.abilities_of(source) {
                if matches!(of, Ability::Activated { .. }) {
                    let answer = self.use_answer(seat, source, ability, of);
                    offers.candidate(Choice::Ability { source, ability }, answer);
                }
            }
        }
    }

    /// M-143: a company's in tactical order, a frame's in its own turn after its defense is set.
    fn use_answer(&self, seat: Seat, source: ObjectId, n: u8, ability: &'static Ability) -> Answer {
        let Ability::Activated { costs, once, .. } = ability else {
            return Err(&no::ABILITY_TRIGGERS);
        };
        let time = if self.is_frame(source) {
            let turn = self.turn().is_some_and(|turn| turn.frame == source);
            self.step == Step::Act && turn
        } else {
            let asked = self.step == Step::Tactical && self.turn().is_none();
            asked
                && self
                    .asked_in_order()
                    .is_some_and(|(asked, _)| asked == seat)
        };
        if !time {
            return Err(&no::ABILITY_TIME);
        }
        let entry = Entry::of(source, n, seat);
        if once.is_limited() && self.game.abilities.memory.uses.is_spent(source, n) {
            Err(&no::ABILITY_USED)
        } else if ability.only_if().is_some_and(|c| !self.holds(c, &entry)) {
            Err(&no::ABILITY_CONDITION)
        } else if !costs
            .iter()
            .all(|cost| self.can_pay_one(cost, source, seat))
        {
            Err(&no::ABILITY_COST)
        } else {
            Ok(())
        }
    }
}
