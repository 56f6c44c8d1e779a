//! Resolves whom an effect means: cards, players and amounts.

use crate::cards::memory::Remembers;
use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::content::{Filter, ObjectSelector, OwnThing, PlayerSelector, Where};
use crate::games::sanctuary::filters::EvalContext;
use crate::games::sanctuary::places::Place;
use crate::games::sanctuary::state::Action;
use crate::table::{ObjectId, Ref, Seat, Target};

impl Board<'_> {
    /// The cards. Targets that have left are left out.
    #[must_use]
    pub fn who(&self, who: &ObjectSelector, action: &Action) -> Vec<ObjectId> {
        match who {
            ObjectSelector::Target(n) => self.target_cards(action, *n).collect(),
            ObjectSelector::This => self
                .still_of(action, action.source, action.stamp)
                .into_iter()
                .collect(),
            ObjectSelector::Own(OwnThing::Carrier) => self.carrier_of(action).into_iter().collect(),
            ObjectSelector::Own(OwnThing::CarriedBy(n)) => {
                let carriers = self.target_cards(action, n.0);
                carriers.filter_map(|e| self.carried(e)).collect()
            }
            ObjectSelector::That => {
                let that = action.that.and_then(|(e, stamp)| self.still(e, stamp));
                that.into_iter().collect()
            }
            // C137.
            ObjectSelector::Paid => self.paid_cards(action),
            ObjectSelector::Picked => self.picked_card(action).into_iter().collect(),
            ObjectSelector::Own(OwnThing::Opposing) => {
                self.opposing(self.carrier_of(action).unwrap_or(action.source))
            }
            ObjectSelector::Each(filter) => self.each(filter, EvalContext::of(action)),
        }
    }

    /// The card, unless it has left play since and come back as another one (C45).
    fn still(&self, e: ObjectId, stamp: u16) -> Option<ObjectId> {
        let another = self.is_in_play(e) && self.status(e).stamp != stamp;
        (!another).then_some(e)
    }

    /// The same; a delayed effect means only that very object (C59).
    fn still_of(&self, action: &Action, e: ObjectId, stamp: u16) -> Option<ObjectId> {
        let gone = action.later > 0 && self.status(e).stamp != stamp;
        self.still(e, stamp).filter(|_| !gone)
    }

    /// The carrier of the source, now or when it was used or triggered.
    fn carrier_of(&self, action: &Action) -> Option<ObjectId> {
        self.status(action.source).carrier.or(action.carrier)
    }

    /// The cards that are target number n.
    fn target_cards(&self, action: &Action, n: u8) -> impl Iterator<Item = ObjectId> {
        let group = action.targets.group(n).iter();
        group.filter_map(|target| self.target_card(action, *target))
    }

    fn target_card(&self, action: &Action, target: Target) -> Option<ObjectId> {
        match target.to {
            Ref::Object(e) if self.is_card(e) => {
                let gone = action.later > 0 && self.status(e).stamp != target.stamp;
                (!gone).then_some(e)
            }
            _ => None,
        }
    }

    fn picked_card(&self, action: &Action) -> Option<ObjectId> {
        match action.picked.to {
            Ref::Object(_) => self.target_card(action, action.picked),
            _ => None,
        }
    }

    /// All cards that match.
    pub fn each(&self, filter: &Filter, eye: EvalContext) -> Vec<ObjectId> {
        let fits = |&e: &ObjectId| self.matches(filter, eye, e);
        match filter.place {
            Where::Play => self.in_play().filter(fits).collect(),
            Where::Hand => self.rows_of(Place::Hand).filter(fits).collect(),
            Where::Limbo => self.rows_of(Place::Limbo).filter(fits).collect(),
            Where::Deck => self.rows_of(Place::Deck).filter(fits).collect(),
        }
    }

    /// The opponents of a Character in the present fight: in the duel, or as blocker or blocked attacker.
    fn opposing(&self, e: ObjectId) -> Vec<ObjectId> {
        let mut found = Vec::new();
        if let Some(fight) = &self.game.fight {
            for n in 0..2 {
                if fight.duelists[n] == e && !fight.left[n] && !fight.left[1 - n] {
                    found.push(fight.duelists[1 - n]);
                }
            }
        }
        for blocker in self.game.blockers.iter().filter(|b| !b.left) {
            if blocker.card == e && self.attacks_now(blocker.attacker) {
                found.push(blocker.attacker);
            } else if blocker.attacker == e && self.attacks_now(e) {
                found.push(blocker.card);
            }
        }
        found
    }

    /// The players.
    #[must_use]
    pub fn seats(&self, player: &PlayerSelector, action: &Action) -> Vec<Seat> {
        let seats = (action.controller, self.game.active);
        player.of_two(seats, (action.they, action.player), &|who| {
            if let ObjectSelector::Target(n) = *who {
                return self.controller_of_target(action, n);
            }
            let mut seats = Vec::new();
            for e in self.who(who, action) {
                let seat = self.status(e).controller;
                if !seats.contains(&seat) {
                    seats.push(seat);
                }
            }
            seats
        })
    }

    /// The controllers of target number n, now or when it was last in play.
    fn controller_of_target(&self, action: &Action, n: u8) -> Vec<Seat> {
        let mut seats = Vec::new();
        for target in action.targets.group(n) {
            let here = self.target_card(action, *target);
            let here = here.filter(|&e| self.is_in_play(e));
            let now = here.map(|e| self.status(e).controller);
            let then = (target.to != Ref::None).then_some(target.controller);
            seats.extend(now.or(then).filter(|seat| !seats.contains(seat)));
        }
        seats
    }
}
