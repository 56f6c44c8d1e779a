//! Intents of clicks on things: plain functions over the open question.

use super::spot::Thing;
use super::table_layout::TableLayout;
use crate::desktop::intent::Intent;
use crate::desktop::session::Session;
use crate::table::{Choice, Decision, ObjectId, Ref};

/// The open question with everything needed to read it.
struct Open<'a, G: TableLayout> {
    view: &'a G::View,
    decision: &'a Decision,
    selected: Option<ObjectId>,
}

impl<'a, G: TableLayout> Open<'a, G> {
    fn of(session: &'a Session<G>) -> Option<Self> {
        Some(Self {
            view: &session.shown.view,
            decision: session.shown.question()?,
            selected: session.focus.pinned,
        })
    }

    /// The choices that a click on `id` begins.
    fn own(&self, id: ObjectId) -> Vec<Choice> {
        let names = G::names(self.view, id);
        let all = self.decision.options.iter();
        all.filter(|c| begins(c, &names)).copied().collect()
    }

    /// The choices of `selected` that end at `id`.
    fn aimed(&self, selected: Option<ObjectId>, id: ObjectId) -> Vec<Choice> {
        let Some(selected) = selected else {
            return Vec::new();
        };
        let fits = |c: &&Choice| c.subject == Ref::Object(selected) && c.target == Ref::Object(id);
        self.decision.options.iter().filter(fits).copied().collect()
    }

    fn shortcut(&self, id: ObjectId) -> Option<(Choice, Choice)> {
        G::shortcut(self.view, self.decision, id)
    }

    fn offers(&self, id: ObjectId) -> bool {
        !self.own(id).is_empty()
            || !self.aimed(self.selected, id).is_empty()
            || self.shortcut(id).is_some()
    }

    /// The intent of a click on `id`.
    fn click(&self, id: ObjectId) -> Intent {
        if let [choice] = self.aimed(self.selected, id)[..] {
            return Intent::Choose(choice);
        }
        let again = self.selected == Some(id);
        match self.own(id)[..] {
            [] if self.shortcut(id).is_some() => Intent::Inspect((!again).then_some(id)),
            [] => self.refused_aim(id).unwrap_or(Intent::Explain(id)),
            [choice] if !choice.is_any(G::CAREFUL) => Intent::Choose(choice),
            _ => Intent::Inspect((!again).then_some(id)),
        }
    }

    /// The choice that would bring what is selected to `id`: not offered, so the match says why.
    fn refused_aim(&self, id: ObjectId) -> Option<Intent> {
        let selected = self.selected?;
        let may = !self.own(selected).is_empty();
        let meant = G::meant(self.decision, selected, id).filter(|_| may);
        meant.map(Intent::Choose)
    }

    /// The intent of dropping `id` on the things `under` it: an aim if one fits, else its only use.
    fn drop(&self, id: ObjectId, under: &[ObjectId]) -> Intent {
        let aims = under.iter().flat_map(|&to| self.aimed(Some(id), to));
        if let Some(choice) = aims.into_iter().next() {
            return Intent::Choose(choice);
        }
        if let Some(choice) = under
            .first()
            .and_then(|&onto| G::meant(self.decision, id, onto))
        {
            return Intent::Choose(choice);
        }
        if G::brings(self.view, id)
            && let Some((now, later)) = under.iter().find_map(|&onto| self.shortcut(onto))
        {
            return Intent::Begin(now, later);
        }
        let this = Ref::Object(id);
        let plays = self.decision.options.iter().filter(|c| c.subject == this);
        let use_it = |c: &&Choice| c.is_any(G::DROPPED) && c.amount == 0;
        match plays.clone().find(use_it) {
            Some(choice) => Intent::Choose(*choice),
            None if plays.clone().count() == 0 => Intent::Explain(id),
            None if G::in_hand(self.view, id) && plays.clone().all(careful::<G>) => {
                Intent::Offer(id)
            }
            None => Open {
                selected: None,
                ..*self
            }
            .click(id),
        }
    }
}

/// Whether a choice is asked before it is made.
fn careful<G: TableLayout>(choice: &Choice) -> bool {
    choice.is_any(G::CAREFUL)
}

/// Whether a click on what bears those names begins that choice.
fn begins(choice: &Choice, names: &[Ref]) -> bool {
    names.contains(&choice.subject)
        || (choice.subject == Ref::None && names.contains(&choice.target))
}

/// Whether an option begins with that object, or the selected one can be aimed at it.
#[must_use]
pub fn choosable<G: TableLayout>(session: &Session<G>, id: ObjectId) -> bool {
    Open::of(session).is_some_and(|open| open.offers(id))
}

/// The uses that an object can have now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Use {
    /// Nothing.
    None,
    /// It can only do what is nearly always possible: make energy, convert.
    Aside,
    /// Anything else.
    Main,
}

/// The use of an object now. Where all cards can be converted, the playable ones must stand out.
#[must_use]
pub fn usable<G: TableLayout>(session: &Session<G>, id: ObjectId) -> Use {
    let Some(open) = Open::of(session) else {
        return Use::None;
    };
    let own = open.own(id);
    let main = |c: &Choice| !c.is_any(G::ASIDE);
    if own.iter().any(main)
        || !open.aimed(open.selected, id).is_empty()
        || open.shortcut(id).is_some()
    {
        Use::Main
    } else if own.is_empty() {
        Use::None
    } else {
        Use::Aside
    }
}

/// The intent of a click on `id`.
#[must_use]
pub fn click<G: TableLayout>(session: &Session<G>, id: ObjectId) -> Intent {
    Open::of(session).map_or(Intent::Explain(id), |open| open.click(id))
}

/// Whether a click on `id` means what it meant in the question before what the table still plays: then a quick player need
/// not wait for the end of it.
#[must_use]
pub fn is_same_click<G: TableLayout>(session: &Session<G>, id: ObjectId) -> bool {
    let Some(both) = session.shown.asked_again() else {
        return false;
    };
    let [before, now] = both.map(|(view, decision)| Open::<G> {
        view,
        decision,
        selected: session.focus.pinned,
    });
    let click = now.click(id);
    let chooses = !matches!(click, Intent::Explain(_));
    chooses && before.click(id) == click && before.own(id) == now.own(id)
}

/// The intent of dropping `id` on the things `under` it.
#[must_use]
pub fn drop<G: TableLayout>(session: &Session<G>, id: ObjectId, under: &[ObjectId]) -> Intent {
    Open::of(session).map_or(Intent::Explain(id), |open| open.drop(id, under))
}

/// Everything that can be chosen with a click, in rows from the hand upwards.
#[must_use]
pub fn all<G: TableLayout>(session: &Session<G>) -> Vec<ObjectId> {
    let mut found: Vec<(i32, i32, ObjectId)> = Vec::new();
    for (thing, spot) in G::arrange(session) {
        if let Thing::Object(id) = thing
            && choosable(session, id)
        {
            let row = -(spot.at.y / 50.0) as i32;
            found.push((row, spot.at.x as i32, id));
        }
    }
    found.sort_unstable();
    found.into_iter().map(|(.., id)| id).collect()
}

#[cfg(test)]
mod tests;
