//! Resolves whom an effect means: things and players.

use crate::cards::memory::Remembers;
use crate::games::souls::board::Board;
use crate::games::souls::content::{ObjectSelector, OwnThing, PlayerSelector};
use crate::games::souls::filters::EvalContext;
use crate::games::souls::ids::{player_id, seat_of};
use crate::games::souls::places::Place;
use crate::games::souls::state::{Entry, EntryKind};
use crate::table::{ObjectId, Ref, Seat, Target};

impl Board<'_> {
    /// The things and entries. Targets that have left are left out.
    #[must_use]
    pub fn who(&self, who: &ObjectSelector, entry: &Entry) -> Vec<Ref> {
        let still = |target: Target| self.still(target).into_iter().collect();
        match who {
            ObjectSelector::Target(n) => {
                let group = entry.targets.group(*n).iter();
                group.filter_map(|&target| self.still(target)).collect()
            }
            // A copy of a loot card is no card.
            ObjectSelector::This if entry.kind == (EntryKind::Loot { copy: true }) => Vec::new(),
            ObjectSelector::This => still(entry.this()),
            ObjectSelector::That => still(entry.that),
            ObjectSelector::Picked => still(entry.picked),
            // R130.
            ObjectSelector::Paid => {
                let paid = self.paid_cards(entry).into_iter();
                paid.map(Ref::Object).collect()
            }
            ObjectSelector::Own(OwnThing::Attacked) => {
                let target = self.game.attack.and_then(|attack| attack.target);
                target.map(Ref::Object).into_iter().collect()
            }
            ObjectSelector::Own(OwnThing::Player(player)) => {
                let seats = self.seats(player, entry).into_iter();
                seats.map(|seat| Ref::Object(player_id(seat))).collect()
            }
            ObjectSelector::Each(filter) => {
                let mut found = self.each(filter, EvalContext::of(entry));
                // F-160, F-161: monsters first, then players in turn order from the controller.
                let seats = self.game.seats;
                found.sort_by_key(|to| match to {
                    Ref::Object(e) => match seat_of(*e) {
                        Some(seat) => 1 + (seat.0 + seats - entry.controller.0) % seats,
                        None => 0,
                    },
                    _ => 0,
                });
                found
            }
        }
    }

    /// The things, without entries of the stack.
    #[must_use]
    pub fn things(&self, who: &ObjectSelector, entry: &Entry) -> Vec<ObjectId> {
        let found = self.who(who, entry).into_iter();
        found
            .filter_map(|to| match to {
                Ref::Object(e) if self.exists(e) => Some(e),
                _ => None,
            })
            .collect()
    }

    /// The things, those too that are meant one by one and have left play (R115).
    #[must_use]
    pub fn things_and_left(&self, who: &ObjectSelector, entry: &Entry) -> Vec<ObjectId> {
        let meant: Vec<Target> = match who {
            ObjectSelector::Target(n) => entry.targets.group(*n).to_vec(),
            ObjectSelector::That => vec![entry.that],
            ObjectSelector::Picked => vec![entry.picked],
            ObjectSelector::This if entry.kind == (EntryKind::Loot { copy: true }) => Vec::new(),
            ObjectSelector::This => vec![entry.this()],
            ObjectSelector::Paid | ObjectSelector::Own(_) | ObjectSelector::Each(_) => {
                return self.things(who, entry);
            }
        };
        let gone = |e: ObjectId| self.is_card(e) && !self.is_in_play(e);
        let things = meant.into_iter().filter_map(|target| match target.to {
            Ref::Object(e) if gone(e) || self.still(target).is_some() => Some(e),
            _ => None,
        });
        things.collect()
    }

    /// The entries of the stack, by serial number.
    #[must_use]
    pub fn entries(&self, who: &ObjectSelector, entry: &Entry) -> Vec<u16> {
        let found = self.who(who, entry).into_iter();
        found
            .filter_map(|to| match to {
                Ref::Entry(serial) => Some(serial),
                _ => None,
            })
            .collect()
    }

    /// The thing, unless it has become another object since (F-62).
    fn still(&self, target: Target) -> Option<Ref> {
        match target.to {
            Ref::Object(e) if self.exists(e) => {
                (self.status(e).stamp == target.stamp).then_some(target.to)
            }
            Ref::Entry(serial) => {
                let mut stack = self.game.stack.iter();
                stack
                    .any(|entry| entry.serial == serial)
                    .then_some(target.to)
            }
            _ => None,
        }
    }

    /// The players, in turn order.
    #[must_use]
    pub fn seats(&self, player: &PlayerSelector, entry: &Entry) -> Vec<Seat> {
        let mut seats = self.meant(player, entry);
        seats.retain(|&seat| self.plays(seat));
        seats
    }

    fn meant(&self, player: &PlayerSelector, entry: &Entry) -> Vec<Seat> {
        let you = entry.controller;
        let all = self.seats_from(you);
        match player {
            PlayerSelector::You => vec![you],
            PlayerSelector::Active => vec![self.game.active],
            PlayerSelector::Each => all.collect(),
            PlayerSelector::Opponent | PlayerSelector::Others => all.skip(1).collect(),
            PlayerSelector::They => entry.they.into_iter().collect(),
            PlayerSelector::Target(n) => {
                let mut seats = Vec::new();
                for target in entry.targets.group(*n) {
                    let seat = self.aimed_at(*target);
                    seats.extend(seat.filter(|seat| !seats.contains(seat)));
                }
                seats
            }
            PlayerSelector::ThatPlayer => entry.player.into_iter().collect(),
            PlayerSelector::ControllerOf(who) => {
                if let ObjectSelector::Target(n) = **who
                    && entry.targets.group(n).len() > 1
                {
                    return self.meant(&PlayerSelector::Target(n), entry);
                }
                let mark = match **who {
                    ObjectSelector::Target(n) => entry.targets.get(n),
                    ObjectSelector::That => entry.that,
                    ObjectSelector::Picked => entry.picked,
                    _ => Target::default(),
                };
                let meant = match mark.to {
                    Ref::Object(e) if !self.exists(e) => None,
                    _ => self.aimed_at(mark),
                };
                if let Some(seat) = meant {
                    return vec![seat];
                }
                let mut seats = Vec::new();
                for to in self.who(who, entry) {
                    let seat = match to {
                        Ref::Object(e) => self.controller(e),
                        _ => continue,
                    };
                    if !seats.contains(&seat) {
                        seats.push(seat);
                    }
                }
                seats
            }
            PlayerSelector::Left => vec![self.seats_from(you).nth(1).unwrap_or(you)],
            PlayerSelector::Right => all.last().into_iter().collect(),
            PlayerSelector::LeftOf(of) => {
                let of = self.seats(of, entry).into_iter();
                of.filter_map(|seat| self.seats_from(seat).nth(1)).collect()
            }
            PlayerSelector::RightOf(of) => {
                let of = self.seats(of, entry).into_iter();
                of.filter_map(|seat| self.seats_from(seat).last()).collect()
            }
        }
    }

    /// The player that a target is, or whose it is.
    fn aimed_at(&self, target: Target) -> Option<Seat> {
        match target.to {
            Ref::Object(e) => Some(seat_of(e).unwrap_or_else(|| self.keeper(e, target))),
            Ref::Entry(serial) => {
                let mut stack = self.game.stack.iter();
                let found = stack.find(|entry| entry.serial == serial);
                Some(found.map_or(target.controller, |entry| entry.controller))
            }
            _ => None,
        }
    }

    /// The controller of a target, now or when it was last in play.
    fn keeper(&self, e: ObjectId, target: Target) -> Seat {
        match self.place_of(e) {
            Place::Hand(seat) => seat,
            _ if self.is_in_play(e) => self.controller(e),
            _ => target.controller,
        }
    }
}
