//! Implements `Game` for a `CardGame`: dealing, snapshots, possible worlds, audit.

use std::sync::Arc;

use bevy::prelude::{App, Entity, In, InMut, InRef, NextState, State as Now, World};
use serde::{Deserialize, Serialize};

use super::board::{Board, Count, Face, InZone, State};
use super::tools::look;
use super::{CardGame, Cards, Content, Position, View, sees, zone};
use crate::packs::PackStamp;
use crate::table::{
    Choice, Event, EventWords, Fault, Game, GameSystems, ObjectId, Offers, PlainWord, Refusal,
    Seat, Seats, StepApp, TableRng, TableState, Word, Zones, check, register_turn,
};

/// Everything that decides a match except the choices.
#[derive(Clone)]
pub struct Setup<G: CardGame> {
    /// Cards and rules.
    pub content: &'static Content<G>,
    /// Begins here instead of with a full deck.
    pub position: Option<Arc<Position<G>>>,
}

/// The part of a [`Setup`] that a replay stores.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Recipe<G: CardGame> {
    /// Packs with versions and hashes.
    pub packs: Vec<PackStamp>,
    /// Where it begins, if not with a full deck.
    #[serde(default)]
    pub position: Option<Position<G>>,
}

/// The state that changes during a match.
pub struct Snapshot<G: CardGame> {
    cards: Vec<(Face, InZone, Count)>,
    zones: Zones,
    rng: TableRng,
    game: G::State,
}

impl<G: CardGame> Default for Snapshot<G> {
    fn default() -> Self {
        Self {
            cards: Vec::new(),
            zones: Zones::default(),
            rng: TableRng::default(),
            game: G::State::default(),
        }
    }
}

impl<G: CardGame> Game for Cards<G> {
    const NAME: &'static str = G::NAME;
    type Choices = PlainWord;
    type Events = PlainWord;
    type Topics = PlainWord;
    type Step = G::Step;
    type Setup = Setup<G>;
    type Recipe = Recipe<G>;
    type View = View<G>;
    type Snapshot = Snapshot<G>;

    fn plugin(app: &mut App) {
        app.steps(G::TURN.rows[0].step)
            .on_choice::<G::Step, _>(choose::<G>);
        register_turn(app, G::TURN);
        let world = app.world_mut();
        let systems = GameSystems::<Self> {
            open: world.register_system(open::<G>),
            explain: world.register_system(explain::<G>),
            refuse: world.register_system(refuse::<G>),
            view: world.register_system(look::<G>),
            save: world.register_system(save::<G>),
            load: world.register_system(load::<G>),
            concede: world.register_system(concede::<G>),
            imagine: world.register_system(imagine::<G>),
            audit: world.register_system(audit::<G>),
            admit: None,
        };
        world.insert_resource(systems);
    }

    fn seats(_: &Setup<G>) -> u8 {
        G::SEATS
    }

    fn recipe(setup: &Setup<G>) -> Recipe<G> {
        Recipe {
            packs: setup.content.packs.clone(),
            position: setup.position.as_deref().cloned(),
        }
    }

    /// Every card is an entity; all of them start in the deck.
    fn deal(world: &mut World, setup: &Setup<G>, rng: TableRng) {
        if let Some(old) = world.remove_resource::<State<G>>() {
            for card in old.cards {
                world.despawn(card);
            }
        }
        let faces: Vec<u16> = match &setup.position {
            Some(position) => position.faces(setup.content),
            None => {
                let cards = (0..).zip(&setup.content.cards);
                let copies = |(face, card): (u16, &super::Card<G>)| {
                    std::iter::repeat_n(face, card.copies.into())
                };
                cards.flat_map(copies).collect()
            }
        };
        let deck = zone::<G>(G::DECK, Seat(0));
        let spawn = |face: &u16| world.spawn((Face(*face), InZone(deck), Count(0))).id();
        let cards: Vec<Entity> = faces.iter().map(spawn).collect();
        let mut table = world.resource_mut::<TableState>();
        table.zones.reset(G::PLACES.len() * usize::from(G::SEATS));
        let ids = (0..cards.len() as u16).map(ObjectId);
        table.zones.get_mut(deck).extend(ids);
        table.rng = rng;
        table.outcome = None;
        world.insert_resource(State::<G> {
            content: setup.content,
            game: G::State::default(),
            cards,
        });
        world.insert_resource(Now::new(G::TURN.rows[0].step));
        world.insert_resource(NextState::<G::Step>::Unchanged);
    }

    fn reveals(event: &Event) -> bool {
        G::REVEALS.contains(&event.verb)
    }
}

fn open<G: CardGame>(In(setup): In<Setup<G>>, mut board: Board<'_, '_, G>) {
    match &setup.position {
        Some(position) => position.apply(&mut board),
        None => G::open(&mut board),
    }
}

fn explain<G: CardGame>(
    In((seat, mut offers)): In<(Seat, Offers)>,
    board: Board<'_, '_, G>,
) -> Offers {
    if board.table.offer.is_open() && board.table.offer.decision.seat == seat {
        G::candidates(&board, seat, &mut offers);
    }
    offers
}

fn refuse<G: CardGame>(
    In((_, choice)): In<(Seat, Choice)>,
    board: Board<'_, '_, G>,
) -> &'static Refusal {
    G::refuse(&board, choice)
}

fn choose<G: CardGame>(In((seat, choice)): In<(Seat, Choice)>, mut board: Board<'_, '_, G>) {
    G::choose(&mut board, seat, choice);
}

/// All seats win except the one that concedes.
fn concede<G: CardGame>(In((seat, _)): In<(Seat, bool)>, mut board: Board<'_, '_, G>) {
    board.log(Event::new(<PlainWord as EventWords>::CONCEDE.text(), seat));
    let others: Seats = (0..G::SEATS).map(Seat).filter(|s| *s != seat).collect();
    board.decide(others);
}

fn save<G: CardGame>(InMut(into): InMut<Snapshot<G>>, board: Board<'_, '_, G>) {
    into.cards.clear();
    into.cards.extend(board.ids().map(|id| board.stands(id)));
    into.zones.copy_from(&board.table.zones);
    into.rng = board.table.rng.clone();
    into.game.clone_from(&board.state.game);
}

fn load<G: CardGame>(InRef(from): InRef<Snapshot<G>>, mut board: Board<'_, '_, G>) {
    for (id, &stands) in board.ids().zip(&from.cards) {
        board.set(id, stands);
    }
    board.table.zones.copy_from(&from.zones);
    board.table.rng = from.rng.clone();
    board.state.game.clone_from(&from.game);
}

/// Deals all cards hidden from a seat again, and sets all later chance.
fn imagine<G: CardGame>(
    In((seat, mut rng)): In<(Option<Seat>, TableRng)>,
    mut board: Board<'_, '_, G>,
) {
    let unseen = |id: &ObjectId| !sees::<G>(seat, board.stands(*id).1.0);
    let unseen: Vec<ObjectId> = board.ids().filter(unseen).collect();
    let mut faces: Vec<u16> = unseen.iter().map(|&id| board.stands(id).0.0).collect();
    // The pool is sorted first: nothing of the true order survives.
    faces.sort_unstable();
    rng.shuffle(&mut faces);
    for (id, face) in unseen.into_iter().zip(faces) {
        let (_, lies, count) = board.stands(id);
        board.set(id, (Face(face), lies, count));
    }
    board.table.rng = rng;
}

/// Every card lies in one zone, and fits there.
fn audit<G: CardGame>(board: Board<'_, '_, G>) -> Result<(), Fault> {
    let zones = &board.table.zones;
    zones.sound(board.ids(), |id| board.stands(id).1.0)?;
    for id in board.ids() {
        let (_, InZone(zone), Count(count)) = board.stands(id);
        let fits = G::fits(board.kind(id), zone.0 / G::SEATS, count);
        let card = &board.card(id).id;
        check(fits.is_ok(), || {
            format!("`{card}` {}", fits.err().unwrap_or_default())
        })?;
    }
    Ok(())
}
