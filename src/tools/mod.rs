//! What the sub-commands of the command line do, as plain functions.

pub mod packs;
pub mod scenario;
pub mod simulate;
