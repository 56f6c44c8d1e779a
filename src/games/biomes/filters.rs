//! Which objects a filter matches, and what may be chosen as a target.

use bevy::prelude::*;

use crate::table::{Answer, ObjectId, Seat};

use super::board::Board;
use super::content::{
    Ability, Card as CardDef, CardKind, Filter, Keyword, Kind, Role, Where, Whose,
};
use super::ids::{lane_id, lane_of, player_id, player_of, sector_id, sector_of};
use super::places::Place;
use super::refusals as no;
use super::state::{Action, Agent, Sort, Target};

/// From whose eyes and from where a filter is read.
#[derive(Debug, Clone, Copy)]
pub struct Eye {
    /// "You".
    pub seat: Seat,
    /// The object that has the skill.
    pub source: Option<ObjectId>,
    /// The biome it is (or was) in.
    pub biome: Option<u8>,
    /// *Global* was paid: "only in that biome" is lifted (N-156).
    pub global: bool,
}

impl Eye {
    /// The eye of an action.
    #[must_use]
    pub const fn of(action: &Action) -> Self {
        Self {
            seat: action.controller,
            source: Some(action.source),
            biome: action.biome,
            global: action.global,
        }
    }
}

/// Whether a card of that definition is of the kind (what can be told from the card alone).
fn is_kind(def: &CardDef, kind: Kind) -> bool {
    match kind {
        Kind::Constant => !def.is_event(),
        Kind::Agent => def.is_agent(),
        Kind::Software => def.is_software(),
        Kind::Hardware => def.is_hardware(),
        Kind::DoubleType => matches!(def.kind, CardKind::SoftwareAgent | CardKind::HardwareAgent),
        Kind::Gear => def.kind == CardKind::Gear,
        Kind::Modification => matches!(def.kind, CardKind::Modification(_)),
        Kind::Anomaly => def.is_anomaly(),
        Kind::Function | Kind::FunctionOrSkill => def.is_function(),
        Kind::Card => true,
        Kind::Sector | Kind::Biome | Kind::Player | Kind::Action => false,
    }
}

/// Whether a seat is on the asked side.
#[must_use]
pub fn is_whose(whose: Whose, you: Seat, seat: Seat) -> bool {
    match whose {
        Whose::Any => true,
        Whose::Yours => seat == you,
        Whose::Theirs => seat != you,
    }
}

impl Board<'_> {
    /// Whether a card matches, wherever it is.
    #[must_use]
    pub fn matches(&self, filter: &Filter, eye: Eye, e: ObjectId) -> bool {
        self.matches_with(filter, eye, e, self.agent(e))
    }

    /// The same with given stats, so that persistent skills are judged by what they do not change.
    #[must_use]
    pub fn matches_with(&self, filter: &Filter, eye: Eye, e: ObjectId, agent: &Agent) -> bool {
        let def = self.def(e);
        let status = self.status(e);
        let value = self.content().cards[self.card(e).printed as usize]
            .cost
            .value();
        is_kind(def, filter.kind)
            && is_whose(filter.whose, eye.seat, status.controller)
            && (filter.kind == Kind::FunctionOrSkill || self.is_there(filter.place, eye, e))
            && !(filter.other && eye.source == Some(e))
            && filter.reach.is_none_or(|reach| agent.reach == reach)
            && filter.max_attack.is_none_or(|n| agent.attack <= n)
            && filter.min_attack.is_none_or(|n| agent.attack >= n)
            && filter.max_printed_attack.is_none_or(|n| def.attack <= n)
            && filter.max_defense.is_none_or(|n| agent.defense <= n)
            && filter.max_value.is_none_or(|n| value <= n)
            && (!filter.damaged || agent.damage > 0)
            && filter.locked.is_none_or(|locked| status.locked == locked)
            && self.has_role(filter.role, e)
            && filter.keyword.is_none_or(|k| agent.keywords.has(k))
            && filter.subtype.as_ref().is_none_or(|s| *s == def.subtype)
            && filter
                .energy
                .is_none_or(|k| def.cost.symbols()[k.index()] > 0)
    }

    fn is_there(&self, place: Where, eye: Eye, e: ObjectId) -> bool {
        let now = self.place_of(e).1;
        let biome = match now {
            Place::Sector(biome) => Some(biome),
            _ => None,
        };
        match place {
            Where::Planet => now.is_planet(),
            Where::Staging => now == Place::Staging,
            Where::Biomes => biome.is_some(),
            Where::Here => biome.is_some() && biome == eye.biome,
            Where::Neighbouring => match (biome, eye.biome) {
                (Some(a), Some(b)) => a.abs_diff(b) == 1,
                _ => false,
            },
            Where::In(kind) => {
                now.is_planet() && (eye.global || biome.is_some_and(|b| self.biome_kind(b) == kind))
            }
            Where::Hand => now == Place::Hand,
            Where::Cache => now == Place::Cache,
        }
    }

    /// Type of a biome on the table.
    #[must_use]
    pub fn biome_kind(&self, biome: u8) -> super::content::BiomeType {
        self.content().biomes[self.lane(biome).kind as usize].kind
    }

    fn has_role(&self, role: Role, e: ObjectId) -> bool {
        let battle = &self.duel.battle;
        let attacks = || battle.attackers.iter().any(|a| a.agent == e);
        let defends = || battle.defenders.iter().any(|d| d.agent == e);
        match role {
            Role::Any => true,
            Role::Attacker => attacks(),
            Role::Defender => defends(),
            Role::Fighting => attacks() || defends(),
        }
    }

    /// How many objects match.
    #[must_use]
    pub fn count(&self, filter: &Filter, eye: Eye) -> usize {
        match filter.place {
            Where::Cache | Where::Hand => {
                let place = if filter.place == Where::Cache {
                    Place::Cache
                } else {
                    Place::Hand
                };
                let rows = [Seat(0), Seat(1)].map(|seat| self.row(seat, place));
                rows.into_iter()
                    .flatten()
                    .filter(|&&e| self.matches(filter, eye, e))
                    .count()
            }
            _ => self
                .planet()
                .filter(|&e| self.matches(filter, eye, e))
                .count(),
        }
    }

    /// Everything worth judging as a target of that filter, legal or not.
    pub fn target_candidates(&self, filter: &Filter, action: &Action, into: &mut Vec<Target>) {
        let you = action.controller;
        match filter.kind {
            Kind::Sector => {
                for biome in self.live_biomes() {
                    into.extend([Seat(0), Seat(1)].map(|s| Target::Thing(sector_id(biome, s))));
                }
            }
            Kind::Biome => {
                into.extend(self.live_biomes().map(|b| Target::Thing(lane_id(b))));
            }
            Kind::Player => into.extend([Seat(0), Seat(1)].map(|s| Target::Thing(player_id(s)))),
            Kind::Action => {
                let others = self.duel.queue.iter().filter(|a| a.serial != action.serial);
                into.extend(others.map(|a| Target::Entry(a.serial)));
            }
            Kind::Function => {
                into.extend(self.row(you, Place::Hand).iter().map(|&e| Target::Thing(e)));
            }
            Kind::FunctionOrSkill => {
                into.extend(self.row(you, Place::Hand).iter().map(|&e| Target::Thing(e)));
                for e in self.controlled(you) {
                    for (n, ability) in self.def(e).abilities.iter().enumerate() {
                        if matches!(ability, Ability::Activated { .. }) {
                            into.push(Target::Skill(e, n as u8));
                        }
                    }
                }
            }
            _ => match filter.place {
                Where::Hand => {
                    into.extend(self.row(you, Place::Hand).iter().map(|&e| Target::Thing(e)));
                }
                Where::Cache => {
                    for seat in [you, you.other()] {
                        into.extend(
                            self.row(seat, Place::Cache)
                                .iter()
                                .map(|&e| Target::Thing(e)),
                        );
                    }
                }
                _ => into.extend(self.planet().map(Target::Thing)),
            },
        }
    }

    /// Whether `target` is legal for `filter` (N-62). `spare` is how much more void the player could
    /// pay, for *firewall*; `None` on re-checks, when everything is paid.
    pub fn target_answer(
        &self,
        filter: &Filter,
        action: &Action,
        target: Target,
        spare: Option<u32>,
    ) -> Answer {
        let eye = Eye::of(action);
        match target {
            Target::Gone => Err(&no::WRONG_TARGET),
            Target::Entry(serial) => self.entry_answer(filter, action, serial),
            Target::Skill(e, n) => self.skill_answer(action, e, n),
            Target::Thing(e) if self.is_card(e) => {
                if action.targets.all().contains(&target) && spare.is_some() {
                    return Err(&no::WRONG_TARGET);
                }
                if e == action.source && action.sort == Sort::Play {
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
        eye: Eye,
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
        let firewall = u32::from(self.agent(e).keywords.firewall);
        if self.status(e).controller != eye.seat && spare.is_some_and(|spare| spare < firewall) {
            return Err(&no::FIREWALL);
        }
        Ok(())
    }

    fn place_target_answer(&self, filter: &Filter, eye: Eye, e: ObjectId) -> Answer {
        let fits = if let Some((biome, seat)) = sector_of(e) {
            filter.kind == Kind::Sector
                && is_whose(filter.whose, eye.seat, seat)
                && self.biome_fits(filter.place, eye, biome)
        } else if let Some(biome) = lane_of(e) {
            filter.kind == Kind::Biome && self.biome_fits(filter.place, eye, biome)
        } else {
            let whose = |seat| is_whose(filter.whose, eye.seat, seat);
            filter.kind == Kind::Player && player_of(e).is_some_and(whose)
        };
        if fits { Ok(()) } else { Err(&no::WRONG_TARGET) }
    }

    fn biome_fits(&self, place: Where, eye: Eye, biome: u8) -> bool {
        !self.lane(biome).lost
            && match place {
                Where::Here => eye.biome == Some(biome),
                Where::Neighbouring => eye.biome.is_some_and(|b| b.abs_diff(biome) == 1),
                Where::In(kind) => eye.global || self.biome_kind(biome) == kind,
                _ => true,
            }
    }

    fn entry_answer(&self, filter: &Filter, action: &Action, serial: u16) -> Answer {
        let entry = self.duel.queue.iter().find(|a| a.serial == serial);
        let fits = filter.kind == Kind::Action
            && entry.is_some_and(|a| {
                a.serial != action.serial && is_whose(filter.whose, action.controller, a.controller)
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
