//! Packs: what loads, and what every kind of bad input is answered with.

mod broken_cards;
mod broken_decks;
mod broken_files;
mod broken_texts;
mod codes;
mod endless_biomes;
mod every_byte;
mod frames;
mod junk;
mod kit;
mod limits_biomes;
mod paid;
mod planted;
mod sanctuary;
mod semantic;
mod several;
mod slips;
mod souls;
mod valid;
