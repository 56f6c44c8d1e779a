//! Extracts a position from a running match: the inverse of [`apply_position`](fn@super::apply_position).

use super::{Piece, PlayerState, Position, State};
use crate::cards::tally;
use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::content::{Ability, CardKind, Duration};
use crate::games::sanctuary::state::{Ask, Change, ChangeKind};
use crate::games::sanctuary::{Place, Sanctuary, Step, ZONES, place};
use crate::table::{Busy, Extracted, Match, ObjectId, Pieces, Seat, ZoneId, ask_board};

impl Sanctuary {
    /// The position that the match is in, at the beginning of the step that runs.
    ///
    /// # Errors
    /// Why no position can be extracted now.
    pub fn extract_position(game: &mut Match<Self>) -> Result<Extracted<Position>, Busy> {
        ask_board(game, |board, ()| extract(board), ())
    }
}

fn extract(board: &Board<'_>) -> Result<Extracted<Position>, Busy> {
    let game = &*board.game;
    match board.step {
        _ if board.outcome.is_some() => return Err(Busy::Over),
        Step::Over => return Err(Busy::Over),
        Step::Setup | Step::Redraw => return Err(Busy::Opening),
        _ => {}
    }
    if !game.stack.is_empty() || !game.triggers.is_empty() {
        return Err(Busy::Waiting);
    }
    let divided = game.blockers.iter().any(|b| b.share.is_some());
    let left = game.blockers.iter().any(|b| b.left) || game.attackers.iter().any(|a| a.left);
    let gone = game.fight.is_some_and(|fight| fight.left != [false; 2]);
    let open = game.announce.is_some() || game.ask != Ask::Step || !game.agenda.is_empty();
    if open || divided || left || gone || game.dealt || game.answers || !game.wounded.is_empty() {
        return Err(Busy::Midway);
    }
    let mut all = Vec::new();
    let mut cards = Vec::new();
    for zone in (0..ZONES as u8).map(ZoneId) {
        if place(zone).1 == Place::Gone {
            continue;
        }
        for &e in board.zones.get(zone) {
            all.push(e);
            cards.push(board.extract_piece(e, zone));
        }
    }
    let number = |e: ObjectId| all.iter().position(|&other| other == e).map(|n| n as u16);
    for (piece, &e) in cards.iter_mut().zip(&all) {
        let carrier = board
            .status(e)
            .carrier
            .filter(|_| place(piece.zone).1.is_play());
        piece.carrier = carrier.and_then(number);
    }
    let fights = matches!(
        board.step,
        Step::DuelWindow | Step::DuelDamage | Step::DuelResult
    );
    let duel = game.fight.filter(|_| fights).and_then(|fight| {
        let [by, to] = fight.duelists;
        Some((number(by)?, number(to)?))
    });
    let combat = matches!(
        board.step,
        Step::AttackWindow
            | Step::Blockers
            | Step::BlockWindow
            | Step::PairDamage
            | Step::SanctuaryDamage
    );
    let attackers = game.attackers.iter().filter(|_| combat);
    let blockers = game.blockers.iter().filter(|_| combat);
    let mut position = Position {
        step: board.step,
        turn: game.turn,
        active: game.active,
        first: None,
        players: [Seat(0), Seat(1)].map(|seat| board.extract_player(seat)),
        cards,
        duel,
        attackers: attackers.filter_map(|a| number(a.card)).collect(),
        blockers: blockers
            .filter_map(|b| Some((number(b.card)?, number(b.attacker)?)))
            .collect(),
        delayed: (game.memory.delayed.iter())
            .filter_map(|delayed| board.extract_delayed(delayed, &number))
            .collect(),
        chance: game.chance.clone(),
    };
    let out = |e: ObjectId| !board.place_of(e).1.is_play();
    let whole = !game.changes.iter().any(|change| out(change.card));
    position.sort_pieces();
    let turns = game.turns.are_usual() && game.more_fights == 0;
    let held = |change: &Change| match change.until {
        Duration::WhileInPlay => true,
        Duration::Contemplation => false,
        _ if matches!(change.what, ChangeKind::Control(_)) => true,
        Duration::Round => change.by != board.place_of(change.card).0,
        _ => false,
    };
    let turns = turns && !game.changes.iter().any(held);
    let whole = whole && game.memory.prices.is_empty() && turns;
    Ok(Extracted { position, whole })
}

impl Board<'_> {
    fn extract_piece(&self, e: ObjectId, zone: ZoneId) -> Piece {
        let printed = usize::from(self.card(e).printed);
        let (def, status) = (&self.content().cards[printed], self.status(e));
        let mut piece = Piece {
            owner: self.card(e).owner,
            ..Piece::bare(&def.id, zone)
        };
        if !place(zone).1.is_play() {
            return piece;
        }
        let kinds = &self.content().counters;
        let counters = self.game.counters.on(e);
        piece.counters = counters
            .filter_map(|(kind, n)| Some((kinds.get(usize::from(kind))?.id.clone(), n as u16)))
            .collect();
        let turn = self.game.turn;
        let wears = def.kind == CardKind::Technology && status.durability != def.durability;
        piece.uses = self.game.memory.uses.of(e);
        piece.state = State {
            tapped: status.tapped,
            entered: status.entered == turn,
            able: status.able == turn,
            attacked: status.attacked == turn,
            damage: status.damage,
            shield: status.shield,
            durability: wears.then_some(status.durability),
            used: status.used,
        };
        for change in self.game.changes.iter().filter(|c| c.card == e) {
            match change.what {
                ChangeKind::Grant(grant) => piece.gives.push((grant, change.until)),
                ChangeKind::Face(face) => {
                    let id = self.content().cards[usize::from(face)].id.clone();
                    piece.becomes.push((id, change.until));
                }
                ChangeKind::Control(_) => piece.returns = change.until == Duration::Contemplation,
            }
        }
        piece
    }

    fn extract_player(&self, seat: Seat) -> PlayerState {
        let abilities = self.content().cards.iter().flat_map(|card| &card.abilities);
        let player = self.player(seat);
        PlayerState {
            structure: player.structure,
            volition: player.volition,
            enhanced: player.enhanced,
            duels: player.duels,
            more_duels: player.more_duels,
            skip_duels: player.skip_duels,
            skip_combats: player.skip_combats,
            this_turn: match tally::is_asked(abilities, Ability::parts) {
                true => self.game.memory.tallies.all(seat),
                false => Vec::new(),
            },
        }
    }
}
