//! Souls as a game of the table: what its rules are made of.

use bevy::ecs::system::SystemParamItem;
use bevy::prelude::{App, World};

use crate::cards::{CardBoard, CardColumns, CardGame, CardIndex, CardParams, SavedCards};
use crate::table::{
    self, Answer, Fault, Game, Match, MatchData, ObjectId, Offers, Refusal, Rules, Seat, Snapshot,
    TableRng, ask_board,
};

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
    type Step = Step;
    type Setup = Setup;
    type Recipe = Recipe;
    type View = View;
    type Snapshot = Snapshot<Self>;

    fn plugin(app: &mut App) {
        table::plugin::<Self>(app);
    }

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

    fn deal(world: &mut World, setup: &Setup, rng: TableRng) {
        table::deal::<Self>(world, setup, rng);
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

    /// Drawing, revealing, looking, dice and shuffles must not be taken back.
    fn reveals(event: &table::Event) -> bool {
        Event::read(event).is_some_and(Event::reveals)
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
    type Phase = Phase;
    type Window = Window;
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
        index.learn(setup.content);
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

    fn before_step(board: &mut Board<'_>, to: Step) {
        board.leave_step(to);
    }

    fn drive(board: &mut Board<'_>, first: impl FnOnce(&mut Board<'_>)) {
        steps::drive(board, first);
    }

    fn choose(board: &mut Board<'_>, seat: Seat, choice: &table::Choice) {
        // What was accepted was offered, and reads.
        if let Some(choice) = Choice::read(choice) {
            board.apply_choice(seat, choice);
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

    fn concede(board: &mut Board<'_>, seat: Seat, _: bool) {
        board.concede(seat);
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

impl CardGame for Souls {
    type Content = Content;
    type CardDef = CardDef;
    type Facts = Facts;
    type Card = Card;
    type Status = Status;
    type Stats = Stats;
    type Player = Player;
    type Source = Source;
    /// A buffer for hit points.
    type MoreIndex = Vec<i32>;
    type MoreParams = ();
    type MoreColumns<'b> = ();
    const FIRST_CARD: ObjectId = FIRST_CARD;
    const FIRST_ROW: u16 = 0;

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
        card.printed
    }

    fn print(card: &mut Card, face: u16) {
        *card = Card {
            face,
            printed: face,
        };
    }

    fn sees(board: &CardBoard<'_, Self>, seat: Option<Seat>, e: ObjectId) -> bool {
        board.sees(seat, e)
    }

    fn more((): &mut ()) {}
}
