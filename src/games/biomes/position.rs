//! Any position of a match, written down: for scenarios, the position editor and puzzles.
use bevy::prelude::*;
#[derive(Debug, Clone, Default)]
pub struct Position {}
pub fn lay(_world: &mut World, _position: &Position) {}
