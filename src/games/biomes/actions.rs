//! What a player may do when asked to act: each candidate is offered or carries its rule.

use bevy::prelude::*;

use std::cell::OnceCell;

use crate::table::{Answer, Choice, ObjectId, Offers, Ref, Seat};

use super::board::Board;
use super::content::{Ability, CardKind, Cost, Keyword};
use super::filters::Eye;
use super::payment::{can_pay, with_void};
use super::places::Place;
use super::refusals as no;
use super::state::{Action, Origin, Sort, Target, Targets};

impl Board<'_> {
    /// All actions of `seat` in a window: playing, skills, energy, converting, anomalies.
    pub fn actions(&self, seat: Seat, offers: &mut Offers) {
        let means = OnceCell::new();
        let means = || *means.get_or_init(|| self.means(seat));
        let convert = self.may_convert(seat);
        for &e in self.row(seat, Place::Hand) {
            let about = Ref::Object(e);
            // Converted cards, and anomalies generated as such.
            if !self.def(e).is_anomaly() {
                offers.candidate(Choice::new("convert").of(about), convert);
                offers.candidate(
                    Choice::new("play").of(about),
                    self.play_answer(seat, e, false, means),
                );
                if self.def(e).global.is_some() {
                    let choice = Choice::new("play").of(about).by(1);
                    offers.candidate(choice, self.play_answer(seat, e, true, means));
                }
                if offers.wants_refusals() {
                    offers.candidate(Choice::new("anomaly").of(about), Err(&no::NOT_ANOMALY));
                }
            } else {
                offers.candidate(Choice::new("anomaly").of(about), self.anomaly_answer(seat));
                if offers.wants_refusals() {
                    offers.candidate(Choice::new("play").of(about), Err(&no::IS_ANOMALY));
                    offers.candidate(Choice::new("convert").of(about), Err(&no::NEVER_BACK));
                }
            }
        }
        for e in self.controlled(seat) {
            let def = self.def(e);
            if def.makes.is_some() {
                offers.candidate(
                    Choice::new("make").of(Ref::Object(e)),
                    self.make_answer(seat, e),
                );
            }
            if !self.things.activates[self.card(e).face as usize] {
                continue;
            }
            for (n, ability) in def.abilities.iter().enumerate() {
                if matches!(ability, Ability::Activated { .. }) {
                    let choice = Choice::new("skill").of(Ref::Object(e)).by(n as i32);
                    offers.candidate(choice, self.use_answer(seat, e, n as u8, means));
                }
            }
        }
    }

    /// Everything `seat` could pay with: the store and what unlocked sources make.
    #[must_use]
    pub fn means(&self, seat: Seat) -> [u32; 6] {
        let mut means = self.player(seat).energy.map(u32::from);
        for e in self.controlled(seat) {
            if self.def(e).makes.is_some() && self.can_lock(e).is_ok() {
                self.add_output(e, &mut means);
            }
        }
        means
    }

    fn add_output(&self, e: ObjectId, means: &mut [u32; 6]) {
        if let Some(makes) = &self.def(e).makes {
            for (have, more) in means.iter_mut().zip(makes.symbols()) {
                *have += u32::from(more);
            }
        }
    }

    /// Whether a constant can be locked now as a cost or to make energy (N-50, N-56).
    pub fn can_lock(&self, e: ObjectId) -> Answer {
        let status = self.status(e);
        if status.locked {
            return Err(&no::LOCKED);
        }
        let fresh = status.arrived == self.duel.turn && self.def(e).is_agent();
        if fresh && !self.has(e, Keyword::Ready) {
            Err(&no::JUST_ARRIVED)
        } else {
            Ok(())
        }
    }

    /// N-49, N-50, N-54: locking a source for energy.
    pub fn make_answer(&self, seat: Seat, e: ObjectId) -> Answer {
        if self.status(e).controller != seat {
            return Err(&no::NOT_YOURS);
        }
        self.can_lock(e)
    }

    fn may_convert(&self, seat: Seat) -> Answer {
        self.may_handle_anomalies(seat)?;
        let used = self.player(seat).conversions >= self.content().rules.conversions;
        if used {
            Err(&no::ALREADY_CONVERTED)
        } else {
            Ok(())
        }
    }

    fn anomaly_answer(&self, seat: Seat) -> Answer {
        self.may_handle_anomalies(seat)?;
        let used = self.player(seat).anomalies >= self.content().rules.anomalies;
        if used {
            Err(&no::ALREADY_PLAYED_ANOMALY)
        } else {
            Ok(())
        }
    }

    /// N-44, N-48: own primary phase, empty queue, and being asked.
    fn may_handle_anomalies(&self, seat: Seat) -> Answer {
        if !self.step.is_primary() || seat != self.duel.active {
            return Err(&no::CONVERT_TIME);
        }
        if !self.duel.queue.is_empty() {
            return Err(&no::CONVERT_QUEUE);
        }
        if self.duel.window.is_some_and(|w| w.holder == seat) {
            Ok(())
        } else {
            Err(&no::NOT_YOUR_TURN_TO_ACT)
        }
    }

    /// A card about to be played, before anything is chosen.
    #[must_use]
    pub fn draft_play(&self, seat: Seat, e: ObjectId, global: bool) -> Action {
        let executes = self
            .def(e)
            .abilities
            .iter()
            .position(|a| matches!(a, Ability::Execute { .. }));
        Action {
            serial: u16::MAX,
            sort: Sort::Play,
            source: e,
            origin: Origin::Card(self.card(e).face),
            ability: executes.map_or(u8::MAX, |n| n as u8),
            controller: seat,
            speed: self.speed_of_card(e),
            x: 0,
            global,
            targets: Targets::default(),
            that: None,
            amount: 0,
            biome: None,
        }
    }

    fn play_answer(
        &self,
        seat: Seat,
        e: ObjectId,
        global: bool,
        means: impl Fn() -> [u32; 6],
    ) -> Answer {
        let def = self.def(e);
        self.may_act(seat, self.speed_of_card(e))?;
        let cost = self.play_cost(e, global);
        let spare = can_pay(&cost, &means()).ok_or(&no::CANNOT_PAY)?;
        if def.mythic && self.controlled(seat).any(|x| self.def(x).name == def.name) {
            return Err(&no::MYTHIC);
        }
        let mut action = self.draft_play(seat, e, global);
        let mut answer = Err(&no::NO_TARGET);
        for n in self.modes(&action) {
            action.ability = n;
            answer = self.has_targets(&action, spare);
            if answer.is_ok() {
                break;
            }
        }
        answer
    }

    /// Symbols of a card's cost, with *global* if wanted.
    #[must_use]
    pub fn play_cost(&self, e: ObjectId, global: bool) -> [u8; 6] {
        let def = self.def(e);
        let extra = if global { def.global.unwrap_or(0) } else { 0 };
        with_void(def.cost.symbols(), u32::from(extra))
    }

    /// The modes of an action: its `Execute` abilities, or the one ability of a skill.
    #[must_use]
    pub fn modes(&self, action: &Action) -> Vec<u8> {
        if action.sort != Sort::Play {
            return vec![action.ability];
        }
        let all = self.abilities(action.origin).iter().enumerate();
        let modes: Vec<u8> = all
            .filter(|(_, a)| matches!(a, Ability::Execute { .. }))
            .map(|(n, _)| n as u8)
            .collect();
        if modes.is_empty() {
            vec![u8::MAX]
        } else {
            modes
        }
    }

    fn use_answer(&self, seat: Seat, e: ObjectId, n: u8, means: impl Fn() -> [u32; 6]) -> Answer {
        let Some(Ability::Activated {
            cost,
            lock,
            once,
            only_if,
            ..
        }) = self.def(e).abilities.get(n as usize)
        else {
            return Err(&no::NOT_YOURS);
        };
        self.may_act(seat, self.speed_of_skill(e, n))?;
        if *lock {
            self.can_lock(e)?;
        }
        if *once && self.status(e).used & (1 << n.min(7)) != 0 {
            return Err(&no::ONCE);
        }
        let eye = Eye {
            seat,
            source: Some(e),
            biome: self.biome_of(e),
            global: false,
        };
        if only_if.as_ref().is_some_and(|c| !self.holds(c, eye)) {
            return Err(&no::CONDITION);
        }
        let means = self.means_without(seat, e, *lock, &means());
        let spare = can_pay(&cost.symbols(), &means).ok_or(&no::CANNOT_PAY)?;
        self.has_targets(&self.draft_skill(seat, e, n), spare)
    }

    /// A source that locks as part of its own cost makes no energy for it.
    pub fn means_without(&self, seat: Seat, e: ObjectId, lock: bool, means: &[u32; 6]) -> [u32; 6] {
        let mut means = *means;
        if lock
            && self.status(e).controller == seat
            && let Some(makes) = &self.def(e).makes
        {
            for (have, less) in means.iter_mut().zip(makes.symbols()) {
                *have = have.saturating_sub(u32::from(less));
            }
        }
        means
    }

    /// A skill about to be activated.
    #[must_use]
    pub fn draft_skill(&self, seat: Seat, e: ObjectId, n: u8) -> Action {
        Action {
            serial: u16::MAX,
            sort: Sort::Skill,
            source: e,
            origin: Origin::Card(self.card(e).face),
            ability: n,
            controller: seat,
            speed: self.speed_of_skill(e, n),
            x: 0,
            global: false,
            targets: Targets::default(),
            that: None,
            amount: 0,
            biome: self.biome_of(e),
        }
    }

    /// Whether every target the action still needs can be found.
    fn has_targets(&self, action: &Action, spare: u32) -> Answer {
        if self.can_aim(action, spare) {
            return Ok(());
        }
        let needs = self.target_filters(action);
        let mut chosen = *action;
        let mut candidates = Vec::new();
        for filter in needs {
            candidates.clear();
            self.target_candidates(filter, &chosen, &mut candidates);
            let mut answer = Err(&no::NO_TARGET);
            for &target in &candidates {
                match self.target_answer(filter, &chosen, target, Some(spare)) {
                    Ok(()) => {
                        chosen.targets.push(target);
                        answer = Ok(());
                        break;
                    }
                    // The most telling reason: a keyword that shields the only target.
                    Err(why) if std::ptr::eq(why, &no::WRONG_TARGET) => {}
                    Err(why) => answer = Err(why),
                }
            }
            answer?;
        }
        // Each can be found, but not all of them together.
        Err(if chosen.targets.all().len() > 1 {
            &no::NO_TARGET
        } else {
            &no::FIREWALL
        })
    }

    /// The filters of the targets an action takes, in order. A modification's host comes first; gear
    /// takes a friendly agent if there is one (B7).
    #[must_use]
    pub fn target_filters(&self, action: &Action) -> Vec<&'static super::content::Filter> {
        let mut filters = Vec::new();
        if action.sort == Sort::Play {
            let def = self.def(action.source);
            if let Some(filter) = def.modifies() {
                filters.push(filter);
            }
            if def.kind == CardKind::Gear && self.wants_host(action) {
                filters.push(&*super::announce::GEAR_HOST);
            }
        }
        if let Some(
            Ability::Execute { targets, .. }
            | Ability::Reactive { targets, .. }
            | Ability::Activated { targets, .. },
        ) = self.abilities(action.origin).get(action.ability as usize)
        {
            filters.extend(targets);
        }
        filters
    }

    /// Gear wants a host if its player has an agent on the planet it may be attached to.
    fn wants_host(&self, action: &Action) -> bool {
        let eye = Eye::of(action);
        action
            .targets
            .all()
            .first()
            .is_some_and(|t| matches!(t, Target::Thing(_)))
            || self
                .planet_of(action.controller)
                .any(|e| self.card_is_host(e, eye))
    }

    fn card_is_host(&self, e: ObjectId, eye: Eye) -> bool {
        self.matches(&super::announce::GEAR_HOST, eye, e) && !self.has(e, Keyword::Encrypt)
    }

    /// What an action costs, X and *firewall* not counted.
    #[must_use]
    pub fn base_cost(&self, action: &Action) -> ([u8; 6], bool) {
        match action.sort {
            Sort::Play => (
                self.play_cost(action.source, action.global),
                self.def(action.source).cost.x,
            ),
            Sort::Skill => match self.abilities(action.origin).get(action.ability as usize) {
                Some(Ability::Activated { cost, .. }) => (cost.symbols(), cost.x),
                _ => (Cost::default().symbols(), false),
            },
            Sort::Reaction => ([0; 6], false),
        }
    }

    /// A target as outsiders see it.
    #[must_use]
    pub fn target_ref(&self, target: Target) -> (Ref, i32) {
        match target {
            Target::Gone => (Ref::None, 0),
            Target::Thing(e) => (Ref::Object(e), 0),
            Target::Entry(serial) => (Ref::Entry(serial), 0),
            Target::Skill(e, n) => (Ref::Object(e), i32::from(n) + 1),
        }
    }
}
