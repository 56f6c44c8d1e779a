//! The steps of the game: what each does by itself, and its choices.

pub(super) mod act;
pub(super) mod bid;
pub(super) mod countdown;
pub(super) mod deploy;
pub(super) mod designate;
mod falls;
mod hits_cover;
pub(super) mod initiative;
pub(super) mod moving;
pub(super) mod over;
mod place;
pub mod resolve_attack;
pub(super) mod roll_and_defense;
pub(super) mod tactical;
pub(super) mod terrain;

use crate::cards::language::Reply;
use crate::table::{self, Acts, Ref, Seat};

use super::abilities;
use super::board::Board;
use super::match_state::{Cover, Stage};
use super::{Choice, Step};

pub use terrain::place_terrain;

/// Does `first` and goes on with the step until somebody is asked or the step is over.
pub fn drive(board: &mut Board<'_>, first: impl FnOnce(&mut Board<'_>)) {
    first(board);
    while !board.must_stop() {
        if board.game.abilities.any && abilities::go_on(board) {
            continue;
        }
        match board.step_acts() {
            Acts::None => return,
            Acts::Nobody | Acts::Answers | Acts::Window(()) => board.goto_next(),
            Acts::NobodyBut(system) | Acts::Asks(system) => system(board),
        }
    }
}

/// Does what a choice says. What is no choice of the game does nothing.
pub fn apply(board: &mut Board<'_>, seat: Seat, choice: &table::Choice) {
    let Some(choice) = Choice::read(choice) else {
        return;
    };
    match choice {
        Choice::Agree => terrain::agree(board, seat),
        Choice::Veto => terrain::veto(board, seat),
        Choice::Add { kind } => bid::add(board, seat, kind),
        Choice::Remove { frame } => bid::remove(board, seat, frame),
        Choice::Defer => bid::defer(board, seat),
        Choice::Rocket { frame } => bid::hand_rocket(board, frame),
        Choice::Deploy { thing } | Choice::Place { thing, at: None } => {
            board.game.placing = Some(thing);
        }
        Choice::Place {
            thing,
            at: Some(at),
        } => deploy::place(board, thing, at),
        Choice::Initiative { frame, roll } => initiative::choose(board, frame, roll),
        Choice::Activate { frame } => board.begin_turn(frame, false),
        Choice::Pass if board.step == Step::Countdown => countdown::pass(board, seat),
        Choice::Pass => tactical::pass(board, seat),
        Choice::Aim { target, range } => designate::aim(board, target, range),
        Choice::Rockets { count } => designate::add_rockets(board, count),
        Choice::Jettison { system } => designate::jettison(board, system),
        Choice::None if board.step == Step::Defense => roll_and_defense::defend(board, None),
        Choice::None => board.goto_next(),
        Choice::Defend { die, .. } => roll_and_defense::defend(board, Some(die)),
        Choice::Move { die, .. } => act::begin_move(board, die),
        Choice::Attack { die, .. } => act::attack(board, die),
        Choice::Spot { die, target, .. } => act::spot(board, die, target),
        Choice::End => board.end_turn(),
        Choice::To { at, .. } if board.leaping().is_some() => abilities::end_leap(board, at),
        Choice::Stay { mover: Some(_) } if board.leaping().is_some() => {
            abilities::end_leap(board, None);
        }
        Choice::To { at, .. } => moving::go(board, at),
        Choice::Stay { mover: Some(_) } => moving::go(board, None),
        Choice::Stay { mover: None } => board.stage(Stage::Lose),
        Choice::Use { .. } => board.use_spot(),
        Choice::Keep => board.stage(Stage::Cover),
        Choice::Terrain => board.behind_terrain(),
        Choice::Behind { frame } => board.covered(Cover::Frame(frame)),
        Choice::Segment { segment } => board.covered(Cover::Terrain(segment)),
        Choice::Abandon { station } => board.abandon(station),
        Choice::Lose { lost, .. } => resolve_attack::lose(board, lost),
        Choice::Ability { source, ability } => abilities::use_ability(board, source, ability),
        Choice::Yes { .. } => abilities::answer(board, Some(Reply::Yes)),
        Choice::No { .. } => abilities::answer(board, Some(Reply::No)),
        Choice::Take { frame } => {
            abilities::answer(board, Some(Reply::Thing(Ref::Object(frame))));
        }
        Choice::Way { way, .. } => abilities::answer(board, Some(Reply::Way(way))),
        Choice::Done { .. } if board.rerolling() => abilities::end_reroll(board),
        Choice::Done { .. } => abilities::answer(board, Some(Reply::Done)),
        Choice::Reroll { die, .. } => abilities::reroll(board, die),
        Choice::Gain { system, .. } => abilities::gain(board, system),
        Choice::Repair { part, .. } => abilities::get_back(board, part),
        Choice::Count => countdown::count(board, seat),
        // Conceding is never asked about: the match does it at once.
        Choice::Concede => {}
    }
}
