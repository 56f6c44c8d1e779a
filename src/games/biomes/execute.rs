//! Executing the top of the queue: targets are checked again, effects happen, the card goes where it
//! belongs (N-62 to N-67).

use crate::cards::EntryId;
use crate::cards::language::{CarriesOut, Values};
use crate::table::{ObjectId, Offers, Ref, Seat, Targets};

use super::board::Board;
use super::choices::Choice;
use super::content::{Ability, CardKind};
use super::events::Event;
use super::ids::{Arrival, LaneId};
use super::places::{Place, zone};
use super::state::{Action, ActionKind, Ask, Target, Task};
use super::{Step, Topic};

impl Board<'_> {
    /// N-58: takes the top action, the last one pushed, off the queue and carries it out. Whoever has more to
    /// say is asked before the next one (N-61).
    pub fn execute_top(&mut self) {
        let Some(action) = self.game.queue.pop() else {
            return;
        };
        self.game.window = None;
        self.run_action(action);
    }

    /// Carries out an action that is off the queue.
    pub fn run_action(&mut self, mut action: Action) {
        if action.later == 0 && !self.recheck_targets(&mut action) {
            self.cancelled(&action);
            return;
        }
        self.game.repeats += 1;
        if self.game.repeats > u32::from(self.content().rules.repeats) {
            self.endless();
            return;
        }
        self.log(Event::Execute {
            controller: action.controller,
            source: action.source,
            entry: EntryId(action.serial),
            part: action.part(),
        });
        if Self::is_transfer(&action) {
            if let Some(biome) = action.biome
                && !self.lane(biome).lost
            {
                self.change_durability(biome, action.controller, action.amount);
            }
            return;
        }
        if action.later > 0 {
            let effects = self.delayed_effects(&action);
            self.carry_out(action, effects);
            return;
        }
        self.then(Task::Finish(action));
        // The host is no target of the text.
        let hosts = u8::from(self.host_filter(&action).is_some());
        action.targets = action.targets.from_place(hosts);
        let effects = match self.abilities(action.origin).get(action.ability as usize) {
            Some(Ability::Execute { effects, .. } | Ability::Activated { effects, .. }) => effects,
            Some(Ability::Reactive {
                effects, only_if, ..
            }) => {
                if only_if.as_ref().is_some_and(|c| !self.holds(c, &action)) {
                    return;
                }
                effects
            }
            _ => return,
        };
        self.carry_out(action, effects);
    }

    /// N-62, N-64: strikes out illegal targets. `false` if there were targets and none is left (N-63).
    fn recheck_targets(&self, action: &mut Action) -> bool {
        let now = *action;
        let mut legal = action.targets.all().is_empty();
        let places = action.targets.places();
        for (n, target) in places.zip(action.targets.all_mut()) {
            let Some(filter) = self.target_filter(&now, n) else {
                break;
            };
            let aimed = *target;
            *target = Target::Gone;
            let mut alone = now;
            alone.targets = Targets::default();
            if self.target_answer(filter, &alone, aimed, None).is_ok() {
                *target = aimed;
                legal = true;
            }
        }
        legal
    }

    /// N-63: the action comes to nothing; a card goes to its owner's cache. Costs stay paid (N-73).
    pub fn cancelled(&mut self, action: &Action) {
        self.log(Event::Cancel {
            controller: action.controller,
            source: action.source,
            entry: EntryId(action.serial),
        });
        if action.kind == ActionKind::Play {
            let to = zone(self.card(action.source).owner, Place::Cache);
            self.move_card(action.source, to);
        }
    }

    /// What becomes of the card once its effects are done.
    pub fn finish(&mut self, action: &Action) {
        if action.kind != ActionKind::Play
            || self.status(action.source).zone != zone(Seat(0), Place::Queue)
        {
            return;
        }
        let e = action.source;
        let def = self.def(e);
        if def.is_event() {
            let to = zone(self.card(e).owner, Place::Cache);
            self.move_card(e, to);
            return;
        }
        let host = match (&def.kind, action.targets.get(0)) {
            (CardKind::Modification(_) | CardKind::Gear, Target::Thing(host))
                if self.is_card(host) =>
            {
                Some(host)
            }
            _ => None,
        };
        self.then(Task::Arrive {
            card: e,
            controller: action.controller,
            host,
            x: action.x,
        });
    }

    /// N-66, N-93, N-102: staging, or a biome for an agent in the right step of the battle.
    pub fn arrive_somewhere(
        &mut self,
        card: ObjectId,
        controller: Seat,
        host: Option<ObjectId>,
        x: u8,
    ) {
        let attacks = matches!(
            self.step,
            Step::AttackStart | Step::AttackBefore | Step::AttackDeclare | Step::AttackAfter
        );
        let defends = matches!(
            self.step,
            Step::DefendBefore | Step::DefendDeclare | Step::DefendOrder | Step::DefendAfter
        );
        let mine = controller == self.game.active;
        let free = self.def(card).is_agent()
            && host.is_none()
            && ((attacks && mine) || (defends && !mine));
        if !free || self.live_biomes().next().is_none() {
            self.arrive_for(card, controller, Place::Staging, host, x);
            return;
        }
        self.game.ask = Ask::Arrive {
            card,
            controller,
            x,
        };
        let mut offers = Offers::default();
        let arrive = |to| Choice::Arrive { agent: card, to };
        offers.offer(arrive(Arrival::Staging(controller)));
        for biome in self.live_biomes() {
            offers.offer(arrive(Arrival::Biome(LaneId(biome))));
        }
        self.ask(controller, Topic::Arrive, Ref::Object(card), offers);
    }
}
