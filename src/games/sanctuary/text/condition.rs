//! Conditions as clauses.

use super::ability::the_phase;
use super::filter;
use super::speaker::Speaker;
use crate::cards::text::{Says, Word, least, say};
use crate::games::sanctuary::content::{Condition, Filter, Kind, OwnCondition, Where};
use crate::packs::{Language, Whose};

/// "if you control a soldier Character", "while this Character is damaged", "during Combat".
pub fn clause(condition: &Condition, word: Word, speaker: &mut Speaker) -> String {
    let language = speaker.language();
    match condition {
        Condition::During(phase) if word == Word::While => {
            let phase = the_phase(*phase, language);
            say!(language, "during {phase}", "durante {phase}")
        }
        Condition::YourTurn if word == Word::While => speaker
            .pick("during your turn", "durante tu turno")
            .to_owned(),
        Condition::Not(inner) if word == Word::While && **inner == Condition::YourTurn => speaker
            .pick("during the opponent's turn", "durante el turno rival")
            .to_owned(),
        _ => format!("{} {}", word.name(language), speaker.state(condition, true)),
    }
}

/// The condition, or its opposite, as a statement.
pub fn state(condition: &OwnCondition, holds: bool, speaker: &mut Speaker) -> String {
    let language = speaker.language();
    let pick = |[english, spanish]: [&'static str; 2]| language.pick(english, spanish);
    let is = if holds { "is" } else { "is not" };
    let no = if holds { "" } else { "no " };
    let most = pick(if holds {
        ["at most", "como mucho"]
    } else {
        ["more than", "más de"]
    });
    match condition {
        OwnCondition::VolitionAtLeast(n) => {
            let least = pick(if holds {
                ["at least", "al menos"]
            } else {
                ["less than", "menos de"]
            });
            say!(
                language,
                "you have {least} {n} Volition",
                "tienes {least} {n} de Voluntad"
            )
        }
        OwnCondition::StructureAtMost(n) => say!(
            language,
            "your Sanctuary has {most} {n} Structure",
            "tu Santuario tiene {most} {n} de Estructura"
        ),
        OwnCondition::StructureBehind => pick(if holds {
            [
                "your Sanctuary has less Structure than the opponent's",
                "tu Santuario tiene menos Estructura que el Santuario rival",
            ]
        } else {
            [
                "your Sanctuary has at least as much Structure as the opponent's",
                "tu Santuario tiene al menos tanta Estructura como el Santuario rival",
            ]
        })
        .to_owned(),
        OwnCondition::ThisTapped => {
            let this = speaker.this();
            let (tapped, stem) = if holds {
                ("tapped", "girad")
            } else {
                ("untapped", "enderezad")
            };
            let (before, agreed) = (this.before_verb(language), this.agreed(stem));
            say!(language, "{before}is {tapped}", "{before}está {agreed}")
        }
        OwnCondition::ThisDamaged => {
            let bearer = speaker.bearer();
            let (before, damaged) = (bearer.before_verb(language), bearer.agreed("dañad"));
            say!(
                language,
                "{before}{is} damaged",
                "{before}{no}está {damaged}"
            )
        }
        OwnCondition::ThisCarries => {
            let carries = pick(if holds {
                ["carries a Technology", "porta una Tecnología"]
            } else {
                ["carries no Technology", "no porta ninguna Tecnología"]
            });
            format!("{}{carries}", speaker.this().before_verb(language))
        }
    }
}

pub fn at_least(n: u8, filter: &Filter, holds: bool, speaker: &Speaker) -> String {
    let language = speaker.language();
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
        Whose::Yours if controlled => (speaker.pick("you control", "controlas"), &free),
        Whose::Theirs if controlled => (
            speaker.pick("the opponent controls", "el rival controla"),
            &free,
        ),
        Whose::Any | Whose::Yours | Whose::Theirs if n == 1 && holds => {
            (speaker.pick("there is", "hay"), filter)
        }
        Whose::Any | Whose::Yours | Whose::Theirs => (speaker.pick("there are", "hay"), filter),
    };
    let many = filter::counted(what, speaker.names);
    match (n, holds) {
        (1, true) => format!("{verb} {}", filter::one_in(what, speaker.names).text),
        (1, false) if language == Language::English => format!("{verb} no {many}"),
        (1, false) => {
            let none = format!("no {verb}").replacen("no el rival", "el rival no", 1);
            let one = filter::one_in(what, speaker.names);
            let (_, noun) = one.text.split_once(' ').unwrap_or_default();
            let any = match (filter.other, one.feminine) {
                (true, false) => "ningún otro",
                (true, true) => "ninguna otra",
                (false, false) => "ningún",
                (false, true) => "ninguna",
            };
            format!("{none} {any} {noun}")
        }
        _ => {
            let what = format!("{n} {many}");
            format!("{verb} {}", least(holds, &what, "fewer", language))
        }
    }
}
