//! Effects that wait: until a turn ends or begins, or until something happens the next time. And how long things last.

use ron2::ast::Expr;
use ron2::{FromRon, Result};
use serde::{Deserialize, Serialize};

use super::spelled::{Spelled, part};
use super::{Effect, Language, Part, PartMut, Parts, PlayerSelector, Scene};
use crate::packs::Findings;
use crate::table::{ObjectId, Seat};

/// When a delayed effect happens. Without players: of anybody.
#[derive(Debug, Clone, PartialEq)]
pub enum Moment<L: Language> {
    /// The next time that a turn of one of those players ends; the present one counts.
    EndOfTurn(PlayerSelector<L>),
    /// The next time that a turn of one of those players begins.
    StartOfTurn(PlayerSelector<L>),
}

const MOMENTS: &[&str] = &["EndOfTurn", "StartOfTurn"];

impl<L: Language> Moment<L> {
    /// Whose turn.
    #[must_use]
    pub const fn player(&self) -> &PlayerSelector<L> {
        match self {
            Self::EndOfTurn(player) | Self::StartOfTurn(player) => player,
        }
    }
}

impl<L: Language> FromRon for Moment<L> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let word = Spelled::word(expr, "Moment")?;
        let of = |make: fn(PlayerSelector<L>) -> Self| match word.count() {
            0 => word.alone(make(PlayerSelector::Each)),
            _ => word.parts().and_then(|[player]| part(player)).map(make),
        };
        match word.name() {
            "EndOfTurn" => of(Self::EndOfTurn),
            "StartOfTurn" => of(Self::StartOfTurn),
            _ => Err(word.unknown(MOMENTS, "Moment")),
        }
    }
}

impl<L: Language> Parts<L> for Moment<L> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        self.player().parts(scene, visit);
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        match self {
            Self::EndOfTurn(player) | Self::StartOfTurn(player) => player.parts_mut(visit),
        }
    }
}

/// How long something lasts.
#[derive(Debug, Clone, PartialEq)]
pub enum Lasting<L: Language> {
    /// Until this turn is over.
    Turn,
    /// Until the next turn of one of those players begins.
    NextTurnOf(PlayerSelector<L>),
    /// As long as the card that has the ability stays in play.
    WhileInPlay,
    /// Until the controller's next turn begins.
    Round,
    /// For the rest of the game.
    Game,
    /// As long as the card that is given something stays in play.
    Permanent,
}

const LASTING: &[&str] = &[
    "Turn",
    "NextTurnOf",
    "WhileInPlay",
    "Round",
    "Game",
    "Permanent",
];

impl<L: Language> FromRon for Lasting<L> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let word = Spelled::word(expr, "Duration")?;
        match word.name() {
            name if name == "Turn" || name == L::TURN_ENDS => word.alone(Self::Turn),
            "NextTurnOf" => word.parts().and_then(|[p]| part(p)).map(Self::NextTurnOf),
            "WhileInPlay" => word.alone(Self::WhileInPlay),
            "Round" => word.alone(Self::Round),
            "Game" => word.alone(Self::Game),
            "Permanent" => word.alone(Self::Permanent),
            _ => Err(word.unknown(LASTING, "Duration")),
        }
    }
}

impl<L: Language> Parts<L> for Lasting<L> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        visit(Part::Lasting(self), scene);
        if let Self::NextTurnOf(player) = self {
            player.parts(scene, visit);
        }
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        if let Self::NextTurnOf(player) = self {
            player.parts_mut(visit);
        }
    }
}

/// Players whose turns are waited for, as bits. A position lists their seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct TurnsOf(pub u8);

impl TurnsOf {
    /// Whether that player is one of them.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }
}

impl From<Vec<Seat>> for TurnsOf {
    fn from(seats: Vec<Seat>) -> Self {
        let seats = seats.into_iter().filter(|seat| seat.0 < 8);
        Self(seats.fold(0, |bits, seat| bits | 1 << seat.0))
    }
}

impl From<TurnsOf> for Vec<Seat> {
    fn from(turns: TurnsOf) -> Self {
        let seats = (0..8).map(Seat);
        seats.filter(|&seat| turns.contains(seat)).collect()
    }
}

impl FromRon for TurnsOf {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        Vec::<Seat>::from_ast(expr).map(Self::from)
    }
}

/// How long something lasts, once it is known of whom and of what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Until {
    /// The end of this turn.
    Turn,
    /// The beginning of the next turn of one of these players, as bits.
    NextTurnOf(u8),
    /// That thing, with that stamp, leaves play.
    Leaves(ObjectId, u16),
    /// Nothing ends it.
    Game,
}

impl Until {
    /// Whether it is over when a turn of that player begins.
    #[must_use]
    pub const fn ends_with_turn_of(self, seat: Seat) -> bool {
        match self {
            Self::Turn => true,
            Self::NextTurnOf(players) => players & 1 << seat.0 != 0,
            Self::Leaves(..) | Self::Game => false,
        }
    }

    /// Whether it is over when that thing leaves play.
    #[must_use]
    pub fn ends_without(self, e: ObjectId) -> bool {
        matches!(self, Self::Leaves(thing, _) if thing == e)
    }
}

/// What a delayed effect waits for, once it is known of whom.
#[derive(Debug, PartialEq)]
pub enum Due<L: Language> {
    /// The end of a turn of one of these players, as bits.
    EndOfTurn(u8),
    /// The beginning of a turn of one of these players, as bits.
    StartOfTurn(u8),
    /// The next such event.
    NextTime(&'static L::Trigger),
    /// The next such event, which it replaces.
    Replace(&'static L::Replaced),
}

impl<L: Language> Due<L> {
    /// Whether it waits for the start or the end of a turn of this player, as far as that happens now.
    pub fn is_turn_of(&self, active: Seat, starts: bool, ends: bool) -> bool {
        let of = |players: u8| players & 1 << active.0 != 0;
        match *self {
            Self::EndOfTurn(players) => ends && of(players),
            Self::StartOfTurn(players) => starts && of(players),
            Self::NextTime(_) | Self::Replace(_) => false,
        }
    }
}

impl<L: Language> Copy for Due<L> {}

impl<L: Language> Clone for Due<L> {
    fn clone(&self) -> Self {
        *self
    }
}

/// An effect that waits.
#[derive(Debug, PartialEq)]
pub struct Delayed<L: Language, E> {
    /// Whose text it is, as it was then. It says which of the delayed effects of that text is meant.
    pub entry: E,
    /// What it waits for.
    pub due: Due<L>,
    /// How long it waits.
    pub until: Until,
}

impl<L: Language, E: Copy> Copy for Delayed<L, E> {}

impl<L: Language, E: Copy> Clone for Delayed<L, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: Language> Effect<L> {
    /// The delayed effects of a text, in the order in which they are written; those within others too.
    #[must_use]
    pub fn delayed(text: &[Self]) -> Vec<&Self> {
        let mut found = Vec::new();
        for effect in text {
            effect.parts(&Scene::new(&[]), &mut |part, _| {
                if let Part::Effect(
                    effect @ (Self::Later(..) | Self::NextTime(..) | Self::ReplaceNext(..)),
                ) = part
                {
                    found.push(effect);
                }
            });
        }
        found
    }
}

/// W082: an effect waits for what its own card does, which is not in play then.
pub fn check_waiting(own: bool, away: bool, found: &mut Findings) {
    if own && away {
        let message = "this card is not in play then, so what is waited for never happens to it";
        let help = "wait for what other cards do: `OtherDestroyed(..)`, `SomethingDies(..)`";
        found.doubtful("W082", "NextTime", message, help.to_owned());
    }
}
