//! Conditions as English clauses.

use super::super::names;
use super::filter;
use super::who::Speaker;
use crate::games::sanctuary::content::{Condition, Filter, Kind, Where};
use crate::packs::{Language, Whose};

/// "if you control a soldier Character", "while this Character is damaged", "during Combat".
pub fn clause(condition: &Condition, word: &str, speaker: &mut Speaker) -> String {
    match condition {
        Condition::During(phase) if word == "while" => {
            format!("during {}", names::phase_name(*phase, Language::English))
        }
        Condition::YourTurn if word == "while" => "during your turn".to_owned(),
        Condition::Not(inner) if word == "while" && **inner == Condition::YourTurn => {
            "during the opponent's turn".to_owned()
        }
        _ => format!("{word} {}", state(condition, true, speaker)),
    }
}

/// The condition, or its opposite, as a statement.
fn state(condition: &Condition, holds: bool, speaker: &mut Speaker) -> String {
    let is = if holds { "is" } else { "is not" };
    match condition {
        Condition::AtLeast(n, filter) => at_least(*n, filter, holds, speaker),
        Condition::HandAtMost(0) if holds => "your hand is empty".to_owned(),
        Condition::HandAtMost(n) if holds => format!("you hold at most {}", cards(*n)),
        Condition::HandAtMost(n) => format!("you hold more than {}", cards(*n)),
        Condition::VolitionAtLeast(n) if holds => format!("you have at least {n} Volition"),
        Condition::VolitionAtLeast(n) => format!("you have less than {n} Volition"),
        Condition::StructureAtMost(n) if holds => {
            format!("your Sanctuary has at most {n} Structure")
        }
        Condition::StructureAtMost(n) => format!("your Sanctuary has more than {n} Structure"),
        Condition::StructureBehind if holds => {
            "your Sanctuary has less Structure than the opponent's".to_owned()
        }
        Condition::StructureBehind => {
            "your Sanctuary has at least as much Structure as the opponent's".to_owned()
        }
        Condition::ThisTapped => {
            let tapped = if holds { "tapped" } else { "untapped" };
            format!("{} is {tapped}", speaker.this().text)
        }
        Condition::ThisDamaged => format!("{} {is} damaged", speaker.bearer().text),
        Condition::ThisCarries => {
            let carries = if holds { "carries a" } else { "carries no" };
            format!("{} {carries} Technology", speaker.this().text)
        }
        Condition::YourTurn => {
            let whose = if holds { "your" } else { "the opponent's" };
            format!("it is {whose} turn")
        }
        Condition::During(phase) => {
            format!(
                "it {is} the {} phase",
                names::phase_name(*phase, Language::English)
            )
        }
        Condition::Not(inner) => state(inner, !holds, speaker),
    }
}

fn at_least(n: u8, filter: &Filter, holds: bool, speaker: &Speaker) -> String {
    let controlled = filter.place == Where::Play
        && !matches!(
            filter.kind,
            Kind::Entry | Kind::ManipulationEntry | Kind::Sanctuary
        );
    let free = Filter {
        whose: Whose::Any,
        ..filter.clone()
    };
    let (verb, what) = match filter.whose {
        Whose::Yours if controlled => ("you control", &free),
        Whose::Theirs if controlled => ("the opponent controls", &free),
        Whose::Any | Whose::Yours | Whose::Theirs if n == 1 => ("there is", filter),
        Whose::Any | Whose::Yours | Whose::Theirs => ("there are", filter),
    };
    let many = filter::counted(what, speaker.names);
    match (n, holds) {
        (1, true) => format!("{verb} {}", filter::one_in(what, speaker.names)),
        (1, false) => format!(
            "{} no {many}",
            if verb == "there is" {
                "there are"
            } else {
                verb
            }
        ),
        (_, true) => format!("{verb} at least {n} {many}"),
        (_, false) => format!("{verb} fewer than {n} {many}"),
    }
}

fn cards(n: u8) -> String {
    if n == 1 {
        "1 card".to_owned()
    } else {
        format!("{n} cards")
    }
}
