//! Refuses positions that can be set up but that no game leads to, each with its rule. What depends on computed stats
//! is left to the audit.

use super::{Piece, Position};
use crate::cards::position::PieceNames;
use crate::games::sanctuary::content::{Ability, Card, CardKind, Content, Gift, Grant};
use crate::games::sanctuary::{Place, Step, place};
use crate::packs::CardContent;
use crate::table::Seat;

impl Position {
    /// The rule that keeps every game from it, in a sentence; none if it breaks no rule.
    pub(super) fn out_of_reach(&self, content: &Content, names: &PieceNames<'_>) -> Option<String> {
        let mut seats = [Seat(0), Seat(1)].into_iter();
        seats
            .find_map(|seat| self.player_out_of_reach(seat, content))
            .or_else(|| {
                let mut pieces = (0..).zip(&self.cards);
                pieces.find_map(|(n, piece)| self.piece_out_of_reach(n, piece, content, names))
            })
            .or_else(|| self.group_out_of_reach(content))
    }

    fn player_out_of_reach(&self, seat: Seat, content: &Content) -> Option<String> {
        let (n, rules) = (seat.0, &content.rules);
        let state = &self.players[seat.index()];
        let limit = self.sanctuary(seat, content).map_or(0, |card| card.limit);
        let borne = self
            .cards
            .iter()
            .filter(|piece| place(piece.zone) == (seat, Place::Reserve) && piece.owner == seat);
        let borne = borne.count();
        if borne > usize::from(limit) {
            return Some(format!(
                "seat {n} has {borne} Enhancements; the limit is {limit} (H-27)"
            ));
        }
        if state.enhanced > rules.enhancements {
            return Some("too many Enhancements a turn (H-26)".to_owned());
        }
        let allowed = rules.duels.saturating_add(state.more_duels);
        if state.duels > allowed {
            return Some(format!("seat {n} began too many duels (H-47)"));
        }
        // When a turn begins, the counts of the last one are still there.
        let passive = seat != self.active && !matches!(self.step, Step::Untap | Step::Redraw);
        if passive && state.enhanced > 0 {
            return Some(format!(
                "seat {n} plays no Enhancements on the other's turn (H-33)"
            ));
        }
        if passive && state.duels > 0 {
            return Some(format!(
                "seat {n} begins no duels on the other's turn (H-37)"
            ));
        }
        if !passive && self.duel.is_some() && state.duels == 0 {
            return Some("a running duel has begun: `duels: 1` (H-47)".to_owned());
        }
        None
    }

    fn sanctuary<'c>(&self, seat: Seat, content: &'c Content) -> Option<&'c Card> {
        let mut pieces = self.cards.iter();
        let piece = pieces.find(|piece| place(piece.zone) == (seat, Place::PointZero))?;
        content.card(&piece.card)
    }

    fn piece_out_of_reach(
        &self,
        n: u16,
        piece: &Piece,
        content: &Content,
        names: &PieceNames<'_>,
    ) -> Option<String> {
        let id = names.name(n.into(), &piece.card);
        let def = content.card(&piece.card)?;
        let at = place(piece.zone).1;
        let state = &piece.state;
        if !at.is_play() {
            let bare = *state == super::State::default()
                && piece.gives.is_empty()
                && piece.counters.is_empty();
            let plain = bare && !piece.returns;
            return (!plain).then(|| format!("`{id}` kept something when it left play (H-74)"));
        }
        if self.step == Step::Redraw && at != Place::PointZero {
            return Some(format!("`{id}` is in play before the first turn (H-01)"));
        }
        if at == Place::PointZero && piece.owner != place(piece.zone).0 {
            return Some(format!("`{id}` is the other player's Sanctuary (H-01)"));
        }
        let stays = piece.gives.iter().any(|(grant, _)| *grant == Grant::Stays);
        match (def.kind, state.durability) {
            (CardKind::Technology, Some(0)) if !stays => {
                return Some(format!("`{id}` without durability is destroyed (H-14)"));
            }
            (CardKind::Technology, _) | (_, None) => {}
            _ => return Some(format!("`{id}` is no Technology and does not wear (H-12)")),
        }
        if (state.able || state.attacked) && def.kind != CardKind::Character {
            return Some(format!("`{id}` is no Character and does not attack (H-52)"));
        }
        let uses = (0_u8..).zip(&def.abilities);
        let uses = uses.filter(|(_, a)| matches!(a, Ability::Activated { .. }));
        let can = uses.fold(0, |bits, (n, _)| bits | 1 << n.min(7));
        if state.used & !can != 0 {
            return Some(format!("`{id}` has no such ability to have used (H-25)"));
        }
        let at = usize::from(piece.carrier?);
        let carrier = names.name(at, &self.cards.get(at)?.card);
        let mut others = (0..).zip(&self.cards);
        let twice = others.any(|(other, p)| other != n && p.carrier == piece.carrier);
        twice.then(|| format!("`{carrier}` carries two Technologies (H-30)"))
    }

    /// H-60, H-91: several block one attacker only with Empathy, printed or given.
    fn group_out_of_reach(&self, content: &Content) -> Option<String> {
        let def = |piece: &Piece| content.card(&piece.card);
        let spreads = |ability: &Ability| match ability {
            Ability::Continuous { gives, .. } => gives.contains(&Grant::Gift(Gift::Empathy)),
            _ => false,
        };
        let spread = |piece: &Piece| def(piece).is_some_and(|d| d.abilities.iter().any(spreads));
        if self.cards.iter().any(spread) {
            return None;
        }
        let lacks = |n: u16| {
            self.cards.get(usize::from(n)).is_some_and(|piece| {
                let printed = def(piece).is_some_and(|d| d.gifts.has(Gift::Empathy));
                let given = |(grant, _): &(Grant, _)| *grant == Grant::Gift(Gift::Empathy);
                !printed && !piece.gives.iter().any(given)
            })
        };
        let together = |attacker: u16| {
            let group = self.blockers.iter().filter(|(_, whom)| *whom == attacker);
            group.clone().count() > 1 && group.clone().any(|&(n, _)| lacks(n))
        };
        let mut attackers = self.attackers.iter();
        attackers.any(|&attacker| together(attacker)).then(|| {
            "only Characters with Empathy block one attacker together (H-60, H-91)".to_owned()
        })
    }
}
