//! Skills as paragraphs: when, for what, what happens.

use super::effect::Speaker;
use super::{Names, Paragraph, Piece, capital, condition, filter, listed, signed, this};
use crate::games::biomes::content::{Ability, Condition, Filter, Grant, When, Whose};

/// One skill.
pub fn paragraph(ability: &Ability, names: Names) -> Paragraph {
    match ability {
        Ability::Execute { targets, effects } => {
            let says = Speaker::new(targets, names).sentences(effects);
            Paragraph::default().text(capital(&says))
        }
        Ability::Reactive {
            when,
            only_if,
            targets,
            effects,
        } => {
            let mut speaker = Speaker::new(targets, names);
            let start = opening(when, &mut speaker);
            let says = speaker.sentences(effects);
            guarded(start, only_if.as_ref(), &says, names)
        }
        Ability::Activated { .. } => activated(ability, names),
        Ability::Persistent {
            only_if,
            who,
            gives,
        } => persistent(only_if.as_ref(), who.as_ref(), gives, names),
    }
}

fn guarded(start: Paragraph, only_if: Option<&Condition>, says: &str, names: Names) -> Paragraph {
    let start = start.text(": ");
    match only_if {
        Some(Condition::Adept) => start.term("adept").text(format!(": {says}")),
        Some(Condition::Chain) => start.term("chain").text(format!(": {says}")),
        Some(other) => start.text(format!("{}, {says}", condition::clause(other, "if", names))),
        None => start.text(says),
    }
}

fn opening(when: &When, speaker: &mut Speaker) -> Paragraph {
    let whose = |whose: &Whose| match whose {
        Whose::Any => "each",
        Whose::Yours => "your",
        Whose::Theirs => "the opponent's",
    };
    let this = speaker.this();
    let says = Paragraph::default();
    match when {
        When::StartOfTurn(w) => says.text(format!("Start of {} turn", whose(w))),
        When::EndOfTurn(w) => says.text(format!("End of {} turn", whose(w))),
        When::StartOfAttack(w) => says.text(format!("Start of {} attack step", whose(w))),
        When::Setup => says.term("Setup"),
        When::Aftermath => says.term("Aftermath"),
        When::Cleanup => says.term("Cleanup"),
        When::Deploy => says.term("Deploy"),
        When::Initiate => says.term("Initiate"),
        When::Defend => says.text(format!("When {this} defends")),
        When::Despawn => says.term("Despawn"),
        When::Exploit => says.term("Exploit"),
        When::DamagesAgent => says.text(format!("When {this} damages an agent")),
        When::Damaged => says.text(format!("When {this} is damaged")),
        When::Triumph => says.term("Triumph"),
        When::Amplify => says.term("Amplify"),
        When::Arrives(what) => {
            speaker.met();
            says.text(format!("When {} arrives", filter::one(what)))
        }
        When::Terminated(what) => {
            speaker.met();
            says.text(format!("When {} is terminated", filter::one(what)))
        }
    }
}

fn activated(ability: &Ability, names: Names) -> Paragraph {
    let Ability::Activated {
        cost,
        lock,
        forfeit,
        once,
        speed,
        only_if,
        targets,
        effects,
    } = ability
    else {
        return Paragraph::default();
    };
    let mut says = Paragraph::default();
    let mut first = true;
    if !cost.is_free() {
        says = says.piece(Piece::Symbols(*cost));
        first = false;
    }
    for (wanted, word) in [(*lock, "lock"), (*forfeit, "forfeit")] {
        if wanted {
            if !first {
                says = says.text(", ");
            }
            says = says.term(if first {
                capital(word)
            } else {
                word.to_owned()
            });
            first = false;
        }
    }
    if first {
        says = says.text("Free");
    }
    says = says.text(" ").piece(Piece::Speed(speed.value));
    if *once {
        says = says.text(" once a turn");
    }
    let text = Speaker::new(targets, names).sentences(effects);
    guarded(says, only_if.as_ref(), &text, names)
}

fn persistent(
    only_if: Option<&Condition>,
    who: Option<&Filter>,
    gives: &[Grant],
    names: Names,
) -> Paragraph {
    let (subject, verb) = match who {
        Some(filter) => (filter::many(filter), "have"),
        None => (this(names).to_owned(), "has"),
    };
    let rest = format!("{verb} {}", grants(gives));
    let says = Paragraph::default();
    match only_if {
        Some(Condition::Adept) => says.term("Adept").text(format!(": {subject} {rest}.")),
        Some(Condition::Chain) => says.term("Chain").text(format!(": {subject} {rest}.")),
        Some(other) => {
            let clause = match other {
                Condition::Not(_) => condition::clause(other, "if", names),
                _ => condition::clause(other, "while", names),
            };
            says.text(format!("{} {rest} {clause}.", capital(&subject)))
        }
        None => says.text(format!("{} {rest}.", capital(&subject))),
    }
}

/// "+1/+2 and secure".
fn grants(gives: &[Grant]) -> String {
    let (mut attack, mut defense) = (0, 0);
    let mut parts = Vec::new();
    for grant in gives {
        match grant {
            Grant::Attack(n) => attack += n,
            Grant::Defense(n) => defense += n,
            Grant::Keyword(k) => parts.push(filter::keyword(*k)),
        }
    }
    let stats = match (attack, defense) {
        (0, 0) => None,
        (a, 0) => Some(format!("{} attack", signed(a))),
        (0, d) => Some(format!("{} defense", signed(d))),
        (a, d) => Some(format!("{}/{}", signed(a), signed(d))),
    };
    if let Some(stats) = stats {
        parts.insert(0, stats);
    }
    listed(&parts)
}
