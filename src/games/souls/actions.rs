//! The actions of a player with priority: play loot, activate, declare, offer ¢ (F-12 to F-22, F-148 to F-151).

use crate::table::{Answer, ObjectId, Offers, Seat};

use super::Step;
use super::board::Board;
use super::choices::Choice;
use super::content::{Ability, Cost, Grant, SlotKind, Where};
use super::filters::EvalContext;
use super::ids::player_id;
use super::places::Place;
use super::refusals as no;
use super::state::{Ask, Entry, EntryKind};

impl Board<'_> {
    /// Every candidate of a player with priority.
    pub fn actions(&self, seat: Seat, offers: &mut Offers) {
        let may = self.may_act(seat);
        if may.is_err() && !offers.wants_refusals() {
            return;
        }
        for &e in self.row(Place::Hand(seat)) {
            let answer = self.play_answer(seat, e, may, offers.wants_refusals());
            offers.candidate(Choice::Play { card: e }, answer);
            if self.facts(e).held {
                self.uses(seat, e, Where::Hand, may, offers);
            }
        }
        let things = self.row(Place::Character(seat)).iter();
        let things = things.chain(self.row(Place::Items(seat)));
        let things = things.chain(self.row(Place::Curses(seat))).copied();
        for e in things.chain(self.tops(SlotKind::Room)) {
            if self.facts(e).activates {
                self.uses(seat, e, Where::Play, may, offers);
            }
        }
        self.barters(seat, may, offers);
    }

    /// The abilities of a card that are used while it is there (R112).
    fn uses(&self, seat: Seat, e: ObjectId, at: Where, may: Answer, offers: &mut Offers) {
        for (n, ability) in (0_u8..).zip(&self.def(e).abilities) {
            if ability.is_used_at(at) {
                let choice = Choice::Use {
                    card: e,
                    ability: n,
                };
                let answer = self.use_answer(seat, e, n, may, offers.wants_refusals());
                offers.candidate(choice, answer);
            }
        }
    }

    /// Whether this seat may act at all now.
    pub fn may_act(&self, seat: Seat) -> Answer {
        match self.step {
            Step::Setup
            | Step::Draft
            | Step::Recharge
            | Step::HandLimit
            | Step::RoomDiscard
            | Step::TurnPasses => return Err(&no::NOBODY_ACTS),
            Step::Over => return Err(&no::OVER),
            _ => {}
        }
        if self.is_busy() {
            return Err(&no::FIRST);
        }
        let holder = match self.game.window {
            Some(window) => window.holder,
            None if self.is_main() => self.game.active,
            None => return Err(&no::FIRST),
        };
        if holder == seat {
            Ok(())
        } else if self.is_main() && self.game.window.is_none() {
            Err(&no::NOTHING_DONE)
        } else {
            Err(&no::NOT_YOUR_PRIORITY)
        }
    }

    /// The main state of the action phase: nothing waits on the stack (F-12).
    #[must_use]
    pub fn is_main(&self) -> bool {
        self.step == Step::Action
            && self.game.stack.is_empty()
            && self.game.sequences.is_empty()
            && !self.game.dying
    }

    /// Whether another choice without priority comes first: nobody acts while an entry is resolving (F-70).
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.game.announce.is_some() || self.game.ask != Ask::Step
    }

    /// F-22, F-73: it needs a loot play; on another player's turn, one that an ability gave (F-176).
    fn play_answer(&self, seat: Seat, e: ObjectId, may: Answer, explains: bool) -> Answer {
        may?;
        if self.stats(player_id(seat)).is(Grant::NoLoot) {
            return Err(&no::FORBIDDEN);
        }
        if self.player(seat).loot_plays == 0 {
            return Err(if seat == self.game.active {
                &no::NO_LOOT_PLAY
            } else {
                &no::NO_LOOT_PLAY_THEIRS
            });
        }
        let draft = self.draft_play(seat, e);
        for cost in self.costs_of(&draft) {
            self.cost_answer(seat, e, &cost.value)?;
        }
        self.aim_answer(&draft, explains)
    }

    /// F-19, F-148 to F-151: whoever has priority may, whosever turn it is (F-72), dead players too (F-140).
    fn use_answer(&self, seat: Seat, e: ObjectId, n: u8, may: Answer, explains: bool) -> Answer {
        let Some(Ability::Activated {
            tap,
            costs,
            place,
            once,
            only_if,
            ..
        }) = self.ability(self.card(e).face, n)
        else {
            return Err(&no::NOT_YOURS);
        };
        let owned = self.status(e).owned || *place == Where::Hand;
        if !owned && seat != self.game.active {
            return Err(&no::ROOM);
        }
        if *tap && self.status(e).deactivated {
            return Err(&no::DEACTIVATED);
        }
        may?;
        let banned = self.stats(player_id(seat)).is(Grant::NoActivations);
        if (banned && owned) || self.stats(e).is(Grant::NoActivations) {
            return Err(&no::FORBIDDEN);
        }
        if self.is_used_up(e, n, *once) {
            return Err(&no::ONCE);
        }
        let eye = EvalContext::new(seat, e);
        if only_if.as_ref().is_some_and(|c| !self.holds_for(c, eye)) {
            return Err(&no::CONDITION);
        }
        for cost in costs {
            self.cost_answer(seat, e, &cost.value)?;
        }
        self.aim_answer(&self.draft_use(seat, e, n), explains)
    }

    /// Whether a player can pay a cost of that card.
    pub fn cost_answer(&self, seat: Seat, e: ObjectId, cost: &Cost) -> Answer {
        let payable = match *cost {
            Cost::Coins(n) => self.player(seat).coins >= i32::from(n),
            Cost::CoinsX | Cost::CountersX => true,
            Cost::Hp(n) => self.hp(player_id(seat)) >= i32::from(n),
            Cost::Loot(n) => {
                // A loot card that is played cannot be discarded for itself (R100).
                let hand = self.row(Place::Hand(seat)).iter();
                hand.filter(|&&card| card != e).count() >= usize::from(n)
            }
            Cost::Items(n) => self.destroyable_items(seat, Some(e)).len() >= usize::from(n),
            Cost::Counters(n) => self.status(e).counters >= i32::from(n),
            Cost::DestroyThis if self.is_eternal(e) => return Err(&no::ETERNAL_COST),
            Cost::DestroyThis => true,
            Cost::DiscardThis => self.place_of(e) == Place::Hand(seat),
        };
        if payable {
            Ok(())
        } else {
            Err(&no::CANNOT_PAY)
        }
    }

    /// A loot card about to be played.
    #[must_use]
    pub fn draft_play(&self, seat: Seat, e: ObjectId) -> Entry {
        let face = self.card(e).face;
        let mut entry = Entry::new(EntryKind::Loot { copy: false }, e, face, seat);
        entry.stamp = self.status(e).stamp;
        entry.ability = self.text_of_loot(face);
        entry
    }

    /// The ability of a loot card that resolves; `u8::MAX` for trinkets and ambushes.
    #[must_use]
    pub fn text_of_loot(&self, face: u16) -> u8 {
        let abilities = &self.content().cards[face as usize].abilities;
        let resolves = |a: &Ability| matches!(a, Ability::Resolve { .. });
        abilities
            .iter()
            .position(resolves)
            .map_or(u8::MAX, |n| n as u8)
    }

    /// An ability about to be activated.
    #[must_use]
    pub fn draft_use(&self, seat: Seat, e: ObjectId, n: u8) -> Entry {
        let mut entry = Entry::new(EntryKind::Ability, e, self.card(e).face, seat);
        entry.stamp = self.status(e).stamp;
        entry.ability = n;
        entry
    }

    /// R19: ¢ may be offered or asked for whenever one has priority; never in a game together.
    fn barters(&self, seat: Seat, may: Answer, offers: &mut Offers) {
        if !self.game.modules.barter && !offers.wants_refusals() {
            return;
        }
        let answer = self.barter_answer(seat, may);
        for other in self.seats_from(seat).skip(1) {
            for (choice, coins) in [
                (
                    Choice::Offer {
                        item: None,
                        to: other,
                    },
                    self.player(seat).coins,
                ),
                (Choice::Request { from: other }, self.player(other).coins),
            ] {
                let answer = answer.and(if coins > 0 {
                    Ok(())
                } else {
                    Err(&no::NO_COINS)
                });
                offers.candidate(choice, answer);
            }
        }
    }

    /// Whether `seat` may offer or ask for ¢ now; `may` is whether it may act at all.
    pub fn barter_answer(&self, seat: Seat, may: Answer) -> Answer {
        if !self.game.modules.barter {
            return Err(&no::NO_BARTER);
        }
        may?;
        if self.player(seat).offers >= self.rules().offers {
            return Err(&no::OFFERS);
        }
        Ok(())
    }
}
