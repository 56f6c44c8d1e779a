//! How to play: a rulebook of each game, made of pages in files, with pictures that the program draws.
//!
//! A game gives a [`BookSource`]: its pages, its turn read from the turn table, its words with their explanations, and
//! its drawings. Nothing here names a game.

mod pictures;
mod read;
mod search;
mod show;
mod spans;
mod turn;

use std::fmt;
use std::sync::OnceLock;

use bevy::math::Vec2;
use bevy::prelude::Resource;

pub use pictures::{card_place, place_of, shared_picture};
pub use read::{Area, Block, Book, Page, Tone};
pub use search::{Hit, hits};
pub(super) use show::plugin;
pub use spans::{Span, plain, spans};
pub use turn::{Acting, TurnEntry, turn_entries, word_entries};

use super::art::ArtKey;
use super::ink::Ink;
use super::screen::Playing;
use super::start::Libraries;
use crate::games::NAMES;
use crate::table::{LANGUAGES, Language};

/// What the pages of a game are made of.
pub struct BookSource {
    /// The pages, by language: the files of `assets/book/<game>`.
    pub files: [&'static str; 2],
    /// The steps of the turn, in the order of play.
    pub turn: fn(Language) -> Vec<TurnEntry>,
    /// The words of the game with their explanations.
    pub words: fn(Language) -> Vec<(String, String)>,
    /// The drawing of that name: `card:moss_warden`.
    pub picture: fn(&str, &Libraries, Language) -> Option<BookPicture>,
}

/// A drawing on a page.
pub enum BookPicture {
    /// A card or a sign.
    Art(ArtKey),
    /// A shape about a middle, of that size.
    Ink(Box<dyn Fn(&mut Ink, Vec2, f32) + Send + Sync>),
}

impl fmt::Debug for BookPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Art(key) => f.debug_tuple("Art").field(key).finish(),
            Self::Ink(_) => f.write_str("Ink"),
        }
    }
}

/// The pages of a game in that language.
#[must_use]
pub fn of(game: Playing, language: Language) -> &'static Book {
    static READ: [[OnceLock<Book>; 2]; NAMES.len()] =
        [const { [const { OnceLock::new() }; 2] }; NAMES.len()];
    READ[game.index()][language as usize]
        .get_or_init(|| read::read(game, language).unwrap_or_default())
}

/// The place where the reader is.
#[derive(Debug, Clone, Default, Resource)]
pub struct Rulebook {
    game: Option<Playing>,
    /// The open page, by its index.
    pub page: usize,
    /// The words that are searched for.
    pub search: String,
    /// The part of the page to scroll to, once.
    pub at: Option<Place>,
}

/// A part of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// The top of the page.
    Top,
    /// A block, by its index.
    Block(usize),
    /// The entry of a word.
    Word(String),
}

impl Rulebook {
    /// Opens the book of a game: where it was left, or at the first page if another one was open.
    pub fn open(&mut self, game: Playing) {
        if self.game != Some(game) {
            *self = Self {
                game: Some(game),
                ..Self::default()
            };
        }
    }

    /// Goes to a page.
    pub fn turn_to(&mut self, page: usize, at: Place) {
        self.page = page;
        self.search.clear();
        self.at = Some(at);
    }

    /// Follows a link: to a page by its id, or `word:name` to the entry of a word.
    pub fn follow(&mut self, book: &Book, target: &str) {
        if let Some((page, at)) = book.target(target) {
            self.turn_to(page, at);
        }
    }
}

/// What is wrong with the pages of every game; a test wants nothing.
#[must_use]
pub fn faults(libraries: &Libraries) -> Vec<String> {
    let mut faults = Vec::new();
    for game in Playing::all() {
        for language in LANGUAGES {
            match read::read(game, language) {
                Ok(book) => faults.extend(read::faults(&book, game, language, libraries)),
                Err(why) => faults.push(why),
            }
        }
        let [english, spanish] = LANGUAGES.map(|language| of(game, language).outline());
        if english != spanish {
            faults.push(format!(
                "{}: the languages do not have the same pages and parts:\n{english}\n{spanish}",
                game.game()
            ));
        }
    }
    faults
}
