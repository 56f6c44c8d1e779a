//! Effects as sentences.

use super::ability;
use super::amount::{self, Unit, amount};
use super::condition;
use super::filter;
use super::grant::{self, lasting};
use super::noun::{CARD, COST, STRENGTH};
use super::speaker::Speaker;
use super::verb as words;
use crate::cards::counters::CounterName;
use crate::cards::language::RevealUntil;
use crate::cards::text::{
    Acting, Action, Join, Modality, Phrase, Says, Verb as VerbForms, Word, change_counters,
    counted, divided, extra_turn, listed, say, shield, skip_turn, some_counters,
};
use crate::games::sanctuary::Sanctuary;
use crate::games::sanctuary::content::{
    Amount, Condition, Cost, Duration, Filter, ObjectSelector, OwnCondition, OwnNumber,
    PlayerSelector, TriggerCondition, Verb, Where,
};
use crate::packs::{Language, Whose};

const STRUCTURE: Unit = Unit::Of(["Structure", "Estructura"]);
const VOLITION: Unit = Unit::Of(["Volition", "Voluntad"]);
const DURABILITY: Unit = Unit::Of(["Durability", "Durabilidad"]);

impl Says<Sanctuary> for Speaker<'_> {
    type Modality = Modality;

    fn language(&self) -> Language {
        self.names.language
    }

    fn verb(&mut self, verb: &Verb, modality: Modality) -> String {
        let language = self.language();
        let deal = words::DEAL.form(modality.you(), language);
        match verb {
            Verb::Damage(Amount::Share, ObjectSelector::Target(n)) => {
                self.divided(*n, modality, |total, speaker| {
                    amount(total, Unit::Damage, speaker).0
                })
            }
            Verb::Damage(n, who) => {
                let (n, tail) = amount(n, Unit::Damage, self);
                let who = self.who(who).each(language);
                say!(
                    language,
                    "{deal} {n} to {who}{tail}",
                    "{deal} {n} a {who}{tail}"
                )
            }
            Verb::DamageSanctuary(n, player) => {
                let (n, tail) = amount(n, Unit::Damage, self);
                let whose = self.sanctuary(player).text;
                say!(
                    language,
                    "{deal} {n} to {whose}{tail}",
                    "{deal} {n} a {whose}{tail}"
                )
            }
            Verb::GainStructure(n, player) => self.gain_structure(n, player, modality),
            Verb::GainVolition(n, p) => self.acts(p, &words::GAIN, n, VOLITION, "", modality),
            Verb::LoseVolition(n, p) => self.acts(p, &words::LOSE, n, VOLITION, "", modality),
            Verb::Draw(n, p) => self.acts(p, &words::DRAW, n, Unit::Cards, "", modality),
            Verb::Discard(n, p) => self.acts(p, &words::DISCARD, n, Unit::Cards, "", modality),
            Verb::DiscardAtRandom(n, p) => {
                let how = self.pick(" at random", " al azar");
                self.acts(p, &words::DISCARD, n, Unit::Cards, how, modality)
            }
            Verb::Mill(n, player) => self.mill(n, player, modality),
            Verb::Foresee(n) => self.foresee(n, modality),
            Verb::Destroy(who) => self.does(&words::DESTROY, who, ["", ""], modality),
            Verb::Return(who) => self.does(&words::RETURN, who, OWNERS_HAND, modality),
            Verb::ShuffleAway(who) => {
                let deck = [" into its owner's deck", " en el mazo de su propietario"];
                self.does(&words::SHUFFLE, who, deck, modality)
            }
            Verb::Recover(who @ ObjectSelector::Picked) if self.searched => {
                let hand = [" into your hand", " en tu mano"];
                self.does(&words::PUT, who, hand, modality)
            }
            Verb::Recover(who) => {
                let hand = if self.mentions.is_yours(who) {
                    [" to your hand", " a tu mano"]
                } else {
                    OWNERS_HAND
                };
                self.does(&words::RETURN, who, hand, modality)
            }
            Verb::Revive(who) => {
                let play = [" into play under your control", " en juego bajo tu control"];
                self.does(&words::PUT, who, play, modality)
            }
            Verb::PutInLimbo(who) => {
                self.does(&words::PUT, who, [" into Limbo", " en el Limbo"], modality)
            }
            Verb::PutOnTop(who) => {
                let deck = [
                    " on top of its owner's deck",
                    " encima del mazo de su propietario",
                ];
                self.does(&words::PUT, who, deck, modality)
            }
            Verb::PutOnBottom(who) => {
                let deck = [
                    " on the bottom of its owner's deck",
                    " en el fondo del mazo de su propietario",
                ];
                self.does(&words::PUT, who, deck, modality)
            }
            Verb::Shuffle(player) => {
                let deck = self.possession(player, ["deck", "mazo"], false);
                words::SHUFFLE.on(&Phrase::one(deck, false), modality.you(), language)
            }
            Verb::Tap(who) => self.does(&words::TAP, who, ["", ""], modality),
            Verb::Untap(who) => self.does(&words::UNTAP, who, ["", ""], modality),
            Verb::Heal(who) => {
                let remove = words::REMOVE.form(modality.you(), language);
                let who = self.who(who);
                let text = &who.text;
                match language {
                    Language::English => format!("{remove} all damage from {text}"),
                    Language::Spanish if who.known => format!("{remove} todo su daño"),
                    Language::Spanish => format!("{remove} todo el daño de {text}"),
                }
            }
            Verb::Shield(n, who) => {
                let who = self.who(who);
                shield(self, Some(n), &who, modality)
            }
            Verb::PreventAll(who) => {
                let who = self.who(who);
                shield(self, None, &who, modality)
            }
            Verb::Repair(n, who) => self.durability(&words::GAIN, n, who, modality),
            Verb::Wear(n, who) => self.durability(&words::LOSE, n, who, modality),
            Verb::Strengthen {
                by,
                less,
                who,
                until,
            } => self.strengthen(by, less, who, *until, modality),
            Verb::Give(grant, who, until) => {
                let subject = self.subject_of(who);
                let lead = modality.lead(&subject, language);
                let given = grant::given(grant, &subject, modality, language);
                let lasts = lasting(*until, subject.plural, language);
                format!("{lead}{given}{lasts}")
            }
            Verb::Spawn(card, n) => {
                let name = self.names.card(card);
                let create = words::CREATE.form(modality.you(), language);
                match n {
                    Amount::N(1) => say!(language, "{create} a {name}", "{create} 1 × {name}"),
                    Amount::N(n) => format!("{create} {n} × {name}"),
                    other => {
                        let many = self.quantity(other);
                        say!(
                            language,
                            "{create} a number of {name} equal to {many}",
                            "{create} una cantidad de {name} igual a {many}"
                        )
                    }
                }
            }
            Verb::Control(who) => {
                let take = words::SEIZE.form(modality.you(), language);
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
            Verb::ExtraTurn(p) => extra_turn(self, p, modality),
            Verb::SkipTurn(p) => skip_turn(self, p, modality),
            Verb::AnotherCombat => match modality {
                Modality::Plain => self.pick(
                    "after this turn's Combat there is another one",
                    "después del Combate de este turno hay otro",
                ),
                Modality::May => self.pick(
                    "have another Combat this turn",
                    "tener otro Combate este turno",
                ),
            }
            .to_owned(),
            Verb::AddCounters(counter, Amount::Share, ObjectSelector::Target(n)) => {
                let name = self.names.counter(counter);
                self.divided(*n, modality, |total, speaker| {
                    some_counters(speaker, total, &name)
                })
            }
            Verb::AddCounters(counter, n, who) => self.counters(true, (counter, n, who), modality),
            Verb::RemoveCounters(counter, n, who) => {
                self.counters(false, (counter, n, who), modality)
            }
            Verb::Cancel(who) => self.does(&words::CANCEL, who, ["", ""], modality),
            Verb::AnotherDuel => {
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
        }
    }

    fn cost(&mut self, cost: &Cost, modality: Modality) -> String {
        let language = self.language();
        let form = modality.you();
        match cost {
            Cost::Volition(n) => {
                let pay = words::PAY.form(form, language);
                say!(language, "{pay} {n} Volition", "{pay} {n} de Voluntad")
            }
            Cost::Structure(n) => {
                let lose = words::LOSE.form(form, language);
                say!(language, "{lose} {n} Structure", "{lose} {n} de Estructura")
            }
            Cost::Discard(n) => {
                let discard = words::DISCARD.form(form, language);
                format!("{discard} {}", counted(*n, CARD, language))
            }
            Cost::RemoveCounters(counter, n) => {
                let name = self.names.counter(counter);
                let this = self.this().text;
                change_counters(self, false, &Amount::N((*n).into()), &name, &this, modality)
            }
            Cost::Tap => words::TAP.on(&self.bearer(), form, language),
            Cost::Destroy(filter) => {
                let one = filter::one(filter, self.names);
                words::DESTROY.on(&one, form, language)
            }
        }
    }

    fn own_condition(&mut self, condition: &OwnCondition, holds: bool) -> String {
        condition::state(condition, holds, self)
    }

    fn own_number(&mut self, number: &OwnNumber) -> String {
        match number {
            OwnNumber::StrengthOf(who) => self.quality(STRENGTH, who),
            OwnNumber::CostOf(who) => self.quality(COST, who),
            OwnNumber::Counters(counter, who) => {
                let name = self.names.counter(counter);
                let who = self.who(who).text;
                say!(
                    self.language(),
                    "the number of {name} counters on {who}",
                    "el número de contadores de {name} en {who}"
                )
            }
            OwnNumber::Volition(player) => self.possession(player, ["Volition", "Voluntad"], true),
            OwnNumber::Structure(player) => {
                self.possession(player, ["Structure", "Estructura"], true)
            }
        }
    }

    fn player(&mut self, player: &PlayerSelector) -> Option<Phrase> {
        self.player_of(player)
    }

    fn one(&mut self, filter: &Filter) -> Phrase {
        filter::one(filter, self.names)
    }

    fn number_of(&mut self, filter: &Filter) -> String {
        filter::number_of(filter, self.names)
    }

    fn at_least(&mut self, n: u8, filter: &Filter, holds: bool) -> String {
        condition::at_least(n, filter, holds, self)
    }

    fn trigger(&mut self, trigger: &TriggerCondition) -> String {
        ability::opening(trigger, self)
    }

    fn losses(&self, died: bool) -> [&'static str; 2] {
        if died {
            ["Characters that were destroyed", "Personajes destruidos"]
        } else {
            ["cards that were destroyed", "cartas destruidas"]
        }
    }

    fn many(&mut self, filter: &Filter) -> String {
        filter::many(filter, self.names).text
    }

    fn this_card(&mut self) -> String {
        self.this().text
    }

    fn deck(&mut self, deck: &PlayerSelector) -> String {
        self.possession(deck, ["deck", "mazo"], false)
    }

    fn victim(&mut self, who: &ObjectSelector) -> String {
        self.who(who).text
    }

    fn one_of_deck(&mut self, filter: &Filter) -> String {
        let bare = Filter {
            place: Where::Play,
            whose: Whose::Any,
            ..filter.clone()
        };
        self.one(&bare).text
    }

    fn pick_revealed(&mut self, reveal: &RevealUntil<Sanctuary>) {
        self.pick_of(&reveal.filter);
        self.searched = reveal.deck == PlayerSelector::You;
    }

    fn pile(&self) -> [&'static str; 2] {
        ["into Limbo", "en el Limbo"]
    }

    fn pick_of(&mut self, filter: &Filter) {
        self.picked = filter.kind;
        self.searched = filter.place == Where::Deck && filter.whose == Whose::Yours;
        self.mentions.other();
    }

    fn act(&mut self, acting: Acting) -> Acting {
        std::mem::replace(&mut self.acting, acting)
    }

    fn clause(&mut self, condition: &Condition, word: Word) -> String {
        condition::clause(condition, word, self)
    }
}

impl Speaker<'_> {
    /// A number is divided among a group: "divide 5 damage as you choose among up to three Characters".
    fn divided(
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
    fn counters(
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
    fn does(
        &mut self,
        action: &Action,
        who: &ObjectSelector,
        [english, spanish]: [&'static str; 2],
        modality: Modality,
    ) -> String {
        let who = self.who(who);
        let does = action.on(&who, modality.you(), self.language());
        let rest = match who.plural {
            true => theirs(self.pick(english, spanish)),
            false => self.pick(english, spanish).to_owned(),
        };
        format!("{does}{rest}")
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
        let gain = modality.does(&words::GAIN, subject.as_ref(), language);
        let (n, tail) = early.unwrap_or_else(|| amount(n, STRUCTURE, self));
        format!("{gain} {n}{tail}")
    }

    /// A player gains, loses, draws or discards so much.
    fn acts(
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

    fn mill(&mut self, n: &Amount, player: &PlayerSelector, modality: Modality) -> String {
        let language = self.language();
        let subject = self.player_of(player);
        let put = modality.does(&words::PLACE, subject.as_ref(), language);
        let whose = match subject.filter(|who| !who.you) {
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

    fn foresee(&mut self, n: &Amount, modality: Modality) -> String {
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

    fn durability(
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

    fn strengthen(
        &mut self,
        by: &Amount,
        less: &Amount,
        who: &ObjectSelector,
        until: Duration,
        modality: Modality,
    ) -> String {
        let language = self.language();
        let subject = self.subject_of(who);
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
        let gets = modality.does(&words::GET, Some(&subject), language);
        let parts = listed(&parts, Join::And, language);
        let lasts = lasting(until, subject.plural, language);
        format!("{gets} {parts}{lasts}{tails}")
    }
}

/// What is one card's, said of several.
fn theirs(rest: &str) -> String {
    let hands = rest.replace("its owner's hand", "their owners' hands");
    hands.replace("its owner's deck", "their owners' decks")
}

const OWNERS_HAND: [&str; 2] = [" to its owner's hand", " a la mano de su propietario"];
