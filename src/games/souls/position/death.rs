//! Deaths that are being carried out in a position: their next step, from their spelling to the table and back.

use ron2::FromRon;
use serde::{Deserialize, Serialize};

use super::stack_check::waits;
use super::stack_spot::AimSpot;
use super::{Aim, Piece, Position};
use crate::cards::position::{Possible, forbid};
use crate::games::souls::board::Board;
use crate::games::souls::content::{CardKind, Content};
use crate::games::souls::state::{Sequence, Stages};
use crate::games::souls::{Phase, Place, place, zone};
use crate::table::{Busy, ObjectId, Ref};

/// A death that is being carried out: what triggered is on the stack, or waits to be put there, and then comes the next
/// step (F-121, F-128).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Death {
    /// A piece that lies apart, or a player; of `Refill` nothing.
    pub of: Aim,
    /// The next step.
    pub step: DeathStep,
    /// How many entries the stack has when that step comes (R42).
    pub height: u16,
    /// What dealt the last damage to it.
    pub killer: Aim,
}

/// A step of a death.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, FromRon)]
pub enum DeathStep {
    /// Of a card: the active player gains its reward (F-122).
    Reward,
    /// Of a card: what triggers only after the reward (F-121).
    AfterReward,
    /// Of a card: it becomes a soul or is discarded (F-123).
    Burial,
    /// Slots are filled again (F-124, R55).
    Refill,
    /// Of a player: the penalty (F-130).
    Penalty,
    /// Of a player: curses go, and what triggers after the penalty (F-139).
    AfterPenalty,
}

impl DeathStep {
    /// Whether a card dies.
    #[must_use]
    pub const fn is_of_card(self) -> bool {
        matches!(self, Self::Reward | Self::AfterReward | Self::Burial)
    }

    /// Whether a player dies.
    #[must_use]
    pub const fn is_of_player(self) -> bool {
        matches!(self, Self::Penalty | Self::AfterPenalty)
    }
}

/// How the active player died, whose turn ends as soon as the stack is empty (F-129).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, FromRon)]
pub enum Died {
    /// In an attack.
    InAttack,
    /// Outside an attack: they get priority over the empty stack once more (R54).
    Outside,
}

/// A death as it is written.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct DeathSpot {
    /// The card, which then lies apart, or the player; left out: nothing any more.
    #[ron(default)]
    pub of: Option<AimSpot>,
    /// The next step.
    pub step: DeathStep,
    /// How many entries the stack has then; left out: none.
    #[ron(default)]
    pub height: u16,
    /// What dealt the last damage.
    #[ron(default)]
    pub killer: Option<AimSpot>,
}

impl Position {
    /// Whether a death is being carried out, or the turn of a dead player is about to end.
    #[must_use]
    pub fn is_death_open(&self) -> bool {
        !self.deaths.is_empty() || self.died.is_some()
    }

    /// Heights stay where they were between the entries that stay, which are given in their order.
    pub(super) fn lower_deaths(&mut self, order: &[usize]) {
        for death in &mut self.deaths {
            let below = order.iter().filter(|&&n| n < usize::from(death.height));
            death.height = below.count() as u16;
        }
    }

    /// Gives the pieces that deaths name their new numbers; the death of a piece that is gone is over.
    pub(super) fn renumber_deaths(&mut self, to: &dyn Fn(u16) -> Option<u16>) {
        let now = |aim: Aim| match aim {
            Aim::Piece(n) => to(n).map_or(Aim::Nothing, Aim::Piece),
            other => other,
        };
        for death in &mut self.deaths {
            (death.of, death.killer) = (now(death.of), now(death.killer));
        }
        self.deaths
            .retain(|death| death.of != Aim::Nothing || death.step == DeathStep::Refill);
    }

    /// Whether the deaths that are being carried out can be.
    pub(super) fn check_deaths(&self, content: &Content) -> Possible {
        let held = |piece: &&Piece| piece.zone == zone(Place::Held);
        let apart = |aim: Aim| match aim {
            Aim::Piece(n) => self.cards.get(usize::from(n)).as_ref().is_some_and(held),
            Aim::Player(_) | Aim::Entry(_) | Aim::Nothing => false,
        };
        let lying = self.cards.iter().filter(held).count();
        let dying = self.deaths.iter().filter(|death| apart(death.of)).count();
        forbid(
            lying != dying,
            "a card lies apart only while it dies, in one death (F-121)",
        )?;
        if !self.is_death_open() {
            return Ok(());
        }
        let step = self.step;
        forbid(
            !waits(step),
            format_args!("no death is being carried out in {step:?} (F-74)"),
        )?;
        let Some(active) = self.players.get(self.active.index()) else {
            return Ok(());
        };
        let died = self.died.is_some();
        forbid(
            died && !active.dead,
            "the active player died: write `dead: true` (F-129)",
        )?;
        forbid(
            died && step.phase() == Phase::End,
            "in the end phase the turn ends by itself (F-129)",
        )?;
        let mut below = 0;
        for (n, death) in self.deaths.iter().enumerate() {
            let twin = |other: &super::Death| other.of == death.of && death.of != Aim::Nothing;
            let check = || {
                forbid(
                    self.deaths[..n].iter().any(twin),
                    "nothing dies twice at once (F-128)",
                )?;
                forbid(
                    death.height < below,
                    "the death that began last goes on first (R42)",
                )?;
                let lower = usize::from(death.height) > self.stack.entries.len();
                forbid(lower, "the stack is lower than where it goes on (R42)")?;
                self.check_death_of(death, apart(death.of), content)
            };
            check().map_err(|problem| format!("death {n}, {:?}: {problem}", death.step))?;
            below = death.height;
        }
        Ok(())
    }

    fn check_death_of(&self, death: &Death, apart: bool, content: &Content) -> Possible {
        let there = match death.killer {
            Aim::Piece(n) => usize::from(n) < self.cards.len(),
            Aim::Player(seat) => seat.index() < self.players.len(),
            Aim::Entry(_) | Aim::Nothing => true,
        };
        forbid(!there, "the killer is not there")?;
        forbid(
            matches!(death.killer, Aim::Entry(_)),
            "a card or a player kills (F-114)",
        )?;
        match death.of {
            Aim::Piece(n) if death.step.is_of_card() && apart => {
                let card = self.cards.get(usize::from(n));
                let card = card.and_then(|piece| super::check::card(content, &piece.card));
                let Some(card) = card else { return Ok(()) };
                forbid(card.hp.is_none(), "only what has hit points dies (F-121)")?;
                let counted = card.kind != CardKind::Monster || self.monster_died;
                forbid(!counted, "a monster has died this turn: `monster_died: true` (F-34)")
            }
            Aim::Player(seat) if death.step.is_of_player() => {
                let dead = self.players.get(seat.index()).is_some_and(|player| player.dead);
                forbid(!dead, "a player of this game died: write `dead: true` (F-137)")?;
                let ends = seat != self.active || self.died.is_some();
                let ends = ends || self.step.phase() == Phase::End;
                forbid(!ends, "the turn of a dead player ends: write `died: Outside` or `died: InAttack` (F-129)")
            }
            Aim::Nothing if death.step == DeathStep::Refill => Ok(()),
            _ => Err("of a card that lies apart come `Reward`, `AfterReward` and `Burial`, of a player `Penalty` and `AfterPenalty`, of nothing `Refill` (F-121, F-130)".to_owned()),
        }
    }
}

impl Board<'_> {
    /// The deaths of a position go on when the stack is back to their heights.
    pub(super) fn apply_deaths(&mut self, position: &Position, all: &[ObjectId]) {
        for death in &position.deaths {
            let of = super::stack_apply::object_of(death.of, all);
            let next = match (death.of, death.step, of) {
                (_, DeathStep::Reward, Some(card)) => Stages::Reward { card },
                (_, DeathStep::AfterReward, Some(card)) => Stages::Late { card },
                (_, DeathStep::Burial, Some(card)) => Stages::Bury { card },
                (Aim::Player(seat), DeathStep::Penalty, _) => Stages::Penalty { seat },
                (Aim::Player(seat), DeathStep::AfterPenalty, _) => Stages::Buried { seat },
                _ => Stages::Refill,
            };
            if let Some(e) = of {
                self.status_mut(e).hurt_by = super::stack_apply::object_of(death.killer, all);
            }
            let floor = death.height;
            self.game.sequences.push(Sequence { floor, next });
        }
        self.game.dying = position.died.is_some();
        self.game.farewell = position.died == Some(Died::Outside);
        if position.is_death_open() && self.game.window.is_none() {
            self.game.window = Some(self.opening());
        }
    }

    /// The deaths of a running match, and whether nothing of them is left out; `all` are the pieces.
    pub(super) fn extract_deaths(&self, all: &[ObjectId]) -> Result<(Vec<Death>, bool), Busy> {
        let (mut deaths, mut whole) = (Vec::new(), true);
        for sequence in &self.game.sequences {
            let (step, of) = match sequence.next {
                Stages::Reward { card } => (DeathStep::Reward, Some(card)),
                Stages::Late { card } => (DeathStep::AfterReward, Some(card)),
                Stages::Bury { card } => (DeathStep::Burial, Some(card)),
                Stages::Refill => (DeathStep::Refill, None),
                Stages::Penalty { seat } => (
                    DeathStep::Penalty,
                    Some(crate::games::souls::ids::player_id(seat)),
                ),
                Stages::Buried { seat } => (
                    DeathStep::AfterPenalty,
                    Some(crate::games::souls::ids::player_id(seat)),
                ),
                Stages::Event { .. } => return Err(Busy::Midway),
            };
            let aim =
                |e: Option<ObjectId>| e.map_or(Aim::Nothing, |e| self.aim_at(Ref::Object(e), all));
            let killer = of.and_then(|e| self.status(e).hurt_by);
            let death = Death {
                of: aim(of),
                step,
                height: sequence.floor,
                killer: aim(killer),
            };
            whole &= killer.is_none() || death.killer != Aim::Nothing;
            if let Some(e) = of.filter(|&e| self.is_card(e)) {
                // Where it lay before, and what it was a copy of, is not said.
                let lies = place(self.status(e).zone) == Place::Held;
                if step.is_of_card() && !lies {
                    return Err(Busy::Midway);
                }
                let card = self.card(e);
                whole &= self.status(e).kept_by.is_none() && card.face == card.printed;
            }
            deaths.push(death);
        }
        let window = self.game.window;
        let usual = !self.game.stack.is_empty() || window == Some(self.opening());
        whole &= usual || (deaths.is_empty() && !self.game.dying);
        Ok((deaths, whole))
    }
}
