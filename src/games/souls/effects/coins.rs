//! Effects on ¢, hands and decks.

use crate::cards::CardEvent;
use crate::cards::language::Values;
use crate::games::souls::Topic;
use crate::games::souls::board::Board;
use crate::games::souls::choices::Choice;
use crate::games::souls::content::{CoinSource, DeckKind, PlayerSelector, Side, Verb};
use crate::games::souls::events::Event;
use crate::games::souls::limits;
use crate::games::souls::places::{Place, zone};
use crate::games::souls::replaceable_event::ReplaceableKind;
use crate::games::souls::state::{Ask, Entry, Task};
use crate::table::{ObjectId, Offers, Ref, Seat};

impl Board<'_> {
    pub(super) fn apply_to_coins(&mut self, verb: &'static Verb, entry: &Entry) -> bool {
        let you = entry.controller;
        let number = |board: &Self, amount| board.amount(amount, entry).max(0);
        let small = |n: i32| n.clamp(0, 99) as u8;
        match verb {
            Verb::GainCoins(amount, player) => {
                let n = number(self, amount);
                let card = &self.content().cards[usize::from(entry.face)];
                let from = CoinSource::of(card, entry.ability);
                self.each_seat(player, entry, |board, seat| {
                    board.gain(ReplaceableKind::Coins(from), seat, n);
                });
            }
            Verb::LoseCoins(amount, player) => {
                let n = number(self, amount);
                self.each_seat(player, entry, |board, seat| {
                    board.change_coins(seat, -n, None);
                });
            }
            Verb::PayCoins(amount, player) => {
                let n = number(self, amount);
                let mut paid = true;
                for seat in self.seats(player, entry) {
                    if self.player(seat).coins >= n {
                        self.change_coins(seat, -n, None);
                    } else {
                        paid = false;
                    }
                }
                self.game.happened = paid;
            }
            Verb::StealCoins(amount, player) => {
                let n = number(self, amount);
                self.each_seat(player, entry, |board, seat| board.hand_coins(seat, you, n));
            }
            Verb::GiveCoins(amount, player) => {
                let n = number(self, amount);
                self.each_seat(player, entry, |board, seat| board.hand_coins(you, seat, n));
            }
            Verb::Loot(amount, player) => {
                let n = number(self, amount);
                self.each_seat(player, entry, |board, seat| {
                    board.gain(ReplaceableKind::Loot, seat, n);
                });
            }
            Verb::GainTreasure(amount, player) => {
                let n = number(self, amount);
                self.each_seat(player, entry, |board, seat| {
                    board.gain(ReplaceableKind::Treasure, seat, n);
                });
            }
            Verb::Discard(amount, player) => {
                let count = small(number(self, amount));
                let seats = self.seats(player, entry);
                // Work is done last in, first out.
                for &seat in seats.iter().rev() {
                    self.game.happened |= !self.row(Place::Hand(seat)).is_empty() && count > 0;
                    self.then(Task::Discard {
                        seat,
                        count,
                        cause: Ref::Object(entry.source).into(),
                    });
                }
            }
            Verb::DiscardAtRandom(amount, player) => {
                let n = number(self, amount);
                for seat in self.seats(player, entry) {
                    self.discard_at_random(seat, n);
                }
            }
            Verb::DiscardHand(player) => {
                for seat in self.seats(player, entry) {
                    for e in self.row(Place::Hand(seat)).to_vec() {
                        self.discard_card(seat, e);
                    }
                }
            }
            Verb::StealLoot(amount, player) => {
                let n = number(self, amount);
                for seat in self.seats(player, entry) {
                    self.steal_loot(seat, you, n);
                }
            }
            Verb::LookAtHand(player) => {
                if let Some(&seat) = self.seats(player, entry).first() {
                    self.look_at_hand(you, seat);
                }
            }
            Verb::SwapHands(player) => {
                if let Some(&seat) = self.seats(player, entry).first() {
                    self.swap_hands(you, seat);
                }
            }
            Verb::PassHands(side) => self.pass_hands(you, *side),
            Verb::Scry(deck, amount) => {
                let left = small(number(self, amount));
                self.game.happened = !self.deck(*deck).is_empty();
                let left = left.min(self.deck(*deck).len().min(99) as u8);
                self.then(Task::Scry {
                    seat: you,
                    deck: *deck,
                    left,
                });
            }
            Verb::Mill(deck, amount) => {
                let discard = self.row(Place::Discard(*deck)).len();
                let most = (self.deck(*deck).len() + discard) as i32;
                for _ in 0..number(self, amount).min(most) {
                    if let Some(e) = self.top_of(*deck) {
                        self.put_in_discard(e);
                        self.game.happened = true;
                    }
                }
            }
            Verb::MoreLootPlays(amount, player) => {
                let n = small(number(self, amount));
                for seat in self.seats(player, entry) {
                    let player = self.player_mut(seat);
                    player.loot_plays = player.loot_plays.saturating_add(n).min(99);
                    self.log_amount(
                        Event::LootPlay {
                            player: seat,
                            more: n,
                        },
                        n,
                    );
                }
            }
            Verb::MoreAttacks(amount, player) => {
                let n = small(number(self, amount));
                for seat in self.seats(player, entry) {
                    let player = self.player_mut(seat);
                    player.more_attacks = player.more_attacks.saturating_add(n).min(99);
                    self.log_amount(
                        Event::MoreAttacks {
                            player: seat,
                            more: n,
                        },
                        n,
                    );
                }
            }
            Verb::MorePurchases(amount, player) => {
                let n = small(number(self, amount));
                for seat in self.seats(player, entry) {
                    let player = self.player_mut(seat);
                    player.more_purchases = player.more_purchases.saturating_add(n).min(99);
                    self.log_amount(
                        Event::MorePurchases {
                            player: seat,
                            more: n,
                        },
                        n,
                    );
                }
            }
            Verb::ExtraTurn(player) => {
                for seat in self.seats(player, entry).into_iter().rev() {
                    // R28: right after this turn; of several the first in turn order first.
                    self.game.extra.insert(0, seat);
                    self.game.extra.truncate(limits::TIMES.into());
                    self.log_amount(
                        Event::ExtraTurn {
                            player: seat,
                            more: 1,
                        },
                        1,
                    );
                }
            }
            Verb::SkipTurn(player) => {
                for seat in self.seats(player, entry) {
                    let player = self.player_mut(seat);
                    player.skips = player.skips.saturating_add(1).min(9);
                    self.log_amount(
                        Event::SkipTurn {
                            player: seat,
                            more: 1,
                        },
                        1,
                    );
                }
            }
            Verb::Win(player) => {
                for seat in self.seats(player, entry) {
                    self.game.winners |= 1 << seat.0;
                    self.game.happened = true;
                }
            }
            _ => return false,
        }
        true
    }

    /// Does it for each of those players; something happened if it did for one of them.
    fn each_seat(
        &mut self,
        player: &PlayerSelector,
        entry: &Entry,
        mut act: impl FnMut(&mut Self, Seat),
    ) {
        let mut any = false;
        for seat in self.seats(player, entry) {
            act(self, seat);
            any |= self.game.happened;
        }
        self.game.happened = any;
    }

    fn log_amount(&mut self, event: Event, n: u8) {
        self.game.happened = n > 0;
        self.game.dirty = true;
        self.log(event);
    }

    fn steal_loot(&mut self, from: Seat, to: Seat, count: i32) {
        if from == to {
            return;
        }
        for _ in 0..count {
            let Some(e) = self.random_loot(from, to) else {
                return;
            };
            self.move_card(e, Place::Hand(to));
            self.game.happened = true;
        }
    }

    fn discard_at_random(&mut self, seat: Seat, count: i32) {
        for _ in 0..count {
            let Some(e) = self.random_loot(seat, seat) else {
                return;
            };
            self.discard_card(seat, e);
        }
    }

    /// A random loot card of that hand, which `to` takes or discards.
    fn random_loot(&mut self, from: Seat, to: Seat) -> Option<ObjectId> {
        let count = self.row(Place::Hand(from)).len() as u32;
        if count == 0 {
            return None;
        }
        let at = self.rng.below(count) as usize;
        self.log(Event::AtRandom { player: to, from });
        Some(self.row(Place::Hand(from))[at])
    }

    fn look_at_hand(&mut self, seat: Seat, whose: Seat) {
        if seat == whose || self.row(Place::Hand(whose)).is_empty() {
            return;
        }
        self.game.happened = true;
        self.log(CardEvent::Look {
            player: seat,
            card: None,
            hand: Some(whose),
        });
        self.ask_look(seat, whose);
    }

    /// A hand is shown until its onlooker has seen enough.
    pub fn ask_look(&mut self, seat: Seat, whose: Seat) {
        self.game.ask = Ask::Look;
        let mut offers = Offers::default();
        offers.offer(Choice::Done);
        self.ask(seat, Topic::Look, Ref::Seat(whose), offers);
    }

    fn swap_hands(&mut self, a: Seat, b: Seat) {
        if a == b {
            return;
        }
        let (mine, theirs) = (
            self.row(Place::Hand(a)).to_vec(),
            self.row(Place::Hand(b)).to_vec(),
        );
        self.game.happened = !mine.is_empty() || !theirs.is_empty();
        for e in mine {
            self.move_card(e, Place::Hand(b));
        }
        for e in theirs {
            self.move_card(e, Place::Hand(a));
        }
    }

    /// R114: all hands move on by one player, at the same time.
    fn pass_hands(&mut self, you: Seat, side: Side) {
        let seats: Vec<Seat> = self.seats_from(you).collect();
        let hands: Vec<Vec<ObjectId>> = seats
            .iter()
            .map(|&seat| self.row(Place::Hand(seat)).to_vec())
            .collect();
        let step = match side {
            Side::Left => 1,
            Side::Right => seats.len() - 1,
        };
        self.game.happened = seats.len() > 1 && hands.iter().any(|hand| !hand.is_empty());
        for (n, hand) in hands.into_iter().enumerate() {
            for e in hand {
                self.move_card(e, Place::Hand(seats[(n + step) % seats.len()]));
            }
        }
    }

    /// The top card of what is left is looked at: it goes to the bottom or stays.
    pub fn scry(&mut self, seat: Seat, deck: DeckKind, left: u8) {
        let row = self.deck(deck);
        let kept = usize::from(self.game.kept);
        let Some(&e) = row.get(kept).filter(|_| left > 0) else {
            self.game.kept = 0;
            return;
        };
        self.log(CardEvent::look(seat, e));
        let mut offers = Offers::default();
        offers.offer(Choice::Top);
        offers.offer(Choice::Under);
        self.game.ask = Ask::Scry {
            seat,
            deck,
            left: left - 1,
        };
        self.ask(seat, Topic::Scry, Ref::Object(e), offers);
    }

    /// The card looked at goes to the bottom of its deck, or stays where it is.
    pub fn scried(&mut self, e: ObjectId, (seat, deck, left): (Seat, DeckKind, u8), under: bool) {
        if under {
            let row = self.zone_mut(zone(Place::Deck(deck)));
            row.retain(|&x| x != e);
            row.push(e);
        } else {
            self.game.kept += 1;
        }
        self.log(Event::Scry {
            player: seat,
            under,
        });
        self.then(Task::Scry { seat, deck, left });
    }
}
