//! The four games, each a plugin of steps, offers and effects on top of the table.

pub mod biomes;
pub mod frames;
pub mod sanctuary;
pub mod souls;
