//! The choices of Biomes.

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
            /// Whether *global* is paid too.
            global: bool = amount,
        },
        /// A skill is activated.
        Skill = "skill" {
            /// Who has it.
            source: ObjectId = subject,
            /// Which ability of it, from 0.
            ability: u8 = amount,
        },
        /// A source is locked for its energy (N-49).
        Make = "make" {
            /// The source.
            source: ObjectId = subject,
        },
        /// A card in hand is converted to an anomaly (N-40).
        Convert = "convert" {
            /// The card.
            card: ObjectId = subject,
        },
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
            /// The card.
            card: ObjectId = subject,
            /// Which of its abilities is the text, from 0; 255 for a card without any.
            ability: u8 = amount,
        },
        /// How much X is (N-55).
        X = "x" {
            /// What has X in its cost.
            source: ObjectId = subject,
            /// The X.
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
        Pay = "pay" {
            /// With what.
            energy: Energy = subject,
        },
        /// This reaction goes on the queue before the others (N-72).
        React = "react" {
            /// Whose skill it is.
            source: ObjectId = subject,
            /// Its place among all reactions that wait, from 0.
            place: usize = amount,
        },
        /// This replacement is applied to the event first (D33).
        Replace = "replace" {
            /// Whose ability it is.
            source: ObjectId = subject,
            /// Which of its abilities, from 0.
            ability: u8 = amount,
        },
        /// One of several things is picked.
        Choose = "choose" {
            /// What.
            what: Ref = subject,
        },
        /// The part of a target, of what is divided.
        Share = "share" {
            /// The target.
            to: Ref = subject,
            /// How much, 1 or more.
            amount: i32 = amount,
        },
        /// One of several ways is chosen, or voted for.
        Way = "way" {
            /// Whose text it is.
            source: ObjectId = subject,
            /// Which way, from 0.
            way: u8 = amount,
        },
        /// An optional part of a text is done.
        Yes = "yes" {
            /// Whose text it is.
            source: ObjectId = subject,
        },
        /// An optional part of a text is left out.
        No = "no" {
            /// Whose text it is.
            source: ObjectId = subject,
        },
        /// Where an agent arrives in the battle (N-66, N-93, N-102).
        Arrive = "arrive" {
            /// The agent.
            agent: ObjectId = subject,
            /// The place.
            to: Arrival = target,
        },
        /// An agent takes the gear of a friend that was terminated.
        Take = "take" {
            /// The gear.
            gear: ObjectId = subject,
            /// The agent that takes it.
            taker: ObjectId = target,
        },
        /// The biome that is lost by a collapse (N-21).
        Collapse = "collapse" {
            /// The biome.
            biome: LaneId = subject,
        },
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
        Top = "top" {
            /// The card.
            card: ObjectId = subject,
        },
        /// The scanned card goes to the bottom of the deck.
        Under = "under" {
            /// The card.
            card: ObjectId = subject,
        },
        /// An agent is selected to advance (N-75, N-76).
        Advance = "advance" {
            /// The agent.
            agent: ObjectId = subject,
            /// The biome it will move to.
            to: LaneId = target,
        },
        /// Gear is attached to an agent that advances (N-77, N-78).
        Gear = "gear" {
            /// The gear.
            gear: ObjectId = subject,
            /// The agent.
            agent: ObjectId = target,
        },
        /// An agent is declared an attacker (N-95).
        Attack = "attack" {
            /// The agent.
            attacker: ObjectId = subject,
        },
        /// An agent is assigned to defend (N-105).
        Defend = "defend" {
            /// The agent.
            defender: ObjectId = subject,
            /// The attacker it defends against.
            attacker: ObjectId = target,
        },
        /// The defender that is next in the damage order of its attacker (N-108).
        Order = "order" {
            /// The defender.
            defender: ObjectId = subject,
            /// The attacker.
            attacker: ObjectId = target,
        },
        /// A defender's part of the damage of its attacker (N-118).
        Assign = "assign" {
            /// The defender.
            defender: ObjectId = subject,
            /// The attacker.
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
