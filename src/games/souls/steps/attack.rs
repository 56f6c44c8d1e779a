//! Attacks: declared, aimed, rolled to the death (F-25, F-90 to F-113, R36, R46).

use crate::games::souls::board::Board;
use crate::games::souls::choices::Choice;
use crate::games::souls::content::{DeckKind, Grant, Keyword};
use crate::games::souls::events::Event;
use crate::games::souls::ids::{player_id, seat_of};
use crate::games::souls::places::Place;
use crate::games::souls::refusals as no;
use crate::games::souls::state::{Ask, Attack, Entry, EntryKind, ForcedAttack, ForcedTarget, Task};
use crate::games::souls::triggers::TriggerEvent;
use crate::games::souls::{Step, Topic};
use crate::table::{Answer, ObjectId, Offers, Ref, Seat};

/// W4: nothing is chosen yet (F-90).
pub fn declared(board: &mut Board<'_>) {
    if board.game.attack.is_some() || board.is_waiting() {
        board.run_window();
    } else {
        board.goto(Step::Action);
    }
}

/// Offers the targets of the attack; then the helpers; then W5, if something triggered (R4).
pub fn target(board: &mut Board<'_>) {
    let Some(attack) = board.game.attack else {
        back(board);
        return;
    };
    match attack.target {
        None if attack.deck => board.cancel_attack(),
        None => offer_targets(board),
        Some(target) if !attack.asked_helpers => offer_helpers(board, target),
        Some(_) if board.is_waiting() => board.run_window(),
        Some(_) => board.goto_next(),
    }
}

/// The attack is over: once the stack is empty the rest of its last window belongs to the action phase again, in which
/// anything may be declared (R36).
fn back(board: &mut Board<'_>) {
    if board.game.stack.is_empty() {
        let window = board.game.window;
        board.goto(Step::Action);
        board.game.window = window;
    } else {
        board.run_window();
    }
}

fn offer_targets(board: &mut Board<'_>) {
    let seat = board.game.active;
    let additional = board.game.attack.is_some_and(|attack| attack.additional);
    if additional && !board.may_attack_also() {
        // R46: gone with what it had to be made on.
        board.cancel_attack();
        return;
    }
    let mut offers = board.offers();
    board.attack_targets(seat, &mut offers);
    if offers.options.is_empty() {
        board.cancel_attack();
        return;
    }
    board.game.ask = Ask::Step;
    board.ask(seat, Topic::Attack, Ref::None, offers);
}

/// Team up: the active player chooses who rolls too.
fn offer_helpers(board: &mut Board<'_>, target: ObjectId) {
    let helpers = board.game.attack.map_or(0, |attack| attack.helpers);
    let active = board.game.active;
    let free: Vec<Seat> = board
        .seats_from(active)
        .skip(1)
        .filter(|&seat| helpers & 1 << seat.0 == 0 && board.counts_as_alive(player_id(seat)))
        .filter(|&seat| Some(seat) != seat_of(target))
        .collect();
    if !board.stats(target).keywords.has(Keyword::TeamUp) || free.is_empty() {
        board.close_helpers();
        return;
    }
    let mut offers = board.offers();
    offers.offer(Choice::Done);
    for seat in free {
        offers.offer(Choice::Helper { seat });
    }
    board.game.ask = Ask::Step;
    board.ask(active, Topic::Helper, Ref::Object(target), offers);
}

/// F-97 to F-102: rolls until one of the two has no hit points, with windows between.
pub fn rolls(board: &mut Board<'_>) {
    let Some(attack) = board.game.attack else {
        back(board);
        return;
    };
    if board.is_waiting() {
        board.run_window();
        return;
    }
    let active = board.game.active;
    let goes_on = attack.target.is_some_and(|e| {
        board.status(e).stamp == attack.stamp && may_attack(board, active, e).is_ok()
    });
    if !goes_on {
        // R13: it cannot be attacked any more.
        board.cancel_attack();
        return;
    }
    if !board.counts_as_alive(player_id(active)) {
        board.end_attack();
        return;
    }
    if attack.rolls >= board.rules().rolls {
        board.end_turn();
        return;
    }
    let (roller, left) = next_roller(board, &attack);
    if let Some(attack) = &mut board.game.attack {
        attack.rolling = left;
        attack.rolls = attack.rolls.saturating_add(1);
    }
    let body = player_id(roller);
    let mut entry = Entry::new(EntryKind::Roll, body, board.card(body).face, roller);
    entry.combat = true;
    board.push_roll(entry);
}

/// The active player, then those who help in turn order, if they live (F-107, F-108).
fn next_roller(board: &Board<'_>, attack: &Attack) -> (Seat, u8) {
    let active = board.game.active;
    let mut left = attack.rolling;
    for seat in board.seats_from(active).skip(1) {
        if left & 1 << seat.0 != 0 {
            left &= !(1 << seat.0);
            if board.counts_as_alive(player_id(seat)) {
                return (seat, left);
            }
        }
    }
    (active, attack.helpers)
}

/// Whether `seat` may attack a thing as things stand (F-91): the top monster of a slot, or what is attackable.
pub fn may_attack(board: &Board<'_>, seat: Seat, e: ObjectId) -> Answer {
    if board.is_attackable(seat, e) && board.counts_as_alive(e) {
        Ok(())
    } else {
        Err(&no::NOT_ATTACKABLE)
    }
}

impl Board<'_> {
    /// Whether `seat` may attack such a thing at all, alive or not (F-91).
    #[must_use]
    pub fn is_attackable(&self, seat: Seat, e: ObjectId) -> bool {
        let stats = self.stats(e);
        self.is_creature(e)
            && (self.is_monster(e) || stats.attackable)
            && e != player_id(seat)
            && !stats.is(Grant::Unattackable)
    }

    /// F-25, F-111: counted when it is declared.
    pub fn declare_attack(&mut self) {
        let seat = self.game.active;
        let additional = self.attacks_left(seat) == 0;
        if !additional {
            let player = self.player_mut(seat);
            player.attacked = player.attacked.saturating_add(1);
        }
        self.game.attack = Some(Attack {
            additional,
            ..Attack::default()
        });
        self.log(Event::DeclareAttack { player: seat });
        self.react(TriggerEvent::AttackDeclared);
        self.goto(Step::AttackDeclared);
    }

    /// Every candidate for an attack of the active player; what is forced comes first (F-92).
    pub fn attack_targets(&self, seat: Seat, offers: &mut Offers) {
        let all = self.perhaps_attacked(seat);
        let forced: Vec<Ref> = self.forced(seat, &all);
        let judge = |to: Ref, answer: Answer| {
            answer.and(if forced.is_empty() || forced.contains(&to) {
                Ok(())
            } else {
                Err(&no::FORCED)
            })
        };
        for e in all {
            let to = Ref::Object(e);
            let answer = judge(to, may_attack(self, seat, e));
            offers.candidate(Choice::Target { to }, answer);
        }
        let deck = Self::at(Place::Deck(DeckKind::Monster));
        if self.has_monster_deck() {
            offers.candidate(Choice::Target { to: deck }, judge(deck, Ok(())));
        }
    }

    /// Everything in play that an attack could be about.
    fn perhaps_attacked(&self, seat: Seat) -> Vec<ObjectId> {
        let mut all: Vec<ObjectId> = Vec::new();
        self.gather_play(&mut all);
        all.retain(|&e| self.is_creature(e) || matches!(self.place_of(e), Place::Monster(_)));
        all.extend(self.seats_from(seat).skip(1).map(player_id));
        all
    }

    fn has_monster_deck(&self) -> bool {
        !self.deck(DeckKind::Monster).is_empty()
            || !self.row(Place::Discard(DeckKind::Monster)).is_empty()
    }

    fn forced(&self, seat: Seat, all: &[ObjectId]) -> Vec<Ref> {
        let additional = self.game.attack.is_some_and(|attack| attack.additional);
        let musts = self.game.musts.iter().filter(|must| self.is_valid(must));
        let mut forced: Vec<Ref> = musts
            .filter(|must| must.additional || !additional)
            .filter_map(|must| match must.what {
                ForcedTarget::Thing(e, _) => Some(Ref::Object(e)),
                ForcedTarget::Deck => Some(Self::at(Place::Deck(DeckKind::Monster))),
                ForcedTarget::Anything => None,
            })
            .collect();
        if !additional {
            let taunts = all
                .iter()
                .filter(|&&e| self.stats(e).is(Grant::Taunts) && may_attack(self, seat, e).is_ok());
            forced.extend(taunts.map(|&e| Ref::Object(e)));
        }
        forced
    }

    fn is_valid(&self, must: &ForcedAttack) -> bool {
        let seat = self.game.active;
        match must.what {
            ForcedTarget::Thing(e, stamp) => {
                self.status(e).stamp == stamp && may_attack(self, seat, e).is_ok()
            }
            ForcedTarget::Deck => self.has_monster_deck(),
            ForcedTarget::Anything => {
                let mut all = self.perhaps_attacked(seat).into_iter();
                self.has_monster_deck() || all.any(|e| may_attack(self, seat, e).is_ok())
            }
        }
    }

    /// F-113: whether the active player must and can still attack something.
    #[must_use]
    pub fn must_attack(&self) -> bool {
        self.game.musts.iter().any(|must| self.is_due(must))
    }

    /// Whether the active player must and can still attack that.
    pub(in crate::games::souls) fn is_due(&self, must: &ForcedAttack) -> bool {
        let seat = self.game.active;
        !self.game.dying
            && !self.stats(player_id(seat)).is(Grant::NoAttacks)
            && (must.additional || self.attacks_left(seat) > 0)
            && self.is_valid(must)
    }

    /// Whether an additional attack is due.
    #[must_use]
    pub fn may_attack_also(&self) -> bool {
        let mut musts = self.game.musts.iter();
        musts.any(|must| must.additional && self.is_valid(must))
    }

    /// The active player must attack that this turn.
    pub fn demand(&mut self, what: ForcedTarget, additional: bool) {
        self.game.musts.push(ForcedAttack { what, additional });
        let to = what.to();
        self.log(Event::Must {
            player: self.game.active,
            target: to,
        });
    }

    /// The target is named (F-91 to F-93).
    pub fn aim_attack(&mut self, to: Ref) {
        let seat = self.game.active;
        self.log(Event::Attack {
            player: seat,
            target: to,
        });
        let what = match to {
            Ref::Object(e) => ForcedTarget::Thing(e, self.status(e).stamp),
            _ => ForcedTarget::Deck,
        };
        self.meet_demand(what);
        match to {
            Ref::Object(e) => self.set_attacked(e, false),
            _ => {
                if let Some(attack) = &mut self.game.attack {
                    attack.deck = true;
                }
                match self.top_of(DeckKind::Monster) {
                    Some(card) => {
                        self.move_card(card, Place::Held);
                        self.then(Task::PlaceMonster {
                            seat,
                            card,
                            attack: true,
                            ambush: false,
                        });
                    }
                    None => self.cancel_attack(),
                }
            }
        }
    }

    /// An attack that had to be made is being made; an additional one leaves the others of the turn alone (R46).
    fn meet_demand(&mut self, what: ForcedTarget) {
        let musts = &mut self.game.musts;
        // The additional one first, if both are asked for; what is asked for by name first.
        let asked = |what, also: bool| {
            let mut musts = musts.iter();
            musts.position(|must| must.what == what && (must.additional || !also))
        };
        let found = [what, ForcedTarget::Anything]
            .into_iter()
            .find_map(|what| asked(what, true).or_else(|| asked(what, false)));
        let Some(at) = found else {
            return;
        };
        let must = musts.remove(at);
        let active = self.game.active;
        if let Some(attack) = &mut self.game.attack
            && must.additional
            && !attack.additional
        {
            attack.additional = true;
            let player = self.player_mut(active);
            player.attacked = player.attacked.saturating_sub(1);
        }
    }

    /// Makes that the target of the attack.
    fn set_attacked(&mut self, e: ObjectId, deck: bool) {
        let stamp = self.status(e).stamp;
        if let Some(attack) = &mut self.game.attack {
            attack.target = Some(e);
            attack.stamp = stamp;
        }
        self.game.dirty = true;
        self.refresh_stats();
        self.react(TriggerEvent::Attacked { what: e, deck });
    }

    /// F-93, F-95: the revealed monster is attacked, or the attack is cancelled and the card stays.
    pub fn attack_revealed(&mut self, card: ObjectId) {
        if self.game.attack.is_none() {
            return;
        }
        if may_attack(self, self.game.active, card).is_ok() {
            self.set_attacked(card, true);
        } else {
            self.cancel_attack();
        }
    }

    /// Another player rolls too.
    pub fn add_helper(&mut self, seat: Seat) {
        if let Some(attack) = &mut self.game.attack {
            attack.helpers |= 1 << seat.0;
        }
        self.log(Event::Helper {
            player: self.game.active,
            helper: seat,
        });
    }

    /// Ends the choice of helpers.
    pub fn close_helpers(&mut self) {
        if let Some(attack) = &mut self.game.attack {
            attack.asked_helpers = true;
        }
    }
}
