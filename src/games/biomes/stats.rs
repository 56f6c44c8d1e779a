//! Computes the current stats of an agent: printed stats, markers, changes, then persistent skills and influences.

use crate::cards::language::{Part, Values};
use crate::table::ObjectId;

use super::board::Board;
use super::content::{
    Ability, Amount, Card as CardDef, Condition, Filter, Grant, Keywords, Kind, OwnCondition,
    OwnNumber, Reach, Where,
};
use super::filters::EvalContext;
use super::limits;
use super::state::{Action, ActionKind, Agent, Change, ChangeKind, Origin};

/// The facts that a persistent skill may depend on, besides the places of cards on the planet: one bit each. Code that
/// changes one of these calls [`Board::stats_heed`].
pub mod heed {
    /// Locks.
    pub const LOCKS: u16 = 1;
    /// Damage marked on agents.
    pub const DAMAGE: u16 = 1 << 1;
    /// The cards in hands, and their number.
    pub const HANDS: u16 = 1 << 2;
    /// The cards in caches.
    pub const CACHES: u16 = 1 << 3;
    /// Functions played this turn.
    pub const PLAYED: u16 = 1 << 4;
    /// Energy in stores.
    pub const ENERGY: u16 = 1 << 5;
    /// Durability of sectors.
    pub const DURABILITY: u16 = 1 << 6;
    /// What happened this turn.
    pub const TALLIES: u16 = 1 << 7;
    /// The phase of the turn.
    pub const PHASE: u16 = 1 << 8;
}

/// Kinds of facts that the persistent skills among these depend on, as bits of [`heed`].
#[must_use]
pub fn heeds(abilities: &[Ability]) -> u16 {
    let mut heeded = 0;
    let persistent = abilities.iter();
    for ability in persistent.filter(|a| matches!(a, Ability::Persistent { .. })) {
        ability.parts(&mut |part, _| {
            heeded |= match part {
                Part::Filter(filter) => filtered(filter),
                Part::Condition(condition) => conditional(condition),
                Part::Amount(Amount::Hand(_)) => heed::HANDS,
                Part::Amount(Amount::ThisTurn(..)) => heed::TALLIES,
                Part::Amount(Amount::Own(number)) => counted(number),
                Part::Amount(_)
                | Part::Effect(_)
                | Part::Objects(_)
                | Part::Players(_)
                | Part::Lasting(_) => 0,
            }
        });
    }
    heeded
}

fn filtered(filter: &Filter) -> u16 {
    let place = match filter.place {
        Where::Hand => heed::HANDS,
        Where::Cache => heed::CACHES,
        _ => 0,
    };
    let locks = if filter.locked.is_some() {
        heed::LOCKS
    } else {
        0
    };
    let damage = if filter.damaged.is_some() {
        heed::DAMAGE
    } else {
        0
    };
    place | locks | damage
}

/// Where things are and whose turn it is always renew the stats.
const fn conditional(condition: &Condition) -> u16 {
    match condition {
        Condition::HandAtLeast(..) | Condition::HandAtMost(..) => heed::HANDS,
        Condition::During(_) => heed::PHASE,
        Condition::Own(own) => match own {
            OwnCondition::ThisLocked => heed::LOCKS,
            OwnCondition::ThisDamaged => heed::DAMAGE,
            OwnCondition::Chain => heed::PLAYED,
            OwnCondition::Adept | OwnCondition::InBiome(_) | OwnCondition::InAnyBiome => 0,
        },
        _ => 0,
    }
}

/// The loss of a sector and a change of counters always renew the stats.
const fn counted(number: &OwnNumber) -> u16 {
    match number {
        OwnNumber::DamageOn(_) => heed::DAMAGE,
        OwnNumber::Stored(..) => heed::ENERGY,
        OwnNumber::DurabilityOf(_) => heed::DURABILITY,
        OwnNumber::AttackOf(_)
        | OwnNumber::DefenseOf(_)
        | OwnNumber::ValueOf(_)
        | OwnNumber::Counters(..)
        | OwnNumber::SectorsLost(_) => 0,
    }
}

/// Whether a persistent skill changes what cards cost.
#[must_use]
pub fn changes_prices(gives: &[Grant]) -> bool {
    gives.iter().any(|grant| matches!(grant, Grant::Cost(_)))
}

/// A persistent skill in force.
#[derive(Debug, Clone)]
pub struct Source {
    pub eye: EvalContext,
    pub who: Option<&'static Filter>,
    /// The object it affects when `who` is left out.
    pub own: Option<ObjectId>,
    pub gives: &'static [Grant],
    /// How many times it is given.
    pub times: i32,
}

/// Stats of a card by itself: what is printed, plus `markers`, reach flipped by *shift*.
#[must_use]
pub fn printed(def: &CardDef, markers: u8, shifted: bool) -> Agent {
    let plain = Agent {
        attack: def.attack,
        defense: def.defense,
        damage: 0,
        reach: def.reach,
        keywords: def.keywords,
    };
    altered(plain, markers, shifted)
}

/// Printed stats plus `markers`, reach flipped by *shift*.
fn altered(mut stats: Agent, markers: u8, shifted: bool) -> Agent {
    stats.attack += i32::from(markers);
    stats.defense += i32::from(markers);
    stats.reach = match (stats.reach, shifted) {
        (reach, false) => reach,
        (Reach::Melee, true) => Reach::Ranged,
        (Reach::Ranged, true) => Reach::Melee,
    };
    stats
}

impl Board<'_> {
    /// Computes the stats of all cards on the planet again, if anything changed.
    pub fn refresh_stats(&mut self) {
        if !self.game.dirty {
            return;
        }
        self.game.dirty = false;
        self.game.unchecked = true;
        self.game.reacting = self.live_biomes().fold(0, |bits, biome| {
            bits | self.index.more[self.lane(biome).kind as usize].reacts
        });
        let mut all = std::mem::take(&mut self.index.all);
        all.clear();
        self.planet().copy_to(&mut all);
        let mut strays = false;
        for &e in &all {
            let (facts, status) = (self.facts(e), self.status(e));
            strays |= self.place_of(e).0 != status.controller;
            let mut now = altered(facts.stats, status.markers, status.shifted);
            let reacts = facts.reacts;
            now.damage = self.stats(e).damage;
            self.game.reacting |= reacts;
            *self.stats_mut(e) = now;
        }
        self.game.strays = strays;
        self.apply_changes();
        let mut sources = std::mem::take(&mut self.index.sources);
        sources.clear();
        self.game.heeds = self.persistent(&all, &mut sources);
        // Most of what lies on the planet are anomalies, and most skills touch only agents.
        let others_too = sources.iter().any(|source| match (source.who, source.own) {
            (Some(filter), _) => filter.kind != Kind::Agent,
            (None, Some(own)) => !self.facts(own).agent,
            (None, None) => false,
        });
        for &e in &all {
            if !others_too && !self.facts(e).agent {
                let agent = self.stats_mut(e);
                agent.attack = agent.attack.max(0);
                continue;
            }
            // Conditions of bonuses use the stats without any such bonus.
            let (attack, defense, keywords) = self.gains(e, &sources);
            let agent = self.stats_mut(e);
            agent.attack = limits::total(agent.attack, attack).max(0);
            agent.defense = limits::total(agent.defense, defense);
            agent.keywords = keywords;
        }
        self.game.priced = sources.iter().any(|source| changes_prices(source.gives));
        self.index.all = all;
        self.index.sources = sources;
    }

    /// Applies the changes to single things on the planet, each once.
    fn apply_changes(&mut self) {
        for at in 0..self.game.changes.len() {
            let Change { object, what, .. } = self.game.changes[at];
            if !self.on_planet(object) {
                continue;
            }
            let now = self.stats_mut(object);
            match what {
                ChangeKind::Stats(attack, defense) => {
                    now.attack = limits::total(now.attack, attack);
                    now.defense = limits::total(now.defense, defense);
                }
                ChangeKind::Keyword(keyword) => now.keywords.add(keyword),
                ChangeKind::Control(_) | ChangeKind::Face { .. } => {}
            }
        }
    }

    /// Something changed that skills can depend on: stats are computed again if an active skill does.
    pub const fn stats_heed(&mut self, what: u16) {
        self.game.dirty |= self.game.heeds & what != 0;
    }

    /// Whether the stats on the cards equal those computed from scratch now; the first card with others. Nothing
    /// changes.
    pub fn stats_stand(&mut self) -> Result<(), ObjectId> {
        let all: Vec<ObjectId> = self.planet().collect();
        let shown: Vec<Agent> = all.iter().map(|&e| *self.stats(e)).collect();
        let d = &mut *self.game;
        let kept = (d.dirty, d.unchecked, d.reacting, d.strays, d.heeds);
        d.dirty = true;
        self.refresh_stats();
        let d = &mut *self.game;
        (d.dirty, d.unchecked, d.reacting, d.strays, d.heeds) = kept;
        let mut wrong = None;
        for (&e, &stood) in all.iter().zip(&shown) {
            if *self.stats(e) != stood {
                wrong = wrong.or(Some(e));
            }
            *self.stats_mut(e) = stood;
        }
        wrong.map_or(Ok(()), Err)
    }

    /// Persistent skills of the cards on the planet and the influences of live biomes, and what any of them
    /// depends on.
    fn persistent(&self, all: &[ObjectId], sources: &mut Vec<Source>) -> u16 {
        let mut heeds = 0;
        for &e in all {
            if !self.facts(e).persists {
                continue;
            }
            let status = self.status(e);
            let eye = EvalContext {
                seat: status.controller,
                source: Some(e),
                biome: self.biome_of(e),
                global: false,
                x: 0,
            };
            let own = Some(status.host.unwrap_or(e));
            heeds |= self.facts(e).heeds;
            self.add_sources(&self.def(e).abilities, eye, own, sources);
        }
        for biome in self.live_biomes() {
            let lane = self.lane(biome);
            let eye = EvalContext {
                seat: self.game.active,
                source: None,
                biome: Some(biome),
                global: false,
                x: 0,
            };
            let influence = &self.content().biomes[lane.kind as usize].influence;
            heeds |= self.index.more[lane.kind as usize].heeds;
            self.add_sources(influence, eye, None, sources);
        }
        heeds
    }

    fn add_sources(
        &self,
        abilities: &'static [Ability],
        eye: EvalContext,
        own: Option<ObjectId>,
        into: &mut Vec<Source>,
    ) {
        for ability in abilities {
            let Ability::Persistent {
                only_if,
                who,
                gives,
                per,
            } = ability
            else {
                continue;
            };
            if only_if.as_ref().is_none_or(|c| self.holds_for(c, eye)) {
                into.push(Source {
                    eye,
                    who: who.as_ref(),
                    own,
                    gives,
                    times: per.as_ref().map_or(1, |per| self.times_for(per, eye)),
                });
            }
        }
    }

    fn gains(&self, e: ObjectId, sources: &[Source]) -> (i32, i32, Keywords) {
        let base = self.stats(e);
        let (mut attack, mut defense, mut keywords) = (0, 0, base.keywords);
        for source in sources {
            let touched = match source.who {
                Some(filter) => self.matches_with(filter, source.eye, e, base),
                None => source.own == Some(e),
            };
            if !touched {
                continue;
            }
            for grant in source.gives {
                match *grant {
                    Grant::Attack(n) => {
                        attack = limits::total(attack, n.saturating_mul(source.times));
                    }
                    Grant::Defense(n) => {
                        defense = limits::total(defense, n.saturating_mul(source.times));
                    }
                    Grant::Cost(_) | Grant::CostsAtLeast(_) | Grant::AttackCost(_) => {}
                    Grant::Keyword(keyword) => keywords.add(keyword),
                }
            }
        }
        (attack, defense, keywords)
    }

    /// How many times a persistent skill gives what it gives, seen from a player.
    #[must_use]
    pub fn times_for(&self, per: &Amount, eye: EvalContext) -> i32 {
        let source = eye.source.unwrap_or(ObjectId(u16::MAX));
        let bare = Action::new(ActionKind::Skill, source, Origin::Card(0), eye.seat);
        let action = Action {
            biome: eye.biome,
            ..bare
        };
        self.amount(per, &action).clamp(0, limits::AMOUNT)
    }

    /// Whether a condition of an object holds at this moment, seen from a player.
    #[must_use]
    pub fn holds_for(&self, condition: &Condition, eye: EvalContext) -> bool {
        let source = eye.source.unwrap_or(ObjectId(u16::MAX));
        let bare = Action::new(ActionKind::Skill, source, Origin::Card(0), eye.seat);
        let action = Action {
            biome: eye.biome,
            global: eye.global,
            ..bare
        };
        self.holds(condition, &action)
    }

    /// *Chain*: another function than the skill's own card was played this turn.
    pub fn is_chained(&self, eye: EvalContext) -> bool {
        // A biome's influence is no card.
        let own = eye.source.filter(|&e| self.is_card(e)).is_some_and(|e| {
            let here = self.place_of(e).1;
            let now = here.is_planet() && self.status(e).arrived == self.game.turn;
            self.def(e).is_function() && (here == super::Place::Queue || now)
        });
        self.player(eye.seat).functions > u8::from(own)
    }

    /// *Adept*: in a biome aligned with one of the energies in its cost.
    pub fn is_adept(&self, eye: EvalContext) -> bool {
        let (Some(source), Some(biome)) = (eye.source, eye.biome) else {
            return false;
        };
        // A biome's influence has no cost.
        if !self.is_card(source) {
            return false;
        }
        let symbols = self.def(source).cost.symbols();
        let kind = self.lane(biome).kind as usize;
        self.content().biomes[kind]
            .alignments
            .iter()
            .any(|a| symbols[a.index()] > 0)
    }
}
