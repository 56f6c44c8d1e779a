//! Targets: what may be chosen when an entry goes on the stack, and whether it still may on resolution (F-76).

use crate::cards::Announces;
use crate::cards::language::{TextSet, Values};
use crate::table::{Answer, ObjectId, Ref, Seat, Target, too_few};

use super::board::Board;
use super::content::{Filter, Grant, TargetSpec, Where};
use super::filters::EvalContext;
use super::ids::seat_of;
use super::places::Place;
use super::refusals as no;
use super::state::{Entry, EntryKind};

impl Board<'_> {
    /// What an entry asks for in its mode, place by place.
    #[must_use]
    pub fn targets_of(&self, entry: &Entry) -> &'static [TargetSpec] {
        match entry.kind {
            EntryKind::Loot { .. } | EntryKind::Ability | EntryKind::Trigger => self
                .ability(entry.face, entry.ability)
                .map_or(&[], |ability| ability.targets(entry.mode)),
            EntryKind::Reading | EntryKind::Roll | EntryKind::Damage | EntryKind::Death => &[],
        }
    }

    /// What an entry asks for at the place that is chosen for.
    #[must_use]
    pub fn wanted(&self, entry: &Entry) -> Option<&'static TargetSpec> {
        self.targets_of(entry).get(entry.targets.place())
    }

    /// Whether the rest of the targets can be found.
    #[must_use]
    pub fn can_aim(&self, entry: &Entry) -> bool {
        match self.wanted(entry) {
            None => true,
            Some(_) if !self.how_many(entry).is_possible() => false,
            Some(_) if self.how_many(entry).is_enough(&entry.targets) => {
                let mut next = *entry;
                next.targets.close();
                self.can_aim(&next)
            }
            Some(spec) => self.any_candidate(&spec.filter, |to| self.leads_on(spec, entry, to)),
        }
    }

    /// The same with some X that can be paid; X may be divided among them.
    #[must_use]
    pub fn can_aim_with_x(&self, entry: &Entry) -> bool {
        let mut with_x = self.with_each_x(entry).skip(1);
        self.can_aim(entry) || with_x.any(|with_x| self.can_aim(&with_x))
    }

    /// Whether any mode of an entry has legal targets. Whether there are only too few different ones (T-10) is looked
    /// for where the answer is explained.
    pub fn aim_answer(&self, entry: &Entry, explains: bool) -> Answer {
        if self.modes(entry).any(|mode| self.can_aim_with_x(&mode)) {
            return Ok(());
        }
        if self.modes(entry).next().is_none() {
            return Err(&no::CONDITION);
        }
        let mut modes = self.modes(entry).filter(|_| explains);
        let few = modes.find_map(|mode| too_few(&self.each_target(&mode)));
        Err(few.unwrap_or(&no::NO_TARGET))
    }

    /// What each target that an entry needs may be, as if it were the only one.
    fn each_target(&self, entry: &Entry) -> Vec<Vec<Ref>> {
        let legal = |filter: &Filter| {
            let mut legal = Vec::new();
            self.any_candidate(filter, |to| {
                if self.is_legal(filter, entry, to) {
                    legal.push(to);
                }
                false
            });
            legal
        };
        let all = self.targets_of(entry).iter();
        all.flat_map(|spec| vec![legal(&spec.filter); self.how_many_of(spec, entry).least()])
            .collect()
    }

    /// The modes of an entry, with or without legal targets.
    pub fn modes(&self, entry: &Entry) -> impl Iterator<Item = Entry> + use<> {
        let entry = *entry;
        let closed = self.closed_ways(&entry);
        let modes = match entry.kind {
            // A delayed effect is of the way that was chosen.
            _ if entry.later > 0 => entry.mode..entry.mode + 1,
            EntryKind::Loot { .. } | EntryKind::Ability | EntryKind::Trigger => {
                let ability = self.ability(entry.face, entry.ability);
                0..ability.map_or(1, super::content::Ability::modes) as u8
            }
            _ => 0..1,
        };
        let open = modes.filter(move |mode| !closed.has(*mode));
        open.map(move |mode| Entry { mode, ..entry })
    }

    /// R121, R122: the ways that cannot be chosen now, as their condition does not hold or they are too few.
    fn closed_ways(&self, entry: &Entry) -> TextSet {
        let way = matches!(
            entry.kind,
            EntryKind::Loot { .. } | EntryKind::Ability | EntryKind::Trigger
        );
        let ability = self
            .ability(entry.face, entry.ability)
            .filter(|_| way && entry.later == 0);
        let Some(ability) = ability else {
            return TextSet::default();
        };
        let ways = (0_u8..).zip(ability.choose());
        let ways = ways.map(|(n, mode)| (n, &mode.of[..], mode.only_if.as_ref()));
        TextSet::closed(ways, ability.picks(), |c| self.holds(c, entry))
    }

    /// Whether `to` is legal and leaves the targets after it possible.
    fn leads_on(&self, spec: &TargetSpec, entry: &Entry, to: Ref) -> bool {
        self.is_legal(&spec.filter, entry, to) && {
            let mut next = *entry;
            self.how_many(entry)
                .take(&mut next.targets, self.target(to));
            self.can_aim(&next)
        }
    }

    /// The legal choices for the next target, each leaving the others possible; `None` if there is no next.
    #[must_use]
    pub fn aims(&self, entry: &Entry) -> Option<Vec<Ref>> {
        let spec = self.wanted(entry)?;
        let mut legal = Vec::new();
        self.any_candidate(&spec.filter, |to| {
            if self.leads_on(spec, entry, to) {
                legal.push(to);
            }
            false
        });
        Some(legal)
    }

    /// Whether `to` may be chosen as the next target: it matches, is another one than those before, and is not
    /// hidden in somebody else's hand.
    #[must_use]
    pub fn is_legal(&self, filter: &Filter, entry: &Entry, to: Ref) -> bool {
        let again = entry.targets.all().iter().any(|chosen| chosen.to == to);
        let own = match to {
            Ref::Object(e) => {
                let own = matches!(entry.kind, EntryKind::Loot { .. }) && e == entry.source;
                let hidden = filter.place == Where::Hand
                    && self.place_of(e) != Place::Hand(entry.controller);
                own || hidden
            }
            Ref::Entry(serial) => serial == entry.serial,
            _ => false,
        };
        let guarded = matches!(to, Ref::Object(e) if self.is_guarded(e, entry.controller));
        !again && !own && !guarded && self.fits(filter, EvalContext::of(entry), to)
    }

    /// R108: whether others than that player cannot choose it.
    fn is_guarded(&self, e: ObjectId, from: Seat) -> bool {
        (seat_of(e).is_some() || self.is_in_play(e))
            && self.stats(e).is(Grant::Untargetable)
            && self.controller(e) != from
    }

    /// F-76: removes targets that are gone or illegal. Returns `false` if there were targets and none is left.
    pub fn recheck_targets(&self, entry: &mut Entry) -> bool {
        let specs = self.targets_of(entry);
        let places = entry.targets.places();
        let before = *entry;
        let (eye, from) = (EvalContext::of(&before), entry.controller);
        let mut legal = entry.targets.all().is_empty();
        for (n, target) in places.zip(entry.targets.all_mut()) {
            let Some(spec) = specs.get(n) else {
                break;
            };
            let now = self.target(target.to);
            let guarded = matches!(target.to, Ref::Object(e) if self.is_guarded(e, from));
            if now.stamp == target.stamp && !guarded && self.fits(&spec.filter, eye, target.to) {
                *target = now;
                legal = true;
            } else {
                *target = Target {
                    to: Ref::None,
                    ..*target
                };
            }
        }
        legal
    }
}
