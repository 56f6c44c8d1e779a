//! What a script points at: frames, stations and segments by name, seats, points, numbers, and the words for
//! colours, systems, ranges, steps and roles.

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result};

use crate::games::frames::Step;
use crate::games::frames::components::Role;
use crate::games::frames::content::System;
use crate::games::frames::match_state::{Colour, Range};
use crate::games::frames::position::At;
use crate::games::frames::slots::LostPart;
use crate::packs;
use crate::table::{Seat, Slot};

/// A seat as a script writes it.
pub type SeatSpec = packs::SeatSpec<4>;

/// One thing in a script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Thing {
    /// `"a"`: a frame, a station, a segment, or a type of frame.
    Named(String),
    /// `3`.
    Number(i32),
    /// `Green`, `Direct`, `Split(Direct, Artillery)`, `Tactical`, `nobody`.
    Word(String),
    /// `(12.5, 8)`.
    Point(At),
    /// `player(1)`.
    Player(Seat),
    /// `die(Red, 6)`: a die of the open turn.
    Die(Colour, i32),
}

/// Every bare word.
const WORDS: &[&str] = &[
    "White",
    "Blue",
    "Green",
    "Yellow",
    "Red",
    "Defense",
    "Movement",
    "Spotting",
    "Melee",
    "Direct",
    "Artillery",
    "Environment",
    "Armour",
    "HandToHand",
    "DirectFire",
    "Terrain",
    "Bid",
    "DefenderStations",
    "FirstFrames",
    "PointFrame",
    "AttackerFrames",
    "AttackerStations",
    "LastFrames",
    "Round",
    "Initiative",
    "Tactical",
    "Designate",
    "Roll",
    "Act",
    "Move",
    "Hits",
    "Countdown",
    "Over",
    "Defender",
    "PointAttacker",
    "Attacker",
    "nobody",
];

/// Things with something in brackets.
#[derive(FromRon)]
#[ron(rename = "thing", rename_all = "snake_case")]
enum Call {
    Player(SeatSpec),
    Die(Colour, i32),
}

impl FromRon for Thing {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match expr {
            Expr::String(_) => String::from_ast(expr).map(Self::Named),
            Expr::Number(_) => i32::from_ast(expr).map(Self::Number),
            Expr::Tuple(_) => At::from_ast(expr).map(Self::Point),
            Expr::Struct(call) if call.body.is_none() => {
                let word = call.name.name.to_string();
                if WORDS.contains(&word.as_str()) {
                    return Ok(Self::Word(word));
                }
                let kind = ErrorKind::UnknownVariant {
                    variant: word.into(),
                    expected: WORDS,
                    outer: Some("word".into()),
                };
                Err(Error::with_span(kind, *expr.span()))
            }
            Expr::Struct(call) if matches!(&*call.name.name, "Split" | "Own") => {
                System::from_ast(expr).map(|system| Self::Word(system.to_string()))
            }
            Expr::Struct(_) => Ok(match Call::from_ast(expr)? {
                Call::Player(seat) => Self::Player(seat.0),
                Call::Die(colour, value) => Self::Die(colour, value),
            }),
            _ => Err(Error::with_span(
                ErrorKind::TypeMismatch {
                    expected: "a name in quotes, a word, a number or a point like `(12.5, 8)`"
                        .to_owned(),
                    found: ron2::convert::expr_type_name(expr).to_owned(),
                },
                *expr.span(),
            )),
        }
    }
}

/// What sort of word stands somewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WordKind {
    /// Of a die.
    Colour,
    /// Of a system.
    System,
    /// Of an attack.
    Range,
    /// Of the game.
    Step,
    /// Of a company.
    Role,
    /// Of what a frame loses or gets back: a system, `White` or `Armour`.
    Part,
}

impl WordKind {
    /// The number that choices and events use for a word of this sort.
    pub fn number(self, word: &str) -> Option<i32> {
        (0..64).find(|&n| self.word(n).is_some_and(|known| known == word))
    }

    /// The word for a number.
    pub fn word(self, n: i32) -> Option<String> {
        Some(match self {
            Self::Colour => format!("{:?}", Colour::read(n)?),
            Self::System => System::read(n)?.to_string(),
            Self::Range => format!("{:?}", Range::read(n)?),
            Self::Step => format!("{:?}", Step::read(n)?),
            Self::Role => format!("{:?}", Role::read(n)?),
            Self::Part => match LostPart::read(n)? {
                LostPart::System(system) => system.to_string(),
                LostPart::White => "White".to_owned(),
                LostPart::Armour => "Armour".to_owned(),
            },
        })
    }
}
