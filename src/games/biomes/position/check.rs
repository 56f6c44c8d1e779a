//! Checks whether a position can be set up. Replays come from outside, so nothing is trusted.

use std::ops::RangeInclusive;

use crate::cards::counters;
use crate::cards::position::{PieceNames, out_of_range};
use crate::cards::shield::Shield;
use crate::games::biomes::content::{CardKind, Content};
use crate::games::biomes::effects::may_become;
use crate::games::biomes::{Place, Step, ZONES, limits, place};

use super::{Piece, Position};

impl Position {
    /// Why it cannot be laid with these cards, if it cannot; its cards are called by these names.
    pub(super) fn problem_named(
        &self,
        content: &Content,
        names: &PieceNames<'_>,
    ) -> Option<String> {
        if matches!(self.step, Step::Setup | Step::GameOver) {
            return Some(format!("no position begins in {:?}", self.step));
        }
        if self.active.0 > 1 || self.starting.0 > 1 {
            return Some("a seat is 0 or 1".to_owned());
        }
        if !matches!(self.best_of, 1 | 3) {
            let n = self.best_of;
            return Some(format!("a best of {n}; there are 1 and 3 (N-01, N-02)"));
        }
        let first = i64::from(self.step != Step::Mulligan);
        let turns = first..=limits::TURNS.into();
        let matches = 1..=limits::MATCH.into();
        let counted = out_of_range("turn", self.turn, turns, "N-143")
            .or_else(|| out_of_range("match", self.number, matches, "N-01, N-02"));
        if counted.is_some() {
            return counted;
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
            let what = format!("the durability of {:?},", ground.kind);
            let mut durability = ground.durability.into_iter();
            let wrong = durability.find_map(|n| out_of_range(&what, n, NUMBERS, "N-05, N-133"));
            if wrong.is_some() {
                return wrong;
            }
            let shield = ground.shields.iter().find_map(Shield::problem);
            if shield.is_some() {
                return shield;
            }
            if !content.biomes.iter().any(|b| b.kind == ground.kind) {
                return Some(format!("there is no biome {:?}", ground.kind));
            }
        }
        let mut pieces = self.cards.iter().enumerate();
        pieces
            .find_map(|(n, piece)| {
                let name = names.name(n, &piece.card);
                self.piece_problem(piece, name, content)
            })
            .or_else(|| self.delayed_problem(content))
            .or_else(|| self.chance.problem())
            .or_else(|| self.battle_problem(content, names))
    }

    fn piece_problem(&self, piece: &Piece, id: &str, content: &Content) -> Option<String> {
        let card = |id: &str| content.cards.iter().find(|c| c.id == id);
        let Some(def) = card(&piece.card) else {
            return Some(format!("there is no card `{}`", piece.card));
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
        if !piece.state.shield.is_none() && !(at.is_planet() && (def.is_agent() || face.is_some()))
        {
            return Some(format!("damage to `{id}` is never dealt (D32)"));
        }
        if piece.state.cached.is_some() && at != Place::Cache {
            return Some(format!("`{id}` is in no cache (D107)"));
        }
        if let Some(wrong) = piece.state.shield.problem() {
            return Some(wrong);
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
        let is = face.and_then(card).unwrap_or(def);
        for (becomes, _) in &piece.becomes {
            match card(becomes) {
                None => return Some(format!("there is no card `{becomes}`")),
                Some(other) if !at.is_planet() || !may_become(is, other) => {
                    return Some(format!("`{id}` becomes only a card of its sort (D35)"));
                }
                Some(_) => {}
            }
        }
        let known = |id: &String| content.counters.iter().any(|counter| counter.id == *id);
        for (kind, n) in &piece.counters {
            if !known(kind) {
                return Some(format!("there are no counters `{kind}`"));
            }
            let what = format!("the counters of `{id}`,");
            let wrong = out_of_range(&what, *n, 1..=counters::MOST.into(), "D23");
            if wrong.is_some() {
                return wrong;
            }
        }
        let state = &piece.state;
        let mut buffs = piece.buffs.iter().flat_map(|&(a, d, _)| [a, d]);
        let damage = format!("the damage of `{id}`,");
        out_of_range(&damage, state.damage, 0..=*NUMBERS.end(), "N-126").or_else(|| {
            let given = format!("an increase of `{id}`,");
            buffs.find_map(|n| out_of_range(&given, n, NUMBERS, "N-142"))
        })
    }
}

/// What is counted on a card or a sector of a position.
const NUMBERS: RangeInclusive<i64> = -(limits::AMOUNT as i64)..=limits::AMOUNT as i64;
