//! Fourfold: four tabletop games whose turn order the program enforces exactly.

pub mod bots;
pub mod cards;
pub mod cli;
#[cfg(feature = "desktop")]
pub mod desktop;
pub mod games;
pub mod packs;
pub mod plain;
pub mod table;
pub mod tools;
