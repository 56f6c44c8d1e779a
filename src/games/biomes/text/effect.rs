//! Effects as sentences.

use super::amount::{self, THAT, Unit, amount, plain, plus, until_words};
use super::noun::{CARD, MARKER};
use super::speaker::Speaker;
use super::verb as words;
use super::{condition, filter, names};
use crate::cards::text::{Acting, Action, Mood, Phrase, Says, Verb as VerbForms, Word, say};
use crate::games::biomes::Biomes;
use crate::games::biomes::content::{
    Amount, Change, Condition, Duration, Filter, OwnCondition, OwnNumber, Player, SectorSel, Verb,
    Where, Who, Whose,
};
use crate::packs::Language;

const DAMAGE: Unit<'_> = Unit::Of(["damage", "daño"]);
const DURABILITY: Unit<'_> = Unit::Of(["durability", "durabilidad"]);

impl Says<Biomes> for Speaker<'_> {
    fn language(&self) -> Language {
        self.names.language
    }

    fn verb(&mut self, verb: &Verb, mood: Mood) -> String {
        let language = self.language();
        match verb {
            Verb::Damage(n, who) => self.damage(n, who, mood),
            Verb::LoseDurability(n, at) => self.durability(&words::LOSE, n, at, mood),
            Verb::GainDurability(n, at) => self.durability(&words::GAIN, n, at, mood),
            Verb::Draw(n, p) => self.cards(&words::DRAW, n, p, mood),
            Verb::Discard(n, p) => self.cards(&words::DISCARD, n, p, mood),
            Verb::Erase(n, p) => self.count(&words::ERASE, n, p, mood),
            Verb::Scan(n, p) => self.count(&words::SCAN, n, p, mood),
            Verb::Terminate(who) => self.done(&words::TERMINATE, who, ["", ""], mood),
            Verb::Delete(who) => self.done(&words::DELETE, who, ["", ""], mood),
            Verb::Bounce(who) => self.done(&words::BOUNCE, who, ["", " a la mano"], mood),
            Verb::Recover(who) => self.done(&words::RECOVER, who, ["", ""], mood),
            Verb::Restore(who) => self.done(&words::RESTORE, who, ["", ""], mood),
            Verb::Lock(who) => self.done(&words::LOCK, who, ["", ""], mood),
            Verb::Unlock(who) => self.done(&words::UNLOCK, who, ["", ""], mood),
            Verb::Stasis(who) => self.done(&words::PUT, who, [" into stasis", " en estasis"], mood),
            Verb::Buff {
                attack,
                defense,
                who,
                until,
            } => self.buff(attack, defense, who, *until, mood),
            Verb::Marker(n, who) => self.marker(n, who, mood),
            Verb::Grant(k, who, until) => {
                let gains = mood.does(&words::GAIN, Some(&self.subject_of(who)), language);
                let keyword = names::numbered(*k, language);
                format!("{gains} {keyword}{}", until_words(*until, language))
            }
            Verb::Shift(who) => self.done(&words::SHIFT, who, ["", ""], mood),
            Verb::Overclock(n, who) => {
                let overclock = self.done(&words::OVERCLOCK, who, [" by", " en"], mood);
                format!("{overclock} {n}")
            }
            Verb::Energy(energy, n, p) => {
                let gains = self.does(&words::GAIN, p, mood);
                let name = names::energy_name(*energy, language);
                let unit = [&format!("{name} energy")[..], &format!("energía de {name}")];
                let (n, tail) = amount(n, Unit::Of(unit), self);
                format!("{gains} {n}{tail}")
            }
            Verb::Generate(energy, p) => {
                let generates = self.does(&words::GENERATE, p, mood);
                let energy = names::energy_name(*energy, language);
                say!(
                    language,
                    "{generates} a {energy} anomaly",
                    "{generates} una anomalía de {energy}"
                )
            }
            Verb::Cancel(who) => self.done(&words::CANCEL, who, ["", ""], mood),
            Verb::Spawn(card, n) => {
                let name = self.names.card(card);
                let create = create(mood);
                let Some((n, tail)) = plain(n, self) else {
                    let tail = amount::equal(n, self);
                    return say!(
                        language,
                        "spawn a number of {name}{tail}",
                        "{create} una cantidad de {name}{tail}"
                    );
                };
                match language {
                    Language::English if n == "1" => format!("spawn a {name}{tail}"),
                    Language::English => format!("spawn {n} × {name}{tail}"),
                    Language::Spanish => format!("{create} {n} × {name}{tail}"),
                }
            }
            Verb::Hologram(who) => {
                let who = self.who(who);
                let (text, create) = (&who.text, create(mood));
                match language {
                    Language::English => format!("make a hologram of {text}"),
                    Language::Spanish if who.known => format!("{create} su holograma"),
                    Language::Spanish => format!("{create} un holograma de {text}"),
                }
            }
            Verb::Hack(who) => self.done(&words::HACK, who, ["", ""], mood),
            Verb::Retreat(who) => {
                let staging = [" to staging", " a la zona de preparación"];
                self.done(&words::MOVE, who, staging, mood)
            }
            Verb::MoveTo(who, to) => {
                let moved = self.done(&words::MOVE, who, [" to", " a"], mood);
                format!("{moved} {}", self.sector(to).text)
            }
            Verb::LoseSector(at) => lost(&self.sector(at), mood, language),
            Verb::LoseMatch(p) => {
                let you = match (language, self.player_of(p)) {
                    (Language::English, None) => "you ",
                    _ => "",
                };
                let loses = self.does(&words::LOSE, p, mood);
                say!(language, "{you}{loses} the match", "{loses} la partida")
            }
        }
    }

    fn own_condition(&mut self, condition: &OwnCondition, holds: bool) -> String {
        condition::state(condition, holds, self)
    }

    fn own_number(&mut self, number: &OwnNumber) -> String {
        let language = self.language();
        let mut of = |[english, spanish]: [&str; 2], who: &Who| {
            if let Who::Each(filter) = who {
                let all = filter::many(filter, self.names).text;
                return say!(
                    language,
                    "the total {english} of {all}",
                    "{spanish} total de {all}"
                );
            }
            let who = self.who(who);
            let text = &who.text;
            match language {
                Language::English if who.known => format!("its {english}"),
                Language::English => format!("the {english} of {text}"),
                Language::Spanish if who.known => {
                    let noun = spanish.split_once(' ').map_or(spanish, |(_, noun)| noun);
                    format!("su {noun}")
                }
                Language::Spanish => format!("{spanish} de {text}"),
            }
        };
        match number {
            OwnNumber::AttackOf(who) => of(["attack", "el ataque"], who),
            OwnNumber::DefenseOf(who) => of(["defense", "la defensa"], who),
            OwnNumber::ValueOf(who) => of(["energy value", "el valor de energía"], who),
            OwnNumber::DamageOn(who) if matches!(**who, Who::Each(_)) => {
                of(["damage", "el daño"], who)
            }
            OwnNumber::DamageOn(who) => {
                let who = self.who(who).text;
                say!(language, "the damage on {who}", "el daño marcado en {who}")
            }
            OwnNumber::Stored(energy, player) => {
                let energy = names::energy_name(*energy, language);
                match self.player_of(player).filter(|who| !who.you) {
                    None => say!(language, "your {energy} energy", "tu energía de {energy}"),
                    Some(_) if *player == Player::Each => say!(
                        language,
                        "the {energy} energy of both players",
                        "la energía de {energy} de los dos jugadores"
                    ),
                    Some(who) => {
                        let who = who.text;
                        say!(
                            language,
                            "the {energy} energy of {who}",
                            "la energía de {energy} de {who}"
                        )
                    }
                }
            }
            OwnNumber::DurabilityOf(at) if matches!(**at, SectorSel::Each(_)) => {
                let sectors = match **at {
                    SectorSel::Each(Whose::Yours) => self.pick("your sectors", "tus sectores"),
                    SectorSel::Each(Whose::Theirs) => {
                        self.pick("the enemy sectors", "los sectores enemigos")
                    }
                    _ => self.pick("all sectors", "todos los sectores"),
                };
                say!(
                    language,
                    "the total durability of {sectors}",
                    "la durabilidad total de {sectors}"
                )
            }
            OwnNumber::DurabilityOf(at) => {
                let sector = self.sector(at).text;
                say!(
                    language,
                    "the durability of {sector}",
                    "la durabilidad de {sector}"
                )
            }
            OwnNumber::SectorsLost(Player::Each) => self
                .pick(
                    "the number of sectors that were lost",
                    "el número de sectores perdidos",
                )
                .to_owned(),
            OwnNumber::SectorsLost(player) => match self.player_of(player).filter(|who| !who.you) {
                None => say!(
                    language,
                    "the number of sectors you have lost",
                    "el número de sectores que has perdido"
                ),
                Some(who) => {
                    let has = if who.plural { "have" } else { "has" };
                    let who = who.text;
                    say!(
                        language,
                        "the number of sectors {who} {has} lost",
                        "el número de sectores que ha perdido {who}"
                    )
                }
            },
        }
    }

    fn player(&mut self, player: &Player) -> Option<Phrase> {
        self.player_of(player)
    }

    fn one(&mut self, filter: &Filter) -> Phrase {
        let whose = match filter.place {
            Where::Hand => Whose::Yours,
            _ => filter.whose,
        };
        let what = Filter {
            whose,
            ..filter.clone()
        };
        filter::one(&what, self.names)
    }

    fn theirs(&mut self, filter: &Filter, player: &Player) -> String {
        filter::theirs(filter, player, self.names)
    }

    fn act(&mut self, acting: Acting) -> Acting {
        std::mem::replace(&mut self.acting, acting)
    }

    fn at_most(&self) -> &'static str {
        "como máximo"
    }

    fn counted(&mut self, filter: &Filter) -> String {
        filter::all(filter, self.names)
    }

    fn at_least(&mut self, n: u8, filter: &Filter, holds: bool) -> String {
        condition::at_least(n, filter, holds, self)
    }

    fn pick_of(&mut self, filter: &Filter) {
        self.picked = filter.kind;
    }

    fn wishes(&self) -> bool {
        self.wishes
    }

    fn clause(&mut self, condition: &Condition, word: Word) -> String {
        condition::clause(condition, word, self)
    }

    fn lead(&mut self, condition: &Condition) -> String {
        match condition {
            Condition::Own(OwnCondition::Chain) => self.pick("chain:", "cadena:").to_owned(),
            Condition::Own(OwnCondition::Adept) => {
                self.pick("if adept,", "si es adepto,").to_owned()
            }
            other => self.clause(other, Word::If) + ",",
        }
    }
}

impl Speaker<'_> {
    fn damage(&mut self, n: &Amount, who: &Who, mood: Mood) -> String {
        let (n, tail) = amount(n, DAMAGE, self);
        let who = self.who(who);
        let text = &who.text;
        match (self.language(), mood, who.known) {
            (Language::English, ..) => format!("deal {n} to {text}{tail}"),
            (_, Mood::Plain, false) => format!("inflige {n} a {text}{tail}"),
            (_, Mood::Plain, true) => format!("inflígele {n}{tail}"),
            (_, Mood::May, false) => format!("infligir {n} a {text}{tail}"),
            (_, Mood::May, true) => format!("infligirle {n}{tail}"),
        }
    }

    fn durability(&mut self, verb: &VerbForms, n: &Amount, at: &SectorSel, mood: Mood) -> String {
        let language = self.language();
        let sector = self.sector(at);
        let (n, tail) = amount(n, DURABILITY, self);
        let does = mood.does(verb, Some(&sector), language);
        format!("{does} {n}{tail}")
    }

    fn cards(&mut self, verb: &VerbForms, n: &Amount, p: &Player, mood: Mood) -> String {
        let (cards, tail) = amount(n, Unit::Things(CARD), self);
        format!("{} {cards}{tail}", self.does(verb, p, mood))
    }

    /// The same of words that in English mean cards by themselves: "scan 2".
    fn count(&mut self, verb: &VerbForms, n: &Amount, p: &Player, mood: Mood) -> String {
        match (self.language(), plain(n, self)) {
            (Language::English, Some((n, tail))) => {
                format!("{} {n}{tail}", self.does(verb, p, mood))
            }
            _ => self.cards(verb, n, p, mood),
        }
    }

    fn marker(&mut self, n: &Amount, who: &Who, mood: Mood) -> String {
        let (n, tail) = match n {
            Amount::N(1) => (
                self.pick("an increase marker", "un marcador de aumento")
                    .to_owned(),
                String::new(),
            ),
            n => amount(n, Unit::Things(MARKER), self),
        };
        let who = self.who(who);
        let text = &who.text;
        let put = if mood == Mood::May { "poner" } else { "pon" };
        match self.language() {
            Language::English => format!("put {n} on {text}{tail}"),
            Language::Spanish if who.known => format!("{put}le {n}{tail}"),
            Language::Spanish => format!("{put} {n} sobre {text}{tail}"),
        }
    }

    fn buff(
        &mut self,
        attack: &Change,
        defense: &Change,
        who: &Who,
        until: Duration,
        mood: Mood,
    ) -> String {
        let language = self.language();
        let zero = Change::default();
        let (a, a_tail) = plus(attack, "", self);
        let (d, d_tail) = if attack == defense {
            (a.clone(), String::new())
        } else {
            plus(defense, &a, self)
        };
        let stats = match (*attack == zero, *defense == zero) {
            (false, true) => say!(language, "{a} attack", "{a} de ataque"),
            (true, false) => say!(language, "{d} defense", "{d} de defensa"),
            _ if a == THAT || d == THAT => format!("{a} de ataque y {d} de defensa"),
            _ => format!("{a}/{d}"),
        };
        let where_ = language.pick(", where ", ", donde ");
        let tail = match d_tail.strip_prefix(where_) {
            Some(also) if a_tail.starts_with(where_) => {
                format!("{a_tail}{}{also}", language.pick(" and ", " y donde "))
            }
            _ => a_tail + &d_tail,
        };
        let gets = mood.does(&words::GET, Some(&self.subject_of(who)), language);
        format!("{gets} {stats}{}{tail}", until_words(until, language))
    }

    /// An action of you or of somebody else.
    fn does(&mut self, verb: &VerbForms, player: &Player, mood: Mood) -> String {
        let subject = self.player_of(player);
        mood.does(verb, subject.as_ref(), self.language())
    }

    /// An action of you on somebody.
    fn done(
        &mut self,
        action: &Action,
        who: &Who,
        [english, spanish]: [&'static str; 2],
        mood: Mood,
    ) -> String {
        let done = action.on(&self.who(who), mood.you(), self.language());
        format!("{done}{}", self.pick(english, spanish))
    }
}

/// The Spanish verb for creating things.
const fn create(mood: Mood) -> &'static str {
    match mood {
        Mood::Plain => "crea",
        Mood::May => "crear",
    }
}

/// "your sector is lost".
fn lost(sector: &Phrase, mood: Mood, language: Language) -> String {
    let (english, spanish) = match (mood, sector.plural) {
        (Mood::Plain, false) => ("is lost", "se pierde"),
        (Mood::Plain, true) => ("are lost", "se pierden"),
        (Mood::May, false) => ("be lost", "se pierda"),
        (Mood::May, true) => ("be lost", "se pierdan"),
    };
    mood.lead(sector, language) + language.pick(english, spanish)
}
