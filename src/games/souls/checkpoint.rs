//! The checkpoint, which runs each time before a player would receive priority (rules page, section 4.4).

use crate::table::{ObjectId, Offers, Ref, Seat, Seats};

use super::board::Board;
use super::choices::Choice;
use super::content::{Keyword, SlotKind};
use super::events::Event;
use super::filters::EvalContext;
use super::ids::{player_id, seat_of};
use super::places::{MOST_MONSTERS, Place, slot, zone};
use super::state::{Ask, Entry, EntryKind, Task};
use super::{Mode, Topic};

impl Board<'_> {
    /// Does the first pending thing of the checkpoint; triggers go above deaths (F-82). Returns `false` if nothing is
    /// pending: then a player can have priority.
    pub fn checkpoint(&mut self) -> bool {
        self.check_win()
            || self.drop_attack()
            || self.push_deaths()
            || self.push_triggers()
            || (self.game.sequences.is_empty() && self.refill())
    }

    /// F-166, F-167, F-173, R24: everybody who has enough wins, together.
    pub fn check_win(&mut self) -> bool {
        let winners: Seats = match self.game.mode {
            Mode::Competitive => self
                .all_seats()
                .filter(|&seat| self.soul_value(seat) >= self.goal(seat) || self.said_to_win(seat))
                .collect(),
            Mode::Together { capped, .. } => {
                if self.game.timer == 0 {
                    self.decide(Seats::NONE);
                    return true;
                }
                let most = if capped { 4 } else { i32::MAX };
                let souls: i32 = self
                    .all_seats()
                    .map(|seat| self.soul_value(seat).min(most))
                    .sum();
                let enough = souls >= self.goal_together() || self.game.winners != 0;
                self.all_seats().filter(|_| enough).collect()
            }
        };
        if winners == Seats::NONE {
            return false;
        }
        for seat in winners.iter() {
            self.log(Event::Win { player: seat });
        }
        self.decide(winners);
        true
    }

    /// R13, R56: an attack on what cannot be attacked any more is cancelled, and its rolls leave the stack. What has
    /// no hit points left is attacked still: it may be saved (R32).
    fn drop_attack(&mut self) -> bool {
        let target = self.game.attack.and_then(|attack| attack.target);
        let drops = target.is_some_and(|e| !self.is_attackable(self.game.active, e));
        if drops {
            self.cancel_attack();
        }
        drops
    }

    fn said_to_win(&self, seat: Seat) -> bool {
        self.game.winners & 1 << seat.0 != 0
    }

    /// The game is over.
    pub fn decide(&mut self, winners: Seats) {
        let turns = u32::from(self.game.turn);
        *self.outcome = Some(crate::table::Outcome { winners, turns });
    }

    /// F-169, F-170, R48: whoever meets the condition of an active bonus soul gains it at once.
    pub fn gain_bonus_souls(&mut self) -> bool {
        for at in 0..self.row(Place::Bonus).len() {
            let e = self.row(Place::Bonus)[at];
            let Some(condition) = &self.def(e).condition else {
                continue;
            };
            let first = self.seats_from(self.game.active).find(|&seat| {
                self.holds_for(
                    condition,
                    EvalContext {
                        seat,
                        source: e,
                        x: 0,
                    },
                )
            });
            if let Some(seat) = first {
                self.gain_soul(e, seat);
                return true;
            }
        }
        false
    }

    /// F-128, F-127, F-109: deaths of everything without hit points, monsters above players, the next player in
    /// turn order above those after.
    fn push_deaths(&mut self) -> bool {
        let active = self.game.active;
        let mut players = self.seats_from(active).map(player_id).rev();
        if let Some(last) = players.find(|&e| self.must_die(e)) {
            self.push_death(last);
            return true;
        }
        let mut all = std::mem::take(&mut self.index.all);
        self.gather_play(&mut all);
        let dying: Vec<ObjectId> = all.iter().copied().filter(|&e| self.must_die(e)).collect();
        self.index.all = all;
        match dying[..] {
            [] => false,
            [only] => {
                self.push_death(only);
                true
            }
            _ => {
                let mut offers = Offers::default();
                for e in dying {
                    offers.offer(Choice::Death { of: e });
                }
                self.game.ask = Ask::Death;
                self.ask(active, Topic::Death, Ref::None, offers);
                true
            }
        }
    }

    fn must_die(&self, e: ObjectId) -> bool {
        // Most things have hit points left, which costs less to see than where they lie.
        self.hp(e) == 0
            && self.is_creature(e)
            && !self.is_eternal(e)
            && seat_of(e).is_none_or(|seat| !self.player(seat).dead)
            && !self.death_waits(e)
    }

    /// Puts a death on the stack.
    pub fn push_death(&mut self, e: ObjectId) {
        let mut entry = Entry::new(EntryKind::Death, e, self.card(e).face, self.controller(e));
        entry.game = seat_of(e).is_none() && !self.status(e).owned;
        entry.stamp = self.status(e).stamp;
        self.push(entry);
    }

    fn push_triggers(&mut self) -> bool {
        let waiting = !self.game.triggers.is_empty();
        if waiting {
            self.stack_triggers();
        }
        waiting
    }

    /// F-125, R49: the first empty slot from the left gets a card, if there is one; a dead active player refills
    /// them too (F-126).
    pub fn refill(&mut self) -> bool {
        for kind in [SlotKind::Monster, SlotKind::Shop, SlotKind::Room] {
            if kind == SlotKind::Room && !self.game.modules.rooms {
                continue;
            }
            for n in 0..self.game.slots[kind as usize] {
                if self.top(kind, n).is_none() && self.restock(kind, n) {
                    return true;
                }
            }
        }
        false
    }

    /// A card for an empty slot. `false` if there is none.
    pub fn restock(&mut self, kind: SlotKind, n: u8) -> bool {
        use super::content::DeckKind;
        let deck = match kind {
            SlotKind::Shop => DeckKind::Treasure,
            SlotKind::Monster => DeckKind::Monster,
            SlotKind::Room => DeckKind::Room,
        };
        let Some(e) = self.top_of(deck) else {
            return false;
        };
        if kind == SlotKind::Monster {
            self.place_monster(e, n, false);
        } else {
            self.enter_play(e, slot(kind, n));
        }
        true
    }

    /// A monster card comes onto a slot; an Indomitable one onto a new one of its own (F-156, R23), an event does
    /// what it does (F-94).
    pub fn place_monster(&mut self, e: ObjectId, n: u8, attack: bool) {
        let mut at = n;
        if self.def(e).has(Keyword::Indomitable) {
            let slots = self.game.slots[SlotKind::Monster as usize];
            if slots < MOST_MONSTERS {
                self.more_slots(SlotKind::Monster, 1);
                at = slots;
            }
        }
        self.enter_play(e, Place::Monster(at));
        if self.def(e).is_event() {
            self.begin_event(e, attack);
        }
    }

    /// Adds slots permanently.
    pub fn more_slots(&mut self, kind: SlotKind, count: u8) {
        use super::places::{MOST_ROOMS, MOST_SHOP};
        let most = match kind {
            SlotKind::Shop => MOST_SHOP,
            SlotKind::Monster => MOST_MONSTERS,
            SlotKind::Room => MOST_ROOMS,
        };
        let slots = &mut self.game.slots[kind as usize];
        *slots = slots.saturating_add(count).min(most);
        let now = *slots;
        self.log(Event::Slots {
            player: self.game.active,
            first: zone(slot(kind, 0)),
            slots: now,
        });
    }

    /// A curse is given to a player of the active player's choice (F-154).
    pub fn give_curse(&mut self, card: ObjectId) {
        let mut offers = self.offers();
        for seat in self.seats_from(self.game.active) {
            offers.offer(Choice::Curse { seat });
        }
        self.game.ask = Ask::Curse { card };
        self.ask(self.game.active, Topic::Curse, Ref::Object(card), offers);
    }

    /// Where a monster card may go: every slot whose top is not Indomitable (R22).
    #[must_use]
    pub fn free_slots(&self, but: Option<ObjectId>) -> Vec<u8> {
        (0..self.game.slots[SlotKind::Monster as usize])
            .filter(|&n| {
                let top = self.top(SlotKind::Monster, n);
                top.is_none_or(|e| {
                    !self.stats(e).keywords.has(Keyword::Indomitable) && Some(e) != but
                })
            })
            .collect()
    }

    /// A revealed monster card, or an ambush, goes onto a slot of that player's choice (F-93, F-155).
    pub fn choose_slot(&mut self, seat: Seat, card: ObjectId, attack: bool, ambush: bool) {
        let more = self.game.slots[SlotKind::Monster as usize] < MOST_MONSTERS;
        if self.def(card).has(Keyword::Indomitable) && more {
            self.put_on_slot(card, 0, attack, ambush);
            return;
        }
        // R46: not the one being attacked.
        let attacked = self.game.attack.and_then(|attack| attack.target);
        let free = self.free_slots(attacked.filter(|_| ambush));
        match free[..] {
            [] => {
                // R22: nothing is added.
                if ambush {
                    self.spent(card);
                } else {
                    self.put_in_deck(card, true);
                }
                if attack {
                    self.cancel_attack();
                }
            }
            [only] => self.put_on_slot(card, only, attack, ambush),
            _ => {
                let mut offers = self.offers();
                for n in free {
                    offers.offer(Choice::Slot {
                        slot: zone(Place::Monster(n)),
                    });
                }
                self.game.ask = Ask::Slot {
                    card,
                    attack,
                    ambush,
                };
                self.ask(seat, Topic::Slot, Ref::Object(card), offers);
            }
        }
    }

    /// The card goes onto that slot; what was attacked in the deck is now known.
    pub fn put_on_slot(&mut self, card: ObjectId, n: u8, attack: bool, ambush: bool) {
        self.place_monster(card, n, attack);
        if ambush {
            let what = (card, self.status(card).stamp);
            self.demand(Some(what), true);
        }
        if attack && !self.def(card).is_event() {
            self.then(Task::AttackRevealed { card });
        }
    }
}
