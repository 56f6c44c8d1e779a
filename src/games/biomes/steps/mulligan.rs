//! Opening hands: keep or mulligan, the starting player first (N-05 to N-09).

use crate::games::biomes::board::Board;
use crate::games::biomes::choices::Choice;
use crate::games::biomes::events::Event;
use crate::games::biomes::places::{Place, zone};
use crate::games::biomes::refusals as no;
use crate::games::biomes::state::{Ask, Task};
use crate::games::biomes::{Step, Topic};
use crate::table::{Answer, Priority, Ref, Seat};

/// Both players draw their opening hand.
pub fn enter(board: &mut Board<'_>) {
    let first = board.game.starting;
    for seat in [first, first.other()] {
        board.deal_hand(seat);
    }
    board.game.window = Some(Priority::all(first, 2));
}

/// Asks whoever has not kept, in rounds.
pub fn offer(board: &mut Board<'_>) {
    let Some(window) = board.game.window else {
        return;
    };
    let seat = window.holder;
    if board.player(seat).kept {
        if board.player(seat.other()).kept {
            board.goto_next();
        } else {
            board.game.window = Some(Priority::all(seat.other(), 2));
        }
        return;
    }
    let mut offers = board.offers();
    offers.offer(Choice::Keep);
    offers.candidate(Choice::Mulligan, board.mulligan_answer(seat));
    if offers.options.len() == 1 {
        // D13, D17: after the last mulligan the hand is kept.
        board.offer.decision.options = offers.options;
        board.offer.close();
        board.keep(seat);
        return;
    }
    board.game.ask = Ask::Step;
    board.ask(seat, Topic::Mulligan, Ref::None, offers);
}

impl Board<'_> {
    fn deal_hand(&mut self, seat: Seat) {
        let hand = self.content().rules.opening_hand;
        for _ in 0..hand {
            if let Some(top) = self.row(seat, Place::Deck).first().copied() {
                self.move_card(top, zone(seat, Place::Hand));
            }
        }
    }

    /// Whether `seat` may still mulligan (N-06, N-09, D17).
    pub fn mulligan_answer(&self, seat: Seat) -> Answer {
        if self.step != Step::Mulligan {
            return Err(&no::MULLIGAN_TIME);
        }
        if self.player(seat).kept {
            return Err(&no::KEPT);
        }
        if self.game.window.is_some_and(|w| w.holder != seat) {
            return Err(&no::MULLIGAN_ORDER);
        }
        let taken = self.player(seat).mulligans >= self.content().rules.mulligans;
        if taken {
            Err(&no::MULLIGAN_LIMIT)
        } else {
            Ok(())
        }
    }

    /// N-07: the hand is shuffled in, a new one drawn, k cards go to the bottom.
    pub fn mulligan(&mut self, seat: Seat) {
        let hand = self.row(seat, Place::Hand).to_vec();
        for e in hand {
            self.move_card(e, zone(seat, Place::Deck));
        }
        self.shuffle_deck(seat);
        self.deal_hand(seat);
        self.player_mut(seat).mulligans += 1;
        let count = self.player(seat).mulligans;
        self.log(Event::Mulligan {
            player: seat,
            taken: count,
        });
        self.then(Task::Bottom {
            seat,
            count: count.into(),
        });
    }

    /// Shuffles a deck with the match's own chance.
    pub fn shuffle_deck(&mut self, seat: Seat) {
        let deck = self.zones.get_mut(zone(seat, Place::Deck));
        self.rng.shuffle(deck);
        self.log(Event::Shuffle { player: seat });
    }
}
