//! Souls as a game of the table: plugin, outcome, snapshots.

use bevy::prelude::*;

use crate::table::{self, Answer, Game, GameSystems, Match, Seat, TableRng, Zones};

use super::board::{AnyStepParams, MatchData, RulesParams};
use super::events::Event;
use super::ids::FIRST_CARD;
use super::state::{Card, MatchState, Player, Stats, Status};
use super::stats::Source;
use super::viewing::{look, reveal};
use super::{
    Recipe, Setup, Souls, Step, View, audit, conceding, dealing, explaining, imagining, position,
    refusals, steps,
};
use crate::table::ObjectId;

/// Everything that changes during a game.
#[derive(Default)]
pub struct Snapshot {
    cards: Vec<(Card, Status, Stats)>,
    in_use: usize,
    players: [Player; 4],
    zones: Zones,
    game: Option<MatchState>,
    rng: Option<TableRng>,
    sources: Vec<Source>,
}

impl Game for Souls {
    const NAME: &'static str = "souls";
    type Step = Step;
    type Setup = Setup;
    type Recipe = Recipe;
    type View = View;
    type Snapshot = Snapshot;

    fn plugin(app: &mut App) {
        app.add_plugins(steps::plugin);
        let world = app.world_mut();
        let referee = GameSystems::<Self> {
            open: world.register_system(open),
            explain: world.register_system(explaining::explain),
            refuse: world.register_system(explaining::refuse),
            view: world.register_system(look),
            save: world.register_system(save),
            load: world.register_system(load),
            concede: world.register_system(conceding::concede),
            imagine: world.register_system(imagining::imagine),
            audit: world.register_system(audit::audit),
            admit: None,
        };
        world.insert_resource(referee);
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
        dealing::deal(world, setup, rng);
    }

    /// Nobody leaves twice (R59).
    fn may_concede(world: &mut World, seat: Seat) -> Answer {
        let playing = world.resource::<MatchData>().game.playing;
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
        let shown = game.world_mut().run_system_cached(reveal);
        shown.expect("a view can always be made")
    }
}

/// Shuffled decks and dealt characters, or the position that the setup names.
fn open(In(setup): In<Setup>, mut tables: RulesParams, mut step: ResMut<State<Step>>) {
    let mut board = tables.board(*step.get());
    match &setup.position {
        Some(position) => {
            // A step that is under way is not entered: what it does by itself is done.
            if let Some(under_way) = position::apply_position(&mut board, position) {
                *step = State::new(under_way);
            }
        }
        None => dealing::open(&mut board, &setup),
    }
}

/// Ids of the players' bodies and of all cards in use.
fn all(in_use: usize) -> impl Iterator<Item = ObjectId> {
    (0..FIRST_CARD.0 + in_use as u16).map(ObjectId)
}

fn save(InMut(into): InMut<Snapshot>, mut tables: AnyStepParams) {
    let board = tables.board();
    into.cards.clear();
    into.in_use = board.card_index.in_use;
    let cards = all(into.in_use).map(|e| (*board.card(e), *board.status(e), *board.stats(e)));
    into.cards.extend(cards);
    into.players = [0, 1, 2, 3].map(|n| *board.player(Seat(n)));
    into.zones.copy_from(board.zones);
    match &mut into.game {
        Some(game) => game.clone_from(board.game),
        none => *none = Some(board.game.clone()),
    }
    into.rng = Some(board.rng.clone());
    into.sources.clone_from(&board.card_index.sources);
}

fn load(InRef(from): InRef<Snapshot>, mut tables: AnyStepParams) {
    let mut board = tables.board();
    board.card_index.in_use = from.in_use;
    for (e, &(card, status, stats)) in all(from.in_use).zip(&from.cards) {
        *board.card_mut(e) = card;
        *board.status_mut(e) = status;
        *board.stats_mut(e) = stats;
    }
    for (seat, player) in (0..).map(Seat).zip(from.players) {
        *board.player_mut(seat) = player;
    }
    board.zones.copy_from(&from.zones);
    if let Some(game) = &from.game {
        board.game.clone_from(game);
    }
    if let Some(rng) = &from.rng {
        *board.rng = rng.clone();
    }
    board.card_index.sources.clone_from(&from.sources);
}
