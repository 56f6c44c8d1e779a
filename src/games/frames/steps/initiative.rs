//! Optional rule: frames act in the order of a d20 each, lowest first (rules page, section 9).

use crate::games::frames::board::Board;
use crate::games::frames::{Choice, Event, Topic};
use crate::table::{ObjectId, Ref, Seat};

/// Frames with fewer systems roll twice.
const FEW_SYSTEMS: u8 = 4;

/// Asks the owners of frames with two rolls which one counts; then the round goes on.
pub fn offer(board: &mut Board<'_>) {
    let open = board
        .frames()
        .find_map(|(id, frame)| match frame.initiative {
            Some((first, Some(second))) => Some((id, first, second)),
            _ => None,
        });
    let Some((frame, first, second)) = open else {
        board.goto_next();
        return;
    };
    let mut offers = board.offers();
    offers.offer(Choice::Initiative { frame, roll: first });
    if second != first {
        let roll = second;
        offers.offer(Choice::Initiative { frame, roll });
    }
    let seat = board.frame(frame).owner;
    board.ask(seat, Topic::Initiative, Ref::Object(frame), offers);
}

/// One of the two rolls.
pub fn choose(board: &mut Board<'_>, frame: ObjectId, roll: u8) {
    board.frame_mut(frame).initiative = Some((roll, None));
}

impl Board<'_> {
    /// Every frame on the board rolls for its place in the round.
    pub fn roll_initiative(&mut self) {
        if !self.rules().initiative {
            return;
        }
        let all: Vec<(ObjectId, Seat, u8)> = self
            .standing()
            .map(|(id, f)| (id, f.owner, f.systems.total()))
            .collect();
        for (id, owner, systems) in all {
            let first = self.roll(20);
            let second = (systems < FEW_SYSTEMS).then(|| self.roll(20));
            for roll in [Some(first), second].into_iter().flatten() {
                self.log(Event::Initiative {
                    owner,
                    frame: id,
                    roll,
                });
            }
            self.frame_mut(id).initiative = Some((first, second));
        }
    }

    /// The fresh frame whose turn it is by initiative; equal rolls go by the order of their players.
    #[must_use]
    pub fn first_by_initiative(&self) -> Option<ObjectId> {
        let order = self.order();
        let place = |id: ObjectId| {
            let owner = self.frame(id).owner;
            order.iter().position(|&seat| seat == owner)
        };
        let rolled = self.frames().filter(|(_, frame)| frame.fresh());
        let rolled = rolled.filter_map(|(id, frame)| Some((frame.initiative?.0, place(id), id)));
        rolled.min().map(|(.., id)| id)
    }
}
