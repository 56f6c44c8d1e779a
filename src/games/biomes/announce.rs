//! Taking an action: mode, X, targets, then the whole cost, then it goes on the queue (N-55, N-62).

use crate::cards::language::{CarriesOut, HowMany, Language, Question};
use crate::cards::memory::Remembers;
use crate::cards::{Announces, EntryId};
use crate::table::{self, Ref};

use super::board::Board;
use super::choices::Choice;
use super::content::{Ability, OwnCost, TargetSpec};
use super::events::Event;
use super::payment::{can_pay, with_void};
use super::places::{Place, zone};
use super::reactions::{TRANSFER, TriggerEvent};
use super::state::{Action, ActionKind, Announce, Ask, Stage, Target, Task};
use super::stats::heed;
use super::{Biomes, Topic};

impl Announces<Biomes> for Board<'_> {
    fn announced(&self) -> Option<&Action> {
        self.game.announce.as_ref().map(|announce| &announce.action)
    }

    fn announced_mut(&mut self) -> Option<&mut Action> {
        let announce = self.game.announce.as_mut();
        announce.map(|announce| &mut announce.action)
    }

    fn announce_targets_of(&mut self, action: Action) {
        self.stage(action, Stage::Target);
    }

    fn stop_announcing(&mut self) {
        self.game.announce = None;
    }

    fn targets_chosen(&mut self, action: Action) -> bool {
        self.start_payment(action)
    }

    /// It may come after the host.
    fn target_spec(&self, action: &Action, n: usize) -> Option<&'static TargetSpec> {
        let hosts = usize::from(self.host_filter(action).is_some());
        let n = n.checked_sub(hosts)?;
        match self.abilities(action.origin).get(action.ability as usize)? {
            Ability::Execute { targets, .. }
            | Ability::Reactive { targets, .. }
            | Ability::Activated { targets, .. } => targets.get(n),
            Ability::Arriving { .. } | Ability::Persistent { .. } | Ability::Replaces { .. } => {
                None
            }
        }
    }

    fn how_many(&self, action: &Action) -> HowMany {
        let wanted = self.wanted(action, action.targets.place());
        wanted.map_or(HowMany::One, |(_, count)| count)
    }

    fn legal_targets(&self, action: &Action) -> Option<Vec<Target>> {
        let spare = match action.kind {
            ActionKind::Reaction => u32::MAX,
            ActionKind::Play | ActionKind::Skill => self.spare(action),
        };
        self.aims(action, spare)
    }

    fn target_choice(target: Target) -> table::Choice {
        let (to, part) = target.named();
        Choice::Target { to, part }.wire()
    }

    fn target_ref(target: Target) -> Ref {
        target.named().0
    }

    fn flow_question(&self) -> Option<&Question<Biomes, Action>> {
        match &self.game.ask {
            Ask::Flow(question) => Some(question),
            _ => None,
        }
    }
}

impl Board<'_> {
    /// Serial number for a new entry of the queue.
    pub fn next_serial(&mut self) -> u16 {
        // Far more than ever wait on the queue at once; the highest number stands for none.
        self.game.serial = self.game.serial % 60_000 + 1;
        self.game.serial
    }

    /// Starts taking an action.
    pub fn announce(&mut self, action: Action) {
        self.game.announce = Some(Announce {
            action,
            stage: Stage::Mode,
            due: [0; 6],
            within: false,
        });
    }

    /// Goes on with the action being taken until something is asked or it is on the queue.
    pub fn continue_announce(&mut self) {
        while let Some(announce) = self.game.announce {
            // A source that locked to pay may count for a skill.
            self.refresh_stats();
            let asked = match announce.stage {
                Stage::Mode => self.announce_mode(announce),
                Stage::Amount => self.announce_amount(announce),
                Stage::Target => self.announce_target(announce.action),
                Stage::Pay => self.announce_pay(announce),
            };
            if asked {
                self.game.ask = Ask::Announce;
                return;
            }
        }
    }

    fn stage(&mut self, action: Action, stage: Stage) -> bool {
        self.game.announce = Some(Announce {
            action,
            stage,
            due: [0; 6],
            within: false,
        });
        false
    }

    fn announce_mode(&mut self, announce: Announce) -> bool {
        let mut action = announce.action;
        let mut offers = self.offers();
        let mut first = None;
        for ability in self.modes(&action) {
            action.ability = ability;
            let spare = self.spare(&action);
            if self.can_take(&action, spare) {
                let card = action.source;
                offers.offer(Choice::Mode { card, ability });
                first = first.or(Some(ability));
            }
        }
        if offers.options.len() > 1 {
            let about = Ref::Object(action.source);
            self.ask(action.controller, Topic::Mode, about, offers);
            return true;
        }
        action.ability = first.unwrap_or(u8::MAX);
        self.offer.decision.options = offers.options;
        self.offer.close();
        self.stage(action, Stage::Amount)
    }

    /// Void the player could pay beyond the cost known so far.
    pub fn spare(&self, action: &Action) -> u32 {
        let (cost, _) = self.base_cost(action);
        let cost = with_void(cost, u32::from(action.x));
        let seat = action.controller;
        let means = match self.abilities(action.origin).get(action.ability as usize) {
            Some(Ability::Activated { lock, .. }) if action.kind == ActionKind::Skill => {
                self.means_without(seat, action.source, *lock, &self.means(seat))
            }
            _ => self.means(seat),
        };
        can_pay(&cost, &means).unwrap_or(0)
    }

    fn announce_amount(&mut self, announce: Announce) -> bool {
        let action = announce.action;
        let (_, has_x) = self.base_cost(&action);
        let most = self
            .spare(&action)
            .min(u32::from(self.content().rules.cost_cap));
        if !has_x || most == 0 {
            return self.stage(action, Stage::Target);
        }
        // What X takes is not there for firewalls.
        let with_x = (0..=most).map(|x| Action {
            x: x as u8,
            ..action
        });
        let possible = with_x.filter(|with_x| self.can_aim(with_x, self.spare(with_x)));
        let possible: Vec<Action> = possible.collect();
        if let [] | [_] = possible[..] {
            let only = possible.first().copied().unwrap_or(action);
            return self.stage(only, Stage::Target);
        }
        let mut offers = self.offers();
        for Action { x, source, .. } in possible {
            offers.offer(Choice::X { source, x });
        }
        let about = Ref::Object(action.source);
        self.ask(action.controller, Topic::X, about, offers);
        true
    }

    /// A paid action goes on the queue; the opponent of its controller may answer (N-59).
    pub fn push(&mut self, mut action: Action) {
        action.serial = self.next_serial();
        let gives_up = self.costs_of(&action).iter().any(Biomes::gives_up);
        action = self.begin_payment(action, gives_up);
        match action.kind {
            ActionKind::Play => {
                self.spend_prices(action.source);
                let player = self.player_mut(action.controller);
                player.functions = player.functions.saturating_add(1);
                self.stats_heed(heed::PLAYED);
                self.move_card(action.source, zone(action.controller, Place::Queue));
                // Energy is part of the cost of the card.
                let costs = self.played_costs(&action).iter().rev();
                for cost in costs.filter(|cost| !cost.is_energy()) {
                    self.pay_cost(cost, &action);
                }
                self.react(&TriggerEvent::Played(action.source, action.controller));
            }
            ActionKind::Skill => self.pay_with_object(&action),
            ActionKind::Reaction if self.step.is_closed() => {
                // D6: where nobody may act, reactions execute unanswered.
                self.run_action(action);
                return;
            }
            ActionKind::Reaction => {}
        }
        self.log(Event::Push {
            controller: action.controller,
            source: action.source,
            entry: EntryId(action.serial),
            target: self.public_target(&action),
            part: action.part(),
        });
        self.log_shares(&action);
        self.game.queue.push(action);
        self.game.window = Some(self.answering());
        for e in self.chosen_things(&action) {
            self.react(&TriggerEvent::Targeted(e, action.controller, action.source));
        }
    }

    /// The first target, unless it is a card in hand: that one is nobody else's business.
    fn public_target(&self, action: &Action) -> Ref {
        let first = action.targets.get(0);
        match first {
            Target::Thing(e) if self.is_card(e) && !self.sees(None, e) => Ref::None,
            _ => first.named().0,
        }
    }

    /// The first is paid first.
    fn pay_each(&mut self, costs: &'static [OwnCost], action: &Action) {
        for cost in costs.iter().rev() {
            self.pay_cost(cost, action);
        }
    }

    fn pay_with_object(&mut self, action: &Action) {
        let Some(Ability::Activated {
            costs,
            forfeit,
            once,
            ..
        }) = self.abilities(action.origin).get(action.ability as usize)
        else {
            return;
        };
        self.pay_each(costs, action);
        self.note_activation(action.source, action.ability, *once, action.controller);
        if *forfeit {
            self.terminate_now(action.source);
        }
    }

    /// Whether the reaction's text is the keyword *transfer*.
    #[must_use]
    pub const fn is_transfer(action: &Action) -> bool {
        matches!(action.kind, ActionKind::Reaction) && action.ability == TRANSFER
    }

    /// Chooses the text of the action that is taken.
    pub fn choose_mode(&mut self, ability: u8) {
        if let Some(announce) = &mut self.game.announce {
            announce.action.ability = ability;
            announce.stage = Stage::Amount;
        }
    }

    /// Chooses X of the action that is taken.
    pub fn choose_x(&mut self, x: u8) {
        if let Some(announce) = &mut self.game.announce {
            announce.action.x = x;
            announce.stage = Stage::Target;
        }
    }

    /// Puts work on the agenda so that what is pushed last is done first.
    pub fn then_all(&mut self, tasks: impl IntoIterator<Item = Task>) {
        self.game.agenda.extend(tasks);
    }
}
