//! The events of Frames. None of them is secret.

use crate::table::{ObjectId, Seat, events};

use super::Step;
use super::change_events::{ChangeEvent, ChangeEventWord};
use super::components::Role;
use super::content::System;
use super::geometry::Point;
use super::match_state::{Colour, Range};
use super::slots::{DieIndex, FrameKind, LostPart, ObjectiveNumber};

events! {
    /// One thing that happened. `owner` is whose frame it happened to, or whose frame did it.
    pub enum Event, EventWord, Change(ChangeEvent, ChangeEventWord) {
        /// The place in the ranking that breaks all ties was drawn (M-21).
        Rank = "rank" {
            seat: Seat = seat,
            company: ObjectId = subject,
            /// The place, 0 first.
            rank: u8 = amount,
        },
        /// A step begins.
        Step = "step" {
            /// The seat whose frame is in its turn; seat 0 outside turns.
            owner: Seat = seat,
            step: Step = amount,
        },
        /// The terrain was placed.
        Terrain = "terrain" { segments: usize = amount },
        /// A field was refused (Q29).
        Veto = "veto" { by: Seat = seat },
        /// Points per asset were computed (M-59 to M-65).
        Ppa = "ppa" { seat: Seat = seat, company: ObjectId = subject, points: i32 = amount },
        /// A score changed (M-04).
        Score = "score" { seat: Seat = seat, company: ObjectId = subject, score: i32 = amount },
        /// Chance called one of the players who are tied for highest (M-67).
        Call = "call" { chooser: Seat = seat },
        /// A frame joined a company (Q31).
        AddFrame = "add_frame" { by: Seat = seat, kind: FrameKind = subject },
        /// A frame left its company (Q31).
        RemoveFrame = "remove_frame" { by: Seat = seat, frame: ObjectId = subject },
        /// The choice of a tie was passed on (Q31).
        Defer = "defer" { by: Seat = seat },
        /// A role was given (M-66).
        Role = "role" { seat: Seat = seat, role: Role = amount },
        /// A frame or station was placed (M-78 to M-85).
        Place = "place" { by: Seat = seat, thing: ObjectId = subject, at: Point = to },
        /// A round begins.
        Round = "round" { round: u16 = amount },
        /// Optional rule: a frame rolled for its place in the round.
        Initiative = "initiative" {
            owner: Seat = seat,
            frame: ObjectId = subject,
            /// The number on the die, 1 to 20.
            roll: u8 = amount,
        },
        /// A frame begins its turn.
        Activate = "activate" {
            owner: Seat = seat,
            frame: ObjectId = subject,
            /// An attack activated it (M-41).
            forced: bool = amount,
        },
        /// A player passed in tactical order or about the clock.
        Pass = "pass" { by: Seat = seat },
        /// A turn is over (M-30).
        EndTurn = "end_turn" { owner: Seat = seat, frame: ObjectId = subject },
        /// A target was designated (M-87).
        Designate = "designate" {
            owner: Seat = seat,
            /// The frame in its turn.
            frame: ObjectId = subject,
            /// A frame or a segment of cover.
            target: ObjectId = to,
            range: Range = amount,
        },
        /// Rockets were spent on the attack (M-102).
        Rockets = "rockets" {
            owner: Seat = seat,
            /// The frame in its turn.
            frame: ObjectId = subject,
            /// The number, at least 1.
            count: u8 = amount,
        },
        /// A die of the pool was rolled (M-74 to M-77).
        Roll = "roll" {
            owner: Seat = seat,
            /// The frame in its turn.
            frame: ObjectId = subject,
            colour: Colour = from,
            die: DieIndex = to,
            value: u8 = amount,
        },
        /// Optional rule: hazardous ground took a white die from the roll (Q60).
        Hazard = "hazard" {
            owner: Seat = seat,
            /// The frame in its turn.
            frame: ObjectId = subject,
        },
        /// A defense was set (M-94).
        Defend = "defend" {
            owner: Seat = seat,
            /// The frame in its turn.
            frame: ObjectId = subject,
            /// The number on the die; 0 for none.
            value: u8 = amount,
        },
        /// A frame moved (M-97 to M-99).
        Move = "move" {
            owner: Seat = seat,
            frame: ObjectId = subject,
            from: Point = from,
            to: Point = to,
            /// How long its way was, in thousandths of a unit.
            length: i32 = amount,
        },
        /// Optional rule: a frame climbed (Q64).
        Climb = "climb" {
            owner: Seat = seat,
            frame: ObjectId = subject,
            /// How many units up; negative down.
            rise: i32 = amount,
        },
        /// Optional rule: a frame fell (Q65, Q68).
        Fall = "fall" { owner: Seat = seat, frame: ObjectId = subject, height: u8 = amount },
        /// An attack was made (M-101).
        Attack = "attack" {
            owner: Seat = seat,
            attacker: ObjectId = subject,
            /// A frame or a segment of cover.
            target: ObjectId = to,
            range: Range = from,
            value: u8 = amount,
        },
        /// A frame was spotted (M-106).
        Spot = "spot" { owner: Seat = seat, spotter: ObjectId = subject, target: ObjectId = to, value: u8 = amount },
        /// The spot marker of the target was used (M-110).
        UseSpot = "use_spot" { owner: Seat = seat, target: ObjectId = subject, value: u8 = amount },
        /// The cover of the target was settled (Q56).
        Cover = "cover" {
            owner: Seat = seat,
            target: ObjectId = subject,
            /// The segment or third frame that covers it.
            by: ObjectId = from,
        },
        /// An attack came to no damage dice (M-112).
        Miss = "miss" { owner: Seat = seat, attacker: ObjectId = subject, target: ObjectId = to },
        /// A damage die was rolled (M-113).
        DamageDie = "damage_die" {
            /// The seat whose frame attacks, or falls.
            owner: Seat = seat,
            target: ObjectId = subject,
            value: u8 = amount,
        },
        /// A frame was hit: the target, one that covered it, or one that fell.
        Hit = "hit" {
            owner: Seat = seat,
            frame: ObjectId = subject,
            /// The attacker of a target; nothing if the frame covered one or fell.
            attacker: Option<ObjectId> = from,
            hits: u8 = amount,
        },
        /// A segment of cover was hit (M-119).
        HitCover = "hit_cover" {
            segment: ObjectId = subject,
            /// Hits it still takes; at 0 it is gone.
            left: u8 = amount,
        },
        /// A frame left a station to ignore a hit (M-127).
        Abandon = "abandon" {
            owner: Seat = seat,
            frame: ObjectId = subject,
            from: Point = from,
            to: Point = to,
            /// How far it went, in thousandths of a unit.
            length: i32 = amount,
        },
        /// A frame lost a system (M-122).
        LoseSystem = "lose_system" { owner: Seat = seat, frame: ObjectId = subject, system: System = from },
        /// A frame lost a point of armour (M-135).
        LoseArmour = "lose_armour" { owner: Seat = seat, frame: ObjectId = subject, left: u8 = amount },
        /// A frame lost a white die (M-123).
        LoseWhite = "lose_white" { owner: Seat = seat, frame: ObjectId = subject, left: u8 = amount },
        /// A frame was destroyed (M-126).
        Destroy = "destroy" { owner: Seat = seat, frame: ObjectId = subject },
        /// An ability happens (M-142).
        Ability = "ability" {
            by: Seat = seat,
            /// The frame or company that has it.
            source: ObjectId = subject,
            ability: u8 = amount,
        },
        /// A coin was flipped for an ability.
        Flip = "flip" {
            by: Seat = seat,
            /// The frame or company that has it.
            source: ObjectId = subject,
            heads: bool = amount,
        },
        /// A die was rolled for an ability.
        AbilityDie = "ability_die" {
            by: Seat = seat,
            /// The frame or company that has it.
            source: ObjectId = subject,
            shows: u8 = amount,
        },
        /// An effect of an ability waits for the next time.
        Delay = "delay" {
            by: Seat = seat,
            /// The frame or company that has the ability.
            source: ObjectId = subject,
        },
        /// A frame got something back (M-145).
        Repair = "repair" { owner: Seat = seat, frame: ObjectId = subject, part: LostPart = amount },
        /// A frame got rockets, or lost some to an ability.
        ChangeRockets = "change_rockets" {
            owner: Seat = seat,
            frame: ObjectId = subject,
            /// How many more; negative for fewer.
            by: i32 = amount,
        },
        /// The defense of a frame is higher or lower until the round ends (M-146, M-181).
        Ward = "ward" { owner: Seat = seat, frame: ObjectId = subject, by: i32 = amount },
        /// An ability changed a spot marker.
        Mark = "mark" { by: Seat = seat, frame: ObjectId = subject, value: u8 = amount },
        /// A frame rolls more dice next time (M-146).
        ExtraDice = "extra_dice" {
            owner: Seat = seat, frame: ObjectId = subject, colour: Colour = from, count: u8 = amount,
        },
        /// An ability moved a frame (M-144).
        Shift = "shift" {
            owner: Seat = seat,
            frame: ObjectId = subject,
            from: Point = from,
            to: Point = to,
            /// How far it went, in thousandths of a unit.
            length: i32 = amount,
        },
        /// A player scores an objective (M-148).
        Objective = "objective" {
            seat: Seat = seat, company: ObjectId = subject, objective: ObjectiveNumber = from, worth: u8 = amount,
        },
        /// A player got points besides those of assets, or lost some (M-147).
        Points = "points" {
            seat: Seat = seat,
            company: ObjectId = subject,
            /// How many more; negative for fewer.
            by: i32 = amount,
        },
        /// A station changed hands (M-42 to M-58).
        Control = "control" {
            /// The new controller, or the earlier one if there is none now.
            by: Seat = seat,
            station: ObjectId = subject,
            holder: Option<Seat> = to,
        },
        /// A round ends (M-07).
        EndRound = "end_round" { round: u16 = amount },
        /// A player counted the clock down (M-130).
        Count = "count" { by: Seat = seat },
        /// The doomsday clock moved.
        Clock = "clock" { shows: u8 = amount },
        /// A tie led to one more round.
        ExtraRound = "extra_round",
        /// A player gave up.
        Concede = "concede" { by: Seat = seat },
        /// A player won (M-133).
        Win = "win" {
            by: Seat = seat,
            /// The same player, as what the event is about.
            winner: Seat = to,
            score: i32 = amount,
        },
    }
}
