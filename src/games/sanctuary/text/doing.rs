//! The sentences of what effects do, from their verb, their number and whom they touch.

use super::amount::{self, Unit, amount};
use super::grant::lasting;
use super::speaker::Speaker;
use super::verb as words;
use crate::cards::counters::CounterName;
use crate::cards::text::{
    Action, Join, Modality, Says, Verb as VerbForms, change_counters, divided, listed, said_of, say,
};
use crate::games::sanctuary::content::{Amount, Lasting, ObjectSelector, PlayerSelector};

const STRUCTURE: Unit = Unit::Of(["Structure", "Estructura"]);
const DURABILITY: Unit = Unit::Of(["Durability", "Durabilidad"]);

impl Speaker<'_> {
    /// A number is divided among a group: "divide 5 damage as you choose among up to three Characters".
    pub(super) fn divided(
        &mut self,
        n: u8,
        modality: Modality,
        what: impl FnOnce(&Amount, &mut Self) -> String,
    ) -> String {
        let language = self.language();
        let total = self.mentions.divided(n).cloned().unwrap_or(Amount::Share);
        let what = what(&total, self);
        let among = self.who(&ObjectSelector::Target(n)).text;
        divided(&what, &among, modality.you(), true, language)
    }

    /// Counters are put on somebody or taken off.
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

    /// Something is done to somebody.
    pub(super) fn does(
        &mut self,
        action: &Action,
        who: &ObjectSelector,
        [english, spanish]: [&'static str; 2],
        modality: Modality,
    ) -> String {
        let who = self.who(who);
        let does = action.on(&who, modality.you(), self.language());
        let rest = said_of(&who, self.pick(english, spanish));
        format!("{does}{rest}")
    }

    pub(super) fn gain_structure(
        &mut self,
        n: &Amount,
        player: &PlayerSelector,
        modality: Modality,
    ) -> String {
        let language = self.language();
        let subject = match player {
            PlayerSelector::You => self.player_of(player),
            other => Some(self.sanctuary(other)),
        };
        let gain = modality.does(&words::GAIN, subject.as_ref(), language);
        let (n, tail) = amount(n, STRUCTURE, self);
        format!("{gain} {n}{tail}")
    }

    /// A player gains, loses, draws or discards so much.
    pub(super) fn acts(
        &mut self,
        player: &PlayerSelector,
        verb: &VerbForms,
        n: &Amount,
        unit: Unit,
        how: &str,
        modality: Modality,
    ) -> String {
        let subject = self.player_of(player);
        let does = modality.does(verb, subject.as_ref(), self.language());
        let (n, tail) = amount(n, unit, self);
        format!("{does} {n}{how}{tail}")
    }

    pub(super) fn mill(
        &mut self,
        n: &Amount,
        player: &PlayerSelector,
        modality: Modality,
    ) -> String {
        let language = self.language();
        let subject = self.player_of(player);
        let put = modality.does(&words::PLACE, subject.as_ref(), language);
        let whose = match player {
            PlayerSelector::You => self.pick("your", "tu"),
            _ => self.pick("their", "su"),
        };
        match n {
            Amount::N(1) => say!(
                language,
                "{put} the top card of {whose} deck into Limbo",
                "{put} en el Limbo la carta superior de {whose} mazo"
            ),
            Amount::N(n) => say!(
                language,
                "{put} the top {n} cards of {whose} deck into Limbo",
                "{put} en el Limbo las {n} cartas superiores de {whose} mazo"
            ),
            other => {
                let n = other;
                let (n, tail) = amount(n, Unit::Cards, self);
                say!(
                    language,
                    "{put} {n} from the top of {whose} deck into Limbo{tail}",
                    "{put} en el Limbo {n} de la parte superior de {whose} mazo{tail}"
                )
            }
        }
    }

    pub(super) fn foresee(&mut self, n: &Amount, modality: Modality) -> String {
        let language = self.language();
        let look = words::LOOK.form(modality.you(), language);
        let rest = self.pick(
            "put any of them on the bottom and the rest back on top",
            "pon las que quieras en el fondo y el resto encima",
        );
        match n {
            Amount::N(1) => say!(
                language,
                "{look} the top card of your deck; you may put it on the bottom",
                "{look} la carta superior de tu mazo; puedes ponerla en el fondo"
            ),
            Amount::N(n) => say!(
                language,
                "{look} the top {n} cards of your deck; {rest}",
                "{look} las {n} cartas superiores de tu mazo; {rest}"
            ),
            other => {
                let n = other;
                let (n, tail) = amount(n, Unit::Cards, self);
                say!(
                    language,
                    "{look} {n} from the top of your deck{tail}; {rest}",
                    "{look} {n} de la parte superior de tu mazo{tail}; {rest}"
                )
            }
        }
    }

    pub(super) fn durability(
        &mut self,
        verb: &VerbForms,
        n: &Amount,
        who: &ObjectSelector,
        modality: Modality,
    ) -> String {
        let subject = self.subject_of(who);
        let does = modality.does(verb, Some(&subject), self.language());
        let (n, tail) = amount(n, DURABILITY, self);
        format!("{does} {n}{tail}")
    }

    pub(super) fn strengthen(
        &mut self,
        by: &Amount,
        less: &Amount,
        who: &ObjectSelector,
        until: &Lasting,
        modality: Modality,
    ) -> String {
        let language = self.language();
        let subject = self.subject_of(who);
        let zero = Amount::zero();
        let both = *by != zero && *less != zero;
        let mut parts: Vec<String> = Vec::new();
        let mut tails = String::new();
        for (n, other, sign) in [(by, less, '+'), (less, by, '−')] {
            if *n == zero {
                continue;
            }
            let taken = match (parts.first(), other) {
                (Some(first), _) => first.clone(),
                (None, Amount::X) => "X".to_owned(),
                (None, _) => String::new(),
            };
            let beside = both.then_some(&taken[..]);
            let (n, tail) = amount::strength(n, sign, beside, self);
            parts.push(n);
            let lead = language.pick(", where ", ", donde ");
            tails += &match tail.strip_prefix(lead) {
                Some(also) if tails.starts_with(lead) => {
                    say!(language, " and {also}", " y donde {also}")
                }
                _ => tail,
            };
        }
        let gets = modality.does(&words::GET, Some(&subject), language);
        let parts = listed(&parts, Join::And, language);
        let lasts = lasting(until, subject.plural, self);
        format!("{gets} {parts}{lasts}{tails}")
    }
}

pub(super) const OWNERS_HAND: [&str; 2] = [" to its owner's hand", " a la mano de su propietario"];
