//! Paying for an action that is being taken: colours first, then what its player chooses (N-49 to N-57).

use crate::table::{self, ObjectId, Ref, Seat};

use super::Topic;
use super::board::Board;
use super::choices::Choice;
use super::content::{Ability, ENERGIES, Energy};
use super::events::Event;
use super::payment::{helps, pay_colours, with_void};
use super::state::{Action, ActionKind, Announce, Stage};
use super::stats::heed;

impl Board<'_> {
    /// The targets are chosen: what is due is known, and a source that locks for it locks.
    pub fn start_payment(&mut self, action: Action) -> bool {
        let (cost, _) = self.base_cost(&action);
        let walls = match action.kind {
            ActionKind::Reaction => 0,
            ActionKind::Play | ActionKind::Skill => self.firewalls(&action),
        };
        let due = with_void(cost, u32::from(action.x) + walls);
        if let (ActionKind::Skill, Some(Ability::Activated { lock, .. })) = (
            action.kind,
            self.abilities(action.origin).get(action.ability as usize),
        ) && *lock
        {
            self.lock(action.source);
        }
        self.game.announce = Some(Announce {
            action,
            stage: Stage::Pay,
            due,
            within: false,
        });
        false
    }

    /// Goes on paying; `true` if somebody has to choose what with.
    pub fn announce_pay(&mut self, mut announce: Announce) -> bool {
        let seat = announce.action.controller;
        if announce.due != [0; 6] {
            let mut store = self.player(seat).energy;
            pay_colours(&mut announce.due, &mut store);
            self.player_mut(seat).energy = store;
            self.stats_heed(heed::ENERGY);
            self.game.announce = Some(announce);
            self.refresh_stats();
        }
        if announce.due == [0; 6] {
            self.game.announce = None;
            if !announce.within {
                self.push(announce.action);
            }
            return false;
        }
        let mut offers = self.offers();
        if announce.due[5] > 0 {
            for energy in ENERGIES {
                if self.player(seat).energy[energy.index()] > 0 {
                    offers.offer(Choice::Pay { energy });
                }
            }
        }
        for e in self.controlled(seat) {
            let Some(makes) = &self.def(e).makes else {
                continue;
            };
            if helps(&makes.symbols(), &announce.due) && self.can_lock(e).is_ok() {
                offers.offer(Choice::Make { source: e });
            }
        }
        if self.pays_with_all(seat, &announce, &offers.options) {
            self.offer.decision.options = offers.options;
            self.offer.close();
            self.player_mut(seat).energy = [0; 6];
            self.stats_heed(heed::ENERGY);
            self.game.announce = Some(Announce {
                due: [0; 6],
                ..announce
            });
            return false;
        }
        match self.only_way(&offers.options) {
            Some(choice) => {
                self.offer.decision.options = offers.options;
                self.offer.close();
                self.apply_choice(seat, choice);
                false
            }
            None if offers.options.is_empty() => {
                // Cannot happen: the cost was checked against the means. Cancel rather than hang.
                self.game.announce = None;
                false
            }
            None => {
                let about = Ref::Object(announce.action.source);
                self.ask(seat, Topic::Pay, about, offers);
                true
            }
        }
    }

    /// D13: nothing can be made, and the store holds just what is due.
    fn pays_with_all(&self, seat: Seat, announce: &Announce, options: &[table::Choice]) -> bool {
        let store: u32 = self.player(seat).energy.iter().map(|&n| u32::from(n)).sum();
        let void_only = announce.due[..5] == [0; 5];
        let pays = |option| matches!(Choice::read(option), Some(Choice::Pay { .. }));
        void_only && store == u32::from(announce.due[5]) && options.iter().all(pays)
    }

    /// D13: one legal way is not asked. Sources of the same kind are the same way, but not agents:
    /// which of them locks matters to the battle.
    fn only_way(&self, options: &[table::Choice]) -> Option<Choice> {
        let first = options.first()?;
        let kind = |option: &table::Choice| {
            let Some(Choice::Make { source }) = Choice::read(option) else {
                return None;
            };
            let loose = !self.def(source).is_agent() && self.attached(source).is_empty();
            loose.then(|| self.card(source).face)
        };
        let alike = |option: &table::Choice| {
            option == first || (kind(first).is_some() && kind(option) == kind(first))
        };
        options.iter().all(alike).then(|| Choice::read(first))?
    }

    /// Pays one void symbol of what is due.
    pub fn pay_with(&mut self, energy: Energy) {
        if let Some(announce) = &mut self.game.announce {
            announce.due[5] -= 1;
            let seat = announce.action.controller;
            self.player_mut(seat).energy[energy.index()] -= 1;
            self.stats_heed(heed::ENERGY);
        }
    }

    /// N-49: locks the source; its energy enters the store. The queue is not used.
    pub fn make_energy(&mut self, e: ObjectId) {
        let Some(makes) = &self.def(e).makes else {
            return;
        };
        let seat = self.status(e).controller;
        self.lock(e);
        self.stats_heed(heed::ENERGY);
        for (energy, amount) in ENERGIES.into_iter().zip(makes.symbols()) {
            if amount > 0 {
                let store = &mut self.player_mut(seat).energy[energy.index()];
                *store = store.saturating_add(amount);
                self.log(Event::Energy {
                    player: seat,
                    energy,
                    amount,
                });
            }
        }
    }
}
