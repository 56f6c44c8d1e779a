//! Checks whether a position can be set up. Replays come from outside, so nothing is trusted.

use std::fmt::Display;
use std::ops::RangeInclusive;

use super::stack_check::waits;
use super::{Piece, PlayerNumbers, Position};
use crate::cards::chance::NextChance;
use crate::cards::position::{PieceNames, Possible, forbid, in_range, no_problem};
use crate::games::souls::content::grant_size as size;
use crate::games::souls::content::{Card, CardKind, Content, Duration, Grant, Keyword, SlotKind};
use crate::games::souls::ids::MOST_SEATS;
use crate::games::souls::limits::{CARDS, COINS, COUNT, GOAL, TIMER, TIMES};
use crate::games::souls::{
    MOST_MONSTERS, MOST_ROOMS, MOST_SHOP, Mode, Place, Step, ZONES, deck_of, place,
};
use crate::table::{Seat, any_of};

impl Position {
    /// Why it cannot be laid with these cards in a game of that mode, if it cannot.
    #[must_use]
    pub fn problem(&self, content: &Content, mode: Mode) -> Option<String> {
        self.check(content, mode, &PieceNames::default()).err()
    }

    /// The same; its cards are called by these names.
    pub(super) fn check(&self, content: &Content, mode: Mode, names: &PieceNames<'_>) -> Possible {
        self.check_table(mode)?;
        self.check_players()?;
        for (n, piece) in self.cards.iter().enumerate() {
            self.check_piece(n, piece, names.name(n, &piece.card), content)?;
        }
        let targets = self.musts.iter().all(|&(n, _)| self.attackable(n, content));
        forbid(
            !targets,
            "only something with hit points in play can be attacked",
        )?;
        self.check_attack(content)?;
        self.check_stack(content)?;
        no_problem(self.delayed_problem(content))?;
        self.check_deaths(content)
    }

    fn check_table(&self, mode: Mode) -> Possible {
        // What an attack left on the stack resolves in its step.
        let under_way = (!self.stack.says_nothing() || self.is_death_open()) && waits(self.step);
        let step = self.step;
        let (open, declared) = (names_no_target(step), self.declared.is_some());
        forbid(
            open && !declared,
            format_args!("in {step:?} an attack is declared: write `attack: ()` (F-90)"),
        )?;
        forbid(
            !open && declared,
            format_args!("in {step:?} no attack waits for its target (F-90)"),
        )?;
        forbid(
            self.step == Step::AttackRolls && self.attack.is_none() && !under_way,
            "in `AttackRolls` an attack runs; say which (F-97)",
        )?;
        forbid(
            step != Step::AttackRolls && self.attack.is_some(),
            format_args!("no attack runs in {step:?} (F-97)"),
        )?;
        let runs = self.attack.is_some() || self.declared.is_some();
        forbid(
            !begins(self.step) && !runs && !under_way,
            format_args!("no position begins in {:?}", self.step),
        )?;
        let seats = self.players.len();
        forbid(
            !(2..=MOST_SEATS).contains(&seats),
            format_args!("a game has 2 to {MOST_SEATS} players"),
        )?;
        forbid(
            mode != Mode::Competitive && seats != 2,
            "a game together has 2 characters",
        )?;
        forbid(
            [self.active, self.starting]
                .iter()
                .any(|s| s.index() >= seats),
            format_args!("a seat of this game is 0 to {}", seats - 1),
        )?;
        if let Mode::Together { goal, .. } = mode {
            in_range("the goal", goal, GOAL, "F-173")?;
        }
        in_range("the timer", self.timer, TIMER, "F-173")?;
        in_range("turn", self.turn, 1..=i64::from(u16::MAX), "T-05")?;
        forbid(
            self.cards.len() > usize::from(CARDS),
            format_args!("more than {CARDS} cards"),
        )?;
        let more = self
            .slots
            .iter()
            .zip([MOST_SHOP, MOST_MONSTERS, MOST_ROOMS])
            .any(|(&n, most)| n > most);
        forbid(
            more,
            format_args!(
                "at most {MOST_SHOP} shop, {MOST_MONSTERS} monster and {MOST_ROOMS} room slots"
            ),
        )?;
        no_problem(
            self.chance()
                .problem()
                .map(|problem| format!("{problem} (F-84)")),
        )
    }

    /// What the next dice and coins show.
    pub(super) fn chance(&self) -> NextChance {
        NextChance {
            dice: self.dice.clone(),
            flips: self.flips.clone(),
        }
    }

    fn check_players(&self) -> Possible {
        for (seat, player_numbers) in self.players.iter().enumerate() {
            check_hoard(seat, player_numbers)?;
        }
        for seat in (0..self.players.len() as u8).map(Seat) {
            let own = self
                .cards
                .iter()
                .filter(|p| place(p.zone) == Place::Character(seat));
            forbid(
                own.count() != 1,
                format_args!("seat {} has one character", seat.0),
            )?;
        }
        Ok(())
    }

    fn check_piece(&self, n: usize, piece: &Piece, id: &str, content: &Content) -> Possible {
        let known = |id: &str| card(content, id).ok_or_else(|| format!("there is no card `{id}`"));
        let def = known(&piece.card)?;
        forbid(
            usize::from(piece.zone.0) >= ZONES,
            format_args!("`{id}` is in no place"),
        )?;
        let at = place(piece.zone);
        forbid(
            !self.belongs(def, at),
            format_args!("`{id}` cannot be there"),
        )?;
        forbid(
            matches!(at, Place::Monster(_)) && !self.in_play(n) && def.has(Keyword::Indomitable),
            format_args!("`{id}` is Indomitable and is not covered (F-156)"),
        )?;
        let state = &piece.state;
        in_range(
            format_args!("damage of `{id}`,"),
            state.damage,
            MARKED,
            "F-114",
        )?;
        in_range(
            format_args!("counters of `{id}`,"),
            state.counters,
            COUNTED,
            "F-164",
        )?;
        check_given(format_args!("`{id}`"), &piece.gives)?;
        forbid(
            state.damage != 0 && (def.hp.is_none() || def.kind == CardKind::Character),
            format_args!("`{id}` has no hit points and takes no damage"),
        )?;
        let changed = state.deactivated || state.damage != 0 || state.counters > 0;
        for (face, _) in &piece.becomes {
            known(face)?;
        }
        let nobody = piece
            .lent
            .iter()
            .any(|&(seat, _)| usize::from(seat) >= self.players.len());
        forbid(
            nobody,
            format_args!("`{id}` goes back to a player who is not there"),
        )?;
        forbid(
            !piece.lent.is_empty() && place(piece.zone).of_player().is_none(),
            format_args!("`{id}` belongs to nobody and is not lent"),
        )?;
        let given = !piece.gives.is_empty() || !piece.becomes.is_empty();
        let changed = changed || state.used != 0 || given;
        forbid(
            changed && !self.in_play(n),
            format_args!("`{id}` is not in play and cannot stand like that"),
        )
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

    /// Whether that is something in play with hit points of its own.
    pub(super) fn attackable(&self, n: u16, content: &Content) -> bool {
        let n = usize::from(n);
        let def = self.cards.get(n).and_then(|p| card(content, &p.card));
        let lives = def.is_some_and(|def| def.hp.is_some() && def.kind != CardKind::Character);
        lives && self.in_play(n)
    }

    /// Whether the running attack can be.
    fn check_attack(&self, content: &Content) -> Possible {
        if let Some(additional) = self.declared {
            return self.check_declared(additional);
        }
        let Some(attack) = &self.attack else {
            return Ok(());
        };
        forbid(
            !self.attackable(attack.target, content),
            "only something with hit points in play is attacked (F-91)",
        )?;
        self.check_declared(attack.additional)?;
        let others = ((1 << self.players.len()) - 1) & !(1 << self.active.0);
        forbid(
            attack.helpers & !others != 0,
            "other players of this game help in an attack (F-107)",
        )?;
        forbid(
            attack.rolling & !attack.helpers != 0,
            "only who helps still rolls (F-107)",
        )?;
        let most = content.rules.rolls;
        forbid(
            attack.rolls > most,
            format_args!("an attack has at most {most} rolls (R60)"),
        )
    }

    /// Whether the attack can have been declared.
    fn check_declared(&self, additional: bool) -> Possible {
        let Some(active) = self.players.get(self.active.index()) else {
            return Ok(());
        };
        forbid(
            active.dead,
            "an attack ends when the active player dies (F-129)",
        )?;
        let counted = additional || active.attacked > 0;
        forbid(!counted, "an attack is counted when it is declared (F-25)")
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
        any_of! { Step: Recharge, TurnStart, LootStep, Action, TurnEnd, HandLimit, RoomDiscard, TurnPasses }
    )
}

pub(super) fn card<'c>(content: &'c Content, id: &str) -> Option<&'c Card> {
    content.cards.iter().find(|card| card.id == id)
}

/// What is counted on a thing.
const COUNTED: RangeInclusive<i64> = 0..=COUNT as i64;

/// Damage marked on a thing. Below 0 with a maximum below 1 hit point: it was saved from death (R66).
const MARKED: RangeInclusive<i64> = -(COUNT as i64)..=COUNT as i64;

/// Whether the numbers of a player are in range.
fn check_hoard(seat: usize, numbers: &PlayerNumbers) -> Possible {
    let times = 0..=i64::from(TIMES);
    for (what, n, range, rule) in [
        ("¢", numbers.coins, 0..=COINS.into(), "F-48"),
        ("damage", numbers.damage, MARKED, "F-114"),
        ("counters", numbers.counters, COUNTED, "F-164"),
        (
            "loot plays",
            numbers.loot_plays.into(),
            times.clone(),
            "F-10",
        ),
        ("attacks", numbers.attacked.into(), times.clone(), "F-15"),
        ("purchases", numbers.purchased.into(), times.clone(), "F-16"),
        ("turns to skip", numbers.skips.into(), times, "F-47"),
    ] {
        in_range(format_args!("{what} of seat {seat},"), n, range, rule)?;
    }
    check_given(format_args!("seat {seat}"), &numbers.gives)
}

/// Whether the numbers that effects gave to something are in range.
fn check_given(whom: impl Display, gives: &[(Grant, Duration)]) -> Possible {
    for (n, low, high) in gives.iter().filter_map(|(grant, _)| size(*grant)) {
        in_range(
            format_args!("what effects gave to {whom},"),
            n,
            low.into()..=high.into(),
            "T-05",
        )?;
    }
    Ok(())
}
