//! The choices of Biomes.

use crate::cards::language::Replacer;
use crate::table::{ObjectId, Ref, choices};

use super::content::Energy;
use super::ids::{Arrival, LaneId};
use super::state::Part;

choices! {
    /// What a seat can choose. Files and logs know each by its word.
    pub enum Choice, ChoiceWord {
        /// The opening hand is kept (N-06).
        Keep = "keep",
        /// A new opening hand is drawn (N-06, N-07).
        Mulligan = "mulligan",
        /// Nothing more is done in a window.
        Pass = "pass",
        /// The selection, the attackers or the defenders are complete (N-74, N-88, N-101).
        Done = "done",
        /// A function is played (N-13).
        Play = "play" {
            /// The card, in one's own hand.
            card: ObjectId = subject,
            global: bool = amount,
        },
        /// A skill is activated.
        Skill = "skill" { source: ObjectId = subject, ability: u8 = amount },
        /// A source is locked for its energy (N-49).
        Make = "make" { source: ObjectId = subject },
        /// A card in hand is converted to an anomaly (N-40).
        Convert = "convert" { card: ObjectId = subject },
        /// What the card that is converted becomes: the common anomaly of that energy (N-40).
        Become = "become" {
            /// The energy, not void.
            energy: Energy = subject,
        },
        /// An anomaly is played (N-46).
        Anomaly = "anomaly" {
            /// The card, in one's own hand.
            card: ObjectId = subject,
        },
        /// One of several texts of the card that is played.
        Mode = "mode" {
            card: ObjectId = subject,
            /// Which of its abilities is the text, from 0; 255 for a card without any.
            ability: u8 = amount,
        },
        /// How much X is (N-55).
        X = "x" {
            /// What has X in its cost.
            source: ObjectId = subject,
            x: u8 = amount,
        },
        /// The next target of the action that is taken (N-62).
        Target = "target" {
            /// A card, a player, a biome, a sector or an entry of the queue.
            to: Ref = subject,
            /// All of it, or one skill.
            part: Part = amount,
        },
        /// One symbol is paid (N-51, N-52).
        Pay = "pay" { energy: Energy = subject },
        /// This reaction goes on the queue before the others (N-72).
        React = "react" {
            source: ObjectId = subject,
            /// Its place among all reactions that wait, from 0.
            place: usize = amount,
        },
        /// This replacement is applied to the event first (D33).
        Replace = "replace" { source: ObjectId = subject, by: Replacer = amount },
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
        /// Where an agent arrives in the battle (N-66, N-93, N-102).
        Arrive = "arrive" { agent: ObjectId = subject, to: Arrival = target },
        /// An agent takes the gear of a friend that was terminated.
        Take = "take" { gear: ObjectId = subject, taker: ObjectId = target },
        /// The biome that is lost by a collapse (N-21).
        Collapse = "collapse" { biome: LaneId = subject },
        /// A card is discarded.
        Discard = "discard" {
            /// The card, in one's own hand.
            card: ObjectId = subject,
        },
        /// A card goes under the deck after a mulligan (N-07).
        Bottom = "bottom" {
            /// The card, in one's own hand.
            card: ObjectId = subject,
        },
        /// The scanned card stays on top of the deck.
        Top = "top" { card: ObjectId = subject },
        /// The scanned card goes to the bottom of the deck.
        Under = "under" { card: ObjectId = subject },
        /// An agent is selected to advance (N-75, N-76).
        Advance = "advance" { agent: ObjectId = subject, to: LaneId = target },
        /// Gear is attached to an agent that advances (N-77, N-78).
        Gear = "gear" { gear: ObjectId = subject, agent: ObjectId = target },
        /// An agent is declared an attacker (N-95).
        Attack = "attack" { attacker: ObjectId = subject },
        /// An agent is assigned to defend (N-105).
        Defend = "defend" { defender: ObjectId = subject, attacker: ObjectId = target },
        /// The defender that is next in the damage order of its attacker (N-108).
        Order = "order" { defender: ObjectId = subject, attacker: ObjectId = target },
        /// A defender's part of the damage of its attacker (N-118).
        Assign = "assign" {
            defender: ObjectId = subject,
            attacker: ObjectId = target,
            /// How much, 0 or more.
            damage: i32 = amount,
        },
        /// The player gives up, at any time (N-146).
        Concede = "concede" {
            /// The whole game instead of this match.
            game: bool = amount,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::biomes::content::builtin;
    use crate::games::biomes::events::{Event, EventWord};
    use crate::games::biomes::{Biomes, Setup};
    use crate::table::{TableRng, played_back};

    #[test]
    fn what_random_games_offer_and_log_reads_back() {
        let content = builtin().expect("the built-in packs are sound");
        let content = &*Box::leak(Box::new((*content).clone()));
        let mut chance = TableRng::new(18);
        let setups = (0..60_u8).map(|seed| Setup {
            content,
            decks: [0, 1].map(|_| chance.below(content.decks.len() as u32) as u16),
            best_of: 1 + 2 * (seed % 2),
            position: None,
        });
        let (_, told) = played_back::<Biomes>(
            setups,
            |choice| Choice::read(choice).map(Choice::wire),
            |event| Event::read(event).map(Event::wire),
        );
        let told = |word: &&EventWord| told.contains(&word.text());
        assert!(EventWord::ALL.iter().filter(told).count() > 35);
    }
}
