//! Taking an action: mode, X, targets, then the whole cost, then it goes on the queue (N-55, N-62).

use crate::cards::language::{CarriesOut, HowMany, Question, Values};
use crate::cards::memory::Remembers;
use crate::table::{Ref, Refusal, refusals};

use super::Topic;
use super::board::Board;
use super::choices::Choice;
use super::content::Ability;
use super::events::Event;
use super::payment::{can_pay, with_void};
use super::places::{Place, zone};
use super::reactions::{TRANSFER, TriggerEvent};
use super::state::{Action, ActionKind, Announce, Ask, Part, Stage, Target, Task};
use super::stats::heed;
use crate::cards::EntryId;

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
                Stage::Target => self.announce_target(announce),
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
        let spare = self.spare(&action);
        let mut offers = self.offers();
        let mut first = None;
        for ability in self.modes(&action) {
            action.ability = ability;
            if self.can_aim(&action, spare) {
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
        let mut offers = self.offers();
        for x in 0..=most {
            // What X takes is not there for firewalls.
            let with_x = Action {
                x: x as u8,
                ..action
            };
            if self.can_aim(&with_x, self.spare(&with_x)) {
                offers.offer(Choice::X {
                    source: action.source,
                    x: x as u8,
                });
            }
        }
        if offers.options.len() < 2 {
            self.offer.decision.options = offers.options;
            self.offer.close();
            return self.stage(action, Stage::Target);
        }
        let about = Ref::Object(action.source);
        self.ask(action.controller, Topic::X, about, offers);
        true
    }

    fn announce_target(&mut self, announce: Announce) -> bool {
        let mut action = announce.action;
        if let Some(next) = self.next_share(&mut action) {
            self.stage(action, Stage::Target);
            self.announce_share(action, next);
            return true;
        }
        let spare = match action.kind {
            ActionKind::Reaction => u32::MAX,
            ActionKind::Play | ActionKind::Skill => self.spare(&action),
        };
        let Some(legal) = self.aims(&action, spare) else {
            return self.start_payment(action);
        };
        let count = self.how_many(&action);
        match (&legal[..], count.is_enough(&action.targets)) {
            ([], true) => {
                action.targets.close();
                self.stage(action, Stage::Target)
            }
            ([], false) => {
                // A reactive skill without a legal target is not queued.
                self.game.announce = None;
                false
            }
            (&[only], false) => {
                count.take(&mut action.targets, only);
                self.stage(action, Stage::Target)
            }
            (_, enough) => {
                let mut offers = self.offers();
                if enough {
                    offers.offer(Choice::Done);
                }
                for &target in &legal {
                    let (to, part) = self.target_ref(target);
                    offers.offer(Choice::Target { to, part });
                }
                let about = Ref::Object(action.source);
                self.ask(action.controller, Topic::Target, about, offers);
                true
            }
        }
    }

    /// A paid action goes on the queue; the opponent of its controller may answer (N-59).
    pub fn push(&mut self, mut action: Action) {
        action.serial = self.next_serial();
        match action.kind {
            ActionKind::Play => {
                self.spend_prices(action.source);
                let player = self.player_mut(action.controller);
                player.functions = player.functions.saturating_add(1);
                self.stats_heed(heed::PLAYED);
                self.move_card(action.source, zone(action.controller, Place::Queue));
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
        self.tell(Event::Push {
            controller: action.controller,
            source: action.source,
            entry: EntryId(action.serial),
            target: self.public_target(&action),
            part: action.part(),
        });
        self.tell_shares(&action);
        self.game.queue.push(action);
        self.game.window = Some(self.answering());
    }

    /// The first target, unless it is a card in hand: that one is nobody else's business.
    fn public_target(&self, action: &Action) -> Ref {
        let first = action.targets.get(0);
        match first {
            Target::Thing(e) if self.is_card(e) && !self.sees(None, e) => Ref::None,
            _ => self.target_ref(first).0,
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
        // The first is paid first.
        for cost in costs.iter().rev() {
            self.pay_cost(cost, action);
        }
        self.status_mut(action.source).used |= 1 << action.ability;
        if let Some(span) = once.span(action.controller) {
            self.game
                .memory
                .uses
                .add(action.source, action.ability, span);
        }
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

    /// Chooses the next target of the action that is taken.
    pub fn choose_target(&mut self, to: Ref, part: Part) {
        let target = match (to, part) {
            (Ref::Entry(serial), _) => Target::Entry(serial),
            (Ref::Object(id), Part::Whole) => Target::Thing(id),
            (Ref::Object(id), Part::Skill(n)) => Target::Skill(id, n),
            _ => Target::Gone,
        };
        if let Some(mut announce) = self.game.announce {
            let count = self.how_many(&announce.action);
            count.take(&mut announce.action.targets, target);
            self.game.announce = Some(announce);
        }
    }

    /// The target whose part is chosen next, of what is divided among those just chosen; parts without a choice are given.
    fn next_share(&self, action: &mut Action) -> Option<(usize, u8)> {
        let n = action.targets.place().checked_sub(1)?;
        let spec = self.target_spec(action, n)?;
        let total = self.divided(spec, action)?;
        action.targets.divide(n as u8, total)
    }

    /// Asks for the part of a target.
    fn announce_share(&mut self, action: Action, (at, most): (usize, u8)) {
        let Some(&target) = action.targets.all().get(at) else {
            return;
        };
        let about = Ref::Object(action.source);
        let mut offers = self.offers();
        for amount in 1..=i32::from(most) {
            offers.offer(Choice::Share {
                to: self.target_ref(target).0,
                amount,
            });
        }
        self.ask(action.controller, Topic::Share, about, offers);
    }

    /// Chooses the part of the next target of what is announced.
    pub fn choose_share(&mut self, amount: i32) {
        if let Some(mut announce) = self.game.announce {
            if let Some((at, _)) = self.next_share(&mut announce.action) {
                announce
                    .action
                    .targets
                    .give(at, u8::try_from(amount).unwrap_or_default());
            }
            self.game.announce = Some(announce);
        }
    }

    /// Says what part each target gets of what is divided.
    fn tell_shares(&mut self, action: &Action) {
        if action.later > 0 {
            return;
        }
        let shares = action.targets.shares();
        for (target, amount) in action.targets.all().iter().zip(shares) {
            if amount > 0 {
                self.tell(Event::Share {
                    player: action.controller,
                    source: action.source,
                    to: self.target_ref(*target).0,
                    amount,
                });
            }
        }
    }

    /// Why nobody can be done yet: more targets are needed, or more ways.
    #[must_use]
    pub fn wants_more(&self) -> Option<&'static Refusal> {
        match self.game.ask {
            Ask::Announce if Topic::Target.is_of(&self.offer.decision) => {
                let action = self.game.announce?.action;
                let count = self.how_many(&action);
                let more = count != HowMany::One && !count.is_enough(&action.targets);
                more.then_some(&refusals::MORE_TARGETS)
            }
            Ask::Flow(Question::PickSome { several, .. }) => {
                (!several.is_enough()).then_some(&refusals::MORE_WAYS)
            }
            _ => None,
        }
    }

    /// The group of targets of the action that is taken has all that it is to have.
    pub fn finish_targets(&mut self) {
        if let Some(announce) = &mut self.game.announce {
            announce.action.targets.close();
        }
    }

    /// Puts work on the agenda so that what is pushed last is done first.
    pub fn then_all(&mut self, tasks: impl IntoIterator<Item = Task>) {
        self.game.agenda.extend(tasks);
    }
}
