//! Before the first turn: game-start triggers, hands, the starting player, the mini-draft (F-48, F-52, F-55, F-56).

use crate::games::souls::Topic;
use crate::games::souls::board::Board;
use crate::games::souls::choices::Choice;
use crate::games::souls::content::DeckKind;
use crate::games::souls::events::Event;
use crate::games::souls::places::Place;
use crate::games::souls::state::Ask;
use crate::table::{Ref, Seat};

/// F-52: what triggered resolves at once, without priority; then hands and ¢ are dealt and the first player found.
pub fn finish_setup(board: &mut Board<'_>) {
    if !board.game.triggers.is_empty() {
        board.stack_triggers();
        return;
    }
    if !board.game.stack.is_empty() {
        board.resolve_top();
        board.game.window = None;
        return;
    }
    let (loot, coins) = (board.rules().starting_loot, board.rules().starting_coins);
    for seat in board.all_seats() {
        // The hand of the beginning is dealt: that is no looting.
        for _ in 0..loot {
            if let Some(e) = board.top_of(DeckKind::Loot) {
                board.move_card(e, Place::Hand(seat));
            }
        }
        board.change_coins(seat, coins, None);
    }
    let first = board.first_player();
    board.game.active = first;
    board.game.starting = first;
    board.game.regular = first;
    board.game.dirty = true;
    board.log(Event::First { player: first });
    if board.game.modules.draft {
        board.goto_next();
    } else {
        super::begin_turn(board);
    }
}

/// F-55: one treasure more than there are players.
pub fn enter(board: &mut Board<'_>) {
    board.deal_draft();
}

/// Each picks one, in turn order and then back.
pub fn offer(board: &mut Board<'_>) {
    let Some(seat) = board.drafter() else {
        board.end_draft_round();
        return;
    };
    if !board.plays(seat) {
        // R59: who has left picks nothing.
        board.game.drafted += 1;
        return;
    }
    let cards = board.row(Place::Draft).to_vec();
    if cards.is_empty() {
        super::begin_turn(board);
        return;
    }
    let mut offers = board.offers();
    for e in cards {
        offers.offer(Choice::Draft { card: e });
    }
    board.game.ask = Ask::Step;
    board.ask(seat, Topic::Draft, Ref::None, offers);
}

impl Board<'_> {
    /// R17, F-56: everybody rolls, the lowest begins, those tied roll again.
    fn first_player(&mut self) -> Seat {
        let mut left: Vec<Seat> = self.all_seats().collect();
        while left.len() > 1 {
            let mut rolls = Vec::with_capacity(left.len());
            for &seat in &left {
                let n = self.throw();
                self.log(Event::FirstRoll {
                    player: seat,
                    shows: n,
                });
                rolls.push(n);
            }
            let lowest = rolls.iter().copied().min().unwrap_or(1);
            let mut rolls = rolls.into_iter();
            left.retain(|_| rolls.next() == Some(lowest));
        }
        left.first().copied().unwrap_or(Seat(0))
    }

    fn deal_draft(&mut self) {
        for _ in 0..=self.game.seats {
            if let Some(e) = self.top_of(DeckKind::Treasure) {
                self.move_card(e, Place::Draft);
            }
        }
    }

    /// The player who picks now; `None` when everybody has picked in this round of the draft.
    fn drafter(&self) -> Option<Seat> {
        let seats = self.game.seats;
        let (round, at) = (
            self.game.drafted / (seats + 1),
            self.game.drafted % (seats + 1),
        );
        if at == seats {
            return None;
        }
        let forward = round % 2 == 0;
        let n = if forward { at } else { seats - 1 - at };
        Some(Seat((self.game.starting.0 + n) % seats))
    }

    /// A treasure is picked.
    pub fn draft(&mut self, seat: Seat, e: crate::table::ObjectId) {
        self.game.drafted += 1;
        self.gain_item(e, seat);
    }

    /// Puts the cards left over on the bottom of the deck. Then the next round begins, or the first turn.
    fn end_draft_round(&mut self) {
        for e in self.row(Place::Draft).to_vec() {
            self.put_in_deck(e, false);
        }
        self.game.drafted += 1;
        let round = self.game.drafted / (self.game.seats + 1);
        if round < self.rules().draft_rounds {
            self.deal_draft();
        } else {
            super::begin_turn(self);
        }
    }
}
