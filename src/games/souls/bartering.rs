//! Bartering of ¢: an offer, how much, and the other player's answer; off the stack (F-174, R19).

use crate::table::{Ref, Seat};

use super::Topic;
use super::board::Board;
use super::choices::Choice;
use super::events::Event;
use super::state::Ask;

impl Board<'_> {
    /// How many ¢ are given, or asked for.
    pub fn start_barter(&mut self, seat: Seat, with: Seat, give: bool) {
        let player = self.player_mut(seat);
        player.offers = player.offers.saturating_add(1);
        self.ask_barter(seat, with, give);
    }

    /// How many ¢ are offered or asked for.
    pub fn ask_barter(&mut self, seat: Seat, with: Seat, give: bool) {
        let most = self.player(if give { seat } else { with }).coins;
        let mut offers = self.offers();
        offers.offer(Choice::Never);
        for n in 1..=most.min(99) {
            offers.offer(Choice::Coins { coins: n });
        }
        self.game.ask = Ask::Barter { with, give };
        let topic = if give { Topic::Barter } else { Topic::Request };
        self.ask(seat, topic, Ref::Seat(with), offers);
    }

    /// The other player is asked.
    pub fn offer_coins(&mut self, seat: Seat, with: Seat, give: bool, coins: i32) {
        let coins = if give { coins } else { -coins };
        self.log(Event::Offer {
            player: seat,
            with,
            coins,
        });
        self.ask_accept(seat, with, coins);
    }

    /// Whether `with` agrees to the offer of `seat`.
    pub fn ask_accept(&mut self, seat: Seat, with: Seat, coins: i32) {
        let mut offers = self.offers();
        offers.offer(Choice::Accept { coins });
        offers.offer(Choice::Decline);
        self.game.ask = Ask::Accept { by: seat, coins };
        self.ask(with, Topic::Accept, Ref::Seat(seat), offers);
    }

    /// If both agree the ¢ move at once.
    pub fn answer_offer(&mut self, seat: Seat, by: Seat, coins: i32, agrees: bool) {
        self.log(if agrees {
            Event::Accept { player: seat, by }
        } else {
            Event::Decline { player: seat, by }
        });
        if !agrees {
            return;
        }
        if coins > 0 {
            self.hand_coins(by, seat, coins);
        } else {
            self.hand_coins(seat, by, -coins);
        }
    }
}
