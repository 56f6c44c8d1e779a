//! How much happens to somebody: damage, hit points and counters.

use super::Addressee;
use super::amount::{self, Unit, amount};
use super::mentions::is_player;
use super::noun::COUNTER;
use super::speaker::{EventObject, Speaker};
use super::verb::{self, ImpliedSubject};
use crate::cards::text::{Form, Modalities, Says, Verb, divided, say};
use crate::games::souls::content::{Amount, ObjectSelector, OwnNumber, OwnThing};
use crate::packs::Language;

impl Speaker<'_> {
    /// Something gets so much: "a player heals 2 HP".
    pub(super) fn gets(
        &mut self,
        who: &ObjectSelector,
        verb: &Verb,
        n: &Amount,
        unit: Unit,
        implied: ImpliedSubject,
    ) -> String {
        if let ObjectSelector::Own(OwnThing::Player(player)) = who {
            return self.acts(player, verb, n, unit, implied);
        }
        let (lead, form) = self.suffering(who, verb, implied);
        let (n, tail) = amount(n, unit, None, self);
        format!("{lead}{} {n}{tail}", verb.form(form, self.language()))
    }

    /// "this monster heals all HP".
    pub(super) fn heals_all(&mut self, who: &ObjectSelector, implied: ImpliedSubject) -> String {
        let all = self.pick("all HP", "todos los PV");
        if let ObjectSelector::Own(OwnThing::Player(player)) = who {
            return self.act(player, &verb::HEAL, all, implied);
        }
        let (lead, form) = self.suffering(who, &verb::HEAL, implied);
        format!("{lead}{} {all}", verb::HEAL.form(form, self.language()))
    }

    pub(super) fn damage(
        &mut self,
        n: &Amount,
        who: &ObjectSelector,
        implied: ImpliedSubject,
    ) -> String {
        let you = *who == ObjectSelector::That && self.event_object == EventObject::You;
        if you || !matches!(who, ObjectSelector::Target(_)) && is_player(who, &self.mentions) {
            return self.gets(who, &verb::RECEIVE, n, Unit::Damage, implied);
        }
        let (n, who, tail) = self.with_whom(n, Unit::Damage, who);
        let deal = verb::DEAL.form(implied.form(), self.language());
        say!(
            self.language(),
            "{deal} {n} to {who}{tail}",
            "{deal} {n} a {who}{tail}"
        )
    }

    /// How much happens to whom, and what follows them. They are named in the order of the sentence.
    pub(super) fn with_whom(
        &mut self,
        n: &Amount,
        unit: Unit,
        who: &ObjectSelector,
    ) -> (String, String, String) {
        let follows = match n {
            Amount::Times(_, inner) => amount::counts(inner),
            n => amount::counts(n),
        };
        let first = follows.then(|| self.each_of(who));
        let (n, tail) = amount(n, unit, None, self);
        let who = first.unwrap_or_else(|| self.each_of(who));
        (n, who, tail)
    }

    /// A number is divided among a group: "divide 5 damage as you choose among up to three monsters".
    pub(super) fn divided(&mut self, n: u8, unit: Unit, implied: ImpliedSubject) -> String {
        let language = self.language();
        let total = self.mentions.divided(n).cloned().unwrap_or(Amount::Share);
        let (what, _) = amount(&total, unit, None, self);
        let among = self.who(&ObjectSelector::Target(n)).text;
        let yours = self.names.addressee == Addressee::You;
        divided(&what, &among, implied.form(), yours, language)
    }

    /// Whom so much happens to; of a group of targets each of them.
    pub(super) fn each_of(&mut self, who: &ObjectSelector) -> String {
        let language = self.language();
        let phrase = self.who(who);
        match who {
            ObjectSelector::Target(_) => phrase.each(language),
            _ => phrase.text,
        }
    }

    /// What something happens to, before that verb.
    fn suffering(
        &mut self,
        who: &ObjectSelector,
        verb: &Verb,
        implied: ImpliedSubject,
    ) -> (String, Form) {
        let (lead, subject, form) = self.doing(who, implied);
        match implied.is_bare() {
            true => (lead, form),
            false => (verb.lead(&subject, self.language()), form),
        }
    }

    /// "put 2 counters on this item".
    pub(super) fn add_counters(
        &mut self,
        n: &Amount,
        who: &ObjectSelector,
        implied: ImpliedSubject,
    ) -> String {
        let (n, what, tail) = self.with_whom(n, Unit::Each(COUNTER), who);
        let put = verb::PUT.form(implied.form(), self.language());
        say!(
            self.language(),
            "{put} {n} on {what}{tail}",
            "{put} {n} sobre {what}{tail}"
        )
    }

    pub(super) fn remove_counters(
        &mut self,
        n: &Amount,
        who: &ObjectSelector,
        implied: ImpliedSubject,
    ) -> String {
        let language = self.language();
        let remove = verb::REMOVE.form(implied.form(), language);
        if matches!(n, Amount::Own(OwnNumber::Counters(on)) if **on == *who) {
            let what = self.who(who);
            let text = what.text;
            return match language {
                Language::English => format!("{remove} all counters from {text}"),
                Language::Spanish if what.known => format!("{remove} todos sus contadores"),
                Language::Spanish => format!("{remove} todos los contadores de {text}"),
            };
        }
        let (n, who, tail) = self.with_whom(n, Unit::Each(COUNTER), who);
        say!(
            language,
            "{remove} {n} from {who}{tail}",
            "{remove} {n} de {who}{tail}"
        )
    }
}
