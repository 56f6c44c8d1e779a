//! What a seat can be asked.

use crate::table::topics;

topics! {
    /// What a question is about.
    pub enum Topic {
        /// Whether a frame leaves a station (M-127).
        Abandon = "abandon",
        /// Which frame acts (M-09 to M-22).
        Activate = "activate",
        /// Whether the doomsday clock goes on (M-130 to M-132).
        Clock = "clock",
        /// Which frame an ability means.
        Choose = "choose",
        /// Which cover takes a hit.
        Cover = "cover",
        /// Which die is set aside for defense (M-91, M-94).
        Defend = "defend",
        /// What is placed next.
        Deploy = "deploy",
        /// What is aimed at (M-87 to M-89).
        Designate = "designate",
        /// Which system a frame takes over (M-194).
        Gain = "gain",
        /// Which roll counts for a frame.
        Initiative = "initiative",
        /// Which system is lost.
        Lose = "lose",
        /// Whether something that an ability says is done or paid.
        May = "may",
        /// Where it is placed.
        Place = "place",
        /// What a repaired frame gets back (M-145).
        Repair = "repair",
        /// Which die is rolled again (M-191, M-192).
        Reroll = "reroll",
        /// Which frame carries a rocket, or how many are fired.
        Rockets = "rockets",
        /// Which segment of cover takes a hit.
        Segment = "segment",
        /// Whether the field is agreed to (Q29).
        Terrain = "terrain",
        /// Whether a tied company changes (M-67).
        Tie = "tie",
        /// Where a frame moves to (M-97 to M-99).
        To = "to",
        /// What a die is used for (M-86).
        Turn = "turn",
        /// Whether a spot marker is used.
        UseSpot = "use_spot",
        /// Which of several ways of an ability.
        Way = "way",
    }
}
