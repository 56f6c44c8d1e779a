//! The games, each in its own folder. The list below is the only place outside that names them.

mod registry;

pub use registry::{GameEntry, GameWindow, all, find, find_or_first, names, register};

use std::any::Any;

use crate::bots::EvaluatedGame;
use crate::bots::roster::BotName;
use crate::cli::args::{Play, Sim};
use crate::packs::Library;
use crate::table::Game;
use crate::tools::Outcome;
use crate::tools::content::{self, Loaded};
use crate::tools::editing::EditableGame;
use crate::tools::guide::GuideEntry;
use crate::tools::lab::Lab;
use crate::tools::passing::PassingGame;
use crate::tools::replay::Replayable;
use crate::tools::serve::GameServer;

#[cfg(feature = "desktop")]
use crate::desktop::WindowGame;

/// A game with everything that the program does with it.
pub trait Playable: Game + EvaluatedGame + PassingGame + EditableGame {
    /// The text of its rules page: a line `- X-01 [ours] ..` for each rule.
    const RULES: &'static str;
    /// The folder of its scenarios, from the root of the repository.
    const SCENARIOS: &'static str = "tests/scenarios";
    /// The options of the command line that only some games take, and this one among them, such as `--seats`.
    const OPTIONS: &'static [&'static str] = &[];
    /// The start of its window: `cli::window_of` for a game with a table of its own, else [`crate::plain::window()`].
    const WINDOW: GameWindow;
    /// Its matches for other programs: `GameServer::of` for a game that is a [`ServedGame`](crate::tools::serve::ServedGame).
    const SERVED: Option<GameServer> = None;
    /// Its guided match: `GuideEntry::of` for a game that is a [`GuidedGame`](crate::tools::guide::GuidedGame).
    const GUIDE: Option<GuideEntry> = None;
    /// Its lab: `Lab::of` for a game that is a [`LabGame`](crate::tools::lab::LabGame).
    const LAB: Option<Lab> = None;

    /// Its turn table, as Markdown.
    fn turn() -> String;
    /// Bot matches, as the command line asks for them.
    ///
    /// # Errors
    /// What to print if they cannot be played.
    fn simulate(wish: &Sim) -> Result<Outcome, Outcome>;
}

/// A game that can begin as the command line says.
pub trait SeatedGame: Playable {
    /// What is said about a match besides who plays it with which decks.
    type TableOptions: Default + Send;

    /// What the command line says about a match of it.
    ///
    /// # Errors
    /// Wrong use: names that do not exist, too many of them, things that do not fit each other.
    fn seating(
        wish: &Play,
        content: &'static Self::Content,
    ) -> Result<Seating<Self::TableOptions>, Outcome>;
}

/// Who sits at a table, with which decks.
#[derive(Debug, Default)]
pub struct Seating<T> {
    /// Bots by seat, none for a person; empty to be asked in the window.
    pub controllers: Vec<Option<BotName>>,
    /// Decks, companies or characters by seat, as indices; empty for the first ones.
    pub decks: Vec<u16>,
    /// The match begins at once, since enough was said about it.
    pub begins: bool,
    /// What else the game was told.
    pub table: T,
}

impl<T> Seating<T> {
    /// The decks of two seats among `known` ones, the first ones where none is named.
    ///
    /// # Errors
    /// There are none.
    pub fn two_decks(&self, known: usize) -> Result<[u16; 2], Outcome> {
        match (&self.decks[..], known) {
            ([first, second, ..], _) => Ok([*first, *second]),
            (_, 0) => Err(Outcome::wrong("error: the packs have no deck to play with")),
            (_, known) => Ok([0, (1 % known) as u16]),
        }
    }
}

/// A game that has a table of its own in the window.
#[cfg(feature = "desktop")]
pub trait Windowed: SeatedGame + WindowGame {}
#[cfg(feature = "desktop")]
impl<G: SeatedGame + WindowGame> Windowed for G {}

/// Something to do in the window with a game of which only the name is known.
#[cfg(feature = "desktop")]
pub trait WithGame {
    /// The result.
    type Output;

    /// Does it.
    fn with<G: Windowed>(self) -> Self::Output;
}

/// The games, one line each: the module and the type. The first one is played where none is named.
macro_rules! games {
    ($first:ident :: $first_game:ident $(, $module:ident :: $game:ident)* $(,)?) => {
        pub mod $first;
        $(pub mod $module;)*

        /// The games that the program comes with.
        const BUILT_IN: [GameEntry; 1 + [$(stringify!($module)),*].len()] = [
            GameEntry::of::<$first::$first_game>(),
            $(GameEntry::of::<$module::$game>(),)*
        ];

        /// What packs give each game of the program.
        #[derive(Debug)]
        pub struct Contents {
            $first: Loaded<<$first::$first_game as Replayable>::Content>,
            $($module: Loaded<<$module::$game as Replayable>::Content>,)*
        }

        impl Contents {
            /// Loads it from a library of packs.
            ///
            /// # Errors
            /// Found something if a game has nothing left that can be played.
            pub fn load(library: &Library) -> Result<Self, Outcome> {
                Ok(Self {
                    $first: content::from::<$first::$first_game>(library)?,
                    $($module: content::from::<$module::$game>(library)?,)*
                })
            }

            /// What packs give that game.
            ///
            /// # Panics
            /// If it is none of the games that the program comes with.
            #[must_use]
            pub fn of<G: Playable>(&self) -> &Loaded<G::Content> {
                let all: [&dyn Any; 1 + [$(stringify!($module)),*].len()] =
                    [&self.$first $(, &self.$module)*];
                let mut found = all.iter().filter_map(|one| one.downcast_ref());
                found.next().expect("a game that the program comes with")
            }

            /// The content of each, for the window.
            #[cfg(feature = "desktop")]
            #[must_use]
            pub fn libraries(&self) -> crate::desktop::start::Libraries {
                crate::desktop::start::Libraries::default()
                    .with::<$first::$first_game>(self.$first.content)
                    $(.with::<$module::$game>(self.$module.content))*
            }

            /// The pictures that their packs ship.
            #[cfg(feature = "desktop")]
            #[must_use]
            pub fn pictures(self) -> crate::desktop::art::Pictures {
                crate::desktop::art::Pictures::default()
                    .with::<$first::$first_game>(self.$first.pictures)
                    $(.with::<$module::$game>(self.$module.pictures))*
            }
        }

        /// Puts an empty setup form of each game in, with that seed.
        #[cfg(feature = "desktop")]
        pub fn insert_forms(world: &mut bevy::ecs::world::World, seed: &str) {
            use crate::desktop::start::Form;
            let mut form = <$first::$first_game as WindowGame>::Form::default();
            seed.clone_into(form.seed_text());
            world.insert_resource(form);
            $(
                let mut form = <$module::$game as WindowGame>::Form::default();
                seed.clone_into(form.seed_text());
                world.insert_resource(form);
            )*
        }

        /// Names of the games that have a table of their own in the window.
        #[cfg(feature = "desktop")]
        pub const NAMES: [&str; 1 + [$(stringify!($module)),*].len()] =
            [$first::$first_game::NAME $(, $module::$game::NAME)*];

        /// Where the game of that name stands among [`NAMES`], counted from 0.
        #[cfg(feature = "desktop")]
        #[must_use]
        pub fn place(name: &str) -> Option<usize> {
            NAMES.iter().position(|known| *known == name)
        }

        #[cfg(feature = "desktop")]
        /// Does something with the game of that name; nothing if there is none.
        pub fn with<W: WithGame>(name: &str, what: W) -> Option<W::Output> {
            NAMES.contains(&name).then(|| with_or_first(Some(name), what))
        }

        #[cfg(feature = "desktop")]
        /// The same with the first game where none is named or there is none of that name.
        pub fn with_or_first<W: WithGame>(name: Option<&str>, what: W) -> W::Output {
            match name {
                $(Some($module::$game::NAME) => what.with::<$module::$game>(),)*
                _ => what.with::<$first::$first_game>(),
            }
        }

        /// Access to the running match or a setup form of any game, for systems.
        #[cfg(feature = "desktop")]
        pub mod window {
            use bevy::ecs::system::SystemParam;
            use bevy::prelude::{DetectChanges, DetectChangesMut, Res, ResMut};

            use crate::desktop::start::{Form, Libraries};
            use crate::desktop::art::{ArtKey, Drawing};
            use crate::desktop::session::Session;
            use crate::desktop::{MatchSession, WindowGame};
            use crate::table::Game;

            type ArtOf<G> = <G as WindowGame>::Art;
            type FormOf<G> = <G as WindowGame>::Form;

            /// The running match, to be changed; at most one game has one.
            #[derive(SystemParam)]
            pub struct Running<'w> {
                $first: Option<ResMut<'w, Session<super::$first::$first_game>>>,
                $($module: Option<ResMut<'w, Session<super::$module::$game>>>,)*
            }

            impl Running<'_> {
                /// The match.
                #[must_use]
                pub fn get(&self) -> Option<&dyn MatchSession> {
                    if let Some(session) = &self.$first { return Some(&**session); }
                    $(if let Some(session) = &self.$module { return Some(&**session); })*
                    None
                }

                /// The match, to be changed.
                pub fn get_mut(&mut self) -> Option<&mut dyn MatchSession> {
                    if let Some(session) = &mut self.$first { return Some(&mut **session); }
                    $(if let Some(session) = &mut self.$module { return Some(&mut **session); })*
                    None
                }

                /// The match, to be changed without telling scene and panels.
                pub fn quietly(&mut self) -> Option<&mut dyn MatchSession> {
                    if let Some(session) = &mut self.$first { return Some(session.bypass_change_detection()); }
                    $(if let Some(session) = &mut self.$module { return Some(session.bypass_change_detection()); })*
                    None
                }
            }

            /// The running match, to be looked at.
            #[derive(SystemParam)]
            pub struct Watched<'w> {
                $first: Option<Res<'w, Session<super::$first::$first_game>>>,
                $($module: Option<Res<'w, Session<super::$module::$game>>>,)*
            }

            impl Watched<'_> {
                /// The match.
                #[must_use]
                pub fn get(&self) -> Option<&dyn MatchSession> {
                    if let Some(session) = &self.$first { return Some(&**session); }
                    $(if let Some(session) = &self.$module { return Some(&**session); })*
                    None
                }

                /// Whether something about it changed.
                #[must_use]
                pub fn is_changed(&self) -> bool {
                    self.$first.as_ref().is_some_and(DetectChanges::is_changed)
                        $(|| self.$module.as_ref().is_some_and(DetectChanges::is_changed))*
                }
            }

            /// A drawing that one game alone has.
            #[derive(Debug, Clone, PartialEq, Eq, Hash)]
            pub enum GameArt {
                /// Of the first game.
                $first_game(ArtOf<super::$first::$first_game>),
                $(
                    /// Of another game.
                    $game(ArtOf<super::$module::$game>),
                )*
            }

            impl GameArt {
                /// The drawing.
                #[must_use]
                pub fn drawing(&self) -> &dyn Drawing {
                    match self {
                        Self::$first_game(art) => art,
                        $(Self::$game(art) => art,)*
                    }
                }

                /// The name of its game.
                #[must_use]
                pub const fn game(&self) -> &'static str {
                    match self {
                        Self::$first_game(_) => super::$first::$first_game::NAME,
                        $(Self::$game(_) => super::$module::$game::NAME,)*
                    }
                }
            }

            impl From<ArtOf<super::$first::$first_game>> for ArtKey {
                fn from(art: ArtOf<super::$first::$first_game>) -> Self {
                    Self::Own(GameArt::$first_game(art))
                }
            }

            $(impl From<ArtOf<super::$module::$game>> for ArtKey {
                fn from(art: ArtOf<super::$module::$game>) -> Self {
                    Self::Own(GameArt::$game(art))
                }
            })*

            /// The state of the setup screens.
            #[derive(SystemParam)]
            pub struct Forms<'w> {
                $first: ResMut<'w, FormOf<super::$first::$first_game>>,
                $($module: ResMut<'w, FormOf<super::$module::$game>>,)*
            }

            impl Forms<'_> {
                /// Another seed in every form.
                pub fn change_seeds(&mut self) {
                    self.$first.another_seed();
                    $(self.$module.another_seed();)*
                }

                /// Begins a match as the form of that game says; none if the content has nothing for it.
                #[must_use]
                pub fn open(&self, game: &str, libraries: &Libraries) -> Option<Box<dyn MatchSession>> {
                    match game {
                        $(super::$module::$game::NAME => {
                            let library = libraries.of::<super::$module::$game>();
                            Some(Box::new(super::$module::$game::open(library, &self.$module)?))
                        })*
                        _ => {
                            let library = libraries.of::<super::$first::$first_game>();
                            Some(Box::new(super::$first::$first_game::open(library, &self.$first)?))
                        }
                    }
                }
            }
        }
    };
}

games! {
    biomes::Biomes,
    frames::Frames,
    sanctuary::Sanctuary,
    souls::Souls,
}
