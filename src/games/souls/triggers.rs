//! Triggered abilities: which trigger by what happened, and how they reach the stack (F-75).

use crate::cards::NextWaiting;
use crate::cards::language::Values;
use crate::cards::tally::Tally;
use crate::table::{ObjectId, Offers, Ref, Seat, Target};

use super::Topic;
use super::board::Board;
use super::choices::Choice;
use super::content::{Ability, Played, TriggerCondition};
use super::filters::EvalContext;
use super::ids::{player_id, seat_of};
use super::places::Place;
use super::state::{Announce, Ask, Entry, EntryKind, Stage};
use super::trigger_event::DISCARDED;
pub use super::trigger_event::TriggerEvent;
use crate::packs::Whose;

/// The subject of the event.
#[derive(Default)]
pub struct EventFacts {
    pub that: Ref,
    pub player: Option<Seat>,
    pub amount: i32,
}

impl Board<'_> {
    /// Collects every triggered ability that triggers; they go on the stack at the next checkpoint. Returns
    /// whether any did.
    pub fn react(&mut self, what: TriggerEvent) -> bool {
        let bits = what.bits();
        self.count_deed(what);
        let before = self.game.triggers.len();
        if !self.game.memory.delayed.is_empty() {
            self.fire_delayed(what);
        }
        if self.game.reacting & bits != 0 {
            let mut all = Vec::new();
            self.gather_play(&mut all);
            for e in all {
                if self.facts(e).reacts & bits != 0 {
                    self.triggering(what, e);
                }
            }
        }
        if let Some(e) = what.witness()
            && seat_of(e).is_none()
            && !self.is_in_play(e)
            && self.facts(e).reacts & bits != 0
        {
            self.triggering(what, e);
        }
        if let TriggerEvent::Discarded(_, e) = what
            && self.facts(e).reacts & DISCARDED != 0
        {
            self.triggering(what, e);
        }
        self.game.triggers.len() > before
    }

    fn triggering(&mut self, what: TriggerEvent, source: ObjectId) {
        let at = self.place_of(source);
        let own =
            matches!(what, TriggerEvent::Entered(e) | TriggerEvent::Leaving(e) if e == source);
        // F-63, F-64: in the shop only entering and leaving; a card that became a soul has no abilities.
        if (matches!(at, Place::Shop(_)) && !own) || matches!(at, Place::Souls(_)) {
            return;
        }
        // R104: what is discarded was in a hand, and whoever held it controls its ability.
        let holder = match what {
            TriggerEvent::Discarded(seat, e) if e == source => Some(seat),
            _ => None,
        };
        let you = holder.unwrap_or_else(|| self.last_controller(source));
        let eye = EvalContext::new(you, source);
        let def = self.def(source);
        for (n, ability) in (0_u8..).zip(&def.abilities) {
            let Ability::Triggered {
                when,
                late,
                once,
                nth,
                only_if,
                ..
            } = ability
            else {
                continue;
            };
            let at_last = match what {
                TriggerEvent::Died { late, .. } | TriggerEvent::PlayerDied { late, .. } => late,
                _ => *late,
            };
            if holder.is_some() != matches!(when, TriggerCondition::Discarded) {
                continue;
            }
            if *late != at_last || self.is_used_up(source, n, *once) {
                continue;
            }
            let Some(about) = self.matches_when(when, what, eye) else {
                continue;
            };
            let mut entry =
                Entry::new(EntryKind::Trigger, source, self.card(source).face, eye.seat);
            entry.game = holder.is_none() && !self.is_kept(source);
            entry.stamp = self.status(source).stamp;
            entry.ability = n;
            entry.that = self.target(about.that);
            entry.player = about.player;
            entry.amount = about.amount;
            // A leaving card becomes another object. These abilities still mean it in its new place.
            if matches!(what, TriggerEvent::Leaving(e) | TriggerEvent::Destroyed(e) if e == source)
            {
                entry.stamp = entry.stamp.wrapping_add(1);
            }
            if matches!(what, TriggerEvent::Destroyed(e) if about.that == Ref::Object(e)) {
                entry.that.stamp = entry.that.stamp.wrapping_add(1);
            }
            if !self.game.memory.uses.is_nth(source, n, *nth) {
                continue;
            }
            if only_if.as_ref().is_none_or(|c| self.holds(c, &entry)) {
                self.note_limited_use(source, n, *once, eye.seat);
                self.game.triggers.push(entry);
            }
        }
    }

    /// Counts what players did this turn (R63).
    fn count_deed(&mut self, what: TriggerEvent) {
        let (tally, seat, n) = match what {
            TriggerEvent::Looted(seat, n) => (Tally::Drawn, seat, n),
            TriggerEvent::LootPlayed { seat, .. } => (Tally::Played, seat, 1),
            TriggerEvent::Discarded(seat, _) => (Tally::Discarded, seat, 1),
            TriggerEvent::Damaged { by, amount, .. } => match seat_of(by) {
                Some(seat) => (Tally::Damage, seat, amount),
                None if self.is_card(by) && self.is_kept(by) => {
                    (Tally::Damage, self.last_controller(by), amount)
                }
                None => return,
            },
            TriggerEvent::Destroyed(e) if self.was_item(e) => {
                (Tally::Destroyed, self.last_controller(e), 1)
            }
            TriggerEvent::Died {
                what, late: false, ..
            } if seat_of(what).is_none() => (Tally::Died, self.game.active, 1),
            _ => return,
        };
        self.game.memory.tallies.add(tally, seat, n);
    }

    /// The subject, if `when` matches `what`.
    pub fn matches_when(
        &self,
        when: &TriggerCondition,
        what: TriggerEvent,
        eye: EvalContext,
    ) -> Option<EventFacts> {
        let active = self.game.active;
        let by = |whose: Whose, seat: Seat| whose.fits(eye.seat, seat);
        let about = |yes: bool, that: Ref, player: Option<Seat>, amount: i32| {
            yes.then_some(EventFacts {
                that,
                player,
                amount,
            })
        };
        let thing = Ref::Object;
        match (when, what) {
            (TriggerCondition::GameStarts, TriggerEvent::GameStarts) => Some(EventFacts::default()),
            (TriggerCondition::TurnStarts(whose), TriggerEvent::TurnStarts)
            | (TriggerCondition::TurnEnds(whose), TriggerEvent::TurnEnds)
            | (TriggerCondition::AttackDeclared(whose), TriggerEvent::AttackDeclared)
            | (TriggerCondition::PurchaseDeclared(whose), TriggerEvent::PurchaseDeclared) => {
                about(by(*whose, active), Ref::None, Some(active), 0)
            }
            (TriggerCondition::Enters, TriggerEvent::Entered(e))
            | (TriggerCondition::Leaves, TriggerEvent::Leaving(e)) => {
                about(e == eye.source, Ref::None, None, 0)
            }
            (TriggerCondition::Dies, TriggerEvent::Died { what, .. }) => {
                let killer = self.status(what).hurt_by;
                let player = killer.and_then(seat_of);
                about(
                    what == eye.source,
                    killer.map_or(Ref::None, thing),
                    player,
                    0,
                )
            }
            (TriggerCondition::SomethingDies(filter), TriggerEvent::Died { what, was, .. }) => {
                let yes = self.matches_dead(filter, eye, what, was);
                about(yes, thing(what), None, 0)
            }
            (TriggerCondition::SomethingDies(filter), TriggerEvent::PlayerDied { seat, .. }) => {
                let e = player_id(seat);
                about(self.matches(filter, eye, e), thing(e), Some(seat), 0)
            }
            (TriggerCondition::PlayerDies(whose), TriggerEvent::PlayerDied { seat, .. }) => {
                about(by(*whose, seat), thing(player_id(seat)), Some(seat), 0)
            }
            (TriggerCondition::Damaged(filter), TriggerEvent::Damaged { to, amount, .. }) => {
                let yes = self.matches(filter, eye, to);
                about(yes, thing(to), seat_of(to), amount)
            }
            (
                TriggerCondition::CombatDamaged(filter),
                TriggerEvent::Damaged {
                    to,
                    amount,
                    combat: true,
                    ..
                },
            ) => {
                let yes = self.matches(filter, eye, to);
                about(yes, thing(to), seat_of(to), amount)
            }
            (
                TriggerCondition::Deals,
                TriggerEvent::Damaged {
                    to,
                    by: source,
                    amount,
                    combat,
                },
            ) => {
                let own = source == eye.source
                    || (combat
                        && self.place_of(eye.source).of_player().is_some()
                        && source == player_id(eye.seat));
                about(own, thing(to), seat_of(to), amount)
            }
            (
                TriggerCondition::DieRolled { by: whose, attack },
                TriggerEvent::DieRolled {
                    serial,
                    seat,
                    attack: combat,
                },
            ) => {
                let yes = by(*whose, seat) && attack.is_none_or(|wanted| wanted == combat);
                about(yes, Ref::Entry(serial), Some(seat), 0)
            }
            (
                TriggerCondition::WouldRoll {
                    by: whose,
                    on,
                    attack,
                },
                TriggerEvent::WouldRoll {
                    serial,
                    seat,
                    attack: combat,
                    n,
                },
            ) => {
                let yes = by(*whose, seat)
                    && on.contains(&n)
                    && attack.is_none_or(|wanted| wanted == combat);
                about(yes, Ref::Entry(serial), Some(seat), i32::from(n))
            }
            (
                TriggerCondition::Rolled {
                    by: whose,
                    on,
                    attack,
                },
                TriggerEvent::Rolled {
                    seat,
                    attack: combat,
                    n,
                },
            ) => {
                let yes = by(*whose, seat)
                    && on.contains(&n)
                    && attack.is_none_or(|wanted| wanted == combat);
                about(yes, Ref::None, Some(seat), i32::from(n))
            }
            (TriggerCondition::Attacked(filter), TriggerEvent::Attacked { what, deck }) => {
                // F-96: an attack on the deck is one only for the revealed monster itself.
                let yes = self.matches(filter, eye, what) && (!deck || what == eye.source);
                about(yes, thing(what), Some(active), 0)
            }
            (
                TriggerCondition::Hits(whose),
                TriggerEvent::Struck {
                    seat,
                    what,
                    hit: true,
                },
            )
            | (
                TriggerCondition::Misses(whose),
                TriggerEvent::Struck {
                    seat,
                    what,
                    hit: false,
                },
            ) => about(by(*whose, seat), thing(what), Some(seat), 0),
            (
                TriggerCondition::Plays(Played(filter)),
                TriggerEvent::LootPlayed { serial, card, seat },
            ) => {
                let yes = card != eye.source && self.matches_played(filter, eye, card, seat);
                about(yes, Ref::Entry(serial), Some(seat), 0)
            }
            (TriggerCondition::Targeted(filter, whose), TriggerEvent::Targeted(e, seat)) => {
                let yes = by(*whose, seat) && self.matches(filter, eye, e);
                about(yes, thing(e), Some(seat), 0)
            }
            (TriggerCondition::Discarded, TriggerEvent::Discarded(seat, e)) => {
                about(e == eye.source, Ref::None, Some(seat), 0)
            }
            (
                TriggerCondition::LootPlayed(whose),
                TriggerEvent::LootPlayed { serial, seat, .. },
            )
            | (TriggerCondition::Activates(whose), TriggerEvent::Activated { serial, seat }) => {
                about(by(*whose, seat), Ref::Entry(serial), Some(seat), 0)
            }
            (TriggerCondition::Purchased(whose), TriggerEvent::Purchased(e)) => {
                about(by(*whose, active), thing(e), Some(active), 0)
            }
            (TriggerCondition::GainsItem(whose), TriggerEvent::GainedItem(e, seat)) => {
                about(by(*whose, seat), thing(e), Some(seat), 0)
            }
            (TriggerCondition::GainsSoul(whose), TriggerEvent::GainedSoul(e, seat, n)) => {
                about(by(*whose, seat), thing(e), Some(seat), n)
            }
            (
                TriggerCondition::GainsCoinsFrom(whose, from),
                TriggerEvent::GainedCoins(seat, n, by_text),
            ) => about(
                by(*whose, seat) && *from == by_text,
                Ref::None,
                Some(seat),
                n,
            ),
            (TriggerCondition::GainsCoins(whose), TriggerEvent::GainedCoins(seat, n, _))
            | (TriggerCondition::Loots(whose), TriggerEvent::Looted(seat, n)) => {
                about(by(*whose, seat), Ref::None, Some(seat), n)
            }
            (TriggerCondition::Discards(whose), TriggerEvent::Discarded(seat, e)) => {
                about(by(*whose, seat), thing(e), Some(seat), 0)
            }
            (TriggerCondition::Destroyed(filter), TriggerEvent::Destroyed(e)) => {
                about(self.matches(filter, eye, e), thing(e), None, 0)
            }
            (TriggerCondition::CountersReach(n), TriggerEvent::Counted { on, before, after }) => {
                let passed = (before + 1..=after).contains(&i32::from(*n));
                about(on == eye.source && passed, Ref::None, None, 0)
            }
            _ => None,
        }
    }

    pub(super) fn was_item(&self, e: ObjectId) -> bool {
        use super::content::CardKind;
        matches!(
            self.facts(e).kind,
            CardKind::Treasure | CardKind::StartingItem
        )
    }

    /// F-75: puts the next triggered ability on the stack: the game's first, then the players' in turn order
    /// from the active one, each in an order of their choosing. Asks when there is a choice.
    pub fn stack_triggers(&mut self) {
        let active = self.game.active;
        let alike = |a: &Entry, b: &Entry| {
            a.source == b.source && a.ability == b.ability && a.later == b.later
        };
        let triggers = &self.game.triggers;
        let next = if triggers.iter().any(|entry| entry.game) {
            NextWaiting::among(triggers, [active], |entry, _| entry.game, alike)
        } else {
            let seats = self.seats_from(active);
            NextWaiting::among(triggers, seats, |e, seat| e.controller == seat, alike)
        };
        let (seat, mine) = match next {
            NextWaiting::Nothing => return self.game.triggers.clear(),
            NextWaiting::One(place) => return self.stack_trigger(place),
            NextWaiting::Choose(seat, mine) => (seat, mine),
        };
        self.game.ask = Ask::Trigger;
        let mut offers = Offers::default();
        for n in mine {
            let source = self.game.triggers[n].source;
            offers.offer(Choice::Trigger { source, place: n });
        }
        self.ask(seat, Topic::Trigger, Ref::None, offers);
    }

    /// Takes triggered ability `n` and starts choosing its mode and targets; one that needs a target and finds
    /// none does not go on the stack.
    pub fn stack_trigger(&mut self, n: usize) {
        if n < self.game.triggers.len() {
            let mut entry = self.game.triggers.remove(n);
            if entry.game {
                // F-65, R8: it may have waited for another player's turn.
                entry.controller = self.game.active;
            }
            self.game.announce = Some(Announce {
                entry,
                stage: Stage::Mode,
            });
        }
    }

    /// A target as it is now.
    #[must_use]
    pub fn target(&self, to: Ref) -> Target {
        let (stamp, controller) = match to {
            Ref::Object(e) if self.exists(e) => (self.status(e).stamp, self.last_controller(e)),
            Ref::Entry(serial) => {
                let mut stack = self.game.stack.iter();
                let entry = stack.find(|entry| entry.serial == serial);
                (0, entry.map_or(Seat(0), |entry| entry.controller))
            }
            _ => (0, Seat(0)),
        };
        Target {
            to,
            stamp,
            controller,
        }
    }
}
