//! Effects on things in play: damage, healing, destroying, charging, counters, what they get.

use crate::cards::CardEvent;
use crate::cards::language::{CarriesOut, TurnsOf, Values};
use crate::games::souls::board::Board;
use crate::games::souls::content::{CardKind, Grant, Keyword, Lasting, SlotKind, Verb};
use crate::games::souls::events::Event;
use crate::games::souls::places::Place;
use crate::games::souls::state::{Card, Change, ChangeKind, Entry, ForcedTarget, Task, Until};
use crate::table::{ObjectId, Seat};

impl Board<'_> {
    pub(super) fn apply_to_things(&mut self, verb: &'static Verb, entry: &Entry) -> bool {
        match verb {
            Verb::Damage(amount, who) => {
                let n = self.amount(amount, entry);
                // F-161: pushed in reverse, so that it resolves in order.
                for e in self.things(who, entry).into_iter().rev() {
                    self.push_damage(entry.source, e, n, false);
                    self.game.happened |= n > 0;
                }
            }
            Verb::Heal(amount, who) => {
                let n = self.amount(amount, entry);
                for e in self.things(who, entry) {
                    self.game.happened |= self.heal(e, n);
                }
            }
            // R129: whatever is marked on it.
            Verb::HealAll(who) => {
                for e in self.things(who, entry) {
                    self.game.happened |= self.heal(e, i32::MAX);
                }
            }
            Verb::Shield(amount, who) => {
                let n = self.amount(amount, entry).max(0);
                let mut shielded = self.things(who, entry);
                shielded.retain(|&e| self.is_creature(e));
                for e in shielded {
                    self.game.happened |= n > 0;
                    self.add_shield(e, self.controller(e), Some(n));
                }
            }
            Verb::PreventAll(who) => {
                let mut shielded = self.things(who, entry);
                shielded.retain(|&e| self.is_creature(e));
                for e in shielded {
                    self.game.happened = true;
                    self.add_shield(e, self.controller(e), None);
                }
            }
            Verb::Kill(who) => {
                for e in self.things(who, entry) {
                    let done = if self.is_creature(e) {
                        self.kill(e, entry.source)
                    } else {
                        self.destroy(e)
                    };
                    self.game.happened |= done;
                }
            }
            Verb::Destroy(who) => {
                let mut any = false;
                for e in self.things(who, entry) {
                    any |= self.destroy(e) && self.game.happened;
                }
                self.game.happened = any;
            }
            Verb::Recharge(who) => {
                for e in self.things(who, entry) {
                    self.game.happened |= self.recharge(e);
                }
            }
            Verb::Deactivate(who) => {
                for e in self.things(who, entry) {
                    self.game.happened |= self.deactivate(e);
                }
            }
            Verb::AddCounters(amount, who) | Verb::RemoveCounters(amount, who) => {
                let n = self.amount(amount, entry).max(0);
                let more = matches!(verb, Verb::AddCounters(..));
                for e in self.things(who, entry) {
                    let changed = self.change_counters(e, if more { n } else { -n });
                    self.game.happened |= changed;
                }
            }
            Verb::Grant(grant, who, duration) => {
                for e in self.things(who, entry) {
                    self.grant(e, ChangeKind::Grant(*grant), duration, entry);
                }
            }
            Verb::GrantPer(amount, grant, who, duration) => {
                let times = self.amount(amount, entry).max(0);
                for e in self.things(who, entry) {
                    if times > 0 {
                        self.grant(e, ChangeKind::Grant(grant.times(times)), duration, entry);
                    }
                }
            }
            Verb::Become(card, who, duration) => {
                for e in self.things(who, entry) {
                    let face = card.index;
                    if self.become_card(e, face, duration, entry) {
                        self.log(Event::Become {
                            player: self.controller(e),
                            card: e,
                            face,
                        });
                    }
                }
            }
            Verb::Copy(what, of, duration) => {
                let of = self.things(of, entry).first().copied();
                for e in self.things(what, entry) {
                    if let Some(of) = of.filter(|&of| of != e) {
                        self.copy(e, of, duration, entry);
                    }
                }
            }
            Verb::RerollItem(who) => {
                for e in self.things(who, entry) {
                    self.reroll_item(e);
                }
            }
            Verb::Show(who) => {
                for e in self.things(who, entry) {
                    self.show_card(e, entry.controller);
                }
            }
            Verb::Steal(who) => {
                for e in self.things(who, entry) {
                    self.game.happened |= self.take(e, entry.controller);
                }
            }
            Verb::GainControl(who, duration) => {
                for e in self.things(who, entry) {
                    self.borrow(e, duration, entry);
                }
            }
            Verb::Give(who, player) => {
                if let Some(&seat) = self.seats(player, entry).first() {
                    for e in self.things(who, entry) {
                        self.game.happened |= self.take(e, seat);
                    }
                }
            }
            Verb::Swap(a, b) => {
                let (a, b) = (self.things(a, entry), self.things(b, entry));
                if let (Some(&a), Some(&b)) = (a.first(), b.first()) {
                    let (keeps, gets) = (self.controller(a), self.controller(b));
                    if self.status(a).owned && self.status(b).owned && keeps != gets {
                        self.game.happened = self.take(a, gets) && self.take(b, keeps);
                    }
                }
            }
            Verb::SwapStats(a, b, duration) => {
                let (a, b) = (self.things(a, entry), self.things(b, entry));
                if let (Some(&a), Some(&b)) = (a.first(), b.first())
                    && self.is_creature(a)
                    && self.is_creature(b)
                {
                    let attack = self.stats(b).attack - self.stats(a).attack;
                    let hp = self.stats(b).hp - self.stats(a).hp;
                    for (e, sign) in [(a, 1), (b, -1)] {
                        for grant in [Grant::Attack(attack * sign), Grant::Hp(hp * sign)] {
                            self.grant(e, ChangeKind::Grant(grant), duration, entry);
                        }
                    }
                }
            }
            Verb::SetStats {
                attack,
                hp,
                who,
                until,
            } => {
                let [attack, hp] = [attack, hp].map(|n| n.as_ref().map(|n| self.amount(n, entry)));
                for e in self.things(who, entry) {
                    if !self.is_creature(e) {
                        continue;
                    }
                    let now = *self.stats(e);
                    let attack = attack.map(|to| Grant::Attack(to - now.attack));
                    let hp = hp.map(|to| Grant::Hp(to - now.hp));
                    for grant in [attack, hp].into_iter().flatten() {
                        self.grant(e, ChangeKind::Grant(grant), until, entry);
                    }
                }
            }
            Verb::MustAttack(who) | Verb::MustAttackAlso(who) => {
                let additional = matches!(verb, Verb::MustAttackAlso(_));
                for e in self.things(who, entry) {
                    let what = ForcedTarget::Thing(e, self.status(e).stamp);
                    self.demand(what, additional);
                    self.game.happened = true;
                }
            }
            Verb::MustAttackAny | Verb::MustAttackAnyAlso => {
                self.demand(ForcedTarget::Anything, *verb == Verb::MustAttackAnyAlso);
                self.game.happened = true;
            }
            Verb::MustAttackDeck => {
                self.demand(ForcedTarget::Deck, true);
                self.game.happened = true;
            }
            Verb::MoreSlots(kind, count) => {
                self.more_slots(*kind, *count);
                self.game.happened = true;
            }
            _ => return false,
        }
        true
    }

    /// Puts a card under that player's control: an item, curse or soul in play, an item of the shop, a loot card of a
    /// hand.
    fn take(&mut self, e: ObjectId, seat: Seat) -> bool {
        match self.place_of(e) {
            Place::Hand(_) => self.put_in_hand(e, seat),
            _ => {
                self.keep(e);
                self.control(e, seat)
            }
        }
    }

    /// Gives something to a thing for a while.
    fn grant(&mut self, e: ObjectId, what: ChangeKind, until: &Lasting, entry: &Entry) {
        if !self.is_in_play(e) {
            return;
        }
        let Some(until) = self.ends(until, entry) else {
            return;
        };
        self.game.changes.push(Change {
            card: e,
            what,
            until,
        });
        self.game.dirty = true;
        self.game.happened = true;
        self.log(Event::Grant {
            player: self.controller(e),
            card: e,
        });
    }

    /// R105: the controller of the entry controls it for that long, then whoever controlled it before.
    fn borrow(&mut self, e: ObjectId, until: &Lasting, entry: &Entry) {
        let (back, seat) = (self.controller(e), entry.controller);
        let owned = self.is_in_play(e) && self.is_card(e) && self.status(e).owned;
        if !owned || back == seat {
            return;
        }
        let Some(until) = self.ends(until, entry) else {
            return;
        };
        if !self.control(e, seat) {
            return;
        }
        self.game.happened = true;
        if until == Until::Leaves {
            self.keep(e);
        } else {
            self.game.changes.push(Change {
                card: e,
                what: ChangeKind::Control(back),
                until,
            });
        }
    }

    /// Nothing that ends gives it back any more.
    fn keep(&mut self, e: ObjectId) {
        let lent = |c: &Change| c.card == e && matches!(c.what, ChangeKind::Control(_));
        self.game.changes.retain(|change| !lent(change));
    }

    /// Something that was lent goes back, if its player still plays.
    pub fn give_back(&mut self, e: ObjectId, back: Seat) {
        if self.plays(back) && self.is_in_play(e) && self.status(e).owned {
            self.control(e, back);
        }
    }

    /// When something ends that lasts so long; `None` if it is over at once.
    fn ends(&self, until: &Lasting, entry: &Entry) -> Option<Until> {
        Some(match until {
            Lasting::Turn => Until::Turn,
            Lasting::WhileInPlay if !self.is_in_play(entry.source) => return None,
            Lasting::WhileInPlay => Until::While(entry.source),
            Lasting::Game | Lasting::Permanent => Until::Leaves,
            Lasting::NextTurnOf(player) => Until::NextTurnOf(TurnsOf(self.bits(player, entry))),
            Lasting::Round => {
                // F-44, F-45, R58: of the game's objects, rooms among them, the starting player is the measure.
                let seat = if entry.game || self.is_games(entry.source) {
                    self.game.starting
                } else {
                    entry.controller
                };
                Until::Round(seat, self.player(seat).turns)
            }
        })
    }

    /// Whether a card is the game's own: a room, or a monster card that no player keeps as a curse.
    fn is_games(&self, e: ObjectId) -> bool {
        self.is_card(e)
            && matches!(self.printed_kind(e), CardKind::Room | CardKind::Monster)
            && !self.is_kept(e)
    }

    /// F-165: the first becomes a copy of the second.
    fn copy(&mut self, e: ObjectId, of: ObjectId, duration: &Lasting, entry: &Entry) {
        let face = self.card(of).face;
        if self.become_card(e, face, duration, entry) {
            self.log(Event::Copy {
                player: self.controller(e),
                card: e,
                of,
            });
        }
    }

    /// A card in play becomes another one; counters, charge and damage are its own (F-165, R75).
    fn become_card(&mut self, e: ObjectId, face: u16, duration: &Lasting, entry: &Entry) -> bool {
        let known = usize::from(face) < self.content().cards.len();
        if !known || !self.is_card(e) || !self.is_in_play(e) {
            return false;
        }
        let before = self.game.changes.len();
        let old = self.card(e).face;
        // The abilities it has now have not been used.
        self.status_mut(e).used = 0;
        self.grant(e, ChangeKind::Face(old), duration, entry);
        if self.game.changes.len() == before {
            return false;
        }
        self.set_face(e, face);
        let facts = *self.facts(e);
        self.game.reacting |= facts.reacts;
        self.game.replacing |= facts.replaces;
        self.game.counts_stack |= facts.counts_stack;
        true
    }

    /// You gain a token that is a copy of an item (R110).
    pub(super) fn spawn_copy(&mut self, token: u16, face: u16, entry: &Entry) {
        let def = self.content().cards.get(usize::from(face));
        let item = def.is_some_and(|def| {
            matches!(def.kind, CardKind::StartingItem | CardKind::Treasure)
                || def.has(Keyword::Trinket)
        });
        let card = Card {
            face,
            printed: token,
        };
        if item
            && let Some(e) = self.spawn_card(card, entry.controller)
            && self.is_in_play(e)
        {
            self.game.changes.push(Change {
                card: e,
                what: ChangeKind::Face(token),
                until: Until::Leaves,
            });
        }
    }

    /// F-162: destroyed, and if that worked its controller gains 1 treasure; a shop item is replaced.
    fn reroll_item(&mut self, e: ObjectId) {
        let at = self.place_of(e);
        let slot = match at.slot() {
            Some((SlotKind::Shop, n)) => Some(n),
            _ if matches!(at, Place::Items(_)) => None,
            _ => return,
        };
        self.then(Task::Rerolled {
            seat: self.controller(e),
            card: e,
            stamp: self.status(e).stamp,
            slot,
        });
        self.destroy(e);
    }

    /// The item is gone, or on its way: a treasure for whoever controlled it, or for its slot of the shop.
    pub fn rerolled(&mut self, seat: Seat, card: ObjectId, stamp: u16, slot: Option<u8>) {
        use crate::games::souls::replaceable_event::ReplaceableKind;
        let dying = self.is_creature(card) && self.hp(card) == 0;
        let gone = dying || self.status(card).stamp != stamp;
        self.game.happened = gone;
        match slot {
            _ if !gone => {}
            Some(n) => {
                self.restock(SlotKind::Shop, n);
            }
            None => self.gain(ReplaceableKind::Treasure, seat, 1),
        }
    }
}

impl Board<'_> {
    /// R118: everybody sees a card that lies in a hand or a deck.
    fn show_card(&mut self, card: ObjectId, player: Seat) {
        if matches!(self.place_of(card), Place::Hand(_) | Place::Deck(_)) {
            self.game.happened = true;
            self.log(CardEvent::Reveal { player, card });
        }
    }
}
