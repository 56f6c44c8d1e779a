//! Frames: companies of machines fight for stations on an open field (rules M-01 to M-134).

pub mod content;
