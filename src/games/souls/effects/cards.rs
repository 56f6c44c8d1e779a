//! Effects that move cards: to hands, decks, discards, souls, slots.

use crate::cards::language::Values;
use crate::games::souls::board::Board;
use crate::games::souls::content::{CardKind, DeckKind, ObjectSelector, Verb};
use crate::games::souls::limits;
use crate::games::souls::places::Place;
use crate::games::souls::state::{Entry, Task};
use crate::table::{ObjectId, Seat};

impl Board<'_> {
    pub(super) fn apply_to_cards(&mut self, verb: &'static Verb, entry: &Entry) -> bool {
        match verb {
            Verb::PutInDiscard(who) => {
                for e in self.cards(who, entry) {
                    if !self.is_in_play(e) || !self.is_eternal(e) {
                        match self.place_of(e) {
                            Place::Hand(seat) => self.discard_card(seat, e),
                            _ => self.put_in_discard(e),
                        }
                        self.game.happened = true;
                    }
                }
            }
            Verb::DiscardCards(who) => {
                for e in self.cards(who, entry) {
                    if let Place::Hand(seat) = self.place_of(e) {
                        self.discard_card(seat, e);
                        self.game.happened = true;
                    }
                }
            }
            Verb::Spawn(card, n) => {
                let most = i32::from(limits::CARDS);
                for _ in 0..self.amount(n, entry).clamp(0, most) {
                    self.spawn_token(card.index, entry.controller);
                }
            }
            Verb::SpawnCopy(card, n, other) => {
                let Some(&other) = self.things(other, entry).first() else {
                    return true;
                };
                let face = self.card(other).face;
                let most = i32::from(limits::CARDS);
                for _ in 0..self.amount(n, entry).clamp(0, most) {
                    self.spawn_copy(card.index, face, entry);
                }
            }
            Verb::PutInHand(who, player) => {
                if let Some(&seat) = self.seats(player, entry).first() {
                    for e in self.cards(who, entry) {
                        self.game.happened |= self.put_in_hand(e, seat);
                    }
                }
            }
            Verb::PutOnTop(who) | Verb::PutOnBottom(who) => {
                let top = matches!(verb, Verb::PutOnTop(_));
                for e in self.cards(who, entry) {
                    let stays = self.is_in_play(e) && self.is_eternal(e);
                    self.game.happened |= !stays && self.put_in_deck(e, top);
                }
            }
            Verb::GainItem(who, player) => {
                if let Some(&seat) = self.seats(player, entry).first() {
                    for e in self.cards(who, entry) {
                        if self.is_for_sale_or_piled(e) {
                            self.gain_item(e, seat);
                            self.game.happened = true;
                        }
                    }
                }
            }
            Verb::PlaceMonster(who) => {
                for card in self.cards(who, entry).into_iter().rev() {
                    let pile = self.place_of(card);
                    if matches!(
                        pile,
                        Place::Deck(DeckKind::Monster) | Place::Discard(DeckKind::Monster)
                    ) {
                        self.put_on_a_slot(card, entry.controller);
                    }
                }
            }
            Verb::Shuffle(deck) => {
                self.shuffle(*deck);
                self.game.happened = true;
            }
            Verb::BecomeSoul(who, player) => {
                if let Some(&seat) = self.seats(player, entry).first() {
                    for e in self.cards(who, entry) {
                        self.gain_soul(e, seat);
                        self.game.happened = true;
                    }
                }
            }
            Verb::RevealMonster => {
                if let Some(card) = self.top_of(DeckKind::Monster) {
                    self.put_on_a_slot(card, entry.controller);
                }
            }
            _ => return false,
        }
        true
    }

    /// A monster card covers a slot of that player's choice.
    fn put_on_a_slot(&mut self, card: ObjectId, seat: Seat) {
        self.move_card(card, Place::Held);
        self.then(Task::PlaceMonster {
            seat,
            card,
            attack: false,
            ambush: false,
        });
        self.game.happened = true;
    }

    /// Whether it is a treasure that nobody has: of the deck, the discard or the shop.
    fn is_for_sale_or_piled(&self, e: ObjectId) -> bool {
        match self.place_of(e) {
            Place::Deck(pile) | Place::Discard(pile) => pile == DeckKind::Treasure,
            Place::Shop(_) => self.is_in_play(e),
            _ => false,
        }
    }

    /// The cards meant, without players.
    fn cards(&self, who: &ObjectSelector, entry: &Entry) -> Vec<ObjectId> {
        let mut found = self.things(who, entry);
        found.retain(|&e| self.is_card(e) && !matches!(self.place_of(e), Place::Character(_)));
        found
    }

    /// F-59: only loot cards go to a hand.
    pub(super) fn put_in_hand(&mut self, e: ObjectId, seat: Seat) -> bool {
        let loot = self.printed_kind(e) == CardKind::Loot;
        let moves = loot && self.place_of(e) != Place::Hand(seat);
        if moves {
            self.move_card(e, Place::Hand(seat));
        }
        moves
    }
}
