//! Aiming: which targets an action takes, what may be chosen for each, and whether all can be found
//! (N-62, N-66, N-67).

use std::sync::LazyLock;

use crate::cards::Announces;
use crate::cards::language::{Bound, HowMany, Values};
use crate::table::{Answer, ObjectId, Refusal, Seat, too_few};

use super::board::Board;
use super::content::{Ability, CardKind, Filter, Keyword, Kind, Where, Whose};
use super::filters::EvalContext;
use super::ids::{lane_id, lane_of, player_id, player_of, sector_id, sector_of};
use super::places::Place;
use super::refusals as no;
use super::state::{Action, ActionKind, Target};

/// The host of gear when it is played (N-66): a friendly agent.
pub static GEAR_HOST: LazyLock<Filter> = LazyLock::new(|| Filter {
    kind: Kind::Agent,
    whose: Whose::Yours,
    ..Filter::default()
});

impl Board<'_> {
    /// The filter of the targets at the n-th place of an action.
    #[must_use]
    pub fn target_filter(&self, action: &Action, n: usize) -> Option<&'static Filter> {
        self.wanted(action, n).map(|(filter, _)| filter)
    }

    /// What an action asks for at its n-th place. The host of a modification or gear comes first; gear takes a friendly
    /// agent if there is one (B7), else nothing.
    pub fn wanted(&self, action: &Action, n: usize) -> Option<(&'static Filter, HowMany)> {
        if let Some(host) = self.host_filter(action).filter(|_| n == 0) {
            let count = match self.wants_host(action) {
                true => HowMany::One,
                false => HowMany::UpTo(Bound::N(1)),
            };
            return Some((host, count));
        }
        let spec = self.target_spec(action, n)?;
        Some((&spec.filter, self.how_many_of(spec, action)))
    }

    /// What the host of a card must be.
    pub fn host_filter(&self, action: &Action) -> Option<&'static Filter> {
        if action.kind != ActionKind::Play {
            return None;
        }
        let def = self.def(action.source);
        match def.kind {
            CardKind::Gear => Some(&*GEAR_HOST),
            _ => def.modifies(),
        }
    }

    /// Gear wants a host if its player has an agent on the planet it may be attached to, a modification always.
    fn wants_host(&self, action: &Action) -> bool {
        let eye = EvalContext::of(action);
        self.def(action.source).kind != CardKind::Gear
            || self
                .planet_of(action.controller)
                .any(|e| self.matches(&GEAR_HOST, eye, e) && !self.has(e, Keyword::Encrypt))
    }

    /// Everything worth judging as a target of that filter, legal or not, until `judge` says `true`.
    /// Returns whether it did.
    pub fn any_candidate(
        &self,
        filter: &Filter,
        action: &Action,
        mut judge: impl FnMut(Target) -> bool,
    ) -> bool {
        let you = action.controller;
        let seats = [Seat(0), Seat(1)];
        let mut thing = |e: ObjectId| judge(Target::Thing(e));
        match (filter.kind, filter.place) {
            (Kind::Sector, _) => self
                .live_biomes()
                .any(|b| seats.iter().any(|&seat| thing(sector_id(b, seat)))),
            (Kind::AgentOrSector, _) => {
                let sectors = |b| seats.map(|seat| sector_id(b, seat));
                let sectors = self.live_biomes().flat_map(sectors);
                self.planet().chain(sectors).any(thing)
            }
            (Kind::Biome, _) => self.live_biomes().any(|b| thing(lane_id(b))),
            (Kind::Player, _) => seats.iter().any(|&seat| thing(player_id(seat))),
            (Kind::Action, _) => {
                let mut others = self.game.queue.iter().filter(|a| a.serial != action.serial);
                others.any(|a| judge(Target::Entry(a.serial)))
            }
            (Kind::FunctionOrSkill, _) => {
                self.row(you, Place::Hand).iter().any(|&e| thing(e))
                    || self.controlled(you).any(|e| {
                        let mut abilities = self.def(e).abilities.iter().enumerate();
                        abilities.any(|(n, ability)| {
                            matches!(ability, Ability::Activated { .. })
                                && judge(Target::Skill(e, n as u8))
                        })
                    })
            }
            (Kind::Function, _) | (_, Where::Hand) => {
                self.row(you, Place::Hand).iter().any(|&e| thing(e))
            }
            (_, Where::Cache) => [you, you.other()]
                .iter()
                .any(|&seat| self.row(seat, Place::Cache).iter().any(|&e| thing(e))),
            _ => self.planet().any(thing),
        }
    }

    /// Whether the rest of the targets can be found, with `spare` void left for *firewall*.
    #[must_use]
    pub fn can_aim(&self, action: &Action, spare: u32) -> bool {
        match self.wanted(action, action.targets.place()) {
            None => true,
            Some((_, count)) if !count.is_possible() => false,
            Some((_, count)) if count.is_enough(&action.targets) => {
                let mut next = *action;
                next.targets.close();
                self.can_aim(&next, spare)
            }
            Some((filter, _)) => self.any_candidate(filter, action, |target| {
                self.leads_on(filter, action, target, spare)
            }),
        }
    }

    /// Whether `target` is legal and leaves the targets after it possible.
    fn leads_on(&self, filter: &Filter, action: &Action, target: Target, spare: u32) -> bool {
        let legal = self.target_answer(filter, action, target, Some(spare));
        legal.is_ok() && {
            let mut next = *action;
            self.how_many(action).take(&mut next.targets, target);
            self.can_aim(&next, spare.saturating_sub(self.firewall(action, target)))
        }
    }

    /// The legal choices for the next target, each leaving the others possible; `None` if it takes no
    /// more. `spare` is the void left for *firewall* before any target was chosen.
    #[must_use]
    pub fn aims(&self, action: &Action, spare: u32) -> Option<Vec<Target>> {
        let filter = self.target_filter(action, action.targets.place())?;
        let spare = spare.saturating_sub(self.firewalls(action));
        let mut legal = Vec::new();
        self.any_candidate(filter, action, |target| {
            if self.leads_on(filter, action, target, spare) {
                legal.push(target);
            }
            false
        });
        Some(legal)
    }

    /// Extra void for all targets chosen so far.
    #[must_use]
    pub fn firewalls(&self, action: &Action) -> u32 {
        let chosen = action.targets.all().iter();
        chosen.map(|&target| self.firewall(action, target)).sum()
    }

    /// Extra void for aiming there.
    fn firewall(&self, action: &Action, target: Target) -> u32 {
        match target {
            Target::Thing(e)
                if self.on_planet(e) && self.status(e).controller != action.controller =>
            {
                u32::from(self.stats(e).keywords.firewall)
            }
            _ => 0,
        }
    }

    /// Why the targets of an action cannot be found: there are too few different ones (T-10), or what stops the first
    /// of them, or *firewall* if each could be found but they cannot be paid for.
    #[must_use]
    pub fn why_no_target(&self, action: &Action, spare: u32) -> &'static Refusal {
        if let Some(few) = too_few(&self.each_target(action, spare)) {
            return few;
        }
        let mut chosen = *action;
        while let Some((filter, count)) = self.wanted(action, chosen.targets.place()) {
            if count.is_enough(&chosen.targets) {
                chosen.targets.close();
                continue;
            }
            let mut why = &no::NO_TARGET;
            let mut found = None;
            self.any_candidate(filter, &chosen, |target| {
                match self.target_answer(filter, &chosen, target, Some(spare)) {
                    Ok(()) => found = Some(target),
                    // The most telling reason: a keyword that shields the only target.
                    Err(other) if std::ptr::eq(other, &no::WRONG_TARGET) => {}
                    Err(other) => why = other,
                }
                found.is_some()
            });
            match found {
                Some(target) => count.take(&mut chosen.targets, target),
                None => return why,
            }
        }
        // Each can be paid for by itself, but not all of them together.
        &no::FIREWALL
    }

    /// What each target that an action needs may be, as if it were the only one; also what a keyword shields.
    fn each_target(&self, action: &Action, spare: u32) -> Vec<Vec<Target>> {
        let places = (0..).map_while(|n| self.wanted(action, n));
        let matching = |filter: &Filter| {
            let mut matching = Vec::new();
            self.any_candidate(filter, action, |target| {
                match self.target_answer(filter, action, target, Some(spare)) {
                    Err(why) if std::ptr::eq(why, &no::WRONG_TARGET) => {}
                    Ok(()) | Err(_) => matching.push(target),
                }
                false
            });
            matching
        };
        places
            .flat_map(|(filter, count)| vec![matching(filter); count.least()])
            .collect()
    }

    /// Whether `target` is legal for `filter` (N-62) and another one than those before (T-10). `spare` is how much more void the player could
    /// pay, for *firewall*; `None` on re-checks, when everything is paid.
    pub fn target_answer(
        &self,
        filter: &Filter,
        action: &Action,
        target: Target,
        spare: Option<u32>,
    ) -> Answer {
        let eye = EvalContext::of(action);
        if spare.is_some() && action.targets.all().contains(&target) {
            return Err(&no::WRONG_TARGET);
        }
        match target {
            Target::Gone => Err(&no::WRONG_TARGET),
            Target::Entry(serial) => self.entry_answer(filter, action, serial),
            Target::Skill(e, n) => self.skill_answer(action, e, n),
            Target::Thing(e) if self.is_card(e) => {
                if e == action.source && action.kind == ActionKind::Play {
                    return Err(&no::WRONG_TARGET);
                }
                self.card_target_answer(filter, eye, action, e, spare)
            }
            Target::Thing(e) => self.place_target_answer(filter, eye, e),
        }
    }

    fn card_target_answer(
        &self,
        filter: &Filter,
        eye: EvalContext,
        action: &Action,
        e: ObjectId,
        spare: Option<u32>,
    ) -> Answer {
        if !self.matches(filter, eye, e) {
            return Err(&no::WRONG_TARGET);
        }
        if filter.kind == Kind::Function || filter.kind == Kind::FunctionOrSkill {
            let in_hand = self.place_of(e) == (eye.seat, Place::Hand);
            return if in_hand && self.speed_of_card(e) < 3 {
                Ok(())
            } else {
                Err(&no::WRONG_TARGET)
            };
        }
        if !self.on_planet(e) {
            return Ok(());
        }
        if self.has(e, Keyword::Encrypt) {
            return Err(&no::ENCRYPTED);
        }
        if self.has(e, Keyword::Lightspeed) && action.speed < self.speed_of_card(e) {
            return Err(&no::TOO_FAST);
        }
        let firewall = u32::from(self.stats(e).keywords.firewall);
        if self.status(e).controller != eye.seat && spare.is_some_and(|spare| spare < firewall) {
            return Err(&no::FIREWALL);
        }
        Ok(())
    }

    /// Whether a place or player is what a filter asks for.
    pub fn place_target_answer(&self, filter: &Filter, eye: EvalContext, e: ObjectId) -> Answer {
        let fits = if let Some((biome, seat)) = sector_of(e) {
            matches!(filter.kind, Kind::Sector | Kind::AgentOrSector)
                && filter.whose.fits(eye.seat, seat)
                && self.biome_fits(filter.place, eye, biome)
        } else if let Some(biome) = lane_of(e) {
            filter.kind == Kind::Biome && self.biome_fits(filter.place, eye, biome)
        } else {
            let whose = |seat| filter.whose.fits(eye.seat, seat);
            filter.kind == Kind::Player && player_of(e).is_some_and(whose)
        };
        if fits { Ok(()) } else { Err(&no::WRONG_TARGET) }
    }

    fn biome_fits(&self, place: Where, eye: EvalContext, biome: u8) -> bool {
        !self.lane(biome).lost
            && match place {
                Where::Here => eye.biome == Some(biome),
                Where::Neighbouring => eye.biome.is_some_and(|b| b.abs_diff(biome) == 1),
                Where::In(kind) => eye.global || self.biome_kind(biome) == kind,
                _ => true,
            }
    }

    fn entry_answer(&self, filter: &Filter, action: &Action, serial: u16) -> Answer {
        let entry = self.game.queue.iter().find(|a| a.serial == serial);
        let fits = filter.kind == Kind::Action
            && entry.is_some_and(|a| {
                a.serial != action.serial && filter.whose.fits(action.controller, a.controller)
            });
        if fits { Ok(()) } else { Err(&no::WRONG_TARGET) }
    }

    fn skill_answer(&self, action: &Action, e: ObjectId, n: u8) -> Answer {
        let slow = matches!(
            self.def(e).abilities.get(n as usize),
            Some(Ability::Activated { .. }) if self.speed_of_skill(e, n) < 3
        );
        let mine = self.on_planet(e) && self.status(e).controller == action.controller;
        if slow && mine {
            Ok(())
        } else {
            Err(&no::WRONG_TARGET)
        }
    }
}
