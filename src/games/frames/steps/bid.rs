//! Bidding: points per asset, scores, ties for highest and lowest, roles (M-59 to M-69).

use crate::games::frames::bidding::points_per_asset;
use crate::games::frames::board::Board;
use crate::games::frames::components::Role;
use crate::games::frames::ids::{FRAMES, company_id, frame_id};
use crate::games::frames::limits;
use crate::games::frames::refusals as no;
use crate::games::frames::slots::FrameKind;
use crate::games::frames::{Choice, Event, Step, Topic};
use crate::table::{self, Answer, ObjectId, Offers, Ref, Seat};

/// Changes to companies after which a die decides a tie for highest that will not break (Q31).
const MOST_CHANGES: u8 = 6;

/// The companies are revealed and scored.
pub fn enter(board: &mut Board<'_>) {
    board.score_companies();
}

/// Breaks a tie for highest by the choice of one of its players; then roles are given.
pub fn offer(board: &mut Board<'_>) {
    if let (Some(seat), true) = (board.game.chooser, board.game.loose_rockets > 0) {
        let mut offers = board.offers();
        board.rocket_places(seat, &mut offers);
        board.ask(seat, Topic::Rockets, Ref::None, offers);
        return;
    }
    let tied = board.highest();
    if board.rules().demo || tied.len() < 2 || board.game.changes >= MOST_CHANGES {
        board.give_roles();
        return;
    }
    let seat = match board.game.chooser {
        Some(seat) if tied.contains(&seat) => seat,
        _ => board.call(&tied),
    };
    if board.company(seat).deferred {
        board.force_change(&tied);
        return;
    }
    let mut offers = board.offers();
    board.tie_changes(seat, &mut offers);
    board.ask(seat, Topic::Tie, Ref::None, offers);
}

/// A frame more.
pub fn add(board: &mut Board<'_>, by: Seat, kind: FrameKind) {
    board.add_frame(by, u16::from(kind.0), 0);
    board.log(Event::AddFrame { by, kind });
    board.changed(by);
}

/// A frame less. Its rockets lie loose (Q33).
pub fn remove(board: &mut Board<'_>, by: Seat, frame: ObjectId) {
    let out = board.frame_mut(frame);
    out.alive = false;
    let loose = std::mem::take(&mut out.rockets);
    // M-139: what no other frame may carry is lost.
    let room: u8 = board.living(by).map(|id| board.rocket_room(id)).sum();
    board.game.loose_rockets = loose.min(room);
    board.log(Event::RemoveFrame { by, frame });
    board.changed(by);
}

/// A loose rocket goes on a frame.
pub fn hand_rocket(board: &mut Board<'_>, frame: ObjectId) {
    board.frame_mut(frame).rockets += 1;
    board.game.loose_rockets = board.game.loose_rockets.saturating_sub(1);
    if board.game.loose_rockets == 0 {
        board.game.chooser = None;
    }
}

/// Somebody else's choice. Among several it passes in seat order (Q49).
pub fn defer(board: &mut Board<'_>, by: Seat) {
    board.company_mut(by).deferred = true;
    board.log(Event::Defer { by });
    let tied = board.highest();
    let after = tied.iter().find(|s| s.0 > by.0).or(tied.first());
    board.game.chooser = after.copied();
}

impl Board<'_> {
    /// A frame of that type, if there is room for one.
    pub fn add_frame(&mut self, seat: Seat, kind: u16, rockets: u8) -> Option<ObjectId> {
        let n = self.game.frames;
        if n >= FRAMES {
            return None;
        }
        let content = self.content();
        let found = content.frames.get(usize::from(kind))?;
        self.game.frames += 1;
        *self.frame_mut(frame_id(n)) = crate::games::frames::components::Frame {
            kind,
            owner: seat,
            systems: found.systems,
            whites: found.numbers.whites(&content.rules),
            armour: found.numbers.armour,
            rockets,
            alive: true,
            ..crate::games::frames::dealing::NO_FRAME
        };
        Some(frame_id(n))
    }

    /// M-67: a random call among the tied players; each of them may pass the choice on once (Q31).
    fn call(&mut self, tied: &[Seat]) -> Seat {
        let winner = tied[self.rng.below(tied.len() as u32) as usize];
        for &seat in tied {
            self.company_mut(seat).deferred = false;
        }
        self.game.chooser = Some(winner);
        self.log(Event::Call { chooser: winner });
        winner
    }

    /// Q31, Q70: all have passed the choice on. One of the legal changes of the tied companies, all equally
    /// likely, is made; nobody chooses. Without one a die decides the defender.
    fn force_change(&mut self, tied: &[Seat]) {
        let mut legal: Vec<(Seat, table::Choice)> = Vec::new();
        for &seat in tied {
            let mut offers = Offers::default();
            self.game.chooser = Some(seat);
            self.tie_changes(seat, &mut offers);
            let defer = Choice::Defer.wire();
            let changes = offers.options.into_iter().filter(|c| *c != defer);
            legal.extend(changes.map(|change| (seat, change)));
        }
        if legal.is_empty() {
            self.give_roles();
            return;
        }
        let (seat, change) = legal[self.rng.below(legal.len() as u32) as usize];
        super::apply(self, seat, &change);
    }

    /// A company has changed, and all is recomputed. A tie that remains leads to a new call (Q71), once the rockets
    /// of a removed frame lie on others (Q33).
    fn changed(&mut self, seat: Seat) {
        self.game.chooser = (self.game.loose_rockets > 0).then_some(seat);
        self.game.changes = self.game.changes.saturating_add(1);
        self.score_companies();
    }

    /// M-59 to M-65, M-04: points per asset and scores of all companies.
    pub fn score_companies(&mut self) {
        let brought: Vec<(usize, usize)> = self
            .seats()
            .map(|seat| {
                let systems = self.living(seat).map(|id| self.frame(id).systems.total());
                let systems: Vec<u8> = systems.collect();
                (systems.len(), systems.iter().map(|&n| usize::from(n)).sum())
            })
            .collect();
        let base = i32::from(self.rules().points_per_asset);
        let points = if self.rules().demo {
            vec![base; brought.len()]
        } else {
            points_per_asset(base, &brought)
        };
        for (seat, ppa) in self.seats().zip(points) {
            self.company_mut(seat).ppa = ppa;
            self.log(Event::Ppa {
                seat,
                company: company_id(seat),
                points: ppa,
            });
        }
        self.rescore();
    }

    /// The seats with the highest score, in seat order.
    fn highest(&self) -> Vec<Seat> {
        let top = self.seats().map(|seat| self.company(seat).score).max();
        let has_top = |seat: &Seat| Some(self.company(*seat).score) == top;
        self.seats().filter(has_top).collect()
    }

    /// M-67, Q31: what may be changed to break the tie.
    pub fn tie_changes(&self, seat: Seat, offers: &mut Offers) {
        let time: Answer = if self.step == Step::Bid && self.game.chooser == Some(seat) {
            Ok(())
        } else {
            Err(&no::NOT_THE_CHOOSER)
        };
        let limits = self.rules().limits(self.game.table).frames;
        let count = self.living(seat).count() as u8;
        let room = |fits: bool| if fits { Ok(()) } else { Err(&no::COMPANY_SIZE) };
        let more = room(count < *limits.end() && self.game.frames < FRAMES);
        for kind in 0..self.content().frames.len().min(256) {
            let kind = FrameKind(kind as u8);
            let choice = Choice::Add { kind };
            offers.candidate(choice, time.and(more));
        }
        let fewer = room(count > *limits.start());
        for frame in self.living(seat) {
            offers.candidate(Choice::Remove { frame }, time.and(fewer));
        }
        let once = if self.company(seat).deferred {
            Err(&no::DEFERRED)
        } else {
            Ok(())
        };
        offers.candidate(Choice::Defer, time.and(once));
    }

    /// Q33: rockets of a removed frame go on others.
    pub fn rocket_places(&self, seat: Seat, offers: &mut Offers) {
        for frame in self.living(seat) {
            let room = if self.rocket_room(frame) > 0 {
                Ok(())
            } else {
                Err(&no::ROCKETS_FULL)
            };
            offers.candidate(Choice::Rocket { frame }, room);
        }
    }

    /// How many rockets a frame may still take up (M-139).
    #[must_use]
    pub fn rocket_room(&self, id: ObjectId) -> u8 {
        let most = self.numbers(id).rockets.unwrap_or(*limits::ROCKETS.end());
        most.saturating_sub(self.frame(id).rockets)
    }

    /// M-66, M-68: highest score defends, lowest is point attacker; chance breaks what ties are left.
    fn give_roles(&mut self) {
        self.game.chooser = None;
        if self.rules().demo {
            self.goto(Step::AttackerFrames);
            return;
        }
        let tied = self.highest();
        let defender = tied[self.rng.below(tied.len() as u32) as usize];
        let others: Vec<Seat> = self.seats().filter(|&seat| seat != defender).collect();
        let least = others.iter().map(|&seat| self.company(seat).score).min();
        let lowest: Vec<Seat> = others
            .iter()
            .copied()
            .filter(|&seat| Some(self.company(seat).score) == least)
            .collect();
        let point = lowest[self.rng.below(lowest.len() as u32) as usize];
        if lowest.len() > 1 {
            self.game.last = Some(point);
        }
        for seat in self.seats() {
            let role = if seat == defender {
                Role::Defender
            } else if seat == point {
                Role::PointAttacker
            } else {
                Role::Attacker
            };
            self.company_mut(seat).role = role;
            self.log(Event::Role { seat, role });
        }
        self.goto_next();
    }
}
