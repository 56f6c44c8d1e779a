//! Delayed effects of a position: what waits for the end of a turn, or for something to happen.

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result, Spanned};
use serde::{Deserialize, Serialize};

use super::{Builder, PaidSpot, PaidWith, SpelledCards};
use crate::cards::counters::Counter;
use crate::cards::language::{Due, Effect, Language, Moment, Until};
use crate::packs::{CardContent, Labels, Outline, Printed, said};
use crate::table::{MOST_TARGETS, ObjectId, Seat};

/// What a delayed effect comes from or means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Aim {
    /// Nothing, or something that is gone.
    #[default]
    Nothing,
    /// A card: index of the piece.
    Piece(u16),
    /// A player or a place, by its number on the table.
    Thing(u16),
}

/// How long it waits.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, FromRon)]
pub enum WaitsUntil {
    /// The end of this turn.
    Turn,
    /// The next turn of one of these players.
    NextTurnOf(Vec<Seat>),
    /// As long as the card that it comes from stays in play.
    WhileInPlay,
    /// However long it takes.
    #[default]
    Game,
}

/// The seats of some bits.
#[must_use]
pub fn seats(bits: u8) -> Vec<Seat> {
    (0..8).filter(|n| bits & 1 << n != 0).map(Seat).collect()
}

/// The bits of some seats.
#[must_use]
pub fn seat_bits(seats: &[Seat]) -> u8 {
    let seats = seats.iter().filter(|seat| seat.0 < 8);
    seats.fold(0, |bits, seat| bits | 1 << seat.0)
}

impl WaitsUntil {
    /// As a position writes it.
    #[must_use]
    pub fn of(until: Until) -> Self {
        match until {
            Until::Turn => Self::Turn,
            Until::NextTurnOf(players) => Self::NextTurnOf(seats(players)),
            Until::Leaves(..) => Self::WhileInPlay,
            Until::Game => Self::Game,
        }
    }

    /// As the match has it, for an effect that comes from that card.
    #[must_use]
    pub fn until(&self, source: ObjectId, stamp: u16) -> Until {
        match self {
            Self::Turn => Until::Turn,
            Self::NextTurnOf(players) => Until::NextTurnOf(seat_bits(players)),
            Self::WhileInPlay => Until::Leaves(source, stamp),
            Self::Game => Until::Game,
        }
    }

    /// The seats that it names.
    fn seats(&self) -> &[Seat] {
        match self {
            Self::NextTurnOf(seats) => seats,
            Self::Turn | Self::WhileInPlay | Self::Game => &[],
        }
    }
}

/// Why so many targets cannot be of such groups, with such parts.
#[must_use]
pub fn groups_problem(targets: usize, groups: &[u8], shares: &[u8]) -> Option<String> {
    let sum: usize = groups.iter().map(|&size| usize::from(size)).sum();
    if targets > MOST_TARGETS || !groups.is_empty() && sum != targets {
        return Some(format!(
            "there are up to {MOST_TARGETS} targets, and `groups` says how many each place has"
        ));
    }
    let message = "`shares` has the part of each target, or is left out";
    (!shares.is_empty() && shares.len() != targets).then(|| message.to_owned())
}

/// A delayed effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DelayedEntry {
    /// The card that it comes from.
    pub source: Aim,
    /// That card became another object since.
    #[serde(default)]
    pub gone: bool,
    /// Full id of the card whose text it follows, where that is not the source.
    #[serde(default)]
    pub text: Option<String>,
    /// The ability of that card, from 0; 255 for a text that is no ability.
    pub ability: u8,
    /// The mode, from 0.
    #[serde(default)]
    pub mode: u8,
    /// Which delayed effect of that text, from 0.
    #[serde(default)]
    pub later: u8,
    /// Whose it is.
    pub by: Seat,
    /// Whose turn it waits for.
    #[serde(default)]
    pub turns: Vec<Seat>,
    /// How long it waits.
    #[serde(default)]
    pub until: WaitsUntil,
    /// The targets.
    #[serde(default)]
    pub targets: Vec<Aim>,
    /// How many of them each place of the ability has; nothing if each has one.
    #[serde(default)]
    pub groups: Vec<u8>,
    /// The part of each, where a number was divided among them.
    #[serde(default)]
    pub shares: Vec<u8>,
    /// The thing of the event that triggered the ability.
    #[serde(default)]
    pub that: Aim,
    /// What was picked.
    #[serde(default)]
    pub picked: Aim,
    /// The player of the event.
    #[serde(default)]
    pub player: Option<Seat>,
    /// The player who was asked.
    #[serde(default)]
    pub they: Option<Seat>,
    /// The amount of the event.
    #[serde(default)]
    pub amount: i32,
    /// What was paid for X.
    #[serde(default)]
    pub x: u8,
    /// What its costs were paid with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paid: Vec<PaidWith>,
}

impl DelayedEntry {
    /// What it waits for and what it does by its text; `None` if there is no such text.
    #[must_use]
    pub fn due<L: Language>(&self, text: &'static [Effect<L>]) -> Option<Due<L>> {
        let all = Effect::delayed(text);
        let turns = match self.turns.is_empty() {
            true => u8::MAX,
            false => seat_bits(&self.turns),
        };
        match all.get(usize::from(self.later))? {
            Effect::Later(Moment::EndOfTurn(_), _) => Some(Due::EndOfTurn(turns)),
            Effect::Later(Moment::StartOfTurn(_), _) => Some(Due::StartOfTurn(turns)),
            Effect::NextTime(trigger, ..) => Some(Due::NextTime(trigger)),
            Effect::ReplaceNext(event, ..) => Some(Due::Replace(event)),
            _ => None,
        }
    }

    /// The players whose turn something waits for.
    #[must_use]
    pub fn turns_of<L: Language>(due: Due<L>) -> Vec<Seat> {
        match due {
            Due::EndOfTurn(players) | Due::StartOfTurn(players) => seats(players),
            Due::NextTime(_) | Due::Replace(_) => Vec::new(),
        }
    }

    fn aims(&self) -> impl Iterator<Item = Aim> + '_ {
        let one = [self.source, self.that, self.picked];
        let paid = self.paid.iter().map(|paid| paid.card);
        let targets = self.targets.iter().copied();
        one.into_iter().chain(targets).chain(paid)
    }

    /// The pieces that it names.
    pub fn pieces(&self) -> impl Iterator<Item = u16> + '_ {
        self.aims().filter_map(|aim| match aim {
            Aim::Piece(n) => Some(n),
            Aim::Nothing | Aim::Thing(_) => None,
        })
    }

    /// Gives all pieces other numbers. `false` if the card that it comes from has none.
    pub fn renumber(&mut self, to: &dyn Fn(u16) -> Option<u16>) -> bool {
        let anew = |aim: &mut Aim| {
            if let Aim::Piece(n) = *aim {
                *aim = to(n).map_or(Aim::Nothing, Aim::Piece);
            }
        };
        anew(&mut self.source);
        anew(&mut self.that);
        anew(&mut self.picked);
        self.targets.iter_mut().for_each(anew);
        let paid = self.paid.iter_mut().map(|paid| &mut paid.card);
        paid.for_each(anew);
        self.source != Aim::Nothing
    }

    /// Why there cannot be such an effect of that text among so many players, pieces and kinds of counters.
    #[must_use]
    pub fn problem<L: Language>(
        &self,
        players: u8,
        pieces: usize,
        text: Option<&[Effect<L>]>,
        kinds: &[Counter],
    ) -> Option<String> {
        let all = [Some(self.by), self.player, self.they];
        let mut seats = all.into_iter().flatten();
        let waited = self.turns.iter().chain(self.until.seats());
        if seats.any(|seat| seat.0 >= players) || waited.into_iter().any(|s| s.0 >= players) {
            return Some(format!("a seat is 0 to {}", players - 1));
        }
        if self.pieces().any(|n| usize::from(n) >= pieces) {
            return Some("a delayed effect names a card that is not there".to_owned());
        }
        if let Some(problem) = groups_problem(self.targets.len(), &self.groups, &self.shares) {
            return Some(problem);
        }
        let mut paid = self.paid.iter();
        if let Some(problem) = paid.find_map(|paid| paid.problem(kinds)) {
            return Some(problem);
        }
        let later = usize::from(self.later);
        let known = text.is_some_and(|text| Effect::delayed(text).len() > later);
        let message = "a delayed effect is one of a card's text: `ability`, and in it `later`";
        (!known || self.source == Aim::Nothing).then(|| message.to_owned())
    }

    /// As a file spells it.
    #[must_use]
    pub fn spelled(&self, names: &Labels) -> String {
        let aim = |aim: Aim| match aim {
            Aim::Nothing => "nothing".to_owned(),
            Aim::Piece(n) => names.quoted(n),
            Aim::Thing(n) => format!("thing({n})"),
        };
        let mut all = Outline::default();
        all.put("of", aim(self.source));
        all.unless("gone", self.gone, false);
        if let Some(text) = &self.text {
            all.put("text", format!("{text:?}"));
        }
        all.unless("ability", self.ability, 0)
            .unless("mode", self.mode, 0)
            .unless("later", self.later, 0)
            .put("by", self.by.0);
        let turns: Vec<String> = self.turns.iter().map(|seat| seat.0.to_string()).collect();
        all.list("turns", &turns);
        if self.until != WaitsUntil::Game {
            all.put("until", said(&self.until));
        }
        let targets: Vec<String> = self.targets.iter().map(|&to| aim(to)).collect();
        all.list("targets", &targets);
        let groups: Vec<String> = self.groups.iter().map(u8::to_string).collect();
        all.list("groups", &groups);
        let shares: Vec<String> = self.shares.iter().map(u8::to_string).collect();
        all.list("shares", &shares);
        for (key, is) in [("that", self.that), ("picked", self.picked)] {
            if is != Aim::Nothing {
                all.put(key, aim(is));
            }
        }
        for (key, seat) in [("player", self.player), ("they", self.they)] {
            if let Some(seat) = seat {
                all.put(key, seat.0);
            }
        }
        all.unless("amount", self.amount, 0).unless("x", self.x, 0);
        all.list("paid", self.paid.iter().map(|paid| paid.spelled(aim)));
        all.line()
    }
}

/// What a file names: `"label"`, `thing(3)` or `nothing`.
#[derive(Debug, Clone)]
pub enum AimName {
    /// A card.
    Named(Spanned<String>),
    /// Anything else.
    Other(Aim),
}

impl FromRon for AimName {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        #[derive(FromRon)]
        #[ron(rename = "thing", rename_all = "snake_case")]
        enum Call {
            Thing(u16),
            Nothing,
        }
        match expr {
            Expr::String(_) => Spanned::from_ast(expr).map(Self::Named),
            Expr::Struct(_) => Ok(Self::Other(match Call::from_ast(expr)? {
                Call::Thing(n) => Aim::Thing(n),
                Call::Nothing => Aim::Nothing,
            })),
            _ => Err(Error::with_span(
                ErrorKind::TypeMismatch {
                    expected: "a card's name in quotes, `thing(0)` or `nothing`".to_owned(),
                    found: ron2::convert::expr_type_name(expr).to_owned(),
                },
                *expr.span(),
            )),
        }
    }
}

/// A delayed effect as it is written.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct DelayedSpot {
    /// The card that it comes from.
    pub of: AimName,
    /// It became another object since.
    #[ron(default)]
    pub gone: bool,
    /// The card whose text it follows, where that is not the source.
    #[ron(default)]
    pub text: Option<Spanned<String>>,
    /// The ability of that card; 0.
    #[ron(default)]
    pub ability: u8,
    /// The mode; 0.
    #[ron(default)]
    pub mode: u8,
    /// Which delayed effect of that text; 0.
    #[ron(default)]
    pub later: u8,
    /// Whose it is; seat 0.
    #[ron(default)]
    pub by: Seat,
    /// Whose turn it waits for; left out: anybody's.
    #[ron(default)]
    pub turns: Vec<Seat>,
    /// How long it waits; for the rest of the game.
    #[ron(default)]
    pub until: WaitsUntil,
    /// The targets.
    #[ron(default)]
    pub targets: Vec<AimName>,
    /// How many of them each place of the ability has; left out: one each.
    #[ron(default)]
    pub groups: Vec<u8>,
    /// The part of each, where a number was divided among them.
    #[ron(default)]
    pub shares: Vec<u8>,
    /// The thing of the event that triggered the ability.
    #[ron(default)]
    pub that: Option<AimName>,
    /// What was picked.
    #[ron(default)]
    pub picked: Option<AimName>,
    /// The player of the event.
    #[ron(default)]
    pub player: Option<Seat>,
    /// The player who was asked.
    #[ron(default)]
    pub they: Option<Seat>,
    /// The amount of the event.
    #[ron(default)]
    pub amount: i32,
    /// What was paid for X.
    #[ron(default)]
    pub x: u8,
    /// What its costs were paid with.
    #[ron(default)]
    pub paid: Vec<PaidSpot>,
}

impl<P: SpelledCards> Builder<'_, P> {
    /// The delayed effects that are spelled; mistakes go to the report.
    pub fn delayed(&mut self, spots: &[DelayedSpot]) -> Vec<DelayedEntry> {
        spots
            .iter()
            .filter_map(|spot| self.delayed_entry(spot))
            .collect()
    }

    fn aim(&mut self, name: &AimName) -> Option<Aim> {
        match name {
            AimName::Named(name) => self.piece(name).map(Aim::Piece),
            AimName::Other(aim) => Some(*aim),
        }
    }

    fn maybe(&mut self, name: Option<&AimName>) -> Option<Aim> {
        name.map_or(Some(Aim::Nothing), |name| self.aim(name))
    }

    fn delayed_entry(&mut self, spot: &DelayedSpot) -> Option<DelayedEntry> {
        let text = match &spot.text {
            Some(name) => match self.content.card_named(&name.value) {
                Some(card) => Some(card.id().to_owned()),
                None => {
                    let unknown = self.content.unknown_card(name, self.file);
                    self.report.push(unknown);
                    return None;
                }
            },
            None => None,
        };
        let targets = spot.targets.iter().map(|to| self.aim(to));
        let targets = targets.collect::<Option<_>>()?;
        let paid = spot.paid.iter();
        let paid = paid.map(|paid| paid.read(|card| self.aim(card)));
        let paid = paid.collect::<Option<_>>()?;
        Some(DelayedEntry {
            targets,
            groups: spot.groups.clone(),
            shares: spot.shares.clone(),
            source: self.aim(&spot.of)?,
            that: self.maybe(spot.that.as_ref())?,
            picked: self.maybe(spot.picked.as_ref())?,
            gone: spot.gone,
            text,
            ability: spot.ability,
            mode: spot.mode,
            later: spot.later,
            by: spot.by,
            turns: spot.turns.clone(),
            until: spot.until.clone(),
            player: spot.player,
            they: spot.they,
            amount: spot.amount,
            x: spot.x,
            paid,
        })
    }
}
