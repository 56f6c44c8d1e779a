//! Every sentence with which the rules say no, with the ids of the rules behind it.

use crate::table::Refusal;

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident: [$($rule:literal),*], $reason:literal;)+) => {
        $($(#[$doc])* pub static $name: Refusal = Refusal::new(&[$($rule),*], $reason);)+
    };
}

refusals! {
    /// Another seat is asked.
    NOT_ASKED: [], "Somebody else has to decide first.";
    /// A frame of somebody else.
    NOT_YOURS: ["M-10"], "You activate only your own frames.";
    /// It has had its turn.
    HAD_ITS_TURN: ["M-11"], "A frame has one turn a round.";
    /// Destroyed.
    DESTROYED: ["M-123"], "The frame is destroyed.";
    /// Another score is higher, or the others come first after a pass.
    OUT_OF_ORDER: ["M-09", "M-12"], "Players are asked in the order of their scores, the highest first.";
    /// All own frames have acted or are destroyed.
    NO_FRESH_FRAME: ["M-14", "M-19"], "You have no fresh frame: you pass by yourself.";
    /// The last who can must act.
    MUST_ACT: ["M-13", "M-22"], "Nobody after you in the order has a fresh frame: you must take a turn.";
    /// Optional rule.
    INITIATIVE: ["M-10"], "Under the rule of initiative the frame with the lowest roll goes next.";
    /// Not the time to activate.
    NOT_TACTICAL: ["M-18"], "Frames are activated in tactical order, when no turn is open.";
    /// Own frames and stations.
    NO_SUCH_TARGET: ["M-88"], "Only hostile frames and cover can be designated.";
    /// No weapon of that range.
    NO_WEAPON: ["M-95"], "It has no weapon of that range.";
    /// No target designated.
    NOTHING_DESIGNATED: ["M-87"], "Without a designated target there is no attack this turn.";
    /// Target out of the designated range.
    OUT_OF_RANGE: ["M-89", "M-101"], "The target is not at the designated range now.";
    /// The target is gone.
    TARGET_GONE: ["M-89"], "The designated target is gone.";
    /// One attack a turn.
    ATTACKED: ["M-90", "M-40"], "The attack of this turn is made.";
    /// One movement a turn.
    MOVED: ["M-90"], "The frame has moved this turn.";
    /// A die of the wrong colour.
    WRONG_COLOUR: ["M-91", "M-90"], "A die of that colour is for another action.";
    /// A die already assigned.
    DIE_USED: ["M-90"], "That die is assigned already.";
    /// White dice need a weapon.
    WHITE_NEEDS_WEAPON: ["M-95"], "A white die attacks at that range only with a weapon of that range.";
    /// Defense first.
    ORDER_OF_TURN: ["M-86", "M-107"], "A turn goes: designate, roll, defense, move and attack, spot.";
    /// Spotting of own frames, cover, stations.
    CANNOT_SPOT: ["M-108"], "Only hostile frames can be spotted.";
    /// Spotting too far.
    SPOT_TOO_FAR: ["M-104", "M-103"], "Without two spotting systems the target must be within reach of the ruler.";
    /// Spotting into cover.
    SPOT_IN_COVER: ["M-103"], "Without a spotting system the target must be out of cover.";
    /// A path too long.
    TOO_FAR: ["M-97"], "That is farther than the die allows.";
    /// A path blocked.
    BLOCKED: ["M-98"], "Without green dice the frame has to go round cover and frames, and that is too far.";
    /// End on something.
    OCCUPIED: ["M-97"], "Frames and stations may not overlap there.";
    /// End on cover.
    ON_COVER: ["M-98", "M-99"], "Only a frame with green dice stands on cover.";
    /// Optional rule: a climb without a movement system.
    CANNOT_CLIMB: ["M-99"], "Only a frame with a movement system climbs higher.";
    /// Optional rule: a climb too high.
    CLIMB_TOO_FAR: ["M-97"], "The way and the climb together are farther than the die allows.";
    /// Off the board.
    OFF_FIELD: ["M-97"], "That is not on the field.";
    /// Station too far from the others.
    STATION_FAR: ["M-78"], "Each station must be within 8 units of another of yours.";
    /// The perimeter grows too large.
    PERIMETER_LARGE: ["M-79"], "A third of the field must stay outside the perimeter.";
    /// No room for the point frame.
    NO_POINT_SPOT: ["M-79", "M-81"], "A legal spot for the point frame must remain.";
    /// First frames inside.
    NOT_IN_PERIMETER: ["M-80"], "The first two frames stand within 8 units of an own station.";
    /// Attackers outside.
    IN_PERIMETER: ["M-81", "M-82"], "Attackers start outside the perimeter.";
    /// The point frame's distance.
    NOT_AT_EIGHT: ["M-81"], "The point frame stands exactly 8 units from a frame of the defender.";
    /// The point frame in cover.
    POINT_IN_COVER: ["M-81"], "The point frame may not be in cover.";
    /// Too near the defender.
    TOO_NEAR: ["M-82"], "It must be more than 8 units from every frame of the defender.";
    /// Outside without cover.
    NEEDS_COVER: ["M-85"], "Outside the perimeter the defender's frames must be in cover.";
    /// Too near in the demo.
    DEMO_NEAR: ["M-82"], "Frames of the demo start more than 8 units from hostile frames.";
    /// Vetoed once.
    VETOED: ["M-66"], "You have refused a terrain once.";
    /// Passed the choice on once.
    DEFERRED: ["M-67"], "You have passed this choice on once.";
    /// The size of the company forbids it.
    COMPANY_SIZE: ["M-67", "M-73"], "The company would be too large or too small for this table.";
    /// The clock is not counted now.
    NOT_COUNTING: ["M-130"], "The clock is counted down after a round, highest score first.";
    /// A spot or damage choice that is not open.
    NOT_NOW: ["M-86"], "That is not to be decided now.";
}
