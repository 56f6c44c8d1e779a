//! Checks whether a position can be set up. Replays come from outside, so nothing is trusted.

use crate::games::biomes::content::{CardKind, Content};
use crate::games::biomes::{Place, Step, ZONES, limits, place};

use super::{Piece, Position};

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
        if self.turn > limits::TURNS {
            return Some(format!(
                "turn {} is out of range: to {}",
                self.turn,
                limits::TURNS
            ));
        }
        if !(1..=limits::MATCH).contains(&self.number) {
            let n = self.number;
            return Some(format!(
                "match {n} is out of range: from 1 to {}",
                limits::MATCH
            ));
        }
        // N-01, N-02: who has won enough has won the game.
        let most = self.best_of / 2 + u8::from(self.step == Step::MatchOver);
        if self.wins.iter().any(|&wins| wins > most) {
            let best_of = self.best_of;
            return Some(format!(
                "the game is decided already: {} and {} wins in a best of {best_of} (N-01, N-02)",
                self.wins[0], self.wins[1]
            ));
        }
        if self.cards.len() > limits::CARDS {
            return Some(format!("more than {} cards", limits::CARDS));
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
            .or_else(|| self.battle_problem(content))
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
        let (side, at) = place(piece.zone);
        if !at.is_planet() && piece.owner != side {
            return Some(format!("`{id}` is not in a zone of its owner"));
        }
        if at.is_planet() && piece.controller != side && piece.host.is_none() {
            return Some(format!("`{id}` is not on its controller's side"));
        }
        if !at.is_planet() && def.kind == CardKind::Spawn {
            return Some(format!("`{id}` is a spawn off the planet"));
        }
        if piece.state.overclock > limits::OVERCLOCK {
            let most = limits::OVERCLOCK;
            return Some(format!("`{id}` is overclocked by more than {most} (N-153)"));
        }
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
        let fits_on =
            matches!(def.kind, CardKind::Modification(_) | CardKind::Gear) && face.is_none();
        if piece.host.is_some() && !fits_on {
            return Some(format!(
                "`{id}` is attached, and neither gear nor modification"
            ));
        }
        let state = &piece.state;
        let buffs = piece.buffs.iter().flat_map(|&(a, d, _)| [a, d]);
        if buffs.chain([state.damage]).any(|n| !fits(n)) || state.damage < 0 {
            return Some(format!("a number of `{id}` is out of range"));
        }
        None
    }
}

const fn fits(n: i32) -> bool {
    n >= -limits::AMOUNT && n <= limits::AMOUNT
}
