//! Sanctuary as a game of the table: setup, plugin, outcome, snapshots.

use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::packs::PackStamp;
use crate::table::{self, Game, GameSystems, Match, Seat, Seats, TableRng, Zones};

use super::board::AnyStepParams;
use super::content::Content;
use super::events::Event;
use super::position::{self, Position};
use super::state::{Card, MatchState, Player, Stats, Status};
use super::stats::Source;
use super::viewing::{look, reveal};
use super::{Step, View, audit, dealing, explaining, imagining, refusing, steps};

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

/// Everything that changes during a game.
#[derive(Default)]
pub struct Snapshot {
    cards: Vec<(Card, Status, Stats)>,
    players: [Player; 2],
    zones: Zones,
    game: Option<MatchState>,
    rng: Option<TableRng>,
    /// Continuous abilities in force, and whether one of them changes what cards cost.
    sources: Vec<Source>,
    prices: bool,
}

impl Game for Sanctuary {
    const NAME: &'static str = "sanctuary";
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
            refuse: world.register_system(refusing::refuse),
            view: world.register_system(look),
            save: world.register_system(save),
            load: world.register_system(load),
            concede: world.register_system(concede),
            imagine: world.register_system(imagining::imagine),
            audit: world.register_system(audit::audit),
            admit: None,
        };
        world.insert_resource(referee);
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
        dealing::deal(world, setup, rng);
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
        let shown = game.world_mut().run_system_cached(reveal);
        shown.expect("a view can always be made")
    }
}

/// Shuffled decks and opening hands, or the position that the setup names.
fn open(In(setup): In<Setup>, mut tables: AnyStepParams) {
    let mut board = tables.board();
    match &setup.position {
        Some(position) => position::apply_position(&mut board, position),
        None => dealing::open(&mut board),
    }
}

/// Giving up is possible at any time (rules page, section 7).
fn concede(In((seat, _)): In<(Seat, bool)>, mut tables: AnyStepParams) {
    let mut board = tables.board();
    board.tell(Event::Concede { player: seat });
    board.decide(Seats::one(seat.other()));
}

fn save(InMut(into): InMut<Snapshot>, mut tables: AnyStepParams) {
    let board = tables.board();
    into.cards.clear();
    let cards = board
        .all_cards()
        .map(|e| (*board.card(e), *board.status(e), *board.stats(e)));
    into.cards.extend(cards);
    into.players = [Seat(0), Seat(1)].map(|s| *board.player(s));
    into.zones.copy_from(board.zones);
    match &mut into.game {
        Some(game) => game.clone_from(board.game),
        none => *none = Some(board.game.clone()),
    }
    into.rng = Some(board.rng.clone());
    into.sources.clone_from(&board.card_index.sources);
    into.prices = board.card_index.prices;
}

fn load(InRef(from): InRef<Snapshot>, mut tables: AnyStepParams) {
    let mut board = tables.board();
    board.card_index.in_use = from.cards.len();
    for (e, &(card, status, stats)) in board.all_cards().zip(&from.cards) {
        *board.card_mut(e) = card;
        *board.status_mut(e) = status;
        *board.stats_mut(e) = stats;
    }
    for seat in [Seat(0), Seat(1)] {
        *board.player_mut(seat) = from.players[seat.index()];
    }
    board.zones.copy_from(&from.zones);
    if let Some(game) = &from.game {
        board.game.clone_from(game);
    }
    if let Some(rng) = &from.rng {
        *board.rng = rng.clone();
    }
    board.card_index.sources.clone_from(&from.sources);
    board.card_index.prices = from.prices;
}
