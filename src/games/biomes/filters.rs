//! Filters: the objects that they match, and the objects that may be chosen as a target.

use crate::cards::language::lies_between;
use crate::table::{ObjectId, Seat};

use super::board::Board;
use super::content::{Cached, Card as CardDef, CardKind, Filter, Kind, Role, Where};
use super::places::Place;
use super::state::{Action, Agent};

/// The player and the place from which a filter is read.
#[derive(Debug, Clone, Copy)]
pub struct EvalContext {
    /// "You".
    pub seat: Seat,
    /// The object that has the skill.
    pub source: Option<ObjectId>,
    /// The biome it is (or was) in.
    pub biome: Option<u8>,
    /// *Global* was paid: "only in that biome" is lifted (N-156).
    pub global: bool,
    /// D94: what was paid for X.
    pub x: i32,
}

impl EvalContext {
    /// The eye of an action.
    #[must_use]
    pub fn of(action: &Action) -> Self {
        Self {
            seat: action.controller,
            source: Some(action.source),
            biome: action.biome,
            global: action.global,
            x: action.x.into(),
        }
    }
}

/// Whether a card with that definition is of the kind, as far as the card alone decides it.
fn is_kind(def: &CardDef, kind: Kind) -> bool {
    match kind {
        Kind::Constant => !def.is_event(),
        Kind::Agent | Kind::AgentOrSector => def.is_agent(),
        Kind::Event => def.is_event(),
        Kind::Software => def.is_software(),
        Kind::Hardware => def.is_hardware(),
        Kind::DoubleType => matches!(def.kind, CardKind::SoftwareAgent | CardKind::HardwareAgent),
        Kind::Gear => def.kind == CardKind::Gear,
        Kind::Modification => matches!(def.kind, CardKind::Modification(_)),
        Kind::Anomaly => def.is_anomaly(),
        Kind::Function | Kind::FunctionOrSkill => def.is_function(),
        Kind::Card | Kind::Any => true,
        Kind::Sector | Kind::Biome | Kind::Player | Kind::Action => false,
    }
}

impl Board<'_> {
    /// Whether a card matches, wherever it is.
    #[must_use]
    pub fn matches(&self, filter: &Filter, eye: EvalContext, e: ObjectId) -> bool {
        self.matches_with(filter, eye, e, self.stats(e))
    }

    /// The same with given stats, so that persistent skills are judged by what they do not change.
    #[inline]
    #[must_use]
    pub fn matches_with(
        &self,
        filter: &Filter,
        eye: EvalContext,
        e: ObjectId,
        agent: &Agent,
    ) -> bool {
        let far = filter.place == Where::Here && self.biome_of(e) != eye.biome;
        if far || (filter.kind == Kind::Agent && !self.facts(e).agent) {
            return false;
        }
        self.matches_in_full(filter, eye, e, agent)
    }

    fn matches_in_full(
        &self,
        filter: &Filter,
        eye: EvalContext,
        e: ObjectId,
        agent: &Agent,
    ) -> bool {
        let def = self.def(e);
        let status = self.status(e);
        is_kind(def, filter.kind)
            && filter.not.is_none_or(|not| !is_kind(def, not))
            && filter.whose.fits(eye.seat, status.controller)
            && (filter.kind == Kind::FunctionOrSkill || self.is_there(filter.place, eye, e))
            && !(filter.other && eye.source == Some(e))
            && filter.reach.is_none_or(|reach| agent.reach == reach)
            && self.fits_numbers(filter, eye.x, e, [agent.attack, agent.defense])
            && lies_between([None, filter.max_printed_attack], eye.x, || def.attack)
            && filter
                .damaged
                .is_none_or(|wanted| (agent.damage > 0) == wanted)
            && filter.locked.is_none_or(|locked| status.locked == locked)
            && (filter.counters.as_ref())
                .is_none_or(|(kind, n)| self.game.counters.of(e, kind.index) >= i32::from(*n))
            && filter.cached.is_none_or(|how| self.was_cached(how, e))
            && self.has_role(filter.role, e)
            && filter.keyword.is_none_or(|k| agent.keywords.has(k))
            && filter.subtype.as_ref().is_none_or(|s| *s == def.subtype)
            && filter
                .energy
                .is_none_or(|k| def.cost.symbols()[k.index()] > 0)
    }

    /// Whether attack, defense and energy value are within the bounds of a filter.
    fn fits_numbers(
        &self,
        filter: &Filter,
        x: i32,
        e: ObjectId,
        [attack, defense]: [i32; 2],
    ) -> bool {
        lies_between([filter.min_attack, filter.max_attack], x, || attack)
            && lies_between([None, filter.max_defense], x, || defense)
            && lies_between([filter.min_value, filter.max_value], x, || self.value(e))
    }

    /// Whether a card that a player plays is such a card, wherever it is by now (D75).
    #[must_use]
    pub fn matches_played(
        &self,
        filter: &Filter,
        eye: EvalContext,
        e: ObjectId,
        seat: Seat,
    ) -> bool {
        let def = self.def(e);
        let shows = |energy: super::content::Energy| def.cost.symbols()[energy.index()] > 0;
        is_kind(def, filter.kind)
            && filter.not.is_none_or(|not| !is_kind(def, not))
            && filter.whose.fits(eye.seat, seat)
            && filter.reach.is_none_or(|reach| def.reach == reach)
            && self.fits_numbers(filter, eye.x, e, [def.attack, def.defense])
            && filter.keyword.is_none_or(|k| def.keywords.has(k))
            && filter.subtype.as_ref().is_none_or(|s| *s == def.subtype)
            && filter.energy.is_none_or(shows)
    }

    /// Energy value of what is printed.
    #[must_use]
    pub fn value(&self, e: ObjectId) -> i32 {
        let printed = self.card(e).printed as usize;
        self.content().cards[printed].cost.value() as i32
    }

    fn is_there(&self, place: Where, eye: EvalContext, e: ObjectId) -> bool {
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
            Where::Deck => now == Place::Deck,
        }
    }

    /// Type of a biome on the table.
    #[must_use]
    pub fn biome_kind(&self, biome: u8) -> super::content::BiomeType {
        self.content().biomes[self.lane(biome).kind as usize].kind
    }

    /// D107: whether a card that lies in a cache came there this turn in that way.
    #[must_use]
    pub fn was_cached(&self, how: Cached, e: ObjectId) -> bool {
        let status = self.status(e);
        let now = self.place_of(e).1 == Place::Cache && status.cached == self.game.turn;
        now && (how == Cached::ThisTurn || status.cached_from_planet)
    }

    fn has_role(&self, role: Role, e: ObjectId) -> bool {
        let battle = &self.game.battle;
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
    pub fn count(&self, filter: &Filter, eye: EvalContext) -> usize {
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
}
