//! Conditions as English clauses.

use super::super::Eyes;
use super::filter;
use super::verb::Form;
use super::who::Speaker;
use crate::games::souls::content::{Condition, Filter, Kind, Player, Where};
use crate::packs::Whose;

/// "if you hold at least 3 loot cards", "while this item is charged", "during your turn".
pub fn clause(condition: &Condition, word: &str, speaker: &mut Speaker) -> String {
    match condition {
        Condition::YourTurn if word == "while" => "during your turn".to_owned(),
        Condition::Not(inner) if word == "while" && **inner == Condition::YourTurn => {
            "outside your turn".to_owned()
        }
        _ => format!("{word} {}", state(condition, true, speaker)),
    }
}

/// The condition, or its opposite, as a statement.
fn state(condition: &Condition, holds: bool, speaker: &mut Speaker) -> String {
    // "Any of several does not" would be wrong as the opposite: none of them does.
    let nobody = !holds && player_of(condition).is_some_and(several);
    let holds = holds || nobody;
    speaker.nobody = nobody;
    let is = if holds { "is" } else { "is not" };
    match condition {
        Condition::AtLeast(n, filter) => at_least(*n, filter, holds, speaker),
        Condition::CoinsAtLeast(n, player) => has(
            player,
            "have",
            &least(holds, &format!("{n}¢"), "less"),
            speaker,
        ),
        Condition::CoinsAtMost(n, player) => has(
            player,
            "have",
            &most(holds, i64::from(*n), "¢", "¢"),
            speaker,
        ),
        Condition::HandAtLeast(n, player) => {
            let cards = counted(*n, "loot card");
            has(player, "hold", &least(holds, &cards, "fewer"), speaker)
        }
        Condition::HandAtMost(n, player) => {
            let many = if *n == 1 { " loot card" } else { " loot cards" };
            has(
                player,
                "hold",
                &most(holds, i64::from(*n), many, " loot cards"),
                speaker,
            )
        }
        Condition::SoulsAtLeast(n, player) => {
            let souls = counted(*n, "soul");
            has(player, "have", &least(holds, &souls, "fewer"), speaker)
        }
        Condition::FewestSouls => fewest(holds, "fewer", speaker),
        Condition::MostSouls => fewest(holds, "more", speaker),
        Condition::YourTurn => format!("it {is} {} turn", filter::your(speaker.names.eyes)),
        Condition::ThisCharged => {
            let charged = if holds { "charged" } else { "deactivated" };
            format!("{} is {charged}", speaker.this().text)
        }
        Condition::CountersAtLeast(1) => {
            let any = if holds {
                "is a counter"
            } else {
                "is no counter"
            };
            format!("there {any} on {}", speaker.this().text)
        }
        Condition::CountersAtLeast(n) => {
            let least = least(holds, &format!("{n} counters"), "fewer");
            format!("there are {least} on {}", speaker.this().text)
        }
        Condition::AttackRunning if holds => "an attack is running".to_owned(),
        Condition::AttackRunning => "no attack is running".to_owned(),
        Condition::ThisAttacked => format!("{} {is} being attacked", speaker.this().text),
        Condition::MonsterDied if holds => "a monster has died this turn".to_owned(),
        Condition::MonsterDied => "no monster has died this turn".to_owned(),
        Condition::PlayerDied(player) => {
            let (who, form) = somebody(player, speaker);
            let not = if holds { "" } else { " not" };
            format!("{who} {}{not} died this turn", form.verb("have"))
        }
        Condition::Kills(n) => {
            let least = least(holds, &counted(*n, "monster"), "fewer");
            let whose = filter::your(speaker.names.eyes);
            format!("{least} have died in {whose} turns")
        }
        Condition::Deaths(n) => {
            let least = least(holds, &counted(*n, "time"), "fewer");
            let you = filter::you(speaker.names.eyes);
            format!("{} {} died {least}", you.text, you.form.verb("have"))
        }
        Condition::HpAtLeast(n) => has(
            &Player::You,
            "have",
            &least(holds, &format!("{n} HP"), "less"),
            speaker,
        ),
        Condition::HpAtMost(n) => has(
            &Player::You,
            "have",
            &most(holds, i64::from(*n), " HP", " HP"),
            speaker,
        ),
        Condition::ThatAtLeast(n) if holds => format!("it is {n} or more"),
        Condition::ThatAtLeast(n) => format!("it is less than {n}"),
        Condition::ThatAtMost(n) if holds => format!("it is {n} or less"),
        Condition::ThatAtMost(n) => format!("it is more than {n}"),
        Condition::Not(inner) => state(inner, !holds, speaker),
        Condition::All(all) => joined(all, holds, if holds { " and " } else { " or " }, speaker),
        Condition::AnyOf(any) => joined(any, holds, if holds { " or " } else { " and " }, speaker),
    }
}

fn joined(all: &[Condition], holds: bool, word: &str, speaker: &mut Speaker) -> String {
    let parts = all.iter().map(|c| state(c, holds, speaker));
    parts.collect::<Vec<_>>().join(word)
}

fn counted(n: u8, noun: &str) -> String {
    let s = if n == 1 { "" } else { "s" };
    format!("{n} {noun}{s}")
}

fn least(holds: bool, what: &str, fewer: &str) -> String {
    if holds {
        format!("at least {what}")
    } else {
        format!("{fewer} than {what}")
    }
}

fn most(holds: bool, n: i64, unit: &str, many: &str) -> String {
    match (holds, n) {
        (true, 0) => format!("no {}", many.trim_start()),
        (false, 0) => format!("any {}", many.trim_start()),
        (true, _) => format!("at most {n}{unit}"),
        (false, _) => format!("more than {n}{unit}"),
    }
}

/// The player whom it is about.
const fn player_of(condition: &Condition) -> Option<&Player> {
    match condition {
        Condition::CoinsAtLeast(_, player)
        | Condition::CoinsAtMost(_, player)
        | Condition::HandAtLeast(_, player)
        | Condition::HandAtMost(_, player)
        | Condition::SoulsAtLeast(_, player)
        | Condition::PlayerDied(player) => Some(player),
        _ => None,
    }
}

const fn several(player: &Player) -> bool {
    matches!(player, Player::Each | Player::Others)
}

/// Of several players any, or none.
fn somebody(player: &Player, speaker: &mut Speaker) -> (String, Form) {
    match player {
        Player::Each if speaker.nobody => ("no player".to_owned(), Form::Singular),
        Player::Others if speaker.nobody => ("no other player".to_owned(), Form::Singular),
        Player::Each => ("a player".to_owned(), Form::Singular),
        Player::Others => ("another player".to_owned(), Form::Singular),
        other => {
            let who = speaker.player(other);
            (who.text, who.form)
        }
    }
}

fn has(player: &Player, verb: &str, what: &str, speaker: &mut Speaker) -> String {
    let (who, form) = somebody(player, speaker);
    format!("{who} {} {what}", form.verb(verb))
}

fn fewest(holds: bool, fewer: &str, speaker: &Speaker) -> String {
    let who = if holds { "nobody" } else { "somebody" };
    let you = match speaker.names.eyes {
        Eyes::You => "you",
        Eyes::Active => "the active player",
        Eyes::They => "them",
    };
    format!("{who} has {fewer} souls than {you}")
}

fn at_least(n: u8, filter: &Filter, holds: bool, speaker: &Speaker) -> String {
    let names = speaker.names;
    let kept = matches!(
        filter.kind,
        Kind::Item | Kind::Object | Kind::Soul | Kind::Curse | Kind::Character
    );
    let kept = kept && filter.place == Where::Play && filter.whose == Whose::Yours;
    let free = Filter {
        whose: Whose::Any,
        ..filter.clone()
    };
    let what = if kept { &free } else { filter };
    let verb = if kept {
        let you = filter::you(names.eyes);
        format!("{} {}", you.text, you.form.verb("have"))
    } else if n == 1 && holds {
        "there is".to_owned()
    } else {
        "there are".to_owned()
    };
    let many = filter::counted(what, names);
    match (n, holds) {
        (1, true) => format!("{verb} {}", filter::one_in(what, names).text),
        (1, false) => format!("{verb} no {many}"),
        (_, true) => format!("{verb} at least {n} {many}"),
        (_, false) => format!("{verb} fewer than {n} {many}"),
    }
}
