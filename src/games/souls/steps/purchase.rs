//! Purchases (F-26, F-141 to F-147).

use crate::cards::memory::Remembers;
use crate::games::souls::board::Board;
use crate::games::souls::choices::Choice;
use crate::games::souls::content::{DeckKind, SlotKind};
use crate::games::souls::events::Event;
use crate::games::souls::places::Place;
use crate::games::souls::state::Ask;
use crate::games::souls::triggers::TriggerEvent;
use crate::games::souls::{Step, Topic};
use crate::table::Ref;

/// Offers the purchases: the shop items and the unseen top treasure.
pub fn offer(board: &mut Board<'_>) {
    if board.is_waiting() {
        board.run_window();
        return;
    }
    let seat = board.game.active;
    let mut offers = board.offers();
    for e in board.tops(SlotKind::Shop) {
        offers.offer(Choice::Buy {
            what: Ref::Object(e),
        });
    }
    let deck = Place::Deck(DeckKind::Treasure);
    if !board.row(deck).is_empty() || !board.row(Place::Discard(DeckKind::Treasure)).is_empty() {
        offers.offer(Choice::Buy {
            what: Board::at(deck),
        });
    }
    if offers.options.is_empty() {
        board.goto_next();
        return;
    }
    board.game.ask = Ask::Step;
    board.ask(seat, Topic::Buy, Ref::None, offers);
}

impl Board<'_> {
    /// F-26, F-147: counted when it is declared.
    pub fn declare_purchase(&mut self) {
        let seat = self.game.active;
        let player = self.player_mut(seat);
        player.purchased = player.purchased.saturating_add(1);
        self.log(Event::DeclarePurchase { player: seat });
        self.react(TriggerEvent::PurchaseDeclared);
        self.goto(Step::PurchaseDeclared);
    }

    /// F-142 to F-145: the price is determined now and paid, or the purchase fails.
    pub fn buy(&mut self, what: Ref) {
        let seat = self.game.active;
        let price = self.price_of(seat, what);
        self.goto(Step::Action);
        if self.player(seat).coins < price {
            self.log(Event::PurchaseFails {
                player: seat,
                price,
            });
            return;
        }
        let item = match what {
            Ref::Object(e) => Some(e),
            _ => self.top_of(DeckKind::Treasure),
        };
        let Some(e) = item else {
            return;
        };
        if let Ref::Object(e) = what {
            self.spend_prices(e);
        }
        self.change_coins(seat, -price, None);
        self.log(Event::Buy {
            player: seat,
            card: e,
            price,
        });
        self.gain_item(e, seat);
        self.react(TriggerEvent::Purchased(e));
    }
}
