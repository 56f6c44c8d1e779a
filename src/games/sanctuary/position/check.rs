//! Checks whether a position can be set up. Replays come from outside, so nothing is trusted.

use super::{Piece, Position};
use crate::cards::counters;
use crate::cards::position::{PieceNames, out_of_range};
use crate::games::sanctuary::content::{CardKind, Content, Grant};
use crate::games::sanctuary::{Place, Step, ZONES, limits, place};
use crate::packs::CardContent;
use crate::table::Seat;

impl Position {
    /// Why it cannot be laid with these cards, if it cannot; its cards are called by these names.
    pub(super) fn problem_named(
        &self,
        content: &Content,
        names: &PieceNames<'_>,
    ) -> Option<String> {
        if matches!(self.step, Step::Setup | Step::Over) {
            return Some(format!("no position begins in {:?}", self.step));
        }
        if self.active.0 > 1 || self.first.is_some_and(|seat| seat.0 > 1) {
            return Some("a seat is 0 or 1".to_owned());
        }
        let first = i64::from(self.step != Step::Redraw);
        let turns = first..=content.rules.turn_limit.into();
        if let Some(wrong) = out_of_range("turn", self.turn, turns, "T-05") {
            return Some(wrong);
        }
        let most = usize::from(limits::DECK) + 1;
        for seat in [Seat(0), Seat(1)] {
            let cards = self
                .cards
                .iter()
                .filter(|piece| piece.owner == seat)
                .count();
            if cards > most {
                let deck = limits::DECK;
                let message = format!(
                    "seat {} has {cards} cards; a player has at most {deck} and a Sanctuary",
                    seat.0
                );
                return Some(message);
            }
        }
        if self.players.iter().any(|p| p.structure <= 0) {
            return Some("a Sanctuary without Structure has lost already (H-81)".to_owned());
        }
        for (what, n) in self
            .players
            .iter()
            .flat_map(|p| [("Structure", p.structure), ("Volition", p.volition)])
        {
            let rules = if what == "Structure" { "H-81" } else { "H-16" };
            if let Some(wrong) = out_of_range(what, n, 0..=limits::MOST.into(), rules) {
                return Some(wrong);
            }
        }
        let zero = |seat: Seat| {
            let mut at = self.cards.iter().map(|p| place(p.zone));
            at.by_ref()
                .filter(|&at| at == (seat, Place::PointZero))
                .count()
        };
        if [Seat(0), Seat(1)].map(zero) != [1, 1] {
            return Some("each player has one Sanctuary (H-01)".to_owned());
        }
        let mut pieces = self.cards.iter().enumerate();
        pieces
            .find_map(|(n, piece)| {
                let name = names.name(n, &piece.card);
                self.piece_problem(piece, name, content)
            })
            .or_else(|| self.duel_problem(content))
            .or_else(|| self.combat_problem(content))
            .or_else(|| self.delayed_problem(content))
            .or_else(|| self.chance.problem())
            .or_else(|| self.out_of_reach(content, names))
    }

    fn piece_problem(&self, piece: &Piece, id: &str, content: &Content) -> Option<String> {
        let Some(def) = content.card(&piece.card) else {
            return Some(format!("there is no card `{}`", piece.card));
        };
        if usize::from(piece.zone.0) >= ZONES || piece.owner.0 > 1 {
            return Some(format!("`{id}` is in no place"));
        }
        let (side, at) = place(piece.zone);
        let belongs = match at {
            Place::PointZero => def.kind == CardKind::Sanctuary,
            Place::Reserve => def.kind == CardKind::Enhancement,
            Place::Conflict => matches!(def.kind, CardKind::Character | CardKind::Technology),
            Place::Deck | Place::Hand | Place::Limbo => def.kind != CardKind::Sanctuary,
            Place::Gone => false,
        };
        if !belongs {
            return Some(format!("`{id}` cannot be there"));
        }
        if !at.is_play() && piece.owner != side {
            return Some(format!("`{id}` is out of play and lies with its owner"));
        }
        let state = &piece.state;
        if def.token && !at.is_play() {
            return Some(format!("`{id}` is a token out of play (C71)"));
        }
        let shielded =
            matches!(def.kind, CardKind::Character | CardKind::Sanctuary) && at.is_play();
        if !state.shield.is_none() && !shielded {
            return Some(format!("damage to `{id}` is never dealt (C69)"));
        }
        if let Some(wrong) = state.shield.problem() {
            return Some(wrong);
        }
        let damage = format!("the damage of `{id}`,");
        let wrong = out_of_range(&damage, state.damage, 0..=limits::MOST.into(), "H-61");
        if wrong.is_some() {
            return wrong;
        }
        for (grant, _) in &piece.gives {
            if let Grant::Strength(n) | Grant::Deals(_, n) | Grant::Takes(_, n) | Grant::Cost(n) =
                grant
            {
                let what = format!("a number given to `{id}`,");
                let most = i64::from(limits::STRENGTH);
                if let Some(wrong) = out_of_range(&what, *n, -most..=most, "T-05") {
                    return Some(wrong);
                }
            }
        }
        for (face, _) in &piece.becomes {
            match content.card(face) {
                None => return Some(format!("there is no card `{face}`")),
                Some(card) if card.kind != def.kind => {
                    return Some(format!("`{id}` becomes only a card of its kind (C73)"));
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
            let wrong = out_of_range(&what, *n, 1..=counters::MOST.into(), "C60");
            if wrong.is_some() {
                return wrong;
            }
        }
        if state.damage > 0 && def.kind != CardKind::Character {
            return Some(format!("`{id}` is no Character and takes no damage"));
        }
        let carried = def.kind == CardKind::Technology && at.is_play();
        if carried != piece.carrier.is_some() {
            let message = match carried {
                true => format!("`{id}` needs a carrier: `on: \"..\"` (H-30)"),
                false => format!("`{id}` cannot be carried there"),
            };
            return Some(message);
        }
        let carrier = piece.carrier.map(|c| self.cards.get(usize::from(c)));
        let bears = |host: &Piece| {
            let kind = content.card(&host.card).map(|c| c.kind);
            kind == Some(CardKind::Character) && host.zone == piece.zone
        };
        if carrier.is_some_and(|host| !host.is_some_and(bears)) {
            return Some(format!(
                "`{id}` is carried by a Character of the same side (H-30)"
            ));
        }
        None
    }

    fn fights(&self, content: &Content, n: u16, seat: Seat) -> bool {
        self.cards.get(usize::from(n)).is_some_and(|piece| {
            let kind = content.card(&piece.card).map(|c| c.kind);
            kind == Some(CardKind::Character) && place(piece.zone) == (seat, Place::Conflict)
        })
    }

    fn duel_problem(&self, content: &Content) -> Option<String> {
        let running = matches!(
            self.step,
            Step::DuelWindow | Step::DuelDamage | Step::DuelResult
        );
        let message = match (running, self.duel) {
            (false, None) => return None,
            (false, Some(_)) => "a duel runs only from DuelWindow to DuelResult (H-36)",
            (true, None) => "this step needs a running duel: `duel: (\"..\", \"..\")` (H-37)",
            (true, Some((by, to))) => {
                let other = self.active.other();
                if self.fights(content, by, self.active) && self.fights(content, to, other) {
                    return None;
                }
                "a Character of the active player challenges one of the other player (H-37)"
            }
        };
        Some(message.to_owned())
    }

    fn combat_problem(&self, content: &Content) -> Option<String> {
        let running = matches!(
            self.step,
            Step::AttackWindow
                | Step::Blockers
                | Step::BlockWindow
                | Step::PairDamage
                | Step::SanctuaryDamage
        );
        if running == self.attackers.is_empty() {
            let message =
                "attackers there are from AttackWindow to SanctuaryDamage, and only then (H-52)";
            return Some(message.to_owned());
        }
        let (active, other) = (self.active, self.active.other());
        let twice = (1..).zip(&self.attackers);
        let twice = twice
            .into_iter()
            .any(|(next, a)| self.attackers[next..].contains(a));
        if twice
            || !self
                .attackers
                .iter()
                .all(|&n| self.fights(content, n, active))
        {
            return Some(
                "attackers are different Characters of the active player (H-52)".to_owned(),
            );
        }
        if matches!(self.step, Step::AttackWindow | Step::Blockers) && !self.blockers.is_empty() {
            return Some("blockers are declared in Blockers (H-56)".to_owned());
        }
        let blocks = |&(n, whom): &(u16, u16)| {
            let mut same = self.blockers.iter().filter(|(other, _)| *other == n);
            self.fights(content, n, other)
                && self.attackers.contains(&whom)
                && same.nth(1).is_none()
        };
        (!self.blockers.iter().all(blocks)).then(|| {
            "each blocker is a Character of the other player and blocks one attacker (H-59)"
                .to_owned()
        })
    }
}
