//! Refuses positions that can be set up but that no game leads to, each with its rule. What depends on computed stats
//! is left to the audit.

use super::{Piece, Position};
use crate::cards::position::{PieceNames, Possible, forbid};
use crate::games::sanctuary::content::{Ability, Card, CardKind, Content, Gift, Grant};
use crate::games::sanctuary::{Place, Step, place};
use crate::packs::CardContent;
use crate::table::Seat;

impl Position {
    /// Whether a game can lead to it; else the rule that it breaks, in a sentence.
    pub(super) fn check_reach(&self, content: &Content, names: &PieceNames<'_>) -> Possible {
        for seat in [Seat(0), Seat(1)] {
            self.check_player_reach(seat, content)?;
        }
        for (n, piece) in (0..).zip(&self.cards) {
            self.check_piece_reach(n, piece, content, names)?;
        }
        self.check_groups(content)
    }

    fn check_player_reach(&self, seat: Seat, content: &Content) -> Possible {
        let (n, rules) = (seat.0, &content.rules);
        let state = &self.players[seat.index()];
        let limit = self.sanctuary(seat, content).map_or(0, |card| card.limit);
        let borne = self
            .cards
            .iter()
            .filter(|piece| place(piece.zone) == (seat, Place::Reserve) && piece.owner == seat);
        let borne = borne.count();
        forbid(
            borne > usize::from(limit),
            format_args!("seat {n} has {borne} Enhancements; the limit is {limit} (H-27)"),
        )?;
        forbid(
            state.enhanced > rules.enhancements,
            "too many Enhancements a turn (H-26)",
        )?;
        let allowed = rules.duels.saturating_add(state.more_duels);
        forbid(
            state.duels > allowed,
            format_args!("seat {n} began too many duels (H-47)"),
        )?;
        // When a turn begins, the counts of the last one are still there.
        let passive = seat != self.active && !matches!(self.step, Step::Untap | Step::Redraw);
        forbid(
            passive && state.enhanced > 0,
            format_args!("seat {n} plays no Enhancements on the other's turn (H-33)"),
        )?;
        forbid(
            passive && state.duels > 0,
            format_args!("seat {n} begins no duels on the other's turn (H-37)"),
        )?;
        forbid(
            !passive && self.duel.is_some() && state.duels == 0,
            "a running duel has begun: `duels: 1` (H-47)",
        )
    }

    fn sanctuary<'c>(&self, seat: Seat, content: &'c Content) -> Option<&'c Card> {
        let mut pieces = self.cards.iter();
        let piece = pieces.find(|piece| place(piece.zone) == (seat, Place::PointZero))?;
        content.card(&piece.card)
    }

    fn check_piece_reach(
        &self,
        n: u16,
        piece: &Piece,
        content: &Content,
        names: &PieceNames<'_>,
    ) -> Possible {
        let id = names.name(n.into(), &piece.card);
        let Some(def) = content.card(&piece.card) else {
            return Ok(());
        };
        let at = place(piece.zone).1;
        let state = &piece.state;
        if !at.is_play() {
            let bare = *state == super::State::default()
                && piece.gives.is_empty()
                && piece.counters.is_empty();
            return forbid(
                !bare || piece.returns,
                format_args!("`{id}` kept something when it left play (H-74)"),
            );
        }
        forbid(
            self.step == Step::Redraw && at != Place::PointZero,
            format_args!("`{id}` is in play before the first turn (H-01)"),
        )?;
        forbid(
            at == Place::PointZero && piece.owner != place(piece.zone).0,
            format_args!("`{id}` is the other player's Sanctuary (H-01)"),
        )?;
        let stays = piece.gives.iter().any(|(grant, _)| *grant == Grant::Stays);
        let wears = def.kind == CardKind::Technology;
        let worn = wears && state.durability == Some(0) && !stays;
        forbid(
            worn,
            format_args!("`{id}` without durability is destroyed (H-14)"),
        )?;
        let kept = !wears && state.durability.is_some();
        forbid(
            kept,
            format_args!("`{id}` is no Technology and does not wear (H-12)"),
        )?;
        forbid(
            (state.able || state.attacked) && def.kind != CardKind::Character,
            format_args!("`{id}` is no Character and does not attack (H-52)"),
        )?;
        let uses = (0_u8..).zip(&def.abilities);
        let uses = uses.filter(|(_, a)| matches!(a, Ability::Activated { .. }));
        let can = uses.fold(0, |bits, (n, _)| bits | 1 << n.min(7));
        forbid(
            state.used & !can != 0,
            format_args!("`{id}` has no such ability to have used (H-25)"),
        )?;
        let at = piece.carrier.map(usize::from);
        let Some((at, host)) = at.and_then(|at| Some((at, self.cards.get(at)?))) else {
            return Ok(());
        };
        let carrier = names.name(at, &host.card);
        let mut others = (0..).zip(&self.cards);
        let twice = others.any(|(other, p)| other != n && p.carrier == piece.carrier);
        forbid(
            twice,
            format_args!("`{carrier}` carries two Technologies (H-30)"),
        )
    }

    /// H-60, H-91: several block one attacker only with Empathy, printed or given.
    fn check_groups(&self, content: &Content) -> Possible {
        let def = |piece: &Piece| content.card(&piece.card);
        let spreads = |ability: &Ability| match ability {
            Ability::Continuous { gives, .. } => gives.contains(&Grant::Gift(Gift::Empathy)),
            _ => false,
        };
        let spread = |piece: &Piece| def(piece).is_some_and(|d| d.abilities.iter().any(spreads));
        if self.cards.iter().any(spread) {
            return Ok(());
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
        let wrong = self.attackers.iter().any(|&attacker| together(attacker));
        forbid(
            wrong,
            "only Characters with Empathy block one attacker together (H-60, H-91)",
        )
    }
}
