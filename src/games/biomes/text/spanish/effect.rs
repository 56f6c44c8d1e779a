//! Effects as sentences.

use super::amount::{THAT, amount, plus, things, until_words};
use super::condition::{self, Word};
use super::verb;
use super::who::Speaker;
use super::{listed, names};
use crate::games::biomes::content::{
    Amount, Condition, Duration, Effect, Energy, Player, SectorSel, Who,
};
use crate::packs::Language;
use crate::packs::prose::sentences;
use crate::packs::spanish::Phrase;
use crate::packs::spanish::{Mood, Verb, lead};

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
            Effect::Damage(n, who) => self.damage(n, who, mood),
            Effect::LoseDurability(n, at) => self.durability(&verb::LOSE, n, at, mood),
            Effect::GainDurability(n, at) => self.durability(&verb::GAIN, n, at, mood),
            Effect::Draw(n, p) => self.cards(&verb::DRAW, n, p, mood),
            Effect::Discard(n, p) => self.cards(&verb::DISCARD, n, p, mood),
            Effect::Erase(n, p) => self.cards(&verb::ERASE, n, p, mood),
            Effect::Scan(n, p) => self.cards(&verb::SCAN, n, p, mood),
            Effect::Terminate(who) => verb::TERMINATE.on(&self.who(who), mood),
            Effect::Delete(who) => verb::DELETE.on(&self.who(who), mood),
            Effect::Bounce(who) => verb::BOUNCE.on(&self.who(who), mood) + " a la mano",
            Effect::Recover(who) => verb::RECOVER.on(&self.who(who), mood),
            Effect::Restore(who) => verb::RESTORE.on(&self.who(who), mood),
            Effect::Lock(who) => verb::LOCK.on(&self.who(who), mood),
            Effect::Unlock(who) => verb::UNLOCK.on(&self.who(who), mood),
            Effect::Stasis(who) => verb::PUT.on(&self.who(who), mood) + " en estasis",
            Effect::Buff {
                attack,
                defense,
                who,
                until,
            } => self.buff(attack, defense, who, *until, mood),
            Effect::Marker(n, who) => self.marker(n, who, mood),
            Effect::Grant(k, who, until) => {
                let gains = verb::GAIN.by(&self.subject(who), mood);
                let keyword = names::numbered(*k, Language::Spanish);
                format!("{gains} {keyword}{}", until_words(*until))
            }
            Effect::Shift(who) => verb::SHIFT.on(&self.who(who), mood),
            Effect::Overclock(n, who) => {
                format!("{} en {n}", verb::OVERCLOCK.on(&self.who(who), mood))
            }
            Effect::Energy(energy, n, p) => {
                let (n, tail) = amount(n, self.names);
                let gains = self.does(&verb::GAIN, p, mood);
                format!("{gains} {n} de energía de {}{tail}", named(*energy))
            }
            Effect::Generate(energy, p) => {
                let generates = self.does(&verb::GENERATE, p, mood);
                format!("{generates} una anomalía de {}", named(*energy))
            }
            Effect::Cancel(who) => verb::CANCEL.on(&self.who(who), mood),
            Effect::Spawn(card, n) => {
                let name = self.names.card(card);
                let (n, tail) = amount(n, self.names);
                format!("{} {n} × {name}{tail}", create(mood))
            }
            Effect::Hologram(who) => {
                let who = self.who(who);
                if who.known {
                    format!("{} su holograma", create(mood))
                } else {
                    format!("{} un holograma de {}", create(mood), who.text)
                }
            }
            Effect::Hack(who) => verb::HACK.on(&self.who(who), mood),
            Effect::Retreat(who) => {
                verb::MOVE.on(&self.who(who), mood) + " a la zona de preparación"
            }
            Effect::MoveTo(who, to) => {
                let moved = verb::MOVE.on(&self.who(who), mood);
                format!("{moved} a {}", self.sector(to).text)
            }
            Effect::LoseSector(at) => lost(&self.sector(at), mood),
            Effect::LoseMatch(p) => {
                format!("{} la partida", self.does(&verb::LOSE, p, mood))
            }
            Effect::If(condition, effects) => self.only_if(condition, effects, mood),
            Effect::May(effects) => format!("puedes {}", self.clauses(effects, Mood::May)),
        }
    }

    fn only_if(&mut self, condition: &Condition, effects: &[Effect], mood: Mood) -> String {
        let start = match condition {
            Condition::Chain => "cadena:".to_owned(),
            Condition::Adept => "si es adepto,".to_owned(),
            other => condition::clause(other, Word::If, self.names) + ",",
        };
        format!("{start} {}", self.clauses(effects, mood))
    }

    fn damage(&mut self, n: &Amount, who: &Who, mood: Mood) -> String {
        let (n, tail) = amount(n, self.names);
        let who = self.who(who);
        match (mood, who.known) {
            (Mood::Plain, false) => format!("inflige {n} de daño a {}{tail}", who.text),
            (Mood::Plain, true) => format!("inflígele {n} de daño{tail}"),
            (Mood::May, false) => format!("infligir {n} de daño a {}{tail}", who.text),
            (Mood::May, true) => format!("infligirle {n} de daño{tail}"),
        }
    }

    fn durability(&mut self, verb: &Verb, n: &Amount, at: &SectorSel, mood: Mood) -> String {
        let sector = self.sector(at);
        let (n, tail) = amount(n, self.names);
        format!("{} {n} de durabilidad{tail}", verb.by(&sector, mood))
    }

    fn cards(&mut self, verb: &Verb, n: &Amount, p: &Player, mood: Mood) -> String {
        let (cards, tail) = things(n, "carta", "cartas", self.names);
        format!("{} {cards}{tail}", self.does(verb, p, mood))
    }

    fn marker(&mut self, n: &Amount, who: &Who, mood: Mood) -> String {
        let (n, tail) = amount(n, self.names);
        let markers = match n.as_str() {
            "1" => "un marcador de aumento".to_owned(),
            THAT => format!("{THAT} de marcadores de aumento"),
            n => format!("{n} marcadores de aumento"),
        };
        let who = self.who(who);
        let put = if mood == Mood::May { "poner" } else { "pon" };
        if who.known {
            format!("{put}le {markers}{tail}")
        } else {
            format!("{put} {markers} sobre {}{tail}", who.text)
        }
    }

    fn buff(
        &mut self,
        attack: &Amount,
        defense: &Amount,
        who: &Who,
        until: Duration,
        mood: Mood,
    ) -> String {
        let zero = Amount::zero();
        let (a, a_tail) = plus(attack, self.names);
        let (d, d_tail) = plus(defense, self.names);
        let stats = match (*attack == zero, *defense == zero) {
            (false, true) => format!("{a} de ataque"),
            (true, false) => format!("{d} de defensa"),
            _ if a == THAT || d == THAT => format!("{a} de ataque y {d} de defensa"),
            _ => format!("{a}/{d}"),
        };
        let tail = if a_tail.is_empty() { d_tail } else { a_tail };
        let gains = verb::GAIN.by(&self.subject(who), mood);
        format!("{gains} {stats}{}{tail}", until_words(until))
    }

    /// What you or somebody else does.
    fn does(&mut self, verb: &Verb, player: &Player, mood: Mood) -> String {
        match self.player(player) {
            None => verb.you(mood).to_owned(),
            Some(somebody) => verb.by(&somebody, mood),
        }
    }
}

const fn named(energy: Energy) -> &'static str {
    names::energy_name(energy, Language::Spanish)
}

const fn create(mood: Mood) -> &'static str {
    match mood {
        Mood::Plain => "crea",
        Mood::May => "crear",
    }
}

/// "tu sector se pierde".
fn lost(sector: &Phrase, mood: Mood) -> String {
    let verb = match (mood, sector.plural) {
        (Mood::Plain, false) => "se pierde",
        (Mood::Plain, true) => "se pierden",
        (Mood::May, false) => "se pierda",
        (Mood::May, true) => "se pierdan",
    };
    format!("{}{verb}", lead(sector, mood))
}
