//! Parts of sentences that effects share.

use super::amount::{Unit, amount, plain, plus, until_words};
use super::effect::{DAMAGE, DURABILITY};
use super::noun::{CARD, MARKER};
use super::speaker::Speaker;
use super::verb as words;
use crate::cards::counters::CounterName;
use crate::cards::text::{
    Action, Modality, Phrase, Says, Verb as VerbForms, change_counters, divided, said_of, say,
};
use crate::games::biomes::content::{
    Amount, Change, Lasting, ObjectSelector, PlayerSelector, SectorSelector,
};
use crate::packs::Language;

impl Speaker<'_> {
    /// A number is divided among a group: "divide 5 damage as you choose among up to three agents".
    pub(super) fn divided(
        &mut self,
        n: u8,
        modality: Modality,
        what: impl FnOnce(&Amount, &mut Self) -> String,
    ) -> String {
        let language = self.language();
        let total = self.divided_among(n).unwrap_or(Amount::Share);
        let what = what(&total, self);
        let among = self.who(&ObjectSelector::Target(n)).text;
        divided(&what, &among, modality.you(), true, language)
    }

    pub(super) fn damage(
        &mut self,
        n: &Amount,
        who: &ObjectSelector,
        modality: Modality,
    ) -> String {
        // In the order of the sentence: whose number it is comes last.
        // "It" could be those too.
        self.passing |= matches!(who, ObjectSelector::Each(_));
        let who = self.who(who);
        let (n, tail) = amount(n, DAMAGE, self);
        let text = &who.each(self.names.language);
        match (self.language(), modality, who.known) {
            (Language::English, ..) => format!("deal {n} to {text}{tail}"),
            (_, Modality::Plain, false) => format!("inflige {n} a {text}{tail}"),
            (_, Modality::Plain, true) => format!("inflígele {n}{tail}"),
            (_, Modality::May, false) => format!("infligir {n} a {text}{tail}"),
            (_, Modality::May, true) => format!("infligirle {n}{tail}"),
        }
    }

    pub(super) fn durability(
        &mut self,
        verb: &VerbForms,
        n: &Amount,
        at: &SectorSelector,
        modality: Modality,
    ) -> String {
        let language = self.language();
        let sector = self.sector(at);
        let (n, tail) = amount(n, DURABILITY, self);
        let does = modality.does(verb, Some(&sector), language);
        format!("{does} {n}{tail}")
    }

    pub(super) fn cards(
        &mut self,
        verb: &VerbForms,
        n: &Amount,
        p: &PlayerSelector,
        modality: Modality,
    ) -> String {
        let does = self.does(verb, p, modality);
        let (cards, tail) = amount(n, Unit::Things(CARD), self);
        format!("{does} {cards}{tail}")
    }

    /// The same of words that in English mean cards by themselves: "scan 2".
    pub(super) fn count(
        &mut self,
        verb: &VerbForms,
        n: &Amount,
        p: &PlayerSelector,
        modality: Modality,
    ) -> String {
        match (self.language(), plain(n, self)) {
            (Language::English, Some((n, tail))) => {
                format!("{} {n}{tail}", self.does(verb, p, modality))
            }
            _ => self.cards(verb, n, p, modality),
        }
    }

    pub(super) fn marker(
        &mut self,
        n: &Amount,
        who: &ObjectSelector,
        modality: Modality,
    ) -> String {
        let who = self.who(who);
        let (n, tail) = match n {
            Amount::N(1) => (
                self.pick("an increase marker", "un marcador de aumento")
                    .to_owned(),
                String::new(),
            ),
            n => amount(n, Unit::Things(MARKER), self),
        };
        let text = &who.each(self.names.language);
        let put = if modality == Modality::May {
            "poner"
        } else {
            "pon"
        };
        let equal = self.pick(" equal to ", " igual a ");
        if let Some(many) = tail.strip_prefix(equal) {
            let markers = MARKER.name(true, self.language());
            return match self.language() {
                Language::English => format!("put as many {markers} on {text} as {many}"),
                Language::Spanish if who.known => format!("{put}le tantos {markers} como {many}"),
                Language::Spanish => format!("{put} sobre {text} tantos {markers} como {many}"),
            };
        }
        match self.language() {
            Language::English => format!("put {n} on {text}{tail}"),
            Language::Spanish if who.known => format!("{put}le {n}{tail}"),
            Language::Spanish => format!("{put} {n} sobre {text}{tail}"),
        }
    }

    pub(super) fn buff(
        &mut self,
        attack: &Change,
        defense: &Change,
        who: &ObjectSelector,
        until: &Lasting,
        modality: Modality,
    ) -> String {
        let language = self.language();
        let zero = Change::default();
        let subject = self.subject_of(who);
        let each = attack == defense || *attack == zero || *defense == zero;
        let taken = if defense.0 == Amount::X { "X" } else { "" };
        let (a, a_tail) = plus(attack, taken, each, self);
        let (d, d_tail) = if attack == defense {
            (a.clone(), String::new())
        } else {
            plus(defense, &a, each, self)
        };
        let stats = match (*attack == zero, *defense == zero) {
            (false, true) => say!(language, "{a} attack", "{a} de ataque"),
            (true, false) => say!(language, "{d} defense", "{d} de defensa"),
            _ if a.contains(' ') || d.contains(' ') => say!(
                language,
                "{a} attack and {d} defense",
                "{a} de ataque y {d} de defensa"
            ),
            _ => format!("{a}/{d}"),
        };
        let where_ = language.pick(", where ", ", donde ");
        let tail = match d_tail.strip_prefix(where_) {
            Some(also) if a_tail.starts_with(where_) => {
                format!("{a_tail}{}{also}", language.pick(" and ", " y donde "))
            }
            _ => a_tail + &d_tail,
        };
        let gets = modality.does(&words::GET, Some(&subject), language);
        format!("{gets} {stats}{}{tail}", until_words(until, self))
    }

    /// An action of you or of somebody else.
    pub(super) fn does(
        &mut self,
        verb: &VerbForms,
        player: &PlayerSelector,
        modality: Modality,
    ) -> String {
        let subject = self.player_of(player);
        modality.does(verb, subject.as_ref(), self.language())
    }

    /// Counters are put on something or taken off.
    pub(super) fn counters(
        &mut self,
        more: bool,
        (counter, n, who): (&CounterName, &Amount, &ObjectSelector),
        modality: Modality,
    ) -> String {
        let name = self.names.counter(counter);
        let who = self.who(who).each(self.names.language);
        change_counters(self, more, n, &name, &who, modality)
    }

    /// An action of you on somebody.
    pub(super) fn done(
        &mut self,
        action: &Action,
        who: &ObjectSelector,
        [english, spanish]: [&'static str; 2],
        modality: Modality,
    ) -> String {
        let who = self.who(who);
        let done = action.on(&who, modality.you(), self.language());
        let rest = said_of(&who, self.pick(english, spanish));
        format!("{done}{rest}")
    }
}

/// The Spanish verb for creating things.
pub(super) const fn create(modality: Modality) -> &'static str {
    match modality {
        Modality::Plain => "crea",
        Modality::May => "crear",
    }
}

/// "your sector is lost".
pub(super) fn lost(sector: &Phrase, modality: Modality, language: Language) -> String {
    let (english, spanish) = match (modality, sector.plural) {
        (Modality::Plain, false) => ("is lost", "se pierde"),
        (Modality::Plain, true) => ("are lost", "se pierden"),
        (Modality::May, false) => ("be lost", "se pierda"),
        (Modality::May, true) => ("be lost", "se pierdan"),
    };
    modality.lead(sector, language) + language.pick(english, spanish)
}
