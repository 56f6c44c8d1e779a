//! Rule parameters and optional rules that a designer may change without a compiler.

use ron2::FromRon;

use super::{Limits, Table, limits};

/// Numbers of the rules, with the values of the rules page in the built-in `rules.ron`, and the optional
/// rules of its section 9, all of which are off there.
#[derive(Debug, Clone, PartialEq, Eq, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Rules {
    /// Single-shot rockets of a company, exactly, 0 to 8 (M-72).
    pub rockets: u8,
    /// The start of the clock, 1 to 99 (M-129).
    pub clock: u8,
    /// Points per asset before bidding changes them, 3 to 20 (M-59).
    pub points_per_asset: u8,
    /// Most systems of a frame, 0 to 12 (M-70).
    pub systems: u8,
    /// Most systems of one type in a frame, 1 or 2 (M-71).
    pub copies: u8,
    /// White dice of an undamaged frame, 1 to 4.
    pub white_dice: u8,
    /// The ruler in whole units, 4 to 12: limit of direct fire, of spotting, and of the perimeter
    /// (M-78, M-101, M-103).
    pub ruler: u8,
    /// The distance at which a frame contests a station, whole units, 1 to 4 (M-44, M-58).
    pub contest: u8,
    /// Frames that the defender places first, 1 to 3 (M-80).
    pub deployment_frames: u8,
    /// Thirds of the field that the perimeter leaves free, 0 to 2 (M-79).
    pub free_share: u8,
    /// Optional: a white die may be lost instead of a system, but not the last one.
    #[ron(default)]
    pub drop_white: bool,
    /// Optional: a frame may drop own systems before it rolls.
    #[ron(default)]
    pub jettison: bool,
    /// Optional: a tie at the end plays one more round (Q12).
    #[ron(default)]
    pub sudden_round: bool,
    /// Optional: frames act in the order of a d20 each, lowest first, instead of tactical order. Frames with
    /// fewer than four systems roll two and choose.
    #[ron(default)]
    pub initiative: bool,
    /// Optional: weapons may be split, half at each of two ranges: `Split(Direct, Artillery)`.
    #[ron(default)]
    pub split_ranges: bool,
    /// Optional: fields have hazardous ground, and frames environment systems against it.
    #[ron(default)]
    pub hazards: bool,
    /// Optional: cover has height, and frames stand on top of it.
    #[ron(default)]
    pub climbing: bool,
    /// Demo: two frames each, one neutral station in the middle, every asset worth
    /// `points_per_asset`, clock 5, seat order at the start.
    #[ron(default)]
    pub demo: bool,
}

impl Rules {
    /// The number of pieces that a company brings to a table under these rules: those of the size table (M-73), or the
    /// demo's two frames and no station of its own.
    #[must_use]
    pub const fn limits(&self, table: Table) -> Limits {
        if self.demo {
            return Limits {
                stations: 0,
                frames: 2..=2,
            };
        }
        limits(table)
    }
}
