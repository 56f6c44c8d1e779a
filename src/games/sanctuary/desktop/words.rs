//! The interface words of Sanctuary.

use crate::desktop::words::{word_files, words};
use crate::games::sanctuary::content::CardKind;

word_files!("sanctuary", SanctuaryWords);

words! {
    /// The words that only Sanctuary has.
    pub struct SanctuaryWords {
        /// The game in one sentence, and its number of players.
        about: (&'static str, &'static str),
        /// The goal of the game.
        goal: &'static str,
        /// Types in the plural, as a deck counts them.
        kinds: [&'static str; 4],
        /// The Stack.
        stack: &'static str,
        /// How it works.
        last_first: &'static str,
        /// An empty Stack.
        stack_empty: &'static str,
        /// That the top can be answered.
        answer_or_pass: &'static str,
        /// An entry that is a Manipulation.
        manipulation: &'static str,
        /// An entry that is an ability.
        ability: &'static str,
        /// Skips the Duel.
        skip_duel: &'static str,
        /// Skips the Combat.
        skip_combat: &'static str,
        /// Opens the Limbo.
        look_through: &'static str,
        /// The player whose turn it is.
        has_turn: &'static str,
        /// The watcher's Limbo.
        your_limbo: &'static str,
        /// A Character that the exchange destroys.
        falls: &'static str,
        /// Volition, beside its flames.
        volition: &'static str,
        /// A Conflict without Characters.
        no_characters: &'static str,
        /// Nothing is shown large: what to do about that.
        point_at_card: &'static str,
        /// Notes on a card: tapped.
        tapped: (&'static str, &'static str),
        /// Entered this turn.
        entered: &'static str,
        /// Damaged, with damage and Strength.
        damaged: &'static str,
        /// Head of that.
        strength: &'static str,
        /// Durability left.
        durability: &'static str,
        /// Silenced.
        silenced: (&'static str, &'static str),
        /// Carried by somebody.
        carried: &'static str,
        /// Carries something.
        carries: &'static str,
        /// The watcher's was.
        yours_fell: &'static str,
        /// Rows of the final table: Structure, Volition, Enhancements, Characters, hand, deck, Limbo.
        rows: [&'static str; 7],
        /// The name of the opening hands in the ribbon.
        opening: &'static str,
    }
    says {
        /// Choose an entry, said to those who do not see.
        choose(name: &str);
        /// What is refused costs that, and so much is there.
        price(cost: u8, have: i32);
        /// A pass that leads somewhere.
        pass_to(place: &str);
        /// Confirms so many attackers.
        attack_with(n: usize);
        /// Confirms so many blockers.
        block_with(n: usize);
        /// Enhancements in play of those the Sanctuary bears.
        enhancements(used: u8, limit: u8);
        /// Cards in hand.
        hand(n: usize);
        /// Cards in deck.
        deck(n: usize);
        /// Cards in Limbo.
        limbo(n: usize);
        /// Name of a Limbo.
        limbo_of(name: &str);
        /// How much of it.
        damage_of(damage: i32, strength: i32);
        /// Changed Strength: now and printed.
        strength_now(now: i32, printed: i32);
        /// How much of it.
        durability_left(n: u8);
        /// The Sanctuary was destroyed.
        fell(name: &str);
        /// The player who is asked: first the reader.
        you_act(phase: &str);
        /// The number of the turn.
        turn(n: usize);
    }
    by name {
        /// The meaning of that for a card that can block, or that never can.
        entered_means(bool): &'static str;
    }
}

impl SanctuaryWords {
    /// The name for cards of that type in a deck; `None` for Sanctuaries, which are in no deck.
    #[must_use]
    pub const fn kind(&self, kind: CardKind) -> Option<&'static str> {
        match kind {
            CardKind::Sanctuary => None,
            CardKind::Character => Some(self.kinds[0]),
            CardKind::Enhancement => Some(self.kinds[1]),
            CardKind::Technology => Some(self.kinds[2]),
            CardKind::Manipulation => Some(self.kinds[3]),
        }
    }
}
