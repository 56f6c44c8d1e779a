//! Checks whether a position can be set up. Replays come from outside, so nothing is trusted.

use std::ops::RangeInclusive;

use super::stack_check::waits;
use super::{Piece, PlayerNumbers, Position};
use crate::cards::chance::NextChance;
use crate::cards::position::{PieceNames, out_of_range};
use crate::games::souls::content::grant_size as size;
use crate::games::souls::content::{Card, CardKind, Content, Duration, Grant, Keyword, SlotKind};
use crate::games::souls::ids::MOST_SEATS;
use crate::games::souls::limits::{CARDS, COINS, COUNT, GOAL, TIMER, TIMES};
use crate::games::souls::{
    MOST_MONSTERS, MOST_ROOMS, MOST_SHOP, Mode, Place, Step, ZONES, deck_of, place,
};
use crate::table::Seat;

impl Position {
    /// Why it cannot be laid with these cards in a game of that mode, if it cannot.
    #[must_use]
    pub fn problem(&self, content: &Content, mode: Mode) -> Option<String> {
        self.problem_named(content, mode, &PieceNames::default())
    }

    /// The same; its cards are called by these names.
    pub(super) fn problem_named(
        &self,
        content: &Content,
        mode: Mode,
        names: &PieceNames<'_>,
    ) -> Option<String> {
        self.table_problem(mode)
            .or_else(|| self.players_problem())
            .or_else(|| {
                let mut pieces = (0..).zip(&self.cards);
                pieces.find_map(|(n, piece)| {
                    let name = names.name(n, &piece.card);
                    self.piece_problem(n, piece, name, content)
                })
            })
            .or_else(|| self.must_problem(content))
            .or_else(|| self.attack_problem(content))
            .or_else(|| self.stack_problem(content))
            .or_else(|| self.delayed_problem(content))
            .or_else(|| self.death_sequence_problem(content))
    }

    fn table_problem(&self, mode: Mode) -> Option<String> {
        // What an attack left on the stack resolves in its step.
        let under_way = (!self.stack.says_nothing() || self.is_death_open()) && waits(self.step);
        let step = self.step;
        if names_no_target(step) != self.declared.is_some() {
            return Some(match self.declared {
                None => format!("in {step:?} an attack is declared: write `attack: ()` (F-90)"),
                Some(_) => format!("in {step:?} no attack waits for its target (F-90)"),
            });
        }
        if self.step == Step::AttackRolls && self.attack.is_none() && !under_way {
            return Some("in `AttackRolls` an attack runs; say which (F-97)".to_owned());
        }
        if self.step != Step::AttackRolls && self.attack.is_some() {
            let step = self.step;
            return Some(format!("no attack runs in {step:?} (F-97)"));
        }
        let runs = self.attack.is_some() || self.declared.is_some();
        if !begins(self.step) && !runs && !under_way {
            return Some(format!("no position begins in {:?}", self.step));
        }
        let seats = self.players.len();
        if !(2..=MOST_SEATS).contains(&seats) {
            return Some(format!("a game has 2 to {MOST_SEATS} players"));
        }
        if mode != Mode::Competitive && seats != 2 {
            return Some("a game together has 2 characters".to_owned());
        }
        if [self.active, self.starting]
            .iter()
            .any(|s| s.index() >= seats)
        {
            return Some(format!("a seat of this game is 0 to {}", seats - 1));
        }
        let goal = match mode {
            Mode::Together { goal, .. } => out_of_range("the goal", goal, GOAL, "F-173"),
            Mode::Competitive => None,
        };
        let turns = 1..=i64::from(u16::MAX);
        let counted = goal
            .or_else(|| out_of_range("the timer", self.timer, TIMER, "F-173"))
            .or_else(|| out_of_range("turn", self.turn, turns, "T-05"));
        if counted.is_some() {
            return counted;
        }
        if self.cards.len() > usize::from(CARDS) {
            return Some(format!("more than {CARDS} cards"));
        }
        let most = [MOST_SHOP, MOST_MONSTERS, MOST_ROOMS];
        if self.slots.iter().zip(most).any(|(&n, most)| n > most) {
            let [shop, monsters, rooms] = most;
            return Some(format!(
                "at most {shop} shop, {monsters} monster and {rooms} room slots"
            ));
        }
        let problem = self.chance().problem();
        problem.map(|problem| format!("{problem} (F-84)"))
    }

    /// What the next dice and coins show.
    pub(super) fn chance(&self) -> NextChance {
        NextChance {
            dice: self.dice.clone(),
            flips: self.flips.clone(),
        }
    }

    fn players_problem(&self) -> Option<String> {
        let mut players = self.players.iter().enumerate();
        if let Some(wrong) =
            players.find_map(|(seat, player_numbers)| hoard_problem(seat, player_numbers))
        {
            return Some(wrong);
        }
        for seat in (0..self.players.len() as u8).map(Seat) {
            let own = self
                .cards
                .iter()
                .filter(|p| place(p.zone) == Place::Character(seat));
            if own.count() != 1 {
                return Some(format!("seat {} has one character", seat.0));
            }
        }
        None
    }

    fn piece_problem(
        &self,
        n: usize,
        piece: &Piece,
        id: &str,
        content: &Content,
    ) -> Option<String> {
        let Some(def) = card(content, &piece.card) else {
            return Some(format!("there is no card `{}`", piece.card));
        };
        if usize::from(piece.zone.0) >= ZONES {
            return Some(format!("`{id}` is in no place"));
        }
        let at = place(piece.zone);
        if !self.belongs(def, at) {
            return Some(format!("`{id}` cannot be there"));
        }
        if matches!(at, Place::Monster(_)) && !self.in_play(n) && def.has(Keyword::Indomitable) {
            return Some(format!("`{id}` is Indomitable and is not covered (F-156)"));
        }
        let state = &piece.state;
        let marked = [
            ("damage", state.damage, MARKED, "F-114"),
            ("counters", state.counters, COUNTED, "F-164"),
        ];
        let mut marked = marked.into_iter();
        let wrong = marked.find_map(|(what, n, range, rule)| {
            out_of_range(&format!("{what} of `{id}`,"), n, range, rule)
        });
        if wrong.is_some() {
            return wrong;
        }
        if let Some(wrong) = given_problem(&format!("`{id}`"), &piece.gives) {
            return Some(wrong);
        }
        if state.damage != 0 && (def.hp.is_none() || def.kind == CardKind::Character) {
            return Some(format!("`{id}` has no hit points and takes no damage"));
        }
        let changed = state.deactivated || state.damage != 0 || state.counters > 0;
        let mut becomes = piece.becomes.iter().map(|(card, _)| card);
        if let Some(unknown) = becomes.find(|id| !content.cards.iter().any(|card| card.id == **id))
        {
            return Some(format!("there is no card `{unknown}`"));
        }
        if piece
            .lent
            .iter()
            .any(|&(seat, _)| usize::from(seat) >= self.players.len())
        {
            return Some(format!("`{id}` goes back to a player who is not there"));
        }
        if !piece.lent.is_empty() && place(piece.zone).of_player().is_none() {
            return Some(format!("`{id}` belongs to nobody and is not lent"));
        }
        let given = !piece.gives.is_empty() || !piece.becomes.is_empty();
        let changed = changed || state.used != 0 || given;
        if changed && !self.in_play(n) {
            return Some(format!("`{id}` is not in play and cannot stand like that"));
        }
        None
    }

    /// Whether such a card can lie there.
    fn belongs(&self, def: &Card, at: Place) -> bool {
        let kind = def.kind;
        let monster = kind == CardKind::Monster && def.hp.is_some();
        let seat = |seat: Seat| seat.index() < self.players.len();
        let used = |sort: SlotKind, n: u8| n < self.slots[sort as usize];
        if def.token && !matches!(at, Place::Items(_)) {
            return false;
        }
        match at {
            Place::Hand(s) => seat(s) && kind == CardKind::Loot,
            Place::Character(s) => seat(s) && kind == CardKind::Character,
            Place::Items(s) => {
                let item = matches!(kind, CardKind::StartingItem | CardKind::Treasure);
                seat(s) && (item || def.has(Keyword::Trinket))
            }
            Place::Curses(s) => seat(s) && def.has(Keyword::Curse),
            Place::Souls(s) => seat(s) && def.souls > 0 && kind != CardKind::Character,
            Place::Deck(deck) | Place::Discard(deck) => deck_of(kind) == Some(deck),
            Place::Shop(n) => used(SlotKind::Shop, n) && kind == CardKind::Treasure,
            Place::Monster(n) => {
                used(SlotKind::Monster, n) && (monster || def.has(Keyword::Ambush))
            }
            Place::Room(n) => used(SlotKind::Room, n) && kind == CardKind::Room,
            Place::Bonus => kind == CardKind::BonusSoul,
            Place::Outside => true,
            Place::Stack => kind == CardKind::Loot,
            Place::Held => def.hp.is_some() && kind != CardKind::Character,
            Place::Draft | Place::Gone => false,
        }
    }

    /// Whether a player controls the piece or it lies on top of a slot.
    fn in_play(&self, n: usize) -> bool {
        let zone = self.cards[n].zone;
        let covered = || self.cards[n + 1..].iter().any(|p| p.zone == zone);
        let at = place(zone);
        at.of_player().is_some() || at.slot().is_some() && !covered()
    }

    fn must_problem(&self, content: &Content) -> Option<String> {
        let bad = !self.musts.iter().all(|&(n, _)| self.attackable(n, content));
        bad.then(|| "only something with hit points in play can be attacked".to_owned())
    }

    /// Whether that is something in play with hit points of its own.
    pub(super) fn attackable(&self, n: u16, content: &Content) -> bool {
        let n = usize::from(n);
        let def = self.cards.get(n).and_then(|p| card(content, &p.card));
        let lives = def.is_some_and(|def| def.hp.is_some() && def.kind != CardKind::Character);
        lives && self.in_play(n)
    }

    /// The error in the running attack.
    fn attack_problem(&self, content: &Content) -> Option<String> {
        if let Some(additional) = self.declared {
            return self.declared_problem(additional);
        }
        let attack = self.attack.as_ref()?;
        if !self.attackable(attack.target, content) {
            return Some("only something with hit points in play is attacked (F-91)".to_owned());
        }
        if let Some(problem) = self.declared_problem(attack.additional) {
            return Some(problem);
        }
        let others = ((1 << self.players.len()) - 1) & !(1 << self.active.0);
        if attack.helpers & !others != 0 {
            return Some("other players of this game help in an attack (F-107)".to_owned());
        }
        if attack.rolling & !attack.helpers != 0 {
            return Some("only who helps still rolls (F-107)".to_owned());
        }
        let most = content.rules.rolls;
        (attack.rolls > most).then(|| format!("an attack has at most {most} rolls (R60)"))
    }
}

impl Position {
    /// The error in the declaration of the attack.
    fn declared_problem(&self, additional: bool) -> Option<String> {
        let active = self.players.get(self.active.index())?;
        if active.dead {
            return Some("an attack ends when the active player dies (F-129)".to_owned());
        }
        let counted = additional || active.attacked > 0;
        (!counted).then(|| "an attack is counted when it is declared (F-25)".to_owned())
    }
}

/// Whether an attack is declared in that step and has no target yet.
pub(super) const fn names_no_target(step: Step) -> bool {
    matches!(step, Step::AttackDeclared | Step::AttackTarget)
}

/// Whether nothing but the position itself is needed to begin in that step.
pub(super) const fn begins(step: Step) -> bool {
    matches!(
        step,
        Step::Recharge
            | Step::TurnStart
            | Step::LootStep
            | Step::Action
            | Step::TurnEnd
            | Step::HandLimit
            | Step::RoomDiscard
            | Step::TurnPasses
    )
}

pub(super) fn card<'c>(content: &'c Content, id: &str) -> Option<&'c Card> {
    content.cards.iter().find(|card| card.id == id)
}

/// What is counted on a thing.
const COUNTED: RangeInclusive<i64> = 0..=COUNT as i64;

/// Damage marked on a thing. Below 0 with a maximum below 1 hit point: it was saved from death (R66).
const MARKED: RangeInclusive<i64> = -(COUNT as i64)..=COUNT as i64;

/// A number of a player that is out of range.
fn hoard_problem(seat: usize, player_numbers: &PlayerNumbers) -> Option<String> {
    let times = 0..=i64::from(TIMES);
    let numbers = [
        ("¢", player_numbers.coins, 0..=COINS.into(), "F-48"),
        ("damage", player_numbers.damage, MARKED, "F-114"),
        ("counters", player_numbers.counters, COUNTED, "F-164"),
        (
            "loot plays",
            player_numbers.loot_plays.into(),
            times.clone(),
            "F-10",
        ),
        (
            "attacks",
            player_numbers.attacked.into(),
            times.clone(),
            "F-15",
        ),
        (
            "purchases",
            player_numbers.purchased.into(),
            times.clone(),
            "F-16",
        ),
        ("turns to skip", player_numbers.skips.into(), times, "F-47"),
    ];
    let mut numbers = numbers.into_iter();
    let wrong = numbers.find_map(|(what, n, range, rule)| {
        out_of_range(&format!("{what} of seat {seat},"), n, range, rule)
    });
    wrong.or_else(|| given_problem(&format!("seat {seat}"), &player_numbers.gives))
}

/// A number that effects gave to something and that is out of range.
fn given_problem(whom: &str, gives: &[(Grant, Duration)]) -> Option<String> {
    let mut sizes = gives.iter().filter_map(|(grant, _)| size(*grant));
    sizes.find_map(|(n, low, high)| {
        let what = format!("what effects gave to {whom},");
        out_of_range(&what, n, low.into()..=high.into(), "T-05")
    })
}
