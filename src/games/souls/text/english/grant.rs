//! What somebody gets, as English predicates: "have +1 attack", "cannot be attacked".

use super::verb::Form;
use crate::games::souls::content::{Duration, Grant};
use crate::packs::prose::{listed, signed};

/// What a static ability gives: "has +1 attack and cannot be attacked".
pub fn predicates(grants: &[Grant], form: Form, player: bool) -> String {
    let mut has = Vec::new();
    let mut does = Vec::new();
    for grant in grants {
        match says(*grant, form, player) {
            Says::Has(what) => has.push(what),
            Says::Does(what) => does.push(what),
        }
    }
    let mut parts = Vec::new();
    if !has.is_empty() {
        parts.push(format!("{} {}", form.verb("have"), listed(&has, "and")));
    }
    parts.extend(does);
    listed(&parts, "and")
}

/// What an effect gives: "gets +1 attack", "cannot be attacked".
pub fn given(grant: Grant, form: Form, player: bool) -> String {
    match says(grant, form, player) {
        Says::Has(what) => format!("{} {what}", form.verb("get")),
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

fn says(grant: Grant, form: Form, player: bool) -> Says {
    let whose = form.whose();
    match grant {
        Grant::Hp(n) => Says::Has(format!("{} HP", signed(n))),
        Grant::Attack(n) => Says::Has(format!("{} attack", signed(n))),
        Grant::Evasion(n) => Says::Has(format!("{} evasion", signed(n))),
        Grant::Rolls(n) => Says::Has(format!("{} to all rolls", signed(n))),
        Grant::AttackRolls(n) => Says::Has(format!("{} to attack rolls", signed(n))),
        Grant::RollsAgainst(n) => {
            let it = if form == Form::Plural { "them" } else { "it" };
            let give = format!("give {} to attack rolls against {it}", signed(n));
            Says::Does(form.verb(&give))
        }
        Grant::HandLimit(n) => Says::Has(format!("{} to {whose} hand limit", signed(n))),
        Grant::Price(n) => {
            let more = if n < 0 { "less" } else { "more" };
            let pay = format!("pay {}¢ {more} for purchases", n.unsigned_abs());
            Says::Does(form.verb(&pay))
        }
        Grant::LootStep(n) => {
            let loot = format!("loot {} in {whose} loot step", more(n));
            Says::Does(form.verb(&loot))
        }
        Grant::LootPlays(n) => Says::Does(each_turn("play", n, "loot card", form)),
        Grant::Attacks(n) => Says::Does(each_turn("make", n, "attack", form)),
        Grant::Purchases(n) => Says::Does(each_turn("make", n, "purchase", form)),
        Grant::Goal(n) => {
            let s = if n.abs() == 1 { "" } else { "s" };
            let fewer = if n < 0 { "fewer" } else { "more" };
            let need = format!("need {} {fewer} soul{s} to win", n.unsigned_abs());
            Says::Does(form.verb(&need))
        }
        Grant::Eternal => Says::Has("Eternal".to_owned()),
        Grant::Unattackable => Says::Does(form.cannot("be attacked")),
        Grant::Taunts => Says::Does("must be attacked if the active player attacks".to_owned()),
        Grant::Attackable(n) => Says::Does(match form {
            Form::Bare => format!("be attackable with evasion {n}"),
            _ => format!("can be attacked with evasion {n}"),
        }),
        Grant::NoAttacks => Says::Does(form.cannot("declare attacks")),
        Grant::NoPurchases => Says::Does(form.cannot("declare purchases")),
        Grant::NoLoot => Says::Does(form.cannot("play loot")),
        Grant::NoActivations if player => Says::Does(form.cannot("use activated abilities")),
        Grant::NoActivations => Says::Does(form.cannot("be activated")),
        Grant::NoRecharge => Says::Does(match form {
            Form::Singular => "does not recharge in the recharge step".to_owned(),
            Form::You | Form::Plural => "do not recharge in the recharge step".to_owned(),
            Form::Bare => "stay as it is in the recharge step".to_owned(),
        }),
        Grant::NoHealing => Says::Does(form.cannot("heal")),
    }
}

/// "may play 1 more loot card in each of your turns".
fn each_turn(verb: &str, n: i32, what: &str, form: Form) -> String {
    let may = if form == Form::Bare { "" } else { "may " };
    let s = if n.abs() == 1 { "" } else { "s" };
    let whose = form.whose();
    format!("{may}{verb} {} {what}{s} in each of {whose} turns", more(n))
}

/// "1 more", "2 fewer".
fn more(n: i32) -> String {
    let word = if n < 0 { "fewer" } else { "more" };
    format!("{} {word}", n.unsigned_abs())
}

/// " until the end of the turn".
pub const fn lasting(until: Duration, form: Form) -> &'static str {
    match (until, form) {
        (Duration::Turn, _) => " until the end of the turn",
        (Duration::Round, _) => " for a round",
        (Duration::Permanent, Form::Plural) => " for as long as they stay in play",
        (Duration::Permanent, Form::You) => " for the rest of the game",
        (Duration::Permanent, _) => " for as long as it stays in play",
    }
}
