//! Numbers, conditions and players of abilities.

use crate::cards::language::{PlayerSelector as Players, Values};
use crate::cards::memory::Remembers;
use crate::cards::tally::Tally;
use crate::games::frames::Frames;
use crate::games::frames::Phase;
use crate::games::frames::abilities::state::Entry;
use crate::games::frames::board::Board;
use crate::games::frames::components::{Frame, Role};
use crate::games::frames::content::{
    Filter, ObjectSelector, OwnCondition, OwnNumber, PlayerSelector,
};
use crate::games::frames::geometry::UNIT;
use crate::table::{ObjectId, Seat};

impl Values<Frames> for Board<'_> {
    type Entry = Entry;

    fn count_of(&self, filter: &Filter, entry: &Entry) -> usize {
        self.found(filter, entry.controller, entry).len()
    }

    /// M-177, M-196.
    fn is(&self, who: &ObjectSelector, filter: &Filter, entry: &Entry) -> bool {
        let found = self.who_was(who, entry);
        let fits = |id| self.matches(filter, entry.controller, entry, id);
        !found.is_empty() && found.into_iter().all(fits)
    }

    /// There are no hands in this game.
    fn hand_of(&self, _: Seat) -> usize {
        0
    }

    fn players(&self, player: &PlayerSelector, entry: &Entry) -> Vec<Seat> {
        let you = entry.controller;
        let mut order = self.in_order_from(you);
        match player {
            Players::You => order.retain(|&seat| seat == you),
            Players::Opponent | Players::Others => order.retain(|&seat| seat != you),
            Players::Each => {}
            Players::Active => order.retain(|&seat| Some(seat) == self.in_turn()),
            // M-200: each of several in turn, where an amount is their own.
            Players::They => order.retain(|&seat| Some(seat) == entry.they),
            Players::ThatPlayer => order.retain(|&seat| Some(seat) == entry.player),
            Players::Left => order = order.get(1).copied().into_iter().collect(),
            Players::Right => {
                let others = order.get(1..).unwrap_or_default();
                order = others.last().copied().into_iter().collect();
            }
            Players::Target(_) => order.clear(),
            Players::LeftOf(of) | Players::RightOf(of) => {
                let left = matches!(player, Players::LeftOf(_));
                let of = self.players(of, entry).into_iter();
                let beside = of.filter_map(|seat| {
                    let round = self.in_order_from(seat);
                    let at = if left {
                        1
                    } else {
                        round.len().saturating_sub(1)
                    };
                    round.get(at).copied()
                });
                let beside: Vec<Seat> = beside.collect();
                order.retain(|seat| beside.contains(seat));
            }
            Players::ControllerOf(who) => {
                let owner = self.owner_of(who, entry);
                order.retain(|&seat| Some(seat) == owner);
            }
        }
        order
    }

    /// Nothing is counted so in this game.
    fn this_turn(&self, _: Tally, _: Seat) -> i32 {
        0
    }

    /// Nobody outside turns.
    fn turn_of(&self) -> Seat {
        self.in_turn().unwrap_or(Seat(u8::MAX))
    }

    fn phase_now(&self) -> Phase {
        self.step.phase()
    }

    fn own_number(&self, number: &OwnNumber, entry: &Entry) -> i32 {
        let players = |player: &PlayerSelector, of: &dyn Fn(Seat) -> i32| {
            let seats = self.players(player, entry).into_iter();
            seats.map(of).sum()
        };
        let frames = |who: &ObjectSelector, of: &dyn Fn(&Frame) -> u8| {
            let frames = self.who_was(who, entry).into_iter();
            frames.map(|id| i32::from(of(self.frame(id)))).sum()
        };
        match number {
            OwnNumber::Stations(player) => players(player, &|seat| {
                let stations = self.stations();
                stations.filter(|(_, s)| s.controller == Some(seat)).count() as i32
            }),
            // M-187.
            OwnNumber::StationsOfOthers(player) => players(player, &|seat| {
                let taken = self.stations().filter(|(_, s)| {
                    s.controller == Some(seat) && s.brought.is_some_and(|by| by != seat)
                });
                taken.count() as i32
            }),
            // M-175.
            OwnNumber::Kills(player) => players(player, &|seat| self.company(seat).kills.into()),
            OwnNumber::Score(player) => players(player, &|seat| self.company(seat).score),
            OwnNumber::Round => self.game.round.into(),
            OwnNumber::Clock => self.game.clock.into(),
            OwnNumber::SystemsOf(who) => frames(who, &|frame| frame.systems.total()),
            // M-182.
            OwnNumber::LostOf(who) => {
                let frames = self.who_was(who, entry).into_iter();
                frames.map(|id| self.lost_parts(id)).sum()
            }
            OwnNumber::WhitesOf(who) => frames(who, &|frame| frame.whites),
            // M-176: of a destroyed frame, as it was.
            OwnNumber::Counters(counter, who) => self.sum_of_counters(counter.index, who, entry),
            OwnNumber::Moved => self.game.abilities.moved.length / UNIT,
            OwnNumber::RocketsOf(who) => self.sum_of_stats(0, who, entry),
        }
    }

    fn own_holds(&self, condition: &OwnCondition, entry: &Entry) -> bool {
        let you = self.company(entry.controller);
        match condition {
            OwnCondition::Leading => {
                let mut others = self.in_order_from(entry.controller).into_iter();
                others.all(|seat| self.company(seat).score <= you.score)
            }
            OwnCondition::Defending => you.role == Role::Defender,
            // M-180.
            OwnCondition::AttackAt(range) => entry.range == Some(*range),
            OwnCondition::Blocked => self.game.abilities.moved.blocked,
            OwnCondition::ThisFresh => {
                self.is_frame(entry.source) && self.frame(entry.source).fresh()
            }
        }
    }
}

impl Board<'_> {
    /// The players who have not given up, from that seat on.
    #[must_use]
    pub fn in_order_from(&self, seat: Seat) -> Vec<Seat> {
        let count = self.game.seats;
        let all = (0..count).map(|n| Seat((seat.0 + n) % count.max(1)));
        all.filter(|&seat| !self.company(seat).conceded).collect()
    }

    /// The player whose frame is in its turn.
    fn in_turn(&self) -> Option<Seat> {
        self.turn().map(|turn| self.frame(turn.frame).owner)
    }

    /// Whose frame that is, standing or destroyed.
    fn owner_of(&self, who: &ObjectSelector, entry: &Entry) -> Option<Seat> {
        let owner = |id: ObjectId| self.is_frame(id).then(|| self.frame(id).owner);
        match who {
            ObjectSelector::This => Some(entry.controller),
            ObjectSelector::That => entry.that.and_then(owner),
            ObjectSelector::Picked => entry.picked.and_then(owner),
            ObjectSelector::Target(_)
            | ObjectSelector::Paid
            | ObjectSelector::Each(_)
            | ObjectSelector::Own(_) => self.who(who, entry).first().copied().and_then(owner),
        }
    }
}
