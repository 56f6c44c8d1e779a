//! The screen that is shown, the settings, and whether something is still moving.

use std::fmt;

use bevy::prelude::*;

use super::art::palette::Palette;
use super::keymap::Keymap;
use super::profile::Profile;
use super::switches::switch_table;
use super::words::keyed;
use crate::games::{self, NAMES, Windowed, WithGame};
use crate::table::{Game, Language, ZoneId};
use crate::tools::passing::Stops;

/// The screen. Everything a screen spawns carries `DespawnOnExit` of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, States)]
pub enum Screen {
    /// Name of the program and the four games.
    #[default]
    Title,
    /// Decks, seats, seed.
    Setup,
    /// The table.
    Match,
    /// The result of a match.
    Result,
    /// Matches that were saved.
    Saves,
    /// The position editor.
    Editor,
    /// The lab.
    Lab,
}

/// The game that setup, match and result are about.
#[derive(Clone, Copy, Resource)]
pub struct Playing(&'static Profile);

impl Playing {
    /// The bit of the game among the tours that were skipped.
    #[must_use]
    pub fn tour_bit(self) -> u64 {
        let at = NAMES.iter().position(|name| *name == self.game());
        at.map_or(0, |at| 1 << at)
    }

    /// All, as they stand on the title.
    #[must_use]
    pub fn all() -> [Self; NAMES.len()] {
        let mut all = NAMES.map(Self::of);
        all.sort_by_key(|game| game.0.place);
        all
    }

    /// The game of that name; the first for a name that none has.
    #[must_use]
    pub fn of(game: &str) -> Self {
        games::with_or_first(Some(game), Find)
    }

    /// Everything that the window needs of it.
    #[must_use]
    pub const fn profile(self) -> &'static Profile {
        self.0
    }

    /// The game's name, as files and the command line have it.
    #[must_use]
    pub const fn game(self) -> &'static str {
        self.0.name
    }

    /// Its place among all games.
    #[must_use]
    pub fn index(self) -> usize {
        let place = NAMES.iter().position(|name| *name == self.0.name);
        place.unwrap_or_default()
    }

    /// The title of the game with that name, or the name itself where there is no such game.
    #[must_use]
    pub fn name_of(game: &str, language: Language) -> &str {
        if NAMES.contains(&game) {
            (Self::of(game).0.title)(language)
        } else {
            game
        }
    }
}

impl Default for Playing {
    fn default() -> Self {
        games::with_or_first(None, Find)
    }
}

impl fmt::Debug for Playing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Playing").field(&self.0.name).finish()
    }
}

impl PartialEq for Playing {
    fn eq(&self, other: &Self) -> bool {
        self.0.name == other.0.name
    }
}

impl Eq for Playing {}

/// The game of a name.
struct Find;

impl WithGame for Find {
    type Output = Playing;

    fn with<G: Windowed>(self) -> Playing {
        Playing(G::PROFILE)
    }
}

/// The overlay on the screen, if any.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Resource)]
pub enum Overlay {
    /// Nothing: the screen itself takes clicks.
    #[default]
    None,
    /// Resume, settings, concede, save, title.
    Menu,
    /// Asks once more before conceding; `true` gives up the whole game.
    Concede(bool),
    /// How that game is played.
    HowTo(Playing),
    /// The same, opened on the page on which that rule is told.
    HowToRule(Playing, &'static str),
    /// The keys.
    Help,
    /// Animation speed, passing, paying.
    Settings,
    /// The settings, opened where passing stops.
    Stops,
    /// Where the replay was written.
    Saved,
    /// A cache or archive.
    Pile(ZoneId),
    /// The text of the rule with that id.
    Rule(&'static str),
    /// Asks before undoing something that was revealed.
    Back,
    /// The field for a note.
    Note,
    /// Asks who plays on.
    PlayOn,
    /// Asks before a save is deleted.
    Delete,
    /// Asks before the running match is opened in the editor.
    Edit,
    /// Scenario files to open in the editor.
    EditLoad,
    /// The dialog that asks who plays a position.
    EditPlay,
    /// The list of puzzles.
    Puzzles,
    /// Whether the puzzle was solved.
    Verdict,
}

/// How many animations are running. The scene writes it; nobody is asked anything before it is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Resource)]
pub struct Animating(pub u32);

/// How fast things move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Speed {
    /// Half speed, for showing the game to somebody.
    Slow,
    /// As designed.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
    /// Nothing moves: things are simply where they belong.
    Instant,
}

impl Speed {
    /// All of them, slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];

    /// Multiplies every duration; 0 means at once.
    #[must_use]
    pub const fn factor(self) -> f32 {
        match self {
            Self::Slow => 2.0,
            Self::Normal => 1.0,
            Self::Fast => 0.5,
            Self::Instant => 0.0,
        }
    }

    /// The name in the settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slow => "Slow",
            Self::Normal => "Normal",
            Self::Fast => "Fast",
            Self::Instant => "Instant",
        }
    }
}

/// How large everything can be shown, in percent of what fits the window.
pub const SCALES: std::ops::RangeInclusive<u16> = 75..=200;

/// The place of a switch in the panel of settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SwitchPlace {
    /// With language, colours and size.
    Picture,
    /// With the speed.
    Motion,
    /// What is answered without asking.
    Passing,
    /// The same, in games with something to pay with.
    Paying,
    /// What is shown or asked beside the game.
    Hints,
    /// The same, in games of cards.
    CardTable,
}

/// Declares the settings: those given here and those of the table of switches.
macro_rules! settings {
    ($($section:ident { $($field:ident $switch:ident $place:ident $on:literal $doc:literal;)* })*) => {
        /// The player's settings. None of them is a rule: the match always asks, and the settings only answer for the
        /// seat.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Resource)]
        pub struct Settings {
            /// How fast things move.
            pub speed: Speed,
            /// The language of the interface and of all games that know it.
            pub language: Language,
            /// Where passing stops.
            pub stops: GameStops,
            /// The hints that were read, one bit each.
            pub hints_read: u64,
            /// The games whose tour was skipped, one bit each.
            pub tours_skipped: u64,
            /// The set of colours.
            pub palette: Palette,
            /// How loud everything is.
            pub volumes: Volumes,
            /// How large everything is, in percent of what fits the window.
            pub scale: u16,
            /// The keys of all actions.
            pub keys: Keymap,
            $($(#[doc = $doc] pub $field: bool,)*)*
        }

        impl Default for Settings {
            fn default() -> Self {
                Self {
                    speed: Speed::Normal,
                    language: Language::English,
                    stops: GameStops::default(),
                    hints_read: 0,
                    tours_skipped: 0,
                    palette: Palette::Usual,
                    volumes: Volumes::default(),
                    scale: 100,
                    keys: Keymap::default(),
                    $($($field: $on,)*)*
                }
            }
        }

        /// A setting that is on or off.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Switch {
            $($(#[doc = $doc] $switch,)*)*
        }

        impl Switch {
            /// All of them, in the order of the panel.
            pub const ALL: &'static [Self] = &[$($(Self::$switch),*),*];

            /// Its place in the panel.
            #[must_use]
            pub const fn place(self) -> SwitchPlace {
                match self {
                    $($(Self::$switch => SwitchPlace::$place,)*)*
                }
            }

            /// Its value in the settings.
            pub const fn of(self, settings: &mut Settings) -> &mut bool {
                match self {
                    $($(Self::$switch => &mut settings.$field,)*)*
                }
            }
        }

        keyed!(Switch: $($($switch)*)*);
    };
}

switch_table!(settings);

impl Settings {
    /// Multiplies how long things are on their way; 0 means that they are simply where they belong.
    #[must_use]
    pub const fn travel(&self) -> f32 {
        if self.reduced_motion {
            0.0
        } else {
            self.speed.factor()
        }
    }
}

/// How loud sounds are, each from 0 to 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Volumes {
    /// All of them.
    pub all: u8,
    /// Cards, dice, fights: what is seen on the table.
    pub table: u8,
    /// A turn begins, a match ends.
    pub signals: u8,
}

impl Default for Volumes {
    fn default() -> Self {
        Self {
            all: 60,
            table: 100,
            signals: 100,
        }
    }
}

/// Where passing stops, by game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameStops([Stops; NAMES.len()]);

impl GameStops {
    /// Those of that game; none for a game without a table of its own.
    #[must_use]
    pub fn of<G: Game>(&self) -> Stops {
        games::place(G::NAME).map_or(Stops::NONE, |at| self.0[at])
    }

    /// Those of the game of that name, to be changed; none for a game without a table of its own.
    pub fn named(&mut self, game: &str) -> Option<&mut Stops> {
        games::place(game).map(|at| &mut self.0[at])
    }

    /// The same with other stops for that game.
    #[must_use]
    pub fn with<G: Game>(mut self, stops: Stops) -> Self {
        if let Some(own) = self.named(G::NAME) {
            *own = stops;
        }
        self
    }
}

impl Default for GameStops {
    fn default() -> Self {
        Self(NAMES.map(|name| games::with_or_first(Some(name), Usual)))
    }
}

/// The stops that most people like in a game.
struct Usual;

impl WithGame for Usual {
    type Output = Stops;

    fn with<G: Windowed>(self) -> Stops {
        G::usual().stops
    }
}
