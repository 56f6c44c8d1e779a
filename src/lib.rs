//! Fourfold: four tabletop games whose turn order the program enforces exactly.

pub mod bots;
pub mod cli;
pub mod games;
pub mod packs;
pub mod table;
pub mod tools;
