//! Drawing, discarding, milling, scanning and bringing cards back.

use crate::cards::CardEvent;
use crate::cards::language::Values;
use crate::cards::memory::Remembers;
use crate::cards::paid::Cause;
use crate::games::biomes::Topic;
use crate::games::biomes::board::Board;
use crate::games::biomes::choices::Choice;
use crate::games::biomes::content::{PlayerSelector, Verb};
use crate::games::biomes::events::Event;
use crate::games::biomes::ids::LaneId;
use crate::games::biomes::limits;
use crate::games::biomes::places::{Place, zone};
use crate::games::biomes::reactions::TriggerEvent;
use crate::games::biomes::state::{Action, Ask, Task};
use crate::table::{ObjectId, Offers, Ref, Seat};

impl Board<'_> {
    pub(super) fn apply_to_cards(&mut self, verb: &'static Verb, action: &Action) {
        match verb {
            Verb::Draw(amount, player) => {
                let count = limits::amount(self.amount(amount, action));
                self.then_each(player, action, |seat| Task::Draw { seat, count });
            }
            Verb::Discard(amount, player) => {
                let count = limits::amount(self.amount(amount, action));
                let cause = Ref::Object(action.source).into();
                self.then_each(player, action, |seat| Task::Discard { seat, count, cause });
            }
            Verb::Erase(amount, player) => {
                let count = usize::from(limits::amount(self.amount(amount, action)));
                for seat in self.seats(player, action) {
                    let top: Vec<_> = self
                        .row(seat, Place::Deck)
                        .iter()
                        .take(count)
                        .copied()
                        .collect();
                    for e in top {
                        self.move_card(e, zone(seat, Place::Cache));
                    }
                }
            }
            Verb::Scan(amount, player) => {
                let left = limits::amount(self.amount(amount, action));
                self.then_each(player, action, |seat| Task::Scan { seat, left });
            }
            Verb::Generate(kind, player) => {
                for seat in self.seats(player, action) {
                    let face = self.content().rules.common_anomalies[kind.index()].index;
                    if let Some(e) = self.create(face, seat, zone(seat, Place::Gone)) {
                        self.move_card(e, zone(seat, Place::Hand));
                    }
                }
            }
            Verb::Recover(who) => {
                for e in self.who(who, action) {
                    let there = self.is_card(e)
                        && (self.is_executed(e, action)
                            || matches!(
                                self.place_of(e).1,
                                Place::Cache | Place::Deck | Place::Archive
                            ));
                    if there {
                        let to = zone(self.card(e).owner, Place::Hand);
                        self.move_card(e, to);
                    }
                }
            }
            Verb::Restore(who) => {
                for e in self.who(who, action) {
                    if self.is_stored(e) && !self.def(e).is_event() {
                        self.arrive(e, self.card(e).owner, Place::Staging, None);
                    }
                }
            }
            Verb::Show(who) => {
                for e in self.who(who, action) {
                    self.show_card(e, action.controller);
                }
            }
            Verb::Steal(who) => {
                let you = action.controller;
                for e in self.who(who, action) {
                    if self.is_card(e) && self.place_of(e) == (you.other(), Place::Hand) {
                        self.card_mut(e).owner = you;
                        self.status_mut(e).controller = you;
                        self.move_card(e, zone(you, Place::Hand));
                    }
                }
            }
            Verb::PutInCache(who) => {
                for e in self.who(who, action) {
                    if self.is_stored(e) {
                        self.move_card(e, zone(self.card(e).owner, Place::Cache));
                    }
                }
            }
            Verb::PutOnTop(who) | Verb::PutOnBottom(who) => {
                let top = matches!(verb, Verb::PutOnTop(_));
                for e in self.who(who, action) {
                    if self.is_executed(e, action) || self.is_stored(e) {
                        self.put_in_deck(e, top);
                    }
                }
            }
            Verb::Shuffle(player) => {
                for seat in self.seats(player, action) {
                    self.shuffle_deck(seat);
                }
            }
            _ => {}
        }
    }

    /// Whether it is a card off the planet that is not on the queue. What was deleted comes back too (D102).
    fn is_stored(&self, e: ObjectId) -> bool {
        let stored = [Place::Cache, Place::Hand, Place::Deck, Place::Archive];
        self.is_card(e) && stored.contains(&self.place_of(e).1)
    }

    /// D102: a card is deleted from the planet, a cache, a hand or a deck; an event while it is carried out too.
    pub(super) fn can_be_deleted(&self, e: ObjectId, action: &Action) -> bool {
        self.on_planet(e) || self.is_stored(e) || self.is_executed(e, action)
    }

    /// A card off the planet goes to the top or the bottom of its owner's deck.
    fn put_in_deck(&mut self, e: ObjectId, top: bool) {
        let deck = zone(self.card(e).owner, Place::Deck);
        self.move_card(e, deck);
        let deck = self.zones.get_mut(deck);
        deck.retain(|&other| other != e);
        let at = if top { 0 } else { deck.len() };
        deck.insert(at, e);
    }

    /// Whether it is the card whose text is being carried out and that is still on the queue (D60).
    pub(super) fn is_executed(&self, e: ObjectId, action: &Action) -> bool {
        e == action.source && self.is_card(e) && self.place_of(e).1 == Place::Queue
    }

    /// The same work for each player meant, the first one's first.
    fn then_each(&mut self, player: &PlayerSelector, action: &Action, work: impl Fn(Seat) -> Task) {
        let seats = self.seats(player, action);
        self.then_all(seats.into_iter().rev().map(work));
    }

    /// N-18 to N-22: one card at a time; a missing card is a collapse.
    pub fn draw(&mut self, seat: Seat, count: u16) {
        if count == 0 {
            return;
        }
        if count > 1 {
            self.then(Task::Draw {
                seat,
                count: count - 1,
            });
        }
        match self.row(seat, Place::Deck).first().copied() {
            Some(top) => {
                self.move_card(top, zone(seat, Place::Hand));
                self.react(&TriggerEvent::Drew(seat));
            }
            None => self.then(Task::Collapse(seat)),
        }
    }

    /// N-21: the player picks a biome not yet lost and loses it.
    pub fn collapse(&mut self, seat: Seat) {
        let live: Vec<u8> = self.live_biomes().collect();
        self.log(Event::Collapse { player: seat });
        match live[..] {
            [] => {
                self.player_mut(seat).beaten = true;
                self.game.decide = true;
                self.decide();
            }
            [only] => self.lose_by_collapse(only, seat),
            _ => {
                self.game.ask = Ask::Collapse;
                let mut offers = Offers::default();
                for biome in live {
                    offers.offer(Choice::Collapse {
                        biome: LaneId(biome),
                    });
                }
                self.ask(seat, Topic::Collapse, Ref::None, offers);
            }
        }
    }

    /// D21: if both collapse, the loss is looked at after each.
    pub fn lose_by_collapse(&mut self, biome: u8, seat: Seat) {
        self.lose_sector(biome, seat);
        self.decide();
    }

    /// The player discards cards of their choice for that cause, one at a time.
    pub fn discard(&mut self, seat: Seat, count: u16, cause: Cause) {
        let hand = self.row(seat, Place::Hand).to_vec();
        if count == 0 || hand.is_empty() {
            return;
        }
        if hand.len() <= usize::from(count) {
            for e in hand {
                self.note_paid(cause.paid, e);
                self.move_card(e, zone(seat, Place::Cache));
            }
            return;
        }
        self.game.ask = Ask::Discard {
            seat,
            left: count - 1,
            cause,
        };
        let discard = |card| Choice::Discard { card };
        self.ask_hand(seat, Topic::Discard, cause.of, &hand, discard);
    }

    /// N-07: cards go to the bottom in the order they are chosen.
    pub fn bottom(&mut self, seat: Seat, count: u16) {
        let hand = self.row(seat, Place::Hand).to_vec();
        if count == 0 || hand.is_empty() {
            return;
        }
        if let [last] = hand[..] {
            self.move_card(last, zone(seat, Place::Deck));
            return;
        }
        self.game.ask = Ask::Bottom {
            seat,
            left: count - 1,
        };
        let bottom = |card| Choice::Bottom { card };
        self.ask_hand(seat, Topic::Bottom, Ref::None, &hand, bottom);
    }

    fn ask_hand(
        &mut self,
        seat: Seat,
        topic: Topic,
        cause: Ref,
        hand: &[ObjectId],
        choice: impl Fn(ObjectId) -> Choice,
    ) {
        let mut offers = Offers::default();
        for &card in hand {
            offers.offer(choice(card));
        }
        self.ask(seat, topic, cause, offers);
    }

    /// D92: everybody sees a card that lies in a hand or a deck.
    fn show_card(&mut self, card: ObjectId, player: Seat) {
        if self.is_card(card) && matches!(self.place_of(card).1, Place::Hand | Place::Deck) {
            self.log(CardEvent::Reveal { player, card });
        }
    }

    /// *Scan N*: from the top, each looked-at card stays or goes to the bottom.
    pub fn scan(&mut self, seat: Seat, left: u16) {
        let at = usize::from(left);
        let deck = self.row(seat, Place::Deck);
        if at == 0 || deck.is_empty() {
            return;
        }
        let Some(&e) = deck.get(at.min(deck.len()) - 1) else {
            return;
        };
        let left = at.min(deck.len()) as u16 - 1;
        self.game.ask = Ask::Scan { seat, left };
        self.log(CardEvent::look(seat, e));
        let mut offers = Offers::default();
        offers.offer(Choice::Top { card: e });
        offers.offer(Choice::Under { card: e });
        self.ask(seat, Topic::Scan, Ref::Object(e), offers);
    }
}
