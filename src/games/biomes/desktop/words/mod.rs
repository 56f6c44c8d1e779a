//! The words of the interface that only Biomes says.

mod english;
mod setup;
mod spanish;

pub(crate) use english::ENGLISH;
pub use setup::BiomesSetupWords;
pub(crate) use spanish::SPANISH;

use crate::desktop::words::{Counted, Named};
use crate::games::biomes::Step;

/// What only Biomes says, in one language.
pub struct BiomesWords {
    /// The parts of a turn.
    pub chips: [&'static str; 8],
    /// A step in plain words.
    pub moment: fn(Step) -> &'static str,
    /// The watcher acts on their own turn.
    pub you_act: Named,
    /// The watcher may act.
    pub you_may_act: Named,
    /// The watcher is asked something else.
    pub you_choose: Named,
    /// What a card aims at.
    pub aims: Named,
    /// In place of a card without a name.
    pub it: &'static str,
    /// What a question of that topic asks for.
    pub asks: fn(&str) -> &'static str,
    /// The opening hand of a match of several.
    pub hand_of_match: Counted,
    /// What is possible: playing, skills, converting, energy.
    pub ways: [&'static str; 4],
    /// The same, and passing.
    pub or_pass: Named,
    /// Nothing but passing.
    pub only_pass: &'static str,
    /// Before the speeds that are legal now.
    pub speed: &'static str,
    /// A pass that leads somewhere.
    pub pass_to: Named,
    /// Confirms so many agents that advance.
    pub advance_with: Counted,
    /// Confirms so many attackers.
    pub attack_with: Counted,
    /// Confirms so many defenders.
    pub defend_with: Counted,
    /// Whose turn it is.
    pub has_turn: &'static str,
    /// An empty store.
    pub no_energy: &'static str,
    /// Hand, deck, cache, archive.
    pub piles: [&'static str; 4],
    /// Opens a pile.
    pub look_through: &'static str,
    /// Matches won of those that win the game.
    pub won: fn(u8, u8) -> String,
    /// The queue.
    pub queue: &'static str,
    /// How it works.
    pub last_first: &'static str,
    /// An empty queue.
    pub queue_empty: &'static str,
    /// That the top can be answered, with those speeds.
    pub answer: fn(&[String]) -> String,
    /// What an entry is: a skill, or a card played.
    pub skill_or_played: [&'static str; 2],
    /// Choose an entry, said to those who do not see.
    pub choose: Named,
    /// Heads of the card that says why not: defending, advancing, converting, making energy.
    pub cannot: [Named; 4],
    /// Nothing is shown large.
    pub look_closer: &'static str,
    /// What to do about that.
    pub point_at_card: &'static str,
    /// Attack and defense.
    pub stats: fn(i32, i32) -> String,
    /// Head of the damage.
    pub damaged: &'static str,
    /// How much of it.
    pub damage_of: fn(i32, i32) -> String,
    /// Locked.
    pub locked: (&'static str, &'static str),
    /// Arrived this turn.
    pub arrived: (&'static str, &'static str),
    /// Does not unlock.
    pub stasis: (&'static str, &'static str),
    /// Head of the increase markers.
    pub markers: &'static str,
    /// What they give.
    pub markers_give: fn(u8) -> String,
    /// Attached to something.
    pub attached: &'static str,
    /// To what.
    pub attached_to: Named,
    /// Attack against attack.
    pub against: fn(i32, i32) -> String,
    /// At the end of a turn: a card too many, for a hand of that many.
    pub too_many: fn(u8) -> String,
    /// An empty staging area of somebody else, where nobody's eyes are used.
    pub staging_of: fn(&str) -> String,
    /// An empty staging area: the watcher's, the other.
    pub staging: [&'static str; 2],
    /// Somebody lost so many sectors.
    pub lost_sectors: fn(&str, u8) -> String,
    /// The watcher did.
    pub you_lost_sectors: fn(u8) -> String,
    /// Sectors lost, of how many that lose the match.
    pub lost_of: fn(u8, u8) -> String,
    /// What that means.
    pub lost_help: &'static str,
    /// On the ground of a lost sector: whose it was.
    pub lost_by: fn(&str) -> String,
    /// The same, if it was the watcher's.
    pub lost_by_you: &'static str,
    /// A card decided it against somebody.
    pub decided: Named,
    /// Or against the watcher.
    pub decided_against_you: &'static str,
    /// Rows of the final table: matches, sectors.
    pub rows: [&'static str; 2],
    /// Rows of cards: hand, deck, cache.
    pub card_rows: [&'static str; 3],
    /// A lost biome.
    pub lost: &'static str,
    /// Durability left in another.
    pub durability_left: fn(i32) -> String,
    /// The setup screen.
    pub setup: BiomesSetupWords,
}
