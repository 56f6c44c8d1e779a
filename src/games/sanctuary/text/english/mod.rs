//! English: abilities as sentences.

mod amount;
mod condition;
mod effect;
mod filter;
mod grant;
mod who;

use super::mentions::another;
use super::{Names, capital, names};
use crate::games::sanctuary::Phase;
use crate::games::sanctuary::content::{Ability, CardKind, Filter, Kind, When};
use crate::packs::prose::listed;
use crate::packs::{Language, Whose};
use who::{Met, Speaker};

/// One ability.
pub fn ability(ability: &Ability, names: Names) -> String {
    match ability {
        Ability::Resolve { targets, effects } => {
            capital(&Speaker::new(targets, names).sentences(effects))
        }
        Ability::Triggered {
            when,
            only_if,
            targets,
            effects,
        } => {
            let mut speaker = Speaker::new(targets, names);
            let mut says = opening(when, &mut speaker) + ", ";
            if let Some(condition) = only_if {
                says += &condition::clause(condition, "if", &mut speaker);
                says += ", ";
            }
            capital(&says) + &speaker.sentences(effects)
        }
        Ability::Activated {
            cost,
            destroy,
            once,
            phases,
            only_if,
            targets,
            effects,
        } => {
            let mut speaker = Speaker::new(targets, names);
            let mut parts = Vec::new();
            if *once {
                parts.push("once a turn".to_owned());
            }
            if !phases.is_empty() {
                parts.push(format!(
                    "in {}",
                    listed(&phases.iter().map(phase).collect::<Vec<_>>(), "or")
                ));
            }
            if let Some(condition) = only_if {
                parts.push(condition::clause(condition, "if", &mut speaker));
            }
            let cost = cost.as_ref().map_or(0, |cost| cost.value);
            parts.push(match (cost, *destroy) {
                (0, false) => "at no cost".to_owned(),
                (0, true) => format!("destroy {}", own_name(names.kind)),
                (n, false) => format!("pay {n} Volition"),
                (n, true) => format!("pay {n} Volition and destroy {}", own_name(names.kind)),
            });
            format!(
                "{}: {}",
                capital(&parts.join(", ")),
                speaker.sentences(effects)
            )
        }
        Ability::Continuous {
            only_if,
            who,
            gives,
        } => {
            let mut speaker = Speaker::new(&[], names);
            let subject = match who {
                Some(filter) => filter::many(filter, names),
                None => speaker.bearer(),
            };
            let says = grant::predicates(gives, subject.form());
            let tail = only_if.as_ref().map_or(String::new(), |condition| {
                format!(" {}", condition::clause(condition, "while", &mut speaker))
            });
            format!("{} {says}{tail}.", capital(&subject.text))
        }
    }
}

fn opening(when: &When, speaker: &mut Speaker) -> String {
    let own = |speaker: &mut Speaker, verb: &str| format!("when {} {verb}", speaker.this().text);
    match when {
        When::StartOfTurn(whose) => format!("at the start of {} turn", turn(*whose)),
        When::EndOfTurn(whose) => format!("in {} Contemplation", turn(*whose)),
        When::Enters => own(speaker, "enters play"),
        When::Destroyed => own(speaker, "is destroyed"),
        When::Leaves => own(speaker, "leaves play"),
        When::Challenges => deed(speaker, "challenges", Met::As("the challenged Character")),
        When::Challenged => deed(speaker, "is challenged", Met::As("the challenger")),
        When::WinsDuel => deed(speaker, "wins a duel", Met::As("the loser")),
        When::LosesDuel => deed(speaker, "loses a duel", Met::Nobody),
        When::Attacks => deed(speaker, "attacks", Met::Nobody),
        When::Blocks => deed(speaker, "blocks", Met::As("the attacker")),
        When::Blocked => deed(speaker, "is blocked", Met::As("the blocker")),
        When::DamagesSanctuary => deed(speaker, "damages a Sanctuary", Met::Nobody),
        When::DamagesCharacter => deed(speaker, "damages a Character", Met::As("that Character")),
        When::Damaged => deed(speaker, "is damaged and survives", Met::Nobody),
        When::SanctuaryDamaged => "when your Sanctuary is damaged".to_owned(),
        When::OtherEnters(filter) => other(filter, speaker, "enters play"),
        When::OtherDestroyed(filter) => other(filter, speaker, "is destroyed"),
        When::OtherWinsDuel(filter) => other(filter, speaker, "wins a duel"),
        When::ManipulationPlayed(whose) => {
            speaker.meet(Met::It(Kind::Manipulation));
            let who = match whose {
                Whose::Any => "a player plays",
                Whose::Yours => "you play",
                Whose::Theirs => "the opponent plays",
            };
            format!("when {who} a Manipulation")
        }
    }
}

/// Something that a Character does; of a Technology: its carrier.
fn deed(speaker: &mut Speaker, verb: &str, met: Met) -> String {
    let says = format!("when {} {verb}", speaker.bearer().text);
    speaker.meet(met);
    says
}

fn other(filter: &Filter, speaker: &mut Speaker, verb: &str) -> String {
    speaker.meet(Met::It(filter.kind));
    let other = another(filter, speaker.names.kind);
    format!("when {} {verb}", filter::one(&other, speaker.names))
}

const fn turn(whose: Whose) -> &'static str {
    match whose {
        Whose::Any => "each",
        Whose::Yours => "your",
        Whose::Theirs => "the opponent's",
    }
}

fn phase(phase: &Phase) -> String {
    names::phase_name(*phase, Language::English).to_owned()
}

/// "this Character".
const fn own_name(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Sanctuary => "this Sanctuary",
        CardKind::Enhancement => "this Enhancement",
        CardKind::Character => "this Character",
        CardKind::Technology => "this Technology",
        CardKind::Manipulation => "this Manipulation",
    }
}
