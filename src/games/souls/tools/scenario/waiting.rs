//! Entries of the stack as a script describes them: `damage("mouse", 1)`, `roll(player(0), 4)`, `"bell"`.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Span, Spanned};

use super::Stage;
use super::thing::Thing;
use crate::games::souls::{EntryView, EntryViewKind, View, player_id};
use crate::table::Ref;
use crate::tools::scenario::phrase::{bracketed, phrase, plain, unknown};
use crate::tools::scenario::scenario_error::{Done, ScenarioError};

/// The words for entries.
const WORDS: [&str; 8] = [
    "loot",
    "ability",
    "trigger",
    "roll",
    "attack_roll",
    "damage",
    "combat_damage",
    "death",
];

/// One entry of the stack as a script describes it.
#[derive(Debug, Clone)]
pub struct Waiting {
    /// One of the words; `None` for any entry from that card.
    kind: Option<&'static str>,
    /// The things that must be in it.
    things: Vec<Spanned<Thing>>,
    /// Where it stands.
    span: Span,
}

impl FromRon for Waiting {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let span = *expr.span();
        if let Expr::String(_) = expr {
            let things = vec![Spanned::from_ast(expr)?];
            return Ok(Self {
                kind: None,
                things,
                span,
            });
        }
        let (name, things) = phrase(expr, "an entry like `damage(\"card\", 1)`")?;
        let Some(&word) = WORDS.iter().find(|word| **word == name.value) else {
            return Err(unknown("entry", &name, &WORDS));
        };
        if things.len() > 2 {
            let message = "write it like this: roll(player(0), 4), damage(\"card\", 1)".to_owned();
            return Err(plain(message, span));
        }
        Ok(Self {
            kind: Some(word),
            things,
            span,
        })
    }
}

/// The word for an entry.
const fn word(entry: &EntryView) -> &'static str {
    match (entry.kind, entry.combat) {
        (EntryViewKind::Loot, _) => "loot",
        (EntryViewKind::Ability, _) => "ability",
        (EntryViewKind::Trigger, _) => "trigger",
        (EntryViewKind::Roll, false) => "roll",
        (EntryViewKind::Roll, true) => "attack_roll",
        (EntryViewKind::Damage, false) => "damage",
        (EntryViewKind::Damage, true) => "combat_damage",
        (EntryViewKind::Death, _) => "death",
    }
}

/// The subject of an entry: of a roll the player who rolls, of damage and deaths the object they hit, else the source.
fn about(entry: &EntryView) -> Ref {
    match entry.kind {
        EntryViewKind::Roll => Ref::Object(player_id(entry.controller)),
        EntryViewKind::Damage | EntryViewKind::Death => {
            let hit = entry.targets.first().copied();
            hit.unwrap_or(Ref::Object(entry.source))
        }
        EntryViewKind::Loot | EntryViewKind::Ability | EntryViewKind::Trigger => {
            Ref::Object(entry.source)
        }
    }
}

impl Stage {
    /// Whether the entry is as described.
    pub fn is_waiting(&mut self, waiting: &Waiting, entry: &EntryView) -> Done<bool> {
        let word = word(entry);
        let kind = waiting.kind.is_none_or(|kind| {
            kind == word
                || kind == "roll" && word == "attack_roll"
                || kind == "damage" && word == "combat_damage"
        });
        let of = match waiting.kind {
            Some(_) => about(entry),
            None => Ref::Object(entry.source),
        };
        let mut fits = kind;
        for thing in &waiting.things {
            fits &= match thing.value {
                Thing::Number(n) => entry.amount == n,
                _ => self.refs(thing)?.contains(&of),
            };
        }
        Ok(fits)
    }

    /// The topmost entry that is as described.
    pub fn waits(&mut self, waiting: &Waiting, view: &View) -> Done<EntryView> {
        for entry in view.stack.iter().rev() {
            if self.is_waiting(waiting, entry)? {
                return Ok(entry.clone());
            }
        }
        let found: Vec<String> = view
            .stack
            .iter()
            .map(|e| self.entry_as_said(e, view))
            .collect();
        let message = format!("nothing like this is on the stack: [{}]", found.join(", "));
        Err(ScenarioError::failed(waiting.span, message))
    }

    /// An entry as a script would describe it.
    pub fn entry_as_said(&self, entry: &EntryView, view: &View) -> String {
        let mut parts = vec![self.ref_words(about(entry), view)];
        if matches!(entry.kind, EntryViewKind::Roll | EntryViewKind::Damage) {
            parts.push(entry.amount.to_string());
        }
        bracketed(word(entry), parts)
    }
}
