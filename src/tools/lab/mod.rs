//! The lab: what the decks and cards of a game are worth, found by many games of bots.
//!
//! It plays every pair of decks in *double games*: the same seed twice, with the seats swapped, so that no deck owes its
//! result to the deal or to the first turn. A *round* is a double game of every pair. Only sums are kept, so memory does
//! not grow with the number of games, and neither threads nor the order of the games matter. `docs/lab.md` explains the
//! figures.

mod cards;
mod compare;
mod definitions;
mod entry;
mod game;
mod keywords;
mod lengths;
mod matrix;
mod notes;
mod play;
mod report;
mod report_csv;
mod report_html;
mod report_text;
mod rows;
mod run;
mod stats;
mod study;
mod tally;
mod tune;

pub use cards::{CardTally, Games};
pub use compare::{Comparison, FigureRow};
pub use entry::{AnyContent, Lab};
pub use game::{LabEvent, LabEventKind, LabGame, LabPiece, card_moment, note_cards};
pub use keywords::keyword_words;
pub use lengths::Lengths;
pub use matrix::PairTally;
pub use report::{Report, SCHEMA};
pub use rows::{CardRow, DeckRow, EventRow, PairRow, Spread};
pub use run::{Progress, merge};
pub use stats::{Share, cases_needed, difference, holm, p_value, wilson};
pub use study::{LabRequest, Study};
pub use tally::Tally;
pub use tune::{Measure, Setting, Target, TuneWish, Tuning, VariedNumber, distance};
