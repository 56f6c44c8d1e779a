//! The things that a script of a plain game can refer to.

use std::fmt::Debug;
use std::marker::PhantomData;

use ron2::ast::{Expr, StructBody};
use ron2::{FromRon, Result};

use super::word::{MOST, names, verbs};
use super::{PlainTable, Slot};
use crate::table::Seat;
use crate::tools::scenario::phrase::plain;
use crate::tools::scenario::speech::{Simple, Speech, Verb};

/// One thing in a script of the game `G`.
pub struct Thing<G> {
    /// The thing.
    pub what: ThingName,
    game: PhantomData<fn() -> G>,
}

/// A thing in a script of any plain game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ThingName {
    /// `"id"`: a card of which only one is seen.
    Named(String),
    /// `3`.
    Number(i32),
    /// `player(1)`.
    Player(Seat),
    /// `hand(0)` or `deck`.
    Place(String, Option<Seat>),
}

impl<G> Clone for Thing<G> {
    fn clone(&self) -> Self {
        Self {
            what: self.what.clone(),
            game: PhantomData,
        }
    }
}

impl<G> Debug for Thing<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.what.fmt(f)
    }
}

impl<G> FromRon for Thing<G> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let what = match expr {
            Expr::String(_) => String::from_ast(expr).map(ThingName::Named)?,
            Expr::Number(_) => i32::from_ast(expr).map(ThingName::Number)?,
            Expr::Struct(call) => {
                let word = call.name.name.clone().into_owned();
                let seat = match &call.body {
                    None => None,
                    Some(StructBody::Tuple(list)) if list.elements.len() == 1 => {
                        let only = list.elements.first();
                        only.map(|e| Seat::from_ast(&e.expr)).transpose()?
                    }
                    Some(_) => return Err(wrong(expr)),
                };
                match (word.as_str(), seat) {
                    ("player", Some(seat)) => ThingName::Player(seat),
                    _ => ThingName::Place(word, seat),
                }
            }
            _ => return Err(wrong(expr)),
        };
        Ok(Self {
            what,
            game: PhantomData,
        })
    }
}

fn wrong(expr: &Expr<'_>) -> ron2::Error {
    let message = "write a card's id in quotes, a place like `hand(0)`, `player(1)` or a number";
    plain(message.to_owned(), *expr.span())
}

impl<G: PlainTable> Thing<G> {
    const ALL_VERBS: [Verb<Slot>; MOST] = verbs(G::CHOICES);
    const ALL_NAMES: [&'static str; MOST] = names(G::CHOICES);
    const ALL_EVENTS: [&'static str; MOST] = names(G::EVENTS);
}

impl<G: PlainTable> Speech for Thing<G> {
    type Slot = Slot;
    const VERBS: &'static [Verb<Slot>] = Self::ALL_VERBS.split_at(G::CHOICES.len()).0;
    const NAMES: &'static [&'static str] = Self::ALL_NAMES.split_at(G::CHOICES.len()).0;
    const CHOICE: &'static str = "a choice like `play(\"card\")`";
    const EVENTS: &'static [&'static str] = Self::ALL_EVENTS.split_at(G::EVENTS.len()).0;
    const EVENT: &'static str = "an event like `play(\"card\")`";

    fn simple(&self) -> Simple<'_> {
        match &self.what {
            ThingName::Named(name) => Simple::Name(name),
            ThingName::Number(n) => Simple::Number(*n),
            ThingName::Player(seat) => Simple::Player(*seat),
            ThingName::Place(..) => Simple::Other,
        }
    }

    fn fits(&self, slot: Slot) -> bool {
        match slot {
            Slot::Card => matches!(self.what, ThingName::Named(_)),
            Slot::Place => matches!(self.what, ThingName::Place(..) | ThingName::Player(_)),
            Slot::Number => matches!(self.what, ThingName::Number(_)),
        }
    }
}
