//! How a RON file spells an entry of the stack, and what it comes to.

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result, Span, Spanned};

use super::builder::PositionBuilder;
use super::{Aim, CardSpot, Death, DeathSpot, EntryKind, SeatSpec, Stack, StackEntry};
use crate::cards::position::{Builder, PaidSpot};
use crate::games::souls::content::Ability;
use crate::games::souls::{Place, place};
use crate::packs::{CardContent, Diagnostic, optional_fields, range};
use crate::table::Seat;

/// What an entry comes from or aims at: `"label"`, `player(0)`, `entry(0)` or `nothing`.
#[derive(Debug, Clone)]
pub enum AimSpot {
    /// A card: its label, or its id if only one is in play.
    Named(Spanned<String>),
    /// A player, an entry, or nothing any more.
    Other(Aim, Span),
}

/// Things with something in brackets.
#[derive(FromRon)]
#[ron(rename = "thing", rename_all = "snake_case")]
enum Call {
    Player(SeatSpec),
    Entry(u16),
    Nothing,
}

impl FromRon for AimSpot {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match expr {
            Expr::String(_) => Spanned::from_ast(expr).map(Self::Named),
            Expr::Struct(_) => {
                let aim = match Call::from_ast(expr)? {
                    Call::Player(seat) => Aim::Player(seat.0),
                    Call::Entry(n) => Aim::Entry(n),
                    Call::Nothing => Aim::Nothing,
                };
                Ok(Self::Other(aim, *expr.span()))
            }
            _ => Err(Error::with_span(
                ErrorKind::TypeMismatch {
                    expected: "a card's name in quotes, `player(0)`, `entry(0)` or `nothing`"
                        .to_owned(),
                    found: ron2::convert::expr_type_name(expr).to_owned(),
                },
                *expr.span(),
            )),
        }
    }
}

optional_fields! {
    /// An entry of the stack as it is written.
    pub struct EntrySpot {
        [
            /// What waits.
            pub kind: Spanned<EntryKind>,
        ]
        /// The card or player it comes from; of a loot card the card itself, which then lies on the stack. Left out:
        /// the player who rolls.
        pub of: Option<AimSpot>,
        /// Who controls it. Left out: who controls what it comes from; of loot and rolls the active player.
        pub by: Option<SeatSpec>,
        /// The game controls it.
        pub game: bool,
        /// What it comes from became another object since.
        pub gone: bool,
        /// The card whose text it follows, where that is not what it comes from.
        pub text: Option<Spanned<String>>,
        /// Which activated or triggered ability of the card, counted from 0; left out: the only one.
        pub ability: Option<u8>,
        /// Which way, counted from 0.
        pub mode: u8,
        /// What was paid for X.
        pub x: u8,
        /// What was chosen, in order; of damage whom it hits.
        pub targets: Vec<AimSpot>,
        /// How many of them each place of the ability has; left out: one each.
        pub groups: Vec<u8>,
        /// The part of each, where a number was divided among them.
        pub shares: Vec<u8>,
        /// What a die shows, how much damage, the amount of an event.
        pub amount: i32,
        /// An attack roll, or damage of the attack.
        pub combat: bool,
        /// Of a roll: which one of the card's text, counted from 0.
        pub roll: Option<u8>,
        /// Of a roll: "would roll" has been asked.
        pub asked: bool,
        /// The thing of the event that triggered; of a death what dealt the last damage.
        pub that: Option<AimSpot>,
        /// The player of that event.
        pub player: Option<SeatSpec>,
        /// What was picked.
        pub picked: Option<AimSpot>,
        /// The player whom the text calls "they".
        pub they: Option<SeatSpec>,
        /// What its costs were paid with.
        pub paid: Vec<PaidSpot<AimSpot>>,
    }
}

/// The stack as it is written; who has priority, and how many have passed before.
pub(super) fn resolve_stack(
    build: &mut PositionBuilder<'_>,
    spots: &[EntrySpot],
    active: Seat,
    (priority, passed): (Option<SeatSpec>, u8),
) -> Stack {
    // Loot cards lie there before anything aims at them.
    let cards: Vec<Option<u16>> = spots.iter().map(|spot| build.add_loot(spot)).collect();
    let entries: Vec<StackEntry> = spots
        .iter()
        .zip(cards)
        .filter_map(|(spot, card)| build.entry(spot, card, active))
        .collect();
    if entries.is_empty() {
        return Stack::default();
    }
    // F-67: after what a player put there, that player has priority.
    let last = entries.last().and_then(|entry| match entry.kind {
        EntryKind::Loot | EntryKind::Copy | EntryKind::Ability | EntryKind::Roll => entry.by,
        EntryKind::Trigger | EntryKind::Reading | EntryKind::Damage | EntryKind::Death => None,
    });
    Stack {
        entries,
        priority: priority.map_or(last.unwrap_or(active), |seat| seat.0),
        passed,
        waiting: Vec::new(),
    }
}

/// The triggered abilities that wait to be put there, as they are written.
pub(super) fn resolve_waiting(
    build: &mut PositionBuilder<'_>,
    spots: &[EntrySpot],
    active: Seat,
) -> Vec<StackEntry> {
    let spots = spots.iter();
    spots
        .filter_map(|spot| build.entry(spot, None, active))
        .collect()
}

impl PositionBuilder<'_> {
    /// A loot card that was played lies on the stack.
    fn add_loot(&mut self, spot: &EntrySpot) -> Option<u16> {
        let Some(AimSpot::Named(name)) = spot
            .of
            .as_ref()
            .filter(|_| spot.kind.value == EntryKind::Loot)
        else {
            return None;
        };
        let before = self.builder.cards.len();
        self.row(&[CardSpot::named(name.clone())], Place::Stack);
        (self.builder.cards.len() > before).then_some(before as u16)
    }

    /// The card of a death lies apart.
    pub(super) fn add_dying(&mut self, spot: &DeathSpot) -> Option<u16> {
        let Some(AimSpot::Named(name)) = &spot.of else {
            return None;
        };
        let before = self.builder.cards.len();
        self.row(&[CardSpot::named(name.clone())], Place::Held);
        (self.builder.cards.len() > before).then_some(before as u16)
    }

    /// A death whose card has been laid.
    pub(super) fn death(&mut self, spot: &DeathSpot, card: Option<u16>) -> Option<Death> {
        let of = match (card, &spot.of) {
            (Some(n), _) => Aim::Piece(n),
            (None, Some(AimSpot::Other(aim, _))) => *aim,
            // The report has what is wrong with the name of the card.
            (None, Some(AimSpot::Named(_))) => return None,
            (None, None) => Aim::Nothing,
        };
        Some(Death {
            of,
            step: spot.step,
            height: spot.height,
            killer: self.maybe(spot.killer.as_ref())?,
        })
    }

    fn aim(&mut self, spot: &AimSpot) -> Option<Aim> {
        match spot {
            AimSpot::Named(name) => self.builder.piece(name).map(Aim::Piece),
            AimSpot::Other(aim, _) => Some(*aim),
        }
    }

    fn maybe(&mut self, spot: Option<&AimSpot>) -> Option<Aim> {
        spot.map_or(Some(Aim::Nothing), |spot| self.aim(spot))
    }

    fn entry(&mut self, spot: &EntrySpot, card: Option<u16>, active: Seat) -> Option<StackEntry> {
        let kind = spot.kind.value;
        let by = spot.by.map(|seat| seat.0);
        let roller = Aim::Player(by.unwrap_or(active));
        let source = match (&spot.of, card) {
            (_, Some(card)) => Aim::Piece(card),
            // The report has what is wrong with the name of the card.
            (Some(AimSpot::Named(_)), None) if kind == EntryKind::Loot => return None,
            (Some(of), None) => self.aim(of)?,
            (None, None) => roller,
        };
        let text = match &spot.text {
            Some(name) => match self.builder.content.card_named(&name.value) {
                Some(card) => Some(card.id.clone()),
                None => {
                    let Builder {
                        content,
                        file,
                        report,
                        ..
                    } = &mut self.builder;
                    report.push(content.unknown_card(name, file));
                    return None;
                }
            },
            None => None,
        };
        let owner = match source {
            Aim::Piece(n) => place(self.builder.cards[usize::from(n)].zone).of_player(),
            Aim::Player(seat) => Some(seat),
            Aim::Nothing | Aim::Entry(_) => None,
        };
        let usual = match kind {
            EntryKind::Loot | EntryKind::Copy | EntryKind::Roll => Some(active),
            _ => owner,
        };
        let targets = spot
            .targets
            .iter()
            .map(|aim| self.aim(aim))
            .collect::<Option<Vec<Aim>>>()?;
        let paid = spot.paid.iter();
        let paid = paid.map(|paid| paid.read(|card| self.aim(card)));
        let paid = paid.collect::<Option<_>>()?;
        let mut entry = StackEntry {
            gone: spot.gone,
            text,
            ability: spot.ability,
            mode: spot.mode,
            x: spot.x,
            targets,
            groups: spot.groups.clone(),
            shares: spot.shares.clone(),
            amount: spot.amount,
            combat: spot.combat,
            roll: spot.roll,
            asked: spot.asked,
            that: self.maybe(spot.that.as_ref())?,
            player: spot.player.map(|seat| seat.0),
            picked: self.maybe(spot.picked.as_ref())?,
            they: spot.they.map(|seat| seat.0),
            paid,
            ..StackEntry::bare(kind, source, by.or(usual).filter(|_| !spot.game))
        };
        let asks = matches!(kind, EntryKind::Ability | EntryKind::Trigger);
        if asks && entry.ability.is_none() {
            entry.ability = self.only_ability(&entry, spot)?;
        }
        Some(entry)
    }

    /// The ability that such an entry follows where none is named. An error if several do.
    fn only_ability(&mut self, entry: &StackEntry, spot: &EntrySpot) -> Option<Option<u8>> {
        let text = self.builder.cards.get(match entry.source {
            Aim::Piece(n) => usize::from(n),
            _ => return Some(None),
        });
        let id = entry
            .text
            .clone()
            .or_else(|| text.map(|piece| piece.card.clone()));
        let Some(card) = id.and_then(|id| self.builder.content.card_named(&id)) else {
            return Some(None);
        };
        let fits = |ability: &Ability| fits(entry.kind, ability);
        let mut found = (0_u8..)
            .zip(&card.abilities)
            .filter(|(_, ability)| fits(ability));
        match (found.next(), found.next()) {
            (Some((only, _)), None) => Some(Some(only)),
            (None, _) => Some(None),
            (Some(_), Some(_)) => {
                let message =
                    "several abilities of the card are meant: say which, `ability: 0`".to_owned();
                let at = range(&spot.kind.span);
                let error = Diagnostic::error("S014", self.builder.file, &at, message);
                self.builder.report.push(error);
                None
            }
        }
    }
}

/// Whether an entry of that kind follows such an ability.
pub(super) const fn fits(kind: EntryKind, ability: &Ability) -> bool {
    match kind {
        EntryKind::Ability => matches!(ability, Ability::Activated { .. }),
        EntryKind::Trigger => matches!(ability, Ability::Triggered { .. }),
        EntryKind::Roll | EntryKind::Reading => !matches!(ability, Ability::Static { .. }),
        EntryKind::Loot | EntryKind::Copy | EntryKind::Damage | EntryKind::Death => false,
    }
}
