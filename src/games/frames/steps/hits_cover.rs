//! The cover of an attack's target: the owner names the kind, the attacker the segment (Q18, Q19, Q56).

use crate::games::frames::board::Board;
use crate::games::frames::match_state::{Cover, Range, Stage, Strike};
use crate::games::frames::{Choice, Event, Topic};
use crate::table::{ObjectId, Ref};

impl Board<'_> {
    /// Decides what covers the target, asking where there is a choice.
    pub fn resolve_cover(&mut self, strike: &Strike) {
        if self.damage_dice(strike) == 0 {
            // M-112: no dice.
            self.log(Event::Miss {
                owner: self.frame(strike.by).owner,
                attacker: strike.by,
                target: strike.target,
            });
            self.stage(Stage::Done);
            return;
        }
        let ranged = strike.range != Range::HandToHand && self.is_frame(strike.target);
        if !ranged {
            // M-113, M-114: cover plays no part.
            self.covered(Cover::Open);
            return;
        }
        let (from, to) = (self.frame(strike.by).at, self.frame(strike.target).at);
        let segments: Vec<ObjectId> = self.covering_segments(from, to).collect();
        let frames: Vec<ObjectId> = self.covering_frames(strike.by, strike.target).collect();
        if strike.behind_terrain && !segments.is_empty() {
            self.ask_segment(strike, &segments);
            return;
        }
        match (&segments[..], &frames[..]) {
            ([], []) => self.covered(Cover::Open),
            (_, []) => self.ask_segment(strike, &segments),
            ([], [only]) => self.covered(Cover::Frame(*only)),
            _ => self.ask_kind(strike, !segments.is_empty(), &frames),
        }
    }

    fn ask_kind(&mut self, strike: &Strike, terrain: bool, frames: &[ObjectId]) {
        let mut offers = self.offers();
        if terrain {
            offers.offer(Choice::Terrain);
        }
        for &frame in frames {
            offers.offer(Choice::Behind { frame });
        }
        let seat = self.frame(strike.target).owner;
        self.ask(seat, Topic::Cover, Ref::Object(strike.target), offers);
    }

    fn ask_segment(&mut self, strike: &Strike, segments: &[ObjectId]) {
        if let [only] = segments {
            self.covered(Cover::Terrain(*only));
            return;
        }
        let mut offers = self.offers();
        for &segment in segments {
            offers.offer(Choice::Segment { segment });
        }
        let seat = self.frame(strike.by).owner;
        self.ask(seat, Topic::Segment, Ref::Object(strike.target), offers);
    }

    /// Terrain covers the target; which segment is still to be settled.
    pub fn behind_terrain(&mut self) {
        if let Some(strike) = &mut self.game.strike {
            strike.behind_terrain = true;
        }
    }

    /// Sets the cover of the target. Then the dice are rolled, or read on if they have been rolled.
    pub fn covered(&mut self, cover: Cover) {
        let Some(strike) = &mut self.game.strike else {
            return;
        };
        strike.cover = cover;
        strike.behind_terrain = false;
        strike.stage = if strike.dice.is_empty() {
            Stage::Roll
        } else {
            Stage::Read
        };
        let target = strike.target;
        if let Cover::Terrain(by) | Cover::Frame(by) = cover {
            let owner = self.frame(target).owner;
            self.log(Event::Cover { owner, target, by });
        }
    }

    /// The cover of the target is gone: the situation is checked again (Q56).
    pub fn uncovered(&mut self) {
        if let Some(strike) = &mut self.game.strike {
            strike.cover = Cover::Open;
            strike.stage = Stage::Cover;
        }
    }
}
