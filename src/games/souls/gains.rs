//! Gains and losses of ¢, loot cards and treasure (rules page, section 5.1).

use crate::cards::memory::Remembers;
use crate::cards::paid::Cause;
use crate::table::{ObjectId, Ref, Seat};

use super::Topic;
use super::board::Board;
use super::choices::Choice;
use super::content::DeckKind;
use super::events::Event;
use super::ids::player_id;
use super::limits::COINS as MOST_COINS;
use super::places::Place;
use super::replaceable_event::{ReplaceableEvent, ReplaceableKind};
use super::state::{Ask, Task};
use super::triggers::TriggerEvent;

impl Board<'_> {
    /// ¢ from the bank, or to it, or from another player; never below 0.
    pub fn change_coins(&mut self, seat: Seat, by: i32, other: Option<Seat>) {
        let player = self.player_mut(seat);
        let before = player.coins;
        player.coins = before.saturating_add(by).clamp(0, MOST_COINS);
        let changed = player.coins - before;
        self.game.happened = changed != 0;
        if changed != 0 {
            self.game.dirty = true;
            self.log(Event::Coins {
                player: seat,
                from: other,
                coins: changed,
            });
        }
    }

    /// ¢ from one player to another, as many as they have: giving, never gaining.
    pub fn hand_coins(&mut self, from: Seat, to: Seat, amount: i32) {
        let amount = amount.min(self.player(from).coins).max(0);
        let amount = amount.min(MOST_COINS - self.player(to).coins);
        if from != to {
            self.change_coins(from, -amount, Some(to));
            self.change_coins(to, amount, Some(from));
        }
        self.game.happened = amount > 0 && from != to;
    }

    /// A player would gain something, unless a replacement changes it.
    pub fn gain(&mut self, would: ReplaceableKind, seat: Seat, amount: i32) {
        self.game.happened = false;
        if amount > 0 {
            let who = player_id(seat);
            self.happen(ReplaceableEvent::new(would, who, amount, who));
        }
    }

    /// Draws loot cards; as many as there are (F-57, R15).
    pub fn draw(&mut self, seat: Seat, count: i32) {
        let mut drawn = 0;
        for _ in 0..count {
            let Some(e) = self.top_of(DeckKind::Loot) else {
                break;
            };
            self.move_card(e, Place::Hand(seat));
            drawn += 1;
        }
        self.game.happened = drawn > 0;
        if drawn > 0 {
            self.react(TriggerEvent::Looted(seat, drawn));
        }
    }

    /// The top treasures come into play under the player's control.
    pub fn draw_treasure(&mut self, seat: Seat, count: i32) {
        let mut gained = false;
        for _ in 0..count {
            let Some(e) = self.top_of(DeckKind::Treasure) else {
                break;
            };
            self.gain_item(e, seat);
            gained = true;
        }
        self.game.happened = gained;
    }

    /// A loot card goes from a hand to the discard.
    pub fn discard_card(&mut self, seat: Seat, e: ObjectId) {
        self.put_in_discard(e);
        self.game.happened = true;
        self.react(TriggerEvent::Discarded(seat, e));
    }

    /// Discards by the player's choice, for that cause; asks while there is one.
    pub fn discard(&mut self, seat: Seat, count: u8, cause: Cause) {
        let hand = self.row(Place::Hand(seat)).to_vec();
        if count == 0 || hand.is_empty() {
            return;
        }
        if hand.len() <= usize::from(count) {
            for e in hand {
                self.note_paid(cause.paid, e);
                self.discard_card(seat, e);
            }
            return;
        }
        let mut offers = self.offers();
        for e in hand {
            offers.offer(Choice::Discard { card: e });
        }
        self.game.ask = Ask::Discard {
            seat,
            left: count - 1,
            cause,
        };
        self.ask(seat, Topic::Discard, cause.of, offers);
    }

    /// F-130: items are destroyed by the player's choice.
    pub fn penalty_item(&mut self, seat: Seat, left: u8) {
        if left == 0 {
            return;
        }
        let items = self.destroyable_items(seat, None);
        match items[..] {
            [] => {}
            [only] => {
                self.destroy(only);
            }
            _ => {
                let mut offers = self.offers();
                for e in items {
                    offers.offer(Choice::Destroy { item: e });
                }
                self.game.ask = Ask::PenaltyItem {
                    seat,
                    left: left - 1,
                };
                self.ask(seat, Topic::Destroy, Ref::None, offers);
            }
        }
    }

    /// F-131 to F-133: the rest of the penalty, last things first on the agenda.
    pub fn penalty_rest(&mut self, seat: Seat) {
        self.then(Task::PenaltyCoins { seat });
        self.then(Task::Discard {
            seat,
            count: self.rules().penalty_loot,
            cause: Ref::Seat(seat).into(),
        });
    }

    /// F-132, F-133: ¢, then everything with a tap ability is deactivated.
    pub fn penalty_coins(&mut self, seat: Seat) {
        let coins = i32::from(self.rules().penalty_coins);
        self.change_coins(seat, -coins, None);
        let mut things = self.row(Place::Character(seat)).to_vec();
        things.extend_from_slice(self.row(Place::Items(seat)));
        things.extend_from_slice(self.row(Place::Curses(seat)));
        for e in things {
            if self.facts(e).taps {
                self.deactivate(e);
            }
        }
    }
}
