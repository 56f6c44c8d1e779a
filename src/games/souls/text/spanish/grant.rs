//! What somebody gets, as Spanish predicates: "tienes +1 de ataque", "no puede ser atacado".

use super::listed;
use super::verb::{self, Form};
use crate::games::souls::content::{Duration, Grant};
use crate::packs::prose::signed;
use crate::packs::spanish::Phrase;

/// What a static ability gives: "tiene +1 de ataque y no puede ser atacado".
pub fn predicates(grants: &[Grant], subject: &Phrase, player: bool) -> String {
    let form = Form::of(subject);
    let (mut has, mut does) = (Vec::new(), Vec::new());
    for grant in grants {
        match says(*grant, subject, form, player) {
            Says::Has(what) => has.push(what),
            Says::Does(what) => does.push(what),
        }
    }
    let mut parts = Vec::new();
    if !has.is_empty() {
        parts.push(format!("{} {}", verb::HAVE.form(form), listed(&has, "y")));
    }
    parts.extend(does);
    listed(&parts, "y")
}

/// What an effect gives: "obtiene +1 de ataque", "no puede ser atacado".
pub fn given(grant: Grant, subject: &Phrase, form: Form, player: bool) -> String {
    match says(grant, subject, form, player) {
        Says::Has(what) => format!("{} {what}", verb::GAIN.form(form)),
        Says::Does(what) => what,
    }
}

/// A grant in words.
enum Says {
    /// Something to have.
    Has(String),
    /// A predicate of its own.
    Does(String),
}

fn says(grant: Grant, subject: &Phrase, form: Form, player: bool) -> Says {
    // A ban is not a command: "no puedes jugar botín".
    let states = if form == Form::Command {
        Form::You
    } else {
        form
    };
    let cannot = |what: &str| Says::Does(format!("no {} {what}", verb::CAN.form(states)));
    let su = match form {
        Form::Command | Form::You | Form::WishedYou => "tu",
        Form::Singular | Form::Plural | Form::Bare | Form::Wished => "su",
    };
    let pay = |n: i32| {
        let more = if n < 0 { "menos" } else { "más" };
        let pay = verb::PAY.form(states);
        Says::Does(format!(
            "{pay} {}¢ {more} por las compras",
            n.unsigned_abs()
        ))
    };
    match grant {
        Grant::Hp(n) => Says::Has(format!("{} PV", signed(n))),
        Grant::Attack(n) => Says::Has(format!("{} de ataque", signed(n))),
        Grant::Evasion(n) => Says::Has(format!("{} de evasión", signed(n))),
        Grant::Rolls(n) => Says::Has(format!("{} en todas las tiradas", signed(n))),
        Grant::AttackRolls(n) => Says::Has(format!("{} en las tiradas de ataque", signed(n))),
        Grant::RollsAgainst(n) => {
            let against = if subject.plural { "ellos" } else { "él" };
            let give = verb::CAUSE.form(states);
            let n = signed(n);
            Says::Does(format!(
                "{give} {n} a las tiradas de ataque contra {against}"
            ))
        }
        Grant::HandLimit(n) => Says::Has(format!("{} a {su} límite de mano", signed(n))),
        Grant::Price(n) => pay(n),
        Grant::LootStep(n) => {
            let cards = more(n, "carta");
            let draw = verb::DRAW.form(states);
            Says::Does(format!("{draw} {cards} en {su} paso de botín"))
        }
        Grant::LootPlays(n) => each_turn("jugar", &more(n, "carta de botín"), su, states),
        Grant::Attacks(n) => each_turn("hacer", &more(n, "ataque"), su, states),
        Grant::Purchases(n) => each_turn("hacer", &more(n, "compra"), su, states),
        Grant::Goal(n) => {
            let need = verb::NEED.form(states);
            Says::Does(format!("{need} {} para ganar", more(n, "alma")))
        }
        Grant::Eternal => Says::Has("Eterno".to_owned()),
        Grant::Unattackable => cannot(&format!("ser {}", subject.agreed("atacad"))),
        Grant::Taunts => {
            let must = verb::MUST.form(states);
            let attacked = subject.agreed("atacad");
            Says::Does(format!("{must} ser {attacked} si el jugador activo ataca"))
        }
        Grant::Attackable(n) => {
            let can = verb::CAN.form(states);
            let attacked = subject.agreed("atacad");
            Says::Does(format!("{can} ser {attacked} con evasión {n}"))
        }
        Grant::NoAttacks => cannot("declarar ataques"),
        Grant::NoPurchases => cannot("declarar compras"),
        Grant::NoLoot => cannot("jugar botín"),
        Grant::NoActivations if player => cannot("usar habilidades activadas"),
        Grant::NoActivations => cannot(&format!("ser {}", subject.agreed("activad"))),
        Grant::NoRecharge => {
            let stays = match states {
                Form::Plural => "no se recargan",
                Form::You | Form::Command | Form::WishedYou => "no te recargas",
                Form::Wished => "no se recargue",
                Form::Singular | Form::Bare => "no se recarga",
            };
            Says::Does(format!("{stays} en el paso de recarga"))
        }
        Grant::NoHealing => cannot("recuperar PV"),
    }
}

/// "puedes jugar 1 carta de botín más en cada uno de tus turnos".
fn each_turn(verb: &str, what: &str, su: &str, form: Form) -> Says {
    let can = match form {
        Form::Bare => String::new(),
        form => format!("{} ", verb::CAN.form(form)),
    };
    Says::Does(format!("{can}{verb} {what} en cada uno de {su}s turnos"))
}

/// "1 carta más", "2 cartas menos".
fn more(n: i32, what: &str) -> String {
    let word = if n < 0 { "menos" } else { "más" };
    let n = n.unsigned_abs();
    let what = if n == 1 {
        what.to_owned()
    } else {
        what.split_once(' ')
            .map_or(format!("{what}s"), |(noun, rest)| format!("{noun}s {rest}"))
    };
    format!("{n} {what} {word}")
}

/// " hasta el final del turno".
pub const fn lasting(until: Duration, plural: bool, you: bool) -> &'static str {
    match until {
        Duration::Turn => " hasta el final del turno",
        Duration::Round => " durante una ronda",
        Duration::Permanent if you => " durante el resto de la partida",
        Duration::Permanent if plural => " mientras sigan en juego",
        Duration::Permanent => " mientras siga en juego",
    }
}
