//! Conditions as Spanish clauses.

use super::super::Eyes;
use super::filter;
use super::noun::noun;
use super::verb::{self, Form};
use super::who::Speaker;
use crate::games::souls::content::{Condition, Filter, Kind, Player, Where};
use crate::packs::Whose;
use crate::packs::spanish::Phrase;

/// "si tienes al menos 10¢", "mientras este objeto está cargado", "durante tu turno".
pub fn clause(condition: &Condition, word: &str, speaker: &mut Speaker) -> String {
    match condition {
        Condition::YourTurn if word == "mientras" => "durante tu turno".to_owned(),
        Condition::Not(inner) if word == "mientras" && **inner == Condition::YourTurn => {
            "fuera de tu turno".to_owned()
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
    let no = if holds { "" } else { "no " };
    match condition {
        Condition::AtLeast(n, filter) => at_least(*n, filter, holds, speaker),
        Condition::CoinsAtLeast(n, player) => has(player, &least(holds, &format!("{n}¢")), speaker),
        Condition::CoinsAtMost(n, player) => most(player, holds, *n, "¢", speaker),
        Condition::HandAtLeast(n, player) => {
            let cards = cards(i32::from(*n));
            has(
                player,
                &format!("{} en la mano", least(holds, &cards)),
                speaker,
            )
        }
        Condition::HandAtMost(n, player) => most(
            player,
            holds,
            i32::from(*n),
            " cartas de botín en la mano",
            speaker,
        ),
        Condition::SoulsAtLeast(n, player) => {
            let s = if *n == 1 { "" } else { "s" };
            has(player, &least(holds, &format!("{n} alma{s}")), speaker)
        }
        Condition::FewestSouls => fewest(holds, "menos", speaker),
        Condition::MostSouls => fewest(holds, "más", speaker),
        Condition::YourTurn => {
            format!(
                "{no}es {}",
                filter::your("turno", false, speaker.names.eyes)
            )
        }
        Condition::ThisCharged => {
            let this = speaker.this();
            let stem = if holds { "cargad" } else { "desactivad" };
            format!("{}está {}", this.before_verb(), this.agreed(stem))
        }
        Condition::CountersAtLeast(1) => {
            let any = if holds {
                "hay un contador"
            } else {
                "no hay contadores"
            };
            format!("{any} sobre {}", speaker.this().text)
        }
        Condition::CountersAtLeast(n) => {
            let least = least(holds, &format!("{n} contadores"));
            format!("hay {least} sobre {}", speaker.this().text)
        }
        Condition::AttackRunning => format!(
            "{no}hay {}ataque en curso",
            if holds { "un " } else { "ningún " }
        ),
        Condition::ThisAttacked => {
            let this = speaker.this();
            format!(
                "{}{no}está siendo {}",
                this.before_verb(),
                this.agreed("atacad")
            )
        }
        Condition::MonsterDied => {
            let who = if holds { "un" } else { "ningún" };
            format!("{no}ha muerto {who} monstruo este turno")
        }
        Condition::PlayerDied(player) => {
            let who = somebody(player, speaker);
            let has = verb::HAS.form(Form::of(&who));
            format!("{}{no}{has} muerto este turno", who.before_verb())
        }
        Condition::Kills(n) => {
            let s = if *n == 1 { "" } else { "s" };
            let least = least(holds, &format!("{n} monstruo{s}"));
            let whose = match speaker.names.eyes {
                Eyes::You => "tus turnos",
                Eyes::Active => "los turnos del jugador activo",
                Eyes::They => "sus turnos",
            };
            format!("han muerto {least} en {whose}")
        }
        Condition::Deaths(n) => {
            let times = if *n == 1 { "vez" } else { "veces" };
            let who = filter::you(speaker.names.eyes);
            let has = verb::HAS.form(Form::of(&who));
            let least = least(holds, &format!("{n} {times}"));
            format!("{}{has} muerto {least}", who.before_verb())
        }
        Condition::HpAtLeast(n) => has(&Player::You, &least(holds, &format!("{n} PV")), speaker),
        Condition::HpAtMost(n) => most(&Player::You, holds, *n, " PV", speaker),
        Condition::ThatAtLeast(n) if holds => format!("es {n} o más"),
        Condition::ThatAtLeast(n) => format!("es menos de {n}"),
        Condition::ThatAtMost(n) if holds => format!("es {n} o menos"),
        Condition::ThatAtMost(n) => format!("es más de {n}"),
        Condition::Not(inner) => state(inner, !holds, speaker),
        Condition::All(all) => joined(all, holds, if holds { " y " } else { " o " }, speaker),
        Condition::AnyOf(any) => joined(any, holds, if holds { " o " } else { " y " }, speaker),
    }
}

fn joined(all: &[Condition], holds: bool, word: &str, speaker: &mut Speaker) -> String {
    let parts = all.iter().map(|c| state(c, holds, speaker));
    parts.collect::<Vec<_>>().join(word)
}

fn cards(n: i32) -> String {
    match n {
        1 => "1 carta de botín".to_owned(),
        n => format!("{n} cartas de botín"),
    }
}

fn least(holds: bool, what: &str) -> String {
    if holds {
        format!("al menos {what}")
    } else {
        format!("menos de {what}")
    }
}

/// "tienes como mucho 2¢", "no tienes cartas de botín en la mano".
fn most(player: &Player, holds: bool, n: i32, unit: &str, speaker: &mut Speaker) -> String {
    let who = somebody(player, speaker);
    let verb = verb::HAVE.form(Form::of(&who));
    let who = who.before_verb();
    let bare = unit.trim_start();
    match (holds, n) {
        (true, 0) => format!("{who}no {verb} {bare}"),
        (false, 0) => format!("{who}{verb} {bare}"),
        (true, 1) => format!(
            "{who}{verb} como mucho 1{}",
            unit.replacen("cartas", "carta", 1)
        ),
        (true, n) => format!("{who}{verb} como mucho {n}{unit}"),
        (false, n) => format!("{who}{verb} más de {n}{unit}"),
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
fn somebody(player: &Player, speaker: &mut Speaker) -> Phrase {
    match player {
        Player::Each if speaker.nobody => Phrase::one("ningún jugador", false),
        Player::Others if speaker.nobody => Phrase::one("ningún otro jugador", false),
        Player::Each => Phrase::one("un jugador", false),
        Player::Others => Phrase::one("otro jugador", false),
        Player::They => Phrase::one("ese jugador", false).known(),
        other => speaker.player(other),
    }
}

fn has(player: &Player, what: &str, speaker: &mut Speaker) -> String {
    let who = somebody(player, speaker);
    format!(
        "{}{} {what}",
        who.before_verb(),
        verb::HAVE.form(Form::of(&who))
    )
}

fn fewest(holds: bool, fewer: &str, speaker: &Speaker) -> String {
    let who = if holds { "nadie" } else { "alguien" };
    let you = filter::you(speaker.names.eyes).text;
    format!("{who} tiene {fewer} almas que {you}")
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
    let no = if n == 1 && !holds { "no " } else { "" };
    let verb = if kept {
        let you = filter::you(names.eyes);
        let form = Form::of(&you);
        format!("{}{no}{}", you.before_verb(), verb::HAVE.form(form))
    } else {
        format!("{no}hay")
    };
    let many = filter::counted(what, names);
    match (n, holds) {
        (1, true) => format!("{verb} {}", filter::one_in(what, names).text),
        (1, false) => {
            let any = if noun(filter.kind).2 {
                "ninguna"
            } else {
                "ningún"
            };
            let one = filter::one_in(what, names).text;
            let (_, noun) = one.split_once(' ').unwrap_or_default();
            format!("{verb} {any} {noun}")
        }
        (_, true) => format!("{verb} al menos {n} {many}"),
        (_, false) => format!("{verb} menos de {n} {many}"),
    }
}
