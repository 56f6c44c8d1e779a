//! Frames, companies and fields as RON spells them. Error messages show the names of these types.

use ron2::ast::{Expr, NumberKind};
use ron2::{Error, ErrorKind, FromRon, Spanned};

use super::{
    Ability, Numbers, ObjectiveDef, Shape, Silhouette, StationsDef, Symmetry, System, Table, UNIT,
};

/// A type of frame.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub(super) struct Frame {
    /// Lower case, digits and `_`.
    pub id: Spanned<String>,
    /// Shown on the field.
    pub name: Spanned<String>,
    /// One word for each system it carries.
    #[ron(default)]
    pub systems: Vec<Spanned<System>>,
    /// Hit points, dice, ranges, bonuses and rockets that differ from the rules.
    #[ron(default)]
    pub numbers: Option<Spanned<Numbers>>,
    /// What it can do besides.
    #[ron(default)]
    pub abilities: Vec<Spanned<Ability>>,
    /// The body that is drawn.
    #[ron(default)]
    pub silhouette: Silhouette,
    /// Flavour.
    #[ron(default)]
    pub flavor: String,
}

/// A company.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub(super) struct Company {
    /// Lower case, digits and `_`.
    pub id: Spanned<String>,
    /// Shown in the setup screen.
    pub name: Spanned<String>,
    /// Where it may be played.
    pub tables: Spanned<Vec<Spanned<Table>>>,
    /// Its frames.
    pub units: Spanned<Vec<Unit>>,
    /// What it can do besides.
    #[ron(default)]
    pub abilities: Vec<Spanned<Ability>>,
    /// What is worth points beside assets, for its player.
    #[ron(default)]
    pub objectives: Vec<Spanned<ObjectiveDef>>,
    /// One sentence on how it plays.
    #[ron(default)]
    pub flavor: String,
}

/// One frame of a company.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub(super) struct Unit {
    /// Id of its type.
    pub frame: Spanned<String>,
    /// Rockets on it.
    #[ron(default)]
    pub rockets: u8,
}

/// A field.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub(super) struct Field {
    /// Lower case, digits and `_`.
    pub id: Spanned<String>,
    /// Shown in the setup screen.
    pub name: Spanned<String>,
    /// Outline.
    pub shape: Shape,
    /// Side or diameter.
    pub width: Spanned<Length>,
    /// Repeats every piece of `cover`.
    #[ron(default)]
    pub symmetry: Option<Spanned<Symmetry>>,
    /// Pieces placed by hand.
    #[ron(default)]
    pub cover: Vec<Spanned<Piece>>,
    /// Pieces drawn for every game.
    #[ron(default)]
    pub generated: Option<Spanned<Generator>>,
    /// Hazardous ground, repeated like `cover`.
    #[ron(default)]
    pub hazards: Vec<Spanned<Area>>,
    /// The areas under roofs, repeated like `cover`.
    #[ron(default)]
    pub roofs: Vec<Spanned<Area>>,
    /// What is worth points beside assets, for everybody.
    #[ron(default)]
    pub objectives: Vec<Spanned<ObjectiveDef>>,
    /// Where stations may stand, its areas repeated like `cover`.
    #[ron(default)]
    pub stations: Option<Spanned<StationsDef>>,
    /// One sentence.
    #[ron(default)]
    pub flavor: String,
}

/// A piece of cover, drawn with characters.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub(super) struct Piece {
    /// Its middle, from the middle of the field: to the right and upward.
    pub at: (Length, Length),
    /// From the top: `1` to `3` for a segment of that many hits, `.` for none.
    pub rows: Spanned<Vec<Spanned<String>>>,
}

/// A round part of a field.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub(super) struct Area {
    /// Its middle, from the middle of the field: to the right and upward.
    pub at: (Length, Length),
    /// How far it reaches from there.
    pub radius: Spanned<Length>,
}

/// The generator of cover for every game.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub(super) struct Generator {
    /// Pieces in each part of the field.
    pub pieces: u8,
    /// Fewest and most segments of a piece.
    pub segments: (u8, u8),
    /// Fewest and most hits of a segment.
    pub hits: (u8, u8),
    /// Space between pieces.
    pub gap: Length,
    /// Space between pieces and the edge of the field.
    pub margin: Length,
    /// Areas of hazardous ground in each part of the field.
    #[ron(default)]
    pub hazards: u8,
    /// Their least and most radius.
    #[ron(default = "two_to_three")]
    pub hazard_radius: (Length, Length),
    /// The symmetry of the parts.
    pub symmetry: Symmetry,
}

const fn two_to_three() -> (Length, Length) {
    (Length(2 * UNIT), Length(3 * UNIT))
}

/// A length: units in the file, up to three digits after the point; thousandths of a unit here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Length(pub i32);

impl FromRon for Length {
    fn from_ast(expr: &Expr<'_>) -> Result<Self, Error> {
        let wrong = || {
            let expected = "a number of units with at most three digits after the point".to_owned();
            let found = ron2::convert::expr_type_name(expr).to_owned();
            Error::with_span(ErrorKind::TypeMismatch { expected, found }, *expr.span())
        };
        match expr {
            Expr::Number(number) if number.kind == NumberKind::Float => {
                thousandths(&number.raw).map(Self).ok_or_else(wrong)
            }
            // 16 bits bound it, far beyond the largest field.
            Expr::Number(_) => i16::from_ast(expr).map(|n| Self(i32::from(n) * UNIT)),
            _ => Err(wrong()),
        }
    }
}

/// "-4.25" as -4250, without ever being a float.
fn thousandths(raw: &str) -> Option<i32> {
    let (sign, digits) = match raw.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, raw.strip_prefix('+').unwrap_or(raw)),
    };
    let (whole, part) = digits.split_once('.')?;
    let number = |text: &str| match text {
        "" => Some(0),
        _ if text.len() > 4 || !text.bytes().all(|b| b.is_ascii_digit()) => None,
        _ => text.parse::<i32>().ok(),
    };
    if part.len() > 3 {
        return None;
    }
    let part = format!("{part:0<3}");
    Some(sign * (number(whole)? * UNIT + number(&part)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_read_without_floats() {
        let read = [
            "4.5", "-4.25", "+0.001", ".5", "7.", "-0.5", "1.2345", "1e3", "99999.0", "1.2.3",
        ];
        let expected = [
            Some(4_500),
            Some(-4_250),
            Some(1),
            Some(500),
            Some(7_000),
            Some(-500),
            None,
            None,
            None,
            None,
        ];
        assert_eq!(read.map(thousandths), expected);
    }
}
