//! What holds in every match: random walks from random seeds, decks and lengths of a game.
//! `PROPTEST_CASES=500` takes other walks, and more of them.

mod biomes;
mod frames;
mod kit;
mod sanctuary;
mod souls;
