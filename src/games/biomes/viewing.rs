//! Makes a view: everything public, and of the hidden cards only the seat's own hand.

use crate::table::{ObjectId, Ref, Seat};

use super::Topic;
use super::board::Board;
use super::ids::{lane_id, sector_id};
use super::places::{Place, place};
use super::state::{Action, ActionKind, Origin};
use super::view::{BiomeView, EntryView, ObjectView, PlayerView, View};

/// The view of `seat`, with the cards for which `sees` holds.
pub fn view(board: &Board<'_>, seat: Option<Seat>, sees: impl Fn(ObjectId) -> bool) -> View {
    let game = &board.game;
    let seen = board.seen_zones(sees);
    View {
        seat,
        content: board.content(),
        step: board.step,
        turn: u32::from(game.turn),
        active: game.active,
        starting: game.starting,
        match_number: game.number,
        best_of: game.best_of,
        wins: game.wins,
        players: [Seat(0), Seat(1)].map(|s| board.player_view(s)),
        biomes: [0, 1, 2].map(|b| board.biome_view(b)),
        objects: seen.cards.iter().map(|&e| board.object_view(e)).collect(),
        zones: seen.zones,
        queue: game
            .queue
            .iter()
            .map(|a| board.entry_view(seat, a))
            .collect(),
        delayed: (game.memory.delayed.iter())
            .map(|delayed| board.entry_view(seat, &delayed.entry))
            .collect(),
        advancing: game
            .battle
            .advancing
            .iter()
            .map(|&(e, b)| ((e), b))
            .collect(),
        attackers: game.battle.attackers.iter().map(|a| a.agent).collect(),
        defenders: game
            .battle
            .defenders
            .iter()
            .map(|d| ((d.agent), (d.attacker)))
            .collect(),
        speeds: match game.window {
            Some(window) if board.offer.is_open() && Topic::Act.is_of(&board.offer.decision) => {
                board.legal_speeds(window.holder)
            }
            _ => Vec::new(),
        },
        outcome: *board.outcome,
    }
}

impl Board<'_> {
    /// Decks are hidden from everybody, hands from everybody else. A card being scanned is shown to
    /// whoever scans it.
    pub fn sees(&self, seat: Option<Seat>, e: ObjectId) -> bool {
        let picks = || self.is_offered(seat, Topic::Choose, Ref::Object(e));
        match self.place_of(e) {
            (_, Place::Deck) => self.asked_about(seat, Topic::Scan) == Ref::Object(e) || picks(),
            (owner, Place::Hand) => seat == Some(owner) || picks(),
            (_, Place::Gone) => false,
            _ => true,
        }
    }

    fn object_view(&self, e: ObjectId) -> ObjectView {
        let (card, status, agent) = (self.card(e), self.status(e), self.stats(e));
        ObjectView {
            id: (e),
            printed: card.printed,
            face: card.face,
            owner: card.owner,
            controller: status.controller,
            zone: status.zone,
            locked: status.locked,
            arrived_now: place(status.zone).1.is_planet() && status.arrived == self.game.turn,
            attack: agent.attack,
            defense: agent.defense,
            damage: agent.damage,
            reach: agent.reach,
            keywords: agent.keywords,
            speed: self.speed_of_card(e),
            markers: status.markers,
            stasis: status.stasis,
            host: status.host,
            shield: status.shield,
            counters: self.game.counters.on(e).collect(),
            converted: card.face != card.printed && self.def(e).is_anomaly(),
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        PlayerView {
            id: ObjectId(u16::from(seat.0)),
            energy: player.energy,
            converted: player.conversions > 0,
            anomaly_played: player.anomalies > 0,
            lost: player.lost,
            mulligans: player.mulligans,
            deck: self.game.decks[seat.index()],
        }
    }

    fn biome_view(&self, biome: u8) -> BiomeView {
        BiomeView {
            id: lane_id(biome),
            kind: self.biome_kind(biome),
            lost: self.lane(biome).lost,
            sectors: [Seat(0), Seat(1)].map(|s| sector_id(biome, s)),
            durability: [Seat(0), Seat(1)].map(|s| self.sector(biome, s).durability),
            shields: [Seat(0), Seat(1)].map(|s| self.sector(biome, s).shield),
            truce: self.lane(biome).truce,
            lost_by: [Seat(0), Seat(1)].map(|s| self.sector(biome, s).lost),
        }
    }

    fn entry_view(&self, seat: Option<Seat>, action: &Action) -> EntryView {
        EntryView {
            serial: action.serial,
            source: (action.source),
            face: match action.origin {
                Origin::Card(face) => Some(face),
                Origin::Biome(_) => None,
            },
            ability: (action.kind != ActionKind::Play).then_some(action.ability),
            later: action.later,
            controller: action.controller,
            speed: action.speed,
            targets: action
                .targets
                .all()
                .iter()
                .map(|&t| self.seen_ref(seat, t.named().0))
                .collect(),
            shares: action.targets.shares(),
        }
    }
}
