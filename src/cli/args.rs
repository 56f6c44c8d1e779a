//! The arguments of the command line.

use std::num::NonZero;
use std::path::PathBuf;

use clap::{Parser, Subcommand};

use super::arena::Arena;
use super::lab::LabCommand;
use crate::games::souls::MOST_SEATS;
use crate::table::{LANGUAGES, Language};
use crate::tools::Outcome;

const EXAMPLES: &str = "\
Examples:
  fourfold                                        play: title, setup, match
  fourfold play --bots human,greedy --seed 7      a match against a bot, the same every time
  fourfold play --game frames --bots human,greedy,greedy --battle --field grand_flats
                                                  straight into a battle of three
  fourfold play --game souls --bots human,greedy,greedy
                                                  three players, two of them bots
  fourfold sim --games 1000 --bots greedy,random  a thousand bot games and their results
  fourfold arena hard greedy-1 --pairs 500        how strong the hard bot is
  fourfold lab run --packs my-pack --out report   what decks and cards are worth
  fourfold replay game-000001.ron --to 40         a replay in words, up to its 40th choice
  fourfold replay game-000001.ron --watch         the same in a window, with a time line
  fourfold packs check my-pack                    every mistake in a pack of your own
  fourfold rules --game biomes                    every rule, its code and its scenarios

Exit codes: 0 fine; 1 something was found (a failure, an error in a file, a difference), or the output could not be
written; 2 wrong use.";

/// Four tabletop games with an exactly enforced turn order
#[derive(Debug, Parser)]
#[command(name = "fourfold", version, about, after_help = EXAMPLES)]
#[command(args_conflicts_with_subcommands = true, max_term_width = 100)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub play: Play,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play in a window (the same as `fourfold` alone)
    Play(Play),
    /// Let bots play many games and count the results
    Sim(Sim),
    /// Measure how strong a bot is against another, by pairs of games with the seats swapped
    Arena(Arena),
    /// Measure what decks and cards are worth, by many games of bots (docs/lab.md)
    Lab {
        #[command(subcommand)]
        command: LabCommand,
    },
    /// Run scenarios: rules tests written as positions and scripts
    Scenario {
        /// Scenario files, or folders of scenario files
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
        /// Another pack, or a folder of packs; may be given several times
        #[arg(long, value_name = "DIR")]
        packs: Vec<PathBuf>,
        /// Print JSON instead of text
        #[arg(long)]
        json: bool,
    },
    /// Let a bot solve puzzles: scenarios with a goal to reach
    Puzzles {
        /// A puzzle file, or a folder of them
        #[arg(default_value = "tests/puzzles", value_name = "DIR")]
        folder: PathBuf,
        /// The bot that solves
        #[arg(long, value_name = "NAME", default_value = "hard")]
        bot: String,
        /// Print JSON instead of text
        #[arg(long)]
        json: bool,
    },
    /// Print a replay or save in words, verify it, or watch it
    Replay(Replay),
    /// Check packs of cards, list them or print their texts
    Packs {
        #[command(subcommand)]
        command: PacksCommand,
    },
    /// List every rule with its code and its scenarios
    Rules {
        /// Game; every game if left out
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
        /// Print JSON: for each game `total`, `covered`, `missing` and its `rules`
        #[arg(long, conflicts_with = "turn")]
        json: bool,
        /// Print the turn instead: every step in the order of play, its rules, who may act, the next step
        #[arg(long)]
        turn: bool,
    },
    /// Let other programs play: JSON, line by line (docs/serve.md)
    Serve {
        /// Read requests from standard input and answer on standard output
        #[arg(long)]
        stdio: bool,
        /// Another pack, or a folder of packs; may be given several times
        #[arg(long, value_name = "DIR")]
        packs: Vec<PathBuf>,
    },
    /// Check a guide: the lines that a first match says when
    Guide {
        /// The file
        file: PathBuf,
        /// Print each question to the player too, with what can be chosen, what happened before and what was chosen
        #[arg(long)]
        moments: bool,
        /// Another pack, or a folder of packs; may be given several times
        #[arg(long, value_name = "DIR")]
        packs: Vec<PathBuf>,
    },
    /// Draw a screen of the game into a picture file, without a window
    Shot(Shot),
    /// Print a script that lets a shell complete the arguments of this program
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Write the manual pages, one for each command
    Manual {
        /// The folder to write them to
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
}

#[derive(Debug, Subcommand)]
pub enum PacksCommand {
    /// Print every problem of packs, then the totals
    Check {
        /// Packs, or folders of packs; the built-in packs and your own if left out
        #[arg(value_name = "DIR")]
        folders: Vec<PathBuf>,
        /// Print JSON: `errors`, `warnings`, and of each of the `findings` its `code`, `severity`, `file`, `line`,
        /// `column`, `message` and `help`
        #[arg(long)]
        json: bool,
        /// Print what a code means, with an example, and check nothing; `all` lists all codes
        #[arg(long, value_name = "CODE", conflicts_with_all = ["folders", "json"])]
        explain: Option<String>,
    },
    /// Write packs for an older version in the words of today; comments and layout stay
    Migrate {
        /// Packs, or folders of packs
        #[arg(value_name = "DIR", required = true)]
        folders: Vec<PathBuf>,
        /// Print what would change, and change nothing
        #[arg(long)]
        dry_run: bool,
    },
    /// Print the rules text of every card, as the program writes it
    Text {
        /// Packs, or folders of packs; the built-in packs and your own if left out
        #[arg(value_name = "DIR")]
        folders: Vec<PathBuf>,
        /// Language: `en` or `es`
        #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = language)]
        language: Language,
        /// Only the card with that id
        #[arg(long, value_name = "CARD")]
        card: Option<String>,
    },
    /// Print one line for each pack that is loaded
    List {
        /// More packs, or folders of packs
        #[arg(value_name = "DIR")]
        folders: Vec<PathBuf>,
    },
}

/// A match in a window, as the command line asks for it.
#[derive(Debug, Clone, clap::Args)]
pub struct Play {
    /// Game
    #[arg(long, default_value = FIRST_GAME)]
    pub game: String,
    /// Seed of all chance; a new one each time if left out
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Who sits where: `human` or the name of a bot, one for each seat
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// Decks or companies by seat
    #[arg(long, value_name = "DECKS", value_delimiter = ',')]
    pub decks: Vec<String>,
    /// Frames: the first field that is proposed
    #[arg(long, value_name = "FIELD")]
    pub field: Option<String>,
    /// Biomes: matches of a game, best of 1 or of 3
    #[arg(long, value_name = "1|3", value_parser = ["1", "3"])]
    pub best_of: Option<String>,
    /// Souls: players; as many as bots are named if left out. Fewer bots than players take turns
    #[arg(long, value_name = "2..4", value_parser = clap::value_parser!(u8).range(2..=MOST_SEATS as i64))]
    pub seats: Option<u8>,
    /// The kind of table.
    #[command(flatten)]
    pub table: TableArgs,
    /// Language: `en` or `es`; that of the settings if left out
    #[arg(long, value_name = "LANGUAGE", value_parser = language)]
    pub language: Option<Language>,
    /// Play N bot matches one after the other, without animation
    #[arg(long, value_name = "N", requires = "bots", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub matches: Option<u32>,
    /// Start from the first position of a scenario file; `--bots` says who plays, humans if left out
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "game", "decks", "battle", "field", "best_of", "seats", "together", "set", "modules", "matches",
    ])]
    pub position: Option<PathBuf>,
    /// Play a puzzle of a file: the first, or `FILE:NAME` the one with that number or title
    #[arg(long, value_name = "FILE[:NAME]", conflicts_with_all = [
        "game", "bots", "decks", "battle", "field", "best_of", "seats", "together", "set", "modules", "matches",
        "position",
    ])]
    pub puzzle: Option<String>,
    /// Play the match of a guide, with its lines
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "game", "bots", "seed", "decks", "battle", "field", "best_of", "seats", "together", "set", "modules", "matches",
        "position",
    ])]
    pub guide: Option<PathBuf>,
    /// Print frame times and memory use to standard error
    #[arg(long)]
    pub frame_report: bool,
    /// Print where each button is and what each click asks for to standard error
    #[arg(long)]
    pub click_report: bool,
    /// Another pack, or a folder of packs; may be given several times
    #[arg(long, value_name = "DIR")]
    pub packs: Vec<PathBuf>,
}

/// The game that a command takes if none is named.
pub(crate) const FIRST_GAME: &str = "biomes";

/// The kind of table, for games that have several.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct TableArgs {
    /// Frames: a battle instead of a skirmish
    #[arg(long)]
    pub battle: bool,
    /// Souls: two players together against the timer, for 4 souls, or 6 or 8
    #[arg(long, value_name = "SOULS", num_args = 0..=1, require_equals = true, default_missing_value = "4", value_parser = ["4", "6", "8"])]
    pub together: Option<String>,
    /// Souls: the set of decks
    #[arg(long, value_name = "SET")]
    pub set: Option<String>,
    /// Souls: the optional parts, or `none`; `rooms,bonus,barter` if left out
    #[arg(long, value_name = "PARTS", value_delimiter = ',', value_parser = ["rooms", "bonus", "draft", "barter", "none"])]
    pub modules: Vec<String>,
}

impl TableArgs {
    fn given(&self) -> [(&'static str, bool); 4] {
        [
            ("--battle", self.battle),
            ("--together", self.together.is_some()),
            ("--set", self.set.is_some()),
            ("--modules", !self.modules.is_empty()),
        ]
    }
}

/// The names of those options that were given.
fn names(options: impl IntoIterator<Item = (&'static str, bool)>) -> Vec<&'static str> {
    let given = options.into_iter().filter(|(_, given)| *given);
    given.map(|(name, _)| name).collect()
}

impl Play {
    /// The given options that only some games take.
    pub(crate) fn own_options(&self) -> Vec<&'static str> {
        let own = [
            ("--field", self.field.is_some()),
            ("--best-of", self.best_of.is_some()),
            ("--seats", self.seats.is_some()),
        ];
        names(own.into_iter().chain(self.table.given()))
    }
}

impl Sim {
    /// The given options that only some games take.
    pub(crate) fn own_options(&self) -> Vec<&'static str> {
        let own = [("--seats", self.seats.is_some())];
        names(own.into_iter().chain(self.table.given()))
    }
}

/// Bot matches, as the command line asks for them.
#[derive(Debug, Clone, clap::Args)]
#[command(after_help = "\
Every game has its own seed, made from the seed of the run; the entrants change seats after every game, and wins \
are counted by entrant. Without --decks all decks are played in turn. The same command gives the same \
digest, whatever the number of threads.")]
pub struct Sim {
    /// Game
    #[arg(long, default_value = FIRST_GAME)]
    pub game: String,
    /// Games to play
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub games: u32,
    /// Number of the first game; runs of 0 to 499 and of 500 to 999 play the games of one run of 1000
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=4_000_000_000))]
    pub first: u32,
    /// Seed of the run
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// The entrants: bots by name, two for Biomes and Sanctuary, two to five for Frames, up to four for Souls
    #[arg(
        long,
        value_name = "BOT,BOT",
        value_delimiter = ',',
        default_value = "random,random"
    )]
    pub bots: Vec<String>,
    /// The entrants' decks or companies; all of them in turn if left out
    #[arg(long, value_name = "DECK,DECK", value_delimiter = ',')]
    pub decks: Vec<String>,
    /// Souls: players; as many as bots are named if left out. Fewer bots than players take turns
    #[arg(long, value_name = "2..4", value_parser = clap::value_parser!(u8).range(2..=MOST_SEATS as i64))]
    pub seats: Option<u8>,
    /// The kind of table.
    #[command(flatten)]
    pub table: TableArgs,
    /// Threads; one for each core if left out
    #[arg(long, value_name = "T")]
    pub threads: Option<NonZero<usize>>,
    /// Let the first entrant pass as the window does with the default settings, and report how often it is asked
    #[arg(long)]
    pub asked: bool,
    /// Print JSON instead of a table
    #[arg(long)]
    pub json: bool,
    /// Write every game to a replay file in this folder
    #[arg(long, value_name = "DIR")]
    pub save_replays: Option<PathBuf>,
    /// Another pack, or a folder of packs; may be given several times
    #[arg(long, value_name = "DIR")]
    pub packs: Vec<PathBuf>,
    /// That many pairs for `arena` with the same tables; none for `sim`.
    #[arg(skip)]
    pub pairs: Option<u32>,
}

#[derive(Debug, Clone, clap::Args)]
pub struct Replay {
    /// Replay or save file
    pub file: PathBuf,
    /// Play all of it and compare with the digest in the file
    #[arg(long)]
    pub verify: bool,
    /// Stop after K choices
    #[arg(long, value_name = "K")]
    pub to: Option<usize>,
    /// Watch it in a window, with a time line
    #[arg(long, conflicts_with_all = ["verify", "to"])]
    pub watch: bool,
    /// Another pack, or a folder of packs; may be given several times
    #[arg(long, value_name = "DIR")]
    pub packs: Vec<PathBuf>,
}

#[derive(Debug, Clone, clap::Args)]
pub(crate) struct Shot {
    /// What to draw
    #[arg(required_unless_present = "list")]
    pub scene: Option<String>,
    /// PNG file to write
    #[arg(long, value_name = "FILE", required_unless_present = "list")]
    pub out: Option<PathBuf>,
    /// Width and height
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    pub size: (u32, u32),
    /// Language: `en` or `es`
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = language)]
    pub language: Language,
    /// Colours: `usual`, `clear` or `contrast`
    #[arg(long, value_name = "COLOURS", default_value = "usual", value_parser = ["usual", "clear", "contrast"])]
    pub palette: String,
    /// Size of the interface, in percent
    #[arg(long, value_name = "PERCENT", default_value = "100", value_parser = clap::value_parser!(u16).range(75..=200))]
    pub scale: u16,
    /// List what can be drawn
    #[arg(long, conflicts_with_all = ["scene", "out"])]
    pub list: bool,
}

/// What `fourfold play` would be told with these options.
///
/// # Errors
/// Wrong use, in the words of the command line.
pub(crate) fn asked_play(options: Vec<String>) -> Result<Play, Outcome> {
    let start = ["fourfold", "play"].map(str::to_owned);
    let args = Args::try_parse_from(start.into_iter().chain(options));
    let args = args.map_err(|error| Outcome::wrong(error.render().to_string()))?;
    match args.command {
        Some(Command::Play(play)) => Ok(play),
        _ => Ok(args.play),
    }
}

fn language(text: &str) -> Result<Language, String> {
    let known = LANGUAGES.into_iter().find(|l| l.code() == text);
    known.ok_or_else(|| "one of the languages en and es".to_owned())
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let number = |n: &str| n.parse::<u32>().ok().filter(|n| (200..=8192).contains(n));
    text.split_once(['x', 'X'])
        .and_then(|(w, h)| Some((number(w)?, number(h)?)))
        .ok_or_else(|| "two numbers from 200 to 8192 such as 1280x720".to_owned())
}
