//! Putting something on the stack: mode, targets, then the costs (F-19, F-20, F-76, F-77).

use crate::cards::language::{HowMany, Language, Question, Values};
use crate::cards::memory::Remembers;
use crate::cards::paid::Cause;
use crate::cards::{Announces, EntryId};
use crate::table::{self, ObjectId, Offers, Priority, Ref, Seat, Target};

use super::board::Board;
use super::choices::Choice;
use super::content::{Ability, Cost, TargetSpec};
use super::events::Event;
use super::ids::player_id;
use super::places::Place;
use super::state::{Announce, Ask, Entry, EntryKind, Stage, Task};
use super::triggers::TriggerEvent;
use super::{Souls, Topic};

/// The highest X.
const MOST_X: u8 = 99;

impl Announces<Souls> for Board<'_> {
    fn announced(&self) -> Option<&Entry> {
        self.game.announce.as_ref().map(|announce| &announce.entry)
    }

    fn announced_mut(&mut self) -> Option<&mut Entry> {
        let announce = self.game.announce.as_mut();
        announce.map(|announce| &mut announce.entry)
    }

    fn announce_targets_of(&mut self, entry: Entry) {
        self.stage(entry, Stage::Target);
    }

    fn stop_announcing(&mut self) {
        self.game.announce = None;
    }

    /// What costs something is paid, the rest goes on the stack.
    fn targets_chosen(&mut self, entry: Entry) -> bool {
        match entry.kind {
            EntryKind::Ability => {
                let e = entry.source;
                if let Some(Ability::Activated { tap, once, .. }) =
                    self.ability(entry.face, entry.ability)
                {
                    self.note_activation(e, entry.ability, *once, entry.controller);
                    if *tap {
                        self.deactivate(e);
                    }
                }
                self.begin_paying(entry)
            }
            EntryKind::Loot { copy: false } => self.begin_paying(entry),
            _ => {
                self.game.announce = None;
                self.push(entry);
                false
            }
        }
    }

    fn target_spec(&self, entry: &Entry, n: usize) -> Option<&'static TargetSpec> {
        self.targets_of(entry).get(n)
    }

    fn how_many(&self, entry: &Entry) -> HowMany {
        let wanted = self.wanted(entry);
        wanted.map_or(HowMany::One, |spec| self.how_many_of(spec, entry))
    }

    fn legal_targets(&self, entry: &Entry) -> Option<Vec<Target>> {
        let legal = self.aims(entry)?.into_iter();
        Some(legal.map(|to| self.target(to)).collect())
    }

    fn target_choice(Target { to, .. }: Target) -> table::Choice {
        Choice::Target { to }.wire()
    }

    fn target_ref(target: Target) -> Ref {
        target.to
    }

    fn flow_question(&self) -> Option<&Question<Souls, Entry>> {
        match &self.game.ask {
            Ask::Flow(question) => Some(question),
            _ => None,
        }
    }
}

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
                Stage::Amount => self.announce_amount(entry),
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

    fn begin_paying(&mut self, entry: Entry) -> bool {
        let mut costs = self.costs_of(&entry).iter();
        let gives_up = costs.any(|cost| Souls::gives_up(&cost.value));
        let entry = self.begin_payment(entry, gives_up);
        self.stage(entry, Stage::Cost(0))
    }

    fn announce_mode(&mut self, entry: Entry) -> bool {
        let modes: Vec<Entry> = self
            .modes(&entry)
            .filter(|e| self.can_aim_with_x(e))
            .collect();
        match modes[..] {
            [] => {
                // A triggered ability without a legal target does not go on the stack.
                self.game.announce = None;
                false
            }
            [only] => self.stage(only, Stage::Amount),
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

    /// R111: asks how much is paid for X, up to what is left of the ¢. A copy keeps the X of what it copies.
    fn announce_amount(&mut self, entry: Entry) -> bool {
        let aims = |with_x: &Entry| self.can_aim(with_x);
        let possible: Vec<Entry> = self.with_each_x(&entry).filter(aims).collect();
        if let [] | [_] = possible[..] {
            let only = possible.first().copied().unwrap_or(entry);
            return self.stage(only, Stage::Target);
        }
        let about = Ref::Object(entry.source);
        let mut offers = self.offers();
        for Entry { x, source, .. } in possible {
            offers.offer(Choice::X { source, x });
        }
        self.ask(entry.controller, Topic::X, about, offers);
        true
    }

    /// The entry with each X that can be paid; only as it is if it has none.
    pub fn with_each_x(&self, entry: &Entry) -> impl Iterator<Item = Entry> + use<> {
        let costs = match entry.kind {
            EntryKind::Ability | EntryKind::Loot { copy: false } => self.costs_of(entry),
            _ => &[],
        };
        let mut coins = self.player(entry.controller).coins;
        let mut counters = self.status(entry.source).counters;
        for cost in costs {
            match cost.value {
                Cost::Coins(n) => coins -= i32::from(n),
                Cost::Counters(n) => counters -= i32::from(n),
                _ => {}
            }
        }
        let left = costs.iter().find_map(|cost| match cost.value {
            Cost::CoinsX => Some(coins),
            Cost::CountersX => Some(counters),
            _ => None,
        });
        let most = left.unwrap_or(0).clamp(0, i32::from(MOST_X)) as u8;
        let entry = *entry;
        (0..=most).map(move |x| Entry {
            x: if x > 0 { x } else { entry.x },
            ..entry
        })
    }

    /// Chooses X of what is announced.
    pub fn choose_x(&mut self, x: u8) {
        if let Some(announce) = &mut self.game.announce {
            announce.entry.x = x;
            announce.stage = Stage::Target;
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
        self.react(TriggerEvent::LootPlayed {
            serial,
            card: entry.source,
            seat,
        });
    }

    /// What is paid for an ability, or for a loot card besides its loot play.
    pub fn costs_of(&self, entry: &Entry) -> &'static [ron2::Spanned<Cost>] {
        let ability = self.ability(entry.face, entry.ability);
        ability.map_or(&[], Ability::costs)
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
        if matches!(entry.kind, EntryKind::Loot { .. }) {
            self.play_loot(entry);
            return false;
        }
        let seat = entry.controller;
        let serial = self.push(entry);
        self.react(TriggerEvent::Activated { serial, seat });
        false
    }

    fn pay(&mut self, entry: Entry, cost: &Cost, n: u8) -> bool {
        let (seat, e) = (entry.controller, entry.source);
        match cost {
            Cost::Loot(_) => {
                let mut hand = self.row(Place::Hand(seat)).to_vec();
                hand.retain(|&card| card != e);
                return self.ask_cost(entry, &hand);
            }
            Cost::Items(_) => {
                let items = self.destroyable_items(seat, Some(e));
                return self.ask_cost(entry, &items);
            }
            Cost::CoinsX => self.change_coins(seat, -i32::from(entry.x), None),
            Cost::CountersX => {
                self.change_counters(e, -i32::from(entry.x));
            }
            cost => self.pay_at_once(&entry, cost),
        }
        self.stage(entry, Stage::Cost(n + 1))
    }

    /// Pays a cost of a card. Cards to discard and to destroy are asked for afterwards.
    pub fn pay_at_once(&mut self, entry: &Entry, cost: &Cost) {
        let (seat, e) = (entry.controller, entry.source);
        let cause = Cause {
            of: Ref::Object(e),
            paid: entry.paid,
        };
        match *cost {
            Cost::Coins(count) => self.change_coins(seat, -i32::from(count), None),
            // X is paid for what is played or used, and for nothing else.
            Cost::CoinsX | Cost::CountersX => {}
            Cost::Hp(count) => {
                let body = player_id(seat);
                self.status_mut(body).damage += i32::from(count);
                self.game.dirty = true;
                self.log(Event::Damage {
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
            Cost::DiscardThis => self.discard_card(seat, e),
            Cost::Loot(count) => self.then(Task::Discard { seat, count, cause }),
            Cost::Items(left) => self.then(Task::PayItems { seat, cause, left }),
        }
    }

    /// Destroys so many items as a cost, one after the other.
    pub fn pay_items(&mut self, seat: Seat, cause: Cause, left: u8) {
        let Some(left) = left.checked_sub(1) else {
            return;
        };
        let source = match cause.of {
            Ref::Object(e) => Some(e),
            _ => None,
        };
        let items = self.destroyable_items(seat, source);
        match items[..] {
            [] => {}
            [only] => {
                self.note_paid(cause.paid, only);
                self.destroy_now(only);
            }
            _ => {
                let mut offers = Offers::default();
                for with in items {
                    offers.offer(Choice::Pay { with });
                }
                self.game.ask = Ask::PayItems { seat, cause, left };
                self.ask(seat, Topic::Cost, cause.of, offers);
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
    pub fn choose_mode(&mut self, mode: u8) {
        if let Some(announce) = &mut self.game.announce {
            announce.entry.mode = mode;
            announce.stage = Stage::Amount;
        }
    }

    /// A card that pays the cost that is due.
    pub fn announce_cost_paid(&mut self, with: ObjectId) {
        let Some(mut announce) = self.game.announce else {
            return;
        };
        if let Stage::Cost(n) = announce.stage {
            announce.stage = Stage::Cost(n + 1);
            self.note_paid(announce.entry.paid, with);
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
        self.log(event);
        self.log_shares(&entry);
        let aims = match entry.kind {
            EntryKind::Loot { .. } | EntryKind::Ability | EntryKind::Trigger => {
                self.chosen_things(&entry)
            }
            _ => Vec::new(),
        };
        for e in aims {
            self.react(TriggerEvent::Targeted(e, entry.controller));
        }
        serial
    }
}
