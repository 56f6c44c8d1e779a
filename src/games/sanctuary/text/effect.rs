//! Effects as sentences.

use super::amount::{self, Unit, amount};
use super::condition;
use super::grant::{self, lasting};
use super::speaker::Speaker;
use super::verb;
use crate::cards::text::{Action, Join, Modality, Tells, Verb, Word, listed, say};
use crate::games::sanctuary::content::{Amount, Duration, Effect, ObjectSelector, PlayerSelector};
use crate::packs::Language;

const STRUCTURE: Unit = Unit::Of(["Structure", "Estructura"]);
const VOLITION: Unit = Unit::Of(["Volition", "Voluntad"]);
const DURABILITY: Unit = Unit::Of(["Durability", "Durabilidad"]);

impl Tells for Speaker<'_> {
    type Effect = Effect;

    fn language(&self) -> Language {
        self.names.language
    }

    fn effect(&mut self, effect: &Effect, modality: Modality) -> String {
        let language = self.language();
        let deal = verb::DEAL.form(modality.you(), language);
        match effect {
            Effect::Damage(n, who) => {
                let (n, tail) = amount(n, Unit::Damage, self);
                let who = self.who(who).text;
                say!(
                    language,
                    "{deal} {n} to {who}{tail}",
                    "{deal} {n} a {who}{tail}"
                )
            }
            Effect::DamageSanctuary(n, player) => {
                let (n, tail) = amount(n, Unit::Damage, self);
                let whose = self.sanctuary(player).text;
                say!(
                    language,
                    "{deal} {n} to {whose}{tail}",
                    "{deal} {n} a {whose}{tail}"
                )
            }
            Effect::GainStructure(n, player) => self.gain_structure(n, player, modality),
            Effect::GainVolition(n, p) => self.acts(p, &verb::GAIN, n, VOLITION, "", modality),
            Effect::LoseVolition(n, p) => self.acts(p, &verb::LOSE, n, VOLITION, "", modality),
            Effect::Draw(n, p) => self.acts(p, &verb::DRAW, n, Unit::Cards, "", modality),
            Effect::Discard(n, p) => self.acts(p, &verb::DISCARD, n, Unit::Cards, "", modality),
            Effect::DiscardAtRandom(n, p) => {
                let how = self.pick(" at random", " al azar");
                self.acts(p, &verb::DISCARD, n, Unit::Cards, how, modality)
            }
            Effect::Mill(n, player) => self.mill(n, player, modality),
            Effect::Foresee(n) => self.foresee(n, modality),
            Effect::Destroy(who) => self.does(&verb::DESTROY, who, ["", ""], modality),
            Effect::Return(who) => self.does(&verb::RETURN, who, OWNERS_HAND, modality),
            Effect::ShuffleAway(who) => {
                let deck = [" into its owner's deck", " en el mazo de su propietario"];
                self.does(&verb::SHUFFLE, who, deck, modality)
            }
            Effect::Recover(who) => {
                let hand = if self.mentions.is_yours(who) {
                    [" to your hand", " a tu mano"]
                } else {
                    OWNERS_HAND
                };
                self.does(&verb::RETURN, who, hand, modality)
            }
            Effect::Revive(who) => {
                let play = [" into play under your control", " en juego bajo tu control"];
                self.does(&verb::PUT, who, play, modality)
            }
            Effect::Tap(who) => self.does(&verb::TAP, who, ["", ""], modality),
            Effect::Untap(who) => self.does(&verb::UNTAP, who, ["", ""], modality),
            Effect::Heal(who) => {
                let remove = verb::REMOVE.form(modality.you(), language);
                let who = self.who(who);
                let text = &who.text;
                match language {
                    Language::English => format!("{remove} all damage from {text}"),
                    Language::Spanish if who.known => format!("{remove} todo su daño"),
                    Language::Spanish => format!("{remove} todo el daño de {text}"),
                }
            }
            Effect::Repair(n, who) => self.durability(&verb::GAIN, n, who, modality),
            Effect::Wear(n, who) => self.durability(&verb::LOSE, n, who, modality),
            Effect::Strengthen {
                by,
                less,
                who,
                until,
            } => self.strengthen(by, less, who, *until, modality),
            Effect::Give(grant, who, until) => {
                let subject = self.subject(who);
                let lead = modality.lead(&subject, language);
                let given = grant::given(grant, &subject, modality, language);
                let lasts = lasting(*until, subject.plural, language);
                format!("{lead}{given}{lasts}")
            }
            Effect::Control(who) => {
                let take = verb::SEIZE.form(modality.you(), language);
                let who = self.who(who);
                let text = &who.text;
                match language {
                    Language::English => format!("{take} control of {text} until Contemplation"),
                    Language::Spanish if who.known => {
                        format!("{take} su control hasta la Contemplación")
                    }
                    Language::Spanish => {
                        format!("{take} el control de {text} hasta la Contemplación")
                    }
                }
            }
            Effect::Cancel(who) => self.does(&verb::CANCEL, who, ["", ""], modality),
            Effect::AnotherDuel => {
                let may = match modality {
                    Modality::Plain => self.pick("you may ", "puedes "),
                    Modality::May => "",
                };
                say!(
                    language,
                    "{may}challenge once more this turn",
                    "{may}retar una vez más este turno"
                )
            }
            Effect::If(condition, effects) => {
                let clause = condition::clause(condition, Word::If, self);
                format!("{clause}, {}", self.clauses(effects, modality))
            }
            Effect::May(effects) => {
                let may = self.pick("you may", "puedes");
                format!("{may} {}", self.clauses(effects, Modality::May))
            }
        }
    }
}

impl Speaker<'_> {
    /// Something is done to somebody.
    fn does(
        &mut self,
        action: &Action,
        who: &ObjectSelector,
        [english, spanish]: [&'static str; 2],
        modality: Modality,
    ) -> String {
        let does = action.on(&self.who(who), modality.you(), self.language());
        format!("{does}{}", self.pick(english, spanish))
    }

    /// English names what is counted first, Spanish whose Sanctuary it is.
    fn gain_structure(
        &mut self,
        n: &Amount,
        player: &PlayerSelector,
        modality: Modality,
    ) -> String {
        let language = self.language();
        let early = (language == Language::English).then(|| amount(n, STRUCTURE, self));
        let subject = match player {
            PlayerSelector::You => None,
            other => Some(self.sanctuary(other)),
        };
        let gain = modality.does(&verb::GAIN, subject.as_ref(), language);
        let (n, tail) = early.unwrap_or_else(|| amount(n, STRUCTURE, self));
        format!("{gain} {n}{tail}")
    }

    /// A player gains, loses, draws or discards so much.
    fn acts(
        &mut self,
        player: &PlayerSelector,
        verb: &Verb,
        n: &Amount,
        unit: Unit,
        how: &str,
        modality: Modality,
    ) -> String {
        let subject = self.player(player);
        let does = modality.does(verb, subject.as_ref(), self.language());
        let (n, tail) = amount(n, unit, self);
        format!("{does} {n}{how}{tail}")
    }

    fn mill(&mut self, n: &Amount, player: &PlayerSelector, modality: Modality) -> String {
        let language = self.language();
        let subject = self.player(player);
        let put = modality.does(&verb::PLACE, subject.as_ref(), language);
        let whose = match subject {
            None => self.pick("your", "tu"),
            Some(_) => self.pick("their", "su"),
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
            Amount::That | Amount::Count(_) | Amount::StrengthOf(_) | Amount::CostOf(_) => {
                let (n, tail) = amount(n, Unit::Cards, self);
                say!(
                    language,
                    "{put} {n} from the top of {whose} deck into Limbo{tail}",
                    "{put} en el Limbo {n} de la parte superior de {whose} mazo{tail}"
                )
            }
        }
    }

    fn foresee(&mut self, n: &Amount, modality: Modality) -> String {
        let language = self.language();
        let look = verb::LOOK.form(modality.you(), language);
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
            Amount::That | Amount::Count(_) | Amount::StrengthOf(_) | Amount::CostOf(_) => {
                let (n, tail) = amount(n, Unit::Cards, self);
                say!(
                    language,
                    "{look} {n} from the top of your deck{tail}; {rest}",
                    "{look} {n} de la parte superior de tu mazo{tail}; {rest}"
                )
            }
        }
    }

    fn durability(
        &mut self,
        verb: &Verb,
        n: &Amount,
        who: &ObjectSelector,
        modality: Modality,
    ) -> String {
        let subject = self.subject(who);
        let does = modality.does(verb, Some(&subject), self.language());
        let (n, tail) = amount(n, DURABILITY, self);
        format!("{does} {n}{tail}")
    }

    fn strengthen(
        &mut self,
        by: &Amount,
        less: &Amount,
        who: &ObjectSelector,
        until: Duration,
        modality: Modality,
    ) -> String {
        let language = self.language();
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
        let gets = modality.does(&verb::GET, Some(&subject), language);
        let parts = listed(&parts, Join::And, language);
        let lasts = lasting(until, subject.plural, language);
        format!("{gets} {parts}{lasts}{tails}")
    }
}

const OWNERS_HAND: [&str; 2] = [" to its owner's hand", " a la mano de su propietario"];
