//! The choices that are listed as text with priority, in the order of the number keys.

use super::act::{declares, trades};
use super::{Panel, labels};
use crate::desktop::intent::Intent;
use crate::desktop::panels::prompt::key;
use crate::desktop::panels::{PanelText, further};
use crate::desktop::session::SessionGame;
use crate::games::souls::choices::ChoiceWord;
use crate::games::souls::desktop::words as own;
use crate::games::souls::{Souls, Topic, text};
use crate::table::{Choice, Decision, ObjectId, Ref};

/// Something that is listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Act {
    /// A choice.
    Plain(Choice),
    /// One that answers an entry of the stack: a card says what it does.
    Answer(Choice),
    /// The first choice, and the second as soon as it is asked: what that thing is for.
    Begin(Choice, Choice, ObjectId),
}

impl Act {
    /// Its intent.
    pub fn wish(self) -> Intent {
        match self {
            Self::Plain(choice) | Self::Answer(choice) => Intent::Choose(choice),
            Self::Begin(now, later, _) => Intent::Begin(now, later),
        }
    }

    /// The choice that it makes first.
    pub const fn first(self) -> Choice {
        match self {
            Self::Plain(choice) | Self::Answer(choice) | Self::Begin(choice, ..) => choice,
        }
    }

    /// Its label.
    pub fn label(self, p: &Panel) -> String {
        match self {
            Self::Plain(choice) => Souls::choice(p, &choice),
            Self::Answer(choice) => {
                let said = Souls::choice(p, &choice);
                let card =
                    labels::def(p, choice.subject).filter(|_| ChoiceWord::Play.is_of(&choice));
                card.map_or(said.clone(), |card| {
                    let text = text::card_text(card, p.view.content, p.language);
                    let text: Vec<String> = text.iter().map(ToString::to_string).collect();
                    format!("{said}: {}", text.join(" "))
                })
            }
            Self::Begin(now, _, id) if ChoiceWord::Attack.is_of(&now) => {
                own::of(p.language).attack_it(&p.named(Ref::Object(id)))
            }
            Self::Begin(_, later, _) => Souls::choice(p, &later),
        }
    }
}

/// The list for a player with priority: the actions of the clicked thing, the trades, and the actions that nothing on
/// the table stands for.
pub(super) fn acts(p: &Panel, decision: &Decision) -> Vec<Act> {
    let plain = |choices: Vec<Choice>| choices.into_iter().map(Act::Plain).collect();
    match (p.selected, p.answering) {
        _ if p.apart => plain(trades(p)),
        (Some(id), _) => of_thing(p, decision, id),
        (None, Some(_)) => {
            let answers = decision.options.iter().copied();
            let answers = answers.filter(|c| ChoiceWord::Play.is_of(c) || ChoiceWord::Use.is_of(c));
            answers.map(Act::Answer).collect()
        }
        (None, None) => {
            let mut loose = further(p);
            loose.retain(|c| !declares(c));
            plain(loose)
        }
    }
}

/// The intents of the number keys: the declarations first, if nothing was clicked.
pub(super) fn numbered(p: &Panel) -> Vec<Intent> {
    let Some(decision) = p.decision.filter(|d| Topic::Act.is_of(d)) else {
        // An amount of ¢ has its own buttons.
        let words = further(p)
            .into_iter()
            .filter(|c| !ChoiceWord::Coins.is_of(c));
        return words.map(Intent::Choose).collect();
    };
    let aside = p.apart || p.selected.is_some() || p.answering.is_some();
    // Each of them keeps its key through the turn: what cannot be declared says why.
    let declaring = !aside && decision.options.iter().any(declares);
    let declared = [ChoiceWord::Attack, ChoiceWord::Purchase, ChoiceWord::End];
    let declared = declared.into_iter().filter(|_| declaring);
    let declared = declared.map(|word| Act::Plain(Choice::new(word.text())));
    let all = declared.chain(acts(p, decision));
    all.map(Act::wish).collect()
}

/// The possible meanings of a click on that thing.
fn of_thing(p: &Panel, decision: &Decision, id: ObjectId) -> Vec<Act> {
    let names = Souls::names(p.view, id);
    let own = decision.options.iter().copied();
    let own = own.filter(|c| names.contains(&key(c))).map(Act::Plain);
    let shortcut = Souls::shortcut(p.view, decision, id);
    let shortcut = shortcut.map(|(now, later)| Act::Begin(now, later, id));
    own.chain(shortcut).collect()
}
