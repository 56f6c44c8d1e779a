//! Checks whether a position can be set up. Replays come from outside, so nothing is trusted.

use super::{Piece, Position};
use crate::cards::counters;
use crate::cards::position::{PieceNames, Possible, forbid, in_range, no_problem};
use crate::games::sanctuary::content::{CardKind, Content, Grant};
use crate::games::sanctuary::{Place, Step, ZONES, limits, place};
use crate::packs::CardContent;
use crate::table::Seat;

impl Position {
    /// Why it cannot be laid with these cards, if it cannot; its cards are called by these names.
    pub(super) fn check(&self, content: &Content, names: &PieceNames<'_>) -> Possible {
        forbid(
            matches!(self.step, Step::Setup | Step::Over),
            format_args!("no position begins in {:?}", self.step),
        )?;
        forbid(
            self.active.0 > 1 || self.first.is_some_and(|seat| seat.0 > 1),
            "a seat is 0 or 1",
        )?;
        let first = i64::from(self.step != Step::Redraw);
        let turns = first..=content.rules.turn_limit.into();
        in_range("turn", self.turn, turns, "T-05")?;
        let deck = limits::DECK;
        for seat in 0..2 {
            let cards = self
                .cards
                .iter()
                .filter(|piece| piece.owner.0 == seat)
                .count();
            let more = cards > usize::from(deck) + 1;
            forbid(
                more,
                format_args!(
                    "seat {seat} has {cards} cards; a player has at most {deck} and a Sanctuary"
                ),
            )?;
        }
        forbid(
            self.players.iter().any(|p| p.structure <= 0),
            "a Sanctuary without Structure has lost already (H-81)",
        )?;
        for player in &self.players {
            in_range(
                "Structure",
                player.structure,
                0..=limits::MOST.into(),
                "H-81",
            )?;
            in_range("Volition", player.volition, 0..=limits::MOST.into(), "H-16")?;
        }
        let zero = |seat| {
            self.cards
                .iter()
                .filter(|piece| place(piece.zone) == (seat, Place::PointZero))
                .count()
        };
        forbid(
            [Seat(0), Seat(1)].map(zero) != [1, 1],
            "each player has one Sanctuary (H-01)",
        )?;
        for (n, piece) in self.cards.iter().enumerate() {
            self.check_piece(piece, names.name(n, &piece.card), content)?;
        }
        self.check_duel(content)?;
        self.check_combat(content)?;
        no_problem(self.delayed_problem(content))?;
        no_problem(self.chance.problem())?;
        self.check_reach(content, names)
    }

    fn check_piece(&self, piece: &Piece, id: &str, content: &Content) -> Possible {
        let card = |id: &str| {
            content
                .card(id)
                .ok_or_else(|| format!("there is no card `{id}`"))
        };
        let def = card(&piece.card)?;
        forbid(
            usize::from(piece.zone.0) >= ZONES || piece.owner.0 > 1,
            format_args!("`{id}` is in no place"),
        )?;
        let (side, at) = place(piece.zone);
        let belongs = match at {
            Place::PointZero => def.kind == CardKind::Sanctuary,
            Place::Reserve => def.kind == CardKind::Enhancement,
            Place::Conflict => matches!(def.kind, CardKind::Character | CardKind::Technology),
            Place::Deck | Place::Hand | Place::Limbo => def.kind != CardKind::Sanctuary,
            Place::Gone => false,
        };
        forbid(!belongs, format_args!("`{id}` cannot be there"))?;
        forbid(
            !at.is_play() && piece.owner != side,
            format_args!("`{id}` is out of play and lies with its owner"),
        )?;
        let state = &piece.state;
        forbid(
            def.token && !at.is_play(),
            format_args!("`{id}` is a token out of play (C71)"),
        )?;
        let shielded =
            matches!(def.kind, CardKind::Character | CardKind::Sanctuary) && at.is_play();
        forbid(
            !state.shield.is_none() && !shielded,
            format_args!("damage to `{id}` is never dealt (C69)"),
        )?;
        no_problem(state.shield.problem())?;
        in_range(
            format_args!("the damage of `{id}`,"),
            state.damage,
            0..=limits::MOST.into(),
            "H-61",
        )?;
        for (grant, _) in &piece.gives {
            if let Grant::Strength(n) | Grant::Deals(_, n) | Grant::Takes(_, n) | Grant::Cost(n) =
                grant
            {
                let most = i64::from(limits::STRENGTH);
                in_range(
                    format_args!("a number given to `{id}`,"),
                    *n,
                    -most..=most,
                    "T-05",
                )?;
            }
        }
        for (face, _) in &piece.becomes {
            let other = card(face)?.kind != def.kind;
            forbid(
                other,
                format_args!("`{id}` becomes only a card of its kind (C73)"),
            )?;
        }
        let known = |id: &String| content.counters.iter().any(|counter| counter.id == *id);
        for (kind, n) in &piece.counters {
            forbid(!known(kind), format_args!("there are no counters `{kind}`"))?;
            in_range(
                format_args!("the counters of `{id}`,"),
                *n,
                1..=counters::MOST.into(),
                "C60",
            )?;
        }
        forbid(
            state.damage > 0 && def.kind != CardKind::Character,
            format_args!("`{id}` is no Character and takes no damage"),
        )?;
        let carried = def.kind == CardKind::Technology && at.is_play();
        let carrier = piece.carrier;
        forbid(
            carried && carrier.is_none(),
            format_args!("`{id}` needs a carrier: `on: \"..\"` (H-30)"),
        )?;
        forbid(
            !carried && carrier.is_some(),
            format_args!("`{id}` cannot be carried there"),
        )?;
        let carrier = carrier.map(|c| self.cards.get(usize::from(c)));
        let bears = |host: &Piece| {
            let kind = content.card(&host.card).map(|c| c.kind);
            kind == Some(CardKind::Character) && host.zone == piece.zone
        };
        forbid(
            carrier.is_some_and(|host| !host.is_some_and(bears)),
            format_args!("`{id}` is carried by a Character of the same side (H-30)"),
        )
    }

    fn fights(&self, content: &Content, n: u16, seat: Seat) -> bool {
        self.cards.get(usize::from(n)).is_some_and(|piece| {
            let kind = content.card(&piece.card).map(|c| c.kind);
            kind == Some(CardKind::Character) && place(piece.zone) == (seat, Place::Conflict)
        })
    }

    fn check_duel(&self, content: &Content) -> Possible {
        let running = matches!(
            self.step,
            Step::DuelWindow | Step::DuelDamage | Step::DuelResult
        );
        let message = match (running, self.duel) {
            (false, None) => return Ok(()),
            (false, Some(_)) => "a duel runs only from DuelWindow to DuelResult (H-36)",
            (true, None) => "this step needs a running duel: `duel: (\"..\", \"..\")` (H-37)",
            (true, Some((by, to))) => {
                let other = self.active.other();
                if self.fights(content, by, self.active) && self.fights(content, to, other) {
                    return Ok(());
                }
                "a Character of the active player challenges one of the other player (H-37)"
            }
        };
        Err(message.to_owned())
    }

    fn check_combat(&self, content: &Content) -> Possible {
        let running = matches!(
            self.step,
            Step::AttackWindow
                | Step::Blockers
                | Step::BlockWindow
                | Step::PairDamage
                | Step::SanctuaryDamage
        );
        let message =
            "attackers there are from AttackWindow to SanctuaryDamage, and only then (H-52)";
        forbid(running == self.attackers.is_empty(), message)?;
        let (active, other) = (self.active, self.active.other());
        let twice = (1..)
            .zip(&self.attackers)
            .any(|(next, a)| self.attackers[next..].contains(a));
        let able = self
            .attackers
            .iter()
            .all(|&n| self.fights(content, n, active));
        forbid(
            twice || !able,
            "attackers are different Characters of the active player (H-52)",
        )?;
        forbid(
            matches!(self.step, Step::AttackWindow | Step::Blockers) && !self.blockers.is_empty(),
            "blockers are declared in Blockers (H-56)",
        )?;
        let blocks = |&(n, whom): &(u16, u16)| {
            let mut same = self.blockers.iter().filter(|(other, _)| *other == n);
            self.fights(content, n, other)
                && self.attackers.contains(&whom)
                && same.nth(1).is_none()
        };
        let wrong = !self.blockers.iter().all(blocks);
        forbid(
            wrong,
            "each blocker is a Character of the other player and blocks one attacker (H-59)",
        )
    }
}
