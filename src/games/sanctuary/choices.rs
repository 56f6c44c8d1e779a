//! The choices of Sanctuary.

use crate::cards::language::Replacer;
use crate::table::{ObjectId, Ref, choices};

choices! {
    /// What a seat can choose. Files and logs know each by its word.
    pub enum Choice, ChoiceWord {
        /// The opening hand is kept (H-02).
        Keep = "keep",
        /// A new opening hand is drawn (H-02 to H-06).
        Redraw = "redraw",
        /// Priority is passed (H-80).
        Pass = "pass",
        /// The active player ends the Harvest, over an empty Stack (H-34).
        End = "end",
        /// The Duel or the Combat is skipped (H-36, H-51).
        Skip = "skip",
        /// All attackers or all blockers are declared (H-52, H-57).
        Done = "done",
        /// A card is played (H-23).
        Play = "play" {
            /// The card, in one's own hand.
            card: ObjectId = subject,
        },
        /// An ability is activated (H-25).
        Use = "use" { card: ObjectId = subject, ability: u8 = amount },
        /// One of several texts of the card that is played.
        Mode = "mode" { card: ObjectId = subject, ability: u8 = amount },
        /// How much Volition is paid for X (C114).
        X = "x" { source: ObjectId = subject, x: u8 = amount },
        /// This replacement is applied to the event first (C70).
        Replace = "replace" { source: ObjectId = subject, by: Replacer = amount },
        /// The next target of what is being played, activated or triggered (H-79).
        Target = "target" {
            /// A card, a player or an entry of the Stack.
            to: Ref = subject,
        },
        /// This triggered ability goes on the Stack before the others (C33).
        Trigger = "trigger" {
            source: ObjectId = subject,
            /// Its place among all abilities that have triggered, from 0.
            place: usize = amount,
        },
        /// One of several things is picked.
        Choose = "choose" { what: Ref = subject },
        /// The part of a target, of what is divided.
        Share = "share" {
            to: Ref = subject,
            /// How much, 1 or more.
            amount: i32 = amount,
        },
        /// One of several ways is chosen, or voted for.
        Way = "way" { source: ObjectId = subject, way: u8 = amount },
        /// An optional part of a text is done.
        Yes = "yes" { source: ObjectId = subject },
        /// An optional part of a text is left out.
        No = "no" { source: ObjectId = subject },
        /// The foreseen card stays on top of the deck.
        Top = "top" { card: ObjectId = subject },
        /// The foreseen card goes to the bottom of the deck.
        Under = "under" { card: ObjectId = subject },
        /// A card is discarded.
        Discard = "discard" {
            /// The card, in one's own hand.
            card: ObjectId = subject,
        },
        /// A Character challenges another one (H-37).
        Challenge = "challenge" { challenger: ObjectId = subject, challenged: ObjectId = target },
        /// A Character is declared an attacker (H-52).
        Attack = "attack" { attacker: ObjectId = subject },
        /// A Character is declared to block (H-57).
        Block = "block" { blocker: ObjectId = subject, attacker: ObjectId = target },
        /// A blocker's share of the damage of an attacker that fights several (C30).
        Divide = "divide" {
            blocker: ObjectId = subject,
            attacker: ObjectId = target,
            /// How much, 0 or more.
            damage: i32 = amount,
        },
        /// The player gives up, at any time.
        Concede = "concede",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sanctuary::content::builtin;
    use crate::games::sanctuary::events::{Event, EventWord};
    use crate::games::sanctuary::{Sanctuary, Setup};
    use crate::table::{TableRng, played_back};

    #[test]
    fn what_random_games_offer_and_log_reads_back() {
        let content = builtin().expect("the built-in packs are sound");
        let content = &*Box::leak(Box::new((*content).clone()));
        let mut chance = TableRng::new(18);
        let setups = (0..60_u8).map(|_| Setup {
            content,
            decks: [0, 1].map(|_| chance.below(content.decks.len() as u32) as u16),
            position: None,
        });
        let (_, told) = played_back::<Sanctuary>(
            setups,
            |choice| Choice::read(choice).map(Choice::wire),
            |event| Event::read(event).map(Event::wire),
        );
        let told = |word: &&EventWord| told.contains(&word.text());
        assert!(EventWord::ALL.iter().filter(told).count() > 35);
    }
}
