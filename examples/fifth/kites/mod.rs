//! Kites, for two: let them rise, land them for their height, and mind the wind. Made with the public interface
//! of the library only.

mod rules;
mod turn;
mod words;

use fourfold::plain::Number;
use fourfold::plain::Word;
use fourfold::plain::cards::{self, CardGame, Open, Place, Position, View};
use fourfold::table::{Choice, Language, Offers, Refusal, Seat, StepSystem, Turn};
use fourfold::tools::editing::{Field, FieldRange, Label};
use include_dir::{Dir, include_dir};
use ron2::FromRon;
use serde::{Deserialize, Serialize};

use turn::{Phase, Step, TURN};

/// The game of Kites.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kites;

/// The table of Kites.
type Board<'w, 's> = cards::Board<'w, 's, Kites>;

/// What a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRon)]
pub enum Kind {
    /// A kite that begins at that height.
    Kite(i32),
    /// A gust that tears a kite at that height or above.
    Gust(i32),
    /// A knot that holds a kite against a gust.
    Knot,
}

/// The numbers of the rules.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Rules {
    /// Cards of an opening hand.
    pub hand: u8,
    /// Cards that a hand may hold when the turn ends.
    pub hand_limit: usize,
    /// Kites that one player may fly.
    pub sky: usize,
    /// The height at which kites stop rising.
    pub top: i32,
    /// The points that win.
    pub goal: i32,
}

/// What is true of the match and of no card.
#[derive(Debug, Clone, Default, PartialEq, FromRon, Serialize, Deserialize)]
#[ron(deny_unknown_fields)]
pub struct State {
    /// Whose turn it is.
    active: u8,
    /// Turns begun.
    turn: u32,
    /// Points by seat.
    scores: (i32, i32),
    /// The kite that a gust is about to tear.
    #[ron(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    caught: Option<u16>,
}

/// The places, as [`CardGame::PLACES`] lists them.
const HAND: u8 = 0;
const SKY: u8 = 1;
const LANDED: u8 = 2;
const DECK: u8 = 3;
const DISCARD: u8 = 4;

static PACKS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/examples/fifth/packs");

impl CardGame for Kites {
    type Step = Step;
    type Phase = Phase;
    type Kind = Kind;
    type Rules = Rules;
    type State = State;

    const NAME: &'static str = "kites";
    const RULES: &'static str = include_str!("../rules.md");
    const SCENARIOS: &'static str = "examples/fifth/scenarios";
    const PACKS: &'static Dir<'static> = &PACKS;
    const TURN: &'static Turn<Step, Phase, StepSystem, StepSystem> = &TURN;
    const STEPS: &'static [Step] = &[Step::Act, Step::Land, Step::Trim];
    const PLACES: &'static [Place] = &[
        Place::each("hand", Open::Owner, ["Hand", "Mano"]),
        Place::each("sky", Open::All, ["Sky", "Cielo"]),
        Place::each("landed", Open::All, ["Landed", "En tierra"]),
        Place::shared("deck", Open::Nobody, ["Deck", "Mazo"]),
        Place::shared("discard", Open::All, ["Discard pile", "Descartes"]),
    ];
    const DECK: u8 = DECK;
    const CHOICES: &'static [Word] = words::CHOICES;
    const QUESTIONS: &'static [Word] = words::QUESTIONS;
    const EVENTS: &'static [Word] = words::EVENTS;
    const REVEALS: &'static [&'static str] = &["draw"];
    const TABLE: &'static [Field<Position<Self>>] = &[
        Field::new(
            Label::Step,
            FieldRange::Choice(|_| Self::STEPS.iter().map(|s| format!("{s:?}")).collect()),
            |d, _, _| Self::STEPS.iter().position(|s| *s == d.step).unwrap_or(0) as i32,
            |d, _, _, v| d.step = Self::STEPS[v as usize],
        ),
        Field::new(
            Label::Active,
            FieldRange::Seat,
            |d, _, _| d.state.active.into(),
            |d, _, _, v| d.state.active = v as u8,
        ),
    ];
    const SEAT: &'static [Field<Position<Self>>] = &[Field::new(
        Label::Points,
        FieldRange::Number(0, 19),
        |d, seat, _| <[i32; 2]>::from(d.state.scores)[seat],
        |d, seat, _, v| *d.state.score_mut(seat) = v,
    )];

    fn open(board: &mut Board) {
        rules::deal_hands(board);
    }

    fn candidates(board: &Board, seat: Seat, offers: &mut Offers) {
        rules::candidates(board, seat, offers);
    }

    fn refuse(board: &Board, choice: Choice) -> &'static Refusal {
        rules::refuse(board, choice)
    }

    fn choose(board: &mut Board, seat: Seat, choice: Choice) {
        rules::choose(board, seat, choice);
    }

    fn value(kind: Kind, risen: i32) -> i32 {
        match kind {
            Kind::Kite(height) => height + risen,
            Kind::Gust(height) => height,
            Kind::Knot => 0,
        }
    }

    fn fits(kind: Kind, place: u8, risen: i32) -> Result<(), &'static str> {
        match (kind, place) {
            (Kind::Kite(_), SKY) if (0..=9).contains(&risen) => Ok(()),
            (_, SKY) => Err("cannot fly like that"),
            _ if risen != 0 => Err("cannot have risen there"),
            _ => Ok(()),
        }
    }

    fn note(kind: Kind, value: i32, language: Language) -> String {
        match kind {
            Kind::Kite(_) => format!("{} {value}", language.pick("height", "altura")),
            Kind::Gust(_) => format!("{} {value}+", language.pick("tears", "rasga")),
            Kind::Knot => language
                .pick("holds a kite", "sujeta una cometa")
                .to_owned(),
        }
    }

    fn turns(state: &State) -> u32 {
        state.turn
    }

    fn numbers(state: &State) -> Vec<Number> {
        let number = |key, names, seat, value| Number {
            key,
            names,
            seat,
            value,
        };
        let score = |seat, points| number("score", ["Points", "Puntos"], Some(Seat(seat)), points);
        vec![
            number("turn", ["Turn", "Turno"], None, state.turn as i32),
            score(0, state.scores.0),
            score(1, state.scores.1),
        ]
    }

    /// Points on the ground are worth more than points in the air.
    fn worth(view: &View<Self>, seat: Seat) -> i32 {
        let of = |seat: Seat| {
            let kites = view.row(SKY, seat).iter().flatten();
            let flying: i32 = kites.map(|kite| kite.value).sum();
            let scores = <[i32; 2]>::from(view.state.scores);
            6 * scores[seat.index()] + 5 * flying + view.row(HAND, seat).len() as i32
        };
        of(seat) - of(seat.other())
    }
}

impl State {
    /// Whose turn it is.
    const fn active(&self) -> Seat {
        Seat(self.active)
    }

    /// The points of a seat.
    const fn score_mut(&mut self, seat: usize) -> &mut i32 {
        match seat {
            0 => &mut self.scores.0,
            _ => &mut self.scores.1,
        }
    }
}
