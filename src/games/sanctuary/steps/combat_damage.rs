//! Combat: pairs deal damage to each other, then the Sanctuary is damaged (H-61 to H-68, C30).

use crate::cards::language::Replaceable;
use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::choices::Choice;
use crate::games::sanctuary::content::Label;
use crate::games::sanctuary::harm::excess;
use crate::games::sanctuary::limits;
use crate::games::sanctuary::refusals as no;
use crate::games::sanctuary::state::{Ask, Blocker};
use crate::games::sanctuary::triggers::TriggerEvent;
use crate::games::sanctuary::view::{BlockView, PairView};
use crate::games::sanctuary::{Step, Topic};
use crate::table::{ObjectId, Offers, Ref, Seat};

/// H-61: once every attacker that fights several blockers has divided its damage, all pairs deal theirs at
/// the same time; what triggers by it is answered before the Sanctuary is damaged (H-65, C36).
pub fn pairs(board: &mut Board<'_>) {
    if board.game.dealt {
        board.only_answers();
        return;
    }
    if board.ask_division() {
        return;
    }
    board.game.dealt = true;
    board.deal_pairs();
}

/// H-62 to H-64, H-67, H-68: unblocked attackers deal their Strength, blocked ones whose blockers are gone
/// what is left over theirs; all at once (C48).
pub fn sanctuary(board: &mut Board<'_>) {
    let seat = board.game.active.other();
    let attackers: Vec<ObjectId> = board.fighting_attackers().collect();
    let mut hits: Vec<(ObjectId, i32)> = Vec::new();
    for e in attackers {
        let amount = board.to_sanctuary(e);
        if amount > 0 {
            hits.push((e, amount));
        }
    }
    let to = board.player(seat).sanctuary;
    let sum = limits::total(hits.iter().map(|&(_, n)| n));
    let total = if sum > 0 {
        limits::sum(sum, board.stats(to).takes(Label::Sanctuary)).max(0)
    } else {
        0
    };
    if total > 0 && board.has_replacements(&Replaceable::damage(to, total, None)) {
        board.hit_one_by_one(seat, &hits, total - sum);
        return;
    }
    if board.lose_structure(seat, total) > 0 {
        for (e, amount) in hits {
            board.react(&TriggerEvent::HitSanctuary(e, amount));
        }
    }
}

impl Board<'_> {
    /// Each attacker's damage is replaced by itself. `more` is what the Sanctuary takes on top, or less.
    fn hit_one_by_one(&mut self, seat: Seat, hits: &[(ObjectId, i32)], mut more: i32) {
        // What waits last is done first.
        for &(e, amount) in hits.iter().rev() {
            let dealt = limits::sum(amount, more);
            more = dealt.min(0);
            self.damage_sanctuary(e, seat, dealt.max(0));
        }
    }

    fn fighting_attackers(&self) -> impl Iterator<Item = ObjectId> + '_ {
        let here = self.game.attackers.iter().filter(|a| !a.left);
        here.map(|a| a.card)
    }

    fn blockers_of(&self, attacker: ObjectId) -> impl Iterator<Item = &Blocker> + Clone {
        self.game
            .blockers
            .iter()
            .filter(move |b| b.attacker == attacker)
    }

    /// The damage that an attacker would deal to the Sanctuary now. Bonuses count once, and only if it deals at least
    /// 1 without them (C48). An attacker that changed sides has no Sanctuary to attack.
    fn to_sanctuary(&self, e: ObjectId) -> i32 {
        if self.status(e).controller != self.game.active {
            return 0;
        }
        let strength = self.stats(e).strength;
        let base = if !self.is_blocked(e) {
            strength
        } else if self.blockers_of(e).all(|b| b.left) {
            excess(strength, self.blockers_of(e).map(|b| b.last))
        } else {
            0
        };
        if base < 1 {
            return 0;
        }
        (base + self.stats(e).deals(Label::Sanctuary)).max(0)
    }

    /// An attacker's damage that several blockers share.
    fn to_divide(&self, attacker: ObjectId) -> i32 {
        let stats = self.stats(attacker);
        (stats.strength + stats.deals(Label::Combat)).max(0)
    }

    /// C30: asks for the next blocker's share, if there is one to ask about. The last one gets the rest.
    fn ask_division(&mut self) -> bool {
        loop {
            let open = |b: &&Blocker| !b.left && b.share.is_none() && self.attacks_now(b.attacker);
            let Some(&next) = self.game.blockers.iter().find(open) else {
                return false;
            };
            let same = |b: &&Blocker| b.attacker == next.attacker && !b.left;
            let group = self.game.blockers.iter().filter(same);
            let (count, given) = group.clone().fold((0, 0), |(count, given), b| {
                (
                    count + i32::from(b.share.is_none()),
                    given + b.share.unwrap_or(0),
                )
            });
            let left = (self.to_divide(next.attacker) - given).max(0);
            if count == 1 || left == 0 {
                self.share(next.card, left);
                continue;
            }
            let mut offers = self.offers();
            for damage in (0..=left).rev() {
                offers.offer(Choice::Divide {
                    blocker: next.card,
                    attacker: next.attacker,
                    damage,
                });
            }
            self.game.ask = Ask::Step;
            let seat = self.status(next.attacker).controller;
            self.ask(seat, Topic::Divide, Ref::Object(next.attacker), offers);
            return true;
        }
    }

    /// A blocker's share of the damage.
    pub fn share(&mut self, blocker: ObjectId, amount: i32) {
        let mut blockers = self.game.blockers.iter_mut();
        if let Some(blocker) = blockers.find(|b| b.card == blocker && !b.left) {
            blocker.share = Some(amount);
        }
    }

    fn deal_pairs(&mut self) {
        let mut blows: Vec<(ObjectId, ObjectId, i32)> = Vec::new();
        for b in self.game.blockers.iter().filter(|b| !b.left) {
            if !self.attacks_now(b.attacker) {
                continue;
            }
            blows.push((b.attacker, b.card, self.takes(b)));
            blows.push((b.card, b.attacker, self.deals(b)));
        }
        for (by, to, amount) in blows {
            self.wound(by, to, amount);
        }
    }

    /// The damage to a blocker. Its share already contains the attacker's Strength and bonus.
    fn takes(&self, b: &Blocker) -> i32 {
        let share = b.share.unwrap_or_else(|| self.to_divide(b.attacker));
        (share + self.stats(b.card).takes(Label::Combat)).max(0)
    }

    fn deals(&self, b: &Blocker) -> i32 {
        let strength = self.stats(b.card).strength;
        self.would_deal(Label::Combat, b.card, strength, b.attacker)
    }

    /// Ways to divide that somebody else is asked for.
    pub fn explain_division(&self, seat: Seat, offers: &mut Offers) {
        let decision = &self.offer.decision;
        if !Topic::Divide.is_of(decision) || !self.offer.is_open() {
            return;
        }
        if seat != decision.seat {
            for choice in &decision.options {
                offers.candidate(*choice, Err(&no::DIVIDE_WHO));
            }
        }
    }
}

/// An attacker with its blockers and what would be dealt as things stand.
#[must_use]
pub fn pair_view(board: &Board<'_>, attacker: ObjectId, left: bool) -> PairView {
    let blocks = board.blockers_of(attacker).filter(|b| !b.left);
    let several = blocks.clone().count() > 1;
    let over = board.step == Step::SanctuaryDamage;
    let fights = !left && !over && !board.game.dealt;
    let blockers = blocks
        .map(|b| BlockView {
            blocker: b.card,
            deals: if fights { board.deals(b) } else { 0 },
            takes: if !fights {
                Some(0)
            } else if several && b.share.is_none() {
                None
            } else {
                Some(board.takes(b))
            },
        })
        .collect();
    PairView {
        attacker,
        blockers,
        to_sanctuary: if left || over {
            0
        } else {
            board.to_sanctuary(attacker)
        },
    }
}
