//! Putting something on the stack: mode, targets, then the costs (F-19, F-20, F-76, F-77).

use crate::cards::EntryId;
use crate::cards::language::{HowMany, Question, Values};
use crate::table::{ObjectId, Offers, Priority, Ref, Refusal, Seat, refusals};

use super::Topic;
use super::board::Board;
use super::choices::Choice;
use super::content::{Ability, Cost};
use super::events::Event;
use super::ids::player_id;
use super::places::Place;
use super::state::{Announce, Ask, Entry, EntryKind, Stage, Task};
use super::triggers::{TriggerEvent, bit};

impl Board<'_> {
    /// Starts playing, activating or copying.
    pub fn announce(&mut self, entry: Entry) {
        self.game.announce = Some(Announce {
            entry,
            stage: Stage::Mode,
        });
    }

    /// Goes on until something is asked or it is done.
    pub fn continue_announce(&mut self) {
        while let Some(Announce { entry, stage }) = self.game.announce {
            self.refresh_stats();
            let asked = match stage {
                Stage::Mode => self.announce_mode(entry),
                Stage::Target => self.announce_target(entry),
                Stage::Cost(n) => self.announce_cost(entry, n),
            };
            if asked {
                self.game.ask = Ask::Announce;
                return;
            }
        }
    }

    fn stage(&mut self, entry: Entry, stage: Stage) -> bool {
        self.game.announce = Some(Announce { entry, stage });
        false
    }

    fn announce_mode(&mut self, entry: Entry) -> bool {
        let modes: Vec<Entry> = self.modes(&entry).filter(|e| self.can_aim(e)).collect();
        match modes[..] {
            [] => {
                // A triggered ability without a legal target does not go on the stack.
                self.game.announce = None;
                false
            }
            [only] => self.stage(only, Stage::Target),
            _ => {
                let about = Ref::Object(entry.source);
                let mut offers = self.offers();
                for mode in modes {
                    offers.offer(Choice::Mode {
                        card: entry.source,
                        mode: mode.mode,
                    });
                }
                self.ask(entry.controller, Topic::Mode, about, offers);
                true
            }
        }
    }

    fn announce_target(&mut self, mut entry: Entry) -> bool {
        if let Some(next) = self.next_share(&mut entry) {
            self.stage(entry, Stage::Target);
            self.announce_share(entry, next);
            return true;
        }
        let Some(legal) = self.aims(&entry) else {
            return self.aimed(entry);
        };
        let count = self.how_many(&entry);
        match (&legal[..], count.is_enough(&entry.targets)) {
            ([], true) => {
                entry.targets.close();
                self.stage(entry, Stage::Target)
            }
            ([], false) => {
                self.game.announce = None;
                false
            }
            (&[only], false) => {
                count.take(&mut entry.targets, self.target(only));
                self.stage(entry, Stage::Target)
            }
            (_, enough) => {
                let about = Ref::Object(entry.source);
                let mut offers = self.offers();
                if enough {
                    offers.offer(Choice::Done);
                }
                for to in legal {
                    offers.offer(Choice::Target { to });
                }
                self.ask(entry.controller, Topic::Target, about, offers);
                true
            }
        }
    }

    /// All targets are chosen: what costs something is paid, the rest goes on the stack.
    fn aimed(&mut self, entry: Entry) -> bool {
        match entry.kind {
            EntryKind::Ability => {
                let e = entry.source;
                self.status_mut(e).used |= bit(entry.ability);
                if let Some(Ability::Activated { tap, once, .. }) =
                    self.ability(entry.face, entry.ability)
                {
                    if let Some(span) = once.span(entry.controller) {
                        self.game.memory.uses.add(e, entry.ability, span);
                    }
                    if *tap {
                        self.deactivate(e);
                    }
                }
                self.stage(entry, Stage::Cost(0))
            }
            EntryKind::Loot { copy: false } => {
                self.game.announce = None;
                self.play_loot(entry);
                false
            }
            _ => {
                self.game.announce = None;
                self.push(entry);
                false
            }
        }
    }

    /// F-20: the loot play is used up and the card lies on the stack.
    fn play_loot(&mut self, mut entry: Entry) {
        let seat = entry.controller;
        let player = self.player_mut(seat);
        player.loot_plays = player.loot_plays.saturating_sub(1);
        self.move_card(entry.source, Place::Stack);
        entry.stamp = self.status(entry.source).stamp;
        let serial = self.push(entry);
        self.react(TriggerEvent::LootPlayed { serial, seat });
    }

    fn costs_of(&self, entry: &Entry) -> &'static [ron2::Spanned<Cost>] {
        match self.ability(entry.face, entry.ability) {
            Some(Ability::Activated { costs, .. }) => costs,
            _ => &[],
        }
    }

    /// Pays number `n` of all single payments: cards to discard and items to destroy count one by one.
    fn announce_cost(&mut self, entry: Entry, n: u8) -> bool {
        let mut left = n;
        for cost in self.costs_of(&entry) {
            let pieces = match cost.value {
                Cost::Loot(count) | Cost::Items(count) => count,
                _ => 1,
            };
            if left < pieces {
                return self.pay(entry, &cost.value, n);
            }
            left -= pieces;
        }
        self.game.announce = None;
        let seat = entry.controller;
        let serial = self.push(entry);
        self.react(TriggerEvent::Activated { serial, seat });
        false
    }

    fn pay(&mut self, entry: Entry, cost: &Cost, n: u8) -> bool {
        let (seat, e) = (entry.controller, entry.source);
        match cost {
            Cost::Loot(_) => {
                let hand = self.row(Place::Hand(seat)).to_vec();
                return self.ask_cost(entry, &hand);
            }
            Cost::Items(_) => {
                let items = self.destroyable_items(seat, Some(e));
                return self.ask_cost(entry, &items);
            }
            cost => self.pay_at_once(seat, e, cost),
        }
        self.stage(entry, Stage::Cost(n + 1))
    }

    /// Pays a cost of a card. Cards to discard and to destroy are asked for afterwards.
    pub fn pay_at_once(&mut self, seat: Seat, e: ObjectId, cost: &Cost) {
        match *cost {
            Cost::Coins(count) => self.change_coins(seat, -i32::from(count), None),
            Cost::Hp(count) => {
                let body = player_id(seat);
                self.status_mut(body).damage += i32::from(count);
                self.game.dirty = true;
                self.tell(Event::Damage {
                    player: seat,
                    thing: body,
                    source: e,
                    amount: i32::from(count),
                });
            }
            Cost::Counters(count) => {
                self.change_counters(e, -i32::from(count));
            }
            // A cost is paid or not: nothing replaces it.
            Cost::DestroyThis => self.destroy_now(e),
            Cost::Loot(count) => self.then(Task::Discard { seat, count }),
            Cost::Items(left) => self.then(Task::PayItems {
                seat,
                source: e,
                left,
            }),
        }
    }

    /// Destroys so many items as a cost, one after the other.
    pub fn pay_items(&mut self, seat: Seat, source: ObjectId, left: u8) {
        let Some(left) = left.checked_sub(1) else {
            return;
        };
        let items = self.destroyable_items(seat, Some(source));
        match items[..] {
            [] => {}
            [only] => self.destroy_now(only),
            _ => {
                let mut offers = Offers::default();
                for with in items {
                    offers.offer(Choice::Pay { with });
                }
                self.game.ask = Ask::PayItems { seat, source, left };
                self.ask(seat, Topic::Cost, Ref::Object(source), offers);
            }
        }
    }

    fn ask_cost(&mut self, entry: Entry, from: &[ObjectId]) -> bool {
        let about = Ref::Object(entry.source);
        let mut offers = self.offers();
        for &e in from {
            offers.offer(Choice::Pay { with: e });
        }
        if offers.options.is_empty() {
            // Checked before; a cost that cannot be paid after all makes nothing happen.
            self.game.announce = None;
            return false;
        }
        self.ask(entry.controller, Topic::Cost, about, offers);
        true
    }

    /// Items of a player that can be destroyed, other than `but`.
    #[must_use]
    pub fn destroyable_items(&self, seat: Seat, but: Option<ObjectId>) -> Vec<ObjectId> {
        let items = self.row(Place::Items(seat)).iter().copied();
        items
            .filter(|&e| Some(e) != but && !self.is_eternal(e))
            .collect()
    }

    /// Where a card lies; players lie nowhere.
    fn public_place(&self, e: ObjectId) -> Option<Place> {
        self.is_card(e).then(|| self.place_of(e))
    }

    /// The way that was chosen for what is announced.
    pub fn announce_mode_chosen(&mut self, mode: u8) {
        if let Some(announce) = &mut self.game.announce {
            announce.entry.mode = mode;
            announce.stage = Stage::Target;
        }
    }

    /// A target that was chosen for what is announced.
    pub fn announce_target_chosen(&mut self, to: Ref) {
        let target = self.target(to);
        if let Some(mut announce) = self.game.announce {
            let count = self.how_many(&announce.entry);
            count.take(&mut announce.entry.targets, target);
            self.game.announce = Some(announce);
        }
    }

    /// The target whose part is chosen next, of what is divided among those just chosen; parts without a choice are given.
    fn next_share(&self, entry: &mut Entry) -> Option<(usize, u8)> {
        let n = entry.targets.place().checked_sub(1)?;
        let spec = self.targets_of(entry).get(n)?;
        let total = self.divided(spec, entry)?;
        entry.targets.divide(n as u8, total)
    }

    /// Asks for the part of a target.
    fn announce_share(&mut self, entry: Entry, (at, most): (usize, u8)) {
        let Some(&target) = entry.targets.all().get(at) else {
            return;
        };
        let about = Ref::Object(entry.source);
        let mut offers = self.offers();
        for amount in 1..=i32::from(most) {
            offers.offer(Choice::Share {
                to: target.to,
                amount,
            });
        }
        self.ask(entry.controller, Topic::Share, about, offers);
    }

    /// Chooses the part of the next target of what is announced.
    pub fn choose_share(&mut self, amount: i32) {
        if let Some(mut announce) = self.game.announce {
            if let Some((at, _)) = self.next_share(&mut announce.entry) {
                announce
                    .entry
                    .targets
                    .give(at, u8::try_from(amount).unwrap_or_default());
            }
            self.game.announce = Some(announce);
        }
    }

    /// Says what part each target gets of what is divided.
    fn tell_shares(&mut self, entry: &Entry) {
        if entry.later > 0 {
            return;
        }
        let shares = entry.targets.shares();
        for (target, amount) in entry.targets.all().iter().zip(shares) {
            if amount > 0 {
                self.tell(Event::Share {
                    player: entry.controller,
                    source: entry.source,
                    to: target.to,
                    amount,
                });
            }
        }
    }

    /// Why nobody can be done yet: more targets are needed, or more ways.
    #[must_use]
    pub fn wants_more(&self) -> Option<&'static Refusal> {
        match self.game.ask {
            Ask::Announce if Topic::Target.is_of(&self.offer.decision) => {
                let entry = self.game.announce?.entry;
                let count = self.how_many(&entry);
                let more = count != HowMany::One && !count.is_enough(&entry.targets);
                more.then_some(&refusals::MORE_TARGETS)
            }
            Ask::Flow(Question::PickSome { several, .. }) => {
                (!several.is_enough()).then_some(&refusals::MORE_WAYS)
            }
            _ => None,
        }
    }

    /// The group of targets of what is announced has all that it is to have.
    pub fn finish_targets(&mut self) {
        if let Some(announce) = &mut self.game.announce {
            announce.entry.targets.close();
        }
    }

    /// A card that pays the cost that is due.
    pub fn announce_cost_paid(&mut self, with: ObjectId) {
        let Some(mut announce) = self.game.announce else {
            return;
        };
        if let Stage::Cost(n) = announce.stage {
            announce.stage = Stage::Cost(n + 1);
            match self.place_of(with) {
                Place::Hand(seat) => self.discard_card(seat, with),
                _ => self.destroy_now(with),
            }
            self.game.announce = Some(announce);
        }
    }

    /// Puts an entry on the stack and returns its serial number. After something that a player put there
    /// priority passes starting with that player (F-67).
    pub fn push(&mut self, mut entry: Entry) -> u16 {
        let serial = self.game.serial;
        self.game.serial = self.game.serial.wrapping_add(1);
        entry.serial = serial;
        let first = match entry.kind {
            EntryKind::Loot { .. } | EntryKind::Ability | EntryKind::Roll => entry.controller,
            _ => self
                .game
                .window
                .map_or(self.game.active, |window| window.holder),
        };
        self.game.window = Some(Priority::all(first, self.game.seats));
        let to = match entry.targets.get(0).to {
            // A card in a hand is nobody else's business.
            Ref::Object(e) if matches!(self.public_place(e), Some(Place::Hand(_))) => Ref::None,
            to => to,
        };
        let event = Event::Push {
            player: entry.controller,
            entry: EntryId(serial),
            source: entry.source,
            target: to,
            amount: entry.amount,
        };
        self.game.stack.push(entry);
        self.game.dirty |= self.game.counts_stack;
        self.tell(event);
        self.tell_shares(&entry);
        serial
    }
}
