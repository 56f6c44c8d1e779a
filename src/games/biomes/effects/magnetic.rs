//! *Magnetic*: an agent takes one gear of a friendly agent that is terminated.

use crate::games::biomes::Topic;
use crate::games::biomes::board::Board;
use crate::games::biomes::choices::Choice;
use crate::games::biomes::content::{CardKind, Keyword};
use crate::games::biomes::state::{Ask, Task};
use crate::table::{ObjectId, Offers, Ref, Seat};

impl Board<'_> {
    /// Notes the gear of an agent about to be terminated, if a friend could take it.
    pub fn leave_gear(&mut self, e: ObjectId) {
        let controller = self.status(e).controller;
        if !self.def(e).is_agent() || self.magnets(controller, Some(e)).is_empty() {
            return;
        }
        let mut gears = [None; 4];
        let worn = self
            .attached(e)
            .into_iter()
            .filter(|&g| self.def(g).kind == CardKind::Gear);
        for (slot, gear) in gears.iter_mut().zip(worn) {
            *slot = Some(gear);
        }
        if gears[0].is_some() {
            self.then(Task::Magnetic { controller, gears });
        }
    }

    fn magnets(&self, controller: Seat, but: Option<ObjectId>) -> Vec<ObjectId> {
        self.controlled(controller)
            .filter(|&x| Some(x) != but && self.def(x).is_agent() && self.has(x, Keyword::Magnetic))
            .collect()
    }

    /// The controller chooses which agent takes which gear; one way is not asked (D13).
    pub fn take_gear(&mut self, controller: Seat, gears: [Option<ObjectId>; 4]) {
        let loose = |&g: &ObjectId| self.on_planet(g) && self.status(g).host.is_none();
        let gears: Vec<ObjectId> = gears.into_iter().flatten().filter(loose).collect();
        let takers = self.magnets(controller, None);
        let mut offers = Offers::default();
        for &taker in &takers {
            for &gear in &gears {
                offers.offer(Choice::Take { gear, taker });
            }
        }
        match (&gears[..], &takers[..]) {
            ([], _) | (_, []) => {}
            ([gear], [taker]) => self.attach(*gear, *taker),
            _ => {
                self.game.ask = Ask::Magnetic;
                self.ask(controller, Topic::Take, Ref::None, offers);
            }
        }
    }
}
