//! Filters and the things that they match.

use crate::cards::language::lies_between;
use crate::table::{ObjectId, Ref, Seat};

use super::board::Board;
use super::content::{CardKind, Filter, Keyword, Keywords, Kind, Measure, Where};
use super::ids::{player_id, seat_of};
use super::places::Place;
use super::state::{Entry, EntryKind};
use super::trigger_event::LastSeen;
use crate::packs::Whose;

/// The context in which a filter is evaluated.
#[derive(Debug, Clone, Copy)]
pub struct EvalContext<'e> {
    /// "You".
    pub seat: Seat,
    /// The card that has the ability.
    pub source: ObjectId,
    /// Its entry, which has aimed at something and picked something, if there is one.
    pub entry: Option<&'e Entry>,
}

impl<'e> EvalContext<'e> {
    /// The context of an entry.
    #[must_use]
    pub const fn of(entry: &'e Entry) -> Self {
        Self {
            seat: entry.controller,
            source: entry.source,
            entry: Some(entry),
        }
    }

    /// R120: what was paid for X.
    fn x(&self) -> i32 {
        self.entry.map_or(0, |entry| entry.x.into())
    }

    /// The context of a card whose ability has done nothing yet.
    #[must_use]
    pub const fn new(seat: Seat, source: ObjectId) -> Self {
        Self {
            seat,
            source,
            entry: None,
        }
    }
}

impl Board<'_> {
    /// Whether a card or player matches.
    #[must_use]
    pub fn matches(&self, filter: &Filter, eye: EvalContext, e: ObjectId) -> bool {
        if !self.is_kind(filter, e) {
            return false;
        }
        if filter.is_this() && e != eye.source {
            return false;
        }
        if filter.is_other() && (e == eye.source || e == player_id(eye.seat)) {
            return false;
        }
        if filter.whose != Whose::Any && !self.is_whose(filter.whose, eye.seat, e) {
            return false;
        }
        self.is_of(filter, eye, || self.belongs_to(e))
            && self.fits_card(filter, e)
            && self.fits_state(filter, eye, e)
            && self.fits_measure(filter, e)
    }

    fn is_whose(&self, whose: Whose, you: Seat, e: ObjectId) -> bool {
        self.belongs_to(e).is_some_and(|seat| whose.fits(you, seat))
    }

    /// The player who is that, or whose it is.
    fn belongs_to(&self, e: ObjectId) -> Option<Seat> {
        seat_of(e).or_else(|| match self.place_of(e) {
            Place::Hand(seat) => Some(seat),
            _ => self.status(e).owned.then(|| self.status(e).controller),
        })
    }

    /// R126: whether it is one of the players whom the filter names with `of`.
    fn is_of(
        &self,
        filter: &Filter,
        eye: EvalContext,
        seat: impl FnOnce() -> Option<Seat>,
    ) -> bool {
        let Some(of) = &filter.of else {
            return true;
        };
        let alone = Entry::new(EntryKind::Ability, eye.source, 0, eye.seat);
        let seats = self.seats(of, eye.entry.unwrap_or(&alone));
        seat().is_some_and(|seat| seats.contains(&seat))
    }

    fn is_kind(&self, filter: &Filter, e: ObjectId) -> bool {
        if let Some(seat) = seat_of(e) {
            return self.plays(seat)
                && filter.place == Where::Play
                && matches!(filter.kind, Kind::Player | Kind::Creature | Kind::Any);
        }
        if !self.is_card(e) {
            return false;
        }
        let at = self.place_of(e);
        match filter.place {
            Where::Hand => {
                let of_hands = matches!(filter.kind, Kind::Loot | Kind::Any);
                return of_hands && matches!(at, Place::Hand(_));
            }
            Where::Discard if filter.kind == Kind::Any => return matches!(at, Place::Discard(_)),
            Where::Deck if filter.kind == Kind::Any => return matches!(at, Place::Deck(_)),
            Where::Discard => return filter.pile().is_some_and(|pile| at == Place::Discard(pile)),
            Where::Deck => return filter.pile().is_some_and(|pile| at == Place::Deck(pile)),
            Where::Play => {}
        }
        let kind = match filter.kind {
            Kind::Player => false,
            Kind::Any => true,
            Kind::Monster => return self.is_monster(e),
            Kind::Creature => return self.is_creature(e),
            Kind::Item => matches!(at, Place::Items(_)),
            Kind::Character => matches!(at, Place::Character(_)),
            Kind::Object => matches!(at, Place::Items(_) | Place::Character(_)),
            Kind::Soul => matches!(at, Place::Souls(_)),
            Kind::Curse => matches!(at, Place::Curses(_)),
            Kind::Room => matches!(at, Place::Room(_)),
            Kind::ShopItem => matches!(at, Place::Shop(_)),
            Kind::Loot | Kind::Treasure | Kind::MonsterCard => false,
            Kind::Entry
            | Kind::Roll
            | Kind::LootEntry
            | Kind::AbilityEntry
            | Kind::DamageEntry
            | Kind::DeathEntry => false,
        };
        kind && self.is_in_play(e)
    }

    /// What something that matches now will have been like when it is gone.
    #[must_use]
    pub fn last_seen(&self, e: ObjectId) -> LastSeen {
        let status = self.status(e);
        LastSeen {
            counters: status.counters,
            damaged: status.damage > 0,
            deactivated: status.deactivated,
            attacked: self.is_attacked(e),
            keywords: self.keywords(e),
        }
    }

    /// Whether something that died matches; it lies in hold when others look at it.
    #[must_use]
    pub fn matches_dead(
        &self,
        filter: &Filter,
        eye: EvalContext,
        e: ObjectId,
        was: LastSeen,
    ) -> bool {
        let kind = match filter.kind {
            Kind::Monster => self.facts(e).stats.evasion > 0 && !self.was_item(e),
            Kind::Creature | Kind::Any => true,
            Kind::Item => self.was_item(e),
            _ => false,
        };
        let seat = || self.is_kept(e).then(|| self.last_controller(e));
        let whose = (filter.whose == Whose::Any
            || seat().is_some_and(|seat| filter.whose.fits(eye.seat, seat)))
            && self.is_of(filter, eye, seat);
        let fits = |part: Option<bool>, is: bool| part.is_none_or(|wanted| wanted == is);
        kind && whose
            && !(filter.is_this() && e != eye.source)
            && !(filter.is_other() && e == eye.source)
            && self.fits_print(filter, e)
            && filter.keyword.is_none_or(|k| was.keywords.has(k))
            && fits(filter.eternal, was.keywords.has(Keyword::Eternal))
            && filter.counters.is_none_or(|n| was.counters >= i32::from(n))
            && fits(filter.charged, !was.deactivated)
            && fits(filter.attacked, was.attacked)
            && fits(filter.damaged, was.damaged)
            && fits(filter.alive, false)
            && fits(filter.active, false)
            && filter.most.is_none()
            && filter.least.is_none()
    }

    /// The keywords that it has in play, or prints.
    fn keywords(&self, e: ObjectId) -> Keywords {
        if self.is_in_play(e) {
            self.stats(e).keywords
        } else {
            self.def(e).keywords
        }
    }

    fn fits_card(&self, filter: &Filter, e: ObjectId) -> bool {
        let card = seat_of(e).is_none();
        let keyword = |k: Keyword| self.keywords(e).has(k);
        filter.keyword.is_none_or(|k| card && keyword(k))
            && filter
                .eternal
                .is_none_or(|wanted| keyword(Keyword::Eternal) == wanted)
            && (filter.counters).is_none_or(|n| self.status(e).counters >= i32::from(n))
            && self.fits_print(filter, e)
    }

    /// Whether a loot card that a player plays matches: what it prints, and whose it is (R103).
    #[must_use]
    pub fn matches_played(
        &self,
        filter: &Filter,
        eye: EvalContext,
        e: ObjectId,
        seat: Seat,
    ) -> bool {
        filter.kind == Kind::Loot
            && filter.whose.fits(eye.seat, seat)
            && self.is_of(filter, eye, || Some(seat))
            && filter.keyword.is_none_or(|k| self.def(e).keywords.has(k))
            && self.fits_print(filter, e)
    }

    /// The parts that are about what a card prints.
    fn fits_print(&self, filter: &Filter, e: ObjectId) -> bool {
        let def = self.def(e);
        let card = seat_of(e).is_none();
        filter
            .group
            .is_none_or(|group| card && def.group == Some(group))
            && filter
                .tag
                .as_ref()
                .is_none_or(|tag| card && def.tags.contains(tag))
            && filter.boss.is_none_or(|wanted| (def.souls > 0) == wanted)
            && filter
                .starting
                .is_none_or(|wanted| (self.printed_kind(e) == CardKind::StartingItem) == wanted)
            && filter
                .taps
                .is_none_or(|wanted| (card && self.facts(e).taps) == wanted)
    }

    fn fits_state(&self, filter: &Filter, eye: EvalContext, e: ObjectId) -> bool {
        let status = self.status(e);
        filter
            .charged
            .is_none_or(|wanted| status.deactivated != wanted)
            && filter
                .attacked
                .is_none_or(|wanted| self.is_attacked(e) == wanted)
            && filter
                .active
                .is_none_or(|wanted| (seat_of(e) == Some(self.game.active)) == wanted)
            && filter
                .alive
                .is_none_or(|wanted| self.counts_as_alive(e) == wanted)
            && filter
                .damaged
                .is_none_or(|wanted| (status.damage > 0) == wanted)
            && lies_between([filter.min_hp, filter.max_hp], eye.x(), || self.hp(e))
    }

    /// Whether it can still fight: hit points left, and of a player not dead this turn (F-108, R12).
    #[must_use]
    pub fn counts_as_alive(&self, e: ObjectId) -> bool {
        match seat_of(e) {
            Some(seat) => !self.player(seat).dead && self.hp(e) > 0,
            None => self.is_alive(e),
        }
    }

    fn fits_measure(&self, filter: &Filter, e: ObjectId) -> bool {
        if filter.most.is_none() && filter.least.is_none() {
            return true;
        }
        let Some(seat) = seat_of(e) else {
            return false;
        };
        let all = |m: Measure| self.all_seats().map(move |s| self.measure(m, s));
        filter
            .most
            .is_none_or(|m| all(m).max() == Some(self.measure(m, seat)))
            && filter
                .least
                .is_none_or(|m| all(m).min() == Some(self.measure(m, seat)))
    }

    fn measure(&self, what: Measure, seat: Seat) -> i32 {
        match what {
            Measure::Coins => self.player(seat).coins,
            Measure::Hand => self.row(Place::Hand(seat)).len() as i32,
            Measure::Souls => self.soul_value(seat),
            Measure::Items => self.row(Place::Items(seat)).len() as i32,
        }
    }

    /// Whether it is what the running attack is against.
    #[must_use]
    pub fn is_attacked(&self, e: ObjectId) -> bool {
        self.game
            .attack
            .is_some_and(|attack| attack.target == Some(e))
    }

    /// Whether an entry of the stack matches.
    #[must_use]
    pub fn matches_entry(&self, filter: &Filter, eye: EvalContext, entry: &Entry) -> bool {
        let kind = match filter.kind {
            Kind::Entry | Kind::Any => true,
            Kind::Roll => entry.kind == EntryKind::Roll,
            Kind::LootEntry => matches!(entry.kind, EntryKind::Loot { .. }),
            Kind::AbilityEntry => entry.is_ability(),
            Kind::DamageEntry => entry.kind == EntryKind::Damage,
            Kind::DeathEntry => entry.kind == EntryKind::Death,
            _ => false,
        };
        let seat = || match entry.kind {
            EntryKind::Damage => match entry.targets.get(0).to {
                Ref::Object(e) => self.belongs_to(e),
                _ => None,
            },
            EntryKind::Death => self.belongs_to(entry.source),
            EntryKind::Roll => Some(entry.controller),
            _ => (!entry.game).then_some(entry.controller),
        };
        let whose = || seat().is_some_and(|seat| filter.whose.fits(eye.seat, seat));
        kind && (filter.whose == Whose::Any || whose())
            && self.is_of(filter, eye, seat)
            && filter
                .attack
                .is_none_or(|wanted| (entry.kind == EntryKind::Roll && entry.combat) == wanted)
            && filter
                .combat
                .is_none_or(|wanted| (entry.kind == EntryKind::Damage && entry.combat) == wanted)
            && !(filter.is_other() && entry.source == eye.source)
    }

    /// Visits everything that may match; stops and returns `true` as soon as `judge` does.
    pub fn any_candidate(&self, filter: &Filter, mut judge: impl FnMut(Ref) -> bool) -> bool {
        match filter.kind {
            Kind::Entry
            | Kind::Roll
            | Kind::LootEntry
            | Kind::AbilityEntry
            | Kind::DamageEntry
            | Kind::DeathEntry => {
                let mut stack = self.game.stack.iter().rev();
                return stack.any(|entry| judge(Ref::Entry(entry.serial)));
            }
            _ => {}
        }
        let mut zone = |at: Place| {
            let mut row = self.row(at).iter();
            row.any(|&e| judge(Ref::Object(e)))
        };
        match filter.place {
            Where::Hand => {
                return self
                    .seats_from(self.game.active)
                    .any(|seat| zone(Place::Hand(seat)));
            }
            Where::Discard => return filter.pile().is_some_and(|pile| zone(Place::Discard(pile))),
            Where::Deck => return filter.pile().is_some_and(|pile| zone(Place::Deck(pile))),
            Where::Play => {}
        }
        let seats = || self.seats_from(self.game.active);
        match filter.kind {
            Kind::Player => seats().any(|seat| judge(Self::body(seat))),
            Kind::Creature => {
                seats().any(|seat| judge(Self::body(seat))) || {
                    let mut all = Vec::new();
                    self.gather_play(&mut all);
                    all.into_iter().any(|e| judge(Ref::Object(e)))
                }
            }
            Kind::Monster => self.slots_any(super::content::SlotKind::Monster, judge),
            Kind::Room => self.slots_any(super::content::SlotKind::Room, judge),
            Kind::ShopItem => self.slots_any(super::content::SlotKind::Shop, judge),
            Kind::Item => seats().any(|seat| zone(Place::Items(seat))),
            Kind::Character => seats().any(|seat| zone(Place::Character(seat))),
            Kind::Object => {
                seats().any(|seat| zone(Place::Character(seat)) || zone(Place::Items(seat)))
            }
            Kind::Soul => seats().any(|seat| zone(Place::Souls(seat))),
            Kind::Curse => seats().any(|seat| zone(Place::Curses(seat))),
            _ => false,
        }
    }

    fn slots_any(
        &self,
        kind: super::content::SlotKind,
        mut judge: impl FnMut(Ref) -> bool,
    ) -> bool {
        self.tops(kind).any(|e| judge(Ref::Object(e)))
    }

    /// Whether `to` matches: a thing or an entry.
    #[must_use]
    pub fn fits(&self, filter: &Filter, eye: EvalContext, to: Ref) -> bool {
        match to {
            Ref::Object(e) => self.matches(filter, eye, e),
            Ref::Entry(serial) => {
                let entry = self.game.stack.iter().find(|entry| entry.serial == serial);
                entry.is_some_and(|entry| self.matches_entry(filter, eye, entry))
            }
            _ => false,
        }
    }

    /// Everything that matches now, in turn order.
    #[must_use]
    pub fn each(&self, filter: &Filter, eye: EvalContext) -> Vec<Ref> {
        let mut found = Vec::new();
        self.any_candidate(filter, |to| {
            if self.fits(filter, eye, to) {
                found.push(to);
            }
            false
        });
        found
    }

    /// How many match.
    #[must_use]
    pub fn count(&self, filter: &Filter, eye: EvalContext) -> usize {
        let mut found = 0;
        self.any_candidate(filter, |to| {
            found += usize::from(self.fits(filter, eye, to));
            false
        });
        found
    }
}
