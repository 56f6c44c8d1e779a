//! Checks whether a position can be set up. Replays come from outside, so nothing is trusted.

use std::ops::RangeInclusive;

use crate::cards::counters;
use crate::cards::position::{PieceNames, Possible, forbid, in_range, no_problem};
use crate::cards::shield::Shield;
use crate::games::biomes::content::{CardKind, Content};
use crate::games::biomes::effects::may_become;
use crate::games::biomes::{Place, Step, ZONES, limits, place};

use super::{Piece, Position};

impl Position {
    /// Why it cannot be laid with these cards, if it cannot; its cards are called by these names.
    pub(super) fn check(&self, content: &Content, names: &PieceNames<'_>) -> Possible {
        forbid(
            matches!(self.step, Step::Setup | Step::GameOver),
            format_args!("no position begins in {:?}", self.step),
        )?;
        forbid(self.active.0 > 1 || self.starting.0 > 1, "a seat is 0 or 1")?;
        let best_of = self.best_of;
        forbid(
            !matches!(best_of, 1 | 3),
            format_args!("a best of {best_of}; there are 1 and 3 (N-01, N-02)"),
        )?;
        let first = i64::from(self.step != Step::Mulligan);
        in_range("turn", self.turn, first..=limits::TURNS.into(), "N-143")?;
        in_range("match", self.number, 1..=limits::MATCH.into(), "N-01, N-02")?;
        // N-01, N-02: who has won enough has won the game.
        let (most, [one, other]) = (
            best_of / 2 + u8::from(self.step == Step::MatchOver),
            self.wins,
        );
        forbid(
            one > most || other > most,
            format_args!(
                "the game is decided already: {one} and {other} wins in a best of {best_of} (N-01, N-02)"
            ),
        )?;
        forbid(
            self.cards.len() > limits::CARDS,
            format_args!("more than {} cards", limits::CARDS),
        )?;
        let kinds = self.biomes.each_ref().map(|b| b.kind);
        forbid(
            kinds[0] == kinds[1] || kinds[1] == kinds[2] || kinds[0] == kinds[2],
            "the three biomes are different",
        )?;
        for ground in &self.biomes {
            let what = format!("the durability of {:?},", ground.kind);
            for durability in ground.durability {
                in_range(&what, durability, NUMBERS, "N-05, N-133")?;
            }
            no_problem(ground.shields.iter().find_map(Shield::problem))?;
            forbid(
                !content.biomes.iter().any(|b| b.kind == ground.kind),
                format_args!("there is no biome {:?}", ground.kind),
            )?;
        }
        for (n, piece) in self.cards.iter().enumerate() {
            self.check_piece(piece, names.name(n, &piece.card), content)?;
        }
        no_problem(self.delayed_problem(content))?;
        no_problem(self.chance.problem())?;
        self.check_battle(content, names)
    }

    fn check_piece(&self, piece: &Piece, id: &str, content: &Content) -> Possible {
        let card = |id: &str| content.cards.iter().find(|c| c.id == id);
        let def = card(&piece.card).ok_or_else(|| format!("there is no card `{}`", piece.card))?;
        let face = piece.face.as_deref();
        forbid(
            face.is_some_and(|f| !card(f).is_some_and(|c| c.is_anomaly())),
            format_args!("`{id}` is converted to no anomaly"),
        )?;
        forbid(
            usize::from(piece.zone.0) >= ZONES || piece.owner.0 > 1 || piece.controller.0 > 1,
            format_args!("`{id}` is in no place"),
        )?;
        let (side, at) = place(piece.zone);
        forbid(
            !at.is_planet() && piece.owner != side,
            format_args!("`{id}` is not in a zone of its owner"),
        )?;
        forbid(
            at.is_planet() && piece.controller != side && piece.host.is_none(),
            format_args!("`{id}` is not on its controller's side"),
        )?;
        forbid(
            !at.is_planet() && def.kind == CardKind::Spawn,
            format_args!("`{id}` is a spawn off the planet"),
        )?;
        forbid(
            !piece.state.shield.is_none()
                && !(at.is_planet() && (def.is_agent() || face.is_some())),
            format_args!("damage to `{id}` is never dealt (D32)"),
        )?;
        forbid(
            piece.state.cached.is_some() && at != Place::Cache,
            format_args!("`{id}` is in no cache (D107)"),
        )?;
        no_problem(piece.state.shield.problem())?;
        let most = limits::OVERCLOCK;
        forbid(
            piece.state.overclock > most,
            format_args!("`{id}` is overclocked by more than {most} (N-153)"),
        )?;
        forbid(
            matches!(at, Place::Queue | Place::Gone),
            format_args!("`{id}` cannot begin there"),
        )?;
        let lost = matches!(at, Place::Sector(biome) if self.biomes[usize::from(biome)].lost != [false; 2]);
        forbid(lost, format_args!("`{id}` cannot be in a lost biome"))?;
        forbid(
            at.is_planet() && def.is_event() && face.is_none(),
            format_args!("`{id}` is an event and never on the planet"),
        )?;
        let modifies = matches!(def.kind, CardKind::Modification(_)) && face.is_none();
        forbid(
            at.is_planet() && modifies && piece.host.is_none(),
            format_args!("`{id}` must be attached: `to: \"..\"`"),
        )?;
        let host = piece.host.map(|h| self.cards.get(usize::from(h)));
        forbid(
            host.is_some_and(|h| !h.is_some_and(|h| at.is_planet() && h.zone == piece.zone)),
            format_args!("`{id}` is not where its host is"),
        )?;
        let fits_on =
            matches!(def.kind, CardKind::Modification(_) | CardKind::Gear) && face.is_none();
        forbid(
            piece.host.is_some() && !fits_on,
            format_args!("`{id}` is attached, and neither gear nor modification"),
        )?;
        let is = face.and_then(card).unwrap_or(def);
        for (becomes, _) in &piece.becomes {
            let other = card(becomes).ok_or_else(|| format!("there is no card `{becomes}`"))?;
            let able = at.is_planet() && may_become(is, other);
            forbid(
                !able,
                format_args!("`{id}` becomes only a card of its sort (D35)"),
            )?;
        }
        let known = |id: &String| content.counters.iter().any(|counter| counter.id == *id);
        for (kind, n) in &piece.counters {
            forbid(!known(kind), format_args!("there are no counters `{kind}`"))?;
            in_range(
                format_args!("the counters of `{id}`,"),
                *n,
                1..=counters::MOST.into(),
                "D23",
            )?;
        }
        in_range(
            format_args!("the damage of `{id}`,"),
            piece.state.damage,
            0..=*NUMBERS.end(),
            "N-126",
        )?;
        for n in piece
            .buffs
            .iter()
            .flat_map(|&(attack, defense, _)| [attack, defense])
        {
            in_range(format_args!("an increase of `{id}`,"), n, NUMBERS, "N-142")?;
        }
        Ok(())
    }
}

/// What is counted on a card or a sector of a position.
const NUMBERS: RangeInclusive<i64> = -(limits::AMOUNT as i64)..=limits::AMOUNT as i64;
