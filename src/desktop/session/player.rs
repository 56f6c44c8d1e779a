//! Who sits where: a person, or a program that answers from the view alone.

use std::sync::Mutex;

use crate::bots::{Bot, RandomBot};
use crate::games::biomes::Biomes;
use crate::table::Seat;

/// How a bot decides. The lock is never contended; it makes the session shareable.
pub type Brain = Mutex<Box<dyn Bot<Biomes>>>;

/// What kind of player sits there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Sitter {
    /// Somebody at this screen.
    #[default]
    Human,
    /// Picks anything.
    Random,
    /// Picks what looks best now.
    Greedy,
}

impl Sitter {
    /// All kinds, as the setup screen lists them.
    pub const ALL: [Self; 3] = [Self::Human, Self::Greedy, Self::Random];

    /// As panels say it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Random => "bot · random",
            Self::Greedy => "bot · greedy",
        }
    }
}

/// One player of the session.
pub struct Player {
    /// Shown name.
    pub name: String,
    /// What kind of player.
    pub sitter: Sitter,
    /// How a bot decides; `None` for people.
    pub(super) brain: Option<Brain>,
}

impl Player {
    /// A player of that name; `seed` gives a bot its own chance.
    #[must_use]
    pub fn new(name: impl Into<String>, sitter: Sitter, seed: u64) -> Self {
        let brain: Option<Box<dyn Bot<Biomes>>> = match sitter {
            Sitter::Human => None,
            Sitter::Random | Sitter::Greedy => Some(Box::new(RandomBot::new(seed))),
        };
        Self {
            name: name.into(),
            sitter,
            brain: brain.map(Mutex::new),
        }
    }

    /// Whether a person decides here.
    #[must_use]
    pub const fn is_human(&self) -> bool {
        self.brain.is_none()
    }
}

/// Whose view the screen opens with: the only human's, nobody's as long as two must take turns,
/// a spectator's without any.
#[must_use]
pub fn first_watcher(players: &[Player; 2]) -> Option<Seat> {
    match [players[0].is_human(), players[1].is_human()] {
        [true, false] => Some(Seat(0)),
        [false, true] => Some(Seat(1)),
        _ => None,
    }
}
