//! The interface words of Souls. Its terms are those of its rules page.

use std::cmp::Ordering;

use crate::desktop::words::{keyed, word_files, words};
use crate::games::souls::EntryViewKind;

word_files!("souls", SoulsWords);

words! {
    /// The words that only Souls has, in one language.
    pub struct SoulsWords {
        /// The game in one sentence, and its number of players.
        about: (&'static str, &'static str),
        /// The stack.
        stack: &'static str,
        /// How it works.
        last_first: &'static str,
        /// An empty stack.
        stack_empty: &'static str,
        /// The owner of an entry that belongs to no player.
        the_game: &'static str,
        /// The watcher dies.
        you_die: &'static str,
        /// The effect of a trinket on the stack.
        becomes_item: &'static str,
        /// A pass that only waits.
        pass: &'static str,
        /// Opens the stops.
        stops: &'static str,
        /// The explanation of those.
        stops_hint: &'static str,
        /// Opens the list of offers.
        barter: &'static str,
        /// The explanation of those.
        barter_hint: &'static str,
        /// That the other choices are on the table.
        click_glowing: &'static str,
        /// Loot plays, attacks, purchases left.
        left: [&'static str; 3],
        /// Passing in one's own turn, when nothing waits.
        let_others_act: &'static str,
        /// The effect of passing in one's own turn, when nothing waits.
        pass_hint: &'static str,
        /// A roll in an attack.
        attack_entry: &'static str,
        /// Before the first.
        opening: &'static str,
        /// The watcher's turn.
        your_turn: &'static str,
        /// The watcher has priority.
        you_have_priority: &'static str,
        /// The watcher is asked something else.
        you_decide: &'static str,
        /// Hit points, in the bar.
        hp: &'static str,
        /// Attack, in the bar.
        attack: &'static str,
        /// Souls, in the bar.
        souls: &'static str,
        /// A player who gave up while the others play on.
        gone: &'static str,
        /// The explanation of that.
        gone_help: &'static str,
        /// A player who has died this turn.
        dead: &'static str,
        /// The explanation of that.
        dead_help: &'static str,
        /// Nothing is shown large: what to do about that.
        point_at_card: &'static str,
        /// Head of what a player owns.
        wealth: &'static str,
        /// Extra turns waiting.
        extra_turns: &'static str,
        /// Turns that will be skipped.
        skipped_turns: &'static str,
        /// Under another card.
        covered: (&'static str, &'static str),
        /// Head of numbers that changed.
        right_now: &'static str,
        /// Can be attacked now.
        attackable: (&'static str, &'static str),
        /// Deactivated.
        deactivated: (&'static str, &'static str),
        /// Counters on it.
        counters: &'static str,
        /// The controller.
        controlled: &'static str,
        /// Lost together.
        timer_ran_out: &'static str,
        /// Gave up together.
        gave_up: &'static str,
        /// Somebody gave up, so several won.
        somebody_gave_up: &'static str,
        /// Several win.
        shared: &'static str,
        /// The souls of each player, over the curve.
        souls_won: &'static str,
        /// Rows of the final table: souls, ¢, items, monsters, deaths.
        rows: [&'static str; 5],
        /// The goal of the game.
        setup_goal: &'static str,
        /// Before the character.
        character: &'static str,
        /// A character that is dealt.
        dealt: &'static str,
        /// Everybody for themselves.
        against: &'static str,
        /// Two against the timer.
        together: &'static str,
        /// Before the number of players.
        players: &'static str,
        /// Before the souls that win together.
        souls_needed: &'static str,
        /// The difficulty.
        hardness: [&'static str; 3],
        /// At most four of them one character's.
        capped: &'static str,
        /// One person plays both.
        single: &'static str,
        /// Head of the sets.
        set: &'static str,
        /// Head of the optional parts.
        parts: &'static str,
        /// Rooms, bonus souls, draft, bartering, each with what it is.
        modules: [(&'static str, &'static str); 4],
        /// The explanation of seeds.
        same: &'static str,
        /// No pack has a set.
        no_set: &'static str,
        /// The set has too few characters.
        few_characters: &'static str,
        /// A name is missing.
        unnamed: &'static str,
        /// Two names are the same.
        namesakes: &'static str,
        /// Two chose the same character.
        twice: &'static str,
        /// The seed is no number.
        no_seed: &'static str,
        /// The result of conceding.
        concedes: &'static str,
    }
    says {
        /// The last soul that somebody won.
        last_soul(name: &str, what: &str, n: usize);
        /// Choose an entry, said to those who do not see.
        choose(what: &str);
        /// The possible answers to an entry.
        answer(what: &str);
        /// An attack roll: what it needs, and whether it has it.
        attack_roll(needs: usize, hits: bool);
        /// Any other roll, with what it is for.
        roll_for(what: &str);
        /// How much damage to whom.
        damage(n: i32, whom: &str);
        /// The object that dies.
        dies(whom: &str);
        /// A pass that leads somewhere.
        pass_to(place: &str);
        /// Offers or asks for so many ¢.
        coins(n: i32);
        /// Attacks a monster at once.
        attack_it(what: &str);
        /// The number that a roll counts as, where it is not the number shown, and whether its sum is less or more
        /// than that.
        counts_as(n: i32, sum: Ordering);
        /// A purchase costs that much, and so much is there.
        poor(price: i32, have: i32);
        /// The object that cannot be attacked.
        no_attack(what: &str);
        /// The card that cannot be bought.
        no_purchase(what: &str);
        /// The number of souls that jumps off the player who gains them.
        more_souls(n: i32);
        /// The number counted there, and its owner.
        left_hint(name: &str);
        /// When the timer of a game together goes down, and how many souls win.
        timer_hint(souls: usize);
        /// Turns left in a game together.
        timer(n: usize);
        /// The number of the turn.
        turn(n: usize);
        /// Somebody's turn.
        turn_of(name: &str);
        /// Somebody has it.
        has_priority(name: &str);
        /// Hit points, most hit points, attack of a player.
        player_now(hp: i32, most: i32, attack: i32);
        /// ¢, loot cards, what a purchase costs.
        wealth_now(coins: i32, loot: usize, price: i32);
        /// Hit points, most of them, evasion, attack.
        monster_now(hp: i32, most: i32, evasion: u8, attack: i32);
        /// Won together with so many souls.
        together_won(n: usize);
        /// The winner has so many souls.
        has_souls(n: usize);
        /// A seat by number.
        seat(n: usize);
        /// Characters, treasures, loot cards, monster cards of a set.
        set_counts(characters: usize, treasures: usize, loot: usize, monsters: usize);
    }
    by name {
        /// The kind of an entry.
        entry_kind(EntryViewKind): &'static str;
    }
}

keyed!(EntryViewKind: Loot Ability Trigger Roll Damage Death);
