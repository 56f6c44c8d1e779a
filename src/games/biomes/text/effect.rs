//! Effects as sentences.

use super::amount::{THAT, amount, plus, things, until_words};
use super::condition;
use super::names;
use super::noun::CARD;
use super::speaker::Speaker;
use super::verb;
use crate::cards::text::{Action, Modality, Phrase, Tells, Verb, Word, say};
use crate::games::biomes::content::{
    Amount, Condition, Duration, Effect, ObjectSelector, PlayerSelector, SectorSelector,
};
use crate::packs::Language;

impl Tells for Speaker<'_> {
    type Effect = Effect;

    fn language(&self) -> Language {
        self.names.language
    }

    fn effect(&mut self, effect: &Effect, modality: Modality) -> String {
        let language = self.language();
        match effect {
            Effect::Damage(n, who) => self.damage(n, who, modality),
            Effect::LoseDurability(n, at) => self.durability(&verb::LOSE, n, at, modality),
            Effect::GainDurability(n, at) => self.durability(&verb::GAIN, n, at, modality),
            Effect::Draw(n, p) => self.cards(&verb::DRAW, n, p, modality),
            Effect::Discard(n, p) => self.cards(&verb::DISCARD, n, p, modality),
            Effect::Erase(n, p) => self.count(&verb::ERASE, n, p, modality),
            Effect::Scan(n, p) => self.count(&verb::SCAN, n, p, modality),
            Effect::Terminate(who) => self.done(&verb::TERMINATE, who, ["", ""], modality),
            Effect::Delete(who) => self.done(&verb::DELETE, who, ["", ""], modality),
            Effect::Bounce(who) => self.done(&verb::BOUNCE, who, ["", " a la mano"], modality),
            Effect::Recover(who) => self.done(&verb::RECOVER, who, ["", ""], modality),
            Effect::Restore(who) => self.done(&verb::RESTORE, who, ["", ""], modality),
            Effect::Lock(who) => self.done(&verb::LOCK, who, ["", ""], modality),
            Effect::Unlock(who) => self.done(&verb::UNLOCK, who, ["", ""], modality),
            Effect::Stasis(who) => {
                self.done(&verb::PUT, who, [" into stasis", " en estasis"], modality)
            }
            Effect::Buff {
                attack,
                defense,
                who,
                until,
            } => self.buff(attack, defense, who, *until, modality),
            Effect::Marker(n, who) => self.marker(n, who, modality),
            Effect::Grant(k, who, until) => {
                let gains = modality.does(&verb::GAIN, Some(&self.subject(who)), language);
                let keyword = names::numbered(*k, language);
                format!("{gains} {keyword}{}", until_words(*until, language))
            }
            Effect::Shift(who) => self.done(&verb::SHIFT, who, ["", ""], modality),
            Effect::Overclock(n, who) => {
                let overclock = self.done(&verb::OVERCLOCK, who, [" by", " en"], modality);
                format!("{overclock} {n}")
            }
            Effect::Energy(energy, n, p) => {
                let (n, tail) = amount(n, "that much", self.names);
                let gains = self.does(&verb::GAIN, p, modality);
                let energy = names::energy_name(*energy, language);
                say!(
                    language,
                    "{gains} {n} {energy} energy{tail}",
                    "{gains} {n} de energía de {energy}{tail}"
                )
            }
            Effect::Generate(energy, p) => {
                let generates = self.does(&verb::GENERATE, p, modality);
                let energy = names::energy_name(*energy, language);
                say!(
                    language,
                    "{generates} a {energy} anomaly",
                    "{generates} una anomalía de {energy}"
                )
            }
            Effect::Cancel(who) => self.done(&verb::CANCEL, who, ["", ""], modality),
            Effect::Spawn(card, n) => {
                let name = self.names.card(card);
                let (n, tail) = amount(n, "that many", self.names);
                let create = create(modality);
                match language {
                    Language::English if n == "1" => format!("spawn a {name}{tail}"),
                    Language::English => format!("spawn {n} × {name}{tail}"),
                    Language::Spanish => format!("{create} {n} × {name}{tail}"),
                }
            }
            Effect::Hologram(who) => {
                let who = self.who(who);
                let (text, create) = (&who.text, create(modality));
                match language {
                    Language::English => format!("make a hologram of {text}"),
                    Language::Spanish if who.known => format!("{create} su holograma"),
                    Language::Spanish => format!("{create} un holograma de {text}"),
                }
            }
            Effect::Hack(who) => self.done(&verb::HACK, who, ["", ""], modality),
            Effect::Retreat(who) => {
                let staging = [" to staging", " a la zona de preparación"];
                self.done(&verb::MOVE, who, staging, modality)
            }
            Effect::MoveTo(who, to) => {
                let moved = self.done(&verb::MOVE, who, [" to", " a"], modality);
                format!("{moved} {}", self.sector(to).text)
            }
            Effect::LoseSector(at) => lost(&self.sector(at), modality, language),
            Effect::LoseMatch(p) => {
                let you = match (language, p) {
                    (Language::English, PlayerSelector::You) => "you ",
                    _ => "",
                };
                let loses = self.does(&verb::LOSE, p, modality);
                say!(language, "{you}{loses} the match", "{loses} la partida")
            }
            Effect::If(condition, effects) => self.only_if(condition, effects, modality),
            Effect::May(effects) => {
                // After "you may" English says what happens as it always does.
                let modality = match language {
                    Language::English => Modality::Plain,
                    Language::Spanish => Modality::May,
                };
                let may = self.pick("you may", "puedes");
                format!("{may} {}", self.clauses(effects, modality))
            }
        }
    }
}

impl Speaker<'_> {
    fn only_if(&mut self, condition: &Condition, effects: &[Effect], modality: Modality) -> String {
        let start = match condition {
            Condition::Chain => self.pick("chain:", "cadena:").to_owned(),
            Condition::Adept => self.pick("if adept,", "si es adepto,").to_owned(),
            other => condition::clause(other, Word::If, self.names) + ",",
        };
        format!("{start} {}", self.clauses(effects, modality))
    }

    fn damage(&mut self, n: &Amount, who: &ObjectSelector, modality: Modality) -> String {
        let (n, tail) = amount(n, "that much", self.names);
        let who = self.who(who);
        let text = &who.text;
        match (self.language(), modality, who.known) {
            (Language::English, ..) => format!("deal {n} damage to {text}{tail}"),
            (_, Modality::Plain, false) => format!("inflige {n} de daño a {text}{tail}"),
            (_, Modality::Plain, true) => format!("inflígele {n} de daño{tail}"),
            (_, Modality::May, false) => format!("infligir {n} de daño a {text}{tail}"),
            (_, Modality::May, true) => format!("infligirle {n} de daño{tail}"),
        }
    }

    fn durability(
        &mut self,
        verb: &Verb,
        n: &Amount,
        at: &SectorSelector,
        modality: Modality,
    ) -> String {
        let language = self.language();
        let sector = self.sector(at);
        let (n, tail) = amount(n, "that much", self.names);
        let does = modality.does(verb, Some(&sector), language);
        say!(
            language,
            "{does} {n} durability{tail}",
            "{does} {n} de durabilidad{tail}"
        )
    }

    fn cards(&mut self, verb: &Verb, n: &Amount, p: &PlayerSelector, modality: Modality) -> String {
        let (cards, tail) = things(n, CARD, self.names);
        format!("{} {cards}{tail}", self.does(verb, p, modality))
    }

    /// The same of words that in English mean cards by themselves: "scan 2".
    fn count(&mut self, verb: &Verb, n: &Amount, p: &PlayerSelector, modality: Modality) -> String {
        if self.language() == Language::Spanish {
            return self.cards(verb, n, p, modality);
        }
        let (n, tail) = amount(n, "that many", self.names);
        format!("{} {n}{tail}", self.does(verb, p, modality))
    }

    fn marker(&mut self, n: &Amount, who: &ObjectSelector, modality: Modality) -> String {
        let (n, tail) = amount(n, "that many", self.names);
        let who = self.who(who);
        let text = &who.text;
        let put = if modality == Modality::May {
            "poner"
        } else {
            "pon"
        };
        let markers = match (self.language(), n.as_str()) {
            (Language::English, "1") => "an increase marker".to_owned(),
            (Language::English, n) => format!("{n} increase markers"),
            (Language::Spanish, "1") => "un marcador de aumento".to_owned(),
            (Language::Spanish, THAT) => format!("{THAT} de marcadores de aumento"),
            (Language::Spanish, n) => format!("{n} marcadores de aumento"),
        };
        match self.language() {
            Language::English => format!("put {markers} on {text}{tail}"),
            Language::Spanish if who.known => format!("{put}le {markers}{tail}"),
            Language::Spanish => format!("{put} {markers} sobre {text}{tail}"),
        }
    }

    fn buff(
        &mut self,
        attack: &Amount,
        defense: &Amount,
        who: &ObjectSelector,
        until: Duration,
        modality: Modality,
    ) -> String {
        let language = self.language();
        let zero = Amount::zero();
        let (a, a_tail) = plus(attack, self.names);
        let (d, d_tail) = plus(defense, self.names);
        let stats = match (*attack == zero, *defense == zero) {
            (false, true) => say!(language, "{a} attack", "{a} de ataque"),
            (true, false) => say!(language, "{d} defense", "{d} de defensa"),
            _ if a == THAT || d == THAT => format!("{a} de ataque y {d} de defensa"),
            _ => format!("{a}/{d}"),
        };
        let tail = if a_tail.is_empty() { d_tail } else { a_tail };
        let gets = modality.does(&verb::GET, Some(&self.subject(who)), language);
        format!("{gets} {stats}{}{tail}", until_words(until, language))
    }

    /// An action of you or of somebody else.
    fn does(&mut self, verb: &Verb, player: &PlayerSelector, modality: Modality) -> String {
        let subject = self.player(player);
        modality.does(verb, subject.as_ref(), self.language())
    }

    /// An action of you on somebody.
    fn done(
        &mut self,
        action: &Action,
        who: &ObjectSelector,
        [english, spanish]: [&'static str; 2],
        modality: Modality,
    ) -> String {
        let done = action.on(&self.who(who), modality.you(), self.language());
        format!("{done}{}", self.pick(english, spanish))
    }
}

/// The Spanish verb for creating things.
const fn create(modality: Modality) -> &'static str {
    match modality {
        Modality::Plain => "crea",
        Modality::May => "crear",
    }
}

/// "your sector is lost".
fn lost(sector: &Phrase, modality: Modality, language: Language) -> String {
    let (english, spanish) = match (modality, sector.plural) {
        (Modality::Plain, false) => ("is lost", "se pierde"),
        (Modality::Plain, true) => ("are lost", "se pierden"),
        (Modality::May, false) => ("be lost", "se pierda"),
        (Modality::May, true) => ("be lost", "se pierdan"),
    };
    modality.lead(sector, language) + language.pick(english, spanish)
}
