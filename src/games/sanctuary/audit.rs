//! What must be true of the table whenever somebody is asked. Rules never rely on it; tests do.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::table::{ObjectId, Seat, ZoneId};

use super::board::{Board, Tables};
use super::content::CardKind;
use super::places::{Place, ZONES, place};
use super::state::Ask;

/// Looks the whole table over.
///
/// # Errors
/// The first thing found wrong, as a sentence.
pub fn audit(mut tables: Tables) -> Result<(), String> {
    let board = tables.board();
    board.audit_zones()?;
    for e in board.all_cards() {
        board.audit_card(e).map_err(|what| {
            let (card, status) = (board.card(e), board.status(e));
            format!("{what}: {e:?} {card:?} {status:?} {:?}", board.stats(e))
        })?;
    }
    board.audit_players()?;
    board.audit_fights()?;
    if board.at_rest() {
        board.audit_rest()?;
    }
    Ok(())
}

fn check(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds {
        Ok(())
    } else {
        Err(otherwise.to_owned())
    }
}

impl Board<'_> {
    /// Every card lies in exactly one zone, the one it says.
    fn audit_zones(&self) -> Result<(), String> {
        let mut lies: BTreeMap<ObjectId, ZoneId> = BTreeMap::new();
        for n in 0..ZONES as u8 {
            for &e in self.zones.get(ZoneId(n)) {
                if let Some(other) = lies.insert(e, ZoneId(n)) {
                    return Err(format!("{e:?} lies in {other:?} and {n}"));
                }
                check(self.is_card(e), &format!("{e:?} in zone {n} is no card"))?;
            }
        }
        for e in self.all_cards() {
            let (listed, says) = (lies.get(&e).copied(), self.status(e).zone);
            if listed != Some(says) {
                return Err(format!("{e:?} says {says:?} and lies in {listed:?}"));
            }
        }
        Ok(())
    }

    fn audit_card(&self, e: ObjectId) -> Result<(), String> {
        let (card, status) = (self.card(e), self.status(e));
        let (side, at) = place(status.zone);
        let kind = self.kind(e);
        if !at.is_play() {
            let bare = !status.tapped
                && status.damage == 0
                && status.carrier.is_none()
                && status.entered == 0;
            check(bare, "kept something when it left play")?;
            check(
                at == Place::Gone || card.owner == side,
                "not in its owner's zone",
            )?;
            check(
                status.controller == card.owner,
                "out of play and not its owner's",
            )?;
            check(kind != CardKind::Sanctuary, "a Sanctuary that left play")?;
            let priced = |change: &super::state::Change| {
                matches!(change.what, Ok(super::content::Grant::Cost(_))) && at == Place::Hand
            };
            let mut changes = self.game.changes.iter().filter(|c| c.card == e);
            return check(changes.all(priced), "changed out of play");
        }
        check(status.controller == side, "not on its controller's side")?;
        let here = match kind {
            CardKind::Sanctuary => Place::PointZero,
            CardKind::Enhancement => Place::Reserve,
            CardKind::Character | CardKind::Technology => Place::Conflict,
            CardKind::Manipulation => return Err("a Manipulation in play".to_owned()),
        };
        check(at == here, "in the wrong part of the Territory")?;
        check(
            status.carrier.is_none() || kind == CardKind::Technology,
            "carried, and no Technology",
        )?;
        check(
            status.damage == 0 || kind == CardKind::Character,
            "damaged, and no Character",
        )
    }

    fn audit_players(&self) -> Result<(), String> {
        for seat in [Seat(0), Seat(1)] {
            let player = self.player(seat);
            check(
                player.volition >= 0,
                &format!("{seat:?} has negative Volition"),
            )?;
            let limit = usize::from(self.def(player.sanctuary).limit);
            let borne = self.row(seat, Place::Reserve).iter();
            let own = borne.filter(|&&e| self.card(e).owner == seat).count();
            check(
                own <= limit,
                &format!("{seat:?} has {own} Enhancements of {limit}"),
            )?;
            let allowed = self.rules().duels.saturating_add(player.more_duels);
            check(
                player.duels <= allowed,
                &format!("{seat:?} began too many duels"),
            )?;
            check(
                player.enhanced <= self.rules().enhancements,
                "too many Enhancements a turn",
            )?;
        }
        Ok(())
    }

    fn audit_fights(&self) -> Result<(), String> {
        for a in &self.game.attackers {
            check(a.left || self.is_in_play(a.card), &format!("{a:?} is gone"))?;
            let same = self
                .game
                .attackers
                .iter()
                .filter(|b| b.card == a.card && !b.left);
            check(same.count() <= 1, "somebody attacks twice")?;
        }
        for b in &self.game.blockers {
            check(b.left || self.is_in_play(b.card), &format!("{b:?} is gone"))?;
            let against = self.game.attackers.iter().any(|a| a.card == b.attacker);
            check(against, &format!("{b:?} blocks nobody"))?;
            let same = self
                .game
                .blockers
                .iter()
                .filter(|c| c.card == b.card && !c.left);
            check(same.count() <= 1, "somebody blocks twice")?;
        }
        Ok(())
    }

    /// Nothing is half done: no effects are running and nothing is being played.
    fn at_rest(&self) -> bool {
        self.game.agenda.is_empty()
            && self.game.announce.is_none()
            && self.game.triggers.is_empty()
            && self.game.ask == Ask::Step
            && self.outcome.is_none()
    }

    fn audit_rest(&self) -> Result<(), String> {
        check(!self.is_stale(), "stats are out of date")?;
        for e in self.in_play() {
            let (status, stats) = (self.status(e), self.stats(e));
            let dead = self.kind(e) == CardKind::Character
                && (stats.strength <= 0 || status.damage >= stats.strength);
            check(
                !dead || self.stays(e),
                &format!("{e:?} should be destroyed: {stats:?}"),
            )?;
            if self.kind(e) == CardKind::Technology && !self.stays(e) {
                let carried = status.carrier.is_some_and(|host| {
                    self.is_in_play(host) && self.status(host).controller == status.controller
                });
                check(
                    carried && status.durability > 0,
                    &format!("{e:?} should be destroyed"),
                )?;
            }
        }
        for seat in [Seat(0), Seat(1)] {
            let left = self.player(seat).structure;
            check(
                left > 0,
                &format!("{seat:?} plays on with {left} Structure"),
            )?;
        }
        Ok(())
    }
}
