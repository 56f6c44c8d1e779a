//! Biomes as a game of the table: setup, and what its rules are made of.

use std::sync::Arc;

use bevy::ecs::system::SystemParamItem;
use bevy::prelude::Query;
use serde::{Deserialize, Serialize};

use crate::cards::{CardGame, CardIndex, SavedCards, card_rules, card_types};
use crate::table::{Game, Match, Rules, Seat, ask_board, column, game_of_rules};

use super::board::{Board, Planet};
use super::choices::Choice;
use super::content::{Card as CardDef, Content, PackStamp};
use super::events::Event;
use super::facts::{BiomeFacts, Facts};
use super::ids::FIRST_CARD;
use super::places::ZONES;
use super::position::{self, Position};
use super::state::{Agent, Card, Lane, MatchState, Player, Sector, Status};
use super::stats::Source;
use super::turn::{TURN, TurnTable, Window};
use super::viewing::view;
use super::{Phase, Step, View, dealing, steps};

/// The game of Biomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Biomes;

/// Everything but the choices that decides a game.
#[derive(Clone)]
pub struct Setup {
    /// Cards, biomes, decks, rule parameters.
    pub content: &'static Content,
    /// Index of each seat's deck.
    pub decks: [u16; 2],
    /// 1 or 3 matches (N-01, N-02).
    pub best_of: u8,
    /// Starts from here instead of from shuffled decks.
    pub position: Option<Arc<Position>>,
}

/// What a replay writes down of a [`Setup`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recipe {
    /// Packs with versions and hashes.
    pub packs: Vec<PackStamp>,
    /// Full id of each seat's deck.
    pub decks: [String; 2],
    /// 1 or 3.
    pub best_of: u8,
    /// Where it starts, if not with shuffled decks.
    #[serde(default)]
    pub position: Option<Position>,
}

impl Game for Biomes {
    const NAME: &'static str = "biomes";
    type Choices = super::choices::ChoiceWord;
    type Events = super::events::EventWord;
    type Topics = super::Topic;
    game_of_rules!();

    fn seats(_: &Setup) -> u8 {
        2
    }

    fn recipe(setup: &Setup) -> Recipe {
        Recipe {
            packs: setup.content.packs.clone(),
            decks: setup
                .decks
                .map(|d| setup.content.decks[d as usize].id.clone()),
            best_of: setup.best_of,
            position: setup.position.as_deref().cloned(),
        }
    }
}

impl Biomes {
    /// Everything on the table, hidden cards too: for referees, scenarios and position editors. A bot
    /// cannot reach it, since it never holds a match.
    #[must_use]
    pub fn reveal(game: &mut Match<Self>) -> View {
        ask_board(game, |board, ()| view(board, None, |_| true), ())
    }
}

impl Rules for Biomes {
    card_rules!();
    type Window = Window;
    type Saved = Saved;

    fn load_content(index: &mut CardIndex<Self>, setup: &Setup) {
        if index.load_content(setup.content) {
            let biomes = setup.content.biomes.iter();
            index.more = biomes.map(BiomeFacts::of).collect();
        }
    }

    /// Shuffled decks, or the position that the setup names.
    fn open(board: &mut Board<'_>, setup: &Setup) -> Option<Step> {
        match &setup.position {
            Some(position) => position::apply_position(board, position),
            None => dealing::open(board),
        }
        None
    }

    /// N-146: at any time; the whole game if wanted.
    fn concede(board: &mut Board<'_>, seat: Seat, game: bool) {
        board.log(Event::Concede { player: seat, game });
        if game {
            // The match conceded below is the last one needed.
            board.game.wins[seat.other().index()] = board.game.best_of / 2;
        }
        board.end_match(Some(seat.other()));
    }

    fn save(board: &Board<'_>, into: &mut Saved) {
        into.cards.save(board);
        let planet = &board.columns.more;
        into.lanes.clear();
        into.lanes.extend_from_slice(&planet.lanes);
        into.sectors.clear();
        into.sectors.extend_from_slice(&planet.sectors);
    }

    fn load(board: &mut Board<'_>, from: &Saved) {
        from.cards.load(board);
        let planet = &mut board.columns.more;
        let lanes = planet.lanes.bypass_change_detection();
        lanes.copy_from_slice(&from.lanes);
        let sectors = planet.sectors.bypass_change_detection();
        sectors.copy_from_slice(&from.sectors);
    }
}

/// A copy of cards, players, biomes and sectors.
#[derive(Default)]
pub struct Saved {
    cards: SavedCards<Biomes>,
    lanes: Vec<Lane>,
    sectors: Vec<Sector>,
}

impl CardGame for Biomes {
    card_types!(Agent);
    /// By biome definition.
    type MoreIndex = Vec<BiomeFacts>;
    type MoreParams = (
        Query<'static, 'static, &'static mut Lane>,
        Query<'static, 'static, &'static mut Sector>,
    );
    type MoreColumns<'b> = Planet<'b>;
    const FIRST_ROW: u16 = FIRST_CARD.0;

    fn printed(card: &Card) -> u16 {
        card.printed
    }

    fn print(card: &mut Card, face: u16) {
        (card.printed, card.face) = (face, face);
    }

    fn more<'b>((lanes, sectors): &'b mut SystemParamItem<'_, '_, Self::MoreParams>) -> Planet<'b> {
        Planet {
            lanes: column!(lanes),
            sectors: column!(sectors),
        }
    }
}
