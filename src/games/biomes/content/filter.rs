//! Which objects something applies to: used by targets, persistent skills and counts.

use ron2::FromRon;
use serde::{Deserialize, Serialize};

use super::{BiomeType, Energy, Keyword, Reach};
use crate::cards::counters::CounterName;
use crate::cards::language::{Bound, Part, PartMut, Parts, Scene};
use crate::games::biomes::Biomes;
use crate::packs::{Whose, optional_fields};

optional_fields! {
    /// A condition on objects; every part that is given must hold.
    #[derive(PartialEq)]
    pub struct Filter {
        /// What it is.
        pub kind: Kind,
        /// What it is not.
        pub not: Option<Kind>,
        /// Whose it is, seen from the controller of the skill.
        pub whose: Whose,
        /// Where it is.
        pub place: Where,
        /// Only agents of this reach.
        pub reach: Option<Reach>,
        /// Only agents with at most this attack.
        pub max_attack: Option<Bound>,
        /// Only agents with at least this attack.
        pub min_attack: Option<Bound>,
        /// Only agents with at most this *printed* attack.
        pub max_printed_attack: Option<Bound>,
        /// Only agents with at most this defense.
        pub max_defense: Option<Bound>,
        /// Only cards whose energy value is at most this.
        pub max_value: Option<Bound>,
        /// Only cards whose energy value is at least this.
        pub min_value: Option<Bound>,
        /// Only what has marked damage, or only others.
        pub damaged: Option<bool>,
        /// Only locked (`true`) or unlocked (`false`) constants.
        pub locked: Option<bool>,
        /// Only declared attackers or defenders.
        pub role: Role,
        /// Only objects with this keyword.
        pub keyword: Option<Keyword>,
        /// Only cards of this sub-type ("beast").
        pub subtype: Option<String>,
        /// Only cards whose cost shows this energy.
        pub energy: Option<Energy>,
        /// Only constants with at least so many counters of that kind.
        pub counters: Option<(CounterName, u16)>,
        /// Only cards that were put into the cache this turn.
        pub cached: Option<Cached>,
        /// Not the object that has the skill.
        pub other: bool,
    }
}

impl Parts<Biomes> for Filter {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, Biomes>,
        visit: &mut dyn FnMut(Part<'a, Biomes>, &Scene<'a, Biomes>),
    ) {
        visit(Part::Filter(self), scene);
        let attack = [&self.max_attack, &self.min_attack, &self.max_printed_attack];
        let others = [&self.max_defense, &self.max_value, &self.min_value];
        let bounds = attack.into_iter().chain(others);
        bounds.for_each(|bound| bound.parts(scene, visit));
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, Biomes>)) {
        visit(PartMut::Filter(self));
        if let Some((counter, _)) = &mut self.counters {
            visit(PartMut::Counter(counter));
        }
    }
}

/// What kind of thing a [`Filter`] matches.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
pub enum Kind {
    /// Any card or spawn on the planet, anomalies included (they are constants).
    Constant,
    /// Agents, double types included.
    #[default]
    Agent,
    /// Software, double types and modifications included.
    Software,
    /// Hardware, double types and gear included.
    Hardware,
    /// Events, wherever they are.
    Event,
    /// Agents that are also software or hardware.
    DoubleType,
    /// Gear.
    Gear,
    /// Modifications.
    Modification,
    /// Anomalies on the planet.
    Anomaly,
    /// One player's side of a biome.
    Sector,
    /// An agent or a sector, as a target.
    AgentOrSector,
    /// A whole biome.
    Biome,
    /// A player.
    Player,
    /// An action on the queue.
    Action,
    /// A function card in hand (not an anomaly).
    Function,
    /// An activated skill of a constant, or a function in hand (what *overclock* takes).
    FunctionOrSkill,
    /// Any card, whatever its zone allows.
    Card,
    /// Things of any kind: what `Is` means where no kind is written.
    Any,
}

/// Where an object must be.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
pub enum Where {
    /// Anywhere on the planet.
    #[default]
    Planet,
    /// A staging area.
    Staging,
    /// Any sector.
    Biomes,
    /// The biome the skill's own object is in (*emanate*); for a biome's influence, that biome.
    Here,
    /// A biome next to the one the skill's own object is in (*network*).
    Neighbouring,
    /// A biome of this type. Lifted by *global* (D19).
    In(BiomeType),
    /// A hand (only cards the player choosing may see).
    Hand,
    /// A cache.
    Cache,
    /// A deck; only `Choose` looks into it.
    Deck,
}

/// How a card came into the cache this turn (D107).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, FromRon)]
pub enum Cached {
    /// From anywhere.
    ThisTurn,
    /// From the planet.
    FromPlanet,
}

/// Part in the running battle.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
pub enum Role {
    /// No restriction.
    #[default]
    Any,
    /// A declared attacker.
    Attacker,
    /// A declared defender.
    Defender,
    /// Either of the two.
    Fighting,
}
