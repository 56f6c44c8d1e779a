//! Matches of every game and saves of them.
#![allow(dead_code, reason = "one of the two tests uses only a part")]

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use fourfold::games::biomes::{self, Biomes};
use fourfold::games::frames::content::Table;
use fourfold::games::frames::{self, Frames};
use fourfold::games::sanctuary::{self, Sanctuary};
use fourfold::games::souls::{self, Souls};
use fourfold::table::{Match, TableRng};
use fourfold::tools::replay::Replayable;
use fourfold::tools::save::{Beginning, Participants, SavedPlayer, Writer};
use tempfile::TempDir;

/// A game with built-in packs and something to set up.
pub trait Known: Replayable {
    fn content() -> &'static Self::Content;
    fn begun() -> Self::Setup;
}

macro_rules! content {
    ($game:ident) => {{
        static CONTENT: OnceLock<Arc<$game::content::Content>> = OnceLock::new();
        CONTENT.get_or_init(|| $game::content::builtin().expect("the embedded packs are sound"))
    }};
}

impl Known for Biomes {
    fn content() -> &'static Self::Content {
        content!(biomes)
    }
    fn begun() -> Self::Setup {
        biomes::Setup {
            content: Self::content(),
            decks: [0, 1],
            best_of: 1,
            position: None,
        }
    }
}

impl Known for Sanctuary {
    fn content() -> &'static Self::Content {
        content!(sanctuary)
    }
    fn begun() -> Self::Setup {
        sanctuary::Setup {
            content: Self::content(),
            decks: [0, 1],
            position: None,
        }
    }
}

impl Known for Souls {
    fn content() -> &'static Self::Content {
        content!(souls)
    }
    fn begun() -> Self::Setup {
        souls::Setup::plain(Self::content(), 3)
    }
}

impl Known for Frames {
    fn content() -> &'static Self::Content {
        content!(frames)
    }
    fn begun() -> Self::Setup {
        let content = Self::content();
        let table = Table {
            players: 2,
            battle: false,
        };
        frames::Setup::in_turn(content, table, 0)
    }
}

pub fn beginning<G: Known>(game: &Match<G>) -> Beginning<G::Recipe> {
    let sitting = |name: &str, bot: Option<&str>| SavedPlayer {
        name: name.to_owned(),
        bot: bot.map(str::to_owned),
    };
    Beginning {
        header: game.replay().header,
        table: Participants {
            players: vec![
                sitting("Ada \"A\"\nB #c", None),
                sitting("Mara", Some("greedy")),
            ],
            single: false,
            begun: 7,
        },
    }
}

/// Makes one more choice at random. Returns whether there was one to make.
pub fn step<G: Known>(game: &mut Match<G>, chance: &mut TableRng) -> bool {
    let Some(options) = game.decision().map(|open| open.options.len()) else {
        return false;
    };
    game.pick(chance.below(options as u32) as usize)
}

pub fn write<G: Known>(writer: &mut Writer, game: &Match<G>, turn: u32) {
    let over = game.outcome().is_some();
    let written = writer.write(game.journal(), game.digest(), turn, over);
    written.expect("a line can be added");
}

/// A save of so many choices, now and then with one or two taken back, and its match.
pub fn played<G: Known>(folder: &Path, seed: u64, choices: usize) -> (PathBuf, Match<G>) {
    let mut game = Match::<G>::new(G::begun(), seed);
    let mut chance = TableRng::new(seed);
    let mut writer = Writer::create(folder, &beginning(&game)).expect("a save can be begun");
    for n in 0..choices {
        if n % 11 == 10 {
            game.undo(2);
            write(&mut writer, &game, 1);
        }
        if n == 5 {
            writer
                .note(5, "here it \"turned\"\n#1")
                .expect("a note fits");
        }
        if !step(&mut game, &mut chance) {
            break;
        }
        write(&mut writer, &game, n as u32 / 10);
    }
    (writer.path().to_owned(), game)
}

pub fn folder() -> TempDir {
    TempDir::new().expect("there is room for a folder")
}
