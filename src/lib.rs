//! Fourfold: four tabletop games whose turn order the program enforces exactly.

#[cfg(feature = "desktop")]
pub mod desktop;
pub mod games;
pub mod table;
