//! Whether the stack of a position can be put on the table, and whether a game can lead to it.

use super::check::card;
use super::stack_spot::fits;
use super::{Aim, EntryKind, Position, StackEntry};
use crate::cards::position::groups_problem;
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
    /// The error in the stack.
    pub(super) fn stack_problem(&self, content: &Content) -> Option<String> {
        let stack = &self.stack;
        let lying = self
            .cards
            .iter()
            .filter(|piece| piece.zone == zone(Place::Stack))
            .count();
        let loot = |entry: &&StackEntry| entry.kind == EntryKind::Loot;
        if lying != stack.entries.iter().filter(loot).count() {
            return Some(
                "a loot card on the stack has its entry, and no other card has (F-20)".to_owned(),
            );
        }
        if stack.says_nothing() {
            return None;
        }
        if !waits(self.step) {
            return Some(format!(
                "no position has something on the stack in {:?} (F-74)",
                self.step
            ));
        }
        let mut waiting = stack.waiting.iter().enumerate();
        let wrong = waiting.find_map(|(n, entry)| {
            let problem = self.waiting_problem(entry, content)?;
            Some(format!("waiting ability {n}: {problem}"))
        });
        if wrong.is_some() || stack.is_empty() {
            return wrong;
        }
        if stack.entries.len() > STACK {
            return Some(format!("more than {STACK} entries on the stack"));
        }
        let seats = self.players.len();
        if stack.priority.index() >= seats || usize::from(stack.passed) >= seats {
            return Some(format!(
                "priority: a seat of this game; fewer than {seats} have passed (F-66)"
            ));
        }
        let mut entries = stack.entries.iter().enumerate();
        entries.find_map(|(n, entry)| {
            let problem = self.entry_problem(n, entry, content)?;
            Some(format!(
                "entry {n} of the stack, {:?}: {problem}",
                entry.kind
            ))
        })
    }

    /// An ability that triggered: what it aims at is chosen when it is put on the stack.
    fn waiting_problem(&self, entry: &StackEntry, content: &Content) -> Option<String> {
        if entry.kind != EntryKind::Trigger {
            return Some("only triggered abilities wait to be put on the stack (F-75)".to_owned());
        }
        if !entry.targets.is_empty() || entry.mode != 0 {
            return Some("its targets and its way are chosen later (F-76, F-77)".to_owned());
        }
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
        self.entry_problem(usize::MAX, &entry, content)
    }

    fn entry_problem(&self, n: usize, entry: &StackEntry, content: &Content) -> Option<String> {
        let wrong = |why: &str| Some(why.to_owned());
        let seats = [entry.by, entry.player, entry.they];
        if seats.into_iter().flatten().any(|seat| self.is_nobody(seat)) || !self.all_there(entry) {
            return wrong("it names a seat, a card or an entry that is not there");
        }
        let text = match &entry.text {
            Some(id) => match card(content, id) {
                Some(card) => Some(card),
                None => return Some(format!("there is no card `{id}`")),
            },
            None => self.printed(entry.source, content),
        };
        let Some(text) = text else {
            return wrong("it comes from a card or a player");
        };
        if entry.amount.abs() > COINS {
            return Some(format!("amounts are up to {COINS}"));
        }
        if let Some(problem) = groups_problem(entry.targets.len(), &entry.groups, &entry.shares) {
            return Some(problem);
        }
        if entry.combat
            && (self.attack.is_none() || !matches!(entry.kind, EntryKind::Roll | EntryKind::Damage))
        {
            return wrong(
                "attack rolls and combat damage belong to the attack that runs (F-97, F-103)",
            );
        }
        let rolls = matches!(entry.kind, EntryKind::Roll | EntryKind::Reading);
        if rolls && !(1..=6).contains(&entry.amount) {
            return wrong("a die shows 1 to 6 (F-84)");
        }
        if !rolls && (entry.roll.is_some() || entry.asked) {
            return wrong("only rolls and their readings are rolls");
        }
        if entry
            .roll
            .is_some_and(|n| usize::from(n) >= text.rolls().len())
        {
            return Some(format!(
                "`{}` has {} rolls, counted from 0",
                text.id,
                text.rolls().len()
            ));
        }
        let ability = match entry.ability {
            Some(n) => match text.abilities.get(usize::from(n)) {
                Some(ability) if fits(entry.kind, ability) => Some(ability),
                _ => {
                    let id = &text.id;
                    return Some(format!(
                        "ability {n} of `{id}` is none that waits like this"
                    ));
                }
            },
            None => None,
        };
        match entry.kind {
            EntryKind::Loot | EntryKind::Copy => self.loot_problem(n, entry, text),
            EntryKind::Ability | EntryKind::Trigger => match ability {
                Some(ability) => aims_problem(entry, ability),
                None => wrong("say which ability of the card"),
            },
            EntryKind::Roll if entry.by.is_none() => wrong("a player rolls (F-89)"),
            EntryKind::Roll => None,
            EntryKind::Reading => entry
                .roll
                .is_none()
                .then(|| "say which roll of the card is read (F-89)".to_owned()),
            EntryKind::Damage => self.damage_problem(entry, content),
            EntryKind::Death => self.death_problem(n, entry, content),
        }
    }

    fn loot_problem(&self, n: usize, entry: &StackEntry, text: &Card) -> Option<String> {
        if text.kind != CardKind::Loot {
            return Some("only loot cards are played (F-20)".to_owned());
        }
        if entry.by.is_none() {
            return Some("a player plays it (F-20)".to_owned());
        }
        if entry.kind == EntryKind::Loot {
            let Aim::Piece(piece) = entry.source else {
                return Some("it is a card that lies on the stack (F-20)".to_owned());
            };
            let twin = self.stack.entries[..n]
                .iter()
                .any(|e| e.kind == EntryKind::Loot && e.source == entry.source);
            if twin || self.cards[usize::from(piece)].zone != zone(Place::Stack) || entry.gone {
                return Some("it is a card that lies on the stack, once (F-20)".to_owned());
            }
        }
        let mut abilities = text.abilities.iter();
        match abilities.find(|a| matches!(a, Ability::Resolve { .. })) {
            Some(ability) => aims_problem(entry, ability),
            None if text.has(Keyword::Trinket) || text.has(Keyword::Ambush) => None,
            None => Some("the card does nothing when it resolves".to_owned()),
        }
    }

    fn damage_problem(&self, entry: &StackEntry, content: &Content) -> Option<String> {
        if entry.amount < 1 {
            return Some("no damage of 0 goes on the stack (F-115)".to_owned());
        }
        let hits = match entry.targets[..] {
            [Aim::Player(_) | Aim::Nothing] => true,
            [Aim::Piece(n)] => self.attackable(n, content),
            _ => false,
        };
        (!hits).then(|| "it hits one player or card in play with hit points (F-114)".to_owned())
    }

    fn death_problem(&self, n: usize, entry: &StackEntry, content: &Content) -> Option<String> {
        let twin = |e: &StackEntry| e.kind == EntryKind::Death && e.source == entry.source;
        if self.stack.entries[..n].iter().any(twin) {
            return Some("nothing dies twice on the stack (F-128)".to_owned());
        }
        match entry.source {
            Aim::Player(seat) if self.players[seat.index()].dead => {
                Some("a player dies once a turn (F-137)".to_owned())
            }
            Aim::Piece(n) if !entry.gone && !self.attackable(n, content) => {
                Some("only what has hit points in play dies (F-121)".to_owned())
            }
            _ => None,
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
fn aims_problem(entry: &StackEntry, ability: &Ability) -> Option<String> {
    if usize::from(entry.mode) >= ability.modes() {
        return Some(format!(
            "there are {} ways, counted from 0 (F-77)",
            ability.modes()
        ));
    }
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
        return None;
    }
    let wanted = wanted.len();
    Some(match entry.groups.is_empty() {
        true => format!("{given} targets, and it has {wanted} (F-76)"),
        false => format!("`groups` says how many targets each of {wanted} has (F-76, R67)"),
    })
}
