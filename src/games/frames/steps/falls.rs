//! Optional rule of climbing: frames that lose their footing fall (rules page, section 9; Q65, Q68).

use crate::games::frames::Event;
use crate::games::frames::board::Board;
use crate::games::frames::elevation::carries;
use crate::games::frames::ids::{Thing, thing};
use crate::games::frames::match_state::{Cover, Fall, Loss, Range};
use crate::table::ObjectId;

use super::resolve_attack::{Reading, read};

/// Damage dice for each unit of a fall: one for every three bricks.
const DICE: u8 = 2;

impl Board<'_> {
    /// The frame falls so many units once nothing else is to be resolved; falls of one attack add up.
    pub fn falls_later(&mut self, frame: ObjectId, height: u8) {
        let mut falls = self.game.falls.iter_mut();
        match falls.find(|fall| fall.frame == frame) {
            Some(fall) => fall.height = fall.height.saturating_add(height),
            None => self.game.falls.push(Fall { frame, height }),
        }
    }

    /// Frames that stand on a segment, and how high; none without the optional rule.
    pub fn carried(&self, segment: ObjectId) -> Vec<(ObjectId, u8)> {
        let Thing::Segment(n) = thing(segment) else {
            return Vec::new();
        };
        let segment = self.segment_at(n);
        let climbing = self.rules().climbing;
        let on_it = self
            .standing()
            .filter(|(_, f)| climbing && carries(segment, f.at));
        on_it.map(|(id, f)| (id, self.stand(f.at).height)).collect()
    }

    /// Those of them that now stand lower will fall (Q68).
    pub fn lose_footing(&mut self, before: Vec<(ObjectId, u8)>) {
        for (id, was) in before {
            let now = self.stand(self.frame(id).at).height;
            if now < was {
                self.falls_later(id, was - now);
            }
        }
    }

    /// The next of the frames that lost their footing falls: two dice for each unit, read as at hand-to-hand.
    /// `false` if none is left.
    pub fn next_fall(&mut self) -> bool {
        if self.game.falls.is_empty() {
            return false;
        }
        let Fall { frame, height } = self.game.falls.remove(0);
        if !self.frame(frame).stands() {
            return true;
        }
        let owner = self.frame(frame).owner;
        self.log(Event::Fall {
            owner,
            frame,
            height,
        });
        let mut hits = 0;
        for _ in 0..DICE.saturating_mul(height) {
            let value = self.roll(6);
            self.log(Event::DamageDie {
                owner,
                target: frame,
                value,
            });
            let hit = read(value, Range::HandToHand, false, Cover::Open) == Reading::Target;
            hits += u8::from(hit);
        }
        if hits > 0 {
            let points = hits;
            self.damage(Loss { frame, points }, None);
        }
        true
    }
}
