//! Playing a card and activating an ability: text, targets, then the cost; then it goes on the Stack or, a
//! permanent, into play (H-23, H-25, H-32).

use crate::cards::EntryId;
use crate::cards::language::{CarriesOut, HowMany, Question, Values};
use crate::cards::memory::Remembers;
use crate::cards::tally::Tally;
use crate::table::{Ref, Refusal, Seats, refusals};

use super::Topic;
use super::actions::bit;
use super::aiming::WantedTarget;
use super::board::Board;
use super::choices::Choice;
use super::content::{Ability, CardKind};
use super::events::Event;
use super::places::{Place, zone};
use super::resolve::text_of;
use super::state::{Action, ActionKind, Announce, Ask, Stage};
use super::triggers::TriggerEvent;

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
                Stage::Target => self.announce_target(announce.action),
            };
            if asked {
                self.game.ask = Ask::Announce;
                return;
            }
        }
    }

    fn aim(&mut self, action: Action) -> bool {
        self.game.announce = Some(Announce {
            action,
            stage: Stage::Target,
        });
        false
    }

    fn announce_mode(&mut self, action: Action) -> bool {
        let modes: Vec<Action> = self.modes(&action).filter(|a| self.can_aim(a)).collect();
        if let [only] = modes[..] {
            return self.aim(only);
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

    fn announce_target(&mut self, mut action: Action) -> bool {
        if let Some(next) = self.next_share(&mut action) {
            self.aim(action);
            self.announce_share(action, next);
            return true;
        }
        let Some(legal) = self.aims(&action) else {
            self.game.announce = None;
            self.pay(action);
            return false;
        };
        let count = self.how_many(&action);
        match (&legal[..], count.is_enough(&action.targets)) {
            ([], true) => {
                action.targets.close();
                self.aim(action)
            }
            ([], false) => {
                // A triggered ability without a legal target does not go on the Stack.
                self.game.announce = None;
                false
            }
            (&[only], false) => {
                count.take(&mut action.targets, self.target(only));
                self.aim(action)
            }
            (_, enough) => {
                let about = Ref::Object(action.source);
                let mut offers = self.offers();
                if enough {
                    offers.offer(Choice::Done);
                }
                for to in legal {
                    offers.offer(Choice::Target { to });
                }
                self.ask(action.controller, Topic::Target, about, offers);
                true
            }
        }
    }

    /// Chooses the text of what is announced.
    pub fn choose_mode(&mut self, ability: u8) {
        if let Some(announce) = &mut self.game.announce {
            announce.action.ability = ability;
            announce.stage = Stage::Target;
        }
    }

    /// Chooses the next target of what is announced.
    pub fn choose_target(&mut self, to: Ref) {
        let target = self.target(to);
        if let Some(mut announce) = self.game.announce {
            let count = self.how_many(&announce.action);
            count.take(&mut announce.action.targets, target);
            self.game.announce = Some(announce);
        }
    }

    /// The target whose part is chosen next, of what is divided among those just chosen; parts without a choice are given.
    fn next_share(&self, action: &mut Action) -> Option<(usize, u8)> {
        let n = action.targets.place().checked_sub(1)?;
        let WantedTarget::Matching(spec, _) = self.wanted(action, n)? else {
            return None;
        };
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
                to: target.to,
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
                    to: target.to,
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

    /// The group of targets of what is announced has all that it is to have.
    pub fn finish_targets(&mut self) {
        if let Some(announce) = &mut self.game.announce {
            announce.action.targets.close();
        }
    }

    /// H-23, H-25: the cost is paid, then the card is played or the ability is on the Stack.
    fn pay(&mut self, action: Action) {
        let (seat, e) = (action.controller, action.source);
        match action.kind {
            ActionKind::Play => {
                let cost = self.cost(e);
                self.spend_prices(e);
                self.change_volition(seat, -cost);
                self.game.memory.tallies.add(Tally::Played, seat, 1);
                self.tell(Event::Play {
                    player: seat,
                    card: e,
                    target: self.public_target(&action),
                });
                if self.kind(e) == CardKind::Manipulation {
                    // H-32: the card is in Limbo at once; only its effect remains to resolve.
                    self.move_told(e, zone(self.card(e).owner, Place::Limbo), true);
                    self.react(&TriggerEvent::Played(e, seat));
                    self.push(action);
                } else {
                    self.enter_paid(&action);
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
                    self.status_mut(e).used |= bit(action.ability);
                    if let Some(span) = once.span(seat) {
                        self.game.memory.uses.add(e, action.ability, span);
                    }
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
        self.tell(Event::Push {
            controller: action.controller,
            source: action.source,
            entry: EntryId(serial),
            target: self.public_target(&action),
            text: text_of(&action),
        });
        self.tell_shares(&action);
        self.game.stack.push(action);
        self.game.window = Some(self.answering());
    }

    /// The first target, unless it is a card in hand: that one is nobody else's business.
    fn public_target(&self, action: &Action) -> Ref {
        match action.targets.get(0).to {
            Ref::Object(e) if self.is_card(e) && !self.sees(None, e) => Ref::None,
            to => to,
        }
    }
}
