//! Whether a position can be laid at all: replays come from anywhere.

use crate::games::biomes::content::{CardKind, Content};
use crate::games::biomes::{Place, Step, ZONES, place};

use super::{Piece, Position};

/// Most cards in a position.
const CARDS: usize = 600;
/// Largest amount of anything that is counted.
const AMOUNT: i32 = 999;

impl Position {
    /// Why it cannot be laid with these cards, if it cannot.
    #[must_use]
    pub fn problem(&self, content: &Content) -> Option<String> {
        if matches!(self.step, Step::Setup | Step::GameOver) {
            return Some(format!("no position begins in {:?}", self.step));
        }
        if self.active.0 > 1 || self.starting.0 > 1 {
            return Some("a seat is 0 or 1".to_owned());
        }
        if !matches!(self.best_of, 1 | 3) {
            return Some(format!("a best of {}; there are 1 and 3", self.best_of));
        }
        if self.turn == 0 && self.step != Step::Mulligan {
            return Some("turns are counted from 1".to_owned());
        }
        if self.cards.len() > CARDS {
            return Some(format!("more than {CARDS} cards"));
        }
        let kinds = self.biomes.each_ref().map(|b| b.kind);
        if kinds[0] == kinds[1] || kinds[1] == kinds[2] || kinds[0] == kinds[2] {
            return Some("the three biomes are different".to_owned());
        }
        for ground in &self.biomes {
            if ground.durability.iter().any(|n| !fits(*n)) {
                return Some("a durability is out of range".to_owned());
            }
            if !content.biomes.iter().any(|b| b.kind == ground.kind) {
                return Some(format!("there is no biome {:?}", ground.kind));
            }
        }
        self.cards
            .iter()
            .find_map(|piece| self.piece_problem(piece, content))
            .or_else(|| self.battle_problem())
    }

    fn piece_problem(&self, piece: &Piece, content: &Content) -> Option<String> {
        let card = |id: &str| content.cards.iter().find(|c| c.id == id);
        let id = &piece.card;
        let Some(def) = card(id) else {
            return Some(format!("there is no card `{id}`"));
        };
        let face = piece.face.as_deref();
        if face.is_some_and(|f| !card(f).is_some_and(|c| c.is_anomaly())) {
            return Some(format!("`{id}` is converted to no anomaly"));
        }
        if usize::from(piece.zone.0) >= ZONES || piece.owner.0 > 1 || piece.controller.0 > 1 {
            return Some(format!("`{id}` is in no place"));
        }
        let at = place(piece.zone).1;
        if matches!(at, Place::Queue | Place::Gone) {
            return Some(format!("`{id}` cannot begin there"));
        }
        if let Place::Sector(biome) = at
            && self.biomes[usize::from(biome)].lost != [false; 2]
        {
            return Some(format!("`{id}` cannot be in a lost biome"));
        }
        if at.is_planet() && def.is_event() && face.is_none() {
            return Some(format!("`{id}` is an event and never on the planet"));
        }
        let modifies = matches!(def.kind, CardKind::Modification(_)) && face.is_none();
        if at.is_planet() && modifies && piece.host.is_none() {
            return Some(format!("`{id}` must be attached: `to: \"..\"`"));
        }
        let host = piece.host.map(|h| self.cards.get(usize::from(h)));
        if host.is_some_and(|h| !h.is_some_and(|h| at.is_planet() && h.zone == piece.zone)) {
            return Some(format!("`{id}` is not where its host is"));
        }
        let state = &piece.state;
        let buffs = piece.buffs.iter().flat_map(|&(a, d, _)| [a, d]);
        if buffs.chain([state.damage]).any(|n| !fits(n)) || state.damage < 0 {
            return Some(format!("a number of `{id}` is out of range"));
        }
        None
    }

    fn battle_problem(&self) -> Option<String> {
        let piece = |n: u16| self.cards.get(usize::from(n));
        let agent_of = |n: u16, seat, planet: fn(Place) -> bool| {
            piece(n).is_some_and(|p| p.controller == seat && planet(place(p.zone).1))
        };
        let in_sector: fn(Place) -> bool = |p| matches!(p, Place::Sector(_));
        let other = self.active.other();
        let advances = |&(n, biome): &(u16, u8)| {
            biome < 3 && piece(n).is_some_and(|p| place(p.zone).1 == Place::Staging)
        };
        if !self.advancing.iter().all(advances) {
            return Some("who advances is in staging and goes to a biome".to_owned());
        }
        if !self
            .attackers
            .iter()
            .all(|&n| agent_of(n, self.active, in_sector))
        {
            return Some("attackers are the active player's and in a sector".to_owned());
        }
        let defends = |&(n, whom): &(u16, u16)| {
            agent_of(n, other, in_sector) && self.attackers.contains(&whom)
        };
        (!self.defenders.iter().all(defends)).then(|| {
            "defenders are the other player's and in a sector, and defend against an attacker"
                .to_owned()
        })
    }
}

const fn fits(n: i32) -> bool {
    n >= -AMOUNT && n <= AMOUNT
}
