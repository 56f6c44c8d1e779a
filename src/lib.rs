//! Fourfold: four tabletop games with an exactly enforced turn order.

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
