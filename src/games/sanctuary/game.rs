//! Sanctuary as a game of the table: setup, and what its rules are made of.

use std::sync::Arc;

use bevy::ecs::system::SystemParamItem;
use bevy::prelude::{App, World};
use serde::{Deserialize, Serialize};

use crate::cards::{CardBoard, CardColumns, CardGame, CardIndex, CardParams, SavedCards};
use crate::packs::PackStamp;
use crate::table::{
    self, Fault, Game, Match, ObjectId, Offers, Refusal, Rules, Seat, Seats, Snapshot, TableRng,
    ask_board,
};

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
    type Step = Step;
    type Setup = Setup;
    type Recipe = Recipe;
    type View = View;
    type Snapshot = Snapshot<Self>;

    fn plugin(app: &mut App) {
        table::plugin::<Self>(app);
    }

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

    fn deal(world: &mut World, setup: &Setup, rng: TableRng) {
        table::deal::<Self>(world, setup, rng);
    }

    /// Drawing, milling, foreseeing, shuffling and everything decided by chance must not be taken back.
    fn reveals(event: &table::Event) -> bool {
        Event::read(event).is_some_and(Event::reveals)
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
    type Phase = Phase;
    type Window = Opens;
    type Params = CardParams<'static, 'static, Self>;
    type Columns<'b> = CardColumns<'b, Self>;
    type Saved = SavedCards<Self>;
    type State = MatchState;
    type Index = CardIndex<Self>;
    const TURN: &'static TurnTable = &TURN;
    const ZONES: usize = ZONES;

    fn columns<'b>(params: &'b mut SystemParamItem<'_, '_, Self::Params>) -> Self::Columns<'b> {
        CardColumns::gather(params)
    }

    fn spawn(world: &mut World) {
        dealing::spawn(world);
    }

    fn fresh(setup: &Setup) -> MatchState {
        dealing::fresh(setup)
    }

    fn learn(index: &mut CardIndex<Self>, setup: &Setup) {
        index.more = 0;
        index.learn(setup.content);
    }

    /// Shuffled decks and opening hands, or the position that the setup names.
    fn open(board: &mut Board<'_>, setup: &Setup) -> Option<Step> {
        match &setup.position {
            Some(position) => position::apply_position(board, position),
            None => dealing::open(board),
        }
        None
    }

    fn before_step(board: &mut Board<'_>, to: Step) {
        board.leave_step(to);
    }

    fn drive(board: &mut Board<'_>, first: impl FnOnce(&mut Board<'_>)) {
        steps::drive(board, first);
    }

    fn choose(board: &mut Board<'_>, seat: Seat, choice: &table::Choice) {
        // What was accepted was offered, and reads.
        if let Some(choice) = Choice::read(choice) {
            board.carry_out(seat, choice);
        }
    }

    fn explain(board: &Board<'_>, seat: Seat, offers: &mut Offers) {
        board.explain(seat, offers);
    }

    fn refuse(board: &Board<'_>, seat: Seat, choice: table::Choice) -> &'static Refusal {
        board.refuse(seat, choice)
    }

    fn view(board: &Board<'_>, seat: Option<Seat>) -> View {
        view(board, seat, |e| board.sees(seat, e))
    }

    /// Giving up is possible at any time (rules page, section 7).
    fn concede(board: &mut Board<'_>, seat: Seat, _: bool) {
        board.tell(Event::Concede { player: seat });
        board.decide(Seats::one(seat.other()));
    }

    fn imagine(board: &mut Board<'_>, seat: Option<Seat>) {
        board.imagine(seat);
    }

    fn audit(board: &mut Board<'_>) -> Result<(), Fault> {
        board.audit()
    }

    fn save(board: &Board<'_>, into: &mut SavedCards<Self>) {
        into.save(board);
    }

    fn load(board: &mut Board<'_>, from: &SavedCards<Self>) {
        from.load(board);
    }
}

impl CardGame for Sanctuary {
    type Content = Content;
    type CardDef = CardDef;
    type Facts = Facts;
    type Card = Card;
    type Status = Status;
    type Stats = Stats;
    type Player = Player;
    type Source = Source;
    /// Cards for which there was no entity: always 0.
    type MoreIndex = usize;
    type MoreParams = ();
    type MoreColumns<'b> = ();
    const FIRST_CARD: ObjectId = FIRST_CARD;
    const FIRST_ROW: u16 = FIRST_CARD.0;

    fn cards(content: &Content) -> &[CardDef] {
        &content.cards
    }

    fn content(state: &MatchState) -> &'static Content {
        state.content
    }

    fn face(card: &Card) -> u16 {
        card.face
    }

    fn printed(card: &Card) -> u16 {
        card.face
    }

    fn print(card: &mut Card, face: u16) {
        card.face = face;
    }

    fn sees(board: &CardBoard<'_, Self>, seat: Option<Seat>, e: ObjectId) -> bool {
        board.sees(seat, e)
    }

    fn more((): &mut ()) {}
}
