//! Predicates: what a subject does or gets.

use super::amount::{self, Unit, amount};
use super::filter;
use super::grant::lasting;
use super::noun::CARD;
use super::speaker::Speaker;
use super::verb::{self, ImpliedSubject};
use super::{Addressee, said};
use crate::cards::text::{
    Acting, Action, Form, Modalities, Noun, Phrase, Says, Verb, said_of, say,
};
use crate::games::souls::content::{
    Amount, DeckKind, Kind, Lasting, ObjectSelector, OwnThing, PlayerSelector,
};
use crate::packs::Language;

impl Speaker<'_> {
    /// "swap the attack and HP of two monsters".
    pub(super) fn swap_stats(
        &mut self,
        a: &ObjectSelector,
        b: &ObjectSelector,
        until: &Lasting,
        implied: ImpliedSubject,
    ) -> String {
        let language = self.language();
        let swap = verb::SWAP.form(implied.form(), language);
        let [one, other] = [a, b].map(|who| self.who(who).text);
        let both = Phrase {
            plural: true,
            ..Phrase::one("", false)
        };
        let lasts = lasting(until, &both, Form::Plural, self);
        say!(
            language,
            "{swap} the attack and HP of {one} and {other}{lasts}",
            "{swap} el ataque y los PV de {one} con los de {other}{lasts}"
        )
    }

    /// A player gains, loses, loots so much.
    pub(super) fn acts(
        &mut self,
        player: &PlayerSelector,
        verb: &Verb,
        n: &Amount,
        unit: Unit,
        implied: ImpliedSubject,
    ) -> String {
        let (lead, form) = self.subject_of(player, implied);
        let (n, tail) = amount(n, unit, Some(player), self);
        format!("{lead}{} {n}{tail}", verb.form(form, self.language()))
    }

    /// A player does something.
    pub(super) fn act(
        &mut self,
        player: &PlayerSelector,
        verb: &Verb,
        what: &str,
        implied: ImpliedSubject,
    ) -> String {
        let (lead, form) = self.subject_of(player, implied);
        let says = format!("{lead}{} {what}", verb.form(form, self.language()));
        says.trim_end().to_owned()
    }

    /// A player does something with what is theirs: "skip your next turn".
    pub(super) fn act_own(
        &mut self,
        player: &PlayerSelector,
        verb: &Verb,
        what: Noun,
        implied: ImpliedSubject,
    ) -> String {
        let (lead, form) = self.subject_of(player, implied);
        let whose = if *player == PlayerSelector::You && self.names.addressee == Addressee::You {
            self.pick("your", "tu")
        } else {
            self.pick("their", "su")
        };
        let (verb, what) = (
            verb.form(form, self.language()),
            what.name(false, self.language()),
        );
        format!("{lead}{verb} {whose} {what}")
    }

    /// The subject with a space, or nothing where it goes without saying, and the form of its verb.
    pub(super) fn subject_of(
        &mut self,
        player: &PlayerSelector,
        implied: ImpliedSubject,
    ) -> (String, Form) {
        if implied.is_doer(player) {
            return (String::new(), implied.form());
        }
        let subject = self.player_of(player);
        let before = match (player, self.language()) {
            (PlayerSelector::They, Language::English) if implied.is_bare() => "them ".to_owned(),
            (_, language) => subject.before_verb(language),
        };
        let command = subject.you && self.acting == Acting::Nobody;
        match implied {
            ImpliedSubject::May | ImpliedSubject::TheyMay => {
                let form = if subject.you {
                    Form::WishedYou
                } else {
                    Form::Wished
                };
                (self.made_to(&before), form)
            }
            ImpliedSubject::Plain | ImpliedSubject::They if command => {
                (String::new(), Form::Command)
            }
            ImpliedSubject::Plain | ImpliedSubject::They => (before, Form::of(&subject)),
        }
    }

    /// The same for anything that something happens to, a player as "you".
    pub(super) fn doing(
        &mut self,
        who: &ObjectSelector,
        implied: ImpliedSubject,
    ) -> (String, Phrase, Form) {
        let language = self.language();
        if let ObjectSelector::Own(OwnThing::Player(player)) = who {
            let (lead, form) = self.subject_of(player, implied);
            let lead = match (language, form) {
                (Language::English, Form::Command) => "you ".to_owned(),
                _ => lead,
            };
            return (lead, self.player_of(player), form);
        }
        let subject = self.who(who);
        let before = subject.before_verb(language);
        let (lead, form) = match implied {
            ImpliedSubject::May | ImpliedSubject::TheyMay => (self.made_to(&before), Form::Wished),
            ImpliedSubject::Plain | ImpliedSubject::They => (before, Form::of(&subject)),
        };
        (lead, subject, form)
    }

    /// "have that player ", "hacer que ese jugador ".
    pub(super) fn made_to(&self, subject: &str) -> String {
        say!(self.language(), "have {subject}", "hacer que {subject}")
    }

    pub(super) fn shield(
        &mut self,
        n: &Amount,
        who: &ObjectSelector,
        implied: ImpliedSubject,
    ) -> String {
        let language = self.language();
        let (next, tail) = match (language, n) {
            (Language::Spanish, Amount::N(1)) => {
                ("el próximo punto de daño".to_owned(), String::new())
            }
            (Language::Spanish, Amount::N(n)) => {
                (format!("los próximos {n} puntos de daño"), String::new())
            }
            _ => amount(n, Unit::Damage, None, self),
        };
        let who = match who {
            ObjectSelector::Target(_) => {
                let who = self.who(who);
                Phrase {
                    text: who.each(language),
                    ..who
                }
            }
            _ => self.who(who),
        };
        let next = say!(language, "the next {next}", "{next}");
        let prevent = verb::PREVENT.on(&Phrase::one(next, false), implied.form(), language);
        let whom = &who.text;
        match language {
            Language::English => format!("{prevent} to {whom} this turn{tail}"),
            Language::Spanish if who.you => {
                format!("{prevent} que fueras a recibir este turno{tail}")
            }
            Language::Spanish => format!("{prevent} a {whom} este turno{tail}"),
        }
    }

    pub(super) fn prevent(
        &mut self,
        n: &Amount,
        who: &ObjectSelector,
        implied: ImpliedSubject,
    ) -> String {
        let language = self.language();
        let target = match who {
            ObjectSelector::Target(n) if !self.mentions.is_named(*n) => {
                self.mentions.target(*n).cloned()
            }
            _ => None,
        };
        let (what, rest) = match (target, n) {
            (Some(filter), Amount::N(n)) if filter.kind == Kind::DamageEntry => {
                self.who(who);
                let points = if *n == 1 { "punto" } else { "puntos" };
                let damage = filter::damage(&filter, self.names);
                let what = say!(language, "{n} {damage}", "{n} {points} de {damage}");
                (what, String::new())
            }
            _ => {
                let (n, tail) = amount(n, Unit::Damage, None, self);
                let who = self.who(who).text;
                (n, say!(language, " of {who}{tail}", " de {who}{tail}"))
            }
        };
        let what = Phrase::one(what, false);
        verb::PREVENT.on(&what, implied.form(), language) + &rest
    }

    /// Something is done to somebody: "destroy one of your items".
    pub(super) fn does(
        &mut self,
        action: &Action,
        who: &ObjectSelector,
        [english, spanish]: [&'static str; 2],
        implied: ImpliedSubject,
    ) -> String {
        let mut what = self.who(who);
        if self.language() == Language::Spanish && self.is_person(who) {
            what.text.insert_str(0, "a ");
        }
        let does = action.on(&what, implied.form(), self.language());
        let rest = said_of(&what, self.pick(english, spanish));
        format!("{does}{rest}")
    }

    pub(super) fn seize(&mut self, who: &ObjectSelector, implied: ImpliedSubject) -> String {
        let what = self.who(who);
        if self.language() == Language::Spanish && self.kind_of(who) == Some(Kind::Loot) {
            // Nobody controls a card in a hand.
            let put = verb::PLACE.on(&what, implied.form(), Language::Spanish);
            return format!("{put} en tu mano");
        }
        let text = what.text;
        let what = match self.language() {
            Language::English => text,
            Language::Spanish if what.known => "su control".to_owned(),
            Language::Spanish => format!("el control de {text}"),
        };
        self.act(&PlayerSelector::You, &verb::SEIZE, &what, implied)
    }

    pub(super) fn add_to_roll(
        &mut self,
        n: i32,
        who: &ObjectSelector,
        implied: ImpliedSubject,
    ) -> String {
        let language = self.language();
        let what = self.who(who).text;
        let verb = if n < 0 { &verb::SUBTRACT } else { &verb::ADD };
        let verb = verb.form(implied.form(), language);
        let to = if n < 0 { "from" } else { "to" };
        let n = n.unsigned_abs();
        say!(language, "{verb} {n} {to} {what}", "{verb} {n} a {what}")
    }

    /// "steal 2¢ from each other player".
    pub(super) fn coins(
        &mut self,
        verb: &Verb,
        n: &Amount,
        to: &str,
        player: &PlayerSelector,
        implied: ImpliedSubject,
    ) -> String {
        let language = self.language();
        let (lead, form) = self.subject_of(&PlayerSelector::You, implied);
        let (n, tail) = amount(n, Unit::Coins, Some(&PlayerSelector::You), self);
        let whom = self.whom(player);
        let verb = verb.form(form, language);
        say!(
            language,
            "{lead}{verb} {n} {to} {whom}{tail}",
            "{lead}{verb} {n} a {whom}{tail}"
        )
    }

    /// "you may play 1 more loot card this turn".
    pub(super) fn more(
        &mut self,
        player: &PlayerSelector,
        [english, spanish]: [&'static str; 2],
        n: &Amount,
        what: Noun,
        implied: ImpliedSubject,
    ) -> String {
        let language = self.language();
        let (lead, form) = self.subject_of(player, implied);
        match language {
            Language::English => {
                let lead = match form {
                    Form::Command => "you ".to_owned(),
                    _ => lead,
                };
                let may = if form.follows() { "" } else { "may " };
                let plural = !matches!(n, Amount::N(1));
                let n = match n {
                    Amount::N(n) => n.to_string(),
                    other => amount::amount(other, Unit::Loot, None, self).0,
                };
                let what = what.name(plural, language);
                format!("{lead}{may}{english} {n} more {what} this turn")
            }
            Language::Spanish => {
                let can = match form {
                    Form::Bare => String::new(),
                    form => format!("{} ", verb::CAN.form(form, language)),
                };
                let (n, tail) = amount(n, Unit::Each(what), None, self);
                format!("{lead}{can}{spanish} {n} más este turno{tail}")
            }
        }
    }

    pub(super) fn must(
        &self,
        what: &str,
        [english, spanish]: [&'static str; 2],
        implied: ImpliedSubject,
    ) -> String {
        let rest = self.pick(english, spanish);
        let what = match what {
            "" => String::new(),
            what => say!(self.language(), " {what}", " a {what}"),
        };
        if implied.is_bare() {
            return say!(
                self.language(),
                "have the active player attack{what} this turn{rest}",
                "hacer que el jugador activo ataque{what} este turno{rest}"
            );
        }
        say!(
            self.language(),
            "the active player must attack{what} this turn{rest}",
            "el jugador activo debe atacar{what} este turno{rest}"
        )
    }

    pub(super) fn top(&mut self, deck: DeckKind, n: &Amount) -> String {
        let language = self.language();
        let deck = said::deck_name(deck, language);
        match n {
            Amount::N(1) => say!(
                language,
                "the top card of the {deck} deck",
                "la carta superior del mazo de {deck}"
            ),
            Amount::N(n) => say!(
                language,
                "the top {n} cards of the {deck} deck",
                "las {n} cartas superiores del mazo de {deck}"
            ),
            other => {
                let (n, tail) = amount(other, Unit::Each(CARD), None, self);
                say!(
                    language,
                    "{n} from the top of the {deck} deck{tail}",
                    "{n} de la parte superior del mazo de {deck}{tail}"
                )
            }
        }
    }

    pub(super) fn scry(&mut self, deck: DeckKind, n: &Amount, implied: ImpliedSubject) -> String {
        let top = self.top(deck, n);
        let look = self.act(&PlayerSelector::You, &verb::LOOK, &top, implied);
        let bottom = match n {
            Amount::N(1) => self.pick("which may go to the bottom", "que puede ir al fondo"),
            _ => self.pick(
                "any of which may go to the bottom",
                "y cualquiera de ellas puede ir al fondo",
            ),
        };
        format!("{look}, {bottom}")
    }

    /// Says what follows after whoever "you" is was named: "they" on cards that do not speak to them.
    pub(super) fn once_named<T>(&mut self, says: impl FnOnce(&mut Self) -> T) -> T {
        let addressee = self.names.addressee;
        if addressee == Addressee::Active {
            self.names = self.names.addressed_to(Addressee::They);
        }
        let said = says(self);
        self.names = self.names.addressed_to(addressee);
        said
    }
}

/// The words for an attack that need not be one of the usual ones.
pub(super) const ADDITIONAL: [&str; 2] = [", in an additional attack", ", en un ataque adicional"];
