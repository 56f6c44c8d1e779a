//! Biomes as a game of the table: setup, plugin, outcome, snapshots.

use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::table::{self, Game, GameSystems, Match, Seat, StepApp, TableRng, Zones};

use super::board::AnyStepParams;
use super::content::{Content, PackStamp};
use super::events::Event;
use super::position::{self, Position};
use super::state::{Agent, Card, Lane, MatchState, Player, Status};
use super::viewing::{look, reveal};
use super::{Step, View, audit, choosing, dealing, explaining, imagining, refusing, steps};

/// The game of Biomes.
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

/// Everything that changes during a game.
#[derive(Default)]
pub struct Snapshot {
    cards: Vec<(Card, Status, Agent)>,
    players: [Player; 2],
    lanes: [Lane; 3],
    /// Durability of each sector, and whether it was lost.
    sectors: [[(i32, bool); 2]; 3],
    zones: Zones,
    game: Option<MatchState>,
    rng: Option<TableRng>,
}

impl Game for Biomes {
    const NAME: &'static str = "biomes";
    type Step = Step;
    type Setup = Setup;
    type Recipe = Recipe;
    type View = View;
    type Snapshot = Snapshot;

    fn plugin(app: &mut App) {
        app.add_plugins(steps::plugin)
            .on_choice::<Step, _>(choosing::choose);
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
        Recipe {
            packs: setup.content.packs.clone(),
            decks: setup
                .decks
                .map(|d| setup.content.decks[d as usize].id.clone()),
            best_of: setup.best_of,
            position: setup.position.as_deref().cloned(),
        }
    }

    fn deal(world: &mut World, setup: &Setup, rng: TableRng) {
        dealing::deal(world, setup, rng);
    }

    /// Drawing, scanning, shuffling and everything decided by chance must not be taken back. A card its
    /// owner chose to play may be: the other player has learned nothing the owner did not offer.
    fn reveals(event: &table::Event) -> bool {
        Event::read(event).is_some_and(Event::reveals)
    }
}

impl Biomes {
    /// Everything on the table, hidden cards too: for referees, scenarios and position editors. A bot
    /// cannot reach it, since it never holds a match.
    #[must_use]
    pub fn reveal(game: &mut Match<Self>) -> View {
        let shown = game.world_mut().run_system_cached(reveal);
        shown.expect("a view can always be made")
    }
}

/// Shuffled decks, or the position that the setup names.
fn open(In(setup): In<Setup>, mut tables: AnyStepParams) {
    let mut board = tables.board();
    match &setup.position {
        Some(position) => position::apply_position(&mut board, position),
        None => dealing::open(&mut board),
    }
}

/// N-146: at any time; the whole game if wanted.
fn concede(In((seat, game)): In<(Seat, bool)>, mut tables: AnyStepParams) {
    let mut board = tables.board();
    board.tell(Event::Concede { player: seat, game });
    if game {
        // The match conceded below is the last one needed.
        board.game.wins[seat.other().index()] = board.game.best_of / 2;
    }
    board.end_match(Some(seat.other()));
}

fn save(InMut(into): InMut<Snapshot>, mut tables: AnyStepParams) {
    let board = tables.board();
    into.cards.clear();
    let cards = board
        .all_cards()
        .map(|e| (*board.card(e), *board.status(e), *board.agent(e)));
    into.cards.extend(cards);
    into.players = [Seat(0), Seat(1)].map(|s| *board.player(s));
    into.lanes = [0, 1, 2].map(|b| *board.lane(b));
    into.sectors = [0, 1, 2].map(|biome| {
        [Seat(0), Seat(1)].map(|seat| {
            let sector = board.sector(biome, seat);
            (sector.durability, sector.lost)
        })
    });
    into.zones.copy_from(board.zones);
    match &mut into.game {
        Some(game) => game.clone_from(board.game),
        none => *none = Some(board.game.clone()),
    }
    into.rng = Some(board.rng.clone());
}

fn load(InRef(from): InRef<Snapshot>, mut tables: AnyStepParams) {
    let mut board = tables.board();
    board.card_index.in_use = from.cards.len();
    for (e, &(card, status, agent)) in board.all_cards().zip(&from.cards) {
        *board.card_mut(e) = card;
        *board.status_mut(e) = status;
        *board.agent_mut(e) = agent;
    }
    for seat in [Seat(0), Seat(1)] {
        *board.player_mut(seat) = from.players[seat.index()];
        for biome in 0..3_u8 {
            let sector = board.sector_mut(biome, seat);
            (sector.durability, sector.lost) = from.sectors[usize::from(biome)][seat.index()];
        }
    }
    for biome in 0..3 {
        *board.lane_mut(biome) = from.lanes[biome as usize];
    }
    board.zones.copy_from(&from.zones);
    if let Some(game) = &from.game {
        board.game.clone_from(game);
    }
    if let Some(rng) = &from.rng {
        *board.rng = rng.clone();
    }
}
