//! Effects as Spanish sentences.

use super::amount::{self, Unit, amount};
use super::grant::{self, lasting};
use super::verb;
use super::who::Speaker;
use super::{condition, listed};
use crate::games::sanctuary::content::{Amount, Duration, Effect, Player, Who};
use crate::packs::prose::sentences;
use crate::packs::spanish::{Mood, Verb, lead};

const STRUCTURE: Unit = Unit::Of("Estructura");
const VOLITION: Unit = Unit::Of("Voluntad");
const DURABILITY: Unit = Unit::Of("Durabilidad");

impl Speaker<'_> {
    /// All effects, a sentence each, the first without a capital.
    pub fn sentences(&mut self, effects: &[Effect]) -> String {
        sentences(
            effects
                .iter()
                .map(|effect| self.effect(effect, Mood::Plain)),
        )
    }

    fn clauses(&mut self, effects: &[Effect], mood: Mood) -> String {
        let parts: Vec<String> = effects.iter().map(|e| self.effect(e, mood)).collect();
        listed(&parts, "y")
    }

    fn effect(&mut self, effect: &Effect, mood: Mood) -> String {
        match effect {
            Effect::Damage(n, who) => {
                let (n, tail) = amount(n, Unit::Damage, self);
                let deal = verb::DEAL.you(mood);
                format!("{deal} {n} a {}{tail}", self.who(who).text)
            }
            Effect::DamageSanctuary(n, player) => {
                let (n, tail) = amount(n, Unit::Damage, self);
                let deal = verb::DEAL.you(mood);
                format!("{deal} {n} a {}{tail}", self.sanctuary(player).text)
            }
            Effect::GainStructure(n, player) => {
                let gain = match player {
                    Player::You => verb::GAIN.you(mood).to_owned(),
                    other => verb::GAIN.by(&self.sanctuary(other), mood),
                };
                let (n, tail) = amount(n, STRUCTURE, self);
                format!("{gain} {n}{tail}")
            }
            Effect::GainVolition(n, player) => {
                self.acts(player, &verb::GAIN, n, VOLITION, "", mood)
            }
            Effect::LoseVolition(n, player) => {
                self.acts(player, &verb::LOSE, n, VOLITION, "", mood)
            }
            Effect::Draw(n, player) => self.acts(player, &verb::DRAW, n, Unit::Cards, "", mood),
            Effect::Discard(n, player) => {
                self.acts(player, &verb::DISCARD, n, Unit::Cards, "", mood)
            }
            Effect::DiscardAtRandom(n, player) => {
                self.acts(player, &verb::DISCARD, n, Unit::Cards, " al azar", mood)
            }
            Effect::Mill(n, player) => self.mill(n, player, mood),
            Effect::Foresee(n) => self.foresee(n, mood),
            Effect::Destroy(who) => verb::DESTROY.on(&self.who(who), mood),
            Effect::Return(who) => {
                let returned = verb::RETURN.on(&self.who(who), mood);
                format!("{returned} a la mano de su propietario")
            }
            Effect::ShuffleAway(who) => {
                let shuffled = verb::SHUFFLE.on(&self.who(who), mood);
                format!("{shuffled} en el mazo de su propietario")
            }
            Effect::Recover(who) => {
                let hand = if self.mentions.is_yours(who) {
                    "tu mano"
                } else {
                    "la mano de su propietario"
                };
                format!("{} a {hand}", verb::RETURN.on(&self.who(who), mood))
            }
            Effect::Revive(who) => {
                let put = verb::PUT.on(&self.who(who), mood);
                format!("{put} en juego bajo tu control")
            }
            Effect::Tap(who) => verb::TAP.on(&self.who(who), mood),
            Effect::Untap(who) => verb::UNTAP.on(&self.who(who), mood),
            Effect::Heal(who) => {
                let remove = verb::REMOVE.you(mood);
                let who = self.who(who);
                if who.known {
                    format!("{remove} todo su daño")
                } else {
                    format!("{remove} todo el daño de {}", who.text)
                }
            }
            Effect::Repair(n, who) => self.durability(&verb::GAIN, n, who, mood),
            Effect::Wear(n, who) => self.durability(&verb::LOSE, n, who, mood),
            Effect::Strengthen {
                by,
                less,
                who,
                until,
            } => self.strengthen(by, less, who, *until, mood),
            Effect::Give(grant, who, until) => {
                let subject = self.subject(who);
                let given = grant::given(grant, &subject, mood);
                let lasts = lasting(*until, subject.plural);
                format!("{}{given}{lasts}", lead(&subject, mood))
            }
            Effect::Control(who) => {
                let seize = verb::SEIZE.you(mood);
                let who = self.who(who);
                if who.known {
                    format!("{seize} su control hasta la Contemplación")
                } else {
                    format!("{seize} el control de {} hasta la Contemplación", who.text)
                }
            }
            Effect::Cancel(who) => verb::CANCEL.on(&self.who(who), mood),
            Effect::AnotherDuel => match mood {
                Mood::Plain => "puedes retar una vez más este turno".to_owned(),
                Mood::May => "retar una vez más este turno".to_owned(),
            },
            Effect::If(condition, effects) => {
                let clause = condition::clause(condition, "si", self);
                format!("{clause}, {}", self.clauses(effects, mood))
            }
            Effect::May(effects) => format!("puedes {}", self.clauses(effects, Mood::May)),
        }
    }

    /// A player gains, loses, draws or discards so much.
    fn acts(
        &mut self,
        player: &Player,
        verb: &Verb,
        n: &Amount,
        unit: Unit,
        how: &str,
        mood: Mood,
    ) -> String {
        let does = match self.player(player) {
            None => verb.you(mood).to_owned(),
            Some(subject) => verb.by(&subject, mood),
        };
        let (n, tail) = amount(n, unit, self);
        format!("{does} {n}{how}{tail}")
    }

    fn mill(&mut self, n: &Amount, player: &Player, mood: Mood) -> String {
        let (does, whose) = match self.player(player) {
            None => (verb::PLACE.you(mood).to_owned(), "tu"),
            Some(subject) => (verb::PLACE.by(&subject, mood), "su"),
        };
        match n {
            Amount::N(1) => format!("{does} en el Limbo la carta superior de {whose} mazo"),
            Amount::N(n) => format!("{does} en el Limbo las {n} cartas superiores de {whose} mazo"),
            Amount::That | Amount::Count(_) | Amount::StrengthOf(_) | Amount::CostOf(_) => {
                let (n, tail) = amount(n, Unit::Cards, self);
                format!("{does} en el Limbo {n} de la parte superior de {whose} mazo{tail}")
            }
        }
    }

    fn foresee(&mut self, n: &Amount, mood: Mood) -> String {
        let look = verb::LOOK.you(mood);
        match n {
            Amount::N(1) => {
                format!("{look} la carta superior de tu mazo; puedes ponerla en el fondo")
            }
            Amount::N(n) => format!(
                "{look} las {n} cartas superiores de tu mazo; pon las que quieras en el fondo y el resto encima"
            ),
            Amount::That | Amount::Count(_) | Amount::StrengthOf(_) | Amount::CostOf(_) => {
                let (n, tail) = amount(n, Unit::Cards, self);
                format!(
                    "{look} {n} de la parte superior de tu mazo{tail}; pon las que quieras en el fondo y el resto encima"
                )
            }
        }
    }

    fn durability(&mut self, verb: &Verb, n: &Amount, who: &Who, mood: Mood) -> String {
        let does = verb.by(&self.subject(who), mood);
        let (n, tail) = amount(n, DURABILITY, self);
        format!("{does} {n}{tail}")
    }

    fn strengthen(
        &mut self,
        by: &Amount,
        less: &Amount,
        who: &Who,
        until: Duration,
        mood: Mood,
    ) -> String {
        let subject = self.subject(who);
        let zero = Amount::zero();
        let mut parts = Vec::new();
        let mut tails = String::new();
        for (n, sign) in [(by, '+'), (less, '−')] {
            if *n != zero {
                let (n, tail) = amount::strength(n, sign, self);
                parts.push(n);
                tails += &tail;
            }
        }
        let lasts = lasting(until, subject.plural);
        format!(
            "{} {}{lasts}{tails}",
            verb::GAIN.by(&subject, mood),
            listed(&parts, "y")
        )
    }
}
