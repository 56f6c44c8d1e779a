//! The actions of a player who is asked to act. Each candidate is offered or carries the rule that forbids it.

use std::cell::OnceCell;

use crate::cards::language::{CarriesOut, HowMany, TextSet, Values};
use crate::table::{Answer, ObjectId, Offers, Seat};

use super::Step;
use super::board::Board;
use super::choices::{Choice, ChoiceWord};
use super::content::{Ability, Cost, Energy, Keyword, OwnCost, Where};
use super::filters::EvalContext;
use super::payment::{add, can_pay, with_void};
use super::places::Place;
use super::refusals as no;
use super::state::{Action, ActionKind, Origin};

/// Values computed once, and only if needed, while all actions of a seat are judged.
struct ActionContext {
    /// The energy that the seat could pay with.
    means: OnceCell<[u32; 6]>,
    /// Whether actions of speed 0 to 3 may be taken.
    speeds: [Answer; 4],
    /// The reason of a refusal is wanted in full.
    explains: bool,
}

impl Board<'_> {
    /// All actions of `seat` in a window: playing, skills, energy, converting, anomalies.
    pub fn actions(&self, seat: Seat, offers: &mut Offers) {
        let context = ActionContext {
            means: OnceCell::new(),
            explains: offers.wants_refusals(),
            speeds: [0, 1, 2, 3].map(|speed| self.may_act(seat, speed)),
        };
        let convert = self.may_convert(seat);
        for &e in self.row(seat, Place::Hand) {
            // Converted cards, and anomalies generated as such.
            if !self.facts(e).anomaly {
                offers.candidate(Choice::Convert { card: e }, convert);
                let play = |global| Choice::Play { card: e, global };
                offers.candidate(play(false), self.play_answer(seat, e, false, &context));
                if self.facts(e).global {
                    offers.candidate(play(true), self.play_answer(seat, e, true, &context));
                }
                if self.facts(e).held {
                    self.uses((seat, e), Where::Hand, &context, offers);
                }
                if offers.wants_refusals() {
                    offers.candidate(Choice::Anomaly { card: e }, Err(&no::NOT_ANOMALY));
                }
            } else {
                offers.candidate(Choice::Anomaly { card: e }, self.anomaly_answer(seat));
                if offers.wants_refusals() {
                    offers.candidate(ChoiceWord::Play.about(e), Err(&no::IS_ANOMALY));
                    offers.candidate(Choice::Convert { card: e }, Err(&no::NEVER_BACK));
                }
            }
        }
        for e in self.controlled(seat) {
            let facts = self.facts(e);
            if facts.makes {
                offers.candidate(Choice::Make { source: e }, self.make_answer(seat, e));
            }
            if !facts.activates {
                continue;
            }
            self.uses((seat, e), Where::Planet, &context, offers);
        }
        for &e in self.row(seat, Place::Cache) {
            if self.facts(e).rises {
                self.uses((seat, e), Where::Cache, &context, offers);
            }
        }
    }

    /// The skills of an object that are used where it is.
    fn uses(
        &self,
        (seat, e): (Seat, ObjectId),
        at: Where,
        context: &ActionContext,
        offers: &mut Offers,
    ) {
        for (n, ability) in (0_u8..).zip(&self.def(e).abilities) {
            if matches!(ability, Ability::Activated { place, .. } if *place == at) {
                let choice = Choice::Skill {
                    source: e,
                    ability: n,
                };
                offers.candidate(choice, self.use_answer(seat, e, n, context));
            }
        }
    }

    /// Everything `seat` could pay with: the store and what unlocked sources make.
    #[must_use]
    pub fn means(&self, seat: Seat) -> [u32; 6] {
        let mut means = self.player(seat).energy.map(u32::from);
        for e in self.controlled(seat) {
            if self.facts(e).makes && self.can_lock(e).is_ok() {
                self.add_output(e, &mut means);
            }
        }
        means
    }

    fn means_in(&self, context: &ActionContext, seat: Seat) -> [u32; 6] {
        *context.means.get_or_init(|| self.means(seat))
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
        // D100: it locks to attack only once all attackers are declared.
        if self.step == Step::AttackDeclare
            && self.game.battle.attackers.iter().any(|a| a.agent == e)
        {
            return Err(&no::ATTACKS);
        }
        let fresh = status.arrived == self.game.turn && self.facts(e).agent;
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
        if self.step.speed() != 1 || seat != self.game.active {
            return Err(&no::CONVERT_TIME);
        }
        if !self.game.queue.is_empty() {
            return Err(&no::CONVERT_QUEUE);
        }
        if self.game.window.is_some_and(|w| w.holder == seat) {
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
        let origin = Origin::Card(self.card(e).face);
        Action {
            ability: executes.map_or(u8::MAX, |n| n as u8),
            speed: self.speed_of_card(e),
            global,
            ..Action::new(ActionKind::Play, e, origin, seat)
        }
    }

    fn play_answer(
        &self,
        seat: Seat,
        e: ObjectId,
        global: bool,
        context: &ActionContext,
    ) -> Answer {
        context.speeds[usize::from(self.speed_of_card(e))]?;
        let def = self.def(e);
        let cost = self.play_cost(e, global);
        let spare = can_pay(&cost, &self.means_in(context, seat)).ok_or(&no::CANNOT_PAY)?;
        if def.mythic
            && self
                .controlled(seat)
                .any(|x| self.def(x).name.english == def.name.english)
        {
            return Err(&no::MYTHIC);
        }
        let draft = self.draft_play(seat, e, global);
        let mut modes = self
            .modes(&draft)
            .map(|ability| Action { ability, ..draft });
        if modes.clone().any(|action| self.can_take(&action, spare)) {
            return Ok(());
        }
        if modes.clone().next().is_none() {
            return Err(&no::CONDITION);
        }
        if modes.any(|action| self.can_aim_with_x(&action, spare)) {
            return Err(&no::CANNOT_PAY_ALL);
        }
        if !context.explains {
            return Err(&no::NO_TARGET);
        }
        let ability = self.modes(&draft).last().unwrap_or(u8::MAX);
        Err(self.why_no_target(&Action { ability, ..draft }, spare))
    }

    /// Whether a text of a function has legal targets, and what it costs besides can be paid (D70).
    #[must_use]
    pub fn can_take(&self, action: &Action, spare: u32) -> bool {
        let costs = self.played_costs(action);
        if costs.is_empty() {
            return self.can_aim_with_x(action, spare);
        }
        let spare = match costs.iter().any(OwnCost::is_energy) {
            true => can_pay(&self.base_cost(action).0, &self.means(action.controller)),
            false => Some(spare),
        };
        let aims = |spare| self.can_pay(costs, action) && self.can_aim_with_x(action, spare);
        spare.is_some_and(aims)
    }

    /// Whether there are legal targets with some X that can be paid; X may be divided among them.
    fn can_aim_with_x(&self, action: &Action, spare: u32) -> bool {
        let most = spare.min(u32::from(self.content().rules.cost_cap));
        let aims = |x: u32| {
            let x_chosen = Action {
                x: x as u8,
                ..*action
            };
            self.can_aim(&x_chosen, spare - x)
        };
        self.can_aim(action, spare) || (self.base_cost(action).1 && (1..=most).any(aims))
    }

    /// What is paid for the text of a function besides its cost.
    #[must_use]
    pub fn played_costs(&self, action: &Action) -> &'static [OwnCost] {
        match self.abilities(action.origin).get(action.ability as usize) {
            Some(Ability::Execute { costs, .. }) if action.kind == ActionKind::Play => costs,
            _ => &[],
        }
    }

    /// What is paid for an action besides energy and its own card. A copy pays nothing.
    #[must_use]
    pub fn costs_of(&self, action: &Action) -> &'static [OwnCost] {
        let abilities = self.abilities(action.origin);
        match (action.kind, abilities.get(usize::from(action.ability))) {
            (ActionKind::Play, _) => self.played_costs(action),
            (ActionKind::Skill, Some(Ability::Activated { costs, .. })) => costs,
            _ => &[],
        }
    }

    /// Symbols of a card's cost, with *global* if wanted.
    #[must_use]
    pub fn play_cost(&self, e: ObjectId, global: bool) -> [u8; 6] {
        let def = self.def(e);
        let extra = if global { def.global.unwrap_or(0) } else { 0 };
        let mut symbols = def.cost.symbols();
        let more = self.more_void(e);
        if more != 0 {
            let void = &mut symbols[Energy::Void.index()];
            *void = (i32::from(*void) + more).clamp(0, i32::from(u8::MAX)) as u8;
        }
        with_void(symbols, u32::from(extra))
    }

    /// The modes of an action: its `Execute` abilities, or the one ability of a skill.
    pub fn modes(&self, action: &Action) -> impl Iterator<Item = u8> + Clone + use<> {
        let abilities: &'static [Ability] = match action.kind {
            ActionKind::Play => self.abilities(action.origin),
            ActionKind::Skill | ActionKind::Reaction => &[],
        };
        let executes = |a: &Ability| matches!(a, Ability::Execute { .. });
        let only = match action.kind {
            ActionKind::Play => (!abilities.iter().any(executes)).then_some(u8::MAX),
            ActionKind::Skill | ActionKind::Reaction => Some(action.ability),
        };
        let closed = self.closed_texts(abilities, action);
        let modes = (0_u8..)
            .zip(abilities)
            .filter(move |&(n, a)| executes(a) && !closed.has(n));
        only.into_iter().chain(modes.map(|(n, _)| n))
    }

    /// D95, D96: the texts that cannot be chosen now, as their condition does not hold or they are too few.
    fn closed_texts(&self, texts: &[Ability], action: &Action) -> TextSet {
        let picks = match action.origin {
            Origin::Card(face) => self.content().cards[face as usize].picks,
            Origin::Biome(_) => HowMany::One,
        };
        let texts = (0_u8..).zip(texts).filter_map(|(n, text)| match text {
            Ability::Execute { only_if, of, .. } => Some((n, &of[..], only_if.as_ref())),
            _ => None,
        });
        TextSet::closed(texts, picks, |c| self.holds(c, action))
    }

    fn use_answer(&self, seat: Seat, e: ObjectId, n: u8, context: &ActionContext) -> Answer {
        let Some(Ability::Activated {
            cost,
            lock,
            costs,
            once,
            only_if,
            ..
        }) = self.def(e).abilities.get(n as usize)
        else {
            return Err(&no::NOT_YOURS);
        };
        context.speeds[usize::from(self.speed_of_skill(e, n))]?;
        if *lock {
            self.can_lock(e)?;
        }
        if self.is_used_up(e, n, *once) {
            return Err(&no::ONCE);
        }
        let eye = EvalContext {
            seat,
            source: Some(e),
            biome: self.biome_of(e),
            global: false,
            x: 0,
        };
        if only_if.as_ref().is_some_and(|c| !self.holds_for(c, eye)) {
            return Err(&no::CONDITION);
        }
        let means = self.means_without(seat, e, *lock, &self.means_in(context, seat));
        let spare = can_pay(&cost.symbols(), &means).ok_or(&no::CANNOT_PAY)?;
        let draft = self.draft_skill(seat, e, n);
        if !costs.is_empty() && !self.can_pay(costs, &draft) {
            return Err(&no::CANNOT_PAY_ALL);
        }
        if self.can_aim_with_x(&draft, spare) {
            Ok(())
        } else if context.explains {
            Err(self.why_no_target(&draft, spare))
        } else {
            Err(&no::NO_TARGET)
        }
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
        let origin = Origin::Card(self.card(e).face);
        Action {
            ability: n,
            speed: self.speed_of_skill(e, n),
            biome: self.biome_of(e),
            ..Action::new(ActionKind::Skill, e, origin, seat)
        }
    }

    /// The cost of an action, without X and *firewall*. That of an event has what its text costs besides (D85).
    #[must_use]
    pub fn base_cost(&self, action: &Action) -> ([u8; 6], bool) {
        match action.kind {
            ActionKind::Play => {
                let mut due = self.play_cost(action.source, action.global);
                for cost in self.played_costs(action) {
                    if let OwnCost::Energy(cost) = cost {
                        add(&mut due, cost);
                    }
                }
                (due, self.def(action.source).cost.x)
            }
            ActionKind::Skill => match self.abilities(action.origin).get(action.ability as usize) {
                Some(Ability::Activated { cost, .. }) => (cost.symbols(), cost.x),
                _ => (Cost::default().symbols(), false),
            },
            ActionKind::Reaction => ([0; 6], false),
        }
    }
}
