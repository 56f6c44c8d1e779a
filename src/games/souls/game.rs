//! Souls as a game of the table: what its rules are made of.

use bevy::prelude::World;

use crate::cards::{CardGame, CardIndex, card_rules, card_types, save_cards};
use crate::table::{Answer, Game, Match, MatchData, Rules, Seat, ask_board, game_of_rules};

use super::board::Board;
use super::choices::Choice;
use super::content::{Card as CardDef, Content};
use super::events::Event;
use super::facts::Facts;
use super::ids::FIRST_CARD;
use super::places::ZONES;
use super::state::{Card, MatchState, Player, Stats, Status};
use super::stats::Source;
use super::turn::{TURN, TurnTable, Window};
use super::viewing::view;
use super::{Phase, Recipe, Setup, Souls, Step, View, dealing, position, refusals, steps};

impl Game for Souls {
    const NAME: &'static str = "souls";
    type Choices = super::choices::ChoiceWord;
    type Events = super::events::EventWord;
    type Topics = super::Topic;
    game_of_rules!();

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn recipe(setup: &Setup) -> Recipe {
        let content = setup.content;
        let id = |face: u16| content.cards[face as usize].id.clone();
        Recipe {
            packs: content.packs.clone(),
            set: content.sets[setup.set as usize].id.clone(),
            seats: setup.seats,
            mode: setup.mode,
            modules: setup.modules,
            characters: setup.characters.iter().map(|c| c.map(id)).collect(),
            position: setup.position.as_deref().cloned(),
        }
    }

    /// Nobody leaves twice (R59).
    fn may_concede(world: &mut World, seat: Seat) -> Answer {
        let playing = world.resource::<MatchData<Self>>().game.playing;
        if playing.contains(seat) {
            Ok(())
        } else {
            Err(&refusals::GONE)
        }
    }
}

impl Souls {
    /// Everything on the table, hidden cards too: for referees, scenarios and position editors. A bot
    /// cannot reach it, since it never holds a match.
    #[must_use]
    pub fn reveal(game: &mut Match<Self>) -> View {
        ask_board(game, |board, ()| view(board, None, |_| true), ())
    }
}

impl Rules for Souls {
    card_rules!();
    save_cards!();
    type Window = Window;

    fn load_content(index: &mut CardIndex<Self>, setup: &Setup) {
        index.load_content(setup.content);
    }

    /// Shuffled decks and dealt characters, or the position that the setup names.
    fn open(board: &mut Board<'_>, setup: &Setup) -> Option<Step> {
        match &setup.position {
            Some(position) => position::apply_position(board, position),
            None => {
                dealing::open(board, setup);
                None
            }
        }
    }

    fn concede(board: &mut Board<'_>, seat: Seat, _: bool) {
        board.concede(seat);
    }
}

impl CardGame for Souls {
    card_types!(Stats);
    /// A buffer for hit points.
    type MoreIndex = Vec<i32>;
    type MoreParams = ();
    type MoreColumns<'b> = ();
    const FIRST_ROW: u16 = 0;

    fn printed(card: &Card) -> u16 {
        card.printed
    }

    fn print(card: &mut Card, face: u16) {
        *card = Card {
            face,
            printed: face,
        };
    }

    fn more((): &mut ()) {}
}
