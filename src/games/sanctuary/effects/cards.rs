//! Drawing, discarding, milling, foreseeing and bringing cards back.

use crate::cards::CardEvent;
use crate::cards::language::Values;
use crate::cards::memory::Remembers;
use crate::cards::paid::Cause;
use crate::games::sanctuary::Topic;
use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::choices::Choice;
use crate::games::sanctuary::content::{Amount, CardKind, PlayerSelector, Verb};
use crate::games::sanctuary::events::Event;
use crate::games::sanctuary::limits::DECK;
use crate::games::sanctuary::places::{Place, zone};
use crate::games::sanctuary::state::{Action, Ask, Task};
use crate::games::sanctuary::triggers::TriggerEvent;
use crate::table::{ObjectId, Offers, Ref, Seat};

impl Board<'_> {
    pub(super) fn apply_to_cards(&mut self, verb: &'static Verb, action: &Action) {
        match verb {
            Verb::Draw(amount, player) => {
                let count = self.cards(amount, action);
                self.then_each(player, action, |seat| Task::Draw { seat, count });
            }
            Verb::Discard(amount, player) => {
                let count = self.cards(amount, action);
                let cause = Ref::Object(action.source).into();
                self.then_each(player, action, |seat| Task::Discard { seat, count, cause });
            }
            Verb::DiscardCards(who) => {
                for e in self.who(who, action) {
                    if self.place_of(e).1 == Place::Hand {
                        self.move_card(e, zone(self.card(e).owner, Place::Limbo));
                    }
                }
            }
            Verb::DiscardAtRandom(amount, player) => {
                let count = self.cards(amount, action);
                for seat in self.seats(player, action) {
                    (0..count).for_each(|_| self.discard_at_random(seat));
                }
            }
            Verb::Mill(amount, player) => {
                let count = usize::from(self.cards(amount, action));
                for seat in self.seats(player, action) {
                    let deck = self.row(seat, Place::Deck);
                    let top: Vec<ObjectId> = deck.iter().take(count).copied().collect();
                    for e in top {
                        self.move_card(e, zone(seat, Place::Limbo));
                    }
                }
            }
            Verb::Foresee(amount) => {
                let left = self.cards(amount, action);
                let seat = action.controller;
                self.then(Task::Foresee { seat, left });
            }
            Verb::Recover(who) => {
                for e in self.who(who, action) {
                    if matches!(self.place_of(e).1, Place::Limbo | Place::Deck) {
                        self.move_card(e, zone(self.card(e).owner, Place::Hand));
                    }
                }
            }
            Verb::Revive(who) => {
                for e in self.who(who, action) {
                    if self.is_out_of_play(e) {
                        self.revive(e, action.controller);
                    }
                }
            }
            Verb::Restore(who) => {
                for e in self.who(who, action) {
                    if self.is_out_of_play(e) {
                        self.revive(e, self.card(e).owner);
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
                    if self.place_of(e) == (you.other(), Place::Hand) {
                        self.card_mut(e).owner = you;
                        self.status_mut(e).controller = you;
                        self.move_card(e, zone(you, Place::Hand));
                    }
                }
            }
            Verb::PutInLimbo(who) => {
                for e in self.who(who, action) {
                    if matches!(self.place_of(e).1, Place::Hand | Place::Deck) {
                        self.move_card(e, zone(self.card(e).owner, Place::Limbo));
                    }
                }
            }
            Verb::PutOnTop(who) => {
                for e in self.who(who, action) {
                    self.put_in_deck(e, true);
                }
            }
            Verb::PutOnBottom(who) => {
                for e in self.who(who, action) {
                    self.put_in_deck(e, false);
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

    /// C126: everybody sees a card that lies in a hand or a deck.
    fn show_card(&mut self, card: ObjectId, player: Seat) {
        if matches!(self.place_of(card).1, Place::Hand | Place::Deck) {
            self.log(CardEvent::Reveal { player, card });
        }
    }

    /// Whether a card lies in Limbo, a hand or a deck.
    fn is_out_of_play(&self, e: ObjectId) -> bool {
        matches!(self.place_of(e).1, Place::Limbo | Place::Hand | Place::Deck)
    }

    /// A card out of play goes to the top or the bottom of its owner's deck.
    fn put_in_deck(&mut self, e: ObjectId, top: bool) {
        if !self.is_out_of_play(e) {
            return;
        }
        let deck = zone(self.card(e).owner, Place::Deck);
        self.move_card(e, deck);
        let deck = self.zones.get_mut(deck);
        deck.retain(|&x| x != e);
        let at = if top { 0 } else { deck.len() };
        deck.insert(at, e);
    }

    /// An amount of cards of one player, who has no more than a deck.
    fn cards(&self, amount: &Amount, action: &Action) -> u8 {
        let most = i32::from(DECK);
        self.amount(amount, action).clamp(0, most) as u8
    }

    /// A Character, or an Enhancement that the Sanctuary still bears (H-27), from Limbo into play.
    fn revive(&mut self, e: ObjectId, seat: Seat) {
        let may = match self.kind(e) {
            CardKind::Character => true,
            CardKind::Enhancement => self.bears_more(seat),
            CardKind::Sanctuary | CardKind::Technology | CardKind::Manipulation => false,
        };
        if may {
            self.enter_play(e, seat, None);
        }
    }

    /// The same work for each player meant, the first one's first.
    fn then_each(&mut self, player: &PlayerSelector, action: &Action, work: impl Fn(Seat) -> Task) {
        for seat in self.seats(player, action).into_iter().rev() {
            self.then(work(seat));
        }
    }

    /// H-19, H-83: an empty deck gives nothing.
    pub fn draw(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            match self.row(seat, Place::Deck).first().copied() {
                Some(top) => {
                    self.move_card(top, zone(seat, Place::Hand));
                    self.react(&TriggerEvent::Drew(seat));
                }
                None => {
                    self.log(Event::NoCard { player: seat });
                    return;
                }
            }
        }
    }

    /// The player discards cards of their choice for that cause, one at a time.
    pub fn discard(&mut self, seat: Seat, count: u8, cause: Cause) {
        let hand = self.row(seat, Place::Hand).to_vec();
        if hand.len() <= usize::from(count) {
            for e in hand {
                self.note_paid(cause.paid, e);
                self.move_card(e, zone(self.card(e).owner, Place::Limbo));
            }
            return;
        }
        if count == 0 {
            return;
        }
        self.game.ask = Ask::Discard {
            seat,
            left: count - 1,
            cause,
        };
        let mut offers = Offers::default();
        for card in hand {
            offers.offer(Choice::Discard { card });
        }
        self.ask(seat, Topic::Discard, cause.of, offers);
    }

    fn discard_at_random(&mut self, seat: Seat) {
        let count = self.row(seat, Place::Hand).len() as u32;
        if count > 0 {
            let at = self.rng.below(count) as usize;
            let e = self.row(seat, Place::Hand)[at];
            self.log(Event::AtRandom { player: seat });
            self.move_card(e, zone(self.card(e).owner, Place::Limbo));
        }
    }

    /// Asks for each looked-at card, from the top, whether it stays or goes to the bottom.
    pub fn foresee(&mut self, seat: Seat, left: u8) {
        let deck = self.row(seat, Place::Deck);
        let at = usize::from(left).min(deck.len());
        let Some(&e) = at.checked_sub(1).and_then(|at| deck.get(at)) else {
            return;
        };
        self.game.ask = Ask::Foresee {
            seat,
            left: at as u8 - 1,
        };
        self.log(CardEvent::look(seat, e));
        let mut offers = Offers::default();
        offers.offer(Choice::Top { card: e });
        offers.offer(Choice::Under { card: e });
        self.ask(seat, Topic::Foresee, Ref::Object(e), offers);
    }
}
