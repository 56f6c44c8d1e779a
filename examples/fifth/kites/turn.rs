//! The turn of Kites. Nothing else decides the order of play.

use bevy::prelude::States;
use fourfold::table::{StepSystem, system, turn};
use ron2::FromRon;
use serde::{Deserialize, Serialize};

use super::rules::{
    ask_to_act, ask_to_answer, ask_to_land, ask_to_trim, begin_turn, draw_card, raise_kites,
};

/// The steps, as the rules name them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, States, FromRon, Serialize, Deserialize)]
pub enum Step {
    Deal,
    Rise,
    Draw,
    Act,
    Answer,
    Land,
    Trim,
}

/// The parts of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    Before,
    Morning,
    Day,
    Evening,
}

turn! {
    /// The steps in the order of play.
    pub static TURN: Turn<Step, Phase, StepSystem, StepSystem>;

    // phase   step      rules             does by itself                                may be done                    then
    Before  => Deal,   ["K-01"],         [],                                           none;
    Morning => Rise,   ["K-02"],         [system!(begin_turn), system!(raise_kites)],  nobody;
    Morning => Draw,   ["K-03", "K-11"], [system!(draw_card)],                         nobody;
    Day     => Act,    ["K-04..K-06"],   [],                                           asks(system!(ask_to_act)), then Land, or Answer;
    Day     => Answer, ["K-07"],         [],                                           asks(system!(ask_to_answer));
    Evening => Land,   ["K-08", "K-10"], [],                                           asks(system!(ask_to_land));
    Evening => Trim,   ["K-09"],         [],                                           asks(system!(ask_to_trim)), then Rise;
}
