//! Everything that can be chosen in a game of Frames.

use crate::table::{ObjectId, choices};

use super::content::System;
use super::geometry::Point;
use super::match_state::{Colour, Range};
use super::slots::{DieIndex, FrameKind, LostPart};

choices! {
    /// A choice of a seat. Frames, stations and segments are named by their objects, dice by their place in the roll.
    pub enum Choice, ChoiceWord {
        /// The field will do (Q29).
        Agree = "agree",
        /// Another field, once a player (Q29).
        Veto = "veto",
        /// A frame more, to break a tie for highest (M-67, Q31).
        Add = "add" { kind: FrameKind = subject },
        /// A frame less, to break a tie for highest (M-67, Q31).
        Remove = "remove" { frame: ObjectId = subject },
        /// The other tied players change something instead (Q31).
        Defer = "defer",
        /// A rocket of a removed frame goes on another one (Q33).
        Rocket = "rocket" { frame: ObjectId = subject },
        /// What is placed next (M-78 to M-85).
        Deploy = "deploy" {
            /// A frame or a station.
            thing: ObjectId = subject,
        },
        /// Where it is placed; without a point the region of all such choices.
        Place = "place" { thing: ObjectId = subject, at: Option<Point> = target },
        /// Optional rule: which of two rolls counts for the place in the round.
        Initiative = "initiative" {
            frame: ObjectId = subject,
            /// What the die shows, 1 to 20.
            roll: u8 = amount,
        },
        /// A frame takes its turn (M-10).
        Activate = "activate" { frame: ObjectId = subject },
        /// No frame is activated (M-12), or the clock is left alone (M-130).
        Pass = "pass",
        /// A target is designated (M-87 to M-89).
        Aim = "aim" {
            /// A hostile frame or a segment of cover.
            target: ObjectId = subject,
            range: Range = amount,
        },
        /// No target, or no die for defense.
        None = "none",
        /// Optional rule: a system is dropped.
        Jettison = "jettison" { system: System = amount },
        /// Rockets for the designated attack (M-102).
        Rockets = "rockets" {
            /// How many; 0 for none.
            count: u8 = amount,
        },
        /// A die for defense (M-91, M-94).
        Defend = "defend" { die: DieIndex = subject, value: u8 = amount },
        /// A die for moving (M-97).
        Move = "move" { die: DieIndex = subject, value: u8 = amount },
        /// A die for the attack (M-101).
        Attack = "attack" {
            die: DieIndex = subject,
            /// What was designated; nothing in refusals where nothing was.
            target: Option<ObjectId> = target,
            value: u8 = amount,
        },
        /// A die for spotting, which ends the turn (M-105 to M-107).
        Spot = "spot" { die: DieIndex = subject, target: ObjectId = target, value: u8 = amount },
        /// The turn is over.
        End = "end",
        /// Where the frame goes (M-97 to M-99); without a point the region of all such choices.
        To = "to" {
            /// The frame in its turn.
            frame: ObjectId = subject,
            /// Where its centre comes to be.
            at: Option<Point> = target,
        },
        /// The frame stays where it is: it does not move, or it holds its station (M-127).
        Stay = "stay" {
            /// The frame that does not move; nothing if it holds its station.
            mover: Option<ObjectId> = subject,
        },
        /// The spot marker on the target is used (M-110).
        Use = "use" {
            /// What the marker adds.
            marker: u8 = amount,
        },
        /// The spot marker is left.
        Keep = "keep",
        /// The target is behind terrain; the attacker names the segment (Q56).
        Terrain = "terrain",
        /// The target is behind a third frame (Q56).
        Behind = "behind" { frame: ObjectId = subject },
        /// The segment that covers the target (Q18).
        Segment = "segment" { segment: ObjectId = subject },
        /// The target moves off a station and ignores a hit (M-127).
        Abandon = "abandon" { station: ObjectId = subject },
        /// What goes for a point of damage (M-122, M-123).
        Lose = "lose" { frame: ObjectId = subject, lost: LostPart = amount },
        /// An ability is used (M-143).
        Ability = "ability" {
            /// The frame or company that has it.
            source: ObjectId = subject,
            ability: u8 = amount,
        },
        /// What an ability asks is done, or paid.
        Yes = "yes" {
            /// The frame or company that has the ability.
            source: ObjectId = subject,
        },
        /// It is not.
        No = "no" {
            /// The frame or company that has the ability.
            source: ObjectId = subject,
        },
        /// A frame that an ability asks for.
        Take = "take" { frame: ObjectId = subject },
        /// One of several ways of an ability.
        Way = "way" {
            /// The frame or company that has the ability.
            source: ObjectId = subject,
            way: u8 = amount,
        },
        /// No more ways of an ability.
        Done = "done" {
            /// The frame or company that has the ability.
            source: ObjectId = subject,
        },
        /// A die is rolled again (M-191, M-192).
        Reroll = "reroll" {
            die: DieIndex = subject,
            /// The colour of a die of a pool; damage dice have none.
            colour: Option<Colour> = target,
            value: u8 = amount,
        },
        /// The system that a frame takes over from another one (M-194).
        Gain = "gain" { frame: ObjectId = subject, system: System = amount },
        /// What a repaired frame gets back (M-145).
        Repair = "repair" { frame: ObjectId = subject, part: LostPart = amount },
        /// The clock is counted down by one more (M-130).
        Count = "count",
        /// The company gives up. Never among the options, and always possible.
        Concede = "concede",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::frames::content::{TABLES, builtin};
    use crate::games::frames::{Event, EventWord, Frames, Setup};
    use crate::table::{TableRng, played_back};

    #[test]
    fn what_random_games_offer_and_log_reads_back() {
        let content = builtin().expect("the built-in packs are sound");
        let plain = &*Box::leak(Box::new((*content).clone()));
        let mut optional = (*content).clone();
        (optional.rules.initiative, optional.rules.jettison) = (true, true);
        (optional.rules.hazards, optional.rules.climbing) = (true, true);
        let optional = &*Box::leak(Box::new(optional));
        let mut chance = TableRng::new(18);
        let setups = (0..48).map(|seed: usize| {
            let content = [plain, optional][seed / TABLES.len() % 2];
            let table = TABLES[seed % TABLES.len()];
            Setup {
                field: chance.below(content.fields.len() as u32) as u16,
                ..Setup::in_turn(content, table, seed)
            }
        });
        let (offered, told) = played_back::<Frames>(
            setups,
            |choice| Choice::read(choice).map(Choice::wire),
            |event| Event::read(event).map(Event::wire),
        );
        let offered = |word: &&ChoiceWord| offered.contains(&word.text());
        assert!(ChoiceWord::ALL.iter().filter(offered).count() > 25);
        let told = |word: &&EventWord| told.contains(&word.text());
        assert!(EventWord::ALL.iter().filter(told).count() > 35);
    }
}
