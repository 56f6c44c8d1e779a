//! The words of the interface that only Souls says. Its terms are those of its rules page.

mod english;
mod spanish;

use std::cmp::Ordering;

pub(crate) use english::ENGLISH;
pub(crate) use spanish::SPANISH;

use crate::desktop::words::{Counted, Named};
use crate::games::souls::EntrySort;

/// What only Souls says, in one language.
pub struct SoulsWords {
    /// The stack.
    pub stack: &'static str,
    /// How it works.
    pub last_first: &'static str,
    /// An empty stack.
    pub stack_empty: &'static str,
    /// What an entry is.
    pub sort: fn(EntrySort) -> &'static str,
    /// Whose an entry is that is nobody's.
    pub the_game: &'static str,
    /// Choose an entry, said to those who do not see.
    pub choose: Named,
    /// What can be done about an entry.
    pub answer: Named,
    /// An attack roll: what it needs, and whether it has it.
    pub attack_roll: fn(usize, bool) -> String,
    /// Any other roll, with what it is for.
    pub roll_for: Named,
    /// How much damage to whom.
    pub damage: fn(i32, &str) -> String,
    /// Who dies.
    pub dies: Named,
    /// The watcher dies.
    pub you_die: &'static str,
    /// What a trinket on the stack does.
    pub becomes_item: &'static str,
    /// A pass that only waits.
    pub pass: &'static str,
    /// A pass that leads somewhere.
    pub pass_to: Named,
    /// Opens the stops.
    pub stops: &'static str,
    /// What they are.
    pub stops_hint: &'static str,
    /// Opens the list of offers.
    pub barter: &'static str,
    /// What they are.
    pub barter_hint: &'static str,
    /// Offers or asks for so many ¢.
    pub coins: fn(i32) -> String,
    /// Attacks a monster at once.
    pub attack_it: Named,
    /// That the other choices are on the table.
    pub click_glowing: &'static str,
    /// Loot plays, attacks, purchases left.
    pub left: [&'static str; 3],
    /// What passing does in one's own turn, when nothing waits.
    pub pass_hint: &'static str,
    /// What a roll counts as, other than what it shows, and whether what it adds up to is less or more than that.
    pub counts_as: fn(i32, Ordering) -> String,
    /// A purchase costs that much, and so much is there.
    pub poor: fn(i32, i32) -> String,
    /// What cannot be attacked.
    pub no_attack: Named,
    /// What cannot be bought.
    pub no_purchase: Named,
    /// A roll in an attack.
    pub attack_entry: &'static str,
    /// What jumps off whoever wins souls.
    pub more_souls: fn(i32) -> String,
    /// What is counted there, and whose it is.
    pub left_hint: Named,
    /// When the timer of a game together goes down, and how many souls win.
    pub timer_hint: Counted,
    /// Turns left in a game together.
    pub timer: Counted,
    /// Which turn it is.
    pub turn: Counted,
    /// Before the first.
    pub opening: &'static str,
    /// The watcher's turn.
    pub your_turn: &'static str,
    /// Somebody's turn.
    pub turn_of: Named,
    /// The watcher has priority.
    pub you_have_priority: &'static str,
    /// The watcher is asked something else.
    pub you_decide: &'static str,
    /// Somebody has it.
    pub has_priority: Named,
    /// Hit points, in the bar.
    pub hp: &'static str,
    /// Attack, in the bar.
    pub attack: &'static str,
    /// Souls, in the bar.
    pub souls: &'static str,
    /// A player who gave up while the others play on.
    pub gone: &'static str,
    /// What that means.
    pub gone_help: &'static str,
    /// A player who has died this turn.
    pub dead: &'static str,
    /// What that means.
    pub dead_help: &'static str,
    /// Nothing is shown large.
    pub look_closer: &'static str,
    /// What to do about that.
    pub point_at_card: &'static str,
    /// Hit points, most hit points, attack of a player.
    pub player_now: fn(i32, i32, i32) -> String,
    /// Head of what a player owns.
    pub wealth: &'static str,
    /// ¢, loot cards, what a purchase costs.
    pub wealth_now: fn(i32, usize, i32) -> String,
    /// Extra turns waiting.
    pub extra_turns: &'static str,
    /// Turns that will be skipped.
    pub skipped_turns: &'static str,
    /// Under another card.
    pub covered: (&'static str, &'static str),
    /// Head of numbers that changed.
    pub right_now: &'static str,
    /// Hit points, most of them, evasion, attack.
    pub monster_now: fn(i32, i32, u8, i32) -> String,
    /// Can be attacked now.
    pub attackable: (&'static str, &'static str),
    /// Deactivated.
    pub deactivated: (&'static str, &'static str),
    /// Counters on it.
    pub counters: &'static str,
    /// Whose it is.
    pub controlled: &'static str,
    /// Won together with so many souls.
    pub together_won: Counted,
    /// Lost together.
    pub timer_ran_out: &'static str,
    /// Gave up together.
    pub gave_up: &'static str,
    /// Somebody gave up, so several won.
    pub somebody_gave_up: &'static str,
    /// Several win.
    pub shared: &'static str,
    /// The winner has so many souls.
    pub has_souls: Counted,
    /// Rows of the final table: souls, ¢, items, monsters, deaths.
    pub rows: [&'static str; 5],
    /// What the game is about.
    pub setup_goal: &'static str,
    /// A seat by number.
    pub seat: Counted,
    /// Before the character.
    pub character: &'static str,
    /// A character that is dealt.
    pub dealt: &'static str,
    /// Everybody for themselves.
    pub against: &'static str,
    /// Two against the timer.
    pub together: &'static str,
    /// Before the number of players.
    pub players: &'static str,
    /// Before the souls that win together.
    pub souls_needed: &'static str,
    /// How hard that is.
    pub hardness: [&'static str; 3],
    /// At most four of them one character's.
    pub capped: &'static str,
    /// One person plays both.
    pub single: &'static str,
    /// Head of the sets.
    pub set: &'static str,
    /// Characters, treasures, loot cards, monster cards of a set.
    pub set_counts: fn([usize; 4]) -> String,
    /// Head of the optional parts.
    pub parts: &'static str,
    /// Rooms, bonus souls, draft, bartering, each with what it is.
    pub modules: [(&'static str, &'static str); 4],
    /// What a seed is for.
    pub same: &'static str,
    /// No pack has a set.
    pub no_set: &'static str,
    /// The set has too few characters.
    pub few_characters: &'static str,
    /// A name is missing.
    pub unnamed: &'static str,
    /// Two names are the same.
    pub namesakes: &'static str,
    /// Two chose the same character.
    pub twice: &'static str,
    /// The seed is no number.
    pub no_seed: &'static str,
    /// What conceding does.
    pub concedes: &'static str,
}
