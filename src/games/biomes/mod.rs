//! Biomes: two players, three biomes, a last-in-first-out queue (rules N-01 to N-157).

pub mod content;
