//! End phase (F-27 to F-41, R37, R50).

use crate::cards::shield::Shield;
use crate::games::souls::board::Board;
use crate::games::souls::choices::Choice;
use crate::games::souls::content::SlotKind;
use crate::games::souls::events::Event;
use crate::games::souls::ids::player_id;
use crate::games::souls::places::Place;
use crate::games::souls::state::{Ask, ChangeKind, Task, Until};
use crate::games::souls::triggers::TriggerEvent;
use crate::games::souls::{Mode, Step, Topic};
use crate::table::{ObjectId, Ref};

/// The end is declared: its window; a compulsory attack that arises withdraws it (R37).
pub fn declared(board: &mut Board<'_>) {
    if board.must_attack() {
        board.log(Event::WithdrawEnd {
            player: board.game.active,
        });
        board.goto(Step::Action);
    } else {
        board.run_window();
    }
}

/// F-29: end-of-turn abilities trigger.
pub fn turn_end(board: &mut Board<'_>) {
    board.game.dying = false;
    if !board.game.vacant {
        board.react(TriggerEvent::TurnEnds);
    }
}

/// F-30 to F-33: only the active player discards down to the limit.
pub fn hand_limit(board: &mut Board<'_>) {
    if board.game.vacant {
        return;
    }
    let active = board.game.active;
    let hand = board.row(Place::Hand(active)).len();
    let over = hand.saturating_sub(board.hand_limit(active));
    board.then(Task::Discard {
        seat: active,
        count: over.min(255) as u8,
        cause: Ref::None.into(),
    });
}

/// Nothing happens by itself; in a game together a room that has lain there for a whole round goes.
pub fn room_discard(board: &mut Board<'_>) {
    board.game.rooms_asked = false;
}

/// F-34 to F-36, R29: the active player may put one room into discard if a monster died; then the slot refills.
pub fn offer_rooms(board: &mut Board<'_>) {
    let rooms: Vec<ObjectId> = board.tops(SlotKind::Room).collect();
    if board.game.vacant
        || board.game.rooms_asked
        || board.room_answer().is_err()
        || rooms.is_empty()
    {
        finish_rooms(board);
        return;
    }
    board.game.rooms_asked = true;
    board.game.ask = Ask::Step;
    let mut offers = board.offers();
    offers.offer(Choice::Keep);
    for e in rooms {
        if !board.is_eternal(e) {
            offers.offer(Choice::Room { card: Some(e) });
        }
    }
    board.ask(board.game.active, Topic::Room, Ref::None, offers);
}

fn finish_rooms(board: &mut Board<'_>) {
    if board.game.modules.rooms {
        if matches!(board.game.mode, Mode::Together { .. }) {
            board.discard_old_rooms();
        }
        for n in 0..board.game.slots[SlotKind::Room as usize] {
            if board.top(SlotKind::Room, n).is_none() {
                board.restock(SlotKind::Room, n);
            }
        }
    }
    board.goto_next();
}

/// F-37 to F-39, R50: effects end first, then everything heals, dead players too; what belongs to the turn is over.
pub fn turn_passes(board: &mut Board<'_>) {
    board.end_changes(|until, _| until == Until::Turn);
    board.game.dirty = true;
    board.refresh_stats();
    let mut all = Vec::new();
    board.gather_play(&mut all);
    all.extend(board.all_seats().map(player_id));
    for e in all {
        let most = board.status(e).damage;
        board.restore(e, most);
        let status = board.status_mut(e);
        status.used = 0;
        status.shield = Shield::NONE;
        status.hurt_by = None;
    }
    for seat in board.all_seats() {
        let player = board.player_mut(seat);
        player.dead = false;
        player.loot_plays = 0;
        player.attacked = 0;
        player.more_attacks = 0;
        player.purchased = 0;
        player.more_purchases = 0;
        player.offers = 0;
    }
    board.game.musts.clear();
    board.game.monster_died = false;
    board.game.dying = false;
    board.game.played_in = false;
    if !board.game.is_extra {
        board.turn_taken(board.game.active);
    }
    board.game.is_extra = false;
    board.game.dirty = true;
}

impl Board<'_> {
    /// Whether a room may go now (F-35, F-36).
    pub fn room_answer(&self) -> crate::table::Answer {
        use crate::games::souls::refusals as no;
        if self.game.modules.rooms && self.game.monster_died && self.step == Step::RoomDiscard {
            Ok(())
        } else {
            Err(&no::NO_ROOM)
        }
    }

    /// Removes every change that is over.
    pub fn end_changes(&mut self, over: impl Fn(Until, &Board<'_>) -> bool) {
        let mut at = 0;
        while let Some(&change) = self.game.changes.get(at) {
            if !over(change.until, self) {
                at += 1;
                continue;
            }
            self.game.changes.remove(at);
            let card = change.card;
            let mut later = self.game.changes[at..]
                .iter_mut()
                .filter(|c| c.card == card);
            match change.what {
                // A later copy of the same card goes on; what is below it is now the older face.
                ChangeKind::Face(face) => {
                    match later.find(|c| matches!(c.what, ChangeKind::Face(_))) {
                        Some(later) => later.what = change.what,
                        None => self.set_face(card, face),
                    }
                }
                ChangeKind::Control(back) => {
                    match later.find(|c| matches!(c.what, ChangeKind::Control(_))) {
                        Some(later) => later.what = change.what,
                        None => self.give_back(card, back),
                    }
                }
                ChangeKind::Grant(_) => {}
            }
            self.game.dirty = true;
            let seat = self.controller(change.card);
            self.log(Event::Ends {
                player: seat,
                card: change.card,
            });
        }
    }

    /// Co-op: a room unchanged for a whole round is discarded after end step 3 (rules page, section 9).
    fn discard_old_rooms(&mut self) {
        let old: Vec<ObjectId> = self
            .tops(SlotKind::Room)
            .filter(|&e| {
                // The turn that is ending counts as taken.
                let since = (self.game.taken + 1).saturating_sub(self.status(e).entered);
                since > u16::from(self.game.seats) && !self.is_eternal(e)
            })
            .collect();
        for e in old {
            self.put_in_discard(e);
        }
    }
}
