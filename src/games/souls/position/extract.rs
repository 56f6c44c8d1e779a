//! Extracts a position from a running match: the inverse of [`apply_position`](fn@super::apply_position).

use super::{Died, Piece, PlayerNumbers, Position, Running, State};
use crate::cards::tally;
use crate::games::souls::board::Board;
use crate::games::souls::content::{Ability, Duration, Grant};
use crate::games::souls::ids::player_id;
use crate::games::souls::state::{Ask, Attack, ChangeKind, ForcedTarget, Until};
use crate::games::souls::{Place, Souls, Step, ZONES, place};
use crate::table::{Busy, Extracted, Match, ObjectId, Pieces, Seat, ZoneId, ask_board};

impl Souls {
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
        Step::Setup | Step::Draft => return Err(Busy::Opening),
        // A position has no empty seats (R59).
        _ if game.playing.count() < u32::from(game.seats) => return Err(Busy::Midway),
        _ => {}
    }
    // What waits is asked about in some order, or somebody is in the middle of something.
    let waits = !game.triggers.is_empty();
    if waits && game.ask != Ask::Trigger {
        return Err(Busy::Waiting);
    }
    let asked = if waits { Ask::Trigger } else { Ask::Step };
    let open = game.announce.is_some() || game.ask != asked || !game.agenda.is_empty();
    let nested = !game.sequences.is_empty() || game.dying;
    let under_way = waits || nested || !game.stack.is_empty();
    let declared = game.attack.filter(|attack| attack.target.is_none());
    let begins = match (declared, game.attack) {
        (Some(attack), _) => !attack.deck && super::check::names_no_target(board.step),
        (None, Some(_)) => board.step == Step::AttackRolls,
        (None, None) if under_way => super::stack_check::waits(board.step),
        (None, None) => super::check::begins(board.step),
    };
    let begins = begins && (board.step != Step::AttackTarget || !under_way);
    if open || !begins {
        return Err(Busy::Midway);
    }
    let mut all = Vec::new();
    let mut cards = Vec::new();
    for zone in (0..ZONES as u8).map(ZoneId) {
        match place(zone) {
            Place::Gone => {}
            Place::Draft if !board.zones.get(zone).is_empty() => return Err(Busy::Midway),
            _ => {
                for &e in board.zones.get(zone) {
                    all.push(e);
                    cards.push(board.extract_piece(e, zone));
                }
            }
        }
    }
    // Only pieces have a number to be attacked by. Players are not among the pieces.
    let running = |attack: Attack| {
        let e = attack.target?;
        let n = all.iter().position(|&other| other == e)?;
        (board.status(e).stamp == attack.stamp).then_some(Running {
            target: n as u16,
            additional: attack.additional,
            helpers: attack.helpers,
            rolling: attack.rolling,
            rolls: attack.rolls,
        })
    };
    let attack = game.attack.and_then(running);
    if attack.is_some() != game.attack.is_some() && declared.is_none() {
        return Err(Busy::Midway);
    }
    let must = |must: &crate::games::souls::state::ForcedAttack| {
        let ForcedTarget::Thing(e, stamp) = must.what else {
            return None;
        };
        let n = all.iter().position(|&other| other == e)?;
        (board.status(e).stamp == stamp).then_some((n as u16, must.additional))
    };
    let number = |e: ObjectId| all.iter().position(|&other| other == e).map(|n| n as u16);
    let (stack, whole_stack) = board.extract_stack(&all)?;
    let (deaths, whole_deaths) = board.extract_deaths(&all)?;
    let apart = cards
        .iter()
        .filter(|piece| piece.zone == crate::games::souls::zone(Place::Held));
    if apart.count()
        != deaths
            .iter()
            .filter(|death| death.step.is_of_card())
            .count()
    {
        return Err(Busy::Midway);
    }
    let died = game.dying.then_some(if game.farewell {
        Died::Outside
    } else {
        Died::InAttack
    });
    let mut position = Position {
        step: board.step,
        turn: game.turn,
        active: game.active,
        starting: game.starting,
        players: board
            .seats_at_table()
            .map(|seat| board.extract_hoard(seat))
            .collect(),
        cards,
        slots: game.slots,
        timer: game.timer,
        monster_died: game.monster_died,
        dice: game.chance.dice.clone(),
        flips: game.chance.flips.clone(),
        musts: game.musts.iter().filter_map(must).collect(),
        attack,
        declared: declared.map(|attack| attack.additional),
        stack,
        delayed: (game.memory.delayed.iter())
            .filter_map(|delayed| board.extract_delayed(delayed, &number))
            .collect(),
        deaths,
        died,
    };
    // Before the first roll of an attack a position has no window.
    let between =
        attack.is_none_or(|attack| under_way || attack.rolls > 0 || game.window.is_none());
    let whole = whole_stack
        && whole_deaths
        && between
        && position.musts.len() == game.musts.len()
        && board.is_plain(&all);
    position.sort_pieces();
    let held = |until| matches!(until, Until::While(_));
    let plain = !game.changes.iter().any(|change| held(change.until));
    let whole = whole && game.memory.prices.is_empty() && plain;
    Ok(Extracted { position, whole })
}

impl Board<'_> {
    /// Whether a position holds all there is.
    fn is_plain(&self, all: &[ObjectId]) -> bool {
        let game = &*self.game;
        let usual = game.extra.is_empty() && !game.is_extra && game.winners == 0;
        let shields = all.iter().any(|&e| !self.status(e).shield.is_none());
        let more = self.all_seats().any(|seat| {
            let player = self.player(seat);
            let shield = self.status(player_id(seat)).shield;
            let more = player.more_attacks > 0 || player.more_purchases > 0;
            !shield.is_none() || more || player.offers > 0
        });
        let out = |e: ObjectId| !self.is_in_play(e) && crate::games::souls::seat_of(e).is_none();
        let stray = game.changes.iter().any(|change| out(change.card));
        usual && !shields && !more && !stray
    }

    fn extract_piece(&self, e: ObjectId, zone: ZoneId) -> Piece {
        let (card, status) = (self.card(e), self.status(e));
        let id = &self.content().cards[usize::from(card.printed)].id;
        let mut piece = Piece::bare(id, zone);
        let at = place(zone);
        if self.is_in_play(e) && (at.of_player().is_some() || at.slot().is_some()) {
            let lives = !matches!(at, Place::Character(_)) && self.stats(e).lives;
            piece.state = State {
                deactivated: status.deactivated,
                damage: if lives { status.damage } else { 0 },
                counters: status.counters,
                used: status.used,
            };
            piece.uses = self.game.memory.uses.of(e);
            piece.gives = self.extract_changes(e);
            piece.becomes = self.extract_faces(e);
            piece.lent = self.extract_loans(e);
        }
        piece
    }

    /// Whom a card goes back to, and when (R105).
    fn extract_loans(&self, e: ObjectId) -> Vec<(u8, Duration)> {
        let mine = self.game.changes.iter().filter(|change| change.card == e);
        let loans = mine.filter_map(|change| match change.what {
            ChangeKind::Control(back) => Some((back.0, lasting(change.until))),
            ChangeKind::Grant(_) | ChangeKind::Face(_) => None,
        });
        loans.collect()
    }

    fn extract_changes(&self, e: ObjectId) -> Vec<(Grant, Duration)> {
        let mine = self.game.changes.iter().filter(|change| change.card == e);
        let given = mine.filter_map(|change| Some((change.what.grant()?, change.until)));
        given
            .map(|(grant, until)| (grant, lasting(until)))
            .collect()
    }

    /// What a card became. A change keeps what the card was before it.
    fn extract_faces(&self, e: ObjectId) -> Vec<(String, Duration)> {
        let mine = self.game.changes.iter().filter(|change| change.card == e);
        let faces = mine.filter_map(|change| match change.what {
            ChangeKind::Face(face) => Some((face, change.until)),
            ChangeKind::Grant(_) | ChangeKind::Control(_) => None,
        });
        let faces: Vec<(u16, Until)> = faces.collect();
        let after = faces.iter().skip(1).map(|(face, _)| *face);
        let after = after.chain([self.card(e).face]);
        let id = |face: u16| self.content().cards[usize::from(face)].id.clone();
        let became = faces.iter().zip(after);
        became
            .map(|(&(_, until), face)| (id(face), lasting(until)))
            .collect()
    }

    fn extract_hoard(&self, seat: Seat) -> PlayerNumbers {
        let abilities = self.content().cards.iter().flat_map(|card| &card.abilities);
        let (player, status) = (self.player(seat), self.status(player_id(seat)));
        PlayerNumbers {
            coins: player.coins,
            damage: status.damage,
            counters: status.counters,
            loot_plays: player.loot_plays,
            attacked: player.attacked,
            purchased: player.purchased,
            dead: player.dead,
            kills: player.kills,
            deaths: player.deaths,
            skips: player.skips,
            gives: self.extract_changes(player_id(seat)),
            this_turn: match tally::is_asked(abilities, Ability::parts) {
                true => self.game.memory.tallies.all(seat),
                false => Vec::new(),
            },
        }
    }
}

/// How long, as a position says it.
const fn lasting(until: Until) -> Duration {
    match until {
        Until::Turn => Duration::Turn,
        Until::Round(..) => Duration::Round,
        Until::NextTurnOf(players) => Duration::NextTurnOf(players),
        Until::While(_) => Duration::WhileInPlay,
        Until::Leaves => Duration::Permanent,
    }
}
