//! Bonuses and rules as predicates: "have +1 attack", "cannot be attacked".

use super::ability::for_each;
use super::mentions::is_player;
use super::noun::{ATTACK, CARD, LOOT_CARD, PURCHASE, SOUL};
use super::speaker::Speaker;
use super::verb::{CAN, GET, GIVE, HAVE, ImpliedSubject, LOOT, MUST, NEED, PAY};
use crate::cards::text::{Form, Join, Noun, Phrase, Says as _, listed, say};
use crate::games::souls::content::{Amount, Grant, Lasting, ObjectSelector};
use crate::packs::Language;
use crate::packs::prose::signed;

/// Somebody who gets something.
#[derive(Clone, Copy)]
pub struct Subject<'p> {
    /// The phrase that the predicate agrees with.
    pub phrase: &'p Phrase,
    /// The form of its verb.
    pub form: Form,
    /// It is a player or several.
    pub player: bool,
    pub language: Language,
}

/// A grant in words.
enum GrantWords {
    /// Something to have.
    Has(String),
    /// A predicate of its own.
    Does(String),
}

impl Subject<'_> {
    /// The bonuses from a static ability: "has +1 attack and cannot be attacked".
    pub fn predicates(self, grants: &[Grant]) -> String {
        let mut has = Vec::new();
        let mut does = Vec::new();
        for grant in grants {
            match self.says(*grant) {
                GrantWords::Has(what) => has.push(what),
                GrantWords::Does(what) => does.push(what),
            }
        }
        let mut parts = Vec::new();
        if !has.is_empty() {
            let have = HAVE.form(self.form, self.language);
            parts.push(format!("{have} {}", listed(&has, Join::And, self.language)));
        }
        parts.extend(does);
        listed(&parts, Join::And, self.language)
    }

    /// The bonus from an effect: "gets +1 attack", "cannot be attacked".
    pub fn given(self, grant: Grant) -> String {
        match self.says(grant) {
            GrantWords::Has(what) => format!("{} {what}", GET.form(self.form, self.language)),
            GrantWords::Does(what) => what,
        }
    }

    /// The form in a statement. A ban is not a command: "no puedes jugar botín".
    const fn states(self) -> Form {
        match self.form {
            Form::Command => Form::You,
            form => form,
        }
    }

    /// "your", "their"; in Spanish "tu", "su".
    const fn whose(self) -> &'static str {
        match (self.form, self.language) {
            (Form::Command | Form::You, language) => language.pick("your", "tu"),
            (Form::WishedYou, Language::Spanish) => "tu",
            (_, language) => language.pick("their", "su"),
        }
    }

    fn cannot(self, english: &str, spanish: &str) -> GrantWords {
        let can = CAN.form(self.states(), self.language);
        GrantWords::Does(match self.language {
            Language::English if self.form.follows() => format!("be unable to {english}"),
            Language::English => format!("cannot {english}"),
            Language::Spanish => format!("no {can} {spanish}"),
        })
    }

    fn says(self, grant: Grant) -> GrantWords {
        let language = self.language;
        let states = self.states();
        let whose = self.whose();
        let attacked = self.phrase.agreed("atacad");
        match grant {
            Grant::Hp(n) => self.stat(n, "HP", "PV"),
            Grant::Attack(n) => self.stat(n, "attack", "de ataque"),
            Grant::Evasion(n) => self.stat(n, "evasion", "de evasión"),
            Grant::Rolls(n) => self.stat(n, "to all rolls", "en todas las tiradas"),
            Grant::AttackRolls(n) => self.stat(n, "to attack rolls", "en las tiradas de ataque"),
            Grant::RollsAgainst(n) => {
                let it = match language {
                    Language::English if states == Form::Plural => "them",
                    Language::English => "it",
                    Language::Spanish if self.phrase.plural => "ellos",
                    Language::Spanish => "él",
                };
                let (give, n) = (GIVE.form(states, language), signed(n));
                GrantWords::Does(say!(
                    language,
                    "{give} {n} to attack rolls against {it}",
                    "{give} {n} a las tiradas de ataque contra {it}"
                ))
            }
            Grant::HandLimit(n) => {
                let n = signed(n);
                GrantWords::Has(say!(
                    language,
                    "{n} to {whose} hand limit",
                    "{n} a {whose} límite de mano"
                ))
            }
            Grant::Cost(n) => {
                let less = match n < 0 {
                    true => language.pick("less", "menos"),
                    false => language.pick("more", "más"),
                };
                let many = matches!(self.form, Form::Plural | Form::WishedMany);
                let n = n.unsigned_abs();
                let cost = match (many, self.form.follows()) {
                    (false, false) => ["costs", "cuesta"],
                    (true, false) => ["cost", "cuestan"],
                    (false, true) => ["cost", "cueste"],
                    (true, true) => ["cost", "cuesten"],
                };
                let cost = language.pick(cost[0], cost[1]);
                GrantWords::Does(format!("{cost} {n}¢ {less}"))
            }
            Grant::Price(n) => {
                let more = if n < 0 {
                    language.pick("less", "menos")
                } else {
                    language.pick("more", "más")
                };
                let (pay, n) = (PAY.form(states, language), n.unsigned_abs());
                GrantWords::Does(say!(
                    language,
                    "{pay} {n}¢ {more} for purchases",
                    "{pay} {n}¢ {more} por las compras"
                ))
            }
            Grant::LootStep(n) => {
                let loot = LOOT.form(states, language);
                let (number, cards) = (fewer(n, language), more(n, CARD, language));
                GrantWords::Does(say!(
                    language,
                    "{loot} {number} in {whose} loot step",
                    "{loot} {cards} en {whose} paso de botín"
                ))
            }
            Grant::LootPlays(n) => self.each_turn("play", "jugar", n, LOOT_CARD),
            Grant::Attacks(n) => self.each_turn("make", "hacer", n, ATTACK),
            Grant::Purchases(n) => self.each_turn("make", "hacer", n, PURCHASE),
            Grant::Goal(n) => {
                let (need, souls) = (NEED.form(states, language), more(n, SOUL, language));
                GrantWords::Does(say!(
                    language,
                    "{need} {souls} to win",
                    "{need} {souls} para ganar"
                ))
            }
            Grant::Eternal => GrantWords::Has(language.pick("Eternal", "Eterno").to_owned()),
            Grant::Unattackable => self.cannot("be attacked", &format!("ser {attacked}")),
            Grant::Untargetable => self.cannot(
                "become a target of other players' cards",
                "ser objetivo de cartas de otros jugadores",
            ),
            Grant::Taunts => {
                let must = MUST.form(states, language);
                GrantWords::Does(say!(
                    language,
                    "must be attacked if the active player attacks",
                    "{must} ser {attacked} si el jugador activo ataca"
                ))
            }
            Grant::Attackable(n) => {
                let can = CAN.form(states, language);
                GrantWords::Does(match language {
                    Language::English if self.form.follows() => {
                        format!("be attackable with evasion {n}")
                    }
                    Language::English => format!("can be attacked with evasion {n}"),
                    Language::Spanish => format!("{can} ser {attacked} con evasión {n}"),
                })
            }
            Grant::NoAttacks => self.cannot("declare attacks", "declarar ataques"),
            Grant::NoPurchases => self.cannot("declare purchases", "declarar compras"),
            Grant::NoLoot => self.cannot("play loot", "jugar botín"),
            Grant::NoActivations if self.player => {
                self.cannot("use activated abilities", "usar habilidades activadas")
            }
            Grant::NoActivations => {
                let activated = self.phrase.agreed("activad");
                self.cannot("be activated", &format!("ser {activated}"))
            }
            Grant::NoRecharge => {
                let (english, spanish) = match states {
                    Form::Plural => ("do not recharge", "no se recargan"),
                    Form::You | Form::Command => ("do not recharge", "no te recargas"),
                    Form::WishedYou => ("stay as it is", "no te recargas"),
                    Form::Wished | Form::WishedMany => ("stay as it is", "no se recargue"),
                    Form::Bare => ("stay as it is", "no se recarga"),
                    Form::Singular => ("does not recharge", "no se recarga"),
                };
                GrantWords::Does(say!(
                    language,
                    "{english} in the recharge step",
                    "{spanish} en el paso de recarga"
                ))
            }
            Grant::NoHealing => self.cannot("heal", "recuperar PV"),
        }
    }

    fn stat(self, n: i32, english: &'static str, spanish: &'static str) -> GrantWords {
        GrantWords::Has(format!(
            "{} {}",
            signed(n),
            self.language.pick(english, spanish)
        ))
    }

    /// "may play 1 more loot card in each of your turns".
    fn each_turn(
        self,
        english: &'static str,
        spanish: &'static str,
        n: i32,
        what: Noun,
    ) -> GrantWords {
        let language = self.language;
        let states = self.states();
        let no_can = match language {
            Language::English => states.follows(),
            Language::Spanish => states == Form::Bare,
        };
        let can = if no_can {
            String::new()
        } else {
            format!("{} ", CAN.form(states, language))
        };
        let verb = language.pick(english, spanish);
        let (what, whose) = (more(n, what, language), self.whose());
        GrantWords::Does(say!(
            language,
            "{can}{verb} {what} in each of {whose} turns",
            "{can}{verb} {what} en cada uno de {whose}s turnos"
        ))
    }
}

/// "1 more", "2 fewer".
fn fewer(n: i32, language: Language) -> String {
    let word = if n < 0 {
        language.pick("fewer", "menos")
    } else {
        language.pick("more", "más")
    };
    format!("{} {word}", n.unsigned_abs())
}

/// "1 more card", "2 cartas menos".
fn more(n: i32, what: Noun, language: Language) -> String {
    let number = fewer(n, language);
    let noun = what.name(n.abs() != 1, language);
    let (n, word) = number.split_once(' ').unwrap_or_default();
    say!(language, "{n} {word} {noun}", "{n} {noun} {word}")
}

/// " until the end of the turn".
pub fn lasting(until: &Lasting, subject: &Phrase, form: Form, speaker: &mut Speaker<'_>) -> String {
    let language = speaker.names.language;
    let (plural, you) = match language {
        Language::English => (
            matches!(form, Form::Plural),
            matches!(form, Form::You | Form::Command),
        ),
        Language::Spanish => (subject.plural, subject.you),
    };
    match until {
        Lasting::Turn => language.pick(" until the end of the turn", " hasta el final del turno"),
        Lasting::Round => language.pick(" for a round", " durante una ronda"),
        Lasting::WhileInPlay => language.pick(
            " for as long as this is in play",
            " mientras esta carta siga en juego",
        ),
        Lasting::NextTurnOf(_) => return speaker.lasting(until),
        Lasting::Game => language.pick(
            " for the rest of the game",
            " durante el resto de la partida",
        ),
        Lasting::Permanent if you => language.pick(
            " for the rest of the game",
            " durante el resto de la partida",
        ),
        Lasting::Permanent if plural => language.pick(
            " for as long as they stay in play",
            " mientras sigan en juego",
        ),
        Lasting::Permanent => language.pick(
            " for as long as it stays in play",
            " mientras siga en juego",
        ),
    }
    .to_owned()
}

impl Speaker<'_> {
    /// "it gets +1 attack for each of your items until the end of the turn".
    pub(super) fn granted(
        &mut self,
        grant: Grant,
        per: Option<&Amount>,
        (who, until): (&ObjectSelector, &Lasting),
        implied: ImpliedSubject,
    ) -> String {
        let player = is_player(who, &self.mentions);
        let (lead, phrase, form) = self.doing(who, implied);
        let subject = Subject {
            phrase: &phrase,
            form,
            player,
            language: self.language(),
        };
        let given = subject.given(grant);
        let each = per.map_or_else(String::new, |per| for_each(per, self));
        let lasts = lasting(until, &phrase, form, self);
        match each.starts_with(',') {
            true => format!("{lead}{given}{lasts}{each}"),
            false => format!("{lead}{given}{each}{lasts}"),
        }
    }
}
