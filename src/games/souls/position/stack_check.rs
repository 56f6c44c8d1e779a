//! Whether the stack of a position can be put on the table, and whether a game can lead to it.

use super::check::card;
use super::stack_spot::fits;
use super::{Aim, EntryKind, Position, StackEntry};
use crate::cards::position::{Possible, forbid, groups_problem, no_problem};
use crate::games::souls::content::{Ability, Card, CardKind, Content, Keyword, TargetSpec};
use crate::games::souls::limits::{COINS, STACK};
use crate::games::souls::{Place, Step, place, zone};
use crate::table::{Seat, any_of};

/// Steps in which something waits on the stack and nothing else has to be said.
pub(super) const fn waits(step: Step) -> bool {
    matches!(
        step,
        any_of! { Step:
            TurnStart, LootStep, Action, AttackDeclared, AttackRolls, PurchaseDeclared, PurchaseChoice, EndDeclared,
            TurnEnd
        }
    )
}

impl Position {
    /// Whether the stack can be like that.
    pub(super) fn check_stack(&self, content: &Content) -> Possible {
        let stack = &self.stack;
        let lying = self
            .cards
            .iter()
            .filter(|piece| piece.zone == zone(Place::Stack))
            .count();
        let loot = |entry: &&StackEntry| entry.kind == EntryKind::Loot;
        forbid(
            lying != stack.entries.iter().filter(loot).count(),
            "a loot card on the stack has its entry, and no other card has (F-20)",
        )?;
        if stack.says_nothing() {
            return Ok(());
        }
        forbid(
            !waits(self.step),
            format_args!(
                "no position has something on the stack in {:?} (F-74)",
                self.step
            ),
        )?;
        for (n, entry) in stack.waiting.iter().enumerate() {
            self.check_waiting(entry, content)
                .map_err(|problem| format!("waiting ability {n}: {problem}"))?;
        }
        if stack.is_empty() {
            return Ok(());
        }
        forbid(
            stack.entries.len() > STACK,
            format_args!("more than {STACK} entries on the stack"),
        )?;
        let seats = self.players.len();
        forbid(
            stack.priority.index() >= seats || usize::from(stack.passed) >= seats,
            format_args!("priority: a seat of this game; fewer than {seats} have passed (F-66)"),
        )?;
        for (n, entry) in stack.entries.iter().enumerate() {
            let named = |problem| format!("entry {n} of the stack, {:?}: {problem}", entry.kind);
            self.check_entry(n, entry, content).map_err(named)?;
        }
        Ok(())
    }

    /// An ability that triggered: what it aims at is chosen when it is put on the stack.
    fn check_waiting(&self, entry: &StackEntry, content: &Content) -> Possible {
        forbid(
            entry.kind != EntryKind::Trigger,
            "only triggered abilities wait to be put on the stack (F-75)",
        )?;
        forbid(
            !entry.targets.is_empty() || entry.mode != 0,
            "its targets and its way are chosen later (F-76, F-77)",
        )?;
        // With the right number of targets it is checked as if it were there.
        let text = match &entry.text {
            Some(id) => card(content, id),
            None => self.printed(entry.source, content),
        };
        let abilities = text.map_or(&[][..], |text| &text.abilities);
        let ability = entry.ability.and_then(|n| abilities.get(usize::from(n)));
        let wanted = ability.map_or(&[][..], |ability| ability.targets(0)).iter();
        let groups: Vec<u8> = wanted.map(|spec| spec.count.least() as u8).collect();
        let all = groups.iter().map(|&size| usize::from(size)).sum();
        let entry = StackEntry {
            targets: vec![Aim::Nothing; all],
            groups,
            ..entry.clone()
        };
        self.check_entry(usize::MAX, &entry, content)
    }

    fn check_entry(&self, n: usize, entry: &StackEntry, content: &Content) -> Possible {
        let mut seats = [entry.by, entry.player, entry.they].into_iter().flatten();
        let nobody = seats.any(|seat| self.is_nobody(seat));
        forbid(
            nobody || !self.all_there(entry),
            "it names a seat, a card or an entry that is not there",
        )?;
        let text = match &entry.text {
            Some(id) => card(content, id).ok_or_else(|| format!("there is no card `{id}`"))?,
            None => self
                .printed(entry.source, content)
                .ok_or("it comes from a card or a player")?,
        };
        forbid(
            entry.amount.abs() > COINS,
            format_args!("amounts are up to {COINS}"),
        )?;
        no_problem(groups_problem(
            entry.targets.len(),
            &entry.groups,
            &entry.shares,
        ))?;
        let fights =
            self.attack.is_some() && matches!(entry.kind, EntryKind::Roll | EntryKind::Damage);
        forbid(
            entry.combat && !fights,
            "attack rolls and combat damage belong to the attack that runs (F-97, F-103)",
        )?;
        let rolls = matches!(entry.kind, EntryKind::Roll | EntryKind::Reading);
        forbid(
            rolls && !(1..=6).contains(&entry.amount),
            "a die shows 1 to 6 (F-84)",
        )?;
        forbid(
            !rolls && (entry.roll.is_some() || entry.asked),
            "only rolls and their readings are rolls",
        )?;
        let (id, count) = (&text.id, text.rolls().len());
        let beyond = entry.roll.is_some_and(|n| usize::from(n) >= count);
        forbid(
            beyond,
            format_args!("`{id}` has {count} rolls, counted from 0"),
        )?;
        let ability = match entry.ability {
            Some(n) => match text.abilities.get(usize::from(n)) {
                Some(ability) if fits(entry.kind, ability) => Some(ability),
                _ => {
                    return Err(format!(
                        "ability {n} of `{id}` is none that waits like this"
                    ));
                }
            },
            None => None,
        };
        match entry.kind {
            EntryKind::Loot | EntryKind::Copy => self.check_loot(n, entry, text),
            EntryKind::Ability | EntryKind::Trigger => match ability {
                Some(ability) => check_aims(entry, ability),
                None => Err("say which ability of the card".to_owned()),
            },
            EntryKind::Roll => forbid(entry.by.is_none(), "a player rolls (F-89)"),
            EntryKind::Reading => forbid(
                entry.roll.is_none(),
                "say which roll of the card is read (F-89)",
            ),
            EntryKind::Damage => self.check_damage(entry, content),
            EntryKind::Death => self.check_death(n, entry, content),
        }
    }

    fn check_loot(&self, n: usize, entry: &StackEntry, text: &Card) -> Possible {
        forbid(
            text.kind != CardKind::Loot,
            "only loot cards are played (F-20)",
        )?;
        forbid(entry.by.is_none(), "a player plays it (F-20)")?;
        if entry.kind == EntryKind::Loot {
            let Aim::Piece(piece) = entry.source else {
                return Err("it is a card that lies on the stack (F-20)".to_owned());
            };
            let twin = |e: &StackEntry| e.kind == EntryKind::Loot && e.source == entry.source;
            let twin = self.stack.entries[..n].iter().any(twin);
            let lies = self.cards[usize::from(piece)].zone == zone(Place::Stack);
            forbid(
                twin || !lies || entry.gone,
                "it is a card that lies on the stack, once (F-20)",
            )?;
        }
        let mut abilities = text.abilities.iter();
        match abilities.find(|a| matches!(a, Ability::Resolve { .. })) {
            Some(ability) => check_aims(entry, ability),
            None => {
                let idle = !text.has(Keyword::Trinket) && !text.has(Keyword::Ambush);
                forbid(idle, "the card does nothing when it resolves")
            }
        }
    }

    fn check_damage(&self, entry: &StackEntry, content: &Content) -> Possible {
        forbid(entry.amount < 1, "no damage of 0 goes on the stack (F-115)")?;
        let hits = match entry.targets[..] {
            [Aim::Player(_) | Aim::Nothing] => true,
            [Aim::Piece(n)] => self.attackable(n, content),
            _ => false,
        };
        forbid(
            !hits,
            "it hits one player or card in play with hit points (F-114)",
        )
    }

    fn check_death(&self, n: usize, entry: &StackEntry, content: &Content) -> Possible {
        let twin = |e: &StackEntry| e.kind == EntryKind::Death && e.source == entry.source;
        forbid(
            self.stack.entries[..n].iter().any(twin),
            "nothing dies twice on the stack (F-128)",
        )?;
        match entry.source {
            Aim::Player(seat) => forbid(
                self.players[seat.index()].dead,
                "a player dies once a turn (F-137)",
            ),
            Aim::Piece(n) => {
                let lives = entry.gone || self.attackable(n, content);
                forbid(!lives, "only what has hit points in play dies (F-121)")
            }
            Aim::Nothing | Aim::Entry(_) => Ok(()),
        }
    }

    fn is_nobody(&self, seat: Seat) -> bool {
        seat.index() >= self.players.len()
    }

    /// Whether everything that it names is there.
    fn all_there(&self, entry: &StackEntry) -> bool {
        entry.aims().all(|aim| match aim {
            Aim::Nothing => true,
            Aim::Piece(n) => usize::from(n) < self.cards.len(),
            Aim::Player(seat) => !self.is_nobody(seat),
            Aim::Entry(n) => usize::from(n) < self.stack.entries.len(),
        })
    }

    /// The card that something is as it is printed; of a player the character.
    fn printed<'c>(&self, source: Aim, content: &'c Content) -> Option<&'c Card> {
        let piece = match source {
            Aim::Piece(n) => self.cards.get(usize::from(n)),
            Aim::Player(seat) => {
                let mut cards = self.cards.iter();
                cards.find(|piece| place(piece.zone) == Place::Character(seat))
            }
            Aim::Nothing | Aim::Entry(_) => None,
        };
        card(content, &piece?.card)
    }
}

/// Whether there is such a way, with as many targets.
fn check_aims(entry: &StackEntry, ability: &Ability) -> Possible {
    forbid(
        usize::from(entry.mode) >= ability.modes(),
        format_args!("there are {} ways, counted from 0 (F-77)", ability.modes()),
    )?;
    let wanted = ability.targets(entry.mode);
    let given = entry.targets.len();
    let sizes = match entry.groups.is_empty() {
        true => vec![1; given],
        false => entry.groups.clone(),
    };
    let fits = |(size, spec): (&u8, &TargetSpec)| {
        (spec.count.least()..=spec.count.most()).contains(&usize::from(*size))
    };
    let sum: usize = sizes.iter().map(|&size| usize::from(size)).sum();
    let grouped = sizes.len() == wanted.len() && sum == given;
    if grouped && sizes.iter().zip(wanted).all(fits) {
        return Ok(());
    }
    let wanted = wanted.len();
    Err(match entry.groups.is_empty() {
        true => format!("{given} targets, and it has {wanted} (F-76)"),
        false => format!("`groups` says how many targets each of {wanted} has (F-76, R67)"),
    })
}
