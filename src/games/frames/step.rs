//! The steps of a game of Frames, named as the rules name them.

use bevy::prelude::States;
use ron2::FromRon;
use serde::{Deserialize, Serialize};

/// Where the game is. A step asks for one kind of thing. In a round play goes from tactical order, which is
/// [`Step::Tactical`], to combat order, the steps of a turn while another one is paused, and back (M-01).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, States, Serialize, Deserialize, FromRon,
)]
pub enum Step {
    /// Before anything is on the table.
    #[default]
    Setup,
    /// The terrain is placed. Any player may veto it once (Q29).
    Terrain,
    /// Points per asset, scores, ties, roles (M-59 to M-69).
    Bid,
    /// The defender's stations (M-78).
    DefenderStations,
    /// The defender's first two frames (M-80).
    FirstFrames,
    /// The point attacker's point frame (M-81).
    PointFrame,
    /// The attackers' other frames, in turn (M-82, M-83).
    AttackerFrames,
    /// The attackers' stations, in turn (M-84).
    AttackerStations,
    /// The defender's other frames (M-85).
    LastFrames,
    /// A round begins.
    Round,
    /// Optional rule: which of two rolls counts for a frame's place in the round.
    Initiative,
    /// The choice of the frame to activate (M-09 to M-22).
    Tactical,
    /// A frame's turn: target and range (M-87 to M-89).
    Designate,
    /// The pool is rolled (M-74 to M-77).
    Roll,
    /// A die for defense (M-91, M-94).
    Defense,
    /// Move and attack in either order, then spot (M-86).
    Act,
    /// Where the frame goes (M-97 to M-99).
    Move,
    /// An attack is resolved (M-109 to M-128).
    Hits,
    /// The clock after a round (M-130 to M-132).
    Countdown,
    /// The game is over.
    Over,
}

/// Parts of a game, for the log and the ribbon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRon)]
pub enum Phase {
    /// Terrain and bidding.
    Bidding,
    /// Placing stations and frames.
    Deployment,
    /// Players activate frames in order of score.
    TacticalOrder,
    /// A frame's turn.
    Turn,
    /// After the round.
    Doomsday,
    /// The end.
    Over,
}
