//! Extracts a position from a running match: the inverse of [`apply_position`](fn@super::apply_position).

use super::{Ground, Piece, PlayerState, Position, State};
use crate::cards::language::Part;
use crate::cards::tally;
use crate::games::biomes::board::Board;
use crate::games::biomes::content::{Ability, Cached, Duration};
use crate::games::biomes::state::{Ask, Change, ChangeKind};
use crate::games::biomes::{Biomes, Place, Step, ZONES, place};
use crate::table::{Busy, Extracted, Match, ObjectId, Pieces, Seat, ZoneId, ask_board};

impl Biomes {
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
        Step::GameOver | Step::MatchOver => return Err(Busy::Over),
        Step::Setup => return Err(Busy::Opening),
        _ if board.outcome.is_some() => return Err(Busy::Over),
        _ => {}
    }
    if !game.queue.is_empty() || !game.reactions.is_empty() {
        return Err(Busy::Waiting);
    }
    let assigned = game.battle.defenders.iter().any(|d| d.assigned.is_some());
    let open = game.announce.is_some() || game.ask != Ask::Step || !game.agenda.is_empty();
    if open || assigned || !game.battle.gear.is_empty() {
        return Err(Busy::Midway);
    }
    let mut all = Vec::new();
    let mut cards = Vec::new();
    for zone in (0..ZONES as u8).map(ZoneId) {
        if matches!(place(zone).1, Place::Queue | Place::Gone) {
            continue;
        }
        for &e in board.zones.get(zone) {
            all.push(e);
            cards.push(board.extract_piece(e, zone));
        }
    }
    let number = |e: ObjectId| all.iter().position(|&other| other == e).map(|n| n as u16);
    for (piece, &e) in cards.iter_mut().zip(&all) {
        piece.host = board.status(e).host.and_then(number);
    }
    let battle = &game.battle;
    let advancing = battle.advancing.iter();
    let defenders = battle.defenders.iter();
    let mut position = Position {
        step: board.step,
        turn: game.turn,
        active: game.active,
        starting: game.starting,
        best_of: game.best_of,
        number: game.number,
        wins: game.wins,
        biomes: board.extract_grounds(),
        players: [Seat(0), Seat(1)].map(|seat| board.extract_player(seat)),
        cards,
        advancing: advancing
            .filter_map(|&(e, b)| Some((number(e)?, b)))
            .collect(),
        attackers: battle
            .attackers
            .iter()
            .filter_map(|a| number(a.agent))
            .collect(),
        defenders: defenders
            .filter_map(|d| Some((number(d.agent)?, number(d.attacker)?)))
            .collect(),
        ordered: !battle.defenders.is_empty() && battle.defenders.iter().all(|d| d.ordered),
        delayed: (game.memory.delayed.iter())
            .filter_map(|delayed| board.extract_delayed(delayed, &number))
            .collect(),
        chance: game.chance.clone(),
    };
    let overclocked = |e: &ObjectId| board.status(*e).skill_overclock.iter().any(|n| *n > 0);
    let whole = !all.iter().any(overclocked);
    position.sort_pieces();
    let turns = game.turns.are_usual() && game.more_fights == 0;
    let held = |change: &Change| match change.until {
        Duration::WhileInPlay => true,
        Duration::Turn => false,
        _ if matches!(change.what, ChangeKind::Control(_)) => true,
        Duration::Round => change.by != board.place_of(change.object).0,
        _ => false,
    };
    let turns = turns && !game.changes.iter().any(held);
    let whole = whole && game.memory.prices.is_empty() && turns;
    Ok(Extracted { position, whole })
}

impl Board<'_> {
    fn extract_piece(&self, e: ObjectId, zone: ZoneId) -> Piece {
        let (card, status) = (self.card(e), self.status(e));
        let id = |n: u16| self.content().cards[usize::from(n)].id.as_str();
        let at = place(zone).1;
        let base = self.base_face(e);
        let converted = base != card.printed && (at.is_planet() || at == Place::Hand);
        let mut piece = Piece {
            face: converted.then(|| id(base).to_owned()),
            owner: card.owner,
            ..Piece::bare(id(card.printed), zone)
        };
        if !at.is_planet() {
            let ways = [Cached::FromPlanet, Cached::ThisTurn].into_iter();
            let asked = || {
                let content = self.content();
                let influences = content.biomes.iter().map(|biome| &biome.influence);
                let cards = content.cards.iter().map(|card| &card.abilities);
                cards.chain(influences).any(|all| asks_what_was_cached(all))
            };
            let mut ways = ways.filter(|&how| self.was_cached(how, e));
            piece.state.cached = ways.next().filter(|_| asked());
            return piece;
        }
        let kinds = &self.content().counters;
        let counters = self.game.counters.on(e);
        piece.counters = counters
            .filter_map(|(kind, n)| Some((kinds.get(usize::from(kind))?.id.clone(), n as u16)))
            .collect();
        piece.uses = self.game.memory.uses.of(e);
        piece.state = State {
            locked: status.locked,
            stasis: status.stasis,
            hologram: status.hologram,
            shifted: status.shifted,
            arrived: status.arrived == self.game.turn,
            markers: status.markers,
            shield: status.shield,
            damage: self.stats(e).damage,
            used: status.used,
            overclock: status.overclock,
            cached: None,
        };
        for change in self.game.changes.iter().filter(|c| c.object == e) {
            match change.what {
                ChangeKind::Stats(attack, defense) => {
                    piece.buffs.push((attack, defense, change.until));
                }
                ChangeKind::Keyword(keyword) => piece.gains.push((keyword, change.until)),
                ChangeKind::Face { now, .. } => {
                    piece.becomes.push((id(now).to_owned(), change.until));
                }
                ChangeKind::Control(_) => piece.returns = change.until == Duration::Turn,
            }
        }
        piece
    }

    fn extract_grounds(&self) -> [Ground; 3] {
        [0, 1, 2].map(|b: u8| Ground {
            kind: self.content().biomes[usize::from(self.lane(b).kind)].kind,
            durability: [Seat(0), Seat(1)].map(|seat| self.sector(b, seat).durability),
            lost: [Seat(0), Seat(1)].map(|seat| self.sector(b, seat).lost),
            shields: [Seat(0), Seat(1)].map(|seat| self.sector(b, seat).shield),
            truce: self.lane(b).truce,
        })
    }

    fn extract_player(&self, seat: Seat) -> PlayerState {
        let content = self.content();
        let influences = content.biomes.iter().flat_map(|biome| &biome.influence);
        let abilities = content.cards.iter().flat_map(|card| &card.abilities);
        let abilities = abilities.chain(influences);
        let player = self.player(seat);
        PlayerState {
            energy: player.energy,
            conversions: player.conversions,
            anomalies: player.anomalies,
            functions: player.functions,
            mulligans: player.mulligans,
            kept: player.kept,
            this_turn: match tally::is_asked(abilities, Ability::parts) {
                true => self.game.memory.tallies.all(seat),
                false => Vec::new(),
            },
        }
    }
}

fn asks_what_was_cached(abilities: &[Ability]) -> bool {
    let mut asks = false;
    for ability in abilities {
        ability.parts(&mut |part, _| {
            asks |= matches!(part, Part::Filter(filter) if filter.cached.is_some());
        });
    }
    asks
}
