//! Playing a card and activating an ability: text, targets, then the cost; then it goes on the Stack or, a
//! permanent, into play (H-23, H-25, H-32).

use crate::cards::language::{CarriesOut, HowMany, Language, Question};
use crate::cards::memory::Remembers;
use crate::cards::tally::Tally;
use crate::cards::{Announces, EntryId};
use crate::table::{self, Ref, Seats, Target};

use super::aiming::WantedTarget;
use super::board::Board;
use super::choices::Choice;
use super::content::{Ability, CardKind, Cost, TargetSpec};
use super::events::Event;
use super::places::{Place, zone};
use super::resolve::text_of;
use super::state::{Action, ActionKind, Announce, Ask, Stage};
use super::triggers::TriggerEvent;
use super::{Sanctuary, Topic};

/// The highest X.
const MOST_X: u8 = 99;

impl Announces<Sanctuary> for Board<'_> {
    fn announced(&self) -> Option<&Action> {
        self.game.announce.as_ref().map(|announce| &announce.action)
    }

    fn announced_mut(&mut self) -> Option<&mut Action> {
        let announce = self.game.announce.as_mut();
        announce.map(|announce| &mut announce.action)
    }

    fn announce_targets_of(&mut self, action: Action) {
        self.game.announce = Some(Announce {
            action,
            stage: Stage::Target,
        });
    }

    fn stop_announcing(&mut self) {
        self.game.announce = None;
    }

    fn targets_chosen(&mut self, action: Action) -> bool {
        self.game.announce = None;
        self.pay(action);
        false
    }

    fn target_spec(&self, action: &Action, n: usize) -> Option<&'static TargetSpec> {
        match self.wanted(action, n)? {
            WantedTarget::Matching(spec, _) => Some(spec),
            WantedTarget::Carrier => None,
        }
    }

    fn how_many(&self, action: &Action) -> HowMany {
        let wanted = self.wanted(action, action.targets.place());
        wanted.map_or(HowMany::One, WantedTarget::count)
    }

    fn legal_targets(&self, action: &Action) -> Option<Vec<Target>> {
        let legal = self.aims(action)?.into_iter();
        Some(legal.map(|to| self.target(to)).collect())
    }

    fn target_choice(Target { to, .. }: Target) -> table::Choice {
        Choice::Target { to }.wire()
    }

    fn target_ref(target: Target) -> Ref {
        target.to
    }

    fn flow_question(&self) -> Option<&Question<Sanctuary, Action>> {
        match &self.game.ask {
            Ask::Flow(question) => Some(question),
            _ => None,
        }
    }
}

impl Board<'_> {
    /// Starts playing or activating.
    pub fn announce(&mut self, action: Action) {
        self.game.announce = Some(Announce {
            action,
            stage: Stage::Mode,
        });
    }

    /// Goes on until something is asked or it is done.
    pub fn continue_announce(&mut self) {
        while let Some(announce) = self.game.announce {
            let asked = match announce.stage {
                Stage::Mode => self.announce_mode(announce.action),
                Stage::Amount => self.announce_amount(announce.action),
                Stage::Target => self.announce_target(announce.action),
            };
            if asked {
                self.game.ask = Ask::Announce;
                return;
            }
        }
    }

    fn announce_mode(&mut self, action: Action) -> bool {
        let modes: Vec<Action> = self.modes(&action).filter(|a| self.can_take(a)).collect();
        if let [only] = modes[..] {
            self.game.announce = Some(Announce {
                action: only,
                stage: Stage::Amount,
            });
            return false;
        }
        let about = Ref::Object(action.source);
        let mut offers = self.offers();
        for mode in modes {
            offers.offer(Choice::Mode {
                card: action.source,
                ability: mode.ability,
            });
        }
        self.ask(action.controller, Topic::Mode, about, offers);
        true
    }

    /// Chooses the text of what is announced.
    pub fn choose_mode(&mut self, ability: u8) {
        if let Some(announce) = &mut self.game.announce {
            announce.action.ability = ability;
            announce.stage = Stage::Amount;
        }
    }

    /// C114: asks how much is paid for X, up to what is left of the Volition.
    fn announce_amount(&mut self, action: Action) -> bool {
        let aims = |with_x: &Action| self.can_aim(with_x);
        let possible: Vec<Action> = self.with_each_x(&action).filter(aims).collect();
        if let [] | [_] = possible[..] {
            self.announce_targets_of(possible.first().copied().unwrap_or(action));
            return false;
        }
        let about = Ref::Object(action.source);
        let mut offers = self.offers();
        for Action { x, source, .. } in possible {
            offers.offer(Choice::X { source, x });
        }
        self.ask(action.controller, Topic::X, about, offers);
        true
    }

    /// The action with each X that can be paid; only as it is if it has none.
    pub fn with_each_x(&self, action: &Action) -> impl Iterator<Item = Action> {
        let costs = self.costs_of(action);
        let price = match self.ability(action.face, action.ability) {
            Some(Ability::Activated { cost, .. }) => cost.as_ref().map_or(0, |cost| cost.value),
            _ => 0,
        };
        let left = self.player(action.controller).volition - i32::from(price);
        let most = match costs.contains(&Cost::VolitionX) {
            true => left.clamp(0, i32::from(MOST_X)) as u8,
            false => 0,
        };
        let action = *action;
        let with_x = (0..=most).map(move |x| Action {
            x: if x > 0 { x } else { action.x },
            ..action
        });
        with_x.take_while(move |with_x| with_x.x == action.x || self.can_pay(costs, with_x))
    }

    /// Whether there are legal targets with some X that can be paid; X may be divided among them.
    #[must_use]
    pub fn can_aim_with_x(&self, action: &Action) -> bool {
        let mut with_x = self.with_each_x(action).skip(1);
        self.can_aim(action) || with_x.any(|with_x| self.can_aim(&with_x))
    }

    /// Chooses X of what is announced.
    pub fn choose_x(&mut self, x: u8) {
        if let Some(announce) = &mut self.game.announce {
            announce.action.x = x;
            announce.stage = Stage::Target;
        }
    }

    /// What is paid for an action besides its printed Volition.
    fn costs_of(&self, action: &Action) -> &'static [Cost] {
        match (action.kind, self.ability(action.face, action.ability)) {
            // A copy pays nothing and keeps the X of what it copies.
            (ActionKind::Trigger, _) => &[],
            (_, Some(Ability::Activated { costs, .. } | Ability::Resolve { costs, .. })) => costs,
            _ => &[],
        }
    }

    /// H-23, H-25: the cost is paid, then the card is played or the ability is on the Stack.
    fn pay(&mut self, action: Action) {
        let (seat, e) = (action.controller, action.source);
        let gives_up = self.costs_of(&action).iter().any(Sanctuary::gives_up);
        let action = self.begin_payment(action, gives_up);
        match action.kind {
            ActionKind::Play => {
                let cost = self.cost(e);
                self.spend_prices(e);
                self.change_volition(seat, -cost);
                self.game.memory.tallies.add(Tally::Played, seat, 1);
                self.log(Event::Play {
                    player: seat,
                    card: e,
                    target: self.public_target(&action),
                });
                if self.kind(e) == CardKind::Manipulation {
                    // H-32: the card is in Limbo at once; only its effect remains to resolve.
                    self.move_told(e, zone(self.card(e).owner, Place::Limbo), true);
                    self.react(&TriggerEvent::Played(e, seat));
                    for cost in self.played_costs(&action) {
                        self.pay_cost(cost, &action);
                    }
                    self.push(action);
                } else {
                    self.react(&TriggerEvent::Played(e, seat));
                    self.enter_paid(&action);
                    // It pays with nothing of itself, so it may be in play by then.
                    for cost in self.played_costs(&action) {
                        self.pay_cost(cost, &action);
                    }
                }
            }
            ActionKind::Ability => {
                if let Some(Ability::Activated {
                    cost,
                    costs,
                    destroy,
                    once,
                    ..
                }) = self.ability(action.face, action.ability)
                {
                    for cost in costs {
                        self.pay_cost(cost, &action);
                    }
                    let cost = cost.as_ref().map_or(0, |cost| i32::from(cost.value));
                    self.change_volition(seat, -cost);
                    self.note_activation(e, action.ability, *once, seat);
                    if *destroy {
                        self.destroy_now(&[e]);
                    }
                }
                self.push(action);
            }
            ActionKind::Trigger => self.push(action),
        }
    }

    /// Permanents do not use the Stack.
    fn enter_paid(&mut self, action: &Action) {
        let seat = action.controller;
        if self.kind(action.source) == CardKind::Enhancement {
            self.player_mut(seat).enhanced += 1;
        }
        let carrier = match action.targets.get(0).to {
            Ref::Object(carrier) => Some(carrier),
            _ => None,
        };
        self.enter_play(action.source, seat, carrier);
    }

    /// On the Stack; the other player may answer first, after a triggered ability the active one (C33).
    fn push(&mut self, mut action: Action) {
        if self.game.repeats >= self.rules().repeats {
            // T-09, C55: abilities answer each other for ever.
            self.decide(Seats::NONE);
            return;
        }
        self.game.repeats += 1;
        // The highest number means none yet. So many entries never lie on the Stack at once.
        let serial = match self.game.serial.saturating_add(1) {
            u16::MAX => 1,
            next => next,
        };
        self.game.serial = serial;
        action.serial = serial;
        self.log(Event::Push {
            controller: action.controller,
            source: action.source,
            entry: EntryId(serial),
            target: self.public_target(&action),
            text: text_of(&action),
        });
        self.log_shares(&action);
        self.game.stack.push(action);
        self.game.window = Some(self.answering());
        for e in self.chosen_things(&action) {
            self.react(&TriggerEvent::Targeted(e, action.controller, action.source));
        }
    }

    /// The first target, unless it is a card in hand: that one is nobody else's business.
    fn public_target(&self, action: &Action) -> Ref {
        match action.targets.get(0).to {
            Ref::Object(e) if self.is_card(e) && !self.sees(None, e) => Ref::None,
            to => to,
        }
    }
}
