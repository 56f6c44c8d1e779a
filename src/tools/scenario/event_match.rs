//! Matches events by named parts: `damage(source: "spark", target: "pup", amount: 2)`.

use ron2::ast::{Expr, StructBody};
use ron2::{FromRon, Result, Spanned};

use super::phrase::{plain, unknown};
use super::scenario_error::Done;
use super::speech::{EventPattern, Speech};
use crate::table::{Event, Ref, Seat};

/// A part in an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// The player who caused it.
    By,
    /// The thing it happens to.
    Target,
    /// The thing or place it comes from.
    Source,
    /// Where to.
    To,
    /// The amount.
    Amount,
}

/// The words for the parts.
const WORDS: [&str; 7] = ["by", "target", "what", "source", "from", "to", "amount"];

impl Role {
    fn named(word: &str) -> Option<Self> {
        Some(match word {
            "by" => Self::By,
            "target" | "what" => Self::Target,
            "source" | "from" => Self::Source,
            "to" => Self::To,
            "amount" => Self::Amount,
            _ => return None,
        })
    }

    /// Whether the thing has this part in the event.
    fn holds(self, event: &Event, part: &Part) -> bool {
        match self {
            Self::By => {
                let seat = part.amount.and_then(|n| u8::try_from(n).ok()).map(Seat);
                part.seat.or(seat) == Some(event.seat)
            }
            Self::Target => part.refs.contains(&event.subject),
            Self::Source => part.refs.contains(&event.from),
            Self::To => part.refs.contains(&event.to),
            Self::Amount => part.amount == Some(event.amount),
        }
    }
}

/// The role of a thing of a script in an event.
#[derive(Debug, Clone, Default)]
pub struct Part {
    /// A number, or a word that events keep as one.
    pub amount: Option<i32>,
    /// A player.
    pub seat: Option<Seat>,
    /// Things, places and players.
    pub refs: Vec<Ref>,
}

impl Part {
    /// One of these.
    pub fn of(refs: Vec<Ref>) -> Self {
        Self {
            refs,
            ..Self::default()
        }
    }

    /// A number.
    pub fn number(n: i32) -> Self {
        Self {
            amount: Some(n),
            ..Self::default()
        }
    }

    /// A player, who may be one of these too.
    pub fn player(seat: Seat, refs: Vec<Ref>) -> Self {
        Self {
            seat: Some(seat),
            refs,
            ..Self::default()
        }
    }

    /// Whether one of the parts of an event is this; goes on behind it.
    pub fn next_in(&self, rest: &mut &[Ref]) -> bool {
        let found = rest.iter().position(|part| self.refs.contains(part));
        found.is_some_and(|at| {
            *rest = &rest[at + 1..];
            true
        })
    }
}

/// The things of a pattern with the parts they must have in an event.
#[derive(Debug, Clone)]
pub struct Cast(Vec<(Role, Part)>);

impl Cast {
    /// Looks up what the things of a pattern can be.
    pub fn new<T: Speech>(
        told: &EventPattern<T>,
        mut part: impl FnMut(&Spanned<T>) -> Done<Part>,
    ) -> Done<Self> {
        let mut all = Vec::new();
        for (role, thing) in &told.roles {
            all.push((*role, part(thing)?));
        }
        Ok(Self(all))
    }

    /// Whether all of them have their parts in the event.
    pub fn holds(&self, event: &Event) -> bool {
        self.0.iter().all(|(role, part)| role.holds(event, part))
    }
}

/// A word with things by their parts.
pub type NamedParts<T> = (Spanned<String>, Vec<(Role, Spanned<T>)>);

/// A word with things by their parts; none if its brackets hold no named fields.
pub fn named<T: FromRon>(expr: &Expr<'_>) -> Result<Option<NamedParts<T>>> {
    let Expr::Struct(call) = expr else {
        return Ok(None);
    };
    let Some(StructBody::Fields(body)) = &call.body else {
        return Ok(None);
    };
    let name = Spanned {
        value: call.name.name.clone().into_owned(),
        span: call.name.span,
    };
    let mut roles: Vec<(Role, Spanned<T>)> = Vec::new();
    for field in &body.fields {
        let word = Spanned {
            value: field.name.name.clone().into_owned(),
            span: field.name.span,
        };
        let Some(role) = Role::named(&word.value) else {
            return Err(unknown("part of an event", &word, &WORDS));
        };
        if roles.iter().any(|(known, _)| *known == role) {
            let message = format!("`{}` is a part that is given twice", word.value);
            return Err(plain(message, word.span));
        }
        roles.push((role, Spanned::from_ast(&field.value)?));
    }
    Ok(Some((name, roles)))
}
