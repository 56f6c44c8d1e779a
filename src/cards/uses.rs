//! How often abilities were used or triggered: limits of a turn, a round and a game, and what happens the n-th time.

use ron2::ast::Expr;
use ron2::{FromRon, Result};
use serde::{Deserialize, Serialize};

use crate::table::{Language, ObjectId, Seat};

/// How often an ability can be used, or triggers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Often {
    /// Without limit: `false`, or left out.
    #[default]
    Any,
    /// Once a turn: `true`, or `Turn`.
    Turn,
    /// Once until the next turn of its controller begins.
    Round,
    /// Once as long as its card is this object.
    Game,
}

impl FromRon for Often {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        #[derive(FromRon)]
        #[ron(rename = "once")]
        enum Word {
            Turn,
            Round,
            Game,
        }
        Ok(match expr {
            Expr::Struct(_) => match Word::from_ast(expr)? {
                Word::Turn => Self::Turn,
                Word::Round => Self::Round,
                Word::Game => Self::Game,
            },
            _ if bool::from_ast(expr)? => Self::Turn,
            _ => Self::Any,
        })
    }
}

impl Often {
    /// Whether there is a limit.
    #[must_use]
    pub const fn is_limited(self) -> bool {
        !matches!(self, Self::Any)
    }

    /// "once a turn"; nothing without a limit.
    #[must_use]
    pub const fn words(self, language: Language) -> Option<&'static str> {
        Some(match self {
            Self::Any => return None,
            Self::Turn => language.pick("once a turn", "una vez por turno"),
            Self::Round => language.pick("once a round", "una vez por ronda"),
            Self::Game => language.pick("once a game", "una sola vez por partida"),
        })
    }

    /// Whether ability `n` of a card was used as often as it can be. `this_turn` says whether it was used this turn, which
    /// is counted on the card; what is no card has no such limit.
    #[must_use]
    pub fn is_used_up(
        self,
        this_turn: impl FnOnce() -> bool,
        uses: &Uses,
        e: ObjectId,
        n: u8,
    ) -> bool {
        match self {
            Self::Any => false,
            Self::Turn => this_turn(),
            Self::Round | Self::Game => uses.is_spent(e, n),
        }
    }

    /// What a use of it by that player is counted in; a turn is counted on the card.
    #[must_use]
    pub const fn span(self, seat: Seat) -> Option<Span> {
        match self {
            Self::Any | Self::Turn => None,
            Self::Round => Some(Span::Round(seat)),
            Self::Game => Some(Span::Game),
        }
    }
}

/// "second", "segunda" of the n-th time; from 2 to [`MOST_TIMES`].
#[must_use]
pub fn ordinal(n: u8, language: Language) -> &'static str {
    const ENGLISH: [&str; 9] = [
        "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ];
    const SPANISH: [&str; 9] = [
        "segunda", "tercera", "cuarta", "quinta", "sexta", "séptima", "octava", "novena", "décima",
    ];
    let words = match language {
        Language::English => ENGLISH,
        Language::Spanish => SPANISH,
    };
    words
        .get(usize::from(n).saturating_sub(2))
        .copied()
        .unwrap_or("")
}

/// The highest number of `nth`.
pub const MOST_TIMES: i64 = 10;

/// The time in which uses are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, FromRon)]
pub enum Span {
    /// This turn.
    Turn,
    /// Until the next turn of that player.
    Round(Seat),
    /// As long as the card is this object.
    Game,
}

/// How often abilities of cards were used within some time. Few are limited so, and they are a list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Uses(Vec<(ObjectId, u8, Span, u16)>);

impl Uses {
    /// How often ability `n` of a card was used in a round or a game, whoever's round it is.
    #[must_use]
    pub fn is_spent(&self, e: ObjectId, n: u8) -> bool {
        let mut all = self.0.iter();
        all.any(|&(card, ability, span, _)| (card, ability) == (e, n) && span != Span::Turn)
    }

    /// One time more. Returns how many it makes.
    pub fn add(&mut self, e: ObjectId, n: u8, span: Span) -> u16 {
        let mut all = self.0.iter_mut();
        let same = all.find(|(card, ability, of, _)| (*card, *ability, *of) == (e, n, span));
        if let Some((.., times)) = same {
            *times = times.saturating_add(1);
            return *times;
        }
        self.0.push((e, n, span, 1));
        1
    }

    /// One time fewer.
    pub fn take_back(&mut self, e: ObjectId, n: u8, span: Span) {
        for (card, ability, of, times) in &mut self.0 {
            if (*card, *ability, *of) == (e, n, span) {
                *times = times.saturating_sub(1);
            }
        }
        self.0.retain(|(.., times)| *times > 0);
    }

    /// Counts one time of what happens in a turn. Whether it is the n-th, or every time is meant.
    pub fn is_nth(&mut self, e: ObjectId, n: u8, nth: Option<u8>) -> bool {
        nth.is_none_or(|nth| self.add(e, n, Span::Turn) == u16::from(nth))
    }

    /// A turn of that player begins.
    pub fn turn_begins(&mut self, seat: Seat) {
        self.0
            .retain(|(_, _, span, _)| *span != Span::Turn && *span != Span::Round(seat));
    }

    /// A card becomes another object.
    pub fn forget(&mut self, e: ObjectId) {
        if !self.0.is_empty() {
            self.0.retain(|(card, ..)| *card != e);
        }
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The uses of a card: ability, time, how often.
    #[must_use]
    pub fn of(&self, e: ObjectId) -> Vec<(u8, Span, u16)> {
        let all = self.0.iter().filter(|(card, ..)| *card == e);
        all.map(|&(_, n, span, times)| (n, span, times)).collect()
    }

    /// Sets the uses of a card.
    pub fn set(&mut self, e: ObjectId, uses: &[(u8, Span, u16)]) {
        let uses = uses.iter().map(|&(n, span, times)| (e, n, span, times));
        self.0.extend(uses);
    }
}
