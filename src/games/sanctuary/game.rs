//! Sanctuary as a game of the table: setup, and what its rules are made of.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::cards::{CardGame, CardIndex, card_rules, card_types, save_cards};
use crate::packs::PackStamp;
use crate::table::{Game, Match, Rules, Seat, Seats, ask_board, game_of_rules};

use super::board::Board;
use super::choices::Choice;
use super::content::{Card as CardDef, Content};
use super::events::Event;
use super::facts::Facts;
use super::ids::FIRST_CARD;
use super::places::ZONES;
use super::position::{self, Position};
use super::state::{Card, MatchState, Player, Stats, Status};
use super::stats::Source;
use super::turn::{Opens, TURN, TurnTable};
use super::viewing::view;
use super::{Phase, Step, View, dealing, steps};

/// The game of Sanctuary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sanctuary;

/// Everything but the choices that decides a game.
#[derive(Clone)]
pub struct Setup {
    /// Cards, factions, decks, rule parameters.
    pub content: &'static Content,
    /// Index of each seat's deck.
    pub decks: [u16; 2],
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
    /// Where it starts, if not with shuffled decks.
    #[serde(default)]
    pub position: Option<Position>,
}

impl Game for Sanctuary {
    const NAME: &'static str = "sanctuary";
    type Choices = super::choices::ChoiceWord;
    type Events = super::events::EventWord;
    type Topics = super::Topic;
    game_of_rules!();

    fn seats(_: &Setup) -> u8 {
        2
    }

    fn recipe(setup: &Setup) -> Recipe {
        let content = setup.content;
        Recipe {
            packs: content.packs.clone(),
            decks: setup.decks.map(|d| content.decks[d as usize].id.clone()),
            position: setup.position.as_deref().cloned(),
        }
    }
}

impl Sanctuary {
    /// Everything on the table, hidden cards too: for referees, scenarios and position editors. A bot
    /// cannot reach it, since it never holds a match.
    #[must_use]
    pub fn reveal(game: &mut Match<Self>) -> View {
        ask_board(game, |board, ()| view(board, None, |_| true), ())
    }
}

impl Rules for Sanctuary {
    card_rules!();
    save_cards!();
    type Window = Opens;

    fn load_content(index: &mut CardIndex<Self>, setup: &Setup) {
        index.more = 0;
        index.load_content(setup.content);
    }

    /// Shuffled decks and opening hands, or the position that the setup names.
    fn open(board: &mut Board<'_>, setup: &Setup) -> Option<Step> {
        match &setup.position {
            Some(position) => position::apply_position(board, position),
            None => dealing::open(board),
        }
        None
    }

    /// Giving up is possible at any time (rules page, section 7).
    fn concede(board: &mut Board<'_>, seat: Seat, _: bool) {
        board.log(Event::Concede { player: seat });
        board.decide(Seats::one(seat.other()));
    }
}

impl CardGame for Sanctuary {
    card_types!(Stats);
    /// Cards for which there was no entity: always 0.
    type MoreIndex = usize;
    type MoreParams = ();
    type MoreColumns<'b> = ();
    const FIRST_ROW: u16 = FIRST_CARD.0;

    fn printed(card: &Card) -> u16 {
        card.printed
    }

    fn print(card: &mut Card, face: u16) {
        (card.printed, card.face) = (face, face);
    }

    fn more((): &mut ()) {}
}
