//! Makes a view: everything public, and of the hidden cards only the seat's own hand.

use crate::table::{ObjectId, Ref, Seat};

use super::Topic;
use super::board::Board;
use super::content::Label;
use super::places::Place;
use super::state::{Action, ActionKind};
use super::steps::{duel_deals, pair_view};
use super::view::{CardView, EntryView, PlayerView, View};

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
        players: [Seat(0), Seat(1)].map(|s| board.player_view(s)),
        cards: seen.cards.iter().map(|&e| board.card_view(e)).collect(),
        zones: seen.zones,
        stack: game
            .stack
            .iter()
            .map(|a| board.entry_view(seat, a))
            .collect(),
        delayed: (game.memory.delayed.iter())
            .map(|delayed| board.entry_view(seat, &delayed.entry))
            .collect(),
        duel: game
            .fight
            .map(|fight| (fight.duelists[0], fight.duelists[1])),
        duel_deals: duel_deals(board),
        pairs: game
            .attackers
            .iter()
            .map(|a| pair_view(board, a.card, a.left))
            .collect(),
        outcome: *board.outcome,
    }
}

impl Board<'_> {
    /// Decks are hidden from everybody, hands from everybody else. A card that is being foreseen is shown to
    /// whoever foresees it.
    #[must_use]
    pub fn sees(&self, seat: Option<Seat>, e: ObjectId) -> bool {
        let picks = || self.is_offered(seat, Topic::Choose, Ref::Object(e));
        match self.place_of(e) {
            (_, Place::Deck) => self.asked_about(seat, Topic::Foresee) == Ref::Object(e) || picks(),
            (owner, Place::Hand) => seat == Some(owner) || picks(),
            (_, Place::Gone) => false,
            _ => true,
        }
    }

    fn card_view(&self, e: ObjectId) -> CardView {
        let (card, status, stats) = (self.card(e), self.status(e), self.stats(e));
        CardView {
            id: e,
            face: card.face,
            printed: card.printed,
            owner: card.owner,
            controller: status.controller,
            zone: status.zone,
            tapped: status.tapped,
            entered_now: self.is_in_play(e) && status.entered == self.game.turn,
            strength: stats.strength,
            damage: status.damage,
            durability: status.durability,
            gifts: stats.gifts,
            silenced: self.is_silent(e),
            cost: self.cost(e).clamp(0, 255) as u8,
            carrier: status.carrier,
            shield: status.shield,
            counters: self.game.counters.on(e).collect(),
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        PlayerView {
            id: super::ids::player_id(seat),
            sanctuary: player.sanctuary,
            structure: player.structure,
            takes: self.stats(player.sanctuary).takes(Label::Sanctuary),
            volition: player.volition,
            generates: self.generated(seat),
            enhancements: self.row(seat, Place::Reserve).len() as u8,
            limit: self.def(player.sanctuary).limit,
            may_enhance: player.enhanced < self.rules().enhancements && self.bears_more(seat),
            redraws: player.redraws,
            kept: player.kept,
            deck: self.game.decks[seat.index()],
        }
    }

    fn entry_view(&self, seat: Option<Seat>, action: &Action) -> EntryView {
        EntryView {
            serial: action.serial,
            source: action.source,
            face: action.face,
            ability: action.ability,
            later: action.later,
            manipulation: action.kind == ActionKind::Play,
            controller: action.controller,
            targets: action
                .targets
                .all()
                .iter()
                .map(|t| self.seen_ref(seat, t.to))
                .collect(),
            shares: action.targets.shares(),
        }
    }
}
