//! An attack is resolved: spot, cover, damage dice, lost systems (M-109 to M-128).

use crate::cards::memory::Remembers;
use crate::games::frames::abilities::TriggerEvent;
use crate::games::frames::board::Board;
use crate::games::frames::content::{SYSTEMS, System};
use crate::games::frames::geometry::{
    FRAME_RADIUS, Obstacles, Point, STATION_RADIUS, UNIT, distance, gap, straight_is_free, toward,
    within,
};
use crate::games::frames::ids::{Thing, thing};
use crate::games::frames::match_state::{Cover, Loss, Range, Stage, Strike};
use crate::games::frames::refusals as no;
use crate::games::frames::slots::LostPart;
use crate::games::frames::{Choice, Event, Topic};
use crate::table::{Answer, ObjectId, Offers, Ref};

/// What one damage die does, given what covers the target (rules page, section 6.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    /// Nothing.
    Miss,
    /// The target is hit.
    Target,
    /// What covers it is hit.
    Cover,
}

/// Reads a die: M-113 to M-117.
#[must_use]
pub const fn read(die: u8, range: Range, on_cover: bool, cover: Cover) -> Reading {
    match (die, range, cover) {
        (..=3, ..) => Reading::Miss,
        _ if on_cover => Reading::Target,
        (_, Range::HandToHand, _) | (6, ..) => Reading::Target,
        (5, _, Cover::Open) => Reading::Target,
        (5, _, Cover::Terrain(_) | Cover::Frame(_)) | (4, _, Cover::Terrain(_)) => Reading::Cover,
        _ => Reading::Miss,
    }
}

/// Goes on with the attack until somebody is asked or it is done.
pub fn go_on(board: &mut Board<'_>) {
    if board.game.loss.is_some() {
        board.take_losses();
        return;
    }
    let Some(strike) = board.game.strike.clone() else {
        // Q68: what has lost its footing falls once the attack is over.
        if !board.next_fall() {
            board.goto_next();
        }
        return;
    };
    match strike.stage {
        Stage::Before => board.trigger_reactions(&strike),
        Stage::React => board.end_reactions(&strike),
        Stage::Spot => board.ask_spot(&strike),
        Stage::Cover => board.resolve_cover(&strike),
        Stage::Roll => board.roll_damage(&strike),
        Stage::Rolled => board.read_dice(&strike),
        Stage::Read => board.read_die(&strike),
        Stage::Abandon => board.ask_abandon(&strike),
        Stage::Lose => board.lose(&strike),
        Stage::Done => {
            board.game.strike = None;
            board.check_stations();
        }
    }
}

/// What a damaged frame gives up for a point.
pub fn lose(board: &mut Board<'_>, lost: LostPart) {
    let Some(loss) = &mut board.game.loss else {
        return;
    };
    loss.points -= 1;
    let frame = loss.frame;
    match lost {
        LostPart::System(system) => board.drop_system(frame, system),
        LostPart::White => board.drop_white(frame),
        LostPart::Armour => board.drop_armour(frame),
    }
}

impl Board<'_> {
    /// Goes to a part of the running attack.
    pub fn stage(&mut self, stage: Stage) {
        if let Some(strike) = &mut self.game.strike {
            strike.stage = stage;
        }
    }

    /// M-109, M-112, M-113: attack plus spot minus defense; none or fewer is a miss.
    #[must_use]
    pub fn damage_dice(&self, strike: &Strike) -> usize {
        let defense = match thing(strike.target) {
            Thing::Frame(_) => {
                let frame = self.frame(strike.target);
                let given = self.given(strike.target).defense;
                let more = i32::from(frame.ward) + i32::from(given);
                // M-181.
                (i32::from(frame.defense.unwrap_or(0)) + more).max(0)
            }
            _ => 0,
        };
        let attack = i32::from(strike.value) + i32::from(strike.spot);
        usize::try_from(attack - defense).unwrap_or(0)
    }

    /// M-110, M-111: the attacker may use the marker, whoever placed it, now that the defense is known (Q6).
    fn ask_spot(&mut self, strike: &Strike) {
        let marker = self.frame(strike.target).spot;
        if !self.is_frame(strike.target) || marker == 0 {
            self.stage(Stage::Cover);
            return;
        }
        let mut offers = self.offers();
        offers.offer(Choice::Use { marker });
        offers.offer(Choice::Keep);
        let seat = self.frame(strike.by).owner;
        self.ask(seat, Topic::UseSpot, Ref::Object(strike.target), offers);
    }

    /// The marker is taken off the target and added to the attack.
    pub fn use_spot(&mut self) {
        let Some(strike) = &mut self.game.strike else {
            return;
        };
        let (by, target) = (strike.by, strike.target);
        strike.stage = Stage::Cover;
        let marker = std::mem::take(&mut self.frame_mut(target).spot);
        if let Some(strike) = &mut self.game.strike {
            strike.spot = marker;
        }
        self.log(Event::UseSpot {
            owner: self.frame(by).owner,
            target,
            value: marker,
        });
    }

    fn roll_damage(&mut self, strike: &Strike) {
        let count = self.damage_dice(strike);
        let (owner, target) = (self.frame(strike.by).owner, strike.target);
        let mut dice: Vec<u8> = (0..count).map(|_| self.roll(6)).collect();
        // Lowest dice first.
        dice.sort_unstable();
        for &value in &dice {
            self.log(Event::DamageDie {
                owner,
                target,
                value,
            });
        }
        if let Some(strike) = &mut self.game.strike {
            strike.dice = dice;
        }
        self.damage_is_rolled(strike, count);
    }

    /// One die after the other; what covers the target is hit first, and when it is gone the rest is read
    /// for the new situation (M-119, M-120).
    fn read_die(&mut self, strike: &Strike) {
        let Some(&die) = strike.dice.get(strike.next) else {
            self.stage(Stage::Abandon);
            return;
        };
        if let Some(strike) = &mut self.game.strike {
            strike.next += 1;
        }
        let on_cover = !self.is_frame(strike.target);
        match read(die, strike.range, on_cover, strike.cover) {
            Reading::Miss => {}
            Reading::Target if on_cover => {
                self.hit_segment(strike.target);
            }
            Reading::Target => {
                if let Some(strike) = &mut self.game.strike {
                    strike.hits += 1;
                }
            }
            Reading::Cover => match strike.cover {
                Cover::Terrain(segment) => {
                    if self.hit_segment(segment) || !self.still_covers(strike, segment) {
                        self.uncovered();
                    }
                }
                Cover::Frame(frame) => self.hit_covering_frame(frame),
                Cover::Open => {}
            },
        }
    }

    /// Whether a segment that was hit covers the target as before. Only where cover has height it may not
    /// (Q66): the target may have come down with it.
    fn still_covers(&self, strike: &Strike, segment: ObjectId) -> bool {
        let (from, to) = (self.frame(strike.by).at, self.frame(strike.target).at);
        !self.rules().climbing || self.covering_segments(from, to).any(|s| s == segment)
    }

    /// One hit on a segment. Returns whether it is gone. A segment already gone takes no more (Q50).
    fn hit_segment(&mut self, id: ObjectId) -> bool {
        let Thing::Segment(n) = thing(id) else {
            return false;
        };
        if self.segment_at(n).hits == 0 {
            return false;
        }
        let left = self.segment_at(n).hits - 1;
        let standing = self.carried(id);
        self.segment_mut(n).hits = left;
        self.lose_footing(standing);
        self.log(Event::HitCover { segment: id, left });
        left == 0
    }

    /// M-117, M-118, Q20: it takes the damage without rolling; two working defense systems stop it.
    fn hit_covering_frame(&mut self, frame: ObjectId) {
        if self.works(frame, System::Defense) >= 2 {
            return;
        }
        let attacker = self.game.strike.as_ref().map(|strike| strike.by);
        self.damage(Loss { frame, points: 1 }, attacker);
    }

    /// M-127: a targeted frame within 1 unit of a station may move off it and ignore a point.
    fn ask_abandon(&mut self, strike: &Strike) {
        let ways = self.ways_off(strike);
        if strike.hits == 0 || ways.is_empty() {
            self.stage(Stage::Lose);
            return;
        }
        let mut offers = self.offers();
        offers.offer(Choice::Stay { mover: None });
        for (station, _) in ways {
            offers.offer(Choice::Abandon { station });
        }
        let seat = self.frame(strike.target).owner;
        self.ask(seat, Topic::Abandon, Ref::Object(strike.target), offers);
    }

    /// Stations the target can move off, and where it would stand (Q14, Q51).
    fn ways_off(&self, strike: &Strike) -> Vec<(ObjectId, Point)> {
        if !self.is_frame(strike.target) {
            return Vec::new();
        }
        let at = self.frame(strike.target).at;
        let near = self.stations().filter(|(_, s)| {
            s.placed && within(at, FRAME_RADIUS, s.at, STATION_RADIUS, self.contest())
        });
        let way = |(id, s): (ObjectId, &crate::games::frames::components::Station)| {
            self.way_off(strike.target, s.at).map(|to| (id, to))
        };
        near.filter_map(way).collect()
    }

    /// Directly away from the station: 1 unit farther and just out of its ring, or as far as the way is
    /// free; `None` if that does not leave the ring.
    fn way_off(&self, id: ObjectId, station: Point) -> Option<Point> {
        /// How finely a blocked way is tried, in thousandths of a unit.
        const STEP: i32 = 20;
        /// Just out of the ring (Q51), in thousandths of a unit.
        const CLEAR: i32 = 20;
        let from = self.frame(id).at;
        let now = gap(from, FRAME_RADIUS, station, STATION_RADIUS);
        let (discs, squares) = self.obstacles_of(id);
        let way = Obstacles {
            discs: &discs,
            squares: &squares,
        };
        let away = |length: i32| {
            let mirrored = Point {
                x: 2 * from.x - station.x,
                y: 2 * from.y - station.y,
            };
            toward(from, mirrored, length)
        };
        let full = (now + UNIT).max(self.contest() + CLEAR) - now;
        let mut length = full;
        while length > 0 {
            let at = away(length);
            let leaves = gap(at, FRAME_RADIUS, station, STATION_RADIUS) > self.contest();
            if !leaves {
                return None;
            }
            // Nobody climbs on the way (Q65).
            let rises = self.stand(at).height > self.stand(from).height;
            if !rises
                && self.stand_answer(id, at).is_ok()
                && straight_is_free(from, at, FRAME_RADIUS, &way)
            {
                return Some(at);
            }
            length -= STEP;
        }
        None
    }

    /// The target moves off that station and ignores a hit.
    pub fn abandon(&mut self, station: ObjectId) {
        let Some(strike) = self.game.strike.clone() else {
            return;
        };
        let way = self.ways_off(&strike).into_iter().find(|w| w.0 == station);
        if let Some((_, at)) = way {
            let before = self.stand(self.frame(strike.target).at).height;
            self.relocate(strike.target, at, |owner, from| Event::Abandon {
                owner,
                frame: strike.target,
                from,
                to: at,
                length: distance(from, at),
            });
            self.lose_footing(vec![(strike.target, before)]);
        }
        if let Some(strike) = &mut self.game.strike {
            strike.hits -= 1;
            strike.stage = Stage::Lose;
        }
    }

    fn lose(&mut self, strike: &Strike) {
        self.stage(Stage::Done);
        if strike.hits > 0 && self.is_frame(strike.target) {
            let loss = Loss {
                frame: strike.target,
                points: strike.hits,
            };
            self.damage(loss, Some(strike.by));
        }
    }

    /// M-29: all damage is taken off before the attacker goes on. M-122, M-123: the owner chooses a system for each point; without systems a white die goes, without
    /// white dice the frame. Surplus points are lost (Q21).
    pub fn take_losses(&mut self) {
        let Some(loss) = self.game.loss else {
            return;
        };
        let frame = *self.frame(loss.frame);
        if loss.points == 0 || !frame.alive {
            self.game.loss = None;
            self.after_loss(loss.frame);
            return;
        }
        let mut offers = self.offers();
        self.losses(loss.frame, &mut offers);
        if offers.options.len() > 1 {
            self.ask(frame.owner, Topic::Lose, Ref::Object(loss.frame), offers);
            return;
        }
        let only = offers.options.first().copied();
        self.offer.decision.options = offers.options;
        self.offer.close();
        if let Some(only) = only {
            super::apply(self, frame.owner, &only);
        }
    }

    /// Everything a damaged frame could give up for a point of damage, a white die last. A split weapon goes as a
    /// whole (Q57).
    pub fn losses(&self, frame: ObjectId, offers: &mut Offers) {
        let systems = SYSTEMS.into_iter().map(LostPart::System);
        for lost in systems.chain([LostPart::White, LostPart::Armour]) {
            let choice = Choice::Lose { frame, lost };
            offers.candidate(choice, self.lost_answer(frame, lost));
        }
    }

    /// M-122, M-123: a system that the frame has; a white die once it has none. M-135: armour before both.
    fn lost_answer(&self, id: ObjectId, lost: LostPart) -> Answer {
        let frame = self.frame(id);
        match lost {
            LostPart::Armour if frame.armour > 0 => Ok(()),
            LostPart::Armour => Err(&no::NO_ARMOUR),
            _ if frame.armour > 0 => Err(&no::ARMOUR_FIRST),
            LostPart::System(system) if frame.systems.get(system) > 0 => Ok(()),
            LostPart::System(_) => Err(&no::NO_SUCH_SYSTEM),
            LostPart::White if frame.systems.total() == 0 => Ok(()),
            // Optional rule: a white die instead of a system, not the last one.
            LostPart::White if self.rules().drop_white && frame.whites > 1 => Ok(()),
            LostPart::White => Err(&no::SYSTEMS_FIRST),
        }
    }

    /// A system is lost. Dice already rolled stay (M-36); those of later rolls are missing (M-125).
    pub fn drop_system(&mut self, id: ObjectId, system: System) {
        let frame = self.frame_mut(id);
        let left = &mut frame.systems.0[system.index()];
        *left = left.saturating_sub(1);
        self.log(Event::LoseSystem {
            owner: self.frame(id).owner,
            frame: id,
            system,
        });
        self.happened(TriggerEvent::LosesSystem(id));
    }

    /// M-135: armour takes the point.
    fn drop_armour(&mut self, id: ObjectId) {
        let frame = self.frame_mut(id);
        frame.armour = frame.armour.saturating_sub(1);
        let left = frame.armour;
        self.log(Event::LoseArmour {
            owner: self.frame(id).owner,
            frame: id,
            left,
        });
    }

    /// A white die is lost; without the last one the frame is destroyed (M-123).
    pub fn drop_white(&mut self, id: ObjectId) {
        if self.frame(id).whites > 1 {
            self.take_white(id);
        } else {
            self.would_be_destroyed(id);
        }
    }

    /// A white die is gone.
    pub fn take_white(&mut self, id: ObjectId) {
        let frame = self.frame_mut(id);
        frame.whites = frame.whites.saturating_sub(1);
        let left = frame.whites;
        self.log(Event::LoseWhite {
            owner: self.frame(id).owner,
            frame: id,
            left,
        });
    }

    /// M-02, M-126, M-128: the frame is gone with its rockets; scores and stations follow at once.
    pub fn destroy(&mut self, id: ObjectId) {
        let stats = self.stats_now(id);
        let abilities = &mut self.game.abilities;
        let counters = abilities.counters.on(id);
        let last_known = &mut abilities.memory.last_known;
        last_known.remember(id, [stats, [0, 0, 1]], counters);
        let frame = self.frame_mut(id);
        frame.alive = false;
        frame.acted = true;
        frame.rockets = 0;
        frame.defense = None;
        frame.spot = 0;
        let owner = self.frame(id).owner;
        self.log(Event::Destroy { owner, frame: id });
        let strike = self.game.strike.as_ref();
        let attacker = strike.map(|strike| strike.by).filter(|by| *by != id);
        self.count_kill(id, attacker);
        self.game.abilities.memory.end_without(id);
        self.game.abilities.counters.forget(id);
        self.happened(TriggerEvent::Destroyed {
            frame: id,
            attacker,
        });
        // M-35, Q22: a paused turn of it is over too.
        self.game.pending.take_if(|turn| turn.frame == id);
        self.check_stations();
    }

    /// A covering frame that was destroyed covers no more.
    fn after_loss(&mut self, id: ObjectId) {
        let strike = self.game.strike.as_ref();
        // While the dice only lie there, that is looked at when they are read.
        let covering =
            strike.is_some_and(|s| s.cover == Cover::Frame(id) && s.stage != Stage::Rolled);
        if covering && !self.frame(id).alive {
            self.uncovered();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_damage_table() {
        let terrain = Cover::Terrain(ObjectId(64));
        let frame = Cover::Frame(ObjectId(17));
        let row = |range, cover| [3, 4, 5, 6].map(|die| read(die, range, false, cover));
        use Reading::{Cover as C, Miss as M, Target as T};
        assert_eq!(row(Range::HandToHand, terrain), [M, T, T, T]);
        assert_eq!(row(Range::DirectFire, Cover::Open), [M, M, T, T]);
        assert_eq!(row(Range::Artillery, terrain), [M, C, C, T]);
        assert_eq!(row(Range::DirectFire, frame), [M, M, C, T]);
        let razed = [3, 4, 5, 6].map(|die| read(die, Range::Artillery, true, Cover::Open));
        assert_eq!(razed, [M, T, T, T]);
    }
}
