//! The items of a script of a plain game: what is done, what must be refused, what must be so.

use ron2::ast::{Expr, StructBody};
use ron2::{FromRon, Result, Spanned};

use super::PlainTable;
use super::thing::Thing;
use crate::table::Seat;
use crate::tools::scenario::phrase::{OneOrMany, Within, plain};
use crate::tools::scenario::speech::{Said, Told};

/// One item of a script.
pub enum Item<G: PlainTable> {
    /// `Do(seat, choice)`: the asked seat makes a choice.
    Do(Seat, Said<Thing<G>>),
    /// `Refused(seat, choice, rules)`: it is refused with those rules, and nothing changes.
    Refused(Seat, Said<Thing<G>>, OneOrMany<String>),
    /// `Offered(seat, choice)`: it is among the options.
    Offered(Seat, Said<Thing<G>>),
    /// `NotOffered(seat, choice)`: it is not.
    NotOffered(Seat, Said<Thing<G>>),
    /// `Asked(seat, topic, step)`: that seat is asked that, in that step if one is given.
    Asked(Seat, Spanned<String>, Within<Word>),
    /// `NobodyAsked`: the match is over.
    NobodyAsked,
    /// `PassUntil(seat, topic)`: whoever is asked does the least until that seat is asked that.
    PassUntil(Seat, Spanned<String>),
    /// `Concede(seat)`: that seat gives up.
    Concede(Seat),
    /// `Mark`: events are counted from here.
    Mark,
    /// `Expect(checks)`: all of these hold.
    Expect(OneOrMany<Check<G>>),
}

/// Something that must be so.
pub enum Check<G: PlainTable> {
    /// `Is("score", 0, 7)` or `Is("turn", 3)`: a number beside the cards.
    Is(Spanned<String>, Option<Seat>, i32),
    /// `Value("card", 4)`: the number of a card as it stands.
    Value(Spanned<String>, i32),
    /// `Row(hand(0), ["a", "b"])`: exactly these, in this order.
    Row(Spanned<Thing<G>>, Vec<Spanned<String>>),
    /// `Count(deck, 3)`: how many lie there.
    Count(Spanned<Thing<G>>, usize),
    /// `Visible(seat, "card")`: the seat sees one.
    Visible(Seat, Spanned<String>),
    /// `Hidden(seat, "card")`: the seat sees none.
    Hidden(Seat, Spanned<String>),
    /// `Winner(seat)`.
    Winner(Seat),
    /// `Draw`: the match is over and nobody won.
    Draw,
    /// `Running`: the match goes on.
    Running,
    /// `Happened(event)`: since the last mark.
    Happened(Told<Thing<G>>),
    /// `NotHappened(event)`.
    NotHappened(Told<Thing<G>>),
    /// `Learned(seat, event)`: it happened, and that seat can tell.
    Learned(Seat, Told<Thing<G>>),
    /// `NotLearned(seat, event)`: that seat cannot tell.
    NotLearned(Seat, Told<Thing<G>>),
}

/// A bare word, such as the name of a step.
#[derive(Clone)]
pub struct Word(String);

impl std::fmt::Debug for Word {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromRon for Word {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match expr {
            Expr::Struct(call) if call.body.is_none() => Ok(Self(call.name.name.to_string())),
            _ => Err(plain("expected a word".to_owned(), *expr.span())),
        }
    }
}

/// A word with the parts in its brackets.
struct Call<'e, 'a> {
    word: &'e str,
    parts: Vec<&'e Expr<'a>>,
    whole: &'e Expr<'a>,
}

impl<'e, 'a> Call<'e, 'a> {
    fn of(expr: &'e Expr<'a>) -> Result<Self> {
        let Expr::Struct(call) = expr else {
            return Err(plain("expected a word".to_owned(), *expr.span()));
        };
        let parts = match &call.body {
            None => Vec::new(),
            Some(StructBody::Tuple(list)) => list.elements.iter().map(|e| &e.expr).collect(),
            Some(StructBody::Fields(_)) => {
                let message = format!("`{}` takes no named fields", call.name.name);
                return Err(plain(message, *expr.span()));
            }
        };
        Ok(Self {
            word: &call.name.name,
            parts,
            whole: expr,
        })
    }

    /// The n-th part.
    fn part<T: FromRon>(&self, n: usize) -> Result<T> {
        let missing = || plain(format!("`{}` lacks a part", self.word), *self.whole.span());
        T::from_ast(self.parts.get(n).ok_or_else(missing)?)
    }

    /// There is no such word, or it has too many parts.
    fn wrong(&self) -> ron2::Error {
        let message = format!("`{}` is no item, or has another number of parts", self.word);
        plain(message, *self.whole.span())
    }
}

impl<G: PlainTable> FromRon for Item<G> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let call = Call::of(expr)?;
        Ok(match (call.word, call.parts.len()) {
            ("Do", 2) => Self::Do(call.part(0)?, call.part(1)?),
            ("Refused", 3) => Self::Refused(call.part(0)?, call.part(1)?, call.part(2)?),
            ("Offered", 2) => Self::Offered(call.part(0)?, call.part(1)?),
            ("NotOffered", 2) => Self::NotOffered(call.part(0)?, call.part(1)?),
            ("Asked", 3) => Self::Asked(call.part(0)?, call.part(1)?, call.part(2)?),
            ("NobodyAsked", 0) => Self::NobodyAsked,
            ("PassUntil", 2) => Self::PassUntil(call.part(0)?, call.part(1)?),
            ("Concede", 1) => Self::Concede(call.part(0)?),
            ("Mark", 0) => Self::Mark,
            ("Expect", 1) => Self::Expect(call.part(0)?),
            _ => return Err(call.wrong()),
        })
    }
}

impl<G: PlainTable> FromRon for Check<G> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let call = Call::of(expr)?;
        Ok(match (call.word, call.parts.len()) {
            ("Is", 2) => Self::Is(call.part(0)?, None, call.part(1)?),
            ("Is", 3) => Self::Is(call.part(0)?, Some(call.part(1)?), call.part(2)?),
            ("Value", 2) => Self::Value(call.part(0)?, call.part(1)?),
            ("Row", 2) => Self::Row(call.part(0)?, call.part(1)?),
            ("Count", 2) => Self::Count(call.part(0)?, call.part(1)?),
            ("Visible", 2) => Self::Visible(call.part(0)?, call.part(1)?),
            ("Hidden", 2) => Self::Hidden(call.part(0)?, call.part(1)?),
            ("Winner", 1) => Self::Winner(call.part(0)?),
            ("Draw", 0) => Self::Draw,
            ("Running", 0) => Self::Running,
            ("Happened", 1) => Self::Happened(call.part(0)?),
            ("NotHappened", 1) => Self::NotHappened(call.part(0)?),
            ("Learned", 2) => Self::Learned(call.part(0)?, call.part(1)?),
            ("NotLearned", 2) => Self::NotLearned(call.part(0)?, call.part(1)?),
            _ => return Err(call.wrong()),
        })
    }
}
